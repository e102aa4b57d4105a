//! Hints on request: what the strongest bot would do with the player's own view, and why. `hint_text` has the words.

use bevy::prelude::*;

use super::bot_turn::BotSystems;
use super::card::{CardLocation, Hinted, Owner, Placement, Selectable, Value};
use super::selection::Attempt;
use super::session::{TABLE_UPDATE, TableSystems};
use super::{Rules, TABLE, Turn};
use fayance_ai::{Hint, HintBot};
use fayance_rules::ID;
use fayance_rules::{Card, Move, View};
use kit_rules::seed::following;
use kit_table::aids::hints_are_offered;
use kit_table::exercise::Exercise;
use kit_table::hint::{self, GivesHints, HintSystems, request_hint, take_hint};
use kit_table::turns::take_turns;

/// The hint that was asked for, if any.
pub type CurrentHint = hint::CurrentHint<HintBot>;

impl GivesHints for Rules {
    type Hint = Hint;
    type HintBot = HintBot;

    fn attempt() -> Attempt {
        Attempt::Hint
    }

    fn view_to_advise(&self, turn: &Turn) -> Option<View> {
        match *turn {
            Turn::Person(side) => Some(self.view(side)),
            _ => None,
        }
    }

    fn hint_bot(&self, stream: u64) -> HintBot {
        HintBot::new(following(self.config().seed.unwrap_or_default(), stream))
    }

    fn count_hint(&mut self, turn: &Turn) {
        if let Turn::Person(side) = *turn {
            self.count_hint(side);
        }
    }

    fn is_same_decision(asked: &View, now: &View) -> bool {
        asked.viewer == now.viewer && asked.decision == now.decision
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentHint>()
        .add_systems(
            TABLE_UPDATE,
            (
                request_hint::<Rules>
                    .in_set(TableSystems::Input)
                    .before(BotSystems)
                    .run_if(hints_are_offered),
                (
                    hint::forget::<Hint, HintBot>.run_if(not(hints_are_offered)),
                    take_hint::<Rules>,
                )
                    .chain()
                    .in_set(HintSystems(ID))
                    .after(take_turns::<Rules>)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE))
                    .run_if(kit_table::flow::time_passes),
                mark_hinted
                    .in_set(TableSystems::Show)
                    .run_if(not(resource_exists::<Exercise<Rules>>))
                    .run_if(resource_exists_and_changed::<CurrentHint>),
            ),
        )
        .add_systems(OnExit(TABLE), hint::forget::<Hint, HintBot>);
}

/// Marks the cards that are advised.
fn mark_hinted(
    hint: Res<CurrentHint>,
    cards: Query<(Entity, &Owner, &Value, &Placement), With<Selectable>>,
    marked: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    let advised = hint.given().map(|(hint, _)| hint.advised);
    let mut wanted: Vec<Card> = match advised {
        Some(Move::Choose(card)) => vec![card],
        Some(Move::Muster(row) | Move::Refill(row)) => row.iter().collect(),
        _ => Vec::new(),
    };
    for entity in &marked {
        commands.entity(entity).remove::<Hinted>();
    }
    let mut own: Vec<_> = cards.iter().collect();
    own.sort_by_key(|(_, _, _, placement)| matches!(placement.0, CardLocation::Register(_)));
    for (entity, _, value, _) in own {
        if let Some(at) = wanted.iter().position(|&card| card == value.0) {
            wanted.swap_remove(at);
            commands.entity(entity).insert(Hinted);
        }
    }
}
