//! The chart: for each decision the chance of a side, by what it could know and told everything, as two lines of steps;
//! each column is pointed at, focused and pressed.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use kit_input::Focusable;
use kit_rules::review::{Review, ReviewedDecision, Verdict};
use kit_table::AccessibleName;
use kit_theme::palette;

use super::button::{CHART, ReviewButton};
use super::moment::ChartColumn;
use super::words::ReviewWriter;

/// The most columns; of longer games several decisions share one.
const COLUMNS: usize = 240;
/// The height of the chart, in design units.
const HEIGHT: f32 = 150.0;
/// How thick the lines are, in design units.
const LINE: f32 = 2.5;

/// A column of the chart.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Column<'a> {
    /// The decision that is told: of those that share the column the one that lost most.
    decision: &'a ReviewedDecision,
    /// The chance of the side told everything, after the last of them, in points.
    told: f64,
    /// The last one by what the side could know, if it has decided yet.
    known: Option<f64>,
    /// Whether the side made a mistake in it, and whether a round begins with it.
    is_mistake: bool,
    begins_round: bool,
}

/// The columns for the eyes of a side, 0 or 1.
fn columns(review: &Review, side: usize) -> Vec<Column<'_>> {
    let each = review.decisions.len().div_ceil(COLUMNS).max(1);
    let mut known = None;
    let mut round = 0;
    let mut all = Vec::new();
    for (n, decisions) in review.decisions.chunks(each).enumerate() {
        for decision in decisions.iter().filter(|it| it.side == side) {
            known = decision.known.map(|[_, after]| after).or(known);
        }
        let told = review.told.get((n + 1) * each).or(review.told.last());
        let told = told.copied().unwrap_or(50.0);
        let told = if side == 0 { told } else { 100.0 - told };
        let own = |decision: &&ReviewedDecision| decision.side == side;
        let worst = decisions.iter().max_by(|one, other| {
            (own(one), one.loss)
                .partial_cmp(&(own(other), other.loss))
                .unwrap_or(core::cmp::Ordering::Equal)
        });
        let Some(decision) = worst else { continue };
        let last = decisions.last().map_or(round, |last| last.round);
        let mistakes = decisions.iter().filter(own);
        all.push(Column {
            decision,
            told,
            known,
            is_mistake: mistakes.clone().any(|it| it.verdict == Verdict::Mistake),
            begins_round: last > round,
        });
        round = round.max(last);
    }
    all
}

/// Adds the chart.
pub(super) fn add_chart(
    commands: &mut Commands,
    pane: Entity,
    review: &Review,
    side: usize,
    words: &ReviewWriter,
) {
    let chart = commands
        .spawn((
            ChildOf(pane),
            Name::new("Chart"),
            Node {
                width: percent(100),
                height: px(HEIGHT),
                flex_shrink: 0.0,
                border: UiRect::all(px(1)),
                ..default()
            },
            BorderColor::all(palette::STONE),
        ))
        .id();
    let columns = columns(review, side);
    let width = 100.0 / columns.len().max(1) as f32;
    let mut chart = Chart {
        commands,
        chart,
        width,
    };
    chart.line(
        Val::Percent(0.0),
        percent(50),
        percent(100),
        px(1),
        palette::STONE,
    );
    let mut before: [Option<f64>; 2] = [None; 2];
    for (n, column) in columns.iter().enumerate() {
        if column.begins_round {
            chart.line(
                chart.left(n),
                percent(0),
                px(1),
                percent(100),
                palette::PARCHMENT_DEEP,
            );
        }
        let own = [column.known, Some(column.told)];
        for (line, ink) in [palette::AZURE, palette::INK].into_iter().enumerate() {
            if let Some(value) = own[line] {
                chart.step(n, before[line], value, ink);
                before[line] = Some(value);
            }
        }
        if column.is_mistake {
            chart.mark(n, column.told);
        }
        chart.column(n, column.decision, words);
    }
}

/// Adds parts of a chart.
struct Chart<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    chart: Entity,
    /// The width of a column, in hundredths of the chart's.
    width: f32,
}

