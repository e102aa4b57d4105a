//! Advice at the table: the button that asks for it, the note that says it, and the hand that points at a button it
//! speaks of. What is advised is `advice`'s business, its words are `counsel`'s; cards and castles are marked where they
//! are drawn.

use bevy::prelude::*;

use super::FillSystems;
use super::actions::PromptButton;
use super::tooltip_targets::NodeTip;
use super::ui_layout::{NodeAnchor, NodeRect, Scene, TextFit, node};
use crate::games::guyenne::rules::Move;
use crate::games::guyenne::table::hint_text;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::{CurrentHint, TABLE, Turn};
use crate::i18n::{LiveRegion, LocalizedText};
use crate::input::{Action, ActionButton, Device, Focusable};
use crate::theme::widget::{ButtonWords, button, label};
use crate::theme::{ButtonStyle, Picture, TextStyle, key_cap, palette, visible_if};

/// Gives way while advice lies open, to this place or to none.
#[derive(Component, Clone, Copy)]
pub(super) struct Yields(pub fn(&TableLayout, Scene) -> Option<Rect>);

/// Is not said while advice lies open: there is no room for both.
#[derive(Component)]
pub(super) struct Unsaid;

/// The button that asks.
#[derive(Component)]
#[require(NodeRect)]
pub(super) struct HintButton;

/// The sign on the button.
#[derive(Component)]
struct HintIcon;

/// How large it is, in units of the design.
const SIGN: f32 = 25.0;

/// The note, and its words.
#[derive(Component)]
struct HintNote;

#[derive(Component)]
struct HintNoteText;

/// The hand that points at the advised button.
#[derive(Component)]
#[require(NodeRect)]
struct HintPointer;

/// The part of the screen the button is: the one of the table's other buttons.
const ZONE: u8 = 3;

/// How large the hand is that points, in units of the design.
const HAND: f32 = 34.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_advice).add_systems(
        Update,
        (
            (place_ask, name_ask),
            write_note,
            make_room,
            point_at_button.after(super::actions::place_buttons),
        )
            .in_set(FillSystems),
    );
}

fn ask_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.advise),
        Scene::Stage => Some(t.reveal.advise),
        Scene::Tray => Some(t.reserve.advise),
        Scene::Nothing => None,
    }
}

fn note_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.advice),
        Scene::Stage => Some(t.reveal.advice),
        Scene::Tray => Some(t.reserve.advice),
        Scene::Nothing => None,
    }
}

fn spawn_advice(mut commands: Commands) {
    let sign = (HintIcon, Picture::tall("icon-hint", SIGN), Pickable::IGNORE);
    let sign = commands.spawn(sign).id();
    commands
        .spawn((
            Name::new("Advise"),
            DespawnOnExit(TABLE),
            HintButton,
            NodeTip::new("tip-hint"),
            ActionButton(Action::Advise),
            LocalizedText::verbatim(""),
            button(
                ButtonStyle::Parchment,
                "button-hint",
                Focusable::PAGE.zone(ZONE).last(),
            ),
        ))
        .insert_children(0, &[sign])
        .with_child(key_cap(Action::Advise));
    commands
        .spawn((
            node("Advice", note_at),
            HintNote,
            Picture::new("tooltip"),
            Visibility::Hidden,
            // Over the scroll, under a refusal.
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
            TextFit::line(NOTE, 0.88).lines(2).growing(1.95),
            label(LocalizedText::verbatim(""), TextStyle::STRONG, palette::INK),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
        ));
    commands.spawn((
        Name::new("Advised button's hand"),
        DespawnOnExit(TABLE),
        HintPointer,
        Picture::new("icon-hint"),
        GlobalZIndex(14),
        Pickable::IGNORE,
    ));
}

/// The largest letters of the note, in units of the design.
const NOTE: f32 = 20.0;

/// The button is there whenever a person decides.
fn place_ask(
    turn: Res<Turn>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut asks: Query<(&mut NodeRect, &mut Node), With<HintButton>>,
) {
    let asked = matches!(*turn, Turn::Person(_));
    for (mut lies, mut node) in &mut asks {
        let at = asked.then(|| ask_at(&layout, *scene)).flatten();
        lies.set_if_neq(NodeRect(at));
        let narrow = UiRect::horizontal(px(6));
        if node.padding != narrow {
            node.padding = narrow;
            node.column_gap = px(7);
        }
    }
}

