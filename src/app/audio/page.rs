//! Audio output on a page: its script plays through Web Audio, beside the game's one thread. Orders are sent as events
//! `guyenne:sound`.

use super::orders::{AudioOrder, AudioSystems, Orders};
use crate::app::browser::page;
use bevy::prelude::*;
use kit_rules::game::GameId;
use kit_table::{Games, Screen};
use kit_theme::sound::{Channel, Sound};

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare_shared)
        .add_systems(Update, prepare_game.run_if(state_changed::<Screen>))
        .add_systems(Last, carry_out.after(AudioSystems));
}

/// Names sounds, so that the page can fetch them once the game is played.
fn prepare(sounds: &[Sound]) {
    let files: Vec<String> = sounds.iter().copied().flat_map(Sound::files).collect();
    if !files.is_empty() {
        page::send_sound(&[("prepare", files.join(" ").into())]);
    }
}

fn prepare_shared() {
    prepare(Sound::SHARED);
}

/// The sounds of a game are fetched when it is opened.
fn prepare_game(screen: Res<State<Screen>>, games: Res<Games>, mut known: Local<Vec<GameId>>) {
    let opened = screen.get().game().filter(|game| !known.contains(game));
    if let Some(game) = opened.and_then(|game| games.get(game)) {
        known.push(game.id);
        prepare(game.sounds);
    }
}

const fn name(channel: Channel) -> &'static str {
    match channel {
        Channel::Music => "music",
        Channel::Effects => "effects",
        Channel::Interface => "interface",
    }
}

fn carry_out(mut orders: ResMut<Orders>) {
    if orders.is_empty() {
        return;
    }
    for order in orders.take() {
        match order {
            AudioOrder::Play { file, channel } => {
                page::send_sound(&[("play", file.into()), ("channel", name(channel).into())]);
            }
            AudioOrder::Tune(tune) => {
                let file = tune.map_or("", |tune| tune.name);
                let again = tune.is_some_and(|tune| tune.comes_round);
                page::send_sound(&[("tune", file.into()), ("again", again.into())]);
            }
            AudioOrder::Volume(channel, share) => {
                let share = f64::from(share);
                page::send_sound(&[("channel", name(channel).into()), ("volume", share.into())]);
            }
        }
    }
}
