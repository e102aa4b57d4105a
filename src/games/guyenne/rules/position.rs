//! The truth of a game at one moment: what lies where, and the verbs that ask about it and change it.
//! What a move leads to is `flow`, what happens between rounds `refill`, and who must decide `owed`.

use super::{BadSetup, CASTLES, EventObserver, Field, Move, Outcome, Refusal, RulesConfig, Setup};
use crate::games::guyenne::rules::card::Cards;
use crate::games::guyenne::rules::chance::Dice;
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::rules::seed::Seed;

/// What is going on. The stages without a decision are seen only while events are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Expert: a camp sets five cards aside; in a shared camp seat 0 proposes them.
    Reserve(Camp),
    /// Expert: seat 1 of a shared camp accepts the five, or names another five.
    Agree(Camp),
    /// Cards are drawn: the deal, or a refill. No decision.
    Refill,
    /// A shared camp's cards are shared out.
    Give(Camp),
    /// A shared camp says who plays first.
    Order(Camp),
    /// Placement, step 0 to 3: F at A, S at A, S at B, F at B.
    Place(u8),
    /// Reinforcement: whose turn in the round of turns, and how many have passed in a row.
    Reinforce {
        /// The turn: S, F (or S's first, F's first, S's second, F's second).
        turn: u8,
        /// Passes in a row.
        passes: u8,
    },
    /// Combat at the first or the second castle named; cards turn. No decision.
    Combat(u8),
    /// The defender there shows or concedes.
    Answer(u8),
    /// The loser there chooses his losses.
    Lose(u8),
    /// The game is over.
    Over(Outcome),
}

/// A game at one moment, hidden cards and all. Bots and screens never get one: see [`View`](super::View).
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
    /// Castles named this round, 0 to 2, and what lies there.
    pub(super) named: u8,
    pub(super) fields: [Field; 2],
    /// Shared camps: who draws, and who plays first.
    pub(super) drawer: ByCamp<u8>,
    pub(super) order: ByCamp<u8>,
    pub(super) memory: DiscardMemory,
    pub(super) dice: Dice,
}

/// A camp's cards that are not before a castle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Piles {
    pub hands: [Cards; 2],
    pub draw: Cards,
    pub discard: Cards,
    pub pillage: Cards,
    pub exhaustions: u8,
}

/// What is in the discard piles and known to somebody, since the last reshuffle of that camp.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct DiscardMemory {
    /// Cards that everybody saw face up.
    pub shown: ByCamp<Cards>,
    /// Cards conceded, by the seat that alone knows them.
    pub conceded: [Cards; 4],
    /// Cards set aside, known to their camp.
    pub reserve: ByCamp<Cards>,
    /// Cards that seat 0 of a shared camp proposes to set aside, known to both partners until they agree.
    pub proposed: ByCamp<Cards>,
    /// Cards given this round, known to both partners, and which of them gave.
    pub given: ByCamp<Cards>,
    pub giver: ByCamp<u8>,
}

impl Position {
    /// Sets the game up and deals, up to the first decision.
    ///
    /// # Errors
    /// The set-up is no game.
    pub fn new(setup: Setup) -> Result<Self, BadSetup> {
        Self::observed(setup, &mut ())
    }

    /// As [`new`](Self::new), telling `observer` every event.
    ///
    /// # Errors
    /// The set-up is no game.
    pub fn observed(setup: Setup, observer: &mut impl EventObserver) -> Result<Self, BadSetup> {
        let mut dice = Dice::new(setup.seed);
        let mut position = Self::blank(setup)?;
        // Dice never run out.
        let _never = position.open(&mut dice, observer);
        position.dice = dice;
        Ok(position)
    }

    /// The table before anything is dealt.
    ///
    /// # Errors
    /// The set-up is no game.
    pub(in crate::games::guyenne::rules) fn blank(setup: Setup) -> Result<Self, BadSetup> {
        let config = setup.config.validate()?;
        Ok(Self {
            dice: Dice::new(setup.seed),
            ..Self::unplayed(config)
        })
    }

    /// Two packs, a row of neutral castles, nothing dealt, and no luck yet.
    pub(super) fn unplayed(config: RulesConfig) -> Self {
        Self {
            config,
            stage: Stage::Refill,
            round: 0,
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

    /// Luck goes on with these dice: when a record has been read.
    pub(in crate::games::guyenne::rules) fn throw(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// The same table with other luck to come: for whoever may know the cards but not the dice.
    #[must_use]
    pub fn with_luck(mut self, seed: Seed) -> Self {
        self.throw(Dice::new(seed));
        self
    }

    /// What was agreed.
    #[must_use]
    pub fn config(&self) -> RulesConfig {
        self.config
    }

    /// What is going on.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, from 1; 0 before the first deal is over.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The first player's camp this round.
    #[must_use]
    pub fn first(&self) -> Camp {
        self.first
    }

    /// Who holds each castle, from the west; nobody beyond the end of a shorter row.
    #[must_use]
    pub fn holders(&self) -> &[Option<Camp>; CASTLES] {
        &self.holders
    }

    /// Who holds each castle that is in the box, from the west.
    pub(super) fn row(&self) -> &[Option<Camp>] {
        &self.holders[..self.config.equipment.row.count() as usize]
    }

    /// The castles named this round, in that order, with what lies there.
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

    /// All cards of a camp wherever they lie: always the whole pack, once the heroes are dealt.
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

    /// Where a camp's cards lie, hidden ones too: for those who judge a world that they imagined.
    pub(crate) fn piles(&self, camp: Camp) -> Piles {
        Piles {
            hands: [0, 1].map(|place| self.hands[Seat::new(camp, place).index()]),
            draw: self.draw[camp],
            discard: self.discard[camp],
            pillage: self.pillage[camp],
            exhaustions: self.exhaustions[camp],
        }
    }

    /// Hands and draw pile of a camp.
    #[must_use]
    pub fn unspent(&self, camp: Camp) -> u8 {
        self.hand_of(camp).count() + self.draw[camp].count()
    }

    /// The seat that decides now; nobody once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    /// Plays `m` and all that follows up to the next decision.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then as it was.
    pub fn play(&mut self, m: Move) -> Result<(), Refusal> {
        self.play_observed(m, &mut ())
    }

    /// As [`play`](Self::play), telling `observer` every event.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then as it was.
    pub fn play_observed(
        &mut self,
        m: Move,
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        self.is_legal(m)?;
        self.run(m, observer);
        Ok(())
    }

    /// Plays a move known to be legal: the fast way for searches. An illegal one leaves no meaningful game.
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
