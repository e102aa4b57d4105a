//! “Find it yourself”: the game is shown again up to a mistake, through the eyes of whoever made it; which move was
//! better is asked, and told with the reasons of a hint.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_rules::game::GameId;
use kit_rules::review::{ReviewedDecision, Verdict};
use kit_table::flow::PageSystems;
use kit_table::replay::{Replay, StartReplay, WatchFrom, eyes_of_seat};
use kit_table::review_words::ReviewWords;
use kit_table::{Games, Menu, News, OpenReview};
use kit_theme::widget::{button, label};
use kit_theme::{BottomStrip, ButtonStyle, TextStyle, palette};

use crate::keys;

/// The width of the panel, in design units.
const WIDTH: f32 = 372.0;
/// The focus zone of the panel: before that of the replay's bar.
const ZONE: u8 = 8;

/// Request: find the better moves of some decisions of a game, one after the other.
#[derive(Message, Clone, Debug)]
pub(in crate::app) struct FindMistakes {
    /// Which game.
    pub(in crate::app) game: GameId,
    /// Its record.
    pub(in crate::app) record: String,
    /// The decisions.
    pub(in crate::app) decisions: Vec<ReviewedDecision>,
}

/// The mistake that is asked about.
#[derive(Resource, Clone, Debug)]
struct MistakeAt {
    game: GameId,
    record: String,
    decisions: Vec<ReviewedDecision>,
    /// The number of the one that is asked about.
    at: usize,
    /// The moves to choose from, in an order that tells nothing.
    moves: Vec<String>,
    /// Which of them was chosen.
    chosen: Option<usize>,
    /// How many were found at once.
    found: usize,
    /// Whether the panel is folded, so that all of the table is seen.
    folded: bool,
    /// Whether its replay has been seen on the table.
    is_shown: bool,
}

impl MistakeAt {
    fn decision(&self) -> Option<&ReviewedDecision> {
        self.decisions.get(self.at)
    }

    /// Asks about a decision.
    fn ask(&mut self, at: usize) {
        self.at = at;
        self.chosen = None;
        self.folded = false;
        let moves = self.decision().map(|decision| decision.moves.iter());
        self.moves = moves
            .into_iter()
            .flatten()
            .map(|weighed| weighed.m.clone())
            .collect();
        self.moves.sort();
    }

    /// The replay that shows it, as whoever decided saw it.
    fn replay(&self, games: &Games) -> Option<StartReplay> {
        let ReviewedDecision {
            event, side, seat, ..
        } = *self.decision()?;
        Some(StartReplay {
            game: self.game,
            record: self.record.clone(),
            from: WatchFrom::Event(event),
            seen_by: eyes_of_seat(games, self.game, &self.record, side, seat),
        })
    }
}

/// The panel.
#[derive(Component)]
struct FindPanel;

/// What a button of the panel does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum FindButton {
    /// Chooses a move.
    Choose(usize),
    /// Asks about the next one.
    Next,
    /// Folds the panel, or unfolds it.
    Fold,
    /// Goes back to the review.
    Back,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FindMistakes>()
        .add_observer(press)
        .add_systems(
            Update,
            (
                start.run_if(on_message::<FindMistakes>),
                yield_to_another.run_if(resource_exists::<MistakeAt>),
                end.run_if(resource_exists::<MistakeAt>),
                build.run_if(resource_exists::<MistakeAt>.and_then(
                    resource_changed::<MistakeAt>.or_eager(resource_changed::<BottomStrip>),
                )),
                remove.run_if(resource_removed::<MistakeAt>),
            )
                .chain()
                .in_set(PageSystems),
        );
}

