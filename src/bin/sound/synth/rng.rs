//! The random numbers of the recipes: the same at every bake.

/// `SplitMix64`, seeded by a name.
#[derive(Clone)]
pub struct Rng(u64);

impl Rng {
    /// The generator that belongs to `name`: its seed is the name's FNV-1a hash.
    pub fn of(name: &str) -> Self {
        Self(name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Evenly from 0 to 1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Evenly from -1 to 1: one sample of white noise.
    pub fn noise(&mut self) -> f64 {
        self.unit() * 2.0 - 1.0
    }

    /// Evenly from `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Mostly near 0, hardly ever beyond -2 and 2.
    pub fn bell(&mut self) -> f64 {
        (self.noise() + self.noise() + self.noise()) * 0.8
    }
}
