//! The luck of Guyenne told from skill: each camp's draw against all hands that it could have drawn, the English draw
//! before the French one, and each choice of a bot against its mixed policy, all by the value of positions whose cards
//! are all known.

use guyenne_ai::belief::CardsValue;
use guyenne_ai::{Bot, bot};
use guyenne_rules::card::Cards;
use guyenne_rules::record::Record;
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{BadSetup, Decision, DecisionKind, Move, Position, Setup};
use kit_rules::luck::{Actor, LuckLine, LuckOutcome, LuckStep, value_name};
use kit_rules::seed::Seed;

/// The name of what computes the values.
pub(crate) fn name() -> String {
    value_name("guyenne-1", CardsValue::FILE)
}

/// The bots whose policy is known without a search.
const KNOWN: &[&str] = &["random", "squire", "knight"];

/// A bot's mixed policy: its moves, each with its probability.
pub(crate) type Policy = Vec<(Move, f32)>;

/// A bot whose policy is known, and how many of the first events there are before somebody takes over its seat.
pub(crate) type KnownBot = (Box<dyn Bot>, usize);

/// The bots of a record whose policy is known without a search, by [`Seat::index`].
pub(crate) fn known_bots(record: &Record) -> [Option<KnownBot>; 4] {
    let mut bots = [const { None }; 4];
    for player in &record.players {
        let stays = player.kind.bot().map(|name| (name, usize::MAX));
        let played = stays.or_else(|| player.relieved());
        let known = played.filter(|(name, _)| KNOWN.contains(name));
        // The policy is over all seeds.
        bots[player.seat.index()] =
            known.and_then(|(name, until)| Some((bot(name, Seed(0)).ok()?, until)));
    }
    bots
}

/// A decision.
#[derive(Debug)]
struct Decided {
    position: Position,
    seat: Seat,
    m: Move,
    policy: Option<Policy>,
}

/// A position in which a camp's draw is due, or none.
#[derive(Debug, Clone)]
struct Pending {
    position: Position,
    due: Option<Camp>,
}

impl Pending {
    fn after(mut position: Position, m: Move) -> Self {
        let due = position.play_before_draws(m);
        Self { position, due }
    }

    /// The value, in points of the English winning chance: with every draw that is due near the middle of what can
    /// be drawn, and with combats settled. Whoever shows or concedes, or loses cards, does there what is best for them
    /// with all cards known: the net judges the next round better than the middle of a combat.
    fn points(mut self) -> f64 {
        while let Some(camp) = self.due {
            let cards = self.position.middle_draw(camp);
            self.due = self.position.take_draw(camp, cards);
        }
        let due = self.position.decision();
        let settles = |decision: &Decision| {
            matches!(
                decision.kind,
                DecisionKind::Answer { .. } | DecisionKind::Lose { .. }
            )
        };
        let Some(decision) = due.filter(settles) else {
            return 100.0 * f64::from(CardsValue::of(&self.position));
        };
        let moves = decision.moves().into_iter();
        let values = moves.map(|m| Self::after(self.position.clone(), m).points());
        match decision.seat.camp {
            Camp::English => values.fold(0.0, f64::max),
            Camp::French => values.fold(100.0, f64::min),
        }
    }

    fn drawn(&self, camp: Camp, cards: Cards) -> Self {
        let mut position = self.position.clone();
        let due = position.take_draw(camp, cards);
        Self { position, due }
    }
}

/// Follows a game and notes its steps.
#[derive(Debug)]
pub(crate) struct LuckFollower {
    line: LuckLine,
    /// What was before the last draws; the deal's at first.
    pending: Option<Pending>,
    decided: Option<Decided>,
}

impl LuckFollower {
    /// Begins before anything is dealt.
    ///
    /// # Errors
    /// The set-up is not valid.
    pub(crate) fn new(setup: Setup) -> Result<Self, BadSetup> {
        let (position, due) = Position::undealt(setup)?;
        let pending = Pending { position, due };
        Ok(Self {
            line: LuckLine {
                start: pending.clone().points(),
                steps: Vec::new(),
            },
            pending: Some(pending),
            decided: None,
        })
    }

