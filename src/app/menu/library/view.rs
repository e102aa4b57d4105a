//! What the page of kept games shows: what is looked for, and which of the games that were found are on it.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;
use kit_library::{EntryId, Library, Opponent, Order, PeopleResult, Query as LibraryQuery};
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;

use crate::keys;

/// How many games, or mistakes, are on a page.
pub(in crate::app::menu) const ON_PAGE: usize = 20;
/// The longest text that is searched for, in letters.
pub(super) const LONGEST: usize = 40;

/// Which games are looked for, by how they went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ResultFilter {
    #[default]
    All,
    Won,
    Lost,
    Drawn,
    Unfinished,
    Starred,
}

impl ResultFilter {
    const ALL: [Self; 6] = [
        Self::All,
        Self::Won,
        Self::Lost,
        Self::Drawn,
        Self::Unfinished,
        Self::Starred,
    ];

    /// The key of its words.
    pub(super) const fn key(self) -> MessageKey {
        match self {
            Self::All => keys::LIBRARY_ALL_RESULTS,
            Self::Won => keys::LIBRARY_WON,
            Self::Lost => keys::LIBRARY_LOST,
            Self::Drawn => keys::LIBRARY_DRAWN,
            Self::Unfinished => keys::LIBRARY_UNFINISHED,
            Self::Starred => keys::LIBRARY_STARRED,
        }
    }
}

/// The key of the words for an order.
pub(super) const fn order_key(order: Order) -> MessageKey {
    match order {
        Order::Newest => keys::LIBRARY_NEWEST,
        Order::Longest => keys::LIBRARY_LONGEST,
        Order::Score => keys::LIBRARY_BEST,
    }
}

/// What is looked for, and what is shown of it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct LibraryView {
    /// Only this game.
    pub(super) game: Option<GameId>,
    /// Only games against these.
    pub(super) opponent: Option<Opponent>,
    /// Only games of this variant; `None` unless one game is looked for.
    pub(super) variant: Option<Arc<str>>,
    /// Only games that went like this.
    pub(super) result: ResultFilter,
    /// In this order.
    pub(super) order: Order,
    /// Names that are searched for.
    pub(super) search: String,
    /// The number of the page, from 0.
    pub(super) page: usize,
    /// The games that were deleted on this visit: they are still shown, and can be restored.
    pub(super) deleted: BTreeSet<EntryId>,
}

/// The next one of these; none after the last, and the first after none.
fn next_of<T: Clone + PartialEq>(all: &[T], now: Option<&T>) -> Option<T> {
    let next = match now {
        None => Some(0),
        Some(now) => all.iter().position(|it| it == now).map(|at| at + 1),
    };
    next.and_then(|at| all.get(at)).cloned()
}

impl LibraryView {
    /// Looks for the next game of these, or for all of them after the last. Another game has other bots and variants.
    pub(super) fn next_game(&mut self, games: &[GameId]) {
        self.game = next_of(games, self.game.as_ref());
        self.variant = None;
        if matches!(self.opponent, Some(Opponent::Bot(_))) {
            self.opponent = None;
        }
        self.page = 0;
    }

    /// Looks for games against the next opponents whom somebody has played. Bots are told apart only among the games of
    /// one game; `bots` are its own, in the order in which they are named.
    pub(super) fn next_opponent(&mut self, library: &Library, bots: &[&str]) {
        let mut all = vec![Opponent::Person, Opponent::AnyBot];
        if self.game.is_some() {
            all.extend(bots.iter().map(|&bot| Opponent::Bot(bot.to_owned())));
        }
        all.push(Opponent::BotsOnly);
        all.retain(|opponent| {
            let asked = LibraryQuery {
                game: self.game.map(|game| game.to_string()),
                opponent: Some(opponent.clone()),
                with_deleted: self.deleted.clone(),
                ..LibraryQuery::default()
            };
            !asked.find(library).is_empty()
        });
        self.opponent = next_of(&all, self.opponent.as_ref());
        self.page = 0;
    }

