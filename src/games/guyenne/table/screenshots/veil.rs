//! Pictures of the veil: the hands face down, a private look, and its end by "I can see!".

use bevy::prelude::*;

use crate::private_look::{LookSeen, PrivateLook};
use crate::tour_player::{choose, reached, start_with};
use crate::{Phase, Turn};
use kit_i18n::Language;
use kit_table::Screen;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_timings::Speed;

/// Two and four people under the veil.
pub(super) fn veil() -> Vec<TourStep> {
    let mut steps = Vec::new();
    for (seats, level, wanted, name) in [
        (
            "english:human french:human",
            "advanced",
            Phase::Reinforcement,
            "veil-two",
        ),
        (
            "english:human,human french:human,human",
            "expert",
            Phase::Reserve,
            "veil-four-reserve",
        ),
        (
            "english:human,human french:human,human",
            "base",
            Phase::Placement,
            "veil-four",
        ),
    ] {
        steps.push(TourStep::Go(Screen::Title));
        steps.push(TourStep::Rest(SETTLE));
        steps.push(TourStep::Pace(Speed::Instant));
        steps.push(TourStep::run(move |world| {
            let words = [("seats", seats), ("level", level), ("hands", "veil")];
            start_with(world, &words, 41);
        }));
        steps.push(reached(wanted));
        steps.push(TourStep::run(|world| choose(world, false)));
        steps.extend(TourStep::picture(name));
        steps.push(TourStep::run(|world| look(world, true)));
        steps.extend(TourStep::picture(format!("{name}-look")));
        if name == "veil-four" {
            steps.push(TourStep::Speak(Language::Fr));
            steps.push(TourStep::LargeLetters(true));
            steps.extend(TourStep::picture(format!("{name}-look-largest")));
            steps.push(TourStep::LargeLetters(false));
            steps.push(TourStep::Speak(Language::En));
        }
        steps.push(TourStep::run(|world| look(world, false)));
        steps.extend(TourStep::picture(format!("{name}-seen")));
    }
    steps
}

/// Begins the look of who is to move, or ends it as if somebody had said that they can see.
fn look(world: &mut World, begins: bool) {
    let Turn::Person(seat) = *world.resource::<Turn>() else {
        return;
    };
    world.insert_resource(if begins {
        PrivateLook::by_pointer(seat)
    } else {
        PrivateLook::default()
    });
    if !begins {
        world.write_message(LookSeen(seat));
    }
}
