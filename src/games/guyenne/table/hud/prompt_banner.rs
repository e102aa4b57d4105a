//! The scroll that says what to do, the line under it that says what is owed, and the sentence of a refusal. What
//! they say is decided in `prompt` and in `choose`.

use bevy::prelude::*;

use super::FillSystems;
use super::hint_panel::Yields;
use super::prompt::{Situation, prompt};
use super::ui_layout::{Scene, TextFit, node};
use crate::games::guyenne::rules::Castle;
use crate::games::guyenne::rules::seat::{ByCamp, Camp};
use crate::games::guyenne::table::card_pose::stage_castle;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::timings::TableTimings;
use crate::games::guyenne::table::words;
use crate::games::guyenne::table::{
    AvailableActions, DisplayedView, Happened, Rules, Selection, TABLE, Turn, selection::Refused,
};
use crate::i18n::{LiveRegion, LocalizedText};
use crate::table::AnyPressLeaves;
use crate::theme::{MotionSettings, Picture, TextStyle, palette, visible_if, widget::label};

/// What a text of this file says.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum BannerLine {
    Prompt,
    Hint,
    Aside,
    Refusal,
}

/// How the combat on the stage came out.
#[derive(Resource, Debug, Default)]
struct CombatVerdict(Option<(Castle, LocalizedText)>);

/// The refusal that is being shown.
#[derive(Resource, Debug, Default)]
struct Complaint {
    message: Option<LocalizedText>,
    since: Timer,
}

/// The plate a refusal is written on.
#[derive(Component)]
struct RefusalPlate;

/// A line that stands where a refusal is written, and waits behind it.
#[derive(Component)]
struct Behind;

/// A refusal stays this many times as long as what has just happened.
const STAYS: f32 = 4.0;
/// How far it shakes, in parts of a letter's height, and how often.
const SHAKE: (f32, f32) = (0.5, 3.0);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CombatVerdict>()
        .init_resource::<Complaint>()
        .add_systems(OnEnter(TABLE), spawn_scroll)
        .add_systems(
            Update,
            (
                (remember_verdict, write_scroll).chain(),
                (take_complaint, show_complaint).chain(),
            )
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// The picture of the scroll is larger than what is written on: its ends and its shadow hang over.
fn around(t: &TableLayout, rect: Rect) -> Rect {
    // A high scroll hangs over less, for what lies around it is as near.
    let hang = (rect.height() / 38.0).min(1.5 * t.unit);
    Rect {
        min: rect.min - Vec2::new(0.0, 16.0 * hang),
        max: rect.max + Vec2::new(0.0, 8.0 * hang),
    }
}

fn scroll_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(around(t, t.hud.scroll)),
        Scene::Stage => Some(around(t, t.reveal.prompt)),
        Scene::Nothing | Scene::Tray => None,
    }
}

fn hint_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.hint),
        Scene::Stage => Some(t.reveal.buttons_hint),
        Scene::Nothing | Scene::Tray => None,
    }
}

/// In the row the advice lies over it.
fn hint_beside_advice(t: &TableLayout, scene: Scene) -> Option<Rect> {
    hint_at(t, scene).filter(|_| scene != Scene::Row)
}

fn aside_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    (scene == Scene::Stage).then_some(t.reveal.refusal)
}

fn refusal_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let line = match scene {
        Scene::Row => t.hud.refusal,
        Scene::Stage => t.reveal.refusal,
        Scene::Tray => t.reserve.refusal,
        Scene::Nothing => return None,
    };
    let least = 27.0 * t.unit;
    let grow = (least - line.height()).max(0.0);
    Some(Rect {
        min: line.min - Vec2::new(0.0, grow),
        max: line.max,
    })
}

