//! What settings with several steps can be.

use crate::keys;
use kit_rules::message_key::MessageKey;
use serde::{Deserialize, Serialize};

/// When a private look at one's own cards ends by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LookLimit {
    /// After 3 seconds.
    Short,
    /// After 8 seconds.
    #[default]
    Medium,
    /// After 30 seconds.
    Long,
    /// Not at all.
    Never,
}

impl LookLimit {
    /// Every limit, the shortest first.
    pub const ALL: [Self; 4] = [Self::Short, Self::Medium, Self::Long, Self::Never];

    /// Seconds, if it ends by itself.
    #[must_use]
    pub const fn seconds(self) -> Option<u8> {
        match self {
            Self::Short => Some(3),
            Self::Medium => Some(8),
            Self::Long => Some(30),
            Self::Never => None,
        }
    }
}

/// A volume.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loudness {
    /// Silent.
    Off,
    /// A quarter as loud.
    Soft,
    /// Half as loud.
    Medium,
    /// Full volume.
    #[default]
    Full,
}

impl Loudness {
    /// Every volume, lowest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Soft, Self::Medium, Self::Full];

    /// The factor on the amplitude, 0 to 1. Half as loud to the ear is 10 dB less.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Soft => 0.1,
            Self::Medium => 0.316,
            Self::Full => 1.0,
        }
    }

    /// The message key of its name.
    #[must_use]
    pub const fn key(self) -> MessageKey {
        match self {
            Self::Off => keys::SETTINGS_OFF,
            Self::Soft => keys::SOUND_SOFT,
            Self::Medium => keys::SOUND_MEDIUM,
            Self::Full => keys::SOUND_FULL,
        }
    }
}

/// A text size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// 1.2 times as large.
    Larger,
    /// 1.4 times as large.
    Large,
    /// 1.7 times as large.
    VeryLarge,
    /// Twice as large.
    Largest,
}

impl TextSize {
    /// Every size, the smallest first.
    pub const ALL: [Self; 5] = [
        Self::Normal,
        Self::Larger,
        Self::Large,
        Self::VeryLarge,
        Self::Largest,
    ];

    /// In per cent of the designed text size, 100 to 200.
    #[must_use]
    pub const fn percent(self) -> u8 {
        match self {
            Self::Normal => 100,
            Self::Larger => 120,
            Self::Large => 140,
            Self::VeryLarge => 170,
            Self::Largest => 200,
        }
    }

    /// The factor on the designed text size, 1.0 to 2.0.
    #[must_use]
    pub fn text_scale(self) -> f32 {
        f32::from(self.percent()) / 100.0
    }
}

/// The most frames that are drawn in a second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FrameLimit {
    /// As many as can be.
    #[default]
    Off,
    /// 30: saves a battery.
    Thirty,
    /// 60.
    Sixty,
    /// 120.
    OneTwenty,
}

impl FrameLimit {
    /// Every limit, none first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Thirty, Self::Sixty, Self::OneTwenty];

    /// Frames in a second, if there is a limit.
    #[must_use]
    pub const fn frames(self) -> Option<u8> {
        match self {
            Self::Off => None,
            Self::Thirty => Some(30),
            Self::Sixty => Some(60),
            Self::OneTwenty => Some(120),
        }
    }
}
