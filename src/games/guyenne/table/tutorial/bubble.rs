//! The coach's bubble: the sentence of the step, the answer to a wrong press, and the buttons to go on and back.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::Coach;
use super::coach::{CoachSystems, Turned};
use crate::games::guyenne::rules::{Castle, Place, Step, Task};
use crate::games::guyenne::table::hint_request::parts;
use crate::games::guyenne::table::hud::Scene;
use crate::games::guyenne::table::layout::{Edge, Surroundings, TableLayout};
use crate::games::guyenne::table::{DisplayedView, TABLE, TableSystems};
use crate::i18n::{LiveRegion, LocalizedText, Localizer};
use crate::input::Focusable;
use crate::theme::widget::{button, label};
use crate::theme::{ButtonStyle, Picture, Scale, TextMeasure, TextStyle, palette};

/// The bubble's root node.
#[derive(Component)]
pub struct Bubble;

/// A button of the bubble.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BubbleButton {
    /// Goes on to the next step.
    On,
    /// Goes back a step.
    Back,
}

/// The bubble's focus zone, after the toolbar's.
const ZONE: u8 = 6;

/// The height of a button, and the space around and between things, in units of the interface.
const BUTTON: f32 = 46.0;
const PAD: Vec2 = Vec2::new(18.0, 10.0);
const GAP: f32 = 5.0;
/// The height of a line as a multiple of the type size, with what rounding may add.
const LINE: f32 = 1.26;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button).add_systems(
        Update,
        (
            draw_bubble.run_if(in_state(TABLE).and_then(resource_exists::<Coach>)),
            remove_bubbles.run_if(resource_removed::<Coach>),
        )
            .chain()
            .after(CoachSystems)
            .after(TableSystems::Show),
    );
}

/// The cards to choose the reserve from.
fn tray(t: &TableLayout) -> Rect {
    let all = (0..21).map(|n| t.reserve.slot(n, 21).rect());
    all.reduce(|all, slot| all.union(slot)).unwrap_or_default()
}

/// Where what a step speaks about lies in a scene.
pub(super) fn place_of(t: &TableLayout, scene: Scene, about: Place) -> Rect {
    let near = t.camp(Edge::Near);
    match (scene, about) {
        (Scene::Stage, Place::Buttons) => t.reveal.buttons.area,
        (Scene::Stage, Place::Castle(_)) => t.reveal.castle.rect(),
        (Scene::Stage, _) => t.whole_stage(),
        (Scene::Tray, Place::Buttons) => t.reserve.buttons.area,
        (Scene::Tray, _) => tray(t),
        (_, Place::Table) => Rect::from_center_size(t.strip.center(), Vec2::ONE),
        (_, Place::Hand) => t.whole_hand(),
        (_, Place::Castle(at)) => t.whole_castle(at),
        (_, Place::Row) => t.strip,
        (_, Place::Buttons) => t.hud.buttons.area,
        (_, Place::First) => t.first_player.rect(),
        (_, Place::Piles) => near.draw.card.rect().union(near.discard.card.rect()),
        (_, Place::Pillage) => t.pillage_panel,
    }
}

/// What a step is about, what its task needs, and what is better seen; cards lie before the castles in `laid`.
fn surroundings(t: &TableLayout, scene: Scene, step: &Step, laid: &[Castle]) -> Surroundings {
    let (needed, seen) = match scene {
        Scene::Stage => (
            vec![t.reveal.buttons.area, t.reveal.prompt],
            vec![t.whole_stage(), t.reveal.title, t.reveal.buttons_hint],
        ),
        Scene::Tray => (vec![tray(t), t.reserve.buttons.area], vec![t.reserve.title]),
        Scene::Row | Scene::Nothing => {
            let m = match step.task {
                Task::Read => None,
                Task::Name(m) | Task::Choose(m) | Task::Play(m) => Some(m),
            };
            let at = m.and_then(|m| parts(m).1);
            let mut needed = vec![t.hud.pause_button];
            let mut seen = vec![t.strip, t.hud.turn, t.hud.phase];
            seen.extend(laid.iter().map(|&at| t.whole_castle(at)));
            let pressed = [t.whole_hand(), t.hud.buttons.area, t.hud.scroll];
            if m.is_some() {
                needed.extend(pressed);
                needed.extend(at.map(|at| t.whole_castle(at)));
            } else {
                seen.extend(pressed);
            }
            (needed, seen)
        }
    };
    Surroundings {
        about: place_of(t, scene, step.place),
        needed,
        seen: seen.into_iter().map(|rect| (rect, 1.0)).collect(),
    }
}

/// What the bubble was drawn for.
#[derive(PartialEq, Clone)]
struct Drawn {
    step: Option<usize>,
    wrong: Option<LocalizedText>,
    scene: Scene,
}

