//! The referee's second half of a round: combats, castles that change hands, losses, the end of the game.

use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, Edition, EndReason, Level};

use super::table::{Knower, Referee, remove, sorted, sum};

impl Referee {
    /// The index of the current combat: A until it is decided and its losses are paid, then B.
    fn siege(&mut self, castle: Castle) -> usize {
        assert!(
            self.laid == 4 && self.reinforcer().is_none(),
            "not all have passed"
        );
        let at = self
            .sieges
            .iter()
            .position(|siege| siege.winner.is_none())
            .expect("a combat to come");
        assert!(
            self.sieges.iter().all(|siege| siege.loser.is_none()),
            "losses are to be paid"
        );
        assert_eq!(
            self.sieges[at].castle, castle,
            "combat goes in the order of naming"
        );
        at
    }

    /// The seat that plays at the castle named at index `at`.
    pub(super) fn seat_at(&self, camp: Camp, at: usize) -> Seat {
        self.players(camp)[at]
    }

    pub(super) fn reveal(&mut self, seat: Seat, castle: Castle, cards: &[Card]) {
        let at = self.siege(castle);
        assert_eq!(seat, self.seat_at(seat.camp, at));
        let siege = &mut self.sieges[at];
        let before = match siege.held_by {
            None => Camp::French == seat.camp,
            Some(defender) => defender == seat.camp,
        };
        assert_eq!(
            siege.revealed[seat.camp.enemy().index()],
            before,
            "attackers turn up first"
        );
        assert!(!std::mem::replace(
            &mut siege.revealed[seat.camp.index()],
            true
        ));
        assert_eq!(sorted(cards), sorted(&siege.cards[seat.camp.index()]));
    }

    pub(super) fn concede(&mut self, seat: Seat, castle: Castle) {
        let at = self.siege(castle);
        assert_eq!(seat, self.seat_at(seat.camp, at));
        let siege = &mut self.sieges[at];
        assert_eq!(siege.held_by, Some(seat.camp), "only a defender concedes");
        assert!(siege.revealed[seat.camp.enemy().index()] && !siege.revealed[seat.camp.index()]);
        siege.conceded = true;
    }

    pub(super) fn combat(
        &mut self,
        castle: Castle,
        sums: [u8; 2],
        winner: Option<Camp>,
        holder: Option<Camp>,
    ) {
        let at = self.siege(castle);
        let (level, edition) = (self.config.level, self.config.edition);
        let siege = &mut self.sieges[at];
        assert!(siege.revealed == [true, true] || siege.conceded);
        let [english, french] = &siege.cards;
        assert_eq!(sums, [sum(english), sum(french)]);
        let hero = |cards: &[Card]| cards.contains(&Card::Hero);
        let expected = if let (true, Some(defender)) = (siege.conceded, siege.held_by) {
            Some(defender.enemy())
        } else if hero(english) && hero(french) {
            None
        } else if hero(english) || (!hero(french) && sum(english) > sum(french)) {
            Some(Camp::English)
        } else if hero(french) || sum(french) > sum(english) {
            Some(Camp::French)
        } else {
            None
        };
        assert_eq!(winner, expected);
        assert_eq!(holder, expected.or(siege.held_by));
        self.holders[castle.index()] = holder;
        siege.winner = Some(winner);
        let losses = level != Level::Base;
        siege.loser = match (siege.held_by, winner) {
            (None, Some(winner)) if losses => Some((winner.enemy(), false)),
            (Some(defender), _) if losses => Some((defender.enemy(), true)),
            (Some(defender), Some(winner)) if edition == Edition::V2021 && winner != defender => {
                Some((winner, true))
            }
            _ => None,
        };
    }

    pub(super) fn lose(&mut self, seat: Seat, castle: Castle, cards: &[Card]) {
        let at = self
            .sieges
            .iter()
            .position(|siege| siege.loser.is_some())
            .expect("losses to pay");
        assert_eq!(self.sieges[at].castle, castle);
        assert_eq!(seat, self.seat_at(seat.camp, at));
        let siege = &mut self.sieges[at];
        let (camp, attacker) = siege.loser.take().expect("losses");
        assert_eq!(seat.camp, camp);
        let played = &mut siege.cards[camp.index()];
        let strongest = *played.iter().max().expect("cards were played");
        if attacker {
            assert_eq!(cards, [strongest]);
        } else {
            assert_ne!(strongest, Card::Hero, "a loser never has the hero");
            assert!(cards == [strongest] || (cards.len() > 1 && sum(cards) >= strongest.value()));
        }
        remove(played, cards);
        self.army(camp).pillage.extend(cards);
    }

    pub(super) fn sweep(&mut self) {
        assert!(!self.all_six(), "six castles end the game");
        assert_eq!(self.sieges.len(), 2);
        let laid_by = [0, 1].map(|at| Camp::ALL.map(|camp| self.seat_at(camp, at).place));
        for (siege, places) in self.sieges.drain(..).zip(laid_by) {
            assert!(siege.winner.is_some() && siege.loser.is_none());
            for camp in Camp::ALL.map(Camp::index) {
                let knower = if siege.revealed[camp] {
                    Knower::Everybody
                } else {
                    Knower::Alone(places[camp])
                };
                let cards = siege.cards[camp].iter().map(|&card| (card, knower));
                self.armies[camp].discard.extend(cards);
            }
        }
        for army in &mut self.armies {
            (army.order, army.gave) = (None, false);
            army.given.clear();
        }
        self.playing = false;
    }

    fn all_six(&self) -> bool {
        self.holders[0].is_some() && self.holders.iter().all(|holder| *holder == self.holders[0])
    }

    pub(super) fn end(&mut self, reason: EndReason, points: [u8; 2], winner: Option<Camp>) {
        match reason {
            EndReason::SixCastles => {
                assert!(self.all_six());
                assert!(
                    self.sieges
                        .iter()
                        .all(|s| s.winner.is_some() && s.loser.is_none())
                );
            }
            EndReason::Exhausted => {
                self.all_drawn();
                assert!(self.spent() && !self.playing);
            }
        }
        // For each camp: points, then the tie-breaks of the edition.
        let ranks = Camp::ALL.map(|camp| {
            let army = &self.armies[camp.index()];
            let unspent = self.held(camp) + army.pile.len();
            let row: String = self
                .holders
                .map(|holder| if holder == Some(camp) { 'x' } else { ' ' })
                .iter()
                .collect();
            let groups = row.split_whitespace().map(str::len);
            let largest = groups.clone().filter(|&len| len > 1).max().unwrap_or(0);
            match (self.all_six(), self.config.edition) {
                (true, _) => [2 * groups.sum::<usize>(), 0, 0],
                (_, Edition::V2022) => [
                    groups.map(|len| if len == 1 { 1 } else { 2 * len }).sum(),
                    0,
                    unspent,
                ],
                (_, Edition::V2021) => {
                    [groups.sum::<usize>() + largest + unspent, largest, unspent]
                }
            }
        });
        assert_eq!(points.map(usize::from), [ranks[0][0], ranks[1][0]]);
        let expected = match ranks[0].cmp(&ranks[1]) {
            std::cmp::Ordering::Greater => Some(Camp::English),
            std::cmp::Ordering::Less => Some(Camp::French),
            std::cmp::Ordering::Equal => None,
        };
        assert_eq!(winner, expected);
        self.over = true;
    }
}
