//! The layout of the table for one window: armies, territory, piles, thrones, panels. Pure geometry, in design units
//! from the upper left corner of the window.

mod laid_out;

use bevy::prelude::*;

use super::card::CardLocation;
use fayance_rules::{ARMY, Side};

/// Where everything lies.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct TableLayout {
    /// The size of the window.
    pub page: Vec2,
    /// The width of the columns at the left and the right.
    pub column: f32,
    /// The prompt.
    pub prompt: Rect,
    /// The line below it: a refusal, what is under the pointer.
    pub aside: Rect,
    /// A hint, in the place of both.
    pub hint: Rect,
    /// The buttons of the decision.
    pub actions: Rect,
    /// The four small buttons.
    pub tools: Rect,
    /// The territory.
    pub tile: Rect,
    /// The pile of territories, with a line below it.
    pub pile: Rect,
    /// The register of kinds.
    pub register: Rect,
    /// The table of what would happen, and the tests of a combat.
    pub matrix: Rect,
    /// The log and other panels over the table.
    pub panel: Rect,
    /// The height of a card at the far and at the near edge.
    cards: [f32; 2],
    /// The upper edge of the armies, far and near.
    tops: [f32; 2],
}

/// The width of a card as a multiple of its height.
pub const CARD: f32 = 0.72;

/// The edge of the table at which a side sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// The upper one.
    Far,
    /// The lower one.
    Near,
}

impl Edge {
    /// The edge of `side`.
    #[must_use]
    pub fn of(side: Side, near: Side) -> Self {
        if side == near { Self::Near } else { Self::Far }
    }
}

/// The gap between cards, and around panels.
const GAP: f32 = 10.0;
/// How large cards in a pile are, as a share of those in the army.
const PILED: f32 = 0.62;
/// How many cards of a pile can be seen, and by how much each is shifted.
const SHIFT: (u8, f32) = (4, 2.0);

fn sized(left: f32, top: f32, width: f32, height: f32) -> Rect {
    Rect::new(left, top, left + width, top + height)
}

impl TableLayout {
    /// The layout of a window of this size.
    #[must_use]
    pub fn of(page: Vec2) -> Self {
        let roomy = ((page.y - 456.0) / (720.0 - 456.0)).clamp(0.0, 1.0);
        let pick = |small: f32, large: f32| small + (large - small) * roomy;
        let column = pick(196.0, 248.0);
        let width = page.x - 2.0 * column;
        let prompt = sized(column, pick(3.0, 6.0), width, pick(42.0, 56.0));
        let aside = sized(column, prompt.max.y, width, pick(21.0, 30.0));
        let hint = prompt.union(aside);
        let actions = {
            let height = pick(46.0, 54.0);
            sized(column, page.y - height - pick(3.0, 8.0), width, height)
        };
        let tools = {
            let side = pick(42.0, 46.0);
            let all = 4.0 * side + 3.0 * 6.0;
            sized(page.x - all - pick(6.0, 14.0), pick(6.0, 10.0), all, side)
        };
        let cards = [pick(86.0, 128.0), pick(102.0, 152.0)];
        let tops = [
            aside.max.y + pick(2.0, 6.0),
            actions.min.y - cards[1] - pick(4.0, 10.0),
        ];
        let above = tops[0] + cards[0] + pick(5.0, 14.0);
        let below = tops[1] - pick(7.0, 22.0);
        let side = (below - above).min(300.0);
        let middle = Vec2::new(page.x / 2.0, f32::midpoint(above, below));
        let tile = Rect::from_center_size(middle, Vec2::splat(side));
        let inner = column - 2.0 * GAP;
        let pile = {
            let side = pick(78.0, 132.0);
            Rect::from_center_size(
                Vec2::new(column / 2.0, page.y / 2.0 - 6.0),
                Vec2::splat(side),
            )
        };
        let right = page.x - column + GAP;
        let register = sized(
            right,
            tools.max.y + pick(5.0, 14.0),
            inner,
            pick(150.0, 232.0),
        );
        let matrix = {
            let top = register.max.y + pick(6.0, 16.0);
            sized(right, top, inner, page.y - top - pick(6.0, 18.0))
        };
        let panel = {
            let width = (page.x * 0.62).min(760.0);
            let left = (page.x - width) / 2.0;
            sized(
                left,
                prompt.max.y + 4.0,
                width,
                page.y - prompt.max.y - 12.0,
            )
        };
        Self {
            page,
            column,
            prompt,
            aside,
            hint,
            actions,
            tools,
            tile,
            pile,
            register,
            matrix,
            panel,
            cards,
            tops,
        }
    }

