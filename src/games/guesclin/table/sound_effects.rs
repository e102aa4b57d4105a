//! The sounds of the table: dice that fall, figures that are set down, orders that are written.

use bevy::prelude::*;

use super::beats::ThrowStep;
use super::{DisplayedView, Happened, TableSystems};
use crate::games::guesclin::rules::Event;
use crate::theme::MotionSettings;
use crate::theme::sound::{PlaySound, Sound};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            play_happenings,
            play_dice.run_if(resource_exists::<DisplayedView>),
        )
            .in_set(TableSystems::Show),
    );
}

/// The sound of an event, if it has one.
const fn sound_of(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Place { .. } | Event::Move { .. } => Sound::CARD_PLACE,
        Event::Order { .. } => Sound::QUILL,
        Event::Round { .. } => Sound::PAGE_TURN,
        Event::Post { .. } | Event::Bridge { .. } | Event::Break { .. } => Sound::CONFIRM,
        Event::Drop { .. } | Event::Take { .. } | Event::Put { .. } | Event::Give { .. } => {
            Sound::CARD_SLIDE
        }
        Event::Activate { .. }
        | Event::Attack(_)
        | Event::Riposte(_)
        | Event::Shoot(_)
        | Event::End(_) => return None,
    })
}

fn play_happenings(
    mut happened: MessageReader<Happened>,
    motion: Res<MotionSettings>,
    mut commands: Commands,
) {
    for Happened(event) in happened.read() {
        if let Some(sound) = sound_of(event).filter(|_| !motion.is_instant()) {
            commands.write_message(PlaySound::now(sound));
        }
    }
}

/// Dice fall on the table.
fn play_dice(
    displayed: Res<DisplayedView>,
    motion: Res<MotionSettings>,
    mut rolled: Local<bool>,
    mut commands: Commands,
) {
    let throw = displayed.throw.as_ref();
    let rolls = throw.is_some_and(|throw| throw.step == ThrowStep::Rolls);
    if rolls && !*rolled && !motion.is_instant() {
        commands.write_message(PlaySound::now(Sound::DICE));
    }
    *rolled = rolls;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guesclin::rules::Banner;

    #[test]
    fn a_round_turns_a_page_and_an_activation_is_silent() {
        assert_eq!(sound_of(&Event::Round { n: 1 }), Some(Sound::PAGE_TURN));
        let banner = Banner::French;
        assert_eq!(sound_of(&Event::Activate { banner }), None);
    }
}
