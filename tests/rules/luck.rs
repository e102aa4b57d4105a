//! The laws of accounts that tell luck from skill, as functions over [`LuckGame`] that are called once for each game
//! that has them.

use guyenne::arena::{parallel_map, threads};
use guyenne::rules::game::play_bots;
use guyenne::rules::luck::{Actor, LuckAccount, LuckGame, LuckLine, LuckOutcome};
use guyenne::rules::seed::{Seed, following};

/// Which games are looked at.
struct Games {
    /// The set-up, by its place among the presets.
    setup: usize,
    bots: [&'static str; 2],
    count: u64,
}

/// The lines of these games, each with its result: 100 if side 0 won, 0 if side 1 did, 50 for a draw.
fn lines<G: LuckGame>(games: &Games) -> Vec<(LuckLine, f64)> {
    let seeds = (0..games.count).map(|n| following(Seed(40 + games.setup as u64), n));
    let seeds: Vec<Seed> = seeds.collect();
    // On every core: the test that ends last would leave the others idle.
    let line = |&seed: &Seed| {
        let played = play_bots::<G>(games.setup, games.bots, seed).expect("a match");
        let game = G::replay(played.record.as_bytes()).expect("its record");
        let result = match played.outcome.winner {
            Some(0) => 100.0,
            Some(_) => 0.0,
            None => 50.0,
        };
        (game.luck_line().expect("its steps"), result)
    };
    parallel_map(&seeds, threads(None), line, || ())
}

/// A mean, and its standard error.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

/// All that can come is as probable as one; what chance brought is among it; and every value is a chance in points.
fn outcomes_are_complete<G: LuckGame>(games: &[Games]) {
    let mut by_chance = 0;
    for (line, _) in games.iter().flat_map(lines::<G>) {
        for step in &line.steps {
            assert!((0.0..=100.0).contains(&step.value), "{step:?}");
            let whole: f64 = step.outcomes.iter().map(|outcome| outcome.chance).sum();
            let has_come = |outcome: &LuckOutcome| outcome.value == step.value;
            match step.actor {
                Actor::Chance(side) => {
                    by_chance += 1;
                    assert!(side < 2);
                    assert!((whole - 1.0).abs() < 1e-9, "{step:?}");
                    assert!(step.outcomes.iter().any(has_come), "{step:?}");
                }
                Actor::Side(_) if step.outcomes.is_empty() => assert_eq!(step.luck(), 0.0),
                Actor::Side(_) => {
                    assert!((whole - 1.0).abs() < 1e-9, "{step:?}");
                    assert!(step.outcomes.iter().any(has_come), "{step:?}");
                }
            }
            assert!(step.outcomes.iter().all(|outcome| outcome.chance > 0.0));
        }
    }
    assert!(by_chance > 20, "chance hardly acted: {by_chance}");
}

/// What made the result adds up to it, with the unexplained rest as a term; and what is luck for one side is bad luck
/// for the other.
fn accounts_add_up<G: LuckGame>(games: &Games) {
    for (line, result) in lines::<G>(games) {
        let account = LuckAccount::of(&line);
        assert_eq!(account.result, result, "{account:?}");
        assert!((account.sum() - result).abs() < 1e-9, "{account:?}");
        assert_eq!(account.luck(0) + account.luck(1), 0.0);
        let both = account.adjusted(0) + account.adjusted(1);
        assert!((both - 100.0).abs() < 1e-9, "{account:?}");
    }
}

/// On average nobody is lucky, within two standard errors; and without luck the results differ less.
fn luck_is_fair_and_tells_something<G: LuckGame>(games: &Games) {
    let accounts: Vec<LuckAccount> = lines::<G>(games)
        .iter()
        .map(|(line, _)| LuckAccount::of(line))
        .collect();
    let of = |number: fn(&LuckAccount) -> f64| accounts.iter().map(number).collect::<Vec<f64>>();
    let luck = of(|account| account.luck(0));
    let (lucky, error) = mean(&luck);
    assert!(
        error > 0.0 && lucky.abs() < 2.0 * error,
        "{lucky} within {error}"
    );
    let (_, plain) = mean(&of(|account| account.result));
    let (_, adjusted) = mean(&of(|account| account.adjusted(0)));
    assert!(adjusted < plain, "{adjusted} is no less than {plain}");
}

/// The same record has the same steps, and the values have the name of what computes them.
fn lines_repeat<G: LuckGame>(games: &Games) {
    assert_eq!(lines::<G>(games), lines::<G>(games));
    let name = G::value_name();
    let (formula, digest) = name.rsplit_once('-').expect("a digest");
    assert!(formula.starts_with(G::ID.0), "{name}");
    assert!(u64::from_str_radix(digest, 16).is_ok(), "{name}");
}

macro_rules! laws {
    ($name:ident, $game:ty, $few:expr, $many:expr) => {
        mod $name {
            use super::*;

            #[test]
            fn outcomes_are_complete() {
                super::outcomes_are_complete::<$game>(&$few);
            }

            #[test]
            fn accounts_add_up() {
                $few.iter().for_each(super::accounts_add_up::<$game>);
            }

            #[test]
            fn lines_repeat() {
                super::lines_repeat::<$game>(&$few[0]);
            }

            #[test]
            #[ignore = "slow: run by .cargo/test"]
            fn luck_is_fair_and_tells_something() {
                $many
                    .iter()
                    .for_each(super::luck_is_fair_and_tells_something::<$game>);
            }
        }
    };
}

const fn games(setup: usize, bots: [&'static str; 2], count: u64) -> Games {
    Games { setup, bots, count }
}

laws!(
    of_guyenne,
    guyenne::games::guyenne::Match,
    // Base, advanced, expert and the edition of 2021, two to four players; known policies and one that is searched for.
    [
        games(0, ["squire", "knight"], 2),
        games(4, ["random", "knight"], 2),
        games(8, ["knight", "greedy"], 2),
        games(11, ["knight", "squire"], 1),
        games(13, ["greedy", "random"], 2)
    ],
    [
        games(0, ["squire", "knight"], 250),
        games(8, ["knight", "knight"], 250)
    ]
);
laws!(
    of_guesclin,
    guyenne::games::guesclin::Match,
    [
        games(0, ["squire", "random"], 1),
        games(1, ["squire", "squire"], 1),
        games(2, ["random", "squire"], 1),
        games(3, ["knight", "random"], 1)
    ],
    [
        games(0, ["captain", "captain"], 60),
        games(3, ["captain", "captain"], 60)
    ]
);
laws!(
    of_fayance,
    guyenne::games::fayance::Match,
    // Both openings; the policies of one are known, those of the others drawn from.
    [
        games(0, ["champion", "marshal"], 1),
        games(1, ["glazier", "random"], 2)
    ],
    [
        games(0, ["marshal", "marshal"], 80),
        games(1, ["champion", "champion"], 40)
    ]
);