    /// The variants of the game that is looked for, of which games were kept; none if there is but one, or if all games
    /// are looked for.
    pub(super) fn variants(&self, library: &Library) -> Vec<Arc<str>> {
        let Some(game) = self.game else {
            return Vec::new();
        };
        let of_game = (library.index.entries().iter()).filter(|entry| *entry.game == *game.0);
        let all: BTreeSet<Arc<str>> = of_game.map(|entry| Arc::clone(&entry.variant)).collect();
        if all.len() > 1 {
            all.into_iter().collect()
        } else {
            Vec::new()
        }
    }

    /// Looks for the next variant of the game.
    pub(super) fn next_variant(&mut self, library: &Library) {
        self.variant = next_of(&self.variants(library), self.variant.as_ref());
        self.page = 0;
    }

    /// Looks for the next kind of result.
    pub(super) fn next_result(&mut self) {
        let all = ResultFilter::ALL;
        let at = all.iter().position(|&it| it == self.result);
        self.result = all[at.map_or(0, |at| (at + 1) % all.len())];
        self.page = 0;
    }

    /// Takes the next order.
    pub(super) fn next_order(&mut self) {
        self.order = match self.order {
            Order::Newest => Order::Longest,
            Order::Longest => Order::Score,
            Order::Score => Order::Newest,
        };
        self.page = 0;
    }

    /// Whether something narrows the list.
    pub(super) fn narrows(&self) -> bool {
        self.game.is_some()
            || self.opponent.is_some()
            || self.result != ResultFilter::All
            || !self.search.is_empty()
    }

    fn query(&self) -> LibraryQuery {
        let mut query = LibraryQuery {
            game: self.game.map(|game| game.to_string()),
            variant: self.variant.iter().map(ToString::to_string).collect(),
            opponent: self.opponent.clone(),
            text: self.search.clone(),
            order: self.order,
            with_deleted: self.deleted.clone(),
            ..LibraryQuery::default()
        };
        match self.result {
            ResultFilter::All => {}
            ResultFilter::Won => query.result = Some(PeopleResult::Won),
            ResultFilter::Lost => query.result = Some(PeopleResult::Lost),
            ResultFilter::Drawn => query.result = Some(PeopleResult::Drawn),
            ResultFilter::Unfinished => query.finished = Some(false),
            ResultFilter::Starred => query.starred = true,
        }
        query
    }

    /// The games that are found, in their order.
    pub(super) fn found(&self, library: &Library) -> Vec<EntryId> {
        let entries = library.index.entries();
        let found = self.query().find(library).into_iter();
        found.map(|at| entries[at].id).collect()
    }

    /// The number of the last page, from 0, of so many games.
    pub(super) const fn last_page(found: usize) -> usize {
        found.saturating_sub(1) / ON_PAGE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_goes_through_all_its_values_and_begins_anew() {
        let games = [GameId("one"), GameId("two")];
        let mut view = LibraryView {
            page: 3,
            ..LibraryView::default()
        };
        let mut seen = Vec::new();
        for _ in 0..4 {
            view.next_game(&games);
            seen.push(view.game);
        }
        assert_eq!(seen, [Some(games[0]), Some(games[1]), None, Some(games[0])]);
        assert_eq!(view.page, 0);
        let mut results = Vec::new();
        for _ in 0..ResultFilter::ALL.len() {
            view.next_result();
            results.push(view.result);
        }
        let expected = [&ResultFilter::ALL[1..], &[ResultFilter::All]].concat();
        assert_eq!(results, expected);
        for order in [Order::Longest, Order::Score, Order::Newest] {
            view.next_order();
            assert_eq!(view.order, order);
        }
    }

    #[test]
    fn pages_are_as_many_as_the_games_need() {
        for (games, last) in [(0, 0), (1, 0), (20, 0), (21, 1), (40, 1), (10_000, 499)] {
            assert_eq!(LibraryView::last_page(games), last, "{games}");
        }
    }
}
