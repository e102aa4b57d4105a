//! The players of a record: who plays which banners. Ruling 1.

use serde::Serialize;
use serde_json::Value;

use crate::{Banner, Camp, Scenario};
use kit_rules::fields::{Extra, Fields, Taken, brief, cut};
use kit_rules::hint_count;
use kit_rules::player_kind::PlayerKind;

/// A player, with the banners that they play.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordPlayer {
    /// The player's name.
    pub name: String,
    /// A person or a bot.
    pub kind: PlayerKind,
    /// The banners, all of one camp.
    pub banners: Vec<Banner>,
    extra: Extra,
}

impl RecordPlayer {
    /// A person.
    #[must_use]
    pub fn human(banners: Vec<Banner>, name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            kind: PlayerKind::Human,
            banners,
            extra: Extra::new(),
        }
    }

    /// A bot, with its own name as the player's name.
    #[must_use]
    pub fn bot(banners: Vec<Banner>, bot: impl Into<String>) -> Self {
        let bot = bot.into();
        Self {
            name: bot.clone(),
            kind: PlayerKind::Bot(bot),
            banners,
            extra: Extra::new(),
        }
    }

    /// A person without a name of their own, or a bot.
    #[must_use]
    pub fn of_kind(banners: Vec<Banner>, kind: PlayerKind) -> Self {
        Self {
            name: kind.name().to_owned(),
            kind,
            banners,
            extra: Extra::new(),
        }
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

    /// The camp that the player belongs to.
    #[must_use]
    pub fn camp(&self) -> Option<Camp> {
        self.banners.first().map(|banner| banner.camp())
    }

    /// Two bots, one for each camp: France's first.
    #[must_use]
    pub fn bots(scenario: &Scenario, bots: [&str; 2]) -> Vec<Self> {
        let of = |camp: Camp| {
            scenario
                .banners()
                .filter(move |banner| banner.camp() == camp)
        };
        let player = |camp: Camp| Self::bot(of(camp).collect(), bots[camp.index()]);
        Camp::ALL.map(player).to_vec()
    }

    /// Whether players may share a scenario like this. Ruling 1.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(scenario: &Scenario, players: &[Self]) -> Taken<()> {
        let [least, most] = scenario.players;
        if players.len() < usize::from(least) || players.len() > usize::from(most) {
            let count = players.len();
            return Err(format!(
                "\"players\" has {count} players: {least} to {most} play here"
            ));
        }
        for (at, player) in players.iter().enumerate() {
            let fault = |problem: &str| Err(format!("player {}: {problem}", at + 1));
            let Some(camp) = player.camp() else {
                return fault("they play no banner");
            };
            if player.banners.iter().any(|banner| banner.camp() != camp) {
                return fault("the banners of one player belong to one camp");
            }
        }
        let all: Vec<Banner> = players
            .iter()
            .flat_map(|player| player.banners.clone())
            .collect();
        for (at, banner) in all.iter().enumerate() {
            if all[..at].contains(banner) {
                return Err(format!("two players play the banner {banner}"));
            }
            if !scenario.order.contains(banner) {
                return Err(format!("the scenario has no banner {banner}"));
            }
        }
        match scenario.banners().find(|banner| !all.contains(banner)) {
            Some(banner) => Err(format!("nobody plays the banner {banner}")),
            None => Ok(()),
        }
    }

    /// Reads the players.
    pub(super) fn read_all(list: Vec<Value>, scenario: &Scenario) -> Taken<Vec<Self>> {
        let read = |(at, value)| {
            Self::read(value).map_err(|problem| format!("player {}: {problem}", at + 1))
        };
        let players: Vec<Self> = list
            .into_iter()
            .enumerate()
            .map(read)
            .collect::<Taken<_>>()?;
        Self::check(scenario, &players)?;
        Ok(players)
    }

    fn read(value: Value) -> Taken<Self> {
        let mut fields = Fields::of(value, "it")?;
        let name = fields.text("name")?;
        let kind = PlayerKind::take(&mut fields)?;
        if kind == PlayerKind::Human && fields.0.contains_key("bot") {
            return Err("a person has no \"bot\"".to_owned());
        }
        let banner = |value: Value| match &value {
            Value::String(word) => cut(word).parse().map_err(|problem| format!("{problem}")),
            _ => Err(format!("{} is no banner", brief(&value))),
        };
        let banners = fields
            .list("banners")?
            .into_iter()
            .map(banner)
            .collect::<Taken<_>>()?;
        Ok(Self {
            name,
            kind,
            banners,
            extra: fields.rest(),
        })
    }
}

/// The fields of a player, in the order of the format.
#[derive(Serialize)]
pub(super) struct PlayerField<'a> {
    name: &'a str,
    #[serde(flatten)]
    kind: &'a PlayerKind,
    banners: Vec<&'static str>,
    #[serde(flatten)]
    extra: &'a Extra,
}

impl<'a> From<&'a RecordPlayer> for PlayerField<'a> {
    fn from(player: &'a RecordPlayer) -> Self {
        Self {
            name: &player.name,
            kind: &player.kind,
            banners: player.banners.iter().map(|banner| banner.name()).collect(),
            extra: &player.extra,
        }
    }
}
