//! Statistics of games, counted from their events: castles that change hands, heroes, concessions, cards lost.

use core::fmt;

use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{Event, EventObserver, Position};
use kit_arena::percent;

/// The counts of one camp.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Neutral castles taken.
    pub taken: u64,
    /// The enemy's castles taken.
    pub swung: u64,
    /// Own castles defended.
    pub held: u64,
    /// Combats conceded.
    pub conceded: u64,
    /// Cards lost for good.
    pub lost: u64,
    /// Combats in which the hero was played.
    pub hero_came: u64,
    /// Those of them that the hero's camp won.
    pub hero_won: u64,
    /// Those of them with both heroes.
    pub hero_met: u64,
    /// Heroes lost for good.
    pub hero_lost: u64,
}

/// The counts of one game or of a series.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facts {
    /// By camp.
    pub camps: ByCamp<Deeds>,
    /// Combats.
    pub combats: u64,
    /// Combats that nobody won.
    pub ties: u64,
    /// Combats that the first player of the round won.
    pub first_won: u64,
    /// Games whose winner was first player in the last round.
    pub last_first_won: u64,
    /// Who is first player this round.
    first: Option<Camp>,
}

impl EventObserver for Facts {
    fn on_event(&mut self, position: &Position, event: Event) {
        match event {
            Event::Round { first, .. } => self.first = Some(first),
            Event::Concede { seat, .. } => self.camps[seat.camp].conceded += 1,
            Event::Pillage {
                seat, ref cards, ..
            } => {
                let deeds = &mut self.camps[seat.camp];
                deeds.lost += cards.len() as u64;
                deeds.hero_lost += u64::from(cards.contains(&Card::Hero));
            }
            Event::Combat { castle, winner, .. } => {
                let field = position.fields().iter().find(|f| f.castle == castle);
                let Some(field) = field else { return };
                self.combats += 1;
                self.ties += u64::from(winner.is_none());
                self.first_won += u64::from(winner.is_some() && winner == self.first);
                let heroes = field.cards.map(Cards::has_hero);
                for camp in Camp::ALL {
                    let deeds = &mut self.camps[camp];
                    let won = winner == Some(camp);
                    if won {
                        match field.held_by {
                            None => deeds.taken += 1,
                            Some(holder) if holder == camp => deeds.held += 1,
                            Some(_) => deeds.swung += 1,
                        }
                    }
                    if heroes[camp] {
                        deeds.hero_came += 1;
                        deeds.hero_won += u64::from(won);
                        deeds.hero_met += u64::from(heroes[camp.enemy()]);
                    }
                }
            }
            Event::End { winner, .. } => {
                self.last_first_won += u64::from(winner.is_some() && winner == self.first);
            }
            _ => {}
        }
    }
}

impl Facts {
    /// Adds the counts of `other`.
    pub fn join(&mut self, other: &Self) {
        for camp in Camp::ALL {
            let (mine, more) = (&mut self.camps[camp], &other.camps[camp]);
            mine.taken += more.taken;
            mine.swung += more.swung;
            mine.held += more.held;
            mine.conceded += more.conceded;
            mine.lost += more.lost;
            mine.hero_came += more.hero_came;
            mine.hero_won += more.hero_won;
            mine.hero_met += more.hero_met;
            mine.hero_lost += more.hero_lost;
        }
        self.combats += other.combats;
        self.ties += other.ties;
        self.first_won += other.first_won;
        self.last_first_won += other.last_first_won;
    }

    /// The counts as JSON: sums over all games.
    pub fn json(&self) -> serde_json::Value {
        let camp = |camp: Camp| {
            let deeds = &self.camps[camp];
            serde_json::json!({
                "neutral_castles_taken": deeds.taken,
                "enemy_castles_taken": deeds.swung,
                "castles_defended": deeds.held,
                "concessions": deeds.conceded,
                "cards_lost": deeds.lost,
                "hero_combats": deeds.hero_came,
                "hero_wins": deeds.hero_won,
                "hero_meets_hero": deeds.hero_met,
                "heroes_lost": deeds.hero_lost,
            })
        };
        serde_json::json!({
            "english": camp(Camp::English),
            "french": camp(Camp::French),
            "combats": self.combats,
            "ties": self.ties,
            "won_by_first_player_of_the_round": self.first_won,
            "games_won_by_first_player_of_the_last_round": self.last_first_won,
        })
    }

    /// The counts with the number of `games` they come from, for display.
    pub fn over(&self, games: u64) -> Over<'_> {
        Over { facts: self, games }
    }
}

/// Counts, and the number of games they come from.
pub struct Over<'a> {
    facts: &'a Facts,
    games: u64,
}

impl fmt::Display for Over<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { facts, games } = self;
        let a_game = |n: u64| n as f64 / (*games).max(1) as f64;
        writeln!(
            f,
            "won by the first player of the round: {:.1} % of combats ({:.1} % ties); of the last round: {:.1} % of games",
            percent(facts.first_won, facts.combats),
            percent(facts.ties, facts.combats),
            percent(facts.last_first_won, *games),
        )?;
        writeln!(
            f,
            "{:22}  {:>8}  {:>8}  {:>8}",
            "a game", "english", "french", "both"
        )?;
        let mut row = |name: &str, of: fn(&Deeds) -> u64| {
            let [english, french] = facts.camps.0.map(|deeds| of(&deeds));
            writeln!(
                f,
                "{name:22}  {:>8.2}  {:>8.2}  {:>8.2}",
                a_game(english),
                a_game(french),
                a_game(english + french)
            )
        };
        row("neutral castles taken", |deeds| deeds.taken)?;
        row("castles swung", |deeds| deeds.swung)?;
        row("castles defended", |deeds| deeds.held)?;
        row("concessions", |deeds| deeds.conceded)?;
        row("cards pillaged", |deeds| deeds.lost)?;
        row("hero played", |deeds| deeds.hero_came)?;
        row("hero pillaged", |deeds| deeds.hero_lost)?;
        let mut row = |name: &str, of: fn(&Deeds) -> u64| {
            let deeds = facts.camps.0;
            let came = |deeds: &[Deeds]| deeds.iter().map(|deeds| deeds.hero_came).sum();
            let counted = |deeds: &[Deeds]| deeds.iter().map(of).sum();
            writeln!(
                f,
                "{name:22}  {:>6.1} %  {:>6.1} %  {:>6.1} %",
                percent(of(&deeds[0]), deeds[0].hero_came),
                percent(of(&deeds[1]), deeds[1].hero_came),
                percent(counted(&deeds), came(&deeds)),
            )
        };
        row("of heroes played: won", |deeds| deeds.hero_won)?;
        row("  met the other hero", |deeds| deeds.hero_met)?;
        row("  were lost for good", |deeds| deeds.hero_lost)
    }
}
