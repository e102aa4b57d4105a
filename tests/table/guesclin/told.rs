//! What Guesclin ! says before a decision: the whole sum of a blow, what an order would change, what stands around, why
//! an exit is barred or a fighter cannot move.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use guyenne::games::guesclin::rules::{Board, Camp, Fighter, Hex, Move, Order, Refusal, Stage};
use guyenne::games::guesclin::table::cursor::TheMap;
use guyenne::games::guesclin::table::plan::Deed;
use guyenne::games::guesclin::table::{TableInput, Turn, odds_words, words};
use guyenne::i18n::LocalizedText;
use guyenne::table::{AccessibleName, News};

use super::player::{
    begun, board, bot_move, go_to, hex, input_button, line_up, open, open_orders, play, press_hex,
    press_input, selection, turn, wait, with,
};
use crate::harness::{Device, Hands, Press};

/// The fighters who may act now.
fn ready(board: &Board) -> Vec<Fighter> {
    let Stage::Act(banner) = board.stage() else {
        return Vec::new();
    };
    let own = board.of_banner(banner);
    own.filter(|&who| board.check_acts(who).is_ok()).collect()
}

/// Plays as a knight would until something is found.
fn until<T>(hands: &mut Hands, found: impl Fn(&Board) -> Option<T>) -> T {
    for _ in 0..80 {
        wait(hands);
        if let Some(found) = found(&board(hands)) {
            return found;
        }
        let m = bot_move(hands).expect("the game goes on");
        play(hands, m);
    }
    panic!("never found");
}

/// Chooses a fighter, with nothing planned.
fn choose(hands: &mut Hands, who: Fighter) {
    let at = board(hands).at(who).expect("on the map");
    for _ in 0..2 {
        let plan = selection(hands).plan;
        if plan.fighter != Some(who) || plan.is_made() {
            press_hex(hands, at);
        }
    }
    assert_eq!(selection(hands).plan.fighter, Some(who));
}

/// The name of the map, with the keys of its words.
fn map_name(hands: &mut Hands) -> String {
    let world = hands.app.world_mut();
    let mut maps = world.query_filtered::<&AccessibleName, With<TheMap>>();
    format!("{:?}", maps.single(world).expect("one map"))
}

/// Whether this message is on screen.
fn shows(hands: &mut Hands, wanted: &LocalizedText) -> bool {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&LocalizedText>();
    texts.iter(world).any(|text| text == wanted)
}

/// The map tells a blow whole: the pool and where it comes from, the score needed, the sum by name, the hexes beside.
/// On a phone the plate names at least what counts.
#[test]
fn a_blow_is_told_with_its_whole_sum() {
    let mut hands = begun();
    let (who, target) = until(&mut hands, |board| {
        ready(board).into_iter().find_map(|who| {
            let strike = board.strikes(who).into_iter().next()?;
            Some((who, strike.target))
        })
    });
    choose(&mut hands, who);
    let known = board(&hands);
    press_hex(&mut hands, known.at(target).expect("on the map"));
    if let Some(Deed::Shoot(_)) = selection(&hands).plan.deed {
        press_input(&mut hands, TableInput::Deed(Deed::Attack(target)));
        go_to(&mut hands, known.at(target).expect("on the map"));
    }
    let plan = selection(&hands).plan;
    assert_eq!(plan.deed, Some(Deed::Attack(target)));
    hands.update(3);
    let name = map_name(&mut hands);
    for key in [
        "guesclin-attack-from",
        "guesclin-odds-needs",
        "guesclin-odds-pool",
        "guesclin-stat-melee",
        "guesclin-odds-sum",
        "guesclin-part-base",
        "guesclin-flank-",
    ] {
        assert!(name.contains(key), "{key}: {name}");
    }
    let from = plan.stand(&known).expect("a hex");
    let seen = known.exchange(who, from, target).expect("adjacent");
    if seen.riposte.is_ok() {
        assert!(name.contains("guesclin-strikes-back"), "{name}");
        assert!(name.contains("guesclin-joint"), "{name}");
    } else {
        assert!(name.contains("guesclin-no-riposte-"), "{name}");
    }
    hands.resize((844.0, 390.0));
    hands.update(5);
    assert!(shows(&mut hands, &odds_words::short_needs(&seen.attack)));
    let scenario = known.scenario();
    if let Some(sum) = odds_words::short_sum(scenario, &seen.attack, &seen.flanks) {
        assert!(shows(&mut hands, &sum), "{sum:?}");
    }
}

