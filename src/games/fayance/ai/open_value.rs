//! What a position is worth with everything known, as the champion reckons it: north's chance to become king, exact
//! from when the sixth territory is taken, by the nets before.

use super::endgame::{Endgame, GameState};
use super::oracle::Search;
use super::solving::Solving;
use super::style::{CHAMPION, LeafValue, Matchup, bared};
use super::territory::{Battle, best_turn, by_turn};
use super::value;
use fayance_rules::{BySide, Cards, Land, Move, Row, Side, Stage, Territory, Troop, View};
use kit_ai::exact::matrix;

/// Moves with their probabilities, which add up to 1.
pub type MovePolicy = Vec<(Move, f64)>;

/// Values the positions of one game. What it keeps only saves time.
#[derive(Debug, Clone, Default)]
pub struct OpenValue {
    endgame: Option<Endgame>,
    /// The search for the moment of now.
    work: Option<(Moment, Work)>,
}

/// What both sides know when something is decided.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Moment {
    stage: Stage,
    land: Option<Land>,
    state: GameState,
}

impl Moment {
    fn of(view: &View) -> Option<Self> {
        let state = GameState::of(view)?;
        Some(Self {
            stage: view.stage,
            land: view.land,
            state,
        })
    }

    /// The armies that may be chosen.
    fn matchup(&self) -> Matchup<'_> {
        let leaders = match self.stage {
            Stage::Muster => &Side::ALL,
            _ => core::slice::from_ref(&self.state.leader),
        };
        Matchup::by(value::shipped(), &self.state, leaders, &bared(&self.state))
    }

    fn battle(&self) -> Option<Battle> {
        Some(Battle {
            terrains: self.land?.terrains()?,
            leader: self.state.leader,
            active: self.state.active,
        })
    }
}

/// What is left to do for a moment.
#[derive(Debug, Clone)]
enum Work {
    Armies(Search),
    Solve(Solving),
    Done,
}

/// The states in which a territory that was laid may have bared the next one; each is as likely.
fn candidates(state: &GameState) -> Vec<GameState> {
    let Some(top) = state.top else {
        return Vec::new();
    };
    let all = state.below.with(top);
    let with = |top| GameState {
        top: Some(top),
        below: all.without(top),
        ..*state
    };
    all.iter().map(with).collect()
}

impl OpenValue {
    /// The numbers by which it values what it cannot solve.
    pub const FILE: &'static [u8] = value::FILE;

    fn solver(&mut self, state: &GameState) -> &mut Endgame {
        self.endgame.take_if(|known| !known.covers(state));
        self.endgame.get_or_insert_with(|| Endgame::new(state))
    }

    fn begin(&mut self, moment: &Moment) -> Work {
        let state = &moment.state;
        let armies = matches!(moment.stage, Stage::Muster | Stage::Refill);
        if !CHAMPION.solves(state) {
            return match armies {
                true => Work::Armies(Search::new(moment.matchup().counts())),
                false => Work::Done,
            };
        }
        let endgame = self.solver(state);
        let all = |state: &GameState| -> Vec<Battle> {
            Battle::all(state.next, state.leader, state.active).collect()
        };
        let mut solving = match moment.battle() {
            Some(battle) => Solving::of(endgame, state, &[battle]),
            None if armies => Solving::of(endgame, state, &[]),
            None => Solving::of(endgame, state, &all(state)),
        };
        if moment.stage == Stage::Lay {
            for other in candidates(state) {
                solving.join(Solving::of(endgame, &other, &all(&other)));
            }
        }
        Work::Solve(solving)
    }

    /// Prepares [`stakes`](Self::stakes) and [`bared`](Self::bared) for about `iterations` more; returns whether it is
    /// done. Many slices give the same as one.
    pub fn think(&mut self, view: &View, mut iterations: u32) -> bool {
        let Some(moment) = Moment::of(view) else {
            return true;
        };
        let mut work = match self.work.take() {
            Some((of, work)) if of == moment => work,
            _ => self.begin(&moment),
        };
        let done = match &mut work {
            Work::Armies(search) => {
                let matchup = moment.matchup();
                search.advance(iterations, &mut |north, south| matchup.entry(north, south))
            }
            Work::Solve(solving) => solving.advance(self.solver(&moment.state), &mut iterations),
            Work::Done => true,
        };
        self.work = Some((moment, work));
        done
    }

    /// The decision that is due in `view`, a side's that knows both reserves, for both sides at once; `None` if none is
    /// due.
    pub fn stakes(&mut self, view: &View) -> Option<Stakes> {
        while !self.think(view, u32::MAX) {}
        let moment = Moment::of(view)?;
        match view.stage {
            Stage::Muster | Stage::Refill => Some(self.armies(moment)),
            Stage::Call => Some(Stakes::of_calls(moment)),
            Stage::Lay => Some(self.turns(moment)),
            Stage::Choose => self.cards(moment),
            Stage::Between | Stage::Over(_) => None,
        }
    }

