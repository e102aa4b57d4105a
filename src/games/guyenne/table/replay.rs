//! A game that was played is shown again: its beats, through anybody's eyes, and what they are in its course.

use bevy::prelude::*;

use super::beats::{Beat, DisplayedView};
use super::guess;
use super::hud::log::{self, LogEntry};
use super::session::{BeginSystems, TableSystems};
use super::{GameConfig, Rules, read_request, record_words, words};
use guyenne_rules::record::{Record, RecordedEvent};
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use guyenne_rules::{Event, EventObserver, Names, Position, SeenEvent, View, points};
use kit_i18n::LocalizedText;
use kit_table::GameRequest;
use kit_table::replay::{BeatKind, Course, Mark, Question, ReplayedGame, SeenBy, add_replay};

pub(super) fn plugin(app: &mut App) {
    add_replay::<Rules>(app, BeginSystems, TableSystems::Input);
}

/// The seat through whose eyes it is seen; `None` for those of somebody who looks on. With everything face up it is one
/// of the `near` camp.
fn viewer(seen_by: SeenBy, near: Camp) -> Option<Seat> {
    match seen_by {
        SeenBy::Onlooker => None,
        SeenBy::All => Some(Seat::of(near)),
        SeenBy::Side(side) => Some(Seat::of(Camp::ALL[side.min(1)])),
    }
}

/// What is on screen of a game that is seen through these eyes.
fn displayed(position: &Position, seen_by: SeenBy, near: Camp) -> DisplayedView {
    let viewer = viewer(seen_by, near);
    let near = viewer.map_or(near, |viewer| viewer.camp);
    let mut shown = DisplayedView {
        view: View {
            decision: None,
            ..position.view(viewer)
        },
        near,
        open_hands: [None; 4],
        veiled: None,
        look: None,
    };
    if seen_by == SeenBy::All {
        for seat in position
            .config()
            .seats()
            .filter(|&seat| Some(seat) != viewer)
        {
            shown.open_hands[seat.index()] = Some(position.view(Some(seat)).hand);
        }
        for (at, fronts) in shown.view.fronts.iter_mut().enumerate() {
            for camp in Camp::ALL {
                if let Some(front) = &mut fronts[camp] {
                    let own = position.view(Some(front.seat)).fronts[at][camp];
                    front.cards = own.and_then(|own| own.cards);
                }
            }
        }
    }
    shown
}

/// What somebody knows of an event who sees it through these eyes.
fn seen(event: &Event, seen_by: SeenBy, near: Camp) -> SeenEvent {
    let actor = match *event {
        Event::Reserve { camp, .. } => Some(Seat::of(camp)),
        Event::Draw { seat, .. }
        | Event::Play { seat, .. }
        | Event::Concede { seat, .. }
        | Event::Pillage { seat, .. } => Some(seat),
        Event::Give { from, .. } => Some(from),
        Event::Combat { conceded, .. } => conceded,
        _ => None,
    };
    event.seen_by(match seen_by {
        SeenBy::All => actor,
        SeenBy::Onlooker | SeenBy::Side(_) => viewer(seen_by, near),
    })
}

/// Collects the beats of a record.
struct Watcher {
    seen_by: SeenBy,
    near: Camp,
    /// Each with how many events of the record have happened.
    beats: Vec<(Beat, usize)>,
    /// How many events of the record have happened.
    events: usize,
}

impl EventObserver for Watcher {
    fn on_event(&mut self, position: &Position, event: Event) {
        let beat = Beat {
            event: seen(&event, self.seen_by, self.near),
            shown: displayed(position, self.seen_by, self.near),
        };
        // A record does not have all events.
        self.events += usize::from(RecordedEvent::of(&event).is_some());
        self.beats.push((beat, self.events));
    }
}

/// What a beat is in the course of the game.
fn kind(beat: &Beat) -> BeatKind {
    let view = &beat.shown.view;
    let scores = points(view.config.edition, view.row(), ByCamp::default());
    BeatKind {
        ends_step: true,
        mark: match beat.event {
            Event::Round { .. } => Some(Mark::Round),
            Event::Combat { .. } => Some(Mark::Combat),
            _ => None,
        },
        lead: i32::from(scores[Camp::English].points) - i32::from(scores[Camp::French].points),
    }
}

impl ReplayedGame for Rules {
    type Line = LogEntry;

    fn course(text: &str, seen_by: SeenBy) -> Result<(GameConfig, Course<Self>), LocalizedText> {
        let config = GameConfig {
            resume: Some(text.to_owned()),
            replay: true,
            ..read_request(&GameRequest::default())
        };
        let record = Record::parse(text.trim_end())
            .map_err(|error| record_words::message(&error, Names::default()))?;
        let mut watcher = Watcher {
            seen_by,
            near: near_camp(&record),
            beats: Vec::new(),
            events: 0,
        };
        let names = record.config.names;
        let played = record.replay_with(&mut watcher);
        played.map_err(|error| record_words::message(&error, names))?;
        let viewer = viewer(seen_by, watcher.near);
        let start = DisplayedView {
            view: View::undealt(record.config, viewer),
            near: viewer.map_or(watcher.near, |viewer| viewer.camp),
            open_hands: [None; 4],
            veiled: None,
            look: None,
        };
        Ok((config, Course::new(start, watcher.beats, kind)))
    }

    fn side_name(side: usize) -> LocalizedText {
        words::side(side)
    }

    const HIDES: bool = true;

    fn question(before: &Beat, step: &[Beat]) -> Option<Question> {
        guess::question(before, step.last()?)
    }

    fn lines(&self, beats: &[Beat]) -> Vec<LogEntry> {
        let seating = &self.game_config().seating;
        let told = beats.iter();
        let told = told.flat_map(|beat| log::tell(&beat.event, &beat.shown.view, seating));
        told.collect()
    }
}

/// The camp at the near edge: that of a person, if there is one.
fn near_camp(record: &Record) -> Camp {
    let mut players = record.players.iter();
    let person = players.find(|player| player.kind.bot().is_none());
    person.map_or(Camp::French, |player| player.seat.camp)
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::Setup;
    use guyenne_rules::record::RecordPlayer;

    #[test]
    fn after_its_last_step_all_events_of_the_record_have_happened() {
        let setup = Setup::default();
        let players = setup
            .config
            .seats()
            .map(|seat| RecordPlayer::bot(seat, "squire"));
        let (mut position, mut record) = Record::start(setup, players.collect()).expect("a game");
        while let Some(due) = position.decision() {
            let next = due.nth(due.count() / 2);
            position
                .play_observed(next, &mut record)
                .expect("a legal move");
        }
        let played = Rules::course(&record.line(), SeenBy::Onlooker);
        let (_, course) = played.unwrap_or_else(|_| panic!("a valid record"));
        assert_eq!(course.events(usize::MAX), record.events.len());
    }
}
