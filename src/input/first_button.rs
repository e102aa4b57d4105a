//! The first button of the mouse alone presses things. The others press nothing at all, and a drag with one of them
//! only moves what is made to be moved: a map.

use super::InputSystems;
use bevy::{
    ecs::message::MessageMutator,
    picking::{
        PickingSystems,
        hover::HoverMap,
        pointer::{PointerAction, PointerButton, PointerId, PointerInput, PointerLocation},
    },
    prelude::*,
};

/// A drag with the second or the third button of the mouse.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SideDrag {
    /// What was under the pointer when the button went down.
    on: Vec<Entity>,
    /// Where the pointer was in the last frame.
    at: Option<Vec2>,
    /// How far it has moved since.
    moved: Vec2,
}

impl SideDrag {
    /// How far this thing is dragged in this frame, in logical pixels; `None` while it is not.
    #[must_use]
    pub fn of(&self, thing: Entity) -> Option<Vec2> {
        let moves = self.on.contains(&thing) && self.moved != Vec2::ZERO;
        moves.then_some(self.moved)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SideDrag>()
        .add_systems(First, hide_other_buttons.after(PickingSystems::Input))
        .add_systems(
            PreUpdate,
            drag_aside
                .after(PickingSystems::Last)
                .in_set(InputSystems::Gather),
        );
}

/// Nothing hears of presses of the other buttons: the engine's widgets, like much of ours, do not ask which it is.
fn hide_other_buttons(mut inputs: MessageMutator<PointerInput>) {
    for input in inputs.read() {
        if let PointerAction::Press(button) | PointerAction::Release(button) = input.action
            && button != PointerButton::Primary
        {
            input.action = PointerAction::Move { delta: Vec2::ZERO };
        }
    }
}

/// Follows a drag with another button.
fn drag_aside(
    mouse: Res<ButtonInput<MouseButton>>,
    hovered: Option<Res<HoverMap>>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    mut drag: ResMut<SideDrag>,
) {
    const OTHERS: [MouseButton; 2] = [MouseButton::Right, MouseButton::Middle];
    if !mouse.any_pressed(OTHERS) {
        drag.set_if_neq(SideDrag::default());
        return;
    }
    let mut pointer = pointers.iter().filter(|(id, _)| id.is_mouse());
    let at = pointer.find_map(|(_, place)| place.location().map(|location| location.position));
    let on = if drag.at.is_none() {
        let below = hovered.as_ref().and_then(|map| map.get(&PointerId::Mouse));
        below.map_or_else(Vec::new, |below| below.keys().copied().collect())
    } else {
        drag.on.clone()
    };
    let moved = at.zip(drag.at).map_or(Vec2::ZERO, |(to, from)| to - from);
    drag.set_if_neq(SideDrag { on, at, moved });
}
