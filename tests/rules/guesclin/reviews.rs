//! Reviews of finished games: every kind of turning point and of fact from a made position, what is said of decisions,
//! and whole reviews.

use std::collections::BTreeSet;

use guyenne::games::guesclin::Match;
use guyenne::games::guesclin::ai::hit_chances;
use guyenne::games::guesclin::review::{FactKind, TURNS};
use guyenne::games::guesclin::rules::record::Record;
use guyenne::games::guesclin::rules::{
    Banner, Board, Dice, Fighter, HEXES, Hex, Move, Order, View,
};
use guyenne::rules::game::{HeadlessGame, play_bots};
use guyenne::rules::luck::{Actor, LuckGame, LuckLine, LuckOutcome, LuckStep};
use guyenne::rules::review::{
    Review, ReviewFact, ReviewMoment, ReviewedGame, ToldWords, TurningPoint, Verdict, WeighedMove,
};
use guyenne::rules::seed::Seed;

use super::blunder_positions::{CASES, Expected};
use super::{fighter, hex, object, placing, players, scenario};
use crate::review::{equal_views_are_weighed_alike, whole_review};

/// What each decision takes from France in a made line, and what each throw takes.
const DECIDED: f64 = 1.0;
const THROWN: f64 = 4.0;
/// The face that all dice of a throw show that hits, and of one that misses.
const HIT: u8 = 6;
const MISS: u8 = 1;

/// A game that is made: its board, and the record of how it came about.
#[derive(Clone)]
struct Made {
    board: Board,
    record: Record,
}

impl Made {
    /// A game after its placement, those who are told on these hexes of their zones.
    fn placed(n: u8, at: &[(&str, [u8; 2])]) -> Self {
        let mut made = Self {
            board: Board::new(scenario(n)),
            record: Record::new(scenario(n), Seed(0), players(n)),
        };
        while let Some(m) = placing(&made.board, at) {
            made.play(m, &[]);
        }
        for &(id, [column, row]) in at {
            assert_eq!(made.board.at(made.who(id)), Some(hex(column, row)), "{id}");
        }
        made
    }

    fn who(&self, id: &str) -> Fighter {
        fighter(&self.board, id)
    }

    /// Plays a move; all dice of each throw show the next of these faces.
    fn play(&mut self, m: Move, faces: &[u8]) {
        let mut faces = faces.iter();
        let mut throw = |capacity| Dice::all(capacity, *faces.next().expect("a face"));
        if let Err(refusal) = self.board.play(m, &mut throw, &mut self.record) {
            panic!("{m:?}: {refusal}");
        }
        assert_eq!(faces.len(), 0, "faces are left over");
    }

    /// Ends activations, one at least, until this banner is activated.
    fn next(&mut self, banner: Banner) {
        self.play(Move::Finish, &[]);
        while self.board.active() != Some(banner) {
            self.play(Move::Finish, &[]);
        }
    }

    fn to(&self, id: &str, [column, row]: [u8; 2], exit: Option<u8>) -> Move {
        let who = self.who(id);
        let to = hex(column, row);
        Move::March { who, to, exit }
    }

    fn strike(&self, id: &str, target: &str) -> Move {
        let [who, target] = [id, target].map(|id| self.who(id));
        Move::Attack { who, target }
    }

    /// Marches from hex to hex, an activation for each. The banner is activated before, and again after it.
    fn march(&mut self, id: &str, way: &[[u8; 2]]) {
        for &to in way {
            self.play(self.to(id, to, None), &[]);
            self.next(self.board.banner(self.who(id)));
        }
    }

