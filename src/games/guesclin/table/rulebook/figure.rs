//! The worked examples: a small board with the figures, the dice that were thrown, the kept ones larger, and what the
//! rules make of them in sentences.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use super::example_board::draw_board;
use crate::{event_words, odds_words, picture_names};
use guesclin_rules::rulebook::paragraph;
use guesclin_rules::{Event, Throw};
use kit_table::rulebook::{frame, line, say};
use kit_theme::Picture;
use tracing::error;

/// The sides of a die that was kept, and of another, in design units.
const KEPT: f32 = 52.0;
const OTHER: f32 = 34.0;

/// Draws the example of a paragraph.
pub(super) fn figure(commands: &mut Commands, block: Entity, id: MessageKey) {
    let Some(example) = paragraph(id.id()).and_then(|paragraph| paragraph.example) else {
        return;
    };
    let played = match example.play() {
        Ok(played) => played,
        Err(why) => return error!("the example of {id}: {why}"),
    };
    let scenario = played.before.scenario();
    let (drawing, said) = frame(commands, block);
    draw_board(commands, drawing, &played);
    let mut board = played.before.clone();
    for event in &played.events {
        match event {
            Event::Attack(blow) => {
                draw_dice(commands, drawing, &blow.throw);
                // The sums as they were before the blow; who moved has arrived.
                let from = board.at(blow.who);
                let seen = from.and_then(|from| board.exchange(blow.who, from, blow.target));
                if let Some(seen) = seen {
                    say(commands, said, odds_words::sum(scenario, &seen.attack));
                }
            }
            Event::Riposte(blow) => draw_dice(commands, drawing, &blow.throw),
            Event::Shoot(shot) => {
                draw_dice(commands, drawing, &shot.throw);
                let from = board.at(shot.who);
                let seen = from.and_then(|from| board.aimed(shot.who, from, shot.target));
                if let Some(throw) = seen.and_then(|seen| seen.throw) {
                    say(commands, said, odds_words::sum(scenario, &throw));
                }
            }
            Event::Move { who, path, .. } => {
                if let Some(to) = path.last() {
                    board.put(*who, to);
                }
            }
            _ => {}
        }
        for sentence in event_words::tell(event, scenario) {
            say(commands, said, sentence);
        }
    }
}

/// A row of dice in the order thrown.
fn draw_dice(commands: &mut Commands, drawing: Entity, throw: &Throw) {
    let row = commands
        .spawn((ChildOf(drawing), line(FlexDirection::Row, 4.0)))
        .id();
    let mut kept = throw.kept.to_vec();
    for &face in throw.dice.faces() {
        let counts = kept.iter().position(|&one| one == face);
        if let Some(n) = counts {
            kept.remove(n);
        }
        let side = if counts.is_some() { KEPT } else { OTHER };
        let die = Picture::tall(picture_names::die(face), side);
        commands.spawn((ChildOf(row), Pickable::IGNORE, die));
    }
}
