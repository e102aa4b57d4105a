//! The prompt: a scroll with what to do now. While something is shown it tells what happens.

use bevy::prelude::*;

use super::FillSystems;
use super::places::{Absent, node, set_absent};
use crate::beats::{Happening, ShownFight};
use crate::card_signs::keys;
use crate::keys;
use crate::refusal::Refused;
use crate::rulebook::paragraph_about;
use crate::session::TABLE_UPDATE;
use crate::signs::SecretSigns;
use crate::{
    CurrentHint, DisplayedView, GameConfig, Happened, Rules, Secrecy, Selection, TABLE, Turn,
    event_words, words,
};
use fayance_rules::{DecisionKind, Side, Stage};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::{Action, PrintedSigns};
use kit_table::aside::LastRefusal;
use kit_table::places::TextFit;
use kit_table::rules_topics::RulesTopics;
use kit_table::{AnyPressLeaves, SeatDevices};
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// The text of the prompt.
#[derive(Component)]
pub struct PromptText;

/// What was told last, until the next decision is there.
#[derive(Resource, Default)]
struct ShownPrompt(Option<LocalizedText>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownPrompt>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (remember, write, yield_to_hint).chain().in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), |mut told: ResMut<ShownPrompt>| told.0 = None);
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            node("Prompt", |t| t.prompt.inflate(0.0)),
            Picture::new("scroll"),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                padding: UiRect::bottom(px(7)),
                ..default()
            },
        ))
        .with_child((
            PromptText,
            TextFit::line(21.0, 0.83)
                .lines(2)
                .bound_by_ribbon()
                .growing(1.95),
            label(LocalizedText::verbatim(""), TextStyle::STRONG, palette::INK),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            Node {
                max_width: percent(83),
                ..default()
            },
            Pickable::IGNORE,
        ));
}

/// A hint is shown in the prompt's place.
fn yield_to_hint(
    hint: Res<CurrentHint>,
    refusal: Res<LastRefusal<Refused>>,
    texts: Query<&ChildOf, With<PromptText>>,
    scrolls: Query<Has<Absent>>,
    mut commands: Commands,
) {
    let yields = hint.is_shown() && refusal.0.is_none();
    for scroll in texts.iter().map(ChildOf::parent) {
        let is = scrolls.get(scroll).unwrap_or_default();
        set_absent(scroll, yields, is, &mut commands);
    }
}

/// Remembers what happens in a sentence, until it is somebody's turn.
fn remember(
    mut happened: MessageReader<Happened>,
    turn: Res<Turn>,
    rules: Res<Rules>,
    mut told: ResMut<ShownPrompt>,
) {
    for Happened(happening) in happened.read() {
        if matches!(happening, Happening::Confirmed(_)) {
            continue;
        }
        let last = event_words::tell(happening, rules.config()).pop();
        told.0 = last.or(told.0.take());
    }
    if *turn != Turn::Busy && told.0.is_some() {
        told.0 = None;
    }
}

/// What a combat on the stage has come to, before it is settled.
fn so_far(shown: &ShownFight) -> LocalizedText {
    match (shown.up, shown.asked) {
        (false, _) if shown.fight.n == 4 => LocalizedText::new(keys::FAYANCE_PROMPT_LAST),
        (false, _) => LocalizedText::new(keys::FAYANCE_PROMPT_HUSH),
        (true, 0) => LocalizedText::new(keys::FAYANCE_PROMPT_TROOPS),
        (true, 1) => LocalizedText::new(keys::FAYANCE_PROMPT_TERRAINS),
        (true, _) => LocalizedText::new(keys::FAYANCE_PROMPT_HALFLINGS),
    }
}

/// What both are to do in plain sight, with the keys of their devices.
fn together(
    displayed: &DisplayedView,
    light: bool,
    keys: impl Fn(Action) -> LocalizedText,
) -> LocalizedText {
    let key = match (displayed.view.stage, light) {
        (_, true) => keys::FAYANCE_PROMPT_LIGHT,
        (Stage::Muster, false) => keys::FAYANCE_PROMPT_SIGNS_MUSTER,
        (Stage::Refill, false) => keys::FAYANCE_PROMPT_SIGNS_REFILL,
        (Stage::Call, false) => keys::FAYANCE_PROMPT_SIGNS_CALL,
        (_, false) => keys::FAYANCE_PROMPT_SIGNS_CHOOSE,
    };
    LocalizedText::new(key)
        .with("confirm", keys(Action::Confirm))
        .with("commit", keys(Action::Commit))
}

