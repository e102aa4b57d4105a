//! Values by key: a hash table with open addressing. Nothing walks over it, so its order is of no consequence.

/// A key: anything but all ones.
pub(super) type Key = [u64; 2];

/// Values by keys.
#[derive(Debug, Clone)]
pub(super) struct Known {
    slots: Vec<(Key, f64)>,
    count: usize,
}

const FREE: Key = [u64::MAX; 2];

impl Known {
    pub fn new() -> Self {
        Self {
            slots: vec![(FREE, 0.0); 1 << 10],
            count: 0,
        }
    }

    /// How many values are known.
    pub fn count(&self) -> usize {
        self.count
    }

    pub fn get(&self, key: Key) -> Option<f64> {
        let (found, value) = self.slots[self.place(key)];
        (found == key).then_some(value)
    }

    pub fn insert(&mut self, key: Key, value: f64) {
        if (self.count + 1) * 2 > self.slots.len() {
            let larger = vec![(FREE, 0.0); self.slots.len() * 4];
            let slots = core::mem::replace(&mut self.slots, larger);
            for (key, value) in slots.into_iter().filter(|&(key, _)| key != FREE) {
                let place = self.place(key);
                self.slots[place] = (key, value);
            }
        }
        let place = self.place(key);
        self.count += usize::from(self.slots[place].0 == FREE);
        self.slots[place] = (key, value);
    }

    /// Where `key` is, or the free slot where it would be.
    fn place(&self, key: Key) -> usize {
        let mask = self.slots.len() - 1;
        let mixed = key[0].wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ key[1];
        let mut at = (mixed.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32) as usize & mask;
        while self.slots[at].0 != FREE && self.slots[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }
}
