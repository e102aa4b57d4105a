//! The tests' harness: an app without a window, simulated keys and pads, and readers of focus and texts.

mod devices;
mod focus_walk;
mod screen_reader;

pub use devices::{Device, Press};
pub use screen_reader::as_written;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResized};
use guyenne::app::daily::Now;
use guyenne::app::games::GAMES;
use guyenne::app::save::{SaveManager, SaveSlot, Storage};
use guyenne::app::{LaunchOptions, Screen, headless_with};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::table::{GameConfig, Rules, StartMatch, Turn};
use guyenne::i18n::{Language, Localizer};
use guyenne::table::{Games, ThinkingLimit};
use guyenne::timings::Speed;

/// The record of the game on Guyenne's table, or of the last one there.
#[derive(Resource, Default)]
struct LatestRecord(String);

fn store_record(rules: Res<Rules>, mut latest: ResMut<LatestRecord>) {
    latest.0 = rules.record();
}

/// Guyenne's parameters on a command line: names and values.
pub fn parameters(words: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    words.iter().map(owned).collect()
}

/// Guyenne alone, so that the way to its pages is the shortest; `shelf.rs` tests the list of several games.
pub fn games() -> Games {
    Games(vec![guyenne::games::guyenne::table::GAME])
}

/// All games of the program.
pub fn every_game() -> Games {
    Games(GAMES.to_vec())
}

/// Noon of 2026-12-12, which it is in every test that does not say otherwise: days have deals then.
const NOON: u64 = 1_797_076_800;

/// Frames of a wait for what is thought in another thread, each of a millisecond or more.
const FRAMES_FOR_THOUGHT: usize = 60_000;

/// Frames here cost nearly no time; this leaves a little of it to those who think beside them.
fn leave_time_to_threads() {
    #[expect(clippy::disallowed_methods, reason = "bots think beside the frames")]
    std::thread::sleep(Duration::from_millis(1));
}

/// The slot of Guyenne's game in progress.
pub const GAME: SaveSlot = SaveSlot::Game(ID);

/// A game of two people at one screen.
pub fn two_people(seed: u64, level: Level) -> LaunchOptions {
    LaunchOptions {
        seed: Some(seed),
        parameters: parameters(&[
            ("level", level.name()),
            ("english", "human"),
            ("french", "human"),
        ]),
        ..LaunchOptions::default()
    }
}

/// A French person, who is second, against this bot.
pub fn against(bot: &str) -> LaunchOptions {
    LaunchOptions {
        seed: Some(2),
        parameters: parameters(&[("english", bot), ("french", "human")]),
        ..LaunchOptions::default()
    }
}

/// Two squires that play one game after the other, at a speed.
pub fn two_squires(speed: Speed) -> LaunchOptions {
    LaunchOptions {
        seed: Some(5),
        parameters: parameters(&[("english", "squire"), ("french", "squire")]),
        speed: Some(speed),
        demo: true,
        ..LaunchOptions::default()
    }
}

/// A simulated player of the headless app.
pub struct Hands {
    pub app: App,
    pub device: Device,
    /// Whether the keys pressed are those of the layout for the left hand.
    pub left_handed: bool,
    pad: Option<Entity>,
}

impl Hands {
    /// Opens the app without animations, unless `options` set a speed, up to the title or the table.
    pub fn open(options: LaunchOptions, device: Device) -> Self {
        Self::open_with(
            options,
            device,
            SaveManager::new(Storage::in_memory(), &games()),
        )
    }

    /// As [`open`](Self::open), with these saves.
    pub fn open_with(options: LaunchOptions, device: Device, saves: SaveManager) -> Self {
        Self::open_games(options, device, games(), saves)
    }

    /// As [`open`](Self::open), with every game of the program.
    pub fn open_every_game(options: LaunchOptions, device: Device) -> Self {
        let games = every_game();
        let saves = SaveManager::new(Storage::in_memory(), &games);
        Self::open_games(options, device, games, saves)
    }

