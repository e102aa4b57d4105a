//! The levels below the last: none of them makes a blunder that anybody sees, in sixty positions of random games: forty
//! choices of a card, ten turns, ten refills.

use guyenne::games::fayance::ai::{LEVELS, bot};
use guyenne::games::fayance::rules::{
    BySide, Card, Cards, DecisionKind, Land, Move, Position, Row, Setup, Side, TURNS, Terrain,
    View, fight,
};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{random_move, setups};

/// How many of `facing` a card beats, and to how many it loses.
fn results(view: &View, side: Side, card: Card, facing: Cards) -> [usize; 2] {
    let terrains = view.land.and_then(Land::terrains).expect("it is laid");
    let winner = |other: Card| {
        let cards = match side {
            Side::North => BySide::new(card, other),
            Side::South => BySide::new(other, card),
        };
        fight(cards, terrains).winner
    };
    [side, side.other()].map(|won| {
        facing
            .iter()
            .filter(|&other| winner(other) == Some(won))
            .count()
    })
}

/// A choice with a card that nobody would play, or with one that everybody would: the views, and which cards are no
/// blunder.
fn positions() -> Vec<(View, Vec<Card>)> {
    let (mut hopeless, mut sure) = (Vec::new(), Vec::new());
    for (config, seed) in setups(400) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed.0 ^ 40);
        let mut position = Position::new(Setup::of_seed(config, seed)).expect("a deal");
        while let Some((side, m)) = random_move(&position, &mut rng) {
            let view = position.view(Some(side));
            if let Some(DecisionKind::Choose { from }) = view.decision.map(|due| due.kind)
                && from.count() > 1
            {
                let facing = position.active(side.other());
                let all = usize::from(facing.count());
                let of = |card| results(&view, side, card, facing);
                let winners: Vec<Card> = from.each_kind().filter(|&c| of(c)[0] == all).collect();
                let fit: Vec<Card> = from.each_kind().filter(|&c| of(c)[1] < all).collect();
                if !winners.is_empty() && from.kinds().count_ones() as usize > winners.len() {
                    sure.push((view, winners));
                } else if !fit.is_empty() && (fit.len() as u32) < from.kinds().count_ones() {
                    hopeless.push((view, fit));
                }
            }
            position.play(side, m).expect("a legal move");
        }
    }
    assert!(sure.len() >= 20 && hopeless.len() >= 20);
    sure.into_iter()
        .take(20)
        .chain(hopeless.into_iter().take(20))
        .collect()
}

#[test]
fn no_level_makes_a_visible_blunder() {
    let positions = positions();
    assert_eq!(positions.len(), 40);
    // The last level may save the card that everybody would play for a later territory.
    for &name in &LEVELS[..LEVELS.len() - 1] {
        for (n, (view, fit)) in positions.iter().enumerate() {
            for seed in 0..6 {
                let mut bot = bot(name, following(Seed(seed), n as u64)).expect("a level");
                while !bot.think(view, 256) {}
                let m = bot.choose(view).expect("a move");
                let is_fit = fit.iter().any(|&card| m == Move::Choose(card));
                assert!(
                    is_fit,
                    "{name} plays {m:?}, not one of {fit:?}, at {view:?}"
                );
            }
        }
    }
}

/// 1 if `card` of `side` beats `other`, -1 if it loses to it.
fn against(side: Side, card: Card, other: Card, terrains: BySide<Terrain>) -> i32 {
    let cards = match side {
        Side::North => BySide::new(card, other),
        Side::South => BySide::new(other, card),
    };
    match fight(cards, terrains).winner {
        Some(winner) if winner == side => 1,
        Some(_) => -1,
        None => 0,
    }
}

/// Whether everything in `one` is at least as good as in `other`, and something is better.
fn dominates(one: &[i32], other: &[i32]) -> bool {
    one != other && one.iter().zip(other).all(|(one, other)| one >= other)
}

