//! Determinization: a position that one seat cannot tell from the true one, made only from that seat's view. Searches
//! sample hidden cards with it, and the laws use it to prove what a view hides.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use super::{Castle, Field, Front, Level, Position, Side, Stage, View};
use crate::card::{Card, Cards};
use crate::chance::Dice;
use crate::seat::{ByCamp, Camp, Seat};
use kit_rules::seed::Seed;

impl Position {
    /// A position in which `view.viewer` sees exactly `view`, with everything hidden drawn by `rng`: other hands, cards
    /// face down, piles, and the random streams of later draws. `view` must come from a position.
    ///
    /// A hidden card is in each place where it can be with a probability proportional to the number of hidden cards
    /// there. Two things are known to exclude places: a hero is not in a draw pile before its first reshuffle, nor
    /// among cards set aside; and cards given to a partner stay with them until their combat. Which of two enemy
    /// partners conceded which card is drawn at random.
    #[must_use]
    pub fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut position = Self::unplayed(view.config);
        position.throw(Dice::new(Seed(rng.next_u64())));
        position.stage = view.stage;
        position.round = view.round;
        position.first = view.first;
        position.holders = view.holders;
        for (at, castle) in view.named.into_iter().flatten().enumerate() {
            position.named += 1;
            position.fields[at] = field(view, at, castle);
        }
        for camp in Camp::ALL {
            position.determinize_camp(view, camp, rng);
        }
        position
    }

    /// A position that differs from this one in nothing that somebody of `knowing` may know or that everybody may know:
    /// their views of both are equal. With `keeps_laid` the cards face down before the castles stay the same too. A
    /// camp stays as it is, with its piles, if both its places are in `knowing`.
    #[must_use]
    pub fn exchanged(&self, knowing: &[Seat], keeps_laid: bool, rng: &mut impl Rng) -> Self {
        let mut position = self.clone();
        for camp in Camp::ALL {
            let knows = |place: &u8| knowing.contains(&Seat::new(camp, *place));
            let mut known = (0..2).filter(knows).map(|place| Seat::new(camp, place));
            let seat = known.next();
            if known.next().is_some() {
                continue;
            }
            let mut view = self.view(seat);
            for (fronts, field) in view.fronts.iter_mut().zip(self.fields()) {
                if let Some(front) = fronts[camp].as_mut().filter(|_| keeps_laid) {
                    front.cards = Some(field.cards[camp]);
                }
            }
            for (at, castle) in view.named.into_iter().flatten().enumerate() {
                position.fields[at].cards[camp] = field(&view, at, castle).cards[camp];
            }
            position.memory.proposed[camp] = Cards::NONE;
            for place in 0..2 {
                position.memory.conceded[Seat::new(camp, place).index()] = Cards::NONE;
            }
            position.determinize_camp(&view, camp, rng);
        }
        position
    }

    fn determinize_camp(&mut self, view: &View, camp: Camp, rng: &mut impl Rng) {
        let seen = &view.camps[camp];
        let own = view.viewer.filter(|viewer| viewer.camp == camp);
        self.drawer[camp] = seen.drawer;
        self.order[camp] = seen.order;
        self.exhaustions[camp] = seen.exhaustions;
        self.pillage[camp] = seen.pillage;

        let mut places = Places::of(view, camp);
        if let Some(partner) = own.map(Seat::partner) {
            places.place_given(view, partner, rng);
        }
        if places.pool.has_hero() && seen.exhaustions == 0 && view.round > 0 {
            places.put(
                Card::Hero,
                &[HANDS, HANDS + 1, FRONTS, FRONTS + 1, DISCARD],
                rng,
            );
        }
        places.fill(rng);

        let cards = places.cards;
        for at in 0..2 {
            let seat = Seat::new(camp, at as u8);
            self.hands[seat.index()] = if own == Some(seat) {
                view.hand
            } else {
                cards[HANDS + at]
            };
            self.fields[at].cards[camp] += cards[FRONTS + at];
        }
        self.discard[camp] = seen.discard_known + cards[DISCARD] + cards[ASIDE];
        self.draw[camp] = places.pool;
        if view.stage == Stage::Agree(camp) {
            let mut pool = places.pool;
            let any_five = || take(&mut pool, 5, rng);
            self.memory.proposed[camp] = seen.proposed.unwrap_or_else(any_five);
        }

        // What each seat would remember in this position.
        self.memory.shown[camp] = seen.discard_known - seen.discard_secret;
        self.memory.reserve[camp] = cards[ASIDE];
        let other = own.map_or(Seat::of(camp), Seat::partner);
        self.memory.conceded[other.index()] = cards[DISCARD];
        if let Some(own) = own {
            self.memory.conceded[own.index()] = seen.discard_secret;
        }
        self.memory.giver[camp] = seen.giver;
        self.memory.given[camp] = match seen.given {
            (_, Some(given)) => given,
            (count, None) => self.draw_given(camp, count, rng),
        };
    }

    /// What the enemy partners may have given each other: cards of the receiver, as far as they have any left.
    fn draw_given(&self, camp: Camp, count: u8, rng: &mut impl Rng) -> Cards {
        let receiver = Seat::new(camp, 1 - self.memory.giver[camp]);
        let fronts = self
            .fields()
            .iter()
            .filter(|field| field.seat(camp) == receiver);
        let mut held = fronts.fold(self.hands[receiver.index()], |all, field| {
            all + field.cards[camp]
        });
        let mut given = take(&mut held, count, rng);
        let mut spent = self.pillage[camp];
        given += take(&mut spent, count - given.count(), rng);
        given
    }
}

