//! Windows of any size: every page of every game lives in each, with letters of every size, and stands as before when
//! the window has its old size again.

use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::rules::game::GameId;
use guyenne::table::tutorial::StartChapter;
use guyenne::theme::Scale;
use guyenne::timings::{AnimationTimings, Speed};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use crate::harness::{Device, Hands, parameters};

/// The sizes that are always tried, in logical pixels.
const SIZES: [(f32, f32); 16] = [
    (1.0, 1.0),
    (1.0, 8000.0),
    (8000.0, 1.0),
    (8000.0, 8000.0),
    (1280.0, 120.0),
    (5000.0, 40.0),
    (40.0, 5000.0),
    (180.0, 120.0),
    (320.0, 200.0),
    (390.0, 844.0),
    (844.0, 300.0),
    (844.0, 390.0),
    (1920.0, 1080.0),
    (3840.0, 1080.0),
    (2.0, 3.0),
    (200.0, 8000.0),
];

/// The size before and after.
const USUAL: (f32, f32) = (1280.0, 720.0);

const MENUS: [Menu; 10] = [
    Menu::Pause,
    Menu::Daily,
    Menu::Settings,
    Menu::Credits,
    Menu::Learn,
    Menu::RulesSummary,
    Menu::Rulebook,
    Menu::Tutorial,
    Menu::Puzzles,
    Menu::Gallery,
];

/// Windows at random: one of the list, or sides of 1 to 8000 with every length of a number equally often.
struct Windows {
    rng: Pcg32,
    windows: usize,
    frames: usize,
}

impl Windows {
    fn new(seed: u64) -> Self {
        Self {
            rng: Pcg32::seed_from_u64(seed),
            windows: 0,
            frames: 0,
        }
    }

    fn any(&mut self, n: usize) -> usize {
        self.rng.random_range(0..n as u32) as usize
    }

    fn size(&mut self) -> (f32, f32) {
        if self.any(3) == 0 {
            return SIZES[self.any(SIZES.len())];
        }
        let mut side = || {
            let share = self.rng.random_range(0..=1000) as f32 / 1000.0;
            8000.0_f32.powf(share).round()
        };
        (side(), side())
    }

    /// Gives the window this size for one to three frames; nothing on screen is nowhere.
    fn resize(&mut self, hands: &mut Hands, size: (f32, f32)) {
        hands.resize(size);
        let frames = 1 + self.any(3);
        hands.update(frames);
        self.windows += 1;
        self.frames += frames;
        let at = (hands.screen(), hands.menu(), size);
        assert_eq!(lost(hands), [""; 0], "{at:?}");
    }

    /// Every size of the list and a few others, then the usual one.
    fn all(&mut self, hands: &mut Hands, others: usize) {
        let others: Vec<_> = (0..others).map(|_| self.size()).collect();
        for size in SIZES.into_iter().chain(others) {
            self.resize(hands, size);
        }
        self.resize(hands, USUAL);
    }
}

/// What has no place or no size that could be drawn.
fn lost(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut things = world.query::<(Entity, Option<&Name>, &GlobalTransform)>();
    let mut nodes = world.query::<(Entity, Option<&Name>, &ComputedNode)>();
    let told = |entity: Entity, name: Option<&Name>| {
        name.map_or_else(|| entity.to_string(), Name::to_string)
    };
    let nowhere = things
        .iter(world)
        .filter(|(.., at)| !at.affine().is_finite())
        .map(|(entity, name, _)| told(entity, name));
    let sizeless = nodes
        .iter(world)
        .filter(|(.., node)| !node.size().is_finite() || node.size().min_element() < 0.0)
        .map(|(entity, name, _)| told(entity, name));
    nowhere.chain(sizeless).collect()
}

fn open(options: LaunchOptions, letters: TextSize) -> Hands {
    let mut hands = Hands::open_every_game(options, Device::Keys);
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().text_size = letters;
    // No demonstration begins.
    world.resource_mut::<AnimationTimings>().doze.seconds = f32::MAX;
    hands.update(5);
    hands
}

/// A game of one person against a bot that thinks little, or of two such bots.
fn players(game: GameId, demo: bool) -> LaunchOptions {
    let person = if demo { "" } else { "human" };
    let (sides, bots) = match game {
        first::ID => (["english", "french"], ["squire", "squire"]),
        fayance::ID => (["north", "south"], ["apprentice", "glazier"]),
        _ => (["french", "english"], ["squire", "squire"]),
    };
    let first = if demo { bots[0] } else { person };
    LaunchOptions {
        game: Some(game),
        seed: Some(6),
        parameters: parameters(&[(sides[0], first), (sides[1], bots[1])]),
        ..LaunchOptions::default()
    }
}

