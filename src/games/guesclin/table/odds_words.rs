//! Odds in sentences: the throw, the defence as a sum, what can come of it, lines of shots, reach, threats and orders.

use super::words;
use crate::keys;
use guesclin_rules::preview::{
    Aimed, DefencePart, Edge, Exchange, FlankSeen, Joint, NoRiposte, OrderEffect, ReachHex, Stop,
    Strike, Sway, Threat, ThreatMap, ThrowOdds, percent,
};
use guesclin_rules::{Board, Fighter, Hex, HitResult, Obstacle, Scenario, Terrain};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

/// The pool and where it comes from: MELEE 3, Strike! +1, capacity 4: 4 dice, the two best count.
#[must_use]
pub fn pool(board: &Board, odds: &ThrowOdds) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_ODDS_POOL)
        .with("capacity", capacity(board, odds))
        .with("dice", dice(odds))
}

fn dice(odds: &ThrowOdds) -> LocalizedText {
    LocalizedText::new(match (odds.dice, odds.best) {
        (2, _) => keys::GUESCLIN_ODDS_BOTH,
        (_, true) => keys::GUESCLIN_ODDS_BEST,
        (_, false) => keys::GUESCLIN_ODDS_WORST,
    })
    .with("n", odds.dice)
}

/// What makes the capacity: SHOT 4, distance −3, capacity 1. In a blow there is no distance.
fn capacity(board: &Board, odds: &ThrowOdds) -> LocalizedText {
    let key = match odds.distance {
        0 => keys::GUESCLIN_STAT_MELEE,
        _ => keys::GUESCLIN_STAT_SHOT,
    };
    let stat = LocalizedText::new(keys::GUESCLIN_STAT)
        .with("stat", LocalizedText::new(key))
        .with("n", odds.base);
    let order = board.fighter(odds.who).order.filter(|_| odds.order != 0);
    let order = order.map(|order| {
        LocalizedText::new(keys::GUESCLIN_PART_ORDER)
            .with("order", words::order(order))
            .with("n", words::signed(odds.order))
    });
    let distance = (odds.distance > 0).then(|| {
        LocalizedText::new(keys::GUESCLIN_ODDS_DISTANCE)
            .with("n", words::signed(-(odds.distance as i8)))
    });
    let parts: Vec<LocalizedText> = order.into_iter().chain(distance).collect();
    let sum = LocalizedText::new(keys::GUESCLIN_ODDS_CAPACITY).with("n", odds.capacity);
    let sum = (!parts.is_empty()).then_some(sum);
    let said = core::iter::once(stat.clone()).chain(parts).chain(sum);
    words::commas(said).unwrap_or(stat)
}

