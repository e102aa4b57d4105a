//! Every kind of turning point from a made position.

use std::collections::BTreeSet;

use guyenne::games::guesclin::review::TURNS;
use guyenne::games::guesclin::rules::{Banner, Move, Order};
use guyenne::rules::review::{Review, ToldWords, TurningPoint};

use super::made::{DECIDED, HIT, MISS, Made, THROWN, court, gate, marched, told};
use crate::guesclin::{hex, object};

/// A move in a made position, and what is told of it.
struct Case {
    before: Made,
    m: Move,
    /// The face of each throw.
    faces: &'static [u8],
    told: Option<ToldWords>,
    /// How many decisions and throws count with it.
    parts: [u8; 2],
}

impl Case {
    /// A move without a throw of which this is told.
    fn of(before: &Made, m: Move, told: ToldWords) -> Self {
        Self {
            before: before.clone(),
            m,
            faces: &[],
            told: Some(told),
            parts: [1, 0],
        }
    }

    /// The same of a move with these throws.
    fn thrown(before: &Made, m: Move, faces: &'static [u8], told: ToldWords) -> Self {
        Self {
            faces,
            parts: [1, faces.len() as u8],
            ..Self::of(before, m, told)
        }
    }

    /// A move of which nothing is told by itself.
    fn silent(before: &Made, m: Move) -> Self {
        Self {
            told: None,
            ..Self::of(before, m, ToldWords::default())
        }
    }

    /// With the march before it.
    fn with_march(self) -> Self {
        let [decisions, throws] = self.parts;
        Self {
            parts: [decisions + 1, throws],
            ..self
        }
    }

    fn check(&self) {
        let mut after = self.before.clone();
        after.play(self.m, self.faces);
        let [mut before, mut turns] = [&self.before, &after].map(Made::turns);
        let mut event = self.before.record.events.len();
        if self.parts[0] > 1 {
            let march = before.pop().expect("a march");
            assert_eq!(march.words.kind, "march");
            event = march.event;
        }
        if let Some(words) = &self.told {
            let [decisions, throws] = self.parts.map(f64::from);
            let told = TurningPoint {
                event,
                round: self.before.board.round().into(),
                change: -(decisions * DECIDED + throws * THROWN),
                words: words.clone(),
            };
            assert_eq!(turns.pop(), Some(told));
        }
        assert_eq!(turns, before, "{:?}", self.m);
    }
}

/// Blows of the sergeant, of MELEE 3, and the squire, of DEFENCE 9, who strikes back at a DEFENCE of 8.
fn strikes() -> Vec<Case> {
    let court = court([8, 6]);
    let m = court.strike("french-sergeant", "english-squire");
    let blow = |kind, result: &str| {
        let words = told(kind, "french-sergeant").name("target", "english-squire");
        words.name("result", result).number("n", 52)
    };
    let back = |words: ToldWords| words.number("back", 68);
    let mut stunned = court.clone();
    stunned.play(m, &[HIT, MISS]);
    stunned.next(Banner::French);
    let mut cases = vec![
        Case::thrown(&court, m, &[HIT, MISS], back(blow("strike-hit", "stunned"))),
        Case::thrown(&court, m, &[MISS, MISS], back(blow("strike-miss", "miss"))),
        Case::thrown(
            &court,
            m,
            &[MISS, HIT],
            back(blow("strike-back", "miss")).name("other", "stunned"),
        ),
        Case::thrown(
            &court,
            m,
            &[HIT, HIT],
            back(blow("strike-both", "stunned")).name("other", "stunned"),
        ),
        // Whoever is stunned does not strike back, and is neutralised.
        Case::thrown(&stunned, m, &[HIT], blow("strike-hit", "neutralised")),
        Case::thrown(&stunned, m, &[MISS], blow("strike-miss", "miss")),
    ];
    // The stunned sergeant strikes with one less, and the strike back neutralises.
    let mut both = court.clone();
    both.play(m, &[MISS, HIT]);
    both.next(Banner::French);
    let stunned_blow = |kind, result: &str| {
        let words = told(kind, "french-sergeant").name("target", "english-squire");
        back(words.name("result", result).number("n", 28))
    };
    cases.push(Case::thrown(
        &both,
        m,
        &[MISS, HIT],
        stunned_blow("strike-back", "miss").name("other", "neutralised"),
    ));
    cases
}

