//! Hints: the move that a knight who does not err would make, and the reasons, as facts for the locale files. Chances
//! are exact; threats are those of the enemies as they stand now.

use arrayvec::ArrayVec;
use kit_ai::Thinker;

use super::super::bot::dice;
use super::super::destinations::{Toward, nearest};
use super::super::plan::Planner;
use super::super::style::OF_HINTS;
use super::super::tactician::{decide, planner};
use super::orders::order_reasons;
use guesclin_rules::preview::{NoRiposte, Sway, percent};
use guesclin_rules::{
    Banner, Board, Fighter, Hex, HitResult, Move, Object, ObjectKind, Stage, View,
};
use kit_rules::seed::Seed;

/// Why a move is advised. Each reason is true on the board; chances are in per cent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintReason {
    /// The blow or shot has this chance to do this.
    Hits {
        /// What a hit does.
        result: HitResult,
        /// How likely that is.
        chance: u8,
    },
    /// This fighter beside the target lowers the defence by 1.
    Beside(Fighter),
    /// These two beside the target lower it by 2.
    BesideBoth(Fighter, Fighter),
    /// The strike back would hit with this chance.
    Back(u8),
    /// There is no strike back.
    NoBack(NoRiposte),
    /// Nothing lies on the line of the shot.
    Clear,
    /// The move comes so many points nearer to this.
    Nearer(Toward, u8),
    /// From there it is so many points to this.
    Away(Toward, u8),
    /// The hex is so many rows from the middle of the map.
    Middle(u8),
    /// So many enemies can strike or shoot at the fighter there, and more where they stand.
    Fewer {
        /// There.
        there: u8,
        /// Where they stand.
        here: u8,
    },
    /// The blows to expect there hit less often.
    Calmer,
    /// This post then flies the camp's banner.
    Flies(u8),
    /// Who holds this object comes nearer to the victory.
    Counts(Object),
    /// This object is then brought off the map.
    BringsOut(Object),
    /// The object is off the map, and only this fighter still counts.
    Settled,
    /// With the order the fighter strikes this enemy with a better chance: without it at best the second.
    OrderStrike {
        /// The enemy.
        target: Fighter,
        /// The chance with the order.
        then: u8,
        /// The best chance without it; `None` out of reach.
        now: Option<u8>,
    },
    /// With the order the fighter comes so many points nearer to this, without it fewer.
    OrderNearer {
        /// To what.
        toward: Toward,
        /// With the order.
        then: u8,
        /// Without it.
        now: u8,
    },
    /// The order changes DEFENCE, and so many enemies can strike or shoot at the fighter.
    OrderDefence {
        /// With the order.
        then: i8,
        /// Without it.
        now: i8,
        /// The enemies.
        foes: u8,
    },
    /// With the order the fighter leaves the map at once, without it not yet.
    OrderLeaves,
    /// With the order the fighter gets as far as this hex, without it not.
    OrderGoes(Hex),
    /// The order changes MELEE or DEFENCE, and no other order gains more.
    OrderGains,
    /// What lies on the bridge keeps it down.
    KeepsBridge,
    /// Whoever bears nothing can fight.
    FreeHands,
    /// The raised bridge shuts so many French fighters out, and so many in.
    ShutsOut {
        /// Out.
        out: u8,
        /// In.
        inside: u8,
    },
    /// The lowered bridge opens the way.
    OpensWay,
    /// A cart that is broken up never reaches the town.
    NeverArrives,
    /// A load falls so many hexes from the nearest friend and the nearest enemy.
    Falls {
        /// From the friend.
        own: u8,
        /// From the enemy.
        theirs: u8,
    },
    /// Everybody has acted.
    AllActed,
    /// So many could still act, but nothing gains anything.
    NothingGains(u8),
}

/// The reasons of a hint, the most important first.
pub(super) type Reasons = ArrayVec<HintReason, 6>;

/// A move and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// What the knight would do.
    pub advised: Move,
    /// What the fighter would do after the advised move.
    pub then: Option<Move>,
    /// One or two reasons, the most important first.
    pub reasons: ArrayVec<HintReason, 2>,
}

