//! The tooltip: a parchment beside the thing under the resting mouse, or beside the focused thing on request by key or
//! pad. For a castle it is the back of its card, with an animation that turns it over.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::FillSystems;
use super::refusal_notice::{RefusalNotice, RefusalSystems};
use super::tooltip_targets::{self, HidesTips, NodeTip, TipCard, TipContent};
use super::ui_layout::{NodeRect, Scene};
use crate::card::{CardLocation, Owner, Placement, Selected, Value};
use crate::card_pose;
use crate::keys;
use crate::layout::TableLayout;
use crate::rulebook::paragraph_about;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, TABLE, Turn};
use kit_i18n::{LocalizedText, Localizer};
use kit_input::{Action, Device, Focused, PointerPosition, Presses, Reach};
use kit_table::Notes;
use kit_table::rules_topics::RulesTopics;
use kit_theme::widget::label;
use kit_theme::{FontFace, Picture, Scale, TextMeasure, TextStyle, key_cap, palette};
use kit_timings::MotionSettings;

/// What shows tooltips.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct TooltipSystems;

/// The root node of the tooltip.
#[derive(Component)]
struct Tooltip;

/// What the mouse rests on and for how long, what was requested by key or pad, and what is drawn.
#[derive(Resource, Debug, Default)]
struct TooltipState {
    /// The tip of the thing under the mouse.
    resting: Option<TipContent>,
    /// For how many seconds the mouse has rested there.
    since: f32,
    /// Where the mouse was in the last frame.
    pointer: Option<Vec2>,
    /// Whether the mouse has moved since it has been over the thing: a thing that moves under a resting mouse gets no
    /// tooltip.
    came: bool,
    /// The tip that was requested by key or pad.
    requested: Option<TipContent>,
    /// The tip on screen.
    drawn: Option<TipContent>,
}

/// Widens the tooltip from nothing, as a card that turns over.
struct Unfold;

impl Lens<UiTransform> for Unfold {
    fn lerp(&mut self, mut at: Mut<'_, UiTransform>, ratio: f32) {
        at.scale.x = ratio;
    }
}

/// The style of the name on the back of a castle's card.
const CASTLE: TextStyle = TextStyle::new(FontFace::GothicBold, 25.0);

/// The room of a line beyond its measured width, in design units, because edges are rounded to pixels.
const ROUNDED: f32 = 3.0;

/// The height of the line that says what opens the rule, in design units.
const MORE: f32 = 36.0;

/// The time before the tooltip, in parts of the timing `linger`.
const PATIENCE: f32 = 0.45;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TooltipState>()
        .add_systems(
            TABLE_UPDATE,
            (
                follow_mouse,
                answer_request,
                draw_tip,
                point_topics.after(RefusalSystems),
            )
                .chain()
                .in_set(TooltipSystems)
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), |mut a: ResMut<TooltipState>| {
            *a = TooltipState::default();
        });
}

/// Everything that a tip may explain.
#[derive(bevy::ecs::system::SystemParam)]
struct Things<'w, 's> {
    layout: Res<'w, TableLayout>,
    scene: Res<'w, Scene>,
    shown: Res<'w, DisplayedView>,
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
    read: Query<'w, 's, (), With<HidesTips>>,
}

