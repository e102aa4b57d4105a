//! The board: everything that is open to all, which is the whole game but the dice to come. What a move leads to is in
//! `flow`.

use arrayvec::ArrayVec;

use super::camp::{Banner, Camp};
use super::counter::{Counter, Stats};
use super::fighter::{Fate, Fighter, FighterState, Object, ObjectPlace};
use super::hex::{HEXES, Hex};
use super::outcome::Outcome;
use super::scenario::{FIGHTERS, OBJECTS, ObjectKind, POSTS, Scenario, Thing};

/// What is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Between two decisions. Seen only in events.
    Between,
    /// A banner is placed.
    Place(Banner),
    /// A banner is activated.
    Act(Banner),
    /// A load falls from its bearer, whose banner says where to.
    Drop(Fighter),
    /// The game is over.
    Over(Outcome),
}

/// No fighter on a hex.
const NOBODY: u8 = u8::MAX;

/// A game at one moment, but for the seed of its dice. It is about 400 bytes; playing allocates nothing.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    pub(super) scenario: &'static Scenario,
    pub(super) stage: Stage,
    /// The round, from 1; 0 during placement.
    pub(super) round: u8,
    /// During placement how many banners are placed; then which of the round's order is activated.
    pub(super) turn: u8,
    /// Whether the order of this activation may still be given.
    pub(super) may_order: bool,
    /// Who has moved and may still do a deed.
    pub(super) moved: Option<Fighter>,
    pub(super) fighters: ArrayVec<FighterState, FIGHTERS>,
    pub(super) objects: ArrayVec<ObjectPlace, OBJECTS>,
    pub(super) on: [u8; HEXES],
    pub(super) posts: ArrayVec<Camp, POSTS>,
    pub(super) raised: bool,
}

impl Board {
    /// The board of a scenario before anybody is placed.
    #[must_use]
    pub fn new(scenario: &'static Scenario) -> Self {
        let mut fighters: ArrayVec<_, FIGHTERS> = scenario
            .fighters
            .iter()
            .map(|_| FighterState::WAITING)
            .collect();
        let mut objects = ArrayVec::new();
        for (n, thing) in (0..).zip(&scenario.objects) {
            fighters[usize::from(thing.bearer)].bears = Some(Object(n));
            objects.push(ObjectPlace::Borne(Fighter(thing.bearer)));
        }
        Self {
            scenario,
            stage: Stage::Place(scenario.placement[0]),
            round: 0,
            turn: 0,
            may_order: false,
            moved: None,
            fighters,
            objects,
            on: [NOBODY; HEXES],
            posts: scenario.posts.iter().map(|_| Camp::England).collect(),
            raised: false,
        }
    }

