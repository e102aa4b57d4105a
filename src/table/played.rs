//! A game of people against a bot, and how it ended for the people.

use super::Player;

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

/// A game of people against bots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The name of the bot, in its game's list.
    pub bot: String,
    /// How it ended for the people; `None` while it is in progress.
    pub ending: Option<Ending>,
}

impl Played {
    /// A game against `enemies` that ended like this, or is in progress. `None` unless they are one and the same bot,
    /// in one seat or in several.
    #[must_use]
    pub fn against<'a>(
        enemies: impl IntoIterator<Item = &'a Player>,
        ending: Option<Ending>,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_games_against_one_bot_are_counted() {
        let bot = |name: &str| Player::Bot(name.to_owned());
        let against = |enemies: &[Player]| Played::against(enemies, Some(Ending::Won));
        let knight = Played {
            bot: "knight".to_owned(),
            ending: Some(Ending::Won),
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
}
