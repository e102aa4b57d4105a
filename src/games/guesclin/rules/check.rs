//! Which moves are legal, and which rule refuses the others.

use super::board::{Board, Stage};
use super::camp::{Banner, Camp};
use super::fighter::{Fate, Fighter, Object, ObjectPlace};
use super::hex::Hex;
use super::map::Terrain;
use super::moves::Move;
use super::path::Path;
use super::refusal::Refusal;
use super::scenario::ObjectKind;

impl Board {
    /// Whether the rules allow `m` now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn check(&self, m: Move) -> Result<(), Refusal> {
        match (self.stage, m) {
            (Stage::Over(_), _) => Err(Refusal::GameOver),
            (Stage::Place(banner), Move::Place { who, at }) => self.check_place(banner, who, at),
            (Stage::Drop(bearer), Move::Drop { at }) => {
                let falls = self.falls(bearer).any(|other| other == at);
                if falls {
                    Ok(())
                } else {
                    Err(Refusal::NoFall(at))
                }
            }
            (Stage::Act(_), Move::Finish) => Ok(()),
            (Stage::Act(banner), Move::Order { to, .. }) => {
                self.check_order_due(banner)?;
                self.check_order(to)
            }
            (Stage::Act(_), Move::March { who, to, exit }) => {
                self.check_moves(who)?;
                self.check_march(who, to, exit)
            }
            (Stage::Act(_), Move::Follow { who, path, exit }) => {
                self.check_moves(who)?;
                self.check_path(who, path, exit).map(|_| ())
            }
            (Stage::Act(_), Move::Attack { who, target }) => self.check_attack(who, target),
            (Stage::Act(_), Move::Shoot { who, target }) => self.check_shot(who, target),
            (Stage::Act(_), Move::Take { who, object }) => self.check_take(who, object),
            (Stage::Act(_), Move::Put { who }) => {
                self.check_acts(who)?;
                let bears = self.fighter(who).bears;
                bears.map(|_| ()).ok_or(Refusal::BearsNothing)
            }
            (Stage::Act(_), Move::Give { who, to }) => self.check_give(who, to),
            (Stage::Act(_), Move::Break { who, object }) => self.check_break(who, object),
            (Stage::Act(_), Move::Bridge { who }) => self.check_bridge(who),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn known(&self, who: Fighter) -> Result<(), Refusal> {
        let known = who.index() < self.fighters.len();
        if known {
            Ok(())
        } else {
            Err(Refusal::NoSuchFighter)
        }
    }

    fn check_place(&self, banner: Banner, who: Fighter, at: Hex) -> Result<(), Refusal> {
        self.known(who)?;
        if self.banner(who) != banner {
            return Err(Refusal::OtherBanner);
        }
        if self.fighter(who).fate != Fate::Waiting {
            return Err(Refusal::Placed);
        }
        if !self.scenario.fighters[who.index()].zone.contains(&at) {
            return Err(Refusal::NotInZone(at));
        }
        match self.on(at) {
            Some(_) => Err(Refusal::Occupied(at)),
            None => Ok(()),
        }
    }

    pub(super) fn check_order_due(&self, banner: Banner) -> Result<(), Refusal> {
        if self.surprised(banner) {
            return Err(Refusal::OrderSurprised);
        }
        if self
            .commander(banner)
            .and_then(|who| self.at(who))
            .is_none()
        {
            return Err(Refusal::NoCommander);
        }
        if self.may_order {
            Ok(())
        } else {
            Err(Refusal::OrderLate)
        }
    }

    /// Whether a fighter may get the order that is due.
    pub(super) fn check_order(&self, to: Fighter) -> Result<(), Refusal> {
        self.known(to)?;
        let banner = self.banner(to);
        if self.active() != Some(banner) {
            return Err(Refusal::OtherBanner);
        }
        self.check_order_to(to)
    }

    /// Whether a fighter may get an order of their banner's commander as both stand now.
    pub(super) fn check_order_to(&self, to: Fighter) -> Result<(), Refusal> {
        let banner = self.banner(to);
        if self.counter(to).traits.commander {
            return Err(Refusal::OrderSelf);
        }
        let at = self.at(to).ok_or(Refusal::NotOnMap)?;
        let commander = self.commander(banner).and_then(|who| self.at(who));
        let commander = commander.ok_or(Refusal::NoCommander)?;
        let behind = match banner.camp() {
            Camp::France => at.column() >= commander.column(),
            Camp::England => at.column() <= commander.column(),
        };
        if self.scenario.courage && !behind {
            Err(Refusal::Courage)
        } else {
            Ok(())
        }
    }

    /// Whether a fighter may act now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn check_acts(&self, who: Fighter) -> Result<Hex, Refusal> {
        self.known(who)?;
        if !matches!(self.stage, Stage::Act(_)) {
            return Err(Refusal::WrongKind);
        }
        if self.active() != Some(self.banner(who)) {
            return Err(Refusal::OtherBanner);
        }
        let at = self.at(who).ok_or(Refusal::NotOnMap)?;
        if self.fighter(who).acted {
            Err(Refusal::Acted)
        } else {
            Ok(at)
        }
    }

