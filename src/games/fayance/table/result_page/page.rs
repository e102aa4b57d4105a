//! The result page: who is king, the territories of both thrones in their order or the combat that decided, and buttons
//! to play again.

use bevy::prelude::*;

use super::review::{ReviewOpen, body, top_crown};
use super::thrones::road;
use crate::keys;
use crate::{GameConfig, ResultPage, picture_names, words};
use fayance_rules::ID;
use fayance_rules::Side;
use kit_i18n::LocalizedText;
use kit_input::{Action, ActionButton, Focusable};
use kit_rules::message_key::MessageKey;
use kit_table::result_page::{
    FinishedMatch, ResultButton, ResultExtras, TO_TITLE, WATCH, add_button, add_result_page,
    hints_given, result_root,
};
use kit_table::statistics::Statistics;
use kit_theme::widget::{button, centred, framed_page, has_room_for_frame, panel};
use kit_theme::{ButtonStyle, Scale, TextStyle, key_cap, palette};

pub(super) fn plugin(app: &mut App) {
    add_result_page::<ResultPage, _>(app, build);
}

fn build(
    result: Res<ResultPage>,
    scale: Res<Scale>,
    open: Res<ReviewOpen>,
    (statistics, extras): (Res<Statistics>, Res<ResultExtras>),
    mut commands: Commands,
) {
    let (config, outcome) = (&result.config, result.outcome);
    let winner = outcome.winner;
    let root = commands.spawn(result_root(ID)).id();
    let low = scale.is_low();
    let sheet = if has_room_for_frame(&scale) {
        let padding = UiRect::new(px(96), px(96), px(40), px(86));
        let page = framed_page(picture_names::CROWN_PAGE, padding);
        commands.spawn((ChildOf(root), page)).id()
    } else {
        commands.spawn((ChildOf(root), panel(980.0))).id()
    };
    if !low {
        top_crown(&mut commands, sheet, open.0);
    }
    let heading = if low { 34.0 } else { 46.0 };
    commands.spawn((
        ChildOf(sheet),
        centred(
            LocalizedText::new(keys::FAYANCE_RESULT_KING)
                .with("name", words::player(config, winner)),
            TextStyle::HEADING.sized(heading).growing(1.1),
            palette::AZURE_DEEP,
        ),
    ));
    commands.spawn((
        ChildOf(sheet),
        centred(
            LocalizedText::new(keys::FAYANCE_RESULT_SCORE)
                .with("won", outcome.held[winner])
                .with("lost", outcome.held[winner.other()]),
            TextStyle::BODY.growing(1.3),
            palette::INK,
        ),
    ));
    let played = config.played(Some(&outcome));
    let tally = played.and_then(|played| {
        let tally = statistics.against(ID, &played.bot)?;
        Some(tally.told(words::bot(&played.bot)))
    });
    let hints = Side::ALL.map(|side| (words::player(config, side), result.hints[side]));
    for line in extras.lines(low, tally, hints_given(hints)) {
        let style = TextStyle::CAPTION.growing(1.2);
        commands.spawn((ChildOf(sheet), centred(line, style, palette::INK_PALE)));
    }
    let tile = if low { 62.0 } else { 98.0 };
    let [thrones, review] = body(&mut commands, sheet, open.0, low);
    for side in [winner, winner.other()] {
        road(&mut commands, thrones, &result, side, tile);
    }
    commands.entity(review).insert(ChildOf(sheet));
    let buttons = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(9),
                row_gap: px(8),
                margin: UiRect::top(px(6)),
                ..default()
            },
        ))
        .id();
    add_button(
        &mut commands,
        buttons,
        ResultButton::New,
        keys::FAYANCE_RESULT_NEW,
        true,
    );
    let review = ActionButton(Action::Details);
    let key = if open.0 { THRONES } else { DECIDED };
    let style = ButtonStyle::Parchment;
    commands
        .spawn((
            ChildOf(buttons),
            review,
            button(style, key, Focusable::PAGE),
        ))
        .with_child(key_cap(Action::Details));
    add_button(
        &mut commands,
        buttons,
        ResultButton::Same,
        keys::FAYANCE_RESULT_SAME,
        false,
    );
    add_button(&mut commands, buttons, ResultButton::Watch, WATCH, false);
    extras.add_buttons(&mut commands, buttons);
    add_button(&mut commands, buttons, ResultButton::Title, TO_TITLE, false);
}

/// The words of the button that shows the combat that decided, and of the one that shows the thrones again.
pub(super) const DECIDED: MessageKey = keys::FAYANCE_RESULT_DECIDED;
pub(super) const THRONES: MessageKey = keys::FAYANCE_RESULT_THRONES;

impl FinishedMatch for ResultPage {
    type Config = GameConfig;

    fn config(&self) -> &GameConfig {
        &self.config
    }

    fn record(&self) -> &str {
        &self.record
    }
}
