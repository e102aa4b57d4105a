//! Hints on request: what the knight would do, and why. `hint_text` has the words, `marks_of_hints` what is drawn.

use bevy::prelude::*;

use super::coach::Coach;
use super::geometry::centre;
use super::map_view::MapView;
use super::{DisplayedView, Rules, TABLE, TableSystems, Turn, hint_text};
use crate::games::guesclin::ai::{Hint, HintBot};
use crate::games::guesclin::rules::View;
use crate::input::{Action, Presses};
use crate::rules::seed::following;
use crate::table::ai_task::{Thinker, ThinkingLimit};
use crate::table::aids::hints_are_offered;
use crate::table::hint;
use crate::table::turns::take_turns;
use crate::theme::AnimationTimings;

/// The hint that was asked for, if any.
pub type CurrentHint = hint::CurrentHint<HintBot>;

impl Thinker for HintBot {
    type View = View;
    type Answer = Option<Hint>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        let _at_once = (view, iterations);
        true
    }

    fn answer(&mut self, view: &View) -> Option<Hint> {
        self.hint(view)
    }
}

/// The stream of random numbers of hints: bots have smaller ones.
const STREAM: u64 = u64::MAX;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentHint>()
        .add_systems(
            Update,
            (
                request_hint
                    .in_set(TableSystems::Input)
                    .run_if(hints_are_offered),
                (
                    hint::forget::<Hint, HintBot>.run_if(not(hints_are_offered)),
                    take_hint.run_if(crate::table::flow::time_passes),
                    reveal_advised.run_if(resource_changed::<CurrentHint>),
                )
                    .chain()
                    .after(take_turns::<Rules>)
                    .before(TableSystems::Sync)
                    .run_if(in_state(TABLE)),
            ),
        )
        .add_systems(OnExit(TABLE), hint::forget::<Hint, HintBot>);
}

/// Asks for a hint; hides the one that is there.
fn request_hint(
    presses: Res<Presses>,
    turn: Res<Turn>,
    timings: Res<AnimationTimings>,
    limit: Res<ThinkingLimit>,
    rules: Option<Res<Rules>>,
    coach: Option<ResMut<Coach>>,
    mut hint: ResMut<CurrentHint>,
) {
    if let Some(mut coach) = coach {
        if presses.below_menus(Action::Hint) {
            coach.course.refuse_hint();
        }
        return;
    }
    let (Some(banner), Some(rules), true) =
        (turn.person(), rules, presses.below_menus(Action::Hint))
    else {
        return;
    };
    if hint.drop_it() {
        return;
    }
    let seed = following(rules.config().seed.unwrap_or_default(), STREAM);
    hint.ask(HintBot::new(seed), rules.view(banner), limit.of(&timings));
}

/// Takes the hint when it is there; drops it when the decision is over.
fn take_hint(
    time: Res<Time>,
    turn: Res<Turn>,
    rules: Option<Res<Rules>>,
    mut hint: ResMut<CurrentHint>,
) {
    let Some(asked) = hint.asked() else {
        return;
    };
    let decides = asked.viewer.filter(|_| turn.person() == asked.viewer);
    let same = rules
        .zip(decides)
        .is_some_and(|(rules, banner)| rules.view(banner) == *asked);
    if same {
        CurrentHint::take(hint.into(), time.delta());
    } else {
        hint.drop_it();
    }
}

/// Where only a part of the map is seen, it shows the hex that is advised.
fn reveal_advised(
    hint: Res<CurrentHint>,
    displayed: Option<Res<DisplayedView>>,
    mut view: ResMut<MapView>,
) {
    let (Some((hint, _)), Some(displayed)) = (hint.given(), displayed) else {
        return;
    };
    if let Some(at) = hint_text::place(hint, displayed.board()) {
        let mut fresh = *view;
        fresh.reveal(centre(at));
        view.set_if_neq(fresh);
    }
}
