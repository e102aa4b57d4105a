//! The flow of a game: what each move leads to, up to the next decision.

use super::board::{Board, Stage};
use super::combat::{HitResult, MeleeOdds, ShotOdds};
use super::dice::{Dice, Throw};
use super::event::{Blow, Event, EventObserver, Placed, Shot};
use super::fighter::{Fate, Fighter, ObjectPlace};
use super::hex::Hex;
use super::moves::Move;
use super::order::Order;
use super::outcome::Outcome;
use super::path::Path;
use super::refusal::Refusal;

impl Board {
    /// Plays `m` with the dice that `throw` gives for each capacity, in order, and reports every event.
    ///
    /// # Errors
    /// The rule that refuses it; the board is then unchanged.
    pub fn play(
        &mut self,
        m: Move,
        throw: &mut impl FnMut(u8) -> Dice,
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        self.check(m)?;
        self.follow(m, throw, observer);
        Ok(())
    }

    /// Plays a move that is known to be legal, with the dice that `throw` gives for each capacity, and reports nothing.
    pub fn after(&mut self, m: Move, throw: &mut impl FnMut(u8) -> Dice) {
        debug_assert_eq!(self.check(m), Ok(()));
        self.follow(m, throw, &mut ());
    }

    fn notify<W: EventObserver>(&self, observer: &mut W, event: impl FnOnce() -> Event) {
        if W::WATCHES {
            observer.on_event(self, event());
        }
    }

    fn follow(
        &mut self,
        m: Move,
        throw: &mut impl FnMut(u8) -> Dice,
        observer: &mut impl EventObserver,
    ) {
        match m {
            Move::Place { who, at } => return self.place(who, at, observer),
            Move::Order { to, order } => return self.order(to, order, observer),
            Move::Finish => return self.finish(observer),
            Move::Drop { at } => self.drop_load(at, observer),
            Move::March { who, to, exit } => {
                if let Some(path) = self.reach(who).and_then(|reach| reach.path(to)) {
                    self.march(who, path, exit, observer);
                }
            }
            Move::Follow { who, path, exit } => self.march(who, path, exit, observer),
            Move::Attack { who, target } => self.attack(who, target, throw, observer),
            Move::Shoot { who, target } => self.shoot(who, target, throw, observer),
            Move::Take { who, object } => {
                self.begin(who);
                self.objects[object.index()] = ObjectPlace::Borne(who);
                self.fighters[who.index()].bears = Some(object);
                self.end_action(who);
                self.notify(observer, || Event::Take { who, object });
            }
            Move::Put { who } => {
                self.begin(who);
                let (Some(object), Some(at)) = (self.fighter(who).bears, self.at(who)) else {
                    return;
                };
                self.fighters[who.index()].bears = None;
                self.objects[object.index()] = ObjectPlace::Lies(at);
                self.end_action(who);
                self.notify(observer, || Event::Put { who, object });
            }
            Move::Give { who, to } => {
                self.begin(who);
                let Some(object) = self.fighters[who.index()].bears.take() else {
                    return;
                };
                self.fighters[to.index()].bears = Some(object);
                self.objects[object.index()] = ObjectPlace::Borne(to);
                self.end_action(who);
                // Ruling 21: the receiver does nothing more in this activation.
                self.end_action(to);
                self.notify(observer, || Event::Give { who, object, to });
            }
            Move::Break { who, object } => {
                self.begin(who);
                self.objects[object.index()] = ObjectPlace::Broken;
                self.end_action(who);
                self.notify(observer, || Event::Break { who, object });
            }
            Move::Bridge { who } => {
                self.begin(who);
                self.raised = !self.raised;
                self.end_action(who);
                let up = self.raised;
                self.notify(observer, || Event::Bridge { who, up });
            }
        }
        // A load that falls belongs to the deed.
        if matches!(self.stage, Stage::Act(_))
            && let Some(outcome) = self.end_now()
        {
            self.end(outcome, observer);
        }
    }

    fn end(&mut self, outcome: Outcome, observer: &mut impl EventObserver) {
        self.stage = Stage::Over(outcome);
        self.notify(observer, || Event::End(outcome));
    }

    fn place(&mut self, who: Fighter, at: Hex, observer: &mut impl EventObserver) {
        self.set(who, Fate::On(at));
        let banner = self.banner(who);
        if self.of_banner(banner).any(|other| self.at(other).is_none()) {
            return;
        }
        self.turn += 1;
        self.stage = Stage::Between;
        let placed = || -> Placed {
            let own = self.of_banner(banner);
            own.filter_map(|who| Some((who, self.at(who)?))).collect()
        };
        self.notify(observer, || Event::Place {
            banner,
            at: placed(),
        });
        match self.scenario.placement.get(usize::from(self.turn)) {
            Some(&next) => self.stage = Stage::Place(next),
            None => self.begin_round(1, observer),
        }
    }

    fn begin_round(&mut self, n: u8, observer: &mut impl EventObserver) {
        self.round = n;
        self.turn = 0;
        self.notify(observer, || Event::Round { n });
        self.activate_next(observer);
    }

    /// Activates the first banner from this turn on that has somebody on the map; at the end of the round the next one
    /// begins, or the game ends.
    fn activate_next(&mut self, observer: &mut impl EventObserver) {
        let order = &self.scenario.order;
        while let Some(&banner) = order.get(usize::from(self.turn)) {
            if self.of_banner(banner).any(|who| self.at(who).is_some()) {
                return self.activate(banner, observer);
            }
            self.turn += 1;
        }
        match self.end_of_round() {
            Some(outcome) => self.end(outcome, observer),
            None => self.begin_round(self.round + 1, observer),
        }
    }

