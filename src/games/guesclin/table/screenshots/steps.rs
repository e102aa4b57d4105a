//! Steps that several parts of the tour share.

use bevy::prelude::*;

use crate::tour_player::play_person;
use crate::{DisplayedView, Selection, Turn};
use guesclin_rules::ID;
use guesclin_rules::{Board, Fighter};
use kit_table::screenshots::TourStep;

/// The table of a scenario at the first decision.
pub(super) fn begun(steps: &mut Vec<TourStep>, words: &'static [(&'static str, &'static str)]) {
    steps.push(TourStep::start(ID, words));
    steps.push(TourStep::until("a person's turn", |world| {
        matches!(*world.resource::<Turn>(), Turn::Person(_))
    }));
}

/// Plays until a person's decision at a board like this.
pub(super) fn until(
    steps: &mut Vec<TourStep>,
    what: &'static str,
    holds: impl Fn(&Board) -> bool + Send + Sync + 'static,
) {
    steps.push(TourStep::until(what, move |world| {
        let person = matches!(*world.resource::<Turn>(), Turn::Person(_));
        let there = world.resource::<DisplayedView>();
        if person && holds(there.board()) {
            return true;
        }
        play_person(world);
        false
    }));
}

/// Changes what is planned.
pub(super) fn planned(
    change: impl FnOnce(&Board, &mut Selection) + Send + Sync + 'static,
) -> TourStep {
    TourStep::run(move |world| {
        let board = world.resource::<DisplayedView>().board().clone();
        change(&board, &mut world.resource_mut::<Selection>());
    })
}

/// A fighter of the active banner who can reach an enemy, and the enemy.
pub(super) fn striker(board: &Board) -> Option<(Fighter, Fighter)> {
    let banner = board.active()?;
    let ready = board
        .of_banner(banner)
        .filter(|&who| board.check_acts(who).is_ok());
    let strikes = ready.filter_map(|who| Some((who, board.strikes(who).first()?.target)));
    strikes.into_iter().next()
}
