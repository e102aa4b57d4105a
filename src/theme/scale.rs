//! Scaling: lengths are written in design units, for a page of 1280 by 720, and scale with the window. On small windows
//! the page itself is smaller, so that text stays readable.
//!
//! UI nodes are laid out in design units: Bevy's [`UiScale`] makes pixels of them, and of borders, outlines and the
//! corners of sliced pictures. Things in the world are laid out in logical pixels.

use bevy::{
    prelude::*,
    text::detect_text_needs_rerender,
    ui::{UiScale, UiSystems},
    window::{PrimaryWindow, WindowResized},
};

/// The page at the designed size, in design units.
pub const REFERENCE: Vec2 = Vec2::new(1280.0, 720.0);
/// The smallest window that must hold everything, in logical pixels, and the page that it gets, in design units.
const SMALLEST: (Vec2, Vec2) = (Vec2::new(844.0, 390.0), Vec2::new(990.0, 456.0));

/// How far below the smallest window the page goes on getting smaller, as a share of the way from that of the designed
/// size; in a smaller window what is drawn gets smaller instead.
const BELOW: f32 = 0.25;
/// The largest font size that is drawn, in pixels of the screen: larger letters would fill a texture with a few glyphs
/// each, and the engine (0.19.1) ends where a single glyph just fills one, of 512 pixels.
const MOST_LETTER: f32 = 384.0;
/// Large letters have sizes that are multiples of this, in logical pixels.
const LARGE_STEP: f32 = 8.0;
/// The largest window, in logical pixels: no screen has as many.
const MOST_WINDOW: f32 = 65_536.0;
/// With fewer logical pixels than this for a design unit no text is read any more, and none is kept readable.
pub const READABLE: f32 = 0.4;

/// A page lower than this, as on a phone, has no room for all that a higher one shows: in design units.
pub const LOW_PAGE: f32 = 560.0;

/// Text grows up to this size, that of a heading, in design units.
const LARGE: f32 = 44.0;
/// The largest growth of text on the smallest window and on one of the designed size.
const ROOM: (f32, f32) = (1.15, 2.0);

/// The largest growth of text of this size, in design units.
fn most_growth(size: f32) -> f32 {
    (LARGE / size.max(1.0)).max(1.0)
}

/// How many logical pixels a design unit is now.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The size of the window without its [`BottomStrip`], in logical pixels, each side from 1 to 65,536.
    pub window: Vec2,
    /// Logical pixels for each design unit, above 0 and at most 4.
    pub ui: f32,
    /// The text size that the player chose, 1.0 to 2.0.
    pub text_scale: f32,
    /// Pixels of the screen for each logical pixel, above 0.
    pub density: f32,
}

/// How much of the window, at its lower edge, belongs to something else than the page, in design units: a bar that
/// stays while the page is laid out above it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BottomStrip(pub f32);

impl Default for Scale {
    fn default() -> Self {
        Self::of(REFERENCE, 1.0)
    }
}

impl Scale {
    /// The scale for a window in logical pixels, of any size, with the player's text size.
    pub fn of(window: Vec2, text_scale: f32) -> Self {
        let side = |length: f32| {
            if length.is_nan() {
                1.0
            } else {
                length.clamp(1.0, MOST_WINDOW)
            }
        };
        let window = Vec2::new(side(window.x), side(window.y));
        let (small, page) = SMALLEST;
        let share = ((window - small) / (REFERENCE - small)).clamp(Vec2::splat(-BELOW), Vec2::ONE);
        let page = page + (REFERENCE - page) * share;
        let ui = (window / page).min_element().min(4.0);
        Self {
            window,
            ui,
            text_scale,
            density: 1.0,
        }
    }

    /// The same on a screen with so many pixels for each logical one.
    #[must_use]
    pub fn with_density(self, density: f32) -> Self {
        let density = if density > 0.0 { density } else { 1.0 };
        Self { density, ..self }
    }

    /// The size of the window in design units: at least 917.5 times 390, where every layout has room for what it holds.
    /// A window of one pixel has that, too.
    pub fn page(&self) -> Vec2 {
        self.window / self.ui
    }

    /// Whether the window is lower than [`LOW_PAGE`].
    pub fn is_low(&self) -> bool {
        self.page().y < LOW_PAGE
    }

    /// A font size of the design, in logical pixels.
    pub fn text_size(&self, size: f32) -> f32 {
        self.text_size_up_to(size, f32::INFINITY)
    }

    /// The same, growing at most `grows` times. Headings do not grow: they are large already.
    pub fn text_size_up_to(&self, size: f32, grows: f32) -> f32 {
        size * self.ui * self.growth().min(most_growth(size).min(grows).max(1.0))
    }

    /// A font size of the design where text scrolls, in logical pixels: it grows as far as the player asks, in small
    /// windows, too, but at most `grows` times.
    pub fn scrolled_text_size_up_to(&self, size: f32, grows: f32) -> f32 {
        let asked = self.text_scale.clamp(1.0, ROOM.1);
        size * self.ui * asked.min(most_growth(size)).min(grows.max(1.0))
    }

