//! The buttons of the page, and which of them has the focus.

use bevy::prelude::*;
use kit_library::EntryId;

/// The focus zone of the list.
pub(super) const LIST: u8 = 1;

/// What is done with a game of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowAction {
    Star,
    Watch,
    Review,
    Copy,
    Address,
    Export,
    Challenge,
    Delete,
    Restore,
}

/// The pages before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paging {
    Before,
    After,
}

/// A button of the page.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LibraryButton {
    Of(EntryId, RowAction),
    Page(Paging),
    Import,
    Export,
}

/// Which button has the focus once the list is built anew.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ListFocus {
    /// The one that takes the place of the one that was pressed, until it has the focus.
    pub(super) wanted: Option<LibraryButton>,
    /// The one that has it, or had it before the list was built anew.
    pub(super) last: Option<LibraryButton>,
}
