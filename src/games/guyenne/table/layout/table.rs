//! The layout of the table for one window: strip, castles, piles, pillage, marks. Cards before castles and in hands,
//! panels and combat stage have their own files.

use std::ops::RangeInclusive;

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

use super::dialog::Dialog;
use super::frame::{Slot, UiBox, WindowFrame};
use super::hud::Hud;
use super::measures::LayoutMeasures;
use super::places::{Bracket, CampPlace, CastlePlace, Edge, PilePlace};
use super::reveal::Reveal;

/// Every place on the table for one window, in world coordinates.
#[derive(Resource, Clone, Copy, Debug)]
pub struct TableLayout {
    /// The whole window.
    pub window: Rect,
    /// The composition for phones.
    pub compact: bool,
    /// Whether there is room for captions under piles and the first-player card.
    pub captions: bool,
    /// Whether prompts have their short forms: on phones, and with text larger than designed.
    pub brief: bool,
    /// The text size, as a multiple of the designed one.
    pub letters: f32,
    /// The factor from lengths of the 1280x720 reference window, especially type sizes, to world units.
    pub unit: f32,
    /// The size of a castle card.
    pub castle_card: Vec2,
    /// The size of a card in the near hand.
    pub hand_card: Vec2,
    /// The size of a card in the far hand.
    pub far_hand_card: Vec2,
    /// The size of a card before a castle.
    pub played_card: Vec2,
    /// The offset of each further card in a pile; three or four are enough to draw.
    pub pile_step: Vec2,
    /// How far a hovered or chosen card of the near hand rises.
    pub lift: f32,
    /// The parchment strip of the frontier.
    pub strip: Rect,
    /// The six castles, west to east.
    pub castles: [CastlePlace; 6],
    /// Piles of the far and of the near camp; see [`TableLayout::camp`].
    pub camps: [CampPlace; 2],
    /// The panel of the lost cards.
    pub pillage_panel: Rect,
    /// Its heading.
    pub pillage_title: Rect,
    /// The zones of the far and of the near camp's lost cards.
    pub pillage_zones: [Rect; 2],
    /// The button that opens the rules, below the panel.
    pub rules_button: Rect,
    /// The first-player card.
    pub first_player: Slot,
    /// Its caption; empty where there are no captions.
    pub first_player_caption: Rect,
    /// The panels around the table.
    pub hud: Hud,
    /// The stage of a combat.
    pub reveal: Reveal,
    /// The choice of the reserve: five of 21 cards.
    pub reserve: Dialog,
    /// The choice of losses among the cards played at a castle.
    pub losses: Dialog,
    pub(super) frame: WindowFrame,
    pub(super) measures: LayoutMeasures,
}

/// With text larger than this multiple of the designed size prompts have their short forms.
const BRIEF_FROM: f32 = 1.2;

impl Default for TableLayout {
    fn default() -> Self {
        layout(kit_theme::scale::REFERENCE)
    }
}

/// The layout for a window in logical pixels, with text as designed. Any size is possible; sizes from 844x390 to
/// 2560x1440 with aspect ratios from 4:3 to 19.5:9 are tested to look right.
pub fn layout(window: Vec2) -> TableLayout {
    layout_for(window, 1.0)
}

