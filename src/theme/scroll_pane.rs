//! A pane whose content scrolls: by wheel, by drag or touch, with the bar beside it, to what a key or a pad focuses,
//! and by their presses where the focus would pass over words.

use super::{palette, scale::Scale, visible_if};
use bevy::{
    picking::events::{Drag, DragEnd, Pointer, Press},
    prelude::*,
    ui::UiGlobalTransform,
    ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb},
};
use kit_input::{Device, Focusable, Focused, ScrolledByMoves};

/// A node that scrolls what it holds.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(ScrollArea, ScrollPosition, ScrolledByMoves)]
pub struct ScrollPane;

/// Whether a pane is dragged now: the release that ends a drag presses nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PaneDragged(pub bool);

/// Marks a node that its pane shows at its upper edge, or lower, as soon as it is laid out, and for some frames, until
/// the sizes of texts and pictures above it are known.
#[derive(Component, Clone, Copy, Debug)]
pub struct ShowFirst {
    frames: u8,
    /// How far down in the pane, as a share of its height.
    share: f32,
}

impl Default for ShowFirst {
    fn default() -> Self {
        Self::below(0.0)
    }
}

impl ShowFirst {
    /// So far down in the pane, as a share of its height.
    #[must_use]
    pub const fn below(share: f32) -> Self {
        Self { frames: 4, share }
    }
}

/// A drag shorter than this, in logical pixels, counts as a click.
const STILL: f32 = 8.0;
/// The width of the bar, and the smallest height of its thumb, in design units.
const BAR: (f32, f32) = (6.0, 24.0);
/// The room kept around what is scrolled to, in design units, for its ring.
const RING: f32 = 8.0;

/// Adds a pane that takes the room left in its parent, a column, with a bar at its right edge. Returns the pane.
pub fn scroll_pane(commands: &mut Commands, parent: Entity) -> Entity {
    let frame = Node {
        flex_basis: px(0),
        ..default()
    };
    pane_in(commands, parent, frame)
}

/// Adds a pane as [`scroll_pane`], but as high as what it holds, if its parent has room. What it holds is aligned with
/// what is beside it in its parent.
pub fn fitting_scroll_pane(commands: &mut Commands, parent: Entity) -> Entity {
    let frame = Node {
        margin: UiRect::left(px(-RING)),
        ..default()
    };
    pane_in(commands, parent, frame)
}

/// Adds a pane with its bar in a frame.
fn pane_in(commands: &mut Commands, parent: Entity, frame: Node) -> Entity {
    let frame = commands
        .spawn((
            ChildOf(parent),
            Node {
                flex_grow: 1.0,
                min_height: px(0),
                min_width: px(0),
                column_gap: px(4),
                ..frame
            },
        ))
        .id();
    let pane = commands
        .spawn((
            ChildOf(frame),
            ScrollPane,
            Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                padding: UiRect::all(px(RING)),
                overflow: Overflow::scroll_y(),
                ..default()
            },
        ))
        .id();
    let (width, least) = BAR;
    commands.spawn((
        ChildOf(frame),
        Scrollbar::new(pane, ControlOrientation::Vertical, least),
        Node {
            width: px(width),
            flex_shrink: 0.0,
            ..default()
        },
        children![(
            ScrollbarThumb {
                border_radius: BorderRadius::all(px(width / 2.0)),
                ..default()
            },
            BackgroundColor(palette::OR_DEEP),
        )],
    ));
    pane
}

/// Adds scrolling.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PaneDragged>()
        .add_observer(begin_press)
        .add_observer(drag_pane)
        .add_observer(end_drag)
        .add_observer(show_focused)
        .add_systems(Update, (show_first, hide_idle_bars));
}

fn begin_press(_: On<Pointer<Press>>, mut dragged: ResMut<PaneDragged>) {
    dragged.set_if_neq(PaneDragged(false));
}

/// The pane under the pointer follows a drag.
fn drag_pane(
    mut drag: On<Pointer<Drag>>,
    scale: Res<Scale>,
    mut panes: Query<(&mut ScrollPosition, &ComputedNode), With<ScrollPane>>,
    mut dragged: ResMut<PaneDragged>,
) {
    let Ok((mut position, computed)) = panes.get_mut(drag.entity) else {
        return;
    };
    drag.propagate(false);
    if drag.distance.length() >= STILL {
        dragged.set_if_neq(PaneDragged(true));
    }
    let wanted = position.y - drag.delta.y / scale.ui;
    position.y = wanted.clamp(0.0, most(computed));
}