/// Draws the bubble of the step that is due, and removes the last one.
fn draw_bubble(
    coach: Res<Coach>,
    (layout, scene, scale): (Res<TableLayout>, Res<Scene>, Res<Scale>),
    displayed: Option<Res<DisplayedView>>,
    localizer: Res<Localizer>,
    mut measure: TextMeasure,
    bubbles: Query<Entity, With<Bubble>>,
    mut drawn: Local<Option<Drawn>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let (number, steps) = coach.number();
    let due = coach.step();
    let now = Drawn {
        step: due.map(|_| number),
        wrong: coach.wrong().cloned(),
        scene: *scene,
    };
    let same = drawn.as_ref() == Some(&now)
        && !layout.is_changed()
        && !localizer.is_changed()
        && bubbles.is_empty() == due.is_none();
    if same {
        return;
    }
    *drawn = Some(now);
    for bubble in &bubbles {
        commands.entity(bubble).despawn();
    }
    let Some(step) = due else {
        return;
    };
    let reads = step.task == Task::Read;
    let text = LocalizedText::new(format!("lesson-{}", step.name));
    let size = if layout.compact { 15.5 } else { 19.0 };
    let grows = if layout.compact { 1.15 } else { 1.5 };
    let type_size = scale.text_size_up_to(size, grows) / scale.ui;
    // Beside the cards of the reserve there is a narrow column only.
    let beside_tray = *scene == Scene::Tray;
    let width = match (layout.compact, beside_tray) {
        (true, false) => 350.0,
        (false, false) => 400.0,
        (true, true) => 218.0,
        (false, true) => 320.0,
    } * if beside_tray {
        1.0
    } else {
        scale.growth().min(grows)
    };
    let width = width.min(layout.window.width() / scale.ui * 0.6);
    let mut height = 2.0 * PAD.y + BUTTON + GAP;
    for message in [Some(&text), coach.wrong()].into_iter().flatten() {
        let style = TextStyle::STRONG;
        if let Some(mut words) = measure.words(&localizer.localize(message), style.face) {
            height += words.lines((width - 2.0 * PAD.x) / type_size) * type_size * LINE + GAP;
        }
    }
    let laid: Vec<Castle> = displayed.map_or_else(Vec::new, |shown| {
        let named = |at: &Castle| shown.view.front(*at, shown.near).is_some();
        Castle::ALL.into_iter().filter(named).collect()
    });
    let around = surroundings(&layout, *scene, step, &laid);
    let window = layout.window.inflate(-4.0);
    let at = around.place(window, Vec2::new(width, height) * scale.ui);
    let at = layout.to_ui(at, scale.ui);
    let bubble = commands
        .spawn((
            Bubble,
            Name::new("Coach"),
            DespawnOnExit(TABLE),
            Picture::new("tooltip"),
            GlobalZIndex(30),
            Node {
                position_type: PositionType::Absolute,
                left: px(at.left),
                top: px(at.top),
                width: px(at.width),
                min_height: px(at.height),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::SpaceBetween,
                padding: UiRect::axes(px(PAD.x), px(PAD.y)),
                row_gap: px(GAP),
                ..default()
            },
        ))
        .id();
    commands.spawn((
        ChildOf(bubble),
        label(
            text,
            TextStyle::STRONG.sized(size).growing(grows),
            palette::INK,
        ),
        LiveRegion,
        Pickable::IGNORE,
    ));
    if let Some(wrong) = coach.wrong() {
        commands.spawn((
            ChildOf(bubble),
            label(
                wrong.clone(),
                TextStyle::SMALL_STRONG.sized(size).growing(grows),
                palette::GULES_DEEP,
            ),
            LiveRegion,
            Pickable::IGNORE,
        ));
    }
    let foot = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(10),
        ..default()
    };
    let foot = commands.spawn((ChildOf(bubble), foot)).id();
    let progress = LocalizedText::new("tutorial-step")
        .with("step", number + 1)
        .with("steps", steps);
    let small = TextStyle::CAPTION.sized(size - 2.0).growing(grows);
    if !(layout.compact && beside_tray) {
        commands.spawn((
            ChildOf(foot),
            label(progress, small, palette::INK_PALE),
            Pickable::IGNORE,
        ));
    }
    let right = Node {
        column_gap: px(8),
        ..default()
    };
    let right = commands.spawn((ChildOf(foot), right)).id();
    let mut add = |press: BubbleButton, style, key: &'static str, focusable| {
        let mut button = commands.spawn((ChildOf(right), press, button(style, key, focusable)));
        button.entry::<Node>().and_modify(|mut node| {
            node.min_height = px(BUTTON);
            node.padding = UiRect::horizontal(px(14));
        });
        button.id()
    };
    let zone = Focusable::PAGE.zone(ZONE);
    if number > 0 {
        add(
            BubbleButton::Back,
            ButtonStyle::Parchment,
            "tutorial-back",
            zone.last(),
        );
    }
    if reads {
        let key = if number + 1 == steps {
            "tutorial-finish"
        } else {
            "tutorial-on"
        };
        let on = add(BubbleButton::On, ButtonStyle::Azure, key, zone.first());
        focus.set(on, FocusCause::Navigated);
    }
}

fn press_button(
    activate: On<Activate>,
    buttons: Query<&BubbleButton>,
    mut turned: MessageWriter<Turned>,
) {
    match buttons.get(activate.entity) {
        Ok(BubbleButton::On) => {
            turned.write(Turned::On);
        }
        Ok(BubbleButton::Back) => {
            turned.write(Turned::Back);
        }
        Err(_) => {}
    }
}

fn remove_bubbles(bubbles: Query<Entity, With<Bubble>>, mut commands: Commands) {
    for bubble in &bubbles {
        commands.entity(bubble).despawn();
    }
}
