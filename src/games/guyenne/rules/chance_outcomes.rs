//! Chance outcomes: every deal, and every result of a move, with its probability. For solving small games exactly;
//! games draw at random, see [`Dice`](crate::chance::Dice).

use super::refill::DrawResult;
use super::{BadSetup, Event, Move, Position, Refusal, RulesConfig, Setup};
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::seat::Camp;
use kit_rules::seed::Seed;

/// One possible result of a deal or a move.
#[derive(Debug, Clone, PartialEq)]
pub struct ChanceOutcome {
    /// Its probability: all outcomes of one deal or move add up to 1.
    pub chance: f64,
    /// The position at the next decision, or at the end.
    pub position: Position,
    /// What happened on the way. Cards drawn together are listed strongest first.
    pub events: Vec<Event>,
}

impl Position {
    /// Every first decision of a game: each deal with its probability.
    ///
    /// # Errors
    /// The rules configuration is not valid.
    pub fn openings(config: RulesConfig) -> Result<Vec<ChanceOutcome>, BadSetup> {
        let seed = Seed(0);
        let blank = Self::blank(Setup { config, seed })?;
        Ok(every(&blank, |position, chance, events| {
            position.open(chance, events)
        }))
    }

    /// Every result of `m`; a single one unless cards are drawn.
    ///
    /// # Errors
    /// The rule that refuses the move.
    pub fn chance_outcomes(&self, m: Move) -> Result<Vec<ChanceOutcome>, Refusal> {
        self.is_legal(m)?;
        Ok(every(self, |position, chance, events| {
            position.follow(m, chance, events)
        }))
    }
}

/// Plays `play` from `start` once for every sequence of draws. Sequences that end in the same position are merged.
fn every(
    start: &Position,
    play: impl Fn(&mut Position, &mut ChanceEnumerator, &mut Vec<Event>) -> DrawResult,
) -> Vec<ChanceOutcome> {
    let mut all: Vec<ChanceOutcome> = Vec::new();
    let mut chances = ChanceEnumerator::default();
    loop {
        let mut position = start.clone();
        let mut events = Vec::new();
        chances.start();
        // The enumerator always has a card to give.
        let _never = play(&mut position, &mut chances, &mut events);
        let chance = chances.chance;
        match all.iter_mut().find(|outcome| outcome.position == position) {
            Some(outcome) => outcome.chance += chance,
            None => all.push(ChanceOutcome {
                chance,
                position,
                events: events.into_iter().map(sorted).collect(),
            }),
        }
        if !chances.next_path() {
            return all;
        }
    }
}

/// The event with cards drawn together sorted, strongest first.
fn sorted(event: Event) -> Event {
    match event {
        Event::Draw { seat, cards } => Event::Draw {
            seat,
            cards: cards.into_iter().collect::<Cards>().run(),
        },
        event => event,
    }
}

/// A chance that enumerates all sequences of draws, depth first.
#[derive(Debug, Default)]
struct ChanceEnumerator {
    /// For each draw of the sequence: the index of the kind drawn, from the weakest in the pile, and how many kinds
    /// there are.
    path: Vec<(usize, usize)>,
    /// The index of the next draw.
    at: usize,
    chance: f64,
}

impl ChanceEnumerator {
    /// Goes back to the first draw of the sequence.
    fn start(&mut self) {
        self.at = 0;
        self.chance = 1.0;
    }

    /// Steps to the next sequence; false after the last.
    fn next_path(&mut self) -> bool {
        while let Some((kind, kinds)) = self.path.pop() {
            if kind + 1 < kinds {
                self.path.push((kind + 1, kinds));
                return true;
            }
        }
        false
    }
}

impl Chance for ChanceEnumerator {
    fn draw(&mut self, _: Camp, pile: Cards) -> Option<Card> {
        let kinds = || Card::ALL.into_iter().filter(|&card| pile.of_kind(card) > 0);
        if self.at == self.path.len() {
            self.path.push((0, kinds().count()));
        }
        let card = kinds().nth(self.path[self.at].0)?;
        self.at += 1;
        self.chance *= f64::from(pile.of_kind(card)) / f64::from(pile.count());
        Some(card)
    }
}
