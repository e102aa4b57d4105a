//! Advice: what the constable would do with what the player himself sees, and why, in facts that a language can tell.

use arrayvec::ArrayVec;

use super::bot::Bot;
use super::difficulty::{Difficulty, DifficultyBot};
use super::nets::{Chances, Odds, drawn, enemy};
use crate::games::guyenne::rules::card::{Card, Cards};
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::rules::{CASTLES, Castle, MOST_AT_CASTLE, Move, View, groups};
use crate::rules::seed::Seed;

/// Why a move is advised. Every reason is true in the view it is given for; castles are of the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintReason {
    /// Nothing that the enemy may have there can beat or tie it.
    Certain(Castle),
    /// It wins in about so many of ten cases (1 to 9), reckoned from what is still unseen.
    Odds(Castle, u8),
    /// The castle would make or lengthen a group of so many castles.
    MakesGroup(Castle, u8),
    /// The castle would break an enemy group.
    BreaksGroup(Castle),
    /// The castle is part of one's own group and must be held.
    HoldsGroup(Castle),
    /// The enemy hero has not been seen since his last reshuffle: he may be there.
    FearsHero,
    /// The enemy hero is spent: sums decide.
    HeroSpent,
    /// Strong cards stay in hand for what is worth more.
    KeepsStrong,
    /// A few weak cards: the enemy cannot know how weak.
    Bluff(Castle),
    /// What lies there is already enough.
    Enough,
    /// No more cards would turn it.
    Hopeless,
    /// Shown, the defence wins.
    Wins(Castle),
    /// Shown, the defence ties, and a tie keeps the castle.
    Ties(Castle),
    /// It is lost: given up, the cards stay secret.
    Secret(Castle),
    /// The cheapest cards that settle the loss.
    Cheapest,
    /// A camp plays best with one full hand and one small, strong one.
    Shares,
    /// The fuller hand plays where the camp names the castle.
    FullerFirst,
    /// Weak cards can wait until the next shuffle.
    WeakAside,
}

/// A move and why: the most telling reasons first, at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// What the constable would do.
    pub advised: Move,
    /// Why.
    pub reasons: ArrayVec<HintReason, 2>,
}

/// Thinks about a player's decision as the constable would, from that player's view alone.
#[derive(Debug, Clone)]
pub struct HintBot {
    constable: DifficultyBot,
}

impl HintBot {
    /// An adviser with dice of its own.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            constable: DifficultyBot::new(Difficulty::Constable, seed),
        }
    }

    /// Thinks for about `iterations` more, and says whether it has thought enough: see [`Bot::think`].
    pub fn think(&mut self, view: &View, iterations: u32) -> bool {
        self.constable.think(view, iterations)
    }

    /// The advice for the decision in `view`, of whatever has been thought so far; `None` if the view owes none.
    ///
    /// It is the move that the constable would play most often, always the same for the same view and thought.
    pub fn hint(&mut self, view: &View) -> Option<Hint> {
        let policy = self.constable.policy(view)?;
        let likeliest =
            |best: (Move, f32), next: &(Move, f32)| if next.1 > best.1 { *next } else { best };
        let (advised, _) = policy.iter().fold(*policy.first()?, likeliest);
        let reasons = reasons(view, advised)?;
        Some(Hint { advised, reasons })
    }
}

/// Why `m` is a good move in `view`; `None` if the view owes no decision.
fn reasons(view: &View, m: Move) -> Option<ArrayVec<HintReason, 2>> {
    let seat = view.decision?.seat;
    let mut all = ArrayVec::<HintReason, 8>::new();
    match m {
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => {
            laying(view, seat, castle, cards, &mut all);
        }
        Move::Pass => all.push(passing(view, seat)),
        Move::Show => {
            let castle = answered(view)?;
            let (mine, his) = forces(view, seat.camp, castle);
            let chances = Odds::known(his).against(mine);
            all.push(if chances.win > 0.5 {
                HintReason::Wins(castle)
            } else if chances.tie > 0.5 {
                HintReason::Ties(castle)
            } else {
                HintReason::Hopeless
            });
        }
        Move::Concede => {
            let castle = answered(view)?;
            all.push(HintReason::Secret(castle));
        }
        Move::Lose(_) => all.push(HintReason::Cheapest),
        Move::Give(_) => all.push(HintReason::Shares),
        Move::Order(_) => all.push(HintReason::FullerFirst),
        Move::Reserve(_) => all.push(HintReason::WeakAside),
    }
    Some(all.into_iter().take(2).collect())
}

/// The castle that is being defended.
fn answered(view: &View) -> Option<Castle> {
    match view.decision?.kind {
        crate::games::guyenne::rules::DecisionKind::Answer { castle } => Some(castle),
        _ => None,
    }
}

