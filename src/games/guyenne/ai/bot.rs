//! The trait of all bots, and what they share: the random numbers of a decision, and the answer to a partner.

use kit_ai::Thinker;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::Camp;
use guyenne_rules::{DecisionKind, Move, Stage, View};
use kit_rules::seed::Seed;

/// A player that is a program: takes one seat's view, gives a move.
///
/// A bot that searches does so in slices of [`think`](Bot::think), so that no call takes long; the others keep its
/// default, which does nothing.
pub trait Bot: Send + Sync {
    /// The bot's name, one of [`BOTS`](super::BOTS).
    fn name(&self) -> &'static str;

    /// Searches for about `iterations` more at the decision in `view`; returns whether it is done. Many slices give the
    /// same result as one; [`choose`](Bot::choose) may be called after any of them.
    fn think(&mut self, view: &View, iterations: u32) -> bool {
        let _at_once = (view, iterations);
        true
    }

    /// The move for the decision in `view`; `None` if there is none ([`View::decision`] is empty).
    ///
    /// The move is legal, and depends on nothing but the view and the bot's seed.
    fn choose(&mut self, view: &View) -> Option<Move>;

    /// The probabilities of the moves at `view`, over all seeds, if the bot knows them: they add up to 1, and moves
    /// left out are never played. `None` from a bot that only chooses, or if there is no decision.
    fn policy(&mut self, view: &View) -> Option<Vec<(Move, f32)>> {
        let _only_chooses = view;
        None
    }
}

impl Thinker for Box<dyn Bot> {
    type View = View;
    type Answer = Option<Move>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        (**self).think(view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Move> {
        (**self).choose(view)
    }
}

/// The answer to a partner's proposal of five cards to set aside: every bot accepts. `None` at any other decision.
pub(super) fn accepted(view: &View) -> Option<Move> {
    match view.decision?.kind {
        DecisionKind::Reserve {
            proposed: Some(five),
            ..
        } => Some(Move::Reserve(five)),
        _ => None,
    }
}

/// The random numbers of one decision: a generator seeded with the seed and the view. Changing it changes recorded
/// play.
pub(super) fn dice(seed: Seed, view: &View) -> Pcg32 {
    let mut digest = seed.0;
    let mut mix = |n: u64| {
        digest = (digest ^ n)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29);
    };
    let in_cards = |cards: Cards| {
        Card::ALL
            .iter()
            .fold(0, |n, &card| n << 5 | u64::from(cards.of_kind(card)))
    };
    let in_camp = |camp: Option<Camp>| camp.map_or(0, |camp| camp.index() as u64 + 1);
    mix(u64::from(view.round) << 8 | view.viewer.map_or(9, |seat| seat.index() as u64));
    mix(in_cards(view.hand));
    mix(view
        .hands
        .iter()
        .fold(0, |n, &count| n << 8 | u64::from(count)));
    mix(view
        .holders
        .iter()
        .fold(0, |n, &camp| n << 2 | in_camp(camp)));
    for front in view.fronts.iter().flat_map(|pair| pair.0).flatten() {
        let castle = front.castle.index() as u64;
        mix(castle << 32 | u64::from(front.count) << 24 | front.cards.map_or(0, in_cards));
    }
    if let Stage::Reinforce {
        turn: turn @ 2.., ..
    } = view.stage
    {
        // With a shared camp a player may decide again in one round with the same view, when all others have passed.
        mix(u64::from(turn));
    }
    Pcg32::seed_from_u64(digest)
}
