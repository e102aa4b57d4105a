//! A whole record, written as one line of text, and read as one or, unfolded, as one line for the set-up and one for
//! each event.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::player::PlayerField;
use super::written;
use super::written::Written;
use super::{EventError, FORMAT, RecordEntry, RecordError, RecordPlayer};
use crate::{
    BadSetup, BySide, Event, EventObserver, Position, RulesConfig, SeenEvent, Setup, Side,
    TERRITORIES, Terrain, Territory, seen_by,
};
use kit_rules::fields::{Extra, Fields, cut};
use kit_rules::format::FormatError;
use kit_rules::seed::{Seed, SeedText};

/// A game: its rules, its players, and every event. As an [`EventObserver`] of a game it records the events itself.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// What is agreed.
    pub config: RulesConfig,
    /// The names of the territories, in order of their numbers.
    pub names: [String; TERRITORIES],
    /// The seed of the deal. A replay takes the cards from the events; the seed deals what they do not yet say.
    pub seed: Seed,
    /// The two players.
    pub players: BySide<RecordPlayer>,
    /// What happened, in order.
    pub events: Vec<RecordEntry>,
    seed_text: SeedText,
    extra: Extra,
    rules_extra: Extra,
    territories_extra: [Extra; TERRITORIES],
}

impl EventObserver for Record {
    fn on_event(&mut self, _: &Position, event: Event) {
        self.events.push(event.into());
    }
}

impl Record {
    /// A record without events.
    #[must_use]
    pub fn new(config: RulesConfig, seed: Seed, players: BySide<RecordPlayer>) -> Self {
        Self {
            config,
            names: Territory::NAMES.map(str::to_owned),
            seed,
            players,
            events: Vec::new(),
            seed_text: SeedText::default(),
            extra: Extra::new(),
            rules_extra: Extra::new(),
            territories_extra: Default::default(),
        }
    }

    /// A new game as the seed deals it, and its record, both at the first decision.
    ///
    /// # Errors
    /// The set-up is not valid, which no seed brings about.
    pub fn start(
        config: RulesConfig,
        seed: Seed,
        players: BySide<RecordPlayer>,
    ) -> Result<(Position, Self), BadSetup> {
        let mut record = Self::new(config, seed, players);
        let position = Position::observed(Setup::of_seed(config, seed), &mut record)?;
        Ok((position, record))
    }

    /// What `viewer` may know of the events; `None` for a spectator.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Side>) -> Vec<SeenEvent> {
        let events: Vec<Event> = self.events.iter().map(|entry| entry.event).collect();
        seen_by(&events, viewer).collect()
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
        let entry = |event| RecordEntry::read(event, written::read);
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
    fn head(mut fields: Fields) -> Result<(Self, Option<Vec<Value>>), FormatError> {
        let shape = FormatError::Field;
        let mut rules = fields.object("rules").map_err(shape)?;
        let opening = rules.word("opening").map_err(shape)?;
        let territories = fields.list("territories").map_err(shape)?;
        let (names, territories_extra) = read_territories(territories).map_err(shape)?;
        let (seed, seed_text) = SeedText::read(fields.text("seed").map_err(shape)?);
        let players = fields.list("players").map_err(shape)?;
        let players = RecordPlayer::read_both(players).map_err(shape)?;
        let events = FORMAT.folded(&mut fields).map_err(shape)?;
        let record = Self {
            config: RulesConfig { opening },
            names,
            seed,
            players,
            events: Vec::new(),
            seed_text,
            extra: fields.rest(),
            rules_extra: rules.rest(),
            territories_extra,
        };
        Ok((record, events))
    }
}

/// The nine territories: version 1 knows only ours, by their edges; their names are nine different texts.
fn read_territories(
    list: Vec<Value>,
) -> Result<([String; TERRITORIES], [Extra; TERRITORIES]), String> {
    let count = list.len();
    let list: [Value; TERRITORIES] = list
        .try_into()
        .map_err(|_| format!("\"territories\" has {count} cards, not nine"))?;
    let mut names: [String; TERRITORIES] = Default::default();
    let mut extra: [Extra; TERRITORIES] = Default::default();
    for (territory, value) in Territory::ALL.into_iter().zip(list) {
        let at = territory.index();
        let wrong = |problem: String| format!("territory {at}: {problem}");
        let mut fields = Fields::of(value, "it").map_err(wrong)?;
        let name = fields.text("name").map_err(wrong)?;
        let edges = fields.list("edges").map_err(wrong)?;
        let own = territory.edges().map(Terrain::name);
        if edges != own {
            return Err(wrong(format!(
                "its edges are not {}: version {} knows no other cards",
                own.join(", "),
                FORMAT.version
            )));
        }
        if name.trim().is_empty() {
            return Err(wrong("it has no name".to_owned()));
        }
        if names[..at].contains(&name) {
            let name = cut(&name);
            return Err(wrong(format!("the name {name:?} is there twice")));
        }
        names[at] = name;
        extra[at] = fields.rest();
    }
    Ok((names, extra))
}

/// The fields of a line, in the order of the format.
#[derive(Serialize)]
struct RecordLine<'a> {
    format: &'static str,
    version: u64,
    rules: RulesField<'a>,
    territories: Vec<TerritoryField<'a>>,
    seed: String,
    players: [PlayerField<'a>; 2],
    events: EventList<'a>,
    #[serde(flatten)]
    extra: &'a Extra,
}

#[derive(Serialize)]
struct RulesField<'a> {
    opening: &'static str,
    #[serde(flatten)]
    extra: &'a Extra,
}

#[derive(Serialize)]
struct TerritoryField<'a> {
    name: &'a str,
    edges: [&'static str; 4],
    #[serde(flatten)]
    extra: &'a Extra,
}

struct EventList<'a>(&'a [RecordEntry]);

impl Serialize for EventList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(Written))
    }
}

impl<'a> RecordLine<'a> {
    fn of(record: &'a Record) -> Self {
        let territory = |(at, name): (usize, &'a String)| TerritoryField {
            name,
            edges: Territory::ALL[at].edges().map(Terrain::name),
            extra: &record.territories_extra[at],
        };
        Self {
            format: FORMAT.name,
            version: FORMAT.version,
            rules: RulesField {
                opening: record.config.opening.name(),
                extra: &record.rules_extra,
            },
            territories: record.names.iter().enumerate().map(territory).collect(),
            seed: record.seed_text.write(record.seed),
            players: Side::ALL.map(|side| PlayerField::from(&record.players[side])),
            events: EventList(&record.events),
            extra: &record.extra,
        }
    }
}
