//! The layout of the table for one window: the map in the middle, plates at its left and right. Pure geometry, in
//! design units from the upper left corner of the window.

use bevy::prelude::*;

use super::geometry::MAP;
use kit_theme::scale::LOW_PAGE;

/// Where everything lies.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct TableLayout {
    /// The size of the window.
    pub page: Vec2,
    /// The prompt.
    pub prompt: Rect,
    /// The window of the map.
    pub map: Rect,
    /// The line over the map's foot: a refusal, what is under the pointer.
    pub aside: Rect,
    /// A hint, at the upper and at the lower edge of the map.
    pub hint: [Rect; 2],
    /// The button for a hint.
    pub hint_button: Rect,
    /// The banners in their order, with the round.
    pub ribbon: Rect,
    /// What decides the scenario, as it stands.
    pub aim: Rect,
    /// The two buttons below it: the enemies' threat, and the whole map.
    pub aids: [Rect; 2],
    /// The last sentences of the log.
    pub chronicle: Rect,
    /// The four small buttons.
    pub tools: Rect,
    /// The plate of a figure, or the odds of a blow.
    pub plate: Rect,
    /// The deeds that can be chosen.
    pub choices: Rect,
    /// The button that commits.
    pub commit: Rect,
    /// The two buttons below it.
    pub pair: [Rect; 2],
    /// The button that ends the activation.
    pub finish: Rect,
    /// The log and other panels over the table.
    pub panel: Rect,
    /// The tray with the dice, at the upper and at the lower edge of the map.
    pub trays: [Rect; 2],
    /// The orders to choose from.
    pub orders: Rect,
}

/// The gap between things, and around panels.
const GAP: f32 = 6.0;

fn sized(left: f32, top: f32, width: f32, height: f32) -> Rect {
    Rect::new(left, top, left + width, top + height)
}

impl TableLayout {
    /// The layout of a window of this size.
    #[must_use]
    pub fn of(page: Vec2) -> Self {
        let roomy = ((page.y - 456.0) / (720.0 - 456.0)).clamp(0.0, 1.0);
        let pick = |small: f32, large: f32| small + (large - small) * roomy;
        // What the left column lacks in a window lower than the smallest that must hold everything.
        let lacks = (456.0 - page.y).max(0.0);
        let column = 190.0;
        let width = page.x - 2.0 * column;
        // In a low window the button for a hint lies beside the prompt, else below the two others.
        let low = page.y < LOW_PAGE;
        let beside = if low { 44.0 + GAP } else { 0.0 };
        let prompt = sized(column, pick(1.0, 2.0), width - beside, pick(38.0, 42.0));
        let map = Rect::new(
            column,
            prompt.max.y + 1.0,
            page.x - column,
            page.y - pick(2.0, 3.0),
        );
        let aside = {
            let height = pick(34.0, 32.0);
            sized(map.min.x, map.max.y - height, map.width(), height)
        };
        let hint = {
            let height = pick(88.0, 92.0);
            [map.min.y, map.max.y - height].map(|top| sized(map.min.x, top, map.width(), height))
        };
        let inner = column - 2.0 * GAP;
        let ribbon = sized(GAP, GAP, inner, pick(194.0, 230.0) - lacks / 2.0);
        let aim = {
            let top = ribbon.max.y + GAP;
            sized(GAP, top, inner, pick(164.0, 240.0) - lacks / 2.0)
        };
        let aids = {
            let (top, width) = (aim.max.y + GAP, (inner - GAP) / 2.0);
            [
                sized(GAP, top, width, 44.0),
                sized(GAP + width + GAP, top, width, 44.0),
            ]
        };
        let hint_button = if low {
            sized(prompt.max.x + GAP, 0.0, 44.0, prompt.max.y)
        } else {
            sized(GAP, aids[0].max.y + GAP, inner, 44.0)
        };
        let foot = if low {
            aids[0].max.y
        } else {
            hint_button.max.y
        };
        let chronicle = Rect::new(GAP, foot + GAP, GAP + inner, page.y - GAP);
        let right = page.x - column + GAP;
        let tools = sized(right, GAP, inner, 42.0);
        let finish = {
            let height = pick(44.0, 48.0);
            sized(right, page.y - GAP - height, inner, height)
        };
        let pair = {
            let (height, width) = (44.0, (inner - GAP) / 2.0);
            let top = finish.min.y - GAP - height;
            [
                sized(right, top, width, height),
                sized(right + width + GAP, top, width, height),
            ]
        };
        let commit = {
            let height = pick(50.0, 60.0);
            sized(right, pair[0].min.y - GAP - height, inner, height)
        };
        let choices = {
            let height = pick(44.0, 108.0);
            sized(right, commit.min.y - GAP - height, inner, height)
        };
        let plate = Rect::new(right, tools.max.y + GAP, right + inner, choices.min.y - GAP);
        let panel = {
            let width = (page.x * 0.62).min(760.0);
            sized(
                (page.x - width) / 2.0,
                map.min.y + 4.0,
                width,
                map.height() - 8.0,
            )
        };
        let trays = {
            let size = Vec2::new((map.width() - 16.0).min(560.0), pick(112.0, 136.0));
            let left = map.center().x - size.x / 2.0;
            [
                sized(left, map.min.y + 4.0, size.x, size.y),
                sized(left, aside.min.y - size.y - 2.0, size.x, size.y),
            ]
        };
        let orders = {
            let size = Vec2::new((map.width() - 12.0).min(800.0), pick(280.0, 276.0));
            let left = map.center().x - size.x / 2.0;
            sized(left, aside.min.y - size.y - 4.0, size.x, size.y)
        };
        Self {
            page,
            prompt,
            map,
            aside,
            hint,
            hint_button,
            ribbon,
            aim,
            aids,
            chronicle,
            tools,
            plate,
            choices,
            commit,
            pair,
            finish,
            panel,
            trays,
            orders,
        }
    }

