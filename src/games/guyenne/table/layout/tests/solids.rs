//! The rectangles that must not overlap on a table, by name, for tests.

use bevy::math::{Rect, Vec2};

use guyenne_rules::Side;

use super::super::frame::Slot;
use super::super::places::{Edge, HandPlace};
use super::super::table::TableLayout;

/// What is on the table.
#[derive(Clone, Debug)]
pub struct Fullness {
    /// The hands at each edge: where, and with how many cards.
    pub hands: Vec<(HandPlace, usize)>,
    /// Whether a card of the near hand is raised.
    pub lifted: bool,
    /// How many buttons there are.
    pub buttons: usize,
    /// The cards before castles: castle index, edge, side, number.
    pub fronts: Vec<(usize, Edge, Side, usize)>,
}

impl Fullness {
    /// Six in hand, three buttons, and five cards of both camps before two castles, the far camp attacking.
    pub fn fullest(castles: [usize; 2], near: Side) -> Self {
        let fronts = castles
            .into_iter()
            .flat_map(|castle| {
                [
                    (castle, Edge::Far, Side::Short, 5),
                    (castle, Edge::Near, near, 5),
                ]
            })
            .collect();
        Self {
            hands: vec![(HandPlace::Alone, 6)],
            lifted: true,
            buttons: 3,
            fronts,
        }
    }
}

fn around(slots: impl Iterator<Item = Slot>) -> Rect {
    slots
        .map(|slot| slot.rect())
        .reduce(|all, rect| all.union(rect))
        .unwrap_or_default()
}

impl TableLayout {
    /// All rectangles that must not overlap on such a table, with names. Overlays (log, tooltip, dialogs, curtain),
    /// pennons and brackets are not among them. A hand, a front, or a pile with its badge is one rectangle.
    pub fn solids(&self, full: &Fullness) -> Vec<(String, Rect)> {
        let hud = &self.hud;
        let mut all = vec![
            ("strip".to_owned(), self.strip),
            ("pillage".to_owned(), self.pillage_panel),
            ("rules button".to_owned(), self.rules_button),
            ("first player".to_owned(), self.first_player.rect()),
            ("phase".to_owned(), hud.phase),
            ("opponent".to_owned(), hud.opponent),
            ("scroll".to_owned(), hud.scroll),
            ("hint".to_owned(), hud.hint),
            ("turn".to_owned(), hud.turn),
            ("hint button".to_owned(), hud.hint_button),
            ("log button".to_owned(), hud.log_button),
            ("pause button".to_owned(), hud.pause_button),
        ];
        if self.captions {
            all.push(("first player caption".to_owned(), self.first_player_caption));
        }
        for index in 0..full.buttons {
            all.push((
                format!("button {index}"),
                hud.buttons.button(index, full.buttons),
            ));
        }
        for edge in Edge::BOTH {
            let camp = self.camp(edge);
            for (name, pile) in [("draw pile", &camp.draw), ("discard pile", &camp.discard)] {
                let thick = Slot {
                    center: pile.card.center + self.pile_step * 3.0,
                    ..pile.card
                };
                all.push((
                    format!("{edge:?} {name}"),
                    around([pile.card, pile.badge, thick].into_iter()),
                ));
                if self.captions {
                    all.push((format!("{edge:?} {name} caption"), pile.caption));
                }
            }
            all.push((format!("{edge:?} unspent cards"), camp.unspent));
            let lift = |slot: Slot| {
                if full.lifted && edge == Edge::Near {
                    slot.shifted(Vec2::Y * self.lift)
                } else {
                    slot
                }
            };
            for &(place, count) in &full.hands {
                let hand = (0..count).map(|index| self.hand(edge, place, index, count));
                if count > 0 {
                    all.push((
                        format!("{edge:?} {place:?} hand"),
                        around(hand.flat_map(|slot| [slot, lift(slot)])),
                    ));
                }
            }
        }
        for &(castle, edge, side, count) in &full.fronts {
            let cards = (0..count).map(|index| self.front(castle, edge, side, index, count));
            all.push((format!("{edge:?} front {castle} {side:?}"), around(cards)));
        }
        all
    }
}