    fn check_moves(&self, who: Fighter) -> Result<(), Refusal> {
        self.check_acts(who)?;
        if self.moved == Some(who) {
            Err(Refusal::Moved)
        } else {
            Ok(())
        }
    }

    fn check_march(&self, who: Fighter, to: Hex, exit: Option<u8>) -> Result<(), Refusal> {
        let reach = self.reach(who).ok_or(Refusal::NotOnMap)?;
        let path = reach.path(to).ok_or(Refusal::OutOfReach(to))?;
        self.check_path(who, path, exit).map(|_| ())
    }

    pub(super) fn check_exit(&self, who: Fighter, from: Hex, exit: u8) -> Result<(), Refusal> {
        let exit = self
            .scenario
            .exits
            .get(usize::from(exit))
            .ok_or(Refusal::NoSuchExit)?;
        if exit.camp != self.camp(who) {
            return Err(Refusal::OtherCampsExit);
        }
        if exit.only.is_some_and(|kind| !self.bears(who, kind)) {
            return Err(Refusal::ExitWithout);
        }
        if exit.hexes.contains(&from) {
            Ok(())
        } else {
            Err(Refusal::NotAtExit(from))
        }
    }

    /// Checks a path, and gives what it costs, leaving included.
    pub(super) fn check_path(
        &self,
        who: Fighter,
        path: Path,
        exit: Option<u8>,
    ) -> Result<u8, Refusal> {
        let start = self.at(who).ok_or(Refusal::NotOnMap)?;
        if path.first() != Some(start) {
            return Err(Refusal::PathStart(start));
        }
        let map = &self.scenario.map;
        let (mut cost, mut at) = (0, start);
        for (n, next) in path.iter().enumerate().skip(1) {
            let way = at.direction_to(next).ok_or(Refusal::PathJumps(next))?;
            if path.iter().take(n).any(|before| before == next) {
                return Err(Refusal::PathTwice(next));
            }
            let entry = self
                .entry_cost(who, next)
                .ok_or(Refusal::Impassable(next))?;
            if map.obstacle(at, way).is_some() {
                return Err(Refusal::Barred(at, next));
            }
            if self
                .on(next)
                .is_some_and(|other| self.camp(other) != self.camp(who))
            {
                return Err(Refusal::Enemy(next));
            }
            cost += entry;
            at = next;
        }
        let points = self.points(who);
        if cost > points {
            return Err(Refusal::TooFar { cost, points });
        }
        if self.on(at).is_some_and(|other| other != who) {
            return Err(Refusal::Occupied(at));
        }
        match exit {
            Some(_) if cost == points => Err(Refusal::NoPointToLeave),
            Some(exit) => self.check_exit(who, at, exit).map(|()| cost + 1),
            None if at == start => Err(Refusal::NoMove),
            None => Ok(cost),
        }
    }

    fn check_enemy(&self, who: Fighter, target: Fighter) -> Result<Hex, Refusal> {
        self.known(target)?;
        if self.camp(target) == self.camp(who) {
            return Err(Refusal::NoEnemy);
        }
        self.at(target).ok_or(Refusal::NoEnemy)
    }

