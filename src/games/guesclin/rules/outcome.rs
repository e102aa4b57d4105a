//! How a game ends: the reason, the winner and the victory. Rules: 13 and 14.

use super::board::Board;
use super::camp::{Banner, ByCamp, Camp};
use super::fighter::{Fate, ObjectPlace};
use super::scenario::Aim;
use kit_rules::named::named;

/// Why a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The scenario's aim is reached.
    Objective,
    /// A camp has nobody left on the map.
    NobodyLeft,
    /// The last round is over.
    Limit,
}

named!(
    EndReason,
    "reason": Objective = "objective", NobodyLeft = "nobody-left", Limit = "limit"
);

/// How much a game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Victory {
    /// Whole.
    Total,
    /// In part.
    Partial,
    /// Not at all.
    Draw,
}

named!(Victory, "victory": Total = "total", Partial = "partial", Draw = "draw");

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why.
    pub reason: EndReason,
    /// Who won; `None` in a draw.
    pub winner: Option<Camp>,
    /// How much.
    pub victory: Victory,
}

/// Who wins, and how much.
type Judgement = (Option<Camp>, Victory);

const DRAW: Judgement = (None, Victory::Draw);

const fn total(camp: Camp) -> Judgement {
    (Some(camp), Victory::Total)
}

const fn partial(camp: Camp) -> Judgement {
    (Some(camp), Victory::Partial)
}

impl Board {
    /// The end after a deed, shot or move. Rulings 25 and 28.
    pub(super) fn end_now(&self) -> Option<Outcome> {
        let reached = match self.scenario.aim {
            Aim::Booty => self.booty_settled(),
            Aim::Woodcutters => None,
            Aim::Carts => {
                let on_map =
                    |(_, spot)| matches!(spot, ObjectPlace::Borne(_) | ObjectPlace::Lies(_));
                (!self.objects().any(on_map)).then(|| self.carts_won(self.carts_in_town()))
            }
            Aim::OpenField => {
                let fallen = self.commanders_lost();
                let lost = |camp: &Camp| fallen[*camp] >= self.commanders(*camp);
                Camp::ALL
                    .into_iter()
                    .find(lost)
                    .map(|camp| total(camp.other()))
            }
        };
        if let Some((winner, victory)) = reached {
            return Some(Outcome {
                reason: EndReason::Objective,
                winner,
                victory,
            });
        }
        let gone = Camp::ALL.into_iter().find(|&camp| !self.stands(camp))?;
        let (winner, victory) = self.without(gone);
        Some(Outcome {
            reason: EndReason::NobodyLeft,
            winner,
            victory,
        })
    }

    /// The end at the end of a round.
    pub(super) fn end_of_round(&self) -> Option<Outcome> {
        if self.scenario.aim == Aim::Woodcutters && self.posts_of_france() == self.posts.len() {
            let (winner, victory) = total(Camp::France);
            return Some(Outcome {
                reason: EndReason::Objective,
                winner,
                victory,
            });
        }
        if self.round < self.scenario.rounds {
            return None;
        }
        let (winner, victory) = self.at_limit();
        Some(Outcome {
            reason: EndReason::Limit,
            winner,
            victory,
        })
    }

    /// The result if the last round ended now.
    #[must_use]
    pub fn at_limit(&self) -> (Option<Camp>, Victory) {
        match self.scenario.aim {
            Aim::Booty => match self.booty_out() {
                Some(camp) => self.booty_won(camp),
                None => DRAW,
            },
            Aim::Woodcutters => match self.posts_of_france() {
                0 => total(Camp::England),
                n if n == self.posts.len() => total(Camp::France),
                1 => partial(Camp::England),
                _ => partial(Camp::France),
            },
            Aim::Carts => self.carts_won(self.carts_in_town()),
            Aim::OpenField => {
                let (commanders, fighters) = (self.commanders_lost(), self.fighters_lost());
                let by = |lost: ByCamp<usize>| lost[Camp::England].cmp(&lost[Camp::France]);
                match by(commanders).then(by(fighters)) {
                    core::cmp::Ordering::Greater => partial(Camp::France),
                    core::cmp::Ordering::Less => partial(Camp::England),
                    core::cmp::Ordering::Equal => DRAW,
                }
            }
        }
    }

    /// The result when a camp has nobody left on the map.
    fn without(&self, gone: Camp) -> Judgement {
        match self.scenario.aim {
            Aim::Booty => self.booty_won(self.booty_out().unwrap_or(gone.other())),
            Aim::Woodcutters | Aim::OpenField => total(gone.other()),
            Aim::Carts => {
                let saved = match gone {
                    Camp::France => 0,
                    Camp::England => {
                        let on_map = |(_, spot): &(_, ObjectPlace)| {
                            matches!(spot, ObjectPlace::Borne(_) | ObjectPlace::Lies(_))
                        };
                        self.objects().filter(on_map).count()
                    }
                };
                self.carts_won(self.carts_in_town() + saved)
            }
        }
    }

    /// Who has taken the booty off the map.
    fn booty_out(&self) -> Option<Camp> {
        self.objects().find_map(|(_, spot)| match spot {
            ObjectPlace::Out(camp) => Some(camp),
            _ => None,
        })
    }

    /// The horseman's fate: the commander's of the English banner.
    fn horseman(&self) -> Fate {
        let horseman = self.commander(Banner::English);
        horseman.map_or(Fate::Out, |who| self.fighter(who).fate)
    }

    fn booty_settled(&self) -> Option<Judgement> {
        let camp = self.booty_out()?;
        matches!(self.horseman(), Fate::Out | Fate::Neutralised).then(|| self.booty_won(camp))
    }

    /// The table of scenario 1; a horseman still on the map counts as out.
    fn booty_won(&self, camp: Camp) -> Judgement {
        let neutralised = self.horseman() == Fate::Neutralised;
        if neutralised == (camp == Camp::France) {
            total(camp)
        } else {
            partial(camp)
        }
    }

    /// How many posts fly the banner of France.
    #[must_use]
    pub fn posts_of_france(&self) -> usize {
        self.posts
            .iter()
            .filter(|&&camp| camp == Camp::France)
            .count()
    }

    /// How many carts are in the town.
    #[must_use]
    pub fn carts_in_town(&self) -> usize {
        self.objects()
            .filter(|(_, spot)| matches!(spot, ObjectPlace::Out(_)))
            .count()
    }

    fn carts_won(&self, carts: usize) -> Judgement {
        match carts {
            0 => total(Camp::England),
            n if n == self.objects.len() => total(Camp::France),
            1 => partial(Camp::England),
            _ => partial(Camp::France),
        }
    }

    fn commanders(&self, camp: Camp) -> usize {
        let commands = |who: &_| self.camp(*who) == camp && self.counter(*who).traits.commander;
        self.all().filter(commands).count()
    }

    fn count_neutralised(&self, counts: impl Fn(super::fighter::Fighter) -> bool) -> ByCamp<usize> {
        let mut lost = ByCamp::default();
        for who in self.all().filter(|&who| counts(who)) {
            lost[self.camp(who)] += usize::from(self.fighter(who).fate == Fate::Neutralised);
        }
        lost
    }

    /// How many commanders each camp has lost.
    #[must_use]
    pub fn commanders_lost(&self) -> ByCamp<usize> {
        self.count_neutralised(|who| self.counter(who).traits.commander)
    }

    /// How many fighters of each camp are neutralised.
    #[must_use]
    pub fn fighters_lost(&self) -> ByCamp<usize> {
        self.count_neutralised(|_| true)
    }
}
