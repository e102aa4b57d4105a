//! The widgets: buttons, menu entries, options, labels, panels. This file holds their builders and the systems that
//! keep their style up to date; what a press does is decided by the screens.

use super::{
    atlas::SpriteAtlases,
    palette,
    scale::{Scale, ThemeSystems},
    text_style::TextStyle,
};
use crate::{
    i18n::{LocalizedText, Localizer},
    input::{Focusable, Focused},
};
use bevy::{
    picking::hover::Hovered,
    prelude::*,
    ui::{InteractionDisabled, Pressed, VisualBox, widget::NodeImageMode},
    ui_widgets::Button,
};
use std::borrow::Cow;

/// A named picture of the atlases, as the image of a UI node.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(ImageNode)]
pub struct Picture {
    name: Cow<'static, str>,
    height: Option<f32>,
}

impl Picture {
    /// The picture, as large as its node.
    pub fn new(name: impl Into<Cow<'static, str>>) -> Self {
        Self {
            name: name.into(),
            height: None,
        }
    }

    /// The picture at a height in design units; the node gets the width that keeps its proportions.
    pub fn tall(name: impl Into<Cow<'static, str>>, height: f32) -> (Self, Node) {
        let picture = Self {
            name: name.into(),
            height: Some(height),
        };
        (picture, Node::default())
    }

    /// The picture at a height, placed from the upper right corner of its parent; all in design units.
    pub fn hung(
        name: impl Into<Cow<'static, str>>,
        height: f32,
        right: f32,
        top: f32,
    ) -> (Self, Node) {
        let (picture, mut node) = Self::tall(name, height);
        node.position_type = PositionType::Absolute;
        node.right = px(right);
        node.top = px(top);
        (picture, node)
    }

    /// Whether it is a surface of enamel, blue or red.
    pub(super) fn is_enamel(&self) -> bool {
        self.name.contains("azure") || self.name.contains("gules")
    }

    /// Shows another picture instead.
    pub fn show(&mut self, name: impl Into<Cow<'static, str>>) {
        self.name = name.into();
    }
}

/// The style of a button.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Hovered)]
pub enum ButtonStyle {
    /// The main action: blue enamel.
    Azure,
    /// Ends or loses something: red enamel.
    Gules,
    /// Any other action: parchment.
    Parchment,
    /// One of several options; blue enamel while it is [`CheckedOption`].
    Option,
    /// An entry of the title's list: text only, on a ribbon while it is focused.
    Entry,
    /// A ribbon with forked ends, on which words stand that are spoken; blue while it is [`CheckedOption`].
    Banderole,
}

/// Marks the option that is selected.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheckedOption;

/// Marks an option as selected, or takes the mark away.
pub fn set_checked(option: &mut EntityCommands, checked: bool) {
    if checked {
        option.insert(CheckedOption);
    } else {
        option.remove::<CheckedOption>();
    }
}

/// A text whose first letter has a colour of its own: the first letter is the node's text, the rest its first span.
#[derive(Component, Clone, Debug)]
#[require(Text, TextStyle = TextStyle::SUBHEADING)]
pub struct DropCap {
    /// The text.
    pub message: LocalizedText,
    /// The colour of the first letter.
    pub first: Color,
    /// The colour of the rest.
    pub rest: Color,
    /// Whether it stands on a ribbon: then all of it is silver.
    pub lit: bool,
}

impl DropCap {
    /// The first letter in this colour, the others in ink.
    pub fn new(message: impl Into<LocalizedText>, first: Color) -> Self {
        Self {
            message: message.into(),
            first,
            rest: palette::INK,
            lit: false,
        }
    }
}

/// A text of the interface.
pub fn label(message: impl Into<LocalizedText>, style: TextStyle, color: Color) -> impl Bundle {
    (Text::default(), message.into(), style, TextColor(color))
}

/// A text of the interface, its lines centred.
pub fn centred(message: impl Into<LocalizedText>, style: TextStyle, color: Color) -> impl Bundle {
    (
        label(message, style, color),
        TextLayout::justify(Justify::Center),
    )
}

