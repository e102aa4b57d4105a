//! What a solver has learned so far: for each decision, how much each move is regretted, and how often it was played.

/// How much of what a move was worth of late is the last time.
const RECENT: f32 = 0.1;

/// Regrets and plays by decision. Decisions are known by a digest; nothing depends on the order they are kept in.
#[derive(Debug, Clone, Default)]
pub struct RegretTable {
    /// Open addressing: a digest and where its numbers stand, counted from 1; 0 is an empty place.
    places: Vec<(u64, u32)>,
    /// How many places are taken.
    len: usize,
    /// Where the numbers of each decision stand, and how many there are.
    slots: Vec<RegretSlot>,
    regrets: Vec<f32>,
    policy_sums: Vec<f32>,
    /// What each move has been worth of late, to him who decides.
    worths: Vec<f32>,
}

/// Where the numbers of one decision stand.
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

/// The chances of the moves of one decision, averaged over what was learned.
#[derive(Debug, Clone, Copy)]
pub struct AveragePolicy<'a> {
    policy_sums: &'a [f32],
    all: f32,
}

impl AveragePolicy<'_> {
    /// The chance of the move at `index`.
    pub fn at(&self, index: usize) -> f32 {
        if self.all > 0.0 {
            self.policy_sums[index] / self.all
        } else {
            1.0 / self.policy_sums.len() as f32
        }
    }
}

impl RegretTable {
    /// How many decisions are known.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Where `key` stands, or an empty place for it.
    fn place(&self, key: u64) -> usize {
        let mask = self.places.len() - 1;
        let mut at = (key ^ key >> 32) as usize & mask;
        while self.places[at].1 != 0 && self.places[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }

    /// The numbers of the decision `key`, which has `count` moves: new ones if it was never met.
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
        self.worths.resize(end, 0.0);
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

    /// Puts on `stack` with what chances each move is played now: as much as it is regretted.
    pub fn current_policy(&self, slot: RegretSlot, stack: &mut Vec<f32>) {
        let regrets = &self.regrets[slot.range()];
        let all: f32 = regrets.iter().sum();
        if all > 0.0 {
            stack.extend(regrets.iter().map(|regret| regret / all));
        } else {
            stack.resize(stack.len() + regrets.len(), 1.0 / slot.count as f32);
        }
    }

    /// Takes down that `current_policy` was played, with this weight.
    pub fn count(&mut self, slot: RegretSlot, policy: &[f32], weight: f32) {
        for (play, chance) in self.policy_sums[slot.range()].iter_mut().zip(policy) {
            *play += weight * chance;
        }
    }

    /// What the move at `index` has been worth of late to him who decides; 0 if it was never tried.
    pub fn worth(&self, slot: RegretSlot, index: usize) -> f32 {
        self.worths[slot.from as usize + index]
    }

    /// Takes down that the move at `index` was worth `value` this time.
    pub fn tried(&mut self, slot: RegretSlot, index: usize, value: f32) {
        let worth = &mut self.worths[slot.from as usize + index];
        *worth += (value - *worth) * RECENT;
    }

    /// Takes down what each move is guessed to be worth where `worth` is made of it.
    pub fn learn(&mut self, slot: RegretSlot, values: &[f32], worth: f32, weight: f32) {
        for (regret, value) in self.regrets[slot.range()].iter_mut().zip(values) {
            *regret = (*regret + weight * (value - worth)).max(0.0);
        }
    }

    /// The average play of a decision.
    pub fn average(&self, slot: RegretSlot) -> AveragePolicy<'_> {
        let policy_sums = &self.policy_sums[slot.range()];
        AveragePolicy {
            policy_sums,
            all: policy_sums.iter().sum(),
        }
    }

    /// The average play of the decision `key`, if it was ever played.
    pub fn known(&self, key: u64) -> Option<AveragePolicy<'_>> {
        if self.places.is_empty() {
            return None;
        }
        let known = (self.places[self.place(key)].1 as usize).checked_sub(1)?;
        Some(self.average(self.slots[known])).filter(|average| average.all > 0.0)
    }
}
