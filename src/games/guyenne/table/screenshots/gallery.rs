//! The gallery's pictures: a castle's card from both sides, in the longest language and with the largest text.

use bevy::prelude::*;

use crate::gallery::GalleryView;
use guyenne_rules::Castle;
use kit_i18n::Language;
use kit_table::{Menu, screenshots::TourStep};

/// The gallery, over the page that is shown.
pub(super) fn gallery() -> Vec<TourStep> {
    let show = |castle: usize, back| {
        TourStep::run(move |world| {
            world.insert_resource(GalleryView {
                castle: Castle::ALL[castle],
                back,
            });
            world.resource_mut::<NextState<Menu>>().set(Menu::Gallery);
        })
    };
    let mut steps = vec![show(4, false)];
    steps.extend(TourStep::picture("gallery-front"));
    steps.extend([TourStep::Speak(Language::De), show(3, true)]);
    steps.extend(TourStep::picture("gallery-back"));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("gallery-back-largest"));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::Pause(false));
    steps
}
