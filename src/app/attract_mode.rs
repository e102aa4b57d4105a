//! The demonstration: bots play all seats, one game after another. The title starts it after a minute without input,
//! and any press ends it.

use super::options::LaunchOptions;
use bevy::prelude::*;
use kit_input::{Idle, InputSystems, Presses};
use kit_table::flow::{PageSystems, StartSystems};
use kit_table::{AnyPressLeaves, Games, Screen, StartGame};
use kit_timings::AnimationTimings;

/// Whether a demonstration is running, and who started it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AttractMode {
    /// No demonstration.
    #[default]
    Off,
    /// Started by the title; any press ends it.
    FromTitle,
    /// Asked for on the command line; presses do not end it.
    Forever,
}

impl AttractMode {
    /// Whether a demonstration is running.
    pub const fn is_on(self) -> bool {
        !matches!(self, Self::Off)
    }

    /// What the games of this demonstration are like, the first as each that follows. The title shows the game that was
    /// asked for at the start, as it is usually played: the rest was asked for another game, of people perhaps.
    fn options(self, asked: &LaunchOptions) -> LaunchOptions {
        match self {
            Self::Off | Self::FromTitle => LaunchOptions {
                game: asked.game,
                ..LaunchOptions::default()
            },
            Self::Forever => LaunchOptions {
                seed: None,
                ..asked.clone()
            },
        }
    }
}

/// Starts and ends demonstrations.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AttractMode>()
        .add_systems(
            PreUpdate,
            swallow_presses
                .after(InputSystems::Gather)
                .before(InputSystems::Act)
                .run_if(resource_equals(AttractMode::FromTitle)),
        )
        .add_systems(
            Update,
            (
                start_when_idle
                    .run_if(in_state(Screen::Title))
                    .before(StartSystems),
                end_on_input
                    .run_if(resource_equals(AttractMode::FromTitle))
                    // The last word on the screen: the game may be over in the same frame.
                    .after(PageSystems),
                begin_next_game.run_if(shows_result).before(StartSystems),
                update_any_press_leaves.run_if(resource_changed::<AttractMode>),
            ),
        );
}

/// The press that ends the demonstration does nothing else.
fn swallow_presses(mut presses: ResMut<Presses>) {
    presses.clear();
}

/// The table says that any press leaves, where that is true.
fn update_any_press_leaves(demo: Res<AttractMode>, mut leaves: ResMut<AnyPressLeaves>) {
    leaves.set_if_neq(AnyPressLeaves(*demo == AttractMode::FromTitle));
}

/// Starts a demonstration after a minute without input.
fn start_when_idle(
    idle: Res<Idle>,
    timings: Res<AnimationTimings>,
    time: Res<Time<Virtual>>,
    options: Res<LaunchOptions>,
    games: Res<Games>,
    mut demo: ResMut<AttractMode>,
    mut commands: Commands,
) {
    if idle.seconds >= timings.doze.seconds && !time.is_paused() {
        *demo = AttractMode::FromTitle;
        begin_demo(&demo.options(&options), &games, &mut commands);
    }
}

/// Begins a game between bots.
pub(super) fn begin_demo(options: &LaunchOptions, games: &Games, commands: &mut Commands) {
    let mut options = options.clone();
    options.demo = true;
    commands.write_message(StartGame {
        game: options.game(games).id,
        request: options.request(),
    });
}

fn shows_result(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Result(_))
}

/// Ends a demonstration that the title started, and shows the title again.
fn end_on_input(idle: Res<Idle>, mut demo: ResMut<AttractMode>, mut commands: Commands) {
    if idle.seconds == 0.0 {
        *demo = AttractMode::Off;
        commands.set_state(Screen::Title);
    }
}

/// Begins the next game a while after the last has ended.
fn begin_next_game(
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
        begin_demo(&demo.options(&options), &games, &mut commands);
    }
}
