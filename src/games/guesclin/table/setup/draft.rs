//! The answers of the page of a new game, and how they are kept for the next start.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::Serialize;

use crate::request::{SHARED, read_request};
use crate::session::{BannerSeats, GameConfig};
use crate::words;
use guesclin_ai::LEVELS;
use guesclin_rules::{Banner, Scenario};
use kit_i18n::LocalizedText;
use kit_input::Action;
use kit_rules::shown_text;
use kit_table::setup_form::SetupDraft;
use kit_table::stored::{Json, ObjectReader};
use kit_table::{GameRequest, Player, SeatDraft};

/// The answers.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The game; its seats have no names yet.
    pub game: GameConfig,
    /// What people typed as their names, by [`Banner::index`]; a bot and the player of another banner keep the name of
    /// the person before.
    pub names: [String; 4],
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            game: read_request(&GameRequest::default()),
            names: Default::default(),
        }
    }
}

impl Draft {
    /// Whether a banner fights in the scenario.
    #[must_use]
    pub fn fights(&self, banner: Banner) -> bool {
        let scenario = Scenario::of(self.game.scenario);
        scenario.is_some_and(|scenario| scenario.order.contains(&banner))
    }

    /// Who plays a banner; `None` for the player of the camp's first banner.
    #[must_use]
    pub fn player(&self, banner: Banner) -> Option<&Player> {
        let seat = self.game.seats.0[banner.index()].as_ref();
        seat.map(|seat| &seat.player)
    }

    /// Chooses who plays a banner; `None` for the player of the camp's first banner, whose own seat is always taken.
    pub fn choose(&mut self, banner: Banner, player: Option<&Player>) {
        if player.is_some() || BannerSeats::first(banner.camp()) != banner {
            self.game.seats.0[banner.index()] = player.cloned().map(Into::into);
        }
    }

    /// The name that was typed for a banner.
    #[must_use]
    pub fn name(&self, banner: Banner) -> &str {
        &self.names[banner.index()]
    }
}

/// The player that a banner without one of its own would have.
static ANYBODY: Player = Player::Human;

impl SeatDraft for Draft {
    type Seat = Banner;

    /// One for each camp, then the others.
    fn order(&self) -> Vec<Banner> {
        let first = |banner: &Banner| BannerSeats::first(banner.camp()) == *banner;
        let (mut order, others): (Vec<Banner>, Vec<Banner>) = (Banner::ALL.into_iter())
            .filter(|&banner| self.fights(banner))
            .partition(first);
        order.extend(others);
        order
    }

    fn index(banner: Banner) -> usize {
        banner.index()
    }

    /// As the rows of the page stand.
    fn beside(&self, banner: Banner, direction: Action) -> Option<Banner> {
        let mut rows = Banner::ALL.into_iter().filter(|&row| self.fights(row));
        match direction {
            Action::Up | Action::Left => rows.rfind(|row| row.index() < banner.index()),
            Action::Down | Action::Right => rows.find(|row| row.index() > banner.index()),
            _ => None,
        }
    }

    fn place(banner: Banner) -> LocalizedText {
        words::banner(banner)
    }

    fn people(&self) -> Vec<Banner> {
        let person = |banner: &Banner| SeatDraft::player(self, *banner) == Some(&Player::Human);
        Banner::ALL.into_iter().filter(person).collect()
    }

    fn player(&self, banner: Banner) -> Option<&Player> {
        Self::player(self, banner).filter(|_| self.fights(banner))
    }

    fn last(&self, banner: Banner) -> &Player {
        Self::player(self, banner).unwrap_or(&ANYBODY)
    }

    fn seat(&mut self, banner: Banner, player: Option<&Player>) {
        self.choose(banner, player);
    }

    fn exchange_names(&mut self, one: Banner, other: Banner) {
        self.names.swap(one.index(), other.index());
    }
}

/// The answers as stored.
#[derive(Debug, Serialize)]
struct SavedDraft {
    scenario: u8,
    banners: BTreeMap<String, String>,
    names: BTreeMap<String, String>,
}

/// The player of a word, if it is still offered; `None` in it for the player of the camp's first banner.
fn read_player(word: &str) -> Option<Option<Player>> {
    match word {
        SHARED => Some(None),
        word => Player::read(word, LEVELS, false).ok().map(Some),
    }
}

impl SetupDraft for Draft {
    type Config = GameConfig;

    /// Banners that do not fight have nobody of their own.
    fn config(&self) -> GameConfig {
        let mut config = self.game.clone();
        for banner in Banner::ALL {
            let seat = &mut config.seats.0[banner.index()];
            if !self.fights(banner) && BannerSeats::first(banner.camp()) != banner {
                *seat = None;
            }
            if let Some(seat) = seat.as_mut().filter(|seat| seat.player.is_human()) {
                self.name(banner).trim().clone_into(&mut seat.name);
            }
        }
        config
    }

    fn requested(&self, request: &GameRequest) -> GameConfig {
        read_request(request)
    }

    fn read(file: &mut ObjectReader<'_>) -> Self {
        let mut draft = Self::default();
        let scenario = |value: &Json| {
            let n = u8::try_from(value.count()?).ok()?;
            Scenario::of(n).map(|_| n)
        };
        let scenario = file.value("scenario", scenario);
        draft.game.scenario = scenario.unwrap_or(draft.game.scenario);
        file.object("names", |file| {
            for banner in Banner::ALL {
                let name = file.word(banner.name(), |name| Some(shown_text::name(name)));
                draft.names[banner.index()] = name.unwrap_or_default();
            }
        });
        file.object("banners", |file| {
            for banner in Banner::ALL {
                if let Some(player) = file.word(banner.name(), read_player) {
                    draft.choose(banner, player.as_ref());
                }
            }
        });
        draft
    }

