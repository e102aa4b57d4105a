//! What a person plans before they commit: a fighter, a hex to go to, a deed. The answers to presses are in `press`, as
//! a pure function of the board; nothing is played.

mod press;

use super::refusal::RefusalReason;
use guesclin_rules::preview::Strike;
use guesclin_rules::{Board, Dice, Fighter, Hex, Move, Object, Order, Refusal, Stage};

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
        let value = |strike: &Strike| strike.chance - 0.6 * strike.back;
        all.sort_by(|a, b| {
            let order = value(b).total_cmp(&value(a));
            order.then(a.cost.cmp(&b.cost)).then(a.from.cmp(&b.from))
        });
        all
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
}
