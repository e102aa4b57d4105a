//! Numbers that fell, beside how often each was to be expected, as bars.

use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_rules::review::{Detail, ToldWords};
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette};

/// The height of the highest bar, and the width of a column, in design units.
const HEIGHT: f32 = 52.0;
const WIDTH: f32 = 44.0;
/// The width of a bar, in design units.
const BAR: f32 = 13.0;

/// A number, how often it fell, and how often it was to be expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fallen {
    number: u32,
    times: f32,
    expected: f32,
}

/// The numbers of a fact, if it tells any: how often 7 fell is its detail `n7`, how often it was to be expected, in
/// tenths, `e7`.
pub fn fallen(words: &ToldWords) -> Vec<Fallen> {
    let number = |name: &str| match words.details.get(name) {
        Some(Detail::Number(number)) => Some(*number as f32),
        _ => None,
    };
    let of = |n: u32| {
        Some(Fallen {
            number: n,
            times: number(&format!("n{n}"))?,
            expected: number(&format!("e{n}"))? / 10.0,
        })
    };
    (0..=36).filter_map(of).collect()
}

/// Adds the bars; nothing if nothing fell.
pub fn add_histogram(commands: &mut Commands, pane: Entity, all: &[Fallen]) {
    let each = all.iter().map(|it| it.times.max(it.expected));
    let most = each.fold(0.0, f32::max);
    if most == 0.0 {
        return;
    }
    let row = Node {
        align_items: AlignItems::End,
        flex_shrink: 0.0,
        margin: UiRect::left(px(10)),
        ..default()
    };
    let row = commands.spawn((ChildOf(pane), row, Pickable::IGNORE)).id();
    for fallen in all {
        let column = Node {
            width: px(WIDTH),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            ..default()
        };
        let column = commands.spawn((ChildOf(row), column)).id();
        let bars = Node {
            align_items: AlignItems::End,
            column_gap: px(2),
            ..default()
        };
        let bars = commands.spawn((ChildOf(column), bars)).id();
        for (value, ink) in [
            (fallen.times, palette::AZURE),
            (fallen.expected, palette::STONE),
        ] {
            commands.spawn((
                ChildOf(bars),
                Node {
                    width: px(BAR),
                    height: px((HEIGHT * value / most).max(1.0)),
                    ..default()
                },
                BackgroundColor(ink),
            ));
        }
        let words = LocalizedText::verbatim(fallen.number.to_string());
        let style = TextStyle::CAPTION.growing(1.3);
        commands.spawn((ChildOf(column), label(words, style, palette::INK)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_fact_are_those_with_both_details() {
        let dice = ToldWords::new("dice")
            .number("n2", 3)
            .number("e2", 15)
            .number("n3", 1)
            .number("throws", 4);
        let expected = Fallen {
            number: 2,
            times: 3.0,
            expected: 1.5,
        };
        assert_eq!(fallen(&dice), [expected]);
        assert_eq!(fallen(&ToldWords::new("orders").number("n", 3)), []);
    }
}
