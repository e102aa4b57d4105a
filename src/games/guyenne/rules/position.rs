//! A position: what lies where at one moment, and the methods that read and change it. What a move leads to is in
//! `flow`, what happens between rounds in `refill`, and who must decide in `decision`.

use super::{BadSetup, CASTLES, EventObserver, Field, Move, Outcome, Refusal, RulesConfig, Setup};
use crate::card::Cards;
use crate::chance::Dice;
use crate::seat::{ByCamp, Camp, Seat};
use kit_rules::seed::Seed;

/// What is going on. Stages without a decision are seen only in events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Expert: a camp sets five cards aside; in a shared camp seat 0 proposes them.
    Reserve(Camp),
    /// Expert: seat 1 of a shared camp accepts the five, or names another five.
    Agree(Camp),
    /// Cards are drawn: the deal or a refill. No decision.
    Refill,
    /// Cards of a shared camp are given to the partner.
    Give(Camp),
    /// A shared camp chooses who plays first.
    Order(Camp),
    /// Placement, step 0 to 3: F at A, S at A, S at B, F at B.
    Place(u8),
    /// Reinforcement.
    Reinforce {
        /// The turn, from 0: S, F; with a shared camp S's first seat, F's first, S's second, F's second.
        turn: u8,
        /// How many have passed in a row.
        passes: u8,
    },
    /// Combat at the castle named first (0) or second (1): cards are turned. No decision.
    Combat(u8),
    /// The defender at this castle shows or concedes.
    Answer(u8),
    /// The loser at this castle chooses the cards to lose.
    Lose(u8),
    /// The game is over.
    Over(Outcome),
}

/// A game at one moment, hidden cards included. Bots and screens never get one: see [`View`](super::View).
///
/// Cloning copies about 200 bytes; playing allocates nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) config: RulesConfig,
    pub(super) stage: Stage,
    pub(super) round: u16,
    pub(super) first: Camp,
    pub(super) holders: [Option<Camp>; CASTLES],
    pub(super) hands: [Cards; 4],
    pub(super) draw: ByCamp<Cards>,
    pub(super) discard: ByCamp<Cards>,
    pub(super) pillage: ByCamp<Cards>,
    pub(super) exhaustions: ByCamp<u8>,
    /// How many castles are named this round, 0 to 2, and what lies there.
    pub(super) named: u8,
    pub(super) fields: [Field; 2],
    /// Shared camps: the place of the seat that drew, and of the seat that plays first.
    pub(super) drawer: ByCamp<u8>,
    pub(super) order: ByCamp<u8>,
    pub(super) memory: DiscardMemory,
    pub(super) dice: Dice,
}

/// A camp's cards that are not before a castle.
#[derive(Debug, Clone, Copy)]
pub struct Piles {
    /// The hands of its two seats; the second is empty where nobody shares the camp.
    pub hands: [Cards; 2],
    /// The draw pile.
    pub draw: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// The pillage.
    pub pillage: Cards,
    /// How often its draw pile was exhausted.
    pub exhaustions: u8,
}

/// What players remember: cards of the discard piles since the last reshuffle, and cards given this round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct DiscardMemory {
    /// Discarded cards that were face up.
    pub shown: ByCamp<Cards>,
    /// Discarded cards that were conceded, by the seat that conceded them and alone knows them.
    pub conceded: [Cards; 4],
    /// Discarded cards that were set aside, known to their camp.
    pub reserve: ByCamp<Cards>,
    /// Cards that seat 0 of a shared camp proposes to set aside, known to both partners until they agree.
    pub proposed: ByCamp<Cards>,
    /// Cards given this round, known to both partners, and the place of the giver.
    pub given: ByCamp<Cards>,
    pub giver: ByCamp<u8>,
}

impl Position {
    /// Sets the game up and deals, up to the first decision.
    ///
    /// # Errors
    /// The rules configuration is not valid.
    pub fn new(setup: Setup) -> Result<Self, BadSetup> {
        Self::observed(setup, &mut ())
    }

    /// As [`new`](Self::new), reporting every event to `observer`.
    ///
    /// # Errors
    /// The rules configuration is not valid.
    pub fn observed(setup: Setup, observer: &mut impl EventObserver) -> Result<Self, BadSetup> {
        let mut dice = Dice::new(setup.seed);
        let mut position = Self::blank(setup)?;
        // Dice never run out.
        let _never = position.open(&mut dice, observer);
        position.dice = dice;
        Ok(position)
    }

    /// The table before anything is dealt, with the random streams of the seed.
    ///
    /// # Errors
    /// The rules configuration is not valid.
    pub(crate) fn blank(setup: Setup) -> Result<Self, BadSetup> {
        let config = setup.config.validate()?;
        Ok(Self {
            dice: Dice::new(setup.seed),
            ..Self::unplayed(config)
        })
    }

