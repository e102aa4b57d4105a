//! The result page: who won and how much, why, what was thrown, and buttons to play again.

use bevy::prelude::*;

use super::session::ResultPage;
use super::{GameConfig, event_words, picture_names, players, words};
use crate::keys;
use guesclin_rules::Camp;
use guesclin_rules::ID;
use kit_i18n::LocalizedText;
use kit_table::result_page::{
    FinishedMatch, ResultButton, ResultExtras, TO_TITLE, WATCH, add_button, add_result_page,
    hints_given, result_root,
};
use kit_table::statistics::Statistics;
use kit_theme::widget::{centred, framed_page, has_room_for_frame, panel};
use kit_theme::{Picture, Scale, TextStyle, palette};

pub(super) fn plugin(app: &mut App) {
    add_result_page::<ResultPage, _>(app, build);
}

fn build(
    result: Res<ResultPage>,
    (statistics, extras): (Res<Statistics>, Res<ResultExtras>),
    scale: Res<Scale>,
    mut commands: Commands,
) {
    let (board, outcome) = (&result.view.board, result.outcome);
    let root = commands.spawn(result_root(ID)).id();
    let low = scale.is_low();
    let sheet = if has_room_for_frame(&scale) {
        let padding = UiRect::new(px(110), px(110), px(70), px(96));
        let page = framed_page(picture_names::END_PAGE, padding);
        commands.spawn((ChildOf(root), page)).id()
    } else {
        commands.spawn((ChildOf(root), panel(980.0))).id()
    };
    let arms = if low { 40.0 } else { 72.0 };
    let camps = outcome.winner.map_or(Camp::ALL.to_vec(), |camp| vec![camp]);
    let signs = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::Center,
                column_gap: px(16),
                ..default()
            },
        ))
        .id();
    for banner in board
        .scenario()
        .banners()
        .filter(|banner| camps.contains(&banner.camp()))
    {
        commands.spawn((
            ChildOf(signs),
            Picture::tall(picture_names::arms(banner), arms),
        ));
    }
    let heading = if low { 32.0 } else { 44.0 };
    for (text, style, color) in [
        (
            words::title(board.scenario().aim),
            TextStyle::SUBHEADING.growing(1.1),
            palette::INK_PALE,
        ),
        (
            words::victory(outcome.winner, outcome.victory),
            TextStyle::HEADING.sized(heading).growing(1.1),
            palette::AZURE_DEEP,
        ),
        (
            event_words::reason(board.scenario(), &outcome),
            TextStyle::BODY.growing(1.3),
            palette::INK,
        ),
    ] {
        commands.spawn((ChildOf(sheet), centred(text, style, color)));
    }
    let lost = board.fighters_lost();
    for camp in Camp::ALL {
        let throws = result.throws[camp];
        let line = LocalizedText::new(keys::GUESCLIN_RESULT_THROWS)
            .with(
                "camp",
                players::camp(&result.config, board.scenario(), camp),
            )
            .with("thrown", throws.thrown)
            .with("hits", throws.hits)
            .with("expected", tenths(throws.expected))
            .with("lost", lost[camp]);
        commands.spawn((
            ChildOf(sheet),
            centred(
                line,
                TextStyle::SMALL.sized(19.0).growing(1.3),
                palette::INK,
            ),
        ));
    }
    let played = result.config.played(Some(&outcome));
    let tally = played.and_then(|played| {
        let tally = statistics.against(ID, &played.bot)?;
        Some(tally.told(words::bot(&played.bot)))
    });
    let hints = result.hints.iter();
    let hints = hints.map(|&(banner, n)| (players::player(&result.config, banner), n));
    for line in extras.lines(low, tally, hints_given(hints)) {
        let style = TextStyle::CAPTION.growing(1.2);
        commands.spawn((ChildOf(sheet), centred(line, style, palette::INK_PALE)));
    }
    let buttons = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(14),
                row_gap: px(8),
                margin: UiRect::top(px(6)),
                ..default()
            },
        ))
        .id();
    for (what, key) in [
        (ResultButton::New, keys::GUESCLIN_RESULT_AGAIN),
        (ResultButton::Same, keys::GUESCLIN_RESULT_SAME),
        (ResultButton::Watch, WATCH),
        (ResultButton::Title, TO_TITLE),
    ] {
        if what == ResultButton::Title {
            extras.add_buttons(&mut commands, buttons);
        }
        add_button(&mut commands, buttons, what, key, what == ResultButton::New);
    }
}

impl FinishedMatch for ResultPage {
    type Config = GameConfig;

    fn config(&self) -> &GameConfig {
        &self.config
    }

    fn record(&self) -> &str {
        &self.record
    }
}

/// A number with one decimal, as the player's language writes it.
fn tenths(number: f64) -> LocalizedText {
    let all = (number.max(0.0) * 10.0).round() as u32;
    LocalizedText::new(keys::GUESCLIN_TENTHS)
        .with("whole", all / 10)
        .with("tenth", all % 10)
}
