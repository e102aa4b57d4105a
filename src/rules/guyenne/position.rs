//! The truth of a game at one moment, and the only way it changes: a move and all that follows from it.

use super::{
    Ask, BadSetup, CASTLES, Castles, Edition, EndReason, Event, Field, MOST_AT_CASTLE, Move,
    Outcome, Refusal, Setup, Terms, What, Witness,
};
use crate::rules::card::{Card, Cards, Run};
use crate::rules::seat::{ByCamp, Camp, Seat};
use crate::rules::seed::{Chance, Dice, Seed};

/// How many cards a camp fills up to.
const FULL_HAND: u8 = 6;

/// What is going on. The stages without a decision are seen only while events are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Expert: a camp sets five cards aside.
    Reserve(Camp),
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
    pub(super) terms: Terms,
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
    pub(super) memory: Memory,
    dice: Dice,
}

/// What is in the discard piles and known to somebody, since the last reshuffle of that camp.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Memory {
    /// Cards that everybody saw face up.
    pub shown: ByCamp<Cards>,
    /// Cards conceded, by the seat that alone knows them.
    pub conceded: [Cards; 4],
    /// Cards set aside, known to their camp.
    pub reserve: ByCamp<Cards>,
    /// Cards given this round, known to both partners, and which of them gave.
    pub given: ByCamp<Cards>,
    pub giver: ByCamp<u8>,
}

/// A chance that ran out, or a draw that cannot be: only when a record is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfLuck;

type Told = Result<(), OutOfLuck>;

impl Position {
    /// Sets the game up and deals, up to the first decision.
    ///
    /// # Errors
    /// The set-up is no game.
    pub fn new(setup: Setup) -> Result<Self, BadSetup> {
        Self::witnessed(setup, &mut ())
    }

    /// As [`new`](Self::new), telling `witness` every event.
    ///
    /// # Errors
    /// The set-up is no game.
    pub fn witnessed(setup: Setup, witness: &mut impl Witness) -> Result<Self, BadSetup> {
        let mut dice = Dice::new(setup.seed);
        let mut position = Self::blank(setup)?;
        // Dice never run out.
        let _never = position.open(&mut dice, witness);
        position.dice = dice;
        Ok(position)
    }

    /// The table before anything is dealt.
    ///
    /// # Errors
    /// The set-up is no game.
    pub(in crate::rules) fn blank(setup: Setup) -> Result<Self, BadSetup> {
        let terms = setup.terms.validate()?;
        Ok(Self {
            dice: Dice::new(setup.seed),
            ..Self::unplayed(terms)
        })
    }

    /// Two packs, six neutral castles, nothing dealt, and no luck yet.
    pub(super) fn unplayed(terms: Terms) -> Self {
        Self {
            terms,
            stage: Stage::Refill,
            round: 0,
            first: Camp::English,
            holders: [None; CASTLES],
            hands: [Cards::NONE; 4],
            draw: ByCamp::new(Cards::VALUES, Cards::VALUES),
            discard: ByCamp::default(),
            pillage: ByCamp::default(),
            exhaustions: ByCamp::default(),
            named: 0,
            fields: [Field::EMPTY; 2],
            drawer: ByCamp::default(),
            order: ByCamp::default(),
            memory: Memory::default(),
            dice: Dice::new(Seed(0)),
        }
    }

