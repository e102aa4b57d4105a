//! A minimal game for tests, its rules and bots: two players each guess, secretly and simultaneously, how a coin falls;
//! the first with three right guesses that the other missed wins.

use guyenne::rules::game::{GameId, Headless, HeadlessBot, HeadlessGame, MatchOutcome};
use guyenne::rules::seed::Seed;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

pub const ID: GameId = GameId("heads-or-tails");
pub const HEADLESS: Headless = Headless::of::<Coin>();

/// The guesses of a round and how the coin fell; heads is true.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Round {
    pub guesses: [bool; 2],
    pub coin: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Coin {
    format: String,
    version: u64,
    seed: Seed64,
    pub players: [String; 2],
    pub events: Vec<Round>,
    pub secret: [Option<bool>; 2],
}

type Seed64 = u64;

/// All past rounds, and the viewer's guess in this one.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    pub rounds: Vec<Round>,
    pub own: Option<bool>,
    pub viewer: Option<usize>,
}

impl Coin {
    /// For each player, the right guesses that the other missed.
    pub fn points(&self) -> [usize; 2] {
        let won = |n: usize| {
            let rounds = self.events.iter();
            rounds
                .filter(|r| r.guesses[n] == r.coin && r.guesses[1 - n] != r.coin)
                .count()
        };
        [won(0), won(1)]
    }
}

impl HeadlessGame for Coin {
    const ID: GameId = ID;
    const BOTS: &'static [&'static str] = &["stubborn", "fickle"];
    type Setup = ();
    type Seat = usize;
    type Move = bool;
    type View = View;

    fn setups() -> Vec<()> {
        vec![()]
    }

    fn start((): &(), seed: Seed, players: [&str; 2]) -> Result<Self, String> {
        Ok(Self {
            format: format!("{ID}-record"),
            version: 1,
            seed: seed.0,
            players: players.map(str::to_owned),
            events: Vec::new(),
            secret: [None; 2],
        })
    }

    fn seats(&self) -> Vec<usize> {
        vec![0, 1]
    }

    fn side(seat: usize) -> usize {
        seat
    }

    fn to_move(&self) -> Vec<usize> {
        let is_to_move = |&n: &usize| self.outcome().is_none() && self.secret[n].is_none();
        self.seats().into_iter().filter(is_to_move).collect()
    }

    fn legal_moves(&self, seat: usize) -> Vec<bool> {
        if self.to_move().contains(&seat) {
            vec![false, true]
        } else {
            Vec::new()
        }
    }

    fn any_move(rng: &mut Pcg32) -> bool {
        rng.random()
    }

    fn play(&mut self, seat: usize, guess: bool) -> Result<(), String> {
        if !self.to_move().contains(&seat) {
            return Err(format!("seat {seat} has guessed, or the game is over"));
        }
        self.secret[seat] = Some(guess);
        if let [Some(a), Some(b)] = self.secret {
            let mut rng = Pcg32::seed_from_u64(self.seed ^ (self.events.len() as u64) << 32);
            self.events.push(Round {
                guesses: [a, b],
                coin: rng.random(),
            });
            self.secret = [None; 2];
        }
        Ok(())
    }

    fn view(&self, viewer: Option<usize>) -> View {
        let own = viewer.and_then(|n| self.secret[n]);
        View {
            rounds: self.events.clone(),
            own,
            viewer,
        }
    }

    fn determinize(&self, viewer: Option<usize>, rng: &mut Pcg32) -> Self {
        let mut other = Self {
            seed: rng.random(),
            ..self.clone()
        };
        for n in (0..2).filter(|&n| viewer != Some(n)) {
            other.secret[n] = other.secret[n].map(|_| rng.random());
        }
        other
    }

    fn outcome(&self) -> Option<MatchOutcome> {
        let points = self.points();
        let winner = points.iter().position(|&n| n >= 3);
        // Two players who always guess the same would not end: the game stops after a hundred rounds.
        (winner.is_some() || self.events.len() >= 100).then_some(MatchOutcome { winner })
    }

    fn record(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }

    fn replay(line: &[u8]) -> Result<Self, String> {
        let read: Self = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        let [first, second] = &read.players;
        let mut game = Self::start(&(), Seed(read.seed), [first, second])?;
        for (n, round) in read.events.iter().enumerate() {
            for seat in 0..2 {
                game.play(seat, round.guesses[seat])
                    .map_err(|why| format!("event {}: {why}", n + 1))?;
            }
            if game.events[n] != *round {
                return Err(format!("event {}: the coin fell otherwise", n + 1));
            }
        }
        game.secret = read.secret;
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

/// Guesses heads always, or by a seed and the number of rounds.
struct Guesser(Option<Seed>);

impl HeadlessBot<Coin> for Guesser {
    fn decide(&mut self, view: &View) -> Option<bool> {
        let at = view.rounds.len() as u64;
        let random = |seed: Seed| Pcg32::seed_from_u64(seed.0 ^ at).random();
        view.own.is_none().then(|| self.0.is_none_or(random))
    }
}
