//! Every way luck may have it: all that a deal or a move can lead to, each with its chance. For whoever works a small
//! game out whole; games are played with dice, see [`Dice`](crate::games::guyenne::rules::chance::Dice).

use super::refill::DrawResult;
use super::{BadSetup, Event, Move, Position, Refusal, RulesConfig, Setup};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::chance::Chance;
use crate::games::guyenne::rules::seat::Camp;
use crate::rules::seed::Seed;

/// One thing that a deal or a move may lead to.
#[derive(Debug, Clone, PartialEq)]
pub struct ChanceOutcome {
    /// How likely it is: all branches add up to 1.
    pub chance: f64,
    /// The next decision, or the end.
    pub position: Position,
    /// What happened on the way; cards drawn together are told strongest first.
    pub events: Vec<Event>,
}

impl Position {
    /// Every first decision of a game: each deal with its chance.
    ///
    /// # Errors
    /// The terms are no game.
    pub fn openings(config: RulesConfig) -> Result<Vec<ChanceOutcome>, BadSetup> {
        let seed = Seed(0);
        let blank = Self::blank(Setup { config, seed })?;
        Ok(every(&blank, |position, chance, events| {
            position.open(chance, events)
        }))
    }

    /// Everything that `m` can lead to; a single branch unless cards are drawn.
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

/// Plays `play` from `start` once for every run of luck. Runs that come to the same are one branch.
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
        // A fork always has a card to give.
        let _never = play(&mut position, &mut chances, &mut events);
        let chance = chances.chance;
        match all.iter_mut().find(|branch| branch.position == position) {
            Some(branch) => branch.chance += chance,
            None => all.push(ChanceOutcome {
                chance,
                position,
                events: events.into_iter().map(sorted).collect(),
            }),
        }
        if !chances.turn() {
            return all;
        }
    }
}

/// The event with cards drawn together in one order, whatever order they came in.
fn sorted(event: Event) -> Event {
    match event {
        Event::Draw { seat, cards } => Event::Draw {
            seat,
            cards: cards.into_iter().collect::<Cards>().run(),
        },
        event => event,
    }
}

/// A chance that takes one way after the other: of each draw, one kind of card after the other.
#[derive(Debug, Default)]
struct ChanceEnumerator {
    /// For each draw: which of the kinds in the pile comes, from the weakest, and how many kinds there are.
    way: Vec<(usize, usize)>,
    /// The draw that comes next.
    at: usize,
    chance: f64,
}

impl ChanceEnumerator {
    /// To the start of the way.
    fn start(&mut self) {
        self.at = 0;
        self.chance = 1.0;
    }

    /// The next way, or none is left.
    fn turn(&mut self) -> bool {
        while let Some((kind, kinds)) = self.way.pop() {
            if kind + 1 < kinds {
                self.way.push((kind + 1, kinds));
                return true;
            }
        }
        false
    }
}

impl Chance for ChanceEnumerator {
    fn draw(&mut self, _: Camp, pile: Cards) -> Option<Card> {
        let kinds = || Card::ALL.into_iter().filter(|&card| pile.of_kind(card) > 0);
        if self.at == self.way.len() {
            self.way.push((0, kinds().count()));
        }
        let card = kinds().nth(self.way[self.at].0)?;
        self.at += 1;
        self.chance *= f64::from(pile.of_kind(card)) / f64::from(pile.count());
        Some(card)
    }
}