    /// The overview in a corner of the map: 0 the upper right, 1 the upper left, 2 the lower right, 3 the lower left.
    #[must_use]
    pub fn overview(&self, corner: u8) -> Rect {
        let widest = self.map.width() * 0.4 * MAP.y / MAP.x;
        let height = (self.map.height() * 0.23).max(92.0).min(widest);
        let size = Vec2::new(height * MAP.x / MAP.y, height);
        let inside = Rect::new(
            self.map.min.x,
            self.map.min.y,
            self.map.max.x,
            self.aside.min.y,
        )
        .inflate(-GAP);
        let left = if corner % 2 == 1 {
            inside.min.x
        } else {
            inside.max.x - size.x
        };
        let top = if corner > 1 {
            inside.max.y - size.y
        } else {
            inside.min.y
        };
        sized(left, top, size.x, size.y)
    }

    /// A button of the toolbar, 0 to 3 from the left.
    #[must_use]
    pub fn tool(&self, at: u8) -> Rect {
        let (side, gap) = (self.tools.height(), 3.0);
        let left = self.tools.min.x + f32::from(at) * (side + gap);
        sized(left, self.tools.min.y, side, side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_theme::scale::EXTREME_PAGES;

    const WINDOWS: [Vec2; 5] = [
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
                t.prompt,
                t.map,
                t.ribbon,
                t.aim,
                t.aids[0],
                t.aids[1],
                t.hint_button,
                t.chronicle,
                t.plate,
                t.choices,
                t.commit,
                t.pair[0],
                t.pair[1],
                t.finish,
                t.aside,
                t.orders,
            ];
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
                ("map", t.map),
                ("ribbon", t.ribbon),
                ("aim", t.aim),
                ("left aid", t.aids[0]),
                ("right aid", t.aids[1]),
                ("hint button", t.hint_button),
                ("chronicle", t.chronicle),
                ("plate", t.plate),
                ("choices", t.choices),
                ("commit", t.commit),
                ("left of the pair", t.pair[0]),
                ("right of the pair", t.pair[1]),
                ("finish", t.finish),
            ];
            all.extend((0..4).map(|at| ("tool", t.tool(at))));
            let whole = Rect::from_corners(Vec2::ZERO, page);
            for (n, &(name, one)) in all.iter().enumerate() {
                assert_eq!(whole.intersect(one), one, "{page}: {name}");
                assert!(one.width() > 20.0 && one.height() > 15.0, "{page}: {name}");
                for &(other, two) in &all[n + 1..] {
                    let both = one.inflate(-0.5).intersect(two);
                    assert!(
                        both.is_empty(),
                        "{page}: {name} on {other}: {one:?} {two:?}"
                    );
                }
            }
            let overviews = [0, 1, 2, 3].map(|corner| t.overview(corner));
            let others = [
                t.aside, t.trays[0], t.trays[1], t.orders, t.hint[0], t.hint[1],
            ];
            for inside in others.into_iter().chain(overviews) {
                assert_eq!(t.map.intersect(inside), inside, "{page}");
            }
        }
    }

    #[test]
    fn buttons_are_large_enough_and_the_plate_has_room() {
        for page in WINDOWS {
            let t = TableLayout::of(page);
            for button in [t.commit, t.pair[0], t.pair[1], t.finish] {
                assert!(button.height() >= 44.0 && button.width() >= 80.0);
            }
            assert!(t.plate.height() >= 130.0, "{page}: {}", t.plate.height());
        }
    }
}
