//! The start of a round written by hand; it becomes a position only through validation. Puzzles, worked examples and
//! the bots' blunder suite begin with one; games do not.

use core::str::FromStr;

use super::{BadSetup, CASTLES, Edition, Level, Position, RulesConfig};
use crate::card::Cards;
use crate::chance::Dice;
use crate::seat::{ByCamp, Camp, Seat};
use kit_rules::seed::Seed;

/// The table at the start of a round, after the draws. The round number decides who is first player and who draws for a
/// shared camp. Cards that are named nowhere lie in the discard piles, known to everybody.
///
/// The text form gives words in any order; what it leaves out is as at the start of a game:
/// `2022 advanced 1v2 round=3 castles=E.FF.E english=hero+5+2+2+2+2 french=5+4/hero+2+2+2 french-draw=3+2 english-pillage=4 english-conceded=3+2 english-exhausted=1 seed=7`.
/// A `/` stands between the two hands of a camp; castles are held by `E`, `F` or nobody (`.`). A camp whose draw pile
/// is not given draws from all cards that are not in its hands or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrangement {
    /// The rules that are played.
    pub config: RulesConfig,
    /// The round that starts, from 1 to 99.
    pub round: u16,
    /// Who holds each castle, from the west.
    pub holders: [Option<Camp>; CASTLES],
    /// Each seat's hand, by [`Seat::index`]; those of a shared camp are as before cards are given.
    pub hands: [Cards; 4],
    /// The draw piles.
    pub draw: ByCamp<Cards>,
    /// Cards lost for good.
    pub pillage: ByCamp<Cards>,
    /// Cards in the discard piles that were conceded, so that the enemy does not know them; by seat 0 of a shared camp.
    pub conceded: ByCamp<Cards>,
    /// How often each draw pile has run out.
    pub exhaustions: ByCamp<u8>,
    /// The seed of the later draws.
    pub seed: Seed,
}

/// Why an arrangement is not a position of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadArrangement {
    /// There are no such rules.
    #[error("{0}")]
    Config(BadSetup),
    /// Rounds are counted from 1; no game reaches round 100.
    #[error("rounds are counted from 1 to 99")]
    Round,
    /// The camp has more of some card than its pack.
    #[error("the {0} pack has not all these cards")]
    Pack(Camp),
    /// A camp of one player has no second hand.
    #[error("there is no seat {place} in the {camp} camp", place = .0.place, camp = .0.camp)]
    NoSuchSeat(Seat),
    /// A camp holds two to six cards, and six unless its pile is exhausted for the last time.
    #[error(
        "the {0} camp holds {1} cards: it holds six, or two to six when its pile is exhausted for the last time"
    )]
    Hand(Camp, u8),
    /// A draw pile is empty when it is exhausted for the last time, and only then.
    #[error("the {0} draw pile is empty when it is exhausted for the last time, and only then")]
    Pile(Camp),
    /// A hero is dealt first, so it cannot be in a draw pile before the first reshuffle.
    #[error("the {0} hero cannot be in a draw pile before its first reshuffle")]
    HeroInPile(Camp),
    /// At the base level of 2022 no card is lost.
    #[error("the {0} camp cannot have lost cards at this level")]
    Pillage(Camp),
    /// One camp holds all castles: the game is over.
    #[error("the {0} camp holds all six castles: the game is over")]
    SixCastles(Camp),
    /// A word that is not part of the notation.
    #[error("{0:?} means nothing here")]
    Word(String),
}

impl Arrangement {
    fn hand_of(&self, camp: Camp) -> Cards {
        self.hands[Seat::new(camp, 0).index()] + self.hands[Seat::new(camp, 1).index()]
    }

    /// Checks the arrangement; returns the discard piles, which hold the rest of each pack.
    fn validate(&self) -> Result<ByCamp<Cards>, BadArrangement> {
        self.config.validate().map_err(BadArrangement::Config)?;
        if !(1..100).contains(&self.round) {
            return Err(BadArrangement::Round);
        }
        let last = self.config.exhaustions();
        let mut discard = ByCamp::default();
        for camp in Camp::ALL {
            let alone = Seat::new(camp, 1);
            if !self.config.shared(camp) && !self.hands[alone.index()].is_empty() {
                return Err(BadArrangement::NoSuchSeat(alone));
            }
            let (hand, draw) = (self.hand_of(camp), self.draw[camp]);
            discard[camp] = Some(self.config.equipment.pack)
                .and_then(|pack| pack.without(hand))
                .and_then(|rest| rest.without(draw))
                .and_then(|rest| rest.without(self.pillage[camp]))
                .filter(|rest| rest.contains(self.conceded[camp]))
                .ok_or(BadArrangement::Pack(camp))?;
            let exhausted = self.exhaustions[camp] == last;
            if self.exhaustions[camp] > last || draw.is_empty() != exhausted {
                return Err(BadArrangement::Pile(camp));
            }
            if draw.has_hero() && self.exhaustions[camp] == 0 {
                return Err(BadArrangement::HeroInPile(camp));
            }
            let full = self.config.equipment.hand;
            let least = if exhausted { 2 } else { full };
            if !(least..=full).contains(&hand.count()) {
                return Err(BadArrangement::Hand(camp, hand.count()));
            }
            let losses = self.config.level.has_losses() || self.config.edition == Edition::V2021;
            if !losses && !self.pillage[camp].is_empty() {
                return Err(BadArrangement::Pillage(camp));
            }
            let row = self
                .holders
                .iter()
                .take(self.config.equipment.row.count() as usize);
            if row.into_iter().all(|&holder| holder == Some(camp)) {
                return Err(BadArrangement::SixCastles(camp));
            }
        }
        Ok(discard)
    }
}