/// One part of a defence, as on a chip: English pikeman on B7 −1.
fn part(scenario: &Scenario, part: DefencePart) -> LocalizedText {
    let signed = words::signed(part.gives());
    match part {
        DefencePart::Base(base) => LocalizedText::new(keys::GUESCLIN_PART_BASE).with("n", base),
        DefencePart::Order(order, _) => LocalizedText::new(keys::GUESCLIN_PART_ORDER)
            .with("order", words::order(order))
            .with("n", signed),
        DefencePart::Beside { who, at, .. } => LocalizedText::new(keys::GUESCLIN_PART_BESIDE)
            .with("who", words::fighter(scenario, who))
            .with("hex", words::hex(at))
            .with("n", signed),
        DefencePart::InWood(_) => LocalizedText::new(keys::GUESCLIN_PART_IN_WOOD).with("n", signed),
        DefencePart::Wood(at) => LocalizedText::new(keys::GUESCLIN_PART_WOOD)
            .with("hex", words::hex(at))
            .with("n", signed),
        DefencePart::Obstacle(from, to, kind) => LocalizedText::new(keys::GUESCLIN_PART_OBSTACLE)
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
    LocalizedText::new(keys::GUESCLIN_ODDS_SUM)
        .with("sum", parts)
        .with("total", odds.total)
}

/// The same where there is little room, also with who would count if no obstacle lay between: 6, Pikeman −1, Squire 0
/// (a bank) = 5. `None` if DEFENCE alone counts.
#[must_use]
pub fn short_sum(
    scenario: &Scenario,
    odds: &ThrowOdds,
    flanks: &[FlankSeen],
) -> Option<LocalizedText> {
    let trade = |who: Fighter| words::trade(&scenario.fighters[who.index()].counter.trade);
    let changed = |what: LocalizedText, n: i8| {
        LocalizedText::new(keys::GUESCLIN_EFFECT)
            .with("stat", what)
            .with("change", words::signed(n))
    };
    let mut said = Vec::new();
    // Woods and obstacles on the line of a shot are counted, not named one by one.
    let (mut woods, mut banks, mut walls) = (0, 0, 0);
    for &one in &odds.defence {
        match one {
            DefencePart::Base(base) => said.push(LocalizedText::verbatim(base.to_string())),
            DefencePart::Order(..) => said.push(part(scenario, one)),
            DefencePart::Beside { who, gives, .. } => said.push(changed(trade(who), gives)),
            DefencePart::InWood(_) => said.push(
                LocalizedText::new(keys::GUESCLIN_SHORT_IN_WOOD)
                    .with("n", words::signed(one.gives())),
            ),
            DefencePart::Wood(_) => woods += one.gives(),
            DefencePart::Obstacle(_, _, Obstacle::Bank) => banks += one.gives(),
            DefencePart::Obstacle(_, _, Obstacle::Wall) => walls += one.gives(),
        }
    }
    let counted = [
        (words::terrain(Terrain::Wood), woods),
        (words::obstacle(Obstacle::Bank), banks),
        (words::obstacle(Obstacle::Wall), walls),
    ];
    let counted = counted.into_iter().filter(|(_, n)| *n > 0);
    said.extend(counted.map(|(what, n)| changed(what, n)));
    for seen in flanks {
        if let Sway::Barred(who, edge) = seen.sway {
            said.push(
                LocalizedText::new(keys::GUESCLIN_SHORT_BARRED)
                    .with("who", trade(who))
                    .with("obstacle", words::obstacle(edge.kind)),
            );
        }
    }
    let parts = words::commas((said.len() > 1).then_some(said)?)?;
    let sum = LocalizedText::new(keys::GUESCLIN_ODDS_SUM).with("sum", parts);
    Some(sum.with("total", odds.total))
}

/// The score needed: hits on 7 or more.
#[must_use]
pub fn needs(odds: &ThrowOdds) -> LocalizedText {
    match odds.needed() {
        12 => LocalizedText::new(keys::GUESCLIN_ODDS_NEEDS_TWELVE),
        n => LocalizedText::new(keys::GUESCLIN_ODDS_NEEDS).with("n", n),
    }
}

/// The score needed and what a hit does, where there is little room: 7 or more: stunned.
#[must_use]
pub fn short_needs(odds: &ThrowOdds) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_ODDS_LOW)
        .with("n", odds.needed())
        .with(
            "does",
            match odds.result {
                HitResult::Miss | HitResult::Stunned => "stunned",
                HitResult::Neutralised => "neutralised",
                HitResult::Drop => "drop",
            },
        )
}

/// A chance: 81 %.
#[must_use]
pub fn chance(chance: f64) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_ODDS_CHANCE).with("n", percent(chance))
}

