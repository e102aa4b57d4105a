//! What is planned is shown and not yet played; refusals name the rule; undo goes back to the last die.

use bevy::input::keyboard::KeyCode;
use guyenne::app::settings::Settings;
use guyenne::games::guesclin::rules::Stage;
use guyenne::games::guesclin::table::plan::{Deed, Plan};
use guyenne::games::guesclin::table::selection::QUICK_MOVES;
use guyenne::table::log_panel::LogOpen;

use super::player::{
    begun, board, bot_move, fighter, hex, play, press_hex, record, selection, wait,
};
use crate::harness::{Hands, Press};

#[test]
fn a_plan_is_shown_and_a_press_of_the_same_key_commits_it() {
    let mut hands = begun();
    let known = board(&hands);
    let sergeant = fighter(&known, "french-sergeant");
    let before = record(&hands);
    press_hex(&mut hands, known.at(sergeant).expect("on the map"));
    assert_eq!(selection(&hands).plan.fighter, Some(sergeant));
    let reach = known.reach_map(sergeant).expect("on the map");
    let goal = reach.hexes.last().expect("a hex").at;
    press_hex(&mut hands, goal);
    assert_eq!(selection(&hands).plan.goal, Some(goal));
    assert_eq!(record(&hands), before, "nothing is played yet");
    hands.press(Press::Back);
    assert_eq!(selection(&hands).plan.goal, None);
    press_hex(&mut hands, goal);
    hands.press(Press::Confirm);
    wait(&mut hands);
    assert_eq!(board(&hands).at(sergeant), Some(goal));
    assert!(record(&hands).len() > before.len());
    // The move is taken back, and then there is nothing more to take back.
    hands.press(Press::Back);
    hands.press(Press::Back);
    wait(&mut hands);
    assert_eq!(record(&hands), before);
    hands.press(Press::Back);
    hands.update(2);
    assert!(hands.says("guesclin-sealed"));
}

/// The press that closes the log does nothing to the plan below it, and moves are not committed through it.
#[test]
fn the_log_keeps_its_presses() {
    let mut hands = begun();
    let known = board(&hands);
    let sergeant = fighter(&known, "french-sergeant");
    press_hex(&mut hands, known.at(sergeant).expect("on the map"));
    let reach = known.reach_map(sergeant).expect("on the map");
    press_hex(&mut hands, reach.hexes.last().expect("a hex").at);
    let (before, planned) = (record(&hands), selection(&hands).plan);
    let log = |hands: &Hands| hands.app.world().resource::<LogOpen>().0;
    hands.key(KeyCode::KeyL);
    hands.update(3);
    assert!(log(&hands));
    for press in [Press::Commit, Press::Decline, Press::Back] {
        assert!(log(&hands));
        hands.press(press);
        hands.update(3);
        assert_eq!(selection(&hands).plan, planned, "{press:?}");
        assert_eq!(record(&hands), before, "{press:?}");
    }
    assert!(!log(&hands));
    hands.press(Press::Back);
    hands.update(3);
    assert_eq!(selection(&hands).plan.goal, None);
}

#[test]
fn what_is_not_allowed_is_refused_with_its_rule() {
    let mut hands = begun();
    hands.press(Press::Commit);
    hands.update(2);
    assert!(hands.says("guesclin-no-plan"));
    press_hex(&mut hands, hex(8, 5));
    assert!(hands.says("guesclin-choose-fighter"));
    let known = board(&hands);
    let sergeant = fighter(&known, "french-sergeant");
    press_hex(&mut hands, known.at(sergeant).expect("on the map"));
    press_hex(&mut hands, hex(2, 5));
    // What it costs is told, unless no move is that long.
    let says = |hands: &mut Hands| {
        hands.says("guesclin-refused-far") || hands.says("guesclin-refused-reach")
    };
    assert!(says(&mut hands));
    // However long one reads: a minute.
    hands.update(1200);
    assert!(says(&mut hands));
    let horseman = fighter(&known, "english-horseman");
    press_hex(&mut hands, known.at(horseman).expect("on the map"));
    assert!(says(&mut hands));
    assert_eq!(selection(&hands).plan.fighter, Some(sergeant));
}

#[test]
fn an_attack_is_planned_with_its_hex_and_the_odds_are_said() {
    let mut hands = begun();
    // Up to the first attack that a knight would make.
    let (who, target) = loop {
        wait(&mut hands);
        let m = bot_move(&hands).expect("a move");
        let now = board(&hands);
        if let Stage::Act(banner) = now.stage() {
            let ready = now
                .of_banner(banner)
                .filter(|&who| now.check_acts(who).is_ok());
            let mut strikes =
                ready.flat_map(|who| now.strikes(who).into_iter().map(move |s| (who, s)));
            if let Some((who, strike)) = strikes.next() {
                break (who, strike.target);
            }
        }
        play(&mut hands, m);
    };
    let known = board(&hands);
    press_hex(&mut hands, known.at(who).expect("on the map"));
    if selection(&hands).plan.fighter != Some(who) {
        press_hex(&mut hands, known.at(who).expect("on the map"));
    }
    press_hex(&mut hands, known.at(target).expect("on the map"));
    let plan = selection(&hands).plan;
    assert!(matches!(plan.deed, Some(Deed::Attack(foe) | Deed::Shoot(foe)) if foe == target));
    hands.update(3);
    assert!(hands.says("guesclin-odds-chance"));
    if let Some(Deed::Attack(_)) = plan.deed {
        assert_eq!(
            plan.stand(&known),
            Plan::strikes_at(&known, who, target)
                .first()
                .map(|best| best.from)
        );
    }
    let before = record(&hands);
    hands.press(Press::Commit);
    wait(&mut hands);
    assert!(record(&hands).len() > before.len());
    let log = record(&hands);
    assert!(log.contains("\"attack\"") || log.contains("\"shoot\""));
    // Dice are never taken back.
    let sealed = record(&hands);
    for _ in 0..4 {
        hands.press(Press::Back);
    }
    hands.update(2);
    assert_eq!(record(&hands), sealed);
}

/// With the setting for it, one press moves a figure, and the move can be taken back; blows are still proposed.
#[test]
fn figures_are_moved_in_one_press_if_that_is_wanted() {
    let mut hands = begun();
    hands
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .switches
        .set(&QUICK_MOVES, true);
    hands.update(2);
    let known = board(&hands);
    let sergeant = fighter(&known, "french-sergeant");
    let before = record(&hands);
    let from = known.at(sergeant).expect("on the map");
    press_hex(&mut hands, from);
    let reach = known.reach_map(sergeant).expect("on the map");
    let goal = reach.hexes.last().expect("a hex").at;
    press_hex(&mut hands, goal);
    wait(&mut hands);
    assert_eq!(board(&hands).at(sergeant), Some(goal));
    hands.press(Press::Back);
    hands.press(Press::Back);
    wait(&mut hands);
    assert_eq!(record(&hands), before);
}
