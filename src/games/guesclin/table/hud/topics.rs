//! What the rulebook is asked about: the refusal on screen, else what the prompt asks.

use bevy::prelude::*;

use super::FillSystems;
use super::prompt::task;
use crate::refusal::Refused;
use crate::rulebook::paragraph_about;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{DisplayedView, Selection, Turn};
use kit_table::aside::LastRefusal;
use kit_table::rules_topics::RulesTopics;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(TABLE_UPDATE, keep.in_set(FillSystems))
        .add_systems(OnExit(TABLE), |mut topics: ResMut<RulesTopics>| {
            *topics = RulesTopics::default();
        });
}

fn keep(
    last: Res<LastRefusal<Refused>>,
    displayed: Res<DisplayedView>,
    turn: Res<Turn>,
    selection: Res<Selection>,
    mut topics: ResMut<RulesTopics>,
) {
    let now = match *turn {
        Turn::Person(_) => paragraph_about(task(displayed.board(), &selection).key()),
        _ => None,
    };
    let urgent = last.0.map(|Refused(why)| why.paragraph());
    topics.set_if_neq(RulesTopics { urgent, now });
}
