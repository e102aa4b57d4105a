//! Guyenne as a [`HeadlessGame`]: see [`kit_rules::game`].

use super::luck::{self, LuckFollower};
use rand::RngExt;
use rand_pcg::Pcg32;

use guyenne_ai::{BOTS, Bot, LEVELS, bot};
use guyenne_rules::card::Cards;
use guyenne_rules::record::{Record, RecordPlayer};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Edition, Level, Move, Position, RulesConfig, Setup, Stage, View};
use kit_rules::code::{CodedGame, Coder};
use kit_rules::duplicate::{DailyVariant, DealResult, DuplicateGame};
use kit_rules::facts::{SeatedPlayer, VariantOption};
use kit_rules::game::{GameId, HeadlessBot, HeadlessGame, MatchOutcome};
use kit_rules::headless::Headless;
use kit_rules::luck::{LuckGame, LuckLine};
use kit_rules::player_kind::PlayerKind;
use kit_rules::seed::Seed;

/// Guyenne as plain data for the tools without a screen.
pub const HEADLESS: Headless = Headless::reviewed::<Match>();

/// A game of Guyenne with its record.
#[derive(Debug, Clone)]
pub struct Match {
    position: Position,
    record: Record,
}

impl Match {
    /// The record.
    pub(crate) const fn own_record(&self) -> &Record {
        &self.record
    }

