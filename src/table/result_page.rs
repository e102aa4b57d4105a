//! The buttons of every result page: another game, the same one again, the title.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{LeaveGame, Screen};
use crate::input::Focusable;
use crate::rules::game::GameId;
use crate::theme::ButtonStyle;
use crate::theme::widget::button;

/// A finished game, whose result is shown.
pub trait FinishedMatch: Resource {
    /// The game.
    const GAME: GameId;

    /// Asks for another game between the same players: with the same deal or dice, or with others.
    fn again(&self, same: bool, commands: &mut Commands);
}

/// A button of a result page.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultButton {
    /// Another deal, or other dice.
    New,
    /// The same deal or dice.
    Same,
    /// To the title.
    Title,
}

/// Adds a button with these words to a row. The one that is `first` has the focus and the colour.
pub fn add_button(
    commands: &mut Commands,
    row: Entity,
    what: ResultButton,
    words: &'static str,
    first: bool,
) {
    let (style, focusable) = if first {
        (ButtonStyle::Azure, Focusable::PAGE.first())
    } else {
        (ButtonStyle::Parchment, Focusable::PAGE)
    };
    commands.spawn((ChildOf(row), what, button(style, words, focusable)));
}

/// Adds what the buttons of a game's page do.
pub fn plugin<R: FinishedMatch>(app: &mut App) {
    app.add_observer(press::<R>);
}

fn press<R: FinishedMatch>(
    activate: On<Activate>,
    buttons: Query<&ResultButton>,
    screen: Res<State<Screen>>,
    result: Option<Res<R>>,
    mut commands: Commands,
) {
    if *screen.get() != Screen::Result(R::GAME) {
        return;
    }
    let (Ok(press), Some(result)) = (buttons.get(activate.entity), result) else {
        return;
    };
    let same = match press {
        ResultButton::Same => true,
        ResultButton::New => false,
        ResultButton::Title => {
            commands.write_message(LeaveGame);
            return;
        }
    };
    result.again(same, &mut commands);
    commands.set_state(Screen::Table(R::GAME));
}
