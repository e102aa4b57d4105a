//! The one door to the game: `Rules` holds the truth and the record, checks every move, and hands out views.

use bevy::prelude::*;

use crate::table::InGame;

use super::event_queue::{DisplayedView, EventQueue, QueuedEvent};
use super::{
    Cause, GameConfig, GameSummary, HistoryRestored, MoveRecorded, Player, Selection, StartMatch,
    StartMatchFailed, TABLE, TableInput, TableSystems, Turn, record_words, words,
};
use crate::games::guyenne::ai::BOTS;
use crate::games::guyenne::rules::record::{PlayerKind, Record, RecordPlayer};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{Event, EventObserver, Move, Position, Refusal, Setup, View};
use crate::i18n::LocalizedText;
use crate::rules::seed::Seed;

/// The game that is being played. Every move of everybody goes through [`Rules::play`].
#[derive(Resource, Debug)]
pub struct Rules {
    position: Position,
    record: Record,
    game_config: GameConfig,
    viewer: Option<Seat>,
    near: Camp,
}

/// Writes the record and cuts every event to what the viewer may know, and to what lies open.
struct ViewRecorder<'a> {
    record: &'a mut Record,
    viewer: Option<Seat>,
    told: Vec<QueuedEvent>,
    open: Vec<QueuedEvent>,
}

impl<'a> ViewRecorder<'a> {
    fn new(record: &'a mut Record, viewer: Option<Seat>) -> Self {
        Self {
            record,
            viewer,
            told: Vec::new(),
            open: Vec::new(),
        }
    }
}

impl EventObserver for ViewRecorder<'_> {
    fn on_event(&mut self, position: &Position, event: Event) {
        let told = |viewer| QueuedEvent {
            event: event.seen_by(viewer),
            view: position.view(viewer),
        };
        self.told.push(told(self.viewer));
        self.open.push(told(None));
        self.record.on_event(position, event);
    }
}

/// What lay open of a game that is replayed.
struct PublicHistory(Vec<QueuedEvent>);

impl EventObserver for PublicHistory {
    fn on_event(&mut self, position: &Position, event: Event) {
        self.0.push(QueuedEvent {
            event: event.seen_by(None),
            view: position.view(None),
        });
    }
}

impl Rules {
    /// Sets a game up; with what has happened up to the first decision.
    ///
    /// # Errors
    /// A sentence: the set-up is no game, or no luck can be had.
    pub fn begin(mut game_config: GameConfig) -> Result<(Self, Vec<QueuedEvent>), LocalizedText> {
        let seed = match game_config.seed {
            Some(seed) => seed,
            None => Seed(getrandom::u64().map_err(|_| LocalizedText::new("not-begun-no-luck"))?),
        };
        game_config.seed = Some(seed);
        let setup = Setup::duel(game_config.edition, game_config.level, seed);
        let (viewer, near) = seats(&game_config);
        let mut record = Record::new(setup, named(&game_config));
        let mut recorder = ViewRecorder::new(&mut record, viewer);
        let position =
            Position::observed(setup, &mut recorder).map_err(|e| record_words::setup(&e))?;
        let told = recorder.told;
        let rules = Self {
            position,
            record,
            game_config,
            viewer,
            near,
        };
        Ok((rules, told))
    }

    /// Takes a saved game up again; with what lay open of all that happened in it.
    ///
    /// # Errors
    /// A sentence: the save is no game, or none that this table can show.
    pub fn resume(
        mut game_config: GameConfig,
        line: &str,
    ) -> Result<(Self, Vec<QueuedEvent>), LocalizedText> {
        let record = Record::parse(line).map_err(|e| record_words::message(&e))?;
        check_players(&record)?;
        let mut past = PublicHistory(Vec::new());
        let replayed = record.replay_with(&mut past);
        let position = replayed.map_err(|e| record_words::message(&e))?;
        let config = position.config();
        game_config.edition = config.edition;
        game_config.level = config.level;
        game_config.seed = record.seed;
        for player in &record.players {
            let kind = match &player.kind {
                PlayerKind::Human => Player::Human,
                PlayerKind::Bot(bot) => Player::Bot(bot.clone()),
            };
            match player.seat.camp {
                Camp::English => game_config.english = kind,
                Camp::French => game_config.french = kind,
            }
        }
        let (viewer, near) = seats(&game_config);
        let rules = Self {
            position,
            record,
            game_config,
            viewer,
            near,
        };
        Ok((rules, past.0))
    }

