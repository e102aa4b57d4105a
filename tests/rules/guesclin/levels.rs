//! Laws of the levels: legal moves in every seat, the same move for the same view and seed, slices of a search the same
//! as the whole, and stopping a search at any time.

use guyenne::games::guesclin::ai::{BOTS, Bot, LEVELS, bot};
use guyenne::games::guesclin::rules::{Banner, Board, Dice, Stage, View};
use guyenne::rules::seed::{Seed, following};

use super::scenario;

fn level(name: &str, seed: u64) -> Box<dyn Bot> {
    bot(name, Seed(seed)).expect("a bot")
}

fn view(board: &Board) -> View {
    View {
        viewer: board.to_move(),
        board: board.clone(),
    }
}

/// Plays a game with a bot of its own for each banner, who think `iterations` at each decision, and passes every view
/// to `look`. Returns how many decisions there were.
fn walk(n: u8, names: [&str; 4], iterations: u32, mut look: impl FnMut(&View)) -> u64 {
    let mut board = Board::new(scenario(n));
    let (mut decisions, mut thrown) = (0, 0);
    while let Some(banner) = board.to_move() {
        let view = view(&board);
        look(&view);
        let mut bot = level(names[banner.index()], decisions);
        let _enough = bot.think(&view, iterations);
        let m = bot.choose(&view).expect("a move");
        assert_eq!(board.check(m), Ok(()), "{} plays {m:?}", bot.name());
        let mut throw = |capacity| {
            thrown += 1;
            Dice::thrown(following(Seed(5), n.into()), thrown, capacity)
        };
        board.after(m, &mut throw);
        decisions += 1;
    }
    decisions
}

#[test]
fn every_level_plays_every_banner_to_the_end() {
    let [squire, knight, captain, constable] = *LEVELS else {
        panic!("four levels");
    };
    for (n, names) in [
        (1, [constable, squire, captain, knight]),
        (2, [captain, squire, constable, knight]),
        (3, [knight, squire, constable, captain]),
        (4, [squire, constable, captain, knight]),
    ] {
        assert!(walk(n, names, 2, |_| {}) > 30);
    }
}

#[test]
fn nobody_moves_who_does_not_decide() {
    walk(2, ["squire"; 4], 0, |known| {
        for banner in Banner::ALL {
            let view = View {
                viewer: Some(banner),
                board: known.board.clone(),
            };
            if known.viewer != Some(banner) {
                for name in BOTS {
                    assert_eq!(level(name, 1).choose(&view), None, "{name}");
                }
            }
        }
    });
}

/// Passes every `nth` decision that is no placing.
fn some(n: u8, nth: u64, mut look: impl FnMut(&View)) -> u64 {
    let (mut seen, mut looked) = (0, 0);
    walk(n, ["captain"; 4], 0, |view| {
        if !matches!(view.board.stage(), Stage::Place(_)) {
            seen += 1;
            if seen % nth == 0 {
                looked += 1;
                look(view);
            }
        }
    });
    looked
}

#[test]
fn slices_are_the_whole_and_the_same_view_and_seed_give_the_same_move() {
    for n in 1..=4 {
        let before = view(&Board::new(scenario(n)));
        let looked = some(n, 13, |view| {
            let mut whole = level("constable", 4);
            let _enough = whole.think(view, 60);
            // A bot that has thought about another decision before.
            let mut sliced = level("constable", 4);
            let _enough = sliced.think(&before, 9);
            for slice in [1, 2, 30, 0, 20, 7] {
                let _enough = sliced.think(view, slice);
            }
            assert_eq!(whole.choose(view), sliced.choose(view), "{view:?}");
        });
        assert!(looked > 2);
        some(n, 11, |view| {
            for name in ["squire", "knight", "captain"] {
                let (mut one, mut other) = (level(name, 7), level(name, 7));
                assert_eq!(one.choose(view), other.choose(view), "{name}");
            }
        });
    }
}

#[test]
fn a_search_ends() {
    some(1, 29, |view| {
        let mut constable = level("constable", 4);
        let needed = (0..).take_while(|_| !constable.think(view, 1)).count();
        assert!(needed < 1000, "{needed}");
    });
}