    fn height(&self, edge: Edge) -> f32 {
        self.cards[edge as usize]
    }

    /// The place of an active card, 0 to 3 from the left.
    #[must_use]
    pub fn slot(&self, edge: Edge, at: u8) -> Rect {
        let height = self.height(edge);
        let width = height * CARD;
        let all = ARMY as f32 * (width + GAP) - GAP;
        let left = (self.page.x - all) / 2.0 + f32::from(at) * (width + GAP);
        sized(left, self.tops[edge as usize], width, height)
    }

    /// The pile left of an army (the reserve) or right of it (the discards).
    #[must_use]
    pub fn heap(&self, edge: Edge, discards: bool) -> Rect {
        let height = self.height(edge) * PILED;
        let size = Vec2::new(height * CARD, height);
        let (first, last) = (self.slot(edge, 0), self.slot(edge, ARMY as u8 - 1));
        let aside = size.x / 2.0 + 2.4 * GAP;
        let x = if discards {
            last.max.x + aside
        } else {
            first.min.x - aside
        };
        Rect::from_center_size(Vec2::new(x, first.center().y - 8.0), size)
    }

    /// The place of a card in a combat: near at the left of the territory, far at its right.
    #[must_use]
    pub fn fight(&self, edge: Edge) -> Rect {
        let height = self.tile.height() * 0.94;
        let size = Vec2::new(height * CARD, height);
        let aside = self.tile.width() / 2.0 + size.x / 2.0 + 2.6 * GAP;
        let way = if edge == Edge::Near { -1.0 } else { 1.0 };
        Rect::from_center_size(self.tile.center() + Vec2::new(way * aside, 0.0), size)
    }

    /// The place of a card, apart from those that are laid out.
    #[must_use]
    pub fn spot(&self, edge: Edge, spot: CardLocation) -> Rect {
        let heap = |discards, at: u8| {
            let shift = f32::from(at.min(SHIFT.0)) * SHIFT.1;
            let place = self.heap(edge, discards);
            Rect::from_center_size(place.center() - Vec2::splat(shift), place.size())
        };
        match spot {
            CardLocation::Slot(at) => self.slot(edge, at),
            CardLocation::Reserve(at) => heap(false, at),
            CardLocation::Discard(at) => heap(true, at),
            CardLocation::Fight => self.fight(edge),
            CardLocation::Register(at) => self.called(None, at, 8),
        }
    }

    /// The name of a side, with its seal.
    #[must_use]
    pub fn plate(&self, edge: Edge) -> Rect {
        let height = 52.0;
        let throne = self.throne(edge, 0);
        let top = match edge {
            Edge::Far => 6.0,
            Edge::Near => throne.min.y - height - 2.0,
        };
        sized(GAP, top, self.column - 2.0 * GAP, height)
    }

    /// The side of a device's sign.
    pub const DEVICE: f32 = 27.0;

    /// The sign of the device that a side plays with: on the corner of the side's own sign.
    #[must_use]
    pub fn device(&self, edge: Edge) -> Rect {
        let plate = self.plate(edge);
        let corner = plate.min + Vec2::new(18.0, plate.height() - Self::DEVICE);
        sized(corner.x, corner.y, Self::DEVICE, Self::DEVICE)
    }

