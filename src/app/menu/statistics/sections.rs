//! The tables of the page, one below the other: each row is a group of games, and how they went.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_library::statistics::{
    Breakdown, GuessCounts, ResultCounts, Skill, SkillCounts, Statistics,
};
use kit_library::{Library, Opponent};
use kit_rules::message_key::MessageKey;
use kit_rules::review::ReviewFact;
use kit_table::{AccessibleName, Game, Games};
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette};

use super::super::review::{add_histogram, fallen};
use super::page::TABLES;
use super::words;
use crate::keys;

/// The width of a column of numbers, in design units.
const NUMBER: f32 = 116.0;
/// That of the last column of results, which has two numbers.
const POINTS: f32 = 156.0;

/// The width of a column, by its number.
const fn width(column: usize) -> f32 {
    if column + 1 == words::COLUMNS.len() {
        POINTS
    } else {
        NUMBER
    }
}

/// Adds all tables: those of one game, or of all together.
pub(super) fn add_sections(
    commands: &mut Commands,
    pane: Entity,
    library: &Library,
    statistics: &Statistics,
    games: &Games,
    game: Option<&Game>,
) {
    let all = &statistics.all;
    let mut tables = Tables {
        commands,
        pane,
        alike: true,
    };
    match game {
        Some(_) => tables.table(
            keys::STATISTICS_ALL,
            [(keys::STATISTICS_ALL_ROW.into(), &all.counts)],
        ),
        None => {
            let row = |(name, breakdown): (_, &'_ Breakdown)| -> Option<_> {
                let game: &Game = games.named(name)?;
                Some((game.name.into(), breakdown.counts))
            };
            let of_games = statistics.games.iter();
            let rows: Vec<(LocalizedText, ResultCounts)> = of_games
                .filter_map(|(name, breakdown)| row((name, breakdown)))
                .collect();
            let rows = rows.iter();
            tables.table(
                keys::STATISTICS_ALL,
                rows.map(|(words, counts)| (words.clone(), counts)),
            );
            // Other games, other points.
            tables.alike = false;
            tables.row_of(keys::STATISTICS_ALL_ROW.into(), &all.counts);
        }
    }
    for line in words::streaks(all, library) {
        tables.line(line);
    }
    // Bots of other games are others, whatever they are called.
    let named = |opponent: &&Opponent| game.is_some() || !matches!(opponent, Opponent::Bot(_));
    let opponents = all.opponents.iter().filter(|(opponent, _)| named(opponent));
    tables.table(
        keys::STATISTICS_BY_OPPONENT,
        opponents.map(|(opponent, counts)| (words::opponent(opponent, game), counts)),
    );
    if let Some(game) = game {
        let choices = all.choices.iter();
        let variant = game.words_of_setups.variant;
        tables.table(
            keys::STATISTICS_BY_VARIANT,
            choices.map(|(choice, counts)| (variant(choice), counts)),
        );
    }
    tables.table(
        keys::STATISTICS_BY_SEATS,
        (all.seats.iter()).map(|(seats, counts)| (words::seats(seats), counts)),
    );
    tables.table(
        keys::STATISTICS_PER_MONTH,
        (all.months.iter().rev()).map(|(month, counts)| (words::month(*month), counts)),
    );
}

/// Adds the tables of reviewed games: how they went, and how without luck.
pub(super) fn add_skill(commands: &mut Commands, pane: Entity, skill: &Skill, game: Option<&Game>) {
    if skill.all.plain.n() == 0 {
        return;
    }
    let mut tables = Tables {
        commands,
        pane,
        alike: false,
    };
    tables.head(keys::SKILL, &words::SKILL_COLUMNS);
    tables.skill_row(keys::STATISTICS_ALL_ROW.into(), &skill.all);
    let named = |opponent: &&Opponent| match opponent {
        Opponent::Bot(_) => game.is_some(),
        _ => false,
    };
    for (opponent, counts) in skill.opponents.iter().filter(|(it, _)| named(it)) {
        tables.skill_row(words::opponent(opponent, game), counts);
    }
    for (month, counts) in skill.months.iter().rev() {
        tables.skill_row(words::month(*month), counts);
    }
    tables.line(keys::SKILL_ABOUT.into());
    let told = game.and_then(|game| Some((game.words_of_reviews?, skill.facts.get(game.id.0)?)));
    let Some((words, facts)) = told.filter(|(_, facts)| !facts.is_empty()) else {
        return;
    };
    tables.head(keys::STATISTICS_FACTS, &[]);
    for fact in facts {
        let own = ReviewFact {
            side: 0,
            words: fact.clone(),
        };
        // Only what stands in a record by name needs it.
        tables.line((words.fact)("", &own));
        add_histogram(tables.commands, pane, &fallen(fact));
    }
}

