//! A decision in numbers: what a seat sees, and what each of its moves would do. The policy net's inputs.

use super::{Chances, Inputs, Odds, drawn, enemy};
use crate::rules::card::{Card, Cards};
use crate::rules::guyenne::{
    Ask, CASTLES, Castle, Edition, Level, Move, Side, Stage, Terms, View, What, points,
};
use crate::rules::seat::{ByCamp, Camp, Seat};

/// Points by which a camp leads, in one unit of the nets.
const LEAD: f32 = 6.0;

/// The rules of a game: 6 places.
pub(super) fn terms(to: &mut Inputs, terms: Terms, camp: Camp) {
    let rules = match (terms.edition, terms.level) {
        (Edition::V2022, Level::Base) => 0,
        (Edition::V2022, Level::Advanced) => 1,
        (Edition::V2022, Level::Expert) => 2,
        (Edition::V2021, _) => 3,
    };
    to.one_of(4, Some(rules));
    to.flag(terms.shared(camp));
    to.flag(terms.shared(camp.enemy()));
}

/// The stage: 10 places.
pub(super) fn stage(to: &mut Inputs, stage: Stage) {
    let case = match stage {
        Stage::Refill | Stage::Reserve(_) => 0,
        Stage::Give(_) => 1,
        Stage::Order(_) => 2,
        Stage::Place(step) => 3 + usize::from(step),
        Stage::Reinforce { .. } => 7,
        Stage::Combat(_) | Stage::Answer(_) => 8,
        Stage::Lose(_) | Stage::Over(_) => 9,
    };
    to.one_of(10, Some(case));
}

/// Whose something is, from one camp: 3 places.
pub(super) fn whose(to: &mut Inputs, holder: Option<Camp>, camp: Camp) {
    let case = match holder {
        None => 2,
        Some(holder) => usize::from(holder != camp),
    };
    to.one_of(3, Some(case));
}

/// Points by which `camp` leads on a row of castles.
pub(super) fn lead(terms: Terms, holders: &[Option<Camp>; CASTLES], camp: Camp) -> f32 {
    let scores = points(terms.edition, holders, ByCamp::new(0, 0));
    f32::from(scores[camp].points) - f32::from(scores[camp.enemy()].points)
}

/// The row and its points: 22 places.
pub(super) fn row(to: &mut Inputs, terms: Terms, holders: &[Option<Camp>; CASTLES], camp: Camp) {
    for &holder in holders {
        whose(to, holder, camp);
    }
    let scores = points(terms.edition, holders, ByCamp::new(0, 0));
    to.scaled(scores[camp].points, 12.0);
    to.scaled(scores[camp.enemy()].points, 12.0);
    to.real(lead(terms, holders, camp) / LEAD);
    let neutral = holders.iter().filter(|holder| holder.is_none()).count();
    to.real(neutral as f32 / CASTLES as f32);
}

/// One seat's decision, ready to be put in numbers.
#[derive(Debug, Clone)]
pub struct Sight<'a> {
    view: &'a View,
    ask: Ask,
    camp: Camp,
    /// The enemy's strength before the first and the second castle named.
    enemy: [Odds; 2],
    /// What the lead changes by when a castle falls to this camp, and when it falls to the enemy.
    falls: [[f32; 2]; CASTLES],
}

impl<'a> Sight<'a> {
    /// How many inputs there are for what is seen; those of a move come after them.
    pub const SEEN: usize = 168;
    /// How many inputs there are in all.
    pub const ALL: usize = Self::SEEN + 76;

    /// The decision owed in `view`; `None` if there is none.
    #[must_use]
    pub fn new(view: &'a View) -> Option<Self> {
        let ask = view.ask?;
        let camp = ask.seat.camp;
        let drawn = drawn(view, camp.enemy());
        let now = lead(view.terms, &view.holders, camp);
        let falls = Castle::ALL.map(|castle| {
            [camp, camp.enemy()].map(|holder| {
                let mut row = view.holders;
                row[castle.index()] = Some(holder);
                lead(view.terms, &row, camp) - now
            })
        });
        Some(Self {
            view,
            ask,
            camp,
            enemy: [0, 1].map(|at| enemy(view, camp.enemy(), at, &drawn)),
            falls,
        })
    }

