//! Looks for the moment at which the game that has just ended turned most, beside the frames, as its review would tell
//! it: the result page shows the game again from there. It takes a fraction of a second, since no decision is weighed
//! for it.

use bevy::prelude::*;
use kit_rules::review::TurningPoint;
use kit_table::flow::PageSystems;
use kit_table::result_page::GreatestTurn;
use kit_table::{Games, RecordChanged};

use super::work::LineWork;
use crate::app::sliced_task::{FrameShare, SlicedTask};

/// The search at work, with the record of its game.
#[derive(Resource, Default)]
struct TurnSearch(Option<(String, SlicedTask<LineWork>)>);

/// Adds the search.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnSearch>().add_systems(
        Update,
        (
            begin.run_if(on_message::<RecordChanged>),
            take.run_if(|search: Res<TurnSearch>| search.0.is_some()),
        )
            .chain()
            .in_set(PageSystems),
    );
}

/// Begins when a game is over; another one that begins or goes on ends it.
fn begin(
    mut changed: MessageReader<RecordChanged>,
    games: Res<Games>,
    mut search: ResMut<TurnSearch>,
    mut found: ResMut<GreatestTurn>,
) {
    let Some(latest) = changed.read().last() else {
        return;
    };
    found.set_if_neq(GreatestTurn::default());
    let game = games.get(latest.game);
    let game = game.filter(|game| latest.is_over && !latest.demo && game.is_reviewed());
    let review = game.and_then(|game| game.headless?.review);
    let reviewer = review.and_then(|review| review(latest.record.as_bytes()).ok());
    let begun = |reviewer| {
        let task = SlicedTask::new(LineWork(reviewer));
        (latest.record.clone(), task)
    };
    search.0 = reviewer.map(begun);
}

fn take(mut search: ResMut<TurnSearch>, mut found: ResMut<GreatestTurn>) {
    let Some((record, task)) = &mut search.0 else {
        return;
    };
    let Some(line) = task.found(FrameShare::Little) else {
        return;
    };
    let turn = line.and_then(|line| greatest(&line.turns));
    *found = GreatestTurn(turn.map(|event| (record.clone(), event)));
    search.0 = None;
}

/// How many events had happened before the greatest of these changes; of equal ones, before the last.
fn greatest(turns: &[TurningPoint]) -> Option<usize> {
    let by_size = |one: &&TurningPoint, other: &&TurningPoint| {
        one.change.abs().total_cmp(&other.change.abs())
    };
    turns.iter().max_by(by_size).map(|turn| turn.event)
}