/// Views in which `blunders` finds moves that another one dominates, with these: one of a game.
fn dominated(seed: u64, blunders: impl Fn(&View, Side) -> Vec<Move>) -> Vec<(View, Vec<Move>)> {
    let mut found = Vec::new();
    for (config, game) in setups(400) {
        let mut rng = Pcg64Mcg::seed_from_u64(game.0 ^ seed);
        let mut position = Position::new(Setup::of_seed(config, game)).expect("a deal");
        while let Some((side, m)) = random_move(&position, &mut rng) {
            let view = position.view(Some(side));
            let bad = blunders(&view, side);
            if !bad.is_empty() {
                found.push((view, bad));
                break;
            }
            position.play(side, m).expect("a legal move");
        }
        if found.len() == 10 {
            break;
        }
    }
    assert_eq!(found.len(), 10);
    found
}

/// The turns than which another one is better for every reply: against each card of the other side no card of one's own
/// does worse, and at least one does better.
fn bad_turns(view: &View, side: Side) -> Vec<Move> {
    let Some(DecisionKind::Lay { territory }) = view.decision.map(|due| due.kind) else {
        return Vec::new();
    };
    let replies = |turn: u8| -> Vec<Vec<i32>> {
        let terrains = territory.terrains(turn);
        let theirs = view.sides[side.other()].active.iter();
        let own = |other: Card| {
            let own = view.sides[side].active.iter();
            own.map(|card| against(side, card, other, terrains))
                .collect()
        };
        theirs.map(own).collect()
    };
    let better = |one: u8, other: u8| {
        let (one, other) = (replies(one), replies(other));
        one.iter()
            .zip(&other)
            .all(|(one, other)| dominates(one, other))
    };
    let bad = (0..TURNS).filter(|&turn| (0..TURNS).any(|other| better(other, turn)));
    bad.map(Move::Lay).collect()
}

/// The refills with a single card than which another card is better: against each card that the other side has left it
/// does no worse, however the next territory is turned, and against some it does better.
fn bad_refills(view: &View, side: Side) -> Vec<Move> {
    let due = view.decision.map(|due| due.kind);
    let (Some(DecisionKind::Refill { from, count: 1 }), Some(next)) = (due, view.top) else {
        return Vec::new();
    };
    let theirs = view.sides[side.other()].active + view.reserve(side.other());
    let results = |card: Card| -> Vec<i32> {
        let turns = (0..TURNS).map(|turn| next.terrains(turn));
        turns
            .flat_map(|terrains| {
                let theirs = theirs.iter();
                theirs.map(move |other| against(side, card, other, terrains))
            })
            .collect()
    };
    let worse = |card: &Card| {
        from.each_kind()
            .any(|other| dominates(&results(other), &results(*card)))
    };
    let bad = from.each_kind().filter(worse);
    bad.map(|card| Move::Refill(Row::sorted(Cards::one(card))))
        .collect()
}

/// None of the bots named makes one of these moves.
fn avoid(names: &[&str], positions: &[(View, Vec<Move>)]) {
    for &name in names {
        for (n, (view, bad)) in positions.iter().enumerate() {
            for seed in 0..6 {
                let mut bot = bot(name, following(Seed(seed), n as u64)).expect("a level");
                while !bot.think(view, 256) {}
                let m = bot.choose(view).expect("a move");
                assert!(!bad.contains(&m), "{name} plays {m:?} at {view:?}");
            }
        }
    }
}

#[test]
fn no_level_that_looks_at_both_armies_turns_the_territory_the_worse_way() {
    // The apprentice looks at their own cards alone: that is what there is to be learnt from them. The champion may
    // give a territory up for a later one.
    avoid(&["glazier", "marshal"], &dominated(41, bad_turns));
}

#[test]
fn the_level_that_counts_calls_up_no_card_that_another_one_dominates() {
    // The apprentice refills at random, the marshal in haste; the champion may save the better card.
    avoid(&["glazier"], &dominated(42, bad_refills));
}
