//! How the dice fell for each camp, against what was to be expected of the throws that it made, and what it gave and
//! lost.

use super::kinds::FactKind;
use guesclin_rules::preview::percent;
use guesclin_rules::record::Record;
use guesclin_rules::{
    Banner, Camp, Event, Fate, Fighter, HitResult, Position, Throw, chance, score_chance,
};
use kit_rules::review::{ReviewFact, ToldWords};

/// The sums that dice can give.
const SUMS: core::ops::RangeInclusive<u8> = 2..=12;

/// A throw of a camp.
struct Thrown {
    who: Fighter,
    target: Fighter,
    throw: Throw,
    chance: f64,
    hit: bool,
    /// Whether it is a strike back.
    back: bool,
}

/// All facts, those of France first.
///
/// # Errors
/// The record does not follow the rules.
pub(super) fn facts(record: &Record) -> Result<Vec<ReviewFact>, String> {
    let position = record.replay().map_err(|error| error.to_string())?;
    let mut all = Vec::new();
    for camp in Camp::ALL {
        let told = of_camp(record, &position, camp).into_iter();
        all.extend(told.map(|words| ReviewFact {
            side: camp.index(),
            words,
        }));
    }
    Ok(all)
}

fn told(kind: FactKind) -> ToldWords {
    ToldWords::new(kind.name())
}

fn of_camp(record: &Record, position: &Position, camp: Camp) -> Vec<ToldWords> {
    let board = position.board();
    let camp_of = |who: Fighter| board.camp(who);
    let throws = throws(record);
    let own: Vec<&Thrown> = throws
        .iter()
        .filter(|one| camp_of(one.who) == camp)
        .collect();
    let mut all = Vec::new();
    if !own.is_empty() {
        let expected: f64 = own.iter().map(|one| one.chance).sum();
        all.push(
            told(FactKind::Throws)
                .number("n", count(own.len()))
                .number("hits", count(own.iter().filter(|one| one.hit).count()))
                .number("expected", tenths(expected)),
        );
    }
    let name = |who: Fighter| board.scenario().fighters[who.index()].id.clone();
    let named = |kind, one: &Thrown| {
        let words = told(kind).name("who", name(one.who));
        let words = words.name("target", name(one.target));
        words.number("n", percent(one.chance))
    };
    // The first of several.
    let hits = own.iter().filter(|one| one.hit);
    let luckiest = hits.min_by(|one, other| one.chance.total_cmp(&other.chance));
    let misses = own.iter().rev().filter(|one| !one.hit);
    let unluckiest = misses.max_by(|one, other| one.chance.total_cmp(&other.chance));
    all.extend(luckiest.map(|one| named(FactKind::Luckiest, one)));
    all.extend(unluckiest.map(|one| named(FactKind::Unluckiest, one)));
    let backs = throws
        .iter()
        .filter(|one| one.back && camp_of(one.target) == camp);
    let backs: Vec<bool> = backs.map(|one| one.hit).collect();
    if !backs.is_empty() {
        let hits = backs.iter().filter(|&&hit| hit).count();
        let words = told(FactKind::Backs).number("n", count(backs.len()));
        all.push(words.number("hits", count(hits)));
    }
    let events = || record.events.iter().map(|entry| &entry.event);
    let is_order =
        |event: &&Event| matches!(event, Event::Order { to, .. } if camp_of(*to) == camp);
    let is_turn = |event: &&Event| matches!(event, Event::Activate { banner } if Banner::camp(*banner) == camp);
    all.push(
        told(FactKind::Orders)
            .number("n", count(events().filter(is_order).count()))
            .number("of", count(events().filter(is_turn).count())),
    );
    let fighters: Vec<Fighter> = board.all().filter(|&who| camp_of(who) == camp).collect();
    let lost = |who: &&Fighter| board.fighter(**who).fate == Fate::Neutralised;
    all.push(
        told(FactKind::Lost)
            .number("n", count(fighters.iter().filter(lost).count()))
            .number("of", count(fighters.len())),
    );
    if !own.is_empty() {
        let mut dice = told(FactKind::Dice).number("n", count(own.len()));
        for sum in SUMS {
            let came = own.iter().filter(|one| one.throw.score == sum).count();
            let chances = own.iter().map(|one| score_chance(one.throw.capacity, sum));
            dice = dice
                .number(&format!("n{sum}"), count(came))
                .number(&format!("e{sum}"), tenths(chances.sum()));
        }
        all.push(dice);
    }
    all
}