/// Adds what was guessed in games that were seen again; nothing if nobody guessed.
pub(super) fn add_guesses(commands: &mut Commands, pane: Entity, counts: &GuessCounts) {
    if counts.given > 0 {
        let mut tables = Tables {
            commands,
            pane,
            alike: false,
        };
        tables.head(keys::GUESSES, &[]);
        tables.line(words::guesses(counts));
    }
}

/// Adds tables to a pane.
struct Tables<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    pane: Entity,
    /// Whether the games of a row count points alike.
    alike: bool,
}

impl Tables<'_, '_, '_> {
    /// A table with its heading; nothing if it has no rows.
    fn table<'c>(
        &mut self,
        heading: MessageKey,
        rows: impl IntoIterator<Item = (LocalizedText, &'c ResultCounts)>,
    ) {
        let rows: Vec<_> = rows.into_iter().collect();
        if rows.is_empty() {
            return;
        }
        self.head(heading, &words::COLUMNS);
        for (words, counts) in rows {
            self.row_of(words, counts);
        }
    }

    /// A heading, and the heads of the columns of numbers.
    fn head(&mut self, heading: MessageKey, columns: &[MessageKey]) {
        let head = self.row();
        let style = TextStyle::STRONG;
        self.cell(head, heading.into(), style, palette::AZURE_DEEP, None);
        for (at, &column) in columns.iter().enumerate() {
            let style = TextStyle::CAPTION.growing(1.3);
            let ink = palette::INK_PALE;
            self.cell(head, column.into(), style, ink, Some(width(at)));
        }
    }

    /// A row of reviewed games.
    fn skill_row(&mut self, words: LocalizedText, counts: &SkillCounts) {
        let numbers = words::skill_numbers(counts);
        let spoken = words::skill_spoken(words.clone(), &numbers);
        self.numbers(words, spoken, numbers);
    }

    /// A row with its numbers.
    fn row_of(&mut self, words: LocalizedText, counts: &ResultCounts) {
        let spoken = words::spoken(words.clone(), counts, self.alike);
        let numbers = words::numbers(counts, self.alike);
        self.numbers(words, spoken, numbers);
    }

    /// A row with numbers, and what is said of it.
    fn numbers(
        &mut self,
        words: LocalizedText,
        spoken: LocalizedText,
        numbers: impl IntoIterator<Item = LocalizedText>,
    ) {
        let row = self.row();
        self.commands.entity(row).insert((
            Button,
            Hovered::default(),
            Focusable::MENU.zone(TABLES),
            AccessibleName(spoken),
        ));
        let style = TextStyle::SMALL;
        self.cell(row, words, style, palette::INK, None);
        for (at, number) in numbers.into_iter().enumerate() {
            self.cell(row, number, style, palette::INK, Some(width(at)));
        }
    }

    /// A row of a table.
    fn row(&mut self) -> Entity {
        let node = Node {
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            padding: UiRect::axes(px(10), px(1)),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        };
        self.commands.spawn((ChildOf(self.pane), node)).id()
    }

    /// A cell: a number at the right of its column, or words in the room that is left.
    fn cell(
        &mut self,
        row: Entity,
        words: LocalizedText,
        style: TextStyle,
        ink: Color,
        width: Option<f32>,
    ) {
        let node = match width {
            Some(width) => Node {
                width: px(width),
                flex_shrink: 0.0,
                justify_content: JustifyContent::End,
                ..default()
            },
            None => Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            },
        };
        let cell = (ChildOf(row), node, Pickable::IGNORE);
        let cell = self.commands.spawn(cell).id();
        self.commands
            .spawn((ChildOf(cell), label(words, style, ink), Pickable::IGNORE));
    }

    /// A line between tables.
    fn line(&mut self, words: LocalizedText) {
        let row = self.row();
        let style = TextStyle::CAPTION.growing(1.3);
        self.cell(row, words, style, palette::INK, None);
    }
}
