//! How large things are drawn: lengths are written for a page of 1280 by 720 and grow or shrink with
//! the window. On small windows the page itself gets smaller, so that what is read stays readable.
//!
//! Nodes are laid out in units of the design: the engine's [`UiScale`] makes pixels of them, and of borders, outlines and
//! the corners of stretched pictures. What lies in the world is laid out in logical pixels.

use bevy::{
    prelude::*,
    text::detect_text_needs_rerender,
    ui::{UiScale, UiSystems},
    window::{PrimaryWindow, WindowResized},
};

/// The window of the design.
pub const REFERENCE: Vec2 = Vec2::new(1280.0, 720.0);
/// The smallest window that must hold everything, and the page it is given.
const SMALLEST: (Vec2, Vec2) = (Vec2::new(844.0, 390.0), Vec2::new(990.0, 456.0));

/// Letters grow up to this size, which is that of a heading, in units of the design.
const LARGE: f32 = 44.0;
/// How many times as large letters may become on the smallest window, and on the window of the design.
const ROOM: (f32, f32) = (1.15, 2.0);

/// How many logical pixels one unit of the design is, now.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The window, in logical pixels.
    pub window: Vec2,
    /// Pixels for each unit of the design.
    pub ui: f32,
    /// How much larger than designed the player wants letters, 1.0 to 2.0.
    pub comfort: f32,
}

impl Default for Scale {
    fn default() -> Self {
        Self::of(REFERENCE, 1.0)
    }
}

impl Scale {
    /// The scale of a window, with the player's wish for larger letters.
    pub fn of(window: Vec2, comfort: f32) -> Self {
        let (small, page) = SMALLEST;
        let share = ((window - small) / (REFERENCE - small)).clamp(Vec2::splat(-0.25), Vec2::ONE);
        let page = page + (REFERENCE - page) * share;
        let ui = (window / page).min_element().clamp(0.4, 4.0);
        Self {
            window,
            ui,
            comfort,
        }
    }

    /// The window measured in units of the design.
    pub fn page(&self) -> Vec2 {
        self.window / self.ui
    }

    /// A size of letters of the design, in logical pixels.
    pub fn letters(&self, size: f32) -> f32 {
        self.letters_up_to(size, f32::INFINITY)
    }

    /// The same where there is room for so many times the size and no more. What is a heading by its size need not grow:
    /// it is large already.
    pub fn letters_up_to(&self, size: f32, grows: f32) -> f32 {
        let most = (LARGE / size.max(1.0)).min(grows).max(1.0);
        size * self.ui * self.growth().min(most)
    }

    /// The size, in logical pixels, that letters of this size are drawn at: a little smaller, so that there are few sizes
    /// in all. Each size that is drawn costs pictures of all its letters, which are kept as long as the game runs.
    pub fn drawn(pixels: f32) -> f32 {
        let step = match pixels {
            ..20.0 => 0.5,
            ..40.0 => 1.0,
            _ => 2.0,
        };
        ((pixels / step + 0.001).floor() * step).max(step)
    }

    /// How much larger letters are, as far as the window has room: a small one holds fewer of them.
    pub fn growth(&self) -> f32 {
        let page = SMALLEST.1;
        let share = (self.page().y - page.y) / (REFERENCE.y - page.y);
        let most = ROOM.0 + (ROOM.1 - ROOM.0) * share.clamp(0.0, 1.0);
        self.comfort.clamp(1.0, most)
    }
}

/// When the theme settles sizes, letters and pictures, before the layout of the frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ThemeSystems;

/// Keeps [`Scale`] and the engine's [`UiScale`] in step with the window.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scale>()
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

/// Follows the window's size.
fn measure_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut scale: ResMut<Scale>,
    mut nodes: ResMut<UiScale>,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    let size = window.resolution.size();
    if size.min_element() >= 1.0 {
        let fresh = Scale::of(size, scale.comfort);
        scale.set_if_neq(fresh);
        if nodes.0 != fresh.ui {
            nodes.0 = fresh.ui;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_drawn_at_few_sizes_and_never_larger_than_asked() {
        let asked = (1..4000).map(|n| n as f32 * 0.05);
        let mut sizes: Vec<f32> = Vec::new();
        for pixels in asked {
            let drawn = Scale::drawn(pixels);
            assert!(drawn <= pixels + 0.01 || pixels < 0.5, "{pixels}: {drawn}");
            assert!(drawn > pixels * 0.9 || pixels < 6.0, "{pixels}: {drawn}");
            assert_eq!(Scale::drawn(drawn), drawn, "{pixels}");
            if sizes.last() != Some(&drawn) {
                sizes.push(drawn);
            }
        }
        assert!(sizes.len() < 150, "{} sizes up to 200", sizes.len());
    }

    #[test]
    fn the_reference_is_drawn_as_designed() {
        assert_eq!(Scale::of(REFERENCE, 1.0).ui, 1.0);
        assert_eq!(Scale::of(REFERENCE * 2.0, 1.0).ui, 2.0);
        assert_eq!(Scale::of(REFERENCE * 1.5, 1.0).ui, 1.5);
    }

    #[test]
    fn a_phone_keeps_letters_readable() {
        let phone = Scale::of(Vec2::new(844.0, 390.0), 1.0);
        assert!(phone.letters(16.0) >= 13.0);
        assert!(phone.page().x >= 980.0 && phone.page().y >= 450.0);
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

    #[test]
    fn letters_double_where_there_is_room() {
        let wide = Scale::of(REFERENCE, 2.0);
        assert_eq!(wide.letters(18.0), 36.0);
        assert_eq!(wide.letters(60.0), 60.0, "a heading is large already");
        assert_eq!(wide.letters_up_to(18.0, 1.2), 18.0 * 1.2);
        let phone = Scale::of(Vec2::new(844.0, 390.0), 2.0);
        assert!(
            phone.growth() < 1.2
                && phone.letters(18.0) > Scale::of(phone.window, 1.0).letters(18.0)
        );
    }
}
