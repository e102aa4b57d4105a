//! The only access to the game: [`Rules`] holds the position and the record, checks every move, and hands out views.

use bevy::prelude::*;

use super::beats::{Beat, BeatWriter, Happening, beats};
use super::beats::{EventQueue, Happened};
use super::record_players::{check_players, record_player};
use super::session::{BeginSystems, HistoryRestored, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, GameConfig, Secrecy, StartMatch, Turn, record_words};
use fayance_rules::record::Record;
use fayance_rules::{
    BySide, Event, EventObserver, Move, Position, Refusal, RulesConfig, Side, Stage, View,
};
use kit_i18n::LocalizedText;
use kit_table::event_queue::PlayedGame;
use kit_table::played::Played;
use kit_table::{Player, RecordChanged, SeatPlayer, StartFailed, seed_or_random};

/// The game that is being played. Every move, a person's or a bot's, goes through [`Rules::play`].
#[derive(Resource, Debug, Clone)]
pub struct Rules {
    position: Position,
    record: Record,
    config: GameConfig,
    /// The side whose view the screen shows.
    viewer: Side,
    /// Behind the curtain: whether the viewer has accepted the screen for the choice that is due.
    accepted: bool,
    /// How two people choose.
    secrecy: Secrecy,
    writer: BeatWriter,
}

/// Writes the record, and keeps what is shown of every event.
struct Recorder<'a> {
    record: &'a mut Record,
    writer: &'a mut BeatWriter,
    viewer: Side,
    before: View,
    beats: Vec<Beat>,
}

impl EventObserver for Recorder<'_> {
    fn on_event(&mut self, position: &Position, event: Event) {
        let after = unspoilt(position, self.viewer);
        if let Some(happening) = self.writer.tell(event) {
            self.beats
                .extend(beats(happening, &self.before, after.clone()));
        }
        self.before = after;
        self.record.on_event(position, event);
    }
}

/// The viewer's view in the course of events: their own choice is not shown then, either.
pub(super) fn unspoilt(position: &Position, viewer: Side) -> View {
    View {
        decision: None,
        pending: None,
        ..position.view(Some(viewer))
    }
}

impl Rules {
    /// Sets a game up. Returns it with what is shown up to the first decision.
    ///
    /// # Errors
    /// No seed is given and the system has no random numbers. The text is one sentence.
    pub fn begin(mut config: GameConfig) -> Result<(Self, Vec<Beat>), LocalizedText> {
        let seed = seed_or_random(config.seed)?;
        config.seed = Some(seed);
        let rules = RulesConfig {
            opening: config.opening,
        };
        let players = Side::ALL.map(|side| record_player(side, &config.seats[side]));
        let (position, record) = Record::start(rules, seed, BySide(players))
            .map_err(|error| LocalizedText::verbatim(error.to_string()))?;
        let game = Self::new(position, record, config);
        let shown = game.shown();
        let beats = beats(Happening::Dealt, &shown.view.clone(), shown.view);
        Ok((game, beats))
    }

    /// Continues the saved game whose record is `text`. Returns it with what happened so far.
    ///
    /// # Errors
    /// The record is invalid, or this program lacks one of its players. The text is one sentence.
    pub fn resume(config: GameConfig, text: &str) -> Result<(Self, Vec<Happening>), LocalizedText> {
        let record = Record::parse(text).map_err(|error| record_words::message(&error))?;
        check_players(&record)?;
        let resumed = record.resume();
        let (position, record) = resumed.map_err(|error| record_words::message(&error))?;
        let seat = |side| {
            let player = &record.players[side];
            SeatPlayer::of_record(&player.kind, &player.name)
        };
        let config = GameConfig {
            opening: position.config().opening,
            seed: Some(record.seed),
            seats: BySide(Side::ALL.map(seat)),
            ..config
        };
        Ok(Self::told(position, record, config))
    }

    /// The game with what happened so far.
    fn told(position: Position, record: Record, config: GameConfig) -> (Self, Vec<Happening>) {
        let mut game = Self::new(position, record, config);
        let events = game.record.events.iter();
        let past = events.filter_map(|entry| game.writer.tell(entry.event));
        let past = past.collect();
        (game, past)
    }

    fn new(position: Position, record: Record, config: GameConfig) -> Self {
        let owing = position.to_move();
        let mut people = owing.iter().copied();
        let due = people.find(|&side| config.player(side).is_human());
        let viewer = config.only_person().or(due).unwrap_or(Side::South);
        Self {
            position,
            record,
            config,
            viewer,
            accepted: false,
            secrecy: Secrecy::Curtain,
            writer: BeatWriter::default(),
        }
    }

    /// Plays `m` for `side`. Returns what is shown of it.
    ///
    /// # Errors
    /// The rule that refuses the move. Nothing has changed then.
    pub fn play(&mut self, side: Side, m: Move) -> Result<Vec<Beat>, Refusal> {
        let mut recorder = Recorder {
            record: &mut self.record,
            writer: &mut self.writer,
            viewer: self.viewer,
            before: unspoilt(&self.position, self.viewer),
            beats: Vec::new(),
        };
        self.position.play_observed(side, m, &mut recorder)?;
        let beats = recorder.beats;
        if self.config.is_shared() && self.secrecy == Secrecy::Curtain {
            self.accepted = false;
            // While the other one owes, the screen is theirs: it knows nothing of this choice.
            if let Some(next) = self.next_person() {
                self.viewer = next;
            }
        }
        Ok(beats)
    }

