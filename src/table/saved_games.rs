//! The saved games that can be continued, in the order in which they were played.

use bevy::prelude::*;

use kit_i18n::LocalizedText;
use kit_rules::continuation::goes_on_as;
use kit_rules::game::GameId;

/// A game that was saved and can be continued.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveSummary {
    /// The record, one line.
    pub record: String,
    /// The text beside Continue on the title.
    pub about: LocalizedText,
    /// Whether it is over, and only its result has not been seen yet.
    pub is_over: bool,
    /// Why this program cannot continue it although the record is valid, such as a bot that it does not have.
    pub refused: Option<LocalizedText>,
}

/// Why a text cannot be used as a saved game.
#[derive(Clone, Debug, PartialEq)]
pub enum BadSave {
    /// A later version of the program wrote it.
    Newer,
    /// It is not valid by the rules; the message says where and why.
    Damaged(LocalizedText),
}

/// A saved game, and which of its box it is.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The game.
    pub game: GameId,
    /// Its number among the saved games of that box, from 1. It stays the same while the game is saved.
    pub number: u16,
    /// What was saved.
    pub save: SaveSummary,
}

/// The games that can be continued, the one played last first; there may be several of one box. Written by the frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SavedGames(pub Vec<SavedGame>);

impl SavedGames {
    /// The saved games of `game`, the one played last first.
    pub fn all_of(&self, game: GameId) -> impl Iterator<Item = &SavedGame> {
        self.0.iter().filter(move |saved| saved.game == game)
    }

    /// That saved game of `game` which was played last.
    #[must_use]
    pub fn of(&self, game: GameId) -> Option<&SaveSummary> {
        self.all_of(game).next().map(|saved| &saved.save)
    }

    /// That saved game of `game` which was played last and is not over.
    #[must_use]
    pub fn in_progress(&self, game: GameId) -> Option<&SaveSummary> {
        let mut all = self.all_of(game).map(|saved| &saved.save);
        all.find(|save| !save.is_over)
    }

    /// The saved game of this box with this number.
    #[must_use]
    pub fn numbered(&self, game: GameId, number: u16) -> Option<&SavedGame> {
        self.all_of(game).find(|saved| saved.number == number)
    }

    /// The game that was played last.
    #[must_use]
    pub fn latest(&self) -> Option<(GameId, &SaveSummary)> {
        self.0.first().map(|saved| (saved.game, &saved.save))
    }

    /// The number of the saved game that goes on as this record: its events are the first of the record's.
    #[must_use]
    pub fn continued_as(&self, game: GameId, record: &str) -> Option<u16> {
        let going_on = self.all_of(game);
        let going_on = going_on.filter(|saved| goes_on_as(&saved.save.record, record));
        let longest = going_on.max_by_key(|saved| saved.save.record.len());
        longest.map(|saved| saved.number)
    }

    /// Replaces what is known of a saved game, and leaves the order as it is; a new one is put last.
    pub fn update(&mut self, saved: SavedGame) {
        let same = |it: &&mut SavedGame| (it.game, it.number) == (saved.game, saved.number);
        match self.0.iter_mut().find(same) {
            Some(it) => *it = saved,
            None => self.0.push(saved),
        }
    }

    /// Puts a saved game first: it has been played last.
    pub fn put_first(&mut self, saved: SavedGame) {
        self.remove(saved.game, saved.number);
        self.0.insert(0, saved);
    }

    /// Removes a saved game.
    pub fn remove(&mut self, game: GameId, number: u16) {
        self.0.retain(|it| (it.game, it.number) != (game, number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId("one");

    fn saved(number: u16, record: &str) -> SavedGame {
        let save = SaveSummary {
            record: record.to_owned(),
            about: LocalizedText::verbatim(String::new()),
            is_over: false,
            refused: None,
        };
        SavedGame {
            game: GAME,
            number,
            save,
        }
    }

    fn numbers(games: &SavedGames) -> Vec<u16> {
        games.0.iter().map(|it| it.number).collect()
    }

    #[test]
    fn a_record_that_goes_on_belongs_to_the_game_that_it_continues() {
        let games = SavedGames(vec![
            saved(1, r#"{"seed":"1","events":[1]}"#),
            saved(2, "{\"seed\":\"1\",\"events\":[1,2]}\n"),
            saved(3, r#"{"seed":"2","events":[1,2]}"#),
        ]);
        let number = |record| games.continued_as(GAME, record);
        assert_eq!(number(r#"{"seed":"1","events":[1]}"#), Some(1));
        assert_eq!(number(r#"{"seed":"1","events":[1,2,3]}"#), Some(2));
        assert_eq!(number(r#"{"seed":"2","events":[1,2]}"#), Some(3));
        assert_eq!(number(r#"{"seed":"2","events":[1]}"#), None);
        assert_eq!(number(r#"{"seed":"3","events":[1,2]}"#), None);
        assert_eq!(number(r#"{"seed":"3","events":[12]}"#), None);
        assert_eq!(number(r#"{"seed":"1","events":1}"#), None);
        assert_eq!(number("[]"), None);
        let other = GameId("other");
        assert_eq!(
            games.continued_as(other, r#"{"seed":"1","events":[1]}"#),
            None
        );
    }

    #[test]
    fn a_branch_has_a_place_of_its_own() {
        let branch = r#"{"seed":"1","branch":{"events":2},"events":[1,2]}"#;
        let games = SavedGames(vec![saved(1, r#"{"seed":"1","events":[1,2]}"#)]);
        assert_eq!(games.continued_as(GAME, branch), None);
        let games = SavedGames(vec![games.0[0].clone(), saved(2, branch)]);
        let longer = branch.replace("[1,2]", "[1,2,3]");
        assert_eq!(games.continued_as(GAME, &longer), Some(2));
        let original = r#"{"seed":"1","events":[1,2,3]}"#;
        assert_eq!(games.continued_as(GAME, original), Some(1));
    }

    #[test]
    fn only_a_game_that_is_played_comes_first() {
        let mut games = SavedGames(vec![saved(1, "{[]}"), saved(2, "{[]}")]);
        games.update(saved(2, "{[1]}"));
        games.update(saved(3, "{[]}"));
        assert_eq!(numbers(&games), [1, 2, 3]);
        games.put_first(saved(2, "{[1,2]}"));
        assert_eq!(numbers(&games), [2, 1, 3]);
        games.remove(GAME, 1);
        assert_eq!(numbers(&games), [2, 3]);
        assert_eq!(
            games.latest().map(|(_, save)| save.record.as_str()),
            Some("{[1,2]}")
        );
    }
}
