//! The luck of Le Trône de Fayance told from skill: the deal against the same deal with the hands exchanged, the pile
//! as it is bared against all territories that might have been, the lot, and each choice of a bot against its mixed
//! policy, all by the champion's valuation with all known.

use fayance_ai::{Bot, MovePolicy, OpenValue, Stakes, bot, by_leader, yardstick};
use fayance_rules::record::Record;
use fayance_rules::{BySide, Move, Position, Setup, Side, Stage, View};
use kit_rules::luck::{Actor, LuckLine, LuckOutcome, LuckStep, value_name};
use kit_rules::review::LineWorker;
use kit_rules::seed::{Seed, following};

/// The name of what computes the values.
pub(crate) fn name() -> String {
    value_name("fayance-1", OpenValue::FILE)
}

/// The bot that plays by the very values that luck is told by.
const CHAMPION: &str = "champion";

/// Values nearer than this are the same.
const NEAR: f64 = 1e-9;

/// How many moves are drawn of a bot that knows its policy only by drawing from it: of cards, calls and turns, and of
/// armies, each of which is dear to value. A policy of more moves is drawn from, too.
const DRAWN: [usize; 2] = [32, 8];
/// The seeds of what is drawn; no bot at play has one of them but by chance.
const STREAM: Seed = Seed(0xfa7a_9ce5_0dd5);

/// What is known of how a side chooses.
pub(crate) enum Known {
    /// Nothing: a person.
    Nothing,
    /// It plays as the champion.
    Champion,
    /// It plays so.
    Policy(MovePolicy),
    /// It might have played these, each as likely as what it did.
    Drawn(Vec<Move>),
}

impl Known {
    /// What is known of a bot at `view`.
    pub fn of(player: &mut dyn Bot, view: &View) -> Self {
        let name = player.name();
        if name == CHAMPION {
            return Self::Champion;
        }
        let armies = matches!(view.stage, Stage::Muster | Stage::Refill);
        let most = DRAWN[usize::from(armies)];
        match player.policy(view) {
            Some(policy) if policy.len() <= most => return Self::Policy(policy),
            _ => {}
        }
        let drawn = (0..most as u64).map(|n| {
            let seed = following(STREAM, n);
            let another = bot(name, seed).ok().or_else(|| yardstick(name, seed));
            another.and_then(|mut another| another.choose(view))
        });
        let drawn: Option<Vec<Move>> = drawn.collect();
        drawn.map_or(Self::Nothing, Self::Drawn)
    }

    /// Its policy for `side`.
    fn policy(self, stakes: &Stakes, side: Side) -> Option<Policy> {
        let exact = |moves| Policy {
            moves,
            drawn: false,
        };
        match self {
            Self::Nothing => None,
            Self::Champion => Some(exact(stakes.policy(side))),
            Self::Policy(policy) => Some(exact(policy)),
            Self::Drawn(moves) => {
                let chance = 1.0 / moves.len() as f64;
                Some(Policy {
                    moves: moves.into_iter().map(|m| (m, chance)).collect(),
                    drawn: true,
                })
            }
        }
    }
}

/// How a side chooses.
#[derive(Debug)]
struct Policy {
    moves: MovePolicy,
    /// Whether these are moves drawn from it: what was done is one more.
    drawn: bool,
}

/// North's chance in points.
fn points(chance: f64) -> f64 {
    (100.0 * chance).clamp(0.0, 100.0)
}

/// A pair of choices of which the first has been made.
#[derive(Debug)]
struct Half {
    stakes: Stakes,
    first: Move,
    /// How the other side answers, if that is known.
    answers: Option<Policy>,
}

/// Follows a game and notes its steps.
#[derive(Debug)]
pub(crate) struct LuckFollower {
    open: OpenValue,
    line: LuckLine,
    half: Option<Half>,
    /// What was decided by both before the position of now.
    decided: Option<Stage>,
}

