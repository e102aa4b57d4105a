//! Where a game of Guyenne may have turned: its fights, its draws, and the cards lost by choice.

use std::collections::BTreeMap;

use guyenne_rules::card::{Card, Cards};
use guyenne_rules::record::{Record, RecordedEvent};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Castle, DecisionKind, Move, View};
use kit_rules::luck::{Actor, LuckLine};
use kit_rules::review::{ReviewMoment, ToldWords, TurningPoint};

use super::fight::Fight;
use super::kinds::TurnKind;
use crate::Match;

/// What a fight did to the value, in points of the English.
#[derive(Debug, Clone, Copy, Default)]
struct FightChange {
    /// By all that was laid there and answered.
    all: f64,
    /// By showing or conceding alone.
    answer: f64,
}

/// All moments at which the game may have turned. A fight is what was laid before a castle in a round, and how it was
/// answered; a pass counts for the castles between which it was a choice, in equal parts. What a concession did is what
/// its fight did, or what conceding alone did where that is more.
pub(super) fn turns(
    record: &Record,
    moments: &[ReviewMoment<Match>],
    line: &LuckLine,
) -> Vec<TurningPoint> {
    let mut turns = Vec::new();
    let mut changes = BTreeMap::<(usize, usize), FightChange>::new();
    let mut decided = moments.iter();
    let mut draws = Camp::ALL.map(|camp| draws(record, camp).into_iter());
    let mut before = line.start;
    let mut round = 0;
    for step in &line.steps {
        let change = step.value - before;
        before = step.value;
        match step.actor {
            Actor::Chance(side) => {
                let camp = Camp::ALL[side.min(1)];
                turns.extend(draws[camp.index()].next().map(|(event, cards)| {
                    TurningPoint {
                        event,
                        round: round + 1,
                        change,
                        words: ToldWords::new(TurnKind::Draw.name())
                            .name("camp", camp.name())
                            .number("n", cards.count())
                            .number("sum", cards.sum()),
                    }
                }));
            }
            Actor::Side(_) => {
                let Some(moment) = decided.next() else { break };
                round = moment.round;
                let mut add = |castle: Castle, part: f64, is_answer: bool| {
                    let sum = changes.entry((round, castle.index())).or_default();
                    sum.all += part;
                    sum.answer += if is_answer { part } else { 0.0 };
                };
                match moment.m {
                    Move::Place { castle, .. } | Move::Reinforce { castle, .. } => {
                        add(castle, change, false);
                    }
                    Move::Pass => {
                        let castles = passed(&moment.view);
                        for &castle in &castles {
                            add(castle, change / castles.len() as f64, false);
                        }
                    }
                    Move::Show | Move::Concede => {
                        if let Some(castle) = at(&moment.view) {
                            add(castle, change, true);
                        }
                    }
                    Move::Lose(cards) => turns.extend(at(&moment.view).map(|castle| {
                        TurningPoint {
                            event: moment.event,
                            round,
                            change,
                            words: place(TurnKind::Pillage, castle)
                                .name("camp", moment.seat.camp.name())
                                .number("n", cards.count())
                                .number("sum", cards.sum()),
                        }
                    })),
                    Move::Reserve(_) | Move::Give(_) | Move::Order(_) => {}
                }
            }
        }
    }
    turns.extend(Fight::all(record).into_iter().map(|fight| {
        let round = usize::from(fight.round);
        let change = changes.get(&(round, fight.castle.index()));
        let FightChange { all, answer } = change.copied().unwrap_or_default();
        let conceded = fight.conceded.is_some() && answer.abs() > all.abs();
        TurningPoint {
            event: fight.event,
            round,
            change: if conceded { answer } else { all },
            words: told(&fight),
        }
    }));
    turns.sort_by_key(|turn| turn.event);
    turns
}

