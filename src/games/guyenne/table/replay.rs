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

/// Who watches a game, and what they may know of it.
#[derive(Clone, Copy)]
struct Eyes {
    seen_by: SeenBy,
    /// The camp at the near edge, unless it is seen by the other one.
    near: Camp,
    /// The seat by which each camp sees it: the one that is asked for, else that of its first person, or its first one.
    seats: ByCamp<Seat>,
}

impl Eyes {
    fn of(record: &Record, seen_by: SeenBy) -> Self {
        let players = record.players.iter();
        let people = players.filter(|player| player.kind.bot().is_none());
        let people: Vec<Seat> = people.map(|player| player.seat).collect();
        let first = |camp| people.iter().copied().find(|seat| seat.camp == camp);
        let seat = |camp| first(camp).unwrap_or(Seat::of(camp));
        let mut seats = ByCamp::new(seat(Camp::English), seat(Camp::French));
        if let SeenBy::Seat { side, seat: place } = seen_by {
            let camp = Camp::ALL[side.min(1)];
            let is_asked_for = |own: &Seat| own.camp == camp && usize::from(own.place) == place;
            if let Some(own) = record.config.seats().find(is_asked_for) {
                seats[camp] = own;
            }
        }
        Self {
            seen_by,
            near: people.first().map_or(Camp::French, |seat| seat.camp),
            seats,
        }
    }

    /// The seat through whose eyes it is seen; `None` for those of somebody who looks on. With everything face up it is
    /// one of the near camp.
    fn viewer(&self) -> Option<Seat> {
        match self.seen_by {
            SeenBy::Onlooker => None,
            SeenBy::All => Some(self.seats[self.near]),
            SeenBy::Side(side) | SeenBy::Seat { side, .. } => {
                Some(self.seats[Camp::ALL[side.min(1)]])
            }
        }
    }

    /// The camp at the near edge.
    fn near(&self) -> Camp {
        self.viewer().map_or(self.near, |viewer| viewer.camp)
    }

    /// What is on screen of a game.
    fn displayed(&self, position: &Position) -> DisplayedView {
        let viewer = self.viewer();
        let mut shown = DisplayedView {
            view: View {
                decision: None,
                ..position.view(viewer)
            },
            near: self.near(),
            open_hands: [None; 4],
            veiled: None,
            look: None,
        };
        if self.seen_by == SeenBy::All {
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

    /// What is known of an event.
    fn seen(&self, event: &Event) -> SeenEvent {
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
        event.seen_by(match self.seen_by {
            SeenBy::All => actor,
            SeenBy::Onlooker | SeenBy::Side(_) | SeenBy::Seat { .. } => self.viewer(),
        })
    }
}

/// Collects the beats of a record.
struct Watcher {
    eyes: Eyes,
    /// Each with how many events of the record have happened.
    beats: Vec<(Beat, usize)>,
    /// How many events of the record have happened.
    events: usize,
}

impl EventObserver for Watcher {
    fn on_event(&mut self, position: &Position, event: Event) {
        let beat = Beat {
            event: self.eyes.seen(&event),
            shown: self.eyes.displayed(position),
        };
        // A record does not have all events.
        self.events += usize::from(RecordedEvent::of(&event).is_some());
        self.beats.push((beat, self.events));
    }
}

/// What a beat is in the course of the game. Whose castles are worth more leads; in the end who has won, which cards
/// may have decided.
fn kind(beat: &Beat) -> BeatKind {
    let view = &beat.shown.view;
    let scores = points(view.config.edition, view.row(), ByCamp::default());
    let castles = i32::from(scores[Camp::English].points) - i32::from(scores[Camp::French].points);
    BeatKind {
        ends_step: true,
        mark: match beat.event {
            Event::Round { .. } => Some(Mark::Round),
            Event::Combat { .. } => Some(Mark::Combat),
            _ => None,
        },
        lead: match view.outcome {
            None => castles,
            Some(outcome) => match outcome.winner {
                Some(Camp::English) => 1,
                Some(Camp::French) => -1,
                None => 0,
            },
        },
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
        let eyes = Eyes::of(&record, seen_by);
        let mut watcher = Watcher {
            eyes,
            beats: Vec::new(),
            events: 0,
        };
        let names = record.config.names;
        let played = record.replay_with(&mut watcher);
        played.map_err(|error| record_words::message(&error, names))?;
        let start = DisplayedView {
            view: View::undealt(record.config, eyes.viewer()),
            near: eyes.near(),
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
        let seating = &self.config().seating;
        let told = beats.iter();
        let told = told.flat_map(|beat| log::tell(&beat.event, &beat.shown.view, seating));
        told.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::record::RecordPlayer;
    use guyenne_rules::{Edition, EndReason, Level, Outcome, Setup};
    use kit_rules::seed::Seed;

    /// The lead at the end of a game by the rules of 2021 in which this camp holds the first castle and nobody another
    /// one, with so many cards left on each side.
    fn lead_at_the_end(holder: Option<Camp>, unspent: [u8; 2]) -> i32 {
        let config = Setup::duel(Edition::V2021, Level::Base, Seed(1)).config;
        let mut view = View::undealt(config, None);
        view.holders[0] = holder;
        let [english, french] = unspent;
        let unspent = ByCamp::new(english, french);
        let outcome = Outcome::judge(config.edition, EndReason::Exhausted, view.row(), unspent);
        view.outcome = Some(outcome);
        let shown = DisplayedView {
            view,
            near: Camp::French,
            open_hands: [None; 4],
            veiled: None,
            look: None,
        };
        let event = Event::End {
            reason: outcome.reason,
            points: outcome.points(),
            winner: outcome.winner,
        };
        kind(&Beat { event, shown }).lead
    }

    /// By the old rules each card that is left is a point.
    #[test]
    fn who_has_won_leads_in_the_end_whoever_holds_more() {
        let english = Some(Camp::English);
        for (holder, unspent, lead) in [
            (english, [4, 4], 1),
            (english, [4, 5], -1),
            (english, [4, 6], -1),
            (None, [4, 5], -1),
            (None, [4, 4], 0),
        ] {
            let found = lead_at_the_end(holder, unspent).signum();
            assert_eq!(found, lead, "{holder:?}, {unspent:?}");
        }
    }

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
