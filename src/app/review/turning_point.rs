//! The moment at which the game that has just ended turned most, as its review would tell it: the result page shows the
//! game again from there.

use bevy::prelude::*;
use kit_rules::review::TurningPoint;
use kit_table::flow::PageSystems;
use kit_table::result_page::GreatestTurn;
use kit_table::{Game, Games, RecordChanged};

use super::line::{LineSystems, LineTold, TellLine};

/// The record of the game that has just ended, while its line is not known.
#[derive(Resource, Default)]
struct Sought(Option<String>);

/// Adds the search.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sought>().add_systems(
        Update,
        (
            seek.run_if(on_message::<RecordChanged>).before(LineSystems),
            take.run_if(on_message::<LineTold>).after(LineSystems),
        )
            .in_set(PageSystems),
    );
}

/// Asks for the line of a game that is over; of another one that begins or goes on nothing is told.
fn seek(
    mut changed: MessageReader<RecordChanged>,
    games: Res<Games>,
    mut sought: ResMut<Sought>,
    mut found: ResMut<GreatestTurn>,
    mut lines: MessageWriter<TellLine>,
) {
    let Some(latest) = changed.read().last() else {
        return;
    };
    found.set_if_neq(GreatestTurn::default());
    let is_told = latest.is_over && !latest.demo;
    let is_told = is_told && games.get(latest.game).is_some_and(Game::is_reviewed);
    sought.0 = is_told.then(|| latest.record.clone());
    if let Some(record) = &sought.0 {
        lines.write(TellLine {
            game: latest.game,
            record: record.clone(),
        });
    }
}

fn take(
    mut told: MessageReader<LineTold>,
    mut sought: ResMut<Sought>,
    mut found: ResMut<GreatestTurn>,
) {
    for LineTold { record, line } in told.read() {
        let Some(record) = sought.0.take_if(|sought| sought == record) else {
            continue;
        };
        let turn = line.as_ref().and_then(|line| greatest(&line.turns));
        *found = GreatestTurn(turn.map(|event| (record, event)));
    }
}

/// How many events had happened before the greatest of these changes; of equal ones, before the last.
fn greatest(turns: &[TurningPoint]) -> Option<usize> {
    let by_size = |one: &&TurningPoint, other: &&TurningPoint| {
        one.change.abs().total_cmp(&other.change.abs())
    };
    turns.iter().max_by(by_size).map(|turn| turn.event)
}
