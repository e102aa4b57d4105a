//! Positions in which only a blunder lets the object or the commander go: the bearer at the exit leaves, the last
//! commander of the enemy is struck, the own one steps back, a post that decides is taken. And positions in which only
//! a fool stands idle between fresh enemies, shoots in vain, lets the bridge be raised, or leaves a cart alone.

use guyenne::games::guesclin::ai::{Bot, bot};
use guyenne::games::guesclin::rules::{
    Board, Camp, Dice, Event, Fighter, Move, ObjectKind, Stage, View,
};
use guyenne::rules::seed::Seed;

use super::blunder_positions::{CASES, Case, Expected};
use super::{fighter, free, placed, until};

impl Case {
    /// The board.
    pub fn board(&self) -> Board {
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
        Expected::NotIdle(id) => {
            let who = fighter(before, id);
            let fresh = enemies_beside(after, who).filter(|&foe| !after.fighter(foe).stunned);
            events.iter().any(|event| strikes(event, who)) || fresh.count() < 2
        }
        Expected::NoVainShot(id) => {
            let who = fighter(before, id);
            !events.iter().any(|event| {
                matches!(event, Event::Shoot(shot) if shot.who == who && shot.throw.capacity == 0)
            })
        }
        Expected::HoldsBridge => {
            let mut england = after.standing(Camp::England);
            !england.any(|(who, _)| after.check(Move::Bridge { who }).is_ok())
        }
        Expected::Escorts(id) => {
            let driver = fighter(before, id);
            let at = after.at(driver).expect("on the map");
            let mut others = after.of_banner(case.banner);
            after.threats(Camp::England).count(at) == 0
                || before.at(driver) == Some(at)
                || others.all(|who| acts(events, who) || after.bears(who, ObjectKind::Cart))
        }
    }
}

fn strikes(event: &Event, by: Fighter) -> bool {
    match event {
        Event::Attack(blow) => blow.who == by,
        Event::Shoot(shot) => shot.who == by,
        _ => false,
    }
}

fn acts(events: &[Event], by: Fighter) -> bool {
    let moves = |event: &Event| matches!(event, Event::Move { who, .. } if *who == by);
    events
        .iter()
        .any(|event| moves(event) || strikes(event, by))
}

fn enemies_beside(board: &Board, who: Fighter) -> impl Iterator<Item = Fighter> {
    let around = board
        .at(who)
        .into_iter()
        .flat_map(|at| board.scenario().map.open_around(at));
    let others = around.filter_map(|at| board.on(at));
    others.filter(move |&other| board.camp(other) != board.camp(who))
}

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
#[ignore = "slow: run by .cargo/test"]
fn the_constable_blunders_in_none() {
    blunders_in_none("constable", 1);
}

/// The suite tells: random moves let most of it go.
#[test]
fn random_moves_blunder_in_most() {
    assert!(blunders("random", 1).len() > CASES.len() / 2);
}

/// How often a bot leaves its commander in reach, and of how many times.
fn commanders_left(name: &str) -> (usize, usize) {
    let retires = |case: &&Case| matches!(case.expected, Expected::Retires(_));
    let (mut left, mut all) = (0, 0);
    for (case, seed) in CASES
        .iter()
        .filter(retires)
        .flat_map(|case| (0..4).map(move |n| (case, n)))
    {
        let before = case.board();
        let mut after = before.clone();
        let events = activation(&mut after, &mut || bot(name, Seed(seed)).expect("a bot"));
        left += usize::from(!is_met(case, &before, &after, &events));
        all += 1;
    }
    (left, all)
}

#[test]
fn the_squire_keeps_the_commander_out_of_needless_reach() {
    let (left, all) = commanders_left("squire");
    assert!(all >= 40 && left * 10 < all, "{left} of {all}");
    let (left, all) = commanders_left("random");
    assert!(left * 2 > all, "{left} of {all}");
}

/// What comes of one move, or of a move and a blow, before the activation ends; or of nothing.
fn short_activations(board: &Board) -> Vec<(Board, Vec<Event>)> {
    let play = |(board, events): &(Board, Vec<Event>), m: Move| {
        let (mut board, mut events) = (board.clone(), events.clone());
        let mut miss = |capacity| Dice::all(capacity, 1);
        board.play(m, &mut miss, &mut events).expect("legal");
        (board, events)
    };
    let begun = (board.clone(), Vec::new());
    let mut all = vec![begun.clone()];
    for m in board.moves() {
        if !matches!(
            m,
            Move::March { .. } | Move::Attack { .. } | Move::Shoot { .. }
        ) {
            continue;
        }
        let moved = play(&begun, m);
        if moved.0.active() == board.active() {
            let blows = moved.0.moves().into_iter();
            let blows = blows.filter(|m| matches!(m, Move::Attack { .. }));
            all.extend(blows.map(|blow| play(&moved, blow)));
        }
        all.push(moved);
    }
    let end = |line: (Board, Vec<Event>)| match line.0.active() == board.active() {
        true => play(&line, Move::Finish),
        false => line,
    };
    all.into_iter().map(end).collect()
}

#[test]
fn every_position_can_be_blundered_and_need_not_be() {
    for (n, case) in CASES.iter().enumerate() {
        let before = case.board();
        let met = |(after, events): &(Board, Vec<Event>)| is_met(case, &before, after, events);
        let lines = short_activations(&before);
        assert!(lines.iter().any(met), "{n}: {:?}", case.expected);
        assert!(!lines.iter().all(met), "{n}: {:?}", case.expected);
    }
}
