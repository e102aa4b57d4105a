//! Audio output on a page: its script plays through Web Audio, beside the game's one thread. Orders are sent as events
//! `guyenne:sound`.

use super::orders::{AudioSystems, Order, Orders};
use crate::{
    app::web,
    table::Games,
    theme::sound::{Channel, Sound},
};
use bevy::prelude::*;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare)
        .add_systems(Last, carry_out.after(AudioSystems));
}

/// Names all sounds, so that the page can fetch them once the game is played.
fn prepare(games: Res<Games>) {
    let files: Vec<String> = games.sounds().flat_map(Sound::files).collect();
    web::send_sound(&[("prepare", files.join(" ").into())]);
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
            Order::Play { file, channel } => {
                web::send_sound(&[("play", file.into()), ("channel", name(channel).into())]);
            }
            Order::Tune(tune) => {
                let file = tune.map_or("", |tune| tune.name);
                let again = tune.is_some_and(|tune| tune.comes_round);
                web::send_sound(&[("tune", file.into()), ("again", again.into())]);
            }
            Order::Volume(channel, share) => {
                let share = f64::from(share);
                web::send_sound(&[("channel", name(channel).into()), ("volume", share.into())]);
            }
        }
    }
}
