//! Where a game may have turned: every placing of a banner, and every order, march, blow, shot and deed.

use guesclin_ai::hit_chances;
use guesclin_rules::preview::percent;
use guesclin_rules::record::{Record, RecordEntry};
use guesclin_rules::{Banner, Board, Camp, Event, Fighter, HitResult, Move, Object, Stage};
use kit_rules::luck::{Actor, LuckLine};
use kit_rules::review::{Detail, ToldWords, TurningPoint};

/// Every kind of sentence. Fighters, objects, exits, posts, banners and camps are told by the names of the record.
pub const TURNS: &[&str] = &[
    "strike-hit",
    "strike-miss",
    "strike-back",
    "strike-both",
    "shot-hit",
    "shot-miss",
    "left",
    "left-with",
    "post",
    "took",
    "put",
    "gave",
    "broke",
    "raised",
    "lowered",
    "fell",
    "placed",
    "march",
    "strike-hit-marched",
    "strike-miss-marched",
    "strike-back-marched",
    "strike-both-marched",
    "took-marched",
    "put-marched",
    "gave-marched",
    "raised-marched",
    "lowered-marched",
    "order",
    "end",
];

/// The end of a kind that tells the march before the deed, too.
const MARCHED: &str = "-marched";

/// All of them, in the order of the game.
///
/// # Errors
/// The record does not follow the rules.
pub(super) fn turns(record: &Record, line: &LuckLine) -> Result<Vec<TurningPoint>, String> {
    let mut steps = line.steps.iter().peekable();
    let mut before = line.start;
    let mut all: Vec<TurningPoint> = Vec::new();
    // The banner that is placed, as the number of its moment.
    let mut placed: Option<(Banner, usize)> = None;
    let told = record.replay_decided(|event, board, banner, m| {
        let mut after = steps.next().map_or(before, |step| step.value);
        while let Some(step) = steps.next_if(|step| matches!(step.actor, Actor::Chance(_))) {
            after = step.value;
        }
        let change = after - before;
        before = after;
        let point = |words| TurningPoint {
            event,
            round: board.round().into(),
            change,
            words,
        };
        let events = record.events.get(event..).unwrap_or_default();
        if let Some(words) = words(board, m.as_march(), events) {
            let mut point = point(words);
            // A march and the deed after it are one action, and told as one: what they did to the value is one number.
            if goes_on(board, &point.words)
                && let Some(march) = all.pop_if(|last| last.words.kind == "march")
            {
                point.event = march.event;
                point.change += march.change;
                point.words.kind += MARCHED;
                point.words.details.extend(march.words.details);
            }
            all.push(point);
            return;
        }
        if matches!(board.stage(), Stage::Place(_)) {
            match placed.filter(|&(of, _)| of == banner) {
                Some((_, n)) => all[n].change += change,
                None => {
                    placed = Some((banner, all.len()));
                    let words = ToldWords::new("placed").name("banner", banner.name());
                    all.push(point(words));
                }
            }
        }
    });
    told.map_err(|error| error.to_string())?;
    Ok(all)
}

/// Whether a deed is that of the fighter who has just moved.
fn goes_on(board: &Board, words: &ToldWords) -> bool {
    let moved = board
        .moved()
        .map(|who| &board.scenario().fighters[who.index()].id);
    match words.details.get("who") {
        Some(Detail::Name(who)) => moved == Some(who),
        _ => false,
    }
}

/// What is told of a move by itself, by the events that it is written with; `None` for a part of a placing, and
/// for the end of an activation that is not that of the game.
fn words(board: &Board, m: Move, events: &[RecordEntry]) -> Option<ToldWords> {
    let tell = Teller(board);
    let event = |n: usize| events.get(n).map(|entry| &entry.event);
    Some(match m {
        Move::Attack { .. } => {
            let Some(Event::Attack(own)) = event(0) else {
                return None;
            };
            let back = match event(1) {
                Some(Event::Riposte(back)) if back.result != HitResult::Miss => Some(back.result),
                _ => None,
            };
            let kind = match (own.result != HitResult::Miss, back.is_some()) {
                (true, false) => "strike-hit",
                (false, false) => "strike-miss",
                (false, true) => "strike-back",
                (true, true) => "strike-both",
            };
            let words = tell.blow(kind, (own.who, own.target), m, own.result);
            match back {
                Some(result) => words.name("other", result.name()),
                None => words,
            }
        }
        Move::Shoot { .. } => {
            let Some(Event::Shoot(shot)) = event(0) else {
                return None;
            };
            let kind = match shot.result {
                HitResult::Miss => "shot-miss",
                _ => "shot-hit",
            };
            tell.blow(kind, (shot.who, shot.target), m, shot.result)
        }
        Move::March {
            who,
            exit: Some(exit),
            ..
        } => {
            let by = &board.scenario().exits.get(usize::from(exit))?.by;
            match board.fighter(who).bears {
                Some(object) => tell.who("left-with", who).name("object", tell.id(object)),
                None => tell.who("left", who),
            }
            .name("exit", by.clone())
        }
        Move::March { who, to, .. } => match event(1) {
            Some(&Event::Post { post, .. }) => {
                let post = &board.scenario().posts.get(usize::from(post))?.mark;
                tell.who("post", who).name("post", post.clone())
            }
            _ => tell.who("march", who).name("hex", to.name()),
        },
        Move::Order { to, order } => ToldWords::new("order")
            .name("to", tell.fighter(to))
            .name("order", order.name()),
        Move::Take { who, object } => tell.who("took", who).name("object", tell.id(object)),
        Move::Put { who } => {
            let object = board.fighter(who).bears?;
            tell.who("put", who).name("object", tell.id(object))
        }
        Move::Give { who, to } => {
            let object = board.fighter(who).bears?;
            let words = tell.who("gave", who).name("object", tell.id(object));
            words.name("to", tell.fighter(to))
        }
        Move::Break { who, object } => tell.who("broke", who).name("object", tell.id(object)),
        Move::Bridge { who } if board.raised() => tell.who("lowered", who),
        Move::Bridge { who } => tell.who("raised", who),
        Move::Drop { at } => {
            let Stage::Drop(bearer) = board.stage() else {
                return None;
            };
            let object = board.fighter(bearer).bears?;
            let words = ToldWords::new("fell").name("object", tell.id(object));
            words.name("hex", at.name())
        }
        Move::Finish => {
            let Some(Event::End(outcome)) = event(0).filter(|_| events.len() == 1) else {
                return None;
            };
            let camp = outcome.winner.map_or("nobody", Camp::name);
            ToldWords::new("end").name("camp", camp)
        }
        Move::Place { .. } | Move::Follow { .. } => return None,
    })
}

