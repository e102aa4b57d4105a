//! Which music goes with what is on the screen.

use crate::{
    app::screen::{Screen, result::ResultPage},
    games::guyenne::{
        rules::seat::Camp,
        table::{Presence, Shown},
    },
    theme::sound::{Hear, Music, Sound, Tune},
};
use bevy::prelude::*;

/// The music follows the screens and the castles.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            play_title.run_if(in_state(Screen::Title).or_else(in_state(Screen::NewGame))),
            play_table.run_if(in_state(Screen::Table).and_then(in_state(Presence::Seated))),
        ),
    )
    .add_systems(OnEnter(Screen::Result), play_result);
}

fn play_title(mut music: ResMut<Music>) {
    music.set_if_neq(Music(Some(Tune::Title)));
}

/// Calm, until somebody holds five castles: the sixth ends the game.
fn play_table(shown: Option<Res<Shown>>, mut music: ResMut<Music>) {
    let holders = shown.map_or([None; 6], |shown| shown.view.holders);
    let tune = if is_tense(&holders) {
        Tune::Tension
    } else {
        Tune::Play
    };
    music.set_if_neq(Music(Some(tune)));
}

/// Whether a camp holds five castles.
fn is_tense(holders: &[Option<Camp>; 6]) -> bool {
    let held = |camp| holders.iter().filter(|&&held| held == Some(camp)).count();
    Camp::ALL.into_iter().any(|camp| held(camp) >= 5)
}

/// A person who lost hears that; anybody else hears the winner's trumpets.
fn play_result(
    result: Option<Res<ResultPage>>,
    mut music: ResMut<Music>,
    mut hear: MessageWriter<Hear>,
) {
    let Some(result) = result else {
        return;
    };
    let (winner, person) = (result.0.outcome.winner, result.0.person);
    let lost = match (winner, person) {
        (Some(winner), Some(person)) => winner != person,
        (None, _) => true,
        (Some(_), None) => false,
    };
    let (tune, crowd) = if lost {
        (Tune::Defeat, Sound::CROWD_LOSE)
    } else {
        (Tune::Victory, Sound::CROWD_WIN)
    };
    music.set_if_neq(Music(Some(tune)));
    hear.write(Hear::now(crowd));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_castles_are_tense() {
        let english = Some(Camp::English);
        let mut holders = [english, english, english, english, None, None];
        assert!(!is_tense(&holders));
        holders[5] = Some(Camp::French);
        assert!(!is_tense(&holders));
        holders[4] = english;
        assert!(is_tense(&holders));
    }
}
