//! How often the player has won and lost against each bot, game by game, and how many games they have not finished.
//!
//! A game counts from the first move of a person: as not finished, until it is over, however often it is left, put
//! aside or taken up again. It is won or lost with its last move, also when nobody waits for the result page.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Serialize;

use super::RecordChanged;
use super::played::{Ending, Played};
use super::stored::{Json, ObjectReader};
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::branch::is_branch;
use kit_rules::game::GameId;

/// How games against one bot ended for the people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct GamesCount {
    /// How many they won.
    pub won: u32,
    /// How many they lost.
    pub lost: u32,
    /// How many nobody won.
    pub drawn: u32,
    /// How many have begun and are not over: in progress, put aside, or given up.
    pub unfinished: u32,
}

/// The tallies of each game, by the name of the bot. The frame reads them at the start and saves what changes.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Statistics(pub BTreeMap<GameId, BTreeMap<String, GamesCount>>);

/// How the game on the table is counted: `None` before the first move of a person, and if it is not counted at all.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct CountedGame(pub Option<Played>);

impl Statistics {
    /// The tally against a bot; `None` before the first game.
    #[must_use]
    pub fn against(&self, game: GameId, bot: &str) -> Option<GamesCount> {
        let tally = self.0.get(&game)?.get(bot).copied();
        tally.filter(|tally| *tally != GamesCount::default())
    }

    /// Counts a game that was counted as `before` as it stands now.
    pub fn recount(&mut self, game: GameId, before: Option<&Played>, now: Option<&Played>) {
        let bots = self.0.entry(game).or_default();
        if let Some(played) = before
            && let Some(tally) = bots.get_mut(&played.bot)
        {
            let field = tally.of(played.ending);
            *field = field.saturating_sub(1);
        }
        if let Some(played) = now {
            let field = bots.entry(played.bot.clone()).or_default();
            let field = field.of(played.ending);
            *field = field.saturating_add(1);
        }
    }

    /// Reads the tallies of a game, each as far as it is understood.
    #[must_use]
    pub fn read(file: &mut ObjectReader<'_>) -> BTreeMap<String, GamesCount> {
        let mut tallies = BTreeMap::new();
        for bot in file.keys() {
            file.object(bot, |tally| {
                let mut count = |field| tally.value(field, Json::count).unwrap_or_default();
                let read = GamesCount {
                    won: count("won"),
                    lost: count("lost"),
                    drawn: count("drawn"),
                    unfinished: count("unfinished"),
                };
                tallies.insert(bot.to_owned(), read);
            });
        }
        tallies
    }

    /// The sentence of a page of a new game about a bot, with the tally against it, if there is one.
    #[must_use]
    pub fn told_after(&self, about: LocalizedText, game: GameId, bot: &str) -> LocalizedText {
        match self.against(game, bot) {
            Some(tally) => tally
                .filled(LocalizedText::new(keys::STATISTICS_SO_FAR))
                .with("about", about),
            None => about,
        }
    }
}

impl GamesCount {
    fn of(&mut self, ending: Option<Ending>) -> &mut u32 {
        match ending {
            Some(Ending::Won) => &mut self.won,
            Some(Ending::Lost) => &mut self.lost,
            Some(Ending::Drawn) => &mut self.drawn,
            None => &mut self.unfinished,
        }
    }

    /// The line of a result page about the games against `bot`, the one just played included.
    #[must_use]
    pub fn told(self, bot: LocalizedText) -> LocalizedText {
        self.filled(LocalizedText::new(keys::STATISTICS_AGAINST))
            .with("bot", bot)
    }

    fn filled(self, message: LocalizedText) -> LocalizedText {
        message
            .with("won", self.won)
            .with("lost", self.lost)
            .with("drawn", self.drawn)
            .with("unfinished", self.unfinished)
    }
}

/// Counts every game with its first move and its last one.
pub fn plugin(app: &mut App) {
    app.init_resource::<Statistics>()
        .init_resource::<CountedGame>()
        .add_systems(PostUpdate, count_games.run_if(on_message::<RecordChanged>));
}

