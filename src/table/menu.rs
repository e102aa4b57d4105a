//! The menus that open over a screen, and the trail from one back to another. The frame builds the menus that every
//! game shares; a game builds those about its rules.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use super::Learning;
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;

/// The menu that is open.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// No menu is open.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// Who plays with which device: a gamepad is lost, a game of several people is continued, or somebody joins.
    Seats,
    /// The games in progress.
    SavedGames,
    /// The games that were kept.
    Library,
    /// How the games that were kept went.
    Statistics,
    /// The review of a game that is over.
    Review,
    /// The mistakes in all reviewed games.
    Mistakes,
    /// The day's deal of each game, and the days before.
    Daily,
    /// A challenge: the same deal as somebody's, and their result.
    Challenge,
    /// Who plays on from a moment of a replay.
    PlayOn,
    /// Another copy of the program stores what is played.
    SecondCopy,
    /// The settings.
    Settings,
    /// The credits.
    Credits,
    /// What there is to learn a game by: the list of its [`LearnPage`]s.
    Learn,
    /// A game's rules in short; a game builds it.
    RulesSummary,
    /// A game's whole rules; a game builds it.
    Rulebook,
    /// The chapters of a game's tutorial; a game builds it.
    Tutorial,
    /// A game's puzzles; a game builds it.
    Puzzles,
    /// Pictures of a game with facts and sources; a game builds it.
    Gallery,
}

/// One of the menus by which a game can be learnt.
#[derive(Clone, Copy, Debug)]
pub struct LearnPage {
    /// The menu. The game builds it when this state is entered while [`MenuGame`] names the game.
    pub menu: Menu,
    /// The message key of its name; the same key with `-about` is one sentence about it.
    pub name: MessageKey,
    /// How far the player has come in it, in words, where that is kept.
    pub progress: Option<fn(&Learning) -> LocalizedText>,
}

/// The game that menus are about: that on screen, otherwise the last one that was, or the one chosen in the list of
/// what there is to learn.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuGame(pub GameId);

/// Run condition: menus are about this game.
pub fn menus_are_about(game: GameId) -> impl Fn(Option<Res<MenuGame>>) -> bool + Clone {
    move |about| about.is_some_and(|about| about.0 == game)
}

/// A button that opens another menu, which leads back to this one.
#[derive(Component, Clone, Copy, Debug)]
pub struct OpensMenu(pub Menu);

/// The menus that the open one leads back to, the last one first to come.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuTrail(Vec<Menu>);

impl MenuTrail {
    /// Opens a menu from the one that is open.
    pub fn open(&mut self, from: Menu, to: Menu, next: &mut NextState<Menu>) {
        if from != Menu::None && from != to {
            self.0.push(from);
        }
        next.set(to);
    }

    /// Goes back to the menu before, or closes the last one.
    pub fn back(&mut self, next: &mut NextState<Menu>) {
        next.set(self.0.pop().unwrap_or_default());
    }

    /// Leads back to no menu.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}
