//! Texts that do not keep to their places: the window, what cuts them off, the button or the place in the layout that
//! they belong to, the padding of a button, the node that holds them.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui_widgets::Button;
use guyenne::app::LaunchOptions;
use guyenne::i18n::LocalizedText;
use guyenne::input::Focusable;
use guyenne::table::places::NodeRect;
use guyenne::theme::widget::{ButtonWords, label, sentence_button};
use guyenne::theme::{TextStyle, palette};

use crate::harness::{Device, Hands};

/// Where a node is drawn, in pixels of the window.
fn drawn(world: &World, node: Entity) -> Option<Rect> {
    let (_, _, middle) = (world.get::<UiGlobalTransform>(node)?).to_scale_angle_translation();
    let size = world.get::<ComputedNode>(node)?.size();
    Some(Rect::from_center_size(middle, size))
}

/// The button or the place in the layout that a text belongs to.
fn box_of(world: &World, text: Entity) -> Option<Entity> {
    let mut node = text;
    while world.get::<Button>(node).is_none() && world.get::<NodeRect>(node).is_none() {
        node = world.get::<ChildOf>(node)?.parent();
    }
    Some(node)
}

/// How far right the letters of a text reach, in pixels: a space at the end of a line is laid out, but not drawn.
fn letters_end(info: &TextLayoutInfo) -> f32 {
    let ends = info.glyphs.iter().map(|glyph| {
        let width = glyph.atlas_info.rect.width();
        if width > 0.0 {
            glyph.position.x + width / 2.0
        } else {
            0.0
        }
    });
    ends.fold(0.0, f32::max)
}

/// What the texts do that do not keep to their places. Texts for which `free` holds may go beyond all of them.
pub fn overflowing(hands: &mut Hands, free: impl Fn(&World, Entity) -> bool) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut windows = world.query::<&Window>();
    let size = windows.single(world).expect("one window").resolution.size();
    let window = Rect::from_corners(Vec2::ZERO, size).inflate(1.5);
    let mut texts = world.query::<(
        Entity,
        &LocalizedText,
        &TextLayoutInfo,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        &ChildOf,
        Option<&CalculatedClip>,
    )>();
    let mut found = Vec::new();
    for (text, message, info, node, at, visible, parent, clip) in texts.iter(world) {
        let empty = node.size().min_element() < 1.0 || info.glyphs.is_empty();
        if !visible.get() || empty || free(world, parent.parent()) {
            continue;
        }
        let key = message.key();
        let (_, _, middle) = at.to_scale_angle_translation();
        let taken = info.size * info.scale_factor;
        let area = Rect::from_center_size(middle, taken);
        let scrolls = (world.get::<Node>(parent.parent()))
            .is_some_and(|node| node.overflow == Overflow::scroll_y());
        if window.union(area) != window {
            found.push(format!("{key} reaches beyond the window: {area:?}"));
        }
        if let Some(clip) = clip.filter(|_| !scrolls) {
            let cut = clip.clip.inflate(2.0);
            if cut.union(area) != cut {
                found.push(format!("{key} is cut off: {area:?} by {:?}", clip.clip));
            }
        }
        let around = box_of(world, text).and_then(|node| drawn(world, node));
        if let Some(around) = around.filter(|_| !scrolls) {
            let (above, below) = (around.min.y - area.min.y, area.max.y - around.max.y);
            if above.max(below) > 3.0 {
                found.push(format!("{key}: {area:?} in {around:?}"));
            }
        }
        if world.get::<ButtonWords>(text).is_some()
            && let Some(button) = drawn(world, parent.parent())
            && let Some(node) = world.get::<ComputedNode>(parent.parent())
        {
            let (start, end) = (area.min.x, area.min.x + letters_end(info));
            // The frame is in the outer half of the padding.
            let (first, last) = (
                node.padding.min_inset.x / 2.0,
                node.padding.max_inset.x / 2.0,
            );
            let (left, right) = (button.min.x + first, button.max.x - last);
            if start < left - 2.0 || end > right + 2.0 {
                found.push(format!(
                    "{key}: {start} to {end} in a button's {left} to {right}"
                ));
            }
        }
        let place = world.get::<ComputedNode>(parent.parent());
        let room = place.map_or(Vec2::MAX, ComputedNode::size);
        let wide = taken.x.min(letters_end(info));
        if wide > room.x + 3.0 || (taken.y > room.y + 5.0 && !scrolls) {
            found.push(format!("{key}: {taken} in {room}"));
        }
    }
    found
}