    /// Luck goes on with these dice: when a record has been read.
    pub(in crate::rules) fn throw(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// What was agreed.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.terms
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

    /// Who holds each castle, from the west.
    #[must_use]
    pub fn holders(&self) -> &[Option<Camp>; CASTLES] {
        &self.holders
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

    /// Hands and draw pile of a camp.
    #[must_use]
    pub fn unspent(&self, camp: Camp) -> u8 {
        self.hand_of(camp).count() + self.draw[camp].count()
    }

    /// The seat that decides now; nobody once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ask().map(|ask| ask.seat)
    }

    /// The decision that is owed; none once the game is over.
    #[must_use]
    #[inline]
    pub fn ask(&self) -> Option<Ask> {
        let (seat, what) = match self.stage {
            Stage::Reserve(camp) => (
                Seat::of(camp),
                What::Reserve {
                    pool: self.draw[camp],
                },
            ),
            Stage::Give(camp) => {
                let seat = self.giver(camp);
                (
                    seat,
                    What::Give {
                        hand: self.hands[seat.index()],
                    },
                )
            }
            Stage::Order(camp) => (Seat::new(camp, self.drawer[camp]), What::Order),
            Stage::Place(step) => self.ask_placement(step),
            Stage::Reinforce { turn, .. } => self.ask_reinforcement(turn),
            Stage::Answer(at) => {
                let field = &self.fields[usize::from(at)];
                let defender = field.held_by?;
                (
                    field.seat(defender),
                    What::Answer {
                        castle: field.castle,
                    },
                )
            }
            Stage::Lose(at) => {
                let field = &self.fields[usize::from(at)];
                let loser = field.winner()?.enemy();
                (
                    field.seat(loser),
                    What::Lose {
                        castle: field.castle,
                        played: field.cards[loser],
                    },
                )
            }
            Stage::Refill | Stage::Combat(_) | Stage::Over(_) => return None,
        };
        Some(Ask { seat, what })
    }

    #[inline]
    fn ask_placement(&self, step: u8) -> (Seat, What) {
        let camp = if step == 0 || step == 3 {
            self.first
        } else {
            self.first.enemy()
        };
        let shared = self.terms.shared(camp);
        let seat = self.player(camp, step / 2);
        let hand = self.hands[seat.index()];
        let keeps = u8::from(step < 2 && !shared);
        let castles = match step {
            0 => Castles::ALL,
            1 => Castles::only(self.fields[0].castle),
            2 => Castles::ALL.without(self.fields[0].castle),
            _ => Castles::only(self.fields[1].castle),
        };
        let what = What::Place {
            hand,
            castles,
            most: (hand.count() - keeps).min(MOST_AT_CASTLE),
            second: step == 2,
        };
        (seat, what)
    }

    #[inline]
    fn ask_reinforcement(&self, turn: u8) -> (Seat, What) {
        let (seat, at) = self.reinforcer(turn);
        let room = |index: u8| {
            let field = &self.fields[usize::from(index)];
            let free = MOST_AT_CASTLE - field.cards[seat.camp].count();
            let mine = at.is_none_or(|own| own == index);
            (field.castle, if mine { free } else { 0 })
        };
        let what = What::Reinforce {
            hand: self.hands[seat.index()],
            room: [room(0), room(1)],
            own: [at != Some(1), at != Some(0)],
        };
        (seat, what)
    }

    /// Every legal move, in a fixed order; none once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.ask().map(|ask| ask.moves()).unwrap_or_default()
    }

