//! The steps of the tour that takes a picture of every screen: data, which the walker of the frame follows.

use core::time::Duration;
use std::borrow::Cow;

use bevy::prelude::*;

use super::Screen;
use crate::i18n::Language;
use crate::theme::Speed;

/// How long a screen settles before its picture. The software renderer of a test machine needs about half a second for a
/// frame.
pub const SETTLE: Duration = Duration::from_millis(1800);

/// One step of the tour.
pub enum TourStep {
    /// Shows a screen.
    Go(Screen),
    /// Opens the pause, or closes whatever menu is open.
    Pause(bool),
    /// Says everything in this language.
    Speak(Language),
    /// The pace of the table.
    Pace(Speed),
    /// The largest letters, or those of everyday.
    LargeLetters(bool),
    /// Does something to the world.
    Run(Box<dyn FnOnce(&mut World) + Send + Sync>),
    /// Waits until something holds; fails when it has not come about in time.
    Until {
        /// What is waited for, in words, for the failure.
        what: Cow<'static, str>,
        /// Whether it holds.
        holds: Box<dyn FnMut(&mut World) -> bool + Send + Sync>,
    },
    /// Lets some time pass.
    Rest(Duration),
    /// Takes a picture under this name.
    Shoot(Cow<'static, str>),
}

impl TourStep {
    /// Does something to the world.
    pub fn run(act: impl FnOnce(&mut World) + Send + Sync + 'static) -> Self {
        Self::Run(Box::new(act))
    }

    /// Waits until something holds.
    pub fn until(
        what: impl Into<Cow<'static, str>>,
        holds: impl FnMut(&mut World) -> bool + Send + Sync + 'static,
    ) -> Self {
        Self::Until {
            what: what.into(),
            holds: Box::new(holds),
        }
    }

    /// Takes a picture at once.
    pub fn shoot(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Shoot(name.into())
    }

    /// Takes a picture once the screen has settled.
    pub fn picture(name: impl Into<Cow<'static, str>>) -> [Self; 2] {
        [Self::Rest(SETTLE), Self::Shoot(name.into())]
    }
}
