//! The places of the HUD's nodes. Each node has a function from the layout to its place,
//! which is called again when the window or the scene changes. The other files fill the nodes.

use bevy::prelude::*;

use crate::card_pose::stage_castle;
use crate::layout::TableLayout;
use crate::session::TableSystems;
use crate::{DisplayedView, TABLE};
use guyenne_rules::DecisionKind;
use kit_table::anchors::{SceneAnchor, follow_scenes};
pub(crate) use kit_table::places::NodeRect;
pub(super) use kit_table::places::{HeightBound, TextFit, ribbon};

/// Which of the layout's arrangements is on screen.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Scene {
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

pub(super) fn plugin(app: &mut App) {
    follow_scenes::<TableLayout, Scene, _>(
        app,
        TABLE,
        set_scene,
        TableSystems::Show,
        super::FillSystems,
    );
    app.init_resource::<Scene>()
        .add_systems(OnExit(TABLE), |mut scene: ResMut<Scene>| {
            *scene = Scene::Nothing;
        });
}

/// A node of the HUD. It is despawned with the table and ignores the pointer.
pub(super) fn node(name: &'static str, at: fn(&TableLayout, Scene) -> Option<Rect>) -> impl Bundle {
    (
        Name::new(name),
        DespawnOnExit(TABLE),
        SceneAnchor(at),
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
