//! What is heard around the table: the volume of each channel, silence in a window that is left, music and presses.

use bevy::prelude::*;
use guyenne::app::audio::{AudioOrder, Orders};
use guyenne::app::settings::{Loudness, Settings};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::sounds;
use guyenne::theme::SpriteAtlases;
use guyenne::theme::sound::{Channel, Sound, Tune};

use super::walk::{BOTH, choose, menu, pause, title};
use crate::harness::{Device, Hands, Press};

#[test]
fn sound_is_set_by_channel() {
    for device in BOTH {
        let mut hands = title(device);
        pause(&mut hands);
        choose(&mut hands, "Settings");
        hands.update(3);
        choose(&mut hands, "Sound");
        hands.update(3);
        hands.app.world_mut().resource_mut::<Orders>().take();
        choose(&mut hands, "soft");
        hands.update(3);
        // Exactly one channel is softer now.
        let (settings, first) = (
            hands.app.world().resource::<Settings>().clone(),
            Settings::default(),
        );
        let softer: Vec<Channel> = [
            (Channel::Music, settings.music, first.music),
            (Channel::Effects, settings.effects, first.effects),
            (Channel::Interface, settings.interface, first.interface),
        ]
        .into_iter()
        .filter(|(_, now, before)| now != before)
        .map(|(channel, now, _)| {
            assert_eq!(now, Loudness::Soft);
            channel
        })
        .collect();
        let [softer] = softer[..] else {
            panic!("{softer:?} are softer");
        };
        let orders = hands.app.world_mut().resource_mut::<Orders>().take();
        let volumes: Vec<_> = orders
            .iter()
            .filter(|order| matches!(order, AudioOrder::Volume(..)))
            .collect();
        let share = Loudness::Soft.share();
        assert_eq!(volumes, [&AudioOrder::Volume(softer, share)]);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(menu(&hands), Menu::Pause);
    }
}

#[test]
fn a_window_that_is_left_is_silent_unless_asked() {
    let mut hands = title(Device::Keys);
    let volumes = |hands: &mut Hands, focused: bool| {
        let world = hands.app.world_mut();
        let mut windows = world.query::<&mut Window>();
        windows.single_mut(world).expect("one window").focused = focused;
        hands.update(2);
        let orders = hands.app.world_mut().resource_mut::<Orders>().take();
        let volume = |order| match order {
            AudioOrder::Volume(_, share) => Some(share),
            _ => None,
        };
        orders.into_iter().filter_map(volume).collect::<Vec<_>>()
    };
    volumes(&mut hands, true);
    assert_eq!(volumes(&mut hands, false), [0.0; 3]);
    assert!(
        volumes(&mut hands, true)
            .into_iter()
            .all(|share| share > 0.0)
    );
    hands.app.world_mut().resource_mut::<Settings>().silent_away = false;
    volumes(&mut hands, true);
    assert!(volumes(&mut hands, false).is_empty());
}

/// Presses have sounds, and title, table and result have music.
#[test]
fn screens_have_their_music_and_buttons_have_sounds() {
    let mut hands = title(Device::Keys);
    let orders = |hands: &mut Hands| hands.app.world_mut().resource_mut::<Orders>().take();
    let tune = |orders: &[AudioOrder]| {
        orders.iter().rev().find_map(|order| match order {
            AudioOrder::Tune(tune) => Some(*tune),
            _ => None,
        })
    };
    assert_eq!(tune(&orders(&mut hands)), Some(Some(Tune::TITLE)));
    choose(&mut hands, "ettings");
    hands.update(3);
    let pressed = |orders: &[AudioOrder]| {
        let file = Sound::PRESS.file(0);
        orders
            .iter()
            .any(|o| matches!(o, AudioOrder::Play { file: f, .. } if *f == file))
    };
    assert!(pressed(&orders(&mut hands)));
    let options = LaunchOptions {
        seed: Some(5),
        demo: true,
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, Device::Keys);
    hands.update(10);
    assert_eq!(tune(&orders(&mut hands)), Some(Some(sounds::PLAY)));
    hands.until(20_000, |hands| hands.screen() == Screen::Result(ID));
    hands.update(3);
    let atlases = hands.app.world().resource::<SpriteAtlases>();
    assert_eq!(atlases.missed(), [""; 0], "sprites that are missing");
    let orders = orders(&mut hands);
    assert!(
        matches!(tune(&orders), Some(Some(sounds::VICTORY | sounds::DEFEAT))),
        "{orders:?}"
    );
}
