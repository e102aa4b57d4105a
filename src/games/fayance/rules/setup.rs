//! The set-up of a game: what is agreed, and how the cards fall. Rules: Set-up.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::card::Card;
use super::cards::{Cards, DEALT};
use super::side::{BySide, Side};
use super::territory::{TERRITORIES, Territories, Territory};
use kit_rules::named::named;
use kit_rules::seed::Seed;

/// How the first leader is found, the default first. Ruling 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Opening {
    /// Both call a troop in secret, up to three times; then a fair lot.
    #[default]
    Duel,
    /// A fair lot at once.
    Lot,
}

named!(Opening, "opening": Duel = "duel", Lot = "lot");

/// The rules configuration: what is agreed before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RulesConfig {
    /// How the first leader is found.
    pub opening: Opening,
}

impl RulesConfig {
    /// Every configuration, the default one first.
    pub fn presets() -> impl Iterator<Item = Self> {
        Opening::ALL.into_iter().map(|opening| Self { opening })
    }
}

/// How many pairs of calls a duel has at most; after the last equal one a lot decides (Ruling 7).
pub const CALLS: u8 = 3;

/// Everything that chance decides in a game. All of it is decided before the first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deal {
    /// North's twelve cards; south has the others.
    pub north: Cards,
    /// The pile, the top first.
    pub pile: [Territory; TERRITORIES],
    /// Whom the lot makes leader, if one is drawn.
    pub lot: Side,
}

impl Deal {
    /// The deal of a seed: the same on every machine.
    #[must_use]
    pub fn of_seed(seed: Seed) -> Self {
        let mut rng = Pcg32::seed_from_u64(seed.0);
        let mut all = [0_u8; 24];
        for (n, kind) in all.iter_mut().enumerate() {
            *kind = (n / 2) as u8;
        }
        shuffle(&mut all, &mut rng);
        let north = all[..usize::from(DEALT)].iter();
        let north = north.filter_map(|&kind| Card::of_index(usize::from(kind)));
        let north = north.collect();
        let mut pile = Territory::ALL;
        shuffle(&mut pile, &mut rng);
        let lot = Side::ALL[rng.random_range(0..2)];
        Self { north, pile, lot }
    }

    /// Each side's twelve cards.
    #[must_use]
    pub fn hands(&self) -> BySide<Cards> {
        BySide::new(self.north, Cards::BOX - self.north)
    }
}

/// Fisher and Yates.
pub(super) fn shuffle<T>(items: &mut [T], rng: &mut impl rand::Rng) {
    for n in (1..items.len()).rev() {
        items.swap(n, rng.random_range(0..=n));
    }
}

/// Everything that a game starts from; [`Position::new`](super::Position::new) validates it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What is agreed.
    pub config: RulesConfig,
    /// How the cards fall.
    pub deal: Deal,
}

impl Setup {
    /// The set-up that a seed deals.
    #[must_use]
    pub fn of_seed(config: RulesConfig, seed: Seed) -> Self {
        Self {
            config,
            deal: Deal::of_seed(seed),
        }
    }

    /// Returns the set-up if it is valid.
    ///
    /// # Errors
    /// [`BadSetup::Hand`] unless north has twelve cards, [`BadSetup::Pile`] unless the pile has each territory once.
    pub fn validate(self) -> Result<Self, BadSetup> {
        let north = self.deal.north;
        if north.count() != DEALT || !Cards::BOX.contains(north) {
            return Err(BadSetup::Hand(north.count()));
        }
        if self.deal.pile.into_iter().collect::<Territories>() != Territories::ALL {
            return Err(BadSetup::Pile);
        }
        Ok(self)
    }
}

/// Why a set-up is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// Each side is dealt twelve of the 24 cards.
    #[error("each side is dealt 12 cards, and north has {0}")]
    Hand(u8),
    /// The pile has each of the nine territories once.
    #[error("the pile does not have each of the nine territories once")]
    Pile,
}