impl Things<'_, '_> {
    /// The tip for a point of the world.
    fn at(&self, point: Vec2) -> Option<TipContent> {
        let shown = &*self.shown;
        if matches!(*self.turn, Turn::Curtain(_)) || !self.read.is_empty() {
            return None;
        }
        for (tip, node_rect) in &self.nodes {
            if let Some(rect) = node_rect.0.filter(|rect| rect.contains(point)) {
                return tip
                    .0
                    .clone()
                    .map(|message| TipContent::new(rect, [message]));
            }
        }
        let cards = self
            .cards
            .iter()
            .map(|(owner, placement, value, selected)| {
                let location = placement.0;
                let (slot, height) =
                    card_pose::card_pose(&self.layout, shown, *owner, location, selected);
                TipCard {
                    camp: owner.0,
                    // The tips of piles do not name cards.
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

/// Finds the thing under the mouse.
fn follow_mouse(
    time: Res<Time<Real>>,
    device: Res<Device>,
    pointer: PointerPosition,
    things: Things,
    mut state: ResMut<TooltipState>,
) {
    let pointer = pointer.get();
    let found = pointer.filter(|_| *device == Device::Mouse).and_then(|at| {
        let half = things.layout.window.size() / 2.0;
        things.at(Vec2::new(at.x - half.x, half.y - at.y))
    });
    let same = |a: &Option<TipContent>, b: &Option<TipContent>| {
        a.as_ref().map(|tip| tip.anchor) == b.as_ref().map(|tip| tip.anchor)
    };
    let moved = pointer != state.pointer && state.pointer.is_some();
    if same(&found, &state.resting) {
        state.came |= moved;
        if found.is_some() && state.came {
            state.since += time.delta_secs();
        }
    } else {
        state.came = moved;
        state.since = 0.0;
        state.requested = None;
    }
    state.pointer = pointer;
    state.resting = found;
}

/// Shows the tip of the focused thing when a key or pad asks for it, and hides it at the next press.
fn answer_request(
    presses: Res<Presses>,
    device: Res<Device>,
    sprites: Query<&GlobalTransform, (With<Focused>, With<Reach>)>,
    nodes: Query<&UiGlobalTransform, With<Focused>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    moved: Query<(), Added<Focused>>,
    things: Things,
    notes: Res<Notes>,
    mut state: ResMut<TooltipState>,
) {
    if !moved.is_empty() || (device.is_changed() && device.points()) {
        state.requested = None;
    }
    // The press closes a note first.
    if !presses.below_menus(Action::Details) || notes.shown().is_some() {
        return;
    }
    if state.requested.take().is_some() {
        return;
    }
    let half = things.layout.window.size() / 2.0;
    let pixel = windows
        .single()
        .map_or(1.0, |window| window.resolution.scale_factor().recip());
    let point = sprites
        .iter()
        .map(|transform| transform.translation().truncate())
        .chain(nodes.iter().map(|transform| {
            let at = transform.translation * pixel;
            Vec2::new(at.x - half.x, half.y - at.y)
        }))
        .next();
    state.requested = point.and_then(|point| things.at(point));
}

/// The places of the prompts, which no tip may cover.
fn prompts(t: &TableLayout, scene: Scene) -> Vec<Rect> {
    match scene {
        Scene::Row => vec![t.hud.scroll, t.hud.hint],
        Scene::Stage => vec![t.reveal.prompt, t.reveal.buttons_hint],
        Scene::Tray => vec![t.reserve.hint],
        Scene::Nothing => Vec::new(),
    }
}

/// What a press for the rules is about: a refusal, the tip on screen, or the note.
fn point_topics(
    state: Res<TooltipState>,
    notice: Res<RefusalNotice>,
    notes: Res<Notes>,
    mut topics: ResMut<RulesTopics>,
) {
    let tip = || {
        let messages = state.drawn.iter().flat_map(|tip| &tip.messages);
        messages.filter_map(|m| paragraph_about(m.key())).next()
    };
    let note = || notes.shown().map(|note| note.paragraph);
    let urgent = notice.about().or_else(tip).or_else(note);
    if topics.urgent != urgent {
        topics.urgent = urgent;
    }
}

/// Draws the tip that is due and removes the last one.
fn draw_tip(
    (timings, motion): (Res<TableTimings>, Res<MotionSettings>),
    (scale, device): (Res<Scale>, Res<Device>),
    (layout, scene): (Res<TableLayout>, Res<Scene>),
    localizer: Res<Localizer>,
    mut measure: TextMeasure,
    tooltips: Query<Entity, With<Tooltip>>,
    mut state: ResMut<TooltipState>,
    mut commands: Commands,
) {
    let rested = state.since >= timings.linger.seconds * PATIENCE;
    let due = state
        .requested
        .as_ref()
        .or(state.resting.as_ref().filter(|_| rested))
        .cloned();
    if due == state.drawn && !localizer.is_changed() && !layout.is_changed() {
        return;
    }
    for tooltip in &tooltips {
        commands.entity(tooltip).despawn();
    }
    let fresh = due != state.drawn;
    state.drawn = due;
    let Some(tip) = &state.drawn else {
        return;
    };
    let size = if layout.compact { 15.5 } else { 17.0 };
    let text_size = scale.text_size(size) / scale.ui;
    // The back of a castle's card is wider, has a frame and a heading, and its picture includes a shadow.
    let (picture, pad, wide, heading, shadow) = match &tip.castle {
        None => ("tooltip", Vec2::new(14.0, 10.0), 1.0, 0.0, 0.0),
        Some(_) => (
            "castle-back",
            Vec2::new(28.0, 21.0),
            1.3,
            scale.text_size(CASTLE.size) / scale.ui * 1.5,
            13.0,
        ),
    };
    // Larger text makes a wider tooltip.
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
            width = width.max(words.size().x * text_size + ROUNDED);
            lines += words.lines(most / text_size);
        }
    }
    // With keys and pads a last line says what opens the rule; its sign is as high as a key cap.
    let rule = !device.points()
        && tip
            .messages
            .iter()
            .any(|m| paragraph_about(m.key()).is_some());
    let more = if rule { MORE } else { 0.0 };
    let high = lines * text_size * 1.25 + heading + shadow + more;
    let guess = Vec2::new(width.min(most), high) + 2.0 * pad;
    let prompts = prompts(&layout, *scene);
    let place = layout.tooltip(tip.anchor, guess * scale.ui, &prompts);
    let place = layout.to_ui(place, scale.ui);
    let anchor = layout.to_ui(tip.anchor, scale.ui);
    let above = place.top < anchor.top;
    // The height is an estimate, so the node is anchored by its edge towards the thing.
    let (top, bottom) = if above {
        let window = layout.to_ui(layout.window, scale.ui);
        (Val::Auto, px(window.height - place.top - place.height))
    } else {
        (px(place.top), Val::Auto)
    };
    let tooltip = commands
        .spawn((
            Tooltip,
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
            ChildOf(tooltip),
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
                .entity(tooltip)
                .insert((edgewise, TweenAnim::new(turn)));
        }
    }
    for (message, style) in styled {
        commands.spawn((
            ChildOf(tooltip),
            label(message.clone(), style, palette::INK),
            Pickable::IGNORE,
        ));
    }
    if rule {
        let more = Node {
            align_items: AlignItems::Center,
            column_gap: px(8),
            ..default()
        };
        let more = commands
            .spawn((ChildOf(tooltip), more, Pickable::IGNORE))
            .id();
        commands.spawn((ChildOf(more), key_cap(Action::Rules)));
        commands.spawn((
            ChildOf(more),
            label(
                keys::TIP_MORE,
                TextStyle::CAPTION.sized(size),
                palette::INK_PALE,
            ),
            Pickable::IGNORE,
        ));
    }
}
