//! What is heard: the sounds by name, the request to hear one, and the music that is wished for. Nothing here makes any
//! noise: that is the business of the frame (`app::audio`).

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

const fn effect(name: &'static str, takes: u8) -> Sound {
    Sound {
        name,
        takes,
        channel: Channel::Effects,
    }
}

const fn interface(name: &'static str) -> Sound {
    Sound {
        name,
        takes: 0,
        channel: Channel::Interface,
    }
}

impl Sound {
    /// A card is laid on the cloth.
    pub const CARD_PLACE: Self = effect("card-place", 4);
    /// A card slides over the cloth.
    pub const CARD_SLIDE: Self = effect("card-slide", 3);
    /// A card is turned over.
    pub const CARD_FLIP: Self = effect("card-flip", 3);
    /// A pile is shuffled.
    pub const SHUFFLE: Self = effect("shuffle", 2);
    /// A card is taken up.
    pub const PICK: Self = effect("pick", 2);
    /// Something is not allowed.
    pub const REFUSE: Self = effect("refuse", 0);
    /// A choice holds.
    pub const CONFIRM: Self = effect("confirm", 0);
    /// A page is turned.
    pub const PAGE_TURN: Self = effect("page-turn", 0);
    /// A castle's arrow turns.
    pub const ARROW: Self = effect("arrow", 0);
    /// Three strokes of the drum, each stronger.
    pub const DRUMS: [Self; 3] = [
        effect("drum-1", 0),
        effect("drum-2", 0),
        effect("drum-3", 0),
    ];
    /// The drum rolls.
    pub const DRUM_ROLL: Self = effect("drum-roll", 0);
    /// A sword is drawn.
    pub const STEEL: Self = effect("steel", 0);
    /// The hero of the English appears.
    pub const HERO_ENGLISH: Self = effect("hero-english", 0);
    /// The hero of the French appears.
    pub const HERO_FRENCH: Self = effect("hero-french", 0);
    /// An equal fight.
    pub const TIE: Self = effect("tie-bell", 0);
    /// The English take a castle.
    pub const CAPTURE_ENGLISH: Self = effect("capture-english", 0);
    /// The French take a castle.
    pub const CAPTURE_FRENCH: Self = effect("capture-french", 0);
    /// Somebody gives up unseen.
    pub const CONCEDE: Self = effect("concede", 0);
    /// Cards are swept away for good.
    pub const PILLAGE: Self = effect("pillage", 0);
    /// The crowd cheers.
    pub const CROWD_WIN: Self = effect("crowd-win", 0);
    /// The crowd murmurs.
    pub const CROWD_LOSE: Self = effect("crowd-lose", 0);
    /// A quill scratches.
    pub const QUILL: Self = effect("quill", 3);
    /// Dice roll.
    pub const DICE: Self = effect("dice", 0);
    /// Points are counted, each higher.
    pub const SCORES: [Self; 3] = [
        effect("score-1", 0),
        effect("score-2", 0),
        effect("score-3", 0),
    ];
    /// A button is reached.
    pub const HOVER: Self = interface("ui-hover");
    /// A button is pressed.
    pub const PRESS: Self = interface("ui-press");
    /// A button leads back.
    pub const BACK: Self = interface("ui-back");
    /// An answer is chosen.
    pub const TOGGLE: Self = interface("ui-toggle");

    /// Every sound.
    pub const ALL: [Self; 32] = [
        Self::CARD_PLACE,
        Self::CARD_SLIDE,
        Self::CARD_FLIP,
        Self::SHUFFLE,
        Self::PICK,
        Self::REFUSE,
        Self::CONFIRM,
        Self::PAGE_TURN,
        Self::ARROW,
        Self::DRUMS[0],
        Self::DRUMS[1],
        Self::DRUMS[2],
        Self::DRUM_ROLL,
        Self::STEEL,
        Self::HERO_ENGLISH,
        Self::HERO_FRENCH,
        Self::TIE,
        Self::CAPTURE_ENGLISH,
        Self::CAPTURE_FRENCH,
        Self::CONCEDE,
        Self::PILLAGE,
        Self::CROWD_WIN,
        Self::CROWD_LOSE,
        Self::QUILL,
        Self::DICE,
        Self::SCORES[0],
        Self::SCORES[1],
        Self::SCORES[2],
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

/// A piece of music.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tune {
    /// Before the game.
    Title,
    /// At the table.
    Play,
    /// At the table when it may soon be over.
    Tension,
    /// Won.
    Victory,
    /// Lost.
    Defeat,
}

impl Tune {
    /// Every tune.
    pub const ALL: [Self; 5] = [
        Self::Title,
        Self::Play,
        Self::Tension,
        Self::Victory,
        Self::Defeat,
    ];

    /// The file's name without its ending.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Play => "play",
            Self::Tension => "tension",
            Self::Victory => "victory",
            Self::Defeat => "defeat",
        }
    }

    /// Whether it begins anew when it has ended.
    #[must_use]
    pub const fn comes_round(self) -> bool {
        matches!(self, Self::Title | Self::Play | Self::Tension)
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
    use std::{collections::BTreeSet, path::Path};

    fn files() -> BTreeSet<String> {
        let sounds = Sound::ALL.into_iter().flat_map(Sound::files);
        let tunes = Tune::ALL.into_iter().map(|tune| tune.file().to_owned());
        sounds.chain(tunes).collect()
    }

    #[test]
    fn every_sound_has_its_file_and_every_file_its_sound() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
        let there: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("assets/audio")
            .filter_map(|file| {
                let name = file.ok()?.file_name().into_string().ok()?;
                Some(name.strip_suffix(".ogg")?.to_owned())
            })
            .collect();
        assert_eq!(files(), there);
    }

    #[test]
    fn takes_come_round() {
        let takes: Vec<_> = (0..4).map(|take| Sound::CARD_FLIP.file(take)).collect();
        assert_eq!(
            takes,
            ["card-flip-1", "card-flip-2", "card-flip-3", "card-flip-1"]
        );
        assert_eq!(Sound::TIE.file(3), "tie-bell");
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
            .write_message(PlaySound::later(Sound::TIE, second));
        assert_eq!(heard(&mut app), [Sound::PICK]);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(second / 2);
        assert_eq!(heard(&mut app), []);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(second / 2);
        assert_eq!(heard(&mut app), [Sound::TIE]);
        app.world_mut()
            .write_message(PlaySound::later(Sound::TIE, second));
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
            .write_message(PlaySound::later(Sound::TIE, Duration::from_millis(1)));
        assert_eq!(heard(&mut app), []);
        app.world_mut()
            .resource_mut::<Time>()
            .advance_by(Duration::from_secs(1));
        assert_eq!(heard(&mut app), []);
    }
}
