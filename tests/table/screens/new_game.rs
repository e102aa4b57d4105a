//! From the title to a new game, and what its page offers: edition, level, players, seed.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Edition, Level};
use guyenne::games::guyenne::table::{Draft, Player, Seating};

use super::walk::{BOTH, choose, pause, title};
use crate::harness::{Device, Hands, Press};

#[test]
fn two_presses_lead_from_the_title_to_a_game() {
    for device in BOTH {
        let mut hands = title(device);
        assert_eq!(hands.screen(), Screen::Title);
        hands.press(Press::Confirm);
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Setup(ID), "{device:?}");
        hands.press(Press::Confirm);
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Table(ID), "{device:?}");
    }
}

/// As players get the program, with every game.
#[test]
fn three_presses_lead_from_the_title_to_one_of_several_games() {
    for device in BOTH {
        let mut hands = Hands::open_every_game(LaunchOptions::default(), device);
        assert_eq!(hands.screen(), Screen::Title);
        for screen in [Screen::ChooseGame, Screen::Setup(ID), Screen::Table(ID)] {
            hands.press(Press::Confirm);
            hands.update(4);
            assert_eq!(hands.screen(), screen, "{device:?}");
        }
    }
}

#[test]
fn every_choice_of_a_new_game_reaches_the_draft() {
    for device in BOTH {
        let mut hands = title(device);
        hands.press(Press::Confirm);
        hands.update(3);
        choose(&mut hands, "2021");
        choose(&mut hands, "2022");
        choose(&mut hands, "Expert");
        hands.choose_player(Seat::of(Camp::English), "Captain");
        if device == Device::Keys {
            for key in [KeyCode::Digit4, KeyCode::Digit2] {
                hands.key(key);
            }
            hands.update(2);
        }
        let draft = hands.app.world().resource::<Draft>();
        assert_eq!(draft.edition, Edition::V2022);
        assert_eq!(draft.level, Level::Expert);
        let captain = Player::Bot("captain".to_owned());
        assert_eq!(draft.seating(), Seating::duel(captain, Player::Human));
        if device == Device::Keys {
            assert_eq!(draft.seed, Some(42));
        }
        choose(&mut hands, "To the table");
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Table(ID), "{device:?}");
    }
}

/// Digits typed while a menu is open do not reach the page below.
#[test]
fn digits_reach_the_page_only_without_a_menu() {
    let mut hands = title(Device::Keys);
    hands.press(Press::Confirm);
    hands.update(3);
    let seed = |hands: &Hands| hands.app.world().resource::<Draft>().seed;
    pause(&mut hands);
    hands.key(KeyCode::Digit4);
    assert_eq!(seed(&hands), None, "behind the pause");
    pause(&mut hands);
    hands.key(KeyCode::Digit7);
    assert_eq!(seed(&hands), Some(7));
}

#[test]
fn the_older_edition_has_one_level() {
    let mut hands = title(Device::Keys);
    hands.press(Press::Confirm);
    hands.update(3);
    choose(&mut hands, "Expert");
    choose(&mut hands, "2021");
    hands.update(3);
    let draft = hands.app.world().resource::<Draft>();
    assert_eq!((draft.edition, draft.level), (Edition::V2021, Level::Base));
}
