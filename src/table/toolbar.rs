//! The buttons of a table's toolbar: rules, speed, log, pause. Each game places them.

use bevy::prelude::*;

use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::{Action, ActionButton, Focusable, Presses};
use kit_rules::message_key::MessageKey;
use kit_theme::widget::{ButtonWords, button};
use kit_theme::{ButtonStyle, Picture, Scale, TextStyle};
use kit_timings::{MotionSettings, Speed};

/// A button of the toolbar.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tool;

/// The tools, in their order.
pub const TOOLS: [Action; 4] = [Action::Rules, Action::Speed, Action::Log, Action::Pause];

/// The key of the tip about the tool of an action.
#[must_use]
pub const fn tip(action: Action) -> MessageKey {
    match action {
        Action::Rules => keys::TIP_RULES,
        Action::Speed => keys::TIP_SPEED,
        Action::Log => keys::TIP_LOG,
        _ => keys::TIP_MENU,
    }
}

/// A window lower than this, in design units, has smaller letters on its buttons.
const LOW: f32 = 600.0;

/// Spawns the button of an action: rules, speed, log or pause.
pub fn tool(commands: &mut Commands, action: Action, focusable: Focusable) -> Entity {
    let (name, sign, icon) = match action {
        Action::Rules => (keys::TOOL_RULES, "?", ""),
        Action::Speed => (keys::BUTTON_SPEED, "", ""),
        Action::Log => (keys::HUD_LOG, "", "icon-log"),
        _ => (keys::PAUSE, "", "icon-pause"),
    };
    let mut entity = commands.spawn((
        Tool,
        ActionButton(action),
        LocalizedText::new(name),
        button(
            ButtonStyle::Parchment,
            LocalizedText::verbatim(sign),
            focusable,
        ),
    ));
    if !icon.is_empty() {
        entity.with_child((Picture::tall(icon, 28.0), Pickable::IGNORE));
    }
    entity.id()
}

/// Removes the padding around the icons.
pub fn narrow_tools(mut tools: Query<&mut Node, Added<Tool>>) {
    for mut node in &mut tools {
        node.padding = UiRect::ZERO;
        node.column_gap = px(0);
    }
}

/// Writes the speed on its button.
pub fn name_speed(
    motion: Res<MotionSettings>,
    scale: Res<Scale>,
    mut tools: Query<
        (Ref<ActionButton>, &Children, &mut LocalizedText),
        (With<Tool>, Without<ButtonWords>),
    >,
    mut words: Query<(&mut LocalizedText, &mut TextStyle), With<ButtonWords>>,
) {
    let all = motion.is_changed() || scale.is_changed();
    let speed = |tool: &Ref<ActionButton>| tool.0 == Action::Speed && (all || tool.is_added());
    for (tool, children, mut name) in &mut tools {
        if !speed(&tool) {
            continue;
        }
        name.set_if_neq(match motion.pace() {
            Speed::Instant => LocalizedText::new(keys::SPEED_NOW)
                .with("speed", LocalizedText::new(keys::SPEED_INSTANT)),
            _ => LocalizedText::new(keys::BUTTON_SPEED),
        });
        for &child in children {
            if let Ok((mut message, mut style)) = words.get_mut(child) {
                message.set_if_neq(match motion.pace() {
                    Speed::Instant => LocalizedText::verbatim("»"),
                    speed => LocalizedText::new(speed_key(speed)),
                });
                let size = if scale.page().y < LOW { 19.0 } else { 22.0 };
                let fresh = TextStyle::SMALL_STRONG.sized(size).growing(1.3);
                style.set_if_neq(fresh);
            }
        }
    }
}

/// The key for the speed changes it.
pub fn change_speed(presses: Res<Presses>, mut motion: ResMut<MotionSettings>) {
    if presses.below_menus(Action::Speed) {
        motion.choose_next();
    }
}

/// What a speed is called.
#[must_use]
pub const fn speed_key(speed: Speed) -> MessageKey {
    match speed {
        Speed::X1 => keys::SPEED_1,
        Speed::X2 => keys::SPEED_2,
        Speed::X4 => keys::SPEED_4,
        Speed::Instant => keys::SPEED_INSTANT,
    }
}
