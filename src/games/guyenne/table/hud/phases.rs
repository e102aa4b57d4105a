//! The round and its phases at the top of the table, the one that goes on written strong.

use bevy::prelude::*;

use super::Fill;
use super::place::{Scene, node};
use crate::games::guyenne::rules::{Edition, Stage, View};
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::place::Cloth;
use crate::games::guyenne::table::{Shown, TABLE};
use crate::speech::Say;
use crate::theme::widget::label;
use crate::theme::{Design, Face, Lettering, Picture, palette};

/// The heading of the panel.
#[derive(Component)]
struct Heading;

/// The name of a phase, or the dot before it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Placement,
    Reinforcement,
    Combat,
    /// The dot before the reinforcement, which not every edition has.
    Dot,
    /// The dot before the combat.
    LastDot,
}

/// Windows less wide than this, in logical pixels, cannot show all phases in letters that can be read.
const NARROW: f32 = 720.0;

/// Between two phases.
const DOT: &str = " · ";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_panel)
        .add_systems(Update, write_panel.in_set(Fill));
}

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene == Scene::Row).then_some(t.hud.phase)
}

fn spawn_panel(mut commands: Commands) {
    let line = Lettering::SMALL;
    let quiet = palette::PARCHMENT_DEEP;
    let span = |part: Part, say: Say| (part, TextSpan::default(), say, line, TextColor(quiet));
    let dot = || Say::verbatim(DOT);
    commands.spawn((
        node("Phases", place),
        Picture::new("panel-dark"),
        Design(Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            row_gap: px(0),
            ..default()
        }),
        children![
            (
                Heading,
                label(Say::verbatim(""), Lettering::NAME, palette::OR),
                Pickable::IGNORE,
            ),
            (
                label("phase-placement", line, quiet),
                Part::Placement,
                TextLayout::no_wrap(),
                Pickable::IGNORE,
                children![
                    span(Part::Dot, dot()),
                    span(Part::Reinforcement, Say::new("phase-reinforcement")),
                    span(Part::LastDot, dot()),
                    span(Part::Combat, Say::new("phase-combat")),
                ],
            ),
        ],
    ));
}

/// The phase that goes on, as far as the panel names it.
fn current(view: &View) -> Option<Part> {
    match view.stage {
        Stage::Place(_) | Stage::Give(_) | Stage::Order(_) => Some(Part::Placement),
        Stage::Reinforce { .. } => Some(Part::Reinforcement),
        Stage::Combat(_) | Stage::Answer(_) | Stage::Lose(_) => Some(Part::Combat),
        Stage::Reserve(_) | Stage::Agree(_) | Stage::Refill | Stage::Over(_) => None,
    }
}

/// The heading: the round, or what comes before and after all rounds.
fn heading(view: &View) -> Say {
    match view.stage {
        Stage::Reserve(_) | Stage::Agree(_) => Say::new("phase-reserve"),
        Stage::Over(_) => Say::new("phase-over"),
        _ => Say::new("round").with("n", view.round.max(1)),
    }
}

fn write_panel(
    shown: Res<Shown>,
    cloth: Res<Cloth>,
    mut headings: Query<(&mut Say, &mut Lettering), (With<Heading>, Without<Part>)>,
    mut parts: Query<(&Part, &mut Say, &mut Lettering, &mut TextColor), Without<Heading>>,
) {
    if !shown.is_changed() && !cloth.is_changed() {
        return;
    }
    let view = &shown.view;
    let sizes = if cloth.compact {
        (18.0, 14.5)
    } else {
        (22.0, 17.0)
    };
    // Larger letters, and the smallest windows, leave room for the phase that goes on alone.
    let alone = cloth.brief && (!cloth.compact || cloth.window.width() < NARROW);
    let grows = if cloth.compact { 1.0 } else { 1.95 };
    for (mut say, mut lettering) in &mut headings {
        say.set_if_neq(heading(view));
        let fresh = lettering.sized(sizes.0).growing(grows);
        lettering.set_if_neq(fresh);
    }
    let now = current(view);
    for (part, mut say, mut lettering, mut color) in &mut parts {
        let strong = now == Some(*part);
        let face = if strong { Face::RomanBold } else { Face::Roman };
        let ink = if strong {
            palette::ARGENT
        } else {
            palette::PARCHMENT_DEEP
        };
        lettering.set_if_neq(Lettering::new(face, sizes.1).growing(grows));
        color.set_if_neq(TextColor(ink));
        // The older edition knows no reinforcement.
        let skipped = view.terms.edition == Edition::V2021;
        let fresh = match part {
            _ if alone && !strong => Say::verbatim(""),
            Part::Reinforcement | Part::Dot if skipped => Say::verbatim(""),
            Part::Placement => Say::new("phase-placement"),
            Part::Reinforcement => Say::new("phase-reinforcement"),
            Part::Combat => Say::new("phase-combat"),
            Part::Dot | Part::LastDot => Say::verbatim(DOT),
        };
        say.set_if_neq(fresh);
    }
}
