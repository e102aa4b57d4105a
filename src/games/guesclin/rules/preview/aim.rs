//! How the scenario's aim stands, and what the result would be if the game ended now.

use crate::board::Board;
use crate::camp::{Banner, ByCamp, Camp};
use crate::fighter::{Fate, Fighter, Object, ObjectPlace};
use crate::hex::Hex;
use crate::outcome::Victory;
use crate::scenario::Aim;

/// How a commander fares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommanderState {
    /// Who.
    pub who: Fighter,
    /// Where.
    pub fate: Fate,
    /// Whether stunned.
    pub stunned: bool,
}

/// How the aim of the scenario stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AimState {
    /// Scenario 1.
    Booty {
        /// Where the booty is.
        booty: ObjectPlace,
        /// The English horseman.
        horseman: CommanderState,
    },
    /// Scenario 2.
    Woodcutters {
        /// Each post, with the camp whose banner it flies.
        posts: Vec<(Hex, Camp)>,
        /// Whether the bridge is raised.
        raised: bool,
    },
    /// Scenario 3.
    Carts {
        /// Each cart and where it is.
        carts: Vec<(Object, ObjectPlace)>,
        /// How many are in the town.
        in_town: usize,
        /// How many are neither in the town nor broken up.
        on_map: usize,
    },
    /// Scenario 4.
    OpenField {
        /// The commanders, France's first.
        commanders: Vec<CommanderState>,
        /// How many commanders each camp has lost.
        commanders_lost: ByCamp<usize>,
        /// How many fighters each camp has lost, commanders included.
        fighters_lost: ByCamp<usize>,
    },
}

/// The result if the game reached its limit as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IfNow {
    /// Who would win; `None` in a draw.
    pub winner: Option<Camp>,
    /// How much.
    pub victory: Victory,
    /// The rounds that are still to come after this one.
    pub rounds_left: u8,
}

impl Board {
    /// How the aim of the scenario stands.
    #[must_use]
    pub fn aim_state(&self) -> AimState {
        match self.scenario.aim {
            Aim::Booty => {
                let booty = self.objects().next();
                let horseman = self.commander_state(Banner::English);
                // The data has both: the reader of scenarios sees to it.
                match booty.zip(horseman) {
                    Some(((_, booty), horseman)) => AimState::Booty { booty, horseman },
                    None => self.commanders_state(),
                }
            }
            Aim::Woodcutters => AimState::Woodcutters {
                posts: (self.scenario.posts.iter())
                    .zip(&self.posts)
                    .map(|(post, &camp)| (post.at, camp))
                    .collect(),
                raised: self.raised,
            },
            Aim::Carts => {
                let on_map = |(_, spot): &(Object, ObjectPlace)| {
                    matches!(spot, ObjectPlace::Borne(_) | ObjectPlace::Lies(_))
                };
                AimState::Carts {
                    carts: self.objects().collect(),
                    in_town: self.carts_in_town(),
                    on_map: self.objects().filter(on_map).count(),
                }
            }
            Aim::OpenField => self.commanders_state(),
        }
    }

    /// What the result would be if the last round ended as the board stands.
    #[must_use]
    pub fn if_now(&self) -> IfNow {
        let (winner, victory) = self.at_limit();
        IfNow {
            winner,
            victory,
            rounds_left: self.scenario.rounds.saturating_sub(self.round),
        }
    }

    fn commanders_state(&self) -> AimState {
        let banners = Banner::ALL.into_iter();
        AimState::OpenField {
            commanders: banners
                .filter_map(|banner| self.commander_state(banner))
                .collect(),
            commanders_lost: self.commanders_lost(),
            fighters_lost: self.fighters_lost(),
        }
    }

    fn commander_state(&self, banner: Banner) -> Option<CommanderState> {
        let who = self.commander(banner)?;
        let state = self.fighter(who);
        Some(CommanderState {
            who,
            fate: state.fate,
            stunned: state.stunned,
        })
    }
}
