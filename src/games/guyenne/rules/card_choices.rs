//! All sub-multisets of a hand, in a table.

use super::card::{Card, Cards};

impl Cards {
    /// Every sub-multiset with between `least` and `most` cards, smallest first.
    ///
    /// # Panics
    /// If there are more than six cards: only multisets of hand size are in the table.
    #[must_use]
    #[inline]
    pub fn choices(self, least: u8, most: u8) -> &'static [Self] {
        let row = &TABLE.rows[self.row()];
        let most = most.min(6);
        if least > most {
            return &[];
        }
        let from = if least == 0 {
            0
        } else {
            row.up_to[usize::from(least) - 1]
        };
        let to = row.up_to[usize::from(most)];
        let start = usize::from(row.start);
        &TABLE.choices[start + usize::from(from)..start + usize::from(to)]
    }

    const fn row(self) -> usize {
        debug_assert!(self.count() <= 6, "only hands are tabulated");
        n_row([
            self.of_kind(Card::Two) as usize,
            self.of_kind(Card::Three) as usize,
            self.of_kind(Card::Four) as usize,
            self.of_kind(Card::Five) as usize,
            self.of_kind(Card::Hero) as usize,
        ])
    }
}

const fn n_row(n: [usize; 5]) -> usize {
    n[0] + 7 * (n[1] + 5 * (n[2] + 4 * (n[3] + 3 * n[4])))
}

/// Where the sub-multisets of one hand begin in [`ChoiceTable::choices`], and how many have at most 0 to 6 cards.
#[derive(Clone, Copy)]
struct Row {
    start: u16,
    up_to: [u8; 7],
}

struct ChoiceTable {
    rows: [Row; ROWS],
    choices: [Cards; CHOICES],
}

const ROWS: usize = 7 * 5 * 4 * 3 * 2;
const CHOICES: usize = count_choices();

static TABLE: ChoiceTable = table();

/// Steps to the next combination of numbers of each kind, up to a hand's limits; false after the last.
const fn next_hand(n: &mut [usize; 5]) -> bool {
    const MOST: [usize; 5] = [6, 4, 3, 2, 1];
    let mut kind = 0;
    while kind < 5 {
        if n[kind] < MOST[kind] {
            n[kind] += 1;
            return true;
        }
        n[kind] = 0;
        kind += 1;
    }
    false
}

const fn total(n: &[usize; 5]) -> usize {
    n[0] + n[1] + n[2] + n[3] + n[4]
}

const fn count_choices() -> usize {
    let mut sum = 0;
    let mut n = [0; 5];
    loop {
        if total(&n) <= 6 {
            sum += (n[0] + 1) * (n[1] + 1) * (n[2] + 1) * (n[3] + 1) * (n[4] + 1);
        }
        if !next_hand(&mut n) {
            return sum;
        }
    }
}

const fn table() -> ChoiceTable {
    let empty = Row {
        start: 0,
        up_to: [0; 7],
    };
    let mut table = ChoiceTable {
        rows: [empty; ROWS],
        choices: [Cards::NONE; CHOICES],
    };
    let mut n = [0; 5];
    let mut at = 0;
    loop {
        if total(&n) <= 6 {
            let mut row = Row {
                start: at as u16,
                up_to: [0; 7],
            };
            let mut size = 0;
            while size <= 6 {
                at = fill(&mut table.choices, at, n, size);
                row.up_to[size] = (at - row.start as usize) as u8;
                size += 1;
            }
            table.rows[n_row(n)] = row;
        }
        if !next_hand(&mut n) {
            return table;
        }
    }
}

/// Writes the sub-multisets of `n` with `size` cards into `choices` from `at`; returns the index after them.
const fn fill(choices: &mut [Cards; CHOICES], mut at: usize, n: [usize; 5], size: usize) -> usize {
    let mut hero = 0;
    while hero <= n[4] {
        let mut five = 0;
        while five <= n[3] {
            let mut four = 0;
            while four <= n[2] {
                let mut three = 0;
                while three <= n[1] {
                    let rest = hero + five + four + three;
                    if rest <= size && size - rest <= n[0] {
                        choices[at] = Cards::of([
                            (size - rest) as u8,
                            three as u8,
                            four as u8,
                            five as u8,
                            hero as u8,
                        ]);
                        at += 1;
                    }
                    three += 1;
                }
                four += 1;
            }
            five += 1;
        }
        hero += 1;
    }
    at
}
