//! Advice at the table: the button that asks for it, the note that says it, and the hand that points at a button it
//! speaks of. What is advised is `advice`'s business, its words are `counsel`'s; cards and castles are marked where they
//! are drawn.

use bevy::prelude::*;

use super::Fill;
use super::actions::Press;
use super::place::{At, Fit, Lies, Scene, node};
use crate::games::guyenne::rules::Move;
use crate::games::guyenne::table::counsel;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::place::Cloth;
use crate::games::guyenne::table::{Advice, TABLE, Turn};
use crate::input::{Action, ActionButton, Device, Focusable};
use crate::speech::{Aloud, Say};
use crate::theme::widget::{ButtonWords, button, label};
use crate::theme::{Design, Lettering, Look, Picture, key_cap, palette, visible_if};

/// Gives way while advice lies open, to this place or to none.
#[derive(Component, Clone, Copy)]
pub(super) struct Yields(pub fn(&TableLayout, Scene) -> Option<Rect>);

/// Is not said while advice lies open: there is no room for both.
#[derive(Component)]
pub(super) struct Unsaid;

/// The button that asks.
#[derive(Component)]
#[require(Lies)]
pub(super) struct Ask;

/// The sign on the button.
#[derive(Component)]
struct Sign;

/// How large it is, in units of the design.
const SIGN: f32 = 25.0;

/// The note, and its words.
#[derive(Component)]
struct Note;

#[derive(Component)]
struct NoteWords;

