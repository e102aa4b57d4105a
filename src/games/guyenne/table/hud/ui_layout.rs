//! The places of the HUD's nodes and the sizes of their texts. Each node has a function from the layout to its place,
//! which is called again when the window or the scene changes. The other files fill the nodes.

use bevy::prelude::*;

use crate::games::guyenne::rules::DecisionKind;
use crate::games::guyenne::table::card_pose::stage_castle;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::{DisplayedView, TABLE, TableSystems};
use crate::i18n::{LocalizedText, Localizer};
use crate::theme::text_fit::{LINE, MeasuredText};
use crate::theme::{Scale, TextMeasure, TextStyle};

/// Which of the layout's arrangements is on screen.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::games::guyenne::table) enum Scene {
    /// No game.
    #[default]
    Nothing,
    /// The row of castles.
    Row,
    /// The combat stage.
    Stage,
    /// The choice of the reserve.
    Tray,
}

/// The place of a node: a rectangle in the world, or `None` if the scene does not show it.
#[derive(Component, Clone, Copy)]
#[require(NodeRect)]
pub(super) struct NodeAnchor(pub fn(&TableLayout, Scene) -> Option<Rect>);

/// The rectangle in the world that a node covers now; without one it is not shown.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
#[require(Node)]
pub(in crate::games::guyenne::table) struct NodeRect(pub Option<Rect>);

/// Shrinks a text until it fits the [`NodeRect`] of its parent.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct TextFit {
    /// The largest type size, in units of the interface, at the normal text size.
    pub most: f32,
    /// The part of the place's width that the text may take, from 0 to 1.
    pub width: f32,
    /// The largest number of lines.
    pub lines: u8,
    /// By how much `most` may be multiplied when the player sets a larger text size.
    pub grows: f32,
    /// Whether the lines must fit the place's height, too.
    pub bound: HeightBound,
}

/// The scroll's picture: a ribbon for the text, with rolled ends and shadow outside. In units of the interface.
pub(super) mod ribbon {
    /// The height of the ribbon as drawn.
    pub const HEIGHT: f32 = 38.0;
    /// What is outside below it, as drawn.
    pub const BELOW: f32 = 16.0;
    /// What is outside above it, as drawn.
    pub const ABOVE: f32 = 8.0;
    /// By how much the outside is enlarged at most.
    pub const LARGEST: f32 = 1.5;

    /// The height of the ribbon in a picture of this height.
    pub fn height(picture: f32) -> f32 {
        let outside = BELOW + ABOVE;
        (picture * HEIGHT / (HEIGHT + outside)).max(picture - LARGEST * outside)
    }
}

/// How high a text may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum HeightBound {
    /// The layout makes the place high enough.
    None,
    /// As high as the place.
    Place,
    /// As high as the ribbon in the middle of the scroll's picture.
    Ribbon,
    /// At most this high, in units of the interface.
    Units(f32),
}

impl HeightBound {
    /// The most height in a place of this height, both in units of the interface.
    fn height(self, place: f32) -> f32 {
        match self {
            Self::None => f32::INFINITY,
            Self::Place => place,
            Self::Units(height) => height,
            // The empty space above the first and below the last of two lines may be outside.
            Self::Ribbon => ribbon::height(place) * 1.17,
        }
    }
}

impl TextFit {
    /// One line.
    pub(super) const fn line(most: f32, width: f32) -> Self {
        Self {
            most,
            width,
            lines: 1,
            grows: 1.0,
            bound: HeightBound::None,
        }
    }

    /// With a larger text size for players who set one.
    pub(super) const fn growing(self, grows: f32) -> Self {
        Self { grows, ..self }
    }

    /// Not higher than the place.
    pub(super) const fn bound(self) -> Self {
        Self {
            bound: HeightBound::Place,
            ..self
        }
    }

    /// Not higher than the ribbon in the middle of the scroll's picture.
    pub(super) const fn bound_by_ribbon(self) -> Self {
        Self {
            bound: HeightBound::Ribbon,
            ..self
        }
    }

    /// Several lines.
    pub(super) const fn lines(self, lines: u8) -> Self {
        Self { lines, ..self }
    }
}

impl TextFit {
    /// The type size with which the words fit into `room`, at most `most`; all in units of the interface.
    fn size(&self, words: &mut MeasuredText, room: Vec2, most: f32) -> f32 {
        let within = |lines: u8| {
            let size = words.fitting(room.x, lines, most);
            size.min(self.bound.height(room.y) / (f32::from(lines) * LINE))
        };
        let fewest = match self.bound {
            HeightBound::None => self.lines,
            _ => 1,
        };
        (fewest..=self.lines).map(within).fold(0.0, f32::max)
    }
}

