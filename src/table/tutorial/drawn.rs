//! When a coach's bubble is drawn anew, and how large it is: the same on every table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bubble::{Bubble, BubbleText, draw, height};
use super::coach::{Coach, Teaches};
use crate::InGame;
use crate::event_queue::PlayedGame;
use crate::surroundings::Surroundings;
use kit_i18n::{LocalizedText, Localizer};
use kit_theme::scale::LOW_PAGE;
use kit_theme::{Scale, TextMeasure};

/// How wide a bubble may be, as shares of its usual width; one with two buttons needs more room for them.
const NARROWER: [f32; 3] = [1.0, 0.8, 0.58];

/// The letters and the width of a bubble.
#[derive(Clone, Copy, Debug)]
pub struct BubbleSize {
    /// The type size in design units, and how far it may grow with the player's letters.
    pub letters: (f32, f32),
    /// The width at that size, in design units.
    pub width: f32,
}

/// What the bubble was drawn for.
#[derive(PartialEq, Clone)]
struct DrawnPage {
    step: Option<usize>,
    wrong: Option<LocalizedText>,
}

/// Draws the bubble of the step that is due.
#[derive(SystemParam)]
pub struct BubbleDrawer<'w, 's> {
    scale: Res<'w, Scale>,
    localizer: Res<'w, Localizer>,
    measure: TextMeasure<'w, 's>,
    bubbles: Query<'w, 's, Entity, With<Bubble>>,
    drawn: Local<'s, Option<DrawnPage>>,
    commands: Commands<'w, 's>,
}

impl BubbleDrawer<'_, '_> {
    /// Whether another bubble is due than the one on screen: for another step, or another answer to a wrong press, or
    /// because the places have `moved`. If so the one on screen is removed.
    pub fn is_due<T: Teaches>(&mut self, coach: &Coach<T>, moved: bool) -> bool {
        let step = coach.step().map(|_| coach.number().0);
        let now = DrawnPage {
            step,
            wrong: coach.wrong().cloned(),
        };
        let same = self.drawn.as_ref() == Some(&now)
            && !moved
            && !self.scale.is_changed()
            && !self.localizer.is_changed()
            && self.bubbles.is_empty() == step.is_none();
        if same {
            return false;
        }
        *self.drawn = Some(now);
        for bubble in &self.bubbles {
            self.commands.entity(bubble).despawn();
        }
        true
    }

    /// The width of a bubble on a page: `width` at the designed text size, in design units.
    #[must_use]
    pub fn width(&self, width: f32, grows: f32, page: Vec2) -> f32 {
        (width * self.scale.growth().min(grows)).min(page.x * 0.6)
    }

    /// The height of a bubble of this width, in design units.
    pub fn height(&mut self, content: BubbleText, width: f32) -> f32 {
        height(
            content,
            width,
            &self.scale,
            &self.localizer,
            &mut self.measure,
        )
    }

    /// Draws the bubble of the step that is due, which says `text`, where it leaves most of its surroundings free on a
    /// page of this size, in design units: in the first of the sizes, on a low page in the second.
    pub fn draw_step<T: Teaches>(
        &mut self,
        coach: &Coach<T>,
        text: &LocalizedText,
        [size, low_size]: [BubbleSize; 2],
        around: &Surroundings,
        page: Vec2,
    ) {
        let size = if page.y < LOW_PAGE { low_size } else { size };
        let content = BubbleText {
            text,
            wrong: coach.wrong(),
            size: size.letters,
            number: coach.number(),
            counts: true,
            reads: coach.halts(),
        };
        let width = self.width(size.width, size.letters.1, page);
        let table = InGame(<T::Rules as PlayedGame>::GAME);
        self.draw(content, width, around, page, table);
    }

    /// Draws a bubble of this width where it leaves most of its surroundings free, on a page of this size; all lengths
    /// in design units. Where it would lie on what it may not cover it is narrower. It goes with `state`.
    fn draw(
        &mut self,
        content: BubbleText,
        width: f32,
        around: &Surroundings,
        page: Vec2,
        state: impl States,
    ) {
        let window = Rect::from_corners(Vec2::ZERO, page).inflate(-4.0);
        let shares = if content.reads {
            &NARROWER[..2]
        } else {
            &NARROWER[..]
        };
        let places: Vec<Rect> = shares
            .iter()
            .map(|share| {
                let width = width * share;
                let height = self.height(content, width);
                around.place(window, Vec2::new(width, height))
            })
            .collect();
        let free = places.iter().find(|&&place| around.covered(place) < 1.0);
        let cost = |place: &&Rect| around.cost(**place);
        let least = places.iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
        if let Some(&place) = free.or(least) {
            self.draw_at(content, place, state);
        }
    }

    /// Draws a bubble in a rectangle of the page, in design units. It goes with `state`.
    pub fn draw_at(&mut self, content: BubbleText, place: Rect, state: impl States) {
        let bubble = draw(&mut self.commands, place, content);
        self.commands.entity(bubble).insert(DespawnOnExit(state));
    }
}

/// Removes the bubble, for a coach that leaves.
pub fn remove_bubbles(bubbles: Query<Entity, With<Bubble>>, mut commands: Commands) {
    for bubble in &bubbles {
        commands.entity(bubble).despawn();
    }
}