/// It says what a press does. While the adviser thinks a quill stands there, and a name for those who do not see it.
fn name_ask(
    advice: Res<CurrentHint>,
    layout: Res<TableLayout>,
    device: Res<Device>,
    mut asks: Query<(Ref<HintButton>, &Children, &mut LocalizedText)>,
    mut words: Query<
        (&mut LocalizedText, &mut TextStyle),
        (With<ButtonWords>, Without<HintButton>),
    >,
    mut signs: Query<(&mut Picture, &mut Node), With<HintIcon>>,
) {
    let same = !advice.is_changed() && !layout.is_changed() && !device.is_changed();
    for (decision, children, mut name) in &mut asks {
        if same && !decision.is_added() {
            continue;
        }
        let nothing = || LocalizedText::verbatim("");
        let (written, spoken, icon) = if advice.is_awaited() {
            let awaited = LocalizedText::new("button-hint-awaited");
            (LocalizedText::verbatim("…"), awaited, "icon-quill")
        } else if advice.given().is_some() {
            (
                LocalizedText::new("button-hint-away"),
                nothing(),
                "icon-hint",
            )
        } else {
            (LocalizedText::new("button-hint"), nothing(), "icon-hint")
        };
        name.set_if_neq(spoken);
        // On a phone there is no room for sign, word and key cap at once.
        let display = if layout.compact && !device.points() && !advice.is_awaited() {
            Display::None
        } else {
            Display::Flex
        };
        let size = if layout.compact { 16.5 } else { 20.0 };
        for &child in children {
            if let Ok((mut message, mut style)) = words.get_mut(child) {
                message.set_if_neq(written.clone());
                let fresh = style
                    .sized(size)
                    .growing(if layout.compact { 1.15 } else { 1.6 });
                style.set_if_neq(fresh);
            }
            if let Ok((mut picture, mut node)) = signs.get_mut(child) {
                let fresh = Picture::tall(icon, SIGN).0;
                picture.set_if_neq(fresh);
                if node.display != display {
                    node.display = display;
                }
            }
        }
    }
}

/// Writes the note; without advice it says nothing and is not seen.
fn write_note(
    advice: Res<CurrentHint>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut notes: Query<&mut Visibility, With<HintNote>>,
    mut words: Query<(&mut LocalizedText, &mut TextFit), With<HintNoteText>>,
) {
    if !advice.is_changed() && !layout.is_changed() && !scene.is_changed() {
        return;
    }
    let said = advice
        .given()
        .map(|(hint, view)| hint_text::tell(hint, view));
    for mut visibility in &mut notes {
        visibility.set_if_neq(visible_if(said.is_some()));
    }
    let (lines, most) = match (*scene, layout.compact) {
        (Scene::Tray, false) => (5, 18.0),
        (Scene::Tray, true) => (5, 16.5),
        (_, false) => (2, NOTE),
        (_, true) => (2, 17.5),
    };
    for (mut message, mut fit) in &mut words {
        message.set_if_neq(said.clone().unwrap_or_else(|| LocalizedText::verbatim("")));
        // Larger letters want more lines, as far as the note is high enough.
        let larger = layout.letters > 1.0 && !layout.compact;
        let fresh = TextFit {
            most,
            bound: larger,
            ..fit.lines(if larger { lines + 2 } else { lines })
        };
        fit.set_if_neq(fresh);
    }
}

/// What lies where the note comes gives way to it. It is hidden, not unsaid: prompts are still read aloud.
fn make_room(
    advice: Res<CurrentHint>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    mut yielding: Query<(&NodeAnchor, &Yields, &mut NodeRect)>,
    mut unsaid: Query<&mut Node, With<Unsaid>>,
) {
    let given = advice.given().is_some();
    for (at, yields, mut lies) in &mut yielding {
        let place = if given { yields.0 } else { at.0 };
        lies.set_if_neq(NodeRect(place(&layout, *scene)));
    }
    let display = if given { Display::None } else { Display::Flex };
    for mut node in &mut unsaid {
        if node.display != display {
            node.display = display;
        }
    }
}

/// Points at the button of an advised pass, concession or showing.
fn point_at_button(
    advice: Res<CurrentHint>,
    layout: Res<TableLayout>,
    buttons: Query<(&PromptButton, &NodeRect), Without<HintPointer>>,
    mut hands: Query<&mut NodeRect, With<HintPointer>>,
) {
    let advised = advice.given().and_then(|(hint, _)| match hint.advised {
        Move::Pass | Move::Concede => Some(PromptButton::Decline),
        Move::Show => Some(PromptButton::Commit),
        _ => None,
    });
    let lies = advised.and_then(|advised| {
        let mut lies = buttons.iter().filter(|(press, _)| **press == advised);
        lies.next().and_then(|(_, lies)| lies.0)
    });
    let at = lies.map(|button| {
        let size = Vec2::splat(HAND * layout.unit.max(0.8));
        let west = Vec2::new(button.min.x - size.x * 0.24, button.center().y);
        Rect::from_center_size(west, size)
    });
    for mut lies in &mut hands {
        lies.set_if_neq(NodeRect(at));
    }
}