/// The smallest type size in logical pixels, even if the text does not fit.
const LEAST: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scene>()
        .add_systems(
            Update,
            (set_scene, set_node_rects)
                .chain()
                .in_set(TableSystems::Show)
                .before(super::FillSystems),
        )
        .add_systems(
            Update,
            (place_nodes, fit_texts)
                .chain()
                .in_set(TableSystems::Show)
                .after(super::FillSystems),
        )
        .add_systems(OnExit(TABLE), |mut scene: ResMut<Scene>| {
            *scene = Scene::Nothing;
        });
}

/// A node of the HUD. It is despawned with the table and ignores the pointer.
pub(super) fn node(name: &'static str, at: fn(&TableLayout, Scene) -> Option<Rect>) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(TABLE),
        NodeAnchor(at),
        Pickable::IGNORE,
    )
}

fn set_scene(displayed: Option<Res<DisplayedView>>, mut scene: ResMut<Scene>) {
    let next = match displayed.as_deref() {
        None => Scene::Nothing,
        Some(DisplayedView { view, .. }) => {
            let pool = view.decision.map(|decision| decision.kind);
            if matches!(pool, Some(DecisionKind::Reserve { .. })) {
                Scene::Tray
            } else if stage_castle(view).is_some() {
                Scene::Stage
            } else {
                Scene::Row
            }
        }
    };
    scene.set_if_neq(next);
}

fn set_node_rects(
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut nodes: Query<(Ref<NodeAnchor>, &mut NodeRect)>,
) {
    let all = layout.is_changed() || scene.is_changed();
    for (at, mut node_rect) in &mut nodes {
        if all || at.is_changed() {
            node_rect.set_if_neq(NodeRect((at.0)(&layout, *scene)));
        }
    }
}

/// Writes the places into the nodes; the other fields of a node stay.
fn place_nodes(
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    mut nodes: Query<(Ref<NodeRect>, &mut Node)>,
) {
    let all = layout.is_changed() || scale.is_changed();
    for (node_rect, mut node) in &mut nodes {
        if !all && !node_rect.is_changed() {
            continue;
        }
        let Some(rect) = node_rect.0 else {
            node.display = Display::None;
            continue;
        };
        let place = layout.to_ui(rect, scale.ui);
        node.display = Display::Flex;
        node.position_type = PositionType::Absolute;
        node.left = px(place.left);
        node.top = px(place.top);
        node.width = px(place.width);
        node.height = px(place.height);
        node.min_width = Val::Auto;
        node.min_height = Val::Auto;
    }
}

/// Sets the type size of texts whose words or places have changed.
fn fit_texts(
    localizer: Res<Localizer>,
    scale: Res<Scale>,
    places: Query<(Ref<NodeRect>, &Node)>,
    mut texts: Query<(
        Ref<TextFit>,
        Ref<LocalizedText>,
        &ChildOf,
        &mut TextStyle,
        &Node,
    )>,
    mut measure: TextMeasure,
) {
    let all = localizer.is_changed() || scale.is_changed();
    for (fit, message, parent, mut style, node) in &mut texts {
        let Ok((node_rect, place)) = places.get(parent.parent()) else {
            continue;
        };
        if !(all || fit.is_changed() || message.is_changed() || node_rect.is_changed()) {
            continue;
        }
        let Some(rect) = node_rect.0 else {
            continue;
        };
        let Some(mut words) = measure.words(&localizer.localize(&message), style.face) else {
            continue;
        };
        let unit = scale.ui;
        let most = scale.text_size_up_to(fit.most, fit.grows) / unit;
        let place_size = rect.size() / unit;
        // The words keep to their part of the place, and within the edges of the place and their own.
        let inner = place_size.x - edges(place) - edges(node);
        let room = Vec2::new((place_size.x * fit.width).min(inner), place_size.y);
        let size = fit.size(&mut words, room, most);
        let fresh = style.sized(size.max(LEAST / unit)).growing(1.0);
        style.set_if_neq(fresh);
    }
}

/// What a node keeps free beside what it holds.
fn edges(node: &Node) -> f32 {
    let pixels = |value: Val| match value {
        Val::Px(pixels) => pixels,
        _ => 0.0,
    };
    [node.padding, node.border]
        .map(|edge| pixels(edge.left) + pixels(edge.right))
        .into_iter()
        .sum()
}
