//! Draws the plate: a hex, a figure with its numbers, the odds of a blow.

use bevy::prelude::*;

use super::plate::{Figure, Ground};
use crate::games::guesclin::table::blow_odds::Odds;
use crate::games::guesclin::table::{odds_words, picture_names};
use crate::i18n::{LiveRegion, LocalizedText};
use crate::theme::text_style::FontFace;
use crate::theme::widget::label;
use crate::theme::{Picture, TextStyle, palette};

/// How many numbers and lines of a figure the plate has room for on a phone.
const LOW_ROWS: usize = 6;
/// The height of its head and its edges there, and of a number, in units of the interface.
const LOW_HEAD: f32 = 54.0;
const LOW_ROW: f32 = 19.5;
/// By how much letters are enlarged there at most.
const LOW_MOST: f32 = 1.2;

fn line(
    commands: &mut Commands,
    parent: Entity,
    text: LocalizedText,
    style: TextStyle,
    color: Color,
) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            label(text, style.growing(1.0), color),
            Pickable::IGNORE,
        ))
        .id()
}

fn across(commands: &mut Commands, parent: Entity, gap: f32) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(gap),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id()
}

fn down(commands: &mut Commands, parent: Entity) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(0),
                flex_grow: 1.0,
                min_width: px(0),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id()
}

pub(super) fn draw_ground(commands: &mut Commands, plate: Entity, ground: &Ground, low: bool) {
    let signs = across(commands, plate, 6.0);
    for sign in &ground.signs {
        commands.spawn((
            ChildOf(signs),
            Picture::tall(*sign, if low { 26.0 } else { 34.0 }),
            Pickable::IGNORE,
        ));
    }
    let most = if low { 3 } else { 7 };
    for (n, text) in ground.lines.iter().take(most).enumerate() {
        let size = if low { 13.0 } else { 15.0 };
        let (style, color) = if n == 0 {
            (TextStyle::SMALL_STRONG.sized(size), palette::INK)
        } else {
            (TextStyle::SMALL.sized(size - 1.0), palette::INK_PALE)
        };
        line(commands, plate, text.clone(), style, color);
    }
}

/// By how much what a figure has is enlarged on a phone's plate of this height: few numbers have room for larger letters.
fn growth(figure: &Figure, height: f32) -> f32 {
    // A sentence may need two lines.
    let rows = figure.numbers.len() + 2 * figure.lines.len();
    let room = height - LOW_HEAD;
    (room / (LOW_ROW * rows as f32)).clamp(1.0, LOW_MOST)
}

/// Draws a figure; `low` is the height of the plate on a phone, in units of the interface.
pub(super) fn draw_figure(
    commands: &mut Commands,
    plate: Entity,
    figure: &Figure,
    low: Option<f32>,
) {
    let grow = low.map_or(1.0, |height| growth(figure, height));
    let low = low.is_some();
    let head = across(commands, plate, 6.0);
    let large = if low { 38.0 } else { 70.0 };
    commands.spawn((
        ChildOf(head),
        Picture::new(picture_names::figure(&figure.counter, figure.stunned)),
        Node {
            width: px(large),
            height: px(large),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ));
    let name = TextStyle::new(FontFace::Gothic, if low { 14.0 } else { 19.0 });
    let text = figure.name.clone();
    if low {
        // The ground of the counter and the ribbon tell the banner.
        let names = down(commands, head);
        line(commands, names, text, name, palette::AZURE_DEEP);
    } else {
        for sign in figure.arms {
            commands.spawn((ChildOf(head), Picture::tall(sign, 30.0), Pickable::IGNORE));
        }
        line(commands, plate, text, name, palette::AZURE_DEEP);
    }
    for (caption, number, changed) in &figure.numbers {
        let row = across(commands, plate, 7.0);
        let color = if *changed {
            palette::GULES_DEEP
        } else {
            palette::INK
        };
        let large = TextStyle::new(FontFace::GothicBold, if low { 15.5 * grow } else { 24.0 });
        let column = commands
            .spawn((
                ChildOf(row),
                Node {
                    width: px(if low { 20.0 * grow } else { 28.0 }),
                    justify_content: JustifyContent::FlexEnd,
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .id();
        let number = LocalizedText::verbatim(number.clone());
        line(commands, column, number, large, color);
        let small = TextStyle::SMALL.sized(if low { 12.5 * grow } else { 14.0 });
        line(
            commands,
            row,
            LocalizedText::new(*caption),
            small,
            palette::INK_PALE,
        );
    }
    let style = TextStyle::SMALL.sized(if low { 12.5 * grow } else { 15.5 });
    let room = if low { LOW_ROWS } else { usize::MAX };
    let most = room.saturating_sub(figure.numbers.len());
    for text in figure.lines.iter().take(most) {
        line(commands, plate, text.clone(), style, palette::INK);
    }
}

pub(super) fn draw_odds(commands: &mut Commands, plate: Entity, odds: &Odds, low: bool) {
    let title = TextStyle::new(FontFace::Gothic, if low { 16.0 } else { 19.0 });
    if !low {
        line(
            commands,
            plate,
            odds.title.clone(),
            title,
            palette::AZURE_DEEP,
        );
    }
    // With a strike back there are two throws to tell; their dice show which of them count.
    let two = odds.throws.len() > 1;
    let style = TextStyle::SMALL.sized(match (low, two) {
        (true, _) => 13.0,
        (false, true) => 14.0,
        (false, false) => 15.0,
    });
    for (n, throw) in odds.throws.iter().enumerate() {
        let head = across(commands, plate, 8.0);
        let number = TextStyle::new(FontFace::GothicBold, if low || two { 24.0 } else { 32.0 });
        let color = if n == 0 {
            palette::GULES_DEEP
        } else {
            palette::AZURE_DEEP
        };
        let chance = odds_words::chance(throw.chance);
        let shown = line(commands, head, chance, number, color);
        if n == 0 {
            commands.entity(shown).insert(LiveRegion);
        }
        let beside = down(commands, head);
        let caption = if n == 0 {
            throw.needs.clone()
        } else {
            odds_words::strike_back()
        };
        line(commands, beside, caption, style, palette::INK);
        // On a phone two throws leave no room for their dice: those are seen as they fall.
        let shown = if low && two { 0 } else { throw.dice };
        let dice = across(commands, plate, 3.0);
        for at in 0..shown {
            let kept = if throw.best {
                at < 2
            } else {
                at + 2 >= throw.dice
            };
            commands.spawn((
                ChildOf(dice),
                Picture::tall(picture_names::die(0), if low { 16.0 } else { 22.0 }),
                ImageNode {
                    color: palette::dimmed(if kept { 1.0 } else { 0.55 }),
                    ..default()
                },
                Pickable::IGNORE,
            ));
        }
        if !low && !two {
            let small = TextStyle::CAPTION.sized(13.5);
            line(
                commands,
                plate,
                throw.pool.clone(),
                small,
                palette::INK_PALE,
            );
        }
        let sum = if low {
            throw.short.clone()
        } else {
            Some(throw.sum.clone())
        };
        if let Some(sum) = sum {
            line(commands, plate, sum, style, palette::INK_PALE);
        }
    }
    for text in &odds.lines {
        line(commands, plate, text.clone(), style, palette::INK);
    }
}
