//! Every kind of fact from a made game.

use std::collections::BTreeSet;

use guyenne::games::guesclin::review::FactKind;
use guyenne::games::guesclin::rules::{Banner, Move, Order};
use guyenne::rules::review::{ReviewFact, ToldWords};

use super::made::{HIT, MISS, court, told};

/// The court: one order; the sergeant strikes the squire down in two rounds, and the archer misses him.
#[test]
fn facts_are_counted_from_the_throws_that_were_made() {
    let quiet = court([8, 6]);
    let [french, english] = [0, 1].map(|side| move |words| ReviewFact { side, words });
    let orders = |n: u8, of: u8| ToldWords::new("orders").number("n", n).number("of", of);
    let lost = |n: u8| ToldWords::new("lost").number("n", n).number("of", 6);
    // Nothing was thrown.
    let none = [
        french(orders(0, 3)),
        french(lost(0)),
        english(orders(0, 2)),
        english(lost(0)),
    ];
    assert_eq!(quiet.facts(), none);
    let mut made = quiet;
    made.play(
        Move::Order {
            to: made.who("french-companion-2"),
            order: Order::Charge,
        },
        &[],
    );
    let strike = made.strike("french-sergeant", "english-squire");
    // Fives make ten against nine, and the strike back misses.
    made.play(strike, &[5, MISS]);
    made.next(Banner::English);
    let [who, target] = ["english-archer", "french-sergeant"].map(|id| made.who(id));
    // Threes make six against eight.
    made.play(Move::Shoot { who, target }, &[3]);
    made.next(Banner::French);
    made.play(strike, &[HIT]);
    let throws = |n: u8, hits: u8, expected: u8| {
        let words = ToldWords::new("throws").number("n", n).number("hits", hits);
        words.number("expected", expected)
    };
    let at = |kind, who: &str, target: &str, n: u8| {
        told(kind, who).name("target", target).number("n", n)
    };
    // Each throw is the two best of three: so many tenths of two throws were to come to each sum.
    let expected = (2..=12).zip([0, 0, 1, 1, 2, 3, 3, 3, 3, 3, 1]);
    let dice = |came: [u8; 2]| {
        let mut words = ToldWords::new("dice").number("n", 2);
        for (sum, tenths) in expected.clone() {
            let n = came.iter().filter(|&&one| one == sum).count();
            words = words.number(&format!("n{sum}"), n as i64);
            words = words.number(&format!("e{sum}"), tenths);
        }
        words
    };
    let back = ToldWords::new("backs").number("n", 1).number("hits", 0);
    let all = [
        // Both blows had a chance of 113 in 216; the first one counts.
        french(throws(2, 2, 10)),
        french(at("luckiest", "french-sergeant", "english-squire", 52)),
        french(back),
        french(orders(1, 4)),
        french(lost(0)),
        french(dice([10, 12])),
        // The strike back and the shot had one of 147 in 216.
        english(throws(2, 0, 14)),
        english(at("unluckiest", "english-squire", "french-sergeant", 68)),
        english(orders(0, 3)),
        english(lost(1)),
        english(dice([2, 6])),
    ];
    assert_eq!(made.facts(), all);
    let kinds: BTreeSet<&str> = all.iter().map(|fact| &*fact.words.kind).collect();
    assert_eq!(
        kinds,
        FactKind::ALL.iter().map(|kind| kind.name()).collect()
    );
}
