//! Tells luck from skill in the game of a day's first try, beside the frames, once it is over: what came of it less
//! what the cards, the dice and the bot's choices gave, by the luck account of reviews.

use bevy::prelude::*;

use super::counting::DayCounted;
use super::days::Days;
use crate::app::sliced_task::{FrameShare, Pieces, SlicedTask};
use kit_rules::luck::LuckAccount;
use kit_rules::review::Reviewer;
use kit_table::Games;

/// Iterations of a piece.
const PIECE: u32 = 2;

/// The games whose luck is told now.
#[derive(Resource, Default)]
struct AtWork(Vec<(DayCounted, SlicedTask<Work>)>);

/// A review as far as its account.
struct Work(Box<dyn Reviewer>);

impl Pieces for Work {
    type Found = Option<LuckAccount>;

    fn advance(&mut self) -> Option<Self::Found> {
        let done = self.0.think(PIECE);
        let account = self.0.account();
        (done || account.is_some()).then_some(account)
    }
}

/// Adds what tells it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtWork>().add_systems(
        Update,
        (
            begin.run_if(on_message::<DayCounted>),
            tell.run_if(|work: Res<AtWork>| !work.0.is_empty()),
        )
            .chain(),
    );
}

fn begin(mut counted: MessageReader<DayCounted>, games: Res<Games>, mut work: ResMut<AtWork>) {
    for counted in counted.read() {
        let start = games
            .get(counted.game)
            .and_then(|game| game.headless?.review);
        let reviewer = start.and_then(|start| start(counted.record.as_bytes()).ok());
        let task = reviewer.map(|reviewer| SlicedTask::new(Work(reviewer)));
        work.0.extend(task.map(|task| (counted.clone(), task)));
    }
}

fn tell(mut work: ResMut<AtWork>, mut days: ResMut<Days>) {
    work.0.retain_mut(|(counted, task)| {
        let Some(found) = task.found(FrameShare::Little) else {
            return true;
        };
        if let Some(account) = found {
            let luck = account.luck(counted.side).round() as i32;
            let log = &mut days.0;
            log.keep_luck(counted.game.0, counted.day, counted.begun, luck);
        }
        false
    });
}