fn go_to(hands: &mut Hands, screen: Screen, open: Menu) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.resource_mut::<NextState<Menu>>().set(open);
    hands.update(4);
    assert_eq!((hands.screen(), hands.menu()), (screen, open));
}

/// Every page and every menu of every game.
fn pages(windows: &mut Windows, letters: TextSize, others: usize) {
    let mut hands = open(LaunchOptions::default(), letters);
    for screen in [Screen::Title, Screen::ChooseGame] {
        go_to(&mut hands, screen, Menu::None);
        windows.all(&mut hands, others);
    }
    for game in GAMES {
        let screen = Screen::Setup(game.id);
        go_to(&mut hands, screen, Menu::None);
        windows.all(&mut hands, others);
        let learnt = |menu: &Menu| game.learn.iter().any(|page| page.menu == *menu);
        let shared = |menu: &Menu| {
            matches!(
                menu,
                Menu::Pause | Menu::Daily | Menu::Settings | Menu::Credits | Menu::Learn
            )
        };
        for menu in MENUS
            .into_iter()
            .filter(|menu| shared(menu) || learnt(menu))
        {
            go_to(&mut hands, screen, menu);
            windows.all(&mut hands, others);
        }
    }
}

/// The table of every game at its first decision and in the tutorial, with what lies over it; and the result.
fn tables(windows: &mut Windows, letters: TextSize, others: usize) {
    for game in GAMES.iter().map(|game| game.id) {
        let mut hands = open(players(game, false), letters);
        hands.until(400, |hands| hands.screen() == Screen::Table(game));
        hands.update(60);
        windows.all(&mut hands, others);
        for key in [KeyCode::KeyL, KeyCode::KeyI, KeyCode::KeyH] {
            hands.key(key);
            hands.update(20);
            windows.all(&mut hands, others);
        }
        go_to(&mut hands, Screen::Table(game), Menu::Pause);
        windows.all(&mut hands, others);

        let mut hands = open(LaunchOptions::default(), letters);
        hands.app.world_mut().write_message(StartChapter {
            game,
            chapter: 0,
            step: 0,
        });
        hands.until(50, |hands| hands.screen() == Screen::Table(game));
        hands.update(40);
        windows.all(&mut hands, others);

        let mut hands = open(players(game, true), letters);
        let shows_result = |hands: &Hands| hands.screen() == Screen::Result(game);
        for _ in 0..2000 {
            if shows_result(&hands) {
                break;
            }
            let size = windows.size();
            windows.resize(&mut hands, size);
        }
        hands.until(30_000, shows_result);
        windows.all(&mut hands, others);
    }
}

/// The letters with which pages and tables are always tried; the slow test tries the others.
const LETTERS_OF_PAGES: [TextSize; 2] = [TextSize::Normal, TextSize::Largest];
const LETTERS_OF_TABLES: [TextSize; 1] = [TextSize::Largest];

#[test]
fn every_page_lives_in_every_window() {
    let mut windows = Windows::new(31);
    for letters in LETTERS_OF_PAGES {
        pages(&mut windows, letters, 4);
    }
    println!("{} windows, {} frames", windows.windows, windows.frames);
    assert!(windows.windows > 1000);
}

