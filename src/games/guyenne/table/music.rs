//! Which music goes with the table and with the result.

use bevy::prelude::*;

use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, ResultPage, sounds};
use guyenne_rules::ID;
use guyenne_rules::seat::Camp;
use kit_table::Screen;
use kit_theme::sound::{Music, PlaySound};

/// Chooses the tune of the table and of the result page.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(TABLE_UPDATE, play_table.in_set(TableSystems::Show))
        .add_systems(
            OnEnter(Screen::Result(ID)),
            play_result.run_if(resource_exists::<ResultPage>),
        );
}

/// A calm tune until a camp holds five castles: the sixth ends the game.
fn play_table(displayed: Option<Res<DisplayedView>>, mut music: ResMut<Music>) {
    let holders = displayed.map_or([None; 6], |displayed| displayed.view.holders);
    let tune = if is_tense(&holders) {
        sounds::TENSION
    } else {
        sounds::PLAY
    };
    music.set_if_neq(Music(Some(tune)));
}

/// Whether a camp holds five castles.
fn is_tense(holders: &[Option<Camp>; 6]) -> bool {
    let held = |camp| holders.iter().filter(|&&held| held == Some(camp)).count();
    Camp::ALL.into_iter().any(|camp| held(camp) >= 5)
}

/// The tune of defeat for a single person who lost and for a draw, else the tune of victory.
fn play_result(
    result: Res<ResultPage>,
    mut music: ResMut<Music>,
    mut play: MessageWriter<PlaySound>,
) {
    let (winner, person) = (result.0.outcome.winner, result.0.people);
    let lost = match (winner, person) {
        (Some(winner), Some(person)) => winner != person,
        (None, _) => true,
        (Some(_), None) => false,
    };
    let (tune, crowd) = if lost {
        (sounds::DEFEAT, sounds::CROWD_LOSE)
    } else {
        (sounds::VICTORY, sounds::CROWD_WIN)
    };
    music.set_if_neq(Music(Some(tune)));
    play.write(PlaySound::now(crowd));
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
