//! The combats on a territory that decided nothing, as red strokes in the gutter beside it; and the fourth combat, the
//! last stand: a golden stroke through the others, darkness around the cards, and a drum.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{DisplayedView, TABLE, sounds};
use fayance_rules::View;
use kit_table::Waits;
use kit_theme::sound::PlaySound;
use kit_theme::{palette, visible_if};
use kit_timings::MotionSettings;

/// The place of the strokes.
#[derive(Component)]
struct TallyMarks;

/// The stroke of an undecided combat, 0 to 2 from the top.
#[derive(Component)]
struct Stroke(u8);

/// The stroke of the fourth combat.
#[derive(Component, Default)]
struct LastStroke {
    drawn: bool,
}

/// The darkness around the fourth combat.
#[derive(Component, Default)]
struct Dusk {
    fallen: bool,
}

/// The number of strokes for undecided combats.
const STROKES: u8 = 3;
/// How the last stroke lies, in degrees.
const ACROSS: f32 = -68.0;
/// How dark it grows, 0 to 1.
const DARK: f32 = 0.62;
/// How often the drum beats.
const BEATS: u32 = 3;

/// Draws the last stroke.
struct StrokeLens;

/// The last stroke, as long as this share of its whole.
fn across(share: f32) -> UiTransform {
    UiTransform {
        scale: Vec2::new(share, 1.0),
        rotation: Rot2::degrees(ACROSS),
        ..UiTransform::IDENTITY
    }
}

impl Lens<UiTransform> for StrokeLens {
    fn lerp(&mut self, mut at: Mut<UiTransform>, ratio: f32) {
        *at = across(ratio);
    }
}

/// Makes it dark or light.
struct DuskLens {
    from: f32,
    to: f32,
}

impl Lens<BackgroundColor> for DuskLens {
    fn lerp(&mut self, mut colour: Mut<BackgroundColor>, ratio: f32) {
        *colour = darkness(self.from + (self.to - self.from) * ratio);
    }
}

fn darkness(alpha: f32) -> BackgroundColor {
    BackgroundColor(palette::OAK_NIGHT.with_alpha(alpha))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, (tally, draw_last, fall).in_set(FillSystems));
}

/// The gutter between the territory and the near card of a combat.
fn gutter(t: &TableLayout) -> Rect {
    let half = (t.tile.height() * 0.17).min(34.0);
    let middle = Vec2::new(t.tile.min.x - 13.0, t.tile.center().y);
    Rect::from_center_half_size(middle, Vec2::new(10.0, half))
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Dusk::default(),
        node("Dusk", |t| Rect::from_corners(Vec2::ZERO, t.page)),
        ZIndex(-2),
        darkness(0.0),
    ));
    let tally = commands
        .spawn((
            TallyMarks,
            Absent,
            node("Tally", gutter),
            ZIndex(4),
            Node {
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::SpaceEvenly,
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .id();
    let stroke = |colour: Color, node: Node| {
        (
            ChildOf(tally),
            Node {
                height: px(6),
                border: UiRect::all(px(1)),
                border_radius: BorderRadius::all(px(3)),
                ..node
            },
            BackgroundColor(colour),
            BorderColor::all(palette::OAK_NIGHT),
            Pickable::IGNORE,
        )
    };
    for n in 0..STROKES {
        let node = Node {
            width: percent(90),
            ..default()
        };
        commands.spawn((Stroke(n), stroke(palette::GULES, node)));
    }
    // Over the other three, from below at the left to above at the right.
    let last = Node {
        position_type: PositionType::Absolute,
        width: percent(300),
        left: percent(-100),
        top: percent(50),
        margin: UiRect::top(px(-3)),
        ..default()
    };
    commands.spawn((
        LastStroke::default(),
        Name::new("Last stroke"),
        Waits,
        across(0.0),
        Visibility::Hidden,
        stroke(palette::OR, last),
    ));
}

/// How many combats on the territory of now are known to have decided nothing.
fn undecided(displayed: &DisplayedView) -> u8 {
    let view = &displayed.view;
    if view.land.is_none() {
        return 0;
    }
    let shown = displayed
        .fight
        .is_some_and(|shown| shown.settled && shown.fight.result.winner.is_none());
    view.put_back.len() as u8 + u8::from(shown)
}

/// Whether the last two cards fight.
fn is_last_stand(view: &View) -> bool {
    view.land.is_some() && view.put_back.len() == usize::from(STROKES)
}

/// Draws a stroke for each combat that decided nothing.
fn tally(
    displayed: Res<DisplayedView>,
    tallies: Query<(Entity, Has<Absent>), With<TallyMarks>>,
    mut strokes: Query<(&Stroke, &mut Visibility)>,
    mut commands: Commands,
) {
    let count = undecided(&displayed);
    for (entity, is) in &tallies {
        set_absent(entity, count == 0, is, &mut commands);
    }
    for (stroke, mut visibility) in &mut strokes {
        visibility.set_if_neq(visible_if(stroke.0 < count));
    }
}

/// Draws the stroke of the fourth combat, to the beats of a drum.
fn draw_last(
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut strokes: Query<(Entity, &mut LastStroke, &mut UiTransform, &mut Visibility)>,
    mut commands: Commands,
) {
    let due = is_last_stand(&displayed.view);
    for (entity, mut stroke, mut at, mut visibility) in &mut strokes {
        if stroke.drawn == due {
            continue;
        }
        stroke.drawn = due;
        visibility.set_if_neq(visible_if(due));
        let lasts = motion.flies(timings.stroke);
        if !due || lasts.is_zero() {
            at.set_if_neq(across(if due { 1.0 } else { 0.0 }));
            commands.entity(entity).remove::<TweenAnim>();
        } else {
            let method = timings.stroke.easing.method();
            let tween = Tween::new::<UiTransform, _>(method, lasts, StrokeLens);
            commands.entity(entity).insert(TweenAnim::new(tween));
        }
        if due && !motion.is_instant() {
            for n in 0..BEATS {
                let after = motion.lasts(timings.drum) * n;
                commands.write_message(PlaySound::later(sounds::UNDECIDED, after));
            }
        }
    }
}

/// Lets it grow dark around the fourth combat, and light again after it.
fn fall(
    displayed: Res<DisplayedView>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut dusks: Query<(Entity, &mut Dusk, &mut BackgroundColor)>,
    mut commands: Commands,
) {
    let due = is_last_stand(&displayed.view);
    for (entity, mut dusk, mut colour) in &mut dusks {
        if dusk.fallen == due {
            continue;
        }
        dusk.fallen = due;
        let to = if due { DARK } else { 0.0 };
        let lasts = motion.flies(timings.dusk);
        if lasts.is_zero() {
            colour.set_if_neq(darkness(to));
            commands.entity(entity).remove::<TweenAnim>();
            continue;
        }
        let lens = DuskLens {
            from: colour.0.alpha(),
            to,
        };
        let tween = Tween::new::<BackgroundColor, _>(timings.dusk.easing.method(), lasts, lens);
        commands.entity(entity).insert(TweenAnim::new(tween));
    }
}
