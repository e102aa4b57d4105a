//! The games of a library, counted by what they have in common.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::super::entry::Entry;
use super::super::library::Library;
use super::super::query::{Opponent, Query};
use super::{Month, ResultCounts, SeatMix, Streaks};

/// Some games of a library: all in all, and by what they have in common.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Breakdown {
    /// All of them.
    pub counts: ResultCounts,
    /// Those won and lost in a row.
    pub streaks: Streaks,
    /// The finished game with the most decisions, the first kept of several: its index among the entries.
    pub longest: Option<usize>,
    /// By opponent, as a [`Query`] finds them: a game against two bots counts for both, and every game against bots
    /// also for [`Opponent::AnyBot`].
    pub opponents: BTreeMap<Opponent, ResultCounts>,
    /// By each choice of the variant, as a [`Query`] asks for it: `level expert`, `scenario 2`.
    pub choices: BTreeMap<String, ResultCounts>,
    /// By who sat on the two sides.
    pub seats: BTreeMap<SeatMix, ResultCounts>,
    /// By the month when they were kept, in UTC; under `None` those of an unknown time.
    pub months: BTreeMap<Option<Month>, ResultCounts>,
}

/// The statistics of a library. A branch, which went on from a moment of another game, is no measure of who plays it:
/// it is told how many there are, and none is counted.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Statistics {
    /// All games together. The bots and the points of different games are not the same.
    pub all: Breakdown,
    /// Each game by itself, by its name.
    pub games: BTreeMap<Arc<str>, Breakdown>,
    /// How many branches were found beside them.
    pub branches: u32,
}

impl Statistics {
    /// Counts the games of a library that a query finds: those that are shown, and of them those it asks for.
    #[must_use]
    pub fn of(library: &Library, query: &Query) -> Self {
        let entries = library.index.entries();
        let mut statistics = Self::default();
        for at in in_time(library, query) {
            if entries[at].is_branch {
                statistics.branches += 1;
                continue;
            }
            let game = statistics.games.entry(entries[at].game.clone());
            game.or_default().add(entries, at);
            statistics.all.add(entries, at);
        }
        statistics
    }
}

impl Breakdown {
    /// Counts the next game.
    fn add(&mut self, entries: &[Entry], at: usize) {
        let entry = &entries[at];
        self.counts.add(entry);
        self.streaks.add(entry);
        let most = self.longest.map(|longest| entries[longest].decisions);
        if entry.end.is_some() && most.is_none_or(|most| entry.decisions > most) {
            self.longest = Some(at);
        }
        for opponent in opponents(entry) {
            self.opponents.entry(opponent).or_default().add(entry);
        }
        for choice in choices(&entry.variant) {
            self.choices.entry(choice).or_default().add(entry);
        }
        let seats = self.seats.entry(SeatMix::of(entry));
        seats.or_default().add(entry);
        let months = self.months.entry(Month::of(entry));
        months.or_default().add(entry);
    }
}

/// The games that a query finds, by their indices: those of an unknown time first, then by the time when they were
/// kept; those of the same time as their lines stand. The order asked for has no meaning.
pub(super) fn in_time(library: &Library, query: &Query) -> Vec<usize> {
    let entries = library.index.entries();
    let mut found = query.find(library);
    found.sort_unstable_by_key(|&at| (entries[at].kept_at(), at));
    found
}

/// The bots against whom the people of one side played, each once, by name.
pub(super) fn opposing_bots(entry: &Entry) -> Vec<&str> {
    let Some(side) = entry.people() else {
        return Vec::new();
    };
    let others = entry.players.iter().filter(|player| player.side != side);
    let mut bots: Vec<&str> = others.filter_map(|player| player.bot.as_deref()).collect();
    bots.sort_unstable();
    bots.dedup();
    bots
}

/// All opponents by whom a query finds a game.
pub(super) fn opponents(entry: &Entry) -> Vec<Opponent> {
    match [0, 1].map(|side| entry.has_person(side)) {
        [true, true] => vec![Opponent::Person],
        [false, false] => vec![Opponent::BotsOnly],
        _ => {
            let bots = opposing_bots(entry).into_iter();
            let bots = bots.map(|bot| Opponent::Bot(bot.to_owned()));
            core::iter::once(Opponent::AnyBot).chain(bots).collect()
        }
    }
}

/// The choices of a variant, each once: `edition 2022` and `level base` of `edition 2022 level base`.
fn choices(variant: &str) -> Vec<String> {
    let words: Vec<&str> = variant.split_whitespace().collect();
    let mut choices: Vec<String> = words.chunks(2).map(|choice| choice.join(" ")).collect();
    choices.sort_unstable();
    choices.dedup();
    choices
}
