//! Values by key: a hash table with open addressing. Nothing walks over it, so its order is of no consequence.

/// Values by keys that are never [`u64::MAX`].
#[derive(Debug, Clone)]
pub(super) struct Known {
    slots: Vec<(u64, f64)>,
    count: usize,
}

const FREE: u64 = u64::MAX;

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

    pub fn get(&self, key: u64) -> Option<f64> {
        let (found, value) = self.slots[self.place(key)];
        (found == key).then_some(value)
    }

    pub fn insert(&mut self, key: u64, value: f64) {
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
    fn place(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & mask;
        while self.slots[at].0 != FREE && self.slots[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }
}