/// What a hit does, with its chance: The English squire is stunned: 81 %.
fn hit(scenario: &Scenario, target: Fighter, odds: &ThrowOdds) -> LocalizedText {
    LocalizedText::new(match odds.result {
        HitResult::Miss | HitResult::Stunned => keys::GUESCLIN_ODDS_STUNNED,
        HitResult::Neutralised => keys::GUESCLIN_ODDS_NEUTRALISED,
        HitResult::Drop => keys::GUESCLIN_ODDS_DROP,
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
fn no_riposte(why: NoRiposte) -> LocalizedText {
    LocalizedText::new(match why {
        NoRiposte::NoInitiative => keys::GUESCLIN_NO_RIPOSTE_INITIATIVE,
        NoRiposte::Stunned => keys::GUESCLIN_NO_RIPOSTE_STUNNED,
        NoRiposte::Bears => keys::GUESCLIN_NO_RIPOSTE_BEARS,
    })
}

/// The at most four ways in which an attack can end, each with its chance.
#[must_use]
pub fn joint(scenario: &Scenario, seen: &Exchange) -> Vec<LocalizedText> {
    let fate = |who, result| {
        LocalizedText::new(match result {
            HitResult::Miss => keys::GUESCLIN_FATE_MISS,
            HitResult::Stunned => keys::GUESCLIN_FATE_STUNNED,
            HitResult::Neutralised => keys::GUESCLIN_FATE_NEUTRALISED,
            HitResult::Drop => keys::GUESCLIN_FATE_DROP,
        })
        .with("who", words::fighter(scenario, who))
    };
    let line = |one: Joint| {
        let target = fate(seen.target, one.target);
        let said = match seen.riposte {
            Ok(_) => {
                LocalizedText::new(keys::GUESCLIN_JOINT).with("other", fate(seen.who, one.attacker))
            }
            Err(_) => LocalizedText::new(keys::GUESCLIN_JOINT_ONE),
        };
        said.with("one", target).with("n", percent(one.chance))
    };
    seen.joint().into_iter().map(line).collect()
}

/// Who attacks whom from where.
#[must_use]
pub fn attack(scenario: &Scenario, seen: &Exchange) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_ATTACK_FROM)
        .with("who", words::fighter_start(scenario, seen.who))
        .with("target", words::fighter_object(scenario, seen.target))
        .with("hex", words::hex(seen.from))
}

/// A strike back, with what hits: Strike back: hits on 8 or more.
#[must_use]
pub fn strike_back(needs: LocalizedText) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_STRIKES_BACK).with("needs", needs)
}

/// One of the two hexes adjacent to both, and what it does to the attack.
#[must_use]
pub fn flank(scenario: &Scenario, seen: &FlankSeen) -> LocalizedText {
    let hex = words::hex(seen.flank.at);
    let (key, who) = match seen.sway {
        Sway::Nobody => return LocalizedText::new(keys::GUESCLIN_FLANK_NOBODY).with("hex", hex),
        Sway::Friend(who) => (keys::GUESCLIN_FLANK_FRIEND, who),
        Sway::Enemy(who) => (keys::GUESCLIN_FLANK_ENEMY, who),
        Sway::Barred(who, Edge { between, kind }) => {
            return LocalizedText::new(keys::GUESCLIN_FLANK_BARRED)
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
        LocalizedText::new(keys::GUESCLIN_SHOOTS_AT)
            .with("who", words::fighter_start(scenario, seen.who))
            .with("target", words::fighter_object(scenario, seen.target)),
    ];
    let Some(throw) = &seen.throw else {
        let far = LocalizedText::new(keys::GUESCLIN_SHOT_FAR).with("n", seen.distance);
        lines.push(far.with("shot", seen.shot));
        return lines;
    };
    lines.push(hit(scenario, seen.target, throw));
    let counts = seen.lines.first();
    let clear = counts.is_none_or(|line| line.woods.is_empty() && line.obstacles.is_empty());
    if clear {
        lines.push(LocalizedText::new(keys::GUESCLIN_SHOT_CLEAR));
    }
    if seen.lines.len() > 1 {
        lines.push(LocalizedText::new(keys::GUESCLIN_SHOT_TIE));
    }
    lines
}

/// A hex in reach: its cost and the points left, or that it is only passed.
#[must_use]
pub fn reach(hex: &ReachHex) -> LocalizedText {
    match hex.stop {
        Stop::Passes(_) => LocalizedText::new(keys::GUESCLIN_REACH_PASSES),
        Stop::Stands | Stop::Ends => LocalizedText::new(keys::GUESCLIN_REACH_COST)
            .with("n", hex.cost)
            .with("left", hex.left),
    }
    .with("hex", words::hex(hex.at))
}

/// The hexes to strike from, each with its chance; `None` if there are none.
#[must_use]
pub fn strikes(strikes: impl IntoIterator<Item = Strike>) -> Option<LocalizedText> {
    let strike = |strike: Strike| {
        LocalizedText::new(keys::GUESCLIN_STRIKE_CHANCE)
            .with("hex", words::hex(strike.from))
            .with("n", percent(strike.chance))
    };
    let all: Vec<LocalizedText> = strikes.into_iter().map(strike).collect();
    let said = LocalizedText::new(keys::GUESCLIN_STRIKES_ELSEWHERE);
    (!all.is_empty()).then(|| said.with("strikes", all))
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
        0 if !all => {
            LocalizedText::new(keys::GUESCLIN_THREAT_NONE_MARKED).with("hex", words::hex(at))
        }
        0 => LocalizedText::new(keys::GUESCLIN_THREAT_NONE).with("hex", words::hex(at)),
        n => LocalizedText::new(keys::GUESCLIN_THREAT)
            .with("n", n)
            .with("hex", words::hex(at))
            .with("who", near),
    }];
    let ordered = names(map.ordered(at).collect());
    if !ordered.is_empty() {
        lines.push(LocalizedText::new(keys::GUESCLIN_THREAT_ORDERED).with("who", ordered));
    }
    lines
}