    /// The scenario.
    #[must_use]
    #[inline]
    pub const fn scenario(&self) -> &'static Scenario {
        self.scenario
    }

    /// What is going on.
    #[must_use]
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, from 1; 0 during placement.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The banner that decides now: the one that is placed or activated, or from whose fighter a load falls.
    #[must_use]
    #[inline]
    pub fn to_move(&self) -> Option<Banner> {
        match self.stage {
            Stage::Place(banner) | Stage::Act(banner) => Some(banner),
            Stage::Drop(bearer) => Some(self.banner(bearer)),
            Stage::Between | Stage::Over(_) => None,
        }
    }

    /// The banner that is activated, even while a load falls from another's fighter.
    #[must_use]
    pub fn active(&self) -> Option<Banner> {
        match self.stage {
            Stage::Act(banner) => Some(banner),
            Stage::Drop(_) => self.scenario.order.get(usize::from(self.turn)).copied(),
            Stage::Place(_) | Stage::Between | Stage::Over(_) => None,
        }
    }

    /// Whether the order of this activation may still be given.
    #[must_use]
    pub const fn may_order(&self) -> bool {
        self.may_order
    }

    /// Who has moved and may still do a deed.
    #[must_use]
    #[inline]
    pub const fn moved(&self) -> Option<Fighter> {
        self.moved
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Every fighter.
    pub fn all(&self) -> impl Iterator<Item = Fighter> + use<> {
        (0..self.fighters.len() as u8).map(Fighter)
    }

    /// Every fighter of a camp who is on the map, with the hex.
    pub fn standing(&self, camp: Camp) -> impl Iterator<Item = (Fighter, Hex)> {
        self.all()
            .filter(move |&who| self.camp(who) == camp)
            .filter_map(|who| Some((who, self.at(who)?)))
    }

    /// Every fighter of a banner.
    pub fn of_banner(&self, banner: Banner) -> impl Iterator<Item = Fighter> {
        self.scenario.of_banner(banner).map(Fighter)
    }

    /// How a fighter fares.
    #[must_use]
    #[inline]
    pub fn fighter(&self, who: Fighter) -> &FighterState {
        &self.fighters[who.index()]
    }

    /// A fighter's counter.
    #[must_use]
    #[inline]
    pub fn counter(&self, who: Fighter) -> &'static Counter {
        &self.scenario.fighters[who.index()].counter
    }

    /// The numbers of the face that is up.
    #[must_use]
    #[inline]
    pub fn stats(&self, who: Fighter) -> &'static Stats {
        self.counter(who).face(self.fighter(who).stunned)
    }

    /// A fighter's banner.
    #[must_use]
    #[inline]
    pub fn banner(&self, who: Fighter) -> Banner {
        self.scenario.fighters[who.index()].banner
    }

    /// A fighter's camp.
    #[must_use]
    #[inline]
    pub fn camp(&self, who: Fighter) -> Camp {
        self.banner(who).camp()
    }

    /// Where a fighter is, if on the map.
    #[must_use]
    #[inline]
    pub fn at(&self, who: Fighter) -> Option<Hex> {
        self.fighter(who).at()
    }

    /// Who is on a hex.
    #[must_use]
    #[inline]
    pub fn on(&self, at: Hex) -> Option<Fighter> {
        let n = self.on[at.index()];
        (n != NOBODY).then_some(Fighter(n))
    }

    /// The commander of a banner.
    #[must_use]
    pub fn commander(&self, banner: Banner) -> Option<Fighter> {
        self.of_banner(banner)
            .find(|&who| self.counter(who).traits.commander)
    }

    /// Every object, with where it is.
    pub fn objects(&self) -> impl Iterator<Item = (Object, ObjectPlace)> {
        (0..).map(Object).zip(self.objects.iter().copied())
    }

    /// Where an object is; `None` if the scenario has no such object.
    #[must_use]
    pub fn spot(&self, object: Object) -> Option<ObjectPlace> {
        self.objects.get(object.index()).copied()
    }

    /// An object of the scenario.
    #[must_use]
    #[inline]
    pub fn thing(&self, object: Object) -> &'static Thing {
        &self.scenario.objects[object.index()]
    }

    /// Whether a fighter bears an object of this kind.
    #[must_use]
    #[inline]
    pub fn bears(&self, who: Fighter, kind: ObjectKind) -> bool {
        let bears = self.fighter(who).bears;
        bears.is_some_and(|object| self.thing(object).kind == kind)
    }

    /// Which camp's banner a post flies.
    #[must_use]
    pub fn post(&self, n: usize) -> Option<Camp> {
        self.posts.get(n).copied()
    }

    /// Whether the bridge is raised.
    #[must_use]
    pub const fn raised(&self) -> bool {
        self.raised
    }

    /// Whether a banner is surprised now: MOVE 0 and no order. Rules: 13.
    #[must_use]
    #[inline]
    pub fn surprised(&self, banner: Banner) -> bool {
        self.round == 1 && self.scenario.surprised.contains(&banner)
    }

    /// Whether a camp has anybody on the map.
    #[must_use]
    pub fn stands(&self, camp: Camp) -> bool {
        self.standing(camp).next().is_some()
    }

    /// Puts a fighter on a hex, or takes them off the map.
    pub(super) fn set(&mut self, who: Fighter, fate: Fate) {
        if let Some(at) = self.at(who) {
            self.on[at.index()] = NOBODY;
        }
        self.fighters[who.index()].fate = fate;
        if let Fate::On(at) = fate {
            self.on[at.index()] = who.0;
        }
    }
}
