//! Odds in sentences: the throw, the defence as a sum, what can come of it, lines of shots, reach, threats and orders.

use super::words;
use crate::games::guesclin::rules::preview::{
    Aimed, DefencePart, Edge, Exchange, FlankSeen, Joint, NoRiposte, OrderEffect, ReachHex, Stop,
    Strike, Sway, Threat, ThreatMap, ThrowOdds, percent,
};
use crate::games::guesclin::rules::{Board, Fighter, Hex, HitResult, Scenario};
use crate::i18n::LocalizedText;

/// The dice: 3 dice, the two best count.
#[must_use]
pub fn dice(odds: &ThrowOdds) -> LocalizedText {
    LocalizedText::new(match (odds.dice, odds.best) {
        (2, _) => "guesclin-odds-both",
        (_, true) => "guesclin-odds-best",
        (_, false) => "guesclin-odds-worst",
    })
    .with("n", odds.dice)
}

/// What makes the capacity: MELEE 3, Strike! +1, capacity 4.
#[must_use]
pub fn capacity(odds: &ThrowOdds, shot: bool) -> LocalizedText {
    let key = if shot {
        "guesclin-stat-shot"
    } else {
        "guesclin-stat-melee"
    };
    let stat = LocalizedText::new("guesclin-stat")
        .with("stat", LocalizedText::new(key))
        .with("n", odds.base);
    let mut said = vec![stat];
    if odds.order != 0 {
        said.push(words::signed(odds.order));
    }
    if odds.distance > 0 {
        said.push(LocalizedText::new("guesclin-odds-distance").with("n", odds.distance));
    }
    if odds.order != 0 || odds.distance > 0 {
        said.push(LocalizedText::new("guesclin-odds-capacity").with("n", odds.capacity));
    }
    words::commas(said).unwrap_or_else(|| dice(odds))
}

/// One part of a defence, as on a chip: English pikeman on B7 −1.
#[must_use]
pub fn part(scenario: &Scenario, part: DefencePart) -> LocalizedText {
    let signed = words::signed(part.gives());
    match part {
        DefencePart::Base(base) => LocalizedText::new("guesclin-part-base").with("n", base),
        DefencePart::Order(order, _) => LocalizedText::new("guesclin-part-order")
            .with("order", words::order(order))
            .with("n", signed),
        DefencePart::Beside { who, at, .. } => LocalizedText::new("guesclin-part-beside")
            .with("who", words::fighter(scenario, who))
            .with("hex", words::hex(at))
            .with("n", signed),
        DefencePart::InWood(_) => LocalizedText::new("guesclin-part-in-wood").with("n", signed),
        DefencePart::Wood(at) => LocalizedText::new("guesclin-part-wood")
            .with("hex", words::hex(at))
            .with("n", signed),
        DefencePart::Obstacle(from, to, kind) => LocalizedText::new("guesclin-part-obstacle")
            .with("obstacle", words::obstacle(kind))
            .with("from", words::hex(from))
            .with("to", words::hex(to))
            .with("n", signed),
    }
}

/// The defence as a sum: DEFENCE 6, Take cover! +2, French pikeman on M4 −1 = 7.
#[must_use]
pub fn sum(scenario: &Scenario, odds: &ThrowOdds) -> LocalizedText {
    let parts = odds.defence.iter().map(|&one| part(scenario, one));
    let parts = words::commas(parts).unwrap_or_else(|| words::signed(odds.total));
    LocalizedText::new("guesclin-odds-sum")
        .with("sum", parts)
        .with("total", odds.total)
}

/// The score needed: hits on 7 or more.
#[must_use]
pub fn needs(odds: &ThrowOdds) -> LocalizedText {
    match odds.needed() {
        12 => LocalizedText::new("guesclin-odds-needs-twelve"),
        n => LocalizedText::new("guesclin-odds-needs").with("n", n),
    }
}

/// A chance: 81 %.
#[must_use]
pub fn chance(chance: f64) -> LocalizedText {
    LocalizedText::new("guesclin-odds-chance").with("n", percent(chance))
}