fn start(
    mut requests: MessageReader<FindMistakes>,
    games: Res<Games>,
    mut replays: MessageWriter<StartReplay>,
    mut commands: Commands,
) {
    let Some(asked) = requests.read().last() else {
        return;
    };
    let mut mistake = MistakeAt {
        game: asked.game,
        record: asked.record.clone(),
        decisions: asked.decisions.clone(),
        at: 0,
        moves: Vec::new(),
        chosen: None,
        found: 0,
        folded: false,
        is_shown: false,
    };
    mistake.ask(0);
    if let Some(replay) = mistake.replay(&games) {
        replays.write(replay);
        commands.insert_resource(mistake);
        commands.set_state(Menu::None);
    }
}

/// Another moment is asked for than that of the mistake, perhaps of the same game.
fn yield_to_another(
    mut replays: MessageReader<StartReplay>,
    games: Res<Games>,
    mistake: Res<MistakeAt>,
    mut commands: Commands,
) {
    let asked = replays.read().last();
    if asked.is_some_and(|asked| mistake.replay(&games).as_ref() != Some(asked)) {
        commands.remove_resource::<MistakeAt>();
    }
}

/// Its replay was on the table and is no more: the table is left, or shows another game.
fn end(replay: Option<Res<Replay>>, mut mistake: ResMut<MistakeAt>, mut commands: Commands) {
    let is_there = replay.is_some_and(|replay| replay.record == mistake.record);
    if mistake.is_shown && !is_there {
        commands.remove_resource::<MistakeAt>();
    } else if is_there {
        // The panel does not change by it.
        mistake.bypass_change_detection().is_shown = true;
    }
}

fn remove(panels: Query<Entity, With<FindPanel>>, mut commands: Commands) {
    for panel in &panels {
        commands.entity(panel).despawn();
    }
}

/// Builds the panel anew, and reads it aloud.
fn build(
    mistake: Res<MistakeAt>,
    games: Res<Games>,
    strip: Res<BottomStrip>,
    panels: Query<Entity, With<FindPanel>>,
    mut news: MessageWriter<News>,
    mut commands: Commands,
) {
    for panel in &panels {
        commands.entity(panel).despawn();
    }
    let words = games
        .get(mistake.game)
        .and_then(|game| game.words_of_reviews);
    let (Some(words), Some(decision)) = (words, mistake.decision()) else {
        return;
    };
    let panel = commands
        .spawn((
            FindPanel,
            Name::new("Find"),
            Node {
                position_type: PositionType::Absolute,
                left: px(10),
                bottom: px(strip.0 + 10.0),
                width: px(WIDTH),
                max_width: percent(60),
                padding: UiRect::all(px(12)),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(8)),
                flex_direction: FlexDirection::Column,
                row_gap: px(6),
                ..default()
            },
            BackgroundColor(palette::PARCHMENT),
            BorderColor::all(palette::OR_DEEP),
            GlobalZIndex(21),
        ))
        .id();
    let mut told = Vec::new();
    let mut line = |commands: &mut Commands, words: LocalizedText, style, ink| {
        told.push(words.clone());
        commands.spawn((ChildOf(panel), label(words, style, ink)));
    };
    let moment = (words.moment)(&mistake.record, decision);
    let head = LocalizedText::new(keys::REVIEW_FIND_HEAD)
        .with("moment", moment)
        .with("n", mistake.at + 1)
        .with("of", mistake.decisions.len());
    line(&mut commands, head, TextStyle::STRONG, palette::AZURE_DEEP);
    let small = TextStyle::CAPTION.growing(1.3);
    match mistake.chosen {
        _ if mistake.folded => {}
        None => {
            let question = keys::REVIEW_FIND_QUESTION.into();
            line(&mut commands, question, small, palette::INK);
        }
        Some(chosen) => {
            for words in answer(&mistake, decision, chosen, words) {
                line(&mut commands, words, small, palette::INK);
            }
        }
    }
    if mistake.is_changed() && !mistake.folded {
        news.write_batch(told.into_iter().map(News));
    }
    let focusable = Focusable::PAGE.zone(ZONE);
    let below = Node {
        column_gap: px(8),
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let below = commands.spawn(below).id();
    let mut add = |parent: Entity, it: FindButton, words: LocalizedText, first: bool| {
        let focusable = if first { focusable.first() } else { focusable };
        commands.spawn((
            ChildOf(parent),
            it,
            button(ButtonStyle::Option, words, focusable),
        ));
    };
    if mistake.folded {
        add(
            below,
            FindButton::Fold,
            keys::REVIEW_FIND_UNFOLD.into(),
            true,
        );
    } else {
        for (n, m) in mistake
            .moves
            .iter()
            .enumerate()
            .filter(|_| mistake.chosen.is_none())
        {
            let words = (words.move_words)(&mistake.record, decision, m);
            add(panel, FindButton::Choose(n), words, n == 0);
        }
        let is_answered = mistake.chosen.is_some();
        let is_last = mistake.at + 1 == mistake.decisions.len();
        if is_answered && !is_last {
            add(below, FindButton::Next, keys::REVIEW_FIND_NEXT.into(), true);
        }
        add(
            below,
            FindButton::Fold,
            keys::REVIEW_FIND_FOLD.into(),
            false,
        );
        let back = keys::REVIEW_FIND_BACK.into();
        add(below, FindButton::Back, back, is_answered && is_last);
    }
    commands.entity(below).insert(ChildOf(panel));
}

