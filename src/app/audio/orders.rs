//! Orders to the audio output.

use crate::app::settings::{Loudness, Settings};
use bevy::{platform::collections::HashMap, prelude::*, window::PrimaryWindow};
use kit_theme::sound::{Channel, Music, Sound, SoundStarted, Tune};
use kit_timings::AnimationTimings;

/// An order to the audio output.
#[derive(Clone, Debug, PartialEq)]
pub enum AudioOrder {
    /// Play a file once.
    Play {
        /// Its name in `assets/audio`, without the extension.
        file: String,
        /// The channel whose volume it has.
        channel: Channel,
    },
    /// Fade to this tune; `None` for silence.
    Tune(Option<Tune>),
    /// Set the volume of a channel, as a factor on the amplitude, 0 to 1.
    Volume(Channel, f32),
}

/// Orders that have not been carried out yet.
#[derive(Resource, Debug, Default)]
pub struct Orders(Vec<AudioOrder>);

impl Orders {
    /// Takes all orders, oldest first.
    pub fn take(&mut self) -> Vec<AudioOrder> {
        core::mem::take(&mut self.0)
    }

    /// Whether all orders have been carried out.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The systems that give orders; outputs run after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AudioSystems;

/// Adds the orders.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Orders>().add_systems(
        Last,
        (set_volumes, change_tune, play_sounds)
            .chain()
            .in_set(AudioSystems),
    );
}

/// The volume of a channel, 0 to 1; `away` while the window has no focus.
fn volume(settings: &Settings, channel: Channel, away: bool) -> f32 {
    if !settings.sound || (away && settings.silent_away) {
        return 0.0;
    }
    let loudness: Loudness = match channel {
        Channel::Music => settings.music,
        Channel::Effects => settings.effects,
        Channel::Interface => settings.interface,
    };
    loudness.share()
}

/// Follows the settings and the focus of the window.
fn set_volumes(
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut before: Local<Option<[f32; 3]>>,
    mut orders: ResMut<Orders>,
) {
    let away = windows.iter().any(|window| !window.focused);
    let now = Channel::ALL.map(|channel| volume(&settings, channel, away));
    for (at, channel) in Channel::ALL.into_iter().enumerate() {
        if before.is_none_or(|before| before[at] != now[at]) {
            orders.0.push(AudioOrder::Volume(channel, now[at]));
        }
    }
    *before = Some(now);
}

/// Follows the music that is wanted.
fn change_tune(music: Res<Music>, mut playing: Local<Music>, mut orders: ResMut<Orders>) {
    if *playing != *music {
        *playing = *music;
        orders.0.push(AudioOrder::Tune(music.0));
    }
}

/// Plays sounds, each time the next take. The same sound again within `sound_gap` is dropped.
fn play_sounds(
    time: Res<Time<Real>>,
    timings: Res<AnimationTimings>,
    mut sounding: MessageReader<SoundStarted>,
    mut last: Local<HashMap<Sound, (u8, f32)>>,
    mut orders: ResMut<Orders>,
) {
    let now = time.elapsed_secs();
    for &SoundStarted(sound) in sounding.read() {
        let take = match last.get(&sound) {
            Some(&(_, at)) if now - at < timings.sound_gap.seconds => continue,
            Some(&(take, _)) => take.wrapping_add(1),
            None => 0,
        };
        last.insert(sound, (take, now));
        orders.0.push(AudioOrder::Play {
            file: sound.file(take),
            channel: sound.channel,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_channel_has_its_volume_and_all_can_be_muted() {
        let mut settings = Settings {
            music: Loudness::Soft,
            interface: Loudness::Off,
            ..default()
        };
        let music = volume(&settings, Channel::Music, false);
        assert!(music > 0.0 && music < volume(&settings, Channel::Effects, false));
        assert_eq!(volume(&settings, Channel::Interface, false), 0.0);
        assert_eq!(volume(&settings, Channel::Effects, true), 0.0);
        settings.silent_away = false;
        assert!(volume(&settings, Channel::Effects, true) > 0.0);
        settings.sound = false;
        for channel in Channel::ALL {
            assert_eq!(volume(&settings, channel, false), 0.0);
        }
    }

    fn orders(app: &mut App) -> Vec<AudioOrder> {
        app.update();
        app.world_mut().resource_mut::<Orders>().take()
    }

    #[test]
    fn sounds_play_their_takes_in_turn_and_never_twice_at_once() {
        let mut app = App::new();
        app.init_resource::<Orders>()
            .init_resource::<AnimationTimings>()
            .init_resource::<Time<Real>>()
            .add_message::<SoundStarted>()
            .add_systems(Last, play_sounds);
        let play = |file: &str| AudioOrder::Play {
            file: file.to_owned(),
            channel: Channel::Effects,
        };
        for _ in 0..2 {
            app.world_mut().write_message(SoundStarted(Sound::PICK));
        }
        assert_eq!(orders(&mut app), [play("pick-1")]);
        let later = std::time::Duration::from_millis(100);
        app.world_mut()
            .resource_mut::<Time<Real>>()
            .advance_by(later);
        app.world_mut().write_message(SoundStarted(Sound::PICK));
        assert_eq!(orders(&mut app), [play("pick-2")]);
    }
}