    /// Marches to a hex far away, in as many activations as it takes. The banner is activated before, and again after
    /// it.
    fn ride(&mut self, id: &str, [column, row]: [u8; 2]) {
        let (who, to) = (self.who(id), hex(column, row));
        let mut left = [u8::MAX; HEXES];
        left[to.index()] = 0;
        let mut before = [0; HEXES];
        while before != left {
            before = left;
            for at in Hex::all() {
                for next in self.board.scenario().map.open_around(at) {
                    let cost = self.board.entry_cost(who, next).unwrap_or(u8::MAX);
                    let by = left[next.index()].saturating_add(cost);
                    left[at.index()] = left[at.index()].min(by);
                }
            }
        }
        while self.board.at(who) != Some(to) {
            let reach = self.board.reach(who).expect("on the map");
            let own = |at: &Hex| self.board.on(*at).is_none();
            let free = reach.hexes().iter().copied().filter(own);
            let nearest = free.min_by_key(|at| left[at.index()]);
            let to = nearest.expect("a free hex");
            self.play(
                Move::March {
                    who,
                    to,
                    exit: None,
                },
                &[],
            );
            self.next(self.board.banner(who));
        }
    }

    fn game(&self) -> Match {
        Match::replay(self.record.line().as_bytes()).expect("a record")
    }

    /// All turning points, by a line in which each decision and each throw takes its part from France.
    fn turns(&self) -> Vec<TurningPoint> {
        let mut line = LuckLine {
            start: 90.0,
            steps: Vec::new(),
        };
        let mut value = line.start;
        let told = self.record.replay_told(|board, m| {
            let mover = board.to_move().map_or(0, |banner| banner.camp().index());
            let mut step = |actor, part| {
                value -= part;
                let outcomes = match actor {
                    Actor::Chance(_) => vec![LuckOutcome { chance: 1.0, value }],
                    Actor::Side(_) => Vec::new(),
                };
                line.steps.push(LuckStep {
                    actor,
                    value,
                    outcomes,
                });
            };
            step(Actor::Side(mover), DECIDED);
            for _ in hit_chances(board, m).iter().flatten() {
                step(Actor::Chance(mover), THROWN);
            }
        });
        told.expect("a record");
        self.game().turns(&line).expect("its turns")
    }

    fn facts(&self) -> Vec<ReviewFact> {
        self.game().facts(&[]).expect("its facts")
    }
}

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

/// What is told of a fighter.
fn told(kind: &str, who: &str) -> ToldWords {
    ToldWords::new(kind).name("who", who)
}

fn marched(who: &str, [column, row]: [u8; 2]) -> ToldWords {
    told("march", who).name("hex", hex(column, row).name())
}

/// The castle: the French sergeant has walked into the court, where the English squire has come to this hex; the
/// French act in round 3.
fn court(squire: [u8; 2]) -> Made {
    let mut made = Made::placed(
        2,
        &[
            ("french-sergeant", [2, 5]),
            ("french-knight", [4, 4]),
            ("french-companion-1", [5, 4]),
            ("french-companion-2", [4, 6]),
            ("english-squire", [9, 4]),
            ("english-archer", [10, 4]),
            ("english-pikeman", [12, 3]),
            ("english-crossbowman", [12, 7]),
            ("english-valet", [7, 4]),
        ],
    );
    made.march("french-sergeant", &[[5, 5]]);
    made.play(made.to("french-sergeant", [8, 5], None), &[]);
    made.next(Banner::English);
    made.play(made.to("english-squire", squire, None), &[]);
    made.next(Banner::French);
    assert_eq!(made.board.round(), 3);
    made
}