impl Position {
    /// The position of `table`, at the first decision of its round.
    ///
    /// # Errors
    /// Why there is no such position.
    pub fn arrange(table: &Arrangement) -> Result<Self, BadArrangement> {
        let discard = table.validate()?;
        let mut position = Self::unplayed(table.config);
        position.throw(Dice::new(table.seed));
        let late = table.round.is_multiple_of(2);
        position.round = table.round;
        position.first = if late { Camp::French } else { Camp::English };
        for camp in Camp::ALL {
            position.drawer[camp] = u8::from(late && table.config.shared(camp));
        }
        position.holders = table.holders;
        position.hands = table.hands;
        position.draw = table.draw;
        position.discard = discard;
        position.pillage = table.pillage;
        position.exhaustions = table.exhaustions;
        for camp in Camp::ALL {
            position.memory.shown[camp] = discard[camp] - table.conceded[camp];
            position.memory.conceded[Seat::of(camp).index()] = table.conceded[camp];
        }
        position.start_round(&mut ());
        Ok(position)
    }
}

impl FromStr for Arrangement {
    type Err = BadArrangement;

    fn from_str(text: &str) -> Result<Self, BadArrangement> {
        let mut table = Self {
            config: RulesConfig::default(),
            round: 1,
            holders: [None; CASTLES],
            hands: [Cards::NONE; 4],
            draw: ByCamp::default(),
            pillage: ByCamp::default(),
            conceded: ByCamp::default(),
            exhaustions: ByCamp::default(),
            seed: Seed::default(),
        };
        let mut drawn = ByCamp::new(false, false);
        for word in text.split_whitespace() {
            table
                .read(word, &mut drawn)
                .ok_or_else(|| BadArrangement::Word(word.to_owned()))?;
        }
        for camp in Camp::ALL {
            if !drawn[camp] && table.exhaustions[camp] < table.config.exhaustions() {
                table.draw[camp] = table
                    .config
                    .equipment
                    .pack
                    .without(table.hand_of(camp))
                    .and_then(|rest| rest.without(table.pillage[camp]))
                    .and_then(|rest| rest.without(table.conceded[camp]))
                    .ok_or(BadArrangement::Pack(camp))?;
            }
        }
        Ok(table)
    }
}

impl Arrangement {
    /// Reads one word of the text; `None` if it is not part of the notation.
    fn read(&mut self, word: &str, drawn: &mut ByCamp<bool>) -> Option<()> {
        let Some((key, value)) = word.split_once('=') else {
            return self.read_rules(word);
        };
        match key {
            "round" => self.round = value.parse().ok()?,
            "seed" => self.seed = value.parse().ok()?,
            "castles" => {
                let holders: Option<Vec<_>> = value
                    .chars()
                    .map(|letter| match letter {
                        'E' => Some(Some(Camp::English)),
                        'F' => Some(Some(Camp::French)),
                        '.' => Some(None),
                        _ => None,
                    })
                    .collect();
                self.holders = holders?.try_into().ok()?;
            }
            _ => {
                let (camp, what) = key.split_once('-').unwrap_or((key, "hand"));
                let camp: Camp = camp.parse().ok()?;
                match what {
                    "hand" => {
                        let (first, second) = value.split_once('/').unwrap_or((value, "-"));
                        self.hands[Seat::new(camp, 0).index()] = first.parse().ok()?;
                        self.hands[Seat::new(camp, 1).index()] = second.parse().ok()?;
                    }
                    "draw" => {
                        self.draw[camp] = value.parse().ok()?;
                        drawn[camp] = true;
                    }
                    "pillage" => self.pillage[camp] = value.parse().ok()?,
                    "conceded" => self.conceded[camp] = value.parse().ok()?,
                    "exhausted" => self.exhaustions[camp] = value.parse().ok()?,
                    _ => return None,
                }
            }
        }
        Some(())
    }

    fn read_rules(&mut self, word: &str) -> Option<()> {
        if let Ok(edition) = word.parse::<Edition>() {
            self.config.edition = edition;
        } else if let Ok(level) = word.parse::<Level>() {
            self.config.level = level;
        } else {
            let (english, french) = word.split_once('v')?;
            self.config.teams = ByCamp::new(english.parse().ok()?, french.parse().ok()?);
        }
        Some(())
    }
}
