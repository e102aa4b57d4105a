//! The event queue: what happened waits here and is shown one by one, each when the cards are at rest.

use bevy::prelude::*;

use super::beats::{Beat, Happening, ShownFight};
use super::layout::Edge;
use super::timings::TableTimings;
use super::{ResultPage, Rules, TableSystems, Turn};
use crate::games::fayance::ID;
use crate::games::fayance::rules::{Side, View};
use crate::rules::game::GameId;
use crate::table::event_queue::{self, PlayedGame, add_queue};
use crate::table::{GameFinished, RecordChanged};
use crate::timings::Timing;

/// What is on screen: a view, and how far a combat is shown. It has no more than its viewer may know.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event shown; in a combat the one before it.
    pub view: View,
    /// The combat on the stage.
    pub fight: Option<ShownFight>,
}

impl DisplayedView {
    /// The side at the near edge: the viewer's.
    #[must_use]
    pub fn near(&self) -> Side {
        self.view.viewer.unwrap_or(Side::South)
    }

    /// The side at an edge.
    #[must_use]
    pub fn side_at(&self, edge: Edge) -> Side {
        match edge {
            Edge::Near => self.near(),
            Edge::Far => self.near().other(),
        }
    }
}

/// Fact: this is shown from this frame on.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub Happening);

/// The beats to be shown.
pub type EventQueue = event_queue::EventQueue<Beat, DisplayedView>;

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
