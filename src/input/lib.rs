//! Players' input: actions on any device, the device in use, the focus. It names no game.

mod action;
mod action_states;
mod arrangements;
mod assistive;
mod bindable_keys;
mod bindings;
mod chord;
mod composition;
mod device;
mod downs;
mod first_button;
mod focus;
mod focus_moves;
mod function_keys;
mod key_presses;
mod key_repeat;
mod keys;
mod layouts;
mod listen;
mod pad_connection;
mod pad_copies;
mod pad_make;
mod pads;
mod player_device;
mod pointer_position;
mod pointer_turn;
mod press;
mod printed_keys;
mod printed_signs;
mod safe_start;
mod scrolled;
mod signs;
mod sticks;
mod window_focus;

pub use action::{Action, Typed};
pub use assistive::{AssistiveAct, AssistiveRequest};
pub use bindings::{BindingRefusal, Bindings};
pub use chord::{Chord, Hardware, KeySign};
pub use composition::Composition;
pub use device::{Device, Idle, LastPad};
pub use first_button::SideDrag;
pub use focus::{Candidate, Candidates, FocusMemory, Focusable, Focused, Layer, Reach};
pub use focus_moves::HoldsDirections;
pub use function_keys::function_keys;
pub use key_repeat::KeyRepeat;
pub use layouts::Layout;
pub use listen::{Heard, Listening};
pub use pad_connection::{PadConnection, simulate_connection};
pub use pad_make::{Make, PadMake};
pub use player_device::{ActingDevice, Nudged, PlayerDevice, PlayerDevices};
pub use pointer_position::PointerPosition;
pub use pointer_turn::PointerTurn;
pub use press::{ActionButton, NumberField, Popover, Press, Presses, TextField};
pub use printed_keys::PrintedKeys;
pub use printed_signs::PrintedSigns;
pub use safe_start::safe_start_is_asked;
pub use scrolled::ScrolledByMoves;
pub use signs::Signs;

use bevy::{
    input_focus::{InputFocusSystems, directional_navigation::DirectionalNavigationPlugin},
    picking::PickingSystems,
    prelude::*,
};
use leafwing_input_manager::{plugin::InputManagerSystem, systems::tick_action_state};

/// The order in which input is read, before anything reacts to it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Collects what is pressed on any device.
    Gather,
    /// Moves the focus and presses what is focused.
    Act,
}

/// Turns input into actions, focus and activations.
pub fn plugin(app: &mut App) {
    app.add_plugins((DirectionalNavigationPlugin, first_button::plugin))
        // The states of the actions are driven by hand: of leafwing's plugin only their clock is needed. The plugin
        // would also read every device for input maps that there are not, and register how those are stored, which is a
        // twentieth of the page's program.
        .add_systems(
            PreUpdate,
            tick_action_state::<Action>.in_set(InputManagerSystem::Tick),
        )
        .add_systems(PreStartup, action_states::spawn_keyboard)
        .init_resource::<Device>()
        .init_resource::<Idle>()
        .init_resource::<Make>()
        .init_resource::<LastPad>()
        .init_resource::<PadMake>()
        .init_resource::<Bindings>()
        .init_resource::<PrintedKeys>()
        .init_resource::<key_presses::KeyEvents>()
        .init_resource::<pad_copies::PadCopies>()
        .init_resource::<sticks::Sticks>()
        .init_resource::<Listening>()
        .init_resource::<listen::Settling>()
        .add_message::<Heard>()
        .init_resource::<FocusMemory>()
        .init_resource::<PlayerDevices>()
        .init_resource::<ActingDevice>()
        .init_resource::<player_device::DeviceFocus>()
        .add_message::<Nudged>()
        .add_message::<PadConnection>()
        .add_message::<AssistiveRequest>()
        .add_observer(pad_connection::connect_pad)
        .add_observer(pad_connection::disconnect_pad)
        .init_resource::<Presses>()
        .init_resource::<Composition>()
        .configure_sets(
            PreUpdate,
            (InputSystems::Gather, InputSystems::Act)
                .chain()
                .after(PickingSystems::Last)
                .after(bevy::input::InputSystems)
                .after(InputManagerSystem::Tick),
        )
        .add_systems(
            PreUpdate,
            (
                (
                    key_presses::read_keys,
                    (pad_connection::recognise_copies, sticks::read_sticks),
                    device::follow_make
                        .run_if(resource_changed::<Bindings>.or_else(resource_changed::<PadMake>)),
                    device::notice_device,
                    pad_connection::report_connections,
                    printed_keys::learn_printed_keys,
                    listen::listen,
                    focus::pass_focus,
                    press::gather_presses,
                    composition::write_composed,
                )
                    .chain()
                    .in_set(InputSystems::Gather),
                (
                    focus::focus_hovered,
                    assistive::answer_requests,
                    focus_moves::move_focus,
                    focus::press_focused,
                    press::deliver_presses,
                )
                    .chain()
                    .in_set(InputSystems::Act),
            ),
        )
        .add_observer(press::press_action)
        .add_systems(
            PostUpdate,
            (
                focus::keep_focus,
                focus::mark_focused,
                composition::place_of_words.pipe(composition::allow_composition),
            )
                .chain()
                .before(InputFocusSystems::FocusChangeEvents),
        );
}
