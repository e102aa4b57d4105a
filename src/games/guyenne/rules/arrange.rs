//! Tables written by hand: the start of a round as anybody could note it down, which becomes a position only
//! through validation. Puzzles, worked examples and the bots' blunder suite begin here; games never do.

use core::str::FromStr;

use super::{BadSetup, CASTLES, Edition, Level, Position, RulesConfig};
use crate::games::guyenne::rules::card::Cards;
use crate::games::guyenne::rules::chance::Dice;
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::rules::seed::Seed;

/// A table at the start of a round, after the draws. The round says who is first player and who draws for a
/// shared camp; cards that are mentioned nowhere lie in the discard piles, where everybody has seen them.
///
/// As text, in any order and with the rest as at the start of a game:
/// `2022 advanced 1v2 round=3 castles=E.FF.E english=hero+5+2+2+2+2 french=5+4/hero+2+2+2 french-draw=3+2
/// english-pillage=4 english-exhausted=1 seed=7`. Two hands of one camp are divided by `/`; castles are held
/// by `E`, `F` or nobody (`.`). Without a draw pile, a camp draws from all its other cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrangement {
    /// What was agreed.
    pub config: RulesConfig,
    /// The round that starts, from 1 to 99.
    pub round: u16,
    /// Who holds each castle, from the west.
    pub holders: [Option<Camp>; CASTLES],
    /// Each seat's hand, by [`Seat::index`]; those of a shared camp before cards are given.
    pub hands: [Cards; 4],
    /// The draw piles.
    pub draw: ByCamp<Cards>,
    /// Cards lost for good.
    pub pillage: ByCamp<Cards>,
    /// How often each draw pile has run out.
    pub exhaustions: ByCamp<u8>,
    /// What decides later draws.
    pub seed: Seed,
}

/// Why a table cannot be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadArrangement {
    /// The terms are no game.
    #[error("{0}")]
    Terms(BadSetup),
    /// Rounds are counted from 1, and no game comes to a hundred.
    #[error("rounds are counted from 1 to 99")]
    Round,
    /// The camp is given cards that its pack does not have, or some twice.
    #[error("the {0} pack has not all these cards")]
    Pack(Camp),
    /// There is no such chair.
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
    /// The hero cannot be in a pile that was never made anew.
    #[error("the {0} hero cannot be in a pile that was never made anew")]
    HeroInPile(Camp),
    /// In the base game of 2022 no card is lost.
    #[error("the {0} camp cannot have lost cards at this level")]
    Pillage(Camp),
    /// Somebody holds all six castles: the game is over.
    #[error("the {0} camp holds all six castles: the game is over")]
    SixCastles(Camp),
    /// The text says this, which means nothing here.
    #[error("{0:?} means nothing here")]
    Word(String),
}

impl Arrangement {
    fn hand_of(&self, camp: Camp) -> Cards {
        self.hands[Seat::new(camp, 0).index()] + self.hands[Seat::new(camp, 1).index()]
    }

    /// Refuses what cannot be; gives the discard piles.
    fn validate(&self) -> Result<ByCamp<Cards>, BadArrangement> {
        self.config.validate().map_err(BadArrangement::Terms)?;
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
    /// The table as it was written down, at the first decision of its round.
    ///
    /// # Errors
    /// Why it cannot be.
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
        position.memory.shown = discard;
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
                    .ok_or(BadArrangement::Pack(camp))?;
            }
        }
        Ok(table)
    }
}

impl Arrangement {
    /// Takes in one word of the text; nothing if it means nothing.
    fn read(&mut self, word: &str, drawn: &mut ByCamp<bool>) -> Option<()> {
        let Some((key, value)) = word.split_once('=') else {
            return self.read_terms(word);
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
                    "exhausted" => self.exhaustions[camp] = value.parse().ok()?,
                    _ => return None,
                }
            }
        }
        Some(())
    }

    fn read_terms(&mut self, word: &str) -> Option<()> {
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