    /// The font size, in logical pixels, at which text of this size is drawn: rounded down, so that there are few sizes
    /// in all. Each size costs an atlas of glyphs, which stays in memory as long as the game runs.
    pub fn drawn(&self, pixels: f32) -> f32 {
        let step = match pixels {
            ..20.0 => 0.5,
            ..40.0 => 1.0,
            ..80.0 => 2.0,
            _ => LARGE_STEP,
        };
        if pixels < step {
            // In a window of a few pixels nothing is read. A larger size would be much too large for one frame when
            // such a window grows.
            return pixels;
        }
        let most = (MOST_LETTER / self.density / LARGE_STEP).floor() * LARGE_STEP;
        ((pixels / step + 0.001).floor() * step).min(most.max(LARGE_STEP))
    }

    /// The smallest size of a text that is fitted to its place, in logical pixels, from what it is in a window that can
    /// be read: in smaller ones it shrinks with everything else.
    pub fn least_text(&self, readable: f32) -> f32 {
        readable * (self.ui / READABLE).min(1.0)
    }

    /// How much larger text is than designed, as far as the window has room.
    pub fn growth(&self) -> f32 {
        let page = SMALLEST.1;
        let share = (self.page().y - page.y) / (REFERENCE.y - page.y);
        let most = ROOM.0 + (ROOM.1 - ROOM.0) * share.clamp(0.0, 1.0);
        self.text_scale.clamp(1.0, most)
    }
}

/// The systems that set sizes, fonts and pictures, before the layout of the frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ThemeSystems;

/// Keeps [`Scale`] and Bevy's [`UiScale`] up to date with the window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scale>()
        .init_resource::<BottomStrip>()
        .init_resource::<UiScale>()
        .add_message::<WindowResized>()
        .configure_sets(
            PostUpdate,
            ThemeSystems
                .before(UiSystems::Content)
                .before(detect_text_needs_rerender),
        )
        .add_systems(PreUpdate, measure_window);
}

/// Reads the window's size. What lies in the world is seen above the strip: its middle is the middle of the page.
fn measure_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    strip: Res<BottomStrip>,
    mut scale: ResMut<Scale>,
    mut nodes: ResMut<UiScale>,
    mut cameras: Query<&mut Transform, With<IsDefaultUiCamera>>,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    let size = window.resolution.size();
    // A window that is put away may have no size for as long.
    if size.min_element() > 0.0 {
        let density = window.resolution.scale_factor();
        let strip = strip.0 * Scale::of(size, scale.text_scale).ui;
        let fresh = Scale::of(size - Vec2::new(0.0, strip), scale.text_scale);
        let fresh = fresh.with_density(density);
        for mut camera in &mut cameras {
            if camera.translation.y != strip / -2.0 {
                camera.translation.y = strip / -2.0;
            }
        }
        scale.set_if_neq(fresh);
        if nodes.0 != fresh.ui {
            nodes.0 = fresh.ui;
        }
    }
}

