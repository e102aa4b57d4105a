//! The worked examples, drawn with the real cards from what the rules make of them.

use bevy::prelude::*;

use crate::keys;
use crate::{beats, drawings, event_words, picture_names, words};
use fayance_rules::rulebook::{Example, ExampleCombat, ExampleCombats, paragraph};
use fayance_rules::{
    BySide, Card, CombatResult, Side, TERRITORIES, TURNS, Terrain, Territory, Test,
};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::rulebook::{frame, line, say};
use kit_theme::widget::centred;
use kit_theme::{Picture, TextStyle, palette, visible_if};
use tracing::error;

/// The heights of a card, a tile beside a combat, a tile among others, the ring, and a crown, in design units.
const DRAWN: f32 = 76.0;
const TILE: f32 = 116.0;
const SMALL_TILE: f32 = 78.0;
const RING: f32 = 150.0;
const CROWN: f32 = 20.0;
/// The sign of a terrain at the edge of a tile.
const SIGN: f32 = 18.0;
/// The widths at which rows of pictures wrap: six cards, and more.
const SIX_CARDS: f32 = 400.0;
const WIDE: f32 = 600.0;
/// The names below tiles.
const NAME: TextStyle = TextStyle::CAPTION.sized(14.5).growing(1.25);

/// Draws the example of a paragraph.
pub(super) fn figure(commands: &mut Commands, block: Entity, id: MessageKey) {
    let example = paragraph(id.id()).and_then(|paragraph| paragraph.example);
    match example {
        Some(Example::Kinds) => draw_kinds(commands, block),
        Some(Example::Ring) => {
            let (drawing, _) = frame(commands, block);
            let ring = Picture::tall(picture_names::RING, RING);
            commands.spawn((ChildOf(drawing), Pickable::IGNORE, ring));
        }
        Some(Example::Territories) => draw_territories(commands, block),
        Some(&Example::Turns(territory)) => draw_turns(commands, block, territory),
        Some(Example::Combats(pairs)) => match pairs.play() {
            Ok(played) => draw_combats(commands, block, &played),
            Err(why) => error!("the example of {id}: {why}"),
        },
        None => {}
    }
}

/// A row of pictures that wraps.
fn group(commands: &mut Commands, drawing: Entity, wraps: f32) -> Entity {
    let row = commands
        .spawn((ChildOf(drawing), line(FlexDirection::Row, 8.0)))
        .id();
    commands
        .entity(row)
        .entry::<Node>()
        .and_modify(move |mut node| {
            node.flex_wrap = FlexWrap::Wrap;
            node.max_width = px(wraps);
            node.flex_shrink = 1.0;
            node.min_width = px(0);
        });
    commands
        .entity(drawing)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_shrink = 1.0;
            node.min_width = px(0);
        });
    row
}

/// The twelve kinds, in the order of troops.
fn draw_kinds(commands: &mut Commands, block: Entity) {
    let (drawing, _) = frame(commands, block);
    let row = group(commands, drawing, SIX_CARDS);
    for card in Card::ALL {
        commands.spawn((ChildOf(row), drawings::card(card, DRAWN)));
    }
}

/// The nine territories with their names, as they lie at first.
fn draw_territories(commands: &mut Commands, block: Entity) {
    let (drawing, _) = frame(commands, block);
    let row = group(commands, drawing, WIDE);
    debug_assert_eq!(Territory::ALL.len(), TERRITORIES);
    for territory in Territory::ALL {
        let column = commands
            .spawn((ChildOf(row), line(FlexDirection::Column, 2.0)))
            .id();
        commands.spawn((ChildOf(column), drawings::tile(territory, 0, SMALL_TILE)));
        commands.spawn((
            ChildOf(column),
            Pickable::IGNORE,
            centred(words::territory(territory), NAME, palette::INK),
        ));
    }
}

/// A column of a tile between the signs of the terrains in which its sides fight.
fn tile_between(
    commands: &mut Commands,
    parent: Entity,
    (territory, turn): (Territory, u8),
    side: f32,
    terrains: BySide<Terrain>,
) {
    let column = commands
        .spawn((ChildOf(parent), line(FlexDirection::Column, 2.0)))
        .id();
    let sign = |commands: &mut Commands, of: Side| {
        commands.spawn((
            ChildOf(column),
            Pickable::IGNORE,
            Picture::tall(picture_names::terrain_sign(terrains[of]), SIGN),
        ));
    };
    sign(commands, Side::North);
    commands.spawn((ChildOf(column), drawings::tile(territory, turn, side)));
    sign(commands, Side::South);
}

/// A territory in its four turns, each with a sentence.
fn draw_turns(commands: &mut Commands, block: Entity, territory: usize) {
    let (drawing, said) = frame(commands, block);
    let row = group(commands, drawing, WIDE);
    let Some(territory) = Territory::of_index(territory) else {
        return;
    };
    for turn in 0..TURNS {
        let terrains = territory.terrains(turn);
        tile_between(commands, row, (territory, turn), SMALL_TILE, terrains);
        let sentence = LocalizedText::new(keys::FAYANCE_EXAMPLE_TURN)
            .with("n", turn + 1)
            .with("north", words::terrain(terrains[Side::North]))
            .with("south", words::terrain(terrains[Side::South]));
        say(commands, said, sentence);
    }
}

/// Combats: the territory, and beside it the cards of each combat, north's above; a crown is beside a winner.
fn draw_combats(commands: &mut Commands, block: Entity, played: &ExampleCombats) {
    let (drawing, said) = frame(commands, block);
    let row = group(commands, drawing, WIDE);
    tile_between(
        commands,
        row,
        (played.territory, played.turn),
        TILE,
        played.terrains,
    );
    for fought in &played.combats {
        let column = commands
            .spawn((ChildOf(row), line(FlexDirection::Column, 4.0)))
            .id();
        for side in Side::ALL {
            let card = commands
                .spawn((ChildOf(column), line(FlexDirection::Row, 4.0)))
                .with_child(drawings::card(fought.cards[side], DRAWN))
                .id();
            if let Some(winner) = fought.winner {
                let (picture, node) = Picture::tall(picture_names::CROWN, CROWN);
                let seen = visible_if(winner == side);
                commands.spawn((ChildOf(card), Pickable::IGNORE, picture, node, seen));
            }
        }
    }
    let Some((last, before)) = played.combats.split_last() else {
        return;
    };
    if !before.is_empty() {
        let sentence = LocalizedText::new(keys::FAYANCE_EXAMPLE_UNDECIDED).with("n", before.len());
        say(commands, said, sentence);
    }
    say(commands, said, verdict(last));
    // That the second keeps the land says who captures it.
    let captured = played.captured.filter(|_| last.by != Test::Fourth);
    if let Some(winner) = captured.filter(|_| !before.is_empty()) {
        let sentence = LocalizedText::new(keys::FAYANCE_EXAMPLE_CAPTURE)
            .with("name", words::side(winner))
            .with("n", played.refill);
        say(commands, said, sentence);
    }
}

/// What a combat comes to, in a sentence of the log.
fn verdict(fought: &ExampleCombat) -> LocalizedText {
    let fight = beats::Fight {
        n: fought.n,
        cards: fought.cards,
        result: CombatResult {
            winner: fought.winner,
            by: fought.by,
        },
    };
    event_words::verdict(&fight, words::side)
}
