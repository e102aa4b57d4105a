//! Audio output on the desktop, by Kira. Where there is no audio device the game is silent, and the log says so once.

use super::orders::{AudioOrder, AudioSystems, Orders};
use crate::table::Games;
use crate::theme::{
    AnimationTimings,
    sound::{Channel, Sound, Tune},
};
use bevy::{platform::collections::HashMap, prelude::*};
use bevy_kira_audio::prelude::*;

/// Kira's channel of the tunes.
#[derive(Resource)]
struct Tunes;
/// Kira's channel of the effects.
#[derive(Resource)]
struct Effects;
/// Kira's channel of the buttons.
#[derive(Resource)]
struct Interface;

/// The sounds, loaded at the start so that they play without delay.
#[derive(Resource)]
struct LoadedSounds(HashMap<String, Handle<AudioSource>>);

/// The tune that plays.
#[derive(Resource, Default)]
struct Playing(Option<Handle<AudioInstance>>);

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Tunes>()
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Interface>()
        .init_resource::<Playing>()
        .add_systems(Startup, load_sounds)
        .add_systems(Last, carry_out.after(AudioSystems));
}

fn load_sounds(games: Res<Games>, assets: Res<AssetServer>, mut commands: Commands) {
    let files = games.sounds().flat_map(Sound::files);
    let loaded = files.map(|file| {
        let handle = assets.load(path(&file));
        (file, handle)
    });
    commands.insert_resource(LoadedSounds(loaded.collect()));
}

fn path(file: &str) -> String {
    format!("audio/{file}.ogg")
}

/// A factor on the amplitude, 0 to 1, in decibels.
fn decibels(share: f32) -> Decibels {
    if share <= 0.0 {
        Decibels::SILENCE
    } else {
        Decibels(20.0 * share.log10())
    }
}

fn carry_out(
    loaded: Res<LoadedSounds>,
    assets: Res<AssetServer>,
    timings: Res<AnimationTimings>,
    tunes: Res<AudioChannel<Tunes>>,
    effects: Res<AudioChannel<Effects>>,
    interface: Res<AudioChannel<Interface>>,
    mut orders: ResMut<Orders>,
    mut playing: ResMut<Playing>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    if orders.is_empty() {
        return;
    }
    for order in orders.take() {
        match order {
            AudioOrder::Play { file, channel } => {
                let Some(source) = loaded.0.get(&file) else {
                    continue;
                };
                match channel {
                    Channel::Music => tunes.play(source.clone()),
                    Channel::Effects => effects.play(source.clone()),
                    Channel::Interface => interface.play(source.clone()),
                };
            }
            AudioOrder::Tune(tune) => {
                if let Some(handle) = playing.0.take()
                    && let Some(mut instance) = instances.get_mut(&handle)
                {
                    instance.stop(AudioTween::linear(timings.tune.plainly()));
                }
                playing.0 = tune.map(|tune| start(tune, &assets, &timings, &tunes));
            }
            AudioOrder::Volume(channel, share) => {
                let volume = decibels(share);
                let turn = AudioTween::linear(timings.loudness.plainly());
                match channel {
                    Channel::Music => tunes.set_volume(volume).fade_in(turn),
                    Channel::Effects => effects.set_volume(volume).fade_in(turn),
                    Channel::Interface => interface.set_volume(volume).fade_in(turn),
                };
            }
        }
    }
}

/// Starts a tune; its file is loaded now and dropped after the end.
fn start(
    tune: Tune,
    assets: &AssetServer,
    timings: &AnimationTimings,
    tunes: &AudioChannel<Tunes>,
) -> Handle<AudioInstance> {
    let mut play = tunes.play(assets.load(path(tune.name)));
    if tune.comes_round {
        play.looped()
            .fade_in(AudioTween::linear(timings.tune_start.plainly()));
    }
    play.handle()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_as_loud_is_six_decibels_less() {
        assert_eq!(decibels(1.0).0, 0.0);
        assert!((decibels(0.5).0 + 6.02).abs() < 0.01);
        assert_eq!(decibels(0.0), Decibels::SILENCE);
    }
}
