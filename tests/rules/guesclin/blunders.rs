//! Thirty positions in which only a blunder lets the object or the commander go: the bearer at the exit leaves, the last
//! commander of the enemy is struck, the own one steps back, a post that decides is taken.

use guyenne::games::guesclin::ai::{Bot, bot};
use guyenne::games::guesclin::rules::{Banner, Board, Camp, Dice, Event, Stage, View};
use guyenne::rules::seed::Seed;

use super::{fighter, free, placed, until};

/// What a bot must do in its activation.
#[derive(Debug, Clone, Copy)]
enum Expected {
    /// This fighter leaves the map.
    Leaves(&'static str),
    /// Somebody strikes or shoots at this one.
    Strikes(&'static str),
    /// Fewer enemies than before can strike or shoot at this one.
    Retires(&'static str),
    /// A post changes its banner.
    Posts,
}

/// A position.
struct Case {
    scenario: u8,
    round: u8,
    banner: Banner,
    at: &'static [(&'static str, [u8; 2])],
    stunned: &'static [&'static str],
    gone: &'static [&'static str],
    expected: Expected,
}

impl Case {
    fn board(&self) -> Board {
        let mut board = placed(self.scenario, &[]);
        until(&mut board, self.round, self.banner);
        for id in self.gone {
            let who = fighter(&board, id);
            board.remove(who);
        }
        // Those who are told stand there; whoever stood there before is moved aside.
        let named: Vec<_> = self
            .at
            .iter()
            .map(|&(id, at)| (fighter(&board, id), at))
            .collect();
        for &(who, [column, row]) in &named {
            let to = super::hex(column, row);
            if let Some(other) = board.on(to).filter(|&other| other != who) {
                let free = free(&board, other, &named);
                assert!(board.put(other, free));
            }
            assert!(board.put(who, to), "{who:?} cannot stand on {to}");
        }
        for id in self.stunned {
            let who = fighter(&board, id);
            board.set_stunned(who, true);
        }
        board
    }
}

/// Plays the activation with dice that always miss, and gives what happened.
fn activation(board: &mut Board, bots: &mut dyn FnMut() -> Box<dyn Bot>) -> Vec<Event> {
    let active = board.active();
    let mut bot = bots();
    let mut events = Vec::new();
    while board.active() == active && !matches!(board.stage(), Stage::Over(_)) {
        let view = View {
            viewer: board.to_move(),
            board: board.clone(),
        };
        while !bot.think(&view, 64) {}
        let m = bot.choose(&view).expect("a move");
        let mut miss = |capacity| Dice::all(capacity, 1);
        board.play(m, &mut miss, &mut events).expect("legal");
    }
    events
}

fn is_met(case: &Case, before: &Board, after: &Board, events: &[Event]) -> bool {
    match case.expected {
        Expected::Leaves(id) => {
            let bearer = fighter(before, id);
            events.iter().any(
                |event| matches!(event, Event::Move { who, exit: Some(_), .. } if *who == bearer),
            )
        }
        Expected::Strikes(id) => {
            let foe = fighter(before, id);
            events.iter().any(|event| match event {
                Event::Attack(blow) => blow.target == foe,
                Event::Shoot(shot) => shot.target == foe,
                _ => false,
            })
        }
        Expected::Retires(id) => {
            let who = fighter(before, id);
            let threats = |board: &Board| {
                let at = board.at(who).expect("on the map");
                board.threats(board.camp(who).other()).count(at)
            };
            threats(after) < threats(before)
        }
        Expected::Posts => events.iter().any(|event| {
            matches!(
                event,
                Event::Post {
                    camp: Camp::France,
                    ..
                }
            )
        }),
    }
}

const FAR_FRENCH: [(&str, [u8; 2]); 5] = [
    ("french-knight", [2, 2]),
    ("french-sergeant", [3, 5]),
    ("french-companion-1", [4, 4]),
    ("french-companion-2", [5, 3]),
    ("french-franc-archer", [2, 8]),
];

macro_rules! valet_leaves {
    ($at:expr) => {
        Case {
            scenario: 1,
            round: 2,
            banner: Banner::English,
            at: &[
                FAR_FRENCH[0],
                FAR_FRENCH[1],
                FAR_FRENCH[2],
                FAR_FRENCH[3],
                FAR_FRENCH[4],
                ("english-valet", $at),
                ("english-horseman", [9, 5]),
                ("english-squire", [8, 6]),
            ],
            stunned: &[],
            gone: &[],
            expected: Expected::Leaves("english-valet"),
        }
    };
}

macro_rules! valet_is_struck {
    ($valet:expr, $sergeant:expr, $companion:expr) => {
        Case {
            scenario: 1,
            round: 3,
            banner: Banner::French,
            at: &[
                ("english-valet", $valet),
                ("english-horseman", [2, 2]),
                ("english-squire", [3, 5]),
                ("french-sergeant", $sergeant),
                ("french-companion-1", $companion),
                ("french-companion-2", [9, 8]),
                ("french-knight", [8, 6]),
            ],
            stunned: &[],
            gone: &[],
            expected: Expected::Strikes("english-valet"),
        }
    };
}