    /// As [`open_with`](Self::open_with), with these games.
    pub fn open_games(
        options: LaunchOptions,
        device: Device,
        games: Games,
        saves: SaveManager,
    ) -> Self {
        let options = LaunchOptions {
            speed: options.speed.or(Some(Speed::Instant)),
            ..options
        };
        let mut app = headless_with(options, games, saves);
        // No clock decides a bot's move here.
        assert!(!app.world().resource::<ThinkingLimit>().0);
        app.insert_resource(Now(NOON));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )));
        let mut hands = Self {
            app,
            device,
            left_handed: false,
            pad: None,
        };
        hands.update(3);
        if device == Device::Pad {
            hands.plug_in();
        }
        hands.until(400, |hands| hands.screen() != Screen::Loading);
        hands.update(3);
        hands.app.init_resource::<LatestRecord>().add_systems(
            Last,
            store_record.run_if(resource_exists_and_changed::<Rules>),
        );
        hands
    }

    /// Opens the app and continues a record, up to a person's decision.
    pub fn resume(record: String) -> Self {
        let mut hands = Self::open(LaunchOptions::default(), Device::Keys);
        hands.begin(GameConfig {
            resume: Some(record),
            ..GameConfig::default()
        });
        hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands
    }

    /// Starts a game, as the screens do.
    pub fn begin(&mut self, game_config: GameConfig) {
        let world = self.app.world_mut();
        world.write_message(StartMatch {
            config: game_config,
        });
        world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Table(ID));
    }

    /// Changes the window's size, in logical pixels, from the next frame on.
    pub fn resize(&mut self, (width, height): (f32, f32)) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut its) = windows.single_mut(world).expect("one window");
        its.resolution.set(width, height);
        world.write_message(WindowResized {
            window,
            width,
            height,
        });
    }

    /// How far a pane is scrolled, how much it shows, and how far it can be scrolled, in design units.
    pub fn scrolled(&self, pane: Entity) -> [f32; 3] {
        let world = self.app.world();
        let node = world.get::<ComputedNode>(pane).expect("it is laid out");
        let [room, all] = [node.size().y, node.content_size().y];
        let at = world.get::<ScrollPosition>(pane).expect("it scrolls").y;
        let unit = node.inverse_scale_factor();
        [at, room * unit, (all - room) * unit]
    }

    /// Sets the language.
    pub fn speak(&mut self, language: Language) {
        self.app
            .world_mut()
            .resource_mut::<Localizer>()
            .set(language);
        self.update(3);
    }

    /// Updates so often; where a bot decides, each frame leaves a little time to its thread.
    pub fn update(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
            if self.a_bot_decides() {
                leave_time_to_threads();
            }
        }
    }

    /// Whether a bot is to decide at the table on screen.
    fn a_bot_decides(&self) -> bool {
        use guyenne::games::{fayance, guesclin};
        let world = self.app.world();
        match self.screen() {
            Screen::Table(ID) => matches!(world.get_resource(), Some(Turn::Bot(_))),
            Screen::Table(fayance::ID) => {
                matches!(world.get_resource(), Some(fayance::table::Turn::Bot(_)))
            }
            Screen::Table(guesclin::ID) => {
                matches!(world.get_resource(), Some(guesclin::table::Turn::Bot(_)))
            }
            _ => false,
        }
    }

    /// Whether a bot is to move by Guyenne's rules, though the cards of the last move may be moving still. Without
    /// animations ([`open`](Self::open)) a bot has no pause: how many frames its turn takes is a matter of how busy the
    /// machine is, and at the beginning of a game it may be over before the app is open.
    pub fn bot_is_to_move(&self) -> bool {
        let rules = self.app.world().get_resource::<Rules>();
        rules.is_some_and(|rules| matches!(rules.turn(), Turn::Bot(_)))
    }

    /// Updates until `done`, which waits for what is thought in another thread; panics after a minute of frames.
    pub fn until_thought(&mut self, mut done: impl FnMut(&mut Self) -> bool) {
        for _ in 0..FRAMES_FOR_THOUGHT {
            if done(self) {
                return;
            }
            self.app.update();
            leave_time_to_threads();
        }
        panic!("nothing is found: {}", self.whereabouts());
    }

    /// Updates until `done`; panics after so many frames. Those in which a bot decides are not counted, up to
    /// [`FRAMES_FOR_THOUGHT`]: how many they are is a matter of how busy the machine is.
    pub fn until(&mut self, frames: usize, done: impl Fn(&Self) -> bool) {
        let (mut left, mut for_bots) = (frames, FRAMES_FOR_THOUGHT);
        while left > 0 {
            if done(self) {
                return;
            }
            if self.a_bot_decides() && for_bots > 0 {
                for_bots -= 1;
            } else {
                left -= 1;
            }
            self.update(1);
        }
        panic!(
            "still waiting after {frames} frames: {}",
            self.whereabouts()
        );
    }

    fn whereabouts(&self) -> String {
        format!(
            "screen {:?}, turn {:?}, focused {:?}",
            self.screen(),
            self.turn(),
            self.focused_words()
        )
    }
}