/// Names things by the board.
struct Teller<'a>(&'a Board);

impl Teller<'_> {
    fn fighter(&self, who: Fighter) -> String {
        self.0.scenario().fighters[who.index()].id.clone()
    }

    fn id(&self, object: Object) -> String {
        self.0.thing(object).id.clone()
    }

    fn who(&self, kind: &str, who: Fighter) -> ToldWords {
        ToldWords::new(kind).name("who", self.fighter(who))
    }

    /// A blow or a shot with the chances of its throws, before it, in per cent.
    fn blow(
        &self,
        kind: &str,
        (who, target): (Fighter, Fighter),
        m: Move,
        result: HitResult,
    ) -> ToldWords {
        let [own, back] = hit_chances(self.0, m).map(|chance| chance.map(percent));
        let words = self
            .who(kind, who)
            .name("target", self.fighter(target))
            .name("result", result.name())
            .number("n", own.unwrap_or(0));
        match back {
            Some(back) => words.number("back", back),
            None => words,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headless::Match;
    use kit_rules::game::{HeadlessGame, play_bots};
    use kit_rules::luck::LuckGame;
    use kit_rules::seed::Seed;
    use std::collections::BTreeSet;

    fn played(scenario: usize, bots: [&str; 2], seed: u64) -> Match {
        let result = play_bots::<Match>(scenario, bots, Seed(seed)).expect("a game");
        Match::replay(result.record.as_bytes()).expect("its record")
    }

    #[test]
    fn turning_points_are_known_kinds_in_order_and_throws_are_told_as_they_fell() {
        let mut kinds = BTreeSet::new();
        for scenario in 0..4 {
            for seed in 0..3 {
                let bots = [["squire", "captain"], ["random", "knight"]][(seed % 2) as usize];
                let game = played(scenario, bots, seed);
                let line = game.luck_line().expect("a line");
                let all = turns(&game.record, &line).expect("turning points");
                assert!(all.is_sorted_by_key(|turn| turn.event));
                for turn in &all {
                    assert!(TURNS.contains(&turn.words.kind.as_str()), "{turn:?}");
                    kinds.insert(turn.words.kind.clone());
                }
                let throws = all
                    .iter()
                    .filter(|turn| turn.words.details.contains_key("n"));
                let events = game.record.events.iter();
                let attacks = events
                    .filter(|entry| matches!(entry.event, Event::Attack(_) | Event::Shoot(_)));
                assert_eq!(throws.count(), attacks.count());
            }
        }
        assert!(kinds.len() >= 10, "{kinds:?}");
    }

    /// All changes are those of the line, but for ends of activations.
    #[test]
    fn the_changes_of_placings_are_those_of_the_line() {
        let game = played(0, ["squire", "captain"], 5);
        let line = game.luck_line().expect("a line");
        let all = turns(&game.record, &line).expect("turning points");
        let placed = all.iter().filter(|turn| turn.words.kind == "placed");
        let changes: Vec<f64> = placed.map(|turn| turn.change).collect();
        // Three English fighters are placed, then five French ones.
        let [third, last] = [line.steps[2].value, line.steps[7].value];
        for (change, due) in changes.iter().zip([third - line.start, last - third]) {
            assert!((change - due).abs() < 1e-9, "{changes:?}");
        }
        assert_eq!(changes.len(), 2);
    }

    #[test]
    fn a_march_and_the_strike_after_it_are_one_moment() {
        let mut joined = 0;
        for seed in 0..3 {
            let game = played(0, ["captain", "captain"], seed);
            let line = game.luck_line().expect("a line");
            let all = turns(&game.record, &line).expect("turning points");
            for turn in all
                .iter()
                .filter(|turn| turn.words.kind.starts_with("strike"))
            {
                let event = &game.record.events[turn.event].event;
                let Event::Move { who, .. } = event else {
                    continue;
                };
                joined += 1;
                let id = &game.record.scenario.fighters[who.index()].id;
                let told = &turn.words.details["who"];
                assert_eq!(*told, Detail::Name(id.clone()));
            }
        }
        assert!(joined > 2, "{joined}");
    }
}