fn end_drag(_: On<Pointer<DragEnd>>, mut dragged: ResMut<PaneDragged>) {
    dragged.set_if_neq(PaneDragged(false));
}

/// How far a pane can be scrolled, in design units.
fn most(pane: &ComputedNode) -> f32 {
    let room = pane.content_size().y - pane.size().y;
    (room * pane.inverse_scale_factor()).max(0.0)
}

/// Hides the bars of panes that show all they hold. The layout marks no change where only the content grows.
fn hide_idle_bars(
    panes: Query<&ComputedNode, With<ScrollPane>>,
    mut bars: Query<(&Scrollbar, &mut Visibility)>,
) {
    for (bar, mut visibility) in &mut bars {
        if let Ok(pane) = panes.get(bar.target) {
            // A pixel is lost in rounding.
            let hidden = pane.content_size().y - pane.size().y;
            visibility.set_if_neq(visible_if(hidden > 1.0));
        }
    }
}

/// A node laid out: its place in physical pixels.
type Laid<'a> = (&'a ComputedNode, &'a UiGlobalTransform);

/// The upper and the lower edge of a node, in design units from the upper edge of the pane's content.
fn edges((node, at): Laid, (pane, pane_at): Laid, scrolled: f32) -> [f32; 2] {
    let top = |(node, at): Laid| at.translation.y - node.size().y / 2.0;
    let unit = pane.inverse_scale_factor();
    let upper = (top((node, at)) - top((pane, pane_at))) * unit + scrolled;
    [upper, upper + node.size().y * unit]
}

/// Scrolls to what a key or a pad has focused, and past the first and the last that can be, to the words above and
/// below them; one that is higher than its pane shows its beginning.
fn show_focused(
    focused: On<Add, Focused>,
    device: Res<Device>,
    parents: Query<&ChildOf>,
    nodes: Query<Laid>,
    focusable: Query<(Entity, Laid), With<Focusable>>,
    mut panes: Query<&mut ScrollPosition, With<ScrollPane>>,
) {
    if device.points() {
        return;
    }
    let pane = parents
        .iter_ancestors(focused.entity)
        .find(|&above| panes.contains(above));
    let Some(pane) = pane else {
        return;
    };
    if let (Ok(node), Ok(around), Ok(mut position)) = (
        nodes.get(focused.entity),
        nodes.get(pane),
        panes.get_mut(pane),
    ) {
        let [upper, lower] = edges(node, around, position.y);
        let room = around.0.size().y * around.0.inverse_scale_factor();
        let most = most(around.0);
        let others = focusable
            .iter()
            .filter(|(_, (node, _))| !node.is_empty())
            .filter(|&(other, _)| parents.iter_ancestors(other).any(|above| above == pane))
            .map(|(_, other)| edges(other, around, position.y));
        let (mut is_first, mut is_last) = (true, true);
        for [above, below] in others {
            is_first &= below > upper;
            is_last &= above < lower;
        }
        // The words above and below are scrolled to only as far as no others are passed over, except by a leap.
        let (least, highest) = (lower + RING - room, upper - RING);
        let (below, above) = (position.y + room, position.y - room);
        let least = match is_last {
            true if least <= below => least.max(most.min(below)),
            true => most,
            false => least,
        };
        let highest = match is_first && lower + RING <= room {
            true if highest >= above => highest.min(above.max(0.0)),
            true => 0.0,
            false => highest,
        };
        let wanted = position.y.max(least).min(highest).clamp(0.0, most);
        if position.y != wanted {
            position.y = wanted;
        }
    }
}

/// Scrolls to the nodes that are to be shown first.
fn show_first(
    mut asked: Query<(Entity, Laid, &mut ShowFirst)>,
    parents: Query<&ChildOf>,
    nodes: Query<Laid>,
    mut panes: Query<&mut ScrollPosition, With<ScrollPane>>,
    mut commands: Commands,
) {
    for (entity, node, mut first) in &mut asked {
        if node.0.is_empty() {
            continue;
        }
        first.frames -= 1;
        if first.frames == 0 {
            commands.entity(entity).remove::<ShowFirst>();
        }
        let mut above = parents.iter_ancestors(entity);
        if let Some(pane) = above.find(|&above| panes.contains(above))
            && let (Ok(around), Ok(mut position)) = (nodes.get(pane), panes.get_mut(pane))
        {
            let [upper, _] = edges(node, around, position.y);
            let room = around.0.size().y * around.0.inverse_scale_factor();
            let above = RING.max(room * first.share);
            position.y = (upper - above).clamp(0.0, most(around.0));
        }
    }
}
