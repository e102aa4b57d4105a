//! The numbers of a code, passed one after the other: written from a game that is given, or read for one that is made.

use super::number::BigNumber;
use crate::player_kind::PlayerKind;
use crate::seed::Seed;

/// How a code tells its game. The first style that can tell a game is its code's; the last one can tell all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodeStyle {
    /// Chance is the seed's; otherwise each of its outcomes is told.
    pub seeded: bool,
    /// Where several may decide, the first one does; otherwise it is told who does.
    pub in_turn: bool,
    /// Every move is a listed one; otherwise it is told if one is not.
    pub listed: bool,
}

impl CodeStyle {
    /// How many there are.
    const COUNT: u64 = 8;

    /// The shortest: nothing is told but the moves.
    pub(super) const SHORTEST: Self = Self {
        seeded: true,
        in_turn: true,
        listed: true,
    };

    /// Every style, the shortest first.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::numbered)
    }

    /// The style at a place of [`all`](Self::all).
    fn numbered(place: u64) -> Self {
        let told = |what: u64| place & what != 0;
        Self {
            seeded: !told(4),
            in_turn: !told(2),
            listed: !told(1),
        }
    }

    const fn place(self) -> u64 {
        !self.seeded as u64 * 4 + !self.in_turn as u64 * 2 + !self.listed as u64
    }
}

/// Passes the numbers of a code in a fixed order. A game describes its codes once: each call gets the value of the game
/// that is `given`, and gives back the same, or the one that the code has if none is given.
#[derive(Debug)]
pub struct Coder {
    numbers: CodeNumbers,
    style: CodeStyle,
    fault: Option<String>,
}

#[derive(Debug)]
enum CodeNumbers {
    /// Each with the count of values that it could have.
    Written(Vec<(u64, u64)>),
    Read(BigNumber),
}

/// The longest text that is told, in bytes: a name of something.
const LONGEST: usize = 1000;

/// How many bots a game may have in its codes.
const BOTS: u64 = 30;

impl Coder {
    /// One that writes.
    pub(super) fn writer(style: CodeStyle) -> Self {
        Self {
            numbers: CodeNumbers::Written(vec![(CodeStyle::COUNT, style.place())]),
            style,
            fault: None,
        }
    }

    /// One that reads what a writer has written.
    pub(super) fn reader(mut number: BigNumber) -> Self {
        let style = CodeStyle::numbered(number.take(CodeStyle::COUNT));
        Self {
            numbers: CodeNumbers::Read(number),
            style,
            fault: None,
        }
    }

