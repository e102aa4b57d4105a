//! The steps of the tour that takes a picture of every screen. They are data; `app::dev::tour` runs them.

use core::time::Duration;
use kit_rules::message_key::MessageKey;
use std::borrow::Cow;

use bevy::prelude::*;

use super::rules_topics::BookPage;
use super::{GameRequest, Menu, MenuGame, Screen, SeatDevices, StartGame};
use kit_i18n::Language;
use kit_input::{PlayerDevices, simulate_connection};
use kit_rules::{game::GameId, seed::Seed};
use kit_timings::Speed;

/// How long a screen settles before its picture. The software renderer of a test machine needs about half a second for
/// a frame.
pub const SETTLE: Duration = Duration::from_millis(1800);

/// One step of the tour.
pub enum TourStep {
    /// Shows a screen.
    Go(Screen),
    /// Opens the pause menu, or closes all menus.
    Pause(bool),
    /// Changes the language.
    Speak(Language),
    /// Changes the speed of the table.
    Pace(Speed),
    /// The largest text, or the normal size.
    LargeLetters(bool),
    /// Runs a function on the world.
    Run(Box<dyn FnOnce(&mut World) + Send + Sync>),
    /// Waits until a condition holds; fails after a time limit.
    Until {
        /// What is waited for, in words, for the error message.
        what: Cow<'static, str>,
        /// The condition.
        holds: Box<dyn FnMut(&mut World) -> bool + Send + Sync>,
    },
    /// Waits.
    Rest(Duration),
    /// Takes a picture under this name.
    Shoot(Cow<'static, str>),
}

impl TourStep {
    /// The title at rest, with an instant table, in a language.
    pub fn at_title(language: Language) -> [Self; 4] {
        [
            Self::Go(Screen::Title),
            Self::Speak(language),
            Self::Pace(Speed::Instant),
            Self::Rest(SETTLE),
        ]
    }

    /// Runs a function on the world.
    pub fn run(act: impl FnOnce(&mut World) + Send + Sync + 'static) -> Self {
        Self::Run(Box::new(act))
    }

    /// Waits until a condition holds.
    pub fn until(
        what: impl Into<Cow<'static, str>>,
        holds: impl FnMut(&mut World) -> bool + Send + Sync + 'static,
    ) -> Self {
        Self::Until {
            what: what.into(),
            holds: Box::new(holds),
        }
    }

    /// Begins a game with these words of its request and a fixed seed.
    pub fn start(game: GameId, words: &'static [(&'static str, &'static str)]) -> Self {
        Self::run(move |world| {
            world.write_message(StartGame {
                game,
                request: GameRequest {
                    seed: Some(Seed(7)),
                    ..GameRequest::of_words(words)
                },
            });
        })
    }

    /// Takes a picture at once.
    pub fn shoot(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Shoot(name.into())
    }

    /// Opens a menu of a game, or none, over whatever is on screen.
    #[must_use]
    pub fn open(game: GameId, menu: Menu) -> Self {
        Self::run(move |world: &mut World| {
            world.insert_resource(MenuGame(game));
            world.resource_mut::<NextState<Menu>>().set(menu);
        })
    }

    /// Pictures of the rulebook of a game at these paragraphs, then of the last with the largest letters, called
    /// `largest`; the book stays open.
    #[must_use]
    pub fn rulebook(game: GameId, paragraphs: &[MessageKey], largest: &'static str) -> Vec<Self> {
        let mut steps = vec![Self::open(game, Menu::Rulebook)];
        for &id in paragraphs {
            steps.push(Self::run(move |world: &mut World| {
                world.resource_mut::<BookPage>().go_to(id);
            }));
            steps.extend(Self::picture(format!("rulebook-{id}")));
        }
        steps.push(Self::LargeLetters(true));
        steps.extend(Self::picture(largest));
        steps.push(Self::LargeLetters(false));
        steps
    }

    /// Takes a picture once the screen has settled.
    pub fn picture(name: impl Into<Cow<'static, str>>) -> [Self; 2] {
        [Self::Rest(SETTLE), Self::Shoot(name.into())]
    }
}

/// A gamepad that only the tour has.
#[derive(Component)]
pub struct TourPad;

/// Connects so many gamepads.
pub fn plug_in(world: &mut World, count: usize) {
    for _ in 0..count {
        let pad = world.spawn(TourPad).id();
        simulate_connection(world, pad, true);
    }
}

/// The tour's gamepads.
pub fn pads(world: &mut World) -> Vec<Entity> {
    let mut pads = world.query_filtered::<Entity, With<TourPad>>();
    let mut pads: Vec<Entity> = pads.iter(world).collect();
    pads.sort();
    pads
}

/// The tour's gamepads are gone, and so are those who sat with any device. Each game leaves the tour so: where there is
/// a gamepad, a game of several people asks for their devices before it begins.
pub fn unplug(world: &mut World) {
    world.resource_mut::<SeatDevices>().clear();
    for pad in pads(world) {
        world.despawn(pad);
    }
    // The next pads are counted from the first again.
    world.insert_resource(PlayerDevices::default());
}
