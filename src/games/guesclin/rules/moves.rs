//! Moves: the choices of a player, and the list of the legal ones. Why the others are not legal is in `check`.

use super::board::{Board, Stage};
use super::fighter::{Fighter, Object};
use super::hex::Hex;
use super::order::Order;
use super::path::Path;

/// One choice of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// Places a fighter.
    Place {
        /// Who.
        who: Fighter,
        /// Where.
        at: Hex,
    },
    /// Gives the order of this activation.
    Order {
        /// To whom.
        to: Fighter,
        /// Which.
        order: Order,
    },
    /// Moves a fighter by a cheapest path, and perhaps off the map.
    March {
        /// Who.
        who: Fighter,
        /// The last hex; the fighter's own to leave from there.
        to: Hex,
        /// By which exit of the scenario to leave.
        exit: Option<u8>,
    },
    /// Moves a fighter by a path of the player's own; never listed, since it leads where a march leads.
    Follow {
        /// Who.
        who: Fighter,
        /// The path.
        path: Path,
        /// By which exit of the scenario to leave.
        exit: Option<u8>,
    },
    /// Attacks in melee.
    Attack {
        /// Who.
        who: Fighter,
        /// Whom.
        target: Fighter,
    },
    /// Shoots.
    Shoot {
        /// Who.
        who: Fighter,
        /// At whom.
        target: Fighter,
    },
    /// Takes an object that lies on the fighter's hex.
    Take {
        /// Who.
        who: Fighter,
        /// What.
        object: Object,
    },
    /// Puts down what the fighter bears.
    Put {
        /// Who.
        who: Fighter,
    },
    /// Gives away the load that the fighter bears.
    Give {
        /// Who.
        who: Fighter,
        /// To whom.
        to: Fighter,
    },
    /// Breaks up a cart.
    Break {
        /// Who.
        who: Fighter,
        /// Which.
        object: Object,
    },
    /// Raises the bridge, or lowers it.
    Bridge {
        /// Who.
        who: Fighter,
    },
    /// Says where a load falls.
    Drop {
        /// Where.
        at: Hex,
    },
    /// Ends the activation.
    Finish,
}

impl Board {
    /// Every legal move, in a fixed order, but for moves by a path of the player's own; none when the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        match self.stage {
            Stage::Between | Stage::Over(_) => {}
            Stage::Place(banner) => {
                let waiting = self.of_banner(banner).filter(|&who| self.at(who).is_none());
                moves.extend(waiting.flat_map(|who| {
                    let zone = self.scenario.fighters[who.index()].zone.iter();
                    zone.filter(|&&at| self.on(at).is_none())
                        .map(move |&at| Move::Place { who, at })
                }));
            }
            Stage::Drop(bearer) => moves.extend(self.falls(bearer).map(|at| Move::Drop { at })),
            Stage::Act(banner) => {
                if self.check_order_due(banner).is_ok() {
                    let orders = self
                        .of_banner(banner)
                        .filter(|&to| self.check_order(to).is_ok());
                    moves.extend(
                        orders.flat_map(|to| Order::ALL.map(|order| Move::Order { to, order })),
                    );
                }
                for who in self
                    .of_banner(banner)
                    .filter(|&who| self.check_acts(who).is_ok())
                {
                    self.list_marches(who, &mut moves);
                    self.list_deeds(who, &mut moves);
                }
                moves.push(Move::Finish);
            }
        }
        moves
    }

    fn list_marches(&self, who: Fighter, moves: &mut Vec<Move>) {
        if self.moved == Some(who) {
            return;
        }
        let Some(reach) = self.reach(who) else { return };
        let own = self.at(who);
        for &to in reach.hexes() {
            let left = reach.cost(to).map(|cost| self.points(who) - cost);
            if self.on(to).is_some_and(|other| other != who) {
                continue;
            }
            if own != Some(to) {
                moves.push(Move::March {
                    who,
                    to,
                    exit: None,
                });
            }
            for exit in 0..self.scenario.exits.len() as u8 {
                if left > Some(0) && self.check_exit(who, to, exit).is_ok() {
                    moves.push(Move::March {
                        who,
                        to,
                        exit: Some(exit),
                    });
                }
            }
        }
    }

    /// Every legal deed and shot of a fighter who may act.
    pub fn list_deeds(&self, who: Fighter, moves: &mut Vec<Move>) {
        let mut add = |m: Move| {
            if self.check(m).is_ok() {
                moves.push(m);
            }
        };
        let camp = self.camp(who);
        for (target, _) in self.standing(camp.other()) {
            add(Move::Attack { who, target });
        }
        for (target, _) in self.standing(camp.other()) {
            add(Move::Shoot { who, target });
        }
        for (object, _) in self.objects() {
            add(Move::Take { who, object });
            add(Move::Break { who, object });
        }
        if self.fighter(who).bears.is_some() {
            add(Move::Put { who });
            for (to, _) in self.standing(camp) {
                add(Move::Give { who, to });
            }
        }
        if self.scenario.bridge.is_some() {
            add(Move::Bridge { who });
        }
    }
}
