//! Hints: the move that the constable would play with the player's view, and the reasons, as facts for the locale
//! files.

use core::cmp::Ordering;
use kit_ai::Thinker;

use arrayvec::ArrayVec;

use super::bot::Bot;
use super::difficulty::{Difficulty, DifficultyBot};
use super::nets::{CombatProbabilities, StrengthDistribution, drawn, enemy};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{CASTLES, Castle, MOST_AT_CASTLE, Move, View, groups};
use kit_rules::seed::Seed;

/// Why a move is advised. Each reason is true in the view; its castle is that of the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintReason {
    /// No cards that the enemy may have there can beat or tie it.
    Certain(Castle),
    /// It wins in about so many of ten cases (1 to 9), estimated from the unseen cards.
    Odds(Castle, u8),
    /// Taking the castle would make a group of so many castles, or extend one to it.
    MakesGroup(Castle, u8),
    /// Taking the castle would break an enemy group.
    BreaksGroup(Castle),
    /// The castle is part of a group of the player's camp and must be held.
    HoldsGroup(Castle),
    /// The enemy hero is unseen since that camp's last reshuffle, so it may be there.
    FearsHero,
    /// The enemy hero is known to be elsewhere: only sums count.
    HeroSpent,
    /// Strong cards are saved for where they gain more.
    KeepsStrong,
    /// A few weak cards; the enemy does not know how weak.
    Bluff(Castle),
    /// The cards at the castle are enough.
    Enough,
    /// More cards would not help.
    Hopeless,
    /// The defender wins by showing.
    Wins(Castle),
    /// The defender ties by showing, and a tie keeps the castle.
    Ties(Castle),
    /// The castle is lost; after conceding the cards stay hidden.
    Secret(Castle),
    /// The cheapest cards that are enough for the loss.
    Cheapest,
    /// A shared camp plays best with one large hand, and one small and strong.
    Shares,
    /// The fuller hand plays at the castle that the camp names.
    FullerNames,
    /// The fuller hand plays at the castle that the enemy names.
    FullerAnswers,
    /// Weak cards are not needed before the first reshuffle.
    WeakAside,
}

/// A move and why: one or two reasons, the most important first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The move that the constable would play most often.
    pub advised: Move,
    /// The reasons.
    pub reasons: ArrayVec<HintReason, 2>,
}

impl Hint {
    /// The hint that advises this move; `None` if there is no decision in `view`.
    #[must_use]
    pub fn of(view: &View, advised: Move) -> Option<Self> {
        let reasons = reasons(view, advised)?;
        Some(Self { advised, reasons })
    }
}

/// Gives hints by the constable's search, from the player's view alone.
#[derive(Debug, Clone)]
pub struct HintBot {
    constable: DifficultyBot,
}

impl HintBot {
    /// A bot for hints with its own seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self {
            constable: DifficultyBot::new(Difficulty::Constable, seed),
        }
    }

    /// The hint for the decision in `view`, by the search so far; `None` if there is no decision.
    ///
    /// Its move is the one with the highest probability, the first of several: it depends only on the view, the seed
    /// and the iterations so far.
    pub fn hint(&mut self, view: &View) -> Option<Hint> {
        let policy = self.constable.policy(view)?;
        let likeliest =
            |best: (Move, f32), next: &(Move, f32)| if next.1 > best.1 { *next } else { best };
        let (advised, _) = policy.iter().fold(*policy.first()?, likeliest);
        Hint::of(view, advised)
    }
}