/// Whether a move is right: the best one, or any other that would not have been called a mistake.
fn is_right(decision: &ReviewedDecision, m: &str) -> bool {
    let verdict = decision.verdict_of(m);
    verdict.is_some_and(|verdict| verdict != Verdict::Mistake)
}

/// What is told once a move is chosen.
fn answer(
    mistake: &MistakeAt,
    decision: &ReviewedDecision,
    chosen: usize,
    words: ReviewWords,
) -> Vec<LocalizedText> {
    let of = |m: &str| (words.move_words)(&mistake.record, decision, m);
    let best = decision.best().unwrap_or(&decision.made);
    let chosen = mistake.moves.get(chosen).map_or("", String::as_str);
    let told = if chosen == best {
        keys::REVIEW_FIND_RIGHT
    } else if chosen == decision.made && !is_right(decision, chosen) {
        keys::REVIEW_FIND_SAME
    } else if is_right(decision, chosen) {
        keys::REVIEW_FIND_ALSO
    } else {
        keys::REVIEW_FIND_WRONG
    };
    let told = LocalizedText::new(told)
        .with("best", of(best))
        .with("made", of(&decision.made))
        .with("loss", decision.loss.round() as i64);
    let reasons = (words.reasons)(&mistake.record, decision);
    let is_last = mistake.at + 1 == mistake.decisions.len();
    let sum = (is_last && mistake.at > 0).then(|| {
        LocalizedText::new(keys::REVIEW_FIND_SUM)
            .with("found", mistake.found)
            .with("of", mistake.decisions.len())
    });
    [told].into_iter().chain(reasons).chain(sum).collect()
}

fn press(
    activate: On<Activate>,
    buttons: Query<&FindButton>,
    games: Res<Games>,
    mistake: Option<ResMut<MistakeAt>>,
    mut replays: MessageWriter<StartReplay>,
    mut reviews: MessageWriter<OpenReview>,
    mut commands: Commands,
) {
    let (Ok(&pressed), Some(mut mistake)) = (buttons.get(activate.entity), mistake) else {
        return;
    };
    match pressed {
        FindButton::Choose(n) => {
            let chosen = mistake.decision().zip(mistake.moves.get(n));
            let is_found = chosen.is_some_and(|(decision, m)| is_right(decision, m));
            mistake.found += usize::from(is_found);
            mistake.chosen = Some(n);
        }
        FindButton::Next => {
            let next = mistake.at + 1;
            mistake.ask(next);
            replays.write_batch(mistake.replay(&games));
        }
        FindButton::Fold => mistake.folded = !mistake.folded,
        FindButton::Back => {
            reviews.write(OpenReview {
                game: mistake.game,
                record: mistake.record.clone(),
            });
            commands.remove_resource::<MistakeAt>();
        }
    }
}
