//! The event queue: what happened waits here and is shown one by one, each when the figures are at rest.

use bevy::prelude::*;

use super::beats::{Beat, ShownThrow, ThrowStep};
use super::timings::TableTimings;
use super::{ResultPage, Rules, TableSystems, Turn};
use crate::games::guesclin::ID;
use crate::games::guesclin::rules::{Board, Event, Fighter, Hex, View};
use crate::rules::game::GameId;
use crate::table::event_queue::{self, PlayedGame, add_queue};
use crate::table::{GameFinished, RecordChanged};
use crate::timings::Timing;

/// What is on screen.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct DisplayedView {
    /// The view after the last event shown; in the course of an event the one before it.
    pub view: View,
    /// The figure on its way, and the hex that it has come to.
    pub walks: Option<(Fighter, Hex)>,
    /// The dice on the table.
    pub throw: Option<ShownThrow>,
}

impl DisplayedView {
    /// A board at rest.
    #[must_use]
    pub fn of(board: Board) -> Self {
        Self {
            view: View {
                viewer: None,
                board,
            },
            walks: None,
            throw: None,
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.view.board
    }

    /// Where a figure is shown, if on the map.
    #[must_use]
    pub fn at(&self, who: Fighter) -> Option<Hex> {
        match self.walks {
            Some((walker, at)) if walker == who => Some(at),
            _ => self.board().at(who),
        }
    }
}

/// Fact: this is shown from this frame on.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct Happened(pub Event);

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

    fn finished(&self, displayed: &DisplayedView) -> Option<(ResultPage, GameFinished)> {
        let config = self.config();
        let led = config.script.is_some();
        let outcome = displayed.board().outcome().filter(|_| !led)?;
        let end = GameFinished {
            game: ID,
            demo: config.demo,
        };
        let page = ResultPage {
            config: config.clone(),
            outcome,
            view: displayed.view.clone(),
            throws: self.throws(),
            hints: self.hints(),
        };
        Some((page, end))
    }
}
