//! The states that the nets of values are fitted to: after the captures of games of hasty players, who often err.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::bot::Bot;
use super::endgame::{Endgame, GameState};
use super::matrix_bot::{MatrixBot, for_side};
use super::oracle;
use super::style::{MARSHAL, Matchup, Style, bared};
use super::territory::Captured;
use super::value::{self, LAYERS, Net};
use fayance_rules::{
    ARMY, BySide, Card, Cards, Move, People, Side, Stage, TERRITORIES, TURNS, Terrain, Territories,
    Territory, Troop, View, fight_numbered,
};
use kit_rules::seed::Seed;

/// How the players think, when they do.
const PLAYER: Style = Style {
    options: Some(5),
    ..MARSHAL
};

/// A state after a capture, before the refills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AfterCapture(GameState);

/// The states of a game that is played up to the sixth territory.
#[derive(Debug, Clone, Default)]
pub struct SelfPlay {
    /// Those after the first to the fifth capture.
    pub states: Vec<AfterCapture>,
    /// That before the sixth territory is turned, if it comes to that.
    last: Option<GameState>,
}

/// Who plays both sides of a game up to the sixth territory, and keeps its states.
#[derive(Debug)]
pub struct SelfPlayer {
    /// What is kept.
    pub game: SelfPlay,
    bot: MatrixBot,
    /// How often a move is drawn at random.
    errs: f64,
    rng: Pcg32,
}

impl SelfPlayer {
    /// A player with their own seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        let mut rng = Pcg32::seed_from_u64(seed.0);
        Self {
            game: SelfPlay::default(),
            bot: MatrixBot::new(PLAYER, Seed(rng.random())),
            // With no errors, and with nothing but errors, games reach few different states.
            errs: [0.05, 0.15, 0.4][rng.random_range(0..3_usize)],
            rng,
        }
    }

    /// The move of the side that decides in `view`; `None` once the sixth territory is to be turned, or the game is
    /// over.
    pub fn choose(&mut self, view: &View) -> Option<Move> {
        let captured = view.captures.len();
        let game = &mut self.game;
        if view.stage == Stage::Refill && captured > game.states.len() {
            game.states.extend(GameState::of(view).map(AfterCapture));
        }
        if view.stage == Stage::Lay && captured + 1 == LAYERS {
            game.last = GameState::of(view);
            return None;
        }
        let decision = view.decision?;
        if self.rng.random_bool(self.errs) {
            Some(decision.sample(&mut self.rng))
        } else {
            self.bot.choose(view)
        }
    }
}

impl SelfPlay {
    /// Solves the rest of the game: `count` states after captures on the sixth territory, fought over at random, with
    /// the exact chances of the captors.
    pub fn solved(&self, count: usize, rng: &mut impl Rng) -> Vec<(AfterCapture, f64)> {
        let mut found = Vec::new();
        let Some(state) = self.last else {
            return found;
        };
        let mut endgame = Endgame::new(&state);
        endgame.value(&state);
        for _ in 0..count {
            let terrains = state.next.terrains(rng.random_range(0..TURNS));
            let mut active = state.active;
            for n in 1..=ARMY as u8 {
                let cards = active.map(|cards| cards.sample(1, rng));
                let pair = cards.map(|card| card.iter().next().unwrap_or(Card::ALL[0]));
                active = BySide(Side::ALL.map(|side| active[side] - cards[side]));
                let Some(winner) = fight_numbered(n, pair, terrains, state.leader).winner else {
                    continue;
                };
                let captured = Captured {
                    winner,
                    cards: pair,
                    active,
                };
                if let Ok(after) = state.after(captured) {
                    let chance = for_side(winner, endgame.value(&after));
                    found.push((AfterCapture(after), chance));
                }
                break;
            }
        }
        found
    }
}

/// A chance is valued for so many of the territories that may be bared.
const BARED: usize = 2;

/// The terrains and their peoples change places alike, and the ring of troops turns: the game stays the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symmetry {
    cards: [Card; Card::KINDS],
    territories: [Territory; TERRITORIES],
}

