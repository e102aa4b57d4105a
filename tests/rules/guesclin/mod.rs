//! Guesclin !: its data, worked examples, laws, counts, golden games, records and arena.

mod arena;
mod blunder_positions;
mod blunders;
mod data;
mod dice;
mod examples;
mod golden;
mod hex;
mod laws;
pub mod lessons;
mod levels;
mod move_text;
mod movement;
mod players_and_undo;
mod preview;
mod records;
mod reviews;
mod rulebook;
mod rulebook_scenarios;
mod scenario_ends;
mod scenarios;
mod shots;

use guyenne::games::guesclin::rules::record::{Record, RecordPlayer};
use guyenne::games::guesclin::rules::{
    Banner, Board, Dice, Event, Fighter, Hex, Move, Object, Position, Scenario, Setup, Stage,
};
use guyenne::rules::seed::Seed;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The hex in a column and row.
pub fn hex(column: u8, row: u8) -> Hex {
    Hex::new(column, row).unwrap_or_else(|| panic!("[{column},{row}] is not on the map"))
}

/// A scenario by its number.
pub fn scenario(n: u8) -> &'static Scenario {
    match Scenario::all() {
        Ok(all) => &all[usize::from(n) - 1],
        Err(fault) => panic!("{fault}"),
    }
}

/// A fighter of a scenario by the id.
pub fn fighter(board: &Board, id: &str) -> Fighter {
    let recruits = &board.scenario().fighters;
    let n = recruits.iter().position(|recruit| recruit.id == id);
    let n = n.unwrap_or_else(|| panic!("there is no {id}"));
    Fighter::new(n).expect("a fighter")
}

/// The object numbered `n`.
pub fn object(n: usize) -> Object {
    Object::new(n).expect("an object")
}

/// Plays moves with the dice given, in order, and gives the events. Panics if dice are missing or left over.
pub fn play(board: &mut Board, moves: &[Move], dice: &[&[u8]]) -> Vec<Event> {
    let mut dice = dice.iter();
    let mut throw = |_| {
        let faces = dice.next().expect("more dice are thrown than given");
        Dice::new(faces).expect("dice")
    };
    let mut events = Vec::new();
    for &m in moves {
        if let Err(refusal) = board.play(m, &mut throw, &mut events) {
            panic!("{m:?}: {refusal}");
        }
    }
    assert_eq!(dice.len(), 0, "dice are left over");
    events
}

/// A random move of the board.
pub fn random_move(board: &Board, rng: &mut Pcg64Mcg) -> Option<Move> {
    let moves = board.moves();
    (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())])
}

/// The next placing of a scenario: the fighters named stand where they are told, if that is in their zone, the others
/// somewhere in their zones. `None` once everybody stands.
pub fn placing(board: &Board, at: &[(&str, [u8; 2])]) -> Option<Move> {
    let Stage::Place(banner) = board.stage() else {
        return None;
    };
    let who = board.of_banner(banner).find(|&who| board.at(who).is_none());
    let who = who.expect("somebody is to be placed");
    let id_of = |who: Fighter| &*board.scenario().fighters[who.index()].id;
    let wanted = |who: Fighter| {
        let found = at.iter().find(|(name, _)| *name == id_of(who));
        found.map(|&(_, [column, row])| hex(column, row))
    };
    let zone = &board.scenario().fighters[who.index()].zone;
    let free = |at: &Hex| {
        let mut others = board.all().filter(|&other| other != who);
        board.on(*at).is_none() && !others.any(|other| wanted(other) == Some(*at))
    };
    let to = wanted(who).filter(|to| zone.contains(to));
    let to = to.or_else(|| zone.iter().copied().find(free));
    let at = to.expect("room");
    Some(Move::Place { who, at })
}

/// A scenario's board after its placement: the fighters named stand where they are told, also outside of their zones,
/// the others somewhere in their zones.
pub fn placed(n: u8, at: &[(&str, [u8; 2])]) -> Board {
    let mut board = Board::new(scenario(n));
    while let Some(m) = placing(&board, at) {
        play(&mut board, &[m], &[]);
    }
    for &(id, [column, row]) in at {
        let who = fighter(&board, id);
        assert!(board.put(who, hex(column, row)), "{id} cannot stand there");
    }
    board
}

/// A hex in the fighter's own zone that is free and not kept for anybody.
pub fn free(board: &Board, who: Fighter, kept: &[(Fighter, [u8; 2])]) -> Hex {
    let zone = &board.scenario().fighters[who.index()].zone;
    let open = |at: &&Hex| {
        let wanted = kept
            .iter()
            .any(|&(_, [column, row])| hex(column, row) == **at);
        board.on(**at).is_none() && !wanted
    };
    *zone.iter().find(open).expect("room")
}

/// Ends activations until `banner` is activated in `round`.
pub fn until(board: &mut Board, round: u8, banner: Banner) {
    while board.active() != Some(banner) || board.round() != round {
        assert!(board.outcome().is_none(), "the game is over");
        play(board, &[Move::Finish], &[]);
    }
}

/// The players of a record: two bots.
pub fn players(n: u8) -> Vec<RecordPlayer> {
    RecordPlayer::bots(scenario(n), ["random", "random"])
}

/// A random game from its first decision to its end.
pub fn random_game(n: u8, seed: Seed) -> (Position, Record) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed.0 ^ 0x5eed);
    let setup = Setup { scenario: n, seed };
    let (mut position, mut record) = Record::start(setup, players(n)).expect("a game");
    while let Some(banner) = position.to_move() {
        let m = random_move(position.board(), &mut rng).expect("a move");
        position
            .play_observed(banner, m, &mut record)
            .unwrap_or_else(|e| panic!("{m:?}: {e}"));
    }
    (position, record)
}
