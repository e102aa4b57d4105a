//! The names of Guyenne's own sounds and tunes. Those that games share are in `theme::sound`.

use kit_theme::sound::{Sound, Tune};

/// A castle's arrow turns.
pub const ARROW: Sound = Sound::effect("arrow", 0);
/// Three drum beats, each louder.
pub const DRUMS: [Sound; 3] = [
    Sound::effect("drum-1", 0),
    Sound::effect("drum-2", 0),
    Sound::effect("drum-3", 0),
];
/// The drum rolls.
pub const DRUM_ROLL: Sound = Sound::effect("drum-roll", 0);
/// A sword is drawn.
pub const STEEL: Sound = Sound::effect("steel", 0);
/// The hero of the English appears.
pub const HERO_ENGLISH: Sound = Sound::effect("hero-english", 0);
/// The hero of the French appears.
pub const HERO_FRENCH: Sound = Sound::effect("hero-french", 0);
/// An equal fight.
pub const TIE: Sound = Sound::effect("tie-bell", 0);
/// The English take a castle.
pub const CAPTURE_ENGLISH: Sound = Sound::effect("capture-english", 0);
/// The French take a castle.
pub const CAPTURE_FRENCH: Sound = Sound::effect("capture-french", 0);
/// A defender concedes.
pub const CONCEDE: Sound = Sound::effect("concede", 0);
/// Cards are lost for the rest of the game.
pub const PILLAGE: Sound = Sound::effect("pillage", 0);
/// The crowd cheers.
pub const CROWD_WIN: Sound = Sound::effect("crowd-win", 0);
/// The crowd murmurs.
pub const CROWD_LOSE: Sound = Sound::effect("crowd-lose", 0);
/// Points are counted, each higher.
pub const SCORES: [Sound; 3] = [
    Sound::effect("score-1", 0),
    Sound::effect("score-2", 0),
    Sound::effect("score-3", 0),
];

/// All of them.
pub const SOUNDS: &[Sound] = &[
    ARROW,
    DRUMS[0],
    DRUMS[1],
    DRUMS[2],
    DRUM_ROLL,
    STEEL,
    HERO_ENGLISH,
    HERO_FRENCH,
    TIE,
    CAPTURE_ENGLISH,
    CAPTURE_FRENCH,
    CONCEDE,
    PILLAGE,
    CROWD_WIN,
    CROWD_LOSE,
    SCORES[0],
    SCORES[1],
    SCORES[2],
];

/// At the table.
pub const PLAY: Tune = Tune::round("play");
/// At the table while a camp holds five castles.
pub const TENSION: Tune = Tune::round("tension");
/// The result page after a victory.
pub const VICTORY: Tune = Tune::once("victory");
/// The result page after a defeat.
pub const DEFEAT: Tune = Tune::once("defeat");

/// All of them.
pub const TUNES: &[Tune] = &[PLAY, TENSION, VICTORY, DEFEAT];
