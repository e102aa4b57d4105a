//! The odds of what is planned, for the plate: each throw with its chance, its dice, its defence, and what can come of it.

use super::plan::{Deed, Plan};
use super::{Turn, odds_words};
use crate::games::guesclin::rules::preview::{DefencePart, Exchange, ThrowOdds};
use crate::games::guesclin::rules::{Board, Fighter};
use crate::i18n::LocalizedText;

/// The odds of a blow, or of a shot.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// Who strikes whom.
    pub title: LocalizedText,
    /// The throws: the blow, and the strike back if there is one.
    pub throws: Vec<ThrowWords>,
    /// What can come of it, or why nobody strikes back.
    pub lines: Vec<LocalizedText>,
}

/// A throw in words.
#[derive(Debug, Clone, PartialEq)]
pub struct ThrowWords {
    /// The chance of a hit.
    pub chance: f64,
    /// How many dice are thrown.
    pub dice: u8,
    /// Whether the best count.
    pub best: bool,
    /// Which of the dice count.
    pub pool: LocalizedText,
    /// What hits.
    pub needs: LocalizedText,
    /// The defence as a sum of named parts.
    pub sum: LocalizedText,
    /// The same in numbers, if it has several parts.
    pub short: Option<LocalizedText>,
}

/// The odds of what is planned; or of what an enemy who is looked at could do to the figure under the cursor.
#[must_use]
pub fn of_plan(board: &Board, plan: &Plan, pointed: Option<Fighter>, turn: Turn) -> Option<Odds> {
    let who = plan.fighter?;
    if turn.person().is_some() && plan.actor(board) == Some(who) {
        return match plan.deed {
            Some(Deed::Attack(foe)) => {
                let exchange = board.exchange(who, plan.stand(board)?, foe)?;
                Some(melee(board, &exchange))
            }
            Some(Deed::Shoot(foe)) => shot(board, who, foe),
            Some(_) => None,
            None => {
                let foe = pointed.filter(|&foe| board.camp(foe) != board.camp(who))?;
                if plan.goal.is_none() && plan.can(board, Deed::Shoot(foe)) {
                    return shot(board, who, foe);
                }
                let best = Plan::strikes_at(board, who, foe).first().copied()?;
                Some(melee(board, &board.exchange(who, best.from, foe)?))
            }
        };
    }
    let other = pointed.filter(|&other| board.camp(other) != board.camp(who))?;
    let next = board.at_next_action(who);
    match Plan::strikes_at(&next, who, other).first() {
        Some(strike) => Some(melee(&next, &next.exchange(who, strike.from, other)?)),
        None => shot(&next, who, other),
    }
}

fn throw(board: &Board, odds: &ThrowOdds) -> ThrowWords {
    ThrowWords {
        chance: odds.chance(),
        dice: odds.dice,
        best: odds.best,
        pool: odds_words::dice(odds),
        needs: odds_words::needs(odds),
        sum: odds_words::sum(board.scenario(), odds),
        short: (odds.defence.len() > 1).then(|| LocalizedText::verbatim(numbers(odds))),
    }
}

/// The defence in numbers: 6 +2 −1 = 7.
fn numbers(odds: &ThrowOdds) -> String {
    let mut said = String::new();
    for part in &odds.defence {
        let gives = part.gives();
        match part {
            DefencePart::Base(_) => said += &gives.to_string(),
            _ if gives < 0 => said += &format!(" \u{2212}{}", gives.unsigned_abs()),
            _ => said += &format!(" +{gives}"),
        }
    }
    said + &format!(" = {}", odds.total)
}

fn melee(board: &Board, exchange: &Exchange) -> Odds {
    let scenario = board.scenario();
    let mut throws = vec![throw(board, &exchange.attack)];
    if let Ok(back) = &exchange.riposte {
        throws.push(throw(board, back));
    }
    let lines = odds_words::exchange(scenario, exchange);
    Odds {
        title: odds_words::attack(scenario, exchange),
        throws,
        lines,
    }
}

fn shot(board: &Board, who: Fighter, target: Fighter) -> Option<Odds> {
    let aimed = board.aimed(who, board.at(who)?, target)?;
    let odds = aimed.throw.as_ref()?;
    let mut lines = odds_words::shot(board.scenario(), &aimed);
    let title = lines.remove(0);
    Some(Odds {
        title,
        throws: vec![throw(board, odds)],
        lines,
    })
}
