//! Moves, and the decision they answer. A [`Decision`] holds only what its own seat knows, so a bot or the screen can
//! list legal moves without the position.

use arrayvec::ArrayVec;
use rand::Rng;

use super::{Castle, Castles, MOST_AT_CASTLE, Refusal, SET_ASIDE};
use crate::card::{Card, Cards};
use crate::seat::Seat;

/// One choice of a player. The seat that plays it is that of the [`Decision`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Expert: five value cards are set aside in the discard pile. In a shared camp seat 0 proposes five; its partner
    /// accepts by naming the same, or names others.
    Reserve(Cards),
    /// Shared camps: cards given to the partner.
    Give(Cards),
    /// Shared camps: the place (0 or 1) of the seat that plays first this round.
    Order(u8),
    /// Placement: cards face down before a castle.
    Place {
        /// The castle.
        castle: Castle,
        /// 1 to 5 cards.
        cards: Cards,
    },
    /// Reinforcement: more cards face down before a castle.
    Reinforce {
        /// One of the round's two castles.
        castle: Castle,
        /// One or more cards; at most five of a camp lie at one castle.
        cards: Cards,
    },
    /// No reinforcement now.
    Pass,
    /// The defender turns their cards face up.
    Show,
    /// The defender gives the castle up; their cards stay face down.
    Concede,
    /// Cards lost for good at a neutral castle.
    Lose(Cards),
}

/// A pending decision, with all that determines which moves are legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// What is decided.
    pub kind: DecisionKind,
}

/// The kinds of decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DecisionKind {
    /// Five value cards to set aside.
    Reserve {
        /// The value cards to choose from: 21 in the printed game.
        pool: Cards,
        /// What the partner has proposed, if this seat has the final choice.
        proposed: Option<Cards>,
    },
    /// One to five cards for the partner; at least one stays in hand.
    Give {
        /// The giver's hand.
        hand: Cards,
    },
    /// Which partner plays first.
    Order,
    /// Placement: 1 to `most` cards at one of `castles`.
    Place {
        /// The player's hand.
        hand: Cards,
        /// Where they may play: all castles, one, or all but one.
        castles: Castles,
        /// At most five; and one less than the hand if a card must be left for the second castle.
        most: u8,
        /// Whether this is the choice of the round's second castle.
        second: bool,
    },
    /// Reinforcement at one of two castles, or a pass.
    Reinforce {
        /// The player's hand.
        hand: Cards,
        /// The round's castles, and how many more cards this player may lay at each; 0 where only the partner plays.
        room: [(Castle, u8); 2],
        /// Whether this player may play at each castle.
        own: [bool; 2],
    },
    /// Show or concede.
    Answer {
        /// The castle under attack.
        castle: Castle,
    },
    /// Which cards to lose: the strongest card played, or several worth at least as much.
    Lose {
        /// The castle.
        castle: Castle,
        /// The loser's cards there.
        played: Cards,
    },
}

/// Whether a loser may lose `lost` of `played`: the strongest card, or several that are worth at least as much.
///
/// Leaflet 2022, Règles avancées, § 1. Ruling: guyenne-rules.md, Levels (any set that reaches the strongest).
fn settles(played: Cards, lost: Cards) -> bool {
    let strongest = played.strongest().map_or(0, Card::value);
    lost.sum() >= strongest && !lost.is_empty()
}

/// Every set of five value cards in `pool`, without the hero. Leaflet 2022, Règles expertes, § 1.
fn reserves(pool: Cards) -> ArrayVec<Cards, 56> {
    let most = |card| pool.of_kind(card).min(SET_ASIDE);
    let mut all = ArrayVec::new();
    for five in 0..=most(Card::Five) {
        for four in 0..=most(Card::Four) {
            for three in 0..=most(Card::Three) {
                let rest = five + four + three;
                if rest <= SET_ASIDE && SET_ASIDE - rest <= most(Card::Two) {
                    all.push(Cards::of([SET_ASIDE - rest, three, four, five, 0]));
                }
            }
        }
    }
    all
}

