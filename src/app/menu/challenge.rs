//! The page of a challenge: which deal it is, what the challenger and oneself made of it, and the buttons that play it.

use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::Focusable;
use kit_rules::code::Challenge;
use kit_rules::message_key::MessageKey;
use kit_table::menu_page::{SCROLLED_BODY, SCROLLED_SUBHEADING, read_page, scrolled_heading};
use kit_table::{AccessibleName, Game, Games, Menu};
use kit_theme::{
    ButtonStyle, Scale, palette,
    scroll_pane::scroll_pane,
    widget::{button, label},
};

use crate::app::challenge::{ChallengeAnswers, OpenedChallenge, PlayChallenge, variant_of};
use crate::keys;

/// The focus zones of the head and of the buttons.
const HEAD: u8 = 0;
const BUTTONS: u8 = 1;
/// The space below the head, and between the lines of the page, in design units.
const GAP: f32 = 8.0;

/// A button that plays the deal.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct PlayButton {
    /// On the other side than the challenger.
    exchanged: bool,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_systems(OnEnter(Menu::Challenge), show_page);
}

/// Builds the page over the screen.
fn show_page(
    (opened, answers): (Res<OpenedChallenge>, Res<ChallengeAnswers>),
    (games, scale): (Res<Games>, Res<Scale>),
    mut commands: Commands,
) {
    let page = read_page(&mut commands, Menu::Challenge, "A challenge", GAP, HEAD);
    commands.spawn((
        ChildOf(page.title),
        label(
            keys::CHALLENGE,
            scrolled_heading(&scale),
            palette::AZURE_DEEP,
        ),
    ));
    let pane = scroll_pane(&mut commands, page.panel);
    let found = opened.0.as_ref();
    let found = found.and_then(|challenge| Some((challenge, games.get(challenge.game)?)));
    match found {
        Some((challenge, game)) => fill(&mut commands, pane, (challenge, game), &answers),
        None => {
            let words = label(keys::CHALLENGE_NONE, SCROLLED_BODY, palette::INK);
            commands.spawn((ChildOf(pane), LiveRegion, words));
        }
    }
}

/// What is dealt, between whom, for who plays this side.
fn about(game: &Game, challenge: &Challenge, exchanged: bool) -> LocalizedText {
    let words = game.words_of_setups;
    let side = match exchanged {
        true => 1 - challenge.side,
        false => challenge.side,
    };
    let opponent = match challenge.opponent.bot() {
        Some(bot) => game.bot_name(bot),
        None => LocalizedText::new(keys::CHALLENGE_PERSON),
    };
    LocalizedText::new(keys::DAILY_ABOUT)
        .with("variant", variant_of(game, challenge))
        .with("side", (words.side)(side))
        .with("bot", opponent)
}

/// Writes the challenge, the results and the buttons.
fn fill(
    commands: &mut Commands,
    pane: Entity,
    (challenge, game): (&Challenge, &Game),
    answers: &ChallengeAnswers,
) {
    let result = game.words_of_setups.result;
    let style = SCROLLED_SUBHEADING;
    let mut lines = vec![(LocalizedText::new(game.name), style)];
    let body = SCROLLED_BODY;
    lines.push((about(game, challenge, false), body));
    let told = |key: MessageKey, words| (LocalizedText::new(key).with("result", words), body);
    lines.push(told(keys::CHALLENGE_THEIRS, result(&challenge.result)));
    for (exchanged, key) in [
        (false, keys::CHALLENGE_OWN),
        (true, keys::CHALLENGE_OWN_EXCHANGED),
    ] {
        let own = answers.newest(challenge, exchanged);
        lines.extend(own.map(|own| told(key, result(&own.result))));
    }
    for (words, style) in lines {
        commands.spawn((
            ChildOf(pane),
            LiveRegion,
            Node {
                flex_shrink: 0.0,
                margin: UiRect::bottom(px(GAP)),
                ..default()
            },
            label(words, style, palette::INK),
        ));
    }
    let row = commands
        .spawn((
            ChildOf(pane),
            Node {
                flex_wrap: FlexWrap::Wrap,
                flex_shrink: 0.0,
                column_gap: px(14),
                row_gap: px(8),
                ..default()
            },
        ))
        .id();
    for (exchanged, words, style) in [
        (false, keys::CHALLENGE_PLAY, ButtonStyle::Azure),
        (true, keys::CHALLENGE_EXCHANGE, ButtonStyle::Parchment),
    ] {
        let spoken = LocalizedText::new(keys::CHALLENGE_SPOKEN)
            .with("what", LocalizedText::new(words))
            .with("name", LocalizedText::new(game.name))
            .with("about", about(game, challenge, exchanged));
        let focusable = Focusable::MENU.zone(BUTTONS);
        let focusable = match exchanged {
            true => focusable,
            false => focusable.first(),
        };
        commands.spawn((
            ChildOf(row),
            PlayButton { exchanged },
            AccessibleName(spoken),
            button(style, words, focusable),
        ));
    }
}

/// Plays the deal.
fn press(activate: On<Activate>, buttons: Query<&PlayButton>, mut commands: Commands) {
    if let Ok(&PlayButton { exchanged }) = buttons.get(activate.entity) {
        commands.write_message(PlayChallenge { exchanged });
        commands.set_state(Menu::None);
    }
}
