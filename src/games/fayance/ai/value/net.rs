//! The nets: their layers, their file, and those that are shipped with the game.

use std::sync::LazyLock;

use super::features::FEATURES;

/// How many nets there are: for the states after 1 to 6 captures.
pub const LAYERS: usize = 6;
/// How many numbers the net makes of a state's.
pub const WIDE: usize = 48;
/// How many it makes of those.
pub const NARROW: usize = 16;

/// Weights are stored in so many steps from 0 to the greatest of their row.
const STEPS: f32 = 127.0;

/// A guess of any size as a share from 0 to 1.
#[must_use]
pub fn share(guess: f32) -> f32 {
    0.5 + 0.5 * guess / (1.0 + guess * guess).sqrt()
}

/// A net: two layers between the numbers of a state and the guess. Of each layer's numbers only those above 0 count.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    /// For each number of a state, what it adds to each of the first layer's; then where these begin.
    pub first: Vec<[f32; WIDE]>,
    /// The same for the second layer.
    pub second: Vec<[f32; NARROW]>,
    /// What each of the second layer's numbers adds to the guess.
    pub last: [f32; NARROW],
    /// Where the guess begins.
    pub bias: f32,
}

impl Net {
    /// A net of zeros.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            first: vec![[0.0; WIDE]; FEATURES + 1],
            second: vec![[0.0; NARROW]; WIDE + 1],
            last: [0.0; NARROW],
            bias: 0.0,
        }
    }

    /// The numbers of the first layer for a state's.
    #[must_use]
    pub fn wide(&self, inputs: &[(usize, f32)]) -> [f32; WIDE] {
        let mut wide = self.first[FEATURES];
        for &(at, number) in inputs {
            add(&mut wide, &self.first[at], number);
        }
        wide
    }

    /// The numbers of the second layer for the first one's.
    #[must_use]
    pub fn narrow(&self, wide: &[f32; WIDE]) -> [f32; NARROW] {
        let mut narrow = self.second[WIDE];
        for (row, &number) in self.second.iter().zip(wide) {
            add(&mut narrow, row, number.max(0.0));
        }
        narrow
    }

    /// The guess for the second layer's numbers; the captor's chance is [`share`] of it.
    #[must_use]
    pub fn guess(&self, narrow: &[f32; NARROW]) -> f32 {
        let mut guess = self.bias;
        for (number, weight) in narrow.iter().zip(&self.last) {
            guess += number.max(0.0) * weight;
        }
        guess
    }

    /// Its weights in rows, in the order of the file.
    fn rows(&self) -> impl Iterator<Item = &[f32]> {
        let first = self.first.iter().map(<[f32; WIDE]>::as_slice);
        let second = self.second.iter().map(<[f32; NARROW]>::as_slice);
        first
            .chain(second)
            .chain([self.last.as_slice(), core::slice::from_ref(&self.bias)])
    }

    fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let first = self.first.iter_mut().map(<[f32; WIDE]>::as_mut_slice);
        let second = self.second.iter_mut().map(<[f32; NARROW]>::as_mut_slice);
        let last = [
            self.last.as_mut_slice(),
            core::slice::from_mut(&mut self.bias),
        ];
        first.chain(second).chain(last)
    }

    /// Its weights, in the order of the file.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        self.rows().flatten().copied()
    }

    /// Its weights, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.rows_mut().flatten()
    }
}

pub(super) fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], number: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += number * weight;
    }
}

/// The file of nets.
#[must_use]
pub fn write(nets: &[Net; LAYERS]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for row in nets.iter().flat_map(Net::rows) {
        let greatest = |most: f32, weight: &f32| most.max(weight.abs());
        let most = row.iter().fold(1e-6, greatest);
        bytes.extend(most.to_le_bytes());
        let step = |weight: &f32| ((weight / most * STEPS).round() as i8).to_le_bytes();
        bytes.extend(row.iter().flat_map(step));
    }
    bytes
}

/// The nets of a file; `None` if it is none.
#[must_use]
pub fn read(mut bytes: &[u8]) -> Option<[Net; LAYERS]> {
    let mut nets = [(); LAYERS].map(|()| Net::zero());
    for row in nets.iter_mut().flat_map(Net::rows_mut) {
        let most = f32::from_le_bytes(*take(&mut bytes)?);
        for weight in row {
            *weight = f32::from(i8::from_le_bytes(*take(&mut bytes)?)) / STEPS * most;
        }
    }
    bytes.is_empty().then_some(nets)
}

fn take<'a, const N: usize>(bytes: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(first)
}

/// The nets that are shipped with the game.
static SHIPPED: LazyLock<[Net; LAYERS]> = LazyLock::new(|| {
    // A test reads the file. With zero nets every capture would be worth the same.
    read(FILE).unwrap_or_else(|| [(); LAYERS].map(|()| Net::zero()))
});

/// The file of the nets that are shipped with the game.
pub(crate) const FILE: &[u8] = include_bytes!("../../../../../assets/ai/fayance/values.bin");

/// The nets that are shipped with the game.
pub(crate) fn shipped() -> &'static [Net; LAYERS] {
    &SHIPPED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_nets_are_of_this_make_and_written_as_they_are_read() {
        let nets = read(FILE).expect("nets");
        assert!(read(&FILE[1..]).is_none());
        assert!(read(&[FILE, &[0]].concat()).is_none());
        assert_eq!(write(&nets), FILE);
    }
}
