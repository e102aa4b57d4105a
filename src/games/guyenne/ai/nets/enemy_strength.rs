//! Estimates the strength of the enemy's cards before a castle, from one seat's view.

use super::StrengthDistribution;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{MOST_AT_CASTLE, View};

/// The strength of 0 to 5 hidden cards of `enemy`, drawn from the unseen cards.
#[must_use]
pub fn drawn(view: &View, enemy: Camp) -> [StrengthDistribution; 6] {
    let unseen = view.unseen(enemy);
    if !unseen.has_hero() {
        return StrengthDistribution::drawn(unseen, 0.0);
    }
    // Before the first reshuffle an unseen hero is in hand or before a castle.
    let among = if view.camps[enemy].exhaustions == 0 {
        let fronts = view.fronts.iter().filter_map(|pair| pair[enemy]);
        let laid: u8 = fronts.filter(|front| !front.shown).map(|f| f.count).sum();
        view.held(enemy) + laid
    } else {
        unseen.count()
    };
    StrengthDistribution::drawn(
        unseen - Cards::one(Card::Hero),
        1.0 / f32::from(among.max(1)),
    )
}

/// The strength of the cards of `enemy` at the castle named at index `at`, or of those they are expected to lay there.
#[must_use]
pub fn enemy(
    view: &View,
    enemy: Camp,
    at: usize,
    drawn: &[StrengthDistribution; 6],
) -> StrengthDistribution {
    if let Some(front) = view.fronts[at][enemy] {
        return front
            .cards
            .map_or(drawn[usize::from(front.count)], StrengthDistribution::known);
    }
    // Nothing is laid yet: expect about half of the hand, or all of it if a partner plays only there.
    let shared = view.config.shared(enemy);
    let place = if shared {
        view.camps[enemy].order ^ at as u8
    } else {
        0
    };
    let hand = view.hands[Seat::new(enemy, place).index()];
    let keeps = u8::from(at == 0 && !shared);
    let most = usize::from(hand.saturating_sub(keeps).clamp(1, MOST_AT_CASTLE));
    let middle = if shared {
        most as f32
    } else {
        f32::from(hand) / 2.0
    };
    StrengthDistribution::mixed((1..=most).map(|count| {
        let off = count as f32 - middle;
        (1.0 / (1.0 + off * off), &drawn[count])
    }))
}
