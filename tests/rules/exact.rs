//! Exact solutions: game trees, their equilibria and best responses, in a game with known solutions.

use guyenne::ai::exact::{Equilibrium, Tree, TreeStep, best_response, exploitability, value};

/// Kuhn poker: three cards, an ante of one chip, and bets of one. The value for the first player is -1/18.
#[derive(Clone)]
struct Kuhn {
    cards: Option<[u8; 2]>,
    bets: String,
}

fn kuhn(at: Kuhn) -> TreeStep<Kuhn, (u8, String)> {
    let Some(cards) = at.cards else {
        let deals = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]];
        let deal = |cards| Kuhn {
            cards: Some(cards),
            bets: String::new(),
        };
        return TreeStep::Chance(deals.map(|cards| (1.0 / 6.0, deal(cards))).into());
    };
    let higher = if cards[0] > cards[1] { 1.0 } else { -1.0 };
    match at.bets.as_str() {
        "cc" => TreeStep::End(higher),
        "bb" | "cbb" => TreeStep::End(2.0 * higher),
        "bc" => TreeStep::End(1.0),
        "cbc" => TreeStep::End(-1.0),
        bets => {
            let player = bets.len() % 2;
            let next = ["c", "b"].map(|bet| Kuhn {
                cards: at.cards,
                bets: bets.to_owned() + bet,
            });
            TreeStep::Decide {
                player,
                key: (cards[player], at.bets.clone()),
                next: next.into(),
            }
        }
    }
}

fn kuhn_tree() -> (Tree, Vec<(u8, String)>) {
    let bets = String::new();
    Tree::build(Kuhn { cards: None, bets }, kuhn)
}

#[test]
fn the_equilibrium_of_kuhns_poker_is_the_one_in_the_books() {
    let (tree, keys) = kuhn_tree();
    assert_eq!((tree.nodes(), tree.sets(), keys.len()), (55, 12, 12));
    let mut equilibrium = Equilibrium::new(&tree);
    equilibrium.advance(2000);
    let play = equilibrium.play();
    assert!(exploitability(&tree, &play) < 1e-3);
    assert!((value(&tree, &play) + 1.0 / 18.0).abs() < 1e-3);
    let bets = |card: u8, before: &str| {
        let set = keys
            .iter()
            .position(|(c, b)| (*c, b.as_str()) == (card, before));
        play[tree.ranges().nth(set.unwrap()).unwrap()][1]
    };
    // The jack bluffs a third as often as the king bets, and never calls; as second player it bluffs a third.
    assert!((bets(2, "") - 3.0 * bets(0, "")).abs() < 0.05);
    assert!(bets(0, "b") < 0.01 && bets(2, "b") > 0.99);
    assert!((bets(0, "c") - 1.0 / 3.0).abs() < 0.02);
    assert!((bets(1, "b") - 1.0 / 3.0).abs() < 0.02);
}

#[test]
fn the_best_response_to_even_play_is_exact() {
    let (tree, _) = kuhn_tree();
    let even = tree.even_play();
    // Calculated by hand, card by card. First player: the king bets (1.5), the queen checks and calls (0), the jack
    // checks and folds (-1) or bluffs (-0.5). Second player: after a bet the king calls (2), the queen calls (0), the
    // jack folds (-1); after a check the king bets (1.5), the queen bets or checks (0), the jack bets (-0.5).
    assert!((best_response(&tree, &even, 0) - 0.5).abs() < 1e-9);
    assert!((best_response(&tree, &even, 1) - 5.0 / 12.0).abs() < 1e-9);
    assert!((exploitability(&tree, &even) - 11.0 / 24.0).abs() < 1e-9);
}
