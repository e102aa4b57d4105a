//! The texts of the prompt banner: whose turn it is, what to do now, what is missing. A pure function of the view, the
//! turn and the selection; `prompt_banner` draws them.

use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{Castle, Decision, DecisionKind, Stage, View};
use crate::games::guyenne::table::Turn;
use crate::games::guyenne::table::card_pose::stage_castle;
use crate::games::guyenne::table::{castle_names::castle_name, words};
use crate::i18n::LocalizedText;

/// All that the prompt depends on.
#[derive(Debug, Clone)]
pub(super) struct Situation<'a> {
    /// The displayed view.
    pub view: &'a View,
    /// Who is to act.
    pub turn: Turn,
    /// The cards chosen so far.
    pub cards: Cards,
    /// The castle chosen so far.
    pub castle: Option<Castle>,
    /// Whether the selection can be confirmed.
    pub ready: bool,
    /// The players' names.
    pub names: ByCamp<LocalizedText>,
    /// Whether it is a demonstration, which any press ends.
    pub demo: bool,
    /// The outcome of the combat on the stage.
    pub outcome: Option<&'a LocalizedText>,
}

impl Situation<'_> {
    /// The name of a castle.
    fn called(&self, castle: Castle) -> LocalizedText {
        castle_name(self.view.config.names, castle)
    }
}

/// The texts of the prompt banner.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Prompt {
    /// What to do now.
    pub line: LocalizedText,
    /// What is missing, or other advice.
    pub hint: Option<LocalizedText>,
    /// What the second button means.
    pub aside: Option<LocalizedText>,
}

impl Prompt {
    fn new(line: LocalizedText) -> Self {
        Self {
            line,
            hint: None,
            aside: None,
        }
    }

    fn hint(self, hint: LocalizedText) -> Self {
        Self {
            hint: Some(hint),
            ..self
        }
    }

    /// The prompt while `n` cards are chosen for the reserve.
    pub(super) fn reserve(n: u8) -> LocalizedText {
        if n == 5 {
            LocalizedText::new("prompt-reserve-done")
        } else {
            LocalizedText::new("prompt-reserve").with("n", n)
        }
    }

    /// The same texts in their short forms, for the brief layout.
    pub(super) fn short(self) -> Self {
        Self {
            line: short(&self.line),
            hint: self.hint.as_ref().map(short),
            aside: self.aside.as_ref().map(short),
        }
    }
}

/// The short form of a prompt or a cost; other texts stay as they are.
fn short(message: &LocalizedText) -> LocalizedText {
    let has_short = ["prompt-", "cost-"]
        .iter()
        .any(|kind| message.key().starts_with(kind));
    if !has_short || message.key().ends_with("-short") {
        return message.clone();
    }
    let fresh = LocalizedText::new(format!("{}-short", message.key()));
    message.args().iter().fold(fresh, |message, (name, value)| {
        message.with(name, value.clone())
    })
}

/// The prompt now.
#[must_use]
pub(super) fn prompt(now: &Situation) -> Prompt {
    let named = |key: &'static str, camp: Camp| {
        Prompt::new(LocalizedText::new(key).with("name", now.names[camp].clone()))
    };
    let prompt = match now.turn {
        Turn::Person(_) => match &now.view.decision {
            Some(decision) => to_decide(now, decision),
            None => Prompt::new(LocalizedText::new("prompt-deal")),
        },
        Turn::Bot(seat) => named("prompt-thinking", seat.camp),
        Turn::Curtain(seat) => named("prompt-wait", seat.camp),
        Turn::Over => Prompt::new(LocalizedText::new("prompt-over")),
        Turn::Busy => meanwhile(now),
    };
    if now.demo && prompt.hint.is_none() {
        return prompt.hint(LocalizedText::new("prompt-demo"));
    }
    prompt
}

