//! Guesclin ! as a [`HeadlessGame`]: see [`kit_rules::game`].

use super::luck::{self, LineTeller};
use rand::RngExt;
use rand_pcg::Pcg32;

use guesclin_ai::{BOTS, Bot, LEVELS, bot};
use guesclin_rules::record::{Record, RecordPlayer};
use guesclin_rules::{
    Banner, Camp, Fate, Fighter, Hex, Move, Object, Order, Position, Setup, Victory, View,
};
use kit_rules::code::{CodedGame, Coder};
use kit_rules::duplicate::{DailyVariant, DealResult, DuplicateGame};
use kit_rules::facts::{SeatedPlayer, VariantOption};
use kit_rules::game::{GameId, HeadlessBot, HeadlessGame, MatchOutcome};
use kit_rules::headless::Headless;
use kit_rules::luck::{LuckGame, LuckLine};
use kit_rules::player_kind::PlayerKind;
use kit_rules::review::LineWorker;
use kit_rules::seed::Seed;

/// Guesclin ! as plain data for the tools without a screen.
pub const HEADLESS: Headless = Headless::reviewed::<Match>();

/// A game of Guesclin ! with its record.
#[derive(Debug, Clone)]
pub struct Match {
    position: Position,
    pub(super) record: Record,
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
    const ID: GameId = guesclin_rules::ID;
    const BOTS: &'static [&'static str] = BOTS;
    const LEVELS: &'static [&'static str] = LEVELS;
    const UNFOLDS: bool = true;
    /// The number of the scenario; two players, one for each camp.
    type Setup = u8;
    type Seat = Banner;
    type Move = Move;
    type View = View;

    fn setups() -> Vec<u8> {
        (1..=4).collect()
    }

    fn start(&scenario: &u8, seed: Seed, players: [&str; 2]) -> Result<Self, String> {
        let setup = Setup { scenario, seed };
        let known = setup.scenario().map_err(|problem| problem.to_string())?;
        let (position, record) = Record::start(setup, RecordPlayer::bots(known, players))
            .map_err(|problem| problem.to_string())?;
        Ok(Self { position, record })
    }

    fn seats(&self) -> Vec<Banner> {
        self.position.board().scenario().banners().collect()
    }

    fn side(seat: Banner) -> usize {
        seat.camp().index()
    }

    fn to_move(&self) -> Vec<Banner> {
        self.position.to_move().into_iter().collect()
    }

    fn legal_moves(&self, seat: Banner) -> Vec<Move> {
        self.position.legal_moves(seat)
    }

    fn any_move(rng: &mut Pcg32) -> Move {
        let mut number = |most: usize| rng.random_range(0..most);
        let fighter = |n: usize| Fighter::new(n).or(Fighter::new(0));
        let (Some(who), Some(target), Some(object)) = (
            fighter(number(25)),
            fighter(number(25)),
            Object::new(number(5)),
        ) else {
            return Move::Finish;
        };
        let at = Hex::all().nth(number(179));
        let Some(at) = at else { return Move::Finish };
        let exit = [None, Some(0), Some(1), Some(2), Some(3)][number(5)];
        match number(12) {
            0 => Move::Place { who, at },
            1 => Move::Order {
                to: who,
                order: Order::ALL[number(6)],
            },
            2 | 3 => Move::March { who, to: at, exit },
            4 => Move::Attack { who, target },
            5 => Move::Shoot { who, target },
            6 => Move::Take { who, object },
            7 => Move::Put { who },
            8 => Move::Give { who, to: target },
            9 => Move::Break { who, object },
            10 => Move::Bridge { who },
            _ => Move::Drop { at },
        }
    }

    fn play(&mut self, seat: Banner, m: Move) -> Result<(), String> {
        self.position
            .play_observed(seat, m, &mut self.record)
            .map_err(|refusal| refusal.to_string())
    }

    fn view(&self, viewer: Option<Banner>) -> View {
        self.position.view(viewer)
    }

    fn determinize(&self, viewer: Option<Banner>, rng: &mut Pcg32) -> Self {
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

    /// 2 for a total victory, 1 for a partial one.
    fn scores(&self) -> Option<[u16; 2]> {
        let outcome = self.position.outcome()?;
        let won = match outcome.victory {
            Victory::Total => 2,
            Victory::Partial => 1,
            Victory::Draw => 0,
        };
        let of = |camp| if outcome.winner == Some(camp) { won } else { 0 };
        Some(Camp::ALL.map(of))
    }

    fn variant(&self) -> Vec<VariantOption> {
        let number = self.record.scenario.n;
        vec![VariantOption::new("scenario", number)]
    }

    fn players(&self) -> Vec<SeatedPlayer> {
        let mut seated = Vec::new();
        for camp in Camp::ALL {
            let of_camp = |player: &&RecordPlayer| player.camp() == Some(camp);
            let players = self.record.players.iter().filter(of_camp);
            seated.extend(players.zip(0..).map(|(player, seat)| SeatedPlayer {
                side: camp.index() as u8,
                seat,
                kind: player.kind.clone(),
                name: player.name.clone(),
            }));
        }
        seated
    }

    fn with_players(&self, players: &[PlayerKind]) -> Option<String> {
        let mut record = self.record.clone();
        // Those of the first camp come first, as in `players`; each camp keeps its order.
        let mut seated: Vec<&mut RecordPlayer> = record.players.iter_mut().collect();
        seated.sort_by_key(|player| player.camp().map(Camp::index));
        for (player, kind) in seated.into_iter().zip(players) {
            if player.kind != *kind {
                *player = RecordPlayer::of_kind(player.banners.clone(), kind.clone());
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

    /// A banner is recorded when it is placed whole.
    fn is_recorded(&self) -> bool {
        let board = self.position.board();
        let placing = self.position.to_move().filter(|_| board.round() == 0);
        let own = placing
            .into_iter()
            .flat_map(|banner| board.of_banner(banner));
        own.into_iter().all(|who| board.at(who).is_none())
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
    /// The first letter of the knight's whole name, du Guesclin: another game has the G.
    const LETTER: char = 'D';
    const CODED_BOTS: &'static [&'static str] =
        &["random", "squire", "knight", "captain", "constable"];

    fn begin(coder: &mut Coder, given: Option<&Self>) -> Result<Self, String> {
        let given = given.map(|given| &given.record);
        let (position, record) = Record::begin_coded(coder, Self::CODED_BOTS, given)?;
        Ok(Self { position, record })
    }

    fn decisions(&self) -> Result<Vec<(Banner, Move)>, String> {
        let all = self.record.all_decisions();
        all.map_err(|error| error.to_string())
    }

    fn pass_move(&self, coder: &mut Coder, _: Banner, given: Option<Move>) -> Option<Move> {
        self.position.board().pass_move(coder, given)
    }

    fn play_coded(
        &mut self,
        coder: &mut Coder,
        given: Option<&Self>,
        banner: Banner,
        m: Move,
    ) -> Result<(), String> {
        let given = given.map(|given| &given.record);
        self.record
            .play_coded(&mut self.position, coder, given, banner, m)
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

/// The levels of which one is the opponent of a day. Written out: a date deals the same for ever, whatever levels there
/// will be.
const DAILY_LEVELS: &[&str] = &["squire", "knight", "captain"];

impl DuplicateGame for Match {
    fn daily_variants() -> Vec<DailyVariant<u8>> {
        let names = ["booty", "woodcutters", "carts", "open-field"].into_iter();
        let variant = |(setup, name)| DailyVariant {
            name,
            setup,
            levels: DAILY_LEVELS,
        };
        (1..).zip(names).map(variant).collect()
    }

    fn kinds(&self) -> Option<[PlayerKind; 2]> {
        let players = &self.record.players;
        let kind = |camp: Camp| {
            let mut own = players.iter().filter(|player| player.camp() == Some(camp));
            let first = own.next()?;
            own.all(|player| player.kind == first.kind)
                .then(|| first.kind.clone())
        };
        Some([kind(Camp::France)?, kind(Camp::England)?])
    }

    fn reseated(&self, kinds: &[PlayerKind; 2]) -> Result<Self, String> {
        let Record { scenario, seed, .. } = self.record;
        let player = |camp: Camp| {
            let own = scenario.banners().filter(|banner| banner.camp() == camp);
            RecordPlayer::of_kind(own.collect(), kinds[camp.index()].clone())
        };
        let players = Camp::ALL.map(player).to_vec();
        let position = Position::of(scenario, seed);
        let record = Record::new(scenario, seed, players);
        Ok(Self { position, record })
    }

    /// A whole victory counts two points, one in part a single one. The prizes are the fighters: each camp has its own,
    /// but for those who are neutralised.
    fn result(&self) -> Option<DealResult> {
        let outcome = self.position.outcome()?;
        let worth = match outcome.victory {
            Victory::Total => 2,
            Victory::Partial => 1,
            Victory::Draw => 0,
        };
        let points = Camp::ALL.map(|camp| match outcome.winner == Some(camp) {
            true => worth,
            false => 0,
        });
        let board = self.position.board();
        let prize = |who| {
            let stands = board.fighter(who).fate != Fate::Neutralised;
            stands.then(|| board.camp(who).index())
        };
        Some(DealResult {
            outcome: HeadlessGame::outcome(self)?,
            points,
            prizes: board.all().map(prize).collect(),
        })
    }
}
