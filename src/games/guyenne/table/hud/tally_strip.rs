//! A strip of tally marks: a camp's cards by kind, the strongest first. A full mark is a card shown since the last shuffle,
//! one with a bar across it a card lost for good, an empty one a card that may be anywhere else.

use bevy::prelude::*;

use crate::games::guyenne::rules::View;
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::{camp_colours, picture_names};
use crate::i18n::LocalizedText;
use crate::theme::widget::label;
use crate::theme::{Picture, TextStyle, palette};

/// What a mark stands for.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TallyMark {
    /// A card shown since the last shuffle.
    Shown,
    /// A card lost for good.
    Lost,
    /// A card that may be anywhere else.
    Remaining,
}

/// The size of a mark, in units of the interface.
const MARK: Vec2 = Vec2::new(7.0, 17.0);

/// The marks of one kind of card, from the left.
fn marks(view: &View, camp: Camp, card: Card) -> Vec<TallyMark> {
    let known = view.public_cards(camp);
    [
        (TallyMark::Lost, known.lost),
        (TallyMark::Shown, known.shown),
        (TallyMark::Remaining, known.remaining),
    ]
    .into_iter()
    .flat_map(|(mark, cards)| core::iter::repeat_n(mark, usize::from(cards.of_kind(card))))
    .collect()
}

/// Adds the strip of a camp to a column.
pub(super) fn tally_strip(commands: &mut Commands, column: Entity, view: &View, camp: Camp) {
    let strip = commands
        .spawn((
            ChildOf(column),
            Name::new(format!("Tally of {camp}")),
            Node {
                flex_wrap: FlexWrap::Wrap,
                align_items: AlignItems::Center,
                column_gap: px(11),
                row_gap: px(4),
                margin: UiRect::top(px(4)),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    commands.spawn((
        ChildOf(strip),
        Picture::tall(picture_names::shield(camp), 26.0),
        Pickable::IGNORE,
    ));
    for card in Card::ALL.into_iter().rev() {
        let marks = marks(view, camp, card);
        if marks.is_empty() {
            continue;
        }
        let kind = commands
            .spawn((
                ChildOf(strip),
                Node {
                    align_items: AlignItems::Center,
                    column_gap: px(2.5),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .id();
        let sign = match card {
            Card::Hero => LocalizedText::new("tally-hero"),
            card => LocalizedText::verbatim(card.value().to_string()),
        };
        commands.spawn((
            ChildOf(kind),
            label(sign, TextStyle::SMALL_STRONG.sized(16.0), palette::INK),
            Node {
                margin: UiRect::right(px(2)),
                ..default()
            },
            Pickable::IGNORE,
        ));
        for mark in marks {
            spawn_mark(commands, kind, mark, camp);
        }
    }
}

/// Adds one mark.
fn spawn_mark(commands: &mut Commands, kind: Entity, mark: TallyMark, camp: Camp) {
    let ink = camp_colours::ink(camp);
    let filled = match mark {
        TallyMark::Shown => ink,
        TallyMark::Lost | TallyMark::Remaining => palette::CLEAR,
    };
    let mut entity = commands.spawn((
        ChildOf(kind),
        mark,
        Node {
            width: px(MARK.x),
            height: px(MARK.y),
            border: UiRect::all(px(1.2)),
            border_radius: BorderRadius::all(px(1.5)),
            ..default()
        },
        BackgroundColor(filled),
        BorderColor::all(ink),
        Pickable::IGNORE,
    ));
    if mark == TallyMark::Lost {
        entity.with_child((
            Node {
                position_type: PositionType::Absolute,
                left: px(-3),
                width: px(MARK.x + 4.0),
                top: px(MARK.y / 2.0 - 2.2),
                height: px(2),
                ..default()
            },
            BackgroundColor(palette::INK),
            UiTransform::from_rotation(Rot2::degrees(-35.0)),
            Pickable::IGNORE,
        ));
    }
}