    /// The next decision, with the position in which it is made, and with the bot's policy if it is known.
    pub(crate) fn decide(&mut self, position: &Position, m: Move, policy: Option<Policy>) {
        self.close(position);
        if let Some(seat) = position.to_move() {
            self.decided = Some(Decided {
                position: position.clone(),
                seat,
                m,
                policy,
            });
        }
    }

    /// The steps up to this position, the last one.
    pub(crate) fn end(mut self, position: &Position) -> LuckLine {
        self.close(position);
        self.line
    }

    /// Notes what came of the last decision, and the draws after it.
    fn close(&mut self, after: &Position) {
        if let Some(decided) = self.decided.take() {
            self.pending = Some(self.choose(decided));
        }
        let Some(mut pending) = self.pending.take() else {
            return;
        };
        while let Some(camp) = pending.due {
            let [before, held] = [&pending.position, after].map(|position| {
                let [one, other] = position.piles(camp).hands;
                one + other
            });
            let mut next = None;
            let mut outcomes = Vec::new();
            for (chance, cards) in pending.position.possible_draws(camp) {
                let drawn = pending.drawn(camp, cards);
                let value = drawn.clone().points();
                outcomes.push(LuckOutcome { chance, value });
                let [one, other] = drawn.position.piles(camp).hands;
                if one + other == held {
                    next = Some((drawn, value));
                }
            }
            debug_assert!(next.is_some(), "{before:?} to {held:?}");
            let Some((drawn, value)) = next else { return };
            self.push(Actor::Chance(camp.index()), value, outcomes);
            pending = drawn;
        }
    }

    /// Notes a decision, and gives what it led to before any draw.
    fn choose(&mut self, decided: Decided) -> Pending {
        let Decided {
            position,
            seat,
            m,
            policy,
        } = decided;
        let after = Pending::after(position.clone(), m);
        let value = after.clone().points();
        let policy = policy.unwrap_or_default();
        let all: f64 = policy.iter().map(|&(_, chance)| f64::from(chance)).sum();
        let outcomes = policy.iter().filter(|&&(_, chance)| chance > 0.0);
        let outcomes = outcomes.map(|&(other, chance)| LuckOutcome {
            chance: f64::from(chance) / all,
            value: if other == m {
                value
            } else {
                Pending::after(position.clone(), other).points()
            },
        });
        self.push(Actor::Side(seat.camp.index()), value, outcomes.collect());
        after
    }

    fn push(&mut self, actor: Actor, value: f64, outcomes: Vec<LuckOutcome>) {
        self.line.steps.push(LuckStep {
            actor,
            value,
            outcomes,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Match;
    use kit_rules::game::{HeadlessGame, play_bots};
    use kit_rules::luck::LuckGame;
    use kit_rules::review::ReviewedGame;

    /// How many decisions of a seat before these events have a known policy, and how many from there on.
    fn known(game: &Match, seat: Seat, events: usize) -> [usize; 2] {
        let line = game.luck_line().expect("its steps");
        let steps = line.steps.iter();
        let decided = steps.filter(|step| matches!(step.actor, Actor::Side(_)));
        let moments = game.moments().expect("its decisions");
        let mut known = [0; 2];
        for (step, moment) in decided.zip(&moments) {
            if moment.seat == seat && !step.outcomes.is_empty() {
                known[usize::from(moment.event >= events)] += 1;
            }
        }
        known
    }

    #[test]
    fn a_bot_plays_by_its_policy_until_somebody_takes_over_its_seat() {
        let played = play_bots::<Match>(0, ["knight"; 2], Seed(4)).expect("a match");
        let mut record = Record::parse(played.record.trim_end()).expect("a record");
        let middle = record.events.len() / 2;
        let [one, other] = [0, 1].map(|n| record.players[n].seat);
        let before = Match::replay(record.line().as_bytes()).expect("its record");
        let all = [one, other].map(|seat| known(&before, seat, middle));
        assert!(all.iter().flatten().all(|&n| n > 0), "{all:?}");
        assert_eq!(before.relieved(one), 0);
        record.players[0].relieve("Ann", middle);
        let after = Match::replay(record.line().as_bytes()).expect("its record");
        assert_eq!(known(&after, one, middle), [all[0][0], 0]);
        assert_eq!(known(&after, other, middle), all[1]);
        assert_eq!([one, other].map(|seat| after.relieved(seat)), [middle, 0]);
    }
}