// Indices of the places with hidden cards, in `Places::free` and `Places::cards`. The draw pile gets the rest.
const HANDS: usize = 0;
const FRONTS: usize = 2;
const DISCARD: usize = 4;
const ASIDE: usize = 5;

/// A camp's hidden cards while they are distributed over the places they may be in.
struct Places {
    /// Cards that have no place yet.
    pool: Cards,
    /// How many more hidden cards each place takes.
    free: [u8; 6],
    /// The cards put in each place.
    cards: [Cards; 6],
}

impl Places {
    fn of(view: &View, camp: Camp) -> Self {
        let seen = &view.camps[camp];
        let own = view.viewer.filter(|viewer| viewer.camp == camp);
        let mut pool = view.unseen(camp);
        if view.round == 0 {
            // Before the first deal the heroes are in no pile.
            pool = pool.without(Cards::one(Card::Hero)).unwrap_or(pool);
        }
        let mut free = [0; 6];
        for at in 0..2 {
            let seat = Seat::new(camp, at as u8);
            if own != Some(seat) {
                free[HANDS + at] = view.hands[seat.index()];
            }
            if let Some(front) = view.fronts[at][camp]
                && front.cards.is_none()
            {
                free[FRONTS + at] = front.count;
            }
        }
        free[DISCARD] = seen.discard - seen.discard_known.count();
        if view.config.level == Level::Expert && seen.exhaustions == 0 && own.is_none() {
            free[ASIDE] = free[DISCARD].min(5);
            free[DISCARD] -= free[ASIDE];
        }
        Self {
            pool,
            free,
            cards: [Cards::NONE; 6],
        }
    }

    /// Moves one card from the pool to one of `places`, with a probability proportional to the cards each still takes.
    fn put(&mut self, card: Card, places: &[usize], rng: &mut impl Rng) {
        let all: u8 = places.iter().map(|&at| self.free[at]).sum();
        if all == 0 {
            return;
        }
        let mut n = rng.random_range(0..all);
        for &at in places {
            if n < self.free[at] {
                self.pool -= Cards::one(card);
                self.free[at] -= 1;
                self.cards[at] += Cards::one(card);
                return;
            }
            n -= self.free[at];
        }
    }

    /// Puts the cards that the viewer gave to `partner` this round in the partner's hand or, before their combat, at
    /// their castle.
    fn place_given(&mut self, view: &View, partner: Seat, rng: &mut impl Rng) {
        let seen = &view.camps[partner.camp];
        let Some(given) = seen.given.1.filter(|_| seen.giver != partner.place) else {
            return;
        };
        let hand = HANDS + usize::from(partner.place);
        let mut places = ArrayVec::<_, 3>::new();
        places.push(hand);
        let mut open = Cards::NONE;
        for at in 0..2 {
            if let Some(front) = view.fronts[at][partner.camp]
                && front.seat == partner
            {
                places.push(FRONTS + at);
                open += front.cards.unwrap_or_default();
            }
            if view.decided[at] && place(view, partner.camp, at) == partner.place {
                return;
            }
        }
        for card in Card::ALL {
            let hidden = given.of_kind(card).saturating_sub(open.of_kind(card));
            for _ in 0..hidden.min(self.pool.of_kind(card)) {
                self.put(card, &places, rng);
            }
        }
    }

    /// Fills every place from the pool.
    fn fill(&mut self, rng: &mut impl Rng) {
        for at in 0..self.free.len() {
            self.cards[at] += take(&mut self.pool, self.free[at], rng);
        }
    }
}

/// The place (0 or 1) of the seat of `camp` that plays at the castle named at index `at`.
fn place(view: &View, camp: Camp, at: usize) -> u8 {
    if view.config.shared(camp) {
        view.camps[camp].order ^ at as u8
    } else {
        0
    }
}

/// The field at index `at`, with the cards that the viewer knows. Defenders never lose cards, so a decided field
/// without a defender's cards was neutral.
fn field(view: &View, at: usize, castle: Castle) -> Field {
    let fronts = view.fronts[at];
    let decided = view.decided[at];
    let defender = Camp::ALL
        .into_iter()
        .find(|&camp| fronts[camp].is_some_and(|front| front.side == Side::Long));
    let held_by = if decided {
        defender
    } else {
        view.holders[castle.index()]
    };
    let shown = ByCamp(Camp::ALL.map(|camp| fronts[camp].map_or(decided, |front| front.shown)));
    let known = |front: Front| front.cards.unwrap_or_default();
    Field {
        castle,
        held_by,
        cards: fronts.map(|front| front.map_or(Cards::NONE, known)),
        shown,
        conceded: decided && held_by.is_some_and(|camp| !shown[camp]),
        decided,
        places: ByCamp(Camp::ALL.map(|camp| place(view, camp, at))),
    }
}

/// Removes `count` random cards from `pool`, or all if there are fewer.
fn take(pool: &mut Cards, count: u8, rng: &mut impl Rng) -> Cards {
    let mut taken = Cards::NONE;
    for _ in 0..count.min(pool.count()) {
        let card = Cards::one(pool.nth(rng.random_range(0..u32::from(pool.count()))));
        *pool -= card;
        taken += card;
    }
    taken
}
