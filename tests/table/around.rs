//! The table as a whole: all phases, continued saves, skipped animations, attract mode, dragging, the table's buttons.

use crate::harness::parameters;
use guyenne::games::guyenne::ID;
use std::collections::BTreeSet;

use bevy::camera::NormalizedRenderTarget;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::backend::HitData;
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use bevy::window::PrimaryWindow;
use bevy_tweening::TweenAnim;
use guyenne::app::Menu;
use guyenne::app::settings::Settings;
use guyenne::app::{AttractMode, LaunchOptions, Screen};
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::table::card::{CardLocation, CastleCard, Placement, Selectable};
use guyenne::games::guyenne::table::hud::Log;
use guyenne::games::guyenne::table::layout::TableLayout;
use guyenne::games::guyenne::table::tour_player::play;
use guyenne::games::guyenne::table::{
    DisplayedView, GameConfig, Phase, Rules, Selection, TableInput, Turn,
};
use guyenne::input::{Action, ActionButton};
use guyenne::rules::seed::Seed;
use guyenne::table::log_panel::LogOpen;
use guyenne::theme::{MotionSettings, Speed};

use crate::harness::{Device, Hands, Press, against, two_people};
use crate::whole_game::decision;

/// The phases so far.
#[derive(Resource, Default)]
struct Phases(BTreeSet<String>);

fn note_phase(phase: If<Res<State<Phase>>>, mut phases: ResMut<Phases>) {
    phases.0.insert(format!("{:?}", phase.get()));
}

/// Lets a person act once, with table inputs.
pub fn act(hands: &mut Hands, n: u32) {
    match hands.turn() {
        Turn::Curtain(_) => {
            hands.app.world_mut().write_message(TableInput::Accept);
        }
        Turn::Person(_) => {
            if let Some(decision) = decision(hands) {
                let m = decision.nth(n % decision.count());
                assert!(
                    play(hands.app.world_mut(), m, true),
                    "{m:?} cannot be pressed"
                );
            }
        }
        _ => {}
    }
    hands.update(2);
}

/// A game of a person against a bot, up to the person's first decision: the answer at the castle that the bot named.
fn answer() -> Hands {
    let mut hands = Hands::open(against("greedy"), Device::Keys);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(2);
    hands
}

fn chosen(hands: &Hands) -> Selection {
    hands.app.world().resource::<Selection>().clone()
}

#[test]
fn every_phase_comes_about() {
    let mut hands = Hands::open(two_people(5, Level::Expert), Device::Keys);
    hands
        .app
        .init_resource::<Phases>()
        .add_systems(Last, note_phase);
    for n in 0..3000 {
        act(&mut hands, n * 31);
        if hands.screen() == Screen::Result(ID) {
            break;
        }
    }
    assert_eq!(hands.screen(), Screen::Result(ID));
    let seen = &hands.app.world().resource::<Phases>().0;
    for phase in [
        Phase::Curtain,
        Phase::Reserve,
        Phase::Refill,
        Phase::Placement,
        Phase::Reinforcement,
        Phase::Combat,
        Phase::Answer,
        Phase::Losses,
        Phase::Over,
    ] {
        assert!(seen.contains(&format!("{phase:?}")), "{phase:?}: {seen:?}");
    }
}

