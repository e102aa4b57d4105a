//! Sounds and music as data: the sounds that games share by name, the request to play one, and the music wanted now.
//! `app::audio` plays them. A game names its own sounds itself.

use bevy::prelude::*;
use core::time::Duration;

use kit_timings::MotionSettings;

/// A mixer channel with its own volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// Tunes.
    Music,
    /// What happens at the table.
    Effects,
    /// Buttons.
    Interface,
}

impl Channel {
    /// Every channel.
    pub const ALL: [Self; 3] = [Self::Music, Self::Effects, Self::Interface];
}

/// A sound; it may have several takes, each a file in `assets/audio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sound {
    /// The file's name without its extension; with several takes, the part before `-1`, `-2`, ….
    pub name: &'static str,
    /// How many takes there are, played one after the other; 0 for a single file without a number.
    pub takes: u8,
    /// The channel whose volume it has.
    pub channel: Channel,
}

impl Sound {
    /// A sound of the table with this many takes.
    #[must_use]
    pub const fn effect(name: &'static str, takes: u8) -> Self {
        Self {
            name,
            takes,
            channel: Channel::Effects,
        }
    }

    /// A sound of a button.
    const fn interface(name: &'static str) -> Self {
        Self {
            name,
            takes: 0,
            channel: Channel::Interface,
        }
    }

    /// A card is laid on the table.
    pub const CARD_PLACE: Self = Self::effect("card-place", 4);
    /// A card slides over the table.
    pub const CARD_SLIDE: Self = Self::effect("card-slide", 3);
    /// A card is turned over.
    pub const CARD_FLIP: Self = Self::effect("card-flip", 3);
    /// A pile is shuffled.
    pub const SHUFFLE: Self = Self::effect("shuffle", 2);
    /// A card is picked up.
    pub const PICK: Self = Self::effect("pick", 2);
    /// A move or action is refused.
    pub const REFUSE: Self = Self::effect("refuse", 0);
    /// A selection is confirmed.
    pub const CONFIRM: Self = Self::effect("confirm", 0);
    /// A page is turned.
    pub const PAGE_TURN: Self = Self::effect("page-turn", 0);
    /// A quill writes.
    pub const QUILL: Self = Self::effect("quill", 3);
    /// Dice roll.
    pub const DICE: Self = Self::effect("dice", 0);
    /// A button is focused or pointed at.
    pub const HOVER: Self = Self::interface("ui-hover");
    /// A button is pressed.
    pub const PRESS: Self = Self::interface("ui-press");
    /// A button that leads back is pressed.
    pub const BACK: Self = Self::interface("ui-back");
    /// An option is chosen.
    pub const TOGGLE: Self = Self::interface("ui-toggle");

    /// Every sound that games share.
    pub const SHARED: &[Self] = &[
        Self::CARD_PLACE,
        Self::CARD_SLIDE,
        Self::CARD_FLIP,
        Self::SHUFFLE,
        Self::PICK,
        Self::REFUSE,
        Self::CONFIRM,
        Self::PAGE_TURN,
        Self::QUILL,
        Self::DICE,
        Self::HOVER,
        Self::PRESS,
        Self::BACK,
        Self::TOGGLE,
    ];

    /// The names of the files, without their extension.
    pub fn files(self) -> impl Iterator<Item = String> {
        (0..self.takes.max(1)).map(move |take| self.file(take))
    }

    /// The file of a take; after the last take comes the first again.
    #[must_use]
    pub fn file(self, take: u8) -> String {
        match self.takes {
            0 => self.name.to_owned(),
            takes => format!("{}-{}", self.name, take % takes + 1),
        }
    }
}

/// A piece of music: a file in `assets/audio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tune {
    /// The file's name without its extension.
    pub name: &'static str,
    /// Whether it loops.
    pub comes_round: bool,
}

impl Tune {
    /// The title's tune.
    pub const TITLE: Self = Self::round("title");

    /// Every tune that games share.
    pub const SHARED: &[Self] = &[Self::TITLE];

    /// A tune that loops.
    #[must_use]
    pub const fn round(name: &'static str) -> Self {
        Self {
            name,
            comes_round: true,
        }
    }

