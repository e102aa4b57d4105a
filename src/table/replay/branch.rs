//! A game that goes on from a moment of its replay, as a game of its own beside the one that was played: where it can
//! go on, and who may play it.

use bevy::prelude::*;

use super::{Course, Replay, ReplayCommand, ReplayedGame, SeenBy};
use crate::game::{Game, Games};
use crate::menu::{Menu, MenuTrail};
use kit_rules::branch::branch;
use kit_rules::game::GameId;
use kit_rules::player_kind::PlayerKind;

/// The game that goes on from a moment, before it begins.
#[derive(Resource, Debug, Clone, PartialEq)]
pub(super) struct BranchDraft {
    /// The game.
    pub(super) game: GameId,
    /// The record of its first events; `None` if there is no decision before the moment.
    pub(super) record: Option<String>,
    /// The seats, in the order of the record's players.
    pub(super) seats: Vec<BranchSeat>,
    /// Whether they can be given to others.
    pub(super) changes: bool,
}

/// A seat of it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct BranchSeat {
    /// The side, 0 or 1.
    pub(super) side: u8,
    /// The number among the players of the side, from 1; `None` if there is but one.
    pub(super) number: Option<u8>,
    /// The name of the person who played here in the record, as it stands there.
    pub(super) name: Option<String>,
    /// Who may play here.
    pub(super) options: Vec<PlayerKind>,
    /// Who plays, one of these.
    pub(super) chosen: usize,
}

impl BranchDraft {
    /// The game that goes on after so many events of a record, or from the last decision before them, between the
    /// players of the record. A bot that is not known gives its seat to the strongest one; where there are only bots,
    /// a person plays the side that is seen.
    pub(super) fn new(game: &Game, record: &str, events: usize, seen_by: SeenBy) -> Self {
        let mut draft = Self {
            game: game.id,
            record: None,
            seats: Vec::new(),
            changes: false,
        };
        let mut cuts = (1..=events).rev();
        let found = cuts.find_map(|events| {
            let save = (game.summary)(&branch(record, events)?).ok()?;
            (!save.is_over).then_some(save.record)
        });
        let (Some(record), Some(headless)) = (found, game.headless) else {
            return draft;
        };
        let Ok(facts) = (headless.facts)(record.as_bytes()) else {
            return draft;
        };
        let kinds: Vec<PlayerKind> = facts.players.iter().map(|it| it.kind.clone()).collect();
        let with_players = (headless.with_players)(record.as_bytes(), &kinds);
        draft.changes = matches!(with_players, Ok(Some(_)));
        let of_side = |side: u8| facts.players.iter().filter(|it| it.side == side).count();
        for player in &facts.players {
            let levels = headless.levels.iter().copied();
            let mut bots: Vec<&str> = levels.collect();
            // A bot that nobody can choose plays on where it has played.
            if let Some(own) = player.kind.bot()
                && headless.bots.contains(&own)
                && !bots.contains(&own)
            {
                bots.insert(0, own);
            }
            let bots = bots.into_iter().map(|bot| PlayerKind::Bot(bot.to_owned()));
            let options: Vec<PlayerKind> =
                core::iter::once(PlayerKind::Human).chain(bots).collect();
            let own = options.iter().position(|kind| *kind == player.kind);
            draft.seats.push(BranchSeat {
                side: player.side,
                number: (of_side(player.side) > 1).then_some(player.seat + 1),
                name: (player.kind == PlayerKind::Human).then(|| player.name.clone()),
                chosen: own.unwrap_or(options.len() - 1),
                options,
            });
        }
        if draft.changes && draft.seats.iter().all(|seat| seat.chosen > 0) {
            let (seen, number) = match seen_by {
                SeenBy::Seat { side, seat } => (side, seat + 1),
                _ => (seen_by.side().unwrap_or(0), 1),
            };
            let is_seen = |seat: &BranchSeat| seat.number.is_none_or(|n| usize::from(n) == number);
            let own = draft.seats.iter_mut();
            if let Some(own) = own
                .filter(|seat| usize::from(seat.side) == seen)
                .min_by_key(|seat| (!is_seen(seat), seat.number))
            {
                own.chosen = 0;
            }
        }
        draft.record = Some(record);
        draft
    }

    /// Its record, with the players that are chosen; `None` if there is no decision from which it goes on.
    pub(super) fn begun(&self, game: &Game) -> Option<String> {
        let record = self.record.clone()?;
        if !self.changes {
            return Some(record);
        }
        let seats = self.seats.iter();
        let chosen = seats.filter_map(|seat| seat.options.get(seat.chosen).cloned());
        let chosen: Vec<PlayerKind> = chosen.collect();
        let with_players = game.headless?.with_players;
        with_players(record.as_bytes(), &chosen).ok()?
    }
}

/// Asks who goes on with the game from the moment that is shown, or from the last decision before it.
pub(super) fn play_on<G: ReplayedGame>(
    mut given: MessageReader<ReplayCommand>,
    mut replay: ResMut<Replay>,
    course: Res<Course<G>>,
    games: Res<Games>,
    menu: Res<State<Menu>>,
    mut trail: ResMut<MenuTrail>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    if !given.read().any(|given| *given == ReplayCommand::PlayOn) {
        return;
    }
    if let Some(game) = games.get(G::GAME) {
        let events = course.events(replay.at());
        let draft = BranchDraft::new(game, &replay.record, events, replay.seen_by);
        commands.insert_resource(draft);
        replay.plays = false;
        trail.open(*menu.get(), Menu::PlayOn, &mut next);
    }
}