    fn armies(&mut self, moment: Moment) -> Stakes {
        let state = moment.state;
        let as_move = match moment.stage {
            Stage::Muster => Move::Muster,
            _ => Move::Refill,
        };
        let moves = |options: &BySide<Vec<Cards>>| {
            BySide(options.0.each_ref().map(|options| {
                let rows = options.iter().map(|&cards| as_move(Row::sorted(cards)));
                rows.collect::<Vec<Move>>()
            }))
        };
        let work = self.work.take();
        if let Some((_, Work::Armies(search))) = work {
            let options = moment.matchup().options;
            let mut policies = BySide(options.0.each_ref().map(|all| vec![0.0; all.len()]));
            let mut value = 0.0;
            if let Some(answer) = search.answer() {
                value = answer.value;
                for (to, policy) in policies.0.iter_mut().zip(&answer.policies) {
                    policy.iter().for_each(|&(at, chance)| to[at] = chance);
                }
            }
            return Stakes {
                moves: moves(&options),
                policies,
                value,
                entries: Entries::Asked(Box::new(search)),
                moment,
            };
        }
        let (entries, options) = self.solver(&state).refill_entries(&state);
        let solution = matrix::solve(&entries, options[Side::South].len());
        Stakes {
            moves: moves(&options),
            policies: BySide::new(solution.rows, solution.columns),
            value: solution.value,
            entries: Entries::Known(entries),
            moment,
        }
    }

    fn turns(&mut self, moment: Moment) -> Stakes {
        let state = moment.state;
        let turns = self.by_turn(&state);
        let (best, value) = best_turn(state.leader, &turns);
        let policy = turns
            .iter()
            .map(|&(turn, _)| f64::from(u8::from(turn == best)));
        let mut policies = BySide(Side::ALL.map(|_| vec![1.0]));
        policies[state.leader] = policy.collect();
        let mut moves = BySide::<Vec<Move>>::default();
        moves[state.leader] = turns.iter().map(|&(turn, _)| Move::Lay(turn)).collect();
        Stakes {
            moves,
            policies,
            value,
            entries: Entries::Known(turns.into_iter().map(|(_, value)| value).collect()),
            moment,
        }
    }

    fn by_turn(&mut self, state: &GameState) -> arrayvec::ArrayVec<(u8, f64), 4> {
        if CHAMPION.solves(state) {
            return self.solver(state).by_turn(state);
        }
        let leaf = LeafValue::new(&CHAMPION, state);
        by_turn(state.next, state.leader, state.active, |at| leaf.of(at))
    }

    fn cards(&mut self, moment: Moment) -> Option<Stakes> {
        let state = moment.state;
        let battle = moment.battle()?;
        let choice = if CHAMPION.solves(&state) {
            self.solver(&state).choice(&state, &battle)
        } else {
            let leaf = LeafValue::new(&CHAMPION, &state);
            battle.choice(&mut |at| leaf.of(at))
        };
        let solution = choice.solve();
        let moves = choice
            .cards
            .map(|cards| cards.into_iter().map(Move::Choose).collect());
        Some(Stakes {
            moves,
            policies: BySide::new(solution.rows, solution.columns),
            value: solution.value,
            entries: Entries::Known(choice.entries.to_vec()),
            moment,
        })
    }

    /// Right after a territory was taken from the pile, as `view` shows it: what north's chance is by the territory
    /// that this may have bared, each as likely; nothing if none was bared.
    pub fn bared(&mut self, view: &View) -> Vec<(Territory, f64)> {
        let state = GameState::of(view).filter(|_| view.stage == Stage::Lay);
        let all = state.iter().flat_map(candidates);
        let value = |state: GameState| {
            let turns = self.by_turn(&state);
            let (_, value) = best_turn(state.leader, &turns);
            state.top.map(|top| (top, value))
        };
        all.filter_map(value).collect()
    }
}

/// North's chance before the first territory is taken, if `leader` leads.
fn led(state: &GameState, leader: Side) -> f64 {
    let bared = state.top.into_iter();
    let state = GameState {
        leader,
        top: None,
        below: bared.fold(state.below, fayance_rules::Territories::with),
        ..*state
    };
    let leaf = LeafValue::new(&CHAMPION, &state);
    let turns = by_turn(state.next, leader, state.active, |at| leaf.of(at));
    best_turn(leader, &turns).1
}

/// North's chance by the side that leads the first territory, before it is taken; `view` is after the musters, also
/// right after it was taken.
#[must_use]
pub fn by_leader(view: &View) -> Option<BySide<f64>> {
    let state = GameState::of(view)?;
    Some(BySide(Side::ALL.map(|leader| led(&state, leader))))
}

