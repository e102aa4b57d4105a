//! What follows from the rules: nobody shares a hex, objects are somewhere, games end within the bounds.

use guyenne::games::guesclin::rules::{Board, Fate, Move, ObjectPlace, Terrain};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{random_game, random_move, scenario};

/// The laws that hold on every board.
fn check(board: &Board) {
    let map = &board.scenario().map;
    for who in board.all() {
        let state = board.fighter(who);
        if let Some(at) = board.at(who) {
            assert_eq!(board.on(at), Some(who));
            assert_ne!(map.terrain(at), Terrain::Water);
            assert!(!board.is_raised(at));
        } else if state.fate != Fate::Waiting {
            assert_eq!(state.bears, None);
        }
        if let Some(object) = state.bears {
            assert_eq!(board.spot(object), Some(ObjectPlace::Borne(who)));
        }
    }
    for (object, spot) in board.objects() {
        match spot {
            ObjectPlace::Borne(who) => assert_eq!(board.fighter(who).bears, Some(object)),
            ObjectPlace::Lies(at) => assert_ne!(map.terrain(at), Terrain::Water),
            ObjectPlace::Out(_) | ObjectPlace::Broken => {}
        }
    }
    let orders = board.scenario().banners().map(|banner| {
        board
            .of_banner(banner)
            .filter(|&who| board.fighter(who).order.is_some())
            .count()
    });
    assert!(orders.max() <= Some(1));
}

#[test]
fn games_end_within_the_bounds() {
    // Section 15 of the rules page: actions, each at most 5 events; a placement, an order and a start for each banner.
    for (n, actions) in [(1, 96), (2, 120), (3, 220), (4, 336)] {
        let rounds = usize::from(scenario(n).rounds);
        let banners = scenario(n).order.len();
        for step in 0..6 {
            let (position, record) = random_game(n, following(Seed(70 + u64::from(n)), step));
            check(position.board());
            let most = actions * 5 + banners + rounds * (1 + 2 * banners) + 1;
            assert!(
                record.events.len() <= most,
                "{} of {most}",
                record.events.len()
            );
            assert!(usize::from(position.board().round()) <= rounds);
            assert!(record.is_over());
        }
    }
}

#[test]
fn boards_stay_whole_and_moves_are_listed_if_they_are_legal() {
    for n in 1..=4 {
        let mut rng = Pcg64Mcg::seed_from_u64(u64::from(n));
        let mut board = Board::new(scenario(n));
        let mut thrown = 0;
        while let Some(m) = random_move(&board, &mut rng) {
            check(&board);
            let before = board.clone();
            for m in board.moves() {
                assert_eq!(board.check(m), Ok(()), "{m:?}");
            }
            assert!(
                board.active().is_none()
                    || board.moves().contains(&Move::Finish)
                    || board.to_move() != board.active()
                    || matches!(
                        board.stage(),
                        guyenne::games::guesclin::rules::Stage::Drop(_)
                    )
            );
            board.after(m, &mut |capacity| {
                thrown += 1;
                guyenne::games::guesclin::rules::Dice::thrown(Seed(3), thrown, capacity)
            });
            assert_ne!(board, before, "{m:?} changes something");
        }
        check(&board);
    }
}

#[test]
fn a_path_of_ones_own_leads_where_a_march_leads() {
    for n in 1..=4 {
        let (position, _) = random_game(n, Seed(5));
        let mut board = Board::new(position.board().scenario());
        let mut rng = Pcg64Mcg::seed_from_u64(8);
        for _ in 0..150 {
            for m in board.moves() {
                if let Move::March { who, to, exit } = m {
                    let path = board
                        .reach(who)
                        .and_then(|reach| reach.path(to))
                        .expect("a path");
                    let [mut marched, mut followed] = [(); 2].map(|()| board.clone());
                    let mut none = |_| panic!("nobody throws");
                    marched.after(m, &mut none);
                    followed.after(Move::Follow { who, path, exit }, &mut none);
                    assert_eq!(marched, followed);
                    break;
                }
            }
            let Some(m) = random_move(&board, &mut rng) else {
                break;
            };
            board.after(m, &mut |capacity| {
                guyenne::games::guesclin::rules::Dice::all(capacity, 3)
            });
        }
    }
}
