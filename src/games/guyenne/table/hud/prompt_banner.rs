//! The prompt banner: a scroll with what to do, a line with what is missing, and a line about the second button.
//! `prompt` and `selection` decide the texts.

use bevy::prelude::*;

use super::FillSystems;
use super::hint_panel::Yields;
use super::prompt::{Situation, prompt};
use super::ui_layout::{Scene, TextFit, node, ribbon};
use crate::available_actions::AvailableActions;
use crate::card_pose::stage_castle;
use crate::event_words;
use crate::layout::TableLayout;
use crate::rulebook::paragraph_about;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, Happened, Rules, Selection, TABLE, Turn};
use guyenne_rules::Castle;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_table::AnyPressLeaves;
use kit_table::exercise::Exercise;
use kit_table::rules_topics::RulesTopics;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// A text of this file.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BannerLine {
    Prompt,
    Hint,
    Aside,
}

impl BannerLine {
    /// All of them, in the order they are read.
    pub(super) const ALL: [Self; 3] = [Self::Prompt, Self::Hint, Self::Aside];
}

/// The outcome of the combat on the stage.
#[derive(Resource, Debug, Default)]
struct CombatVerdict(Option<(Castle, LocalizedText)>);

/// Says where a node lies in the refusal's place; there it is hidden while a refusal is shown.
#[derive(Component)]
pub(super) struct Behind(pub(super) fn(&TableLayout, Scene) -> bool);

/// The share of the banner's width that the prompt may fill: between the ribbon's ends.
const PROMPT_WIDTH: f32 = 0.83;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CombatVerdict>()
        .add_systems(OnEnter(TABLE), spawn_banner)
        .add_systems(
            TABLE_UPDATE,
            (remember_verdict, write_prompt).chain().in_set(FillSystems),
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
            Behind(|t, scene| scene == Scene::Stage || t.compact),
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
            .spawn((
                node(name, at),
                Yields(beside),
                Behind(|_, _| true),
                middle(),
            ))
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
    (leaves, exercise): (Res<AnyPressLeaves>, Option<Res<Exercise<Rules>>>),
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
        && !(exercise.as_ref()).is_some_and(DetectChanges::is_changed)
        && !layout.is_changed();
    if same {
        return;
    }
    let game_config = rules.config();
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
        task: exercise.as_ref().and_then(|exercise| exercise.task()),
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
        };
        message.set_if_neq(fresh);
    }
}

fn forget(mut verdict: ResMut<CombatVerdict>, mut topics: ResMut<RulesTopics>) {
    *topics = RulesTopics::default();
    *verdict = CombatVerdict::default();
}
