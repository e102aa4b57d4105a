//! Nodes that have a rectangle in the world, and texts that shrink until they fit into it. A game's layout says where
//! the rectangles are.

use bevy::prelude::*;

use kit_i18n::{LocalizedText, Localizer};
use kit_theme::text_fit::{LEAST, LINE, MeasuredText, edges};
use kit_theme::{Scale, TextMeasure, TextStyle};

/// The rectangle in the world that a node covers now; without one it is not shown.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
#[require(Node)]
pub struct NodeRect(pub Option<Rect>);

/// Shrinks a text until it fits the [`NodeRect`] of its parent.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct TextFit {
    /// The largest type size, in design units, at the normal text size.
    pub most: f32,
    /// The part of the place's width that the text may take, from 0 to 1.
    pub width: f32,
    /// The largest number of lines.
    pub lines: u8,
    /// By how much `most` may be multiplied when the player sets a larger text size.
    pub grows: f32,
    /// Whether the lines must fit the place's height, too.
    pub bound: HeightBound,
}

/// The scroll's picture: a ribbon for the text, with rolled ends and shadow outside. In design units.
pub mod ribbon {
    /// The height of the ribbon as drawn.
    pub const HEIGHT: f32 = 38.0;
    /// What is outside below it, as drawn.
    pub const BELOW: f32 = 16.0;
    /// What is outside above it, as drawn.
    pub const ABOVE: f32 = 8.0;
    /// By how much the outside is enlarged at most.
    pub const LARGEST: f32 = 1.5;

    /// The height of the ribbon in a picture of this height.
    #[must_use]
    pub fn height(picture: f32) -> f32 {
        let outside = BELOW + ABOVE;
        (picture * HEIGHT / (HEIGHT + outside)).max(picture - LARGEST * outside)
    }
}

/// How high a text may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum HeightBound {
    /// The layout makes the place high enough.
    None,
    /// As high as the place.
    Place,
    /// As high as the ribbon in the middle of the scroll's picture.
    Ribbon,
    /// At most this high, in design units.
    Units(f32),
}

impl HeightBound {
    /// The most height in a place of this height, both in design units.
    fn height(self, place: f32) -> f32 {
        match self {
            Self::None => f32::INFINITY,
            Self::Place => place,
            Self::Units(height) => height,
            // The empty space above the first and below the last of two lines may be outside.
            Self::Ribbon => ribbon::height(place) * 1.17,
        }
    }
}

impl TextFit {
    /// One line.
    #[must_use]
    pub const fn line(most: f32, width: f32) -> Self {
        Self {
            most,
            width,
            lines: 1,
            grows: 1.0,
            bound: HeightBound::None,
        }
    }

    /// With a larger text size for players who set one.
    #[must_use]
    pub const fn growing(self, grows: f32) -> Self {
        Self { grows, ..self }
    }

    /// Not higher than the place.
    #[must_use]
    pub const fn bound(self) -> Self {
        Self {
            bound: HeightBound::Place,
            ..self
        }
    }

    /// Not higher than the ribbon in the middle of the scroll's picture.
    #[must_use]
    pub const fn bound_by_ribbon(self) -> Self {
        Self {
            bound: HeightBound::Ribbon,
            ..self
        }
    }

    /// Several lines.
    #[must_use]
    pub const fn lines(self, lines: u8) -> Self {
        Self { lines, ..self }
    }
}

impl TextFit {
    /// The type size with which the words fit into `room`, at most `most`; all in design units.
    fn size(&self, words: &mut MeasuredText, room: Vec2, most: f32) -> f32 {
        let within = |lines: u8| {
            let size = words.fitting(room.x, lines, most);
            size.min(self.bound.height(room.y) / (f32::from(lines) * LINE))
        };
        let fewest = match self.bound {
            HeightBound::None => self.lines,
            _ => 1,
        };
        (fewest..=self.lines).map(within).fold(0.0, f32::max)
    }
}

/// A rectangle in the world in design units, from the upper left corner of the window downwards.
#[must_use]
pub fn on_page(rect: Rect, scale: &Scale) -> Rect {
    let middle = scale.window / 2.0;
    Rect {
        min: (middle + Vec2::new(rect.min.x, -rect.max.y)) / scale.ui,
        max: (middle + Vec2::new(rect.max.x, -rect.min.y)) / scale.ui,
    }
}

/// A rectangle of the page, in design units from the upper left corner downwards, in the world.
#[must_use]
pub fn in_world(rect: Rect, scale: &Scale) -> Rect {
    let middle = scale.window / 2.0;
    let [min, max] = [rect.min, rect.max].map(|corner| corner * scale.ui - middle);
    Rect::new(min.x, -max.y, max.x, -min.y)
}

/// Writes the places into the nodes; the other fields of a node stay.
pub fn place_nodes(scale: Res<Scale>, mut nodes: Query<(Ref<NodeRect>, &mut Node)>) {
    let all = scale.is_changed();
    for (node_rect, mut node) in &mut nodes {
        if !all && !node_rect.is_changed() {
            continue;
        }
        let Some(rect) = node_rect.0 else {
            node.display = Display::None;
            continue;
        };
        let place = on_page(rect, &scale);
        node.display = Display::Flex;
        node.position_type = PositionType::Absolute;
        node.left = px(place.min.x);
        node.top = px(place.min.y);
        node.width = px(place.width());
        node.height = px(place.height());
        node.min_width = Val::Auto;
        node.min_height = Val::Auto;
    }
}

/// Sets the type size of texts whose words or places have changed, and whether they break.
pub fn fit_texts(
    localizer: Res<Localizer>,
    scale: Res<Scale>,
    places: Query<(Ref<NodeRect>, &Node)>,
    mut texts: Query<(
        Ref<TextFit>,
        Ref<LocalizedText>,
        &ChildOf,
        &mut TextStyle,
        &mut TextLayout,
        &Node,
    )>,
    mut measure: TextMeasure,
) {
    let all = localizer.is_changed() || scale.is_changed();
    for (fit, message, parent, mut style, mut layout, node) in &mut texts {
        let Ok((node_rect, place)) = places.get(parent.parent()) else {
            continue;
        };
        if !(all || fit.is_changed() || message.is_changed() || node_rect.is_changed()) {
            continue;
        }
        let Some(rect) = node_rect.0 else {
            continue;
        };
        let Some(mut words) = measure.words(&localizer.localize(&message), style.face) else {
            continue;
        };
        let unit = scale.ui;
        let most = scale.text_size_up_to(fit.most, fit.grows) / unit;
        let place_size = rect.size() / unit;
        // The words keep to their part of the place, and within the edges of the place and their own.
        let inner = place_size.x - edges(place) - edges(node);
        let room = Vec2::new((place_size.x * fit.width).min(inner), place_size.y);
        let size = fit
            .size(&mut words, room, most)
            .max(scale.least_text(LEAST) / unit);
        let fresh = style.sized(size).growing(1.0);
        style.set_if_neq(fresh);
        // One line never breaks: its box may be rounded to less than its width.
        let breaks = if words.size().x * size <= room.x {
            LineBreak::NoWrap
        } else {
            LineBreak::WordBoundary
        };
        if layout.linebreak != breaks {
            layout.linebreak = breaks;
        }
    }
}
