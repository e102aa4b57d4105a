//! The list of chapters.

use bevy::prelude::*;

use crate::games::fayance::ID;
use crate::games::fayance::table::chapters::CHAPTERS;
use crate::table::menu::menus_are_about;
use crate::table::tutorial::{Chapter, show_chapters};
use crate::table::{Learning, Menu};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::Tutorial),
        show_list.run_if(menus_are_about(ID)),
    );
}

fn show_list(learning: Res<Learning>, mut commands: Commands) {
    let listed = CHAPTERS.map(|chapter| Chapter {
        mark: chapter.mark,
        name: chapter.name,
        steps: chapter.read().map_or(1, |lesson| lesson.steps.len()),
    });
    show_chapters(&mut commands, &learning, ID, "fayance-tutorial", &listed);
}
