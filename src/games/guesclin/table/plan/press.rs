//! The answers of a plan to presses: it changes, or a move is played at once, or a rule stands against it.

use super::{Deed, Plan, Pressed};
use crate::refusal::{RefusalReason, sharper};
use guesclin_rules::{Banner, Board, Fighter, Hex, Move, Refusal, Stage};

/// The result of a press.
type Answer = Result<Pressed, RefusalReason>;

impl Plan {
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
