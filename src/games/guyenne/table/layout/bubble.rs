//! What a bubble, the coach's or a note's, speaks about: the hand, a castle, the combat stage.

use bevy::math::Rect;

use super::places::{Edge, HandPlace};
use super::table::TableLayout;
use guyenne_rules::{Castle, Side};

impl TableLayout {
    /// The near hand, as wide as six cards.
    pub fn whole_hand(&self) -> Rect {
        let ends = [0, 5].map(|n| self.hand(Edge::Near, HandPlace::Alone, n, 6).rect());
        ends[0].union(ends[1])
    }

    /// A castle's card with the cards before it.
    pub fn whole_castle(&self, castle: Castle) -> Rect {
        let index = castle.index();
        let fronts = Edge::BOTH.map(|edge| self.front_area(index, edge));
        let card = self.castles[index].card.rect();
        card.union(fronts[0]).union(fronts[1])
    }

    /// The castle with both camps' cards on the combat stage.
    pub fn whole_stage(&self) -> Rect {
        let cards = Edge::BOTH
            .into_iter()
            .flat_map(|edge| [0, 4].map(|n| self.reveal.card(edge, Side::Short, n, 5).rect()));
        cards.fold(self.reveal.castle.rect(), |all, card| all.union(card))
    }
}