#[test]
fn every_table_lives_in_every_window() {
    let mut windows = Windows::new(32);
    for letters in LETTERS_OF_TABLES {
        tables(&mut windows, letters, 4);
    }
    println!("{} windows, {} frames", windows.windows, windows.frames);
    assert!(windows.windows > 300);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn everything_lives_in_every_window_for_long() {
    let mut windows = Windows::new(33);
    for letters in TextSize::ALL {
        if !LETTERS_OF_PAGES.contains(&letters) {
            pages(&mut windows, letters, 4);
        }
        if !LETTERS_OF_TABLES.contains(&letters) {
            tables(&mut windows, letters, 4);
        }
    }
    println!("{} windows, {} frames", windows.windows, windows.frames);
    assert!(windows.windows > 1000);
}

/// The keys of the monkey; those that choose and confirm more often.
const KEYS: [KeyCode; 26] = [
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::KeyC,
    KeyCode::KeyC,
    KeyCode::Tab,
    KeyCode::Tab,
    KeyCode::PageDown,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::KeyX,
    KeyCode::KeyF,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyL,
    KeyCode::KeyP,
    KeyCode::KeyR,
    KeyCode::KeyT,
    KeyCode::KeyV,
    KeyCode::Equal,
    KeyCode::Minus,
    KeyCode::Backspace,
    KeyCode::Escape,
];

/// Random presses at a table and wherever they lead, each in another window.
/// Returns how many pages and menus it saw.
fn monkey(
    windows: &mut Windows,
    game: GameId,
    letters: TextSize,
    speed: Speed,
    presses: usize,
) -> usize {
    let options = || LaunchOptions {
        speed: Some(speed),
        ..players(game, false)
    };
    let mut hands = open(options(), letters);
    let mut seen = Vec::new();
    for _ in 0..presses {
        let leaves = hands.menu() != Menu::None && windows.any(4) == 0;
        let key = KEYS[windows.any(KEYS.len())];
        hands.key(if leaves { KeyCode::Escape } else { key });
        let size = windows.size();
        windows.resize(&mut hands, size);
        if hands.screen() == Screen::Title || hands.app.should_exit().is_some() {
            hands = open(options(), letters);
        }
        let at = (hands.screen(), hands.menu());
        if !seen.contains(&at) {
            seen.push(at);
        }
    }
    seen.len()
}

#[test]
fn random_presses_at_every_table_in_windows_of_every_size() {
    let mut windows = Windows::new(34);
    let mut seen = 0;
    for game in GAMES {
        seen += monkey(&mut windows, game.id, TextSize::Largest, Speed::X4, 80);
    }
    println!("{} windows, {} frames", windows.windows, windows.frames);
    assert!(seen > 8, "{seen} pages and menus");
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn random_presses_in_windows_of_every_size_for_long() {
    let mut windows = Windows::new(35);
    let mut seen = 0;
    for letters in [TextSize::Normal, TextSize::Largest] {
        for game in GAMES {
            seen += monkey(&mut windows, game.id, letters, Speed::Instant, 300);
        }
    }
    println!("{} windows, {} frames", windows.windows, windows.frames);
    assert!(seen > 24, "{seen} pages and menus");
}

/// The places of all nodes of a table, from above, in whole pixels.
fn places(hands: &mut Hands) -> Vec<[i32; 4]> {
    let world = hands.app.world_mut();
    let mut nodes = world.query::<(Entity, &guyenne::table::places::NodeRect)>();
    let shown = nodes.iter(world).filter(|(_, rect)| rect.0.is_some());
    let shown: Vec<Entity> = shown.map(|(entity, _)| entity).collect();
    let areas = shown.into_iter().filter_map(|entity| hands.area(entity));
    let mut areas: Vec<[i32; 4]> = areas
        .map(|area| [area.min.y, area.min.x, area.max.y, area.max.x].map(|at| at.round() as i32))
        .collect();
    areas.sort_unstable();
    areas
}

/// A window that was as small or as wide as none, and has its old size again, shows what it showed.
#[test]
fn every_table_is_as_before_when_the_window_is() {
    for game in GAMES.iter().map(|game| game.id) {
        let mut hands = open(players(game, false), TextSize::Normal);
        hands.until(400, |hands| hands.screen() == Screen::Table(game));
        hands.update(200);
        let before = places(&mut hands);
        assert!(before.len() > 5, "{game}: {before:?}");
        for size in SIZES {
            hands.resize(size);
            hands.update(6);
            hands.resize(USUAL);
            hands.update(6);
            assert_eq!(places(&mut hands), before, "{game} after {size:?}");
        }
    }
}

/// Only the game on screen lays out its table; it is right at once when it comes, whatever the window did meanwhile.
#[test]
fn a_table_that_is_not_on_screen_is_not_laid_out() {
    let mut hands = open(players(first::ID, false), TextSize::Normal);
    hands.until(400, |hands| hands.screen() == Screen::Table(first::ID));
    let layouts = |hands: &Hands| {
        let world = hands.app.world();
        (
            world
                .resource::<first::table::layout::TableLayout>()
                .window
                .size(),
            *world.resource::<fayance::table::layout::TableLayout>(),
            *world.resource::<guesclin::table::layout::TableLayout>(),
        )
    };
    let before = layouts(&hands);
    for size in [(1.0, 1.0), (1280.0, 120.0), (1600.0, 900.0)] {
        hands.resize(size);
        hands.update(2);
        let now = layouts(&hands);
        assert_eq!(now.0, Vec2::from(size));
        assert_eq!((now.1, now.2), (before.1, before.2), "{size:?}");
    }
    for game in [fayance::ID, guesclin::ID] {
        let world = hands.app.world_mut();
        world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Table(game));
        hands.update(1);
        assert_eq!(hands.screen(), Screen::Table(game));
        let page = hands.app.world().resource::<Scale>().page();
        let (_, of_fayance, of_guesclin) = layouts(&hands);
        let laid = if game == fayance::ID {
            of_fayance.page
        } else {
            of_guesclin.page
        };
        assert_eq!(laid, page, "{game}");
    }
}