/// The prompt while events are shown.
fn meanwhile(now: &Situation) -> Prompt {
    let view = now.view;
    if let Some(castle) = stage_castle(view) {
        let fought = || {
            match words::defender(view, castle) {
                Some(camp) => words::of_camp("prompt-combat-held", camp.enemy()),
                None => LocalizedText::new("prompt-combat"),
            }
            .with("castle", now.called(castle))
        };
        let line = now.outcome.cloned().unwrap_or_else(fought);
        return Prompt::new(line).hint(LocalizedText::new("prompt-skip"));
    }
    match (view.stage, &view.decision, view.to_move) {
        (Stage::Over(_), ..) => Prompt::new(LocalizedText::new("prompt-over")),
        (Stage::Refill, ..) if view.round > 1 => {
            Prompt::new(LocalizedText::new("prompt-round-end"))
        }
        (Stage::Refill, ..) => Prompt::new(LocalizedText::new("prompt-deal")),
        (_, Some(decision), _) => to_decide(now, decision),
        (_, None, Some(seat)) => Prompt::new(
            LocalizedText::new("prompt-wait").with("name", now.names[seat.camp].clone()),
        ),
        (_, None, None) => Prompt::new(LocalizedText::new("prompt-deal")),
    }
}

/// The prompt for a person's decision.
fn to_decide(now: &Situation, decision: &Decision) -> Prompt {
    match decision.kind {
        DecisionKind::Reserve { .. } => Prompt::new(Prompt::reserve(now.cards.count())),
        DecisionKind::Give { hand } => {
            let most = hand.count().saturating_sub(1).min(5);
            Prompt::new(LocalizedText::new("prompt-give").with("max", most))
        }
        DecisionKind::Order => Prompt::new(LocalizedText::new("prompt-order")),
        DecisionKind::Place { castles, most, .. } => {
            let free = castles.count() > 1;
            let line = if !now.cards.is_empty() || (free && now.castle.is_some()) {
                half_chosen(now, most)
            } else {
                placement(now, (!free).then(|| castles.nth(0)), most)
            };
            let prompt = Prompt::new(line);
            let at = if free {
                now.castle
            } else {
                Some(castles.nth(0))
            };
            if let Some(cost) = cost(now, decision, at) {
                prompt.hint(cost)
            } else if matches!(now.view.stage, Stage::Place(0 | 1)) {
                prompt.hint(LocalizedText::new("prompt-keep-one"))
            } else {
                prompt
            }
        }
        DecisionKind::Reinforce { hand, room, .. } => reinforcement(now, decision, hand, room),
        DecisionKind::Answer { castle } => Prompt {
            line: LocalizedText::new("prompt-defend").with("castle", now.called(castle)),
            hint: Some(LocalizedText::new(
                if faces_hero(now.view, castle, decision.seat.camp) {
                    "prompt-defend-hero"
                } else {
                    "prompt-defend-hint"
                },
            )),
            aside: Some(LocalizedText::new("prompt-concede-hint")),
        },
        DecisionKind::Lose { castle, played } => losses(now, castle, played),
    }
}

/// Whether the enemy's hero lies face up before a castle: then no sum can defend it.
fn faces_hero(view: &View, castle: Castle, camp: Camp) -> bool {
    let attack = view.front(castle, camp.enemy());
    attack.is_some_and(|front| front.shown && front.cards.is_some_and(Cards::has_hero))
}

/// A placement with nothing chosen yet; `castle` is the castle that the other camp has named, if it has.
fn placement(now: &Situation, castle: Option<Castle>, most: u8) -> LocalizedText {
    match (castle, now.view.stage) {
        (None, Stage::Place(2 | 3)) => LocalizedText::new("prompt-second-castle"),
        (None, _) => LocalizedText::new("prompt-name-castle"),
        (Some(castle), Stage::Place(2 | 3)) => {
            LocalizedText::new("prompt-answer-second").with("castle", now.called(castle))
        }
        (Some(castle), _) => LocalizedText::new("prompt-answer").with("castle", now.called(castle)),
    }
    .with("max", most)
}

/// A placement or reinforcement with cards, a castle, or both chosen.
fn half_chosen(now: &Situation, most: u8) -> LocalizedText {
    let n = now.cards.count();
    match now.castle.map(|castle| now.called(castle)) {
        None => LocalizedText::new("prompt-choose-castle").with("n", n),
        Some(castle) if n == 0 => LocalizedText::new("prompt-choose-cards")
            .with("castle", castle)
            .with("max", most),
        Some(castle) => LocalizedText::new("prompt-confirm")
            .with("castle", castle)
            .with("n", n),
    }
}

