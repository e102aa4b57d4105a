//! What each player may know by the printed rules: the referee's check of every view.

use guyenne::games::guyenne::rules::View;
use guyenne::games::guyenne::rules::card::{Card, Cards};
use guyenne::games::guyenne::rules::seat::{Camp, Seat};

use super::table::{Knower, Referee};

fn set(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}

impl Referee {
    /// Checks that the view shows everything that its viewer may know, and nothing else.
    pub fn allows(&self, view: &View) {
        let own = |camp: Camp| view.viewer.filter(|viewer| viewer.camp == camp);
        assert_eq!(view.holders, self.holders);
        for camp in Camp::ALL {
            let (army, seen) = (&self.armies[camp.index()], &view.camps[camp]);
            for place in 0..2 {
                let seat = Seat::new(camp, place);
                let hand = &army.hands[usize::from(place)];
                assert_eq!(usize::from(view.hands[seat.index()]), hand.len());
                if view.viewer == Some(seat) {
                    assert_eq!(view.hand, set(hand));
                }
            }
            for (at, siege) in self.sieges.iter().enumerate() {
                let lies = set(&siege.cards[camp.index()]);
                let Some(front) = view.fronts[at][camp] else {
                    assert!(lies.is_empty());
                    continue;
                };
                assert_eq!(
                    (front.seat, front.count),
                    (self.seat_at(camp, at), lies.count())
                );
                let known = siege.revealed[camp.index()] || view.viewer == Some(front.seat);
                assert_eq!(
                    front.cards,
                    known.then_some(lies),
                    "{:?} sees {front:?}",
                    view.viewer
                );
            }
            let known = army
                .discard
                .iter()
                .filter(|(_, knower)| match (knower, own(camp)) {
                    (Knower::Everybody, _) | (Knower::Camp, Some(_)) => true,
                    (Knower::Alone(place), Some(viewer)) => viewer.place == *place,
                    (_, None) => false,
                });
            assert_eq!(seen.discard_known, known.map(|&(card, _)| card).collect());
            assert_eq!(usize::from(seen.discard), army.discard.len());
            assert_eq!(usize::from(seen.draw), army.pile.len());
            assert_eq!(seen.pillage, set(&army.pillage));
            assert_eq!(seen.exhaustions, army.exhaustions);
            let proposal = self.proposal.as_ref().filter(|(by, _)| *by == camp);
            let proposed = proposal.map(|(_, five)| set(five));
            assert_eq!(seen.proposed, proposed.filter(|_| own(camp).is_some()));
            let given = set(&army.given);
            assert_eq!(seen.given, (given.count(), own(camp).map(|_| given)));
        }
        if view.viewer.is_none() {
            assert_eq!((view.hand, view.decision), (Cards::NONE, None));
        }
        assert!(
            view.decision
                .is_none_or(|decision| Some(decision.seat) == view.viewer)
        );
    }
}