    /// Two packs and a row of neutral castles before anything is dealt, with the random streams of seed 0.
    pub(super) fn unplayed(config: RulesConfig) -> Self {
        Self {
            config,
            stage: Stage::Refill,
            round: 0,
            // Leaflet 2022, Mise en Place, § 2.
            first: Camp::English,
            holders: [None; CASTLES],
            hands: [Cards::NONE; 4],
            draw: ByCamp::new(config.equipment.values(), config.equipment.values()),
            discard: ByCamp::default(),
            pillage: ByCamp::default(),
            exhaustions: ByCamp::default(),
            named: 0,
            fields: [Field::EMPTY; 2],
            drawer: ByCamp::default(),
            order: ByCamp::default(),
            memory: DiscardMemory::default(),
            dice: Dice::new(Seed(0)),
        }
    }

    /// Replaces the random streams of later draws.
    pub(crate) fn throw(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// The same position with the later draws decided by `seed`: for bots that may know the cards but not the draws.
    #[must_use]
    pub fn with_seed(mut self, seed: Seed) -> Self {
        self.throw(Dice::new(seed));
        self
    }

    /// The rules that are played.
    #[must_use]
    pub fn config(&self) -> RulesConfig {
        self.config
    }

    /// What is going on.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, from 1; 0 before the first deal.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The first player's camp this round.
    #[must_use]
    pub fn first(&self) -> Camp {
        self.first
    }

    /// Who holds each castle, from the west; `None` for a neutral one and beyond the end of a shorter row.
    #[must_use]
    pub fn holders(&self) -> &[Option<Camp>; CASTLES] {
        &self.holders
    }

    /// Who holds each castle that is in the game, from the west.
    pub(super) fn row(&self) -> &[Option<Camp>] {
        &self.holders[..self.config.equipment.row.count() as usize]
    }

    /// The castles named this round, in that order, with the cards there.
    #[must_use]
    pub fn fields(&self) -> &[Field] {
        &self.fields[..usize::from(self.named)]
    }

    /// How the game ended, once it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// All cards of a camp, wherever they lie: the whole pack, once the heroes are dealt.
    #[must_use]
    pub fn census(&self, camp: Camp) -> Cards {
        let hands = self.hand_of(camp);
        let fields = self.fields().iter().map(|f| f.cards[camp]);
        fields.fold(
            hands + self.draw[camp] + self.discard[camp] + self.pillage[camp],
            |all, cards| all + cards,
        )
    }

    /// Both hands of a camp together.
    pub(super) fn hand_of(&self, camp: Camp) -> Cards {
        self.hands[Seat::new(camp, 0).index()] + self.hands[Seat::new(camp, 1).index()]
    }

    /// What a camp has in hands that `seat` does not see: for puzzles, which tell what was hidden in the end.
    #[must_use]
    pub fn hidden_hands(&self, seat: Seat, camp: Camp) -> Cards {
        let others = [0, 1].map(|place| Seat::new(camp, place));
        let others = others.into_iter().filter(|&other| other != seat);
        others.fold(Cards::NONE, |all, other| all + self.hands[other.index()])
    }

    /// Where a camp's cards lie, hidden ones included: for bots that weigh determinized positions.
    #[must_use]
    pub fn piles(&self, camp: Camp) -> Piles {
        Piles {
            hands: [0, 1].map(|place| self.hands[Seat::new(camp, place).index()]),
            draw: self.draw[camp],
            discard: self.discard[camp],
            pillage: self.pillage[camp],
            exhaustions: self.exhaustions[camp],
        }
    }

    /// How many cards a camp has in its hands and draw pile.
    #[must_use]
    pub fn unspent(&self, camp: Camp) -> u8 {
        self.hand_of(camp).count() + self.draw[camp].count()
    }

    /// The seat that decides now; `None` once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    /// Plays `m` and everything that follows, up to the next decision.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), Refusal> {
        self.play_observed(m, &mut ())
    }

    /// As [`play`](Self::play), reporting every event to `observer`.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    pub fn play_observed(
        &mut self,
        m: Move,
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        self.is_legal(m)?;
        self.run(m, observer);
        Ok(())
    }

    /// Plays a move without checking it, for searches. After an illegal move the position is not valid.
    #[inline]
    pub fn play_unchecked(&mut self, m: Move) {
        self.run(m, &mut ());
    }

    #[inline]
    fn run(&mut self, m: Move, observer: &mut impl EventObserver) {
        let mut dice = self.dice.clone();
        // Dice never run out.
        let _never = self.follow(m, &mut dice, observer);
        self.dice = dice;
    }
}
