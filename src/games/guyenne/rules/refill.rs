//! Between rounds: the deal, refills and reshuffles, cards given to a partner, and the start of a round.

use super::{EndReason, Event, EventObserver, Level, Position, Stage};
use crate::card::{Card, Cards, Run};
use crate::chance::Chance;
use crate::seat::{Camp, Seat};

/// There was no card to draw, or not the one that was drawn: only in the replay of a wrong record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChanceExhausted;

pub(super) type DrawResult = Result<(), ChanceExhausted>;

impl Position {
    /// Begins the game: with the reserve at the expert level, else with the deal.
    ///
    /// Leaflet 2022, Règles expertes, § 1. Ruling: guyenne-rules.md, Levels (the five are chosen before the shuffle).
    pub(crate) fn open(
        &mut self,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        if self.config.level == Level::Expert {
            self.stage = Stage::Reserve(Camp::English);
            return Ok(());
        }
        self.deal(chance, observer)
    }

    /// Deals: each camp takes its hero and fills its hand, and round 1 starts.
    ///
    /// Leaflet 2022, Mise en Place, § 2 and § 4; Comment jouer en équipe ?, § 1.
    pub(super) fn deal(
        &mut self,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        self.stage = Stage::Refill;
        self.draw_hands(Camp::English, chance, observer)
    }

    /// Fills the hands of the camps from `first` on, with the heroes at the deal; then the round starts, or a camp
    /// without a draw pile and with at most one card ends the game. A draw that does not happen changes nothing.
    ///
    /// Leaflet 2022, Fin du tour de jeu et début du suivant, § 3; Règles expertes, § 3; Comment jouer en équipe ?, § 1,
    /// § 4 and § 5. Ruling: guyenne-rules.md, The draw pile (the end at expert), and Three and four players (both hands
    /// together).
    pub(super) fn draw_hands(
        &mut self,
        first: Camp,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        let deals = self.round == 0;
        for camp in Camp::ALL.into_iter().skip(first.index()) {
            if deals {
                self.fill_hand(Seat::of(camp), Cards::one(Card::Hero), chance, observer)?;
                continue;
            }
            let before = self.drawer[camp];
            if self.config.shared(camp) {
                self.drawer[camp] ^= 1;
            }
            let seat = Seat::new(camp, self.drawer[camp]);
            if let Err(exhausted) = self.fill_hand(seat, Cards::NONE, chance, observer) {
                self.drawer[camp] = before;
                return Err(exhausted);
            }
        }
        if deals {
            self.round = 1;
        }
        let spent = |camp| {
            self.exhaustions[camp] == self.config.exhaustions() && self.hand_of(camp).count() <= 1
        };
        if !deals && Camp::ALL.into_iter().any(spent) {
            self.end(EndReason::Exhausted, observer);
        } else {
            self.start_round(observer);
        }
        Ok(())
    }

    /// Puts `dealt` in the hand of `seat` and draws until its camp has a full hand, or until nothing is left to draw.
    ///
    /// Leaflet 2022, Fin du tour de jeu et début du suivant, § 1 and § 2; Comment jouer en équipe ?, § 4. Ruling:
    /// guyenne-rules.md, The draw pile (when a pile is exhausted).
    pub(super) fn fill_hand<W: EventObserver>(
        &mut self,
        seat: Seat,
        dealt: Cards,
        chance: &mut impl Chance,
        observer: &mut W,
    ) -> DrawResult {
        let camp = seat.camp;
        let mut drawn = Run::new();
        let mut reshuffles: [u8; 2] = [0; 2];
        let mut renewed = 0;
        if W::WATCHES {
            drawn.extend(dealt.iter());
        }
        let mut hand = self.hands[seat.index()] + dealt;
        let full = self.config.equipment.hand;
        let mut missing = full - (self.hand_of(camp) + dealt).count().min(full);
        let mut pile = self.draw[camp];
        let mut left = pile.count();
        while missing > 0 && left > 0 {
            let card = chance.draw_alone(camp, pile, left).ok_or(ChanceExhausted)?;
            if !pile.contains(card) {
                return Err(ChanceExhausted);
            }
            pile -= card;
            hand += card;
            left -= 1;
            missing -= 1;
            if W::WATCHES {
                drawn.extend(card.strongest());
            }
            // A pile is exhausted when its last card is drawn. An empty new pile is exhausted again at once.
            while left == 0 && self.exhaustions[camp] < self.config.exhaustions() {
                self.exhaustions[camp] += 1;
                if self.exhaustions[camp] < self.config.exhaustions() {
                    pile = self.discard[camp];
                    self.discard[camp] = Cards::NONE;
                    self.forget(camp);
                    left = pile.count();
                    reshuffles[renewed] = left;
                    renewed += 1;
                }
            }
        }
        self.hands[seat.index()] = hand;
        self.draw[camp] = pile;
        if W::WATCHES && !drawn.is_empty() {
            observer.on_event(self, Event::Draw { seat, cards: drawn });
            for &cards in &reshuffles[..renewed] {
                observer.on_event(self, Event::Reshuffle { camp, cards });
            }
        }
        Ok(())
    }

    /// Forgets what is known of a camp's discard pile when it is shuffled into a new draw pile.
    ///
    /// Leaflet 2022, Fin du tour de jeu et début du suivant, § 2.
    fn forget(&mut self, camp: Camp) {
        self.memory.shown[camp] = Cards::NONE;
        self.memory.reserve[camp] = Cards::NONE;
        for place in 0..2 {
            self.memory.conceded[Seat::new(camp, place).index()] = Cards::NONE;
        }
    }

    /// Starts a round: shared camps give cards first, the first player's camp before the other; then placement begins.
    ///
    /// Leaflet 2022, Comment jouer en équipe ?, § 2 and § 4. Ruling: guyenne-rules.md, Three and four players.
    pub(super) fn start_round(&mut self, observer: &mut impl EventObserver) {
        self.named = 0;
        for camp in [self.first, self.first.enemy()] {
            if self.config.shared(camp) {
                self.share(camp, observer);
                return;
            }
        }
        self.open_round(observer);
    }

    pub(super) fn open_round(&mut self, observer: &mut impl EventObserver) {
        self.stage = Stage::Place(0);
        let (n, first) = (self.round, self.first);
        self.notify(observer, || Event::Round { n, first });
    }

    /// Lets a shared camp give cards; a giver with a single card gives none.
    ///
    /// Ruling: guyenne-rules.md, Three and four players.
    pub(super) fn share(&mut self, camp: Camp, observer: &mut impl EventObserver) {
        let giver = self.giver(camp);
        if self.hands[giver.index()].count() == 1 {
            self.give(giver, Cards::NONE, observer);
            self.stage = Stage::Order(camp);
        } else {
            self.stage = Stage::Give(camp);
        }
    }

    pub(super) fn give(&mut self, from: Seat, cards: Cards, observer: &mut impl EventObserver) {
        let to = from.partner();
        self.hands[from.index()] -= cards;
        self.hands[to.index()] += cards;
        self.memory.given[from.camp] = cards;
        self.memory.giver[from.camp] = from.place;
        self.notify(observer, || Event::Give {
            from,
            to,
            cards: cards.run(),
        });
    }
}
