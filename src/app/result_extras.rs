//! What the frame adds to a game's result page: what came of the day's deal or of a challenge, whether this game can
//! be one, and whether it is reviewed.

use bevy::prelude::*;

use super::challenge::{can_challenge, challenge_note};
use super::daily::{DailyGames, Days, day_note};
use kit_table::result_page::ResultExtras;
use kit_table::{Game, Games, RecordChanged};

/// Adds what writes it, after all that is counted when a game ends; once more when the luck of a day's game is known,
/// which it is while its last events are shown.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        write_extras.run_if(on_message::<RecordChanged>.or_else(resource_changed::<Days>)),
    );
}

fn write_extras(
    mut changed: MessageReader<RecordChanged>,
    games: Res<Games>,
    (daily, days): (Res<DailyGames>, Res<Days>),
    mut over: Local<Option<RecordChanged>>,
    mut extras: ResMut<ResultExtras>,
) {
    if let Some(latest) = changed.read().last() {
        let is_told = latest.is_over && !latest.demo;
        *over = is_told.then(|| latest.clone());
    }
    extras.set_if_neq(match &*over {
        Some(latest) => {
            let (game, record) = (latest.game, latest.record.as_str());
            let day = day_note(&daily, &days, game, record);
            ResultExtras {
                note: day.or_else(|| challenge_note(&games, game, record)),
                challenges: can_challenge(&games, game, record),
                reviews: games.get(game).is_some_and(Game::is_reviewed),
            }
        }
        None => ResultExtras::default(),
    });
}
