//! A slow referee written from the printed rules: it keeps its own table from the events, in the simplest way, and
//! panics at the first event that the rules do not allow. It shares no code with the engine.

mod combat;
mod visibility;

use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{
    Castle, Edition, Event, EventObserver, Level, Position, RulesConfig,
};

use visibility::Knower;

/// The cards of one camp, by where they lie.
#[derive(Debug)]
struct Army {
    pile: Vec<Card>,
    discard: Vec<(Card, Knower)>,
    pillage: Vec<Card>,
    hands: [Vec<Card>; 2],
    exhaustions: u8,
    /// Sizes of the new piles of the last draw whose reshuffle event is still to come.
    reshuffles: Vec<u8>,
    drawer: u8,
    order: Option<u8>,
    gave: bool,
    /// The cards given this round.
    given: Vec<Card>,
}

#[derive(Debug)]
struct Siege {
    castle: Castle,
    held_by: Option<Camp>,
    cards: [Vec<Card>; 2],
    revealed: [bool; 2],
    conceded: bool,
    winner: Option<Option<Camp>>,
    /// Who still has to lose cards, and whether they attacked a held castle.
    loser: Option<(Camp, bool)>,
}

/// The referee's table.
#[derive(Debug)]
pub struct Referee {
    config: RulesConfig,
    armies: [Army; 2],
    holders: [Option<Camp>; 6],
    round: u16,
    first: Camp,
    playing: bool,
    laid: usize,
    turn: usize,
    passes: usize,
    sieges: Vec<Siege>,
    over: bool,
    reserves: usize,
    /// The five cards agreed on, until their event comes.
    aside: Option<Vec<Card>>,
    /// The five cards that the first of two partners proposes.
    proposal: Option<(Camp, Vec<Card>)>,
}

fn remove(from: &mut Vec<Card>, cards: &[Card]) {
    for card in cards {
        let at = from.iter().position(|have| have == card);
        from.remove(at.unwrap_or_else(|| panic!("no {card} among {from:?}")));
    }
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn sum(cards: &[Card]) -> u8 {
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

    fn army(&mut self, camp: Camp) -> &mut Army {
        &mut self.armies[camp.index()]
    }

    fn hand(&mut self, seat: Seat) -> &mut Vec<Card> {
        &mut self.armies[seat.camp.index()].hands[usize::from(seat.place)]
    }

    fn held(&self, camp: Camp) -> usize {
        self.armies[camp.index()].hands.iter().map(Vec::len).sum()
    }

    fn passes_through(&self) -> u8 {
        if self.config.level == Level::Expert {
            3
        } else {
            2
        }
    }

    /// The two players of a camp in the order in which they play; a single player is both.
    fn players(&self, camp: Camp) -> [Seat; 2] {
        if self.config.teams[camp] == 1 {
            return [Seat::of(camp); 2];
        }
        let first = self.armies[camp.index()]
            .order
            .expect("the drawer has chosen who plays first");
        [Seat::new(camp, first), Seat::new(camp, 1 - first)]
    }

    /// Checks that everybody has drawn, and that every reshuffle had its event.
    fn all_drawn(&self) {
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

    fn spent(&self) -> bool {
        Camp::ALL.into_iter().any(|camp| {
            let army = &self.armies[camp.index()];
            army.exhaustions == self.passes_through() && self.held(camp) <= 1
        })
    }

    fn draw(&mut self, seat: Seat, cards: &[Card]) {
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

    fn give(&mut self, from: Seat, to: Seat, cards: &[Card]) {
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

    fn start(&mut self, n: u16, first: Camp) {
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

    fn place(&mut self, seat: Seat, castle: Castle, cards: &[Card]) {
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
    fn reinforcer(&mut self) -> Option<(Seat, Option<Castle>)> {
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

    fn reinforce(&mut self, seat: Seat, castle: Castle, cards: &[Card]) {
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