/// The sentence about a fight.
pub(super) fn told(fight: &Fight) -> ToldWords {
    let sum = |camp| i64::from(fight.cards[camp].sum());
    let has_hero = |camp: Camp| fight.cards[camp].has_hero();
    let of = |kind, camp: Camp| place(kind, fight.castle).name("camp", camp.name());
    let sums = |kind, camp: Camp| {
        of(kind, camp)
            .number("sum", sum(camp))
            .number("other", sum(camp.enemy()))
    };
    if let Some(camp) = fight.conceded {
        return match (has_hero(camp), has_hero(camp.enemy())) {
            (true, _) => of(TurnKind::ConcededHero, camp).number("other", sum(camp.enemy())),
            (false, true) => of(TurnKind::ConcededToHero, camp).number("sum", sum(camp)),
            (false, false) => sums(TurnKind::Conceded, camp),
        };
    }
    let Some(winner) = fight.winner else {
        let heroes = has_hero(Camp::English) && has_hero(Camp::French);
        return match (heroes, fight.holder) {
            (true, Some(camp)) => of(TurnKind::HeroesHeld, camp),
            (true, None) => place(TurnKind::HeroesNeutral, fight.castle),
            (false, Some(camp)) => sums(TurnKind::TieHeld, camp),
            (false, None) => {
                place(TurnKind::TieNeutral, fight.castle).number("sum", sum(Camp::English))
            }
        };
    };
    match (has_hero(winner), fight.held_by == Some(winner)) {
        (true, true) => of(TurnKind::HeroKeeps, winner).number("other", sum(winner.enemy())),
        (true, false) => of(TurnKind::HeroTakes, winner).number("other", sum(winner.enemy())),
        (false, true) => sums(TurnKind::Keeps, winner),
        (false, false) => sums(TurnKind::Takes, winner),
    }
}

/// A sentence about a castle, which counts from 1, from the west.
fn place(kind: TurnKind, castle: Castle) -> ToldWords {
    ToldWords::new(kind.name()).number("castle", castle.index() as i64 + 1)
}