    fn activate(&mut self, banner: super::camp::Banner, observer: &mut impl EventObserver) {
        for n in self.scenario.of_banner(banner) {
            let state = &mut self.fighters[usize::from(n)];
            // Ruling 7: the order ends even if no new one can be given.
            state.order = None;
            state.acted = false;
        }
        self.may_order = true;
        self.moved = None;
        self.stage = Stage::Act(banner);
        self.notify(observer, || Event::Activate { banner });
    }

    fn order(&mut self, to: Fighter, order: Order, observer: &mut impl EventObserver) {
        self.may_order = false;
        self.fighters[to.index()].order = Some(order);
        self.notify(observer, || Event::Order { to, order });
    }

    fn finish(&mut self, observer: &mut impl EventObserver) {
        self.may_order = false;
        self.moved = None;
        self.turn += 1;
        self.stage = Stage::Between;
        self.activate_next(observer);
    }

    /// A fighter's action begins or goes on: that of another who has moved is over.
    fn begin(&mut self, who: Fighter) {
        self.may_order = false;
        if let Some(other) = self.moved.filter(|&other| other != who) {
            self.end_action(other);
        }
    }

    fn end_action(&mut self, who: Fighter) {
        self.fighters[who.index()].acted = true;
        if self.moved == Some(who) {
            self.moved = None;
        }
    }

    fn march(
        &mut self,
        who: Fighter,
        path: Path,
        exit: Option<u8>,
        observer: &mut impl EventObserver,
    ) {
        let (Ok(cost), Some(to)) = (self.check_path(who, path, exit), path.last()) else {
            return;
        };
        self.begin(who);
        if exit.is_some() {
            self.set(who, Fate::Out);
            if let Some(object) = self.fighters[who.index()].bears.take() {
                self.objects[object.index()] = ObjectPlace::Out(self.camp(who));
            }
            self.end_action(who);
        } else {
            self.set(who, Fate::On(to));
            self.moved = Some(who);
        }
        self.notify(observer, || Event::Move {
            who,
            path,
            cost,
            exit,
        });
        let post = self.scenario.posts.iter().position(|post| post.at == to);
        let camp = self.camp(who);
        if let Some(post) = post.filter(|&post| exit.is_none() && self.posts[post] != camp) {
            self.posts[post] = camp;
            let post = post as u8;
            self.notify(observer, || Event::Post { post, camp });
        }
    }

    fn attack(
        &mut self,
        who: Fighter,
        target: Fighter,
        throw: &mut impl FnMut(u8) -> Dice,
        observer: &mut impl EventObserver,
    ) {
        self.begin(who);
        self.end_action(who);
        let Some(from) = self.at(who) else { return };
        let Some(odds) = self.melee_odds(who, from, target) else {
            return;
        };
        let riposte = self.riposte_odds(who, from, target);
        // Both throws come before either takes effect, the attacker's first.
        let blow = self.blow(who, target, odds, throw);
        let riposte = riposte.map(|odds| self.blow(target, who, odds, throw));
        self.take_hit(target, blow.result);
        self.notify(observer, || Event::Attack(blow));
        if let Some(blow) = riposte {
            self.take_hit(who, blow.result);
            self.notify(observer, || Event::Riposte(blow));
        }
    }

    fn blow(
        &self,
        who: Fighter,
        target: Fighter,
        odds: MeleeOdds,
        throw: &mut impl FnMut(u8) -> Dice,
    ) -> Blow {
        let MeleeOdds { capacity, defence } = odds;
        let throw = Throw::of(capacity, throw(capacity));
        let result = self.result(target, &throw, defence.total());
        Blow {
            who,
            target,
            throw,
            defence,
            result,
        }
    }

    fn shoot(
        &mut self,
        who: Fighter,
        target: Fighter,
        throw: &mut impl FnMut(u8) -> Dice,
        observer: &mut impl EventObserver,
    ) {
        self.begin(who);
        self.end_action(who);
        let Some(odds) = self.shot_odds(who, target) else {
            return;
        };
        let ShotOdds {
            distance,
            capacity,
            defence,
        } = odds;
        let throw = Throw::of(capacity, throw(capacity));
        let result = self.result(target, &throw, defence.total());
        self.take_hit(target, result);
        self.notify(observer, || {
            Event::Shoot(Shot {
                who,
                target,
                distance,
                throw,
                defence,
                result,
            })
        });
    }

    fn take_hit(&mut self, who: Fighter, result: HitResult) {
        match result {
            HitResult::Miss => {}
            HitResult::Stunned => self.fighters[who.index()].stunned = true,
            HitResult::Drop => self.stage = Stage::Drop(who),
            HitResult::Neutralised => {
                // The cart of a driver stays without one.
                if let (Some(at), Some(object)) =
                    (self.at(who), self.fighters[who.index()].bears.take())
                {
                    self.objects[object.index()] = ObjectPlace::Lies(at);
                }
                self.set(who, Fate::Neutralised);
            }
        }
    }

    fn drop_load(&mut self, at: Hex, observer: &mut impl EventObserver) {
        let Stage::Drop(who) = self.stage else { return };
        let Some(object) = self.fighters[who.index()].bears.take() else {
            return;
        };
        self.objects[object.index()] = ObjectPlace::Lies(at);
        self.stage = match self.active() {
            Some(banner) => Stage::Act(banner),
            None => Stage::Between,
        };
        self.notify(observer, || Event::Drop { who, object, at });
    }
}