    /// Whether the rules allow `m` now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn is_legal(&self, m: Move) -> Result<(), Refusal> {
        self.ask().ok_or(Refusal::GameOver)?.check(m)
    }

    /// Plays `m` and all that follows up to the next decision.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then as it was.
    pub fn play(&mut self, m: Move) -> Result<(), Refusal> {
        self.play_witnessed(m, &mut ())
    }

    /// As [`play`](Self::play), telling `witness` every event.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then as it was.
    pub fn play_witnessed(&mut self, m: Move, witness: &mut impl Witness) -> Result<(), Refusal> {
        self.is_legal(m)?;
        self.run(m, witness);
        Ok(())
    }

    /// Plays a move known to be legal: the fast way for searches. An illegal one leaves no meaningful game.
    #[inline]
    pub fn play_unchecked(&mut self, m: Move) {
        self.run(m, &mut ());
    }

    #[inline]
    fn run(&mut self, m: Move, witness: &mut impl Witness) {
        let mut dice = self.dice.clone();
        // Dice never run out.
        let _never = self.follow(m, &mut dice, witness);
        self.dice = dice;
    }

    /// Plays a legal move with luck decided by `chance`.
    ///
    /// # Errors
    /// [`OutOfLuck`] when `chance` has no card to give; the position is then of no use.
    #[inline]
    pub(in crate::rules) fn follow(
        &mut self,
        m: Move,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Told {
        match (self.stage, m) {
            (Stage::Reserve(camp), Move::Reserve(cards)) => {
                self.draw[camp] -= cards;
                self.discard[camp] += cards;
                self.memory.reserve[camp] = cards;
                self.tell(witness, || Event::Reserve {
                    camp,
                    cards: cards.run(),
                });
                if camp == Camp::English {
                    self.stage = Stage::Reserve(Camp::French);
                    return Ok(());
                }
                self.deal(chance, witness)
            }
            (Stage::Give(camp), Move::Give(cards)) => {
                self.give(self.giver(camp), cards, witness);
                self.stage = Stage::Order(camp);
                Ok(())
            }
            (Stage::Order(camp), Move::Order(place)) => {
                self.order[camp] = place;
                self.tell(witness, || Event::Order {
                    first: Seat::new(camp, place),
                });
                if camp == self.first && self.terms.shared(camp.enemy()) {
                    self.share(camp.enemy(), witness);
                } else {
                    self.open_round(witness);
                }
                Ok(())
            }
            (Stage::Place(step), Move::Place { castle, cards }) => {
                let at = usize::from(step / 2);
                let (seat, _) = self.ask_placement(step);
                if step == 0 || step == 2 {
                    self.fields[at] = Field {
                        castle,
                        held_by: self.holders[castle.index()],
                        ..Field::EMPTY
                    };
                    self.named += 1;
                }
                self.fields[at].places[seat.camp] = seat.place;
                self.lay(seat, at, cards, witness);
                if step < 3 {
                    self.stage = Stage::Place(step + 1);
                    return Ok(());
                }
                if self.terms.edition == Edition::V2021 {
                    return self.fight(0, chance, witness);
                }
                self.reinforce(0, 0, chance, witness)
            }
            (Stage::Reinforce { turn, .. }, Move::Reinforce { castle, cards }) => {
                let (seat, _) = self.reinforcer(turn);
                let at = usize::from(self.fields[0].castle != castle);
                self.lay(seat, at, cards, witness);
                self.reinforce(turn + 1, 0, chance, witness)
            }
            (Stage::Reinforce { turn, passes }, Move::Pass) => {
                let (seat, _) = self.reinforcer(turn);
                self.tell(witness, || Event::Pass { seat });
                self.reinforce(turn + 1, passes + 1, chance, witness)
            }
            (Stage::Answer(at), Move::Show) => {
                self.stage = Stage::Combat(at);
                if let Some(defender) = self.fields[usize::from(at)].held_by {
                    self.reveal(at, defender, witness);
                }
                self.decide(at, chance, witness)
            }
            (Stage::Answer(at), Move::Concede) => {
                self.stage = Stage::Combat(at);
                let field = &mut self.fields[usize::from(at)];
                field.conceded = true;
                if let Some(defender) = field.held_by {
                    let (seat, castle, cards) =
                        (field.seat(defender), field.castle, field.cards[defender]);
                    self.tell(witness, || Event::Concede {
                        seat,
                        castle,
                        cards: cards.run(),
                    });
                }
                self.decide(at, chance, witness)
            }
            (Stage::Lose(at), Move::Lose(cards)) => {
                self.stage = Stage::Combat(at);
                if let Some(winner) = self.fields[usize::from(at)].winner() {
                    self.pillage(at, winner.enemy(), cards, witness);
                }
                self.after_combat(at, chance, witness)
            }
            _ => {
                debug_assert!(false, "{m:?} is not owed at {:?}", self.stage);
                Ok(())
            }
        }
    }

    /// The first thing that happens: the experts' reserve, or the deal.
    pub(in crate::rules) fn open(
        &mut self,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Told {
        if self.terms.level == super::Level::Expert {
            self.stage = Stage::Reserve(Camp::English);
            return Ok(());
        }
        self.deal(chance, witness)
    }

    /// Each camp takes its hero and five cards, and round 1 starts.
    fn deal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness) -> Told {
        self.stage = Stage::Refill;
        for camp in Camp::ALL {
            self.fill_hand(Seat::of(camp), Cards::one(Card::Hero), chance, witness)?;
        }
        self.round = 1;
        self.start_round(witness);
        Ok(())
    }

    /// `seat` takes `dealt` and draws until its camp holds six, or nothing is left to draw.
    fn fill_hand<W: Witness>(
        &mut self,
        seat: Seat,
        dealt: Cards,
        chance: &mut impl Chance,
        witness: &mut W,
    ) -> Told {
        let camp = seat.camp;
        let mut drawn = Run::new();
        let mut reshuffles: [u8; 2] = [0; 2];
        let mut renewed = 0;
        if W::WATCHES {
            drawn.extend(dealt.iter());
        }
        let mut hand = self.hands[seat.index()] + dealt;
        let mut missing = FULL_HAND - (self.hand_of(camp) + dealt).count().min(FULL_HAND);
        let mut pile = self.draw[camp];
        let mut left = pile.count();
        while missing > 0 && left > 0 {
            let card = chance.draw_alone(camp, pile, left).ok_or(OutOfLuck)?;
            if !pile.contains(card) {
                return Err(OutOfLuck);
            }
            pile -= card;
            hand += card;
            left -= 1;
            missing -= 1;
            if W::WATCHES {
                drawn.extend(card.strongest());
            }
            // A pile is exhausted when its last card leaves it; a reshuffle of nothing counts as exhausted again.
            while left == 0 && self.exhaustions[camp] < self.terms.level.exhaustions() {
                self.exhaustions[camp] += 1;
                if self.exhaustions[camp] < self.terms.level.exhaustions() {
                    pile = self.discard[camp];
                    self.discard[camp] = Cards::NONE;
                    self.forget(camp);
                    left = pile.count();
                    reshuffles[renewed] = left;
                    renewed += 1;
                }
            }
        }
        self.hands[seat.index()] = hand;
        self.draw[camp] = pile;
        if W::WATCHES && !drawn.is_empty() {
            witness.saw(self, Event::Draw { seat, cards: drawn });
            for &cards in &reshuffles[..renewed] {
                witness.saw(self, Event::Reshuffle { camp, cards });
            }
        }
        Ok(())
    }

    /// A reshuffle makes a camp's discard pile unknown again.
    fn forget(&mut self, camp: Camp) {
        self.memory.shown[camp] = Cards::NONE;
        self.memory.reserve[camp] = Cards::NONE;
        for place in 0..2 {
            self.memory.conceded[Seat::new(camp, place).index()] = Cards::NONE;
        }
    }

    /// Shared camps share their cards out, the first player's first; then the round opens.
    pub(super) fn start_round(&mut self, witness: &mut impl Witness) {
        self.named = 0;
        for camp in [self.first, self.first.enemy()] {
            if self.terms.shared(camp) {
                self.share(camp, witness);
                return;
            }
        }
        self.open_round(witness);
    }

    fn open_round(&mut self, witness: &mut impl Witness) {
        self.stage = Stage::Place(0);
        let (n, first) = (self.round, self.first);
        self.tell(witness, || Event::Round { n, first });
    }

    /// Who hands cards over: the drawer, or his partner if the drawer holds none.
    fn giver(&self, camp: Camp) -> Seat {
        let drawer = Seat::new(camp, self.drawer[camp]);
        if self.hands[drawer.index()].is_empty() {
            drawer.partner()
        } else {
            drawer
        }
    }

    fn share(&mut self, camp: Camp, witness: &mut impl Witness) {
        let giver = self.giver(camp);
        if self.hands[giver.index()].count() == 1 {
            self.give(giver, Cards::NONE, witness);
            self.stage = Stage::Order(camp);
        } else {
            self.stage = Stage::Give(camp);
        }
    }

    fn give(&mut self, from: Seat, cards: Cards, witness: &mut impl Witness) {
        let to = from.partner();
        self.hands[from.index()] -= cards;
        self.hands[to.index()] += cards;
        self.memory.given[from.camp] = cards;
        self.memory.giver[from.camp] = from.place;
        self.tell(witness, || Event::Give {
            from,
            to,
            cards: cards.run(),
        });
    }

    /// The seat of `camp` that plays at the castle named `nth` (0 or 1).
    fn player(&self, camp: Camp, nth: u8) -> Seat {
        if self.terms.shared(camp) {
            Seat::new(camp, self.order[camp] ^ nth)
        } else {
            Seat::of(camp)
        }
    }

    /// How many turns make a round of reinforcement turns.
    fn turns(&self) -> u8 {
        let [english, french] = self.terms.teams.0;
        if english + french > 2 { 4 } else { 2 }
    }

    /// Who may reinforce at `turn`, and at which field alone if he shares his camp.
    fn reinforcer(&self, turn: u8) -> (Seat, Option<u8>) {
        let camp = if turn.is_multiple_of(2) {
            self.first.enemy()
        } else {
            self.first
        };
        let nth = turn / 2;
        (
            self.player(camp, nth),
            self.terms.shared(camp).then_some(nth),
        )
    }

    /// Puts `cards` from a hand before a castle.
    fn lay(&mut self, seat: Seat, at: usize, cards: Cards, witness: &mut impl Witness) {
        self.hands[seat.index()] -= cards;
        let field = &mut self.fields[at];
        field.cards[seat.camp] += cards;
        let castle = field.castle;
        self.tell(witness, || Event::Play {
            seat,
            castle,
            cards: cards.run(),
        });
    }

    /// Goes on to the next player who can reinforce, or to the combats.
    fn reinforce(
        &mut self,
        mut turn: u8,
        mut passes: u8,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Told {
        let turns = self.turns();
        while passes < turns {
            turn %= turns;
            let (seat, _) = self.reinforcer(turn);
            if !self.hands[seat.index()].is_empty() {
                self.stage = Stage::Reinforce { turn, passes };
                return Ok(());
            }
            turn += 1;
            passes += 1;
        }
        self.fight(0, chance, witness)
    }

    /// Cards turn at the castle named `at`th, up to the defender's answer if it is held.
    fn fight(&mut self, at: u8, chance: &mut impl Chance, witness: &mut impl Witness) -> Told {
        self.stage = Stage::Combat(at);
        match self.fields[usize::from(at)].held_by {
            None => {
                for camp in Camp::ALL {
                    self.reveal(at, camp, witness);
                }
                self.decide(at, chance, witness)
            }
            Some(defender) => {
                self.reveal(at, defender.enemy(), witness);
                self.stage = Stage::Answer(at);
                Ok(())
            }
        }
    }

    fn reveal(&mut self, at: u8, camp: Camp, witness: &mut impl Witness) {
        let field = &mut self.fields[usize::from(at)];
        field.shown[camp] = true;
        let (seat, castle, cards) = (field.seat(camp), field.castle, field.cards[camp]);
        self.tell(witness, || Event::Reveal {
            seat,
            castle,
            cards: cards.run(),
        });
    }

    /// The combat's winner takes the castle; then come the losses.
    fn decide(&mut self, at: u8, chance: &mut impl Chance, witness: &mut impl Witness) -> Told {
        let field = &mut self.fields[usize::from(at)];
        field.decided = true;
        let (castle, held_by, cards) = (field.castle, field.held_by, field.cards);
        let conceded = held_by
            .filter(|_| field.conceded)
            .map(|camp| field.seat(camp));
        let winner = field.winner();
        let holder = winner.or(held_by);
        self.holders[castle.index()] = holder;
        self.tell(witness, || Event::Combat {
            castle,
            sums: cards.map(Cards::sum),
            conceded,
            winner,
            holder,
        });
        let losses = self.terms.level.has_losses();
        match (held_by, winner) {
            (None, Some(winner)) if losses => {
                let loser = winner.enemy();
                if cards[loser].count() > 1 {
                    self.stage = Stage::Lose(at);
                    return Ok(());
                }
                self.pillage(at, loser, cards[loser], witness);
            }
            (Some(defender), winner)
                if losses
                    || (self.terms.edition == Edition::V2021
                        && winner == Some(defender.enemy())) =>
            {
                let attacker = defender.enemy();
                if let Some(strongest) = cards[attacker].strongest() {
                    self.pillage(at, attacker, Cards::one(strongest), witness);
                }
            }
            _ => {}
        }
        self.after_combat(at, chance, witness)
    }

    fn pillage(&mut self, at: u8, camp: Camp, cards: Cards, witness: &mut impl Witness) {
        let field = &mut self.fields[usize::from(at)];
        field.cards[camp] -= cards;
        self.pillage[camp] += cards;
        let (seat, castle) = (field.seat(camp), field.castle);
        self.tell(witness, || Event::Pillage {
            seat,
            castle,
            cards: cards.run(),
        });
    }

    fn after_combat(
        &mut self,
        at: u8,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Told {
        if at == 0 {
            return self.fight(1, chance, witness);
        }
        self.end_round(chance, witness)
    }

    fn end_round(&mut self, chance: &mut impl Chance, witness: &mut impl Witness) -> Told {
        let owner = self.holders[0];
        if owner.is_some() && self.holders.iter().all(|&holder| holder == owner) {
            self.end(EndReason::SixCastles, witness);
            return Ok(());
        }
        for field in self.fields {
            for camp in Camp::ALL {
                let cards = field.cards[camp];
                self.discard[camp] += cards;
                if field.shown[camp] {
                    self.memory.shown[camp] += cards;
                } else {
                    self.memory.conceded[field.seat(camp).index()] += cards;
                }
            }
        }
        self.named = 0;
        self.memory.given = ByCamp::default();
        self.stage = Stage::Refill;
        self.tell(witness, || Event::Sweep);
        self.first = self.first.enemy();
        self.round += 1;
        for camp in Camp::ALL {
            if self.terms.shared(camp) {
                self.drawer[camp] ^= 1;
            }
            let seat = Seat::new(camp, self.drawer[camp]);
            self.fill_hand(seat, Cards::NONE, chance, witness)?;
        }
        let spent = Camp::ALL.into_iter().any(|camp| {
            self.exhaustions[camp] == self.terms.level.exhaustions()
                && self.hand_of(camp).count() <= 1
        });
        if spent {
            self.end(EndReason::Exhausted, witness);
        } else {
            self.start_round(witness);
        }
        Ok(())
    }

    fn end(&mut self, reason: EndReason, witness: &mut impl Witness) {
        let unspent = ByCamp::new(self.unspent(Camp::English), self.unspent(Camp::French));
        let outcome = Outcome::judge(self.terms.edition, reason, &self.holders, unspent);
        self.stage = Stage::Over(outcome);
        self.tell(witness, || Event::End {
            reason,
            points: outcome.points(),
            winner: outcome.winner,
        });
    }

    #[inline]
    fn tell<W: Witness>(&self, witness: &mut W, event: impl FnOnce() -> Event) {
        if W::WATCHES {
            witness.saw(self, event());
        }
    }
}
