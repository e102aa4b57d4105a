//! The places of the HUD's nodes. Each node has a function from the layout to its place,
//! which is called again when the window or the scene changes. The other files fill the nodes.

use bevy::prelude::*;

use crate::games::guyenne::rules::DecisionKind;
use crate::games::guyenne::table::card_pose::stage_castle;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::{DisplayedView, TABLE, TableSystems};
pub(in crate::games::guyenne::table) use crate::table::places::NodeRect;
pub(super) use crate::table::places::{HeightBound, TextFit, ribbon};
use crate::table::places::{fit_texts, place_nodes};

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
pub(super) struct HudAnchor(pub fn(&TableLayout, Scene) -> Option<Rect>);

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
        HudAnchor(at),
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
    mut nodes: Query<(Ref<HudAnchor>, &mut NodeRect)>,
) {
    let all = layout.is_changed() || scene.is_changed();
    for (at, mut node_rect) in &mut nodes {
        if all || at.is_changed() {
            node_rect.set_if_neq(NodeRect((at.0)(&layout, *scene)));
        }
    }
}