    /// A tune that is played once.
    #[must_use]
    pub const fn once(name: &'static str) -> Self {
        Self {
            name,
            comes_round: false,
        }
    }
}

/// The music wanted now; `None` for silence.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Music(pub Option<Tune>);

/// Request: play this sound.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound {
    /// The sound.
    pub sound: Sound,
    /// How long from now, in game time, which stops with a pause.
    pub after: Duration,
}

impl PlaySound {
    /// At once.
    #[must_use]
    pub const fn now(sound: Sound) -> Self {
        Self::later(sound, Duration::ZERO)
    }

    /// After a while.
    #[must_use]
    pub const fn later(sound: Sound, after: Duration) -> Self {
        Self { sound, after }
    }
}

/// Sounds that wait for their time.
#[derive(Resource, Debug, Default)]
pub struct DelayedSounds(Vec<(Duration, Sound)>);

impl DelayedSounds {
    /// Drops them all: what the player skips is not heard later.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// Fact: this sound starts now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundStarted(pub Sound);

/// Adds the requests and their delay.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Music>()
        .init_resource::<DelayedSounds>()
        .add_message::<PlaySound>()
        .add_message::<SoundStarted>()
        .add_systems(PostUpdate, start_due_sounds);
}

/// Starts the sounds whose time has come. At [`Speed::Instant`](kit_timings::Speed::Instant) only those asked for
/// without a delay are played, since a whole game takes a second.
fn start_due_sounds(
    time: Res<Time>,
    motion: Res<MotionSettings>,
    mut requests: MessageReader<PlaySound>,
    mut waiting: ResMut<DelayedSounds>,
    mut sounding: MessageWriter<SoundStarted>,
) {
    for (left, _) in &mut waiting.0 {
        *left = left.saturating_sub(time.delta());
    }
    for request in requests.read() {
        if request.after.is_zero() || !motion.is_instant() {
            waiting.0.push((request.after, request.sound));
        }
    }
    waiting.0.retain(|&(left, sound)| {
        if left.is_zero() {
            sounding.write(SoundStarted(sound));
        }
        !left.is_zero()
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_repeat_in_order() {
        let takes: Vec<_> = (0..4).map(|take| Sound::CARD_FLIP.file(take)).collect();
        assert_eq!(
            takes,
            ["card-flip-1", "card-flip-2", "card-flip-3", "card-flip-1"]
        );
        assert_eq!(Sound::DICE.file(3), "dice");
    }

    fn started(app: &mut App) -> Vec<Sound> {
        app.update();
        let mut sounding = app.world_mut().resource_mut::<Messages<SoundStarted>>();
        sounding.drain().map(|SoundStarted(sound)| sound).collect()
    }

    fn quiet_app() -> App {
        let mut app = App::new();
        app.init_resource::<Time>()
            .init_resource::<MotionSettings>()
            .add_plugins(plugin);
        app
    }

    #[test]
    fn a_delayed_sound_starts_on_time() {
        let mut app = quiet_app();
        let second = Duration::from_secs(1);
        app.world_mut().write_message(PlaySound::now(Sound::PICK));
        app.world_mut()
            .write_message(PlaySound::later(Sound::DICE, second));
        assert_eq!(started(&mut app), [Sound::PICK]);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(second / 2);
        assert_eq!(started(&mut app), []);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(second / 2);
        assert_eq!(started(&mut app), [Sound::DICE]);
        app.world_mut()
            .write_message(PlaySound::later(Sound::DICE, second));
        started(&mut app);
        app.world_mut().resource_mut::<DelayedSounds>().forget();
        app.world_mut().resource_mut::<Time>().advance_by(second);
        assert_eq!(started(&mut app), [], "what was skipped is not started");
    }

    #[test]
    fn at_instant_speed_no_delayed_sound_is_heard() {
        let mut app = quiet_app();
        app.world_mut().resource_mut::<MotionSettings>().speed = kit_timings::Speed::Instant;
        app.world_mut()
            .write_message(PlaySound::later(Sound::DICE, Duration::from_millis(1)));
        assert_eq!(started(&mut app), []);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(Duration::from_secs(1));
        assert_eq!(started(&mut app), []);
    }
}
