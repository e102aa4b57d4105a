//! What the code of a record tells: the set-up with the version of its data, the decisions, and the dice where the seed
//! does not throw them. What is passed, in which order and with which counts may never change
//! ([`kit_rules::code::CodedGame`]).

use super::{NewerData, Record, RecordError, RecordPlayer};
use crate::{
    Banner, Board, DATA, Dice, Fighter, Hex, LONGEST, Move, Path, Position, Scenario, Setup,
};
use kit_rules::code::Coder;

/// The most players of a scenario: a banner each.
const PLAYERS: u64 = 4;

impl Record {
    /// Every decision, in order, each with its banner. A march is told by its path.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn all_decisions(&self) -> Result<Vec<(Banner, Move)>, RecordError> {
        let mut all = Vec::new();
        self.walk(&mut (), |_, banner, m| all.push((banner, m)))?;
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
        let data = coder.size(given.map(|given| given.scenario.data as usize)) as u64;
        let n = coder.size(given.map(|given| usize::from(given.scenario.n)));
        let seed = coder.seed(given.map(|given| given.seed));
        if data == 0 || data > DATA {
            let known = DATA;
            return Err(NewerData { data, known }.to_string());
        }
        let setup = Setup {
            scenario: u8::try_from(n).unwrap_or(u8::MAX),
            seed,
        };
        let scenario = setup
            .scenario_in(data)
            .map_err(|problem| problem.to_string())?;
        let players = pass_players(coder, bots, scenario, given.map(|given| &*given.players));
        RecordPlayer::check(scenario, &players)?;
        let record = Self::new(scenario, seed, players);
        Ok((Position::of(scenario, seed), record))
    }

    /// Plays a move that was passed, with the dice that are thrown for it.
    ///
    /// # Errors
    /// The rules refuse it.
    pub fn play_coded(
        &mut self,
        position: &mut Position,
        coder: &mut Coder,
        given: Option<&Self>,
        banner: Banner,
        m: Move,
    ) -> Result<(), String> {
        let mut written = given
            .map(|given| given.dice(self.events.len()))
            .unwrap_or_default()
            .into_iter();
        let mut throw = |thrown: Dice| {
            if coder.style().seeded {
                return thrown;
            }
            let own = written.next();
            let face = |at: usize| own.and_then(|own| own.faces().get(at).copied());
            let faces = (0..usize::from(thrown.count()))
                .map(|at| coder.pass(6, face(at).map(|face| u64::from(face) - 1)) as u8 + 1);
            let faces: Vec<u8> = faces.collect();
            Dice::new(&faces).unwrap_or(thrown)
        };
        position
            .play_by(banner, m, &mut throw, self)
            .map_err(|refusal| refusal.to_string())
    }
}

/// Passes who plays which banners: the player of each, then who the players are.
fn pass_players(
    coder: &mut Coder,
    bots: &[&str],
    scenario: &Scenario,
    given: Option<&[RecordPlayer]>,
) -> Vec<RecordPlayer> {
    let count = coder.pass(PLAYERS, given.map(|given| given.len() as u64 - 1)) + 1;
    let mut banners = vec![Vec::new(); count as usize];
    for banner in scenario.banners() {
        let player = given.and_then(|given| {
            let plays = |player: &RecordPlayer| player.banners.contains(&banner);
            given.iter().position(plays)
        });
        let player = coder.pass(count, player.map(|player| player as u64));
        if let Some(own) = banners.get_mut(player as usize) {
            own.push(banner);
        }
    }
    let players = banners.into_iter().enumerate().map(|(at, banners)| {
        let player = given.and_then(|given| given.get(at));
        RecordPlayer::of_kind(
            banners,
            coder.player(bots, player.map(|player| &player.kind)),
        )
    });
    players.collect()
}

impl Board {
    /// Passes a move: its place among the listed ones or, unless all are listed ones, the place after them and the path
    /// of the player's own.
    pub fn pass_move(&self, coder: &mut Coder, given: Option<Move>) -> Option<Move> {
        let listed = self.moves();
        let given = given.map(|given| self.as_listed(given));
        if coder.style().listed {
            return coder.one_of(&listed, given);
        }
        let own = match given {
            Some(Move::Follow { who, path, exit }) => Some((who, path, exit)),
            _ => None,
        };
        let count = listed.len() as u64;
        let place = given.map(|given| {
            let place = listed.iter().position(|&m| m == given);
            match (own, place) {
                (Some(_), _) => count,
                (None, Some(place)) => place as u64,
                (None, None) => u64::MAX,
            }
        });
        let place = coder.pass(count + 1, place);
        if place < count {
            return listed.get(place as usize).copied();
        }
        self.pass_path(coder, own)
    }

    /// A march by its path as the listed march, if it goes the way that the list means.
    fn as_listed(&self, m: Move) -> Move {
        let Move::Follow { who, path, exit } = m else {
            return m;
        };
        let to = path.last();
        let way = to.and_then(|to| self.reach(who)?.path(to));
        match to.filter(|_| way == Some(path)) {
            Some(to) => Move::March { who, to, exit },
            None => m,
        }
    }

    fn pass_path(
        &self,
        coder: &mut Coder,
        given: Option<(Fighter, Path, Option<u8>)>,
    ) -> Option<Move> {
        let own = self.of_banner(self.to_move()?);
        let fighters = own.filter_map(|who| Some((who, self.at(who)?)));
        let fighters: Vec<(Fighter, Hex)> = fighters.collect();
        let own = given.and_then(|(who, ..)| fighters.iter().copied().find(|&(one, _)| one == who));
        let (who, start) = coder.one_of(&fighters, own)?;
        let way: Option<Vec<Hex>> = given.map(|(_, path, _)| path.iter().skip(1).collect());
        let steps = coder.pass(LONGEST as u64, way.as_ref().map(|way| way.len() as u64));
        let mut hexes = vec![start];
        for step in 0..steps as usize {
            let at = hexes.last().copied()?;
            let around = self.scenario().map.around(at).map(|(_, next)| next);
            let around: Vec<Hex> = around.collect();
            let next = way.as_ref().and_then(|way| way.get(step).copied());
            hexes.push(coder.one_of(&around, next)?);
        }
        let exits = self.scenario().exits.len() as u64;
        let exit = given.map(|(.., exit)| exit.map_or(0, |exit| u64::from(exit) + 1));
        let exit = coder.pass(exits + 1, exit);
        Some(Move::Follow {
            who,
            path: Path::new(hexes)?,
            exit: exit.checked_sub(1).map(|exit| exit as u8),
        })
    }
}
