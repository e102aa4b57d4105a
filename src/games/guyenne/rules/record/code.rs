//! What the code of a record tells: the set-up, the decisions, and what is drawn where the seed does not say it. What
//! is passed, in which order and with which counts may never change ([`kit_rules::code::CodedGame`]).

use super::replay::written_draws;
use super::{Record, RecordEntry, RecordError, RecordPlayer};
use crate::card::{Card, Cards};
use crate::chance::{Chance, Dice};
use crate::refill::DrawResult;
use crate::seat::{ByCamp, Camp, Seat};
use crate::{Edition, Level, Move, Names, Position, RulesConfig, Setup};
use kit_rules::code::Coder;

impl Record {
    /// Every decision, in order, each with its seat. The five cards on which partners agree are two: the proposal, and
    /// the answer with the same cards.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn decisions(&self) -> Result<Vec<(Seat, Move)>, RecordError> {
        let mut all = Vec::new();
        self.replay_told(|position, m| all.extend(position.to_move().map(|seat| (seat, m))))?;
        Ok(all)
    }

    /// Passes all that stands before the first decision, and gives the game at that decision.
    ///
    /// # Errors
    /// What is passed is no game.
    pub fn begin_coded(
        coder: &mut Coder,
        bots: &[&str],
        given: Option<&Self>,
    ) -> Result<(Position, Self), String> {
        let config = given.map(|given| given.config);
        let edition = coder.kind(&Edition::ALL, config.map(|config| config.edition));
        let level = coder.kind(&Level::ALL, config.map(|config| config.level));
        let teams = Camp::ALL.map(|camp| {
            let players = config.map(|config| u64::from(config.teams[camp]) - 1);
            coder.pass(2, players) as u8 + 1
        });
        let castles = coder.names(Names::KNOWN, given.map(|given| &given.castles));
        let config = RulesConfig {
            edition: edition.unwrap_or_default(),
            level: level.unwrap_or_default(),
            teams: ByCamp(teams),
            names: Names::read(&castles),
            ..RulesConfig::default()
        };
        let config = config.validate().map_err(|problem| problem.to_string())?;
        let seed = given.map(|given| given.seed);
        let has_seed = coder.flag(seed.map(|seed| seed.is_some()));
        let seed = has_seed.then(|| coder.seed(seed.flatten()));
        let players = config.seats().map(|seat| {
            let player = given.and_then(|given| given.player(seat));
            RecordPlayer::of_kind(seat, coder.player(bots, player.map(|player| &player.kind)))
        });
        let players = players.collect();
        let seed_of_draws = seed.unwrap_or_default();
        let setup = Setup {
            config,
            seed: seed_of_draws,
        };
        let mut record = Self::new(setup, players);
        record.castles = castles;
        record.seed = seed;
        let mut position = Position::blank(setup).map_err(|problem| problem.to_string())?;
        record.play_by(&mut position, coder, given, |position, chance, record| {
            position.open(chance, record)
        })?;
        Ok((position, record))
    }

    /// Plays a move that was passed, with the draws that follow.
    ///
    /// # Errors
    /// The rules refuse it, or it cannot be drawn what is passed.
    pub fn play_coded(
        &mut self,
        position: &mut Position,
        coder: &mut Coder,
        given: Option<&Self>,
        m: Move,
    ) -> Result<(), String> {
        position
            .is_legal(m)
            .map_err(|refusal| refusal.to_string())?;
        self.play_by(position, coder, given, |position, chance, record| {
            position.follow(m, chance, record)
        })
    }

    fn play_by(
        &mut self,
        position: &mut Position,
        coder: &mut Coder,
        given: Option<&Self>,
        play: impl FnOnce(&mut Position, &mut CodedChance<'_>, &mut Self) -> DrawResult,
    ) -> Result<(), String> {
        let deal = position.round() == 0;
        let ahead: &[RecordEntry] = given
            .and_then(|given| given.events.get(self.events.len()..))
            .unwrap_or_default();
        let mut chance = CodedChance {
            draws: written_draws(deal, ahead),
            dice: position.dice.clone(),
            coder,
        };
        let played = play(position, &mut chance, self);
        let dice = chance.dice;
        position.throw(dice);
        played.map_err(|_| "no such card can be drawn".to_owned())
    }
}

/// Draws as the random streams do; or, where the style of the code tells chance, as it is passed: the kind of each
/// card, among those in the pile. The streams then draw along.
struct CodedChance<'a> {
    /// Each camp's next written draw: its cards, and how many of them are drawn already.
    draws: ByCamp<Option<(&'a [Card], usize)>>,
    dice: Dice,
    coder: &'a mut Coder,
}

impl Chance for CodedChance<'_> {
    fn draw(&mut self, camp: Camp, pile: Cards) -> Option<Card> {
        let thrown = self.dice.draw(camp, pile);
        if self.coder.style().seeded {
            return thrown;
        }
        let kinds = Card::ALL.into_iter();
        let kinds: Vec<Card> = kinds.filter(|&kind| pile.of_kind(kind) > 0).collect();
        let written = self.draws[camp].as_mut().and_then(|(cards, drawn)| {
            let card = cards.get(*drawn).copied();
            *drawn += 1;
            card
        });
        self.coder.one_of(&kinds, written)
    }
}
