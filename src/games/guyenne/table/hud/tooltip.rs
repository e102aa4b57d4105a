//! The tooltip: a scrap of parchment beside what the pointer rests on, or beside what is focused when a player asks. For a
//! castle it is the back of its card, turned over.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::FillSystems;
use super::tooltip_targets::{self, Lying, NodeTip, Tip};
use super::ui_layout::{NodeRect, Scene};
use crate::games::guyenne::table::card::{CardLocation, Owner, Placement, Selected, Value};
use crate::games::guyenne::table::card_pose::{self};
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::timings::TableTimings;
use crate::games::guyenne::table::{DisplayedView, TABLE, Turn};
use crate::i18n::{LocalizedText, Localizer};
use crate::input::{Action, Device, Focused, Presses, Reach};
use crate::theme::widget::label;
use crate::theme::{FontFace, MotionSettings, Picture, Scale, TextMeasure, TextStyle, palette};

/// The scrap of parchment.
#[derive(Component)]
struct Scrap;

/// What the pointer rests on and for how long, and what was asked about by key.
#[derive(Resource, Debug, Default)]
struct Attention {
    /// Under the pointer.
    resting: Option<Tip>,
    /// Seconds it has rested.
    since: f32,
    /// Where the pointer was, and whether it came to the thing by itself: what slides under a resting pointer is
    /// nothing anybody asked about.
    pointer: Option<Vec2>,
    came: bool,
    /// Asked about by key or pad.
    asked: Option<Tip>,
    /// On the screen.
    drawn: Option<Tip>,
}

/// A card that is turned over shows its back little by little.
struct Unfold;

impl Lens<UiTransform> for Unfold {
    fn lerp(&mut self, mut at: Mut<'_, UiTransform>, ratio: f32) {
        at.scale.x = ratio;
    }
}

/// The name on the back of a castle's card.
const CASTLE: TextStyle = TextStyle::new(FontFace::GothicBold, 25.0);

/// What a line is given beyond its words, in units of the design: edges are rounded to pixels.
const ROUNDED: f32 = 3.0;

/// The tooltip comes after this part of what a thing stays to be seen.
const PATIENCE: f32 = 0.45;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>()
        .add_systems(
            Update,
            (notice_pointer, notice_question, draw_tip)
                .chain()
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), |mut a: ResMut<Attention>| {
            *a = Attention::default();
        });
}

/// Everything that a tip may speak of.
#[derive(bevy::ecs::system::SystemParam)]
struct Things<'w, 's> {
    layout: Res<'w, TableLayout>,
    scene: Res<'w, Scene>,
    shown: Option<Res<'w, DisplayedView>>,
    turn: Res<'w, Turn>,
    cards: Query<
        'w,
        's,
        (
            &'static Owner,
            &'static Placement,
            Option<&'static Value>,
            Has<Selected>,
        ),
    >,
    nodes: Query<'w, 's, (&'static NodeTip, &'static NodeRect)>,
}

impl Things<'_, '_> {
    /// The tip for a point of the world.
    fn at(&self, point: Vec2) -> Option<Tip> {
        let shown = self.shown.as_deref()?;
        if matches!(*self.turn, Turn::Curtain(_)) {
            return None;
        }
        for (tip, lies) in &self.nodes {
            if let Some(rect) = lies.0.filter(|rect| rect.contains(point)) {
                return tip.0.clone().map(|message| Tip::new(rect, [message]));
            }
        }
        let cards = self
            .cards
            .iter()
            .map(|(owner, placement, value, selected)| {
                let location = placement.0;
                let (slot, height) =
                    card_pose::card_pose(&self.layout, shown, *owner, location, selected);
                Lying {
                    camp: owner.0,
                    // A pile tells nothing of its cards.
                    face: value
                        .filter(|_| {
                            !matches!(
                                location,
                                CardLocation::Draw { .. } | CardLocation::Discard { .. }
                            )
                        })
                        .map(|value| value.0),
                    location,
                    rect: slot.rect(),
                    height,
                }
            });
        tooltip_targets::at(point, &self.layout, *self.scene, shown, cards)
    }
}

/// Finds what the mouse rests on.
fn notice_pointer(
    time: Res<Time<Real>>,
    device: Res<Device>,
    windows: Query<&Window, With<PrimaryWindow>>,
    things: Things,
    mut attention: ResMut<Attention>,
) {
    let pointer = windows.iter().find_map(Window::cursor_position);
    let found = pointer.filter(|_| *device == Device::Mouse).and_then(|at| {
        let half = things.layout.window.size() / 2.0;
        things.at(Vec2::new(at.x - half.x, half.y - at.y))
    });
    let same = |a: &Option<Tip>, b: &Option<Tip>| {
        a.as_ref().map(|tip| tip.anchor) == b.as_ref().map(|tip| tip.anchor)
    };
    let moved = pointer != attention.pointer && attention.pointer.is_some();
    if same(&found, &attention.resting) {
        attention.came |= moved;
        if found.is_some() && attention.came {
            attention.since += time.delta_secs();
        }
    } else {
        attention.came = moved;
        attention.since = 0.0;
        attention.asked = None;
    }
    attention.pointer = pointer;
    attention.resting = found;
}

