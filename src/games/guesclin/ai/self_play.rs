//! Games that the nets of the values are fitted to: captains and knights, more or less, and moves at random.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::features::features;
use super::playout::{activation, thrown};
use super::style::{CAPTAIN, KNIGHT, Style};
use super::tactician::{falls, place};
use super::value::won;
use guesclin_rules::{Banner, Board, Camp, Move, Scenario, Stage};
use kit_rules::seed::Seed;

/// A game: the numbers of the board before each activation, and what France had of it in the end.
#[derive(Debug, Clone, PartialEq)]
pub struct SelfPlayGame {
    /// The boards in numbers.
    pub boards: Vec<Vec<f32>>,
    /// 1 if France won, 0 if England did, a half for a draw.
    pub won: f32,
}

/// Plays a game of a scenario.
#[must_use]
pub fn self_play(scenario: &'static Scenario, seed: Seed) -> SelfPlayGame {
    let mut rng = Pcg32::seed_from_u64(seed.0);
    play(scenario, &CAPTAIN, &mut rng)
}

/// Plays a game of players who are more or less like this one.
pub(super) fn play(scenario: &'static Scenario, like: &Style, rng: &mut impl Rng) -> SelfPlayGame {
    let players = [(); 2].map(|()| player(like, rng));
    // In half of the games a turn often begins with a few moves at random, so that boards are known that nobody aims
    // at.
    let errs = rng.random_range(0..2) == 0;
    let mut board = Board::new(scenario);
    while let Stage::Place(banner) = board.stage() {
        let Some(m) = place(&players[banner.camp().index()], &board, banner, rng) else {
            break;
        };
        board.after(m, &mut |capacity| thrown(rng, capacity));
    }
    let mut boards = Vec::new();
    while let Some(banner) = board.to_move() {
        let mut numbers = Vec::new();
        features(&board, &mut numbers);
        boards.push(numbers);
        if errs && rng.random_range(0..3) == 0 {
            for _ in 0..rng.random_range(1..=3) {
                stray(&mut board, banner, rng);
            }
        }
        activation(&players[banner.camp().index()], &mut board, rng);
    }
    SelfPlayGame {
        boards,
        won: board.outcome().map_or(0.5, |outcome| won(outcome.winner)),
    }
}

/// Plays a move at random that does not end the activation.
fn stray(board: &mut Board, banner: Banner, rng: &mut impl Rng) {
    if board.stage() != Stage::Act(banner) {
        return;
    }
    let mut moves = board.moves();
    moves.retain(|&m| m != Move::Finish);
    if !moves.is_empty() {
        let m = moves[rng.random_range(0..moves.len())];
        board.after(m, &mut |capacity| thrown(rng, capacity));
        if let Some(m) = falls(board) {
            board.after(m, &mut |capacity| thrown(rng, capacity));
        }
    }
}

/// A player with the weights of this one, or a knight's, each a little changed.
fn player(like: &Style, rng: &mut impl Rng) -> Style {
    let mut style = match rng.random_range(0..5) {
        0 => KNIGHT,
        _ => *like,
    };
    if rng.random_range(0..2) == 0 {
        for scenario in &mut style.weights {
            for camp in Camp::ALL {
                scenario[camp].vary(|| rng.random_range(0.5..1.6));
            }
        }
    }
    style
}
