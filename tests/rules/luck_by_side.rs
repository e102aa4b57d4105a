//! Luck sums to zero over the sides, as a law that can be broken: each side reckons its own, by what a position is
//! worth to itself, from the positions of the record and from all that could have come there.

use guyenne::games::{fayance, guesclin, guyenne as castles};
use guyenne::rules::game::{HeadlessGame, play_bots};
use guyenne::rules::luck::{Actor, LuckAccount, LuckGame};
use guyenne::rules::seed::Seed;

/// A game in which each side reckons its luck alone.
trait LuckBySide: LuckGame {
    /// The luck of chance of `side`, 0 or 1, in points of its own winning chance.
    fn luck_of(&self, side: usize) -> f64;
}

/// The luck of both sides is none, and the account says the same of each. `near` is how far floats may be off.
fn luck_sums_to_zero<G: LuckBySide>(games: &[(usize, [&str; 2])], near: f64) {
    for &(setup, bots) in games {
        let played = play_bots::<G>(setup, bots, Seed(7)).expect("a match");
        let game = G::replay(played.record.as_bytes()).expect("its record");
        let alone = [0, 1].map(|side| game.luck_of(side));
        assert!(
            (alone[0] + alone[1]).abs() < near,
            "preset {setup}: {alone:?}"
        );
        let line = game.luck_line().expect("its steps");
        let told: f64 = LuckAccount::of(&line).chance.iter().sum();
        for (own, due) in alone.into_iter().zip([told, -told]) {
            assert!((own - due).abs() < near, "preset {setup}: {own} for {due}");
        }
        assert!(told.abs() > 0.1, "preset {setup}: no luck at all, {told}");
    }
}

/// What came, less the mean of all that could have come, each with its probability.
fn luck(came: f64, all: impl Iterator<Item = (f64, f64)>) -> f64 {
    came - all.map(|(chance, value)| chance * value).sum::<f64>()
}

mod of_guyenne {
    use super::castles::Match;
    use super::castles::ai::belief::particle_features;
    use super::castles::ai::nets::Blueprint;
    use super::castles::ai::nets::net::softsign;
    use super::castles::rules::record::Record;
    use super::castles::rules::seat::Camp;
    use super::castles::rules::{DecisionKind, Position};
    use super::{HeadlessGame, LuckBySide, luck, luck_sums_to_zero};

    /// What a position is worth to `camp`: what it thinks of it, less what the enemy thinks of it.
    fn worth(position: &Position, camp: Camp) -> f64 {
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(winner) if winner == camp => 100.0,
                Some(_) => 0.0,
                None => 50.0,
            };
        }
        let net = &Blueprint::shipped().value;
        let thinks = |camp| f64::from(softsign(net.judge(&particle_features(position, camp))));
        50.0 + 25.0 * (thinks(camp) - thinks(camp.enemy()))
    }

    /// The same when all draws that are due were middling and a combat is settled: `camp` does what is best for itself,
    /// the enemy what is worst for it.
    fn settled(mut position: Position, mut due: Option<Camp>, camp: Camp) -> f64 {
        while let Some(drawing) = due {
            let cards = position.middle_draw(drawing);
            due = position.take_draw(drawing, cards);
        }
        let Some(decision) = position.decision() else {
            return worth(&position, camp);
        };
        if !matches!(
            decision.kind,
            DecisionKind::Answer { .. } | DecisionKind::Lose { .. }
        ) {
            return worth(&position, camp);
        }
        let each = decision.moves().into_iter().map(|m| {
            let mut next = position.clone();
            let due = next.play_before_draws(m);
            settled(next, due, camp)
        });
        if decision.seat.camp == camp {
            each.fold(0.0, f64::max)
        } else {
            each.fold(100.0, f64::min)
        }
    }

    /// How many cards of each kind a camp holds.
    fn held(position: &Position, camp: Camp) -> String {
        let [one, other] = position.piles(camp).hands;
        format!("{:?}", one + other)
    }

    impl LuckBySide for Match {
        fn luck_of(&self, side: usize) -> f64 {
            let camp = Camp::ALL[side];
            let record = Record::parse(&self.record()).expect("a record");
            let mut steps = vec![Position::undealt(record.setup()).expect("a set-up")];
            let mut reached = Vec::new();
            let end = record.replay_told(|position, m| {
                let mut after = position.clone();
                let due = after.play_before_draws(m);
                steps.push((after, due));
                reached.push(position.clone());
            });
            reached.push(end.expect("a game"));
            let mut sum = 0.0;
            for ((mut position, mut due), after) in steps.into_iter().zip(reached) {
                while let Some(drawing) = due {
                    let draws = position.possible_draws(drawing).into_iter();
                    let drawn = draws.map(|(chance, cards)| {
                        let mut drawn = position.clone();
                        let due = drawn.take_draw(drawing, cards);
                        (chance, settled(drawn.clone(), due, camp), drawn, due)
                    });
                    let drawn: Vec<_> = drawn.collect();
                    let is_it = |it: &Position| held(it, drawing) == held(&after, drawing);
                    let came = drawn.iter().find(|(_, _, it, _)| is_it(it));
                    let (_, value, next, next_due) = came.expect("what came can come").clone();
                    sum += luck(
                        value,
                        drawn.iter().map(|&(chance, value, ..)| (chance, value)),
                    );
                    (position, due) = (next, next_due);
                }
            }
            sum
        }
    }

    #[test]
    fn luck_of_both_camps_is_none_by_what_each_thinks() {
        luck_sums_to_zero::<Match>(
            &[
                (0, ["squire", "knight"]),
                (4, ["random", "knight"]),
                (8, ["knight", "greedy"]),
                (11, ["knight", "squire"]),
                (13, ["greedy", "random"]),
            ],
            1e-3,
        );
    }
}

