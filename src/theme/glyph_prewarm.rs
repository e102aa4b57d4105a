//! Letters are drawn before they are needed. The first text at a size costs the drawing of each of its letters, and a board
//! full of them a frame that comes late: so whenever texts of a new size are about, all their letters are drawn out of
//! sight, a few in each frame.

#![expect(
    clippy::disallowed_types,
    reason = "it is only asked whether something is in it"
)]

use std::collections::{HashSet, VecDeque};

use bevy::{
    prelude::*,
    text::{FontHinting, FontSize, TextLayoutInfo, detect_text_needs_rerender},
};

use super::{FontFace, TextStyle, ThemeSystems};

/// The letters of all languages, the most needed first, and those that are cast together.
const LETTERS: [&str; 11] = [
    "0123456789",
    "etaoinsrhl",
    "dcumfgpbyv",
    "kwqjxz.,:;",
    "ABCDEFGHIJ",
    "KLMNOPQRST",
    "UVWXYZ!?-’",
    "éèàêçôîûœ'",
    "fi fl ff ffi Th",
    "ÉÈÀÊŒ…–+−×",
    "«»()/%&“”—",
];
/// Letters larger than this, in logical pixels, are dear, and few of them stand on a page.
const LARGEST: f32 = 40.0;

/// What tells the pictures of a letter apart: the typeface, the bits of the size, and whether it is fitted to the pixels.
type Cut = (FontFace, u32, FontHinting);

/// What is still to be drawn.
#[derive(Resource, Default)]
struct GlyphPrewarm {
    known: HashSet<Cut>,
    queue: VecDeque<(TextFont, FontHinting, &'static str)>,
    /// Whether the last letters have not been laid yet.
    waits: bool,
}

/// The text that is never seen.
#[derive(Component)]
struct PrewarmText;

/// Draws letters ahead of time.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GlyphPrewarm>()
        .add_systems(Startup, call_understudy)
        .add_systems(
            PostUpdate,
            (notice, rehearse)
                .chain()
                .after(ThemeSystems)
                .before(detect_text_needs_rerender),
        );
}

fn call_understudy(mut commands: Commands) {
    commands.spawn((
        Name::new("Letters drawn ahead"),
        PrewarmText,
        Text2d::default(),
        Visibility::Hidden,
    ));
}

/// Lines up what has not been drawn yet.
fn notice(
    mut rehearsal: ResMut<GlyphPrewarm>,
    texts: Query<(&TextStyle, &TextFont, &FontHinting), Changed<TextFont>>,
) {
    for (style, font, &hinting) in &texts {
        let FontSize::Px(size) = font.font_size else {
            continue;
        };
        if size <= LARGEST
            && rehearsal
                .known
                .insert((style.face, size.to_bits(), hinting))
        {
            let fresh = LETTERS.map(|letters| (font.clone(), hinting, letters));
            rehearsal.queue.extend(fresh);
        }
    }
}

/// Has the next few letters drawn when the last have been: where nothing draws texts in the world, all wait.
fn rehearse(
    mut rehearsal: ResMut<GlyphPrewarm>,
    mut understudy: Single<
        (
            &mut Text2d,
            &mut TextFont,
            &mut FontHinting,
            Ref<TextLayoutInfo>,
        ),
        With<PrewarmText>,
    >,
) {
    let (text, font, hinting, laid) = &mut *understudy;
    if laid.is_changed() {
        rehearsal.waits = false;
    }
    if !rehearsal.waits
        && let Some((next, fit, letters)) = rehearsal.queue.pop_front()
    {
        rehearsal.waits = true;
        letters.clone_into(&mut text.0);
        **font = next;
        **hinting = fit;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the understudy is given in so many frames, where texts are laid at once.
    fn shown(app: &mut App, frames: usize) -> Vec<(FontSize, String)> {
        let mut all = Vec::new();
        for _ in 0..frames {
            app.update();
            let mut texts = app
                .world_mut()
                .query_filtered::<(&Text2d, &TextFont, &mut TextLayoutInfo), With<PrewarmText>>();
            for (text, font, mut laid) in texts.iter_mut(app.world_mut()) {
                all.push((font.font_size, text.0.clone()));
                laid.set_changed();
            }
        }
        all.dedup();
        all
    }

    fn sized(size: f32) -> impl Bundle {
        (
            Text::new("a text"),
            TextStyle::BODY,
            TextFont {
                font_size: FontSize::Px(size),
                ..default()
            },
        )
    }

    #[test]
    fn every_letter_of_a_new_size_is_drawn_once() {
        let mut app = App::new();
        app.add_plugins(plugin);
        app.world_mut().spawn(sized(20.0));
        app.world_mut().spawn(sized(20.0));
        app.world_mut().spawn(sized(168.0));
        let drawn = shown(&mut app, 60);
        let words: Vec<&str> = drawn.iter().map(|(_, text)| text.as_str()).collect();
        for letters in LETTERS {
            assert_eq!(words.iter().filter(|word| **word == letters).count(), 1);
        }
        assert!(
            drawn
                .iter()
                .all(|(size, text)| text.is_empty() || *size == FontSize::Px(20.0))
        );
        app.world_mut().spawn(sized(21.0));
        let then = shown(&mut app, 60);
        assert_eq!(then.len(), LETTERS.len(), "{then:?}");
    }

    #[test]
    fn what_is_not_drawn_waits() {
        let mut app = App::new();
        app.add_plugins(plugin);
        app.world_mut().spawn(sized(20.0));
        for _ in 0..60 {
            app.update();
        }
        let left = app.world().resource::<GlyphPrewarm>().queue.len();
        assert!(
            left >= LETTERS.len() - 1,
            "{left} of {} wait",
            LETTERS.len()
        );
    }
}