/// A march, and what the same fighter does after it, which is one action; and what another one does, which is not.
fn marches() -> Vec<Case> {
    let apart = court([8, 7]);
    let m = apart.strike("french-sergeant", "english-squire");
    let step = apart.to("french-sergeant", [8, 6], None);
    let mut beside = apart.clone();
    beside.play(step, &[]);
    let words = |kind: &str, result: &str| {
        let words = told(kind, "french-sergeant").name("target", "english-squire");
        words
            .name("result", result)
            .number("n", 52)
            .number("back", 68)
    };
    let joined = |kind, result| words(kind, result).name("hex", hex(8, 6).name());
    let thrown: [(&[u8], ToldWords); 4] = [
        (&[HIT, MISS], joined("strike-hit-marched", "stunned")),
        (&[MISS, MISS], joined("strike-miss-marched", "miss")),
        (
            &[MISS, HIT],
            joined("strike-back-marched", "miss").name("other", "stunned"),
        ),
        (
            &[HIT, HIT],
            joined("strike-both-marched", "stunned").name("other", "stunned"),
        ),
    ];
    let thrown = thrown.map(|(faces, words)| Case::thrown(&beside, m, faces, words).with_march());
    let mut other = court([8, 6]);
    let aside = other.to("french-companion-2", [5, 5], None);
    let alone = Case::of(&other, aside, marched("french-companion-2", [5, 5]));
    other.play(aside, &[]);
    let apart = Case::of(&apart, step, marched("french-sergeant", [8, 6]));
    let parted = Case::thrown(&other, m, &[MISS, MISS], words("strike-miss", "miss"));
    thrown.into_iter().chain([apart, alone, parted]).collect()
}

/// The archer of SHOT 5 in the court, two hexes from the sergeant of DEFENCE 8.
fn shots() -> Vec<Case> {
    let mut court = court([8, 7]);
    court.next(Banner::English);
    let [who, target] = ["english-archer", "french-sergeant"].map(|id| court.who(id));
    let m = Move::Shoot { who, target };
    let shot = |kind, result: &str| {
        let words = told(kind, "english-archer").name("target", "french-sergeant");
        words.name("result", result).number("n", 68)
    };
    let mut again = court.clone();
    again.play(m, &[HIT]);
    again.next(Banner::English);
    vec![
        Case::thrown(&court, m, &[HIT], shot("shot-hit", "stunned")),
        Case::thrown(&court, m, &[MISS], shot("shot-miss", "miss")),
        Case::thrown(&again, m, &[HIT], shot("shot-hit", "neutralised")),
    ]
}

