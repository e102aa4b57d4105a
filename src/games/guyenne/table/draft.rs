//! The answers of the set-up form: what can be chosen, what is chosen, and the sentences that explain it.

use bevy::prelude::*;

use super::request::default_bot;
use super::{GameConfig, Player, Seating, ShownHands};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Edition, Level};
use crate::i18n::LocalizedText;
use crate::input::Typed;
use crate::rules::seed::Seed;

/// The answers chosen so far; they stay until the program ends.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Draft {
    /// The printed rules.
    pub edition: Edition,
    /// The level; in the 2021 edition always base.
    pub level: Level,
    /// Who plays the English.
    pub english: Player,
    /// Who plays the French.
    pub french: Player,
    /// The seed of the deal; `None` for a random one.
    pub seed: Option<u64>,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            edition: Edition::V2022,
            level: Level::Base,
            english: Player::Bot(default_bot().to_owned()),
            french: Player::Human,
            seed: None,
        }
    }
}

impl Draft {
    /// The configuration of the game.
    pub(super) fn game_config(&self) -> GameConfig {
        GameConfig {
            edition: self.edition,
            level: self.level,
            seed: self.seed.map(Seed),
            seating: Seating::duel(self.english.clone(), self.french.clone()),
            hands: ShownHands::default(),
            resume: None,
            demo: false,
        }
    }

    /// Takes one answer. The 2021 edition sets the level to base; `ThisDeal` draws a number if there is none.
    pub(super) fn choose(&mut self, answer: &SetupAnswer) {
        match answer {
            SetupAnswer::Edition(edition) => {
                self.edition = *edition;
                if *edition == Edition::V2021 {
                    self.level = Level::Base;
                }
            }
            SetupAnswer::Level(level) => self.level = *level,
            SetupAnswer::Player(Camp::English, player) => self.english = player.clone(),
            SetupAnswer::Player(Camp::French, player) => self.french = player.clone(),
            SetupAnswer::AnyDeal => self.seed = None,
            SetupAnswer::ThisDeal => {
                self.seed = self.seed.or_else(|| Some(u64::from(random_number())));
            }
        }
    }

    /// Whether an answer is the chosen one.
    pub(super) fn holds(&self, answer: &SetupAnswer) -> bool {
        match answer {
            SetupAnswer::Edition(edition) => self.edition == *edition,
            SetupAnswer::Level(level) => self.level == *level,
            SetupAnswer::Player(Camp::English, player) => self.english == *player,
            SetupAnswer::Player(Camp::French, player) => self.french == *player,
            SetupAnswer::AnyDeal => self.seed.is_none(),
            SetupAnswer::ThisDeal => self.seed.is_some(),
        }
    }

    /// Whether an answer can be given.
    pub(super) fn allows(&self, answer: &SetupAnswer) -> bool {
        match answer {
            SetupAnswer::Level(level) => self.edition == Edition::V2022 || *level == Level::Base,
            _ => true,
        }
    }

    /// Adds a digit to the seed, or erases; a digit that does not fit into 64 bits is left out.
    pub(super) fn type_digit(&mut self, typed: Typed) {
        self.seed = match typed {
            Typed::Digit(digit) => {
                let longer = self.seed.unwrap_or(0).checked_mul(10);
                longer
                    .and_then(|n| n.checked_add(u64::from(digit)))
                    .or(self.seed)
            }
            Typed::Erase => self.seed.map(|n| n / 10).filter(|&n| n > 0),
            Typed::Clear => None,
        };
    }
}

/// A random seed of at most six digits, short enough to tell another person.
fn random_number() -> u32 {
    getrandom::u32().unwrap_or(1) % 1_000_000
}

/// An answer to one of the questions.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) enum SetupAnswer {
    Edition(Edition),
    Level(Level),
    Player(Camp, Player),
    AnyDeal,
    ThisDeal,
}

/// The sentence about the rules: about the edition with the focus, else about the chosen edition or level.
pub(super) fn about_rules(draft: &Draft, focused: Option<&SetupAnswer>) -> LocalizedText {
    let edition = match focused {
        Some(SetupAnswer::Edition(edition)) => Some(*edition),
        _ => Some(draft.edition).filter(|edition| *edition == Edition::V2021),
    };
    match edition {
        Some(edition) => LocalizedText::new(format!("edition-{edition}-about")),
        None => LocalizedText::new(format!("level-{}-about", draft.level)),
    }
}

/// The sentence about the players: about the bot with the focus, else about the chosen one. It also explains the seed
/// while that question has the focus.
pub(super) fn about_players(draft: &Draft, focused: Option<&SetupAnswer>) -> LocalizedText {
    let bot = |bot: &str| {
        LocalizedText::new("new-game-bot-about")
            .with("name", LocalizedText::new(format!("bot-{bot}")))
            .with("temper", LocalizedText::new(format!("bot-{bot}-temper")))
            .with("about", LocalizedText::new(format!("bot-{bot}-about")))
    };
    match (focused, &draft.english, &draft.french) {
        (Some(SetupAnswer::Player(_, Player::Bot(name))), ..) => bot(name),
        (Some(SetupAnswer::AnyDeal | SetupAnswer::ThisDeal), ..) => {
            LocalizedText::new("new-game-seed-about")
        }
        (_, Player::Bot(name), Player::Human) | (_, Player::Human, Player::Bot(name)) => bot(name),
        (_, Player::Human, Player::Human) => LocalizedText::new("new-game-both-about"),
        (_, Player::Bot(_), Player::Bot(_)) => LocalizedText::new("new-game-bots-about"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_explained_before_it_is_chosen() {
        let mut draft = Draft {
            level: Level::Expert,
            ..Draft::default()
        };
        let about = |draft: &Draft, focused: Option<SetupAnswer>| {
            about_rules(draft, focused.as_ref()).key().to_owned()
        };
        assert_eq!(about(&draft, None), "level-expert-about");
        let older = SetupAnswer::Edition(Edition::V2021);
        assert_eq!(about(&draft, Some(older)), "edition-2021-about");
        draft.edition = Edition::V2021;
        assert_eq!(about(&draft, None), "edition-2021-about");
        let newer = SetupAnswer::Edition(Edition::V2022);
        assert_eq!(about(&draft, Some(newer)), "edition-2022-about");
    }

    #[test]
    fn the_number_of_the_deal_is_explained_while_it_has_the_focus() {
        let draft = Draft::default();
        let about = about_players(&draft, Some(&SetupAnswer::ThisDeal));
        assert_eq!(about.key(), "new-game-seed-about");
        assert_eq!(about_players(&draft, None).key(), "new-game-bot-about");
    }
}