    /// The person who is to decide next on a screen: the viewer, if they owe anything.
    fn next_person(&self) -> Option<Side> {
        let owing = self.position.to_move();
        let mut people = owing.iter().copied();
        people.find(|&side| self.config.player(side).is_human())
    }

    /// How two people choose. Nobody has accepted the screen then. In plain sight the south sits at the near edge.
    pub fn set_secrecy(&mut self, secrecy: Secrecy) {
        self.secrecy = secrecy;
        self.accepted = false;
        if secrecy != Secrecy::Curtain {
            self.viewer = Side::South;
        } else if let Some(next) = self.next_person() {
            self.viewer = next;
        }
    }

    /// How two people choose: behind the curtain, unless [`set_secrecy`](Self::set_secrecy) said otherwise.
    #[must_use]
    pub fn secrecy(&self) -> Secrecy {
        self.secrecy
    }

    /// The person of `side` has accepted the screen.
    pub fn accept(&mut self, side: Side) {
        self.viewer = side;
        self.accepted = true;
    }

    /// What the screen shows now.
    #[must_use]
    pub fn shown(&self) -> DisplayedView {
        if self.secrecy != Secrecy::Curtain {
            // Both look at it: only the turn of a territory is decided in the open.
            let open = self.position.stage() == Stage::Lay;
            let leader = self.position.to_move().first().copied().filter(|_| open);
            let view = View {
                decision: leader.and_then(|side| self.view(side).decision),
                ..unspoilt(&self.position, self.viewer)
            };
            return DisplayedView { view, fight: None };
        }
        let mut view = self.position.view(Some(self.viewer));
        let hidden = match self.config.player(self.viewer) {
            Player::Bot(_) => true,
            Player::Human => self.config.is_shared() && !self.accepted,
        };
        if hidden {
            view.pending = None;
        }
        DisplayedView { view, fight: None }
    }

    /// What `side` may know; bots and hints get this and nothing else.
    #[must_use]
    pub fn view(&self, side: Side) -> View {
        self.position.view(Some(side))
    }

    /// Who is to decide. Where two people share the screen, a secret choice begins with the curtain; the turn of a
    /// territory is made in plain sight. Nobody decides in a replay.
    #[must_use]
    pub fn turn(&self) -> Turn {
        let owing = self.position.to_move();
        if self.config.replay {
            return Turn::Busy;
        }
        match (self.next_person(), owing.first()) {
            (None, None) => Turn::Over,
            (None, Some(&side)) => Turn::Bot(side),
            (Some(side), _) => {
                let secret = self.position.stage() != Stage::Lay;
                if secret && self.secrecy != Secrecy::Curtain {
                    return Turn::Together;
                }
                let hides = self.config.is_shared() && secret;
                if hides && !(self.accepted && self.viewer == side) {
                    Turn::Curtain(side)
                } else {
                    Turn::Person(side)
                }
            }
        }
    }

    /// The configuration, with the seed.
    #[must_use]
    pub fn config(&self) -> &GameConfig {
        &self.config
    }

    /// Whether the game is over, even if its last events have not been shown yet.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// How the game stands for a person against a bot, once they have decided something.
    #[must_use]
    pub fn played(&self) -> Option<Played> {
        let begun = |side: Side| self.record.moves(side).next().is_some();
        let begun = self.config.people().any(begun);
        let outcome = self.position.outcome();
        self.config.played(outcome.as_ref()).filter(|_| begun)
    }

    /// Counts a hint that the player of `side` was given, in the record.
    pub fn count_hint(&mut self, side: Side) {
        self.record.players[side].count_hint();
    }

    /// How many hints each side was given.
    #[must_use]
    pub fn hints(&self) -> BySide<u32> {
        BySide(Side::ALL.map(|side| self.record.players[side].hints()))
    }

    /// What the script of a coached game has for the next decision of a side.
    #[must_use]
    pub fn scripted(&self, side: Side) -> Option<Move> {
        let script = self.config.script.as_ref()?;
        let made = self.record.moves(side).count();
        script[side].get(made).copied()
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
        Some(text) => Rules::resume(config, &text).map(|(rules, past)| {
            // A replay tells what has happened by itself.
            if !rules.config().replay {
                recalled.write(HistoryRestored(past));
            }
            (rules, Vec::new())
        }),
        None => Rules::begin(config).map(|(rules, beats)| {
            recalled.write(HistoryRestored(Vec::new()));
            (rules, beats)
        }),
    };
    match started {
        Ok((rules, beats)) => {
            let shown = rules.shown();
            events.extend(beats, shown.clone());
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

/// Plays a move, tells the frame, and queues what is shown. That a side has confirmed is shown at once: it moves no
/// card, and nobody waits for it.
///
/// # Errors
/// The rule that refuses the move.
pub(super) fn confirm(
    rules: &mut Rules,
    side: Side,
    m: Move,
    events: &mut EventQueue,
    displayed: &mut DisplayedView,
    happened: &mut MessageWriter<Happened>,
    changed: &mut MessageWriter<RecordChanged>,
) -> Result<(), Refusal> {
    let beats = rules.play(side, m)?;
    changed.write_batch(rules.record_changed(false));
    match &beats[..] {
        [
            Beat {
                happening: Some(happening @ Happening::Confirmed(_)),
                ..
            },
        ] if events.is_empty() => {
            *displayed = rules.shown();
            happened.write(Happened(*happening));
        }
        _ => events.extend(beats, rules.shown()),
    }
    Ok(())
}
