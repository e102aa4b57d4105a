//! What players do: actions on any device, the device in hand, the focus that keys and pads move.
//! It knows nothing of the game.

mod action;
mod device;
mod focus;

pub use action::{Action, Typed, typed_digit};
pub use device::{Device, Idle, Make, printed};
pub use focus::{Focusable, Focused, Layer, Memory, Reach};

use bevy::{
    input_focus::{InputFocusSystems, directional_navigation::DirectionalNavigationPlugin},
    prelude::*,
};
use leafwing_input_manager::{
    plugin::{InputManagerPlugin, InputManagerSystem},
    prelude::ActionState,
};

/// When presses have become actions and the focus is where it belongs.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct InputSystemsDone;

/// Turns presses into actions, the focus and activations.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        InputManagerPlugin::<Action>::default(),
        DirectionalNavigationPlugin,
    ))
    .init_resource::<Device>()
    .init_resource::<Idle>()
    .init_resource::<Make>()
    .init_resource::<Memory>()
    .add_systems(PreStartup, spawn_player)
    .add_systems(
        PreUpdate,
        action::catch_taps
            .in_set(InputManagerSystem::ManualControl)
            .before(InputSystemsDone),
    )
    .add_systems(
        PreUpdate,
        (
            device::notice_device,
            focus::focus_hovered,
            focus::move_focus,
            focus::press_focused,
        )
            .chain()
            .in_set(InputSystemsDone)
            .after(InputFocusSystems::Dispatch)
            .after(InputManagerSystem::Update)
            .after(InputManagerSystem::ManualControl),
    )
    .add_systems(
        PostUpdate,
        (focus::keep_focus, focus::mark_focused)
            .chain()
            .before(InputFocusSystems::FocusChangeEvents),
    );
}

/// The one entity that holds the map and the state of the actions.
fn spawn_player(mut commands: Commands) {
    commands.spawn((
        Name::new("Player's hands"),
        action::default_map(),
        ActionState::<Action>::default(),
    ));
}
