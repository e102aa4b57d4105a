//! The set-up of a game: edition, level, sizes of the camps, and seed. Only a valid one becomes a position.

use super::{Edition, Equipment, Level, Names, SET_ASIDE};
use crate::seat::{ByCamp, Camp, Seat};
use kit_rules::seed::Seed;

/// The rules configuration: what is agreed before a game and stays the same, apart from the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RulesConfig {
    /// The edition of the printed rules.
    pub edition: Edition,
    /// The level; the 2021 edition has only [`Level::Base`].
    pub level: Level,
    /// Players in each camp: 1 or 2. Leaflet 2022, Variante pour 3 ou 4 joueurs, § 1 to § 3.
    pub teams: ByCamp<u8>,
    /// The equipment: [`Equipment::FULL`] in every preset and every record.
    pub equipment: Equipment,
    /// Which castle is where in the row; no rule depends on it.
    pub names: Names,
}

impl Default for RulesConfig {
    fn default() -> Self {
        Self {
            edition: Edition::default(),
            level: Level::default(),
            teams: ByCamp::new(1, 1),
            equipment: Equipment::FULL,
            names: Names::default(),
        }
    }
}

impl RulesConfig {
    /// Little Guyenne for two: the 2022 base game with [`Equipment::LITTLE`], whose whole tree can be walked.
    #[must_use]
    pub fn little() -> Self {
        Self {
            equipment: Equipment::LITTLE,
            ..Self::default()
        }
    }

    /// Every configuration of the printed game: each level of each edition, with each size of camps.
    pub fn presets() -> impl Iterator<Item = Self> {
        let levels = Level::ALL.iter().map(|&level| (Edition::V2022, level));
        levels
            .chain([(Edition::V2021, Level::Base)])
            .flat_map(|(edition, level)| {
                [(1, 1), (2, 1), (1, 2), (2, 2)]
                    .into_iter()
                    .map(move |(english, french)| Self {
                        edition,
                        level,
                        teams: ByCamp::new(english, french),
                        ..Self::default()
                    })
            })
    }

    /// Whether two players share `camp`.
    #[must_use]
    pub fn shared(&self, camp: Camp) -> bool {
        self.teams[camp] == 2
    }

    /// How often a draw pile is exhausted before it stays empty.
    #[must_use]
    #[inline]
    pub const fn exhaustions(&self) -> u8 {
        self.level
            .exhaustions()
            .saturating_sub(self.equipment.fewer_passes)
    }

    /// The seats of the game, English first.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Camp::ALL
            .into_iter()
            .flat_map(move |camp| (0..self.teams[camp]).map(move |place| Seat::new(camp, place)))
    }

    /// Returns the configuration if it is valid.
    ///
    /// # Errors
    /// [`BadSetup::NoSuchLevel`] for 2021 above base, [`BadSetup::Teams`] for a camp that is not one or two players,
    /// [`BadSetup::Box`] for equipment from which no game can be dealt.
    pub fn validate(self) -> Result<Self, BadSetup> {
        if self.edition == Edition::V2021 && self.level != Level::Base {
            return Err(BadSetup::NoSuchLevel(self.level));
        }
        for (camp, &players) in self.teams.iter() {
            if !(1..=2).contains(&players) {
                return Err(BadSetup::Teams(camp, players));
            }
        }
        let set_aside = match self.level {
            Level::Expert => SET_ASIDE,
            Level::Base | Level::Advanced => 0,
        };
        if !self.equipment.is_sound(set_aside, self.level.exhaustions()) {
            return Err(BadSetup::Box);
        }
        Ok(self)
    }
}

/// Everything that a game starts from; [`Position::new`](super::Position::new) validates it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Setup {
    /// The rules that are played.
    pub config: RulesConfig,
    /// The seed of all draws.
    pub seed: Seed,
}

impl Setup {
    /// The set-up of a game for two.
    #[must_use]
    pub fn duel(edition: Edition, level: Level, seed: Seed) -> Self {
        Self {
            config: RulesConfig {
                edition,
                level,
                ..RulesConfig::default()
            },
            seed,
        }
    }
}

/// Why a rules configuration is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// The 2021 edition has one level.
    #[error("the 2021 edition has no {0} level: it is played at base")]
    NoSuchLevel(Level),
    /// A camp is one player or two.
    #[error("the {0} camp has {1} players: a camp is 1 or 2")]
    Teams(Camp, u8),
    /// The equipment has too few castles or cards.
    #[error("no such game can be dealt from this box")]
    Box,
}