    /// The decision.
    #[must_use]
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// What the seat sees.
    #[must_use]
    pub fn seen(&self) -> Inputs {
        let view = self.view;
        let mut to = Inputs::from(0);
        terms(&mut to, view.terms, self.camp);
        to.flag(view.first == self.camp);
        stage(&mut to, view.stage);
        row(&mut to, view.terms, &view.holders, self.camp);
        to.real(f32::from(view.round) / 12.0);
        to.hand(view.hand);
        to.scaled(view.hand.sum(), 20.0);
        for camp in [self.camp, self.camp.enemy()] {
            let seen = &view.camps[camp];
            to.up_to(6, view.held(camp));
            to.one_of(4, Some(usize::from(seen.exhaustions)));
            to.scaled(seen.draw, 15.0);
            to.scaled(seen.discard, 15.0);
            to.pile(view.unseen(camp));
            to.pile(seen.pillage);
            to.pile(seen.discard_known);
        }
        let partner = view.hands[self.ask.seat.partner().index()];
        to.scaled(partner, 6.0);
        for at in 0..2 {
            self.field(&mut to, at);
        }
        debug_assert_eq!(to.end(), Self::SEEN);
        to
    }

    /// My cards before the castle named `at`th that I know.
    fn mine(&self, at: usize) -> Cards {
        let front = self.view.fronts[at][self.camp];
        front.and_then(|front| front.cards).unwrap_or(Cards::NONE)
    }

    /// What lies before the castle named `at`th: 26 places.
    fn field(&self, to: &mut Inputs, at: usize) {
        let named = self.view.named[at];
        let fronts = &self.view.fronts[at];
        let holder = named.map(|_| {
            let held = |camp: Camp| fronts[camp].is_some_and(|front| front.side == Side::Long);
            Camp::ALL.into_iter().find(|&camp| held(camp))
        });
        match holder {
            Some(holder) => whose(to, holder, self.camp),
            None => to.one_of(3, None),
        }
        let [won, lost] = named.map_or([0.0; 2], |castle| self.falls[castle.index()]);
        to.real(won / LEAD);
        to.real(lost / LEAD);
        to.flag(self.view.decided[at]);
        for camp in [self.camp, self.camp.enemy()] {
            let front = fronts[camp];
            to.up_to(5, front.map_or(0, |front| front.count));
            let known = front.and_then(|front| front.cards);
            to.flag(known.is_some());
            to.scaled(known.map_or(0, Cards::sum), 15.0);
            to.flag(known.is_some_and(Cards::has_hero));
        }
        let mine = self.mine(at);
        let chances = (!mine.is_empty()).then(|| self.enemy[at].against(mine));
        let Chances { win, tie, lose } = chances.unwrap_or(Chances {
            win: 0.0,
            tie: 0.0,
            lose: 0.0,
        });
        to.real(win);
        to.real(tie);
        to.real(lose);
    }

    /// What `m` would do; the places follow those of what is seen.
    #[must_use]
    pub fn of_move(&self, m: Move) -> Inputs {
        let mut to = Inputs::from(Self::SEEN);
        let hand = self.view.hand;
        let kind = match m {
            Move::Reserve(_) => 0,
            Move::Give(_) => 1,
            Move::Order(_) => 2,
            Move::Place { .. } => 3,
            Move::Reinforce { .. } => 4,
            Move::Pass => 5,
            Move::Show => 6,
            Move::Concede => 7,
            Move::Lose(_) => 8,
        };
        to.one_of(9, Some(kind));
        let (castle, cards, rest) = match m {
            Move::Reserve(cards) => (None, cards, Cards::NONE),
            Move::Give(cards) => (None, cards, hand - cards),
            Move::Order(_) | Move::Pass => (None, Cards::NONE, hand),
            Move::Place { castle, cards } | Move::Reinforce { castle, cards } => {
                (Some(castle), cards, hand - cards)
            }
            Move::Show | Move::Concede => (self.answered(), Cards::NONE, hand),
            Move::Lose(cards) => match self.ask.what {
                What::Lose { castle, played } => (Some(castle), cards, played - cards),
                _ => (None, cards, hand),
            },
        };
        to.up_to(5, cards.count());
        to.pile(cards);
        to.one_of(5, cards.strongest().map(|card| card as usize));
        to.up_to(6, rest.count());
        to.pile(rest);
        self.against(&mut to, m, castle, cards);
        self.share(&mut to, m);
        debug_assert_eq!(to.end(), Self::ALL);
        to
    }

