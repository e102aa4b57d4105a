//! A whole record, written and read as one line of text.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::event_json::{self, EntryWithConfig};
use super::field::{Extra, Fields};
use super::player::{PlayerField, read_players};
use super::{EventError, FORMAT, RecordEntry, RecordError, RecordPlayer, RecordedEvent};
use crate::seat::{ByCamp, Camp, Seat};
use crate::{BadSetup, CASTLES, Castle, Event, EventObserver, Names, Position, RulesConfig, Setup};
use kit_rules::fields::Taken;
use kit_rules::format::FormatError;
use kit_rules::record::NamedEvent;
use kit_rules::seed::{Seed, SeedText};

/// A game: its rules, its players, and every event. As an [`EventObserver`] of a game it records the events itself.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// The rules that are played.
    pub config: RulesConfig,
    /// The castles' names, from the west.
    pub castles: [String; CASTLES],
    /// The seed of the draws. A replay takes the cards from the events; the seed lets the same game be dealt again, and
    /// a saved game go on with the draws it would have had.
    pub seed: Option<Seed>,
    /// One player for each seat.
    pub players: Vec<RecordPlayer>,
    /// What happened, in order.
    pub events: Vec<RecordEntry>,
    seed_text: SeedText,
    extra: Extra,
    rules_extra: Extra,
    teams_extra: Extra,
}

/// The field of a record for agreements outside the rules.
const HOUSE: &str = "house";

impl EventObserver for Record {
    fn on_event(&mut self, _: &Position, event: Event) {
        self.events
            .extend(RecordedEvent::of(&event).map(RecordEntry::from));
    }
}

impl Record {
    /// A record without events.
    #[must_use]
    pub fn new(setup: Setup, players: Vec<RecordPlayer>) -> Self {
        Self {
            config: setup.config,
            castles: Castle::ALL.map(|at| Names::KNOWN[setup.config.names.known(at)].to_owned()),
            seed: Some(setup.seed),
            players,
            events: Vec::new(),
            seed_text: SeedText::default(),
            extra: Extra::new(),
            rules_extra: Extra::new(),
            teams_extra: Extra::new(),
        }
    }

    /// A new game and its record, both at the first decision.
    ///
    /// # Errors
    /// The rules configuration is not valid.
    pub fn start(setup: Setup, players: Vec<RecordPlayer>) -> Result<(Position, Self), BadSetup> {
        let mut record = Self::new(setup, players);
        let position = Position::observed(setup, &mut record)?;
        Ok((position, record))
    }

    /// An agreement of the players outside the rules of the game, which no replay needs: the field `house` of the
    /// record. The format does not define it; other readers keep it as an unknown field.
    #[must_use]
    pub fn house_rule(&self, name: &str) -> Option<&str> {
        self.extra.get(HOUSE)?.get(name)?.as_str()
    }

    /// Sets such an agreement.
    pub fn set_house_rule(&mut self, name: &str, value: &str) {
        let house = self.extra.entry(HOUSE.to_owned());
        let house = house.or_insert_with(|| Value::Object(serde_json::Map::new()));
        if let Value::Object(rules) = house {
            rules.insert(name.to_owned(), value.into());
        }
    }

