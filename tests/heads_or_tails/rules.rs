//! Heads or tails, with its bots: two players guess in turn how a coin falls; the first with three right guesses wins.

#[path = "review.rs"]
mod review;

use guyenne::rules::code::{CodedGame, Coder};
use guyenne::rules::duplicate::{DailyVariant, DealResult, DuplicateGame};
use guyenne::rules::facts::{SeatedPlayer, VariantOption};
use guyenne::rules::fields::Extra;
use guyenne::rules::game::{GameId, HeadlessBot, HeadlessGame, MatchOutcome};
use guyenne::rules::player_kind::{PlayerKind, UNNAMED};
use guyenne::rules::seed::Seed;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// So many right guesses win.
pub const GOAL: u16 = 3;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Coin {
    format: String,
    version: u64,
    /// How the coin will fall: hidden from the players.
    seed: u64,
    pub players: [String; 2],
    /// Each guess, and how the coin fell; heads is true.
    pub events: Vec<(bool, bool)>,
    /// Fields that it does not know.
    #[serde(flatten)]
    extra: Extra,
}

impl Coin {
    /// How often side `n` guessed right.
    fn hits(&self, n: usize) -> u16 {
        let own = self.events.iter().skip(n).step_by(2);
        own.filter(|(guess, coin)| guess == coin).count() as u16
    }
}

impl HeadlessGame for Coin {
    const ID: GameId = GameId("heads-or-tails");
    const BOTS: &'static [&'static str] = &["stubborn", "fickle"];
    const LEVELS: &'static [&'static str] = Self::BOTS;
    type Setup = ();
    type Seat = usize;
    type Move = bool;
    type View = Self;

    fn setups() -> Vec<()> {
        vec![()]
    }

    fn start((): &(), seed: Seed, players: [&str; 2]) -> Result<Self, String> {
        Ok(Self {
            format: format!("{}-record", Self::ID),
            version: 1,
            seed: seed.0,
            players: players.map(str::to_owned),
            events: Vec::new(),
            extra: Extra::new(),
        })
    }

    fn seats(&self) -> Vec<usize> {
        vec![0, 1]
    }

    fn side(seat: usize) -> usize {
        seat
    }

    fn to_move(&self) -> Vec<usize> {
        let next = self.events.len() % 2;
        Vec::from_iter(self.outcome().is_none().then_some(next))
    }

    fn legal_moves(&self, seat: usize) -> Vec<bool> {
        let is_to_move = self.to_move().contains(&seat);
        [false, true].repeat(usize::from(is_to_move))
    }

    fn any_move(rng: &mut Pcg32) -> bool {
        rng.random()
    }

    fn play(&mut self, seat: usize, guess: bool) -> Result<(), String> {
        if !self.to_move().contains(&seat) {
            return Err(format!("it is not the turn of seat {seat}"));
        }
        self.events
            .push((guess, random(self.seed, self.events.len())));
        Ok(())
    }

    fn view(&self, _: Option<usize>) -> Self {
        let seed = 0;
        Self {
            seed,
            ..self.clone()
        }
    }

    fn determinize(&self, _: Option<usize>, rng: &mut Pcg32) -> Self {
        let seed = rng.random();
        Self {
            seed,
            ..self.clone()
        }
    }

    fn outcome(&self) -> Option<MatchOutcome> {
        let winner = Some((0..2).find(|&n| self.hits(n) == GOAL)?);
        Some(MatchOutcome { winner })
    }

    fn scores(&self) -> Option<[u16; 2]> {
        self.outcome()?;
        Some([0, 1].map(|n| self.hits(n)))
    }

    fn variant(&self) -> Vec<VariantOption> {
        Vec::new()
    }

    fn players(&self) -> Vec<SeatedPlayer> {
        let named = self.players.iter().zip(0..);
        let seated = |(name, side): (&String, u8)| SeatedPlayer {
            side,
            seat: 0,
            kind: if Self::BOTS.contains(&&**name) {
                PlayerKind::Bot(name.clone())
            } else {
                PlayerKind::Human
            },
            name: name.clone(),
        };
        named.map(seated).collect()
    }

    fn seed(&self) -> String {
        self.seed.to_string()
    }

    fn record(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }

    fn replay(line: &[u8]) -> Result<Self, String> {
        let read: Self = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        let [first, second] = &read.players;
        let mut game = Self::start(&(), Seed(read.seed), [first, second])?;
        for (n, &event) in read.events.iter().enumerate() {
            game.play(n % 2, event.0)?;
            if game.events[n] != event {
                return Err(format!("event {}: the coin fell otherwise", n + 1));
            }
        }
        game.extra = read.extra;
        Ok(game)
    }

    fn bot(name: &str, seed: Seed) -> Result<Box<dyn HeadlessBot<Self>>, String> {
        match name {
            "stubborn" => Ok(Box::new(Guesser(None))),
            "fickle" => Ok(Box::new(Guesser(Some(seed)))),
            _ => Err(format!("unknown bot {name:?}: expected stubborn or fickle")),
        }
    }
}

impl CodedGame for Coin {
    const LETTER: char = 'H';

    fn begin(coder: &mut Coder, given: Option<&Self>) -> Result<Self, String> {
        let seed = coder.seed(given.map(|given| Seed(given.seed)));
        let [first, second] =
            [0, 1].map(|side| coder.text(given.map(|given| &*given.players[side])));
        Self::start(&(), seed, [&first, &second])
    }

    fn decisions(&self) -> Result<Vec<(usize, bool)>, String> {
        let guesses = self.events.iter().enumerate();
        Ok(guesses.map(|(n, &(guess, _))| (n % 2, guess)).collect())
    }
}

impl DuplicateGame for Coin {
    fn daily_variants() -> Vec<DailyVariant<()>> {
        vec![DailyVariant {
            name: "coin",
            setup: (),
            levels: Self::LEVELS,
        }]
    }

    fn kinds(&self) -> Option<[PlayerKind; 2]> {
        let kind = |name: &String| match name.as_str() {
            UNNAMED => PlayerKind::Human,
            bot => PlayerKind::Bot(bot.to_owned()),
        };
        Some(self.players.each_ref().map(kind))
    }

    fn reseated(&self, kinds: &[PlayerKind; 2]) -> Result<Self, String> {
        let players = kinds.each_ref().map(PlayerKind::name);
        Self::start(&(), Seed(self.seed), players)
    }

    /// Each coin that somebody guessed is theirs.
    fn result(&self) -> Option<DealResult> {
        let hit = |(n, (guess, coin)): (usize, &(bool, bool))| (guess == coin).then_some(n % 2);
        let prizes: Vec<Option<usize>> = self.events.iter().enumerate().map(hit).collect();
        let hits = |side| prizes.iter().filter(|&&prize| prize == Some(side)).count();
        Some(DealResult {
            outcome: self.outcome()?,
            points: [0, 1].map(|side| hits(side) as u32),
            prizes,
        })
    }
}

/// Heads or tails, by a seed and how many there were before.
fn random(seed: u64, before: usize) -> bool {
    Pcg32::seed_from_u64(seed ^ (before as u64) << 32).random()
}

/// Guesses heads always, or by a seed.
struct Guesser(Option<Seed>);

impl HeadlessBot<Coin> for Guesser {
    fn decide(&mut self, view: &Coin) -> Option<bool> {
        let guess = |seed: Seed| random(seed.0, view.events.len());
        view.outcome().is_none().then(|| self.0.is_none_or(guess))
    }
}
