//! The selection, and what it means for the decision to be made: what can be chosen, the move that it makes, and the
//! rule that refuses it.

use bevy::prelude::*;

use super::card::CardLocation;
use super::refusal::RefusalReason;
use super::{DisplayedView, Turn};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::{Castle, Castles, Decision, DecisionKind, Move, Refusal};

/// The cards and the castle that are chosen and not confirmed yet.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    /// The cards, in the order chosen.
    pub entities: Vec<Entity>,
    /// Their values; under the veil as many cards of one kind, see [`super::veil`].
    pub cards: Cards,
    /// The castle.
    pub castle: Option<Castle>,
    /// The move that a second press confirms, where moves are asked about.
    pub asked: Option<Move>,
    /// The decision it is for. For another decision the selection starts anew.
    pub(super) decision: Option<Decision>,
}

/// The decision of the person at the screen, if one of them is to move.
pub(super) fn current_decision(turn: &Turn, displayed: Option<&DisplayedView>) -> Option<Decision> {
    match turn {
        Turn::Person(_) => displayed?.view.decision,
        _ => None,
    }
}

/// The castles that can be named.
pub(super) fn castles(decision: &Decision) -> Castles {
    match decision.kind {
        DecisionKind::Place { castles, .. } => castles,
        DecisionKind::Reinforce { room, .. } => room
            .iter()
            .filter(|(_, room)| *room > 0)
            .fold(Castles::default(), |all, &(castle, _)| all.with(castle)),
        _ => Castles::default(),
    }
}

/// Whether a card lies where the decision takes cards from.
pub(super) fn in_question(decision: &Decision, location: CardLocation) -> bool {
    match decision.kind {
        DecisionKind::Place { .. } | DecisionKind::Reinforce { .. } | DecisionKind::Give { .. } => {
            matches!(location, CardLocation::Hand { place, .. } if place == decision.seat.place)
        }
        DecisionKind::Lose { castle, .. } => {
            matches!(location, CardLocation::Front { castle: c, .. } if c == castle)
        }
        DecisionKind::Reserve { .. } => matches!(location, CardLocation::Tray { .. }),
        DecisionKind::Order | DecisionKind::Answer { .. } => false,
    }
}

/// The move that the selection makes.
pub(super) fn candidate(decision: &Decision, selection: &Selection) -> Result<Move, RefusalReason> {
    let cards = selection.cards;
    let castle = || {
        if cards.is_empty() {
            return Err(RefusalReason::Rule(Refusal::NoCard));
        }
        selection.castle.ok_or(RefusalReason::NoCastle)
    };
    let m = match decision.kind {
        DecisionKind::Reserve { .. } => Move::Reserve(cards),
        DecisionKind::Give { .. } => Move::Give(cards),
        DecisionKind::Order => Move::Order(decision.seat.place),
        DecisionKind::Place { .. } => Move::Place {
            castle: castle()?,
            cards,
        },
        DecisionKind::Reinforce { .. } => Move::Reinforce {
            castle: castle()?,
            cards,
        },
        DecisionKind::Answer { .. } => Move::Show,
        DecisionKind::Lose { .. } => Move::Lose(cards),
    };
    decision.check(m).map(|()| m).map_err(RefusalReason::Rule)
}

/// Why these cards, one more than are chosen, cannot be part of a legal move.
pub(super) fn one_too_many(
    decision: &Decision,
    selection: &Selection,
    cards: Cards,
) -> Option<RefusalReason> {
    let refused = match decision.kind {
        DecisionKind::Place { castles, .. } => {
            let castle = selection.castle.or_else(|| castles.iter().next())?;
            decision.check(Move::Place { castle, cards }).err()?
        }
        DecisionKind::Reinforce { room, .. } => {
            let roomiest = room.iter().max_by_key(|(_, room)| *room)?.0;
            let castle = selection.castle.unwrap_or(roomiest);
            decision.check(Move::Reinforce { castle, cards }).err()?
        }
        DecisionKind::Reserve { .. } if cards.count() > 5 => Refusal::ReserveFive(cards.count()),
        DecisionKind::Give { .. } => decision.check(Move::Give(cards)).err()?,
        _ => return None,
    };
    Some(RefusalReason::Rule(refused))
}

/// The rule by which a castle cannot be named now; `None` where no castle is named.
pub(super) fn wrong_castle(decision: &Decision, castle: Castle) -> Option<RefusalReason> {
    let rule = match decision.kind {
        DecisionKind::Place {
            castles, second, ..
        } => match castles.iter().next() {
            Some(named) if !second => Refusal::CastleSet(named),
            _ => Refusal::SameCastle(castle),
        },
        DecisionKind::Reinforce { room, own, .. } => {
            match room.iter().position(|&(named, _)| named == castle) {
                Some(at) if own[at] => Refusal::SixthCard,
                Some(_) => Refusal::PartnerCastle(castle),
                None => Refusal::NotInPlay(castle),
            }
        }
        _ => return None,
    };
    Some(RefusalReason::Rule(rule))
}

/// Of these cards, the first ones that make up `wanted`; fewer if some are missing.
pub(super) fn entities_of(
    wanted: Cards,
    cards: impl IntoIterator<Item = (Entity, Card)>,
) -> Vec<Entity> {
    let mut left = wanted;
    let mut found = Vec::new();
    for (entity, card) in cards {
        if let Some(rest) = left.without(Cards::one(card)) {
            left = rest;
            found.push(entity);
        }
    }
    found
}