    fn write(&self) -> Json {
        let word = |banner| self.player(banner).map_or(SHARED, Player::word).to_owned();
        let banners = Banner::ALL.map(|banner| (banner.name().to_owned(), word(banner)));
        let named = |banner: Banner| (banner.name().to_owned(), self.name(banner).to_owned());
        let names = Banner::ALL.map(named).into_iter();
        Json::of(&SavedDraft {
            scenario: self.game.scenario,
            banners: banners.into_iter().collect(),
            names: names.filter(|(_, name)| !name.is_empty()).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::DEFAULT_BOT;
    use kit_input::PlayerDevice;
    use kit_table::Lobby;
    use kit_table::stored;

    /// The answers of a text, and how much of it was not understood.
    fn understood(text: &str) -> (Draft, usize) {
        let (draft, unread) = stored::understood(text, Draft::read);
        (draft, unread.len())
    }

    fn read(json: &Json) -> Draft {
        let (draft, unread) = understood(&json.written());
        assert_eq!(unread, 0);
        draft
    }

    const HUMAN: Option<&Player> = Some(&Player::Human);

    #[test]
    fn answers_are_read_as_they_are_written() {
        let mut draft = Draft::default();
        assert_eq!(read(&draft.write()), draft);
        draft.game.scenario = 3;
        draft.choose(Banner::Blesist, HUMAN);
        draft.choose(Banner::English, Some(&Player::Bot("squire".to_owned())));
        draft.names[Banner::Blesist.index()] = "Éléonore".to_owned();
        assert_eq!(read(&draft.write()), draft);
        assert_eq!(understood("rubbish"), (Draft::default(), 0));
        let strange = r#"{"scenario":9,"banners":{"french":"shared","english":"dragon"}}"#;
        assert_eq!(understood(strange), (Draft::default(), 2));
        let whole = draft.write().written();
        for (word, damaged) in [
            (r#""montfortist": "shared""#, r#""montfortist": 7"#),
            (r#""names": {"#, r#""names": { "french": null,"#),
            (r#""scenario": 3"#, r#""scenario": 3, "scenario": 259"#),
        ] {
            let text = whole.replacen(word, damaged, 1);
            assert_ne!(text, whole, "{word}");
            assert_eq!(understood(&text), (draft.clone(), 1), "{damaged}");
        }
        assert!(LEVELS.contains(&DEFAULT_BOT));
    }

    #[test]
    fn banners_that_do_not_fight_have_no_player() {
        let mut draft = Draft::default();
        draft.choose(Banner::Blesist, HUMAN);
        assert_eq!(draft.config().seats.0[Banner::Blesist.index()], None);
        assert_eq!(draft.people(), [Banner::French]);
        draft.game.scenario = 4;
        assert_eq!(draft.people(), [Banner::French, Banner::Blesist]);
    }

    #[test]
    fn names_belong_to_people_and_are_kept() {
        let mut draft = Draft::default();
        draft.names[Banner::French.index()] = "Lou ".to_owned();
        let name = |draft: &Draft| draft.config().seats.of(Banner::French).name;
        assert_eq!(name(&draft), "Lou");
        draft.choose(Banner::French, Some(&Player::Bot("squire".to_owned())));
        assert_eq!(name(&draft), "");
        draft.choose(Banner::French, HUMAN);
        assert_eq!(name(&draft), "Lou");
    }

    /// Devices sit down where a banner fights: first one for each camp.
    #[test]
    fn devices_sit_down_at_the_banners_of_the_scenario() {
        let mut world = World::new();
        let mut pads = core::iter::repeat_with(|| PlayerDevice::Pad(world.spawn_empty().id()));
        let [a, b, c] = [(); 3].map(|()| pads.next().expect("a pad"));
        let mut draft = Draft::default();
        let mut lobby = Lobby::led_by(PlayerDevice::Keyboard, false);
        assert_eq!(lobby.join(a, &mut draft), Some(Banner::English));
        assert_eq!(lobby.join(b, &mut draft), Some(Banner::French), "the last");
        let (mut draft, mut lobby) = (Draft::default(), Lobby::led_by(a, false));
        draft.game.scenario = 4;
        assert_eq!(lobby.join(b, &mut draft), Some(Banner::English));
        assert_eq!(lobby.join(c, &mut draft), Some(Banner::Blesist));
        assert_eq!(
            draft
                .config()
                .seats
                .players(Scenario::of(4).expect("four"))
                .len(),
            3
        );
        let down = draft.beside(Banner::Blesist, Action::Down);
        assert_eq!(down, Some(Banner::English));
        assert!(lobby.move_to(c, Banner::Montfortist, &mut draft));
        assert_eq!(draft.player(Banner::Blesist), None, "shared again");
        // The map of another scenario has two banners only.
        draft.game.scenario = 1;
        lobby.follow(&draft);
        assert_eq!(lobby.seat_of_guest(c), None);
        assert_eq!(lobby.device_of(&draft, Banner::English), Some(b));
    }
}
