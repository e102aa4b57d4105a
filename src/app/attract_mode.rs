//! The demonstration: bots on both sides, one game after another. The title falls into it when nobody
//! has touched anything for a minute, and any press ends it.

use super::options::LaunchOptions;
use crate::{
    input::{Idle, InputSystems, Presses},
    table::{AnyPressLeaves, Games, Screen, StartGame},
    theme::AnimationTimings,
};
use bevy::prelude::*;

/// Whether the table is only showing itself.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AttractMode {
    /// People are playing, or nobody.
    #[default]
    Off,
    /// The title fell asleep; any press wakes it.
    FromTitle,
    /// Asked for on the command line; it never ends.
    Forever,
}

impl AttractMode {
    /// Whether bots play for show.
    pub const fn is_on(self) -> bool {
        !matches!(self, Self::Off)
    }
}

/// Starts and ends demonstrations.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AttractMode>()
        .add_systems(
            PreUpdate,
            sleep_through_presses
                .after(InputSystems::Gather)
                .before(InputSystems::Act)
                .run_if(resource_equals(AttractMode::FromTitle)),
        )
        .add_systems(
            Update,
            (
                fall_asleep.run_if(in_state(Screen::Title)),
                wake_up.run_if(resource_equals(AttractMode::FromTitle)),
                play_on.run_if(shows_result),
                say_how_to_leave.run_if(resource_changed::<AttractMode>),
            ),
        );
}

/// A press that wakes does nothing else.
fn sleep_through_presses(mut presses: ResMut<Presses>) {
    presses.clear();
}

/// The table says what is true: only the sleeping title is woken by any press.
fn say_how_to_leave(demo: Res<AttractMode>, mut leaves: ResMut<AnyPressLeaves>) {
    leaves.set_if_neq(AnyPressLeaves(*demo == AttractMode::FromTitle));
}

/// Starts a demonstration when nobody has touched anything for a minute.
fn fall_asleep(
    idle: Res<Idle>,
    timings: Res<AnimationTimings>,
    time: Res<Time<Virtual>>,
    games: Res<Games>,
    mut demo: ResMut<AttractMode>,
    mut commands: Commands,
) {
    if idle.seconds >= timings.doze.seconds && !time.is_paused() {
        *demo = AttractMode::FromTitle;
        begin_demo(&LaunchOptions::default(), &games, &mut commands);
    }
}

/// Begins a game between bots.
pub(super) fn begin_demo(options: &LaunchOptions, games: &Games, commands: &mut Commands) {
    let mut options = options.clone();
    options.demo = true;
    commands.write_message(StartGame {
        game: options.game(games).id(),
        request: options.request(),
    });
}

fn shows_result(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Result(_))
}

/// Any press during a demonstration of the sleeping title leads back to the title.
fn wake_up(idle: Res<Idle>, mut demo: ResMut<AttractMode>, mut commands: Commands) {
    if idle.seconds == 0.0 {
        *demo = AttractMode::Off;
        commands.set_state(Screen::Title);
    }
}

/// After a game the next one begins.
fn play_on(
    time: Res<Time>,
    demo: Res<AttractMode>,
    timings: Res<AnimationTimings>,
    options: Res<LaunchOptions>,
    games: Res<Games>,
    screen: Res<State<Screen>>,
    mut shown: Local<f32>,
    mut commands: Commands,
) {
    if screen.is_changed() {
        *shown = 0.0;
    }
    if !demo.is_on() {
        return;
    }
    *shown += time.delta_secs();
    if *shown >= timings.encore.seconds {
        *shown = 0.0;
        let options = LaunchOptions {
            seed: None,
            ..options.clone()
        };
        begin_demo(&options, &games, &mut commands);
    }
}