impl LuckFollower {
    /// Begins before anything is dealt.
    pub fn new() -> Self {
        Self {
            open: OpenValue::default(),
            line: LuckLine {
                // Both sides are dealt alike.
                start: 50.0,
                steps: Vec::new(),
            },
            half: None,
            decided: None,
        }
    }

    /// Prepares [`decide`](Self::decide) for about `iterations` more; returns whether it is done.
    pub fn think(&mut self, position: &Position, iterations: u32) -> bool {
        self.half.is_some() || self.open.think(&open_view(position), iterations)
    }

    /// The next decision: `m` of `side` in `position`. `known` says what is known of how a side chooses.
    pub fn decide(
        &mut self,
        position: &Position,
        side: Side,
        m: Move,
        known: &mut dyn FnMut(Side, &View) -> Known,
    ) {
        if let Some(half) = self.half.take() {
            self.answer(half, side, m);
            self.decided = Some(position.stage());
            return;
        }
        self.close(position);
        let Some(mut stakes) = self.open.stakes(&open_view(position)) else {
            return;
        };
        self.reckon(side, points(stakes.value()));
        let mut policy = |side: Side| known(side, &position.view(Some(side))).policy(&stakes, side);
        let own = policy(side);
        let is_pair = position.stage() != Stage::Lay;
        let answers = if is_pair { policy(side.other()) } else { None };
        let answered = answers.as_ref().map(|answers| &answers.moves);
        let after = |m: Move| stakes.after(side, m, answered).map(points);
        self.choose(side, m, own.as_ref(), after);
        if is_pair {
            self.half = Some(Half {
                stakes,
                first: m,
                answers,
            });
        }
    }

    /// The steps up to this position, the last one.
    pub fn end(mut self, position: &Position) -> LuckLine {
        self.close(position);
        self.line
    }

    /// The second of two choices.
    fn answer(&mut self, half: Half, side: Side, m: Move) {
        let Half {
            mut stakes,
            first,
            answers,
        } = half;
        let after = |m: Move| {
            let moves = match side {
                Side::North => BySide::new(m, first),
                Side::South => BySide::new(first, m),
            };
            stakes.both(moves).map(points)
        };
        self.choose(side, m, answers.as_ref(), after);
    }

    /// Notes what a side chose, where `after` says what its moves are worth.
    fn choose(
        &mut self,
        side: Side,
        m: Move,
        policy: Option<&Policy>,
        mut after: impl FnMut(Move) -> Option<f64>,
    ) {
        let Some(value) = after(m) else { return };
        let mut outcomes = Vec::new();
        if let Some(Policy { moves, drawn }) = policy {
            let count = moves.len() as f64;
            let part = if *drawn { count / (count + 1.0) } else { 1.0 };
            for &(other, chance) in moves.iter().filter(|(_, chance)| *chance > 0.0) {
                let chance = chance * part;
                let value = after(other);
                outcomes.extend(value.map(|value| LuckOutcome { chance, value }));
            }
            if *drawn {
                let chance = 1.0 - part;
                outcomes.push(LuckOutcome { chance, value });
            }
        }
        // Whoever plays what the bot never does has played in its place.
        if !outcomes.iter().any(|outcome| outcome.value == value) {
            outcomes.clear();
        }
        self.push(Actor::Side(side.index()), value, outcomes);
    }