    /// Plays `m` for `seat`: what everybody at the table may know of what follows.
    ///
    /// # Errors
    /// The rule that refuses the move; nothing has changed then.
    pub fn play(&mut self, seat: Seat, m: Move) -> Result<Vec<QueuedEvent>, Refusal> {
        match self.position.to_move() {
            Some(owed) if owed != seat => return Err(Refusal::NotYourTurn),
            None => return Err(Refusal::GameOver),
            Some(_) => {}
        }
        let mut recorder = ViewRecorder::new(&mut self.record, self.viewer);
        self.position.play_observed(m, &mut recorder)?;
        let (told, open) = (recorder.told, recorder.open);
        if self.is_shared_screen() && self.position.to_move() != Some(seat) {
            // The next hand is another's, or both people look on: nobody's cards stay visible.
            self.viewer = None;
            return Ok(open);
        }
        Ok(told)
    }

    /// Two people share the screen.
    #[must_use]
    pub fn is_shared_screen(&self) -> bool {
        self.game_config.english.is_human() && self.game_config.french.is_human()
    }

    /// The next person has accepted the screen.
    pub fn accept(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.near = seat.camp;
    }

    /// What the screen's viewer may know now, and the camp at the near edge.
    #[must_use]
    pub fn shown(&self) -> (View, Camp) {
        (self.position.view(self.viewer), self.near)
    }

    /// What `seat` may know: for the bot that plays it.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.position.view(Some(seat))
    }

    /// Who is being waited for when `viewer` looks at the screen.
    #[must_use]
    pub fn turn(&self, viewer: Option<Seat>) -> Turn {
        match self.position.to_move() {
            None => Turn::Over,
            Some(seat) if !self.game_config.player(seat.camp).is_human() => Turn::Bot(seat),
            Some(seat) if viewer == Some(seat) => Turn::Person(seat),
            Some(seat) => Turn::Curtain(seat),
        }
    }

    /// What is played.
    #[must_use]
    pub fn game_config(&self) -> &GameConfig {
        &self.game_config
    }

    /// Whether the game is over, even if that has not been told yet.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position.to_move().is_none()
    }

    /// Counts a hint that `seat` was given; the record keeps the count.
    pub fn count_hint(&mut self, seat: Seat) {
        let mut players = self.record.players.iter_mut();
        if let Some(player) = players.find(|player| player.seat == seat) {
            player.count_hint();
        }
    }

    /// The hints that each camp was given.
    #[must_use]
    pub fn hints(&self) -> ByCamp<u32> {
        let hints = |camp| {
            let mine = self.record.players.iter().filter(|p| p.seat.camp == camp);
            mine.map(RecordPlayer::hints).fold(0, u32::saturating_add)
        };
        ByCamp(Camp::ALL.map(hints))
    }

    /// The record so far, one line.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.line()
    }

    /// What the result page tells, once the game is over.
    #[must_use]
    pub fn summary(&self) -> Option<GameSummary> {
        let outcome = self.position.outcome()?;
        let spent = words::spent(&self.position.view(None));
        let swept = u16::from(self.position.fields().is_empty());
        let people = Camp::ALL.map(|camp| self.game_config.player(camp).is_human());
        Some(GameSummary {
            game_config: self.game_config.clone(),
            outcome,
            spent,
            holders: *self.position.holders(),
            castles: self.position.config().names,
            rounds: self.position.round() - swept,
            person: match people {
                [true, false] => Some(Camp::English),
                [false, true] => Some(Camp::French),
                _ => None,
            },
            names: ByCamp(Camp::ALL.map(|camp| name(self.game_config.player(camp)).to_owned())),
            hints: self.hints(),
            record: self.record.line(),
        })
    }
}

