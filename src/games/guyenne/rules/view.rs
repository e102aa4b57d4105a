//! Views: what one seat may know, which is the open table, its own cards, and its memory of the cards it has seen. A
//! card that the viewer may not know has no value in a view.
//!
//! Leaflet 2022, Mise en Place, § 5 (discard piles lie face down); Pose des cartes, § 4 (players may look at cards they
//! have played); Règles expertes, § 2; Comment jouer en équipe ?, § 6. Ruling: guyenne-rules.md, A round (conceded
//! values stay secret), and Three and four players (a partner does not see what the other has laid).

use super::{CASTLES, Castle, Decision, Field, Outcome, Position, RulesConfig, Side, Stage};
use crate::card::Cards;
use crate::seat::{ByCamp, Camp, Seat};

/// One camp's cards before one castle, as a viewer sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Front {
    /// The castle.
    pub castle: Castle,
    /// Who laid them.
    pub seat: Seat,
    /// How they lie: for attack or defence.
    pub side: Side,
    /// How many.
    pub count: u8,
    /// Which, if the viewer may know: their own, or face up.
    pub cards: Option<Cards>,
    /// Whether they lie face up for everybody.
    pub shown: bool,
}

/// What a viewer knows of a camp's piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CampSeen {
    /// Cards in the draw pile.
    pub draw: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// The cards of the discard pile that the viewer knows, since the last reshuffle.
    pub discard_known: Cards,
    /// Those of `discard_known` that the enemy does not know: conceded by the viewer, or set aside by their camp.
    pub discard_secret: Cards,
    /// What seat 0 of a shared camp proposes to set aside; only the two partners know it, until they agree.
    pub proposed: Option<Cards>,
    /// Cards lost for good, face up.
    pub pillage: Cards,
    /// How often the draw pile has run out.
    pub exhaustions: u8,
    /// The place of the seat that drew this round (0 in a camp of one).
    pub drawer: u8,
    /// The place of the seat that plays first this round (0 in a camp of one).
    pub order: u8,
    /// Cards given this round: how many, and which if the viewer is one of the two partners.
    pub given: (u8, Option<Cards>),
    /// The place of the seat that gave them.
    pub giver: u8,
}

/// What one seat may know; without a seat, what everybody may know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Whose view it is; `None` for everybody's.
    pub viewer: Option<Seat>,
    /// The rules that are played.
    pub config: RulesConfig,
    /// What is going on.
    pub stage: Stage,
    /// The round, from 1; 0 before the first deal.
    pub round: u16,
    /// The first player's camp.
    pub first: Camp,
    /// Who decides now.
    pub to_move: Option<Seat>,
    /// The decision, if it is the viewer's.
    pub decision: Option<Decision>,
    /// Who holds each castle, from the west; `None` for a neutral one and beyond the end of a shorter row.
    pub holders: [Option<Camp>; CASTLES],
    /// The castles named this round, in that order.
    pub named: [Option<Castle>; 2],
    /// Each camp's cards before the first and the second castle named.
    pub fronts: [ByCamp<Option<Front>>; 2],
    /// Whether the combat at the first and the second castle is over.
    pub decided: [bool; 2],
    /// How many cards are in each seat's hand, by [`Seat::index`].
    pub hands: [u8; 4],
    /// The viewer's own hand; empty without a seat.
    pub hand: Cards,
    /// Each camp's piles.
    pub camps: ByCamp<CampSeen>,
    /// How the game ended, once it is over.
    pub outcome: Option<Outcome>,
}

impl View {
    /// The table before the first deal, as `viewer` sees it.
    #[must_use]
    pub fn undealt(config: RulesConfig, viewer: Option<Seat>) -> Self {
        Position::unplayed(config).view(viewer)
    }