/// Answers the key that asks for more about what is focused; asked again it is silent.
fn notice_question(
    presses: Res<Presses>,
    device: Res<Device>,
    worldly: Query<&GlobalTransform, (With<Focused>, With<Reach>)>,
    nodes: Query<&UiGlobalTransform, With<Focused>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    moved: Query<(), Added<Focused>>,
    things: Things,
    mut attention: ResMut<Attention>,
) {
    if !moved.is_empty() || (device.is_changed() && device.points()) {
        attention.asked = None;
    }
    if !presses.below_menus(Action::Details) {
        return;
    }
    if attention.asked.take().is_some() {
        return;
    }
    let half = things.layout.window.size() / 2.0;
    let pixel = windows
        .single()
        .map_or(1.0, |window| window.resolution.scale_factor().recip());
    let point = worldly
        .iter()
        .map(|transform| transform.translation().truncate())
        .chain(nodes.iter().map(|transform| {
            let at = transform.translation * pixel;
            Vec2::new(at.x - half.x, half.y - at.y)
        }))
        .next();
    attention.asked = point.and_then(|point| things.at(point));
}

/// What is told now, which no tip may hide.
fn told(t: &TableLayout, scene: Scene) -> Vec<Rect> {
    match scene {
        Scene::Row => vec![t.hud.scroll, t.hud.hint],
        Scene::Stage => vec![t.reveal.prompt, t.reveal.buttons_hint],
        Scene::Tray => vec![t.reserve.hint],
        Scene::Nothing => Vec::new(),
    }
}

/// Draws the tip that is due, or takes the last one away.
fn draw_tip(
    (timings, motion): (Res<TableTimings>, Res<MotionSettings>),
    scale: Res<Scale>,
    (layout, scene): (Res<TableLayout>, Res<Scene>),
    localizer: Res<Localizer>,
    mut measure: TextMeasure,
    scraps: Query<Entity, With<Scrap>>,
    mut attention: ResMut<Attention>,
    mut commands: Commands,
) {
    let rested = attention.since >= timings.linger.seconds * PATIENCE;
    let due = attention
        .asked
        .as_ref()
        .or(attention.resting.as_ref().filter(|_| rested))
        .cloned();
    if due == attention.drawn && !localizer.is_changed() && !layout.is_changed() {
        return;
    }
    for scrap in &scraps {
        commands.entity(scrap).despawn();
    }
    let fresh = due != attention.drawn;
    attention.drawn = due;
    let Some(tip) = &attention.drawn else {
        return;
    };
    let size = if layout.compact { 15.5 } else { 17.0 };
    let letter = scale.letters(size) / scale.ui;
    // The back of a card is wider, has a frame and a heading, and its picture ends in a shadow.
    let (picture, pad, wide, heading, shadow) = match &tip.castle {
        None => ("tooltip", Vec2::new(14.0, 10.0), 1.0, 0.0, 0.0),
        Some(_) => (
            "castle-back",
            Vec2::new(28.0, 21.0),
            1.3,
            scale.letters(CASTLE.size) / scale.ui * 1.5,
            13.0,
        ),
    };
    // Larger letters make a wider scrap.
    let most = layout.tooltip_size().x / scale.ui * wide * scale.growth() - 2.0 * pad.x;
    let styled: Vec<(&LocalizedText, TextStyle)> = tip
        .messages
        .iter()
        .enumerate()
        .map(|(at, message)| {
            let strong = at == 0 && tip.castle.is_none();
            let style = if strong {
                TextStyle::SMALL_STRONG
            } else {
                TextStyle::SMALL
            };
            (message, style.sized(size))
        })
        .collect();
    let (mut width, mut lines) = (0.0_f32, 0.0);
    for (message, style) in &styled {
        if let Some(mut words) = measure.words(&localizer.localize(message), style.face) {
            width = width.max(words.size().x * letter + ROUNDED);
            lines += words.lines(most / letter);
        }
    }
    let guess = Vec2::new(width.min(most), lines * letter * 1.25 + heading + shadow) + 2.0 * pad;
    let told = told(&layout, *scene);
    let place = layout.tooltip(tip.anchor, guess * scale.ui, &told);
    let place = layout.to_ui(place, scale.ui);
    let anchor = layout.to_ui(tip.anchor, scale.ui);
    let above = place.top < anchor.top;
    // The height is a guess: the edge towards the thing is the one that must be right.
    let (top, bottom) = if above {
        let window = layout.to_ui(layout.window, scale.ui);
        (Val::Auto, px(window.height - place.top - place.height))
    } else {
        (px(place.top), Val::Auto)
    };
    let scrap = commands
        .spawn((
            Scrap,
            Name::new("Tooltip"),
            DespawnOnExit(TABLE),
            Picture::new(picture),
            GlobalZIndex(40),
            Node {
                position_type: PositionType::Absolute,
                left: px(place.left),
                width: px(place.width),
                top,
                bottom,
                flex_direction: FlexDirection::Column,
                padding: UiRect::axes(px(pad.x), px(pad.y)).with_bottom(px(pad.y + shadow)),
                row_gap: px(2),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    if let Some(castle) = &tip.castle {
        commands.spawn((
            ChildOf(scrap),
            Node {
                align_self: AlignSelf::Center,
                ..default()
            },
            label(castle.clone(), CASTLE, palette::GULES),
            Pickable::IGNORE,
        ));
        let lasts = motion.flies(timings.turn);
        if fresh && !lasts.is_zero() {
            let turn = Tween::new::<UiTransform, _>(timings.turn.easing.method(), lasts, Unfold);
            let edgewise = UiTransform::from_scale(Vec2::new(0.0, 1.0));
            commands
                .entity(scrap)
                .insert((edgewise, TweenAnim::new(turn)));
        }
    }
    for (message, style) in styled {
        commands.spawn((
            ChildOf(scrap),
            label(message.clone(), style, palette::INK),
            Pickable::IGNORE,
        ));
    }
}