fn middle() -> Node {
    Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

fn text(line: BannerLine, style: TextStyle, color: Color, fit: TextFit) -> impl Bundle {
    (
        line,
        fit,
        label(LocalizedText::verbatim(""), style, color),
        LiveRegion,
        TextLayout::justify(Justify::Center),
        Pickable::IGNORE,
    )
}

fn spawn_scroll(mut commands: Commands) {
    commands
        .spawn((
            node("Scroll", scroll_at),
            Yields(|_, _| None),
            Picture::new("scroll"),
            Node {
                padding: UiRect::bottom(px(9)),
                ..middle()
            },
        ))
        .with_child(text(
            BannerLine::Prompt,
            TextStyle::STRONG,
            palette::INK,
            TextFit::line(22.0, 0.83).lines(2).bound().growing(1.95),
        ));
    let small = TextStyle::CAPTION;
    type BannerPlace = fn(&TableLayout, Scene) -> Option<Rect>;
    let lines: [(_, _, BannerPlace, BannerPlace); 2] = [
        ("Hint", BannerLine::Hint, hint_at, hint_beside_advice),
        ("Aside", BannerLine::Aside, aside_at, aside_at),
    ];
    for (name, line, at, beside) in lines {
        commands
            .spawn((node(name, at), Yields(beside), Behind, middle()))
            .with_child((
                text(
                    line,
                    small,
                    palette::PARCHMENT,
                    TextFit::line(18.0, 1.0).lines(2).bound().growing(1.95),
                ),
                // Raised cards may come under it.
                TextShadow {
                    offset: Vec2::splat(1.5),
                    color: palette::SABLE,
                },
            ));
    }
    commands
        .spawn((
            node("Refusal", refusal_at),
            RefusalPlate,
            Visibility::Hidden,
            GlobalZIndex(20),
            middle(),
        ))
        .with_child((
            text(
                BannerLine::Refusal,
                TextStyle::SMALL_STRONG,
                palette::OR_LIGHT,
                TextFit::line(18.0, 0.92).lines(2).growing(1.95),
            ),
            // As wide as its words.
            BackgroundColor(palette::OAK_NIGHT),
            BorderColor::all(palette::GULES),
            Node {
                padding: UiRect::axes(px(20), px(2)),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
        ));
}

fn remember_verdict(
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    mut verdict: ResMut<CombatVerdict>,
) {
    let stage = stage_castle(&displayed.view);
    for Happened(event) in happened.read() {
        if let (Some(castle), Some(message)) = (stage, words::outcome(event, &displayed.view)) {
            verdict.0 = Some((castle, message));
        }
    }
    if verdict
        .0
        .as_ref()
        .is_some_and(|(castle, _)| Some(*castle) != stage)
    {
        verdict.0 = None;
    }
}

/// Says what to do now.
fn write_scroll(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    turn: Res<Turn>,
    selection: Res<Selection>,
    available: Res<AvailableActions>,
    verdict: Res<CombatVerdict>,
    leaves: Res<AnyPressLeaves>,
    layout: Res<TableLayout>,
    mut lines: Query<(&BannerLine, &mut LocalizedText)>,
) {
    let same = !displayed.is_changed()
        && !rules.is_changed()
        && !turn.is_changed()
        && !selection.is_changed()
        && !available.is_changed()
        && !verdict.is_changed()
        && !leaves.is_changed()
        && !layout.is_changed();
    if same {
        return;
    }
    let game_config = rules.game_config();
    let now = Situation {
        view: &displayed.view,
        turn: *turn,
        cards: selection.cards,
        castle: selection.castle,
        ready: matches!(available.ready, Some(Ok(_))),
        names: ByCamp(Camp::ALL.map(|camp| words::player(game_config.player(camp), camp))),
        demo: leaves.0,
        outcome: verdict.0.as_ref().map(|(_, message)| message),
    };
    let said = prompt(&now);
    let said = if layout.brief { said.short() } else { said };
    let nothing = || LocalizedText::verbatim("");
    for (line, mut message) in &mut lines {
        let fresh = match line {
            BannerLine::Prompt => said.line.clone(),
            BannerLine::Hint => said.hint.clone().unwrap_or_else(nothing),
            BannerLine::Aside => said.aside.clone().unwrap_or_else(nothing),
            BannerLine::Refusal => continue,
        };
        message.set_if_neq(fresh);
    }
}

/// A new refusal takes the place of the last; whoever chooses something else has understood.
fn take_complaint(
    mut refused: MessageReader<Refused>,
    selection: Res<Selection>,
    displayed: Option<Res<DisplayedView>>,
    timings: Res<TableTimings>,
    mut complaint: ResMut<Complaint>,
) {
    if selection.is_changed() {
        complaint.message = None;
    }
    if let Some(Refused(reason)) = refused.read().last() {
        let names = displayed.map(|displayed| displayed.view.config.names);
        complaint.message = Some(reason.message(names.unwrap_or_default()));
        complaint.since = Timer::from_seconds(timings.linger.seconds * STAYS, TimerMode::Once);
    }
}

/// The refusal shakes as it comes and goes by itself.
fn show_complaint(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    turn: Res<Turn>,
    mut complaint: ResMut<Complaint>,
    mut plates: Query<(&mut Visibility, &mut UiTransform), With<RefusalPlate>>,
    mut behind: Query<&mut Visibility, (With<Behind>, Without<RefusalPlate>)>,
    mut lines: Query<(&BannerLine, &mut LocalizedText)>,
) {
    complaint.since.tick(time.delta());
    let over = complaint.since.is_finished() || matches!(*turn, Turn::Curtain(_) | Turn::Over);
    if complaint.message.is_some() && over {
        complaint.message = None;
    }
    let spoken = complaint.message.clone();
    for (line, mut message) in &mut lines {
        if let (BannerLine::Refusal, Some(spoken)) = (line, &spoken) {
            message.set_if_neq(spoken.clone());
        }
    }
    let shaking = complaint.since.elapsed_secs() / timings.refuse.seconds.max(f32::EPSILON);
    let shake = if motion.reduced || shaking >= 1.0 {
        0.0
    } else {
        (shaking * SHAKE.1 * core::f32::consts::TAU).sin() * (1.0 - shaking) * SHAKE.0 * 18.0
    };
    for (mut visibility, mut transform) in &mut plates {
        let seen = visible_if(spoken.is_some());
        visibility.set_if_neq(seen);
        let to = Val2::px(shake, 0.0);
        if transform.translation != to {
            transform.translation = to;
        }
    }
    let seen = visible_if(spoken.is_none());
    for mut visibility in &mut behind {
        visibility.set_if_neq(seen);
    }
}

fn forget(mut verdict: ResMut<CombatVerdict>, mut complaint: ResMut<Complaint>) {
    *verdict = CombatVerdict::default();
    *complaint = Complaint::default();
}