impl Thinker for HintBot {
    type View = View;
    type Answer = Option<Hint>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        self.constable.think(view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Hint> {
        self.hint(view)
    }
}

/// The reasons for `m` in `view`; `None` if there is no decision.
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
            let (mine, theirs) = forces(view, seat.camp, castle);
            let probabilities = StrengthDistribution::known(theirs).against(mine);
            all.push(if probabilities.win > 0.5 {
                HintReason::Wins(castle)
            } else if probabilities.tie > 0.5 {
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
        Move::Order(place) => {
            // The first camp's first partner names castle A, the other camp's second one castle B.
            let first = Seat::new(seat.camp, place);
            let names = if view.first == seat.camp {
                first
            } else {
                first.partner()
            };
            let held = |seat: Seat| view.hands[seat.index()];
            match held(names).cmp(&held(names.partner())) {
                Ordering::Greater => all.push(HintReason::FullerNames),
                Ordering::Less => all.push(HintReason::FullerAnswers),
                Ordering::Equal => {}
            }
        }
        Move::Reserve(_) => all.push(HintReason::WeakAside),
    }
    Some(all.into_iter().take(2).collect())
}

/// The castle of the pending show-or-concede decision.
fn answered(view: &View) -> Option<Castle> {
    match view.decision?.kind {
        guyenne_rules::DecisionKind::Answer { castle } => Some(castle),
        _ => None,
    }
}

/// The cards before `castle` as far as they are known: those of `camp` and those of its enemy.
fn forces(view: &View, camp: Camp, castle: Castle) -> (Cards, Cards) {
    let cards = |camp| {
        let front = view.front(castle, camp);
        front.and_then(|front| front.cards).unwrap_or(Cards::NONE)
    };
    (cards(camp), cards(camp.enemy()))
}

/// The probabilities of the combat at the castle named at index `at` with the cards `mine`.
fn outlook(view: &View, camp: Camp, at: usize, mine: Cards) -> CombatProbabilities {
    let drawn = drawn(view, camp.enemy());
    enemy(view, camp.enemy(), at, &drawn).against(mine)
}

/// The reasons to lay `cards` before `castle`.
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
    let probabilities = outlook(view, camp, at, mine);
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
    let tenths = (probabilities.win * 10.0 + 0.5) as u8;
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
        // The enemy hero does not matter then.
    } else if view.unseen(camp.enemy()).has_hero() {
        all.push(HintReason::FearsHero);
    } else {
        all.push(HintReason::HeroSpent);
    }
}

/// Whether `mine` beats everything that the enemy can have at `castle` this round.
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

/// The reason to add no cards.
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

/// The size of the group of `castle` in `row`; 0 if the castle is neutral.
fn group(row: &[Option<Camp>; CASTLES], castle: Castle) -> u8 {
    let at = castle.index();
    let among = |group: &guyenne_rules::Group| {
        (group.first.index()..group.first.index() + usize::from(group.len)).contains(&at)
    };
    groups(row)
        .iter()
        .find(|group| among(group))
        .map_or(0, |group| group.len)
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::seat::ByCamp;
    use guyenne_rules::{DecisionKind, Position, Setup};

    /// Partners are told that the fuller hand names the castle only where it does.
    #[test]
    fn the_reason_for_an_order_is_true() {
        let mut setup = Setup::default();
        setup.config.teams = ByCamp::new(2, 2);
        let (mut told, mut silent) = (0, 0);
        for seed in 0..12 {
            setup.seed = Seed(seed);
            let mut position = Position::new(setup).expect("four can play");
            for step in 0..60 {
                let Some(decision) = position.decision() else {
                    break;
                };
                if decision.kind == DecisionKind::Order {
                    let view = position.view(Some(decision.seat));
                    let order = Move::Order(step as u8 % 2);
                    let given = reasons(&view, order).expect("a decision");
                    position.play(order).expect("an order is legal");
                    let first = Seat::new(decision.seat.camp, step as u8 % 2);
                    let names_castle = if view.first == first.camp {
                        first
                    } else {
                        first.partner()
                    };
                    let held = |seat: Seat| view.hands[seat.index()];
                    let fuller = held(names_castle) > held(names_castle.partner());
                    assert_eq!(given.contains(&HintReason::FullerNames), fuller);
                    let emptier = held(names_castle) < held(names_castle.partner());
                    assert_eq!(given.contains(&HintReason::FullerAnswers), emptier);
                    told += u32::from(fuller);
                    silent += u32::from(!fuller);
                    continue;
                }
                let count = decision.count();
                position
                    .play(decision.nth((step * 5 + 1) % count))
                    .expect("listed moves are legal");
            }
        }
        assert!(
            told > 5 && silent > 5,
            "{told} times told, {silent} times not"
        );
    }
}