/// The hand that points at the advised button.
#[derive(Component)]
#[require(Lies)]
struct Pointing;

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
            .in_set(Fill),
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
    let sign = (Sign, Picture::tall("icon-hint", SIGN), Pickable::IGNORE);
    let sign = commands.spawn(sign).id();
    commands
        .spawn((
            Name::new("Advise"),
            DespawnOnExit(TABLE),
            Ask,
            ActionButton(Action::Advise),
            Say::verbatim(""),
            button(
                Look::Parchment,
                "button-hint",
                Focusable::PAGE.zone(ZONE).last(),
            ),
        ))
        .insert_children(0, &[sign])
        .with_child(key_cap(Action::Advise));
    commands
        .spawn((
            node("Advice", note_at),
            Note,
            Picture::new("tooltip"),
            Visibility::Hidden,
            // Over the scroll, under a refusal.
            GlobalZIndex(15),
            Design(Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                padding: UiRect::new(px(16), px(16), px(2), px(6)),
                ..default()
            }),
        ))
        .with_child((
            NoteWords,
            Fit::line(NOTE, 0.88).lines(2).growing(1.95),
            label(Say::verbatim(""), Lettering::STRONG, palette::INK),
            Aloud,
            TextLayout::justify(Justify::Center),
            Pickable::IGNORE,
        ));
    commands.spawn((
        Name::new("Advised button's hand"),
        DespawnOnExit(TABLE),
        Pointing,
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
    cloth: Res<Cloth>,
    scene: Res<Scene>,
    mut asks: Query<(&mut Lies, &mut Design), With<Ask>>,
) {
    let asked = matches!(*turn, Turn::Person(_));
    for (mut lies, mut design) in &mut asks {
        let at = asked.then(|| ask_at(&cloth, *scene)).flatten();
        lies.set_if_neq(Lies(at));
        let narrow = UiRect::horizontal(px(6));
        if design.padding != narrow {
            design.padding = narrow;
            design.column_gap = px(7);
        }
    }
}

/// It says what a press does. While the adviser thinks a quill stands there, and a name for those who do not see it.
fn name_ask(
    advice: Res<Advice>,
    cloth: Res<Cloth>,
    device: Res<Device>,
    mut asks: Query<(Ref<Ask>, &Children, &mut Say)>,
    mut words: Query<(&mut Say, &mut Lettering), (With<ButtonWords>, Without<Ask>)>,
    mut signs: Query<(&mut Picture, &mut Design), With<Sign>>,
) {
    let same = !advice.is_changed() && !cloth.is_changed() && !device.is_changed();
    for (ask, children, mut name) in &mut asks {
        if same && !ask.is_added() {
            continue;
        }
        let nothing = || Say::verbatim("");
        let (written, spoken, icon) = if advice.is_awaited() {
            let awaited = Say::new("button-hint-awaited");
            (Say::verbatim("…"), awaited, "icon-quill")
        } else if advice.given().is_some() {
            (Say::new("button-hint-away"), nothing(), "icon-hint")
        } else {
            (Say::new("button-hint"), nothing(), "icon-hint")
        };
        name.set_if_neq(spoken);
        // On a phone there is no room for sign, word and key cap at once.
        let display = if cloth.compact && !device.points() && !advice.is_awaited() {
            Display::None
        } else {
            Display::Flex
        };
        let size = if cloth.compact { 16.5 } else { 20.0 };
        for &child in children {
            if let Ok((mut say, mut lettering)) = words.get_mut(child) {
                say.set_if_neq(written.clone());
                let fresh = lettering
                    .sized(size)
                    .growing(if cloth.compact { 1.15 } else { 1.6 });
                lettering.set_if_neq(fresh);
            }
            if let Ok((mut picture, mut design)) = signs.get_mut(child) {
                let fresh = Picture::tall(icon, SIGN).0;
                picture.set_if_neq(fresh);
                if design.display != display {
                    design.display = display;
                }
            }
        }
    }
}

/// Writes the note; without advice it says nothing and is not seen.
fn write_note(
    advice: Res<Advice>,
    cloth: Res<Cloth>,
    scene: Res<Scene>,
    mut notes: Query<&mut Visibility, With<Note>>,
    mut words: Query<(&mut Say, &mut Fit), With<NoteWords>>,
) {
    if !advice.is_changed() && !cloth.is_changed() && !scene.is_changed() {
        return;
    }
    let said = advice.given().map(|(hint, view)| counsel::tell(hint, view));
    for mut visibility in &mut notes {
        visibility.set_if_neq(visible_if(said.is_some()));
    }
    let (lines, most) = match (*scene, cloth.compact) {
        (Scene::Tray, false) => (5, 18.0),
        (Scene::Tray, true) => (5, 16.5),
        (_, false) => (2, NOTE),
        (_, true) => (2, 17.5),
    };
    for (mut say, mut fit) in &mut words {
        say.set_if_neq(said.clone().unwrap_or_else(|| Say::verbatim("")));
        // Larger letters want more lines, as far as the note is high enough.
        let larger = cloth.letters > 1.0 && !cloth.compact;
        let fresh = Fit {
            most,
            bound: larger,
            ..fit.lines(if larger { lines + 2 } else { lines })
        };
        fit.set_if_neq(fresh);
    }
}

/// What lies where the note comes gives way to it. It is hidden, not unsaid: prompts are still read aloud.
fn make_room(
    advice: Res<Advice>,
    cloth: Res<Cloth>,
    scene: Res<Scene>,
    mut yielding: Query<(&At, &Yields, &mut Lies)>,
    mut unsaid: Query<&mut Node, With<Unsaid>>,
) {
    let given = advice.given().is_some();
    for (at, yields, mut lies) in &mut yielding {
        let place = if given { yields.0 } else { at.0 };
        lies.set_if_neq(Lies(place(&cloth, *scene)));
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
    advice: Res<Advice>,
    cloth: Res<Cloth>,
    buttons: Query<(&Press, &Lies), Without<Pointing>>,
    mut hands: Query<&mut Lies, With<Pointing>>,
) {
    let advised = advice.given().and_then(|(hint, _)| match hint.advised {
        Move::Pass | Move::Concede => Some(Press::Decline),
        Move::Show => Some(Press::Commit),
        _ => None,
    });
    let lies = advised.and_then(|advised| {
        let mut lies = buttons.iter().filter(|(press, _)| **press == advised);
        lies.next().and_then(|(_, lies)| lies.0)
    });
    let at = lies.map(|button| {
        let size = Vec2::splat(HAND * cloth.unit.max(0.8));
        let west = Vec2::new(button.min.x - size.x * 0.24, button.center().y);
        Rect::from_center_size(west, size)
    });
    for mut lies in &mut hands {
        lies.set_if_neq(Lies(at));
    }
}
