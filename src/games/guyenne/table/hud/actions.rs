//! The buttons of the moment: what the table offers becomes up to three buttons, each of which stands for an action. What
//! is offered is decided in `choose`, what an action asks for in `press`.

use bevy::prelude::*;

use super::Fill;
use super::place::{Lies, Scene, ems};
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::place::Cloth;
use crate::games::guyenne::table::{Offer, TABLE, Turn, Verb};
use crate::input::{Action, ActionButton, Focusable};
use crate::speech::{Say, Speech};
use crate::theme::widget::{ButtonWords, button};
use crate::theme::{Design, Lettering, Look, key_cap};

/// A button of the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(Lies)]
pub(super) enum Press {
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
        .add_systems(Update, (place_buttons, name_buttons).in_set(Fill));
}

/// What a button says.
const fn words(verb: Verb) -> &'static str {
    match verb {
        Verb::Place => "button-place",
        Verb::Answer => "button-answer",
        Verb::Reinforce => "button-reinforce",
        Verb::Pass => "button-pass",
        Verb::Show => "button-show",
        Verb::Concede => "button-concede",
        Verb::Lose => "button-give-up",
        Verb::SetAside => "button-set-aside",
    }
}

impl Press {
    /// What the button would do now.
    fn offered(self, offer: &Offer) -> Option<&'static str> {
        match self {
            Self::Commit => offer.commit.map(words),
            Self::Decline => offer.decline.map(words),
            Self::TakeBack => offer.take_back.then_some("button-take-back"),
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
    for press in [Press::Commit, Press::Decline, Press::TakeBack] {
        commands
            .spawn((
                Name::new(format!("{press:?}")),
                DespawnOnExit(TABLE),
                press,
                ActionButton(press.action()),
                button(
                    Look::Parchment,
                    Say::verbatim(""),
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
    offer: Res<Offer>,
    turn: Res<Turn>,
    cloth: Res<Cloth>,
    scene: Res<Scene>,
    mut buttons: Query<(&Press, &mut Lies, &mut Look, &mut Design)>,
) {
    let asked = matches!(*turn, Turn::Person(_));
    let offered = |press: &Press| asked && press.offered(&offer).is_some();
    let all = [Press::Commit, Press::Decline, Press::TakeBack];
    let count = all.iter().filter(|press| offered(press)).count();
    for (press, mut lies, mut look, mut design) in &mut buttons {
        let before = all.iter().take_while(|other| *other != press);
        let index = before.filter(|press| offered(press)).count();
        let fresh = offered(press)
            .then(|| place(&cloth, *scene, index, count))
            .flatten();
        lies.set_if_neq(Lies(fresh));
        // The first button lights up when what is chosen can be confirmed.
        let ready = *press == Press::Commit && matches!(offer.ready, Some(Ok(_)));
        look.set_if_neq(if ready { Look::Azure } else { Look::Parchment });
        let narrow = UiRect::horizontal(px(10));
        if design.padding != narrow {
            design.padding = narrow;
            design.column_gap = px(10);
        }
    }
}

/// What a button holds beside its words, in units of the design.
const BESIDE: f32 = 76.0;

fn name_buttons(
    offer: Res<Offer>,
    cloth: Res<Cloth>,
    speech: Res<Speech>,
    buttons: Query<(&Press, Ref<Lies>, &Children)>,
    mut words: Query<(&mut Say, &mut Lettering), With<ButtonWords>>,
) {
    let all = offer.is_changed() || cloth.is_changed() || speech.is_changed();
    for (press, lies, children) in &buttons {
        if !all && !lies.is_changed() {
            continue;
        }
        let Some(key) = press.offered(&offer) else {
            continue;
        };
        // A button that is flat, or stands in a row of three, gets smaller letters.
        let room = lies.0.map_or(Vec2::ZERO, |rect| rect.size() / cloth.unit);
        let size = (room.y * 0.5).min(room.x * 0.115).clamp(16.0, 22.0);
        // They grow until they fill the button, beside the sign of what presses it.
        let say = Say::new(key);
        let wide = (room.x - BESIDE) / (ems(&speech.phrase(&say)) * size).max(1.0);
        let grows = (room.y * 0.62 / size).min(wide).max(1.0);
        for &child in children {
            if let Ok((mut words, mut lettering)) = words.get_mut(child) {
                words.set_if_neq(say.clone());
                let fresh = lettering.sized(size).growing(grows);
                lettering.set_if_neq(fresh);
            }
        }
    }
}
