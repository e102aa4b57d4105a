//! The referee's first half of a round: cards set aside, drawn and given, laid at castles, and reinforced.

use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, Edition};

use super::table::{Referee, Siege, remove};

impl Referee {
    /// Before the first shuffle `seat` names five cards: its own if it plays alone; of two partners the first proposes,
    /// and the second decides.
    pub fn names_five(&mut self, seat: Seat, cards: &[Card]) {
        let camp = Camp::ALL[self.reserves];
        assert_eq!(seat.camp, camp, "the English set cards aside first");
        assert!(self.aside.is_none());
        let proposed = self.proposal.take();
        let shared = self.config.teams[camp] == 2;
        assert_eq!(seat.place == 1, proposed.is_some(), "the first proposes");
        if shared && proposed.is_none() {
            self.proposal = Some((camp, cards.to_vec()));
        } else {
            self.aside = Some(cards.to_vec());
        }
    }

    pub(super) fn draw(&mut self, seat: Seat, cards: &[Card]) {
        assert!(
            !self.playing && self.sieges.is_empty(),
            "cards are drawn between rounds"
        );
        let most = self.passes_through();
        let shared = self.config.teams[seat.camp] == 2;
        let drawer = if shared { (self.round % 2) as u8 } else { 0 };
        assert_eq!(seat.place, drawer, "partners draw in turn");
        let mut cards = cards.to_vec();
        if self.round == 0 {
            assert_eq!(cards.remove(0), Card::Hero, "the hero is taken first");
            assert_eq!(cards.len(), 5);
            self.hand(seat).push(Card::Hero);
        }
        assert!(!cards.is_empty());
        let army = self.army(seat.camp);
        army.drawer = seat.place;
        for card in cards {
            assert!(army.exhaustions < most);
            remove(&mut army.pile, &[card]);
            army.hands[usize::from(seat.place)].push(card);
            while army.pile.is_empty() && army.exhaustions < most {
                army.exhaustions += 1;
                if army.exhaustions < most {
                    army.reshuffles.push(army.discard.len() as u8);
                    let discard = std::mem::take(&mut army.discard);
                    army.pile = discard.into_iter().map(|(card, _)| card).collect();
                }
            }
        }
        assert!(self.held(seat.camp) <= 6);
    }

    pub(super) fn give(&mut self, from: Seat, to: Seat, cards: &[Card]) {
        self.all_drawn();
        assert!(!self.playing && self.config.teams[from.camp] == 2);
        assert_eq!(to, Seat::new(from.camp, 1 - from.place));
        let (camp, first) = (from.camp, self.first_of_next_round());
        if camp != first && self.config.teams[first] == 2 {
            assert!(
                self.armies[first.index()].order.is_some(),
                "the first player's camp gives first"
            );
        }
        let shared = (self.round % 2) as u8;
        let drawer = Seat::new(camp, shared);
        let giver = if self.hand(drawer).is_empty() {
            to
        } else {
            drawer
        };
        if self.hand(drawer).is_empty() {
            assert_eq!(
                from,
                Seat::new(camp, 1 - shared),
                "an empty-handed drawer is given cards"
            );
        } else {
            assert_eq!(from, giver);
        }
        let left = self.hand(from).len() - cards.len();
        assert!(left >= 1, "the giver keeps a card");
        assert!(cards.len() <= 5);
        assert!(
            !cards.is_empty() || left == 1,
            "only who holds one card gives none"
        );
        remove(self.hand(from), cards);
        self.hand(to).extend(cards);
        self.army(camp).given = cards.to_vec();
        assert!(
            !std::mem::replace(&mut self.army(camp).gave, true),
            "given twice"
        );
    }

    fn first_of_next_round(&self) -> Camp {
        if self.round.is_multiple_of(2) {
            Camp::English
        } else {
            Camp::French
        }
    }

    pub(super) fn start(&mut self, n: u16, first: Camp) {
        self.all_drawn();
        assert!(!self.spent() && !self.over);
        assert_eq!(n, self.round + 1);
        assert_eq!(first, self.first_of_next_round());
        for camp in Camp::ALL {
            assert_eq!(
                self.armies[camp.index()].order.is_some(),
                self.config.teams[camp] == 2
            );
            for place in 0..self.config.teams[camp] {
                assert!(
                    !self.hand(Seat::new(camp, place)).is_empty(),
                    "everybody can play"
                );
            }
        }
        (self.round, self.first, self.playing) = (n, first, true);
        (self.laid, self.turn, self.passes) = (0, 0, 0);
    }

    pub(super) fn place(&mut self, seat: Seat, castle: Castle, cards: &[Card]) {
        let second = self.first.enemy();
        let by = [self.first, second, second, self.first][self.laid];
        assert_eq!(
            seat,
            self.players(by)[self.laid / 2],
            "placement goes F, S, S, F"
        );
        match self.laid {
            0 => self.besiege(castle),
            2 => {
                assert_ne!(
                    castle, self.sieges[0].castle,
                    "the second castle is another one"
                );
                self.besiege(castle);
            }
            step => assert_eq!(
                castle,
                self.sieges[step / 2].castle,
                "the answer goes there"
            ),
        }
        remove(self.hand(seat), cards);
        if self.laid < 2 {
            assert!(
                !self.hand(self.players(by)[1]).is_empty(),
                "a card must stay for the second castle"
            );
        }
        self.sieges[self.laid / 2].cards[seat.camp.index()].extend(cards);
        self.laid += 1;
    }

    fn besiege(&mut self, castle: Castle) {
        self.sieges.push(Siege {
            castle,
            held_by: self.holders[castle.index()],
            cards: [Vec::new(), Vec::new()],
            revealed: [false; 2],
            conceded: false,
            winner: None,
            loser: None,
        });
    }

    /// Who may reinforce now; of two partners each only at the given castle.
    pub(super) fn reinforcer(&mut self) -> Option<(Seat, Option<Castle>)> {
        if self.config.edition == Edition::V2021 || self.laid < 4 {
            return None;
        }
        let (f, s) = (self.players(self.first), self.players(self.first.enemy()));
        let round = if self.config.teams.0 == [1, 1] {
            vec![(s[0], 0), (f[0], 0)]
        } else {
            vec![(s[0], 0), (f[0], 0), (s[1], 1), (f[1], 1)]
        };
        while self.passes < round.len() {
            let (seat, at) = round[self.turn % round.len()];
            if !self.hand(seat).is_empty() {
                let alone = self.config.teams[seat.camp] == 1;
                return Some((seat, (!alone).then(|| self.sieges[at].castle)));
            }
            // A camp without cards passes automatically.
            self.turn += 1;
            self.passes += 1;
        }
        None
    }

    pub(super) fn reinforce(&mut self, seat: Seat, castle: Castle, cards: &[Card]) {
        let (by, own) = self.reinforcer().expect("reinforcement is over");
        assert_eq!(seat, by);
        assert!(
            own.is_none_or(|own| own == castle),
            "a partner reinforces their own castle"
        );
        remove(self.hand(seat), cards);
        let siege = self.sieges.iter_mut().find(|siege| siege.castle == castle);
        let lies = &mut siege.expect("one of the round's castles").cards[seat.camp.index()];
        lies.extend(cards);
        assert!(lies.len() <= 5, "a sixth card");
        self.turn += 1;
        self.passes = 0;
    }
}
