//! The buttons of the moment: what the table offers becomes up to three buttons, each of which stands for an action. What
//! is offered is decided in `choose`, what an action asks for in `press`.

use bevy::prelude::*;

use super::FillSystems;
use super::tooltip_targets::NodeTip;
use super::ui_layout::{NodeRect, Scene};
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::{ActionKind, AvailableActions, TABLE, Turn};
use crate::i18n::{LocalizedText, Localizer};
use crate::input::{Action, ActionButton, Focusable};
use crate::theme::widget::{ButtonWords, button};
use crate::theme::{ButtonStyle, TextMeasure, TextStyle, key_cap};

/// A button of the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(NodeRect, NodeTip)]
pub(super) enum PromptButton {
    /// Does the first thing offered.
    Commit,
    /// Does the second thing offered.
    Decline,
    /// Puts the last chosen thing back.
    TakeBack,
}

/// The part of the screen these buttons are: after the hand and the castles.
const ZONE: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_buttons)
        .add_systems(Update, (place_buttons, name_buttons).in_set(FillSystems));
}

/// What a button says.
const fn words(verb: ActionKind) -> &'static str {
    match verb {
        ActionKind::Place => "button-place",
        ActionKind::Answer => "button-answer",
        ActionKind::Reinforce => "button-reinforce",
        ActionKind::Pass => "button-pass",
        ActionKind::Show => "button-show",
        ActionKind::Concede => "button-concede",
        ActionKind::Lose => "button-give-up",
        ActionKind::SetAside => "button-set-aside",
    }
}

impl PromptButton {
    /// What the button would do now.
    fn offered(self, available: &AvailableActions) -> Option<&'static str> {
        match self {
            Self::Commit => available.commit.map(words),
            Self::Decline => available.decline.map(words),
            Self::TakeBack => available.take_back.then_some("button-take-back"),
        }
    }

    /// What is told of the button, as far as its word does not say it.
    fn tip(self, available: &AvailableActions) -> NodeTip {
        match (self, available.commit, available.decline) {
            (Self::TakeBack, ..) => NodeTip::new("tip-take-back"),
            (Self::Commit, Some(ActionKind::Show), _) => NodeTip::new("tip-show"),
            (Self::Decline, _, Some(ActionKind::Concede)) => NodeTip::new("tip-concede"),
            (Self::Decline, _, Some(ActionKind::Pass)) => NodeTip::new("tip-pass"),
            _ => NodeTip(None),
        }
    }

    const fn action(self) -> Action {
        match self {
            Self::Commit => Action::Commit,
            Self::Decline => Action::Decline,
            Self::TakeBack => Action::Back,
        }
    }
}

fn spawn_buttons(mut commands: Commands) {
    for press in [
        PromptButton::Commit,
        PromptButton::Decline,
        PromptButton::TakeBack,
    ] {
        commands
            .spawn((
                Name::new(format!("{press:?}")),
                DespawnOnExit(TABLE),
                press,
                ActionButton(press.action()),
                button(
                    ButtonStyle::Parchment,
                    LocalizedText::verbatim(""),
                    Focusable::PAGE.zone(ZONE),
                ),
            ))
            .with_child(key_cap(press.action()));
    }
}

/// The place of one of `count` buttons of a scene.
fn place(t: &TableLayout, scene: Scene, index: usize, count: usize) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.buttons.button(index, count)),
        Scene::Stage => Some(t.reveal.buttons.button(index, count)),
        Scene::Tray => Some(t.reserve.buttons.button(index, count)),
        Scene::Nothing => None,
    }
}

pub(super) fn place_buttons(
    available: Res<AvailableActions>,
    turn: Res<Turn>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut buttons: Query<(
        &PromptButton,
        &mut NodeRect,
        &mut NodeTip,
        &mut ButtonStyle,
        &mut Node,
    )>,
) {
    let asked = matches!(*turn, Turn::Person(_));
    let offered = |press: &PromptButton| asked && press.offered(&available).is_some();
    let all = [
        PromptButton::Commit,
        PromptButton::Decline,
        PromptButton::TakeBack,
    ];
    let count = all.iter().filter(|press| offered(press)).count();
    for (press, mut lies, mut tip, mut look, mut node) in &mut buttons {
        let before = all.iter().take_while(|other| *other != press);
        let index = before.filter(|press| offered(press)).count();
        let fresh = offered(press)
            .then(|| place(&layout, *scene, index, count))
            .flatten();
        lies.set_if_neq(NodeRect(fresh));
        tip.set_if_neq(press.tip(&available));
        // The first button lights up when what is chosen can be confirmed.
        let ready = *press == PromptButton::Commit && matches!(available.ready, Some(Ok(_)));
        look.set_if_neq(if ready {
            ButtonStyle::Azure
        } else {
            ButtonStyle::Parchment
        });
        let narrow = UiRect::horizontal(px(10));
        if node.padding != narrow {
            node.padding = narrow;
            node.column_gap = px(10);
        }
    }
}

/// What a button holds beside its words, in units of the design.
const BESIDE: f32 = 76.0;

fn name_buttons(
    available: Res<AvailableActions>,
    layout: Res<TableLayout>,
    localizer: Res<Localizer>,
    buttons: Query<(&PromptButton, Ref<NodeRect>, &Children)>,
    mut words: Query<(&mut LocalizedText, &mut TextStyle), With<ButtonWords>>,
    mut measure: TextMeasure,
) {
    let all = available.is_changed() || layout.is_changed() || localizer.is_changed();
    for (press, lies, children) in &buttons {
        if !all && !lies.is_changed() {
            continue;
        }
        let Some(key) = press.offered(&available) else {
            continue;
        };
        // A button that is flat, or stands in a row of three, gets smaller letters.
        let room = lies.0.map_or(Vec2::ZERO, |rect| rect.size() / layout.unit);
        let size = (room.y * 0.5).min(room.x * 0.115).clamp(16.0, 22.0);
        // They grow until they fill the button, beside the sign of what presses it.
        let message = LocalizedText::new(key);
        let spoken = localizer.localize(&message);
        for &child in children {
            if let Ok((mut words, mut style)) = words.get_mut(child) {
                let most = room.y * 0.62;
                let wide = measure
                    .words(&spoken, style.face)
                    .map_or(most, |mut words| words.fitting(room.x - BESIDE, 1, most));
                let grows = (wide / size).max(1.0);
                words.set_if_neq(message.clone());
                let fresh = style.sized(size).growing(grows);
                style.set_if_neq(fresh);
            }
        }
    }
}
