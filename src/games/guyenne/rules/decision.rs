//! The pending decision of a position: who must decide, and what.

use super::{Castles, Decision, DecisionKind, MOST_AT_CASTLE, Move, Position, Refusal, Stage};
use crate::seat::{Camp, Seat};

impl Position {
    /// The pending decision; `None` once the game is over.
    ///
    /// Leaflet 2022, Règles expertes, § 1 (five cards); Comment jouer en équipe ?, § 2 and § 7 (who gives and says the
    /// order; partners agree on the five); Résolution des combats, § 1 (the defender); Règles avancées, § 1 (losses).
    /// Ruling: guyenne-rules.md, Three and four players (five cards of a shared camp; who answers and who chooses
    /// losses there).
    #[must_use]
    #[inline]
    pub fn decision(&self) -> Option<Decision> {
        let (seat, kind) = match self.stage {
            Stage::Reserve(camp) => (
                Seat::of(camp),
                DecisionKind::Reserve {
                    pool: self.draw[camp],
                    proposed: None,
                },
            ),
            Stage::Agree(camp) => (
                Seat::of(camp).partner(),
                DecisionKind::Reserve {
                    pool: self.draw[camp],
                    proposed: Some(self.memory.proposed[camp]),
                },
            ),
            Stage::Give(camp) => {
                let seat = self.giver(camp);
                (
                    seat,
                    DecisionKind::Give {
                        hand: self.hands[seat.index()],
                    },
                )
            }
            Stage::Order(camp) => (Seat::new(camp, self.drawer[camp]), DecisionKind::Order),
            Stage::Place(step) => self.placement_decision(step),
            Stage::Reinforce { turn, .. } => self.reinforcement_decision(turn),
            Stage::Answer(at) => {
                let field = &self.fields[usize::from(at)];
                let defender = field.held_by?;
                (
                    field.seat(defender),
                    DecisionKind::Answer {
                        castle: field.castle,
                    },
                )
            }
            Stage::Lose(at) => {
                let field = &self.fields[usize::from(at)];
                let loser = field.winner()?.enemy();
                (
                    field.seat(loser),
                    DecisionKind::Lose {
                        castle: field.castle,
                        played: field.cards[loser],
                    },
                )
            }
            Stage::Refill | Stage::Combat(_) | Stage::Over(_) => return None,
        };
        Some(Decision { seat, kind })
    }

    /// The placement decision at `step`: F at A, S at A, S at B, F at B, with 1 to 5 cards each. One player places at
    /// both castles; of two partners each places at one.
    ///
    /// Leaflet 2022, Pose des cartes, § 1 to § 3 and § 5; Comment jouer en équipe ?, § 2.
    #[inline]
    pub(super) fn placement_decision(&self, step: u8) -> (Seat, DecisionKind) {
        let camp = if step == 0 || step == 3 {
            self.first
        } else {
            self.first.enemy()
        };
        let shared = self.config.shared(camp);
        let seat = self.player(camp, step / 2);
        let hand = self.hands[seat.index()];
        let keeps = u8::from(step < 2 && !shared);
        let castles = match step {
            0 => self.config.equipment.row,
            1 => Castles::only(self.fields[0].castle),
            2 => self.config.equipment.row.without(self.fields[0].castle),
            _ => Castles::only(self.fields[1].castle),
        };
        let kind = DecisionKind::Place {
            hand,
            castles,
            most: (hand.count() - keeps).min(MOST_AT_CASTLE),
            second: step == 2,
        };
        (seat, kind)
    }

    /// The reinforcement decision at `turn`: one or more cards at one of the two castles, up to five there, or a pass.
    /// A partner reinforces only their own castle.
    ///
    /// Leaflet 2022, Pose des cartes, § 4 and § 5; Comment jouer en équipe ?, § 3.
    #[inline]
    fn reinforcement_decision(&self, turn: u8) -> (Seat, DecisionKind) {
        let (seat, at) = self.reinforcer(turn);
        let room = |index: u8| {
            let field = &self.fields[usize::from(index)];
            let free = MOST_AT_CASTLE - field.cards[seat.camp].count();
            let mine = at.is_none_or(|own| own == index);
            (field.castle, if mine { free } else { 0 })
        };
        let kind = DecisionKind::Reinforce {
            hand: self.hands[seat.index()],
            room: [room(0), room(1)],
            own: [at != Some(1), at != Some(0)],
        };
        (seat, kind)
    }

    /// Every legal move, in a fixed order; none once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.decision()
            .map(|decision| decision.moves())
            .unwrap_or_default()
    }

    /// Whether the rules allow `m` now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn is_legal(&self, m: Move) -> Result<(), Refusal> {
        self.decision().ok_or(Refusal::GameOver)?.check(m)
    }

    /// The seat of `camp` that gives cards: the drawer, or the partner if the drawer has an empty hand.
    ///
    /// Leaflet 2022, Comment jouer en équipe ?, § 2. Ruling: guyenne-rules.md, Three and four players.
    pub(super) fn giver(&self, camp: Camp) -> Seat {
        let drawer = Seat::new(camp, self.drawer[camp]);
        if self.hands[drawer.index()].is_empty() {
            drawer.partner()
        } else {
            drawer
        }
    }

    /// The seat of `camp` that plays at the castle named `nth` (0 or 1). Leaflet 2022, Comment jouer en équipe ?, § 2.
    pub(super) fn player(&self, camp: Camp, nth: u8) -> Seat {
        if self.config.shared(camp) {
            Seat::new(camp, self.order[camp] ^ nth)
        } else {
            Seat::of(camp)
        }
    }

    /// How many reinforcement turns there are before it is the first seat's turn again: 2, or 4 with a shared camp.
    ///
    /// Ruling: guyenne-rules.md, Three and four players.
    pub(super) fn turns(&self) -> u8 {
        let [english, french] = self.config.teams.0;
        if english + french > 2 { 4 } else { 2 }
    }

    /// The seat that may reinforce at `turn`, and in a shared camp the index of the only field where it may.
    ///
    /// Leaflet 2022, Pose des cartes, § 4; Comment jouer en équipe ?, § 3. Ruling: guyenne-rules.md, Three and four
    /// players.
    pub(super) fn reinforcer(&self, turn: u8) -> (Seat, Option<u8>) {
        let camp = if turn.is_multiple_of(2) {
            self.first.enemy()
        } else {
            self.first
        };
        let nth = turn / 2;
        (
            self.player(camp, nth),
            self.config.shared(camp).then_some(nth),
        )
    }
}