impl Hint {
    /// A move without reasons.
    #[must_use]
    pub fn bare(advised: Move) -> Self {
        Self {
            advised,
            then: None,
            reasons: ArrayVec::new(),
        }
    }

    /// A move of the decision in `view`, with what speaks for it as the knight sees it; `None` if there is no decision.
    #[must_use]
    pub fn of(view: &View, advised: Move) -> Option<Self> {
        let banner = view.viewer.filter(|_| view.decides())?;
        let board = &view.board;
        let planner = planner(&OF_HINTS, board, banner);
        let then = match advised {
            Move::March {
                who,
                to,
                exit: None,
            } => planner.deed(board, who, to, true).map(|(_, deed)| deed),
            _ => None,
        };
        let mut all = Reasons::new();
        reasons(board, banner, &planner, advised, &mut all);
        Some(Self {
            advised,
            then,
            reasons: all.into_iter().take(2).collect(),
        })
    }
}

/// Gives hints by the knight's plan.
#[derive(Debug, Clone, Copy)]
pub struct HintBot {
    seed: Seed,
}

impl HintBot {
    /// A bot for hints with its own seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed }
    }

    /// The hint for the decision in `view`; `None` if there is none.
    #[must_use]
    pub fn hint(self, view: &View) -> Option<Hint> {
        let banner = view.viewer.filter(|_| view.decides())?;
        let board = &view.board;
        let advised = decide(&OF_HINTS, board, banner, &mut dice(self.seed, board))?;
        Hint::of(view, advised)
    }
}

impl Thinker for HintBot {
    type View = View;
    type Answer = Option<Hint>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        let _at_once = (view, iterations);
        true
    }

    fn answer(&mut self, view: &View) -> Option<Hint> {
        self.hint(view)
    }
}

fn reasons(board: &Board, banner: Banner, planner: &Planner, advised: Move, all: &mut Reasons) {
    match advised {
        Move::Place { who, at } => placing(board, who, at, all),
        Move::Order { to, order } => order_reasons(board, planner, to, order, all),
        Move::March {
            who,
            to,
            exit: None,
        } => marching(board, planner, who, to, all),
        Move::March {
            who, exit: Some(_), ..
        } => all.push(match board.fighter(who).bears {
            Some(object) => HintReason::BringsOut(object),
            None => HintReason::Settled,
        }),
        Move::Attack { .. } | Move::Shoot { .. } => {
            if let (Some(who), Some(at)) =
                (actor(advised), actor(advised).and_then(|who| board.at(who)))
            {
                deed(board, who, at, advised, all);
            }
        }
        Move::Finish => {
            let idle = board.of_banner(banner);
            let idle = idle.filter(|&who| board.check_acts(who).is_ok()).count();
            all.push(match idle {
                0 => HintReason::AllActed,
                n => HintReason::NothingGains(n as u8),
            });
        }
        Move::Drop { at } => {
            let Stage::Drop(bearer) = board.stage() else {
                return;
            };
            let camp = board.camp(bearer);
            let near = |camp| {
                let all = board.standing(camp).map(|(_, from)| from.distance(at));
                all.min()
            };
            if let (Some(own), Some(theirs)) = (near(camp), near(camp.other())) {
                all.push(HintReason::Falls { own, theirs });
            }
        }
        Move::Take { who, .. }
        | Move::Put { who }
        | Move::Break { who, .. }
        | Move::Bridge { who } => {
            if let Some(at) = board.at(who) {
                deed(board, who, at, advised, all);
            }
        }
        Move::Give { .. } | Move::Follow { .. } => {}
    }
}

/// Who does a deed.
const fn actor(m: Move) -> Option<Fighter> {
    match m {
        Move::Attack { who, .. } | Move::Shoot { who, .. } => Some(who),
        _ => None,
    }
}

fn placing(board: &Board, who: Fighter, at: Hex, all: &mut Reasons) {
    let mut there = board.clone();
    if !there.put(who, at) {
        return;
    }
    if let Some((toward, _, points)) = nearest(&there, who, at, at) {
        all.push(HintReason::Away(toward, points));
    }
    // The knight likes the middle, from where nothing is far.
    let off = at.row().abs_diff(5);
    if off <= 2 || all.is_empty() {
        all.push(HintReason::Middle(off));
    }
}