    fn answered(&self) -> Option<Castle> {
        match self.ask.what {
            What::Answer { castle } => Some(castle),
            _ => None,
        }
    }

    /// What the move means for one castle: 34 places.
    fn against(&self, to: &mut Inputs, m: Move, castle: Option<Castle>, cards: Cards) {
        let places = to.end() + 34;
        if let Some(castle) = castle {
            let named = self
                .view
                .named
                .iter()
                .position(|&named| named == Some(castle));
            let at = named.unwrap_or(usize::from(self.view.named[0].is_some()));
            let holder = self.view.holders[castle.index()];
            let [won, lost] = self.falls[castle.index()];
            to.one_of(2, Some(at));
            whose(to, holder, self.camp);
            to.real(won / LEAD);
            to.real(lost / LEAD);
            let mine = match m {
                Move::Lose(_) | Move::Concede => Cards::NONE,
                _ => self.mine(at) + cards,
            };
            to.up_to(5, mine.count());
            to.scaled(mine.sum(), 15.0);
            to.flag(mine.has_hero());
            let chances = if mine.is_empty() {
                Chances {
                    win: 0.0,
                    tie: 0.0,
                    lose: 1.0,
                }
            } else {
                self.enemy[at].against(mine)
            };
            to.real(chances.win);
            to.real(chances.tie);
            to.real(chances.lose);
            to.real(chances.win * won / LEAD);
            to.real(chances.lose * lost / LEAD);
            let strongest = mine.strongest().map_or(0, worth);
            let risked = f32::from(strongest) / 7.0;
            let attacks = holder == Some(self.camp.enemy());
            to.real(if attacks { risked } else { 0.0 });
            to.real(if holder.is_none() {
                risked * chances.lose
            } else {
                0.0
            });
            let side = [castle.index().checked_sub(1), Some(castle.index() + 1)];
            for neighbour in side {
                let holder = neighbour.and_then(|at| self.view.holders.get(at));
                match holder {
                    Some(&holder) => whose(to, holder, self.camp),
                    None => to.one_of(3, None),
                }
            }
            let counts = [self.camp, self.camp.enemy()]
                .map(|camp| self.view.fronts[at][camp].map_or(0, |front| front.count));
            to.up_to(5, counts[1]);
            to.scaled(mine.count().saturating_sub(counts[1]), 5.0);
            to.scaled(counts[1].saturating_sub(mine.count()), 5.0);
        }
        debug_assert!(
            castle.is_none() || to.end() == places,
            "{} {places}",
            to.end()
        );
        to.skip_to(places);
    }

    /// What the move means between partners: 5 places.
    fn share(&self, to: &mut Inputs, m: Move) {
        let hands = &self.view.hands;
        let partner = hands[self.ask.seat.partner().index()];
        let mine = hands[self.ask.seat.index()];
        let (kept, given) = match m {
            Move::Give(cards) => (mine - cards.count(), partner + cards.count()),
            _ => (mine, partner),
        };
        let first = match m {
            Move::Order(place) => Some(Seat::new(self.camp, place) == self.ask.seat),
            _ => None,
        };
        to.flag(first == Some(true));
        to.flag(first == Some(false));
        let ahead = f32::from(kept) - f32::from(given);
        let counts = matches!(m, Move::Give(_) | Move::Order(_));
        to.real(if counts { ahead / 6.0 } else { 0.0 });
        to.real(if first == Some(true) {
            ahead / 6.0
        } else {
            0.0
        });
        to.real(if first == Some(false) {
            ahead / 6.0
        } else {
            0.0
        });
    }
}

/// A card's weight among cards that can be lost.
fn worth(card: Card) -> u8 {
    match card {
        Card::Hero => 7,
        card => card.value(),
    }
}
