//! Finds games of a library and puts them in order.

use core::cmp::Reverse;
use std::collections::BTreeSet;

use super::entry::{Entry, EntryId};
use super::library::Library;

/// Against whom a game was played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opponent {
    /// People on both sides.
    Person,
    /// People on one side, bots on the other.
    AnyBot,
    /// People on one side, and on the other this bot, or this bot with others.
    Bot(String),
    /// Bots on both sides.
    BotsOnly,
}

/// How a game went for the people in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PeopleResult {
    /// The people's side won against bots.
    Won,
    /// The people's side lost to bots.
    Lost,
    /// Nobody won, and people played.
    Drawn,
    /// Neither: it was abandoned, people won against people, or only bots played.
    None,
}

/// The order of the games that were found. What is equal is in the order of the first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Order {
    /// By the time when they were kept, the newest first; those of an unknown time last. Of the same time, the one kept
    /// last first.
    #[default]
    Newest,
    /// By the number of decisions, the most first.
    Longest,
    /// By the score, the highest first: of the people's side, else of the better one; those without an end last.
    Score,
}

/// What is looked for. Each part narrows it; the default finds every game that is shown.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Query {
    /// Only this game, by its name.
    pub game: Option<String>,
    /// Only variants in which all of these stand: `level expert`, `scenario 2`.
    pub variant: Vec<String>,
    /// Only against these.
    pub opponent: Option<Opponent>,
    /// Only those that went like this.
    pub result: Option<PeopleResult>,
    /// Only those with a star.
    pub starred: bool,
    /// Only those that are finished, or only those that are not.
    pub finished: Option<bool>,
    /// Only those kept at this second since 1970 or later.
    pub since: Option<u64>,
    /// Only those kept before this second.
    pub before: Option<u64>,
    /// Only those in which a person's typed name has each of these words, in small or capital letters.
    pub text: String,
    /// In which order.
    pub order: Order,
    /// Games that are found although they are not shown.
    pub with_deleted: BTreeSet<EntryId>,
}

impl Entry {
    /// How it went for the people in it.
    #[must_use]
    pub fn result(&self) -> PeopleResult {
        let Some(end) = self.end else {
            return PeopleResult::None;
        };
        let anybody = self.has_person(0) || self.has_person(1);
        match (end.winner, self.people()) {
            (None, _) if anybody => PeopleResult::Drawn,
            (Some(winner), Some(side)) if winner == side => PeopleResult::Won,
            (Some(_), Some(_)) => PeopleResult::Lost,
            _ => PeopleResult::None,
        }
    }

    /// Whether it was played against these.
    fn is_against(&self, opponent: &Opponent) -> bool {
        let sides = [self.has_person(0), self.has_person(1)];
        match opponent {
            Opponent::Person => sides == [true, true],
            Opponent::BotsOnly => sides == [false, false],
            Opponent::AnyBot => self.people().is_some(),
            Opponent::Bot(name) => self.people().is_some_and(|side| {
                let mut others = self.players.iter().filter(|player| player.side != side);
                others.any(|player| player.bot.as_deref() == Some(name))
            }),
        }
    }

    /// Whether all words of the variant `asked` stand in its own, one after the other.
    fn has_variant(&self, asked: &str) -> bool {
        let own: Vec<&str> = self.variant.split_whitespace().collect();
        let asked: Vec<&str> = asked.split_whitespace().collect();
        asked.is_empty() || own.windows(asked.len()).any(|part| part == asked)
    }

    /// Whether a person's name has each of these words, which are in small letters.
    fn has_names(&self, words: &[String]) -> bool {
        let people = || self.players.iter().filter(|player| player.bot.is_none());
        let is_in_one = |word: &String| {
            let mut names = people().map(|player| player.name.to_lowercase());
            names.any(|name| name.contains(word.as_str()))
        };
        words.iter().all(is_in_one)
    }

    /// The score by which games are put in order.
    fn score(&self) -> Option<u16> {
        let [first, second] = self.end?.scores;
        Some(match self.people() {
            Some(0) => first,
            Some(_) => second,
            None => first.max(second),
        })
    }
}

impl Query {
    /// Finds games of a library that are shown; gives their indices among its entries, in the order asked for.
    #[must_use]
    pub fn find(&self, library: &Library) -> Vec<usize> {
        let entries = library.index.entries();
        let words: Vec<String> = self
            .text
            .split_whitespace()
            .map(str::to_lowercase)
            .collect();
        let fits = |entry: &Entry| {
            let at = entry.kept_at();
            (!library.marks.is_hidden(entry.id) || self.with_deleted.contains(&entry.id))
                && (!self.starred || library.marks.is_starred(entry.id))
                && self.game.as_ref().is_none_or(|game| **game == *entry.game)
                && self.variant.iter().all(|asked| entry.has_variant(asked))
                && self.finished.is_none_or(|it| it == entry.end.is_some())
                && self.result.is_none_or(|it| it == entry.result())
                && self
                    .since
                    .is_none_or(|since| at.is_some_and(|at| at >= since))
                && self.before.is_none_or(|end| at.is_some_and(|at| at < end))
                && self.opponent.as_ref().is_none_or(|it| entry.is_against(it))
                && entry.has_names(&words)
        };
        let mut found: Vec<usize> = (0..entries.len())
            .rev()
            .filter(|&at| fits(&entries[at]))
            .collect();
        found.sort_by_key(|&at| Reverse(entries[at].kept_at()));
        match self.order {
            Order::Newest => {}
            Order::Longest => found.sort_by_key(|&at| Reverse(entries[at].decisions)),
            Order::Score => found.sort_by_key(|&at| Reverse(entries[at].score())),
        }
        found
    }
}