mod of_guesclin {
    use super::guesclin::Match;
    use super::guesclin::ai::BoardValue;
    use super::guesclin::rules::record::Record;
    use super::guesclin::rules::{Board, Dice, Move, Throw, pool};
    use super::{HeadlessGame, LuckBySide, luck, luck_sums_to_zero};

    /// Every sum that a capacity may throw: its chance, counted over all dice, and dice that give it.
    fn throws(capacity: u8) -> Vec<(f64, Dice)> {
        let (count, _) = pool(capacity);
        let all = 6_u32.pow(u32::from(count));
        let mut sums: [Option<(f64, Dice)>; 13] = [None; 13];
        for n in 0..all {
            let face = |at: u8| (n / 6_u32.pow(u32::from(at)) % 6) as u8 + 1;
            let faces: Vec<u8> = (0..count).map(face).collect();
            let dice = Dice::new(&faces).expect("at most five dice");
            let sum = &mut sums[usize::from(Throw::of(capacity, dice).score)];
            let (share, _) = sum.get_or_insert((0.0, dice));
            *share += 1.0 / f64::from(all);
        }
        sums.into_iter().flatten().collect()
    }

    /// The boards that a move may lead to, each with its chance: every throw in it is thrown in every way.
    fn ends(before: &Board, m: Move, thrown: &[Dice], chance: f64, found: &mut Vec<(f64, Board)>) {
        let mut board = before.clone();
        let (mut given, mut due) = (thrown.iter(), None);
        board.after(m, &mut |capacity| {
            given.next().copied().unwrap_or_else(|| {
                due.get_or_insert(capacity);
                Dice::all(capacity, 1)
            })
        });
        let Some(capacity) = due else {
            match found.iter_mut().find(|(_, same)| *same == board) {
                Some((sum, _)) => *sum += chance,
                None => found.push((chance, board)),
            }
            return;
        };
        for (share, dice) in throws(capacity) {
            let thrown = [thrown, &[dice]].concat();
            ends(before, m, &thrown, chance * share, found);
        }
    }

    impl LuckBySide for Match {
        fn luck_of(&self, side: usize) -> f64 {
            let mut value = BoardValue::default();
            let mut worth = |board: &Board| {
                let france = value.settled(board);
                100.0 * if side == 0 { france } else { 1.0 - france }
            };
            let record = Record::parse(&self.record()).expect("a record");
            let mut told: Vec<(Board, Move)> = Vec::new();
            let end = record.replay_told(|board, m| told.push((board.clone(), m)));
            let end = end.expect("a game");
            let afters = told.iter().skip(1).map(|(board, _)| board);
            let afters = afters.chain([end.board()]);
            let mut sum = 0.0;
            for ((before, m), after) in told.iter().zip(afters) {
                let mut found = Vec::new();
                ends(before, *m, &[], 1.0, &mut found);
                if found.len() > 1 {
                    let all: Vec<_> = found
                        .iter()
                        .map(|(chance, board)| (*chance, worth(board)))
                        .collect();
                    sum += luck(worth(after), all.into_iter());
                }
            }
            sum
        }
    }

    #[test]
    fn luck_of_both_camps_is_none_by_all_dice() {
        luck_sums_to_zero::<Match>(
            &[
                (0, ["squire", "random"]),
                (1, ["squire", "squire"]),
                (2, ["random", "squire"]),
                (3, ["knight", "random"]),
            ],
            1e-6,
        );
    }
}

mod of_fayance {
    use super::fayance::Match;
    use super::fayance::rules::record::{Record, RecordPlayer};
    use super::fayance::rules::{BySide, Deal, Move, Position, Setup, Side, TURNS};
    use super::{Actor, HeadlessGame, LuckBySide, LuckGame, Seed, luck, luck_sums_to_zero};

    /// The same game with the sides exchanged: south's cards are north's, and each territory lies the other way round.
    fn exchanged(record: &Record) -> Match {
        let deal = record.deal();
        let setup = Setup {
            config: record.config,
            deal: Deal {
                north: deal.hands()[Side::South],
                lot: deal.lot.other(),
                ..deal
            },
        };
        let kind = |side: Side| record.players[side.other()].kind.clone();
        let players = BySide(Side::ALL.map(|side| RecordPlayer::of_kind(side, kind(side))));
        let mut again = Record::new(record.config, Seed(0), players);
        let mut position = Position::observed(setup, &mut again).expect("a set-up");
        for (side, m) in record.decisions() {
            let m = match m {
                Move::Lay(turn) => Move::Lay((turn + TURNS / 2) % TURNS),
                _ => m,
            };
            let played = position.play_observed(side.other(), m, &mut again);
            played.expect("as legal as before");
        }
        Match::replay(again.line().as_bytes()).expect("a record")
    }

    /// North's luck of chance.
    fn of_north(game: &Match) -> f64 {
        let line = game.luck_line().expect("its steps");
        let by_chance = |actor| matches!(actor, Actor::Chance(_));
        let steps = line.steps.iter().filter(|step| by_chance(step.actor));
        steps
            .map(|step| {
                let all = step.outcomes.iter();
                luck(step.value, all.map(|other| (other.chance, other.value)))
            })
            .sum()
    }

    impl LuckBySide for Match {
        fn luck_of(&self, side: usize) -> f64 {
            let record = Record::parse(&self.record()).expect("a record");
            match side {
                0 => of_north(self),
                _ => of_north(&exchanged(&record)),
            }
        }
    }

    #[test]
    fn luck_of_both_sides_is_none_if_they_change_places() {
        // By lot: the deal, the lot and the pile, all that chance does.
        luck_sums_to_zero::<Match>(&[(1, ["glazier", "random"])], 1e-3);
    }
}