impl Chart<'_, '_, '_> {
    fn left(&self, n: usize) -> Val {
        percent(self.width * n as f32)
    }

    fn line(&mut self, left: Val, bottom: Val, width: Val, height: Val, ink: Color) {
        let node = Node {
            position_type: PositionType::Absolute,
            left,
            bottom,
            width,
            height,
            ..default()
        };
        self.commands.spawn((
            ChildOf(self.chart),
            node,
            BackgroundColor(ink),
            Pickable::IGNORE,
        ));
    }

    /// A step of a line: up or down to the value, and along the column.
    fn step(&mut self, n: usize, before: Option<f64>, value: f64, ink: Color) {
        let left = self.left(n);
        let value = value as f32;
        self.line(left, percent(value), percent(self.width), px(LINE), ink);
        if let Some(before) = before {
            let (low, high) = (value.min(before as f32), value.max(before as f32));
            self.line(left, percent(low), px(LINE), percent(high - low), ink);
        }
    }

    /// The mark of a mistake.
    fn mark(&mut self, n: usize, value: f64) {
        let node = Node {
            position_type: PositionType::Absolute,
            left: percent(self.width * (n as f32 + 0.5)),
            bottom: percent(value as f32),
            width: px(9),
            height: px(9),
            margin: UiRect {
                left: px(-4.5),
                bottom: px(-4),
                ..default()
            },
            border_radius: BorderRadius::MAX,
            ..default()
        };
        self.commands.spawn((
            ChildOf(self.chart),
            node,
            BackgroundColor(palette::GULES),
            Pickable::IGNORE,
        ));
    }

    /// What is pointed at.
    fn column(&mut self, n: usize, decision: &ReviewedDecision, words: &ReviewWriter) {
        let node = Node {
            position_type: PositionType::Absolute,
            left: self.left(n),
            bottom: px(0),
            width: percent(self.width),
            height: percent(100),
            ..default()
        };
        self.commands.spawn((
            ChildOf(self.chart),
            (ChartColumn, ReviewButton::Moment(decision.number)),
            node,
            Button,
            Hovered::default(),
            Focusable::MENU.zone(CHART).order(n as u8 + 1),
            AccessibleName(words.decision(decision)),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_rules::luck::LuckAccount;

    fn decision(number: usize, side: usize, loss: f64) -> ReviewedDecision {
        ReviewedDecision {
            number,
            event: number,
            round: number / 4 + 1,
            side,
            seat: 0,
            made: String::new(),
            moves: Vec::new(),
            known: Some([50.0, 50.0 - loss]),
            told: [50.0; 2],
            loss,
            verdict: if loss > 3.0 {
                Verdict::Mistake
            } else {
                Verdict::Good
            },
            relieved: false,
        }
    }

    fn review(decisions: Vec<ReviewedDecision>) -> Review {
        Review {
            version: Review::VERSION,
            values: String::new(),
            account: LuckAccount::default(),
            told: (0..=decisions.len()).map(|n| n as f64 / 10.0).collect(),
            decisions,
            turns: Vec::new(),
            facts: Vec::new(),
            percentile: None,
        }
    }

    #[test]
    fn each_decision_has_a_column_and_those_of_a_long_game_share_them() {
        let short = review((0..8).map(|n| decision(n, n % 2, n as f64)).collect());
        let told = columns(&short, 1);
        assert_eq!(told.len(), 8);
        assert_eq!(told[0].known, None, "the side has not decided yet");
        assert_eq!(told[1].known, Some(49.0));
        assert!((told[7].told - 99.2).abs() < 1e-9);
        let mistakes: Vec<bool> = told.iter().map(|column| column.is_mistake).collect();
        let expected = [false, false, false, false, false, true, false, true];
        assert_eq!(mistakes, expected);
        let rounds = told.iter().filter(|column| column.begins_round).count();
        assert_eq!(rounds, 2);
        let long = review(
            (0..500)
                .map(|n| decision(n, n % 2, (n % 7) as f64))
                .collect(),
        );
        let told = columns(&long, 0);
        assert!(told.len() <= COLUMNS);
        assert!(told.iter().all(|column| column.decision.side == 0));
        let last = told.last().expect("columns");
        assert!((last.told - 50.0).abs() < 1e-9);
        assert_eq!(columns(&review(Vec::new()), 0), Vec::new());
    }
}
