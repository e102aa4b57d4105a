//! The line of a game that is over: what its review knows before any decision is weighed. It takes a fraction of a
//! second, and is told once, whoever asks for it.

use std::sync::Arc;

use bevy::prelude::*;
use kit_rules::game::GameId;
use kit_rules::luck::LuckAccount;
use kit_rules::review::{Reviewer, TurningPoint};
use kit_table::Games;
use kit_table::flow::PageSystems;

use super::work::PIECE;
use crate::app::sliced_task::{FrameShare, Pieces, SlicedTask};

/// Request for the line of a game.
#[derive(Message, Clone, Debug)]
pub(in crate::app) struct TellLine {
    /// Which game.
    pub(in crate::app) game: GameId,
    /// Its record.
    pub(in crate::app) record: String,
}

/// The line of a game is known.
#[derive(Message, Clone)]
pub(in crate::app) struct LineTold {
    /// The record.
    pub(in crate::app) record: String,
    /// Its line; `None` if its game is not reviewed, is not over, or does not follow the rules.
    pub(in crate::app) line: Option<Arc<GameLine>>,
}

/// What is known then.
pub(in crate::app) struct GameLine {
    /// What made of the chance at the start the result.
    pub(in crate::app) account: LuckAccount,
    /// Where the game turned: the greatest changes, in its order.
    pub(in crate::app) turns: Vec<TurningPoint>,
}

/// What asks for a line stands before this, and what reads one after it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct LineSystems;

/// The games whose lines are told now.
#[derive(Resource, Default)]
struct AtWork(Vec<(String, SlicedTask<LineWork>)>);

struct LineWork(Box<dyn Reviewer>);

impl Pieces for LineWork {
    /// `None` if the record does not follow the rules.
    type Found = Option<GameLine>;

    fn advance(&mut self) -> Option<Self::Found> {
        let done = self.0.think(PIECE);
        let told = self.0.account().zip(self.0.turns());
        let told = told.map(|(account, turns)| GameLine { account, turns });
        (done || told.is_some()).then_some(told)
    }
}

/// Adds what tells lines.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtWork>()
        .add_message::<TellLine>()
        .add_message::<LineTold>()
        .add_systems(
            Update,
            (
                begin.run_if(on_message::<TellLine>),
                tell.run_if(|work: Res<AtWork>| !work.0.is_empty()),
            )
                .chain()
                .in_set(LineSystems)
                .in_set(PageSystems),
        );
}

fn begin(
    mut asked: MessageReader<TellLine>,
    games: Res<Games>,
    mut work: ResMut<AtWork>,
    mut told: MessageWriter<LineTold>,
) {
    for TellLine { game, record } in asked.read() {
        if work.0.iter().any(|(at_work, _)| at_work == record) {
            continue;
        }
        let headless = games.get(*game).and_then(|game| game.headless);
        let review = headless.and_then(|headless| headless.review);
        let reviewer = review.and_then(|review| review(record.as_bytes()).ok());
        let record = record.clone();
        match reviewer {
            Some(reviewer) => work.0.push((record, SlicedTask::new(LineWork(reviewer)))),
            None => {
                told.write(LineTold { record, line: None });
            }
        }
    }
}

fn tell(mut work: ResMut<AtWork>, mut told: MessageWriter<LineTold>) {
    work.0.retain_mut(|(record, task)| {
        let Some(line) = task.found(FrameShare::Little) else {
            return true;
        };
        told.write(LineTold {
            record: std::mem::take(record),
            line: line.map(Arc::new),
        });
        false
    });
}