/// The same for text `letters` times as large as designed (1.0 to 2.0): castles and cards become smaller for it.
pub fn layout_for(window: Vec2, letters: f32) -> TableLayout {
    let frame = WindowFrame::of(window, letters);
    let m = LayoutMeasures::of(&frame);
    let scale = frame.scale;
    let Vec2 {
        x: width,
        y: height,
    } = frame.size;
    let [strip_left, strip_top, strip_width, strip_height] = m.strip;
    let strip_middle = strip_top + strip_height / 2.0;

    let far_y = m.margin + m.pile.y / 2.0 + frame.pick(8.0, 2.0);
    let near_y = height - m.pile.y / 2.0 - m.caption - frame.pick(20.0, 12.0);
    // The panel ends where the numbers of unspent cards begin.
    let unspent = [(Edge::Far, far_y), (Edge::Near, near_y)]
        .map(|(edge, y)| unspent_line(&frame, &m, edge, y));
    let pillage_half = (frame.pick(148.0, 68.0) + frame.spare * 0.12)
        .min(strip_middle - unspent[0].0 - unspent[0].1 - 1.0)
        .min(unspent[1].0 - strip_middle - 1.0);
    let pillage_left = frame.pick(m.margin, m.margin + 2.0);
    let pillage_width = m.left_column - pillage_left - frame.pick(6.0, 6.0);
    let pillage_top = strip_middle - pillage_half;
    let heading = frame.pick(32.0, 19.0);
    let (inner, zone) = (
        frame.pick(9.0, 4.0),
        pillage_half - heading / 2.0 - frame.pick(5.0, 3.0),
    );
    let zone_at = |row: f32| {
        frame.rect(
            pillage_left + inner,
            pillage_top + heading + row * zone,
            pillage_width - 2.0 * inner,
            zone - 4.0,
        )
    };

    let pillage_panel = frame.rect(pillage_left, pillage_top, pillage_width, pillage_half * 2.0);
    let hud = Hud::of(&frame, &m);

    let shield_x = width - frame.pick(54.0, 50.0);
    let shield_foot = strip_middle + m.shield.y / 2.0;
    TableLayout {
        window: Rect::from_center_size(Vec2::ZERO, frame.window),
        compact: frame.compact,
        captions: !frame.compact,
        brief: frame.compact || letters > BRIEF_FROM,
        letters,
        unit: scale * frame.pick(1.0, 0.72),
        castle_card: m.castle * scale,
        hand_card: m.hand * scale,
        far_hand_card: m.far_hand * scale,
        played_card: m.played * scale,
        pile_step: Vec2::new(-1.2, 1.4) * scale,
        lift: m.lift * scale,
        strip: frame.rect(strip_left, strip_top, strip_width, strip_height),
        castles: std::array::from_fn(|index| castle(&frame, &m, index)),
        camps: [
            camp(&frame, &m, Edge::Far, far_y),
            camp(&frame, &m, Edge::Near, near_y),
        ],
        pillage_panel,
        pillage_title: frame.rect(pillage_left, pillage_top, pillage_width, heading),
        pillage_zones: [zone_at(0.0), zone_at(1.0)],
        rules_button: rules_button(&frame, &hud, pillage_panel),
        first_player: frame.slot(shield_x, strip_middle, m.shield, -0.035),
        first_player_caption: frame.rect(shield_x - 49.0, shield_foot + 10.0, 98.0, m.caption),
        hud,
        reveal: Reveal::of(&frame),
        reserve: Dialog::reserve(&frame),
        losses: Dialog::losses(&frame),
        frame,
        measures: m,
    }
}

/// The button that opens the rules: below the pillage on a phone, where the memory aid is not, otherwise above the turn
/// banner.
fn rules_button(frame: &WindowFrame, hud: &Hud, pillage: Rect) -> Rect {
    let size = frame.pick(Vec2::splat(46.0), Vec2::new(42.0, 40.0)) * frame.scale;
    let gap = frame.pick(8.0, 6.0) * frame.scale;
    let middle = if frame.compact {
        Vec2::new(pillage.center().x, pillage.min.y - gap - size.y / 2.0)
    } else {
        Vec2::new(hud.turn.center().x, hud.turn.max.y + gap + size.y / 2.0)
    };
    Rect::from_center_size(middle, size)
}

/// The distance of a pennon's middle from its castle's middle, in heights of the card.
const PENNON: f32 = 0.53;

fn castle(frame: &WindowFrame, m: &LayoutMeasures, index: usize) -> CastlePlace {
    let [left, top, _, height] = m.strip;
    let x = left + (index as f32 + 0.5) * m.pitch;
    let y = top + height / 2.0;
    // The pennons are in the lane and over the castle's edge, but not over the front.
    let below = m.rim + m.lane - 1.0 - m.castle.y * (PENNON - 0.5);
    let pennon = Vec2::new(34.0, 38.0) * (m.castle.x / 135.0).min(below / 19.0);
    let arrow = Vec2::splat(m.castle.x * 0.185);
    let at = |across: f32, down: f32, size| {
        frame.slot(x + m.castle.x * across, y + m.castle.y * down, size, 0.0)
    };
    CastlePlace {
        card: at(0.0, 0.0, m.castle),
        name: at(0.0, 0.375, m.castle * Vec2::new(CastlePlace::SCROLL, 0.165)),
        arrow: at(-0.36, -0.375, arrow),
        pennons: [at(0.34, -PENNON, pennon), at(0.34, PENNON, pennon)],
    }
}

