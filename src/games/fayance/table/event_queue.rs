//! The event queue: what happened waits here and is shown one by one, each when the cards are at rest.

use bevy::prelude::*;

use super::beats::{Beat, DisplayedView, Happened, Happening};
use super::timings::TableTimings;
use super::{ResultPage, Rules, TableSystems, Turn};
use fayance_rules::ID;
use kit_rules::game::GameId;
use kit_table::event_queue::{PlayedGame, add_queue};
use kit_table::{GameFinished, RecordChanged};
use kit_timings::Timing;

pub(super) fn plugin(app: &mut App) {
    add_queue::<Rules>(app, TableSystems::Playback);
}

impl PlayedGame for Rules {
    const GAME: GameId = ID;
    type Beat = Beat;
    type Displayed = DisplayedView;
    type Happened = Happened;
    type Timings = TableTimings;
    type Turn = Turn;
    type ResultPage = ResultPage;

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn record_changed(&self, begins: bool) -> Option<RecordChanged> {
        let config = self.config();
        config.script.is_none().then(|| RecordChanged {
            begins,
            demo: config.demo,
            played: self.played(),
            ..RecordChanged::new(ID, self.record(), self.is_over())
        })
    }

    fn pause_after(beat: &Beat, timings: &TableTimings) -> Timing {
        match (&beat.happening, &beat.shown.fight) {
            (Some(Happening::Fought(_) | Happening::Ended(_)), _) => timings.linger,
            (None, Some(fight)) if !fight.up => timings.hush,
            (None, _) => timings.test,
            (Some(Happening::Confirmed(_) | Happening::Dealt), _) => timings.confirm,
            (Some(_), _) => timings.count,
        }
    }

    fn split(beat: Beat) -> (DisplayedView, Option<Happened>) {
        (beat.shown, beat.happening.map(Happened))
    }

    fn finished(&self, displayed: &DisplayedView) -> Option<(ResultPage, GameFinished)> {
        let config = self.config();
        let led = config.script.is_some();
        let outcome = displayed.view.outcome.filter(|_| !led)?;
        let end = GameFinished {
            game: ID,
            demo: config.demo,
        };
        let page = ResultPage {
            config: config.clone(),
            outcome,
            view: displayed.view.clone(),
            record: self.record(),
            hints: self.hints(),
        };
        Some((page, end))
    }
}
