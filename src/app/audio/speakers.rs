//! Audio output on the desktop, by Kira. Where there is no audio device the game is silent; the log and the settings
//! say so.

use super::device::AudioDevice;
use super::orders::{AudioOrder, AudioSystems, Orders};
use bevy::{platform::collections::HashMap, prelude::*};
use bevy_kira_audio::prelude::*;
use kit_table::Games;
use kit_theme::sound::{Channel, Sound, Tune};
use kit_timings::AnimationTimings;

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

/// Which tune plays: one at a time, whenever its file comes. Kira begins what it is told to in a later frame, or when
/// the file is loaded; what has not begun cannot be stopped.
#[derive(Resource)]
struct Playing<File = Handle<AudioSource>, Voice = Handle<AudioInstance>> {
    /// The tune that is wanted, until its file is loaded.
    waits: Option<(Tune, File)>,
    /// The tune that was told to begin.
    plays: Option<Voice>,
    /// Those that shall stop and may not have begun.
    ends: Vec<Voice>,
}

impl<File, Voice> Default for Playing<File, Voice> {
    fn default() -> Self {
        Self {
            waits: None,
            plays: None,
            ends: Vec::new(),
        }
    }
}

impl<File, Voice> Playing<File, Voice> {
    /// Another tune is wanted, or none.
    fn change(&mut self, tune: Option<(Tune, File)>) {
        self.ends.extend(self.plays.take());
        self.waits = tune;
    }

    /// Lets the tune begin whose file `is_loaded`, and stops those before it; `stop` says whether one had begun.
    fn follow(
        &mut self,
        is_loaded: impl FnOnce(&File) -> bool,
        begin: impl FnOnce(Tune, File) -> Voice,
        mut stop: impl FnMut(&Voice) -> bool,
    ) {
        self.ends.retain(|voice| !stop(voice));
        if let Some((tune, file)) = self.waits.take_if(|(_, file)| is_loaded(file)) {
            self.plays = Some(begin(tune, file));
        }
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Tunes>()
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Interface>()
        .init_resource::<Playing>()
        .add_systems(Startup, load_sounds)
        .add_systems(
            Last,
            (look_for_device, carry_out, follow_tune)
                .chain()
                .after(AudioSystems),
        );
}

/// Finds out that there is none, for which Kira keeps every order for ever: the tune that was told to begin in the
/// frame before still waits, with its file there.
fn look_for_device(
    tunes: Res<AudioChannel<Tunes>>,
    mut playing: ResMut<Playing>,
    mut device: ResMut<AudioDevice>,
) {
    let waits = |voice: &Handle<AudioInstance>| matches!(tunes.state(voice), PlaybackState::Queued);
    if !device.is_missing && playing.plays.iter().chain(&playing.ends).any(waits) {
        device.is_missing = true;
        *playing = Playing::default();
    }
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
    sources: Res<Assets<AudioSource>>,
    assets: Res<AssetServer>,
    timings: Res<AnimationTimings>,
    device: Res<AudioDevice>,
    tunes: Res<AudioChannel<Tunes>>,
    effects: Res<AudioChannel<Effects>>,
    interface: Res<AudioChannel<Interface>>,
    mut orders: ResMut<Orders>,
    mut playing: ResMut<Playing>,
) {
    if orders.is_empty() {
        return;
    }
    for order in orders.take() {
        if device.is_missing {
            continue;
        }
        match order {
            AudioOrder::Play { file, channel } => {
                // A sound whose file has to come first is too late to be played, as on the page.
                let source = loaded.0.get(&file).filter(|&file| sources.contains(file));
                let Some(source) = source else {
                    continue;
                };
                match channel {
                    Channel::Music => tunes.play(source.clone()),
                    Channel::Effects => effects.play(source.clone()),
                    Channel::Interface => interface.play(source.clone()),
                };
            }
            // Its file is loaded now and dropped after the end.
            AudioOrder::Tune(tune) => {
                playing.change(tune.map(|tune| (tune, assets.load(path(tune.name)))));
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

/// Begins the tune that is wanted when its file has come, and stops the one before it.
fn follow_tune(
    timings: Res<AnimationTimings>,
    sources: Res<Assets<AudioSource>>,
    tunes: Res<AudioChannel<Tunes>>,
    mut playing: ResMut<Playing>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let playing = playing.bypass_change_detection();
    playing.follow(
        |file| sources.contains(file),
        |tune, file| {
            let mut play = tunes.play(file);
            if tune.comes_round {
                play.looped()
                    .fade_in(AudioTween::linear(timings.tune_start.plainly()));
            }
            play.handle()
        },
        |voice| {
            let begun = instances.get_mut(voice);
            begun.is_some_and(|mut voice| {
                voice.stop(AudioTween::linear(timings.tune.plainly()));
                true
            })
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kira, as far as it matters here: it begins in the frame after it was told to.
    #[derive(Default)]
    struct Output {
        loaded: Vec<&'static str>,
        told: Vec<&'static str>,
        sounds: Vec<&'static str>,
    }

    impl Output {
        fn frame(&mut self, playing: &mut Playing<&'static str, &'static str>) {
            self.sounds.append(&mut self.told);
            let Self {
                loaded,
                told,
                sounds,
            } = self;
            playing.follow(
                |file| loaded.contains(file),
                |_, file| {
                    told.push(file);
                    file
                },
                |voice| {
                    let before = sounds.len();
                    sounds.retain(|sound| sound != voice);
                    sounds.len() < before
                },
            );
        }
    }

    const TITLE: Option<(Tune, &str)> = Some((Tune::TITLE, "title"));
    const TABLE: Option<(Tune, &str)> = Some((Tune::TITLE, "table"));

    /// A quick start: the table is there before the file of the title's tune, or in the frame in which it has come.
    #[test]
    fn of_two_tunes_only_the_last_plays_whenever_their_files_come() {
        for title_comes in 0..6 {
            for table_comes in 0..6 {
                for change in 0..4 {
                    let (mut playing, mut output) = (Playing::default(), Output::default());
                    for frame in 0..10 {
                        if frame == 0 {
                            playing.change(TITLE);
                        }
                        if frame == change {
                            playing.change(TABLE);
                        }
                        if frame == title_comes {
                            output.loaded.push("title");
                        }
                        if frame == table_comes {
                            output.loaded.push("table");
                        }
                        output.frame(&mut playing);
                    }
                    let case = format!("{title_comes} {table_comes} {change}");
                    assert_eq!(output.sounds, ["table"], "{case}");
                    assert!(playing.ends.is_empty(), "{case}");
                }
            }
        }
    }

    #[test]
    fn silence_stops_what_has_just_been_told_to_begin() {
        let (mut playing, mut output) = (Playing::default(), Output::default());
        output.loaded = vec!["title"];
        playing.change(TITLE);
        output.frame(&mut playing);
        playing.change(None);
        for _ in 0..4 {
            output.frame(&mut playing);
        }
        assert!(output.sounds.is_empty() && output.told.is_empty());
        assert!(playing.plays.is_none() && playing.ends.is_empty());
    }

    #[test]
    fn half_as_loud_is_six_decibels_less() {
        assert_eq!(decibels(1.0).0, 0.0);
        assert!((decibels(0.5).0 + 6.02).abs() < 0.01);
        assert_eq!(decibels(0.0), Decibels::SILENCE);
    }
}
