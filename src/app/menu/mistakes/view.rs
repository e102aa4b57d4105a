//! Which decisions are on the page, and which button has the focus once the list is built anew.

use std::collections::BTreeMap;

use bevy::prelude::*;
use kit_library::{
    CostlyDecision, CostlyKind, EntryId, Library, Query as LibraryQuery, costly_decisions,
    unreviewed,
};
use kit_table::{Game, Games};

use crate::app::library::{GameLibrary, KeptReviews};
use crate::app::menu::library::ON_PAGE;
use crate::app::review::ReviewQueue;

/// A button of the page.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MistakesButton {
    /// Lists the mistakes alone, or all decisions that lost something.
    Kind,
    /// Asks for the better move of a decision: the game, and the number of the decision.
    Find(EntryId, usize),
    /// Turns to the dearer ones.
    Before,
    /// Turns to the cheaper ones.
    After,
    /// Reviews the games that have no review, or stops that.
    Review,
}

/// What is shown of the decisions.
#[derive(Resource, Debug, Default)]
pub(super) struct MistakesView {
    /// Which are listed.
    pub(super) kind: CostlyKind,
    /// The number of the page, from 0.
    pub(super) page: usize,
    /// The records of the games whose decisions were on a page, as far as they have been read; `None` for one that
    /// cannot be.
    pub(super) records: BTreeMap<EntryId, Option<String>>,
    /// The button that has the focus, or had it before the list was built anew.
    pub(super) focused: Option<MistakesButton>,
}

/// The decisions of a page, and how many there are on all.
#[derive(Debug, Default)]
pub(super) struct MistakesPage {
    pub(super) decisions: Vec<CostlyDecision>,
    /// The number of the page, from 0, and of the last one.
    pub(super) page: usize,
    pub(super) last: usize,
    pub(super) all: usize,
}

/// The decisions that are on the page; `None` while games or reviews are being read.
pub(super) fn on_page(
    library: &GameLibrary,
    reviews: &KeptReviews,
    view: &MistakesView,
) -> Option<MistakesPage> {
    let library: &Library = library.listed.as_deref()?;
    let reviews = reviews.0.as_deref()?;
    let mut all = costly_decisions(library, reviews, &LibraryQuery::default(), view.kind);
    let count = all.len();
    let last = count.saturating_sub(1) / ON_PAGE;
    let page = view.page.min(last);
    all.drain(..page * ON_PAGE);
    all.truncate(ON_PAGE);
    Some(MistakesPage {
        decisions: all,
        page,
        last,
        all: count,
    })
}

/// The games that can be reviewed and have no review, newest first.
pub(super) fn to_review(
    library: &GameLibrary,
    reviews: &KeptReviews,
    games: &Games,
    queue: &ReviewQueue,
) -> Vec<EntryId> {
    let (Some(library), Some(reviews)) = (library.listed.as_deref(), reviews.0.as_deref()) else {
        return Vec::new();
    };
    let can_be = |id: &EntryId| {
        let entry = library.index.entry(*id);
        let game = entry.and_then(|entry| games.named(&entry.game));
        game.is_some_and(Game::is_reviewed) && !queue.refused().contains(id)
    };
    let mut found = unreviewed(library, reviews, &LibraryQuery::default());
    found.retain(can_be);
    found
}

/// How many of the games that are listed cannot be reviewed.
pub(super) fn refused(library: &GameLibrary, queue: &ReviewQueue) -> usize {
    let Some(library) = library.listed.as_deref() else {
        return 0;
    };
    let is_listed =
        |game: &&EntryId| library.index.entry(**game).is_some() && !library.marks.is_hidden(**game);
    queue.refused().iter().filter(is_listed).count()
}
