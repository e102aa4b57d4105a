//! Which deal a date has: the formula, which stands in `daily-deal.md` and may never change.

use super::CalendarDate;
use crate::duplicate::DuplicateGame;
use crate::game::GameId;
use crate::seed::{Seed, digest};

/// The first date that has a deal: day 1.
pub const FIRST_DAY: CalendarDate = match CalendarDate::new(2026, 12, 1) {
    Some(date) => date,
    None => panic!("there is such a date"),
};

/// The deal of a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DailyDeal {
    /// The game.
    pub game: GameId,
    /// The date.
    pub date: CalendarDate,
    /// The number of the day, from 1.
    pub number: u32,
    /// The name of the set-up, one of the game's [variants](DuplicateGame::daily_variants).
    pub variant: &'static str,
    /// What deals.
    pub seed: Seed,
    /// The bot that is the opponent.
    pub level: &'static str,
    /// The side that the person plays, 0 or 1.
    pub side: usize,
}

impl DailyDeal {
    /// That of a date; `None` before [`FIRST_DAY`].
    #[must_use]
    pub fn of<G: DuplicateGame>(date: CalendarDate) -> Option<Self> {
        let number = number(date)?;
        let mut numbers = DateNumbers::of(G::ID, date);
        let seed = Seed(numbers.next());
        let variants = G::daily_variants();
        let variant = variants.get(numbers.below(variants.len()))?;
        let level = *variant.levels.get(numbers.below(variant.levels.len()))?;
        let side = numbers.below(2);
        Some(Self {
            game: G::ID,
            date,
            number,
            variant: variant.name,
            seed,
            level,
            side,
        })
    }
}

/// The number of a date's day, from 1; `None` before [`FIRST_DAY`].
#[must_use]
pub(super) fn number(date: CalendarDate) -> Option<u32> {
    let days = date.days().checked_sub(FIRST_DAY.days())?;
    u32::try_from(days + 1).ok()
}

/// The date of a day's number; `None` for 0 and after the year 9999.
pub(super) fn date(number: u32) -> Option<CalendarDate> {
    FIRST_DAY.after(i64::from(number.checked_sub(1)?))
}

/// The numbers of a game's date: those of `SplitMix64` from the digest (FNV-1a, 64 bits) of its text.
struct DateNumbers(u64);

impl DateNumbers {
    fn of(game: GameId, date: CalendarDate) -> Self {
        Self(digest(format!("daily-deal 1 {game} {date}").as_bytes()))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// The rest of the next number by `count`; 0 if there is nothing to choose from.
    fn below(&mut self, count: usize) -> usize {
        self.next().checked_rem(count as u64).unwrap_or_default() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs for the states 0 and 1234567, as published with the generator and in its catalogues of tests.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut numbers = DateNumbers(0);
        assert_eq!(numbers.next(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(numbers.next(), 0x6e78_9e6a_a1b9_65f4);
        let mut numbers = DateNumbers(1_234_567);
        assert_eq!(numbers.next(), 6_457_827_717_110_365_317);
        assert_eq!(numbers.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn days_are_counted_from_the_first_one() {
        let first = CalendarDate::new(2026, 12, 1).expect("a date");
        assert_eq!(number(first), Some(1));
        assert_eq!(number(first.after(-1).expect("a date")), None);
        for days in [1, 31, 365, 5000] {
            let later = first.after(days).expect("a date");
            let number = number(later).expect("a number");
            assert_eq!(i64::from(number), days + 1);
            assert_eq!(date(number), Some(later));
        }
        assert_eq!(date(0), None);
    }
}
