//! The minimal game on screen: a page to begin, two buttons on the table, and a result page.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::Focusable;
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::seed::Seed;
use guyenne::table::statistics::{Ending, Played};
use guyenne::table::{
    BadSave, Game, GameFinished, GameRequest, InGame, Player, RecordChanged, RefusedWord,
    SaveSummary, Screen, StartGame,
};
use guyenne::theme::ButtonStyle;
use guyenne::theme::widget::{button, page};

use super::rules::{Coin, HEADLESS, ID};

pub const GAME: Game = Game {
    headless: HEADLESS,
    name: "coin",
    plugin,
    parameters: &[],
    refused: |_: &GameRequest| Vec::<RefusedWord>::new(),
    summary,
    screenshots: Vec::new,
    // Real games compile in their files: `assets/locales/<language>/<game>` and `assets/cards/<game>/sheets.json`.
    words: |_: Language| "coin = Heads or tails\ncoin-heads = Heads\ncoin-tails = Tails\ncoin-about = { $n } rounds",
    sheets: None,
    sounds: &[],
    tunes: &[],
    lid: None,
    on_title: &[],
    learn: &[],
    credits: &[],
};

/// The game in progress.
#[derive(Resource)]
pub struct Match(pub Coin);

/// What a button does: begin a game, or guess.
#[derive(Component, Clone, Copy)]
pub enum Press {
    Begin,
    Guess(bool),
}

fn summary(line: &str) -> Result<SaveSummary, BadSave> {
    let game = Coin::replay(line.as_bytes())
        .map_err(|why| BadSave::Damaged(LocalizedText::verbatim(why)))?;
    Ok(SaveSummary {
        record: game.record(),
        about: LocalizedText::new("coin-about").with("n", game.events.len() as i64),
        is_over: game.outcome().is_some(),
        refused: None,
    })
}

fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_systems(OnEnter(Screen::Setup(ID)), |mut commands: Commands| {
            lay(&mut commands, Screen::Setup(ID), &[("coin", Press::Begin)]);
        })
        .add_systems(OnEnter(InGame(ID)), |mut commands: Commands| {
            let guesses = [
                ("coin-heads", Press::Guess(true)),
                ("coin-tails", Press::Guess(false)),
            ];
            lay(&mut commands, Screen::Table(ID), &guesses);
        })
        .add_systems(OnEnter(Screen::Result(ID)), |mut commands: Commands| {
            lay(&mut commands, Screen::Result(ID), &[("coin", Press::Begin)]);
        })
        .add_systems(Update, begin);
}

fn lay(commands: &mut Commands, screen: Screen, buttons: &[(&'static str, Press)]) {
    let root = commands.spawn((DespawnOnExit(screen), page())).id();
    for &(key, press) in buttons {
        commands.spawn((
            ChildOf(root),
            press,
            button(ButtonStyle::Azure, key, Focusable::PAGE),
        ));
    }
}

fn changed(game: &Coin, begins: bool) -> RecordChanged {
    let is_over = game.outcome().is_some();
    RecordChanged {
        game: ID,
        record: game.record(),
        is_over,
        begins,
        demo: false,
    }
}

fn begin(mut starts: MessageReader<StartGame>, mut commands: Commands) {
    for start in starts.read().filter(|start| start.game == ID) {
        let seed = start.request.seed.unwrap_or(Seed(4));
        let game = match &start.request.resume {
            Some(line) => Coin::replay(line.as_bytes()).expect("a valid save"),
            None => Coin::start(&(), seed, ["human", "fickle"]).expect("a game"),
        };
        commands.write_message(changed(&game, true));
        commands.insert_resource(Match(game));
    }
}

fn press(
    activate: On<Activate>,
    presses: Query<&Press>,
    game: Option<ResMut<Match>>,
    mut commands: Commands,
) {
    match (presses.get(activate.entity), game) {
        (Ok(Press::Begin), _) => {
            let request = GameRequest::default();
            commands.write_message(StartGame { game: ID, request });
        }
        (Ok(&Press::Guess(guess)), Some(mut game)) => {
            let view = game.0.view(Some(1));
            let bot = Coin::bot("fickle", Seed(2)).expect("a bot").decide(&view);
            let game = &mut game.0;
            game.play(0, guess).expect("a guess");
            game.play(1, bot.expect("a guess")).expect("a guess");
            commands.write_message(changed(game, false));
            if game.outcome().is_some() {
                commands.write_message(GameFinished {
                    game: ID,
                    demo: false,
                    played: Played::against([&Player::Bot("fickle".to_owned())], Ending::Won),
                });
            }
        }
        _ => {}
    }
}
