//! The title: an illuminated page on the table, with the list of entries.

mod entry;
mod lights_up;
mod name;
mod page;

use super::choose_game::leave_on_back;
use bevy::prelude::*;
use entry::act_on_entry;
use kit_table::Screen;
use kit_table::flow::PageSystems;
use kit_table::lobby::JoinSystems;
use kit_theme::{ThemeSystems, rebuild::despawn_all};
use lights_up::light_up;
use name::{TitleProgress, write_name};
use page::{TitleRoot, build_title, window_or_save_changed};

/// Adds the title.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(act_on_entry)
        .init_resource::<TitleProgress>()
        .add_systems(OnEnter(Screen::Title), build_title)
        .add_systems(
            PostUpdate,
            light_up.after(ThemeSystems).run_if(in_state(Screen::Title)),
        )
        .add_systems(
            Update,
            write_name
                .in_set(PageSystems)
                .after(leave_on_back)
                .before(JoinSystems)
                .run_if(in_state(Screen::Title)),
        )
        .add_systems(
            Update,
            (despawn_all::<TitleRoot>, build_title)
                .chain()
                .run_if(in_state(Screen::Title).and_then(window_or_save_changed)),
        );
}
