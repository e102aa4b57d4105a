//! What a person plans before they commit: a fighter, a hex to go to, a deed. The answers to presses are here, as a
//! pure function of the board; nothing is played.

use super::refusal::{RefusalReason, sharper};
use crate::games::guesclin::rules::preview::Strike;
use crate::games::guesclin::rules::{
    Banner, Board, Dice, Fighter, Hex, Move, Object, Order, Refusal, Stage,
};

/// What a fighter does after the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Attacks in melee.
    Attack(Fighter),
    /// Shoots.
    Shoot(Fighter),
    /// Takes an object.
    Take(Object),
    /// Puts down what they bear.
    Put,
    /// Gives away what they bear.
    Give(Fighter),
    /// Breaks up a cart.
    Break(Object),
    /// Raises or lowers the bridge.
    Bridge,
    /// Leaves the map by this exit.
    Leave(u8),
}

impl Deed {
    /// The move of a fighter that does it; leaving belongs to the move before.
    const fn by(self, who: Fighter) -> Option<Move> {
        Some(match self {
            Self::Attack(target) => Move::Attack { who, target },
            Self::Shoot(target) => Move::Shoot { who, target },
            Self::Take(object) => Move::Take { who, object },
            Self::Put => Move::Put { who },
            Self::Give(to) => Move::Give { who, to },
            Self::Break(object) => Move::Break { who, object },
            Self::Bridge => Move::Bridge { who },
            Self::Leave(_) => return None,
        })
    }

    /// The enemy it is aimed at.
    #[must_use]
    pub const fn target(self) -> Option<Fighter> {
        match self {
            Self::Attack(target) | Self::Shoot(target) => Some(target),
            _ => None,
        }
    }
}

/// What is planned and not yet committed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Plan {
    /// The fighter who is looked at: of the active banner to act with, or any other to be read.
    pub fighter: Option<Fighter>,
    /// Where they go first.
    pub goal: Option<Hex>,
    /// What they do then.
    pub deed: Option<Deed>,
    /// The order that they are to get.
    pub order: Option<Order>,
    /// Where a load is to fall.
    pub fall: Option<Hex>,
    /// Where the last fighter of a banner is to stand. It is only planned until it is committed: with it the whole
    /// placement stands for good.
    pub place: Option<(Fighter, Hex)>,
}

/// What a press leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pressed {
    /// The plan has changed.
    Planned,
    /// This is played at once: it can be taken back.
    Play(Move),
}

/// The result of a press.
type Answer = Result<Pressed, RefusalReason>;

impl Plan {
    /// Whether anything is planned beside the choice of a fighter.
    #[must_use]
    pub fn is_made(&self) -> bool {
        let acts = self.goal.is_some() || self.deed.is_some() || self.order.is_some();
        acts || self.fall.is_some() || self.place.is_some()
    }

    /// Where a fighter who is not placed yet would stand.
    #[must_use]
    pub fn placed(&self, who: Fighter) -> Option<Hex> {
        self.place
            .filter(|(placed, _)| *placed == who)
            .map(|(_, at)| at)
    }

    /// Whether a press on this hex would plan the same once more.
    #[must_use]
    pub fn leads_to(&self, board: &Board, at: Hex) -> bool {
        let target = self.deed.and_then(Deed::target);
        let ends = [self.goal, self.fall, self.place.map(|(_, at)| at)];
        ends.contains(&Some(at)) || target.is_some_and(|foe| board.at(foe) == Some(at))
    }

    /// Whether nothing but a way is planned.
    #[must_use]
    pub fn is_march(&self) -> bool {
        self.goal.is_some() && self.deed.is_none() && self.order.is_none()
    }

    /// The fighter, if they may act now.
    #[must_use]
    pub fn actor(&self, board: &Board) -> Option<Fighter> {
        self.fighter.filter(|&who| board.check_acts(who).is_ok())
    }

    /// Where the fighter would stand for the deed.
    #[must_use]
    pub fn stand(&self, board: &Board) -> Option<Hex> {
        self.goal.or(board.at(self.fighter?))
    }

    /// The board with the fighter at the goal.
    #[must_use]
    pub fn moved(&self, board: &Board) -> Board {
        let mut moved = board.clone();
        if let (Some(who), Some(to)) = (self.fighter, self.goal) {
            let march = Move::March {
                who,
                to,
                exit: None,
            };
            if moved.check(march).is_ok() {
                // A move throws no dice.
                moved.after(march, &mut |capacity| Dice::all(capacity, 1));
            }
        }
        moved
    }