/// The castle: a companion with his bundle before the bridge, the valet at the winch.
fn gate() -> Made {
    Made::placed(
        2,
        &[
            ("french-companion-1", [5, 5]),
            ("french-companion-2", [5, 4]),
            ("french-knight", [4, 4]),
            ("english-squire", [12, 3]),
            ("english-valet", [7, 4]),
        ],
    )
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

/// The moves of the active banner on this board, weighed with this one among them; none if there is no choice.
fn weighed(board: &Board, m: Move) -> Vec<WeighedMove<Move>> {
    let seat = board.to_move().expect("a banner");
    let moment = ReviewMoment::<Match> {
        event: 0,
        round: board.round().into(),
        seat,
        m,
        view: View {
            viewer: Some(seat),
            board: board.clone(),
        },
    };
    Match::judge(&moment).map_or_else(Vec::new, |mut judge| {
        while !judge.think(64) {}
        judge.weighed()
    })
}

/// What is said of a move of the active banner on this board.
fn judged(board: &Board, m: Move) -> Verdict {
    let all = weighed(board, m);
    let Some(made) = all.iter().find(|one| one.m == m) else {
        return Verdict::of(all.len(), 0.0, 0.0, 1.0, 0.0);
    };
    let values = || all.iter().map(|one| one.value);
    let [best, worst] = [values().fold(0.0, f64::max), values().fold(100.0, f64::min)];
    let loss = best - made.value;
    Verdict::of(all.len(), loss, best - worst, made.chance, made.error)
}

/// The first board of the blunder suite on which this is expected.
fn board_of(expected: fn(&Expected) -> bool) -> Board {
    let case = CASES.iter().find(|case| expected(&case.expected));
    case.expect("a position").board()
}

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

#[test]
fn decisions_are_judged_by_what_they_lose() {
    // The French reach the booty: to strike is good, to stand still a mistake; none if the booty is far away.
    let struck = board_of(|it| matches!(it, Expected::Strikes("english-valet")));
    assert_eq!(judged(&struck, Move::Finish), Verdict::Mistake);
    let all = weighed(&struck, Move::Finish);
    let best = all
        .iter()
        .max_by(|one, other| one.value.total_cmp(&other.value));
    assert_eq!(judged(&struck, best.expect("moves").m), Verdict::Good);
    let mut far = struck.clone();
    assert!(far.put(fighter(&far, "english-valet"), hex(1, 1)));
    assert_ne!(judged(&far, Move::Finish), Verdict::Mistake);
    // The booty at the exit may wait, but one cannot tell for sure.
    let leaves = board_of(|it| matches!(it, Expected::Leaves("english-valet")));
    assert_eq!(judged(&leaves, Move::Finish), Verdict::Unsure);
    // In the last activation of a game that is lost nothing changes anything.
    let posts = board_of(|it| matches!(it, Expected::Posts));
    assert_eq!(judged(&posts, Move::Finish), Verdict::Obvious);
    // A placing is not weighed.
    let empty = Board::new(scenario(1));
    let place = placing(&empty, &[]).expect("a placing");
    assert_eq!(judged(&empty, place), Verdict::Forced);
}

#[test]
fn equal_boards_are_weighed_alike() {
    equal_views_are_weighed_alike::<Match>(&(0, ["captain", "squire"]), 29);
}

/// A game of captains for the booty, and whether it has a turning point.
fn captains(seed: u64) -> (Match, bool) {
    let played = play_bots::<Match>(0, ["captain"; 2], Seed(seed)).expect("a game");
    let game = Match::replay(played.record.as_bytes()).expect("its record");
    let line = game.luck_line().expect("its line");
    let turns = Review::greatest(game.turns(&line).expect("its turns"));
    (game, !turns.is_empty())
}

/// A game that turns, and one that does not, which says so: its review tells no moment.
#[test]
#[ignore = "slow: run by the gate with --ignored"]
fn a_review_is_whole_and_the_same_in_any_slices() {
    for turned in [true, false] {
        let mut games = (0..40).map(captains);
        let found = games.find(|&(_, turns)| turns == turned);
        let (game, _) = found.expect("such a game");
        let review = whole_review(&game, 61);
        let mut kinds = review.turns.iter().map(|turn| &*turn.words.kind);
        assert!(
            kinds.all(|kind| TURNS.contains(&kind)),
            "{:?}",
            review.turns
        );
        assert_eq!(review.turns.is_empty(), !turned);
        assert!(review.percentile.is_some());
        // The English are placed, then the French: eight decisions that are not weighed.
        let rounds = review.decisions.iter().map(|decision| decision.round);
        assert!(rounds.is_sorted());
        let (placed, acted) = review.decisions.split_at(8);
        assert!(
            placed
                .iter()
                .all(|it| it.round == 0 && it.verdict == Verdict::Forced)
        );
        assert!(acted.iter().all(|it| it.round > 0));
        assert!(acted.iter().any(|it| it.verdict == Verdict::Good));
    }
}
