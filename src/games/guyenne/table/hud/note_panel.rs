//! The note of a first game on screen: beside what it is about, over nothing that is pressed or read to play.

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::Scene;
use crate::card_pose::{camp_at, edge};
use crate::first_notes::{NoteSubject, Subjects};
use crate::layout::{Edge, TableLayout};
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, TABLE, Turn};
use guyenne_rules::Castle;
use guyenne_rules::ID;
use kit_table::note_subjects::NotePanels;
use kit_table::notes::{NoteShape, NoteSystems, add_panel};
use kit_table::surroundings::Surroundings;
use kit_theme::Scale;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        TABLE_UPDATE,
        NoteSystems(ID).after(super::tooltip::TooltipSystems),
    );
    add_panel(app, TABLE, FillSystems, place_note);
}

/// Where what a note is about lies in a scene.
fn subject(t: &TableLayout, scene: Scene, subject: NoteSubject, shown: &DisplayedView) -> Rect {
    match (scene, subject) {
        (Scene::Stage, _) => t.reveal.castle.rect(),
        (_, NoteSubject::Row) => t.strip,
        (_, NoteSubject::Castle(castle)) => t.castles[castle.index()].card.rect(),
        (_, NoteSubject::Hand) => t.whole_hand(),
        (_, NoteSubject::Piles(camp)) => {
            let piles = t.camp(edge(shown, camp));
            piles.draw.card.rect().union(piles.discard.card.rect())
        }
        (_, NoteSubject::Pillage) => t.pillage_panel,
    }
}

/// What the cards and the sums of a combat are worth, against the rest that is better seen.
const TELLING: f32 = 4.0;

/// What a note about something may not cover in a scene, and what it covers as little as possible.
fn around(
    t: &TableLayout,
    scene: Scene,
    about: NoteSubject,
    shown: &DisplayedView,
) -> Surroundings {
    let hud = &t.hud;
    let (needed, other, telling): (_, Vec<Rect>, Vec<Rect>) = if scene == Scene::Stage {
        let stage = &t.reveal;
        let needed = vec![
            stage.buttons.area,
            stage.prompt,
            stage.hint_button,
            stage.buttons_hint,
            t.whole_stage(),
            hud.pause_button,
        ];
        let other = vec![stage.title, stage.opponent, stage.progress];
        (needed, other, stage.sums.into())
    } else {
        let needed = vec![
            t.whole_hand(),
            t.strip,
            hud.scroll,
            hud.hint,
            hud.buttons.area,
            hud.hint_button,
            hud.pause_button,
            hud.log_button,
            t.rules_button,
        ];
        let other = vec![
            hud.turn,
            hud.phase,
            hud.opponent,
            hud.refusal,
            t.first_player.rect(),
            t.pillage_panel,
        ];
        let fronts = Castle::ALL.into_iter().flat_map(|castle| {
            Edge::BOTH.into_iter().filter_map(move |edge| {
                let front = shown.view.front(castle, camp_at(shown, edge))?;
                (front.count > 0).then(|| t.front_area(castle.index(), edge))
            })
        });
        (needed, other, fronts.collect())
    };
    let value = |value: f32| move |rect: Rect| (rect, value);
    let seen = other.into_iter().map(value(1.0));
    Surroundings {
        about: subject(t, scene, about, shown),
        needed,
        seen: seen
            .chain(telling.into_iter().map(value(TELLING)))
            .collect(),
    }
}

/// The shapes that a panel may have: that is taken which finds the best place.
fn shapes(t: &TableLayout, scale: &Scale) -> [NoteShape; 4] {
    let widths = if t.compact {
        [(true, 470.0), (true, 340.0), (false, 286.0), (false, 240.0)]
    } else {
        [(true, 560.0), (true, 370.0), (false, 330.0), (false, 250.0)]
    };
    NoteShape::of_widths(widths, t.compact, t.window.width() / scale.ui, scale)
}

/// Lays the panel out and hides it while something lies over the table.
fn place_note(
    subjects: Res<Subjects>,
    (layout, scene, scale): (Res<TableLayout>, Res<Scene>, Res<Scale>),
    (displayed, turn): (Res<DisplayedView>, Res<Turn>),
    mut panels: NotePanels,
) {
    let laid = layout.is_changed() || scene.is_changed();
    let told = displayed.is_changed() || turn.is_changed();
    panels.lay_out(
        laid || told,
        matches!(*turn, Turn::Curtain(_)) || !matches!(*scene, Scene::Row | Scene::Stage),
        shapes(&layout, &scale),
        (layout.window.inflate(-4.0), scale.ui),
        |note| around(&layout, *scene, subjects.of(note), &displayed),
        |at| {
            let at = layout.to_ui(at, scale.ui);
            Vec2::new(at.left, at.top)
        },
    );
}
