//! The games that were kept, newest first: each can be seen again, starred, copied and deleted; all of them searched,
//! given out and added to. A deleted game can be restored until the page is left.

mod button;
mod head;
mod list;
mod press;
mod row;
mod view;
mod words;

pub(super) use list::{foot_row, range};
pub(super) use view::ON_PAGE;
pub(super) use words::{unreadable, when};

use bevy::prelude::*;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<view::LibraryView>().add_plugins((
        head::plugin,
        list::plugin,
        press::plugin,
    ));
}
