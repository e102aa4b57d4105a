//! What is planned is shown and not yet played; refusals name the rule; undo goes back to the last die.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::InteractionDisabled;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::games::guesclin::rules::{Banner, Board, Camp, Fighter, Move, Order, Stage};
use guyenne::games::guesclin::table::counter::CounterNode;
use guyenne::games::guesclin::table::cursor::TheMap;
use guyenne::games::guesclin::table::input::InputButton;
use guyenne::games::guesclin::table::plan::{Deed, Plan};
use guyenne::games::guesclin::table::selection::QUICK_MOVES;
use guyenne::games::guesclin::table::{Rules, TableInput, Turn};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::table::AccessibleName;
use guyenne::table::log_panel::LogOpen;
use guyenne::theme::{ButtonStyle, CheckedOption, Scale};

use super::layout::{outside, sized};
use super::player::{
    board, bot_move, go_to, hex, line_up, open, open_orders, play, press_hex, press_input,
    selection, turn, wait, with,
};
use crate::harness::{Device, Hands, Press};

/// Scenario 1 at the first activation of the French.
fn begun() -> Hands {
    let mut hands = open(with(&[("scenario", "1")], 4), Device::Keys);
    wait(&mut hands);
    assert!(matches!(
        board(&hands).stage(),
        Stage::Place(Banner::French)
    ));
    line_up(&mut hands);
    wait(&mut hands);
    assert_eq!(turn(&hands), Turn::Person(Banner::French));
    hands
}

fn record(hands: &Hands) -> String {
    hands.app.world().resource::<Rules>().record()
}

fn fighter(board: &Board, id: &str) -> Fighter {
    let all = &board.scenario().fighters;
    let at = all.iter().position(|recruit| recruit.id == id);
    at.and_then(Fighter::new).expect("a fighter")
}

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

/// The banderoles of the orders that are offered, with whether each is blue and whether it can be pressed.
fn banderoles(hands: &mut Hands) -> Vec<(Order, bool, bool)> {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(
        &InputButton,
        &ButtonStyle,
        Has<CheckedOption>,
        Has<InteractionDisabled>,
    )>();
    (buttons.iter(world))
        .filter(|(_, style, ..)| **style == ButtonStyle::Banderole)
        .filter_map(|(button, _, given, disabled)| match button.0 {
            TableInput::Order(order) => Some((order, given, !disabled)),
            _ => None,
        })
        .collect()
}