/// Loads, posts and the bridge of the castle.
fn deeds() -> Vec<Case> {
    let gate = gate();
    let [one, two] = ["french-companion-1", "french-companion-2"].map(|id| gate.who(id));
    let put = Move::Put { who: one };
    let onto_gate = gate.to("french-companion-1", [7, 5], None);
    let post = told("post", "french-companion-1").name("post", "post-gate");
    let mut lies = gate.clone();
    lies.play(put, &[]);
    lies.next(Banner::French);
    let [take, give] = [
        Move::Take {
            who: one,
            object: object(1),
        },
        Move::Give { who: two, to: one },
    ];
    let bundle = |kind, who: &str, n: usize| told(kind, who).name("object", format!("bundle-{n}"));
    let gave = |kind| bundle(kind, "french-companion-2", 3).name("to", "french-companion-1");
    let given = lies.clone();
    // The gate is taken, left and entered again.
    let mut held = gate.clone();
    held.march("french-companion-1", &[[7, 5], [8, 5]]);
    let mut at_gate = gate.clone();
    at_gate.play(onto_gate, &[]);
    let mut unloaded = at_gate.clone();
    unloaded.play(put, &[]);
    for made in [&mut at_gate, &mut unloaded] {
        made.next(Banner::English);
    }
    let blow = at_gate.strike("english-valet", "french-companion-1");
    let hit = |result: &str| {
        let words = told("strike-hit", "english-valet").name("target", "french-companion-1");
        words.name("result", result).number("n", 48)
    };
    let mut dropped = at_gate.clone();
    dropped.play(blow, &[HIT]);
    let fell = ToldWords::new("fell").name("object", "bundle-2");
    let mut winch = gate.clone();
    winch.next(Banner::English);
    let bridge = Move::Bridge {
        who: winch.who("english-valet"),
    };
    let mut up = winch.clone();
    up.play(bridge, &[]);
    up.next(Banner::English);
    let order = Move::Order {
        to: two,
        order: Order::Caution,
    };
    let caution = ToldWords::new("order").name("to", "french-companion-2");
    let mut cases = vec![
        Case::of(&gate, put, bundle("put", "french-companion-1", 2)),
        Case::of(&lies, take, bundle("took", "french-companion-1", 2)),
        Case::of(&lies, give, gave("gave")),
        Case::of(&gate, onto_gate, post),
        Case::of(&held, onto_gate, marched("french-companion-1", [7, 5])),
        Case::thrown(&at_gate, blow, &[HIT], hit("drop")),
        Case::thrown(&unloaded, blow, &[HIT], hit("stunned")),
        Case::of(
            &dropped,
            Move::Drop { at: hex(8, 5) },
            fell.name("hex", hex(8, 5).name()),
        ),
        Case::of(&winch, bridge, told("raised", "english-valet")),
        Case::of(&up, bridge, told("lowered", "english-valet")),
        Case::of(&gate, order, caution.name("order", "caution")),
        Case::silent(&gate, Move::Finish),
    ];
    // The same right after a march of the same fighter.
    lies.march("french-companion-1", &[[6, 5]]);
    for valet in [&mut winch, &mut up] {
        valet.next(Banner::English);
        valet.march("english-valet", &[[7, 5]]);
    }
    let valet = |kind| told(kind, "english-valet");
    for (mut made, who, at, m, words) in [
        (
            gate.clone(),
            "french-companion-1",
            [6, 5],
            put,
            bundle("put-marched", "french-companion-1", 2),
        ),
        (
            lies.clone(),
            "french-companion-1",
            [5, 5],
            take,
            bundle("took-marched", "french-companion-1", 2),
        ),
        (
            given,
            "french-companion-2",
            [5, 6],
            give,
            gave("gave-marched"),
        ),
        (
            winch,
            "english-valet",
            [7, 4],
            bridge,
            valet("raised-marched"),
        ),
        (
            up,
            "english-valet",
            [7, 4],
            bridge,
            valet("lowered-marched"),
        ),
    ] {
        made.play(made.to(who, at, None), &[]);
        let [column, row] = at;
        let words = words.name("hex", hex(column, row).name());
        cases.push(Case::of(&made, m, words).with_march());
    }
    cases
}

/// A carter leaves the cart, which the squire breaks up.
fn carts() -> Vec<Case> {
    let mut made = Made::placed(
        3,
        &[("french-carter-1", [1, 5]), ("english-squire", [6, 5])],
    );
    let who = made.who("french-carter-1");
    made.play(Move::Put { who }, &[]);
    made.next(Banner::French);
    made.play(made.to("french-carter-1", [1, 6], None), &[]);
    made.next(Banner::English);
    let onto = made.to("english-squire", [1, 5], None);
    let entered = Case::of(&made, onto, marched("english-squire", [1, 5]));
    made.march("english-squire", &[[1, 5]]);
    let m = Move::Break {
        who: made.who("english-squire"),
        object: object(0),
    };
    let broke = told("broke", "english-squire").name("object", "cart-1");
    vec![entered, Case::of(&made, m, broke)]
}

