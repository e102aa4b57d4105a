//! What a board is worth at any moment, for accounts of luck and reviews: the value nets know boards before an
//! activation, so that one that goes on is first played to its end, and a placing completed, as the captain would.

use rand::SeedableRng;
use rand_pcg::Pcg32;

use super::playout::{activation, thrown};
use super::style::CAPTAIN;
use super::tactician::{falls, place};
use super::value::BoardValue;
use guesclin_rules::{Board, Stage};

/// With how many rows of dice an activation is played to its end; always the same ones.
const ROWS: u64 = 8;

impl BoardValue {
    /// The share of games that France wins from a board, 0 to 1, a draw being half of one, when its activation has been
    /// played to its end as the captain would: the mean over a few rows of dice that are always the same. Of a game
    /// that is over, what it came to.
    pub fn settled(&mut self, board: &Board) -> f64 {
        let mut board = board.clone();
        while let Stage::Place(banner) = board.stage() {
            let mut rng = Pcg32::seed_from_u64(0);
            let Some(m) = place(&CAPTAIN, &board, banner, &mut rng) else {
                break;
            };
            board.after(m, &mut |capacity| thrown(&mut rng, capacity));
        }
        if let Some(m) = falls(&board) {
            let mut rng = Pcg32::seed_from_u64(0);
            board.after(m, &mut |capacity| thrown(&mut rng, capacity));
        }
        let mut sum = 0.0;
        for row in 0..ROWS {
            let fresh = Pcg32::seed_from_u64(row);
            let mut rng = fresh.clone();
            let mut after = board.clone();
            activation(&CAPTAIN, &mut after, &mut rng);
            let value = f64::from(self.of(&after));
            if rng == fresh {
                // Nothing is thrown: every row gives the same.
                return value;
            }
            sum += value;
        }
        sum / ROWS as f64
    }
}
