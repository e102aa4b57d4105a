//! Where the nodes of the table's interface lie, and how large their letters may be: each node says its place with a
//! function of the layout and is laid anew with the window or the scene. What stands in them is the other files' business.

use bevy::prelude::*;

use crate::games::guyenne::rules::DecisionKind;
use crate::games::guyenne::table::card_pose::stage_castle;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::{DisplayedView, TABLE, TableSystems};
use crate::i18n::{LocalizedText, Localizer};
use crate::theme::text_fit::{LINE, MeasuredText};
use crate::theme::{Scale, TextMeasure, TextStyle};

/// What the table shows now, as far as places are concerned.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Scene {
    /// No game.
    #[default]
    Nothing,
    /// The row of castles.
    Row,
    /// A combat seen close.
    Stage,
    /// Cards laid out to be set aside.
    Tray,
}

/// The place of a node: a rectangle of the layout, or nothing where the scene has no room for it.
#[derive(Component, Clone, Copy)]
#[require(NodeRect)]
pub(super) struct NodeAnchor(pub fn(&TableLayout, Scene) -> Option<Rect>);

/// The rectangle of the world that a node covers now; without one it is not shown.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
#[require(Node)]
pub(super) struct NodeRect(pub Option<Rect>);

/// Letters that shrink until the phrase fits its place: so many lines in a part of the width of the parent's [`NodeRect`].
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct TextFit {
    /// The largest size, in units of the design.
    pub most: f32,
    /// The part of the place's width that the words may take.
    pub width: f32,
    /// How many lines there may be.
    pub lines: u8,
    /// How many times the largest size the player may ask for.
    pub grows: f32,
    /// Whether the lines must keep to the place's height, too; else the place is high enough by design.
    pub bound: bool,
}

impl TextFit {
    /// One line.
    pub(super) const fn line(most: f32, width: f32) -> Self {
        Self {
            most,
            width,
            lines: 1,
            grows: 1.0,
            bound: false,
        }
    }

    /// Where the place is high enough for larger letters.
    pub(super) const fn growing(self, grows: f32) -> Self {
        Self { grows, ..self }
    }

    /// Never higher than the place.
    pub(super) const fn bound(self) -> Self {
        Self {
            bound: true,
            ..self
        }
    }

    /// Several lines.
    pub(super) const fn lines(self, lines: u8) -> Self {
        Self { lines, ..self }
    }
}

impl TextFit {
    /// The size of the words in a room, up to `most`.
    fn size(&self, words: &mut MeasuredText, room: Vec2, most: f32) -> f32 {
        let within = |lines: u8| {
            let size = words.fitting(room.x, lines, most);
            if self.bound {
                size.min(room.y / (f32::from(lines) * LINE))
            } else {
                size
            }
        };
        let fewest = if self.bound { 1 } else { self.lines };
        (fewest..=self.lines).map(within).fold(0.0, f32::max)
    }
}

/// Letters are never smaller than this many logical pixels, fit or not.
const LEAST: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scene>()
        .add_systems(
            Update,
            (set_scene, find_places)
                .chain()
                .in_set(TableSystems::Show)
                .before(super::FillSystems),
        )
        .add_systems(
            Update,
            (lay_nodes, fit_letters)
                .chain()
                .in_set(TableSystems::Show)
                .after(super::FillSystems),
        )
        .add_systems(OnExit(TABLE), |mut scene: ResMut<Scene>| {
            *scene = Scene::Nothing;
        });
}

/// A node of the table's interface: it goes with the table and leaves presses to what lies below.
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

fn find_places(
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut nodes: Query<(Ref<NodeAnchor>, &mut NodeRect)>,
) {
    let all = layout.is_changed() || scene.is_changed();
    for (at, mut lies) in &mut nodes {
        if all || at.is_changed() {
            lies.set_if_neq(NodeRect((at.0)(&layout, *scene)));
        }
    }
}

/// Writes the places into the nodes; what else a node says stays.
fn lay_nodes(
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    mut nodes: Query<(Ref<NodeRect>, &mut Node)>,
) {
    let all = layout.is_changed() || scale.is_changed();
    for (lies, mut node) in &mut nodes {
        if !all && !lies.is_changed() {
            continue;
        }
        let Some(rect) = lies.0 else {
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

/// Sets the letters of phrases whose words or places are new.
fn fit_letters(
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
        let Ok((lies, place)) = places.get(parent.parent()) else {
            continue;
        };
        if !(all || fit.is_changed() || message.is_changed() || lies.is_changed()) {
            continue;
        }
        let Some(rect) = lies.0 else {
            continue;
        };
        let Some(mut words) = measure.words(&localizer.localize(&message), style.face) else {
            continue;
        };
        let unit = scale.ui;
        let most = scale.letters_up_to(fit.most, fit.grows) / unit;
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
