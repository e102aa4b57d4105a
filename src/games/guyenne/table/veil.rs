//! The veil: on a screen that several people share, the cards of all of them lie face down, in an order that says
//! nothing. What they are is kept here; only the card mirror, a confirmed move and the private look read it.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg32;

use super::{Seating, TABLE};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use guyenne_rules::{Castle, Decision, DecisionKind, Move, View};
use kit_rules::seed::{Seed, following};

/// The cards of people that lie face down for everybody: values that the onlookers may not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VeiledHands {
    /// The hands of people, by [`Seat::index`].
    hands: [Option<Cards>; 4],
    /// What people have laid face down before the first and the second castle named.
    fronts: [ByCamp<Option<(Seat, Cards)>>; 2],
    /// The five cards that a partner proposes to set aside, for the person who has to agree.
    proposed: Option<Cards>,
}

impl VeiledHands {
    /// The cards that people have; `view` gives what a seat may know.
    pub(super) fn of(seating: &Seating, view: impl Fn(Seat) -> View) -> Self {
        let mut hands = [None; 4];
        let mut fronts = [ByCamp::default(); 2];
        let mut proposed = None;
        for seat in seating.people() {
            let view = view(seat);
            hands[seat.index()] = Some(view.hand);
            for (laid, front) in fronts.iter_mut().zip(view.fronts) {
                if let Some(front) = front[seat.camp].filter(|f| f.seat == seat && !f.shown) {
                    laid[seat.camp] = front.cards.map(|cards| (seat, cards));
                }
            }
            if let Some(DecisionKind::Reserve { proposed: five, .. }) = kind(&view) {
                proposed = five;
            }
        }
        Self {
            hands,
            fronts,
            proposed,
        }
    }

    /// The hand of the person in `seat`.
    pub(super) fn hand(&self, seat: Seat) -> Option<Cards> {
        self.hands[seat.index()]
    }

    /// What a person of `camp` has laid face down before `castle`, and who it was.
    pub(super) fn front(&self, view: &View, castle: Castle, camp: Camp) -> Option<(Seat, Cards)> {
        let at = view.named.iter().position(|&named| named == Some(castle))?;
        self.fronts[at][camp]
    }

    /// The five cards that a partner proposes to set aside.
    pub(super) fn proposed(&self) -> Option<Cards> {
        self.proposed
    }
}

fn kind(view: &View) -> Option<DecisionKind> {
    view.decision.map(|decision| decision.kind)
}

/// As many cards, all of one kind: for what may be counted and not known.
pub(super) const fn stand_ins(n: u8) -> Cards {
    Cards::of([n, 0, 0, 0, 0])
}

/// The same decision with [`stand_ins`] for the cards that the onlookers may not know. Rules that count cards hold for
/// them as for the cards.
pub(super) fn veiled(decision: Decision) -> Decision {
    let kind = match decision.kind {
        DecisionKind::Reserve { pool, .. } => DecisionKind::Reserve {
            pool: stand_ins(pool.count()),
            proposed: None,
        },
        DecisionKind::Give { hand } => DecisionKind::Give {
            hand: stand_ins(hand.count()),
        },
        DecisionKind::Place {
            hand,
            castles,
            most,
            second,
        } => DecisionKind::Place {
            hand: stand_ins(hand.count()),
            castles,
            most,
            second,
        },
        DecisionKind::Reinforce { hand, room, own } => DecisionKind::Reinforce {
            hand: stand_ins(hand.count()),
            room,
            own,
        },
        // Public: the cards that may be lost lie face up.
        kind @ (DecisionKind::Order | DecisionKind::Answer { .. } | DecisionKind::Lose { .. }) => {
            kind
        }
    };
    Decision { kind, ..decision }
}

/// The same move with these cards.
pub(super) fn with_cards(m: Move, cards: Cards) -> Move {
    match m {
        Move::Reserve(_) => Move::Reserve(cards),
        Move::Give(_) => Move::Give(cards),
        Move::Place { castle, .. } => Move::Place { castle, cards },
        Move::Reinforce { castle, .. } => Move::Reinforce { castle, cards },
        Move::Lose(_) => Move::Lose(cards),
        Move::Order(_) | Move::Pass | Move::Show | Move::Concede => m,
    }
}

/// What is put into a random order, each from a stream of its own: what everybody sees says nothing of what nobody
/// sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shuffle {
    /// The slots of a hand.
    Slots,
    /// The values in the slots.
    Values,
}

/// Which card lies where under the veil.
#[derive(Resource, Debug)]
pub struct VeiledCards {
    faces: EntityHashMap<Card>,
    /// What a person has just played: these cards leave their hand, and no others of the same value.
    leaving: Vec<Entity>,
    /// For the order of the cards in a hand, which everybody sees. It depends on no value.
    slots: Pcg32,
    /// For the values of the cards in their slots, which nobody sees.
    values: Pcg32,
}

/// The number of the random stream for the order of slots; those of bots and hints are others.
const SLOT_STREAM: u64 = u64::MAX - 1;

impl VeiledCards {
    /// No card is known yet.
    pub(super) fn new(seed: Seed) -> Self {
        Self {
            faces: EntityHashMap::default(),
            leaving: Vec::new(),
            slots: Pcg32::seed_from_u64(following(seed, SLOT_STREAM).0),
            values: Pcg32::seed_from_u64(following(seed, SLOT_STREAM - 1).0),
        }
    }

    /// What card this is; `None` if no person at the table knows it, or everybody does.
    #[must_use]
    pub fn face(&self, card: Entity) -> Option<Card> {
        self.faces.get(&card).copied()
    }

    /// The cards of which a person has chosen these.
    pub(super) fn cards(&self, chosen: &[Entity]) -> Cards {
        (chosen.iter())
            .filter_map(|&card| self.face(card))
            .collect()
    }

    /// Forgets which card lies where: they are assigned anew by chance.
    pub fn forget(&mut self) {
        self.faces.clear();
    }

    /// As [`forget`](Self::forget), by the chance of this stream: for proofs that nothing hidden is shown.
    pub fn exchange(&mut self, stream: u64) {
        self.forget();
        self.values = Pcg32::seed_from_u64(stream);
    }

    pub(super) fn remember(&mut self, card: Entity, face: Option<Card>) {
        match face {
            Some(face) => self.faces.insert(card, face),
            None => self.faces.remove(&card),
        };
    }

    /// These cards are what leaves its place next.
    pub(super) fn play(&mut self, chosen: &[Entity]) {
        self.leaving.clear();
        self.leaving.extend(chosen);
    }

    pub(super) fn is_leaving(&self, card: Entity) -> bool {
        self.leaving.contains(&card)
    }

    /// A random order of so many things.
    pub(super) fn shuffled(&mut self, what: Shuffle, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        order.shuffle(match what {
            Shuffle::Slots => &mut self.slots,
            Shuffle::Values => &mut self.values,
        });
        order
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(VeiledCards::new(Seed(0))).add_systems(
        OnExit(TABLE),
        |mut veiled: ResMut<VeiledCards>| {
            *veiled = VeiledCards::new(Seed(0));
        },
    );
}