/// What an order would change: the numbers before and after, and who comes into reach, or is in reach no more.
#[must_use]
pub fn order(board: &Board, effect: &OrderEffect) -> Vec<LocalizedText> {
    let (before, after) = (effect.before, effect.after);
    let changes = [
        (
            keys::GUESCLIN_STAT_MOVE,
            before.moves as i8,
            after.moves as i8,
        ),
        (
            keys::GUESCLIN_STAT_MELEE,
            before.melee as i8,
            after.melee as i8,
        ),
        (keys::GUESCLIN_STAT_DEFENCE, before.defence, after.defence),
    ];
    let changes = changes
        .into_iter()
        .filter(|(_, before, after)| before != after)
        .map(|(stat, before, after)| {
            LocalizedText::new(keys::GUESCLIN_CHANGE)
                .with("stat", LocalizedText::new(stat))
                .with("before", before)
                .with("after", after)
        });
    changes.chain(order_reach(board, effect)).collect()
}

/// Who comes into reach with an order, and who is in reach no more.
#[must_use]
pub fn order_reach(board: &Board, effect: &OrderEffect) -> Vec<LocalizedText> {
    let said = |key: MessageKey, foes: Vec<Fighter>| {
        let names = first_names(board.scenario(), &foes);
        (!names.is_empty()).then(|| LocalizedText::new(key).with("who", names))
    };
    let gained = said(keys::GUESCLIN_IN_REACH, effect.gained().collect());
    let lost = said(keys::GUESCLIN_IN_REACH_LOST, effect.lost().collect());
    if gained.is_none() && lost.is_none() {
        return vec![LocalizedText::new(keys::GUESCLIN_IN_REACH_NOBODY)];
    }
    gained.into_iter().chain(lost).collect()
}

/// How many of a list have their names told.
const NAMED: usize = 3;

/// The names of the first, and how many more they are.
fn first_names(scenario: &Scenario, all: &[Fighter]) -> Vec<LocalizedText> {
    let names = all.iter().take(NAMED);
    let mut names: Vec<LocalizedText> = names.map(|&who| words::fighter(scenario, who)).collect();
    let more = all.len().saturating_sub(NAMED);
    if more > 0 {
        names.push(LocalizedText::new(keys::GUESCLIN_MORE).with("n", more));
    }
    names
}
