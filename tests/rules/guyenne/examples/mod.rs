//! The worked examples and the rulings of the rules: positions set up by hand and played out.

mod combats;
mod losses;
mod piles;
mod rounds;
mod scores;
mod tables;
mod teams;

use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::record::RecordedEvent;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, Event, Move, Position, Refusal, Stage};
use guyenne::rules::record::NamedEvent;

/// A position with all events since it was set up.
struct Table {
    position: Position,
    events: Vec<Event>,
}

fn castle(index: usize) -> Castle {
    Castle::new(index).expect("castles are 0 to 5")
}

fn cards(text: &str) -> Cards {
    text.parse().unwrap_or_else(|e| panic!("{e}"))
}

impl Table {
    /// The start of a round, as [`Arrangement`](guyenne::games::guyenne::rules::Arrangement) reads it.
    fn set(text: &str) -> Self {
        let arrangement = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        let position = Position::arrange(&arrangement).unwrap_or_else(|e| panic!("{text}: {e}"));
        Self {
            position,
            events: Vec::new(),
        }
    }

    fn play(&mut self, m: Move) -> &mut Self {
        if let Err(refusal) = self.position.play_observed(m, &mut self.events) {
            panic!("{m:?}: {refusal} at {:?}", self.position);
        }
        self
    }

    fn place(&mut self, at: usize, text: &str) -> &mut Self {
        self.play(Move::Place {
            castle: castle(at),
            cards: cards(text),
        })
    }

    /// Placement: F at A, S at A, S at B, F at B.
    fn placement(
        &mut self,
        a: usize,
        f: &str,
        s: &str,
        b: usize,
        second: &str,
        last: &str,
    ) -> &mut Self {
        self.place(a, f).place(a, s).place(b, second).place(b, last)
    }

    fn add(&mut self, at: usize, text: &str) -> &mut Self {
        self.play(Move::Reinforce {
            castle: castle(at),
            cards: cards(text),
        })
    }

    /// Passes for everybody until the combats begin.
    fn all_pass(&mut self) -> &mut Self {
        while matches!(self.position.stage(), Stage::Reinforce { .. }) {
            self.play(Move::Pass);
        }
        self
    }

    fn refuses(&mut self, m: Move, refusal: Refusal) -> &mut Self {
        assert_eq!(self.position.play(m), Err(refusal));
        self
    }

    fn holder(&self, at: usize) -> Option<Camp> {
        self.position.holders()[at]
    }

    fn pillage(&self, camp: Camp) -> Cards {
        self.position.view(None).camps[camp].pillage
    }

    fn hand(&self, seat: Seat) -> Cards {
        self.position.view(Some(seat)).hand
    }

    /// The events from the first one called `from` on, as a record writes them.
    fn tail(&self, from: &str) -> Vec<String> {
        let recorded = self.events.iter().filter_map(RecordedEvent::of);
        recorded
            .map(|event| event.to_string())
            .skip_while(|line| !line.contains(&format!("\"e\":\"{from}\"")))
            .collect()
    }

    fn happened(&self, name: &str) -> usize {
        let recorded = self.events.iter().filter_map(RecordedEvent::of);
        recorded.filter(|event| event.name() == name).count()
    }

    fn turn(&self) -> Seat {
        self.position.to_move().expect("somebody decides")
    }
}