    /// What was written, unless something could not be told.
    pub(super) fn finish(self) -> Result<BigNumber, String> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        match self.numbers {
            CodeNumbers::Read(rest) => Ok(rest),
            CodeNumbers::Written(all) => {
                let mut number = BigNumber::default();
                let put = |&(count, value): &(u64, u64)| number.put(count, value);
                all.iter().rev().for_each(put);
                Ok(number)
            }
        }
    }

    /// What could not be told, if anything.
    pub(super) fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Notes that something cannot be told, or is no game.
    pub fn refuse(&mut self, why: impl Into<String>) {
        self.fault.get_or_insert_with(|| why.into());
    }

    /// How the code tells its game.
    #[must_use]
    pub const fn style(&self) -> CodeStyle {
        self.style
    }

    /// Passes a number below `count`, which is at most 2^32.
    pub fn pass(&mut self, count: u64, given: Option<u64>) -> u64 {
        match &mut self.numbers {
            CodeNumbers::Read(number) => number.take(count.max(1)),
            CodeNumbers::Written(all) => match given.filter(|&value| value < count) {
                Some(value) => {
                    all.push((count, value));
                    value
                }
                None => {
                    self.refuse(format!("{given:?} is not one of {count} values"));
                    0
                }
            },
        }
    }

    /// Passes whether something is so.
    pub fn flag(&mut self, given: Option<bool>) -> bool {
        self.pass(2, given.map(u64::from)) == 1
    }

    /// Passes a number of any size; the smaller, the shorter.
    pub fn size(&mut self, given: Option<usize>) -> usize {
        let (mut size, mut rest) = (0_usize, given);
        for shift in (0..32).step_by(4) {
            let part = rest.map(|rest| (rest % 16 + if rest < 16 { 0 } else { 16 }) as u64);
            let part = self.pass(32, part) as usize;
            size |= (part % 16) << shift;
            rest = rest.map(|rest| rest / 16);
            if part < 16 {
                return size;
            }
        }
        self.refuse("a number is too large");
        0
    }

    /// Passes one of `all`, by its place among them; `None` if there are none, or the given one is not among them.
    pub fn one_of<T: Copy + PartialEq>(&mut self, all: &[T], given: Option<T>) -> Option<T> {
        if all.is_empty() {
            self.refuse("there is nothing to choose from");
            return None;
        }
        let place = given.and_then(|given| all.iter().position(|&one| one == given));
        if given.is_some() && place.is_none() {
            self.refuse("what was chosen is not listed");
            return None;
        }
        let place = self.pass(all.len() as u64, place.map(|place| place as u64));
        all.get(place as usize).copied()
    }

    /// As [`one_of`](Self::one_of), for a list to which later versions may add: up to eight of a kind.
    pub fn kind<T: Copy + PartialEq>(&mut self, all: &[T], given: Option<T>) -> Option<T> {
        let place = given.and_then(|given| all.iter().position(|&one| one == given));
        let place = self.pass(8, place.map(|place| place as u64));
        let kind = all.get(place as usize).copied();
        if kind.is_none() {
            self.refuse("it is of a kind that is not known here");
        }
        kind
    }

    /// Passes the order of things that are all different: `given` has each of `all` once. Nothing if it has not.
    pub fn order<T: Copy + PartialEq>(&mut self, all: &[T], given: Option<&[T]>) -> Vec<T> {
        let mut rest = all.to_vec();
        let mut order = Vec::new();
        while !rest.is_empty() {
            let next = given.and_then(|given| given.get(order.len()).copied());
            let Some(one) = self.one_of(&rest, next) else {
                return Vec::new();
            };
            rest.retain(|&other| other != one);
            order.push(one);
        }
        order
    }

    /// Passes a text of at most 1000 bytes.
    pub fn text(&mut self, given: Option<&str>) -> String {
        let size = self.size(given.map(str::len));
        if size > LONGEST {
            self.refuse(format!(
                "a text of {size} bytes is too long: {LONGEST} are told"
            ));
            return String::new();
        }
        let byte = |at| given.map(|text| u64::from(text.as_bytes()[at]));
        let bytes = (0..size).map(|at| self.pass(256, byte(at)) as u8).collect();
        String::from_utf8(bytes).unwrap_or_else(|_| {
            self.refuse("a text is in no encoding that is known");
            String::new()
        })
    }

    /// Passes texts of which each is most often one of `known` and stands for itself once: their order, or, if others
    /// are among them, all of them.
    pub fn names<const N: usize>(
        &mut self,
        known: [&str; N],
        given: Option<&[String; N]>,
    ) -> [String; N] {
        let order: Option<Vec<&str>> =
            given.map(|given| given.iter().map(String::as_str).collect());
        let is_known = |name: &&str| order.iter().flatten().any(|given| given == name);
        let told = self.flag(order.as_ref().map(|_| !known.iter().all(is_known)));
        if told {
            return core::array::from_fn(|at| self.text(given.map(|given| given[at].as_str())));
        }
        let changed = self.flag(order.as_ref().map(|order| *order != known));
        let order = if changed {
            self.order(&known, order.as_deref())
        } else {
            known.to_vec()
        };
        core::array::from_fn(|at| order.get(at).copied().unwrap_or_default().to_owned())
    }

    /// Passes a seed.
    pub fn seed(&mut self, given: Option<Seed>) -> Seed {
        let bytes = given.map(|seed| u64::from((64 - seed.0.leading_zeros()).div_ceil(8)));
        let bytes = self.pass(9, bytes);
        let byte = |at: u64| given.map(|seed| seed.0 >> (8 * at) & 0xff);
        let number = (0..bytes).fold(0, |sum, at| sum | self.pass(256, byte(at)) << (8 * at));
        Seed(number)
    }

    /// Passes whether a player is a person or which bot. `bots` are those that codes of the game name by their place:
    /// any other one is named by its name.
    pub fn player(&mut self, bots: &[&str], given: Option<&PlayerKind>) -> PlayerKind {
        let place = given.map(|given| {
            let bot = given.bot().map(|bot| {
                let place = bots.iter().position(|&known| known == bot);
                place.map_or(1, |place| 2 + place as u64)
            });
            bot.unwrap_or(0)
        });
        match self.pass(2 + BOTS, place) {
            0 => PlayerKind::Human,
            1 => PlayerKind::Bot(self.text(given.and_then(PlayerKind::bot))),
            place => match bots.get(place as usize - 2) {
                Some(&bot) => PlayerKind::Bot(bot.to_owned()),
                None => {
                    self.refuse("it is played by a bot that is not known here");
                    PlayerKind::Human
                }
            },
        }
    }
}