impl Decision {
    /// Calls `visit` with every legal move, in a fixed order.
    pub fn for_each(&self, mut visit: impl FnMut(Move)) {
        match self.kind {
            DecisionKind::Reserve { pool, .. } => reserves(pool)
                .into_iter()
                .for_each(|c| visit(Move::Reserve(c))),
            DecisionKind::Give { hand } => {
                for &cards in hand.choices(1, most_given(hand)) {
                    visit(Move::Give(cards));
                }
            }
            DecisionKind::Order => {
                visit(Move::Order(0));
                visit(Move::Order(1));
            }
            DecisionKind::Place {
                hand,
                castles,
                most,
                ..
            } => {
                for castle in castles.iter() {
                    for &cards in hand.choices(1, most) {
                        visit(Move::Place { castle, cards });
                    }
                }
            }
            DecisionKind::Reinforce { hand, room, .. } => {
                visit(Move::Pass);
                for (castle, room) in room {
                    for &cards in hand.choices(1, room) {
                        visit(Move::Reinforce { castle, cards });
                    }
                }
            }
            DecisionKind::Answer { .. } => {
                visit(Move::Show);
                visit(Move::Concede);
            }
            DecisionKind::Lose { played, .. } => {
                for &cards in played.choices(1, MOST_AT_CASTLE) {
                    if settles(played, cards) {
                        visit(Move::Lose(cards));
                    }
                }
            }
        }
    }