/// Counts the game on the table. One that is taken up again has been counted before. A branch, which goes on from a
/// moment of another game, does not count: one may play it as often as one likes.
fn count_games(
    mut changed: MessageReader<RecordChanged>,
    mut counted: ResMut<CountedGame>,
    mut statistics: ResMut<Statistics>,
) {
    for record in changed.read() {
        let counts = !record.demo && !is_branch(&record.record);
        let now = record.played.clone().filter(|_| counts);
        if !record.begins && counted.0 != now {
            statistics.recount(record.game, counted.0.as_ref(), now.as_ref());
        }
        counted.set_if_neq(CountedGame(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_rules::branch::branch;

    fn knight(ending: Option<Ending>) -> Option<Played> {
        let bot = "knight".to_owned();
        Some(Played { bot, ending })
    }

    #[test]
    fn tallies_are_kept_by_game_and_bot() {
        let mut statistics = Statistics::default();
        let (game, other) = (GameId("one"), GameId("two"));
        for ending in [Ending::Won, Ending::Lost, Ending::Lost, Ending::Drawn] {
            statistics.recount(game, None, knight(Some(ending)).as_ref());
        }
        let tally = GamesCount {
            won: 1,
            lost: 2,
            drawn: 1,
            unfinished: 0,
        };
        assert_eq!(statistics.against(game, "knight"), Some(tally));
        assert_eq!(statistics.against(game, "squire"), None);
        assert_eq!(statistics.against(other, "knight"), None);
    }

    /// The records of games one after the other; how the knight's tally stands after each: won, lost, not finished.
    #[test]
    fn a_game_is_unfinished_from_the_first_move_to_the_last_and_counted_once() {
        const GAME: GameId = GameId("one");
        let mut app = App::new();
        app.add_message::<RecordChanged>().add_plugins(plugin);
        let mut then = |begins: bool, played: Option<Played>, demo: bool| {
            app.world_mut().write_message(RecordChanged {
                begins,
                demo,
                played,
                ..RecordChanged::new(GAME, String::new(), false)
            });
            app.update();
            let statistics = app.world().resource::<Statistics>();
            let tally = statistics.against(GAME, "knight").unwrap_or_default();
            (tally.won, tally.lost, tally.unfinished)
        };
        let (going, won, lost) = (
            knight(None),
            knight(Some(Ending::Won)),
            knight(Some(Ending::Lost)),
        );
        assert_eq!(then(true, None, false), (0, 0, 0));
        assert_eq!(then(false, None, false), (0, 0, 0), "only a bot has moved");
        assert_eq!(then(false, going.clone(), false), (0, 0, 1));
        assert_eq!(then(false, None, false), (0, 0, 0), "taken back");
        assert_eq!(then(false, going.clone(), false), (0, 0, 1));
        assert_eq!(then(false, going.clone(), false), (0, 0, 1));
        // It is left for a new one, which is lost; a demonstration counts for nothing.
        assert_eq!(then(true, None, false), (0, 0, 1));
        assert_eq!(then(false, going.clone(), false), (0, 0, 2));
        assert_eq!(then(false, lost.clone(), false), (0, 1, 1));
        assert_eq!(then(true, None, true), (0, 1, 1));
        assert_eq!(then(false, going.clone(), true), (0, 1, 1));
        // The result that was not seen is shown: it has been counted.
        assert_eq!(then(true, lost, false), (0, 1, 1));
        // The first one is taken up again, and won.
        assert_eq!(then(true, going.clone(), false), (0, 1, 1));
        assert_eq!(then(false, won, false), (1, 1, 0));
        // Somebody takes the bot's seat: then it is no game against it.
        assert_eq!(then(true, None, false), (1, 1, 0));
        assert_eq!(then(false, going, false), (1, 1, 1));
        assert_eq!(then(false, None, false), (1, 1, 0));
    }

    #[test]
    fn a_branch_is_not_counted() {
        const GAME: GameId = GameId("one");
        let tally = |record: &str| {
            let mut app = App::new();
            app.add_message::<RecordChanged>().add_plugins(plugin);
            app.world_mut().write_message(RecordChanged {
                played: knight(Some(Ending::Won)),
                ..RecordChanged::new(GAME, record.to_owned(), true)
            });
            app.update();
            app.world().resource::<Statistics>().against(GAME, "knight")
        };
        let whole = r#"{"events":[1,2,3]}"#;
        assert_eq!(tally(whole).map(|tally| tally.won), Some(1));
        let branch = branch(whole, 2).expect("a record");
        assert_eq!(tally(&branch), None);
    }

    #[test]
    fn each_tally_is_read_as_far_as_it_is_understood() {
        use crate::stored::{LenientText, Unread};
        let text = r#"{"knight":{"won":41,"lost":12,"drawn":1},"squire":{"won":-1,"lost":3,"stars":5},
            "page":{"won":4294967296,"lost":1.5,"drawn":"2","unfinished":null},"sage":7,"new":{}}"#;
        let mut unread = Vec::new();
        let json = LenientText::read(text).json;
        let tallies = Statistics::read(&mut ObjectReader::new(&json, &mut unread));
        let told: Vec<(&str, [u32; 4])> = (tallies.iter())
            .map(|(bot, of)| (bot.as_str(), [of.won, of.lost, of.drawn, of.unfinished]))
            .collect();
        let expected = [
            ("knight", [41, 12, 1, 0]),
            ("new", [0; 4]),
            ("page", [0; 4]),
            ("squire", [0, 3, 0, 0]),
        ];
        assert_eq!(told, expected);
        let paths: Vec<String> = (unread.iter())
            .map(|unread| match unread {
                Unread::Value(path, _) => path.join("."),
                Unread::Line(line) => line.to_string(),
            })
            .collect();
        let page = ["page.won", "page.lost", "page.drawn", "page.unfinished"];
        assert_eq!(
            paths,
            [&["squire.won"][..], &page[..], &["sage"][..]].concat()
        );
    }
}