    /// The position after the last event.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }
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
    const ID: GameId = guyenne_rules::ID;
    const BOTS: &'static [&'static str] = BOTS;
    const LEVELS: &'static [&'static str] = LEVELS;
    type Setup = RulesConfig;
    type Seat = Seat;
    type Move = Move;
    type View = View;

    fn setups() -> Vec<RulesConfig> {
        RulesConfig::presets().collect()
    }

    fn start(&config: &RulesConfig, seed: Seed, players: [&str; 2]) -> Result<Self, String> {
        let seated = |seat: Seat| RecordPlayer::bot(seat, players[seat.camp.index()]);
        let setup = Setup { config, seed };
        let players = config.seats().map(seated).collect();
        let (position, record) = Record::start(setup, players).map_err(|e| e.to_string())?;
        Ok(Self { position, record })
    }

    fn seats(&self) -> Vec<Seat> {
        self.position.config().seats().collect()
    }

    fn side(seat: Seat) -> usize {
        seat.camp.index()
    }

    fn to_move(&self) -> Vec<Seat> {
        self.position.to_move().into_iter().collect()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let decision = self
            .position
            .decision()
            .filter(|decision| decision.seat == seat);
        decision.map_or_else(Vec::new, |decision| decision.moves())
    }

    fn any_move(rng: &mut Pcg32) -> Move {
        let mut cards = Cards::NONE;
        for _ in 0..rng.random_range(0..=6) {
            cards += Cards::one(Cards::PACK.nth(rng.random_range(0..22)));
        }
        let castle = Castle::ALL[rng.random_range(0..Castle::ALL.len())];
        match rng.random_range(0..10) {
            0 => Move::Reserve(cards),
            1 => Move::Give(cards),
            2 => Move::Order(rng.random_range(0..4)),
            3 | 4 => Move::Place { castle, cards },
            5 | 6 => Move::Reinforce { castle, cards },
            7 => Move::Lose(cards),
            8 if rng.random() => Move::Show,
            8 => Move::Concede,
            _ => Move::Pass,
        }
    }

    fn play(&mut self, seat: Seat, m: Move) -> Result<(), String> {
        if self.position.to_move() != Some(seat) {
            return Err(format!("{seat:?} does not decide now"));
        }
        self.position
            .play_observed(m, &mut self.record)
            .map_err(|refusal| refusal.to_string())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.position.view(viewer)
    }

    fn determinize(&self, viewer: Option<Seat>, rng: &mut Pcg32) -> Self {
        Self {
            position: Position::determinize(&self.position.view(viewer), rng),
            record: self.record.clone(),
        }
    }

    fn outcome(&self) -> Option<MatchOutcome> {
        let outcome = self.position.outcome()?;
        Some(MatchOutcome {
            winner: outcome.winner.map(Camp::index),
        })
    }

    /// The points of the castles.
    fn scores(&self) -> Option<[u16; 2]> {
        let outcome = self.position.outcome()?;
        Some(outcome.points().0.map(u16::from))
    }

    fn variant(&self) -> Vec<VariantOption> {
        let config = self.record.config;
        let [english, french] = config.teams.0;
        vec![
            VariantOption::new("edition", config.edition),
            VariantOption::new("level", config.level),
            VariantOption::new("teams", format!("{english}v{french}")),
        ]
    }

    fn players(&self) -> Vec<SeatedPlayer> {
        let seats = self.record.config.seats();
        let players = seats.filter_map(|seat| self.record.player(seat));
        let seated = |player: &RecordPlayer| SeatedPlayer {
            side: player.seat.camp.index() as u8,
            seat: player.seat.place,
            kind: player.kind.clone(),
            name: player.name.clone(),
        };
        players.map(seated).collect()
    }

    fn with_players(&self, players: &[PlayerKind]) -> Option<String> {
        let mut record = self.record.clone();
        for (seat, kind) in record.config.seats().zip(players) {
            let mut seated = record.players.iter_mut();
            if let Some(player) = seated.find(|it| it.seat == seat && it.kind != *kind) {
                *player = RecordPlayer::of_kind(seat, kind.clone());
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

    fn is_recorded(&self) -> bool {
        !matches!(self.position.stage(), Stage::Agree(_))
    }

    fn replay(line: &[u8]) -> Result<Self, String> {
        let record = Record::parse_bytes(line).map_err(|error| error.to_string())?;
        let position = record.replay().map_err(|error| error.to_string())?;
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
    const LETTER: char = 'G';
    const CODED_BOTS: &'static [&'static str] = &[
        "random",
        "greedy",
        "squire",
        "knight",
        "captain",
        "constable",
    ];

    fn begin(coder: &mut Coder, given: Option<&Self>) -> Result<Self, String> {
        let given = given.map(|given| &given.record);
        let (position, record) = Record::begin_coded(coder, Self::CODED_BOTS, given)?;
        Ok(Self { position, record })
    }

    fn decisions(&self) -> Result<Vec<(Seat, Move)>, String> {
        self.record.decisions().map_err(|error| error.to_string())
    }

    fn play_coded(
        &mut self,
        coder: &mut Coder,
        given: Option<&Self>,
        _: Seat,
        m: Move,
    ) -> Result<(), String> {
        let given = given.map(|given| &given.record);
        self.record.play_coded(&mut self.position, coder, given, m)
    }
}

impl LuckGame for Match {
    fn value_name() -> String {
        luck::name()
    }

    fn luck_line(&self) -> Result<LuckLine, String> {
        let begun = LuckFollower::new(self.record.setup());
        let mut luck = begun.map_err(|problem| problem.to_string())?;
        let mut bots = luck::known_bots(&self.record);
        let replayed = self.record.replay_counted(|event, position, m| {
            let policy = position.to_move().and_then(|seat| {
                let (bot, until) = bots[seat.index()].as_mut()?;
                if event >= *until {
                    return None;
                }
                bot.policy(&position.view(Some(seat)))
            });
            luck.decide(position, m, policy);
        });
        let position = replayed.map_err(|error| error.to_string())?;
        Ok(luck.end(&position))
    }
}

/// The levels of which one is the opponent of a day. Written out: a date deals the same for ever, whatever levels there
/// will be.
const DAILY_LEVELS: &[&str] = &["knight", "captain", "constable"];

impl DuplicateGame for Match {
    fn daily_variants() -> Vec<DailyVariant<RulesConfig>> {
        let variant = |name, edition, level| DailyVariant {
            name,
            setup: Setup::duel(edition, level, Seed::default()).config,
            levels: DAILY_LEVELS,
        };
        vec![
            variant("2022-base", Edition::V2022, Level::Base),
            variant("2022-advanced", Edition::V2022, Level::Advanced),
            variant("2022-expert", Edition::V2022, Level::Expert),
            variant("2021-base", Edition::V2021, Level::Base),
        ]
    }

    fn kinds(&self) -> Option<[PlayerKind; 2]> {
        let players = &self.record.players;
        let kind = |camp: Camp| {
            let mut own = players.iter().filter(|player| player.seat.camp == camp);
            let first = own.next()?;
            own.all(|player| player.kind == first.kind)
                .then(|| first.kind.clone())
        };
        Some([kind(Camp::English)?, kind(Camp::French)?])
    }

    fn reseated(&self, kinds: &[PlayerKind; 2]) -> Result<Self, String> {
        let setup = self.record.setup();
        let player = |seat: Seat| RecordPlayer::of_kind(seat, kinds[seat.camp.index()].clone());
        let players = setup.config.seats().map(player).collect();
        let (position, record) = Record::start(setup, players).map_err(|e| e.to_string())?;
        Ok(Self { position, record })
    }

    fn result(&self) -> Option<DealResult> {
        let outcome = self.position.outcome()?;
        let holders = self.position.view(None).row().to_vec();
        Some(DealResult {
            outcome: HeadlessGame::outcome(self)?,
            points: outcome.scores.0.map(|score| u32::from(score.points)),
            prizes: holders
                .into_iter()
                .map(|holder| holder.map(Camp::index))
                .collect(),
        })
    }
}