/// What a hit does, with its chance: The English squire is stunned: 81 %.
#[must_use]
pub fn hit(scenario: &Scenario, target: Fighter, odds: &ThrowOdds) -> LocalizedText {
    LocalizedText::new(match odds.result {
        HitResult::Miss | HitResult::Stunned => "guesclin-odds-stunned",
        HitResult::Neutralised => "guesclin-odds-neutralised",
        HitResult::Drop => "guesclin-odds-drop",
    })
    .with("who", words::fighter_start(scenario, target))
    .with("n", percent(odds.chance()))
}

/// Both chances, or why there is only one: what the panel says in two lines.
#[must_use]
pub fn exchange(scenario: &Scenario, seen: &Exchange) -> Vec<LocalizedText> {
    let back = match &seen.riposte {
        Ok(odds) => hit(scenario, seen.who, odds),
        Err(why) => no_riposte(*why),
    };
    vec![hit(scenario, seen.target, &seen.attack), back]
}

/// Why an attack is not struck back at.
#[must_use]
pub fn no_riposte(why: NoRiposte) -> LocalizedText {
    LocalizedText::new(match why {
        NoRiposte::NoInitiative => "guesclin-no-riposte-initiative",
        NoRiposte::Stunned => "guesclin-no-riposte-stunned",
        NoRiposte::Bears => "guesclin-no-riposte-bears",
    })
}

/// The at most four ways in which an attack can end, each with its chance.
#[must_use]
pub fn joint(scenario: &Scenario, seen: &Exchange) -> Vec<LocalizedText> {
    let fate = |who, result| {
        LocalizedText::new(match result {
            HitResult::Miss => "guesclin-fate-miss",
            HitResult::Stunned => "guesclin-fate-stunned",
            HitResult::Neutralised => "guesclin-fate-neutralised",
            HitResult::Drop => "guesclin-fate-drop",
        })
        .with("who", words::fighter(scenario, who))
    };
    let line = |one: Joint| {
        let target = fate(seen.target, one.target);
        let said = match seen.riposte {
            Ok(_) => {
                LocalizedText::new("guesclin-joint").with("other", fate(seen.who, one.attacker))
            }
            Err(_) => LocalizedText::new("guesclin-joint-one"),
        };
        said.with("one", target).with("n", percent(one.chance))
    };
    seen.joint().into_iter().map(line).collect()
}

/// Who attacks whom from where.
#[must_use]
pub fn attack(scenario: &Scenario, seen: &Exchange) -> LocalizedText {
    LocalizedText::new("guesclin-attack-from")
        .with("who", words::fighter_start(scenario, seen.who))
        .with("target", words::fighter_object(scenario, seen.target))
        .with("hex", words::hex(seen.from))
}

/// The caption of a strike back.
#[must_use]
pub fn strike_back() -> LocalizedText {
    LocalizedText::new("guesclin-strikes-back")
}

/// One of the two hexes adjacent to both, and what it does to the attack.
#[must_use]
pub fn flank(scenario: &Scenario, seen: &FlankSeen) -> LocalizedText {
    let hex = words::hex(seen.flank.at);
    let (key, who) = match seen.sway {
        Sway::Nobody => return LocalizedText::new("guesclin-flank-nobody").with("hex", hex),
        Sway::Friend(who) => ("guesclin-flank-friend", who),
        Sway::Enemy(who) => ("guesclin-flank-enemy", who),
        Sway::Barred(who, Edge { between, kind }) => {
            return LocalizedText::new("guesclin-flank-barred")
                .with("hex", hex)
                .with("who", words::fighter_mid(scenario, who))
                .with("obstacle", words::obstacle(kind))
                .with("from", words::hex(between.0))
                .with("to", words::hex(between.1));
        }
    };
    LocalizedText::new(key)
        .with("hex", hex)
        .with("who", words::fighter_mid(scenario, who))
}

