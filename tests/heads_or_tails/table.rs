//! The minimal game on screen: a page to begin, two buttons on the table, and a result page.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::Focusable;
use guyenne::rules::game::{GameId, HeadlessGame};
use guyenne::rules::headless::Headless;
use guyenne::rules::message_key::MessageKey;
use guyenne::rules::seed::Seed;
use guyenne::table::event_queue::{EventQueue, PlayedGame, add_queue};
use guyenne::table::flow::TableUpdate;
use guyenne::table::replay::add_replay;
use guyenne::table::review_words::ReviewWords;
use guyenne::table::setup_words::SetupWords;
use guyenne::table::{
    BadSave, Game, GameRequest, RecordChanged, RefusedWord, SaveSummary, Screen, StartGame,
    StartMatch, order_table_systems,
};
use guyenne::theme::widget::{button, label, page};
use guyenne::theme::{ButtonStyle, TextStyle, palette};

use super::replay::{Config, Shown, Timings, beats};
use super::rules::Coin;

const ID: GameId = Coin::ID;

/// The keys of its messages. A game's package has them from its build script; a test has none.
const NAME: MessageKey = MessageKey::of_locales("coin");
pub const HEADS: MessageKey = MessageKey::of_locales("coin-heads");
pub const TAILS: MessageKey = MessageKey::of_locales("coin-tails");

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
    words: |_: Language| "coin = Heads or tails\ncoin-heads = Heads\ncoin-tails = Tails\ncoin-about = { $n } guesses",
    sheets: None,
    sounds: &[],
    tunes: &[],
    lid: None,
    on_title: &[],
    switches: &[],
    learn: &[],
    credits: &[],
};

/// The game in progress, and what it began with.
#[derive(Resource)]
pub struct Match(pub Coin, pub Config);

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

/// The order of its systems in a frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Step {
    Begin,
    Input,
    Apply,
    Playback,
    Sync,
    Show,
}

/// What is on screen of the game, in words.
#[derive(Component)]
struct Told;

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
            let words = label(NAME, TextStyle::BODY, palette::INK);
            commands.spawn((ChildOf(root), Told, words));
        });
    }
    let sets = [
        Step::Input,
        Step::Apply,
        Step::Playback,
        Step::Sync,
        Step::Show,
    ];
    order_table_systems::<Match>(app, sets);
    app.add_message::<StartMatch<Config>>()
        .init_resource::<Timings>()
        .add_observer(press)
        .add_systems(TableUpdate(ID), ask_for_match.before(Step::Begin))
        .add_systems(
            TableUpdate(ID),
            begin.in_set(Step::Begin).before(Step::Input),
        )
        .add_systems(
            TableUpdate(ID),
            tell.in_set(Step::Show)
                .run_if(resource_exists_and_changed::<Shown>),
        );
    add_queue::<Match>(app, Step::Playback);
    add_replay::<Match>(app, Step::Begin, Step::Input);
}

/// A request of the frame becomes a match.
fn ask_for_match(
    mut requests: MessageReader<StartGame>,
    mut starts: MessageWriter<StartMatch<Config>>,
) {
    if let Some(start) = StartGame::last_for(&mut requests, ID) {
        let config = Config {
            seed: start.request.seed,
            resume: start.request.resume.clone(),
            replay: false,
        };
        starts.write(StartMatch { config });
    }
}

fn begin(
    mut starts: MessageReader<StartMatch<Config>>,
    mut events: ResMut<EventQueue<Shown, Shown>>,
    mut changed: MessageWriter<RecordChanged>,
    mut commands: Commands,
) {
    let Some(StartMatch { config }) = starts.read().last() else {
        return;
    };
    let seed = config.seed.unwrap_or(Seed(4));
    let game = match &config.resume {
        Some(line) => Coin::replay(line.as_bytes()),
        None => Coin::start(&(), seed, ["human", "fickle"]),
    };
    let game = Match(game.expect("a valid save, or a new game"), config.clone());
    let shown = Shown(game.0.events.clone());
    *events = EventQueue::default();
    events.extend([], shown.clone());
    changed.write_batch(game.record_changed(true));
    commands.insert_resource(shown);
    commands.insert_resource(game);
}

/// The person sits at seat 0, and the bot answers at once. In a replay nobody guesses.
fn press(
    activate: On<Activate>,
    presses: Query<&Press>,
    game: Option<ResMut<Match>>,
    mut events: ResMut<EventQueue<Shown, Shown>>,
    mut commands: Commands,
) {
    match (presses.get(activate.entity), game) {
        (Ok(Press::Begin), _) => {
            let request = GameRequest::default();
            commands.write_message(StartGame { game: ID, request });
        }
        (Ok(&Press::Guess(guess)), Some(mut game)) if !game.1.replay && !game.is_over() => {
            let before = game.0.events.len();
            game.0.play(0, guess).expect("a guess");
            let mut bot = Coin::bot("fickle", Seed(2)).expect("a bot");
            if let Some(guess) = bot.decide(&game.0.view(Some(1))) {
                game.0.play(1, guess).expect("a guess");
            }
            let shown = beats(&game.0).skip(before);
            events.extend(shown, Shown(game.0.events.clone()));
            if let Some(changed) = game.record_changed(false) {
                commands.write_message(changed);
            }
        }
        _ => {}
    }
}

/// Heads and tails, as they fell.
fn tell(shown: Res<Shown>, mut told: Query<&mut LocalizedText, With<Told>>) {
    for mut words in &mut told {
        let fell = shown
            .0
            .iter()
            .map(|&(_, coin)| if coin { 'H' } else { 'T' });
        *words = LocalizedText::verbatim(fell.collect::<String>());
    }
}
