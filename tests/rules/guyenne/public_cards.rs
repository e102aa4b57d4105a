//! What everybody knows of the cards: it is what a player who writes down every card shown would have, it is the same
//! for every viewer, and whatever a viewer cannot know, the cards that may remain are those that lie unseen.

use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use guyenne::games::guyenne::rules::{Event, EventObserver, Position, SeenEvent};

use super::{little_setups, rng, setups};

/// A player who writes down what is turned up for everybody.
#[derive(Default)]
struct Scribe {
    shown: ByCamp<Cards>,
    lost: ByCamp<Cards>,
}

impl EventObserver for Scribe {
    fn on_event(&mut self, _: &Position, event: Event) {
        let seen: SeenEvent = event.seen_by(None);
        match seen {
            Event::Reveal { seat, cards, .. } => {
                let cards: Cards = cards.cards.iter().flatten().copied().collect();
                self.shown[seat.camp] += cards;
            }
            Event::Pillage { seat, cards, .. } => {
                let cards: Cards = cards.cards.iter().flatten().copied().collect();
                self.shown[seat.camp] -= cards;
                self.lost[seat.camp] += cards;
            }
            Event::Reshuffle { camp, .. } => self.shown[camp] = Cards::NONE,
            _ => {}
        }
    }
}

#[test]
fn what_is_known_is_what_a_scribe_has_written() {
    let mut decisions = 0;
    for setup in setups(20).chain(little_setups(20)) {
        let mut rng = rng(setup);
        let mut scribe = Scribe::default();
        let mut position = Position::observed(setup, &mut scribe).expect("a game");
        while let Some(decision) = position.decision() {
            decisions += 1;
            let everybody = position.view(None);
            for camp in Camp::ALL {
                let known = everybody.public_cards(camp);
                assert_eq!(known.shown, scribe.shown[camp], "shown, {position:?}");
                assert_eq!(known.lost, scribe.lost[camp], "lost, {position:?}");
                let all = known.shown + known.lost + known.remaining;
                assert_eq!(all, position.config().equipment.pack, "{position:?}");
                for seat in [0, 1].map(|place| Seat::new(camp, place)) {
                    let view = position.view(Some(seat));
                    assert_eq!(view.public_cards(camp), known, "{seat:?}, {position:?}");
                }
            }
            position
                .play_observed(decision.sample(&mut rng), &mut scribe)
                .expect("a legal move");
        }
    }
    assert!(decisions > 1000, "{decisions} decisions");
}

#[test]
fn in_every_world_that_fits_the_rest_lies_unseen() {
    for setup in setups(4) {
        let mut rng = rng(setup);
        let mut position = Position::new(setup).expect("a game");
        while let Some(decision) = position.decision() {
            for viewer in [None, Some(decision.seat)] {
                let view = position.view(viewer);
                let world = Position::determinize(&view, &mut rng);
                // Before the deal the heroes are nowhere.
                for camp in Camp::ALL.into_iter().filter(|_| view.round > 0) {
                    let known = view.public_cards(camp);
                    let face_up = world.fields().iter().filter(|field| field.shown[camp]);
                    let face_up = face_up.fold(Cards::NONE, |all, field| all + field.cards[camp]);
                    let seen = world.view(None).camps[camp];
                    // Every card of the camp in this world, without those that lie or lay open.
                    let unseen = world.census(camp) - face_up - seen.discard_known - seen.pillage;
                    assert_eq!(unseen, known.remaining, "{viewer:?}, {position:?}");
                }
            }
            position.play_unchecked(decision.sample(&mut rng));
        }
    }
}
