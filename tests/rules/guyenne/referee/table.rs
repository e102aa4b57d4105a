//! The referee's table: the cards of both camps by where they lie, the castles of the round, and who may play.

use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, Level, Position, RulesConfig};

/// Who knows a card in a discard pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Knower {
    /// It was face up.
    Everybody,
    /// It was set aside by both partners.
    Camp,
    /// It was conceded; only the partner who laid it knows it.
    Alone(u8),
}

/// The cards of one camp, by where they lie.
#[derive(Debug)]
pub(super) struct Army {
    pub(super) pile: Vec<Card>,
    pub(super) discard: Vec<(Card, Knower)>,
    pub(super) pillage: Vec<Card>,
    pub(super) hands: [Vec<Card>; 2],
    pub(super) exhaustions: u8,
    /// Sizes of the new piles of the last draw whose reshuffle event is still to come.
    pub(super) reshuffles: Vec<u8>,
    pub(super) drawer: u8,
    pub(super) order: Option<u8>,
    pub(super) gave: bool,
    /// The cards given this round.
    pub(super) given: Vec<Card>,
}

#[derive(Debug)]
pub(super) struct Siege {
    pub(super) castle: Castle,
    pub(super) held_by: Option<Camp>,
    pub(super) cards: [Vec<Card>; 2],
    pub(super) revealed: [bool; 2],
    pub(super) conceded: bool,
    pub(super) winner: Option<Option<Camp>>,
    /// Who still has to lose cards, and whether they attacked a held castle.
    pub(super) loser: Option<(Camp, bool)>,
}

/// The referee's table.
#[derive(Debug)]
pub struct Referee {
    pub(super) config: RulesConfig,
    pub(super) armies: [Army; 2],
    pub(super) holders: [Option<Camp>; 6],
    pub(super) round: u16,
    pub(super) first: Camp,
    pub(super) playing: bool,
    pub(super) laid: usize,
    pub(super) turn: usize,
    pub(super) passes: usize,
    pub(super) sieges: Vec<Siege>,
    pub(super) over: bool,
    pub(super) reserves: usize,
    /// The five cards agreed on, until their event comes.
    pub(super) aside: Option<Vec<Card>>,
    /// The five cards that the first of two partners proposes.
    pub(super) proposal: Option<(Camp, Vec<Card>)>,
}

pub(super) fn remove(from: &mut Vec<Card>, cards: &[Card]) {
    for card in cards {
        let at = from.iter().position(|have| have == card);
        from.remove(at.unwrap_or_else(|| panic!("no {card} among {from:?}")));
    }
}

pub(super) fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

pub(super) fn sum(cards: &[Card]) -> u8 {
    cards.iter().map(|card| card.value()).sum()
}

impl Referee {
    pub fn new(config: RulesConfig) -> Self {
        let army = || {
            let mut pile = vec![Card::Five; 2];
            pile.extend([Card::Four; 3]);
            pile.extend([Card::Three; 4]);
            pile.extend([Card::Two; 12]);
            Army {
                pile,
                discard: Vec::new(),
                pillage: Vec::new(),
                hands: [Vec::new(), Vec::new()],
                exhaustions: 0,
                reshuffles: Vec::new(),
                drawer: 0,
                order: None,
                gave: false,
                given: Vec::new(),
            }
        };
        Self {
            config,
            armies: [army(), army()],
            holders: [None; 6],
            round: 0,
            first: Camp::English,
            playing: false,
            laid: 0,
            turn: 0,
            passes: 0,
            sieges: Vec::new(),
            over: false,
            reserves: 0,
            aside: None,
            proposal: None,
        }
    }

    pub(super) fn army(&mut self, camp: Camp) -> &mut Army {
        &mut self.armies[camp.index()]
    }

    pub(super) fn hand(&mut self, seat: Seat) -> &mut Vec<Card> {
        &mut self.armies[seat.camp.index()].hands[usize::from(seat.place)]
    }

    pub(super) fn held(&self, camp: Camp) -> usize {
        self.armies[camp.index()].hands.iter().map(Vec::len).sum()
    }

    pub(super) fn passes_through(&self) -> u8 {
        if self.config.level == Level::Expert {
            3
        } else {
            2
        }
    }

    /// The two players of a camp in the order in which they play; a single player is both.
    pub(super) fn players(&self, camp: Camp) -> [Seat; 2] {
        if self.config.teams[camp] == 1 {
            return [Seat::of(camp); 2];
        }
        let first = self.armies[camp.index()]
            .order
            .expect("the drawer has chosen who plays first");
        [Seat::new(camp, first), Seat::new(camp, 1 - first)]
    }

    /// Checks that everybody has drawn, and that every reshuffle had its event.
    pub(super) fn all_drawn(&self) {
        for camp in Camp::ALL {
            let army = &self.armies[camp.index()];
            assert!(army.reshuffles.is_empty(), "a reshuffle had no event");
            let stuck = army.pile.is_empty() && army.exhaustions == self.passes_through();
            assert!(
                self.held(camp) == 6 || stuck,
                "the {camp} camp did not draw up to six"
            );
        }
    }

    pub(super) fn spent(&self) -> bool {
        Camp::ALL.into_iter().any(|camp| {
            let army = &self.armies[camp.index()];
            army.exhaustions == self.passes_through() && self.held(camp) <= 1
        })
    }

    /// Checks that the game is over and that the final position is that of the referee.
    pub fn leaves(&self, position: &Position) {
        assert!(self.over);
        let table = position.view(None);
        assert_eq!(table.holders, self.holders);
        for camp in Camp::ALL {
            let (army, seen) = (&self.armies[camp.index()], table.camps[camp]);
            assert_eq!(usize::from(seen.draw), army.pile.len());
            assert_eq!(usize::from(seen.discard), army.discard.len());
            assert_eq!(seen.exhaustions, army.exhaustions);
            assert_eq!(
                sorted(&army.pillage),
                sorted(&seen.pillage.iter().collect::<Vec<_>>())
            );
            for place in 0..2 {
                let seat = Seat::new(camp, place);
                let hand: Vec<_> = position.view(Some(seat)).hand.iter().collect();
                assert_eq!(sorted(&hand), sorted(&army.hands[usize::from(place)]));
            }
        }
    }
}
