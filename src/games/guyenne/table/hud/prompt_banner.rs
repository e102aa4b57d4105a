//! The prompt banner: a scroll with what to do, a line with what is missing, a line about the second button, and the
//! sentence of a refusal. `prompt` and `selection` decide the texts.

use bevy::prelude::*;

use super::FillSystems;
use super::hint_panel::Yields;
use super::prompt::{Situation, prompt};
use super::ui_layout::{Scene, TextFit, node, ribbon};
use crate::games::guyenne::rules::Castle;
use crate::games::guyenne::table::card_pose::stage_castle;
use crate::games::guyenne::table::event_words;
use crate::games::guyenne::table::exercise::Corrected;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::rulebook::paragraph_about;
use crate::games::guyenne::table::timings::TableTimings;
use crate::games::guyenne::table::{
    AvailableActions, DisplayedView, Happened, Rules, Selection, TABLE, Turn, refusal::Refused,
};
use crate::i18n::{LiveRegion, LocalizedText};
use crate::input::{Action, ActionButton, Focusable};
use crate::table::AnyPressLeaves;
use crate::table::rules_topics::RulesTopics;
use crate::theme::widget::{button, label};
use crate::theme::{ButtonStyle, MotionSettings, Picture, TextStyle, key_cap, palette, visible_if};

/// A text of this file.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BannerLine {
    Prompt,
    Hint,
    Aside,
    Refusal,
}

impl BannerLine {
    /// The lines that say what is owed now.
    pub(super) const OWED: [Self; 3] = [Self::Prompt, Self::Hint, Self::Aside];

    /// Whether it says what is owed now.
    pub(super) fn is_owed(self) -> bool {
        Self::OWED.contains(&self)
    }
}

/// What shows refusals.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct RefusalSystems;

/// The outcome of the combat on the stage.
#[derive(Resource, Debug, Default)]
struct CombatVerdict(Option<(Castle, LocalizedText)>);

/// The refusal on screen, and since when.
#[derive(Resource, Debug, Default)]
pub(super) struct RefusalNotice {
    message: Option<LocalizedText>,
    /// The paragraph of the rulebook that explains it.
    about: Option<&'static str>,
    since: Timer,
}

impl RefusalNotice {
    /// The paragraph that explains the refusal on screen.
    pub(super) fn about(&self) -> Option<&'static str> {
        self.about.filter(|_| self.message.is_some())
    }

    /// Shows this message for a while.
    pub(super) fn tell(&mut self, message: LocalizedText, timings: &TableTimings) {
        self.message = Some(message);
        self.about = None;
        self.since = Timer::from_seconds(timings.linger.seconds * STAYS, TimerMode::Once);
    }
}

/// The node of the refusal.
#[derive(Component)]
struct RefusalPlate;

/// A line in the refusal's place, hidden while there is a refusal.
#[derive(Component)]
struct Behind;

/// How long a refusal is shown, in durations of the timing `linger`.
const STAYS: f32 = 4.0;
/// How far it shakes to either side, in parts of 18 units of the interface, and how often.
const SHAKE: (f32, f32) = (0.5, 3.0);

/// The focus zone of the button beside a refusal: that of the toolbar.
const WHY: u8 = 5;

/// The share of the banner's width that the prompt may fill: between the ribbon's ends.
const PROMPT_WIDTH: f32 = 0.83;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CombatVerdict>()
        .init_resource::<RefusalNotice>()
        .add_systems(OnEnter(TABLE), spawn_banner)
        .add_systems(
            Update,
            (
                (remember_verdict, write_prompt).chain(),
                (take_refusal, show_refusal).chain().in_set(RefusalSystems),
            )
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), forget);
}

