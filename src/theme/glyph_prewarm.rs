//! Letters are drawn before they are needed. The first text at a size costs the drawing of each of its letters, and a board
//! full of them a frame that comes late: so whenever texts of a new size are about, all their letters are drawn out of
//! sight, a few in each frame. Nodes and the world round the sizes of their letters each in their own way, so each has a
//! text of its own that is never seen.

#![expect(
    clippy::disallowed_types,
    reason = "it is only asked whether something is in it"
)]

use std::collections::{HashSet, VecDeque};

use bevy::{
    prelude::*,
    text::{FontHinting, FontSize, TextLayoutInfo, detect_text_needs_rerender},
};

use super::{FontFace, Scale, TextStyle, ThemeSystems};

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

/// What tells the pictures of a letter apart: the typeface, the bits of the size, whether it is fitted to the pixels, and
/// whether it stands in the world.
type Cut = (FontFace, u32, FontHinting, bool);

/// What has been lined up to be drawn.
#[derive(Resource, Default)]
struct GlyphPrewarm(HashSet<Cut>);

/// A text that is never seen, and what it still has to draw.
#[derive(Component, Default)]
struct PrewarmText {
    queue: VecDeque<(TextFont, FontHinting, &'static str)>,
    /// Whether the last letters have not been laid yet.
    waits: bool,
}

/// Draws letters ahead of time.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GlyphPrewarm>()
        .init_resource::<Scale>()
        .add_systems(Startup, call_understudies)
        .add_systems(
            PostUpdate,
            (notice, rehearse)
                .chain()
                .after(ThemeSystems)
                .before(detect_text_needs_rerender),
        );
}

fn call_understudies(mut commands: Commands) {
    let unseen = || {
        (
            Name::new("Letters drawn ahead"),
            PrewarmText::default(),
            TextLayout::no_wrap(),
            Visibility::Hidden,
        )
    };
    commands.spawn((unseen(), Text2d::default()));
    commands.spawn((
        unseen(),
        Text::default(),
        Node {
            position_type: PositionType::Absolute,
            ..default()
        },
    ));
}

/// Lines up what has not been drawn yet.
fn notice(
    scale: Res<Scale>,
    mut known: ResMut<GlyphPrewarm>,
    texts: Query<(&TextStyle, Ref<TextFont>, &FontHinting, Has<Text2d>)>,
    mut understudies: Query<(&mut PrewarmText, Has<Text2d>)>,
) {
    for (style, font, &hinting, in_world) in &texts {
        if !font.is_changed() && !scale.is_changed() {
            continue;
        }
        let FontSize::Px(size) = font.font_size else {
            continue;
        };
        let pixels = if in_world { size } else { size * scale.ui };
        let cut = (style.face, pixels.to_bits(), hinting, in_world);
        if pixels > LARGEST || !known.0.insert(cut) {
            continue;
        }
        for (mut understudy, draws_in_world) in &mut understudies {
            if draws_in_world == in_world {
                let fresh = LETTERS.map(|letters| (TextFont::clone(&font), hinting, letters));
                understudy.queue.extend(fresh);
            }
        }
    }
}

/// Has the next few letters drawn when the last have been: where nothing draws texts, all wait.
fn rehearse(
    mut understudies: Query<(
        &mut PrewarmText,
        Option<&mut Text>,
        Option<&mut Text2d>,
        &mut TextFont,
        &mut FontHinting,
        Ref<TextLayoutInfo>,
    )>,
) {
    for (mut rehearsal, node, world, mut font, mut hinting, laid) in &mut understudies {
        if laid.is_changed() {
            rehearsal.waits = false;
        }
        if rehearsal.waits {
            continue;
        }
        let Some((next, fit, letters)) = rehearsal.queue.pop_front() else {
            continue;
        };
        rehearsal.waits = true;
        if let Some(mut text) = node {
            letters.clone_into(&mut text.0);
        }
        if let Some(mut text) = world {
            letters.clone_into(&mut text.0);
        }
        *font = next;
        *hinting = fit;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the understudies are given in so many frames, where texts are laid at once: in the world or not, how large,
    /// and which letters.
    fn shown(app: &mut App, frames: usize) -> Vec<(bool, FontSize, String)> {
        let mut all: Vec<(bool, FontSize, String)> = Vec::new();
        for _ in 0..frames {
            app.update();
            let mut texts = app.world_mut().query_filtered::<(
                Option<&Text>,
                Option<&Text2d>,
                &TextFont,
                &mut TextLayoutInfo,
            ), With<PrewarmText>>();
            for (node, world, font, mut laid) in texts.iter_mut(app.world_mut()) {
                let letters = [node.map(|text| &text.0), world.map(|text| &text.0)];
                let letters = letters.into_iter().flatten().next();
                let now = letters.map(|text| (world.is_some(), font.font_size, text.clone()));
                let now = now.filter(|now| !now.2.is_empty());
                all.extend(now.filter(|now| !all.contains(now)));
                laid.set_changed();
            }
        }
        all
    }

    fn sized(size: f32) -> impl Bundle {
        (
            TextStyle::BODY,
            TextFont {
                font_size: FontSize::Px(size),
                ..default()
            },
        )
    }

    #[test]
    fn every_letter_of_a_new_size_is_drawn_where_it_stands() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let world = app.world_mut();
        for size in [20.0, 20.0, 168.0] {
            world.spawn((Text::new("a text"), sized(size)));
        }
        world.spawn((Text2d::new("a text"), sized(18.0)));
        let drawn = shown(&mut app, 60);
        for letters in LETTERS {
            for (in_world, size) in [(false, 20.0), (true, 18.0)] {
                let wanted = (in_world, FontSize::Px(size), letters.to_owned());
                assert!(drawn.contains(&wanted), "{wanted:?}: {drawn:?}");
            }
        }
        assert_eq!(drawn.len(), 2 * LETTERS.len(), "{drawn:?}");
        let queued = |app: &mut App| {
            app.update();
            let mut understudies = app.world_mut().query::<&PrewarmText>();
            let waiting = understudies.iter(app.world());
            waiting.map(|text| text.queue.len()).sum::<usize>()
        };
        // One is given at once, the others wait; a size that is known already is not drawn again.
        app.world_mut().spawn((Text::new("a text"), sized(20.0)));
        assert_eq!(queued(&mut app), 0);
        app.world_mut().spawn((Text::new("a text"), sized(21.0)));
        assert_eq!(queued(&mut app), LETTERS.len() - 1);
        shown(&mut app, 60);
        // Both sizes become more pixels, though no node's text says so.
        app.insert_resource(Scale::of(crate::theme::scale::REFERENCE * 1.5, 1.0));
        assert_eq!(queued(&mut app), 2 * LETTERS.len() - 1);
    }

    #[test]
    fn what_is_not_drawn_waits() {
        let mut app = App::new();
        app.add_plugins(plugin);
        app.world_mut().spawn((Text::new("a text"), sized(20.0)));
        for _ in 0..60 {
            app.update();
        }
        let mut understudies = app.world_mut().query::<&PrewarmText>();
        let left: usize = understudies
            .iter(app.world())
            .map(|text| text.queue.len())
            .sum();
        assert!(
            left >= LETTERS.len() - 1,
            "{left} of {} wait",
            LETTERS.len()
        );
    }
}
