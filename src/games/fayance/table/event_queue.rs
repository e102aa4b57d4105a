//! The event queue: what happened waits here and is shown one by one, each when the cards are at rest.

use bevy::prelude::*;

use super::beats::{Beat, DisplayedView, Happened, Happening};
use super::session::TableSystems;
use super::timings::TableTimings;
use super::{GameConfig, ResultPage, Rules, Turn};
use kit_table::event_queue::{PlayedGame, add_queue};
use kit_table::played::Played;
use kit_timings::Timing;

pub(super) fn plugin(app: &mut App) {
    add_queue::<Rules>(app, TableSystems::Playback);
}

impl PlayedGame for Rules {
    type Config = GameConfig;
    type Beat = Beat;
    type Displayed = DisplayedView;
    type Happened = Happened;
    type Timings = TableTimings;
    type Turn = Turn;
    type ResultPage = ResultPage;

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn config(&self) -> &GameConfig {
        self.config()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn played(&self) -> Option<Played> {
        self.played()
    }

    fn record(&self) -> String {
        self.record()
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

    fn result_page(&self, displayed: &DisplayedView) -> Option<ResultPage> {
        Some(ResultPage {
            config: self.config().clone(),
            outcome: displayed.view.outcome?,
            view: displayed.view.clone(),
            record: self.record(),
            hints: self.hints(),
        })
    }
}