    /// The cards of `camp` whose place the viewer does not know: in other hands, in the draw pile, face down at a
    /// castle, or unknown in the discard pile.
    #[must_use]
    pub fn unseen(&self, camp: Camp) -> Cards {
        let seen = self.camps[camp].discard_known + self.camps[camp].pillage;
        let own = match self.viewer {
            Some(viewer) if viewer.camp == camp => self.hand,
            _ => Cards::NONE,
        };
        let fronts = self.fronts.iter().filter_map(|front| front[camp]?.cards);
        fronts.fold(self.config.equipment.pack - seen - own, |left, cards| {
            left - cards
        })
    }

    /// Who holds each castle that is in the game, from the west.
    #[must_use]
    pub fn row(&self) -> &[Option<Camp>] {
        &self.holders[..self.config.equipment.row.count() as usize]
    }

    /// The cards of `camp` before `castle`; `None` if there are none or the castle is not named.
    #[must_use]
    pub fn front(&self, castle: Castle, camp: Camp) -> Option<Front> {
        let at = self.named.iter().position(|&named| named == Some(castle))?;
        self.fronts[at][camp]
    }

    /// The camp whose cards defend `castle`, in the combat and after it; `None` where both attack.
    #[must_use]
    pub fn defender(&self, castle: Castle) -> Option<Camp> {
        let defends = |camp: &Camp| {
            let front = self.front(castle, *camp);
            front.is_some_and(|front| front.side == Side::Long)
        };
        Camp::ALL.into_iter().find(defends)
    }

    /// How many cards both hands of a camp have.
    #[must_use]
    pub fn held(&self, camp: Camp) -> u8 {
        self.hands[Seat::new(camp, 0).index()] + self.hands[Seat::new(camp, 1).index()]
    }
}

impl Position {
    /// What `viewer` may know; `None` for what everybody may know.
    #[must_use]
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let decision = self.decision();
        let mut view = View {
            viewer,
            config: self.config,
            stage: self.stage,
            round: self.round,
            first: self.first,
            to_move: decision.map(|decision| decision.seat),
            decision: decision.filter(|decision| Some(decision.seat) == viewer),
            holders: self.holders,
            named: [None; 2],
            fronts: [ByCamp::default(); 2],
            decided: [false; 2],
            hands: self.hands.map(Cards::count),
            hand: viewer.map_or(Cards::NONE, |seat| self.hands[seat.index()]),
            camps: ByCamp(Camp::ALL.map(|camp| self.camp_seen(camp, viewer))),
            outcome: self.outcome(),
        };
        for (at, field) in self.fields().iter().enumerate() {
            view.named[at] = Some(field.castle);
            view.decided[at] = field.decided;
            view.fronts[at] = ByCamp(Camp::ALL.map(|camp| front(field, camp, viewer)));
        }
        view
    }

    fn camp_seen(&self, camp: Camp, viewer: Option<Seat>) -> CampSeen {
        let own = viewer.filter(|viewer| viewer.camp == camp);
        let discard_secret = own.map_or(Cards::NONE, |seat| {
            self.memory.conceded[seat.index()] + self.memory.reserve[camp]
        });
        let given = self.memory.given[camp];
        let proposed = own.filter(|_| self.stage == Stage::Agree(camp));
        CampSeen {
            draw: self.draw[camp].count(),
            discard: self.discard[camp].count(),
            discard_known: self.memory.shown[camp] + discard_secret,
            discard_secret,
            proposed: proposed.map(|_| self.memory.proposed[camp]),
            pillage: self.pillage[camp],
            exhaustions: self.exhaustions[camp],
            drawer: self.drawer[camp],
            order: self.order[camp],
            given: (given.count(), own.map(|_| given)),
            giver: self.memory.giver[camp],
        }
    }
}

fn front(field: &Field, camp: Camp, viewer: Option<Seat>) -> Option<Front> {
    let cards = field.cards[camp];
    if cards.is_empty() {
        return None;
    }
    let seat = field.seat(camp);
    let shown = field.shown[camp];
    Some(Front {
        castle: field.castle,
        seat,
        side: Side::facing(field.held_by, camp),
        count: cards.count(),
        cards: (shown || viewer == Some(seat)).then_some(cards),
        shown,
    })
}
