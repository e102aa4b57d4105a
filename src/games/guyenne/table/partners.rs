//! Where the partners of a shared camp play this round.

use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Stage, View};

/// The castle where a seat of a shared camp plays this round, once the camp's order has been said: which of the two
/// (0 or 1), and its name if it has been named.
///
/// Leaflet 2022, Comment jouer en équipe ?, § 2.
#[must_use]
pub fn own_castle(view: &View, seat: Seat) -> Option<(u8, Option<Castle>)> {
    let said = match view.stage {
        Stage::Place(_)
        | Stage::Reinforce { .. }
        | Stage::Combat(_)
        | Stage::Answer(_)
        | Stage::Lose(_) => true,
        // The first player's camp says its order first.
        Stage::Give(camp) | Stage::Order(camp) => camp != seat.camp && seat.camp == view.first,
        Stage::Reserve(_) | Stage::Agree(_) | Stage::Refill | Stage::Over(_) => false,
    };
    let nth = seat.place ^ view.camps[seat.camp].order;
    said.then(|| (nth, view.named[usize::from(nth)]))
}

/// Who of a shared camp plays at the first (0) or second (1) castle of the round, once the camp's order has been said.
#[must_use]
pub fn player_at(view: &View, camp: Camp, nth: u8) -> Option<Seat> {
    let mut seats = view.config.seats().filter(|seat| seat.camp == camp);
    let (first, second) = (seats.next()?, seats.next()?);
    [first, second]
        .into_iter()
        .find(|&seat| own_castle(view, seat).is_some_and(|(own, _)| own == nth))
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::seat::{ByCamp, Camp};
    use guyenne_rules::{Position, Setup};
    use kit_rules::seed::Seed;

    #[test]
    fn partners_play_at_the_castles_that_their_order_says() {
        let mut setup = Setup {
            seed: Seed(3),
            ..Setup::default()
        };
        setup.config.teams = ByCamp::new(2, 2);
        let mut position = Position::new(setup).expect("four can play");
        let mut checked = 0;
        for step in 0..400 {
            let Some(decision) = position.decision() else {
                break;
            };
            let view = position.view(None);
            if let Stage::Place(at) = view.stage {
                // Two castles, each with a seat of both camps: the first at steps 0 and 1, the second at 2 and 3.
                let (nth, named) = own_castle(&view, decision.seat).expect("the order is said");
                assert_eq!(nth, at / 2, "step {at}");
                assert_eq!(named.is_some(), at % 2 == 1, "step {at}");
                let partner = own_castle(&view, decision.seat.partner()).expect("said as well");
                assert_eq!(partner.0, 1 - nth);
                assert_eq!(
                    player_at(&view, decision.seat.camp, nth),
                    Some(decision.seat)
                );
                checked += 1;
            }
            let count = decision.count();
            position
                .play(decision.nth(step * 7 % count))
                .expect("a listed move is legal");
        }
        assert!(checked > 20, "only {checked}");
        let undealt = View::undealt(setup.config, None);
        assert_eq!(own_castle(&undealt, Seat::of(Camp::French)), None);
        assert_eq!(player_at(&undealt, Camp::French, 0), None);
    }
}