    /// Notes what chance did before `position`.
    fn close(&mut self, position: &Position) {
        let view = open_view(position);
        if self.line.steps.is_empty() && self.decided.is_none() {
            if let Some(stakes) = self
                .open
                .stakes(&view)
                .filter(|_| view.stage == Stage::Muster)
            {
                let dealt = points(stakes.value());
                self.chance(0, dealt, &[dealt, 100.0 - dealt]);
            }
            return;
        }
        let Some(decided) = self.decided.take() else {
            return;
        };
        let leader = position.leader().filter(|_| position.stage() == Stage::Lay);
        let Some(leader) = leader.filter(|_| decided != Stage::Choose) else {
            return;
        };
        let equal = view.equal_calls.len() == usize::from(fayance_rules::CALLS);
        let drawn = decided == Stage::Muster || decided == Stage::Call && equal;
        if let Some(led) = by_leader(&view).filter(|_| drawn) {
            self.chance(0, points(led[leader]), &led.map(points).0);
        }
        let bared = self.open.bared(&view);
        let all: Vec<f64> = bared.iter().map(|&(_, chance)| points(chance)).collect();
        let came = bared.iter().find(|(top, _)| Some(*top) == view.top);
        if let Some(&(_, chance)) = came.filter(|_| all.len() > 1) {
            self.chance(leader.index(), points(chance), &all);
        }
    }

    fn last(&self) -> f64 {
        self.line
            .steps
            .last()
            .map_or(self.line.start, |step| step.value)
    }

    /// Notes that the value is another one when it is reckoned further ahead: a step that cannot come otherwise.
    fn reckon(&mut self, side: Side, value: f64) {
        if (value - self.last()).abs() > NEAR {
            self.chance(side.index(), value, &[value]);
        }
    }

    /// Notes what chance did: one of `all`, each as likely.
    fn chance(&mut self, side: usize, value: f64, all: &[f64]) {
        let chance = 1.0 / all.len() as f64;
        let outcomes = all.iter().map(|&value| LuckOutcome { chance, value });
        self.push(Actor::Chance(side), value, outcomes.collect());
    }

    fn push(&mut self, actor: Actor, value: f64, outcomes: Vec<LuckOutcome>) {
        self.line.steps.push(LuckStep {
            actor,
            value,
            outcomes,
        });
    }
}

/// What is known on the table when a choice is due; either side knows it.
fn open_view(position: &Position) -> View {
    position.view(Some(Side::North))
}

/// Tells the line of a record, in slices.
pub(crate) struct LineTeller {
    position: Position,
    left: std::vec::IntoIter<(Side, Move)>,
    follower: LuckFollower,
    bots: BySide<Option<Box<dyn Bot>>>,
    line: Option<Result<LuckLine, String>>,
}

impl LineTeller {
    /// Begins with a record.
    ///
    /// # Errors
    /// Its set-up is not valid.
    pub fn new(record: &Record) -> Result<Self, String> {
        let setup = Setup {
            config: record.config,
            deal: record.deal(),
        };
        let position = Position::new(setup).map_err(|problem| problem.to_string())?;
        // The policy is over all seeds.
        let known = |side: Side| bot(record.players[side].kind.bot()?, Seed(0)).ok();
        Ok(Self {
            position,
            left: record.decisions().into_iter(),
            follower: LuckFollower::new(),
            bots: BySide(Side::ALL.map(known)),
            line: None,
        })
    }

    fn step(&mut self) -> Result<Option<LuckLine>, String> {
        let position = &mut self.position;
        let Some((side, m)) = self.left.next() else {
            let follower = core::mem::replace(&mut self.follower, LuckFollower::new());
            return Ok(Some(follower.end(position)));
        };
        let bots = &mut self.bots;
        self.follower.decide(position, side, m, &mut |side, view| {
            let bot = bots[side].as_deref_mut();
            bot.map_or(Known::Nothing, |bot| Known::of(bot, view))
        });
        let played = position.play(side, m);
        played.map(|()| None).map_err(|refusal| refusal.to_string())
    }
}

impl LineWorker for LineTeller {
    fn think(&mut self, iterations: u32) -> bool {
        while self.line.is_none() {
            if !self.follower.think(&self.position, iterations) {
                return false;
            }
            let heavy = self.follower.half.is_none();
            self.line = self.step().transpose();
            if heavy && self.line.is_none() {
                return false;
            }
        }
        true
    }

    fn line(&self) -> Result<LuckLine, String> {
        let known = self.line.clone();
        known.unwrap_or_else(|| Err("the line is not told yet".to_owned()))
    }
}
