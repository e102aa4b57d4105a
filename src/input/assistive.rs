//! Requests of assistive technology, such as a screen reader: it names a thing that can be focused, and focuses,
//! presses or fills it. Pressing does what a press of the confirm key on the thing does.

use super::{
    ActingDevice, Candidates, Device, Idle, Layer, Nudged, NumberField, PlayerDevice, Presses,
    TextField,
};
use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::Activate,
};

/// What a request asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssistiveAct {
    /// Give it the focus.
    Focus,
    /// Give it the focus and press it.
    Press,
    /// Write this into the field of text, or its digits as the number.
    Write(String),
}

/// Request: assistive technology acts on a thing. What cannot be focused now is left alone: the technology has not
/// heard yet that it is gone.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct AssistiveRequest {
    /// The thing.
    pub entity: Entity,
    /// What is asked for.
    pub act: AssistiveAct,
}

/// Answers the requests. They count as the keyboard's, so where one device acts and it is another, they are nudges.
pub(super) fn answer_requests(
    mut requests: MessageReader<AssistiveRequest>,
    candidates: Candidates,
    (fields, numbers): (Query<(), With<TextField>>, Query<(), With<NumberField>>),
    acting: Res<ActingDevice>,
    mut presses: ResMut<Presses>,
    mut device: ResMut<Device>,
    mut idle: ResMut<Idle>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut nudged: MessageWriter<Nudged>,
    mut commands: Commands,
) {
    for request in requests.read() {
        idle.seconds = 0.0;
        let entity = request.entity;
        let all = candidates.list();
        let Some(found) = all.iter().find(|c| c.entity == entity) else {
            continue;
        };
        let layer = found.focusable.layer;
        if layer < Layer::Menu && !acting.allows(PlayerDevice::Keyboard) {
            nudged.write(Nudged(PlayerDevice::Keyboard));
            continue;
        }
        if device.points() {
            *device = Device::Keyboard;
            visible.0 = true;
        }
        focus.set(entity, FocusCause::Navigated);
        match &request.act {
            AssistiveAct::Focus => {}
            AssistiveAct::Press => commands.trigger(Activate { entity }),
            AssistiveAct::Write(text) if fields.contains(entity) => presses.write(layer, text),
            AssistiveAct::Write(text) if numbers.contains(entity) => {
                presses.write_number(layer, text);
            }
            AssistiveAct::Write(_) => {}
        }
    }
}