#[test]
fn a_save_goes_on_where_it_stopped() {
    let options = LaunchOptions {
        seed: Some(8),
        parameters: parameters(&[("level", "advanced")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    for n in 0..60 {
        act(&mut hands, n * 3);
    }
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let saved = hands.record();
    let shown = hands.app.world().resource::<DisplayedView>().clone();
    let log = hands.app.world().resource::<Log>().entries().len();
    assert!(Record::parse(&saved).unwrap().events.len() > 12);

    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.begin(GameConfig {
        resume: Some(saved),
        seed: Some(Seed(1)),
        ..GameConfig::default()
    });
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let again = hands.app.world().resource::<DisplayedView>().clone();
    assert_eq!((again.view, again.near), (shown.view, shown.near));
    let recalled = hands.app.world().resource::<Log>().entries().len();
    assert_eq!(recalled, log, "the log of a save is as long");
    act(&mut hands, 5);
    hands.until(400, |hands| {
        hands.screen() == Screen::Result(ID) || matches!(hands.turn(), Turn::Person(_))
    });
}

/// Frames until the first decision at normal speed, with this press in every frame while events are shown.
fn frames_to_decision(press: impl Fn(&mut Hands)) -> usize {
    let options = LaunchOptions {
        seed: Some(2),
        speed: Some(Speed::X1),
        parameters: parameters(&[("english", "human"), ("french", "greedy")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    for frame in 0..2000 {
        if matches!(hands.turn(), Turn::Person(_)) {
            return frame;
        }
        if hands.turn() == Turn::Busy {
            press(&mut hands);
        }
        hands.update(1);
    }
    panic!("no decision ever comes");
}

fn window(hands: &mut Hands) -> Entity {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(world).expect("one window")
}

/// A mouse click on nothing.
fn click(hands: &mut Hands) {
    let window = window(hands);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        hands.app.world_mut().write_message(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        });
        hands.update(2);
    }
}

/// A tap on nothing.
fn touch(hands: &mut Hands) {
    let window = window(hands);
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        hands.app.world_mut().write_message(TouchInput {
            phase,
            position: Vec2::ONE,
            window,
            force: None,
            id: 1,
        });
        hands.update(2);
    }
}

#[test]
fn a_press_finishes_what_is_moving() {
    let waiting = frames_to_decision(|_| ());
    assert!(waiting > 20, "{waiting} frames without a press");
    let presses: [fn(&mut Hands); 3] = [|hands| hands.press(Press::Right), click, touch];
    for (n, press) in presses.into_iter().enumerate() {
        let pressing = frames_to_decision(press);
        assert!(
            pressing * 2 < waiting,
            "{pressing} frames with press {n}, {waiting} without"
        );
    }
}

#[test]
fn the_attract_mode_starts_and_ends() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    assert_eq!(hands.screen(), Screen::Title);
    hands.until(1500, |hands| hands.screen() == Screen::Table(ID));
    assert!(hands.app.world().resource::<AttractMode>().is_on());
    hands.update(20);
    let shown = hands.app.world().resource::<DisplayedView>();
    assert_eq!(shown.view.viewer, None, "a demo shows no hand");
    hands.press(Press::Right);
    hands.until(50, |hands| hands.screen() == Screen::Title);
}

/// The press that ends the attract mode presses no button, changes no speed and opens no menu.
#[test]
fn the_press_that_ends_the_attract_mode_does_nothing_else() {
    for key in [KeyCode::Enter, KeyCode::KeyV, KeyCode::Escape] {
        let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
        hands.until(1500, |hands| hands.screen() == Screen::Table(ID));
        hands.update(20);
        let before = *hands.app.world().resource::<MotionSettings>();
        hands.key(key);
        hands.until(50, |hands| hands.screen() == Screen::Title);
        let world = hands.app.world();
        assert_eq!(*world.resource::<MotionSettings>(), before, "{key:?}");
        assert_eq!(
            *world.resource::<State<Menu>>().get(),
            Menu::None,
            "{key:?}"
        );
    }
}

#[test]
fn a_game_started_at_the_table_replaces_the_last() {
    let mut hands = answer();
    act(&mut hands, 5);
    hands.begin(another_config());
    hands.update(2);
    let world = hands.app.world_mut();
    assert_eq!(world.query::<&Placement>().iter(world).count(), 44, "cards");
    assert_eq!(
        world.query::<&CastleCard>().iter(world).count(),
        6,
        "castles"
    );
    assert_eq!(chosen(&hands).entities, []);
    hands.until(400, |hands| matches!(hands.turn(), Turn::Person(_)));
    let seed = hands.app.world().resource::<Rules>().game_config().seed;
    assert_eq!(seed, Some(Seed(9)));
    let record = Record::parse(&hands.record()).unwrap();
    assert_eq!(record.seed, Some(Seed(9)));
    record.replay().unwrap();
    act(&mut hands, 5);
    assert_ne!(
        Record::parse(&hands.record()).unwrap().events,
        record.events
    );
}

fn another_config() -> GameConfig {
    GameConfig {
        seed: Some(Seed(9)),
        ..GameConfig::default()
    }
}

/// The castle of an answer is chosen beforehand, in a continued game, too.
#[test]
fn a_continued_decision_is_as_it_was() {
    let mut hands = answer();
    let before = chosen(&hands).castle;
    assert!(before.is_some());
    let resume = Some(hands.record());
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.update(4);
    hands.begin(GameConfig {
        resume,
        ..another_config()
    });
    hands.until(100, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(2);
    assert_eq!(chosen(&hands).castle, before);
}

/// The press that closes a menu or the log does not reach the table.
#[test]
fn closing_a_menu_takes_nothing_back() {
    for open in [KeyCode::Escape, KeyCode::KeyL] {
        let mut hands = answer();
        let card = hand(&mut hands);
        hands.app.world_mut().write_message(TableInput::Card(card));
        hands.update(2);
        hands.key(open);
        hands.press(Press::Back);
        hands.update(2);
        assert_eq!(
            *hands.app.world().resource::<State<Menu>>().get(),
            Menu::None
        );
        assert_eq!(chosen(&hands).entities, [card], "{open:?}");
    }
}

/// A card of the hand.
fn hand(hands: &mut Hands) -> Entity {
    let world = hands.app.world_mut();
    let mut cards = world.query_filtered::<(Entity, &Placement), With<Selectable>>();
    let held =
        |(_, placement): &(Entity, &Placement)| matches!(placement.0, CardLocation::Hand { .. });
    cards.iter(world).find(held).expect("a hand").0
}

/// The pointer events of a mouse that drags a card to a point of the world.
fn drag(hands: &mut Hands, card: Entity, to: Vec2) {
    let half = hands.app.world().resource::<TableLayout>().window.size() / 2.0;
    let ui = |at: Vec2| Vec2::new(at.x + half.x, half.y - at.y);
    let from = hands.app.world().get::<Transform>(card).expect("a card");
    let from = ui(from.translation.truncate());
    let to = ui(to);
    let location = |position| Location {
        target: NormalizedRenderTarget::None {
            width: 1280,
            height: 720,
        },
        position,
    };
    let button = PointerButton::Primary;
    let hit = || HitData::new(Entity::PLACEHOLDER, 0.0, None, None);
    let (mouse, distance) = (PointerId::Mouse, to - from);
    let start = DragStart { button, hit: hit() };
    let way = Drag {
        button,
        distance,
        delta: distance,
    };
    let click = Click {
        button,
        hit: hit(),
        duration: std::time::Duration::ZERO,
        count: 1,
    };
    let world = hands.app.world_mut();
    world.trigger(Pointer::new(mouse, location(from), start, card));
    world.trigger(Pointer::new(mouse, location(to), way, card));
    hands.update(2);
    let world = hands.app.world_mut();
    // Bevy sends a click as well, because the card is still under the pointer.
    world.trigger(Pointer::new(mouse, location(to), click, card));
    let end = DragEnd { button, distance };
    world.trigger(Pointer::new(mouse, location(to), end, card));
    hands.update(3);
}

#[test]
fn a_card_dragged_to_a_castle_is_chosen_for_it() {
    let mut hands = answer();
    let card = hand(&mut hands);
    let castle = chosen(&hands).castle.expect("the named castle");
    let at = |hands: &Hands| {
        hands
            .app
            .world()
            .get::<Transform>(card)
            .map(|t| t.translation)
    };
    let place = hands.app.world().resource::<TableLayout>().castles[castle.index()];
    drag(&mut hands, card, place.card.center);
    assert_eq!(
        (chosen(&hands).entities, chosen(&hands).castle),
        (vec![card], Some(castle))
    );
    // It stays in the hand; also if it was chosen before.
    let waits = at(&hands);
    drag(&mut hands, card, place.card.center);
    assert_eq!(chosen(&hands).entities, [card]);
    assert_eq!(at(&hands), waits, "left where it was dropped");
    // Dropped on nothing it is put back; a very short drag is a click.
    drag(&mut hands, card, Vec2::new(0.0, 340.0));
    assert_eq!(chosen(&hands).entities, []);
    let near = at(&hands).expect("a place").truncate() + Vec2::new(2.0, 1.0);
    drag(&mut hands, card, near);
    assert_eq!(chosen(&hands).entities, [card]);
    drag(&mut hands, card, near);
    assert_eq!(chosen(&hands).entities, []);
}

#[test]
fn with_reduced_motion_no_card_flies() {
    let mut hands = answer();
    let world = hands.app.world_mut();
    let mut settings = world.resource_mut::<Settings>();
    settings.speed = Speed::X1;
    for reduced in [true, false] {
        let world = hands.app.world_mut();
        world.resource_mut::<Settings>().reduced_motion = reduced;
        let mut flew = 0;
        for n in 0..300 {
            act(&mut hands, n * 7);
            let world = hands.app.world_mut();
            let mut moving = world.query_filtered::<(), (With<Placement>, With<TweenAnim>)>();
            flew += moving.iter(world).count();
        }
        assert_eq!(flew == 0, reduced, "{flew} cards in flight");
    }
}

/// A pointer finds only sprites with [`Pickable`].
#[test]
fn a_pointer_finds_every_card_and_castle() {
    let options = LaunchOptions {
        seed: Some(2),
        parameters: parameters(&[("english", "human")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.until(200, |hands| matches!(hands.turn(), Turn::Person(_)));
    let world = hands.app.world_mut();
    let mut query = world.query_filtered::<(Entity, Option<&Children>), With<Selectable>>();
    let mut found = 0;
    for (entity, children) in query.iter(world) {
        let mut parts = children.into_iter().flatten().copied().chain([entity]);
        let pickable = parts.any(|part| {
            world.get::<Sprite>(part).is_some()
                && world.get::<Pickable>(part).is_some_and(|p| p.is_hoverable)
        });
        assert!(
            pickable,
            "{:?} cannot be clicked",
            world.get::<Name>(entity)
        );
        found += 1;
    }
    assert_eq!(found, 12, "six cards and six castles");
}

/// Presses the button of an action, as a pointer does.
fn press_button(hands: &mut Hands, action: Action) {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(Entity, &ActionButton)>();
    let found = buttons.iter(world).find(|(_, button)| button.0 == action);
    let entity = found.map(|(entity, _)| entity).expect("a button");
    world.trigger(Activate { entity });
    hands.update(2);
}

#[test]
fn the_buttons_of_the_table_do_what_their_keys_do() {
    let mut hands = answer();
    let log = |hands: &Hands| hands.app.world().resource::<LogOpen>().0;
    press_button(&mut hands, Action::Log);
    assert!(log(&hands));
    press_button(&mut hands, Action::Log);
    assert!(!log(&hands));
    let speed = hands.app.world().resource::<MotionSettings>().speed;
    press_button(&mut hands, Action::Speed);
    assert_eq!(
        hands.app.world().resource::<MotionSettings>().speed,
        speed.next()
    );
    let card = hand(&mut hands);
    hands.app.world_mut().write_message(TableInput::Card(card));
    hands.update(2);
    assert_eq!(chosen(&hands).entities, [card]);
    press_button(&mut hands, Action::Back);
    assert_eq!(chosen(&hands).entities, [], "taken back");
    press_button(&mut hands, Action::Pause);
    let menu = *hands.app.world().resource::<State<Menu>>().get();
    assert_eq!(menu, Menu::Pause);
}
