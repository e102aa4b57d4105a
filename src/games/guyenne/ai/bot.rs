//! What a bot is, and what all bots share: dice for a decision, and the answer to a partner.

use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{DecisionKind, Move, Stage, View};
use crate::rules::seed::Seed;

/// A player that is a program.
///
/// A bot that searches is advanced in slices of [`think`](Bot::think), so that whoever asks never waits long; the others
/// leave that as it is, and answer at once.
pub trait Bot: Send + Sync {
    /// The bot's name, one of [`BOTS`](super::BOTS).
    fn name(&self) -> &'static str;

    /// Thinks on the decision in `view` for about `iterations` more, and says whether it has thought enough. The result
    /// of many slices is that of one long thought; [`choose`](Bot::choose) may be called after any of them.
    fn think(&mut self, view: &View, iterations: u32) -> bool {
        let _at_once = (view, iterations);
        true
    }

    /// The move for the decision in `view`; `None` if the view owes none ([`View::decision`] is empty).
    ///
    /// The move is legal, and depends on nothing but the view and the bot's seed.
    fn choose(&mut self, view: &View) -> Option<Move>;

    /// The chances with which the bot takes each move at `view`, over all seeds, if it knows them: they add up to 1, and
    /// moves left out are never played. `None` from a bot that only chooses (or when nothing is owed).
    fn policy(&mut self, view: &View) -> Option<Vec<(Move, f32)>> {
        let _only_chooses = view;
        None
    }
}

/// A partner's word on the five cards that the other proposes to set aside: every bot accepts them. `None` at any other
/// decision.
pub(super) fn accepted(view: &View) -> Option<Move> {
    match view.decision?.kind {
        DecisionKind::Reserve {
            proposed: Some(five),
            ..
        } => Some(Move::Reserve(five)),
        _ => None,
    }
}

/// Portable dice for one decision, thrown by the seed and by what the seat sees.
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
        // One who faces two partners comes round again; when all have passed they see what they saw before.
        mix(u64::from(turn));
    }
    Pcg32::seed_from_u64(digest)
}