    /// The moves that the plan is made of, in order; none if nothing is planned.
    #[must_use]
    pub fn moves(&self, board: &Board) -> Vec<Move> {
        match board.stage() {
            Stage::Drop(_) => return self.fall.map(|at| Move::Drop { at }).into_iter().collect(),
            Stage::Place(_) => {
                let last = self.place.map(|(who, at)| Move::Place { who, at });
                return last.into_iter().collect();
            }
            _ => {}
        }
        let Some(who) = self.fighter else {
            return Vec::new();
        };
        let mut all = Vec::new();
        if let Some(order) = self.order {
            all.push(Move::Order { to: who, order });
            return all;
        }
        let exit = match self.deed {
            Some(Deed::Leave(exit)) => Some(exit),
            _ => None,
        };
        if let Some(to) = self
            .goal
            .or(board.at(who))
            .filter(|_| self.goal.is_some() || exit.is_some())
        {
            all.push(Move::March { who, to, exit });
        }
        all.extend(self.deed.and_then(|deed| deed.by(who)));
        all
    }

    /// Answers a press on a hex.
    ///
    /// # Errors
    /// The rule that stands against it.
    pub fn press(&mut self, board: &Board, banner: Banner, at: Hex) -> Answer {
        match board.stage() {
            Stage::Place(_) => self.place(board, banner, at),
            Stage::Drop(_) => {
                board.check(Move::Drop { at })?;
                self.fall = Some(at);
                Ok(Pressed::Planned)
            }
            Stage::Act(_) => self.act(board, banner, at),
            Stage::Between | Stage::Over(_) => Err(RefusalReason::NotNow),
        }
    }

    fn place(&mut self, board: &Board, banner: Banner, at: Hex) -> Answer {
        let waits = |who: &Fighter| board.at(*who).is_none() && board.banner(*who) == banner;
        let who = self.fighter.filter(waits);
        let who = who.or_else(|| board.of_banner(banner).find(waits));
        let who = who.ok_or(RefusalReason::NotNow)?;
        let m = Move::Place { who, at };
        board.check(m)?;
        if board.of_banner(banner).filter(waits).count() > 1 {
            return Ok(Pressed::Play(m));
        }
        self.place_last(who, at);
        Ok(Pressed::Planned)
    }

    /// The last fighter of a banner is to stand here, once it is committed.
    pub fn place_last(&mut self, who: Fighter, at: Hex) {
        self.choose(Some(who));
        self.place = Some((who, at));
    }

    fn act(&mut self, board: &Board, banner: Banner, at: Hex) -> Answer {
        match board.on(at) {
            Some(other) if Some(other) == self.fighter && board.banner(other) == banner => {
                if self.is_made() {
                    self.choose(Some(other));
                } else {
                    self.choose(None);
                }
            }
            Some(foe) if board.camp(foe) != banner.camp() => match self.actor(board) {
                Some(who) => return self.aim(board, who, foe),
                None => self.choose(Some(foe)),
            },
            Some(friend) => self.choose(Some(friend)),
            None => {
                let who = self.fighter.ok_or(RefusalReason::Nobody)?;
                return self.go(board, who, at);
            }
        }
        Ok(Pressed::Planned)
    }

    /// Another fighter is looked at, and nothing is planned.
    pub fn choose(&mut self, fighter: Option<Fighter>) {
        *self = Self {
            fighter,
            ..Self::default()
        };
    }

    fn go(&mut self, board: &Board, who: Fighter, to: Hex) -> Answer {
        board.check_acts(who)?;
        let march = Move::March {
            who,
            to,
            exit: None,
        };
        board
            .check(march)
            .map_err(|why| sharper(board, who, to, why))?;
        self.order = None;
        self.goal = Some(to);
        let still = self.deed.is_some_and(|deed| self.can(board, deed));
        if !still {
            self.deed = None;
        }
        Ok(Pressed::Planned)
    }

    /// Whether the fighter could do this from where the plan leads.
    #[must_use]
    pub fn can(&self, board: &Board, deed: Deed) -> bool {
        self.check(board, deed).is_ok()
    }

    fn check(&self, board: &Board, deed: Deed) -> Result<(), Refusal> {
        let Some(who) = self.fighter else {
            return Err(Refusal::WrongKind);
        };
        match deed {
            Deed::Leave(_) => {
                let plan = Self {
                    deed: Some(deed),
                    order: None,
                    ..self.clone()
                };
                let march = plan.moves(board).first().copied();
                march.map_or(Err(Refusal::WrongKind), |march| board.check(march))
            }
            _ => {
                let m = deed.by(who).ok_or(Refusal::WrongKind)?;
                self.moved(board).check(m)
            }
        }
    }

    /// The blows that the fighter could strike at an enemy, the best first.
    #[must_use]
    pub fn strikes_at(board: &Board, who: Fighter, foe: Fighter) -> Vec<Strike> {
        let mut all: Vec<Strike> = board.strikes(who);
        all.retain(|strike| strike.target == foe);
        // What is won less what is risked; then the shorter way.
        let worth = |strike: &Strike| strike.chance - 0.6 * strike.back;
        all.sort_by(|a, b| {
            let order = worth(b).total_cmp(&worth(a));
            order.then(a.cost.cmp(&b.cost)).then(a.from.cmp(&b.from))
        });
        all
    }