/// The cost of the attack that is being chosen, once cards are chosen.
fn cost(now: &Situation, decision: &Decision, castle: Option<Castle>) -> Option<LocalizedText> {
    let castle = castle.filter(|_| !now.cards.is_empty())?;
    let camp = decision.seat.camp;
    let laid = now.view.front(castle, camp).and_then(|front| front.cards);
    let strongest = (now.cards + laid.unwrap_or_default()).strongest();
    words::cost(now.view, castle, camp, strongest)
}

fn reinforcement(
    now: &Situation,
    decision: &Decision,
    hand: Cards,
    room: [(Castle, u8); 2],
) -> Prompt {
    let open: Vec<(Castle, u8)> = room.into_iter().filter(|&(_, room)| room > 0).collect();
    let most = |castle| {
        let room = open.iter().find(|&&(open, _)| Some(open) == castle);
        room.map_or(0, |&(_, room)| room.min(hand.count()))
    };
    let line = if !now.cards.is_empty() || (open.len() > 1 && now.castle.is_some()) {
        half_chosen(now, most(now.castle))
    } else {
        match open[..] {
            [] => LocalizedText::new("prompt-reinforce-full"),
            [(only, _)] => {
                LocalizedText::new("prompt-reinforce-one").with("castle", now.called(only))
            }
            [(a, _), (b, _), ..] => LocalizedText::new("prompt-reinforce")
                .with("a", now.called(a))
                .with("b", now.called(b)),
        }
    };
    let at = match open[..] {
        [(only, _)] => Some(only),
        _ => now.castle,
    };
    if let Some(cost) = cost(now, decision, at) {
        return Prompt::new(line).hint(cost);
    }
    match last_word(now.view, decision.seat) {
        Some(key) => Prompt::new(line).hint(words::of_camp(key, decision.seat.camp.enemy())),
        None => Prompt::new(line),
    }
}

/// The key of the reason why a pass now ends the reinforcement: no one else holds a card, or all others have passed.
fn last_word(view: &View, seat: Seat) -> Option<&'static str> {
    let Stage::Reinforce { passes, .. } = view.stage else {
        return None;
    };
    let alone = (view.hands.iter().enumerate()).all(|(at, &held)| at == seat.index() || held == 0);
    // With partners, four passes in a row end it.
    let turns = if view.config.teams.0 == [1, 1] { 2 } else { 4 };
    if alone {
        Some("prompt-reinforce-alone")
    } else if passes + 1 == turns {
        Some("prompt-reinforce-last")
    } else {
        None
    }
}

