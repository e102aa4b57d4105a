//! The two lower levels, the potter's apprentice and the glazier: people who have not yet understood the whole game.

use rand::{Rng, RngExt};

use super::bot::{Bot, dice};
use super::greedy::{best, coming, strongest, sure, wins};
use super::matrix_bot::sample;
use fayance_rules::{
    BySide, Card, Cards, Decision, DecisionKind, Move, Side, TURNS, Terrain, Troop, View,
};
use kit_rules::seed::Seed;

/// One of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Craft {
    /// Looks at the land alone: turns it so that many of their own cards are favoured, and sends those. Forgets the
    /// ring of troops, and that the other side chooses, too. To be learnt: the troops settle three combats of four.
    Apprentice,
    /// Counts: the more of the other's cards a card beats, the more often it is sent; turns and armies by the same
    /// count. To be learnt: the other side counts as well, so the best card is also the one that is expected.
    Glazier,
}

/// A craftsman at the table.
#[derive(Debug, Clone)]
pub(super) struct Craftsman {
    craft: Craft,
    seed: Seed,
}

impl Craftsman {
    pub fn new(craft: Craft, seed: Seed) -> Self {
        Self { craft, seed }
    }
}

impl Bot for Craftsman {
    fn name(&self) -> &'static str {
        match self.craft {
            Craft::Apprentice => "apprentice",
            Craft::Glazier => "glazier",
        }
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        let decision = view.decision?;
        let rng = &mut dice(self.seed, view);
        match self.craft {
            Craft::Apprentice => apprentice(view, decision, rng),
            Craft::Glazier => glazier(view, decision, rng),
        }
    }
}

fn any_call(rng: &mut impl Rng) -> Move {
    Move::Call(Troop::ALL[rng.random_range(0..Troop::ALL.len())])
}

fn apprentice(view: &View, decision: Decision, rng: &mut impl Rng) -> Option<Move> {
    let side = decision.side;
    Some(match decision.kind {
        DecisionKind::Call => any_call(rng),
        DecisionKind::Lay { territory } => {
            let favoured = |&turn: &u8| {
                let terrain = territory.terrains(turn)[side];
                let own = view.sides[side].active.iter();
                own.filter(|card| card.people().is_favoured(terrain))
                    .count() as i32
            };
            Move::Lay(best(0..TURNS, favoured, rng)?)
        }
        DecisionKind::Choose { from } => {
            let terrains = view.land?.terrains()?;
            let facing = view.sides[side.other()].active;
            if let Some(card) = sure(side, from, facing, terrains) {
                return Some(Move::Choose(card));
            }
            // A card that can beat nobody is kept if there is another, and one that loses to all in any case.
            let most = i32::from(facing.count());
            let value = |&card: &Card| {
                let useful = can_win(side, card, facing, terrains);
                let hopeless = wins(side, card, facing, terrains) == -most;
                let favoured = card.people().is_favoured(terrains[side]);
                4 * i32::from(useful) - 2 * i32::from(hopeless) + i32::from(favoured)
            };
            Move::Choose(best(from.each_kind(), value, rng)?)
        }
        DecisionKind::Muster { .. } | DecisionKind::Refill { .. } => decision.sample(rng),
    })
}

fn can_win(side: Side, card: Card, facing: Cards, terrains: BySide<Terrain>) -> bool {
    let mut others = facing.each_kind();
    others.any(|other| wins(side, card, Cards::one(other), terrains) > 0)
}

fn glazier(view: &View, decision: Decision, rng: &mut impl Rng) -> Option<Move> {
    let side = decision.side;
    let other = &view.sides[side.other()];
    Some(match decision.kind {
        DecisionKind::Call => any_call(rng),
        DecisionKind::Lay { territory } => {
            let value = |&turn: &u8| {
                let terrains = territory.terrains(turn);
                let own = view.sides[side].active.iter();
                own.map(|card| wins(side, card, other.active, terrains))
                    .sum()
            };
            Move::Lay(best(0..TURNS, value, rng)?)
        }
        DecisionKind::Choose { from } => {
            let terrains = view.land?.terrains()?;
            let facing = other.active;
            if let Some(card) = sure(side, from, facing, terrains) {
                return Some(Move::Choose(card));
            }
            // From 0 for a card that loses to all to 2 for each card that it beats.
            let count = |card: Card| {
                let value = wins(side, card, facing, terrains) + i32::from(facing.count());
                f64::from(value)
            };
            let weight = |card: Card| {
                let square = count(card) * count(card);
                square * square
            };
            let all: f64 = from.each_kind().map(weight).sum();
            let policy: Vec<(Move, f64)> = from
                .each_kind()
                .map(|card| (Move::Choose(card), weight(card) / all.max(1e-9)))
                .collect();
            sample(&policy, rng).or_else(|| from.each_kind().next().map(Move::Choose))?
        }
        DecisionKind::Muster { from } => {
            let facing = other.active + view.reserve(side.other());
            Move::Muster(strongest(side, from, 4, facing, coming(view), rng))
        }
        DecisionKind::Refill { from, count } => {
            let facing = other.active + view.reserve(side.other());
            Move::Refill(strongest(side, from, count, facing, coming(view), rng))
        }
    })
}