    /// The player in `seat`.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&RecordPlayer> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// The set-up that deals this game again; a record without a seed gives seed 0.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            config: self.config,
            seed: self.seed.unwrap_or_default(),
        }
    }

    /// The seed as the record writes it; empty if it has none.
    #[must_use]
    pub fn seed_text(&self) -> String {
        self.seed
            .map_or_else(String::new, |seed| self.seed_text.write(seed))
    }

    /// Whether the game was played to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.events.last(), Some(last) if matches!(last.event, RecordedEvent::End { .. }))
    }

    /// The record as one line of JSON, without a line end.
    #[must_use]
    pub fn line(&self) -> String {
        // Maps with text keys, texts and numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads one line. It checks the form only; [`replay`](Self::replay) checks the events against the rules.
    ///
    /// # Errors
    /// What is missing or of the wrong type.
    pub fn parse(line: &str) -> Result<Self, RecordError> {
        let (mut head, lines) = FORMAT.open(line)?;
        let events = FORMAT.folded(&mut head).map_err(FormatError::Field)?;
        let mut record = Self::head(head)?;
        let events: Result<_, RecordError> =
            lines.read(events, EventError::Shape, |event| record.entry(event));
        record.events = events?;
        Ok(record)
    }

    /// Reads an event, whose seats must be those of this game.
    fn entry(&self, event: Value) -> Taken<RecordEntry> {
        let entry = RecordEntry::read(event, event_json::read)?;
        let sits = |named: &Seat| self.config.seats().any(|seat| seat == *named);
        let stranger = entry.event.seats().find(|named| !sits(named));
        match stranger {
            None => Ok(entry),
            Some(Seat { camp, place }) => Err(format!(
                "{}: seat {place} of the {camp} camp is not at this table",
                entry.event.name()
            )),
        }
    }

    /// Reads one line from its bytes.
    ///
    /// # Errors
    /// As [`parse`](Self::parse), and [`FormatError::NotText`].
    pub fn parse_bytes(line: &[u8]) -> Result<Self, RecordError> {
        Self::parse(FORMAT.text(line)?)
    }

    /// Reads all fields but the events.
    fn head(mut fields: Fields) -> Result<Self, RecordError> {
        let shape = FormatError::Field;
        let mut rules = fields.object("rules").map_err(shape)?;
        let edition = rules.word("edition").map_err(shape)?;
        let level = rules.word("level").map_err(shape)?;
        let mut teams = fields.object("teams").map_err(shape)?;
        let config = RulesConfig {
            edition,
            level,
            teams: ByCamp::new(
                teams.small("english").map_err(shape)?,
                teams.small("french").map_err(shape)?,
            ),
            ..RulesConfig::default()
        };
        let mut config = config.validate()?;
        let castles = fields.list("castles").map_err(shape)?;
        let castles: Option<Vec<String>> = castles
            .into_iter()
            .map(|name| name.as_str().map(str::to_owned))
            .collect();
        let castles = castles
            .and_then(|names| names.try_into().ok())
            .ok_or_else(|| shape("\"castles\" must be six names".to_owned()))?;
        config.names = Names::read(&castles);
        let (seed, seed_text) = match fields.0.get("seed") {
            None => (None, SeedText::default()),
            Some(_) => {
                let (seed, text) = SeedText::read(fields.text("seed").map_err(shape)?);
                (Some(seed), text)
            }
        };
        let players = fields.list("players").map_err(shape)?;
        Ok(Self {
            config,
            castles,
            seed,
            players: read_players(players, config)?,
            events: Vec::new(),
            seed_text,
            extra: fields.rest(),
            rules_extra: rules.rest(),
            teams_extra: teams.rest(),
        })
    }
}

/// The fields of a line, in the order of the format.
#[derive(Serialize)]
struct RecordLine<'a> {
    format: &'static str,
    version: u64,
    rules: RulesField<'a>,
    teams: TeamsField<'a>,
    castles: &'a [String; CASTLES],
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    players: Vec<PlayerField<'a>>,
    events: EventList<'a>,
    #[serde(flatten)]
    extra: &'a Extra,
}

#[derive(Serialize)]
struct RulesField<'a> {
    edition: &'static str,
    level: &'static str,
    #[serde(flatten)]
    extra: &'a Extra,
}

#[derive(Serialize)]
struct TeamsField<'a> {
    english: u8,
    french: u8,
    #[serde(flatten)]
    extra: &'a Extra,
}

struct EventList<'a>(&'a [RecordEntry], RulesConfig);

impl Serialize for EventList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|entry| EntryWithConfig(entry, self.1)))
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        RecordLine {
            format: FORMAT.name,
            version: FORMAT.version,
            rules: RulesField {
                edition: self.config.edition.name(),
                level: self.config.level.name(),
                extra: &self.rules_extra,
            },
            teams: TeamsField {
                english: self.config.teams[Camp::English],
                french: self.config.teams[Camp::French],
                extra: &self.teams_extra,
            },
            castles: &self.castles,
            seed: self.seed.map(|seed| self.seed_text.write(seed)),
            players: self.players.iter().map(PlayerField::from).collect(),
            events: EventList(&self.events, self.config),
            extra: &self.extra,
        }
        .serialize(to)
    }
}
