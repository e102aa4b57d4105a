//! What the result pages of all games share: a page that is built anew when the window or the language changes, and its
//! buttons: another game, the same one again, the title.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::flow::PageSystems;
use super::replay::{SeenBy, StartReplay, WatchFrom};
use super::{LeaveGame, MatchConfig, Screen, StartMatch};
use crate::keys;
use kit_i18n::{LocalizedText, Localizer, MessageArgument};
use kit_input::Focusable;
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_theme::rebuild::{despawn_all, scale_changed};
use kit_theme::widget::{button, page};
use kit_theme::{ButtonStyle, Scale};

/// A finished game, whose result is shown.
pub trait FinishedMatch: Resource {
    /// The game.
    const GAME: GameId = <Self::Config as MatchConfig>::GAME;
    /// What it was configured with.
    type Config: MatchConfig;

    /// The configuration, with the seed.
    fn config(&self) -> &Self::Config;

    /// The record, one line.
    fn record(&self) -> &str;
}

/// A button of a result page.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultButton {
    /// Another deal, or other dice.
    New,
    /// The same deal or dice.
    Same,
    /// The game again, from its turning point.
    Watch,
    /// To the title.
    Title,
}

/// The key of the words on the button that leads to the title.
pub const TO_TITLE: MessageKey = keys::RESULT_TO_TITLE;
/// The key of the words on the button that shows the game again.
pub const WATCH: MessageKey = keys::RESULT_WATCH;

/// Adds a button with these words to a row. The one that is `first` has the focus and the colour.
pub fn add_button(
    commands: &mut Commands,
    row: Entity,
    what: ResultButton,
    words: MessageKey,
    first: bool,
) {
    let (style, focusable) = if first {
        (ButtonStyle::Azure, Focusable::PAGE.first())
    } else {
        (ButtonStyle::Parchment, Focusable::PAGE)
    };
    commands.spawn((ChildOf(row), what, button(style, words, focusable)));
}

/// The line about hints, of players with how many they were given; `None` if there were none.
#[must_use]
pub fn hints_given(
    players: impl IntoIterator<Item = (LocalizedText, u32)>,
) -> Option<LocalizedText> {
    let given = players.into_iter().filter(|&(_, n)| n > 0);
    let all: Vec<MessageArgument> = given
        .map(|(player, n)| {
            let of = LocalizedText::new(keys::RESULT_HINTS_OF);
            of.with("player", player).with("n", n).into()
        })
        .collect();
    let told = || LocalizedText::new(keys::RESULT_HINTS_GIVEN).with("all", all.clone());
    (!all.is_empty()).then(told)
}

/// What builds a result page anew. Whatever changes its parts comes after these systems, as it may change parts that
/// are removed otherwise.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResultPageSystems;

/// The root node of a result page.
#[derive(Component)]
struct ResultRoot;

/// The root node of a result page, for its builder.
pub fn result_root(game: GameId) -> impl Bundle {
    (
        Name::new("Result"),
        ResultRoot,
        DespawnOnExit(Screen::Result(game)),
        page(),
    )
}

/// Adds the result page of a game: `build` builds it, below a [`result_root`], when it is opened and when the window or
/// the language changes, while the resource `R` says what to tell.
pub fn add_result_page<R: FinishedMatch, M>(
    app: &mut App,
    build: impl IntoScheduleConfigs<ScheduleSystem, M> + Copy,
) {
    let here = Screen::Result(R::GAME);
    let anew: ScheduleConfigs<ScheduleSystem> = (despawn_all::<ResultRoot>, build)
        .chain()
        .run_if(resource_exists::<R>);
    app.add_observer(press::<R>)
        .configure_sets(Update, ResultPageSystems.in_set(PageSystems))
        .add_systems(OnEnter(here), build.run_if(resource_exists::<R>))
        .add_systems(
            Update,
            anew.in_set(ResultPageSystems)
                .run_if(in_state(here).and_then(window_or_language_changed)),
        );
}

fn window_or_language_changed(scale: Res<Scale>, localizer: Res<Localizer>) -> bool {
    scale_changed(scale) || (localizer.is_changed() && !localizer.is_added())
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
        ResultButton::Watch => {
            commands.write_message(StartReplay {
                game: R::GAME,
                record: result.record().to_owned(),
                from: WatchFrom::TurningPoint,
                seen_by: SeenBy::All,
            });
            return;
        }
        ResultButton::Title => {
            commands.write_message(LeaveGame);
            return;
        }
    };
    commands.write_message(StartMatch {
        config: result.config().again(same),
    });
    commands.set_state(Screen::Table(R::GAME));
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_i18n::Language;

    #[test]
    fn the_line_about_hints_names_those_who_were_given_some() {
        let [ann, bob, eve] = ["Ann", "Bob", "Eve"].map(LocalizedText::verbatim);
        assert_eq!(hints_given([]), None);
        assert_eq!(hints_given([(ann.clone(), 0)]), None);
        let some = hints_given([(ann.clone(), 0), (bob.clone(), 2)]).expect("a line");
        let all = hints_given([(ann, 1), (bob, 2), (eve, 3)]).expect("a line");
        let english = Localizer::new(Language::En);
        assert_eq!(english.localize(&some), "Hints: Bob 2.");
        assert_eq!(english.localize(&all), "Hints: Ann 1, Bob 2 and Eve 3.");
        let french = Localizer::new(Language::Fr);
        assert_eq!(french.localize(&some), "Conseils\u{a0}: Bob 2.");
    }
}
