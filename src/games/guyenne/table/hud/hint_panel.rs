//! Hints on screen: the button that asks for one, the note with its text, and the hand that points at an advised
//! button. The hint comes from `hint_request`, its text from `hint_text`; cards and castles are marked where they are
//! drawn.

use bevy::prelude::*;

use super::FillSystems;
use super::actions::PromptButton;
use super::tooltip_targets::NodeTip;
use super::ui_layout::{HeightBound, NodeRect, Scene, TextFit, node};
use crate::hint_text;
use crate::keys;
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::{CurrentHint, Rules, TABLE, Turn};
use guyenne_rules::Move;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::{Action, ActionButton, Device, Focusable};
use kit_table::AidSettings;
use kit_table::anchors::SceneAnchor;
use kit_table::exercise::Exercise;
use kit_theme::widget::{ButtonWords, button, label};
use kit_theme::{ButtonStyle, CaptionFit, Picture, Scale, TextStyle, key_cap, palette, visible_if};

/// The node has this place, or none, while a hint is shown.
#[derive(Component, Clone, Copy)]
pub(super) struct Yields(pub fn(&TableLayout, Scene) -> Option<Rect>);

/// The text is hidden while a hint is shown: there is no room for both.
#[derive(Component)]
pub(super) struct HiddenByHint;

/// The button that asks for a hint.
#[derive(Component)]
#[require(NodeRect)]
pub(super) struct HintButton;

/// The icon on the button.
#[derive(Component)]
struct HintIcon;

/// The height of the icon, in design units.
const ICON: f32 = 25.0;

/// The node of the note.
#[derive(Component)]
struct HintNote;

/// The text of the note.
#[derive(Component)]
struct HintNoteText;

/// The hand that points at the advised button.
#[derive(Component)]
#[require(NodeRect)]
struct HintPointer;

/// The button's focus zone, that of the table's other buttons.
const ZONE: u8 = 3;

/// The size of the pointing hand, in units of the layout.
const HAND: f32 = 34.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_hint).add_systems(
        TABLE_UPDATE,
        (
            (place_button, name_button),
            write_note,
            make_room,
            point_at_button.after(super::actions::place_buttons),
        )
            .in_set(FillSystems),
    );
}

fn button_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.hint_button),
        Scene::Stage => Some(t.reveal.hint_button),
        Scene::Tray => Some(t.reserve.hint_button),
        Scene::Nothing => None,
    }
}

fn note_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.hint_note),
        Scene::Stage => Some(t.reveal.hint_note),
        Scene::Tray => Some(t.reserve.hint_note),
        Scene::Nothing => None,
    }
}

fn spawn_hint(mut commands: Commands) {
    let icon_entity = (HintIcon, Picture::tall("icon-hint", ICON), Pickable::IGNORE);
    let icon_entity = commands.spawn(icon_entity).id();
    commands
        .spawn((
            Name::new("Hint button"),
            DespawnOnExit(TABLE),
            HintButton,
            NodeTip::new(keys::TIP_HINT),
            ActionButton(Action::Hint),
            CaptionFit(TextStyle::STRONG),
            LocalizedText::verbatim(""),
            button(
                ButtonStyle::Parchment,
                Action::Hint.message(),
                Focusable::PAGE.zone(ZONE).last(),
            ),
        ))
        .insert_children(0, &[icon_entity])
        .with_child(key_cap(Action::Hint));
    commands
        .spawn((
            node("Hint note", note_at),
            HintNote,
            Picture::new("tooltip"),
            Visibility::Hidden,
            // Above the prompt banner, below a refusal.
            GlobalZIndex(15),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                padding: UiRect::new(px(16), px(16), px(2), px(6)),
                ..default()
            },
        ))
        .with_child((
            HintNoteText,
            TextFit::line(NOTE, 0.92).lines(2).growing(1.95),
            label(LocalizedText::verbatim(""), TextStyle::STRONG, palette::INK),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
        ));
    commands.spawn((
        Name::new("Hinted button's hand"),
        DespawnOnExit(TABLE),
        HintPointer,
        Picture::new("icon-hint"),
        GlobalZIndex(14),
        Pickable::IGNORE,
    ));
}

/// The largest type size of the note, in design units.
const NOTE: f32 = 20.0;

/// Whether the button leads to the task of an exercise.
fn has_task(exercise: Option<&Exercise<Rules>>) -> bool {
    exercise.is_some_and(|exercise| exercise.task().is_some())
}

/// Shows the button while a person decides, if hints are offered, unless everybody would read the hint.
fn place_button(
    turn: Res<Turn>,
    rules: Res<Rules>,
    aids: Res<AidSettings>,
    exercise: Option<Res<Exercise<Rules>>>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut hint_buttons: Query<(&mut NodeRect, &mut NodeTip, &mut Node), With<HintButton>>,
) {
    let veiled = rules.is_veiled();
    let task = has_task(exercise.as_deref());
    let decides = matches!(*turn, Turn::Person(_)) && !veiled && (aids.hints || task);
    for (mut node_rect, mut tip, mut node) in &mut hint_buttons {
        tip.set_if_neq(NodeTip::new(if task {
            keys::TIP_TASK
        } else {
            keys::TIP_HINT
        }));
        let at = decides.then(|| button_at(&layout, *scene)).flatten();
        node_rect.set_if_neq(NodeRect(at));
        let narrow = UiRect::horizontal(px(4));
        if node.padding != narrow {
            node.padding = narrow;
            node.column_gap = px(5);
        }
    }
}