#[test]
fn a_text_that_is_wider_than_its_node_is_found() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.update(5);
    assert_eq!(overflowing(&mut hands, |_, _| false), [""; 0]);
    let node = Node {
        width: px(60),
        height: px(60),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    let words = LocalizedText::verbatim("Carcassonne");
    let text = label(words, TextStyle::HEADING, palette::INK);
    let layout = TextLayout::linebreak(LineBreak::NoWrap);
    let world = hands.app.world_mut();
    let node = world.spawn(node).id();
    world.spawn((ChildOf(node), text, layout));
    hands.update(5);
    let found = overflowing(&mut hands, |_, _| false);
    assert!(
        found.iter().any(|fault| fault.contains("in [")),
        "{found:?}"
    );
}

/// The lists of a review and of mistakes are made of such buttons, and their sentences may be long.
#[test]
fn a_button_that_is_a_sentence_wraps_where_its_row_ends() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let world = hands.app.world_mut();
    let row = Node {
        position_type: PositionType::Absolute,
        width: px(300),
        ..default()
    };
    let row = world.spawn(row).id();
    let words = LocalizedText::verbatim("The valet moves to H1. Better: to G9. ".repeat(6));
    let button = sentence_button(words, Focusable::MENU);
    let button = world.spawn((ChildOf(row), button)).id();
    hands.update(4);
    let [row, button] = [row, button].map(|node| hands.area(node).expect("it is laid out"));
    assert!(
        row.width() > 0.0 && button.width() <= row.width(),
        "{button:?}"
    );
    assert!(button.height() > 100.0, "{button:?}");
    assert_eq!(overflowing(&mut hands, |_, _| false), [""; 0]);
}

/// The room of a text is rarely a whole number of pixels wide. Its last word may have room in what is left of the
/// number, but not in the whole pixels in which its lines are broken.
#[test]
fn a_text_whose_last_word_just_has_room_is_not_cut() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let words = "Nine lances before the gate";
    let spawn = |hands: &mut Hands, width: f32| {
        let world = hands.app.world_mut();
        let node = Node {
            position_type: PositionType::Absolute,
            width: px(width),
            ..default()
        };
        let node = world.spawn(node).id();
        let text = label(
            LocalizedText::verbatim(words),
            TextStyle::BODY,
            palette::INK,
        );
        let text = world.spawn((ChildOf(node), text)).id();
        hands.update(6);
        (node, text)
    };
    let (node, text) = spawn(&mut hands, 2000.0);
    let whole = hands
        .app
        .world()
        .get::<ComputedNode>(text)
        .expect("laid out");
    let [wide, line] = whole.size().to_array();
    hands.app.world_mut().entity_mut(node).despawn();
    let mut cut = 0;
    for tenths in -20..20 {
        let (node, text) = spawn(&mut hands, wide + tenths as f32 / 10.0);
        let world = hands.app.world();
        let info = world.get::<TextLayoutInfo>(text).expect("a text");
        let laid = world.get::<ComputedNode>(text).expect("laid out");
        assert!(
            info.size.y <= laid.size().y + 1.0,
            "{tenths}: {} in {}",
            info.size,
            laid.size()
        );
        cut += usize::from(laid.size().y > line);
        hands.app.world_mut().entity_mut(node).despawn();
    }
    assert!((5..35).contains(&cut), "{cut} of 40 take two lines");
}