/// What lies before `castle`, as far as it is known: `camp`'s cards and the enemy's.
fn forces(view: &View, camp: Camp, castle: Castle) -> (Cards, Cards) {
    let cards = |camp| {
        let front = view.front(castle, camp);
        front.and_then(|front| front.cards).unwrap_or(Cards::NONE)
    };
    (cards(camp), cards(camp.enemy()))
}

/// What `mine` may come to at the castle named `at`th.
fn outlook(view: &View, camp: Camp, at: usize, mine: Cards) -> Chances {
    let drawn = drawn(view, camp.enemy());
    enemy(view, camp.enemy(), at, &drawn).against(mine)
}

/// Why cards are laid before `castle`.
fn laying(
    view: &View,
    seat: Seat,
    castle: Castle,
    cards: Cards,
    all: &mut ArrayVec<HintReason, 8>,
) {
    let camp = seat.camp;
    let named = view.named.iter().position(|&named| named == Some(castle));
    let at = named.unwrap_or(usize::from(view.named[0].is_some()));
    let (before, _) = forces(view, camp, castle);
    let mine = before + cards;
    let chances = outlook(view, camp, at, mine);
    let mut row = view.holders;
    row[castle.index()] = Some(camp);
    let held = view.holders[castle.index()];
    match group(&row, castle) {
        own if own > 1 && held == Some(camp) => all.push(HintReason::HoldsGroup(castle)),
        own if own > 1 => all.push(HintReason::MakesGroup(castle, own)),
        _ if held == Some(camp.enemy()) && group(&view.holders, castle) > 1 => {
            all.push(HintReason::BreaksGroup(castle));
        }
        _ => {}
    }
    let tenths = (chances.win * 10.0 + 0.5) as u8;
    if beats_all(view, camp, castle, mine) {
        all.push(HintReason::Certain(castle));
    } else if tenths >= 5 {
        all.push(HintReason::Odds(castle, tenths.min(9)));
    } else if mine.count() <= 2 && !mine.has_hero() {
        all.push(HintReason::Bluff(castle));
    }
    let kept = view.hand - cards;
    if strong(kept) && !strong(cards) {
        all.push(HintReason::KeepsStrong);
    }
    if all.contains(&HintReason::Certain(castle)) {
        // Whatever he has left.
    } else if view.unseen(camp.enemy()).has_hero() {
        all.push(HintReason::FearsHero);
    } else {
        all.push(HintReason::HeroSpent);
    }
}

/// Whether `mine` beats whatever the enemy can bring before `castle` this round.
fn beats_all(view: &View, camp: Camp, castle: Castle, mine: Cards) -> bool {
    let enemy = camp.enemy();
    let unseen = view.unseen(enemy);
    let front = view.front(castle, enemy);
    let known = front.and_then(|front| front.cards).unwrap_or(Cards::NONE);
    if known.has_hero() || unseen.has_hero() {
        return false;
    }
    let hidden = front.map_or(0, |front| front.count) - known.count();
    let most = (known.count() + hidden + view.held(enemy)).min(MOST_AT_CASTLE);
    let more = unseen.iter().take(usize::from(most - known.count()));
    let sum = known.sum() + more.map(Card::value).sum::<u8>();
    mine.has_hero() || mine.sum() > sum
}

/// Why nothing is added.
fn passing(view: &View, seat: Seat) -> HintReason {
    let camp = seat.camp;
    let mut sure = true;
    let mut open = false;
    for (at, castle) in view.named.into_iter().flatten().enumerate() {
        let (mine, _) = forces(view, camp, castle);
        if mine.is_empty() {
            continue;
        }
        let now = outlook(view, camp, at, mine).win;
        sure &= now > 0.7;
        let room = MOST_AT_CASTLE.saturating_sub(mine.count());
        let most = view
            .hand
            .choices(1, room)
            .iter()
            .map(|&more| outlook(view, camp, at, mine + more).win);
        open |= most.fold(now, f32::max) > now + 0.2;
    }
    if sure {
        HintReason::Enough
    } else if open {
        HintReason::KeepsStrong
    } else {
        HintReason::Hopeless
    }
}

fn strong(cards: Cards) -> bool {
    cards.has_hero() || cards.strongest() >= Some(Card::Four)
}

/// How many castles the group that `castle` belongs to has.
fn group(row: &[Option<Camp>; CASTLES], castle: Castle) -> u8 {
    let at = castle.index();
    let among = |group: &crate::games::guyenne::rules::Group| {
        (group.first.index()..group.first.index() + usize::from(group.len)).contains(&at)
    };
    groups(row)
        .iter()
        .find(|group| among(group))
        .map_or(0, |group| group.len)
}
