//! Random seeds: the seed of a game, and a series of seeds derived from one.

use core::fmt;
use core::str::FromStr;

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// The seed of a game's random streams: it decides every shuffle. As text: a decimal number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        // `u64::from_str` alone would take a leading plus.
        if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(BadSeed(text.to_owned()));
        }
        text.parse().map(Self).map_err(|_| BadSeed(text.to_owned()))
    }
}

impl Seed {
    /// The seed for which a text in a record stands: a number for itself, any other text for its digest (FNV-1a), so
    /// that the same text always goes on with the same luck.
    fn of_text(text: &str) -> Self {
        text.parse()
            .unwrap_or_else(|_| Self(digest(text.as_bytes())))
    }
}

/// The digest of bytes, of a text for instance: FNV-1a of 64 bits.
pub(crate) fn digest(bytes: &[u8]) -> u64 {
    let fold = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, fold)
}

/// How a record that was read writes its seed: in a format a seed is any text, and other programs may write what is not
/// our number. Such a text is kept as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeedText(Option<String>);

impl SeedText {
    /// The seed for which a text stands, and how it was written.
    #[must_use]
    pub fn read(text: String) -> (Seed, Self) {
        let seed = Seed::of_text(&text);
        let foreign = seed.to_string() != text;
        (seed, Self(foreign.then_some(text)))
    }

    /// The text for `seed`: as it was read, or its number if it is another seed by now.
    #[must_use]
    pub fn write(&self, seed: Seed) -> String {
        let same = self.0.as_ref().filter(|text| Seed::of_text(text) == seed);
        same.cloned().unwrap_or_else(|| seed.to_string())
    }
}

/// A text that is not a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("bad seed {0:?}: expected a whole number from 0 to {max}", max = u64::MAX)]
pub struct BadSeed(String);

/// The seed number `step` of a series derived from `seed`: one output of a PCG generator seeded with both.
#[must_use]
pub fn following(seed: Seed, step: u64) -> Seed {
    let mut rng = Pcg32::seed_from_u64(seed.0 ^ step.rotate_left(32));
    Seed(rng.next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_of_a_record_is_a_seed_and_is_written_as_it_was_read() {
        for (text, number) in [
            ("0", Some(0)),
            ("18446744073709551615", Some(u64::MAX)),
            ("007", Some(7)),
            ("18446744073709551616", None),
            ("-1", None),
            ("seven \u{e9}", None),
            ("", None),
        ] {
            let (seed, written) = SeedText::read(text.to_owned());
            assert!(number.is_none_or(|number| seed == Seed(number)), "{text}");
            assert_eq!(written.write(seed), text);
            assert_eq!(written.write(Seed(12)), "12", "another seed by now");
        }
        assert_eq!(Seed::of_text("seven"), Seed::of_text("seven"));
        assert_ne!(Seed::of_text("seven"), Seed::of_text("eight"));
        // The digest of nothing, as published: the same on every platform.
        assert_eq!(Seed::of_text(""), Seed(0xcbf2_9ce4_8422_2325));
    }
}