/// The rectangle of the scroll's picture around that of its text: rolled ends and shadow are outside.
fn around(t: &TableLayout, rect: Rect) -> Rect {
    // Of a high scroll a smaller part is outside, because its neighbours are as near.
    let hang = (rect.height() / ribbon::HEIGHT).min(ribbon::LARGEST * t.unit);
    Rect {
        min: rect.min - Vec2::new(0.0, ribbon::BELOW * hang),
        max: rect.max + Vec2::new(0.0, ribbon::ABOVE * hang),
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

/// While a hint is shown; in the row the hint lies over this line.
fn hint_beside_note(t: &TableLayout, scene: Scene) -> Option<Rect> {
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

fn spawn_banner(mut commands: Commands) {
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
        .with_child((
            text(
                BannerLine::Prompt,
                TextStyle::STRONG,
                palette::INK,
                TextFit::line(22.0, PROMPT_WIDTH)
                    .lines(2)
                    .bound_by_ribbon()
                    .growing(1.95),
            ),
            // The ribbon's ends bear no text: lines break at the width that was measured.
            Node {
                max_width: percent(PROMPT_WIDTH * 100.0),
                ..default()
            },
        ));
    let small = TextStyle::CAPTION;
    type BannerPlace = fn(&TableLayout, Scene) -> Option<Rect>;
    let lines: [(_, _, BannerPlace, BannerPlace); 2] = [
        ("Hint", BannerLine::Hint, hint_at, hint_beside_note),
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
                // Raised cards may be behind it.
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
            Node {
                column_gap: px(10),
                ..middle()
            },
        ))
        .with_child((
            text(
                BannerLine::Refusal,
                TextStyle::SMALL_STRONG,
                palette::OR_LIGHT,
                TextFit::line(18.0, 0.78).lines(2).growing(1.95),
            ),
            // As wide as its text.
            BackgroundColor(palette::OAK_NIGHT),
            BorderColor::all(palette::GULES),
            Node {
                padding: UiRect::axes(px(20), px(2)),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
        ))
        .with_children(|plate| {
            plate
                .spawn((
                    ActionButton(Action::Rules),
                    button(
                        ButtonStyle::Option,
                        "refusal-why",
                        Focusable::PAGE.zone(WHY).last(),
                    ),
                ))
                .with_child(key_cap(Action::Rules));
        });
}

fn remember_verdict(
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    mut verdict: ResMut<CombatVerdict>,
) {
    let stage = stage_castle(&displayed.view);
    for Happened(event) in happened.read() {
        if let (Some(castle), Some(message)) = (stage, event_words::outcome(event, &displayed.view))
        {
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

/// Writes the prompts.
fn write_prompt(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    turn: Res<Turn>,
    selection: Res<Selection>,
    available: Res<AvailableActions>,
    verdict: Res<CombatVerdict>,
    leaves: Res<AnyPressLeaves>,
    layout: Res<TableLayout>,
    mut topics: ResMut<RulesTopics>,
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
        veiled: displayed.veiled.is_some(),
        castle: selection.castle,
        ready: matches!(available.ready, Some(Ok(_))),
        asked: selection.asked.is_some(),
        seating: &game_config.seating,
        demo: leaves.0,
        outcome: verdict.0.as_ref().map(|(_, message)| message),
    };
    let prompt_now = prompt(&now);
    let prompt_now = if layout.brief {
        prompt_now.short()
    } else {
        prompt_now
    };
    let fresh = RulesTopics {
        now: paragraph_about(prompt_now.line.key()),
        ..*topics
    };
    topics.set_if_neq(fresh);
    let nothing = || LocalizedText::verbatim("");
    for (line, mut message) in &mut lines {
        let fresh = match line {
            BannerLine::Prompt => prompt_now.line.clone(),
            BannerLine::Hint => prompt_now.hint.clone().unwrap_or_else(nothing),
            BannerLine::Aside => prompt_now.aside.clone().unwrap_or_else(nothing),
            BannerLine::Refusal => continue,
        };
        message.set_if_neq(fresh);
    }
}

/// Shows a new refusal in place of the last; a change of the selection ends it.
fn take_refusal(
    mut refused: MessageReader<Refused>,
    mut corrected: MessageReader<Corrected>,
    selection: Res<Selection>,
    displayed: Option<Res<DisplayedView>>,
    timings: Res<TableTimings>,
    mut notice: ResMut<RefusalNotice>,
) {
    if selection.is_changed() {
        notice.message = None;
    }
    if let Some(Refused(reason)) = refused.read().last() {
        let names = displayed.map(|displayed| displayed.view.config.names);
        notice.tell(reason.message(names.unwrap_or_default()), &timings);
        notice.about = Some(reason.paragraph());
    }
    if let Some(Corrected(why)) = corrected.read().last() {
        notice.tell(why.clone(), &timings);
    }
}

/// Shakes a new refusal, and hides it after its time.
fn show_refusal(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    turn: Res<Turn>,
    mut notice: ResMut<RefusalNotice>,
    mut plates: Query<(&mut Visibility, &mut UiTransform), With<RefusalPlate>>,
    mut behind: Query<&mut Visibility, (With<Behind>, Without<RefusalPlate>)>,
    mut lines: Query<(&BannerLine, &mut LocalizedText)>,
) {
    notice.since.tick(time.delta());
    let over = notice.since.is_finished() || matches!(*turn, Turn::Curtain(_) | Turn::Over);
    if notice.message.is_some() && over {
        notice.message = None;
    }
    let shown = notice.message.clone();
    for (line, mut message) in &mut lines {
        if let (BannerLine::Refusal, Some(shown)) = (line, &shown) {
            message.set_if_neq(shown.clone());
        }
    }
    let shaking = notice.since.elapsed_secs() / timings.refuse.seconds.max(f32::EPSILON);
    let shake = if motion.reduced || shaking >= 1.0 {
        0.0
    } else {
        (shaking * SHAKE.1 * core::f32::consts::TAU).sin() * (1.0 - shaking) * SHAKE.0 * 18.0
    };
    for (mut visibility, mut transform) in &mut plates {
        let seen = visible_if(shown.is_some());
        visibility.set_if_neq(seen);
        let to = Val2::px(shake, 0.0);
        if transform.translation != to {
            transform.translation = to;
        }
    }
    let seen = visible_if(shown.is_none());
    for mut visibility in &mut behind {
        visibility.set_if_neq(seen);
    }
}

fn forget(
    mut verdict: ResMut<CombatVerdict>,
    mut notice: ResMut<RefusalNotice>,
    mut topics: ResMut<RulesTopics>,
) {
    *topics = RulesTopics::default();
    *verdict = CombatVerdict::default();
    *notice = RefusalNotice::default();
}