    /// Every legal move, in the order of [`for_each`](Self::for_each).
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut all = Vec::new();
        self.for_each(|m| all.push(m));
        all
    }

    /// How many moves are legal.
    #[must_use]
    pub fn count(&self) -> u32 {
        match self.kind {
            DecisionKind::Reserve { pool, .. } => reserves(pool).len() as u32,
            DecisionKind::Give { hand } => hand.choices(1, most_given(hand)).len() as u32,
            DecisionKind::Order | DecisionKind::Answer { .. } => 2,
            DecisionKind::Place {
                hand,
                castles,
                most,
                ..
            } => castles.count() * hand.choices(1, most).len() as u32,
            DecisionKind::Reinforce { hand, room, .. } => {
                1 + room
                    .iter()
                    .map(|&(_, room)| hand.choices(1, room).len() as u32)
                    .sum::<u32>()
            }
            DecisionKind::Lose { played, .. } => {
                let all = played.choices(1, MOST_AT_CASTLE);
                all.iter().filter(|&&c| settles(played, c)).count() as u32
            }
        }
    }

    /// The legal move at `index` in the order of [`for_each`](Self::for_each). `index` must be below
    /// [`count`](Self::count); most decisions panic if it is not.
    #[must_use]
    pub fn nth(&self, index: u32) -> Move {
        match self.kind {
            DecisionKind::Reserve { pool, .. } => Move::Reserve(reserves(pool)[index as usize]),
            DecisionKind::Give { hand } => {
                Move::Give(hand.choices(1, most_given(hand))[index as usize])
            }
            DecisionKind::Order => Move::Order(index as u8),
            DecisionKind::Place {
                hand,
                castles,
                most,
                ..
            } => {
                let choices = hand.choices(1, most);
                let n = choices.len() as u32;
                Move::Place {
                    castle: castles.nth(index / n),
                    cards: choices[(index % n) as usize],
                }
            }
            DecisionKind::Reinforce { hand, room, .. } => {
                let Some(index) = index.checked_sub(1) else {
                    return Move::Pass;
                };
                let index = index as usize;
                let [(castle, most), (other, other_most)] = room;
                let choices = hand.choices(1, most);
                match choices.get(index) {
                    Some(&cards) => Move::Reinforce { castle, cards },
                    None => Move::Reinforce {
                        castle: other,
                        cards: hand.choices(1, other_most)[index - choices.len()],
                    },
                }
            }
            DecisionKind::Answer { .. } if index == 0 => Move::Show,
            DecisionKind::Answer { .. } => Move::Concede,
            DecisionKind::Lose { played, .. } => {
                let mut valid = played
                    .choices(1, MOST_AT_CASTLE)
                    .iter()
                    .filter(|&&c| settles(played, c));
                Move::Lose(*valid.nth(index as usize).unwrap_or(&played))
            }
        }
    }

    /// A random legal move, each with the same probability.
    #[must_use]
    #[inline]
    pub fn sample(&self, rng: &mut impl Rng) -> Move {
        let mut roll = Roll(rng.next_u32());
        match self.kind {
            DecisionKind::Place {
                hand,
                castles,
                most,
                ..
            } => {
                let castle = castles.nth(roll.below(castles.count()));
                let choices = hand.choices(1, most);
                Move::Place {
                    castle,
                    cards: choices[roll.below(choices.len() as u32) as usize],
                }
            }
            DecisionKind::Reinforce { hand, room, .. } => {
                // The choices for less room are the first ones of the choices for more.
                let [here, there] = room.map(|(_, room)| hand.choices(1, room));
                let all = (here.len() + there.len()) as u32;
                let index = roll.below(all + 1) as usize;
                if index == 0 {
                    return Move::Pass;
                }
                let (castle, choices, index) = if index <= here.len() {
                    (room[0].0, here, index - 1)
                } else {
                    (room[1].0, there, index - 1 - here.len())
                };
                Move::Reinforce {
                    castle,
                    cards: choices[index],
                }
            }
            DecisionKind::Answer { .. } => {
                if roll.below(2) == 0 {
                    Move::Show
                } else {
                    Move::Concede
                }
            }
            _ => self.nth(roll.below(self.count())),
        }
    }

    /// Checks that `m` is legal here.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn check(&self, m: Move) -> Result<(), Refusal> {
        match (self.kind, m) {
            (DecisionKind::Reserve { pool, .. }, Move::Reserve(cards)) => {
                if cards.has_hero() {
                    Err(Refusal::ReserveHero)
                } else if !pool.contains(cards) {
                    Err(Refusal::NoSuchCard)
                } else if cards.count() != 5 {
                    Err(Refusal::ReserveFive(cards.count()))
                } else {
                    Ok(())
                }
            }
            (DecisionKind::Give { hand }, Move::Give(cards)) => {
                in_hand(hand, cards)?;
                if cards == hand {
                    Err(Refusal::GiveKeepOne)
                } else if cards.count() > 5 {
                    Err(Refusal::GiveFive)
                } else {
                    Ok(())
                }
            }
            (DecisionKind::Order, Move::Order(place)) if place > 1 => {
                Err(Refusal::NoSuchSeat(place))
            }
            (DecisionKind::Order, Move::Order(_))
            | (DecisionKind::Answer { .. }, Move::Show | Move::Concede) => Ok(()),
            (
                DecisionKind::Place {
                    hand,
                    castles,
                    most,
                    second,
                },
                Move::Place { castle, cards },
            ) => {
                if !castles.contains(castle) {
                    return Err(match castles.iter().next() {
                        Some(named) if !second => Refusal::CastleSet(named),
                        _ => Refusal::SameCastle(castle),
                    });
                }
                if cards.count() > MOST_AT_CASTLE {
                    return Err(Refusal::SixthCard);
                }
                in_hand(hand, cards)?;
                if cards.count() > most {
                    Err(Refusal::KeepOne)
                } else {
                    Ok(())
                }
            }
            (DecisionKind::Reinforce { hand, room, own }, Move::Reinforce { castle, cards }) => {
                let Some(at) = room.iter().position(|&(named, _)| named == castle) else {
                    return Err(Refusal::NotInPlay(castle));
                };
                if !own[at] {
                    return Err(Refusal::PartnerCastle(castle));
                }
                if cards.count() > room[at].1 {
                    return Err(Refusal::SixthCard);
                }
                in_hand(hand, cards)
            }
            (DecisionKind::Reinforce { .. }, Move::Pass) => Ok(()),
            (DecisionKind::Lose { played, .. }, Move::Lose(cards)) => {
                if cards.is_empty() {
                    Err(Refusal::NoCard)
                } else if !played.contains(cards) {
                    Err(Refusal::LossNotPlayed)
                } else if !settles(played, cards) {
                    Err(Refusal::LossTooSmall(
                        played.strongest().unwrap_or(Card::Two),
                    ))
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::WrongKind),
        }
    }
}

/// How many cards may be given: one to five, and one stays in hand. Leaflet 2022, Comment jouer en équipe ?, § 2.
fn most_given(hand: Cards) -> u8 {
    hand.count().saturating_sub(1).min(5)
}

fn in_hand(hand: Cards, cards: Cards) -> Result<(), Refusal> {
    if cards.is_empty() {
        Err(Refusal::NoCard)
    } else if !hand.contains(cards) {
        Err(Refusal::NoSuchCard)
    } else {
        Ok(())
    }
}

/// One random number from which several small numbers are taken.
struct Roll(u32);

impl Roll {
    /// A number below `n`, uniform to within `n` in 2^32 (Lemire 2019, without the rejection step).
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let wide = u64::from(self.0) * u64::from(n);
        self.0 = wide as u32;
        (wide >> 32) as u32
    }
}
