//! The worked examples, drawn with the real cards from what the rules make of them.

use bevy::prelude::*;

use crate::camp_colours::ink;
use crate::keys;
use crate::{picture_names, words};
use guyenne_rules::card::{Card, Run};
use guyenne_rules::rulebook::{CountedRow, Example, PlayedCombat, RowExample, paragraph};
use guyenne_rules::seat::Camp;
use guyenne_rules::{CASTLES, Castle, Names, Side};
use kit_i18n::{LocalizedText, MessageArgument};
use kit_rules::message_key::MessageKey;
use kit_table::rulebook::{frame, line, say};
use kit_theme::widget::{TurnedPicture, centred, label};
use kit_theme::{FontFace, Picture, TextStyle, palette};
use tracing::error;

/// The width of a card as a part of its height.
const WIDTH: f32 = 0.72;
/// The heights of a card, a castle, and a castle of a row, in design units.
const DRAWN: (f32, f32, f32) = (56.0, 64.0, 62.0);
/// The height of pennons, in design units.
const PENNON: f32 = 26.0;
/// The numbers beside cards.
const SUM: TextStyle = TextStyle::new(FontFace::GothicBold, 22.0).growing(1.3);

/// A card that lies above or below a castle: with its short side to it (attack) or its long side (defence). `tall` is
/// the length of the card, in design units.
pub fn card_before_castle(camp: Camp, card: Card, side: Side, tall: f32) -> impl Bundle {
    lying(picture_names::front(camp, card), side, tall)
}