/// Every throw of a game, in order.
fn throws(record: &Record) -> Vec<Thrown> {
    let thrown = |event: &Event| {
        let (who, target, throw, defence, result) = match event {
            Event::Attack(blow) | Event::Riposte(blow) => {
                let defence = blow.defence.total();
                (blow.who, blow.target, blow.throw, defence, blow.result)
            }
            Event::Shoot(shot) => {
                let defence = shot.defence.total();
                (shot.who, shot.target, shot.throw, defence, shot.result)
            }
            _ => return None,
        };
        Some(Thrown {
            who,
            target,
            throw,
            chance: chance(throw.capacity, defence),
            hit: result != HitResult::Miss,
            back: matches!(event, Event::Riposte(_)),
        })
    };
    let events = record.events.iter();
    events.filter_map(|entry| thrown(&entry.event)).collect()
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn tenths(n: f64) -> i64 {
    (10.0 * n).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headless::Match;
    use kit_rules::game::{HeadlessGame, play_bots};
    use kit_rules::review::Detail;
    use kit_rules::seed::Seed;

    fn number(words: &ToldWords, name: &str) -> i64 {
        match words.details.get(name) {
            Some(Detail::Number(n)) => *n,
            other => panic!("{name}: {other:?}"),
        }
    }

    #[test]
    fn facts_count_what_the_record_holds() {
        for scenario in 0..4 {
            let result = play_bots::<Match>(scenario, ["captain"; 2], Seed(3)).expect("a game");
            let game = Match::replay(result.record.as_bytes()).expect("its record");
            let all = facts(&game.record).expect("facts");
            let of = |side: usize, kind: &str| {
                let fact = all
                    .iter()
                    .find(|it| it.side == side && it.words.kind == kind);
                fact.map(|fact| &fact.words)
            };
            let mut thrown = 0;
            for side in 0..2 {
                let (Some(throws), Some(dice)) = (of(side, "throws"), of(side, "dice")) else {
                    panic!("somebody throws in such a game");
                };
                thrown += number(throws, "n");
                assert!(number(throws, "hits") <= number(throws, "n"));
                let sums = |letter: &str| -> i64 {
                    SUMS.map(|sum| number(dice, &format!("{letter}{sum}")))
                        .sum()
                };
                assert_eq!(sums("n"), number(throws, "n"));
                // Each of the eleven numbers is rounded to a tenth.
                assert!((sums("e") - 10 * sums("n")).abs() <= 6, "{dice:?}");
                assert!(of(side, "orders").is_some() && of(side, "lost").is_some());
            }
            let events = game.record.events.iter();
            let blows = events.filter(|entry| {
                let event = &entry.event;
                matches!(
                    event,
                    Event::Attack(_) | Event::Riposte(_) | Event::Shoot(_)
                )
            });
            assert_eq!(thrown, count(blows.count()));
            assert!(
                all.iter()
                    .all(|fact| fact.words.kind.parse::<FactKind>().is_ok())
            );
        }
    }

    #[test]
    fn the_luckiest_throw_is_the_hit_with_the_least_chance() {
        let result = play_bots::<Match>(1, ["knight"; 2], Seed(9)).expect("a game");
        let game = Match::replay(result.record.as_bytes()).expect("its record");
        let all = facts(&game.record).expect("facts");
        let throws = throws(&game.record);
        for camp in Camp::ALL {
            let hits = throws.iter().filter(|one| {
                one.hit && game.record.scenario.fighters[one.who.index()].banner.camp() == camp
            });
            let least = hits.map(|one| percent(one.chance)).min().map(i64::from);
            let told = all
                .iter()
                .find(|it| it.side == camp.index() && it.words.kind == "luckiest");
            assert_eq!(told.map(|fact| number(&fact.words, "n")), least);
        }
    }
}
