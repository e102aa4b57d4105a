//! Counters: the numbers and traits of a fighter's two faces. Rules: 3 and 18, ruling 6.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::Deserializer;

use super::camp::Banner;
use super::data::{DataError, DataFile, keyed, word, words};
use kit_rules::data_line::Segment::Field;
use kit_rules::named::named;

/// The numbers of one face of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stats {
    /// MOVE: points to move with, 1 to 8.
    #[serde(rename = "move")]
    pub moves: u8,
    /// MELEE: the capacity in melee, 0 to 5.
    pub melee: u8,
    /// DEFENCE: the score that hits, 2 to 12.
    pub defence: u8,
    /// SHOT: the capacity to shoot before distance, 1 to 6; `None` for one who does not shoot.
    #[serde(default)]
    pub shot: Option<u8>,
}

/// The traits of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Traits {
    /// May give the banner's order.
    pub commander: bool,
    /// Pays 1 for difficult terrain.
    pub skirmisher: bool,
    /// Strikes back in melee, while intact.
    pub initiative: bool,
}

/// A trait by its name in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trait {
    Commander,
    Skirmisher,
    Initiative,
}

named!(
    Trait,
    "trait": Commander = "commander", Skirmisher = "skirmisher", Initiative = "initiative"
);

impl<'de> Deserialize<'de> for Traits {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut traits = Self::default();
        for word in words(from)? {
            *match word {
                Trait::Commander => &mut traits.commander,
                Trait::Skirmisher => &mut traits.skirmisher,
                Trait::Initiative => &mut traits.initiative,
            } = true;
        }
        Ok(traits)
    }
}

/// A counter.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// The banner that it is printed for.
    #[serde(deserialize_with = "word")]
    pub banner: Banner,
    /// The fighter's trade, by which pictures and words know it.
    #[serde(rename = "type")]
    pub trade: String,
    /// The word of the game's own text.
    pub fr: String,
    /// The intact face.
    pub intact: Stats,
    /// The stunned face.
    pub stunned: Stats,
    /// The traits of the intact face; the stunned one has lost initiative.
    pub traits: Traits,
}

impl Counter {
    /// The numbers of a face.
    #[must_use]
    #[inline]
    pub const fn face(&self, stunned: bool) -> &Stats {
        if stunned { &self.stunned } else { &self.intact }
    }
}

/// All counters, by their ids.
pub type Counters = BTreeMap<String, Counter>;

/// Reads the file of counters.
///
/// # Errors
/// What is wrong, with the file and the line.
pub fn read_counters(file: DataFile<'_>) -> Result<Counters, DataError> {
    let CounterFields { counters, .. } = file.read("guesclin-counters")?;
    for (id, counter) in &counters {
        let fault = |reason: &str| Err(file.fault(&[Field("counters"), Field(id)], reason));
        let Stats {
            moves,
            melee,
            defence,
            shot,
        } = counter.intact;
        if !(1..=8).contains(&moves) || melee > 5 || !(2..=12).contains(&defence) {
            return fault("MOVE is 1 to 8, MELEE 0 to 5 and DEFENCE 2 to 12");
        }
        if shot.is_some_and(|shot| !(1..=6).contains(&shot)) {
            return fault("SHOT is 1 to 6");
        }
        let less = Stats {
            moves: moves - 1,
            melee: melee.saturating_sub(1),
            defence,
            shot: shot.map(|shot| shot - 1),
        };
        if counter.stunned != less {
            return fault(
                "the stunned face has MOVE, MELEE and SHOT one lower, and the same DEFENCE",
            );
        }
    }
    Ok(counters)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CounterFields {
    #[expect(dead_code, reason = "checked before")]
    format: String,
    #[expect(dead_code, reason = "checked before")]
    version: u64,
    #[serde(deserialize_with = "keyed")]
    counters: Counters,
}
