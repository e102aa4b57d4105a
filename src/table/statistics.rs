//! How often the player has won and lost against each bot, game by game.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{GameFinished, Player};
use crate::i18n::LocalizedText;
use crate::rules::game::GameId;

/// How games against one bot ended for the people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GamesCount {
    /// How many they won.
    pub won: u32,
    /// How many they lost.
    pub lost: u32,
    /// How many nobody won.
    pub drawn: u32,
}

/// The tallies of each game, by the name of the bot. The frame reads them at the start and saves what changes.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Statistics(pub BTreeMap<GameId, BTreeMap<String, GamesCount>>);

/// How a game ended for the people in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// They won.
    Won,
    /// They lost.
    Lost,
    /// Nobody won.
    Drawn,
}

/// A finished game of people against bots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The name of the bot, in its game's list.
    pub bot: String,
    /// How it ended for the people.
    pub ending: Ending,
}

impl Played {
    /// A game against `enemies` that ended like this. `None` unless they are one and the same bot, in one seat or in
    /// several.
    #[must_use]
    pub fn against<'a>(
        enemies: impl IntoIterator<Item = &'a Player>,
        ending: Ending,
    ) -> Option<Self> {
        let mut enemies = enemies.into_iter();
        let Player::Bot(bot) = enemies.next()? else {
            return None;
        };
        let same = enemies.all(|enemy| matches!(enemy, Player::Bot(other) if other == bot));
        same.then(|| Self {
            bot: bot.clone(),
            ending,
        })
    }
}

impl Ending {
    /// How it ended for the people of `own` side.
    #[must_use]
    pub fn of<S: PartialEq>(winner: Option<S>, own: &S) -> Self {
        match winner {
            None => Self::Drawn,
            Some(winner) if winner == *own => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

impl Statistics {
    /// The tally against a bot; `None` before the first game.
    #[must_use]
    pub fn against(&self, game: GameId, bot: &str) -> Option<GamesCount> {
        self.0.get(&game)?.get(bot).copied()
    }

    /// Counts a finished game.
    pub fn count(&mut self, game: GameId, played: &Played) {
        let bots = self.0.entry(game).or_default();
        let tally = bots.entry(played.bot.clone()).or_default();
        let field = match played.ending {
            Ending::Won => &mut tally.won,
            Ending::Lost => &mut tally.lost,
            Ending::Drawn => &mut tally.drawn,
        };
        *field = field.saturating_add(1);
    }

    /// The sentence of a page of a new game about a bot, with the tally against it, if there is one.
    #[must_use]
    pub fn told_after(&self, about: LocalizedText, game: GameId, bot: &str) -> LocalizedText {
        match self.against(game, bot) {
            Some(tally) => tally
                .filled(LocalizedText::new("statistics-so-far"))
                .with("about", about),
            None => about,
        }
    }
}

impl GamesCount {
    /// The line of a result page about the games against `bot`, the one just played included.
    #[must_use]
    pub fn told(self, bot: LocalizedText) -> LocalizedText {
        self.filled(LocalizedText::new("statistics-against"))
            .with("bot", bot)
    }

    fn filled(self, message: LocalizedText) -> LocalizedText {
        message
            .with("won", self.won)
            .with("lost", self.lost)
            .with("drawn", self.drawn)
    }
}

/// Counts every finished game, before its result page is built.
pub fn plugin(app: &mut App) {
    app.init_resource::<Statistics>()
        .add_systems(Last, count_finished.run_if(on_message::<GameFinished>));
}

fn count_finished(mut finished: MessageReader<GameFinished>, mut statistics: ResMut<Statistics>) {
    for finished in finished.read() {
        if let Some(played) = finished.played.as_ref().filter(|_| !finished.demo) {
            statistics.count(finished.game, played);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_games_against_one_bot_are_counted() {
        let bot = |name: &str| Player::Bot(name.to_owned());
        let against = |enemies: &[Player]| Played::against(enemies, Ending::Won);
        let knight = Played {
            bot: "knight".to_owned(),
            ending: Ending::Won,
        };
        assert_eq!(against(&[bot("knight")]), Some(knight.clone()));
        assert_eq!(against(&[bot("knight"), bot("knight")]), Some(knight));
        assert_eq!(against(&[bot("knight"), bot("squire")]), None);
        assert_eq!(against(&[bot("knight"), Player::Human]), None);
        assert_eq!(against(&[Player::Human]), None);
        assert_eq!(against(&[]), None);
    }

    #[test]
    fn endings_are_told_from_the_side_of_the_people() {
        assert_eq!(Ending::of(Some(1), &1), Ending::Won);
        assert_eq!(Ending::of(Some(2), &1), Ending::Lost);
        assert_eq!(Ending::of(None, &1), Ending::Drawn);
    }

    #[test]
    fn tallies_are_kept_by_game_and_bot() {
        let mut statistics = Statistics::default();
        let (game, other) = (GameId("one"), GameId("two"));
        for ending in [Ending::Won, Ending::Lost, Ending::Lost, Ending::Drawn] {
            let bot = "knight".to_owned();
            statistics.count(game, &Played { bot, ending });
        }
        let tally = GamesCount {
            won: 1,
            lost: 2,
            drawn: 1,
        };
        assert_eq!(statistics.against(game, "knight"), Some(tally));
        assert_eq!(statistics.against(game, "squire"), None);
        assert_eq!(statistics.against(other, "knight"), None);
    }
}