/// What the person at the screen is to do.
fn task(displayed: &DisplayedView, selection: &Selection, config: &GameConfig) -> LocalizedText {
    let view = &displayed.view;
    let Some(decision) = view.decision else {
        let other = words::player(config, displayed.near().other());
        return LocalizedText::new(keys::FAYANCE_PROMPT_WAIT).with("name", other);
    };
    if selection.asked {
        return LocalizedText::new(keys::FAYANCE_PROMPT_SURE);
    }
    match decision.kind {
        DecisionKind::Muster { .. } => {
            LocalizedText::new(keys::FAYANCE_PROMPT_MUSTER).with("n", selection.row.len())
        }
        DecisionKind::Refill { from, count } if from.count() == count => {
            LocalizedText::new(keys::FAYANCE_PROMPT_REFILL_ALL)
        }
        DecisionKind::Refill { count, .. } => LocalizedText::new(keys::FAYANCE_PROMPT_REFILL)
            .with("n", selection.row.len())
            .with("due", count),
        DecisionKind::Call => LocalizedText::new(keys::FAYANCE_PROMPT_CALL),
        DecisionKind::Lay { territory } => LocalizedText::new(keys::FAYANCE_PROMPT_LAY)
            .with("territory", words::territory(territory)),
        DecisionKind::Choose { .. } if selection.slot.is_some() => {
            LocalizedText::new(keys::FAYANCE_PROMPT_CHOSEN)
        }
        DecisionKind::Choose { .. } => LocalizedText::new(keys::FAYANCE_PROMPT_CHOOSE),
    }
}

/// The same with the name of who decides, where two people share the screen.
fn addressed(
    prompt: LocalizedText,
    displayed: &DisplayedView,
    config: &GameConfig,
) -> LocalizedText {
    let decides = displayed.view.decision.filter(|_| config.is_shared());
    match decides {
        Some(decision) => LocalizedText::new(keys::FAYANCE_PROMPT_OF)
            .with("name", words::player(config, decision.side))
            .with("what", prompt),
        None => prompt,
    }
}

fn write(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    turn: Res<Turn>,
    selection: Res<Selection>,
    told: Res<ShownPrompt>,
    leaves: Res<AnyPressLeaves>,
    mut topics: ResMut<RulesTopics>,
    sight: (Res<SecretSigns>, Res<SeatDevices>, PrintedSigns),
    mut texts: Query<&mut LocalizedText, With<PromptText>>,
) {
    let config = rules.config();
    let message = match (*turn, &displayed.fight) {
        (_, Some(shown)) if !shown.settled => so_far(shown),
        (Turn::Busy, _) if told.0.is_some() => told
            .0
            .clone()
            .unwrap_or_else(|| keys::FAYANCE_PROMPT_HUSH.into()),
        (Turn::Busy, _) if leaves.0 => AnyPressLeaves::prompt(),
        (Turn::Busy, _) => return,
        (Turn::Person(_), _) => task(&displayed, &selection, config),
        (Turn::Bot(side), _) => {
            let key = match displayed.view.stage {
                Stage::Lay => keys::FAYANCE_PROMPT_BOT_LAYS,
                _ => keys::FAYANCE_PROMPT_WAIT,
            };
            LocalizedText::new(key).with("name", words::player(config, side))
        }
        (Turn::Together, _) => {
            let (signs, light) = (&sight.0.0, rules.secrecy() == Secrecy::Light);
            let mut sheets = Side::ALL
                .into_iter()
                .filter_map(|side| signs[side].as_ref());
            let keys = |action| keys(action, &sight.1, &sight.2);
            if sheets.any(|sheet| sheet.whole_reserve().is_some()) {
                LocalizedText::new(keys::FAYANCE_PROMPT_SIGNS_WHOLE)
                    .with("commit", keys(Action::Commit))
            } else {
                together(&displayed, light, keys)
            }
        }
        (Turn::Curtain(_), _) => LocalizedText::new(keys::FAYANCE_PROMPT_CURTAIN),
        (Turn::Over, _) => LocalizedText::new(keys::FAYANCE_PROMPT_OVER),
    };
    let now = paragraph_about(message.key());
    if topics.now != now {
        topics.now = now;
    }
    let message = match *turn {
        Turn::Person(_) if !selection.asked => addressed(message, &displayed, config),
        _ => message,
    };
    for mut text in &mut texts {
        text.set_if_neq(message.clone());
    }
}