/// The top and the height, in design units, of the number of unspent cards beside piles with their middle at `y`.
fn unspent_line(frame: &WindowFrame, m: &LayoutMeasures, edge: Edge, y: f32) -> (f32, f32) {
    let badge = frame.pick(25.0, 20.0);
    let tall = frame.pick(21.0, 16.0);
    let top = match edge {
        Edge::Far => y + m.pile.y / 2.0 + badge * 0.3 + m.caption + frame.pick(2.0, 0.0),
        // A thick pile grows upwards.
        Edge::Near => y - m.pile.y / 2.0 - frame.pick(12.0, 8.0) - tall,
    };
    (top, tall)
}

fn camp(frame: &WindowFrame, m: &LayoutMeasures, edge: Edge, y: f32) -> CampPlace {
    let gap = frame.pick(10.5, 9.0);
    let first = m.left_column - frame.pick(8.0, 7.0) - 1.5 * m.pile.x - gap;
    let badge = Vec2::splat(frame.pick(25.0, 20.0));
    let pile = |x: f32| {
        let corner = m.pile / 2.0 - badge * Vec2::new(0.25, 0.2);
        let caption = Vec2::new(m.pile.x + gap - 1.0, m.caption);
        let foot = y + m.pile.y / 2.0 + badge.y * 0.3;
        PilePlace {
            card: frame.slot(x, y, m.pile, 0.0),
            badge: frame.slot(x + corner.x, y + corner.y, badge, 0.0),
            caption: frame.rect(x - caption.x / 2.0, foot, caption.x, caption.y),
        }
    };
    let (top, tall) = unspent_line(frame, m, edge, y);
    let left = first - m.pile.x / 2.0;
    CampPlace {
        draw: pile(first),
        discard: pile(first + m.pile.x + gap),
        unspent: frame.rect(left, top, 2.0 * m.pile.x + gap, tall),
    }
}

impl TableLayout {
    /// The piles of the camp at this edge.
    pub fn camp(&self, edge: Edge) -> &CampPlace {
        &self.camps[edge as usize]
    }

    /// The middle line of the lane of marks, brackets and pennons between this edge's fronts and the castles.
    fn lane(&self, edge: Edge) -> f32 {
        self.frame.point(0.0, self.measures.lanes[edge as usize]).y
    }

    /// The mark of attack or defence at a castle (index from the west), for the camp at this edge.
    pub fn mark(&self, edge: Edge, castle: usize) -> Slot {
        let middle = self.castles[castle.min(5)].card.center.x;
        Slot {
            center: Vec2::new(middle - self.castle_card.x * 0.42, self.lane(edge)),
            size: Vec2::splat(
                (30.0 * self.unit)
                    .min((self.measures.lane + 4.0) * self.frame.scale)
                    .max(21.0),
            ),
            angle: 0.0,
        }
    }

    /// The bracket of a group of castles (indices from the west) for the camp at this edge.
    pub fn bracket(&self, edge: Edge, group: RangeInclusive<usize>) -> Bracket {
        let m = &self.measures;
        let scale = self.frame.scale;
        let y = self.lane(edge);
        let [first, last] =
            [*group.start(), *group.end()].map(|index| self.castles[index.min(5)].card.center.x);
        let reach = self.castle_card.x * 0.48;
        // The points are at the castle in the middle, or west of the middle: between its mark and its pennon.
        let middle = ((group.start() + group.end()) / 2).min(5);
        let west = self.mark(edge, middle).rect().max.x;
        let east = self.castles[middle].pennons[edge as usize].rect().min.x;
        let badge = Vec2::new(54.0, 24.0_f32.min(m.lane)) * self.frame.pick(1.0, 0.6) * scale;
        Bracket {
            west: Vec2::new(first - reach, y),
            east: Vec2::new(last + reach, y),
            hook: m.lane * 0.34 * scale * if edge == Edge::Near { 1.0 } else { -1.0 },
            points: Slot {
                center: Vec2::new((west + east) / 2.0, y),
                size: badge.min(Vec2::new((east - west).max(1.0), badge.y)),
                angle: 0.0,
            },
        }
    }

    /// The largest size that a tooltip should have.
    pub fn tooltip_size(&self) -> Vec2 {
        self.frame
            .pick(Vec2::new(320.0, 150.0), Vec2::new(250.0, 110.0))
            * self.frame.scale
    }

    /// A world rectangle in design units, which are `scale` logical pixels each.
    pub fn to_ui(&self, rect: Rect, scale: f32) -> UiBox {
        let corner = Vec2::new(
            rect.min.x - self.window.min.x,
            self.window.max.y - rect.max.y,
        );
        UiBox {
            left: corner.x / scale,
            top: corner.y / scale,
            width: rect.width() / scale,
            height: rect.height() / scale,
        }
    }
}
