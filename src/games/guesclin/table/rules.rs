//! The only access to the game: [`Rules`] holds the position and the record, checks every move, and hands out views.

use bevy::prelude::*;

use super::beats::EventQueue;
use super::beats::{Beat, beats};
use super::record_players::{check_players, record_players, seats};
use super::session::{BeginSystems, HistoryRestored, TABLE_UPDATE, TableSystems};
use super::throws::{Throws, throws};
use super::{DisplayedView, GameConfig, StartMatch, Turn, event_words, record_words};
use guesclin_rules::record::Record;
use guesclin_rules::{
    Banner, Board, Event, EventObserver, Move, Position, Refusal, Setup, Stage, View,
};
use kit_i18n::LocalizedText;
use kit_table::event_queue::PlayedGame;
use kit_table::played::Played;
use kit_table::{RecordChanged, StartFailed, seed_or_random};

/// The game that is being played. Every move, a person's or a bot's, goes through [`Rules::play`].
#[derive(Resource, Debug, Clone)]
pub struct Rules {
    position: Position,
    record: Record,
    config: GameConfig,
    /// The placements of the banner that is being placed, which the record does not have yet.
    placing: Vec<Move>,
}

/// Writes the record, and keeps what is shown of every event.
struct Recorder<'a> {
    record: &'a mut Record,
    before: DisplayedView,
    beats: Vec<Beat>,
}

impl EventObserver for Recorder<'_> {
    fn on_event(&mut self, board: &Board, event: Event) {
        let after = DisplayedView::of(board.clone());
        self.beats
            .extend(beats(event.clone(), &self.before, after.clone()));
        self.before = after;
        self.record.on_event(board, event);
    }
}

/// What happened in a record, in sentences.
#[derive(Default)]
struct Past(Vec<LocalizedText>);

impl EventObserver for Past {
    fn on_event(&mut self, board: &Board, event: Event) {
        self.0.extend(event_words::tell(&event, board.scenario()));
    }
}

impl Rules {
    /// Sets a game up.
    ///
    /// # Errors
    /// No seed is given and the system has no random numbers. The text is one sentence.
    pub fn begin(mut config: GameConfig) -> Result<Self, LocalizedText> {
        let seed = seed_or_random(config.seed)?;
        config.seed = Some(seed);
        let setup = Setup {
            scenario: config.scenario,
            seed,
        };
        let failed = |error| LocalizedText::verbatim(format!("{error}"));
        let scenario = setup.scenario().map_err(failed)?;
        let started = Record::start(setup, record_players(&config, scenario));
        let (position, record) = started.map_err(failed)?;
        Ok(Self {
            position,
            record,
            config,
            placing: Vec::new(),
        })
    }

    /// Continues the saved game whose record is `text`. Returns it with what happened so far.
    ///
    /// # Errors
    /// The record is invalid, or this program lacks one of its players. The text is one sentence.
    pub fn resume(
        config: GameConfig,
        text: &str,
    ) -> Result<(Self, Vec<LocalizedText>), LocalizedText> {
        let record = Record::parse(text).map_err(|error| record_words::message(&error))?;
        check_players(&record)?;
        let resumed = record.resume();
        let (position, record) = resumed.map_err(|error| record_words::message(&error))?;
        let mut past = Past::default();
        record
            .replay_with(&mut past)
            .map_err(|error| record_words::message(&error))?;
        let config = GameConfig {
            scenario: record.scenario.n,
            seed: Some(record.seed),
            seats: seats(&record),
            ..config
        };
        let rules = Self {
            position,
            record,
            config,
            placing: Vec::new(),
        };
        Ok((rules, past.0))
    }

    /// Plays `m` for `banner`. Returns what is shown of it.
    ///
    /// # Errors
    /// The rule that refuses the move. Nothing has changed then.
    pub fn play(&mut self, banner: Banner, m: Move) -> Result<Vec<Beat>, Refusal> {
        let mut recorder = Recorder {
            record: &mut self.record,
            before: DisplayedView::of(self.position.board().clone()),
            beats: Vec::new(),
        };
        self.position.play_observed(banner, m, &mut recorder)?;
        let mut beats = recorder.beats;
        match (m, self.position.board().stage()) {
            (Move::Place { .. }, Stage::Place(due)) if due == banner => {
                self.placing.push(m);
                beats.push(Beat::silent(self.shown()));
            }
            _ => self.placing.clear(),
        }
        Ok(beats)
    }

    /// Takes the last move of this activation back, up to the last die; in a placement, the last figure. Returns
    /// whether there was one.
    pub fn take_back(&mut self) -> bool {
        if self.placing.pop().is_some() {
            let Ok((mut position, record)) = self.record.clone().resume() else {
                return false;
            };
            let banner = position.to_move();
            for &m in &self.placing {
                let again = banner.map(|banner| position.play_observed(banner, m, &mut ()));
                if !matches!(again, Some(Ok(()))) {
                    return false;
                }
            }
            self.position = position;
            self.record = record;
            return true;
        }
        match self.record.take_back() {
            Some(Ok((position, record))) => {
                self.position = position;
                self.record = record;
                true
            }
            _ => false,
        }
    }

