//! A game that was played is shown again: its beats, and what they are in its course. Before both have chosen, a choice
//! is nobody's to see.

use bevy::prelude::*;

use super::beats::{Beat, BeatWriter, DisplayedView, Happening, beats};
use super::guess;
use super::request::read_request;
use super::rules::unspoilt;
use super::session::{BeginSystems, TableSystems};
use super::{GameConfig, Rules, event_words, record_words, words};
use fayance_rules::record::Record;
use fayance_rules::{Event, EventObserver, Position, Setup, Side, View};
use kit_i18n::LocalizedText;
use kit_table::GameRequest;
use kit_table::replay::{BeatKind, Course, Mark, Question, ReplayedGame, SeenBy, add_replay};

pub(super) fn plugin(app: &mut App) {
    add_replay::<Rules>(app, BeginSystems, TableSystems::Input);
}

/// What is seen of a position; an onlooker sees no reserve.
fn view(position: &Position, seen_by: SeenBy, near: Side) -> View {
    match seen_by {
        SeenBy::Onlooker => position.view(None),
        SeenBy::All => unspoilt(position, near),
        SeenBy::Side(side) | SeenBy::Seat { side, .. } => {
            unspoilt(position, Side::ALL[side.min(1)])
        }
    }
}

/// Collects the beats of a record.
struct Watcher {
    seen_by: SeenBy,
    near: Side,
    writer: BeatWriter,
    before: Option<View>,
    events: usize,
    /// Each with how many events of the record have happened.
    beats: Vec<(Beat, usize)>,
}

impl EventObserver for Watcher {
    fn on_event(&mut self, position: &Position, event: Event) {
        self.events += 1;
        let after = view(position, self.seen_by, self.near);
        if let Some(happening) = self.writer.tell(event) {
            let before = self.before.as_ref().unwrap_or(&after);
            let told = beats(happening, before, after.clone());
            let events = self.events;
            self.beats
                .extend(told.into_iter().map(|beat| (beat, events)));
        }
        self.before = Some(after);
    }
}

/// What a beat is in the course of the game.
fn kind(beat: &Beat) -> BeatKind {
    let held = beat.shown.view.held();
    BeatKind {
        ends_step: beat.happening.is_some(),
        mark: match beat.happening {
            Some(Happening::Laid { .. }) => Some(Mark::Round),
            Some(Happening::Fought(_)) => Some(Mark::Combat),
            _ => None,
        },
        lead: i32::from(held[Side::North]) - i32::from(held[Side::South]),
    }
}

impl ReplayedGame for Rules {
    type Line = LocalizedText;

    fn course(text: &str, seen_by: SeenBy) -> Result<(GameConfig, Course<Self>), LocalizedText> {
        let config = GameConfig {
            resume: Some(text.to_owned()),
            replay: true,
            ..read_request(&GameRequest::default())
        };
        let bad = |error| record_words::message(&error);
        let record = Record::parse(text.trim_end()).map_err(bad)?;
        let near = near_side(&record);
        let mut watcher = Watcher {
            seen_by,
            near,
            writer: BeatWriter::default(),
            before: None,
            events: 0,
            beats: Vec::new(),
        };
        record.replay_with(&mut watcher).map_err(bad)?;
        let setup = Setup {
            config: record.config,
            deal: record.deal(),
        };
        let dealt = Position::new(setup).map_err(|why| LocalizedText::verbatim(why.to_string()))?;
        let start = DisplayedView {
            view: view(&dealt, seen_by, near),
            fight: None,
        };
        Ok((config, Course::new(start, watcher.beats, kind)))
    }

    fn side_name(side: usize) -> LocalizedText {
        words::side(Side::ALL[side.min(1)])
    }

    const HIDES: bool = true;

    fn question(before: &Beat, step: &[Beat]) -> Option<Question> {
        guess::question(before, step)
    }

    fn lines(&self, beats: &[Beat]) -> Vec<LocalizedText> {
        let told = beats.iter().filter_map(|beat| beat.happening.as_ref());
        let told = told.flat_map(|happening| event_words::tell(happening, self.config()));
        told.collect()
    }
}

/// The side at the near edge: a person's, if there is one.
fn near_side(record: &Record) -> Side {
    let person = |side: &Side| record.players[*side].kind.bot().is_none();
    Side::ALL.into_iter().find(person).unwrap_or(Side::South)
}
