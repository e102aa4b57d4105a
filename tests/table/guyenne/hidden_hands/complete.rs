//! The recorder leaves nothing out: every component by which Bevy draws something is described, or known to be drawn by
//! another one.

use guyenne::app::LaunchOptions;
use guyenne::games::guyenne::table::{ShownHands, Turn};

use super::proof::{Game, PEOPLE};
use crate::harness::{Device, Hands};
use crate::recorder::undescribed;

/// Components that a recorder describes.
const DESCRIBED: [&str; 30] = [
    "Anchor",
    "BackgroundColor",
    "BackgroundGradient",
    "BorderColor",
    "BorderGradient",
    "BoxShadow",
    "CalculatedClip",
    "Camera",
    "ComputedNode",
    "ComputedStackIndex",
    "ImageNode",
    "InheritedVisibility",
    "InteractionDisabled",
    "LetterSpacing",
    "LineHeight",
    "Mesh2d",
    "Outline",
    "Projection",
    "Sprite",
    "Text",
    "Text2d",
    "Text2dShadow",
    "TextBounds",
    "TextColor",
    "TextFont",
    "TextLayout",
    "TextLayoutInfo",
    "TextShadow",
    "TextSpan",
    "UiGlobalTransform",
];

/// Components whose effect is in those: layouts come out in sizes, places and layers; cameras never change.
const EFFECTIVE_THERE: [&str; 29] = [
    "Aabb",
    "Button",
    "Camera2d",
    "CameraMainTextureUsages",
    "CameraRenderGraph",
    "ComputedTextBlock",
    "ComputedUiRenderTargetInfo",
    "ComputedUiTargetCamera",
    "ContentSize",
    "DebandDither",
    "FocusPolicy",
    "FontHinting",
    "Frustum",
    "GlobalZIndex",
    "ImageNodeSize",
    "IsDefaultUiCamera",
    "Msaa",
    "Node",
    "RenderTarget",
    "ScrollPosition",
    "SyncToRenderWorld",
    "TextNodeFlags",
    "Tonemapping",
    "UiTransform",
    "ViewVisibility",
    "Visibility",
    "VisibilityClass",
    "VisibleEntities",
    "ZIndex",
];

/// What is drawn on the table in some other way would not be compared.
#[test]
fn a_recorder_describes_everything_that_draws() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let game = Game {
        seats: PEOPLE[3],
        hands: ShownHands::Veil,
        level: "advanced",
        seed: 3,
    };
    game.begin(&mut hands);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(3);
    let known = [&DESCRIBED[..], &EFFECTIVE_THERE].concat();
    let unknown = undescribed(hands.app.world_mut(), &known);
    assert!(
        unknown.is_empty(),
        "neither described nor known: {unknown:?}"
    );
}
