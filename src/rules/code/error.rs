//! Why a text is not the code of a game, or a record has none, in sentences that say what and where.

/// Why a code is not read, or not written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// The text is longer than any in which a code is looked for.
    #[error(
        "a text of {bytes} bytes is too long to look for a code in it: at most {most} are read"
    )]
    TooLong {
        /// Its length.
        bytes: usize,
        /// The greatest length.
        most: usize,
    },
    /// There is nothing in the text that looks like a code.
    #[error("there is no code here: one begins with the digit 1 and the letter of its game ({0})")]
    NotFound(String),
    /// It is of a later version.
    #[error(
        "this is a code of version {version}, newer than what this program reads (version {known})"
    )]
    Newer {
        /// Its version.
        version: u64,
        /// The newest that is read.
        known: u64,
    },
    /// It is whole, but of a game that is not here.
    #[error("this is the code of a game that is not here: its letter is {0}")]
    OtherGame(char),
    /// Letters are missing at its end.
    #[error("the code is cut off: {have} of its {due} letters are here{}", stop(*.sign))]
    Cut {
        /// How many letters there are.
        have: usize,
        /// How many it says that it has.
        due: usize,
        /// What stands after them and is no letter of a code.
        sign: Option<char>,
    },
    /// Its letters do not have the sum that stands at its end.
    #[error("a letter of the code is wrong or in another's place{}", suspected(*.0))]
    Sum(Option<Misprint>),
    /// The sum is right, and yet it tells no game.
    #[error("the code tells no game: {0}")]
    NoGame(String),
    /// It tells a game whose code is another one.
    #[error("the code is not written as codes of its game are")]
    NotItsCode,
    /// The record is not valid.
    #[error("{0}")]
    Record(String),
    /// The record is valid, but codes cannot hold its game.
    #[error("the game of this record has no code: {0}")]
    NoCode(String),
    /// The game of the record makes no challenge.
    #[error("the game of this record makes no challenge: {0}")]
    NoChallenge(#[from] NoChallenge),
}

/// Why a game makes no challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoChallenge {
    /// It goes on.
    #[error("it is not over")]
    NotOver,
    /// Its cards or dice are not those of its seed.
    #[error("its seed deals another one")]
    OtherDeal,
    /// It went on from a moment of another one, which its person had seen.
    #[error("it went on from a moment of another one")]
    Branch,
    /// The players of a side are of several kinds.
    #[error("the players of a side are not all people, or one bot")]
    MixedSide,
    /// A bot played the challenger's side.
    #[error("no person played this side")]
    NoPerson,
    /// There was no bot to play against.
    #[error("people played both sides")]
    NoBot,
    /// There are two sides, 0 and 1.
    #[error("there is no side {0}")]
    NoSide(usize),
}

/// The one letter that would make a code right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misprint {
    /// Its place, from 1.
    pub place: usize,
    /// What stands there.
    pub is: char,
    /// What ought to stand there.
    pub due: char,
}

fn stop(sign: Option<char>) -> String {
    sign.map_or_else(String::new, |sign| {
        format!(", and {sign:?} is no letter of a code")
    })
}

fn suspected(misprint: Option<Misprint>) -> String {
    misprint.map_or_else(String::new, |Misprint { place, is, due }| {
        format!(": perhaps letter {place}, which is {is:?} and would be right as {due:?}")
    })
}