macro_rules! cart_leaves {
    ($who:literal, $at:expr) => {
        Case {
            scenario: 3,
            round: 4,
            banner: Banner::French,
            at: &[($who, $at)],
            stunned: &[],
            gone: &[],
            expected: Expected::Leaves($who),
        }
    };
}

macro_rules! last_commander_is_struck {
    ($foe:expr, $sergeant:expr, $pikeman:expr) => {
        Case {
            scenario: 4,
            round: 5,
            banner: Banner::French,
            at: &[
                ("montfortist-horseman", $foe),
                ("french-sergeant", $sergeant),
                ("french-pikeman", $pikeman),
            ],
            stunned: &["montfortist-horseman"],
            gone: &["english-knight"],
            expected: Expected::Strikes("montfortist-horseman"),
        }
    };
}

macro_rules! own_commander_retires {
    ($own:expr, $squire:expr, $companion:expr) => {
        Case {
            scenario: 4,
            round: 5,
            banner: Banner::French,
            at: &[
                ("french-horseman", $own),
                ("english-squire", $squire),
                ("english-companion", $companion),
            ],
            stunned: &["french-horseman"],
            gone: &["blesist-knight"],
            expected: Expected::Retires("french-horseman"),
        }
    };
}

macro_rules! post_is_taken {
    ($who:literal, $at:expr) => {
        Case {
            scenario: 2,
            round: 10,
            banner: Banner::French,
            at: &[($who, $at)],
            stunned: &[],
            gone: &["english-squire", "english-pikeman", "english-valet"],
            expected: Expected::Posts,
        }
    };
}

const CASES: [Case; 30] = [
    valet_leaves!([16, 2]),
    valet_leaves!([16, 5]),
    valet_leaves!([15, 8]),
    valet_leaves!([15, 3]),
    valet_leaves!([16, 9]),
    valet_is_struck!([14, 5], [11, 5], [13, 8]),
    valet_is_struck!([13, 5], [12, 3], [15, 6]),
    valet_is_struck!([15, 2], [13, 2], [13, 1]),
    valet_is_struck!([14, 2], [12, 2], [16, 4]),
    valet_is_struck!([15, 6], [14, 4], [13, 5]),
    cart_leaves!("french-carter-1", [15, 4]),
    cart_leaves!("french-carter-2", [15, 4]),
    cart_leaves!("french-carter-1", [15, 5]),
    cart_leaves!("french-carter-3", [15, 5]),
    last_commander_is_struck!([8, 6], [10, 6], [10, 5]),
    last_commander_is_struck!([6, 5], [8, 5], [7, 5]),
    last_commander_is_struck!([12, 1], [14, 1], [14, 2]),
    last_commander_is_struck!([2, 4], [2, 6], [4, 2]),
    last_commander_is_struck!([14, 7], [16, 7], [15, 8]),
    last_commander_is_struck!([9, 7], [11, 8], [9, 9]),
    own_commander_retires!([12, 5], [8, 5], [9, 4]),
    own_commander_retires!([11, 2], [7, 3], [8, 1]),
    own_commander_retires!([10, 5], [6, 5], [7, 4]),
    own_commander_retires!([13, 7], [9, 6], [10, 5]),
    own_commander_retires!([12, 9], [9, 8], [10, 9]),
    own_commander_retires!([14, 1], [10, 1], [11, 1]),
    post_is_taken!("french-sergeant", [8, 5]),
    post_is_taken!("french-pikeman", [7, 6]),
    post_is_taken!("french-sergeant", [10, 7]),
    post_is_taken!("french-pikeman", [9, 7]),
];

/// Which positions a bot blunders in, of every `nth`.
fn blunders(name: &str, nth: usize) -> Vec<String> {
    let mut lost = Vec::new();
    for (n, case) in CASES.iter().enumerate().step_by(nth) {
        let before = case.board();
        let mut after = before.clone();
        let events = activation(&mut after, &mut || {
            bot(name, Seed(n as u64)).expect("a bot")
        });
        if !is_met(case, &before, &after, &events) {
            lost.push(format!("{n}: {:?}: {events:?}", case.expected));
        }
    }
    lost
}

fn blunders_in_none(name: &str, nth: usize) {
    let lost = blunders(name, nth);
    assert!(lost.is_empty(), "{}:\n{}", lost.len(), lost.join("\n"));
}

#[test]
fn the_captain_blunders_in_none() {
    blunders_in_none("captain", 1);
}

#[test]
fn the_constable_blunders_in_none_of_a_few() {
    blunders_in_none("constable", 5);
}

#[test]
#[ignore = "slow: run by the gate with --ignored"]
fn the_constable_blunders_in_none() {
    blunders_in_none("constable", 1);
}

/// The suite tells: random moves let most of it go.
#[test]
fn random_moves_blunder_in_most() {
    assert!(blunders("random", 1).len() > 15);
}
