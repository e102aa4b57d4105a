//! Moves as short texts, by the numbers of fighters, objects and exits: `march 3 E5`. For reviews, which keep them.

use super::fighter::{Fighter, Object};
use super::hex::Hex;
use super::moves::Move;

impl Move {
    /// A move by a path of the player's own as the march that leads there; every other move as it is.
    #[must_use]
    pub fn as_march(self) -> Self {
        match self {
            Self::Follow { who, path, exit } => match path.last() {
                Some(to) => Self::March { who, to, exit },
                None => self,
            },
            _ => self,
        }
    }

    /// The move as a text that [`read_text`](Self::read_text) reads. A path is told by its last hex.
    #[must_use]
    pub fn text(self) -> String {
        match self.as_march() {
            Self::Place { who, at } => format!("place {} {}", who.index(), at.name()),
            Self::Order { to, order } => format!("order {} {order}", to.index()),
            Self::March {
                who,
                to,
                exit: None,
            } => format!("march {} {}", who.index(), to.name()),
            Self::March {
                who,
                to,
                exit: Some(exit),
            } => format!("march {} {} {exit}", who.index(), to.name()),
            // A path without a hex is never legal.
            Self::Follow { who, .. } => format!("follow {}", who.index()),
            Self::Attack { who, target } => format!("attack {} {}", who.index(), target.index()),
            Self::Shoot { who, target } => format!("shoot {} {}", who.index(), target.index()),
            Self::Take { who, object } => format!("take {} {}", who.index(), object.index()),
            Self::Put { who } => format!("put {}", who.index()),
            Self::Give { who, to } => format!("give {} {}", who.index(), to.index()),
            Self::Break { who, object } => format!("break {} {}", who.index(), object.index()),
            Self::Bridge { who } => format!("bridge {}", who.index()),
            Self::Drop { at } => format!("drop {}", at.name()),
            Self::Finish => "finish".to_owned(),
        }
    }

    /// Reads a move; `None` if the text is none.
    #[must_use]
    pub fn read_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let fighter = |word: Option<&str>| Fighter::new(word?.parse().ok()?);
        let object = |word: Option<&str>| Object::new(word?.parse().ok()?);
        let hex = |word: Option<&str>| Hex::all().find(|at| Some(at.name().as_str()) == word);
        let m = match kind {
            "place" => Self::Place {
                who: fighter(words.next())?,
                at: hex(words.next())?,
            },
            "order" => Self::Order {
                to: fighter(words.next())?,
                order: words.next()?.parse().ok()?,
            },
            "march" => Self::March {
                who: fighter(words.next())?,
                to: hex(words.next())?,
                exit: match words.next() {
                    Some(exit) => Some(exit.parse().ok()?),
                    None => None,
                },
            },
            "attack" => Self::Attack {
                who: fighter(words.next())?,
                target: fighter(words.next())?,
            },
            "shoot" => Self::Shoot {
                who: fighter(words.next())?,
                target: fighter(words.next())?,
            },
            "take" => Self::Take {
                who: fighter(words.next())?,
                object: object(words.next())?,
            },
            "put" => Self::Put {
                who: fighter(words.next())?,
            },
            "give" => Self::Give {
                who: fighter(words.next())?,
                to: fighter(words.next())?,
            },
            "break" => Self::Break {
                who: fighter(words.next())?,
                object: object(words.next())?,
            },
            "bridge" => Self::Bridge {
                who: fighter(words.next())?,
            },
            "drop" => Self::Drop {
                at: hex(words.next())?,
            },
            "finish" => Self::Finish,
            _ => return None,
        };
        words.next().is_none().then_some(m)
    }
}
