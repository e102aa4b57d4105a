//! Which music goes with the pages of the frame. A game's own pages have the game's.

use crate::{
    table::Screen,
    theme::sound::{Music, Tune},
};
use bevy::prelude::*;

/// The music follows the screens.
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
