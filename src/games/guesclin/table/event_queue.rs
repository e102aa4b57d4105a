//! The event queue: what happened waits here and is shown one by one, each when the figures are at rest.

use bevy::prelude::*;

use super::beats::{Beat, DisplayedView, Happened, ThrowStep};
use super::session::{ResultPage, TableSystems};
use super::timings::TableTimings;
use super::{GameConfig, Rules, Turn};
use guesclin_rules::Event;
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
        let step = beat.shown.throw.as_ref().map(|throw| throw.step);
        match (&beat.happening, step) {
            (None, Some(ThrowStep::Rolls)) => timings.roll,
            (None, Some(_)) => timings.keep,
            (_, Some(_)) | (Some(Event::End(_)), _) => timings.linger,
            (None, None) | (Some(Event::Move { .. } | Event::Place { .. }), _) => Timing::STILL,
            (Some(Event::Round { .. } | Event::Activate { .. }), _) => timings.herald,
            (Some(_), _) => timings.deed,
        }
    }

    fn split(beat: Beat) -> (DisplayedView, Option<Happened>) {
        (beat.shown, beat.happening.map(Happened))
    }

    fn result_page(&self, displayed: &DisplayedView) -> Option<ResultPage> {
        Some(ResultPage {
            config: self.config().clone(),
            outcome: displayed.board().outcome()?,
            view: displayed.view.clone(),
            throws: self.throws(),
            record: self.record(),
            hints: self.hints(),
        })
    }
}