    fn aim(&mut self, board: &Board, who: Fighter, foe: Fighter) -> Answer {
        let shoot = Deed::Shoot(foe);
        let from_here = Self {
            fighter: Some(who),
            ..Self::default()
        };
        let may_shoot = from_here.check(board, shoot);
        let strikes = Self::strikes_at(board, who, foe);
        let standing = self.stand(board);
        let here = strikes.iter().find(|strike| Some(strike.from) == standing);
        let strike = here.or(strikes.first()).copied();
        let again = self.deed == Some(shoot);
        self.order = None;
        match (may_shoot, strike) {
            (Ok(()), Some(_)) if !again && self.goal.is_none() => self.shoot(who, foe),
            (_, Some(strike)) => {
                let own = board.at(who);
                self.fighter = Some(who);
                self.goal = Some(strike.from).filter(|&from| Some(from) != own);
                self.deed = Some(Deed::Attack(foe));
            }
            (Ok(()), None) => self.shoot(who, foe),
            (Err(why), None) => {
                // One who shoots is told why not; the others why they cannot strike.
                let shoots = board.stats(who).shot.is_some() && why != Refusal::MovedNoShot;
                let attack = board.check(Move::Attack { who, target: foe });
                let why = match attack {
                    Err(own) if !shoots => match own {
                        Refusal::NotAdjacent => board.at(foe).map_or(own, Refusal::OutOfReach),
                        own => own,
                    },
                    _ => why,
                };
                let at = board.at(foe).ok_or(RefusalReason::Rule(why))?;
                return Err(sharper(board, who, at, why));
            }
        }
        Ok(Pressed::Planned)
    }

    fn shoot(&mut self, who: Fighter, foe: Fighter) {
        *self = Self {
            fighter: Some(who),
            deed: Some(Deed::Shoot(foe)),
            ..Self::default()
        };
    }

    /// Chooses a deed, or takes it back.
    ///
    /// # Errors
    /// The rule that stands against it.
    pub fn choose_deed(&mut self, board: &Board, deed: Deed) -> Answer {
        if self.deed == Some(deed) {
            self.deed = None;
            return Ok(Pressed::Planned);
        }
        if let Deed::Shoot(_) = deed {
            self.goal = None;
        }
        self.check(board, deed)?;
        self.order = None;
        self.deed = Some(deed);
        Ok(Pressed::Planned)
    }

    /// The deeds beside blows that the fighter could do from where the plan leads.
    #[must_use]
    pub fn deeds(&self, board: &Board) -> Vec<Deed> {
        let Some(who) = self.actor(board) else {
            return Vec::new();
        };
        let moved = self.moved(board);
        let mut listed = Vec::new();
        moved.list_deeds(who, &mut listed);
        let mut deeds: Vec<Deed> = listed
            .into_iter()
            .filter_map(|m| match m {
                Move::Take { object, .. } => Some(Deed::Take(object)),
                Move::Put { .. } => Some(Deed::Put),
                Move::Give { to, .. } => Some(Deed::Give(to)),
                Move::Break { object, .. } => Some(Deed::Break(object)),
                Move::Bridge { .. } => Some(Deed::Bridge),
                _ => None,
            })
            .collect();
        let exits = 0..board.scenario().exits.len() as u8;
        deeds.extend(exits.map(Deed::Leave).filter(|&deed| self.can(board, deed)));
        if let Some(Deed::Attack(foe) | Deed::Shoot(foe)) = self.deed {
            let here = Self {
                goal: None,
                ..self.clone()
            };
            let strikes = !Self::strikes_at(board, who, foe).is_empty();
            if here.can(board, Deed::Shoot(foe)) && strikes {
                deeds.extend([Deed::Shoot(foe), Deed::Attack(foe)]);
            }
        }
        deeds
    }

    /// Whether an order may be given to the fighter.
    ///
    /// # Errors
    /// The rule that stands against it.
    pub fn may_order(&self, board: &Board) -> Result<Fighter, RefusalReason> {
        let to = self.fighter.ok_or(RefusalReason::Nobody)?;
        let order = Order::Caution;
        board.check(Move::Order { to, order })?;
        Ok(to)
    }

    /// Whether the orders can be looked at: for a fighter of the banner that acts, also where none can be given.
    ///
    /// # Errors
    /// The rule that stands against it.
    pub fn may_see_orders(&self, board: &Board) -> Result<(), RefusalReason> {
        let own = |who| board.active() == Some(board.banner(who)) && board.at(who).is_some();
        match self.fighter {
            Some(who) if own(who) => Ok(()),
            _ => self.may_order(board).map(|_| ()),
        }
    }

    /// Takes back the last part of the plan; returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        if self.order.take().is_some() || self.fall.take().is_some() {
            return true;
        }
        if self.place.take().is_some() {
            self.fighter = None;
            return true;
        }
        if self.deed.take().is_some() || self.goal.take().is_some() {
            return true;
        }
        self.fighter.take().is_some()
    }
}