/// The reasons of a move, by what it gains most.
fn marching(board: &Board, planner: &Planner, who: Fighter, to: Hex, all: &mut Reasons) {
    let (Some(weighed), Some(at)) = (planner.weigh(board, who, to), board.at(who)) else {
        return;
    };
    let mut of_deed = Reasons::new();
    if let Some((_, m)) = weighed.deed {
        deed(board, who, to, m, &mut of_deed);
    }
    let way = nearest(board, who, at, to);
    let way = way.and_then(|(toward, before, after)| {
        let points = before.checked_sub(after).filter(|&points| points > 0)?;
        Some(HintReason::Nearer(toward, points))
    });
    let threats = board.threats(board.camp(who).other());
    let (here, there) = (threats.count(at) as u8, threats.count(to) as u8);
    let safety = if there < here {
        HintReason::Fewer { there, here }
    } else {
        HintReason::Calmer
    };
    let posts = &board.scenario().posts;
    let post = posts.iter().position(|post| post.at == to);
    let mut of_deed = of_deed.into_iter();
    let mut parts = [
        (weighed.deed.map_or(0.0, |(value, _)| value), of_deed.next()),
        (weighed.way, way),
        (weighed.safety, Some(safety)),
        (weighed.post, post.map(|n| HintReason::Flies(n as u8))),
    ];
    parts.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let gains = parts.into_iter().filter(|(value, _)| *value > 0.0);
    all.extend(gains.filter_map(|(_, reason)| reason));
    // What else speaks for the deed follows, where only the deed speaks for the move.
    all.extend(of_deed.take(6 - all.len()));
}

/// The reasons of a deed from a hex.
fn deed(board: &Board, who: Fighter, at: Hex, m: Move, all: &mut Reasons) {
    match m {
        Move::Attack { target, .. } => {
            let Some(seen) = board.exchange(who, at, target) else {
                return;
            };
            all.push(HintReason::Hits {
                result: seen.attack.result,
                chance: percent(seen.attack.chance()),
            });
            let help = seen.flanks.iter().filter_map(|flank| match flank.sway {
                Sway::Enemy(who) => Some(who),
                _ => None,
            });
            let help: ArrayVec<Fighter, 2> = help.collect();
            all.extend(match help[..] {
                [] => None,
                [one] => Some(HintReason::Beside(one)),
                [one, two, ..] => Some(HintReason::BesideBoth(one, two)),
            });
            all.push(match seen.riposte {
                Ok(back) => HintReason::Back(percent(back.chance())),
                Err(why) => HintReason::NoBack(why),
            });
        }
        Move::Shoot { target, .. } => {
            let aimed = board.aimed(who, at, target);
            let Some((aimed, throw)) = aimed.and_then(|aimed| {
                let throw = aimed.throw.clone()?;
                Some((aimed, throw))
            }) else {
                return;
            };
            all.push(HintReason::Hits {
                result: throw.result,
                chance: percent(throw.chance()),
            });
            let clear = aimed
                .lines
                .first()
                .is_some_and(|line| line.woods.is_empty() && line.obstacles.is_empty());
            if clear {
                all.push(HintReason::Clear);
            }
        }
        Move::Take { object, .. } => all.push(HintReason::Counts(object)),
        Move::Put { .. } => {
            let bridge = board.scenario().bridge;
            all.push(if bridge.is_some_and(|bridge| bridge.at == at) {
                HintReason::KeepsBridge
            } else {
                HintReason::FreeHands
            });
        }
        Move::Break { object, .. } => {
            debug_assert_eq!(board.thing(object).kind, ObjectKind::Cart);
            all.push(HintReason::NeverArrives);
        }
        Move::Bridge { .. } => all.push(bridge(board)),
        _ => {}
    }
}

fn bridge(board: &Board) -> HintReason {
    let Some(bridge) = board.scenario().bridge.filter(|_| !board.raised()) else {
        return HintReason::OpensWay;
    };
    let french = board.standing(guesclin_rules::Camp::France);
    let (out, inside): (Vec<_>, Vec<_>) =
        french.partition(|(_, at)| at.column() <= bridge.at.column());
    HintReason::ShutsOut {
        out: out.len() as u8,
        inside: inside.len() as u8,
    }
}
