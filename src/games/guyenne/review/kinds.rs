//! The kinds of sentences of a review: the ends of the keys of their messages.

use kit_rules::named::named;

/// What happened at a moment at which the game may have turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TurnKind {
    /// A castle was conceded.
    Conceded,
    /// A castle was conceded by a camp whose hero lay there.
    ConcededHero,
    /// A castle was conceded to a hero.
    ConcededToHero,
    /// A castle changed its holder.
    Takes,
    /// A castle was defended.
    Keeps,
    /// A hero took a castle.
    HeroTakes,
    /// A hero defended a castle.
    HeroKeeps,
    /// Two heroes met at a held castle.
    HeroesHeld,
    /// Two heroes met at a neutral castle.
    HeroesNeutral,
    /// A tie at a held castle.
    TieHeld,
    /// A tie at a neutral castle.
    TieNeutral,
    /// A camp drew.
    Draw,
    /// A camp chose which cards to lose.
    Pillage,
}

named!(TurnKind, "kind of turning point":
    Conceded = "conceded",
    ConcededHero = "conceded-hero",
    ConcededToHero = "conceded-to-hero",
    Takes = "takes",
    Keeps = "keeps",
    HeroTakes = "hero-takes",
    HeroKeeps = "hero-keeps",
    HeroesHeld = "heroes-held",
    HeroesNeutral = "heroes-neutral",
    TieHeld = "tie-held",
    TieNeutral = "tie-neutral",
    Draw = "draw",
    Pillage = "pillage",
);

/// A fact of a camp.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactKind {
    /// Attacks below the sum to expect, and how many were believed.
    Bluffs,
    /// Castles that such attacks took, and that such attacks of the enemy took from them.
    Paid,
    /// Castles conceded, and how many would have held.
    Concessions,
    /// How often the hero was laid, and how often it met nothing to decide.
    Heroes,
    /// Cards kept to the end.
    Kept,
}

named!(FactKind, "kind of fact":
    Bluffs = "bluffs",
    Paid = "paid",
    Concessions = "concessions",
    Heroes = "heroes",
    Kept = "kept",
);