/// Where no order can be given, the banderoles say why; the one that was given says to whom.
#[test]
fn an_order_is_given_before_anybody_acts() {
    let mut hands = begun();
    let known = board(&hands);
    let (knight, sergeant) = (
        fighter(&known, "french-knight"),
        fighter(&known, "french-sergeant"),
    );
    press_hex(&mut hands, known.at(knight).expect("on the map"));
    open_orders(&mut hands);
    assert!(hands.says("guesclin-refused-order-self"));
    let refused = banderoles(&mut hands);
    assert_eq!(refused.len(), 6);
    assert!(refused.iter().all(|&(_, given, free)| !given && !free));
    hands.press(Press::Back);
    hands.update(3);
    assert!(!selection(&hands).orders);
    press_hex(&mut hands, known.at(sergeant).expect("on the map"));
    open_orders(&mut hands);
    assert!(selection(&hands).orders);
    assert!((banderoles(&mut hands).iter()).all(|&(_, given, free)| !given && free));
    let order = Order::Advance;
    press_input(&mut hands, TableInput::Order(order));
    assert_eq!(selection(&hands).plan.order, Some(order));
    assert_eq!(board(&hands).fighter(sergeant).order, None);
    hands.press(Press::Commit);
    wait(&mut hands);
    assert_eq!(board(&hands).fighter(sergeant).order, Some(order));
    open_orders(&mut hands);
    assert!(hands.says("guesclin-refused-order-late"));
    assert!(hands.says("guesclin-orders-given"));
    let now = banderoles(&mut hands);
    assert!(
        now.iter()
            .all(|&(one, given, free)| !free && given == (one == order))
    );
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

#[test]
fn a_placement_is_taken_back_figure_by_figure() {
    let mut hands = open(with(&[("scenario", "1")], 4), Device::Keys);
    wait(&mut hands);
    let known = board(&hands);
    let banner = known.to_move().expect("a placement");
    let standing = |hands: &Hands| {
        let board = board(hands);
        board
            .of_banner(banner)
            .filter(|&who| board.at(who).is_some())
            .count()
    };
    for n in 1..=2 {
        let m = bot_move(&hands).expect("a move");
        assert!(matches!(m, Move::Place { .. }));
        play(&mut hands, m);
        wait(&mut hands);
        assert_eq!(standing(&hands), n);
    }
    hands.press(Press::Back);
    wait(&mut hands);
    assert_eq!(standing(&hands), 1);
    hands.press(Press::Back);
    wait(&mut hands);
    assert_eq!(standing(&hands), 0);
}

/// Fighters of a banner who stand on the map, and the one who is only planned to.
fn placed(hands: &Hands, banner: Banner) -> (usize, bool) {
    let board = board(hands);
    let stands = |who: &Fighter| board.at(*who).is_some();
    let standing = board.of_banner(banner).filter(stands).count();
    (standing, selection(hands).plan.place.is_some())
}

/// The last figure, too, can be taken back or put elsewhere, up to the commit; the record has the banner only then.
#[test]
fn a_whole_banner_is_taken_back_until_it_is_committed() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = open(with(&[("scenario", "1")], 4), device);
        wait(&mut hands);
        let known = board(&hands);
        let banner = known.to_move().expect("a placement");
        let all = known.of_banner(banner).count();
        let before = record(&hands);
        // By the button for the rest, as by one's own choice, the last one is only proposed.
        hands.press(Press::Decline);
        hands.update(3);
        assert_eq!(placed(&hands, banner), (all - 1, true));
        assert!(hands.says("guesclin-commit-placement"));
        let (last, at) = selection(&hands).plan.place.expect("a plan");
        assert!(is_seen(&mut hands, last), "it stands there");
        go_to(&mut hands, at);
        hands.update(2);
        assert!(hands.says("guesclin-would-stand"), "{device:?}");
        hands.press(Press::Decline);
        hands.update(2);
        assert_eq!(placed(&hands, banner), (all - 1, true), "nobody waits");
        for left in (0..all).rev() {
            hands.press(Press::Back);
            wait(&mut hands);
            assert_eq!(placed(&hands, banner), (left, false));
            assert!(!is_seen(&mut hands, last));
        }
        assert_eq!(record(&hands), before);
        hands.press(Press::Decline);
        hands.update(3);
        // Another hex, then the first one again.
        let zone = &known.scenario().fighters[last.index()].zone;
        let now = board(&hands);
        let other = (zone.iter().copied()).find(|&hex| hex != at && now.on(hex).is_none());
        for to in [other.expect("a free hex"), at] {
            press_hex(&mut hands, to);
            assert_eq!(selection(&hands).plan.place, Some((last, to)));
            assert_eq!(record(&hands), before);
        }
        hands.press(Press::Commit);
        wait(&mut hands);
        assert_ne!(record(&hands), before);
        assert_eq!(placed(&hands, banner), (all, false));
        assert_eq!(board(&hands).at(last), Some(at));
    }
}

/// Whether a fighter's figure is on the map.
fn is_seen(hands: &mut Hands, who: Fighter) -> bool {
    let world = hands.app.world_mut();
    let mut counters = world.query::<(&CounterNode, &Visibility)>();
    let mut counters = counters.iter(world);
    counters.any(|(counter, seen)| counter.0 == who && *seen != Visibility::Hidden)
}