/// A button with a caption; the caller adds what it does and, if it wants, a key cap as a child.
pub fn button(
    style: ButtonStyle,
    message: impl Into<LocalizedText>,
    focusable: Focusable,
) -> impl Bundle {
    let (height, padding) = match style {
        ButtonStyle::Option => (40.0, 16.0),
        _ => (51.0, 30.0),
    };
    (
        Button,
        style,
        focusable,
        Picture::new(style.picture(PressState::Plain, false)),
        Node {
            min_height: px(height),
            min_width: px(66),
            padding: UiRect::horizontal(px(padding)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(14),
            border_radius: BorderRadius::all(px(11)),
            flex_shrink: 0.0,
            ..default()
        },
        children![
            (
                label(message, style.style(), style.ink(PressState::Plain, false)),
                TextLayout::no_wrap(),
                ButtonWords,
                Pickable::IGNORE,
            ),
            hit_area(),
        ],
    )
}

/// The area of a button that can be hit: a little more than is drawn.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HitArea;

/// By how much it is larger on each side, in design units: what is drawn 40 high can be hit 44 high.
const HIT: f32 = -2.0;

/// The area of a button that can be hit, to be its child.
pub fn hit_area() -> impl Bundle {
    (
        HitArea,
        Node {
            position_type: PositionType::Absolute,
            left: px(HIT),
            right: px(HIT),
            top: px(HIT),
            bottom: px(HIT),
            ..default()
        },
    )
}

/// A button that leads back; it sounds different when pressed.
#[derive(Component, Clone, Copy, Debug)]
pub struct LeadsBack;

/// The caption of a button; its colour follows the button's state.
#[derive(Component)]
pub struct ButtonWords;

/// The width of a panel at the designed text size, in design units; larger text makes it wider.
#[derive(Component, Clone, Copy, Debug)]
struct PanelWidth(f32);

/// A parchment panel that holds a column of things; `width` in design units.
pub fn panel(width: f32) -> impl Bundle {
    (
        PanelWidth(width),
        Picture::new("panel-parchment"),
        Node {
            width: px(width),
            max_width: percent(96),
            max_height: percent(98),
            padding: UiRect::new(px(48), px(48), vh(4.2), vh(6.6)),
            row_gap: vh(1.5),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            ..default()
        },
    )
}

/// The size of a page with a drawn frame, in design units.
const FRAMED_PAGE: Vec2 = Vec2::new(1136.0, 720.0);

/// Whether the window has room for a [`framed_page`].
pub fn has_room_for_frame(scale: &Scale) -> bool {
    // A little lower it is still well drawn.
    scale.page().cmpge(FRAMED_PAGE - Vec2::new(0.0, 20.0)).all()
}

/// A page with a drawn frame that holds a column of things; `padding` leads past the frame. Unlike a [`panel`] it keeps
/// the size of its picture whatever the size of the text.
pub fn framed_page(picture: &'static str, padding: UiRect) -> impl Bundle {
    (
        Picture::new(picture),
        Node {
            width: px(FRAMED_PAGE.x),
            height: px(FRAMED_PAGE.y),
            max_height: percent(100),
            padding,
            row_gap: vh(1.5),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        },
    )
}

/// The caption of a row, on the row: screen readers say it before the name of each of its buttons.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct RowName(pub LocalizedText);

/// The text of a caption that is a [`RowName`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct RowCaption;

/// A row of a panel: a caption, in a column of this width (design units) or centred, and after it the options that the
/// caller adds. What does not fit beside the caption wraps below.
pub fn row(
    commands: &mut Commands,
    panel_entity: Entity,
    caption: impl Into<LocalizedText>,
    width: Option<f32>,
) -> Entity {
    let caption = caption.into();
    let justify_content = match width {
        Some(_) => JustifyContent::FlexStart,
        None => JustifyContent::Center,
    };
    commands
        .spawn((
            ChildOf(panel_entity),
            RowName(caption.clone()),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(10),
                row_gap: px(6),
                flex_wrap: FlexWrap::Wrap,
                justify_content,
                ..default()
            },
            children![(
                RowCaption,
                Node {
                    min_width: width.map_or(auto(), px),
                    flex_shrink: 0.0,
                    ..default()
                },
                label(caption, TextStyle::STRONG, palette::INK),
                TextLayout::no_wrap(),
            )],
        ))
        .id()
}

/// A column that takes the room left in its row, for texts beside a picture or a number.
pub fn beside() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_basis: px(0),
        flex_grow: 1.0,
        min_width: px(0),
        row_gap: px(3),
        ..default()
    }
}

/// A node that fills the window and centres its content.
pub fn page() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

impl ButtonStyle {
    /// The picture below the caption.
    fn picture(self, state: PressState, chosen: bool) -> &'static str {
        let enamel = match self {
            Self::Azure => [
                "button-azure",
                "button-azure-hover",
                "button-azure-pressed",
                "button-azure-disabled",
            ],
            Self::Option if chosen => [
                "button-azure",
                "button-azure-hover",
                "button-azure-pressed",
                "button-azure-disabled",
            ],
            Self::Gules => [
                "button-gules",
                "button-gules-hover",
                "button-gules-pressed",
                "button-gules-disabled",
            ],
            Self::Parchment | Self::Option => [
                "button-parchment",
                "button-parchment-hover",
                "button-parchment-pressed",
                "button-parchment-disabled",
            ],
            Self::Entry if matches!(state, PressState::Lit | PressState::Held) => {
                ["ribbon-row-azure"; 4]
            }
            Self::Entry => [""; 4],
            Self::Banderole if chosen => ["banderole-chosen"; 4],
            Self::Banderole => [
                "banderole",
                "banderole-hover",
                "banderole-pressed",
                "banderole-disabled",
            ],
        };
        enamel[state as usize]
    }

    /// The colour of the caption.
    fn ink(self, state: PressState, chosen: bool) -> Color {
        match self {
            Self::Banderole if chosen => palette::ARGENT,
            _ if state == PressState::Off => palette::INK_PALE,
            Self::Azure | Self::Gules => palette::ARGENT,
            Self::Option if chosen => palette::ARGENT,
            Self::Entry if state != PressState::Plain => palette::ARGENT,
            Self::Parchment | Self::Option | Self::Entry | Self::Banderole => palette::INK,
        }
    }

    /// The text style of the caption.
    fn style(self) -> TextStyle {
        match self {
            Self::Option => TextStyle::SMALL_STRONG.sized(18.5),
            Self::Entry => TextStyle::SUBHEADING,
            // Three of them must fit side by side.
            _ => TextStyle::STRONG.sized(21.0).growing(1.4),
        }
    }
}

