//! What presses do with a plan, as far as nothing is played.

use crate::cursor::Cursor;
use crate::plan::{Deed, Pressed};
use crate::refusal::RefusalReason;
use crate::selection::Tried;
use crate::selection::{HexPress, Selection, TableInput};
use crate::{DisplayedView, Turn, blow_odds};
use guesclin_rules::{Banner, Board, Camp, Fighter, Hex, Move, Stage};

impl Selection {
    /// With nobody of one's own chosen, a tap on an empty hex is there to read it: nobody is looked at then. Returns
    /// whether it is such a tap.
    fn reads(&mut self, board: &Board, own: Camp, at: Hex) -> bool {
        let chosen = self.plan.fighter.is_some_and(|who| board.camp(who) == own);
        if chosen || board.on(at).is_some() {
            return false;
        }
        self.plan.choose(None);
        true
    }

    /// With an enemy looked at, the first tap on a fighter of `own` shows what the enemy could do to them; the next
    /// one, on who was `asked` about, chooses them. Returns whether it is the first.
    fn asks(
        &mut self,
        board: &Board,
        turn: Turn,
        own: Camp,
        at: Hex,
        asked: Option<Fighter>,
    ) -> bool {
        let foe = self.plan.fighter.is_some_and(|who| board.camp(who) != own);
        let friend = board.on(at).filter(|&who| board.camp(who) == own);
        let Some(friend) = friend.filter(|_| foe) else {
            return false;
        };
        let odds = blow_odds::of_plan(board, &self.plan, Some(friend), turn);
        if odds.is_none() || asked == Some(friend) {
            return false;
        }
        self.asked = Some(friend);
        true
    }
}

/// While it is nobody's turn at the screen, figures can be looked at.
pub(super) fn look_around(
    selection: &mut Selection,
    displayed: &DisplayedView,
    turn: Turn,
    input: TableInput,
) {
    let board = displayed.board();
    let own = turn.own_camp(board);
    let asked = selection.asked.take();
    match input {
        TableInput::Hex(at, _) if selection.mark(board, own, at) => {}
        TableInput::Hex(at, HexPress::Finger) if selection.asks(board, turn, own, at, asked) => {}
        TableInput::Hex(at, _) => selection.plan.choose(board.on(at)),
        TableInput::Fighter(who) => selection.plan.choose(Some(who)),
        TableInput::Back => selection.plan.choose(None),
        _ => {}
    }
}

/// What an input comes to.
pub(super) enum Done {
    Planned,
    Play(Vec<Move>),
    Undo,
    Arrange,
}

impl Done {
    /// The same for a coach.
    pub fn tried(&self) -> Tried {
        match self {
            Self::Planned => Tried::Planned,
            Self::Play(moves) => Tried::Moves(moves.clone()),
            Self::Arrange => Tried::Moves(Vec::new()),
            Self::Undo => Tried::Undo,
        }
    }
}

/// What an input changes in what is planned, and what it comes to.
///
/// # Errors
/// What stands against it.
pub(super) fn answer(
    selection: &mut Selection,
    cursor: &mut Cursor,
    board: &Board,
    banner: Banner,
    input: TableInput,
    quick: bool,
) -> Result<Done, RefusalReason> {
    let asked = selection.asked.take();
    let aims = selection.plan.actor(board).is_some();
    if let TableInput::Hex(at, _) = input
        && !aims
        && selection.mark(board, banner.camp(), at)
    {
        selection.orders = false;
        return Ok(Done::Planned);
    }
    if let (TableInput::Hex(at, HexPress::Finger), Stage::Act(_)) = (input, board.stage()) {
        let turn = Turn::Person(banner);
        if selection.reads(board, banner.camp(), at)
            || selection.asks(board, turn, banner.camp(), at, asked)
        {
            selection.orders = false;
            return Ok(Done::Planned);
        }
    }
    let plan = &mut selection.plan;
    match input {
        TableInput::Hex(at, press) => {
            if press == HexPress::Cursor && plan.is_made() && plan.leads_to(board, at) {
                return Ok(Done::Play(plan.moves(board)));
            }
            selection.orders = false;
            match plan.press(board, banner, at)? {
                // No die is thrown, so it can be taken back.
                Pressed::Planned if quick && plan.is_march() => {
                    return Ok(Done::Play(plan.moves(board)));
                }
                Pressed::Planned => {}
                Pressed::Play(m) => return Ok(Done::Play(vec![m])),
            }
        }
        TableInput::Fighter(who) => {
            plan.choose(Some(who));
            selection.orders = false;
        }
        TableInput::Deed(deed) => {
            plan.choose_deed(board, deed)?;
        }
        TableInput::Orders if selection.orders => selection.orders = false,
        TableInput::Orders => {
            plan.may_see_orders(board)?;
            selection.orders = true;
        }
        TableInput::Order(order) => {
            let to = plan.may_order(board)?;
            plan.choose(Some(to));
            plan.order = Some(order);
            selection.orders = false;
        }
        TableInput::Threat => {}
        TableInput::Commit => {
            let moves = plan.moves(board);
            if moves.is_empty() {
                return Err(RefusalReason::NoPlan);
            }
            return Ok(Done::Play(moves));
        }
        TableInput::Finish => {
            return Ok(match board.stage() {
                // All stand: what is owed is to commit.
                Stage::Place(_) if plan.place.is_some() => return Err(RefusalReason::NotNow),
                Stage::Place(_) => Done::Arrange,
                Stage::Drop(_) => return Err(RefusalReason::NotNow),
                _ => Done::Play(vec![Move::Finish]),
            });
        }
        TableInput::Back => {
            if !plan.take_back() {
                return Ok(Done::Undo);
            }
        }
        TableInput::NextFighter | TableInput::PreviousFighter => {
            let ready = |who: &Fighter| match board.stage() {
                Stage::Place(_) => board.at(*who).is_none() && plan.placed(*who).is_none(),
                _ => board.check_acts(*who).is_ok(),
            };
            let mut all: Vec<Fighter> = board.of_banner(banner).filter(ready).collect();
            if input == TableInput::PreviousFighter {
                all.reverse();
            }
            let next = after(&all, plan.fighter);
            plan.choose(next.or(plan.fighter));
            selection.orders = false;
            *cursor = Cursor(next.and_then(|who| board.at(who)).or(cursor.0));
        }
        TableInput::NextTarget => {
            let foes = board.standing(banner.camp().other()).map(|(foe, _)| foe);
            let all: Vec<Fighter> = match plan.actor(board) {
                Some(who) => board.in_reach(who),
                None => foes.collect(),
            };
            let known = plan.deed.and_then(Deed::target).or(plan.fighter);
            let Some(next) = after(&all, known) else {
                return Err(RefusalReason::NotNow);
            };
            if let Some(at) = board.at(next) {
                plan.press(board, banner, at)?;
                *cursor = Cursor(Some(at));
            }
        }
    }
    Ok(Done::Planned)
}

/// The one after `known` in a list, from its end the first.
fn after(all: &[Fighter], known: Option<Fighter>) -> Option<Fighter> {
    let at = all.iter().position(|&who| Some(who) == known);
    let next = at.map_or(0, |at| (at + 1) % all.len());
    all.get(next).copied()
}
