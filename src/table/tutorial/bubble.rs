//! The coach's bubble: the sentence of a step, the answer to a wrong press, and the buttons to go on and back.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::keys;
use crate::takes_focus::TakesFocus;
use kit_i18n::{LiveRegion, LocalizedText, Localizer};
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_theme::widget::{button, label};
use kit_theme::{ButtonStyle, Picture, Scale, TextMeasure, TextStyle, palette};

/// The bubble's root node.
#[derive(Component)]
pub struct Bubble;

/// A button of the bubble.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BubbleButton {
    /// Goes on to the next step.
    On,
    /// Goes back a step.
    Back,
}

/// Request of the bubble's buttons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// To the next step.
    On,
    /// To the step before.
    Back,
}

/// The bubble's focus zone, after the toolbar's.
const ZONE: u8 = 6;

/// The height of a button, and the space around and between things, in design units.
const BUTTON: f32 = 46.0;
const PAD: Vec2 = Vec2::new(18.0, 10.0);
const GAP: f32 = 5.0;
/// The height of a line as a multiple of the type size, with what rounding may add.
const LINE: f32 = 1.26;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Turned>().add_observer(press_button);
}

/// What stands in a bubble.
#[derive(Clone, Copy, Debug)]
pub struct BubbleText<'a> {
    /// The sentence of the step.
    pub text: &'a LocalizedText,
    /// The answer to a wrong press.
    pub wrong: Option<&'a LocalizedText>,
    /// The type size, and how far it may grow with the player's letters.
    pub size: (f32, f32),
    /// The number of the step, from 0, and how many there are.
    pub number: (usize, usize),
    /// Whether that number is shown.
    pub counts: bool,
    /// Whether the step is only read.
    pub reads: bool,
}

/// The height of a bubble of this width, in design units.
pub fn height(
    bubble: BubbleText,
    width: f32,
    scale: &Scale,
    localizer: &Localizer,
    measure: &mut TextMeasure,
) -> f32 {
    let (size, grows) = bubble.size;
    let type_size = scale.text_size_up_to(size, grows) / scale.ui;
    let mut height = 2.0 * PAD.y + BUTTON + GAP;
    for message in [Some(bubble.text), bubble.wrong].into_iter().flatten() {
        let style = TextStyle::STRONG;
        if let Some(mut words) = measure.words(&localizer.localize(message), style.face) {
            height += words.lines((width - 2.0 * PAD.x) / type_size) * type_size * LINE + GAP;
        }
    }
    height
}

/// Draws a bubble in a rectangle of the page, in design units from the upper left corner. Its button that goes on gets
/// the focus. Returns its root.
pub fn draw(commands: &mut Commands, at: Rect, content: BubbleText) -> Entity {
    let (size, grows) = content.size;
    let (number, steps) = content.number;
    let bubble = commands
        .spawn((
            Bubble,
            Name::new("Coach"),
            Picture::new("tooltip"),
            GlobalZIndex(30),
            Node {
                position_type: PositionType::Absolute,
                left: px(at.min.x),
                top: px(at.min.y),
                width: px(at.width()),
                min_height: px(at.height()),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::SpaceBetween,
                padding: UiRect::axes(px(PAD.x), px(PAD.y)),
                row_gap: px(GAP),
                ..default()
            },
        ))
        .id();
    let lines = [
        (Some(content.text), TextStyle::STRONG, palette::INK),
        (content.wrong, TextStyle::SMALL_STRONG, palette::GULES_DEEP),
    ];
    for (message, style, ink) in lines {
        if let Some(message) = message {
            commands.spawn((
                ChildOf(bubble),
                label(message.clone(), style.sized(size).growing(grows), ink),
                LiveRegion,
                Pickable::IGNORE,
            ));
        }
    }
    let foot = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(10),
        ..default()
    };
    let foot = commands.spawn((ChildOf(bubble), foot)).id();
    let progress = LocalizedText::new(keys::TUTORIAL_STEP)
        .with("step", number + 1)
        .with("steps", steps);
    let small = TextStyle::CAPTION.sized(size - 2.0).growing(grows);
    if content.counts {
        commands.spawn((
            ChildOf(foot),
            label(progress, small, palette::INK_PALE),
            Pickable::IGNORE,
        ));
    }
    let right = Node {
        column_gap: px(8),
        ..default()
    };
    let right = commands.spawn((ChildOf(foot), right)).id();
    let mut add = |press: BubbleButton, style, key: MessageKey, focusable| {
        let mut button = commands.spawn((ChildOf(right), press, button(style, key, focusable)));
        button.entry::<Node>().and_modify(|mut node| {
            node.min_height = px(BUTTON);
            node.padding = UiRect::horizontal(px(14));
        });
        button.id()
    };
    let zone = Focusable::PAGE.zone(ZONE);
    if number > 0 {
        add(
            BubbleButton::Back,
            ButtonStyle::Parchment,
            keys::TUTORIAL_BACK,
            zone.last(),
        );
    }
    if content.reads {
        let key = if number + 1 == steps {
            keys::TUTORIAL_FINISH
        } else {
            keys::TUTORIAL_ON
        };
        let on = add(BubbleButton::On, ButtonStyle::Azure, key, zone.first());
        commands.entity(on).insert(TakesFocus);
    }
    bubble
}

/// Says which button was pressed.
fn press_button(
    activate: On<Activate>,
    buttons: Query<&BubbleButton>,
    mut turned: MessageWriter<Turned>,
) {
    match buttons.get(activate.entity) {
        Ok(BubbleButton::On) => {
            turned.write(Turned::On);
        }
        Ok(BubbleButton::Back) => {
            turned.write(Turned::Back);
        }
        Err(_) => {}
    }
}
