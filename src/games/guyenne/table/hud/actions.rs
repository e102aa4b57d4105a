//! Up to three buttons for the available actions; each stands for an input action. `selection` decides which are
//! available, `input` what an input action does.

use bevy::prelude::*;

use super::FillSystems;
use super::tooltip_targets::NodeTip;
use super::ui_layout::{NodeRect, Scene};
use crate::available_actions::{ActionKind, Asked, AvailableActions};
use crate::keys;
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::{TABLE, Turn};
use kit_i18n::LocalizedText;
use kit_input::{Action, ActionButton, Focusable};
use kit_rules::message_key::MessageKey;
use kit_theme::widget::{ButtonWords, button};
use kit_theme::{ButtonStyle, CaptionFit, Scale, TextStyle, key_cap};

/// A button of the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(NodeRect, NodeTip)]
pub(crate) enum PromptButton {
    /// Does the first available action.
    Commit,
    /// Does the second available action.
    Decline,
    /// Puts the last chosen card or the castle back.
    TakeBack,
}

/// The focus zone of these buttons, after those of the hand and the castles.
const ZONE: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_buttons).add_systems(
        TABLE_UPDATE,
        (place_buttons, name_buttons).in_set(FillSystems),
    );
}

/// The key of a button's text.
const fn words(kind: ActionKind) -> MessageKey {
    match kind {
        ActionKind::Place => keys::BUTTON_PLACE,
        ActionKind::Answer => keys::BUTTON_ANSWER,
        ActionKind::Reinforce => keys::BUTTON_REINFORCE,
        ActionKind::Pass => keys::BUTTON_PASS,
        ActionKind::Show => keys::BUTTON_SHOW,
        ActionKind::Concede => keys::BUTTON_CONCEDE,
        ActionKind::Lose => keys::BUTTON_GIVE_UP,
        ActionKind::SetAside => keys::BUTTON_SET_ASIDE,
        ActionKind::Give => keys::BUTTON_GIVE,
        ActionKind::PlayFirst => keys::BUTTON_PLAY_FIRST,
        ActionKind::PlaySecond => keys::BUTTON_PLAY_SECOND,
    }
}

impl PromptButton {
    /// The key of the button's text now; `None` if it has nothing to do.
    fn offered(self, available: &AvailableActions) -> Option<MessageKey> {
        let sure = |asked| (available.asked == Some(asked)).then_some(keys::BUTTON_SURE);
        match self {
            Self::Commit => sure(Asked::Commit).or(available.commit.map(words)),
            Self::Decline => sure(Asked::Decline).or(available.decline.map(words)),
            Self::TakeBack => available.take_back.then_some(keys::BUTTON_TAKE_BACK),
        }
    }

    /// The tip of the button.
    fn tip(self, available: &AvailableActions) -> NodeTip {
        match (self, available.commit, available.decline) {
            (Self::TakeBack, ..) => NodeTip::new(keys::TIP_TAKE_BACK),
            (Self::Commit, Some(ActionKind::Show), _) => NodeTip::new(keys::TIP_SHOW),
            (Self::Decline, _, Some(ActionKind::Concede)) => NodeTip::new(keys::TIP_CONCEDE),
            (Self::Decline, _, Some(ActionKind::Pass)) => NodeTip::new(keys::TIP_PASS),
            (Self::Commit, Some(ActionKind::Give), _) => NodeTip::new(keys::TIP_GIVE),
            (Self::Commit, Some(ActionKind::PlayFirst), _) => NodeTip::new(keys::TIP_PLAY_FIRST),
            (Self::Decline, _, Some(ActionKind::PlaySecond)) => NodeTip::new(keys::TIP_PLAY_SECOND),
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
    for prompt_button in [
        PromptButton::Commit,
        PromptButton::Decline,
        PromptButton::TakeBack,
    ] {
        commands
            .spawn((
                Name::new(format!("{prompt_button:?}")),
                DespawnOnExit(TABLE),
                prompt_button,
                ActionButton(prompt_button.action()),
                CaptionFit(TextStyle::STRONG),
                button(
                    ButtonStyle::Parchment,
                    LocalizedText::verbatim(""),
                    Focusable::PAGE.zone(ZONE),
                ),
            ))
            .with_child(key_cap(prompt_button.action()));
    }
}

/// The place of one of `count` buttons in a scene, in the world.
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
    let decides = matches!(*turn, Turn::Person(_));
    let offered =
        |prompt_button: &PromptButton| decides && prompt_button.offered(&available).is_some();
    let all = [
        PromptButton::Commit,
        PromptButton::Decline,
        PromptButton::TakeBack,
    ];
    let count = all
        .iter()
        .filter(|prompt_button| offered(prompt_button))
        .count();
    for (prompt_button, mut node_rect, mut tip, mut style_now, mut node) in &mut buttons {
        let before = all.iter().take_while(|other| *other != prompt_button);
        let index = before
            .filter(|prompt_button| offered(prompt_button))
            .count();
        let fresh = offered(prompt_button)
            .then(|| place(&layout, *scene, index, count))
            .flatten();
        node_rect.set_if_neq(NodeRect(fresh));
        tip.set_if_neq(prompt_button.tip(&available));
        // The first button is coloured when the selection can be confirmed.
        let ready = match available.asked {
            Some(Asked::Decline) => *prompt_button == PromptButton::Decline,
            _ => *prompt_button == PromptButton::Commit && matches!(available.ready, Some(Ok(_))),
        };
        style_now.set_if_neq(if ready {
            ButtonStyle::Azure
        } else {
            ButtonStyle::Parchment
        });
        let narrow = UiRect::horizontal(px(8));
        if node.padding != narrow {
            node.padding = narrow;
            node.column_gap = px(8);
        }
    }
}

fn name_buttons(
    available: Res<AvailableActions>,
    (layout, scale): (Res<TableLayout>, Res<Scale>),
    mut buttons: Query<(&PromptButton, Ref<NodeRect>, &mut CaptionFit, &Children)>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
) {
    let all = available.is_changed() || layout.is_changed() || scale.is_changed();
    for (prompt_button, node_rect, mut fit, children) in &mut buttons {
        if !all && !node_rect.is_changed() {
            continue;
        }
        let Some(key) = prompt_button.offered(&available) else {
            continue;
        };
        let place = node_rect.0.map_or(Vec2::ZERO, |rect| rect.size());
        let (room, drawn) = (place / layout.unit, place / scale.ui);
        // Flat or narrow buttons get smaller text; for larger text sizes it grows until it fills the button.
        let size = (room.y * 0.5).min(room.x * 0.115).clamp(16.0, 22.0);
        let grows = (drawn.y * 0.62 / size).max(1.0);
        fit.set_if_neq(CaptionFit(TextStyle::STRONG.sized(size).growing(grows)));
        for &child in children {
            if let Ok(mut words) = words.get_mut(child) {
                words.set_if_neq(LocalizedText::new(key));
            }
        }
    }
}