/// Writes on the button what a press does. While the bot thinks it shows a quill, and has an accessible name.
fn name_button(
    current_hint: Res<CurrentHint>,
    exercise: Option<Res<Exercise<Rules>>>,
    layout: Res<TableLayout>,
    (device, scale): (Res<Device>, Res<Scale>),
    mut named_task: Local<bool>,
    mut hint_buttons: Query<(
        Ref<HintButton>,
        &Children,
        &mut LocalizedText,
        &mut CaptionFit,
    )>,
    mut words: Query<&mut LocalizedText, (With<ButtonWords>, Without<HintButton>)>,
    mut icons: Query<(&mut Picture, &mut Node), With<HintIcon>>,
) {
    let task = has_task(exercise.as_deref());
    let before = core::mem::replace(&mut *named_task, task);
    let same = task == before
        && !current_hint.is_changed()
        && !layout.is_changed()
        && !device.is_changed()
        && !scale.is_changed();
    for (decision, children, mut name, mut fit) in &mut hint_buttons {
        if same && !decision.is_added() {
            continue;
        }
        let nothing = || LocalizedText::verbatim("");
        let (written, spoken, icon) = if current_hint.is_awaited() {
            let awaited = LocalizedText::new(keys::BUTTON_HINT_AWAITED);
            (LocalizedText::verbatim("…"), awaited, "icon-quill")
        } else if current_hint.given().is_some() {
            (
                LocalizedText::new(keys::BUTTON_HINT_AWAY),
                nothing(),
                "icon-hint",
            )
        } else if task {
            (
                LocalizedText::new(keys::BUTTON_TASK),
                nothing(),
                "icon-hint",
            )
        } else {
            (
                LocalizedText::new(Action::Hint.message()),
                nothing(),
                "icon-hint",
            )
        };
        name.set_if_neq(spoken);
        // On a phone and in large letters there is no room for icon, word and key cap together.
        let narrow = layout.compact || scale.text_scale > 1.3;
        let display = if narrow && !device.points() && !current_hint.is_awaited() {
            Display::None
        } else {
            Display::Flex
        };
        let (size, grows) = if layout.compact {
            (16.5, 1.08)
        } else {
            (20.0, 1.6)
        };
        fit.set_if_neq(CaptionFit(TextStyle::STRONG.sized(size).growing(grows)));
        for &child in children {
            if let Ok(mut message) = words.get_mut(child) {
                message.set_if_neq(written.clone());
            }
            if let Ok((mut picture, mut node)) = icons.get_mut(child) {
                Picture::show(&mut picture, icon);
                if node.display != display {
                    node.display = display;
                }
            }
        }
    }
}

/// Writes the note; without a hint it is empty and hidden.
fn write_note(
    current_hint: Res<CurrentHint>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut notes: Query<&mut Visibility, With<HintNote>>,
    mut words: Query<(&mut LocalizedText, &mut TextFit), With<HintNoteText>>,
) {
    if !current_hint.is_changed() && !layout.is_changed() && !scene.is_changed() {
        return;
    }
    let text = current_hint
        .given()
        .map(|(hint, view)| hint_text::tell(hint, view));
    for mut visibility in &mut notes {
        visibility.set_if_neq(visible_if(text.is_some()));
    }
    let (lines, most) = match (*scene, layout.compact) {
        (Scene::Tray, false) => (5, 18.0),
        (Scene::Tray, true) => (5, 16.5),
        (_, false) => (2, NOTE),
        (_, true) => (2, 17.5),
    };
    for (mut message, mut fit) in &mut words {
        message.set_if_neq(text.clone().unwrap_or_else(|| LocalizedText::verbatim("")));
        // Larger text needs more lines; `bound` keeps them inside the note.
        let larger = layout.letters > 1.0 && !layout.compact;
        let fresh = TextFit {
            most,
            bound: match larger {
                true => HeightBound::Place,
                false => HeightBound::None,
            },
            ..fit.lines(if larger { lines + 2 } else { lines })
        };
        fit.set_if_neq(fresh);
    }
}

/// Moves or hides what is in the note's place. Live regions still announce the hidden prompts.
fn make_room(
    current_hint: Res<CurrentHint>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut yielding: Query<(&SceneAnchor<TableLayout, Scene>, &Yields, &mut NodeRect)>,
    mut hidden: Query<&mut Node, With<HiddenByHint>>,
) {
    let given = current_hint.given().is_some();
    for (at, yields, mut node_rect) in &mut yielding {
        let place = if given { yields.0 } else { at.0 };
        node_rect.set_if_neq(NodeRect(place(&layout, *scene)));
    }
    let display = if given { Display::None } else { Display::Flex };
    for mut node in &mut hidden {
        if node.display != display {
            node.display = display;
        }
    }
}

/// Points at the button of an advised pass, concession or show.
fn point_at_button(
    current_hint: Res<CurrentHint>,
    layout: Res<TableLayout>,
    buttons: Query<(&PromptButton, &NodeRect), Without<HintPointer>>,
    mut hands: Query<&mut NodeRect, With<HintPointer>>,
) {
    let advised = current_hint
        .given()
        .and_then(|(hint, _)| match hint.advised {
            Move::Pass | Move::Concede => Some(PromptButton::Decline),
            Move::Show => Some(PromptButton::Commit),
            _ => None,
        });
    let node_rect = advised.and_then(|advised| {
        let mut node_rect = buttons.iter().filter(|(press, _)| **press == advised);
        node_rect.next().and_then(|(_, node_rect)| node_rect.0)
    });
    let at = node_rect.map(|button| {
        let size = Vec2::splat(HAND * layout.unit.max(0.8));
        let west = Vec2::new(button.min.x - size.x * 0.24, button.center().y);
        Rect::from_center_size(west, size)
    });
    for mut node_rect in &mut hands {
        node_rect.set_if_neq(NodeRect(at));
    }
}
