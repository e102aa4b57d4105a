//! The name on the title, written from left to right by a quill.

use bevy::prelude::*;
use core::f32::consts::PI;
use kit_theme::{
    PageClock,
    sound::{PlaySound, Sound},
};
use kit_timings::{AnimationTimings, MotionSettings};

/// The clipped node that shows the name; it grows while the name is written.
#[derive(Component)]
pub(super) struct TitleName {
    /// Its full width, in design units.
    pub(super) width: f32,
}

/// The quill that writes the name.
#[derive(Component)]
pub(super) struct TitleQuill {
    /// The position where it starts, and how far it goes, in design units.
    pub(super) path: (f32, f32),
}

/// How much of the name has been written, 0 to 1. It is written once in a run.
#[derive(Resource, Default)]
pub(super) struct TitleProgress(f32);

/// Writes the name from left to right with the sound of a quill; once written it stays.
pub(super) fn write_name(
    time: Res<Time<Real>>,
    timings: Res<AnimationTimings>,
    motion: Res<MotionSettings>,
    clock: Res<PageClock>,
    mut written: ResMut<TitleProgress>,
    mut words: Query<(&TitleName, &mut Node), Without<TitleQuill>>,
    mut quills: Query<(&TitleQuill, &mut Node, &mut Visibility)>,
    mut play: MessageWriter<PlaySound>,
) {
    let lasts = motion.flies(timings.title).as_secs_f32();
    let before = written.0;
    if before < 1.0 {
        // The first frames are long; a cap keeps the name from jumping.
        let step = time.delta_secs().min(0.05);
        written.0 = if lasts > 0.0 && clock.0 < lasts * LATE {
            (before + step / lasts).min(1.0)
        } else {
            1.0
        };
        let strokes = |share: f32| (share * STROKES) as u32;
        if lasts > 0.0 && strokes(before) != strokes(written.0) {
            play.write(PlaySound::now(Sound::QUILL));
        }
    }
    for (word, mut node) in &mut words {
        let width = px(word.width * written.0);
        if node.width != width {
            node.width = width;
        }
    }
    for (quill, mut node, mut visibility) in &mut quills {
        if written.0 >= 1.0 {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let (start, path) = quill.path;
        // Up and down with every stroke.
        let stroke = (written.0 * STROKES * PI).sin().abs();
        node.left = px(start + path * written.0);
        node.margin = UiRect::top(px(path * 0.09 * (1.0 - stroke)));
    }
}

/// An older page, as a multiple of the writing time, shows the name at once.
const LATE: f32 = 36.0;

/// Strokes of the quill for the whole name.
const STROKES: f32 = 10.0;
