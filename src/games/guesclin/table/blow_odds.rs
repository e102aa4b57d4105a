//! The odds of what is planned, for the plate: each throw with its chance, its dice, its defence, and what can come of
//! it.

use super::plan::{Deed, Plan};
use super::{Turn, odds_words};
use guesclin_rules::preview::{Exchange, FlankSeen, Sway, ThrowOdds};
use guesclin_rules::{Board, Fighter};
use kit_i18n::LocalizedText;

/// The odds of a blow, or of a shot.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// Who strikes whom.
    pub title: LocalizedText,
    /// The throws: the blow, and the strike back if there is one.
    pub throws: Vec<ThrowWords>,
    /// What can come of it, or why nobody strikes back.
    pub lines: Vec<LocalizedText>,
    /// The hexes beside both, each with what it does.
    pub flanks: Vec<FlankWords>,
    /// All ways in which both throws can end, if there are two.
    pub ends: Vec<LocalizedText>,
}

/// A hex beside both, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct FlankWords {
    /// What it does.
    pub said: LocalizedText,
    /// Whether somebody there does not count for an obstacle.
    pub barred: bool,
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
    /// Where the dice come from, and which of them count.
    pub pool: LocalizedText,
    /// What hits.
    pub needs: LocalizedText,
    /// The same with what a hit does, for little room.
    pub short_needs: LocalizedText,
    /// The defence as a sum of named parts.
    pub sum: LocalizedText,
    /// The same for little room, if it has several parts.
    pub short_sum: Option<LocalizedText>,
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
    threat(&board.at_next_action(who), who, other)
}

/// What a fighter could do to an enemy in their next action: the shot from where they stand or the best blow, whichever
/// is likelier to hit. If both are, the shot: nobody strikes back.
fn threat(next: &Board, who: Fighter, foe: Fighter) -> Option<Odds> {
    let strike = Plan::strikes_at(next, who, foe).first().copied();
    let free = next.fighter(who).bears.is_none();
    let aimed = free.then(|| next.shot_odds(who, foe)).flatten();
    match strike {
        Some(strike) if aimed.is_none_or(|aimed| aimed.chance() < strike.chance) => {
            Some(melee(next, &next.exchange(who, strike.from, foe)?))
        }
        _ => aimed.and_then(|_| shot(next, who, foe)),
    }
}

/// A throw in words; `flanks` are those whose obstacles are told with it.
fn throw(board: &Board, odds: &ThrowOdds, flanks: &[FlankSeen]) -> ThrowWords {
    ThrowWords {
        chance: odds.chance(),
        dice: odds.dice,
        best: odds.best,
        pool: odds_words::pool(board, odds),
        needs: odds_words::needs(odds),
        short_needs: odds_words::short_needs(odds),
        sum: odds_words::sum(board.scenario(), odds),
        short_sum: odds_words::short_sum(board.scenario(), odds, flanks),
    }
}

fn melee(board: &Board, exchange: &Exchange) -> Odds {
    let scenario = board.scenario();
    let mut throws = vec![throw(board, &exchange.attack, &exchange.flanks)];
    let mut ends = Vec::new();
    if let Ok(back) = &exchange.riposte {
        throws.push(throw(board, back, &[]));
        ends = odds_words::joint(scenario, exchange);
    }
    let flanks = exchange.flanks.iter().map(|seen| FlankWords {
        said: odds_words::flank(scenario, seen),
        barred: matches!(seen.sway, Sway::Barred(..)),
    });
    Odds {
        title: odds_words::attack(scenario, exchange),
        throws,
        lines: odds_words::exchange(scenario, exchange),
        flanks: flanks.collect(),
        ends,
    }
}

fn shot(board: &Board, who: Fighter, target: Fighter) -> Option<Odds> {
    let aimed = board.aimed(who, board.at(who)?, target)?;
    let odds = aimed.throw.as_ref()?;
    let mut lines = odds_words::shot(board.scenario(), &aimed);
    let title = lines.remove(0);
    Some(Odds {
        title,
        throws: vec![throw(board, odds, &[])],
        lines,
        flanks: Vec::new(),
        ends: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use guesclin_rules::{Dice, Hex, Scenario, Stage};

    /// Scenario 4 after its placement, with two fighters where they are told.
    fn board(at: [(&str, [u8; 2]); 2]) -> (Board, [Fighter; 2]) {
        let scenario = Scenario::of(4).expect("scenario 4");
        let mut board = Board::new(scenario);
        while let Stage::Place(_) = board.stage() {
            let m = board.moves()[0];
            board.after(m, &mut |capacity| Dice::all(capacity, 1));
        }
        let both = at.map(|(id, [column, row])| {
            let n = scenario.fighters.iter().position(|it| it.id == id);
            let who = n.and_then(Fighter::new).expect("a fighter");
            assert!(board.put(who, Hex::new(column, row).expect("a hex")));
            who
        });
        (board, both)
    }

    #[test]
    fn an_enemy_who_shoots_is_feared_for_the_shot() {
        // Adjacent: SHOT 5 less 1, not MELEE 1.
        let (next, [archer, squire]) =
            board([("english-archer", [11, 3]), ("blesist-squire", [11, 4])]);
        let odds = threat(&next, archer, squire).expect("in range");
        let dice: Vec<_> = odds
            .throws
            .iter()
            .map(|throw| (throw.dice, throw.best))
            .collect();
        assert_eq!(dice, [(4, true)], "{odds:?}");
        assert_eq!(Some(odds), shot(&next, archer, squire));
    }

    #[test]
    fn one_who_can_do_nothing_is_not_feared() {
        let (far, [archer, squire]) =
            board([("english-archer", [2, 1]), ("blesist-squire", [14, 6])]);
        assert_eq!(threat(&far, archer, squire), None);
    }
}
