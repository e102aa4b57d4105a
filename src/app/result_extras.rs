//! What the frame adds to a game's result page: what came of the day's deal or of a challenge, whether this game can
//! be one, and whether it is reviewed.

use bevy::prelude::*;

use super::challenge::{can_challenge, challenge_note};
use super::daily::{DailyGames, Days, day_note};
use kit_table::result_page::ResultExtras;
use kit_table::{Game, Games, RecordChanged};

/// Adds what writes it, after all that is counted when a game ends.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, write_extras.run_if(on_message::<RecordChanged>));
}

fn write_extras(
    mut changed: MessageReader<RecordChanged>,
    games: Res<Games>,
    (daily, days): (Res<DailyGames>, Res<Days>),
    mut extras: ResMut<ResultExtras>,
) {
    let Some(latest) = changed.read().last() else {
        return;
    };
    let (game, record) = (latest.game, latest.record.as_str());
    extras.set_if_neq(if latest.is_over && !latest.demo {
        let day = day_note(&daily, &days, game, record);
        ResultExtras {
            note: day.or_else(|| challenge_note(&games, game, record)),
            challenges: can_challenge(&games, game, record),
            reviews: games.get(game).is_some_and(Game::is_reviewed),
        }
    } else {
        ResultExtras::default()
    });
}
