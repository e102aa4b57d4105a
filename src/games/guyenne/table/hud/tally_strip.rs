//! A strip of tally marks: a camp's cards by kind, the strongest first. A full mark is a card shown since the last
//! shuffle, one with a bar across it a card lost for good, a faint one a card that may be anywhere else.

use bevy::prelude::*;
use bevy::text::LineHeight;

use crate::keys;
use crate::{camp_colours, picture_names};
use guyenne_rules::PublicCards;
use guyenne_rules::card::Card;
use guyenne_rules::seat::Camp;
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

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

/// How a strip is drawn; sizes in design units.
#[derive(Debug, Clone, Copy)]
pub(super) struct TallyStyle {
    /// The size of a mark.
    pub mark: Vec2,
    /// Between two marks, and between two kinds.
    pub gaps: Vec2,
    /// The type size of the signs.
    pub sign: f32,
    /// The height of the camp's shield.
    pub shield: f32,
    /// Whether it lies on dark wood instead of parchment.
    pub dark: bool,
}

impl TallyStyle {
    /// On a parchment.
    pub(super) const PARCHMENT: Self = Self {
        mark: Vec2::new(7.0, 17.0),
        gaps: Vec2::new(2.5, 11.0),
        sign: 16.0,
        shield: 26.0,
        dark: false,
    };
    /// On the table, where there is little room.
    pub(super) const TABLE: Self = Self {
        mark: Vec2::new(4.2, 11.0),
        gaps: Vec2::new(1.2, 2.6),
        sign: 13.0,
        shield: 15.0,
        dark: true,
    };

    /// The colour of the marks of a camp.
    fn ink(self, camp: Camp) -> Color {
        if self.dark {
            palette::PARCHMENT_DEEP
        } else {
            camp_colours::ink(camp)
        }
    }

    /// How strong the colour of a mark is inside and at its edge: cards that remain are faint, not hollow, as hollow
    /// boxes look like letters that a font lacks.
    const fn strength(self, mark: TallyMark) -> (f32, f32) {
        match mark {
            TallyMark::Shown => (1.0, 1.0),
            TallyMark::Lost => (0.0, 0.8),
            TallyMark::Remaining if self.dark => (0.3, 0.0),
            TallyMark::Remaining => (0.18, 0.55),
        }
    }

    /// The colour of signs and of the bars across lost cards.
    const fn letters(self) -> Color {
        if self.dark {
            palette::PARCHMENT
        } else {
            palette::INK
        }
    }
}

/// The marks of one kind of card, from the left.
fn marks(known: &PublicCards, card: Card) -> Vec<TallyMark> {
    [
        (TallyMark::Lost, known.lost),
        (TallyMark::Shown, known.shown),
        (TallyMark::Remaining, known.remaining),
    ]
    .into_iter()
    .flat_map(|(mark, cards)| core::iter::repeat_n(mark, usize::from(cards.of_kind(card))))
    .collect()
}

/// A line of a strip, below `parent`.
fn spawn_line(commands: &mut Commands, parent: Entity, style: TallyStyle, node: Node) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(style.gaps.y),
                row_gap: px(style.gaps.x),
                flex_shrink: 0.0,
                ..node
            },
            Pickable::IGNORE,
        ))
        .id()
}

/// Adds the strip of a camp to a column, with what is known of its cards: on parchment a line that may go on in the
/// next, on the table always two, since the plate is no higher.
pub(super) fn tally_strip(
    commands: &mut Commands,
    column: Entity,
    style: TallyStyle,
    known: &PublicCards,
    camp: Camp,
) {
    let wraps = Node {
        flex_wrap: FlexWrap::Wrap,
        ..default()
    };
    let strong = Card::ALL
        .into_iter()
        .rev()
        .filter(|&card| card != Card::Two);
    let line = spawn_line(
        commands,
        column,
        style,
        if style.dark { Node::default() } else { wraps },
    );
    commands
        .entity(line)
        .insert(Name::new(format!("Tally of {camp}")));
    if !style.dark {
        spawn_shield(commands, line, style, camp);
    }
    for card in strong {
        spawn_kind(commands, line, style, known, camp, card);
    }
    // The many twos have a line of their own, after the shield.
    let twos = if style.dark {
        let line = spawn_line(commands, column, style, Node::default());
        spawn_shield(commands, line, style, camp);
        line
    } else {
        line
    };
    spawn_kind(commands, twos, style, known, camp, Card::Two);
}

/// Adds the camp's shield.
fn spawn_shield(commands: &mut Commands, strip: Entity, style: TallyStyle, camp: Camp) {
    commands.spawn((
        ChildOf(strip),
        Picture::tall(picture_names::shield(camp), style.shield),
        Pickable::IGNORE,
    ));
}

/// Adds the marks of one kind of card after its sign.
fn spawn_kind(
    commands: &mut Commands,
    strip: Entity,
    style: TallyStyle,
    known: &PublicCards,
    camp: Camp,
    card: Card,
) {
    let marks = marks(known, card);
    if marks.is_empty() {
        return;
    }
    let kind = commands
        .spawn((
            ChildOf(strip),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(style.gaps.x),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    let sign = match card {
        Card::Hero => LocalizedText::new(keys::TALLY_HERO),
        card => LocalizedText::verbatim(card.value().to_string()),
    };
    // On the table the strip has no room to grow; the one on the parchment grows.
    let grows = if style.dark { 1.0 } else { 2.0 };
    commands.spawn((
        ChildOf(kind),
        label(
            sign,
            TextStyle::SMALL_STRONG.sized(style.sign).growing(grows),
            style.letters(),
        ),
        LineHeight::RelativeToFont(0.9),
        Node {
            margin: UiRect::right(px(style.gaps.x)),
            ..default()
        },
        Pickable::IGNORE,
    ));
    for mark in marks {
        spawn_mark(commands, kind, mark, style, camp);
    }
}

/// Adds one mark.
fn spawn_mark(
    commands: &mut Commands,
    kind: Entity,
    mark: TallyMark,
    style: TallyStyle,
    camp: Camp,
) {
    let ink = style.ink(camp);
    let (inside, edge) = style.strength(mark);
    let mut entity = commands.spawn((
        ChildOf(kind),
        mark,
        Node {
            width: px(style.mark.x),
            height: px(style.mark.y),
            border: UiRect::all(px(1.2)),
            border_radius: BorderRadius::all(px(1.5)),
            ..default()
        },
        BackgroundColor(ink.with_alpha(inside)),
        BorderColor::all(ink.with_alpha(edge)),
        Pickable::IGNORE,
    ));
    if mark == TallyMark::Lost {
        entity.with_child((
            Node {
                position_type: PositionType::Absolute,
                left: px(-3),
                width: px(style.mark.x + 4.0),
                top: px(style.mark.y / 2.0 - 2.2),
                height: px(2),
                ..default()
            },
            BackgroundColor(style.letters()),
            UiTransform::from_rotation(Rot2::degrees(-35.0)),
            Pickable::IGNORE,
        ));
    }
}
