//! Each event goes to the referee's check of it.

use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::rules::{Event, EventObserver, Level, Position};

use super::table::{Knower, Referee, remove, sorted};

impl EventObserver for Referee {
    fn on_event(&mut self, _: &Position, event: Event) {
        assert!(!self.over, "{event:?} after the end");
        match event {
            Event::Reserve { camp, ref cards } => {
                assert!(self.config.level == Level::Expert && self.round == 0);
                assert_eq!(camp, Camp::ALL[self.reserves]);
                assert!(cards.len() == 5 && !cards.contains(&Card::Hero));
                assert!(self.proposal.is_none(), "a proposal does not stand");
                assert_eq!(
                    self.aside.take().map(|five| sorted(&five)),
                    Some(sorted(cards))
                );
                self.reserves += 1;
                let army = self.army(camp);
                remove(&mut army.pile, cards);
                army.discard
                    .extend(cards.iter().map(|&card| (card, Knower::Camp)));
            }
            Event::Draw { seat, ref cards } => self.draw(seat, cards),
            Event::Reshuffle { camp, cards } => {
                assert_eq!(self.army(camp).reshuffles.remove(0), cards);
            }
            Event::Give {
                from,
                to,
                ref cards,
            } => self.give(from, to, cards),
            Event::Order { first } => {
                assert!(self.army(first.camp).gave && self.army(first.camp).order.is_none());
                self.army(first.camp).order = Some(first.place);
            }
            Event::Round { n, first } => self.start(n, first),
            Event::Play {
                seat,
                castle,
                ref cards,
            } => {
                assert!(self.playing && (1..=5).contains(&cards.len()));
                if self.laid < 4 {
                    self.place(seat, castle, cards);
                } else {
                    self.reinforce(seat, castle, cards);
                }
            }
            Event::Pass { seat } => {
                assert_eq!(self.reinforcer().map(|(by, _)| by), Some(seat));
                self.turn += 1;
                self.passes += 1;
            }
            Event::Reveal {
                seat,
                castle,
                ref cards,
            } => self.reveal(seat, castle, cards),
            Event::Concede { seat, castle, .. } => self.concede(seat, castle),
            Event::Combat {
                castle,
                sums,
                winner,
                holder,
                ..
            } => {
                self.combat(castle, sums.0, winner, holder);
            }
            Event::Pillage {
                seat,
                castle,
                ref cards,
            } => self.lose(seat, castle, cards),
            Event::Sweep => self.sweep(),
            Event::End {
                reason,
                points,
                winner,
            } => self.end(reason, points.0, winner),
        }
    }
}
