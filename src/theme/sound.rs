//! What is heard: the sounds that games share by name, the request to hear one, and the music that is wished for. Nothing
//! here makes any noise: that is the business of the frame (`app::audio`). A game names its own sounds itself.

use bevy::prelude::*;
use core::time::Duration;

use super::MotionSettings;

/// What has a loudness of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// The tunes.
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

/// A sound, of which there may be several takes: files in `assets/audio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sound {
    /// The file's name without its ending; with several takes, what stands before their number.
    pub name: &'static str,
    /// How many takes there are, one heard after the other; 0 for a sound without a number.
    pub takes: u8,
    /// Whose loudness it has.
    pub channel: Channel,
}

impl Sound {
    /// A sound of the table, with so many takes.
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

    /// A card is laid on the cloth.
    pub const CARD_PLACE: Self = Self::effect("card-place", 4);
    /// A card slides over the cloth.
    pub const CARD_SLIDE: Self = Self::effect("card-slide", 3);
    /// A card is turned over.
    pub const CARD_FLIP: Self = Self::effect("card-flip", 3);
    /// A pile is shuffled.
    pub const SHUFFLE: Self = Self::effect("shuffle", 2);
    /// A card is taken up.
    pub const PICK: Self = Self::effect("pick", 2);
    /// Something is not allowed.
    pub const REFUSE: Self = Self::effect("refuse", 0);
    /// A choice holds.
    pub const CONFIRM: Self = Self::effect("confirm", 0);
    /// A page is turned.
    pub const PAGE_TURN: Self = Self::effect("page-turn", 0);
    /// A quill scratches.
    pub const QUILL: Self = Self::effect("quill", 3);
    /// Dice roll.
    pub const DICE: Self = Self::effect("dice", 0);
    /// A button is reached.
    pub const HOVER: Self = Self::interface("ui-hover");
    /// A button is pressed.
    pub const PRESS: Self = Self::interface("ui-press");
    /// A button leads back.
    pub const BACK: Self = Self::interface("ui-back");
    /// An answer is chosen.
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

    /// The names of the files, without their ending.
    pub fn files(self) -> impl Iterator<Item = String> {
        (0..self.takes.max(1)).map(move |take| self.file(take))
    }

    /// The file of one take; the takes come round again.
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
    /// The file's name without its ending.
    pub name: &'static str,
    /// Whether it begins anew when it has ended.
    pub comes_round: bool,
}

impl Tune {
    /// Before the game.
    pub const TITLE: Self = Self::round("title");

    /// Every tune that games share.
    pub const SHARED: &[Self] = &[Self::TITLE];

    /// A tune that begins anew when it has ended.
    #[must_use]
    pub const fn round(name: &'static str) -> Self {
        Self {
            name,
            comes_round: true,
        }
    }

    /// A tune that is heard once.
    #[must_use]
    pub const fn once(name: &'static str) -> Self {
        Self {
            name,
            comes_round: false,
        }
    }
}

/// The music that is wished for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Music(pub Option<Tune>);

/// Request: let this be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound {
    /// What.
    pub sound: Sound,
    /// How long from now, while the game does not stand still.
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

/// Sounds that wait for their moment.
#[derive(Resource, Debug, Default)]
pub struct DelayedSounds(Vec<(Duration, Sound)>);

impl DelayedSounds {
    /// What is skipped is not heard later on.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// Fact: this sounds now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundStarted(pub Sound);

/// Brings the requests, and lets them wait.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Music>()
        .init_resource::<DelayedSounds>()
        .add_message::<PlaySound>()
        .add_message::<SoundStarted>()
        .add_systems(PostUpdate, wait);
}

/// Lets the sounds whose moment has come be heard. Where nothing takes time, only buttons and what is asked for at once
/// are: a whole game in a second is no music.
fn wait(
    time: Res<Time>,
    motion: Res<MotionSettings>,
    mut asked: MessageReader<PlaySound>,
    mut waiting: ResMut<DelayedSounds>,
    mut sounding: MessageWriter<SoundStarted>,
) {
    for (left, _) in &mut waiting.0 {
        *left = left.saturating_sub(time.delta());
    }
    for hear in asked.read() {
        if hear.after.is_zero() || !motion.is_instant() {
            waiting.0.push((hear.after, hear.sound));
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
    fn takes_come_round() {
        let takes: Vec<_> = (0..4).map(|take| Sound::CARD_FLIP.file(take)).collect();
        assert_eq!(
            takes,
            ["card-flip-1", "card-flip-2", "card-flip-3", "card-flip-1"]
        );
        assert_eq!(Sound::DICE.file(3), "dice");
    }

    fn heard(app: &mut App) -> Vec<Sound> {
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
    fn a_sound_waits_for_its_moment() {
        let mut app = quiet_app();
        let second = Duration::from_secs(1);
        app.world_mut().write_message(PlaySound::now(Sound::PICK));
        app.world_mut()
            .write_message(PlaySound::later(Sound::DICE, second));
        assert_eq!(heard(&mut app), [Sound::PICK]);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(second / 2);
        assert_eq!(heard(&mut app), []);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(second / 2);
        assert_eq!(heard(&mut app), [Sound::DICE]);
        app.world_mut()
            .write_message(PlaySound::later(Sound::DICE, second));
        heard(&mut app);
        app.world_mut().resource_mut::<DelayedSounds>().forget();
        app.world_mut().resource_mut::<Time>().advance_by(second);
        assert_eq!(heard(&mut app), [], "what was skipped is not heard");
    }

    #[test]
    fn where_nothing_takes_time_nothing_is_heard_later() {
        let mut app = quiet_app();
        app.world_mut().resource_mut::<MotionSettings>().speed = crate::theme::Speed::Instant;
        app.world_mut()
            .write_message(PlaySound::later(Sound::DICE, Duration::from_millis(1)));
        assert_eq!(heard(&mut app), []);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(Duration::from_secs(1));
        assert_eq!(heard(&mut app), []);
    }
}
