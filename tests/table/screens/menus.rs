//! The pause and the settings: over every screen, and back to where they were opened.

use bevy::prelude::*;
use guyenne::app::settings::Settings;
use guyenne::app::{Menu, Screen};
use guyenne::games::guyenne::ID;

use super::walk::{BOTH, choose, menu, pause, title};
use crate::harness::{Hands, Press};

#[test]
fn the_pause_opens_over_every_screen_and_stops_time() {
    for device in BOTH {
        let mut hands = title(device);
        for screen in [Screen::Title, Screen::Setup(ID), Screen::Table(ID)] {
            hands
                .app
                .world_mut()
                .resource_mut::<NextState<Screen>>()
                .set(screen);
            hands.update(3);
            pause(&mut hands);
            assert_eq!(menu(&hands), Menu::Pause, "{device:?} over {screen:?}");
            let paused = |hands: &Hands| hands.app.world().resource::<Time<Virtual>>().is_paused();
            assert!(paused(&hands));
            pause(&mut hands);
            assert_eq!(menu(&hands), Menu::None, "{device:?} over {screen:?}");
            assert!(!paused(&hands));
            assert_eq!(hands.screen(), screen);
        }
    }
}

#[test]
fn the_settings_lead_back_to_where_they_were_opened() {
    for device in BOTH {
        let mut hands = title(device);
        pause(&mut hands);
        choose(&mut hands, "Settings");
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Settings);
        choose(&mut hands, "4×");
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Pause);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(menu(&hands), Menu::None);
        let settings = hands.app.world().resource::<Settings>();
        assert_eq!(settings.speed, guyenne::timings::Speed::X4);
        choose(&mut hands, "ettings");
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Settings);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!((menu(&hands), hands.screen()), (Menu::None, Screen::Title));
    }
}

/// The press that closes the pause does not also leave the screen below.
#[test]
fn back_closes_the_pause_and_nothing_else() {
    for device in BOTH {
        let mut hands = title(device);
        hands.press(Press::Confirm);
        hands.update(3);
        pause(&mut hands);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(
            (menu(&hands), hands.screen()),
            (Menu::None, Screen::Setup(ID)),
            "{device:?}"
        );
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.screen(), Screen::Title, "{device:?}");
    }
}
