//! Which cards can be chosen, which are, and which can have the focus.

use bevy::prelude::*;

use super::card::{CardLocation, Owner, Placement, Selectable, Selected};
use super::selection::{decision, is_called};
use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Selection, Turn};
use fayance_rules::DecisionKind;
use kit_input::Focusable;
use kit_table::card_changes::CardChanged;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        mark_cards
            .in_set(TableSystems::Show)
            .run_if(cards_may_differ),
    );
}

/// Whether what can be done with the cards, and what is said of them, may be another than in the last frame.
pub(super) fn cards_may_differ(
    mut changes: MessageReader<CardChanged>,
    selection: Res<Selection>,
    turn: Res<Turn>,
    displayed: Option<Res<DisplayedView>>,
) -> bool {
    let changed = changes.read().count() > 0 || selection.is_changed() || turn.is_changed();
    displayed.is_some_and(|displayed| changed || displayed.is_changed())
}

/// The focus zones of the table: the own cards, the other's, the buttons, the toolbar.
pub mod zone {
    /// One's own cards.
    pub const OWN: u8 = 1;
    /// The buttons of the decision.
    pub const ACTIONS: u8 = 2;
    /// The other side's cards.
    pub const THEIRS: u8 = 3;
    /// The toolbar.
    pub const TOOLS: u8 = 4;
}

/// Marks which cards can be chosen, which are, and which can have the focus: those of both armies and those laid out.
fn mark_cards(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    turn: Res<Turn>,
    cards: Query<(
        Entity,
        &Owner,
        &Placement,
        Has<Selectable>,
        Has<Selected>,
        Option<&Focusable>,
    )>,
    mut commands: Commands,
) {
    let decision = decision(*turn, &displayed);
    let near = displayed.near();
    for (entity, owner, placement, selectable, selected, focusable) in &cards {
        let own = decision.filter(|decision| decision.side == owner.0);
        let may = match (own.map(|decision| decision.kind), placement.0) {
            (Some(DecisionKind::Choose { .. }), CardLocation::Slot(_)) => true,
            (Some(DecisionKind::Muster { .. } | DecisionKind::Refill { .. }), spot) => match spot {
                CardLocation::Register(_) => true,
                CardLocation::Slot(_) => is_called(&displayed, owner.0, spot),
                CardLocation::Reserve(_) | CardLocation::Fight | CardLocation::Discard(_) => false,
            },
            _ => false,
        };
        let is = match placement.0 {
            CardLocation::Slot(at) if own.is_some() => {
                selection.slot == Some(at) || is_called(&displayed, owner.0, placement.0)
            }
            _ => false,
        };
        let mut card = commands.entity(entity);
        if may != selectable {
            if may {
                card.insert(Selectable);
            } else {
                card.remove::<Selectable>();
            }
        }
        if is != selected {
            if is {
                card.insert(Selected);
            } else {
                card.remove::<Selected>();
            }
        }
        let wanted = match placement.0 {
            // The directions mean signs then: nothing has the focus.
            _ if *turn == Turn::Together => None,
            CardLocation::Slot(at) | CardLocation::Register(at) => {
                let base = Focusable::PAGE.order(at + 1);
                Some(match (owner.0 == near, may) {
                    (true, true) => base.zone(zone::OWN).first(),
                    (true, false) => base.zone(zone::OWN),
                    (false, _) => base.zone(zone::THEIRS).last(),
                })
            }
            CardLocation::Reserve(_) | CardLocation::Fight | CardLocation::Discard(_) => None,
        };
        match wanted {
            Some(wanted) if focusable != Some(&wanted) => {
                card.insert(wanted);
            }
            None if focusable.is_some() => {
                card.remove::<Focusable>();
            }
            _ => {}
        }
    }
}