/// The English ride to the east and leave, the valet with the booty; and a game to its limit.
fn ends() -> Vec<Case> {
    let begun = Made::placed(
        1,
        &[
            ("french-knight", [16, 0]),
            ("french-sergeant", [16, 1]),
            ("french-companion-1", [16, 2]),
            ("french-companion-2", [16, 3]),
            ("french-franc-archer", [16, 4]),
            ("english-horseman", [0, 1]),
            ("english-valet", [1, 0]),
        ],
    );
    let mut made = begun.clone();
    made.next(Banner::English);
    for (id, at) in [("english-horseman", [16, 9]), ("english-valet", [16, 10])] {
        made.ride(id, at);
    }
    let leave = |id: &str, at| made.to(id, at, Some(0));
    let east = |words: ToldWords| words.name("exit", "east");
    let mut alone = made.clone();
    alone.play(leave("english-horseman", [16, 9]), &[]);
    let mut limit = begun;
    let mut before = limit.clone();
    while limit.board.outcome().is_none() {
        before = limit.clone();
        limit.play(Move::Finish, &[]);
    }
    vec![
        Case::of(
            &made,
            leave("english-horseman", [16, 9]),
            east(told("left", "english-horseman")),
        ),
        Case::of(
            &made,
            made.to("english-horseman", [16, 8], None),
            marched("english-horseman", [16, 8]),
        ),
        // It ends the game, and is told by itself.
        Case::of(
            &alone,
            leave("english-valet", [16, 10]),
            east(told("left-with", "english-valet").name("object", "booty")),
        ),
        Case::of(
            &before,
            Move::Finish,
            ToldWords::new("end").name("camp", "nobody"),
        ),
        Case::silent(&made, Move::Finish),
    ]
}

#[test]
fn strikes_are_told_with_what_came_of_both_throws() {
    strikes().iter().for_each(Case::check);
}

#[test]
fn a_march_and_the_deed_after_it_are_told_as_one() {
    marches().iter().for_each(Case::check);
}

#[test]
fn shots_are_told_with_what_came_of_them() {
    shots().iter().for_each(Case::check);
}

#[test]
fn deeds_are_told_with_what_was_borne_taken_and_worked() {
    deeds().iter().for_each(Case::check);
    carts().iter().for_each(Case::check);
}

#[test]
fn leaving_and_the_end_at_the_limit_are_told() {
    ends().iter().for_each(Case::check);
}

/// Each banner is one moment, whoever of it is placed.
#[test]
fn each_banner_is_placed_in_one_moment() {
    for (n, own) in [(1, vec![3, 5]), (2, vec![6; 2]), (4, vec![6; 4])] {
        let made = Made::placed(n, &[]);
        let placement = &made.board.scenario().placement;
        let due = placement.iter().zip(own).enumerate();
        let due = due.map(|(event, (banner, own))| TurningPoint {
            event,
            round: 0,
            change: -DECIDED * f64::from(own),
            words: ToldWords::new("placed").name("banner", banner.name()),
        });
        assert!(made.turns().into_iter().eq(due), "{n}");
    }
}

#[test]
fn every_kind_of_turning_point_has_a_made_position() {
    let cases = [strikes(), marches(), shots(), deeds(), carts(), ends()];
    let told = cases.iter().flatten().filter_map(|case| case.told.as_ref());
    let mut kinds: BTreeSet<&str> = told.map(|words| &*words.kind).collect();
    kinds.insert("placed");
    assert_eq!(kinds, TURNS.iter().copied().collect());
}

/// By the made line a strike with its strike back takes nine points, and with the march before it ten.
#[test]
fn a_moment_of_fewer_than_ten_points_is_no_turning_point() {
    let mut beside = court([8, 6]);
    let mut apart = court([8, 7]);
    apart.play(apart.to("french-sergeant", [8, 6], None), &[]);
    for made in [&mut beside, &mut apart] {
        let strike = made.strike("french-sergeant", "english-squire");
        made.play(strike, &[HIT, HIT]);
    }
    assert_eq!(Review::greatest(beside.turns()), []);
    let last = apart.turns().pop().expect("the strike");
    assert_eq!(last.change, -10.0);
    assert_eq!(Review::greatest(apart.turns()), [last]);
}
