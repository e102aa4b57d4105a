//! The minimal game on screen: a page to begin, two buttons on the table, and a result page.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::Focusable;
use guyenne::rules::game::{GameId, HeadlessGame};
use guyenne::rules::headless::Headless;
use guyenne::rules::message_key::MessageKey;
use guyenne::rules::seed::Seed;
use guyenne::table::played::{Ending, Played};
use guyenne::table::review_words::ReviewWords;
use guyenne::table::setup_words::SetupWords;
use guyenne::table::{
    BadSave, Game, GameFinished, GameRequest, Player, RecordChanged, RefusedWord, SaveSummary,
    Screen, StartGame,
};
use guyenne::theme::ButtonStyle;
use guyenne::theme::widget::{button, page};

use super::rules::Coin;

const ID: GameId = Coin::ID;

/// The keys of its messages. A game's package has them from its build script; a test has none.
const NAME: MessageKey = MessageKey::of_locales("coin");
const HEADS: MessageKey = MessageKey::of_locales("coin-heads");
const TAILS: MessageKey = MessageKey::of_locales("coin-tails");

pub const GAME: Game = Game {
    id: ID,
    name: NAME,
    headless: Some(Headless::reviewed::<Coin>()),
    words_of_setups: SetupWords {
        variant: |words| LocalizedText::verbatim(words.to_owned()),
        daily: |_| LocalizedText::new(NAME),
        side: |side| LocalizedText::new([HEADS, TAILS][side.min(1)]),
        bot: |bot| LocalizedText::verbatim(bot.to_owned()),
        result: |own| LocalizedText::verbatim(format!("{} {:?}", own.outcome, own.points)),
        boast: |own| LocalizedText::verbatim(format!("{:?} hits: and you?", own.points)),
    },
    words_of_reviews: Some(ReviewWords {
        moment: |_, decision| LocalizedText::verbatim(format!("Throw {}", decision.number + 1)),
        move_words: |_, _, m| LocalizedText::verbatim(m.to_owned()),
        reasons: |_, _| Some(LocalizedText::verbatim("Coins love their heads.")),
        turning_point: |_, turn| {
            LocalizedText::verbatim(format!("Throw {}: {}", turn.event + 1, turn.words.kind))
        },
        fact: |_, fact| LocalizedText::verbatim(fact.words.kind.clone()),
        chance: || LocalizedText::verbatim("the coin"),
    }),
    plugin,
    parameters: &[],
    refused: |_: &GameRequest| Vec::<RefusedWord>::new(),
    fits: |request, line| {
        request
            .seed
            .is_none_or(|Seed(n)| line.contains(&format!(r#""seed":{n},"#)))
    },
    summary,
    screenshots: Vec::new,
    // Real games compile in their files: `assets/locales/<language>/<game>` and `assets/cards/<game>/sheets.json`.
    words: |_: Language| "coin = Heads or tails\ncoin-heads = Heads\ncoin-tails = Tails\ncoin-about = { $n } rounds",
    sheets: None,
    sounds: &[],
    tunes: &[],
    lid: None,
    on_title: &[],
    switches: &[],
    learn: &[],
    credits: &[],
};

/// The game in progress.
#[derive(Resource)]
pub struct Match(pub Coin);

/// What a button does: begin a game, or guess.
#[derive(Component, Clone, Copy)]
enum Press {
    Begin,
    Guess(bool),
}

fn summary(line: &str) -> Result<SaveSummary, BadSave> {
    let game = Coin::replay(line.as_bytes())
        .map_err(|why| BadSave::Damaged(LocalizedText::verbatim(why)))?;
    Ok(SaveSummary {
        record: game.record(),
        about: LocalizedText::of_key("coin-about").with("n", game.events.len() as i64),
        is_over: game.outcome().is_some(),
        refused: None,
    })
}

fn plugin(app: &mut App) {
    const BEGIN: &[(MessageKey, Press)] = &[(NAME, Press::Begin)];
    const GUESS: &[(MessageKey, Press)] =
        &[(HEADS, Press::Guess(true)), (TAILS, Press::Guess(false))];
    let pages = [
        (Screen::Setup(ID), BEGIN),
        (Screen::Table(ID), GUESS),
        (Screen::Result(ID), BEGIN),
    ];
    for (screen, buttons) in pages {
        app.add_systems(OnEnter(screen), move |mut commands: Commands| {
            let root = commands.spawn((DespawnOnExit(screen), page())).id();
            for &(key, press) in buttons {
                let button = button(ButtonStyle::Azure, key, Focusable::PAGE);
                commands.spawn((ChildOf(root), press, button));
            }
        });
    }
    app.add_observer(press).add_systems(Update, begin);
}

fn changed(game: &Coin, begins: bool) -> RecordChanged {
    RecordChanged {
        begins,
        played: played(game),
        ..RecordChanged::new(ID, game.record(), game.outcome().is_some())
    }
}

/// How it stands, once the person has guessed.
fn played(game: &Coin) -> Option<Played> {
    let ending = game.outcome().map(|end| Ending::of(end.winner, &0));
    let bot = Player::Bot("fickle".to_owned());
    Played::against([&bot], ending).filter(|_| !game.events.is_empty())
}

fn begin(mut starts: MessageReader<StartGame>, mut commands: Commands) {
    if let Some(start) = StartGame::last_for(&mut starts, ID) {
        let game = match &start.request.resume {
            Some(line) => Coin::replay(line.as_bytes()),
            None => Coin::start(
                &(),
                start.request.seed.unwrap_or(Seed(4)),
                ["human", "fickle"],
            ),
        };
        let game = game.expect("a valid save, or a new game");
        commands.write_message(changed(&game, true));
        commands.insert_resource(Match(game));
    }
}

/// The person sits at seat 0, and the bot answers at once.
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
            let game = &mut game.0;
            game.play(0, guess).expect("a guess");
            let mut bot = Coin::bot("fickle", Seed(2)).expect("a bot");
            if let Some(guess) = bot.decide(&game.view(Some(1))) {
                game.play(1, guess).expect("a guess");
            }
            commands.write_message(changed(game, false));
            if game.outcome().is_some() {
                commands.write_message(GameFinished {
                    game: ID,
                    demo: false,
                });
            }
        }
        _ => {}
    }
}
