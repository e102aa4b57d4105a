//! A table of regrets, average policy and baseline values, by decision.

/// The weight of the newest value in a baseline: an exponential moving average.
const RECENT: f32 = 0.1;

/// Regrets and policy sums by decision. The key of a decision is the digest of its view; no result depends on the order
/// of the keys.
#[derive(Debug, Clone, Default)]
pub struct RegretTable {
    /// Open addressing: a key and the number of its slot, counted from 1; 0 is an empty place.
    places: Vec<(u64, u32)>,
    /// How many places are filled.
    len: usize,
    /// The slot of each decision, in the order they were met.
    slots: Vec<RegretSlot>,
    regrets: Vec<f32>,
    policy_sums: Vec<f32>,
    /// The baseline value of each move, for the player who decides.
    values: Vec<f32>,
}

/// The range of one decision's moves in the vectors of a [`RegretTable`].
#[derive(Debug, Clone, Copy)]
pub struct RegretSlot {
    from: u32,
    count: u32,
}

impl RegretSlot {
    fn range(self) -> core::ops::Range<usize> {
        self.from as usize..(self.from + self.count) as usize
    }
}

/// The average policy of one decision.
#[derive(Debug, Clone, Copy)]
pub struct AveragePolicy<'a> {
    policy_sums: &'a [f32],
    all: f32,
}

impl AveragePolicy<'_> {
    /// The probability of the move at `index`; uniform if the decision was never counted.
    pub fn at(&self, index: usize) -> f32 {
        if self.all > 0.0 {
            self.policy_sums[index] / self.all
        } else {
            1.0 / self.policy_sums.len() as f32
        }
    }
}

impl RegretTable {
    /// How many decisions the table has.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The index of the place of `key`, or of an empty place for it.
    fn place(&self, key: u64) -> usize {
        let mask = self.places.len() - 1;
        let mut at = (key ^ key >> 32) as usize & mask;
        while self.places[at].1 != 0 && self.places[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }

    /// The slot of the decision `key` with `count` moves; a new one, filled with 0, if the table has none.
    pub fn slot(&mut self, key: u64, count: u32) -> RegretSlot {
        if self.len * 2 >= self.places.len() {
            self.grow();
        }
        let at = self.place(key);
        if let Some(known) = (self.places[at].1 as usize).checked_sub(1) {
            let slot = self.slots[known];
            debug_assert_eq!(slot.count, count, "two decisions share a digest");
            if slot.count == count {
                return slot;
            }
        }
        let slot = RegretSlot {
            from: self.regrets.len() as u32,
            count,
        };
        let end = self.regrets.len() + count as usize;
        self.regrets.resize(end, 0.0);
        self.policy_sums.resize(end, 0.0);
        self.values.resize(end, 0.0);
        self.slots.push(slot);
        self.len += usize::from(self.places[at].1 == 0);
        self.places[at] = (key, self.slots.len() as u32);
        slot
    }

    fn grow(&mut self) {
        let room = (self.places.len() * 2).max(1024);
        let old = core::mem::replace(&mut self.places, vec![(0, 0); room]);
        for (key, slot) in old.into_iter().filter(|&(_, slot)| slot != 0) {
            let at = self.place(key);
            self.places[at] = (key, slot);
        }
    }

    /// Pushes the current policy to `stack`: probabilities proportional to the regrets (regret matching).
    pub fn current_policy(&self, slot: RegretSlot, stack: &mut Vec<f32>) {
        let regrets = &self.regrets[slot.range()];
        let all: f32 = regrets.iter().sum();
        if all > 0.0 {
            stack.extend(regrets.iter().map(|regret| regret / all));
        } else {
            stack.resize(stack.len() + regrets.len(), 1.0 / slot.count as f32);
        }
    }

    /// Adds `policy`, times `weight`, to the average policy.
    pub fn count(&mut self, slot: RegretSlot, policy: &[f32], weight: f32) {
        for (play, probability) in self.policy_sums[slot.range()].iter_mut().zip(policy) {
            *play += weight * probability;
        }
    }

    /// The baseline value of the move at `index`; 0 if it was never sampled.
    pub fn value(&self, slot: RegretSlot, index: usize) -> f32 {
        self.values[slot.from as usize + index]
    }

    /// Updates the baseline value of the move at `index` with a sampled `value`.
    pub fn tried(&mut self, slot: RegretSlot, index: usize, value: f32) {
        let kept = &mut self.values[slot.from as usize + index];
        *kept += (value - *kept) * RECENT;
    }

    /// Adds the regrets of a sample, times `weight`: the moves' `values` minus the decision's value `kept`. Sums stay
    /// at least 0.
    pub fn learn(&mut self, slot: RegretSlot, values: &[f32], node_value: f32, weight: f32) {
        for (regret, value) in self.regrets[slot.range()].iter_mut().zip(values) {
            *regret = (*regret + weight * (value - node_value)).max(0.0);
        }
    }

    /// The average policy of a decision.
    pub fn average(&self, slot: RegretSlot) -> AveragePolicy<'_> {
        let policy_sums = &self.policy_sums[slot.range()];
        AveragePolicy {
            policy_sums,
            all: policy_sums.iter().sum(),
        }
    }

    /// The average policy of the decision `key`; `None` if it was never counted.
    pub fn known(&self, key: u64) -> Option<AveragePolicy<'_>> {
        if self.places.is_empty() {
            return None;
        }
        let known = (self.places[self.place(key)].1 as usize).checked_sub(1)?;
        Some(self.average(self.slots[known])).filter(|average| average.all > 0.0)
    }
}
