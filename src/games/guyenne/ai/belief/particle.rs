//! The value net's features: a determinized position as numbers, hidden cards included. In play they come from
//! particles only; in training from the true positions of the training games.

use crate::nets::features::{config, lead, row, stage, whose};
use crate::nets::{FeatureVector, PARTICLE};
use guyenne_rules::Position;
use guyenne_rules::card::Cards;
use guyenne_rules::seat::Camp;

/// The [`PARTICLE`] features of `position`, from the side of `camp`.
#[must_use]
pub fn particle_features(position: &Position, camp: Camp) -> FeatureVector {
    let mut to = FeatureVector::from(0);
    let rules = position.config();
    config(&mut to, rules, camp);
    to.flag(position.first() == camp);
    to.flag(position.to_move().is_some_and(|seat| seat.camp == camp));
    stage(&mut to, position.stage());
    row(&mut to, rules, position.holders(), camp);
    to.real(f32::from(position.round()) / 12.0);
    for camp in [camp, camp.enemy()] {
        let piles = position.piles(camp);
        let [one, other] = piles.hands;
        let held = one + other;
        to.hand(held);
        to.up_to(6, held.count());
        to.pile(held);
        to.pile(piles.draw);
        to.scaled(piles.draw.count(), 15.0);
        to.pile(piles.discard);
        to.pile(piles.pillage);
        to.one_of(4, Some(usize::from(piles.exhaustions)));
        to.scaled(position.unspent(camp), 22.0);
    }
    let mut holders = *position.holders();
    for at in 0..2 {
        let field = position.fields().get(at).filter(|field| !field.decided);
        to.flag(field.is_some());
        let Some(field) = field else {
            let places = to.end() + 23;
            to.skip_to(places);
            continue;
        };
        whose(&mut to, field.held_by, camp);
        for camp in [camp, camp.enemy()] {
            let cards = field.cards[camp];
            to.up_to(5, cards.count());
            to.scaled(cards.sum(), 15.0);
            to.flag(cards.has_hero());
        }
        let (mine, theirs) = (field.cards[camp], field.cards[camp.enemy()]);
        let margin = f32::from(mine.sum()) - f32::from(theirs.sum());
        to.real(margin / 10.0);
        let winner = ahead(mine, theirs, camp);
        to.one_of(2, winner.map(|winner| usize::from(winner != camp)));
        if let Some(winner) = winner {
            holders[field.castle.index()] = Some(winner);
        }
        let now = lead(rules, position.holders(), camp);
        for holder in [camp, camp.enemy()] {
            let mut row = *position.holders();
            row[field.castle.index()] = Some(holder);
            to.real((lead(rules, &row, camp) - now) / 6.0);
        }
        to.flag(winner.is_some() && winner == field.held_by);
    }
    to.real(lead(rules, &holders, camp) / 6.0);
    debug_assert_eq!(to.end(), PARTICLE);
    to
}

/// Who would win the combat as it stands; both camps may still add cards.
fn ahead(mine: Cards, theirs: Cards, camp: Camp) -> Option<Camp> {
    if mine.has_hero() && theirs.has_hero() {
        return None;
    }
    let strength = |cards: Cards| (cards.has_hero(), cards.sum());
    match strength(mine).cmp(&strength(theirs)) {
        core::cmp::Ordering::Greater => Some(camp),
        core::cmp::Ordering::Less => Some(camp.enemy()),
        core::cmp::Ordering::Equal => None,
    }
}
