//! What a board is worth: the chance that France wins, as a small net guesses it that was fitted to the ends of games.
//! There is a net for each scenario; they lie in `assets/ai/guesclin`.

use std::sync::LazyLock;

use super::features::features;
use guesclin_rules::{Board, Camp};

/// How many numbers the net makes of a board's.
pub const HIDDEN: usize = 24;
/// How many nets there are: one for each scenario.
pub const SCENARIOS: usize = 4;
/// Weights are stored in so many steps from 0 to the greatest.
const STEPS: f32 = 32_767.0;

/// A net: one layer between the numbers of a board and the guess.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    /// For each number of a board, what it adds to each of the layer's.
    pub first: Vec<[f32; HIDDEN]>,
    /// Where the layer's numbers begin.
    pub base: [f32; HIDDEN],
    /// What each of the layer's numbers adds to the guess.
    pub last: [f32; HIDDEN],
    /// Where the guess begins.
    pub bias: f32,
}

/// A guess of any size as a share from 0 to 1, with operations that give the same on every machine.
#[must_use]
pub fn share(guess: f32) -> f32 {
    0.5 + 0.5 * guess / (1.0 + guess.abs())
}

impl Net {
    /// A net of zeros.
    #[must_use]
    pub fn zero(inputs: usize) -> Self {
        Self {
            first: vec![[0.0; HIDDEN]; inputs],
            base: [0.0; HIDDEN],
            last: [0.0; HIDDEN],
            bias: 0.0,
        }
    }

    /// The layer's numbers for a board's; only those above 0 count.
    #[must_use]
    pub fn layer(&self, board: &[f32]) -> [f32; HIDDEN] {
        let mut layer = self.base;
        for (row, &number) in self.first.iter().zip(board) {
            if number != 0.0 {
                for (sum, weight) in layer.iter_mut().zip(row) {
                    *sum += number * weight;
                }
            }
        }
        layer
    }

    /// The guess for a layer; the share of games that France wins is [`share`] of it.
    #[must_use]
    pub fn guess(&self, layer: &[f32; HIDDEN]) -> f32 {
        let mut guess = self.bias;
        for (sum, weight) in layer.iter().zip(&self.last) {
            guess += sum.max(0.0) * weight;
        }
        guess
    }

    /// The share of games that a camp wins from a board, a draw being half of one; of a game that is over, what it came
    /// to.
    pub(super) fn value(&self, board: &Board, camp: Camp, numbers: &mut Vec<f32>) -> f32 {
        let france = match board.outcome() {
            Some(outcome) => won(outcome.winner),
            None => {
                features(board, numbers);
                share(self.guess(&self.layer(numbers)))
            }
        };
        match camp {
            Camp::France => france,
            Camp::England => 1.0 - france,
        }
    }

    /// Its weights, in the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        let rows = self.first.iter().flatten();
        rows.chain(&self.base)
            .chain(&self.last)
            .copied()
            .chain([self.bias])
    }

    /// Its weights, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.first.iter_mut().flatten();
        let layer = rows.chain(&mut self.base).chain(&mut self.last);
        layer.chain([&mut self.bias])
    }
}

/// What France has of a game that this camp has won.
#[must_use]
pub fn won(winner: Option<Camp>) -> f32 {
    match winner {
        Some(Camp::France) => 1.0,
        Some(Camp::England) => 0.0,
        None => 0.5,
    }
}

/// The file of nets.
#[must_use]
pub fn write(nets: &[Net; SCENARIOS]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for net in nets {
        let most = net
            .weights()
            .fold(1e-6_f32, |most, weight| most.max(weight.abs()));
        bytes.extend((net.first.len() as u16).to_le_bytes());
        bytes.extend(most.to_le_bytes());
        for weight in net.weights() {
            bytes.extend(((weight / most * STEPS).round() as i16).to_le_bytes());
        }
    }
    bytes
}

/// The nets of a file; `None` if it is none.
#[must_use]
pub fn read(mut bytes: &[u8]) -> Option<[Net; SCENARIOS]> {
    let mut nets = [const { None }; SCENARIOS];
    for net in &mut nets {
        let inputs = usize::from(u16::from_le_bytes(*take(&mut bytes)?));
        let most = f32::from_le_bytes(*take(&mut bytes)?);
        let mut read = Net::zero(inputs);
        for weight in read.weights_mut() {
            *weight = f32::from(i16::from_le_bytes(*take(&mut bytes)?)) / STEPS * most;
        }
        *net = Some(read);
    }
    let [Some(a), Some(b), Some(c), Some(d)] = nets else {
        return None;
    };
    bytes.is_empty().then_some([a, b, c, d])
}

fn take<'a, const N: usize>(bytes: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(first)
}

/// The nets that are shipped with the game.
static SHIPPED: LazyLock<[Net; SCENARIOS]> = LazyLock::new(|| {
    // A test reads the file. With zero nets every board would be worth the same.
    read(BoardValue::FILE).unwrap_or_else(|| [(); SCENARIOS].map(|()| Net::zero(0)))
});

/// What boards are worth by the shipped nets. It keeps a buffer from one board to the next.
#[derive(Debug, Clone, Default)]
pub struct BoardValue {
    numbers: Vec<f32>,
}

impl BoardValue {
    /// The file of the nets.
    pub const FILE: &[u8] = include_bytes!("../../../../assets/ai/guesclin/values.bin");

    /// The share of games that France wins from a board, 0 to 1, a draw being half of one; of a game that is over, what
    /// it came to.
    pub fn of(&mut self, board: &Board) -> f32 {
        shipped(board).value(board, Camp::France, &mut self.numbers)
    }
}

/// The net of a board's scenario that is shipped with the game.
pub(super) fn shipped(board: &Board) -> &'static Net {
    &SHIPPED[usize::from(board.scenario().n - 1) % SCENARIOS]
}

#[cfg(test)]
mod tests {
    use super::*;
    use guesclin_rules::Scenario;

    #[test]
    fn the_shipped_nets_are_of_this_make_and_written_as_they_are_read() {
        let bytes = BoardValue::FILE;
        let nets = read(bytes).expect("nets");
        assert!(read(&bytes[1..]).is_none());
        assert!(read(&[bytes, &[0]].concat()).is_none());
        assert_eq!(write(&nets), bytes);
        let mut numbers = Vec::new();
        for (scenario, net) in Scenario::all().expect("the data").iter().zip(&nets) {
            features(&Board::new(scenario), &mut numbers);
            assert_eq!(numbers.len(), net.first.len(), "{scenario:?}");
        }
    }
}
