//! The levels below the last: none of them makes a blunder that anybody sees, in forty positions of random games.

use guyenne::games::fayance::ai::{BOTS, bot};
use guyenne::games::fayance::rules::{
    BySide, Card, Cards, DecisionKind, Land, Move, Position, Setup, Side, View, fight,
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
    for &name in &BOTS[2..BOTS.len() - 1] {
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
