//! A whole record, written as one line of text, and read as one or, unfolded, as one line for the set-up and one for
//! each event.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::player::PlayerField;
use super::read;
use super::written::Written;
use super::{EventError, FORMAT, NewerData, RecordEntry, RecordError, RecordPlayer};
use crate::{BadSetup, Board, DATA, Event, EventObserver, Position, Scenario, Setup};
use kit_rules::fields::{Extra, Fields, Taken};
use kit_rules::format::FormatError;
use kit_rules::seed::{Seed, SeedText};

/// A game: its scenario, its players, and every event. As an [`EventObserver`] of a game it records the events itself.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// The scenario, as the version of the data has it that the record names.
    pub scenario: &'static Scenario,
    /// The seed of the dice. A replay takes the dice from the events; the seed throws what they do not yet say.
    pub seed: Seed,
    /// The players.
    pub players: Vec<RecordPlayer>,
    /// What happened, in order.
    pub events: Vec<RecordEntry>,
    seed_text: SeedText,
    extra: Extra,
}

impl EventObserver for Record {
    fn on_event(&mut self, _: &Board, event: Event) {
        self.events.push(event.into());
    }
}

impl Record {
    /// A record without events.
    #[must_use]
    pub fn new(scenario: &'static Scenario, seed: Seed, players: Vec<RecordPlayer>) -> Self {
        Self {
            scenario,
            seed,
            players,
            events: Vec::new(),
            seed_text: SeedText::default(),
            extra: Extra::new(),
        }
    }

    /// A new game and its record, both at the first decision.
    ///
    /// # Errors
    /// The set-up is not valid.
    pub fn start(setup: Setup, players: Vec<RecordPlayer>) -> Result<(Position, Self), BadSetup> {
        let record = Self::new(setup.scenario()?, setup.seed, players);
        Ok((Position::new(setup)?, record))
    }

    /// The seed as the record writes it.
    #[must_use]
    pub fn seed_text(&self) -> String {
        self.seed_text.write(self.seed)
    }

    /// Whether the game was played to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.events.last(), Some(last) if matches!(last.event, Event::End(_)))
    }

    /// The record as one line of JSON, without a line end.
    #[must_use]
    pub fn line(&self) -> String {
        // Maps with text keys, texts and numbers always have a JSON form.
        serde_json::to_string(&RecordLine::of(self)).unwrap_or_default()
    }

    /// Reads a record of either spelling. It checks the form only; [`replay`](Self::replay) checks the events against
    /// the rules.
    ///
    /// # Errors
    /// What is missing or of the wrong type.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let (head, lines) = FORMAT.open(text)?;
        let (mut record, folded) = Self::head(head)?;
        let entry = |event| read::entry(event, record.scenario);
        let events: Result<_, RecordError> = lines.read(folded, EventError::Shape, entry);
        record.events = events?;
        Ok(record)
    }

    /// Reads a record from its bytes.
    ///
    /// # Errors
    /// As [`parse`](Self::parse), and [`FormatError::NotText`].
    pub fn parse_bytes(text: &[u8]) -> Result<Self, RecordError> {
        Self::parse(FORMAT.text(text)?)
    }

    /// Reads all fields of the set-up; the events if the record is folded.
    fn head(mut fields: Fields) -> Result<(Self, Option<Vec<Value>>), RecordError> {
        let data = fields.number("data", u64::MAX);
        let data = data.map_err(FormatError::Field)?;
        if data > DATA {
            return Err(RecordError::Setup(NewerData { data, known: DATA }));
        }
        Ok(Self::head_in(data, fields).map_err(FormatError::Field)?)
    }

    /// Reads the fields of the set-up, which names this version of the data.
    fn head_in(data: u64, mut fields: Fields) -> Taken<(Self, Option<Vec<Value>>)> {
        if data == 0 {
            return Err("there is no data 0".to_owned());
        }
        let scenario = fields.small("scenario")?;
        let (seed, seed_text) = SeedText::read(fields.text("seed")?);
        let setup = Setup { scenario, seed };
        let scenario = setup
            .scenario_in(data)
            .map_err(|problem| problem.to_string())?;
        let players = RecordPlayer::read_all(fields.list("players")?, scenario)?;
        let events = FORMAT.folded(&mut fields)?;
        let record = Self {
            scenario,
            seed,
            players,
            events: Vec::new(),
            seed_text,
            extra: fields.rest(),
        };
        Ok((record, events))
    }
}

/// The fields of a line, in the order of the format.
#[derive(Serialize)]
struct RecordLine<'a> {
    format: &'static str,
    version: u64,
    data: u64,
    scenario: u8,
    seed: String,
    players: Vec<PlayerField<'a>>,
    events: EventList<'a>,
    #[serde(flatten)]
    extra: &'a Extra,
}

struct EventList<'a>(&'a Record);

impl Serialize for EventList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(
            self.0
                .events
                .iter()
                .map(|entry| Written(entry, self.0.scenario)),
        )
    }
}

impl<'a> RecordLine<'a> {
    fn of(record: &'a Record) -> Self {
        Self {
            format: FORMAT.name,
            version: FORMAT.version,
            data: record.scenario.data,
            scenario: record.scenario.n,
            seed: record.seed_text.write(record.seed),
            players: record.players.iter().map(PlayerField::from).collect(),
            events: EventList(record),
            extra: &record.extra,
        }
    }
}