/// The state of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PressState {
    Plain,
    Lit,
    Held,
    Off,
}

/// Keeps pictures, button styles and drop caps up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            widen_panels,
            style_buttons,
            size_pictures.after(style_buttons),
            paint_pictures.after(style_buttons),
            write_drop_caps.after(style_buttons),
        )
            .in_set(ThemeSystems),
    );
}

/// Makes panels wider when text grows.
fn widen_panels(scale: Res<Scale>, mut panels: Query<(Ref<PanelWidth>, &mut Node)>) {
    for (panel_width, mut node) in &mut panels {
        if scale.is_changed() || panel_width.is_added() {
            node.width = px(panel_width.0 * scale.growth());
        }
    }
}

/// Gives buttons the picture and the text colour of their state.
fn style_buttons(
    mut buttons: Query<(
        &ButtonStyle,
        Has<CheckedOption>,
        Has<Focused>,
        &Hovered,
        Has<Pressed>,
        Has<InteractionDisabled>,
        &mut Picture,
        &Children,
    )>,
    mut words: Query<&mut TextColor, With<ButtonWords>>,
    mut drop_caps: Query<&mut DropCap>,
) {
    for (style, chosen, focused, hovered, pressed, disabled, mut picture, children) in &mut buttons
    {
        let state = if disabled {
            PressState::Off
        } else if pressed {
            PressState::Held
        } else if focused || hovered.get() {
            PressState::Lit
        } else {
            PressState::Plain
        };
        let name = style.picture(state, chosen);
        if picture.name != name {
            picture.show(name);
        }
        for &child in children {
            if let Ok(mut color) = words.get_mut(child) {
                color.set_if_neq(TextColor(style.ink(state, chosen)));
            }
            if let Ok(mut drop_cap) = drop_caps.get_mut(child) {
                let lit = matches!(state, PressState::Lit | PressState::Held);
                if drop_cap.lit != lit {
                    drop_cap.lit = lit;
                }
            }
        }
    }
}

/// Sets the width of pictures that were given a height.
fn size_pictures(atlases: Res<SpriteAtlases>, mut pictures: Query<(Ref<Picture>, &mut Node)>) {
    for (picture, mut node) in &mut pictures {
        if (picture.is_changed() || atlases.is_changed())
            && let Some(height) = picture.height
        {
            let size = atlases.size(&picture.name);
            node.width = px(size.x * height / size.y.max(1.0));
            node.height = px(height);
            node.flex_shrink = 0.0;
        }
    }
}

/// Puts the pictures into their nodes.
fn paint_pictures(
    atlases: Res<SpriteAtlases>,
    mut pictures: Query<(Ref<Picture>, &mut ImageNode)>,
) {
    for (picture, mut node) in &mut pictures {
        if !atlases.is_changed() && !picture.is_changed() {
            continue;
        }
        if picture.name.is_empty() {
            *node = ImageNode::default();
            continue;
        }
        let mut fresh = atlases.node(&picture.name);
        if fresh.image_mode == NodeImageMode::Auto {
            fresh.image_mode = NodeImageMode::Stretch;
        }
        fresh.visual_box = VisualBox::BorderBox;
        fresh.color = node.color;
        fresh.flip_x = node.flip_x;
        *node = fresh;
    }
}

/// Rewrites the drop caps whose message or language changed.
fn write_drop_caps(
    localizer: Res<Localizer>,
    mut commands: Commands,
    mut drop_caps: Query<(Entity, Ref<DropCap>, &TextStyle, &mut Text, &mut TextColor)>,
) {
    for (entity, drop_cap, style, mut text, mut color) in &mut drop_caps {
        if !localizer.is_changed() && !drop_cap.is_changed() {
            continue;
        }
        let words = localizer.localize(&drop_cap.message);
        let mut rest_of_text = words.chars();
        text.0 = rest_of_text.next().map(String::from).unwrap_or_default();
        let (first, rest) = if drop_cap.lit {
            (palette::ARGENT, palette::ARGENT)
        } else {
            (drop_cap.first, drop_cap.rest)
        };
        color.set_if_neq(TextColor(first));
        commands.entity(entity).despawn_children().with_child((
            TextSpan::new(rest_of_text.as_str()),
            *style,
            TextColor(rest),
        ));
    }
}
