//! For screen readers: the name of the map is the hex under the cursor, with what is there, and all that is known of
//! the blow or the order that is planned. When the threat is shown, what stands around and how the aim stands are read
//! aloud.

use bevy::prelude::*;

use super::blow_odds::{self, Odds};
use super::cursor::{Cursor, TheMap};
use super::plan::{Deed, Plan};
use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Selection, Turn, aim_words, hex_words, odds_words, words};
use crate::keys;
use guesclin_rules::{Board, Fighter, Hex};
use kit_i18n::LocalizedText;
use kit_table::{AccessibleName, News};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (name_map, read_around)
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<DisplayedView>),
    );
}

/// The hex under the cursor, the points left there, what an order would change, and the whole sum of a blow that would
/// be struck; without a cursor how the aim stands.
fn name(board: &Board, selection: &Selection, turn: Turn, cursor: Cursor) -> LocalizedText {
    let Some(at) = cursor.0 else {
        let title = words::title(board.scenario().aim);
        return words::commas(objectives(board)).unwrap_or(title);
    };
    let plan = &selection.plan;
    let mut said = vec![hex_words::planned(board, plan, at)];
    let looked_at = plan.fighter.filter(|&who| board.at(who) == Some(at));
    said.extend(looked_at.map(|who| hex_words::numbers(board, who)));
    let actor = plan.actor(board).filter(|_| turn.person().is_some());
    if let Some(who) = actor {
        let reach = board.reach_map(who);
        let here = reach.as_ref().and_then(|reach| reach.hex(at));
        if plan.order.is_none() {
            said.extend(here.map(odds_words::reach));
        }
    }
    said.extend(ordered(board, plan));
    match blow_odds::of_plan(board, plan, board.on(at), turn) {
        Some(odds) => said.extend(blow(odds)),
        None => said.extend(actor.into_iter().flat_map(|who| too_far(board, who, at))),
    }
    said.extend(actor.and_then(|who| elsewhere(board, plan, who)));
    if selection.threat {
        let map = selection.threats(board, turn.own_camp(board));
        let none_marked = selection.marked.is_empty();
        if board
            .on(at)
            .is_some_and(|who| selection.marked.contains(&who))
        {
            said.push(LocalizedText::new(keys::GUESCLIN_MARKED));
        }
        said.extend(odds_words::threat(board.scenario(), &map, none_marked, at));
    }
    words::commas(said).unwrap_or_else(|| words::hex(at))
}

/// How the aim stands, and how many rounds are still to come.
fn objectives(board: &Board) -> Vec<LocalizedText> {
    let mut lines = aim_words::lines(board);
    lines.push(aim_words::rounds_left(board));
    lines
}

/// What the order that is planned would change.
fn ordered(board: &Board, plan: &Plan) -> Vec<LocalizedText> {
    let planned = plan.fighter.zip(plan.order);
    let effect = planned.and_then(|(to, order)| board.order_effect(to, order));
    let said = effect.map(|effect| odds_words::order(board, &effect));
    said.unwrap_or_default()
}

/// A blow or a shot with its whole sum, the strike back, the hexes beside, and all that can come of it.
fn blow(odds: Odds) -> Vec<LocalizedText> {
    let mut said = vec![odds.title];
    for (n, throw) in odds.throws.into_iter().enumerate() {
        if n == 0 {
            said.push(odds_words::chance(throw.chance));
            said.push(throw.needs);
        } else {
            said.push(odds_words::strike_back(throw.needs));
        }
        said.extend([throw.sum, throw.pool]);
    }
    said.extend(odds.lines);
    said.extend(odds.flanks.into_iter().map(|flank| flank.said));
    said.extend(odds.ends);
    said
}

/// That an enemy is out of range of one who shoots.
fn too_far(board: &Board, who: Fighter, at: Hex) -> Vec<LocalizedText> {
    let foe = board.on(at);
    let foe = foe.filter(|&foe| board.camp(foe) != board.camp(who));
    let aimed = foe.and_then(|foe| board.aimed(who, board.at(who)?, foe));
    let far = aimed.filter(|aimed| aimed.throw.is_none());
    let said = far.map(|aimed| odds_words::shot(board.scenario(), &aimed));
    said.unwrap_or_default()
}

/// The other hexes from which the enemy can be struck, each with its chance.
fn elsewhere(board: &Board, plan: &Plan, who: Fighter) -> Option<LocalizedText> {
    let Some(Deed::Attack(foe)) = plan.deed else {
        return None;
    };
    let here = plan.stand(board);
    let others = Plan::strikes_at(board, who, foe).into_iter();
    odds_words::strikes(others.filter(|strike| Some(strike.from) != here))
}

/// When the threat is shown, by key, pad or button: reads aloud what is on the hex under the cursor, what stands around
/// it, and how the aim stands.
fn read_around(
    displayed: Res<DisplayedView>,
    (selection, cursor): (Res<Selection>, Res<Cursor>),
    mut was_shown: Local<bool>,
    mut news: MessageWriter<News>,
) {
    let shown = selection.threat;
    if core::mem::replace(&mut *was_shown, shown) || !shown {
        return;
    }
    let board = displayed.board();
    let mut lines = Vec::new();
    if let Some(at) = cursor.0 {
        lines.extend([hex_words::hex(board, at), hex_words::around_of(at)]);
        lines.extend(hex_words::around(board, at));
    }
    lines.extend(objectives(board));
    for line in lines {
        news.write(News(line));
    }
}

fn name_map(
    displayed: Res<DisplayedView>,
    (selection, turn, cursor): (Res<Selection>, Res<Turn>, Res<Cursor>),
    maps: Query<(Entity, Option<&AccessibleName>), With<TheMap>>,
    mut commands: Commands,
) {
    let fresh = maps.iter().any(|(_, name)| name.is_none());
    let changed = displayed.is_changed()
        || selection.is_changed()
        || turn.is_changed()
        || cursor.is_changed();
    if !changed && !fresh {
        return;
    }
    let message = name(displayed.board(), &selection, *turn, *cursor);
    for (entity, old) in &maps {
        if old.is_none_or(|old| old.0 != message) {
            commands
                .entity(entity)
                .insert(AccessibleName(message.clone()));
        }
    }
}