/// A picture of a card, as it lies.
fn lying(picture: &'static str, side: Side, tall: f32) -> impl Bundle {
    let (size, angle) = match side {
        Side::Short => (Vec2::new(WIDTH * tall, tall), 0.0),
        Side::Long => (Vec2::new(tall, WIDTH * tall), -90.0),
    };
    (
        Pickable::IGNORE,
        Node {
            width: px(size.x),
            height: px(size.y),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        children![(
            Pickable::IGNORE,
            Picture::tall(picture, tall),
            UiTransform::from_rotation(Rot2::degrees(angle)),
            TurnedPicture,
        )],
    )
}

/// Draws the example of a paragraph.
pub(super) fn figure(commands: &mut Commands, block: Entity, id: MessageKey) {
    let example = paragraph(id.id()).and_then(|paragraph| paragraph.example);
    match example {
        Some(Example::Combat(combat)) => match combat.play() {
            Ok(played) => draw_combat(commands, block, &played),
            Err(why) => error!("the example of {id}: {why}"),
        },
        Some(Example::Row(row)) => draw_row(commands, block, row, &row.count()),
        None => {}
    }
}

/// A combat: the English above, the French below, the castle between them.
fn draw_combat(commands: &mut Commands, block: Entity, played: &PlayedCombat) {
    let (drawing, said) = frame(commands, block);
    let (card, castle, _) = DRAWN;
    let front = |commands: &mut Commands, camp: Camp| {
        let row = commands
            .spawn((ChildOf(drawing), line(FlexDirection::Row, 4.0)))
            .id();
        let hidden = played.conceded == Some(camp);
        for &face in &played.cards[camp] {
            let picture = if hidden {
                picture_names::back(camp)
            } else {
                picture_names::front(camp, face)
            };
            commands.spawn((ChildOf(row), lying(picture, played.sides[camp], card)));
        }
        if !hidden {
            commands.spawn((
                ChildOf(row),
                Pickable::IGNORE,
                label(sum(&played.cards[camp]), SUM, ink(camp)),
            ));
        }
    };
    front(commands, Camp::English);
    let middle = commands
        .spawn((
            ChildOf(drawing),
            Pickable::IGNORE,
            Picture::tall(
                picture_names::castle(Names::default(), played.castle),
                castle,
            ),
        ))
        .id();
    if let Some(camp) = played.before {
        commands.spawn((
            ChildOf(middle),
            Pickable::IGNORE,
            Picture::hung(
                picture_names::pennon(camp),
                PENNON,
                -12.0,
                castle - PENNON - 4.0,
            ),
        ));
    }
    front(commands, Camp::French);
    for message in sentences(played) {
        say(commands, said, message);
    }
}

/// The sum of cards: "5 + 2 = 7"; nothing where a hero lies, for whom no sum counts.
fn sum(cards: &Run) -> LocalizedText {
    let values: Vec<u8> = cards.iter().map(|card| card.value()).collect();
    LocalizedText::verbatim(match values[..] {
        _ if cards.contains(&Card::Hero) => String::new(),
        [only] => format!("= {only}"),
        _ => format!("{} = {}", words::sum(&values), values.iter().sum::<u8>()),
    })
}

/// Cards by their kinds, for a sentence.
fn kinds(cards: &Run, camp: Camp) -> Vec<MessageArgument> {
    cards
        .iter()
        .map(|&card| words::kind(card, camp).into())
        .collect()
}

/// What happens in an example, in sentences.
fn sentences(played: &PlayedCombat) -> Vec<LocalizedText> {
    let mut said = Vec::new();
    for camp in Camp::ALL {
        if played.conceded == Some(camp) {
            said.push(words::of_camp(keys::EXAMPLE_CONCEDES, camp));
            continue;
        }
        let key = match played.sides[camp] {
            Side::Short => keys::EXAMPLE_ATTACK,
            Side::Long => keys::EXAMPLE_DEFENCE,
        };
        said.push(words::of_camp(key, camp).with("cards", kinds(&played.cards[camp], camp)));
    }
    said.push(match (played.before, played.holder) {
        (before, Some(holder)) if before != Some(holder) => {
            words::of_camp(keys::EXAMPLE_TAKES, holder)
        }
        (_, Some(holder)) => words::of_camp(keys::EXAMPLE_HOLDS, holder),
        (_, None) => LocalizedText::new(keys::EXAMPLE_STAYS),
    });
    for camp in Camp::ALL {
        if !played.lost[camp].is_empty() {
            let lost = kinds(&played.lost[camp], camp);
            said.push(LocalizedText::new(keys::EXAMPLE_LOSES).with("cards", lost));
        }
    }
    said
}

/// A row of castles with what each counts.
fn draw_row(commands: &mut Commands, block: Entity, row: &RowExample, counted: &CountedRow) {
    let (drawing, said) = frame(commands, block);
    let (_, _, tall) = DRAWN;
    let castles = commands
        .spawn((ChildOf(drawing), line(FlexDirection::Row, 6.0)))
        .id();
    for (castle, holder) in Castle::ALL.into_iter().zip(counted.holders) {
        let column = commands
            .spawn((ChildOf(castles), line(FlexDirection::Column, 2.0)))
            .id();
        let picture = commands
            .spawn((
                ChildOf(column),
                Pickable::IGNORE,
                Picture::tall(picture_names::castle(Names::default(), castle), tall),
            ))
            .id();
        if let Some(camp) = holder {
            commands.spawn((
                ChildOf(picture),
                Pickable::IGNORE,
                Picture::hung(picture_names::pennon(camp), PENNON, -4.0, tall - PENNON),
            ));
        }
        let starts = counted
            .groups
            .iter()
            .find(|(group, _)| group.first == castle);
        let terms = starts.map_or_else(String::new, |(_, terms)| words::sum(terms));
        let color = holder.map_or(palette::INK, ink);
        commands.spawn((
            ChildOf(column),
            Pickable::IGNORE,
            centred(LocalizedText::verbatim(terms), SUM.sized(19.0), color),
        ));
    }
    debug_assert_eq!(counted.holders.len(), CASTLES);
    for camp in Camp::ALL {
        let unspent = row.unspent[camp];
        if unspent > 0 {
            let sentence = words::of_camp(keys::EXAMPLE_UNSPENT, camp).with("n", unspent);
            say(commands, said, sentence);
        }
        commands.spawn((
            ChildOf(said),
            Pickable::IGNORE,
            label(
                words::of_camp(keys::EXAMPLE_SCORE, camp).with("n", counted.points[camp]),
                TextStyle::SMALL_STRONG,
                ink(camp),
            ),
        ));
    }
}