/// A decision of both sides: what each pair of moves is worth, and the champion's policies.
#[derive(Debug, Clone)]
pub struct Stakes {
    /// The moves that differ in what follows; none of a side that does not decide.
    moves: BySide<Vec<Move>>,
    /// The champion's probabilities; that of a side that does not decide is 1.
    policies: BySide<Vec<f64>>,
    value: f64,
    entries: Entries,
    moment: Moment,
}

/// North's chances, in rows of south's moves.
#[derive(Debug, Clone)]
enum Entries {
    Known(Vec<f64>),
    /// Those that were not asked for yet are reckoned.
    Asked(Box<Search>),
}

impl Stakes {
    fn of_calls(moment: Moment) -> Self {
        let led = Side::ALL.map(|leader| led(&moment.state, leader));
        let mean = 0.5 * (led[0] + led[1]);
        let entry = |north: Troop, south: Troop| match (north.beats(south), south.beats(north)) {
            (true, _) => led[0],
            (_, true) => led[1],
            // Either is as likely to lead in the end.
            _ => mean,
        };
        let row = |north| Troop::ALL.map(|south| entry(north, south));
        let third = vec![1.0 / Troop::ALL.len() as f64; Troop::ALL.len()];
        Self {
            moves: BySide(Side::ALL.map(|_| Troop::ALL.map(Move::Call).to_vec())),
            policies: BySide::new(third.clone(), third),
            value: mean,
            entries: Entries::Known(Troop::ALL.into_iter().flat_map(row).collect()),
            moment,
        }
    }

    /// North's chance if both go on as the champion.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.value
    }

    /// The champion's policy for `side`.
    #[must_use]
    pub fn policy(&self, side: Side) -> MovePolicy {
        let moves = self.moves[side].iter().copied();
        let all = moves.zip(self.policies[side].iter().copied());
        all.filter(|&(_, chance)| chance > 0.0).collect()
    }

    /// The number of the move that leads to the same as `m`.
    fn index(&self, side: Side, m: Move) -> Option<usize> {
        let territory = self.moment.land.map(|land| land.territory);
        let same = |other: &Move| match (*other, m) {
            (Move::Muster(row), Move::Muster(other)) | (Move::Refill(row), Move::Refill(other)) => {
                row.cards() == other.cards()
            }
            (Move::Lay(turn), Move::Lay(other)) => territory
                .is_some_and(|territory| territory.terrains(turn) == territory.terrains(other)),
            _ => *other == m,
        };
        self.moves[side].iter().position(same)
    }

    /// North's chance after these moves.
    #[must_use]
    pub fn both(&mut self, moves: BySide<Move>) -> Option<f64> {
        let [north, south] = [
            self.index(Side::North, moves[Side::North])?,
            self.index(Side::South, moves[Side::South])?,
        ];
        Some(self.means(&[(north, 1.0)], &[(south, 1.0)]))
    }

    /// North's chance after `m` of `side`, where the other side answers by `answers`, or, if they are not known, as the
    /// champion. `None` if `m` is no move of this decision.
    #[must_use]
    pub fn after(&mut self, side: Side, m: Move, answers: Option<&MovePolicy>) -> Option<f64> {
        let own = [(self.index(side, m)?, 1.0)];
        let other = side.other();
        let answers: Vec<(usize, f64)> = match answers {
            Some(answers) => {
                let indexed = answers.iter().filter(|(_, chance)| *chance > 0.0);
                let indexed = indexed.map(|&(m, chance)| Some((self.index(other, m)?, chance)));
                indexed.collect::<Option<_>>()?
            }
            None => {
                let all = self.policies[other].iter().copied().enumerate();
                all.filter(|&(_, chance)| chance > 0.0).collect()
            }
        };
        Some(match side {
            Side::North => self.means(&own, &answers),
            Side::South => self.means(&answers, &own),
        })
    }

    fn means(&mut self, north: &[(usize, f64)], south: &[(usize, f64)]) -> f64 {
        let columns = self.policies[Side::South].len();
        let mut sum = 0.0;
        match &mut self.entries {
            Entries::Known(entries) => {
                for &(row, chance) in north {
                    let one = |&(column, other): &(usize, f64)| {
                        chance * other * entries[row * columns + column]
                    };
                    sum += south.iter().map(one).sum::<f64>();
                }
            }
            Entries::Asked(search) => {
                let matchup = self.moment.matchup();
                for &(row, chance) in north {
                    for &(column, other) in south {
                        let entry = &mut |row, column| matchup.entry(row, column);
                        sum += chance * other * search.entry(row, column, entry);
                    }
                }
            }
        }
        sum
    }
}