/// While the threat is shown, a press on an enemy marks them, and only what the marked ones threaten is shown.
#[test]
fn marked_enemies_are_the_only_ones_whose_threat_is_shown() {
    let mut hands = begun();
    let known = board(&hands);
    hands.key(KeyCode::KeyE);
    assert!(selection(&hands).threat);
    let foes: Vec<Fighter> = known.standing(Camp::England).map(|(foe, _)| foe).collect();
    let count = |hands: &Hands| {
        let map = selection(hands).threats(&known, Camp::France);
        map.threats.iter().map(|one| one.who).collect::<Vec<_>>()
    };
    let all = count(&hands);
    assert!(all.len() > 1, "{all:?}");
    press_hex(&mut hands, known.at(all[0]).expect("on the map"));
    assert_eq!(selection(&hands).marked, [all[0]]);
    assert_eq!(count(&hands), [all[0]]);
    press_hex(&mut hands, known.at(all[1]).expect("on the map"));
    assert_eq!(count(&hands), [all[0], all[1]]);
    hands.update(2);
    let world = hands.app.world_mut();
    let mut maps = world.query_filtered::<&AccessibleName, With<TheMap>>();
    let name = format!("{:?}", maps.single(world).expect("one map"));
    assert!(name.contains("guesclin-marked"), "{name}");
    // Another press takes the mark away; the threat may be hidden and shown again meanwhile.
    hands.key(KeyCode::KeyE);
    hands.key(KeyCode::KeyE);
    assert_eq!(selection(&hands).marked.len(), 2);
    for foe in [all[0], all[1]] {
        press_hex(&mut hands, known.at(foe).expect("on the map"));
    }
    assert_eq!(count(&hands), all);
    // Without the threat a press only looks at somebody.
    hands.key(KeyCode::KeyE);
    press_hex(&mut hands, known.at(foes[0]).expect("on the map"));
    assert!(selection(&hands).marked.is_empty());
    assert_eq!(selection(&hands).plan.fighter, Some(foes[0]));
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

/// The words on banderoles that reach into their forked ends, or below their cloth.
fn beyond_banderoles(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let scale = world.resource::<Scale>().ui;
    let mut texts = world.query::<(Entity, &LocalizedText, &TextLayoutInfo, &ChildOf)>();
    let all: Vec<_> = (texts.iter(world))
        .map(|(text, message, info, parent)| {
            let size = info.size * info.scale_factor;
            (text, message.key().to_owned(), size, parent.parent())
        })
        .collect();
    let mut faults = Vec::new();
    let mut seen = 0;
    for (text, key, size, button) in all {
        let style = hands.app.world().get::<ButtonStyle>(button);
        if style != Some(&ButtonStyle::Banderole) {
            continue;
        }
        let [area, cloth] = [text, button].map(|node| hands.area(node).expect("laid out"));
        seen += 1;
        let right = area.min.x + size.x;
        let below = area.min.y + size.y;
        if right > cloth.max.x - 9.0 * scale || below > cloth.max.y - 4.0 * scale {
            faults.push(format!("{key} to {right} and {below} on {cloth:?}"));
        }
    }
    assert_eq!(seen, 12, "six orders and what each changes");
    faults
}

#[test]
fn the_names_of_orders_keep_to_their_banderoles() {
    let mut faults = Vec::new();
    for window in [(844.0, 390.0), (1280.0, 720.0)] {
        for letters in [TextSize::Normal, TextSize::Largest] {
            for language in Language::ALL {
                let mut hands = begun();
                sized(&mut hands, window, letters, language);
                let known = board(&hands);
                let sergeant = fighter(&known, "french-sergeant");
                press_hex(&mut hands, known.at(sergeant).expect("on the map"));
                open_orders(&mut hands);
                assert!(hands.says("guesclin-order-assault"));
                let here = outside(&mut hands).into_iter();
                let here = here.chain(beyond_banderoles(&mut hands));
                faults.extend(here.map(|fault| format!("{language:?} {window:?}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