fn losses(now: &Situation, castle: Castle, played: Cards) -> Prompt {
    let strongest = played.strongest().unwrap_or(Card::Two);
    let line = LocalizedText::new("prompt-losses")
        .with("castle", now.called(castle))
        .with(
            "strongest",
            LocalizedText::new(format!("a-card-{}", strongest.value())),
        );
    if now.ready {
        return Prompt::new(LocalizedText::new("prompt-losses-paid"));
    }
    let owed = strongest.value().saturating_sub(now.cards.sum());
    Prompt::new(line).hint(LocalizedText::new("prompt-losses-owed").with("owed", owed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::{Edition, Level, Move, Position, RulesConfig, Setup};
    use crate::games::guyenne::table::locales::localizer;
    use crate::i18n::{Language, Localizer};
    use crate::rules::seed::Seed;
    use rand::SeedableRng;
    use rand_pcg::Pcg32;
    use std::collections::BTreeSet;

    fn situation(view: &View, turn: Turn) -> Situation<'_> {
        Situation {
            view,
            turn,
            cards: Cards::NONE,
            castle: None,
            ready: false,
            names: ByCamp(Camp::ALL.map(|camp| words::of_camp("player-human", camp))),
            demo: false,
            outcome: None,
        }
    }

    /// Plays a whole game and calls `look` with the view and the seat of every decision.
    fn walk(edition: Edition, level: Level, seed: u64, mut look: impl FnMut(&View, Seat)) {
        let setup = Setup::duel(edition, level, Seed(seed));
        let mut position = Position::new(setup).expect("a duel is a game");
        let mut rng = Pcg32::seed_from_u64(seed);
        while let Some(decision) = position.decision() {
            look(&position.view(Some(decision.seat)), decision.seat);
            position
                .play(decision.sample(&mut rng))
                .expect("listed moves are legal");
        }
    }

    fn check(localizers: &[Localizer], keys: &mut BTreeSet<String>, prompt: Prompt) {
        for prompt in [prompt.clone(), prompt.short()] {
            let messages = [Some(prompt.line), prompt.hint, prompt.aside];
            for message in messages.into_iter().flatten() {
                for localizer in localizers {
                    assert!(
                        localizer.has(message.key()),
                        "{} has no words",
                        message.key()
                    );
                    let words = localizer.localize(&message);
                    assert!(!words.contains(['{', '}', '$']), "{words}");
                }
                keys.insert(message.key().to_owned());
            }
        }
    }

    #[test]
    fn every_stage_has_a_prompt_in_every_language() {
        let localizers: Vec<Localizer> = Language::ALL.iter().map(|&l| localizer(l)).collect();
        let mut keys = BTreeSet::new();
        let games = [
            (Edition::V2022, Level::Expert),
            (Edition::V2022, Level::Advanced),
            (Edition::V2021, Level::Base),
        ];
        for (edition, level) in games {
            for seed in 0..12 {
                walk(edition, level, seed, |view, seat| {
                    let turns = [
                        Turn::Busy,
                        Turn::Person(seat),
                        Turn::Bot(seat),
                        Turn::Curtain(seat),
                        Turn::Over,
                    ];
                    for turn in turns {
                        check(&localizers, &mut keys, prompt(&situation(view, turn)));
                    }
                    let castle = Castle::ALL[1];
                    for (cards, castle) in [
                        (Cards::one(Card::Two), None),
                        (Cards::NONE, Some(castle)),
                        (Cards::of([2, 0, 0, 0, 0]), Some(castle)),
                    ] {
                        let now = Situation {
                            cards,
                            castle,
                            ..situation(view, Turn::Person(seat))
                        };
                        check(&localizers, &mut keys, prompt(&now));
                    }
                });
            }
        }
        assert!(keys.len() > 40, "only {keys:?}");
    }

    #[test]
    fn the_prompt_of_a_combat_says_what_a_tie_means_there() {
        let mut keys_seen = BTreeSet::new();
        for seed in 0..8 {
            let mut holders = [None; 6];
            walk(Edition::V2022, Level::Advanced, seed, |view, _| {
                let Some(castle) = stage_castle(view) else {
                    holders = view.holders;
                    return;
                };
                let key = match holders[castle.index()] {
                    Some(_) => "prompt-combat-held",
                    None => "prompt-combat",
                };
                let prompted = prompt(&situation(view, Turn::Busy));
                assert_eq!(prompted.line.key(), key);
                keys_seen.insert(key);
            });
        }
        assert_eq!(keys_seen.len(), 2, "only {keys_seen:?}");
    }

    #[test]
    fn the_card_owed_to_the_second_castle_is_named_until_it_is_played() {
        walk(Edition::V2022, Level::Base, 3, |view, seat| {
            let prompted = prompt(&situation(view, Turn::Person(seat)));
            let owed = prompted
                .hint
                .is_some_and(|hint| hint.key() == "prompt-keep-one");
            assert_eq!(owed, matches!(view.stage, Stage::Place(0 | 1)));
        });
    }

    #[test]
    fn against_an_open_hero_only_a_hero_is_said_to_hold() {
        let mut keys_seen = BTreeSet::new();
        for seed in 0..20 {
            walk(Edition::V2022, Level::Base, seed, |view, seat| {
                let Some(Decision {
                    kind: DecisionKind::Answer { castle },
                    ..
                }) = view.decision
                else {
                    return;
                };
                let attack = view.front(castle, seat.camp.enemy()).expect("an attack");
                let cards = attack.cards.expect("the attacker turns up first");
                let hint = prompt(&situation(view, Turn::Person(seat))).hint;
                let hint = hint.expect("what showing means").key().to_owned();
                assert_eq!(hint == "prompt-defend-hero", cards.has_hero());
                keys_seen.insert(hint);
            });
        }
        assert_eq!(keys_seen.len(), 2, "only {keys_seen:?}");
    }

    #[test]
    fn an_empty_hand_is_not_called_a_pass() {
        let mut keys_seen = BTreeSet::new();
        for seed in 0..20 {
            walk(Edition::V2022, Level::Base, seed, |view, seat| {
                let Stage::Reinforce { passes, .. } = view.stage else {
                    return;
                };
                let prompted = prompt(&situation(view, Turn::Person(seat))).hint;
                let key = match (view.held(seat.camp.enemy()), passes) {
                    (0, _) => "prompt-reinforce-alone",
                    (_, 1) => "prompt-reinforce-last",
                    _ => "",
                };
                assert_eq!(prompted.as_ref().map_or("", |hint| hint.key()), key);
                keys_seen.insert(key);
            });
        }
        assert_eq!(keys_seen.len(), 3, "only {keys_seen:?}");
    }

    #[test]
    fn among_four_the_first_pass_is_not_the_last() {
        let setup = Setup {
            config: RulesConfig {
                teams: ByCamp::new(2, 2),
                ..RulesConfig::default()
            },
            ..Setup::duel(Edition::V2022, Level::Base, Seed(1))
        };
        let mut view = Position::new(setup).expect("four can play").view(None);
        let seat = Seat::of(Camp::English);
        view.hands = [2; 4];
        for (passes, key) in [(0, None), (1, None), (3, Some("prompt-reinforce-last"))] {
            view.stage = Stage::Reinforce { turn: 0, passes };
            assert_eq!(last_word(&view, seat), key, "after {passes} passes");
        }
    }

    #[test]
    fn what_an_attack_costs_is_said_while_its_cards_are_chosen() {
        let games = [
            (Edition::V2022, Level::Base),
            (Edition::V2022, Level::Advanced),
            (Edition::V2021, Level::Base),
        ];
        let mut prompted = BTreeSet::new();
        for ((edition, level), seed) in games
            .into_iter()
            .flat_map(|game| (0..8).map(move |s| (game, s)))
        {
            walk(edition, level, seed, |view, seat| {
                let Some(DecisionKind::Place { hand, castles, .. }) =
                    view.decision.map(|decision| decision.kind)
                else {
                    return;
                };
                let strongest = hand.strongest().expect("a hand is held");
                for castle in castles.iter() {
                    let holder = view.holders[castle.index()];
                    let key = match (edition, holder) {
                        (Edition::V2022, None) if level.has_losses() => Some("cost-neutral"),
                        (Edition::V2022, Some(camp)) if level.has_losses() && camp != seat.camp => {
                            Some("cost-attack")
                        }
                        (Edition::V2021, Some(camp)) if camp != seat.camp => Some("cost-conquest"),
                        _ => None,
                    };
                    let now = Situation {
                        cards: Cards::one(strongest),
                        castle: Some(castle),
                        ..situation(view, Turn::Person(seat))
                    };
                    let hint = prompt(&now).hint;
                    let cost = hint.filter(|hint| hint.key().starts_with("cost-"));
                    assert_eq!(cost.as_ref().map(LocalizedText::key), key);
                    assert_eq!(cost, words::cost(view, castle, seat.camp, Some(strongest)));
                    prompted.extend(key);
                }
            });
        }
        assert_eq!(prompted.len(), 3, "only {prompted:?}");
    }

    #[test]
    fn a_debt_is_counted_down_and_paid() {
        walk(Edition::V2022, Level::Advanced, 5, |view, seat| {
            let Some(Decision {
                kind: DecisionKind::Lose { played, .. },
                ..
            }) = view.decision
            else {
                return;
            };
            let now = situation(view, Turn::Person(seat));
            let owed = prompt(&now).hint.expect("something is owed");
            assert_eq!(owed.key(), "prompt-losses-owed");
            let strongest = played
                .strongest()
                .map(Cards::one)
                .expect("cards were played");
            assert!(
                view.decision
                    .is_some_and(|decision| decision.check(Move::Lose(strongest)).is_ok())
            );
            let paid = Situation {
                cards: strongest,
                ready: true,
                ..now
            };
            assert_eq!(prompt(&paid).line.key(), "prompt-losses-paid");
        });
    }
}