/// A shot in lines: who at whom; then either that it is out of range, or what a hit does and what lies on the line.
#[must_use]
pub fn shot(scenario: &Scenario, seen: &Aimed) -> Vec<LocalizedText> {
    let mut lines = vec![
        LocalizedText::new("guesclin-shoots-at")
            .with("who", words::fighter_start(scenario, seen.who))
            .with("target", words::fighter_object(scenario, seen.target)),
    ];
    let Some(throw) = &seen.throw else {
        let far = LocalizedText::new("guesclin-shot-far").with("n", seen.distance);
        lines.push(far.with("shot", seen.shot));
        return lines;
    };
    lines.push(hit(scenario, seen.target, throw));
    let counts = seen.lines.first();
    let clear = counts.is_none_or(|line| line.woods.is_empty() && line.obstacles.is_empty());
    if clear {
        lines.push(LocalizedText::new("guesclin-shot-clear"));
    }
    if seen.lines.len() > 1 {
        lines.push(LocalizedText::new("guesclin-shot-tie"));
    }
    lines
}

/// A hex in reach: its cost and the points left, or that it is only passed.
#[must_use]
pub fn reach(hex: &ReachHex) -> LocalizedText {
    match hex.stop {
        Stop::Passes(_) => LocalizedText::new("guesclin-reach-passes"),
        Stop::Stands | Stop::Ends => LocalizedText::new("guesclin-reach-cost")
            .with("n", hex.cost)
            .with("left", hex.left),
    }
    .with("hex", words::hex(hex.at))
}

/// A hex to strike from, with the chance.
#[must_use]
pub fn strike(strike: &Strike) -> LocalizedText {
    LocalizedText::new("guesclin-strike-chance")
        .with("hex", words::hex(strike.from))
        .with("n", percent(strike.chance))
}

/// Who threatens a hex.
#[must_use]
pub fn threat(scenario: &Scenario, map: &ThreatMap, all: bool, at: Hex) -> Vec<LocalizedText> {
    let names = |threats: Vec<&Threat>| -> Vec<LocalizedText> {
        let names = threats.iter().map(|one| words::fighter(scenario, one.who));
        names.collect()
    };
    let near = names(map.at(at).collect());
    let mut lines = vec![match near.len() {
        0 if !all => LocalizedText::new("guesclin-threat-none-marked").with("hex", words::hex(at)),
        0 => LocalizedText::new("guesclin-threat-none").with("hex", words::hex(at)),
        n => LocalizedText::new("guesclin-threat")
            .with("n", n)
            .with("hex", words::hex(at))
            .with("who", near),
    }];
    let ordered = names(map.ordered(at).collect());
    if !ordered.is_empty() {
        lines.push(LocalizedText::new("guesclin-threat-ordered").with("who", ordered));
    }
    lines
}

/// What an order would change: the numbers before and after, and who is in reach then.
#[must_use]
pub fn order(board: &Board, effect: &OrderEffect) -> Vec<LocalizedText> {
    let (before, after) = (effect.before, effect.after);
    let changes = [
        ("guesclin-stat-move", before.moves as i8, after.moves as i8),
        ("guesclin-stat-melee", before.melee as i8, after.melee as i8),
        ("guesclin-stat-defence", before.defence, after.defence),
    ];
    let mut lines: Vec<LocalizedText> = changes
        .into_iter()
        .filter(|(_, before, after)| before != after)
        .map(|(stat, before, after)| {
            LocalizedText::new("guesclin-change")
                .with("stat", LocalizedText::new(stat))
                .with("before", before)
                .with("after", after)
        })
        .collect();
    let foes = effect.in_reach_after.iter();
    let foes: Vec<LocalizedText> = foes
        .map(|&foe| words::fighter(board.scenario(), foe))
        .collect();
    lines.push(if foes.is_empty() {
        LocalizedText::new("guesclin-in-reach-nobody")
    } else {
        LocalizedText::new("guesclin-in-reach").with("who", foes)
    });
    lines
}
