//! The facts of both sides: what left the champion's policies and what it cost, whose guesses were right, what
//! captured, and what was kept.

use fayance_rules::record::Record;
use fayance_rules::{BySide, Card, Cards, Event, People, Side, Test};
use kit_rules::review::{ReviewFact, ReviewedDecision, ToldWords};

/// What the champion plays less often than this it never plays.
const NEVER: f64 = 1e-6;

/// What was lost over some decisions.
#[derive(Debug, Default, Clone, Copy)]
struct Losses {
    /// How many decisions counted.
    of: i64,
    /// How many of them the champion would never have made so.
    off: i64,
    /// What all of them lost, in points.
    cost: f64,
}

impl Losses {
    fn over<'a>(decisions: impl Iterator<Item = &'a ReviewedDecision>) -> Self {
        let mut losses = Self::default();
        for decision in decisions.filter(|decision| decision.verdict.counts()) {
            let made = decision
                .moves
                .iter()
                .find(|weighed| weighed.m == decision.made);
            losses.of += 1;
            losses.off += i64::from(made.is_some_and(|made| made.chance < NEVER));
            losses.cost += decision.loss;
        }
        losses
    }

    fn words(self, kind: &str) -> Option<ToldWords> {
        let words = ToldWords::new(kind).number("n", self.off);
        let words = words.number("of", self.of);
        (self.of > 0).then(|| words.number("cost", self.cost.round() as i64))
    }
}

/// The facts of each side.
pub(crate) fn facts(record: &Record, decisions: &[ReviewedDecision]) -> Vec<ReviewFact> {
    let events: Vec<Event> = record.events.iter().map(|entry| entry.event).collect();
    let mut all = Vec::new();
    for side in Side::ALL {
        let own = || {
            decisions
                .iter()
                .filter(|decision| decision.side == side.index())
        };
        let of = |kinds: &'static [&'static str]| {
            let is_one = |decision: &&ReviewedDecision| {
                kinds.iter().any(|kind| decision.made.starts_with(kind))
            };
            Losses::over(own().filter(is_one))
        };
        let told = [
            of(&["choose"]).words("cards"),
            of(&["lay"]).words("turns"),
            of(&["muster", "refill"]).words("armies"),
            guesses(decisions, side),
            captures(&events, side),
            twins(&events),
            Some(kept(record, &events, side)),
        ];
        let told = told.into_iter().flatten();
        all.extend(told.map(|words| ReviewFact {
            side: side.index(),
            words,
        }));
    }
    all
}

/// In how many combats for which both chose the pair of cards was better for `side` than the combat before it promised.
fn guesses(decisions: &[ReviewedDecision], side: Side) -> Option<ToldWords> {
    let chosen: Vec<&ReviewedDecision> = decisions
        .iter()
        .filter(|decision| decision.made.starts_with("choose"))
        .collect();
    let (mut n, mut of) = (0, 0);
    for pair in chosen.chunks_exact(2) {
        let points = |side: usize, value: f64| match side {
            0 => value,
            _ => 100.0 - value,
        };
        let before = points(pair[0].side, pair[0].told[0]);
        let after = points(pair[1].side, pair[1].told[1]);
        let gain = match side {
            Side::North => after - before,
            Side::South => before - after,
        };
        of += 1;
        n += i64::from(gain > 0.0);
    }
    let words = ToldWords::new("guesses").number("n", n);
    (of > 0).then(|| words.number("of", of))
}

/// By what `side` captured its territories.
fn captures(events: &[Event], side: Side) -> Option<ToldWords> {
    let count = |wanted: &[Test]| {
        let won = events.iter().filter(|event| match event {
            Event::Combat { winner, by, .. } => *winner == Some(side) && wanted.contains(by),
            _ => false,
        });
        won.count() as i64
    };
    let [troop, terrain, halfling, fourth] =
        [Test::Troop, Test::Terrain, Test::Halfling, Test::Fourth].map(|test| count(&[test]));
    let words = ToldWords::new("captures").number("troop", troop);
    let words = words
        .number("terrain", terrain)
        .number("halfling", halfling);
    let all = troop + terrain + halfling + fourth;
    (all > 0).then(|| words.number("fourth", fourth).number("n", all))
}

/// How often both sent the same card.
fn twins(events: &[Event]) -> Option<ToldWords> {
    let met = |cards: &BySide<Card>| cards[Side::North] == cards[Side::South];
    let met = events.iter().filter(|event| match event {
        Event::Combat { cards, .. } => met(cards),
        _ => false,
    });
    let n = met.count() as i64;
    (n > 0).then(|| ToldWords::new("twins").number("n", n))
}

/// The cards that had not fallen when the game was over, and the halflings among them.
fn kept(record: &Record, events: &[Event], side: Side) -> ToldWords {
    let mut left = record.deal().hands()[side];
    for event in events {
        if let Event::Combat {
            cards,
            winner: Some(_),
            ..
        } = event
        {
            left -= Cards::one(cards[side]);
        }
    }
    let halflings = left.iter().filter(|card| card.people() == People::Halfling);
    let words = ToldWords::new("kept").number("n", left.count());
    words.number("halflings", halflings.count() as i64)
}
