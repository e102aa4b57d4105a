//! The answers of the page of a new game, and how they are kept for the next start.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::games::guesclin::ai::BOTS;
use crate::games::guesclin::rules::{Banner, Scenario};
use crate::games::guesclin::table::request::{SHARED, read_request};
use crate::games::guesclin::table::session::{BannerSeats, GameConfig};
use crate::table::{GameRequest, Player};

/// The answers.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Draft(pub GameConfig);

impl Default for Draft {
    fn default() -> Self {
        Self(read_request(&GameRequest::default()))
    }
}

impl Draft {
    /// The game as it is begun: banners that do not fight have nobody of their own.
    #[must_use]
    pub fn config(&self) -> GameConfig {
        let mut config = self.0.clone();
        let scenario = Scenario::of(config.scenario);
        for banner in Banner::ALL {
            let fights = scenario.is_some_and(|scenario| scenario.order.contains(&banner));
            if !fights && BannerSeats::first(banner.camp()) != banner {
                config.seats.0[banner.index()] = None;
            }
        }
        config
    }

    /// Who plays a banner; `None` for the player of the camp's first banner.
    #[must_use]
    pub fn player(&self, banner: Banner) -> Option<&Player> {
        let seat = self.0.seats.0[banner.index()].as_ref();
        seat.map(|seat| &seat.player)
    }
}

/// The bots that are offered: the levels without the yardstick, weakest first.
pub(super) fn levels() -> impl Iterator<Item = &'static str> {
    BOTS.iter().copied().skip(1)
}

/// The answers as stored.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    scenario: u8,
    banners: BTreeMap<String, String>,
}

/// The word for a person.
const PERSON: &str = "human";

pub(super) fn write(draft: &Draft) -> String {
    let word = |banner| match draft.player(banner) {
        None => SHARED.to_owned(),
        Some(Player::Human) => PERSON.to_owned(),
        Some(Player::Bot(bot)) => bot.clone(),
    };
    let banners = Banner::ALL.map(|banner| (banner.name().to_owned(), word(banner)));
    let kept = Kept {
        scenario: draft.0.scenario,
        banners: banners.into_iter().collect(),
    };
    serde_json::to_string_pretty(&kept).unwrap_or_default()
}

/// The answers of a text. What is unknown has its default.
pub(super) fn read(text: &str) -> Draft {
    let kept: Kept = serde_json::from_str(text).unwrap_or_default();
    let mut draft = Draft::default();
    if Scenario::of(kept.scenario).is_some() {
        draft.0.scenario = kept.scenario;
    }
    for banner in Banner::ALL {
        let Some(word) = kept.banners.get(banner.name()) else {
            continue;
        };
        let seat = &mut draft.0.seats.0[banner.index()];
        if word == PERSON {
            *seat = Some(Player::Human.into());
        } else if levels().any(|level| level == word) {
            *seat = Some(Player::Bot(word.clone()).into());
        } else if word == SHARED && BannerSeats::first(banner.camp()) != banner {
            *seat = None;
        }
    }
    draft
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guesclin::table::request::DEFAULT_BOT;

    #[test]
    fn answers_are_read_as_they_are_written() {
        let mut draft = Draft::default();
        assert_eq!(read(&write(&draft)), draft);
        draft.0.scenario = 3;
        draft.0.seats.0[Banner::Blesist.index()] = Some(Player::Human.into());
        draft.0.seats.0[Banner::English.index()] = Some(Player::Bot("squire".to_owned()).into());
        assert_eq!(read(&write(&draft)), draft);
        assert_eq!(read("rubbish"), Draft::default());
        let strange = r#"{"scenario":9,"banners":{"french":"shared","english":"dragon"}}"#;
        assert_eq!(read(strange), Draft::default());
        assert!(levels().any(|level| level == DEFAULT_BOT));
    }

    #[test]
    fn banners_that_do_not_fight_have_no_player() {
        let mut draft = Draft::default();
        draft.0.seats.0[Banner::Blesist.index()] = Some(Player::Human.into());
        assert_eq!(draft.config().seats.0[Banner::Blesist.index()], None);
        draft.0.scenario = 4;
        assert!(draft.config().is_shared());
    }
}