    /// Whether [`take_back`](Self::take_back) would take anything back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let posts = self.record.events.iter().rev();
        let mut rest = posts.skip_while(|entry| matches!(entry.event, Event::Post { .. }));
        let last = rest.next();
        !self.placing.is_empty() || last.is_some_and(|entry| !entry.event.is_sealed())
    }

    /// What the screen shows now.
    #[must_use]
    pub fn shown(&self) -> DisplayedView {
        DisplayedView::of(self.position.board().clone())
    }

    /// What the player of `banner` may know; bots get this and nothing else.
    #[must_use]
    pub fn view(&self, banner: Banner) -> View {
        self.position.view(Some(banner))
    }

    /// Who is to decide. Nobody is in a replay.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.position.to_move() {
            _ if self.config.replay => Turn::Busy,
            None => Turn::Over,
            Some(banner) if self.config.player(banner).is_human() => Turn::Person(banner),
            Some(banner) => Turn::Bot(banner),
        }
    }

    /// The configuration, with the seed.
    #[must_use]
    pub fn config(&self) -> &GameConfig {
        &self.config
    }

    /// How the game stands for people against a bot, once one of them has placed a figure or moved one.
    #[must_use]
    pub fn played(&self) -> Option<Played> {
        let person = |banner: Banner| self.config.player(banner).is_human();
        let mut active = None;
        let mut events = self.record.events.iter();
        let begun = events.any(|entry| match entry.event {
            Event::Place { banner, .. } => person(banner),
            Event::Activate { banner } => {
                active = Some(banner);
                false
            }
            Event::Round { .. } | Event::End(_) => false,
            _ => active.is_some_and(person),
        });
        let outcome = self.position.outcome();
        self.config.played(outcome.as_ref()).filter(|_| begun)
    }

    /// Counts a hint that the player of `banner` was given, in the record.
    pub fn count_hint(&mut self, banner: Banner) {
        let mut players = self.record.players.iter_mut();
        if let Some(player) = players.find(|player| player.banners.contains(&banner)) {
            player.count_hint();
        }
    }

    /// How many hints each player was given, by the first of their banners.
    #[must_use]
    pub fn hints(&self) -> Vec<(Banner, u32)> {
        let players = self.record.players.iter();
        players
            .filter_map(|player| Some((*player.banners.first()?, player.hints())))
            .collect()
    }

    /// What the script of a coached game has for the next decision.
    #[must_use]
    pub fn scripted(&self) -> Option<Move> {
        let script = self.config.script.as_ref()?;
        script.get(self.record.events.len()).copied().flatten()
    }

    /// Whether the game is over, even if its last events have not been shown yet.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// The throws so far.
    #[must_use]
    pub fn throws(&self) -> Throws {
        let events = self.record.events.iter().map(|entry| &entry.event);
        throws(self.record.scenario, events)
    }

    /// The record so far: one line of JSON.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.line()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        begin.in_set(BeginSystems).before(TableSystems::Input),
    );
}

/// Starts the game of the last request.
fn begin(
    mut requests: MessageReader<StartMatch>,
    mut events: ResMut<EventQueue>,
    mut turn: ResMut<Turn>,
    mut changed: MessageWriter<RecordChanged>,
    mut recalled: MessageWriter<HistoryRestored>,
    mut failed: MessageWriter<StartFailed>,
    mut commands: Commands,
) {
    let Some(StartMatch { config }) = requests.read().last() else {
        return;
    };
    *events = EventQueue::default();
    *turn = Turn::Busy;
    let mut config = config.clone();
    let started = match config.resume.take() {
        Some(text) => Rules::resume(config, &text),
        None => Rules::begin(config).map(|rules| (rules, Vec::new())),
    };
    match started {
        Ok((rules, past)) => {
            let shown = rules.shown();
            // A replay tells what has happened by itself.
            if !rules.config().replay {
                recalled.write(HistoryRestored(past));
            }
            events.extend([], shown.clone());
            changed.write_batch(rules.record_changed(true));
            commands.insert_resource(shown);
            commands.insert_resource(rules);
        }
        Err(why) => {
            commands.remove_resource::<Rules>();
            commands.remove_resource::<DisplayedView>();
            failed.write(StartFailed(why));
        }
    }
}

/// Plays a move, tells the frame, and queues what is shown.
///
/// # Errors
/// The rule that refuses the move.
pub(super) fn confirm(
    rules: &mut Rules,
    banner: Banner,
    m: Move,
    events: &mut EventQueue,
    changed: &mut MessageWriter<RecordChanged>,
) -> Result<(), Refusal> {
    let beats = rules.play(banner, m)?;
    changed.write_batch(rules.record_changed(false));
    events.extend(beats, rules.shown());
    Ok(())
}

/// Takes a move back, tells the frame, and shows the board as it was. Returns whether there was one.
pub(super) fn undo(
    rules: &mut Rules,
    events: &mut EventQueue,
    changed: &mut MessageWriter<RecordChanged>,
) -> bool {
    let undone = rules.take_back();
    if undone {
        changed.write_batch(rules.record_changed(false));
        events.extend([], rules.shown());
    }
    undone
}