/// The castles between which a pass was a choice.
fn passed(view: &View) -> Vec<Castle> {
    match view.decision.map(|decision| decision.kind) {
        Some(DecisionKind::Reinforce { room, own, .. }) => {
            let both = room.into_iter().zip(own);
            both.filter_map(|((castle, _), own)| own.then_some(castle))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The castle at which a seat answers, or loses cards.
fn at(view: &View) -> Option<Castle> {
    match view.decision?.kind {
        DecisionKind::Answer { castle } | DecisionKind::Lose { castle, .. } => Some(castle),
        _ => None,
    }
}

/// What a camp drew, each time with how many events of the record come before. The hero of the first hand is not drawn.
fn draws(record: &Record, camp: Camp) -> Vec<(usize, Cards)> {
    let events = record.events.iter().enumerate();
    let drawn = events.filter_map(|(at, entry)| match &entry.event {
        RecordedEvent::Draw { seat, cards } if seat.camp == camp => {
            Some((at, cards.iter().copied().collect::<Cards>()))
        }
        _ => None,
    });
    let mut all: Vec<(usize, Cards)> = drawn.collect();
    if let Some((_, first)) = all.first_mut() {
        *first = first.without(Cards::one(Card::Hero)).unwrap_or(*first);
    }
    all.retain(|(_, cards)| !cards.is_empty());
    all
}

#[cfg(test)]
mod tests {
    use super::super::kinds::TurnKind;
    use super::*;
    use guyenne_rules::seat::ByCamp;
    use kit_rules::game::{HeadlessGame, play_bots};
    use kit_rules::luck::LuckGame;
    use kit_rules::review::{Detail, ReviewedGame};
    use kit_rules::seed::Seed;

    /// A fight at Cluis in round 5: who held it, what lay there, who conceded, and who holds it then.
    fn fight(
        held_by: Option<Camp>,
        cards: [&str; 2],
        conceded: bool,
        winner: Option<Camp>,
    ) -> Fight {
        let cards = cards.map(|word| word.parse().expect("cards"));
        Fight {
            event: 40,
            round: 5,
            castle: Castle::ALL[3],
            held_by,
            cards: ByCamp(cards),
            conceded: held_by.filter(|_| conceded),
            winner,
            holder: winner.or(held_by),
        }
    }

    #[test]
    fn every_end_of_a_fight_has_its_sentence() {
        let (english, french) = (Some(Camp::English), Some(Camp::French));
        let of = |kind: TurnKind| ToldWords::new(kind.name()).number("castle", 4);
        let camp = |kind, camp: &str| of(kind).name("camp", camp);
        let sums = |kind, who, sum, other| {
            let words = camp(kind, who).number("sum", sum);
            words.number("other", other)
        };
        for (made, words) in [
            (
                fight(english, ["5+4", "2+2"], true, french),
                sums(TurnKind::Conceded, "english", 9, 4),
            ),
            (
                fight(french, ["5+4", "hero+2"], true, english),
                camp(TurnKind::ConcededHero, "french").number("other", 9),
            ),
            (
                fight(english, ["5+4", "hero+2"], true, french),
                camp(TurnKind::ConcededToHero, "english").number("sum", 9),
            ),
            (
                fight(None, ["5+4", "2+2"], false, english),
                sums(TurnKind::Takes, "english", 9, 4),
            ),
            (
                fight(english, ["2", "2+2"], false, french),
                sums(TurnKind::Takes, "french", 4, 2),
            ),
            (
                fight(english, ["5+4", "2+2"], false, english),
                sums(TurnKind::Keeps, "english", 9, 4),
            ),
            (
                fight(english, ["5+4", "hero"], false, french),
                camp(TurnKind::HeroTakes, "french").number("other", 9),
            ),
            (
                fight(french, ["5+4", "hero"], false, french),
                camp(TurnKind::HeroKeeps, "french").number("other", 9),
            ),
            (
                fight(english, ["hero+2", "hero"], false, None),
                camp(TurnKind::HeroesHeld, "english"),
            ),
            (
                fight(None, ["hero+2", "hero"], false, None),
                of(TurnKind::HeroesNeutral),
            ),
            (
                fight(french, ["2+2", "4"], false, None),
                sums(TurnKind::TieHeld, "french", 4, 4),
            ),
            (
                fight(None, ["2+2", "4"], false, None),
                of(TurnKind::TieNeutral).number("sum", 4),
            ),
        ] {
            assert_eq!(told(&made), words);
        }
    }

    /// A game of knights with its line.
    fn game(setup: usize) -> (Match, LuckLine) {
        let played = play_bots::<Match>(setup, ["knight"; 2], Seed(4)).expect("a match");
        let game = Match::replay(played.record.as_bytes()).expect("its record");
        let line = game.luck_line().expect("its steps");
        (game, line)
    }

    #[test]
    fn fights_draws_and_losses_make_up_the_whole_game() {
        // Advanced: cards are lost, and nothing else is decided.
        let (game, line) = game(4);
        let turns = game.turns(&line).expect("a record");
        let fights = turns.iter().filter(|turn| {
            let kind: TurnKind = turn.words.kind.parse().expect("a kind");
            kind != TurnKind::Draw && kind != TurnKind::Pillage
        });
        assert_eq!(fights.count(), Fight::all(game.own_record()).len());
        let end = line.steps.last().expect("steps").value;
        let conceded = |turn: &&TurningPoint| turn.words.kind.starts_with("conceded");
        let all: f64 = turns.iter().map(|turn| turn.change).sum();
        // A concession may be told alone.
        if !turns.iter().any(|turn| conceded(&turn)) {
            assert!((all - (end - line.start)).abs() < 1e-6, "{all}");
        }
        let whole = turns.iter().filter(|turn| !conceded(turn)).count();
        assert!(whole > 10, "{whole}");
    }

    #[test]
    fn a_draw_tells_what_the_record_has() {
        let (game, line) = game(0);
        let turns = game.turns(&line).expect("a record");
        let mut draws = 0;
        for turn in turns.iter().filter(|turn| turn.words.kind == "draw") {
            let RecordedEvent::Draw { seat, cards } = &game.own_record().events[turn.event].event
            else {
                panic!("{turn:?} is no draw");
            };
            let cards: Cards = cards.iter().copied().collect();
            let hero = u8::from(draws < 2);
            let details = &turn.words.details;
            let number = |n: u8| Some(&Detail::Number(i64::from(n))).cloned();
            assert_eq!(details.get("n").cloned(), number(cards.count() - hero));
            assert_eq!(details.get("sum").cloned(), number(cards.sum()));
            let camp = Detail::Name(seat.camp.name().to_owned());
            assert_eq!(details.get("camp"), Some(&camp));
            assert_eq!(turn.round == 1, draws < 2);
            draws += 1;
        }
        assert!(draws > 6, "{draws}");
    }

    #[test]
    fn a_loss_tells_the_cards_that_were_given_up() {
        let (game, line) = game(4);
        let turns = game.turns(&line).expect("a record");
        let losses: Vec<_> = turns
            .iter()
            .filter(|turn| turn.words.kind == TurnKind::Pillage.name())
            .collect();
        assert!(!losses.is_empty());
        for turn in losses {
            let RecordedEvent::Pillage {
                seat,
                castle,
                cards,
            } = &game.own_record().events[turn.event].event
            else {
                panic!("{turn:?} is no loss");
            };
            let cards: Cards = cards.iter().copied().collect();
            let words = place(TurnKind::Pillage, *castle)
                .name("camp", seat.camp.name())
                .number("n", cards.count())
                .number("sum", cards.sum());
            assert_eq!(turn.words, words);
        }
    }
}
