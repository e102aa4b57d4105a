//! How the scenario's aim stands, in lines: the title, what decides, and the result if it ended now.

use super::words;
use crate::keys;
use guesclin_rules::preview::{AimState, CommanderState};
use guesclin_rules::{Board, Camp, Fate, ObjectPlace};
use kit_i18n::LocalizedText;

/// The lines, the title first and the result if it ended now last.
#[must_use]
pub fn lines(board: &Board) -> Vec<LocalizedText> {
    let scenario = board.scenario();
    let mut lines = vec![words::title(scenario.aim)];
    match board.aim_state() {
        AimState::Booty { booty, horseman } => {
            lines.extend(booty_line(board, booty));
            lines.push(commander(board, horseman));
        }
        AimState::Woodcutters { posts, .. } => {
            for ((_, camp), post) in posts.iter().zip(&scenario.posts) {
                lines.push(
                    LocalizedText::new(keys::GUESCLIN_AIM_POST)
                        .with("post", words::post(post))
                        .with("camp", words::camp(*camp)),
                );
            }
        }
        AimState::Carts {
            carts,
            in_town,
            on_map,
        } => lines.push(
            LocalizedText::new(keys::GUESCLIN_AIM_CARTS)
                .with("n", in_town)
                .with("all", carts.len())
                .with("left", on_map),
        ),
        AimState::OpenField {
            commanders,
            fighters_lost,
            ..
        } => {
            lines.extend(commanders.into_iter().map(|one| commander(board, one)));
            for camp in Camp::ALL {
                lines.push(
                    LocalizedText::new(keys::GUESCLIN_AIM_LOSSES)
                        .with("camp", words::camp(camp))
                        .with("n", fighters_lost[camp]),
                );
            }
        }
    }
    lines.push(if_now(board));
    lines
}

/// The result if it ended now.
fn if_now(board: &Board) -> LocalizedText {
    let now = board.if_now();
    LocalizedText::new(keys::GUESCLIN_IF_NOW)
        .with("victory", words::victory(now.winner, now.victory))
}

/// How many rounds are still to come.
#[must_use]
pub fn rounds_left(board: &Board) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_ROUNDS_LEFT).with("n", board.if_now().rounds_left)
}

fn booty_line(board: &Board, booty: ObjectPlace) -> Option<LocalizedText> {
    Some(match booty {
        ObjectPlace::Borne(who) => LocalizedText::new(keys::GUESCLIN_AIM_BOOTY_BORNE)
            .with("who", words::fighter(board.scenario(), who)),
        ObjectPlace::Lies(at) => {
            LocalizedText::new(keys::GUESCLIN_AIM_BOOTY_LIES).with("hex", words::hex(at))
        }
        ObjectPlace::Out(camp) => {
            LocalizedText::new(keys::GUESCLIN_AIM_BOOTY_OUT).with("of", words::of_camp(camp))
        }
        ObjectPlace::Broken => return None,
    })
}

fn commander(board: &Board, state: CommanderState) -> LocalizedText {
    let fares = LocalizedText::new(match state.fate {
        Fate::Out => keys::GUESCLIN_LEFT,
        Fate::Neutralised => keys::GUESCLIN_NEUTRALISED,
        Fate::Waiting | Fate::On(_) if state.stunned => keys::GUESCLIN_STUNNED,
        Fate::Waiting | Fate::On(_) => keys::GUESCLIN_INTACT,
    });
    LocalizedText::new(keys::GUESCLIN_AIM_COMMANDER)
        .with("who", words::fighter(board.scenario(), state.who))
        .with("state", fares)
}