    fn check_attack(&self, who: Fighter, target: Fighter) -> Result<(), Refusal> {
        let from = self.check_acts(who)?;
        let at = self.check_enemy(who, target)?;
        if self.fighter(who).bears.is_some() {
            return Err(Refusal::Bearer);
        }
        self.check_edge(from, at)
    }

    /// Whether two hexes are adjacent with no obstacle between them.
    fn check_edge(&self, from: Hex, to: Hex) -> Result<(), Refusal> {
        let way = from.direction_to(to).ok_or(Refusal::NotAdjacent)?;
        match self.scenario.map.obstacle(from, way) {
            Some(_) => Err(Refusal::Barred(from, to)),
            None => Ok(()),
        }
    }

    fn check_shot(&self, who: Fighter, target: Fighter) -> Result<(), Refusal> {
        self.check_acts(who)?;
        self.check_enemy(who, target)?;
        if self.stats(who).shot.is_none() {
            return Err(Refusal::NoShot);
        }
        if self.fighter(who).bears.is_some() {
            return Err(Refusal::Bearer);
        }
        if self.moved == Some(who) {
            return Err(Refusal::MovedNoShot);
        }
        self.shot_odds(who, target)
            .map(|_| ())
            .ok_or(Refusal::OutOfRange)
    }

    fn check_lies(&self, who: Fighter, object: Object) -> Result<(), Refusal> {
        let at = self.check_acts(who)?;
        if self.spot(object) != Some(ObjectPlace::Lies(at)) {
            return Err(Refusal::NotHere);
        }
        match self.fighter(who).bears {
            Some(_) => Err(Refusal::BearsAlready),
            None => Ok(()),
        }
    }

    fn check_take(&self, who: Fighter, object: Object) -> Result<(), Refusal> {
        self.check_lies(who, object)?;
        let cart = self.thing(object).kind == ObjectKind::Cart;
        if cart && self.camp(who) != Camp::France {
            Err(Refusal::CartOfFrance)
        } else {
            Ok(())
        }
    }

    fn check_break(&self, who: Fighter, object: Object) -> Result<(), Refusal> {
        self.check_lies(who, object)?;
        if self.thing(object).kind != ObjectKind::Cart || self.camp(who) != Camp::England {
            return Err(Refusal::NoBreaking);
        }
        if self.moved == Some(who) {
            Err(Refusal::MovedNoBreaking)
        } else {
            Ok(())
        }
    }

    fn check_give(&self, who: Fighter, to: Fighter) -> Result<(), Refusal> {
        let from = self.check_acts(who)?;
        self.known(to)?;
        let object = self.fighter(who).bears.ok_or(Refusal::BearsNothing)?;
        if self.thing(object).kind == ObjectKind::Cart {
            return Err(Refusal::CartNotGiven);
        }
        if self.banner(to) != self.banner(who) {
            return Err(Refusal::NotOfBanner);
        }
        let at = self.at(to).ok_or(Refusal::NotOnMap)?;
        self.check_edge(from, at)?;
        if self.fighter(to).bears.is_some() {
            Err(Refusal::BearsAlready)
        } else {
            Ok(())
        }
    }

    fn check_bridge(&self, who: Fighter) -> Result<(), Refusal> {
        let at = self.check_acts(who)?;
        let bridge = self.scenario.bridge.filter(|bridge| bridge.winch == at);
        let bridge = bridge.ok_or(Refusal::NotAtWinch)?;
        if self.fighter(who).bears.is_some() {
            return Err(Refusal::BearsAlready);
        }
        let held = self.on(bridge.at).is_some()
            || self
                .objects()
                .any(|(_, spot)| spot == ObjectPlace::Lies(bridge.at));
        if held {
            Err(Refusal::BridgeHeld)
        } else {
            Ok(())
        }
    }

    /// Where the load of one who is hit may fall. Ruling 21.
    pub(super) fn falls(&self, bearer: Fighter) -> impl Iterator<Item = Hex> {
        let map = &self.scenario.map;
        let at = self.at(bearer);
        let open = move |next: &Hex| map.terrain(*next) != Terrain::Water && !self.is_raised(*next);
        let around = move || {
            at.into_iter()
                .flat_map(move |at| map.open_around(at))
                .filter(open)
        };
        let own = at.filter(|_| around().next().is_none());
        around().chain(own)
    }
}
