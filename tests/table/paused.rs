//! A menu that stays open: no messages, entities or orders pile up below it.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use guyenne::app::games::GAMES;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guesclin;
use guyenne::games::guesclin::table::map_view::MapView;
use guyenne::table::News;

use crate::harness::{Device, Hands};

/// Something that is said in every frame.
#[derive(Message)]
struct Probe;

/// Frames that a menu stays open.
const OPEN: usize = 900;

const MENUS: [Menu; 7] = [
    Menu::Pause,
    Menu::Settings,
    Menu::Credits,
    Menu::Learn,
    Menu::RulesSummary,
    Menu::Rulebook,
    Menu::Tutorial,
];

fn at_the_table(game: guyenne::rules::game::GameId) -> Hands {
    let options = LaunchOptions {
        game: Some(game),
        seed: Some(5),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_every_game(options, Device::Keys);
    hands.app.add_message::<Probe>();
    hands.until(600, |hands| hands.screen() == Screen::Table(game));
    hands.update(100);
    hands
}

/// How many messages of some kinds are kept, all together.
fn kept(hands: &Hands) -> usize {
    fn of<M: Message>(hands: &Hands) -> usize {
        hands.app.world().resource::<Messages<M>>().len()
    }
    of::<Probe>(hands)
        + of::<CursorMoved>(hands)
        + of::<News>(hands)
        + of::<MouseWheel>(hands)
        + of::<AssetEvent<Image>>(hands)
        + of::<bevy::picking::pointer::PointerInput>(hands)
}

/// A frame in which the pointer moves.
fn frame(hands: &mut Hands, n: usize) {
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    world.write_message(CursorMoved {
        window,
        position: Vec2::new(10.0 + (n % 7) as f32, 20.0),
        delta: None,
    });
    world.write_message(Probe);
    hands.update(1);
}

#[test]
fn nothing_piles_up_in_a_menu_of_any_table() {
    for game in GAMES.iter().map(|game| game.id) {
        let mut hands = at_the_table(game);
        for menu in MENUS {
            let world = hands.app.world_mut();
            world.resource_mut::<NextState<Menu>>().set(menu);
            hands.update(30);
            for n in 0..30 {
                frame(&mut hands, n);
            }
            let entities = |hands: &Hands| hands.app.world().entities().count_spawned();
            let (messages, before) = (kept(&hands), entities(&hands));
            for n in 0..OPEN {
                frame(&mut hands, n);
                let now = kept(&hands);
                // Glyphs that are rasterized ahead of time tell of their atlases, ten in a frame.
                assert!(now <= messages + 60, "{game} {menu:?}, {n}: {now}");
            }
            assert_eq!(hands.menu(), menu, "{game}");
            let after = entities(&hands);
            assert!(after <= before + 2, "{game} {menu:?}: {before}, {after}");
        }
    }
}

/// What the wheel did in a menu does not move the map when the menu closes.
#[test]
fn the_map_is_not_moved_by_what_happened_in_a_menu() {
    let mut hands = at_the_table(guesclin::ID);
    let view = |hands: &Hands| *hands.app.world().resource::<MapView>();
    let before = view(&hands);
    let world = hands.app.world_mut();
    world
        .resource_mut::<NextState<Menu>>()
        .set(Menu::RulesSummary);
    hands.update(5);
    let world = hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    for _ in 0..40 {
        hands.app.world_mut().write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: 1.0,
            window,
            phase: bevy::input::touch::TouchPhase::Moved,
        });
        hands.update(1);
    }
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    hands.update(10);
    assert_eq!(view(&hands), before);
}
