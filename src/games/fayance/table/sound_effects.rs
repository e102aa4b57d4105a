//! The sounds of the table: which each happening plays, and when. Of a choice only the seal is heard, which is the same
//! whatever was chosen. What turns, rises, is laid or drawn sounds where it is shown, in `hud`.

use bevy::prelude::*;

use super::beats::Happening;
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{Happened, Phase, sounds};
use fayance_rules::ID;
use kit_table::Screen;
use kit_theme::sound::{Music, PlaySound};
use kit_timings::MotionSettings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (play_happenings, play_tune).in_set(TableSystems::Show),
    )
    .add_systems(OnEnter(Phase::Lay), lift_tile)
    .add_systems(OnEnter(Screen::Result(ID)), play_tune);
}

/// The sounds of a happening.
fn sounds_of(
    happening: &Happening,
    timings: &TableTimings,
    motion: &MotionSettings,
) -> Vec<PlaySound> {
    match happening {
        Happening::Called { .. } => vec![PlaySound::now(sounds::RING)],
        Happening::Fought(fight) => vec![PlaySound::now(match fight.result.winner {
            Some(_) => sounds::CLASH,
            None => sounds::UNDECIDED,
        })],
        Happening::Captured { .. } => vec![
            PlaySound::now(sounds::TILE_LIFT),
            PlaySound::later(sounds::TILE_LAY, motion.flies(timings.place)),
        ],
        Happening::Ended(_) => vec![PlaySound::now(sounds::CROWN)],
        Happening::Dealt
        | Happening::Confirmed(_)
        | Happening::Mustered(_)
        | Happening::Lot(_)
        | Happening::Laid { .. }
        | Happening::Refilled(_) => Vec::new(),
    }
}

fn play_happenings(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut happened: MessageReader<Happened>,
    mut commands: Commands,
) {
    for Happened(happening) in happened.read() {
        for sound in sounds_of(happening, &timings, &motion) {
            commands.write_message(sound);
        }
    }
}

/// The leader takes the territory from the pile.
fn lift_tile(motion: Res<MotionSettings>, mut play: MessageWriter<PlaySound>) {
    if !motion.is_instant() {
        play.write(PlaySound::now(sounds::TILE_LIFT));
    }
}

fn play_tune(mut music: ResMut<Music>) {
    music.set_if_neq(Music(Some(sounds::PAVANE)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beats::Fight;
    use fayance_rules::{BySide, Card, CombatResult, Side, Test};
    use kit_theme::sound::Sound;

    #[test]
    fn a_combat_sounds_alike_whoever_wins_and_a_choice_not_at_all() {
        let first = |happening: Happening| {
            let (timings, motion) = (TableTimings::default(), MotionSettings::default());
            let all = sounds_of(&happening, &timings, &motion);
            all.first().map(|play| play.sound)
        };
        let fought = |winner, by| -> Option<Sound> {
            first(Happening::Fought(Fight {
                n: 1,
                cards: BySide::new(Card::ALL[0], Card::ALL[5]),
                result: CombatResult { winner, by },
            }))
        };
        assert_eq!(fought(Some(Side::North), Test::Troop), Some(sounds::CLASH));
        assert_eq!(fought(Some(Side::South), Test::Troop), Some(sounds::CLASH));
        assert_eq!(fought(None, Test::Undecided), Some(sounds::UNDECIDED));
        assert_eq!(first(Happening::Confirmed(Side::North)), None);
    }
}
