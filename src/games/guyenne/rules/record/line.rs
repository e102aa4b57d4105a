//! A whole record, written and read as one line of text.

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::field::{Extra, Fields, GuyenneFields};
use super::{EventError, FORMAT, RecordEntry, RecordError, RecordedEvent};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{
    BadSetup, CASTLES, Castle, Event, EventObserver, Names, Position, RulesConfig, Setup,
};
use crate::rules::format::{FormatError, without_mark};
use crate::rules::hint_count;
use crate::rules::player_kind::PlayerKind;
use crate::rules::seed::{Seed, SeedText};

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

/// The player in a seat.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordPlayer {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// A person or a bot.
    pub kind: PlayerKind,
    extra: Extra,
}

/// The field of a player who has taken a bot's place: the name of the bot, and how many events there were before. The
/// format does not define it.
const RELIEVED: &str = "relieved";

/// The field of a record for agreements outside the rules.
const HOUSE: &str = "house";

impl RecordPlayer {
    /// A person.
    #[must_use]
    pub fn human(seat: Seat, name: impl Into<String>) -> Self {
        Self {
            seat,
            name: name.into(),
            kind: PlayerKind::Human,
            extra: Extra::new(),
        }
    }

    /// A bot, with its own name as the player's name.
    #[must_use]
    pub fn bot(seat: Seat, bot: impl Into<String>) -> Self {
        let bot = bot.into();
        Self {
            seat,
            name: bot.clone(),
            kind: PlayerKind::Bot(bot),
            extra: Extra::new(),
        }
    }

    /// A person takes the place of the bot that has played here so far, after `events` events. What the record says of
    /// the player besides is kept; nothing changes for a person.
    pub fn relieve(&mut self, name: impl Into<String>, events: usize) {
        let PlayerKind::Bot(bot) = core::mem::replace(&mut self.kind, PlayerKind::Human) else {
            return;
        };
        self.name = name.into();
        let relieved = serde_json::json!({ "bot": bot, "after": events });
        self.extra.insert(RELIEVED.to_owned(), relieved);
    }

    /// The bot whose place the player has taken, if they have, and the number of events before that.
    #[must_use]
    pub fn relieved(&self) -> Option<(&str, usize)> {
        let field = self.extra.get(RELIEVED)?;
        let events = field.get("after")?.as_u64()?.try_into().ok()?;
        Some((field.get("bot")?.as_str()?, events))
    }

    /// How many hints the player was given in this game; 0 if the record does not say.
    #[must_use]
    pub fn hints(&self) -> u32 {
        hint_count::hints(&self.extra)
    }

    /// Counts one more hint.
    pub fn count_hint(&mut self) {
        hint_count::count_hint(&mut self.extra);
    }
}

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
        let mut fields = FORMAT.head(without_mark(line))?;
        let events = fields.list("events").map_err(FormatError::Field)?;
        let mut record = Self::head(fields)?;
        record.events.reserve(events.len());
        for (at, event) in events.into_iter().enumerate() {
            let misshapen = |problem| RecordError::Event {
                n: at + 1,
                name: None,
                reason: EventError::Shape(problem),
            };
            let entry = RecordEntry::read(event).map_err(misshapen)?;
            let stranger = entry
                .event
                .seats()
                .find(|&named| record.config.seats().all(|seat| seat != named));
            if let Some(Seat { camp, place }) = stranger {
                return Err(misshapen(format!(
                    "{}: seat {place} of the {camp} camp is not at this table",
                    entry.event.name()
                )));
            }
            record.events.push(entry);
        }
        Ok(record)
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

fn read_players(list: Vec<Value>, config: RulesConfig) -> Result<Vec<RecordPlayer>, RecordError> {
    let mut players: Vec<RecordPlayer> = Vec::new();
    for (at, value) in list.into_iter().enumerate() {
        let player = read_player(value)
            .map_err(|problem| RecordError::Players(format!("player {}: {problem}", at + 1)))?;
        let Seat { camp, place } = player.seat;
        let wrong = if !config.seats().any(|seat| seat == player.seat) {
            "not at this table"
        } else if players.iter().any(|other| other.seat == player.seat) {
            "taken twice"
        } else {
            players.push(player);
            continue;
        };
        let problem = format!(
            "player {}: seat {place} of the {camp} camp is {wrong}",
            at + 1
        );
        return Err(RecordError::Players(problem));
    }
    for Seat { camp, place } in config.seats() {
        if !players
            .iter()
            .any(|player| player.seat == Seat::new(camp, place))
        {
            let problem = format!("nobody sits in seat {place} of the {camp} camp");
            return Err(RecordError::Players(problem));
        }
    }
    Ok(players)
}

fn read_player(value: Value) -> Result<RecordPlayer, String> {
    let mut fields = Fields::of(value, "it")?;
    let camp = fields.word("side")?;
    let place = if fields.0.contains_key("seat") {
        fields.place("seat")?
    } else {
        0
    };
    let name = fields.text("name")?;
    let kind = PlayerKind::take(&mut fields)?;
    Ok(RecordPlayer {
        seat: Seat::new(camp, place),
        name,
        kind,
        extra: fields.rest(),
    })
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

#[derive(Serialize)]
struct PlayerField<'a> {
    side: &'static str,
    seat: u8,
    name: &'a str,
    #[serde(flatten)]
    kind: &'a PlayerKind,
    #[serde(flatten)]
    extra: &'a Extra,
}

struct EventList<'a>(&'a [RecordEntry], RulesConfig);

impl Serialize for EventList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|entry| entry.with_config(self.1)))
    }
}

impl<'a> From<&'a RecordPlayer> for PlayerField<'a> {
    fn from(player: &'a RecordPlayer) -> Self {
        Self {
            side: player.seat.camp.name(),
            seat: player.seat.place,
            name: &player.name,
            kind: &player.kind,
            extra: &player.extra,
        }
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
