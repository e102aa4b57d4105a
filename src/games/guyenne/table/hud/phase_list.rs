//! The panel at the top of the table: the round and its phases, the current one in bold.

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::{Scene, node};
use crate::keys;
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE};
use guyenne_rules::{Edition, Stage, View};
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{FontFace, Picture, TextStyle, palette};

/// The heading of the panel.
#[derive(Component)]
struct Heading;

/// The name of a phase, or the dot before it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum PhasePart {
    Placement,
    Reinforcement,
    Combat,
    /// The dot before the reinforcement, which not every edition has.
    Dot,
    /// The dot before the combat.
    LastDot,
}

/// Windows narrower than this, in logical pixels, cannot show all phases in readable text.
const NARROW: f32 = 720.0;

/// Between two phases.
const DOT: &str = " · ";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_panel)
        .add_systems(TABLE_UPDATE, write_panel.in_set(FillSystems));
}

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene == Scene::Row).then_some(t.hud.phase)
}

fn spawn_panel(mut commands: Commands) {
    let line = TextStyle::SMALL;
    let quiet = palette::PARCHMENT_DEEP;
    let span = |part: PhasePart, message: LocalizedText| {
        (part, TextSpan::default(), message, line, TextColor(quiet))
    };
    let dot = || LocalizedText::verbatim(DOT);
    commands.spawn((
        node("Phases", place),
        Picture::new("panel-dark"),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            row_gap: px(0),
            ..default()
        },
        children![
            (
                Heading,
                label(LocalizedText::verbatim(""), TextStyle::NAME, palette::OR),
                Pickable::IGNORE,
            ),
            (
                label(keys::PHASE_PLACEMENT, line, quiet),
                PhasePart::Placement,
                TextLayout::no_wrap(),
                Pickable::IGNORE,
                children![
                    span(PhasePart::Dot, dot()),
                    span(
                        PhasePart::Reinforcement,
                        LocalizedText::new(keys::PHASE_REINFORCEMENT)
                    ),
                    span(PhasePart::LastDot, dot()),
                    span(PhasePart::Combat, LocalizedText::new(keys::PHASE_COMBAT)),
                ],
            ),
        ],
    ));
}

/// The current phase, if the panel names it.
fn current(view: &View) -> Option<PhasePart> {
    match view.stage {
        Stage::Place(_) | Stage::Give(_) | Stage::Order(_) => Some(PhasePart::Placement),
        Stage::Reinforce { .. } => Some(PhasePart::Reinforcement),
        Stage::Combat(_) | Stage::Answer(_) | Stage::Lose(_) => Some(PhasePart::Combat),
        Stage::Reserve(_) | Stage::Agree(_) | Stage::Refill | Stage::Over(_) => None,
    }
}

/// The heading: the round, or the phase before or after all rounds.
fn heading(view: &View) -> LocalizedText {
    match view.stage {
        Stage::Reserve(_) | Stage::Agree(_) => LocalizedText::new(keys::PHASE_RESERVE),
        Stage::Over(_) => LocalizedText::new(keys::PHASE_OVER),
        _ => LocalizedText::new(keys::ROUND).with("n", view.round.max(1)),
    }
}

fn write_panel(
    displayed: Res<DisplayedView>,
    layout: Res<TableLayout>,
    mut headings: Query<(&mut LocalizedText, &mut TextStyle), (With<Heading>, Without<PhasePart>)>,
    mut parts: Query<
        (
            &PhasePart,
            &mut LocalizedText,
            &mut TextStyle,
            &mut TextColor,
        ),
        Without<Heading>,
    >,
) {
    if !displayed.is_changed() && !layout.is_changed() {
        return;
    }
    let view = &displayed.view;
    let sizes = if layout.compact {
        (18.0, 14.5)
    } else {
        (22.0, 17.0)
    };
    // With larger text, and in the smallest windows, there is room for the current phase only.
    let alone = layout.brief && (!layout.compact || layout.window.width() < NARROW);
    let grows = if layout.compact { 1.0 } else { 1.95 };
    for (mut message, mut style) in &mut headings {
        message.set_if_neq(heading(view));
        let fresh = style.sized(sizes.0).growing(grows);
        style.set_if_neq(fresh);
    }
    let now = current(view);
    for (part, mut message, mut style, mut color) in &mut parts {
        let strong = now == Some(*part);
        let face = if strong {
            FontFace::RomanBold
        } else {
            FontFace::Roman
        };
        let ink = if strong {
            palette::ARGENT
        } else {
            palette::PARCHMENT_DEEP
        };
        style.set_if_neq(TextStyle::new(face, sizes.1).growing(grows));
        color.set_if_neq(TextColor(ink));
        // The 2021 edition has no reinforcement.
        let skipped = view.config.edition == Edition::V2021;
        let fresh = match part {
            _ if alone && !strong => LocalizedText::verbatim(""),
            PhasePart::Reinforcement | PhasePart::Dot if skipped => LocalizedText::verbatim(""),
            PhasePart::Placement => LocalizedText::new(keys::PHASE_PLACEMENT),
            PhasePart::Reinforcement => LocalizedText::new(keys::PHASE_REINFORCEMENT),
            PhasePart::Combat => LocalizedText::new(keys::PHASE_COMBAT),
            PhasePart::Dot | PhasePart::LastDot => LocalizedText::verbatim(DOT),
        };
        message.set_if_neq(fresh);
    }
}