    /// A place of a throne, 0 to 4 from the left.
    #[must_use]
    pub fn throne(&self, edge: Edge, at: u8) -> Rect {
        let side = (self.column - 2.0 * GAP - 4.0 * 4.0) / 5.0;
        let top = match edge {
            Edge::Far => 60.0,
            Edge::Near => self.page.y - side - GAP,
        };
        sized(GAP + f32::from(at) * (side + 4.0), top, side, side)
    }

    /// The line below a pile of cards: how many there are.
    #[must_use]
    pub fn heap_line(&self, edge: Edge, discards: bool) -> Rect {
        let heap = self.heap(edge, discards);
        let wide = 38.0;
        let middle = heap.center().x;
        sized(middle - wide, heap.max.y + 1.0, 2.0 * wide, 18.0)
    }

    /// A button of the toolbar, 0 to 3 from the left.
    #[must_use]
    pub fn tool(&self, at: u8) -> Rect {
        let side = self.tools.height();
        let left = self.tools.min.x + f32::from(at) * (side + 6.0);
        sized(left, self.tools.min.y, side, side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_theme::scale::EXTREME_PAGES;

    pub(super) const WINDOWS: [Vec2; 5] = [
        Vec2::new(990.0, 456.0),
        Vec2::new(1080.0, 560.0),
        Vec2::new(1280.0, 720.0),
        Vec2::new(1280.0, 960.0),
        Vec2::new(1680.0, 720.0),
    ];

    #[test]
    fn a_page_of_any_shape_has_a_layout() {
        for page in EXTREME_PAGES {
            let t = TableLayout::of(page);
            let all = [
                t.prompt, t.aside, t.hint, t.actions, t.tools, t.tile, t.pile, t.register,
                t.matrix, t.panel,
            ];
            let edges = [Edge::Far, Edge::Near].into_iter();
            let all = all
                .into_iter()
                .chain(edges.clone().map(|edge| t.plate(edge)))
                .chain(edges.map(|edge| t.fight(edge)));
            for area in all {
                assert!(area.min.is_finite() && area.max.is_finite(), "{page}");
                assert!(
                    area.width() > 0.0 && area.height() > 0.0,
                    "{page}: {area:?}"
                );
            }
        }
    }

    #[test]
    fn nothing_lies_on_anything_else_or_beyond_the_window() {
        for page in WINDOWS {
            let t = TableLayout::of(page);
            let mut all = vec![
                ("prompt", t.prompt),
                ("aside", t.aside),
                ("actions", t.actions),
                ("tools", t.tools),
                ("tile", t.tile),
                ("pile", t.pile),
                ("register", t.register),
                ("matrix", t.matrix),
            ];
            for edge in [Edge::Far, Edge::Near] {
                all.push(("plate", t.plate(edge)));
                all.push(("fight", t.fight(edge)));
                all.extend((0..4).map(|at| ("slot", t.slot(edge, at))));
                all.extend((0..5).map(|at| ("throne", t.throne(edge, at))));
                all.extend([false, true].map(|discards| ("heap", t.heap(edge, discards))));
                all.extend([false, true].map(|discards| ("line", t.heap_line(edge, discards))));
            }
            let whole = Rect::from_corners(Vec2::ZERO, page);
            for (n, &(name, one)) in all.iter().enumerate() {
                assert_eq!(
                    whole.intersect(one),
                    one,
                    "{page}: {name} leaves the window"
                );
                assert!(one.width() > 20.0 && one.height() > 15.0, "{page}: {name}");
                for &(other, two) in &all[n + 1..] {
                    let both = one.inflate(-0.5).intersect(two);
                    assert!(
                        both.is_empty(),
                        "{page}: {name} on {other}: {one:?} {two:?}"
                    );
                }
            }
        }
    }
}