#[test]
fn an_order_says_what_it_would_change() {
    let mut hands = begun();
    let known = board(&hands);
    let gets = |who: &Fighter| {
        known
            .check(Move::Order {
                to: *who,
                order: Order::Charge,
            })
            .is_ok()
    };
    let to = ready(&known).into_iter().find(gets).expect("a fighter");
    choose(&mut hands, to);
    open_orders(&mut hands);
    for order in [Order::Cover, Order::Charge] {
        let button = input_button(&mut hands, TableInput::Order(order));
        hands.focus_on(button);
        hands.update(3);
        let effect = known.order_effect(to, order).expect("on the map");
        let said = words::commas(odds_words::order(&known, &effect)).expect("a change");
        assert!(shows(&mut hands, &said), "{said:?}");
    }
    hands.press(Press::Confirm);
    hands.update(3);
    assert_eq!(selection(&hands).plan.order, Some(Order::Charge));
    go_to(&mut hands, known.at(to).expect("on the map"));
    hands.update(2);
    let name = map_name(&mut hands);
    assert!(name.contains("guesclin-change"), "{name}");
    assert!(name.contains("guesclin-in-reach"), "{name}");
}

/// All that was read aloud.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn hear(mut news: MessageReader<News>, mut heard: ResMut<Heard>) {
    let lines = news.read().map(|News(message)| message.key().to_owned());
    heard.0.extend(lines);
}

/// The key that shows the threat reads aloud what stands around the cursor, and how the aim stands; each time anew.
#[test]
fn what_stands_around_and_the_objectives_are_read() {
    let mut hands = begun();
    hands.app.init_resource::<Heard>().add_systems(Last, hear);
    go_to(&mut hands, hex(8, 5));
    let read = |hands: &mut Hands| {
        hands.app.world_mut().resource_mut::<Heard>().0.clear();
        hands.key(KeyCode::KeyE);
        hands.update(2);
        let heard = &hands.app.world().resource::<Heard>().0;
        let has = |start: &str| heard.iter().any(|key| key.starts_with(start));
        [
            has("guesclin-around-of"),
            has("guesclin-around"),
            has("guesclin-if-now"),
            has("guesclin-rounds-left"),
        ]
    };
    assert_eq!(read(&mut hands), [true; 4]);
    assert!(selection(&hands).threat);
    assert_eq!(read(&mut hands), [false; 4], "it is hidden again");
    assert_eq!(read(&mut hands), [true; 4]);
}

/// An exit by which a fighter may not leave is shown, and says why when it is pressed.
#[test]
fn a_barred_exit_says_why() {
    let mut hands = begun();
    let barred = |board: &Board| -> Option<(Fighter, Hex, u8)> {
        ready(board).into_iter().find_map(|who| {
            let reach = board.reach_map(who)?;
            let exits = (0_u8..).zip(&board.scenario().exits);
            let exits = exits.filter(|(_, exit)| exit.camp == board.camp(who));
            exits.into_iter().find_map(|(n, exit)| {
                let at = exit.hexes.iter().copied().find(|&to| {
                    let leave = Move::March {
                        who,
                        to,
                        exit: Some(n),
                    };
                    let stays = board.at(who) == Some(to);
                    let lies = reach.hex(to).is_some();
                    lies && !stays && board.check(leave) == Err(Refusal::ExitWithout)
                })?;
                Some((who, at, n))
            })
        })
    };
    let (who, at, exit) = until(&mut hands, barred);
    choose(&mut hands, who);
    press_hex(&mut hands, at);
    assert_eq!(selection(&hands).plan.goal, Some(at));
    press_input(&mut hands, TableInput::Deed(Deed::Leave(exit)));
    assert!(hands.says("guesclin-refused-exit-without"));
    assert_eq!(selection(&hands).plan.deed, None);
}

/// One whose banner is surprised is told so, and not how many points are wanting.
#[test]
fn a_surprised_fighter_says_so() {
    let words = [
        ("scenario", "2"),
        ("french", "squire"),
        ("english", "human"),
    ];
    let mut hands = open(with(&words, 4), Device::Keys);
    wait(&mut hands);
    if matches!(board(&hands).stage(), Stage::Place(_)) {
        line_up(&mut hands);
        wait(&mut hands);
    }
    let known = board(&hands);
    assert!(matches!(turn(&hands), Turn::Person(banner) if banner.camp() == Camp::England));
    let who = ready(&known)[0];
    choose(&mut hands, who);
    let from = known.at(who).expect("on the map");
    let free = |to: &Hex| {
        let enters = known.entry_cost(who, *to).is_some();
        enters && known.on(*to).is_none() && from.distance(*to) == 2
    };
    press_hex(&mut hands, Hex::all().find(free).expect("a hex"));
    assert!(hands.says("guesclin-refused-still-surprised"));
}
