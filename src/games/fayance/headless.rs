//! Le Trône de Fayance as a [`HeadlessGame`]: see [`kit_rules::game`].

use rand::RngExt;
use rand_pcg::Pcg32;

use crate::luck::{self, LineTeller};
use crate::review;
use fayance_ai::{BOTS, Bot, Judge, LEVELS, bot};
use fayance_rules::record::{Record, RecordPlayer};
use fayance_rules::{
    BySide, Card, Cards, Move, Opening, Position, Row, RulesConfig, Side, Troop, View,
};
use kit_rules::code::{CodedGame, Coder};
use kit_rules::duplicate::{DailyVariant, DealResult, DuplicateGame};
use kit_rules::facts::{SeatedPlayer, VariantOption};
use kit_rules::game::{GameId, HeadlessBot, HeadlessGame, MatchOutcome};
use kit_rules::headless::Headless;
use kit_rules::luck::{LuckGame, LuckLine};
use kit_rules::player_kind::PlayerKind;
use kit_rules::review::{
    DecisionJudge, LineWorker, ReviewFact, ReviewMoment, ReviewedDecision, ReviewedGame,
    TurningPoint,
};
use kit_rules::seed::Seed;

/// Le Trône de Fayance as plain data for the tools without a screen.
pub const HEADLESS: Headless = Headless::reviewed::<Match>();

/// A game of Le Trône de Fayance with its record.
#[derive(Debug, Clone)]
pub struct Match {
    position: Position,
    record: Record,
}

/// Games are equal if their positions are; their records are not compared.
impl PartialEq for Match {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

impl HeadlessBot<Match> for Box<dyn Bot> {
    fn think_on(&mut self, view: &View) -> bool {
        self.think(view, 64)
    }

    fn decide(&mut self, view: &View) -> Option<Move> {
        while !self.think(view, 64) {}
        self.choose(view)
    }
}

impl HeadlessGame for Match {
    const ID: GameId = fayance_rules::ID;
    const BOTS: &'static [&'static str] = BOTS;
    const LEVELS: &'static [&'static str] = LEVELS;
    const UNFOLDS: bool = true;
    type Setup = RulesConfig;
    type Seat = Side;
    type Move = Move;
    type View = View;

    fn setups() -> Vec<RulesConfig> {
        RulesConfig::presets().collect()
    }

    fn start(&config: &RulesConfig, seed: Seed, players: [&str; 2]) -> Result<Self, String> {
        let players = Side::ALL.map(|side| RecordPlayer::bot(side, players[side.index()]));
        let (position, record) =
            Record::start(config, seed, BySide(players)).map_err(|e| e.to_string())?;
        Ok(Self { position, record })
    }

    fn seats(&self) -> Vec<Side> {
        Side::ALL.to_vec()
    }

    fn side(seat: Side) -> usize {
        seat.index()
    }

    fn to_move(&self) -> Vec<Side> {
        self.position.to_move().to_vec()
    }

    fn legal_moves(&self, seat: Side) -> Vec<Move> {
        self.position.legal_moves(seat)
    }

    fn any_move(rng: &mut Pcg32) -> Move {
        let mut row = |most: usize| {
            let size = rng.random_range(0..=most);
            let cards: Vec<Card> = (0..size)
                .map(|_| Card::ALL[rng.random_range(0..Card::KINDS)])
                .collect();
            // Rows are listed in the order of kinds; in any other they are the same move.
            let sorted = Row::new(&cards).and_then(|row| row.cards());
            Row::sorted(sorted.unwrap_or(Cards::NONE))
        };
        let (few, four) = (row(3), row(4));
        match rng.random_range(0..5) {
            0 => Move::Muster(four),
            1 => Move::Call(Troop::ALL[rng.random_range(0..3)]),
            2 => Move::Lay(rng.random_range(0..6)),
            3 => Move::Choose(Card::ALL[rng.random_range(0..Card::KINDS)]),
            _ => Move::Refill(few),
        }
    }

    fn play(&mut self, seat: Side, m: Move) -> Result<(), String> {
        self.position
            .play_observed(seat, m, &mut self.record)
            .map_err(|refusal| refusal.to_string())
    }

    fn view(&self, viewer: Option<Side>) -> View {
        self.position.view(viewer)
    }

    fn determinize(&self, viewer: Option<Side>, rng: &mut Pcg32) -> Self {
        Self {
            position: Position::determinize(&self.position.view(viewer), rng),
            record: self.record.clone(),
        }
    }

    fn outcome(&self) -> Option<MatchOutcome> {
        let outcome = self.position.outcome()?;
        Some(MatchOutcome {
            winner: Some(outcome.winner.index()),
        })
    }

    /// The territories that are held.
    fn scores(&self) -> Option<[u16; 2]> {
        let outcome = self.position.outcome()?;
        Some(outcome.held.0.map(u16::from))
    }

    fn variant(&self) -> Vec<VariantOption> {
        vec![VariantOption::new("opening", self.record.config.opening)]
    }

    fn players(&self) -> Vec<SeatedPlayer> {
        let seated = |player: &RecordPlayer| SeatedPlayer {
            side: player.side.index() as u8,
            seat: 0,
            kind: player.kind.clone(),
            name: player.name.clone(),
        };
        self.record.players.0.iter().map(seated).collect()
    }

    fn with_players(&self, players: &[PlayerKind]) -> Option<String> {
        let mut record = self.record.clone();
        for (player, kind) in record.players.0.iter_mut().zip(players) {
            if player.kind != *kind {
                *player = RecordPlayer::of_kind(player.side, kind.clone());
            }
        }
        Some(record.line())
    }

    fn seed(&self) -> String {
        self.record.seed_text()
    }

    fn record(&self) -> String {
        self.record.line()
    }

    fn replay(text: &[u8]) -> Result<Self, String> {
        let record = Record::parse_bytes(text).and_then(Record::resume);
        let (position, record) = record.map_err(|error| error.to_string())?;
        Ok(Self { position, record })
    }

    fn has_end(text: &[u8]) -> bool {
        Record::parse_bytes(text).is_ok_and(|record| record.is_over())
    }

    fn play_again(line: &str) -> Result<String, String> {
        let again = Record::parse(line).and_then(|record| record.play_again());
        again
            .map(|again| again.line())
            .map_err(|error| error.to_string())
    }

    fn bot(name: &str, seed: Seed) -> Result<Box<dyn HeadlessBot<Self>>, String> {
        let bot = bot(name, seed).map_err(|error| error.to_string())?;
        Ok(Box::new(bot))
    }
}

