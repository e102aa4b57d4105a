//! A game that was played is shown again: its beats, and what they are in its course. Nothing is hidden in it, so all
//! eyes see the same.

use bevy::prelude::*;

use super::beats::{Beat, DisplayedView, beats};
use super::request::read_request;
use super::session::{BeginSystems, TableSystems};
use super::{GameConfig, Rules, event_words, record_words, words};
use guesclin_rules::record::Record;
use guesclin_rules::{Board, Camp, Event, EventObserver};
use kit_i18n::LocalizedText;
use kit_table::GameRequest;
use kit_table::replay::{BeatKind, Course, Mark, ReplayedGame, SeenBy, add_replay};

pub(super) fn plugin(app: &mut App) {
    add_replay::<Rules>(app, BeginSystems, TableSystems::Input);
}

/// Collects the beats of a record.
struct Watcher {
    before: DisplayedView,
    events: usize,
    /// Each with how many events of the record have happened.
    beats: Vec<(Beat, usize)>,
}

impl EventObserver for Watcher {
    fn on_event(&mut self, board: &Board, event: Event) {
        self.events += 1;
        let after = DisplayedView::of(board.clone());
        let told = beats(event, &self.before, after.clone());
        let events = self.events;
        self.beats
            .extend(told.into_iter().map(|beat| (beat, events)));
        self.before = after;
    }
}

/// What a beat is in the course of the game. Who would win if the last round ended now leads, and in the end who has
/// won.
fn kind(beat: &Beat) -> BeatKind {
    let board = beat.shown.board();
    let leader = match board.outcome() {
        Some(outcome) => outcome.winner,
        None => board.at_limit().0,
    };
    BeatKind {
        ends_step: beat.happening.is_some(),
        mark: match beat.happening {
            Some(Event::Round { .. }) => Some(Mark::Round),
            Some(Event::Attack(_) | Event::Shoot(_)) => Some(Mark::Combat),
            _ => None,
        },
        lead: match leader {
            Some(Camp::France) => 1,
            Some(Camp::England) => -1,
            None => 0,
        },
    }
}

impl ReplayedGame for Rules {
    type Line = LocalizedText;

    fn course(text: &str, _seen_by: SeenBy) -> Result<(GameConfig, Course<Self>), LocalizedText> {
        let config = GameConfig {
            resume: Some(text.to_owned()),
            replay: true,
            ..read_request(&GameRequest::default())
        };
        let bad = |error| record_words::message(&error);
        let record = Record::parse(text.trim_end()).map_err(bad)?;
        let start = DisplayedView::of(Board::new(record.scenario));
        let mut watcher = Watcher {
            before: start.clone(),
            events: 0,
            beats: Vec::new(),
        };
        record.replay_with(&mut watcher).map_err(bad)?;
        Ok((config, Course::new(start, watcher.beats, kind)))
    }

    fn side_name(side: usize) -> LocalizedText {
        words::camp(Camp::ALL[side.min(1)])
    }

    fn lines(&self, beats: &[Beat]) -> Vec<LocalizedText> {
        let told = beats.iter().filter_map(|beat| {
            let happening = beat.happening.as_ref()?;
            Some(event_words::tell(happening, beat.shown.board().scenario()))
        });
        told.flatten().collect()
    }
}
