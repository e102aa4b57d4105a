//! For screen readers: the name of the map is the hex under the cursor, with what is there.

use bevy::prelude::*;

use super::cursor::{Cursor, TheMap};
use super::marks::own_camp;
use super::{
    DisplayedView, Selection, TableSystems, Turn, blow_odds, hex_words, odds_words, words,
};
use crate::games::guesclin::rules::Board;
use crate::i18n::LocalizedText;
use crate::table::AccessibleName;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        name_map
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<DisplayedView>),
    );
}

/// The hex under the cursor, the points left there, and the chance of a blow that would be struck.
fn name(board: &Board, selection: &Selection, turn: Turn, cursor: Cursor) -> LocalizedText {
    let Some(at) = cursor.0 else {
        return words::title(board.scenario().aim);
    };
    let mut said = vec![hex_words::hex(board, at)];
    let plan = &selection.plan;
    if let Some(who) = plan.actor(board).filter(|_| turn.person().is_some()) {
        let reach = board.reach_map(who);
        let here = reach.as_ref().and_then(|reach| reach.hex(at));
        if plan.order.is_none() {
            said.extend(here.map(odds_words::reach));
        }
    }
    if let Some(odds) = blow_odds::of_plan(board, plan, board.on(at), turn) {
        said.push(odds.title);
        said.extend(
            odds.throws
                .first()
                .map(|throw| odds_words::chance(throw.chance)),
        );
        said.extend(odds.lines);
    }
    if selection.threat {
        let map = selection.threats(board, own_camp(board, turn));
        let none_marked = selection.marked.is_empty();
        if board
            .on(at)
            .is_some_and(|who| selection.marked.contains(&who))
        {
            said.push(LocalizedText::new("guesclin-marked"));
        }
        said.extend(odds_words::threat(board.scenario(), &map, none_marked, at));
    }
    words::commas(said).unwrap_or_else(|| words::hex(at))
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