/// Pages of windows of 200x85, 390x844, 8000x8000, 5000x40 and 40x5000, for the tests of layouts.
pub const EXTREME_PAGES: [Vec2; 5] = [
    Vec2::new(917.5, 390.0),
    Vec2::new(917.5, 1985.0),
    Vec2::new(2000.0, 2000.0),
    Vec2::new(48_750.0, 390.0),
    Vec2::new(917.5, 114_687.5),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest page of all.
    const LEAST_PAGE: Vec2 = Vec2::new(
        SMALLEST.1.x - BELOW * (REFERENCE.x - SMALLEST.1.x),
        SMALLEST.1.y - BELOW * (REFERENCE.y - SMALLEST.1.y),
    );

    #[test]
    fn text_is_drawn_at_few_sizes_and_never_larger_than_requested() {
        let requested = (1..4000).map(|n| n as f32 * 0.05);
        let mut sizes: Vec<f32> = Vec::new();
        let scale = Scale::default();
        for pixels in requested {
            let drawn = scale.drawn(pixels);
            assert!(drawn <= pixels + 0.01 || pixels < 0.5, "{pixels}: {drawn}");
            assert!(drawn > pixels * 0.9 || pixels < 6.0, "{pixels}: {drawn}");
            assert_eq!(scale.drawn(drawn), drawn, "{pixels}");
            if sizes.last() != Some(&drawn) {
                sizes.push(drawn);
            }
        }
        assert!(sizes.len() < 150, "{} sizes up to 200", sizes.len());
    }

    /// The largest letters of the design are as large as designed on screens of up to 3840 by 2160, and no letter fills
    /// a texture, on screens of any density.
    #[test]
    fn letters_are_as_large_as_designed_and_no_larger_than_a_texture() {
        let numeral = crate::TextStyle::NUMERAL.size;
        for (width, density) in [
            (1280.0, 1.0),
            (1920.0, 1.0),
            (3840.0, 1.0),
            (1920.0, 2.0),
            (2560.0, 1.5),
        ] {
            let window = Vec2::new(width, width * 9.0 / 16.0);
            let scale = Scale::of(window, 1.0).with_density(density);
            let wanted = scale.text_size(numeral);
            assert!(wanted - scale.drawn(wanted) < LARGE_STEP, "{scale:?}");
        }
        for density in [0.5, 1.0, 1.25, 2.0, 3.0, 4.0, 40.0, 1000.0, 0.0, f32::NAN] {
            let scale = Scale::default().with_density(density);
            for pixels in [60.0, 127.0, 500.0, 1e9] {
                let drawn = scale.drawn(pixels);
                assert!(drawn > 0.0 && (drawn * scale.density <= 384.0 || drawn <= 8.0));
                assert_eq!(scale.drawn(drawn), drawn, "{scale:?} {pixels}");
            }
        }
    }

    #[test]
    fn the_reference_is_drawn_as_designed() {
        assert_eq!(Scale::of(REFERENCE, 1.0).ui, 1.0);
        assert_eq!(Scale::of(REFERENCE * 2.0, 1.0).ui, 2.0);
        assert_eq!(Scale::of(REFERENCE * 1.5, 1.0).ui, 1.5);
    }

    #[test]
    fn a_phone_keeps_text_readable() {
        let phone = Scale::of(Vec2::new(844.0, 390.0), 1.0);
        assert!(phone.text_size(16.0) >= 13.0);
        assert!(phone.page().x >= 980.0 && phone.page().y >= 450.0);
    }

    #[test]
    fn a_phone_is_low_and_a_window_of_the_designed_size_is_not() {
        let is_low = |width, height| Scale::of(Vec2::new(width, height), 1.0).is_low();
        assert!(is_low(844.0, 390.0) && is_low(990.0, 456.0));
        assert!(!is_low(1280.0, 720.0) && !is_low(2560.0, 1440.0));
    }

    #[test]
    fn growing_windows_never_shrink_things() {
        let mut last = 0.0;
        for step in 0..200 {
            let t = step as f32 / 100.0;
            let window = Vec2::new(844.0, 390.0).lerp(REFERENCE, t);
            let ui = Scale::of(window, 1.0).ui;
            assert!(ui >= last, "{window} draws smaller than a smaller window");
            last = ui;
        }
    }

    /// Windows of every size, from a pixel to more than any screen has, and lengths that are none.
    #[test]
    fn no_window_has_a_smaller_page_than_the_least() {
        let lengths = || (0..=64).map(|step| 2.0_f32.powf(step as f32 / 4.0));
        let unusual = [0.0, -5.0, 0.3, 1e9, f32::NAN, f32::INFINITY];
        for (x, y) in lengths()
            .chain(unusual)
            .flat_map(|x| lengths().chain(unusual).map(move |y| (x, y)))
        {
            let scale = Scale::of(Vec2::new(x, y), 2.0);
            let page = scale.page();
            assert!(scale.ui > 0.0 && scale.ui <= 4.0, "{x}x{y}: {scale:?}");
            assert!(page.is_finite(), "{x}x{y}: {page}");
            let least = LEAST_PAGE * 0.999;
            assert!(page.cmpge(least).all(), "{x}x{y}: {page}");
            // It fits: nothing of a page lies beyond its window.
            let drawn = page * scale.ui;
            assert!(drawn.cmple(scale.window * 1.001).all(), "{x}x{y}: {drawn}");
        }
        assert_eq!(Scale::of(REFERENCE, 1.0).least_text(12.0), 12.0);
        assert_eq!(
            Scale::of(Vec2::new(390.0, 844.0), 1.0).least_text(12.0),
            12.0
        );
        assert!(Scale::of(Vec2::new(1280.0, 120.0), 1.0).least_text(12.0) < 12.0);
    }

    #[test]
    fn text_doubles_where_there_is_room() {
        let wide = Scale::of(REFERENCE, 2.0);
        assert_eq!(wide.text_size(18.0), 36.0);
        assert_eq!(wide.text_size(60.0), 60.0, "a heading is large already");
        assert_eq!(wide.text_size_up_to(18.0, 1.2), 18.0 * 1.2);
        let phone = Scale::of(Vec2::new(844.0, 390.0), 2.0);
        assert!(
            phone.growth() < 1.2
                && phone.text_size(18.0) > Scale::of(phone.window, 1.0).text_size(18.0)
        );
        assert_eq!(
            phone.scrolled_text_size_up_to(18.0, f32::INFINITY),
            36.0 * phone.ui
        );
        assert_eq!(
            phone.scrolled_text_size_up_to(60.0, f32::INFINITY),
            60.0 * phone.ui
        );
        assert_eq!(
            phone.scrolled_text_size_up_to(18.0, 1.5),
            18.0 * 1.5 * phone.ui
        );
        assert_eq!(
            wide.scrolled_text_size_up_to(18.0, f32::INFINITY),
            wide.text_size(18.0)
        );
    }
}