/// Whether everybody who plays in a record can play at this table.
///
/// # Errors
/// The sentence about a bot that this program does not know, or about shared camps.
pub fn check_players(record: &Record) -> Result<(), LocalizedText> {
    if record.config.teams != ByCamp::new(1, 1) {
        return Err(LocalizedText::new("record-shared-camps"));
    }
    let unknown = record.players.iter().find_map(|player| match &player.kind {
        PlayerKind::Bot(bot) if !BOTS.contains(&bot.as_str()) => Some(bot),
        _ => None,
    });
    match unknown {
        Some(bot) => Err(LocalizedText::new("record-unknown-bot").with("bot", bot.clone())),
        None => Ok(()),
    }
}

fn name(player: &Player) -> &str {
    match player {
        Player::Human => "human",
        Player::Bot(bot) => bot,
    }
}

fn named(game_config: &GameConfig) -> Vec<RecordPlayer> {
    Camp::ALL
        .into_iter()
        .map(|camp| match game_config.player(camp) {
            Player::Human => RecordPlayer::human(Seat::of(camp), name(game_config.player(camp))),
            Player::Bot(bot) => RecordPlayer::bot(Seat::of(camp), bot.as_str()),
        })
        .collect()
}

/// Whose eyes the screen has at the start, and who sits near.
fn seats(game_config: &GameConfig) -> (Option<Seat>, Camp) {
    match (
        game_config.english.is_human(),
        game_config.french.is_human(),
    ) {
        (true, false) => (Some(Seat::of(Camp::English)), Camp::English),
        (false, true) => (Some(Seat::of(Camp::French)), Camp::French),
        (true, true) => (None, Camp::English),
        (false, false) => (None, Camp::French),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin.before(TableSystems::Input),
            accept
                .in_set(TableSystems::Apply)
                .before(super::selection::apply_inputs),
        ),
    )
    .add_systems(OnExit(TABLE), leave.run_if(table_is_left));
}

/// Sits down to the last game asked for. At a table where another game is played nothing of that one stays: nobody is
/// waited for, nothing is chosen, its cards become the new game's.
pub(super) fn begin(
    mut asked: MessageReader<StartMatch>,
    mut events: ResMut<EventQueue>,
    mut turn: ResMut<Turn>,
    mut selection: ResMut<Selection>,
    mut recorded: MessageWriter<MoveRecorded>,
    mut recalled: MessageWriter<HistoryRestored>,
    mut failed: MessageWriter<StartMatchFailed>,
    mut commands: Commands,
) {
    let Some(StartMatch(game_config)) = asked.read().last() else {
        return;
    };
    *events = EventQueue::default();
    *turn = Turn::Busy;
    *selection = Selection::default();
    let mut game_config = game_config.clone();
    let begun = match game_config.resume.take() {
        Some(line) => Rules::resume(game_config, &line).map(|(rules, past)| {
            recalled.write(HistoryRestored(past));
            (rules, Vec::new())
        }),
        None => Rules::begin(game_config),
    };
    match begun {
        Ok((rules, told)) => {
            let (view, near) = rules.shown();
            let fresh = told
                .first()
                .map(|_| View::undealt(view.config, view.viewer));
            commands.insert_resource(DisplayedView {
                view: fresh.unwrap_or_else(|| view.clone()),
                near,
            });
            events.extend(told, view, near);
            recorded.write(MoveRecorded {
                record: rules.record(),
                cause: Cause::Begin,
            });
            commands.insert_resource(rules);
        }
        Err(reason) => {
            commands.remove_resource::<Rules>();
            commands.remove_resource::<DisplayedView>();
            failed.write(StartMatchFailed(reason));
        }
    }
}

/// The curtain opens for the one who was waited for.
pub(super) fn accept(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    mut rules: ResMut<Rules>,
    mut events: ResMut<EventQueue>,
) {
    let Turn::Curtain(seat) = *turn else {
        return;
    };
    if inputs.read().any(|input| *input == TableInput::Accept) {
        rules.accept(seat);
        let (view, near) = rules.shown();
        events.extend([], view, near);
    }
}

/// Whether the table is left for another screen, and not laid anew for the next game: asked when its state ends.
pub(super) fn table_is_left(now: Option<Res<State<InGame>>>) -> bool {
    now.is_none_or(|now| *now.get() != TABLE)
}

/// Only leaving the table ends a game.
fn leave(mut commands: Commands) {
    commands.remove_resource::<Rules>();
}
