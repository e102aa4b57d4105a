//! Rumble of gamepads: what a game asks for is felt on the pads that are connected, as far as the player wants it.
//! Everything works without it.

use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;
use core::time::Duration;
use serde::{Deserialize, Serialize};

/// How much gamepads rumble: a setting of the player.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RumbleLevel {
    /// Not at all.
    Off,
    /// What happens at the table is felt, by everybody alike.
    #[default]
    Touches,
    /// The same, and a card of one's own under the focus is told to the hand.
    Cards,
}

impl RumbleLevel {
    /// All of them, the quietest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Touches, Self::Cards];
}

/// The gamepads that shall rumble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RumblePads {
    /// All of them.
    All,
    /// This one.
    One(Entity),
    /// All others.
    Others(Entity),
}

/// Request: gamepads rumble once.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Rumble {
    /// Which ones.
    pub pads: RumblePads,
    /// How long from now, in game time, which stops with a pause.
    pub after: Duration,
    /// For how long.
    pub lasts: Duration,
    /// How strongly, 0 to 1.
    pub strength: f32,
}

/// Request: no gamepad rumbles any more, and nothing that waits for its time will be felt.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StopRumble;

/// What waits for its time.
#[derive(Resource, Debug, Default)]
struct DelayedRumbles(Vec<Rumble>);

/// Adds rumble.
pub fn plugin(app: &mut App) {
    app.init_resource::<RumbleLevel>()
        .init_resource::<DelayedRumbles>()
        .add_message::<Rumble>()
        .add_message::<StopRumble>()
        .add_systems(PostUpdate, play_rumbles);
}

/// Passes what is due on to the gamepads. A request to stop counts before the requests of the same frame.
fn play_rumbles(
    time: Res<Time>,
    level: Res<RumbleLevel>,
    mut stops: MessageReader<StopRumble>,
    mut rumbles: MessageReader<Rumble>,
    mut waiting: ResMut<DelayedRumbles>,
    pads: Query<Entity, With<Gamepad>>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    let off = *level == RumbleLevel::Off;
    if stops.read().count() > 0 || (off && !waiting.0.is_empty()) {
        waiting.0.clear();
        requests.write_batch(
            pads.iter()
                .map(|gamepad| GamepadRumbleRequest::Stop { gamepad }),
        );
    }
    if off {
        rumbles.clear();
        return;
    }
    for rumble in &mut waiting.0 {
        rumble.after = rumble.after.saturating_sub(time.delta());
    }
    waiting.0.extend(rumbles.read());
    for rumble in waiting.0.extract_if(.., |rumble| rumble.after.is_zero()) {
        let chosen = pads.iter().filter(|&pad| match rumble.pads {
            RumblePads::All => true,
            RumblePads::One(one) => pad == one,
            RumblePads::Others(one) => pad != one,
        });
        requests.write_batch(chosen.map(|gamepad| GamepadRumbleRequest::Add {
            gamepad,
            intensity: GamepadRumbleIntensity::strong_motor(rumble.strength),
            duration: rumble.lasts,
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::TimeUpdateStrategy;

    #[derive(Resource, Default)]
    struct Felt(Vec<(Entity, Duration)>);

    fn feel(mut requests: MessageReader<GamepadRumbleRequest>, mut felt: ResMut<Felt>) {
        for request in requests.read() {
            let duration = match request {
                GamepadRumbleRequest::Add { duration, .. } => *duration,
                GamepadRumbleRequest::Stop { .. } => Duration::ZERO,
            };
            felt.0.push((request.gamepad(), duration));
        }
    }

    fn app() -> (App, [Entity; 2]) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .add_message::<GamepadRumbleRequest>()
            .init_resource::<Felt>()
            .add_systems(Last, feel)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                50,
            )));
        let mut pads = [(); 2].map(|()| app.world_mut().spawn(Gamepad::default()).id());
        pads.sort();
        app.world_mut().spawn_empty();
        app.update();
        (app, pads)
    }

    fn felt(app: &mut App) -> Vec<(Entity, Duration)> {
        app.update();
        let mut felt = core::mem::take(&mut app.world_mut().resource_mut::<Felt>().0);
        felt.sort();
        felt
    }

    fn rumble(pads: RumblePads, after: u64) -> Rumble {
        Rumble {
            pads,
            after: Duration::from_millis(after),
            lasts: Duration::from_millis(80),
            strength: 0.5,
        }
    }

    #[test]
    fn a_rumble_reaches_the_pads_it_names_at_its_time() {
        let (mut app, [one, other]) = app();
        let lasts = Duration::from_millis(80);
        app.world_mut().write_message(rumble(RumblePads::All, 0));
        assert_eq!(felt(&mut app), [(one, lasts), (other, lasts)]);
        app.world_mut()
            .write_message(rumble(RumblePads::One(other), 0));
        app.world_mut()
            .write_message(rumble(RumblePads::Others(other), 100));
        assert_eq!(felt(&mut app), [(other, lasts)]);
        assert_eq!(felt(&mut app), []);
        assert_eq!(felt(&mut app), [(one, lasts)]);
        assert_eq!(felt(&mut app), []);
    }

    #[test]
    fn nothing_rumbles_once_it_is_stopped_or_switched_off() {
        let (mut app, pads) = app();
        let stopped = pads.map(|pad| (pad, Duration::ZERO));
        app.world_mut().write_message(rumble(RumblePads::All, 70));
        assert_eq!(felt(&mut app), []);
        app.world_mut().write_message(StopRumble);
        assert_eq!(felt(&mut app), stopped);
        assert_eq!(felt(&mut app), []);
        app.world_mut().write_message(rumble(RumblePads::All, 70));
        assert_eq!(felt(&mut app), []);
        app.insert_resource(RumbleLevel::Off);
        assert_eq!(felt(&mut app), stopped);
        app.world_mut().write_message(rumble(RumblePads::All, 0));
        assert_eq!(felt(&mut app), []);
    }
}
