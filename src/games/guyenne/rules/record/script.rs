//! A record as a script: it says what is drawn and what the players of a game do, as long as the game goes as the
//! record goes.

use std::sync::Arc;

use super::replay::{recorded_move, written_draws};
use super::{Record, RecordEntry, RecordError};
use crate::card::{Card, Cards};
use crate::chance::{Chance, Dice};
use crate::seat::{ByCamp, Camp, Seat};
use crate::{EventObserver, Move, Position, Refusal};

/// A record that another game follows. Copies share the record.
#[derive(Debug, Clone)]
pub struct Script(Arc<Record>);

/// Two scripts are equal if they are copies of one.
impl PartialEq for Script {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Script {}

impl Script {
    /// Makes a script of a record.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn new(record: Record) -> Result<Self, RecordError> {
        record.replay()?;
        Ok(Self(Arc::new(record)))
    }

    /// The whole record.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.0
    }

    /// The record up to its event number `events`, as a game that goes on from there.
    #[must_use]
    pub fn first(&self, events: usize) -> Record {
        let mut record = (*self.0).clone();
        record.events.truncate(events);
        record
    }

    /// Who decides after the first `events` events of the script; `None` between decisions, and at the end.
    #[must_use]
    pub fn decision_at(&self, events: usize) -> Option<Seat> {
        Some(self.first(events).replay().ok()?.decision()?.seat)
    }

    /// The move that the script makes after its first `events` events; `None` between decisions, and at the end.
    #[must_use]
    pub fn move_at(&self, events: usize) -> Option<Move> {
        let played = self.first(events);
        self.next_move(&played.replay().ok()?, &played)
    }

    /// What comes next in the script after the game in `played`; `None` if that has gone another way.
    #[must_use]
    pub fn rest(&self, played: &Record) -> Option<&[RecordEntry]> {
        let (before, rest) = self.0.events.split_at_checked(played.events.len())?;
        let mut pairs = before.iter().zip(&played.events);
        pairs
            .all(|(written, played)| written.event.agrees(&played.event))
            .then_some(rest)
    }

    /// The move that the script has for the decision at the end of the game in `played`; `None` if that has gone
    /// another way or the script ends there.
    #[must_use]
    pub fn next_move(&self, position: &Position, played: &Record) -> Option<Move> {
        let (decision, next) = (position.decision()?, self.rest(played)?.first()?);
        let m = recorded_move(&decision, &next.event).ok()?;
        decision.check(m).is_ok().then_some(m)
    }
}

impl Position {
    /// As [`play_observed`](Self::play_observed), but what is drawn is what `next` has written: the events of a script
    /// that follow this position. Where they have no card, or one that is not in the pile, the seed decides.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    pub fn play_scripted(
        &mut self,
        m: Move,
        next: &[RecordEntry],
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        self.is_legal(m)?;
        let mut chance = ScriptedChance {
            draws: written_draws(self.round() == 0, next),
            dice: self.dice.clone(),
        };
        // Its dice never run out.
        let _never = self.follow(m, &mut chance, observer);
        self.throw(chance.dice);
        Ok(())
    }
}

/// Draws the written cards while it can, and otherwise at random.
struct ScriptedChance<'a> {
    draws: ByCamp<Option<(&'a [Card], usize)>>,
    dice: Dice,
}

impl Chance for ScriptedChance<'_> {
    fn draw(&mut self, camp: Camp, pile: Cards) -> Option<Card> {
        let random = self.dice.draw(camp, pile);
        let written = self.draws[camp].as_mut().and_then(|(cards, drawn)| {
            let card = cards.get(*drawn).copied();
            *drawn += 1;
            card
        });
        written
            .filter(|&card| pile.contains(Cards::one(card)))
            .or(random)
    }
}
