//! What the result pages of all games share: a page that is built anew when the window or the language changes, and its
//! buttons: another game, the same one again, a challenge, the title.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::flow::PageSystems;
use super::replay::{StartReplay, WatchFrom, own_eyes};
use super::{AccessibleName, Games, LeaveGame, MatchConfig, OpenReview, Screen, StartMatch};
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
    /// The review of the game.
    Review,
    /// The same deal for somebody else.
    Challenge,
    /// To the title.
    Title,
}

/// The key of the words on the button that leads to the title.
pub const TO_TITLE: MessageKey = keys::RESULT_TO_TITLE;
/// The key of the words on the button that shows the game again.
pub const WATCH: MessageKey = keys::RESULT_WATCH;

/// What the frame says of the game that is over, and offers on its result page. It is written before the page is built.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ResultExtras {
    /// What came of the day's deal, or of a challenge.
    pub note: Option<LocalizedText>,
    /// Whether the person can challenge others with this game.
    pub challenges: bool,
    /// Whether the game can be reviewed.
    pub reviews: bool,
}

/// Where the game that is over turned most, told everything: its record, and how many events had happened before that.
/// `None` while that is not known, and where nothing turned. Written by what reviews games.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GreatestTurn(pub Option<(String, usize)>);

impl GreatestTurn {
    /// Where a game is shown again from: that moment, or else the one at which the winner took the lead for good.
    fn watched_from(&self, record: &str) -> WatchFrom {
        match &self.0 {
            Some((known, event)) if known == record => WatchFrom::Event(*event),
            _ => WatchFrom::TurningPoint,
        }
    }
}

impl ResultExtras {
    /// The lines below the result: the note takes the place of the `tally` against the bot. On a `low` page there is
    /// room for one.
    #[must_use]
    pub fn lines(
        &self,
        low: bool,
        tally: Option<LocalizedText>,
        hints: Option<LocalizedText>,
    ) -> Vec<LocalizedText> {
        let tally = tally.filter(|_| !low);
        let lines = self.note.clone().or(tally).into_iter().chain(hints);
        lines.take(if low { 1 } else { 2 }).collect()
    }

    /// Adds the buttons that open the review, and that challenge somebody, where that can be.
    pub fn add_buttons(&self, commands: &mut Commands, row: Entity) {
        if self.reviews {
            add_button(
                commands,
                row,
                ResultButton::Review,
                keys::RESULT_REVIEW,
                false,
            );
        }
        if self.challenges {
            let words = button(
                ButtonStyle::Parchment,
                keys::RESULT_CHALLENGE,
                Focusable::PAGE,
            );
            let spoken = AccessibleName(LocalizedText::new(keys::RESULT_CHALLENGE_SPOKEN));
            let mut it = commands.spawn((ChildOf(row), ResultButton::Challenge, spoken, words));
            narrow(&mut it);
        }
    }
}

/// Request: copy a challenge to the deal of this game, which is over.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ChallengeFriend {
    /// The game.
    pub game: GameId,
    /// Its record.
    pub record: String,
}

/// Adds what the result pages of all games share.
pub fn plugin(app: &mut App) {
    app.init_resource::<ResultExtras>()
        .init_resource::<GreatestTurn>()
        .add_message::<ChallengeFriend>();
}

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
    let mut it = commands.spawn((ChildOf(row), what, button(style, words, focusable)));
    narrow(&mut it);
}

/// Up to seven buttons stand side by side: they have less room beside their words than others.
fn narrow(button: &mut EntityCommands) {
    let mut node = button.entry::<Node>();
    node.and_modify(|mut node| node.padding = UiRect::horizontal(px(16)));
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
    (games, turn): (Res<Games>, Res<GreatestTurn>),
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
                from: turn.watched_from(result.record()),
                seen_by: own_eyes(&games, R::GAME, result.record()),
            });
            return;
        }
        ResultButton::Challenge => {
            commands.write_message(ChallengeFriend {
                game: R::GAME,
                record: result.record().to_owned(),
            });
            return;
        }
        ResultButton::Review => {
            commands.write_message(OpenReview {
                game: R::GAME,
                record: result.record().to_owned(),
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
    fn a_note_takes_the_place_of_the_tally_and_on_a_low_page_of_the_hints() {
        let [note, tally, hints] = ["note", "tally", "hints"].map(LocalizedText::verbatim);
        let none = ResultExtras::default();
        let noted = ResultExtras {
            note: Some(note.clone()),
            ..ResultExtras::default()
        };
        for (extras, low, lines) in [
            (&none, false, vec![&tally, &hints]),
            (&none, true, vec![&hints]),
            (&noted, false, vec![&note, &hints]),
            (&noted, true, vec![&note]),
        ] {
            let said = extras.lines(low, Some(tally.clone()), Some(hints.clone()));
            assert_eq!(said.iter().collect::<Vec<_>>(), lines);
        }
        assert_eq!(none.lines(false, None, None), []);
    }

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
