//! The record of a game: a saved game goes on from it, hints are counted in it, and the result page gets it.

use super::{HANDS, PublicHistory, Rules, check_players, first_view};
use crate::session::{GameSummary, PastEvent};
use crate::{GameConfig, Seating, record_words, words};
use guyenne_rules::Names;
use guyenne_rules::record::{Record, RecordPlayer, RecordedEvent};
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use kit_i18n::LocalizedText;
use kit_table::played::Played;

impl Rules {
    /// Continues the saved game whose record is `line`. Returns it with all its events, as everybody could see them.
    ///
    /// # Errors
    /// The record is invalid, or this program lacks one of its players ([`check_players`]). The text is one sentence.
    pub fn resume(
        mut game_config: GameConfig,
        line: &str,
    ) -> Result<(Self, Vec<PastEvent>), LocalizedText> {
        let record =
            Record::parse(line).map_err(|e| record_words::message(&e, Names::default()))?;
        check_players(&record)?;
        let mut past = PublicHistory(Vec::new());
        let replayed = record.replay_with(&mut past);
        let position = replayed.map_err(|e| record_words::message(&e, record.config.names))?;
        let config = position.config();
        game_config.edition = config.edition;
        game_config.level = config.level;
        game_config.seed = record.seed;
        game_config.seating = Seating::of_record(&record);
        let hands = record
            .house_rule(HANDS)
            .and_then(|hands| hands.parse().ok());
        game_config.hands = hands.unwrap_or_default();
        let (viewer, near) = first_view(&game_config);
        let rules = Self {
            position,
            record,
            game_config,
            viewer,
            near,
            puzzle_round: None,
        };
        Ok((rules.passed_openly(), past.0))
    }

    /// How the game stands for people against a bot, once one of them has played.
    #[must_use]
    pub fn played(&self) -> Option<Played> {
        let person = |seat: Seat| self.game_config.player(seat).is_human();
        let mut events = self.record.events.iter();
        let begun = events.any(|entry| match &entry.event {
            RecordedEvent::Play { seat, .. }
            | RecordedEvent::Pass { seat }
            | RecordedEvent::Concede { seat, .. } => person(*seat),
            _ => false,
        });
        let outcome = self.position.outcome();
        self.game_config.played(outcome.as_ref()).filter(|_| begun)
    }

    /// Counts a hint that `seat` was given, in the record.
    pub fn count_hint(&mut self, seat: Seat) {
        let mut players = self.record.players.iter_mut();
        if let Some(player) = players.find(|player| player.seat == seat) {
            player.count_hint();
        }
    }

    /// How many hints each camp was given.
    #[must_use]
    pub fn hints(&self) -> ByCamp<u32> {
        let hints = |camp| {
            let mine = self.record.players.iter().filter(|p| p.seat.camp == camp);
            mine.map(RecordPlayer::hints).fold(0, u32::saturating_add)
        };
        ByCamp(Camp::ALL.map(hints))
    }

    /// The record so far: one line of JSON.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.line()
    }

    /// What the result page shows; `None` while the game goes on, and for a game that began with a position: that ends
    /// with its round.
    #[must_use]
    pub fn summary(&self) -> Option<GameSummary> {
        if self.puzzle_round.is_some() {
            return None;
        }
        let outcome = self.position.outcome()?;
        let spent = words::exhausted(&self.position.view(None));
        let swept = u16::from(self.position.fields().is_empty());
        Some(GameSummary {
            game_config: self.game_config.clone(),
            outcome,
            spent,
            holders: *self.position.holders(),
            castles: self.position.config().names,
            rounds: self.position.round() - swept,
            people: self.game_config.seating.camp_of_people(),
            hints: self.hints(),
            record: self.record.line(),
        })
    }
}
