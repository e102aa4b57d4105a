//! What stands below the chart: the account, where the game turned, the mistakes, and the facts.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::review::{Deciders, Review};
use kit_table::AccessibleName;
use kit_theme::widget::{label, sentence_button};
use kit_theme::{TextStyle, palette};

use super::account::parts;
use super::button::{LISTS, ReviewButton};
use super::histogram::{add_histogram, fallen};
use super::words::{self, ReviewWriter};
use crate::keys;

/// Adds all lists, for the eyes of a side, 0 or 1.
pub(super) fn add_lists(
    commands: &mut Commands,
    pane: Entity,
    (review, deciders): (&Review, &Deciders),
    side: usize,
    writer: &ReviewWriter,
) {
    let mut lists = Lists { commands, pane };
    lists.heading(keys::REVIEW_ACCOUNT_HEADING.into());
    lists.account(review, side, writer);
    for told in [writer.percentile(review, side)].into_iter().flatten() {
        lists.line(told);
    }
    for own in [side, 1 - side.min(1)] {
        if let Some(told) = writer.average(review, own, deciders) {
            lists.line(told);
        }
    }
    lists.heading(keys::REVIEW_TURNS.into());
    if review.turns.is_empty() {
        lists.line(keys::REVIEW_NO_TURN.into());
    }
    for (n, turn) in review.turns.iter().enumerate() {
        lists.row(ReviewButton::Turn(n), writer.turn(turn, side));
    }
    lists.heading(LocalizedText::new(keys::REVIEW_MISTAKES).with("side", writer.side(side)));
    if review.mistakes(side, deciders).next().is_none() {
        lists.line(keys::REVIEW_NO_MISTAKE.into());
    }
    for decision in review.mistakes(side, deciders) {
        let words = writer.mistake(decision);
        lists.row(ReviewButton::Mistake(decision.number), words);
    }
    for own in [side, 1 - side.min(1)] {
        let mut facts = review
            .facts
            .iter()
            .filter(|fact| fact.side == own)
            .peekable();
        if facts.peek().is_some() {
            lists.heading(LocalizedText::new(keys::REVIEW_FACTS).with("side", writer.side(own)));
        }
        for fact in facts {
            lists.fact(writer.fact(fact));
            add_histogram(lists.commands, pane, &fallen(&fact.words));
        }
    }
}

/// Adds lists to a pane.
struct Lists<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    pane: Entity,
}

impl Lists<'_, '_, '_> {
    fn heading(&mut self, words: LocalizedText) {
        self.commands.spawn((
            ChildOf(self.pane),
            Node {
                margin: UiRect::top(px(8)),
                flex_shrink: 0.0,
                ..default()
            },
            label(words, TextStyle::STRONG, palette::AZURE_DEEP),
            Pickable::IGNORE,
        ));
    }

    fn line(&mut self, words: LocalizedText) {
        let style = TextStyle::SMALL;
        self.commands.spawn((
            ChildOf(self.pane),
            Node {
                margin: UiRect::left(px(10)),
                flex_shrink: 0.0,
                ..default()
            },
            label(words, style, palette::INK),
            Pickable::IGNORE,
        ));
    }

    /// A fact: it takes the focus, so that keys and pads reach the end of the page. Nothing happens when it is pressed.
    fn fact(&mut self, words: LocalizedText) {
        self.commands.spawn((
            ChildOf(self.pane),
            Focusable::MENU.zone(LISTS),
            Node {
                margin: UiRect::left(px(10)),
                flex_shrink: 0.0,
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
            label(words, TextStyle::SMALL, palette::INK),
            Pickable::IGNORE,
        ));
    }

    /// A line that is pressed.
    fn row(&mut self, it: ReviewButton, words: LocalizedText) {
        let row = self.commands.spawn((
            ChildOf(self.pane),
            Node {
                flex_shrink: 0.0,
                align_items: AlignItems::Start,
                ..default()
            },
        ));
        let row = row.id();
        self.commands.spawn((
            ChildOf(row),
            it,
            sentence_button(words, Focusable::MENU.zone(LISTS)),
        ));
    }

    /// The account: each part above the next, its points in a column.
    fn account(&mut self, review: &Review, side: usize, writer: &ReviewWriter) {
        let parts = parts(&review.account, side, &writer.chance());
        let row = self
            .commands
            .spawn((
                ChildOf(self.pane),
                Node {
                    flex_shrink: 0.0,
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(12),
                    row_gap: px(4),
                    padding: UiRect::horizontal(px(10)),
                    border_radius: BorderRadius::all(px(6)),
                    ..default()
                },
                Button,
                Hovered::default(),
                Focusable::MENU.zone(LISTS),
                AccessibleName(words::account(&parts)),
            ))
            .id();
        for part in &parts {
            let [what, points] = words::part(part);
            let ink = match part.points {
                _ if !part.is_change => palette::INK,
                0 => palette::INK_PALE,
                points if points < 0 => palette::GULES_DEEP,
                _ => palette::VERT,
            };
            let column = Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            };
            let cell = (ChildOf(row), column, Pickable::IGNORE);
            let cell = self.commands.spawn(cell).id();
            for (words, style, ink) in [
                (points, TextStyle::STRONG, ink),
                (what, TextStyle::CAPTION.growing(1.3), palette::INK_PALE),
            ] {
                self.commands
                    .spawn((ChildOf(cell), label(words, style, ink), Pickable::IGNORE));
            }
        }
    }
}