impl Symmetry {
    /// All 18.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let [a, b, c] = Terrain::ALL;
        let orders = [
            [a, b, c],
            [b, c, a],
            [c, a, b],
            [a, c, b],
            [c, b, a],
            [b, a, c],
        ];
        let turned = |terrains| (0..3).map(move |troops| Self::new(terrains, troops));
        orders.into_iter().flat_map(turned).collect()
    }

    fn new(terrains: [Terrain; 3], troops: usize) -> Self {
        let settings = |territory: Territory, of: &dyn Fn(Terrain) -> Terrain| {
            let turns = (0..TURNS).map(|turn| territory.terrains(turn).map(of).0);
            let mut settings: Vec<[Terrain; 2]> = turns.collect();
            settings.sort_unstable();
            settings
        };
        Self {
            cards: Card::ALL.map(|card| {
                let people = match card.people() {
                    People::Halfling => People::Halfling,
                    people => People::ALL[terrains[people as usize] as usize],
                };
                Card::new(Troop::ALL[(card.troop() as usize + troops) % 3], people)
            }),
            // The territory with the renamed settings: there is one, as the nine lean to no terrain.
            territories: Territory::ALL.map(|territory| {
                let wanted = settings(territory, &|terrain| terrains[terrain as usize]);
                let same = |other: &Territory| settings(*other, &|terrain| terrain) == wanted;
                let mut all = Territory::ALL.into_iter();
                all.find(same).unwrap_or(territory)
            }),
        }
    }

    fn state(&self, state: &GameState) -> GameState {
        GameState {
            own: state.own.map(|cards| self.cards(cards)),
            active: state.active.map(|cards| self.cards(cards)),
            next: self.territory(state.next),
            top: state.top.map(|top| self.territory(top)),
            below: self.territories(state.below),
            ..*state
        }
    }

    fn cards(&self, cards: Cards) -> Cards {
        cards.iter().map(|card| self.cards[card.index()]).collect()
    }

    fn territory(&self, territory: Territory) -> Territory {
        self.territories[territory.index()]
    }

    fn territories(&self, territories: Territories) -> Territories {
        territories
            .iter()
            .map(|territory| self.territory(territory))
            .collect()
    }
}

impl AfterCapture {
    /// How many territories are captured, 1 to 6.
    #[must_use]
    pub fn captured(&self) -> usize {
        usize::from(self.0.captured())
    }

    #[cfg(test)]
    pub(super) fn state(&self) -> &GameState {
        &self.0
    }

    /// How many cards each side must refill, 1 to 4.
    #[must_use]
    pub fn refill(&self) -> u8 {
        self.0.refill()
    }

    /// The chance of the last captor by the net for the next capture, if two of the territories that may be bared are
    /// looked at.
    #[must_use]
    pub fn chance(&self, nets: &[Net; LAYERS], rng: &mut impl Rng) -> f64 {
        let state = &self.0;
        let mut bared = bared(state);
        while bared.len() > BARED {
            bared.swap_remove(rng.random_range(0..bared.len()));
        }
        let leaders = [state.leader];
        let matchup = Matchup::by(nets, state, &leaders, &bared);
        let mut search = oracle::Search::new(matchup.counts());
        search.advance(u32::MAX, &mut |north, south| matchup.entry(north, south));
        let north = search.answer().map_or(0.5, |answer| answer.value);
        for_side(state.leader, north)
    }

    /// Its numbers for a net, as another one that is worth the same; `bared` if the next territory is known.
    pub fn features(&self, symmetry: &Symmetry, bared: bool, features: &mut Vec<(usize, f32)>) {
        value::features(&symmetry.state(&self.0), bared, features);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use fayance_rules::{Position, RulesConfig, Setup};

    /// The states of a game, as the training plays it.
    pub(in super::super) fn self_play(seed: Seed) -> SelfPlay {
        let setup = Setup::of_seed(RulesConfig::default(), seed);
        let mut position = Position::new(setup).expect("a deal");
        let mut player = SelfPlayer::new(seed);
        while let Some(&side) = position.to_move().first() {
            let Some(m) = player.choose(&position.view(Some(side))) else {
                break;
            };
            position.play(side, m).expect("a legal move");
        }
        player.game
    }

    #[test]
    fn every_symmetry_leaves_the_chances_as_they_are() {
        let game = (0..).find_map(|seed| {
            let game = self_play(Seed(seed));
            game.last.is_some().then_some(game)
        });
        let state = game.and_then(|game| game.last).expect("a sixth territory");
        let mut rng = Pcg32::seed_from_u64(1);
        // Small enough to be solved in no time: two cards less a side, and two territories.
        let mut small = state;
        for _ in 0..2 {
            let reserve = small.reserve();
            let less = reserve.map(|cards| cards.sample(1, &mut rng));
            small.own = BySide(Side::ALL.map(|side| small.own[side] - less[side]));
            let first = small.below.iter().next().expect("it is high");
            small.below = small.below.without(first);
        }
        small.north = 4;
        let chance = |state: &GameState| Endgame::new(state).value(state);
        let all = Symmetry::all();
        assert_eq!(all.len(), 18);
        for symmetry in all {
            let other = symmetry.state(&small);
            assert!(
                (chance(&small) - chance(&other)).abs() < 1e-9,
                "{symmetry:?}"
            );
        }
    }

    #[test]
    fn a_game_has_a_state_after_each_capture() {
        for seed in 0..20 {
            let game = self_play(Seed(seed));
            let captured: Vec<usize> = game.states.iter().map(AfterCapture::captured).collect();
            assert!(captured.len() >= 4, "{captured:?}");
            assert!(captured.iter().enumerate().all(|(n, &at)| at == n + 1));
        }
    }
}
