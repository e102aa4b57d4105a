//! The music of the frame's screens. A game sets the music on its own screens.

use bevy::prelude::*;
use kit_table::Screen;
use kit_theme::sound::{Music, Tune};

/// Keeps the music up to date with the screen.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play_title.run_if(is_before_a_game));
}

fn is_before_a_game(screen: Res<State<Screen>>) -> bool {
    matches!(
        screen.get(),
        Screen::Title | Screen::ChooseGame | Screen::Setup(_)
    )
}

fn play_title(mut music: ResMut<Music>) {
    music.set_if_neq(Music(Some(Tune::TITLE)));
}