impl CodedGame for Match {
    const LETTER: char = 'F';
    const CODED_BOTS: &'static [&'static str] = &[
        "random",
        "greedy",
        "apprentice",
        "glazier",
        "marshal",
        "champion",
    ];

    fn begin(coder: &mut Coder, given: Option<&Self>) -> Result<Self, String> {
        let given = given.map(|given| &given.record);
        let (position, record) = Record::begin_coded(coder, Self::CODED_BOTS, given)?;
        Ok(Self { position, record })
    }

    fn decisions(&self) -> Result<Vec<(Side, Move)>, String> {
        Ok(self.record.decisions())
    }

    fn pass_move(&self, coder: &mut Coder, side: Side, given: Option<Move>) -> Option<Move> {
        self.position.pass_move(coder, side, given)
    }
}

impl LuckGame for Match {
    fn value_name() -> String {
        luck::name()
    }

    fn luck_line(&self) -> Result<LuckLine, String> {
        let mut teller = LineTeller::new(&self.record)?;
        while !teller.think(u32::MAX) {}
        teller.line()
    }
}

impl ReviewedGame for Match {
    const LUCK_TABLE: &'static str = include_str!("../../../assets/ai/fayance/luck.json");

    fn line_worker(&self) -> Option<Box<dyn LineWorker>> {
        let teller = LineTeller::new(&self.record).ok()?;
        Some(Box::new(teller))
    }

    fn moments(&self) -> Result<Vec<ReviewMoment<Self>>, String> {
        review::moments(&self.record)
    }

    fn judge(moment: &ReviewMoment<Self>) -> Option<Box<dyn DecisionJudge<Move>>> {
        let judge = Judge::new(&moment.view, moment.m)?;
        Some(Box::new(review::Weigher(judge)))
    }

    fn seat_of_side(_: Side) -> usize {
        0
    }

    fn move_text(m: Move) -> String {
        m.text()
    }

    fn turns(&self, line: &LuckLine) -> Result<Vec<TurningPoint>, String> {
        review::turns(&self.record, line)
    }

    fn facts(&self, decisions: &[ReviewedDecision]) -> Result<Vec<ReviewFact>, String> {
        Ok(review::facts(&self.record, decisions))
    }
}

/// The levels of which one is the opponent of a day. Written out: a date deals the same for ever, whatever levels there
/// will be.
const DAILY_LEVELS: &[&str] = &["glazier", "marshal", "champion"];

impl DuplicateGame for Match {
    fn daily_variants() -> Vec<DailyVariant<RulesConfig>> {
        let variant = |name, opening| DailyVariant {
            name,
            setup: RulesConfig { opening },
            levels: DAILY_LEVELS,
        };
        vec![variant("duel", Opening::Duel), variant("lot", Opening::Lot)]
    }

    fn kinds(&self) -> Option<[PlayerKind; 2]> {
        Some(Side::ALL.map(|side| self.record.players[side].kind.clone()))
    }

    fn reseated(&self, kinds: &[PlayerKind; 2]) -> Result<Self, String> {
        let player = |side: Side| RecordPlayer::of_kind(side, kinds[side.index()].clone());
        let players = BySide(Side::ALL.map(player));
        let Record { config, seed, .. } = self.record;
        let (position, record) = Record::start(config, seed, players).map_err(|e| e.to_string())?;
        Ok(Self { position, record })
    }

    /// The territories in the order in which they were fought for; those that were not are missing.
    fn result(&self) -> Option<DealResult> {
        let outcome = self.position.outcome()?;
        let captures = self.position.captures().iter();
        Some(DealResult {
            outcome: HeadlessGame::outcome(self)?,
            points: Side::ALL.map(|side| u32::from(outcome.held[side])),
            prizes: captures.map(|won| Some(won.by.index())).collect(),
        })
    }
}
