//! Hints on request: what the knight would do, and why. `hint_text` has the words, `marks_of_hints` what is drawn.

use bevy::prelude::*;

use super::bot_turn::BotSystems;
use super::geometry::centre;
use super::map_view::MapView;
use super::selection::Attempt;
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Rules, Turn, hint_text};
use guesclin_ai::{Hint, HintBot};
use guesclin_rules::ID;
use guesclin_rules::View;
use kit_rules::seed::following;
use kit_table::aids::hints_are_offered;
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
        turn.person().map(|banner| self.view(banner))
    }

    fn hint_bot(&self, stream: u64) -> HintBot {
        HintBot::new(following(self.config().seed.unwrap_or_default(), stream))
    }

    fn count_hint(&mut self, turn: &Turn) {
        if let Turn::Person(banner) = *turn {
            self.count_hint(banner);
        }
    }

    fn is_same_decision(asked: &View, now: &View) -> bool {
        asked == now
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
                    take_hint::<Rules>.run_if(kit_table::flow::time_passes),
                    reveal_advised
                        .run_if(resource_exists::<DisplayedView>)
                        .run_if(resource_changed::<CurrentHint>),
                )
                    .chain()
                    .in_set(HintSystems(ID))
                    .after(take_turns::<Rules>)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE)),
            ),
        )
        .add_systems(OnExit(TABLE), hint::forget::<Hint, HintBot>);
}

/// Where only a part of the map is seen, it shows the hex that is advised.
fn reveal_advised(
    hint: Res<CurrentHint>,
    displayed: Res<DisplayedView>,
    mut view: ResMut<MapView>,
) {
    let Some((hint, _)) = hint.given() else {
        return;
    };
    if let Some(at) = hint_text::place(hint, displayed.board()) {
        let mut fresh = *view;
        fresh.reveal(centre(at));
        view.set_if_neq(fresh);
    }
}
