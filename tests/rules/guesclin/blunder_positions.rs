//! Positions of the blunder suite: in each only a blunder leaves undone what is expected.

use guyenne::games::guesclin::rules::Banner;

/// What a bot must do in its activation.
#[derive(Debug, Clone, Copy)]
pub enum Expected {
    /// This fighter leaves the map.
    Leaves(&'static str),
    /// Somebody strikes or shoots at this one.
    Strikes(&'static str),
    /// Fewer enemies than before can strike or shoot at this one.
    Retires(&'static str),
    /// A post changes its banner.
    Posts,
    /// This one strikes or shoots, or ends beside fewer than two fresh enemies.
    NotIdle(&'static str),
    /// This one makes no shot of capacity 0: a much better one, or a blow, is there to be had.
    NoVainShot(&'static str),
    /// The English cannot raise the bridge.
    HoldsBridge,
    /// This driver drives into nobody's reach while somebody of the banner who drives no cart stands idle.
    Escorts(&'static str),
}

/// A position.
pub struct Case {
    /// The scenario's number.
    pub scenario: u8,
    /// The round.
    pub round: u8,
    /// Who is active.
    pub banner: Banner,
    /// Where fighters stand; the others stand in their zones.
    pub at: &'static [(&'static str, [u8; 2])],
    /// Who is stunned.
    pub stunned: &'static [&'static str],
    /// Who is neutralised.
    pub gone: &'static [&'static str],
    /// What is expected.
    pub expected: Expected,
}

const FAR_FRENCH: [(&str, [u8; 2]); 5] = [
    ("french-knight", [2, 2]),
    ("french-sergeant", [3, 5]),
    ("french-companion-1", [4, 4]),
    ("french-companion-2", [5, 3]),
    ("french-franc-archer", [2, 8]),
];

macro_rules! valet_leaves {
    ($at:expr) => {
        Case {
            scenario: 1,
            round: 2,
            banner: Banner::English,
            at: &[
                FAR_FRENCH[0],
                FAR_FRENCH[1],
                FAR_FRENCH[2],
                FAR_FRENCH[3],
                FAR_FRENCH[4],
                ("english-valet", $at),
                ("english-horseman", [9, 5]),
                ("english-squire", [8, 6]),
            ],
            stunned: &[],
            gone: &[],
            expected: Expected::Leaves("english-valet"),
        }
    };
}

macro_rules! valet_is_struck {
    ($valet:expr, $sergeant:expr, $companion:expr) => {
        Case {
            scenario: 1,
            round: 3,
            banner: Banner::French,
            at: &[
                ("english-valet", $valet),
                ("english-horseman", [2, 2]),
                ("english-squire", [3, 5]),
                ("french-sergeant", $sergeant),
                ("french-companion-1", $companion),
                ("french-companion-2", [9, 8]),
                ("french-knight", [8, 6]),
            ],
            stunned: &[],
            gone: &[],
            expected: Expected::Strikes("english-valet"),
        }
    };
}

macro_rules! cart_leaves {
    ($who:literal, $at:expr) => {
        Case {
            scenario: 3,
            round: 4,
            banner: Banner::French,
            at: &[($who, $at)],
            stunned: &[],
            gone: &[],
            expected: Expected::Leaves($who),
        }
    };
}

/// The last commander of the enemy is stunned; two of the active banner may strike.
macro_rules! last_commander_is_struck {
    ($foe:expr, $sergeant:expr, $pikeman:expr) => {
        last_commander_is_struck!(
            Banner::French,
            "montfortist-horseman" at $foe,
            "french-sergeant" at $sergeant,
            "french-pikeman" at $pikeman,
            "english-knight"
        )
    };
    (
        $banner:expr,
        $foe:literal at $at:expr,
        $one:literal at $first:expr,
        $other:literal at $second:expr,
        $gone:literal
    ) => {
        Case {
            scenario: 4,
            round: 5,
            banner: $banner,
            at: &[($foe, $at), ($one, $first), ($other, $second)],
            stunned: &[$foe],
            gone: &[$gone],
            expected: Expected::Strikes($foe),
        }
    };
}

/// The own last commander is stunned, and two enemies come near.
macro_rules! own_commander_retires {
    ($own:expr, $squire:expr, $companion:expr) => {
        own_commander_retires!(
            Banner::French,
            "french-horseman" at $own,
            "english-squire" at $squire,
            "english-companion" at $companion,
            "blesist-knight"
        )
    };
    (
        $banner:expr,
        $own:literal at $at:expr,
        $one:literal at $first:expr,
        $other:literal at $second:expr,
        $gone:literal
    ) => {
        Case {
            scenario: 4,
            round: 5,
            banner: $banner,
            at: &[($own, $at), ($one, $first), ($other, $second)],
            stunned: &[$own],
            gone: &[$gone],
            expected: Expected::Retires($own),
        }
    };
}

macro_rules! post_is_taken {
    ($who:literal, $at:expr) => {
        Case {
            scenario: 2,
            round: 10,
            banner: Banner::French,
            at: &[($who, $at)],
            stunned: &[],
            gone: &["english-squire", "english-pikeman", "english-valet"],
            expected: Expected::Posts,
        }
    };
}

/// A weak fighter stands between two fresh enemies.
macro_rules! not_idle {
    ($banner:expr, $own:literal at $at:expr, $one:literal at $first:expr, $other:literal at $second:expr) => {
        Case {
            scenario: 4,
            round: 5,
            banner: $banner,
            at: &[($own, $at), ($one, $first), ($other, $second)],
            stunned: &[],
            gone: &[],
            expected: Expected::NotIdle($own),
        }
    };
}

/// One enemy is at the very end of the range, another one near.
macro_rules! no_vain_shot {
    ($banner:expr, $own:literal at $at:expr, $far:literal at $first:expr, $near:literal at $second:expr) => {
        Case {
            scenario: 4,
            round: 5,
            banner: $banner,
            at: &[($own, $at), ($far, $first), ($near, $second)],
            stunned: &[],
            gone: &[],
            expected: Expected::NoVainShot($own),
        }
    };
}

/// A bearer of a bundle stands on the bridge, an Englishman at the winch.
macro_rules! bridge_is_held {
    ($round:literal, $bearer:literal, $winch:literal, [$($id:literal at $at:expr),*]) => {
        Case {
            scenario: 2,
            round: $round,
            banner: Banner::French,
            at: &[$(($id, $at),)* ($bearer, [6, 5]), ($winch, [7, 4])],
            stunned: &[],
            gone: &[],
            expected: Expected::HoldsBridge,
        }
    };
}

/// A cart comes into the reach of an enemy; the horseman and a companion may go with it.
macro_rules! cart_is_escorted {
    ($who:literal at $at:expr, $foe:literal at $foe_at:expr, $horseman:expr, $companion:expr) => {
        Case {
            scenario: 3,
            round: 4,
            banner: Banner::French,
            at: &[
                ($who, $at),
                ($foe, $foe_at),
                ("french-horseman", $horseman),
                ("french-companion", $companion),
            ],
            stunned: &[],
            gone: &[],
            expected: Expected::Escorts($who),
        }
    };
}

/// The positions.
pub const CASES: &[Case] = &[
    valet_leaves!([16, 2]),
    valet_leaves!([16, 5]),
    valet_leaves!([15, 8]),
    valet_leaves!([15, 3]),
    valet_leaves!([16, 9]),
    valet_is_struck!([14, 5], [11, 5], [13, 8]),
    valet_is_struck!([13, 5], [12, 3], [15, 6]),
    valet_is_struck!([15, 2], [13, 2], [13, 1]),
    valet_is_struck!([14, 2], [12, 2], [16, 4]),
    valet_is_struck!([15, 6], [14, 4], [13, 5]),
    cart_leaves!("french-carter-1", [15, 4]),
    cart_leaves!("french-carter-2", [15, 4]),
    cart_leaves!("french-carter-1", [15, 5]),
    cart_leaves!("french-carter-3", [15, 5]),
    last_commander_is_struck!([8, 6], [10, 6], [10, 5]),
    last_commander_is_struck!([6, 5], [8, 5], [7, 5]),
    last_commander_is_struck!([12, 1], [14, 1], [14, 2]),
    last_commander_is_struck!([2, 4], [2, 6], [4, 2]),
    last_commander_is_struck!([14, 7], [16, 7], [15, 8]),
    last_commander_is_struck!([9, 7], [11, 8], [9, 9]),
    own_commander_retires!([12, 5], [8, 5], [9, 4]),
    own_commander_retires!([11, 2], [7, 3], [8, 1]),
    own_commander_retires!([10, 5], [6, 5], [7, 4]),
    own_commander_retires!([13, 7], [9, 6], [10, 5]),
    own_commander_retires!([12, 9], [9, 8], [10, 9]),
    own_commander_retires!([14, 1], [10, 1], [11, 1]),
    post_is_taken!("french-sergeant", [8, 5]),
    post_is_taken!("french-pikeman", [7, 6]),
    post_is_taken!("french-sergeant", [10, 7]),
    post_is_taken!("french-pikeman", [9, 7]),
    last_commander_is_struck!(
        Banner::Blesist,
        "montfortist-horseman" at [8, 6],
        "blesist-squire" at [10, 6],
        "blesist-pikeman" at [10, 5],
        "english-knight"
    ),
    last_commander_is_struck!(
        Banner::Blesist,
        "english-knight" at [6, 5],
        "blesist-companion" at [8, 5],
        "blesist-squire" at [7, 6],
        "montfortist-horseman"
    ),
    last_commander_is_struck!(
        Banner::English,
        "blesist-knight" at [10, 5],
        "english-squire" at [7, 4],
        "english-pikeman" at [9, 4],
        "french-horseman"
    ),
    last_commander_is_struck!(
        Banner::English,
        "french-horseman" at [7, 3],
        "english-companion" at [5, 2],
        "english-archer" at [6, 4],
        "blesist-knight"
    ),
    last_commander_is_struck!(
        Banner::Montfortist,
        "french-horseman" at [11, 5],
        "montfortist-sergeant" at [9, 5],
        "montfortist-crossbowman" at [9, 6],
        "blesist-knight"
    ),
    last_commander_is_struck!(
        Banner::Montfortist,
        "blesist-knight" at [12, 3],
        "montfortist-pikeman" at [10, 3],
        "montfortist-companion" at [10, 2],
        "french-horseman"
    ),
    own_commander_retires!(
        Banner::Blesist,
        "blesist-knight" at [12, 5],
        "montfortist-sergeant" at [8, 5],
        "english-companion" at [7, 4],
        "french-horseman"
    ),
    own_commander_retires!(
        Banner::English,
        "english-knight" at [4, 5],
        "french-sergeant" at [8, 5],
        "blesist-companion" at [9, 5],
        "montfortist-horseman"
    ),
    own_commander_retires!(
        Banner::English,
        "english-knight" at [3, 8],
        "french-companion" at [8, 8],
        "blesist-squire" at [8, 7],
        "montfortist-horseman"
    ),
    own_commander_retires!(
        Banner::Montfortist,
        "montfortist-horseman" at [5, 5],
        "french-companion" at [9, 5],
        "blesist-squire" at [9, 4],
        "english-knight"
    ),
    own_commander_retires!(
        Banner::Montfortist,
        "montfortist-horseman" at [4, 2],
        "french-sergeant" at [8, 2],
        "blesist-companion" at [8, 1],
        "english-knight"
    ),
    not_idle!(
        Banner::French,
        "french-companion" at [10, 4],
        "english-pikeman" at [10, 3],
        "montfortist-sergeant" at [9, 4]
    ),
    not_idle!(
        Banner::French,
        "french-archer" at [10, 6],
        "english-squire" at [9, 6],
        "english-pikeman" at [9, 5]
    ),
    not_idle!(
        Banner::English,
        "english-archer" at [6, 6],
        "french-pikeman" at [7, 5],
        "blesist-squire" at [7, 6]
    ),
    not_idle!(
        Banner::English,
        "english-companion" at [5, 3],
        "french-sergeant" at [6, 3],
        "blesist-pikeman" at [6, 4]
    ),
    not_idle!(
        Banner::Blesist,
        "blesist-companion" at [11, 5],
        "english-squire" at [10, 5],
        "montfortist-pikeman" at [10, 6]
    ),
    not_idle!(
        Banner::Montfortist,
        "montfortist-crossbowman" at [5, 5],
        "french-sergeant" at [6, 5],
        "blesist-squire" at [6, 6]
    ),
    not_idle!(
        Banner::Montfortist,
        "montfortist-archer" at [4, 9],
        "french-pikeman" at [5, 8],
        "blesist-pikeman" at [5, 9]
    ),
    no_vain_shot!(
        Banner::French,
        "french-crossbowman" at [10, 4],
        "english-knight" at [6, 4],
        "english-archer" at [8, 5]
    ),
    no_vain_shot!(
        Banner::French,
        "french-archer" at [11, 5],
        "montfortist-horseman" at [6, 5],
        "english-companion" at [9, 5]
    ),
    no_vain_shot!(
        Banner::English,
        "english-archer" at [5, 5],
        "french-horseman" at [10, 5],
        "blesist-companion" at [8, 5]
    ),
    no_vain_shot!(
        Banner::English,
        "english-crossbowman" at [6, 8],
        "blesist-knight" at [10, 8],
        "french-archer" at [8, 8]
    ),
    no_vain_shot!(
        Banner::Blesist,
        "blesist-archer" at [11, 2],
        "english-knight" at [6, 2],
        "montfortist-archer" at [9, 1]
    ),
    no_vain_shot!(
        Banner::Montfortist,
        "montfortist-crossbowman" at [6, 5],
        "french-horseman" at [10, 5],
        "blesist-companion" at [8, 5]
    ),
    bridge_is_held!(2, "french-knight", "english-valet", []),
    bridge_is_held!(3, "french-companion-1", "english-valet", ["english-squire" at [9, 4]]),
    bridge_is_held!(
        2,
        "french-companion-2",
        "english-squire",
        ["french-knight" at [7, 5],
        "english-valet" at [8, 4]]
    ),
    bridge_is_held!(
        4,
        "french-knight",
        "english-pikeman",
        ["french-companion-1" at [7, 5],
        "english-valet" at [9, 6]]
    ),
    cart_is_escorted!(
        "french-carter-1" at [10, 1],
        "montfortist-sergeant" at [13, 3],
        [9, 1],
        [8, 1]
    ),
    cart_is_escorted!(
        "french-carter-2" at [10, 8],
        "montfortist-pikeman" at [13, 6],
        [9, 8],
        [9, 7]
    ),
    cart_is_escorted!("french-carter-3" at [5, 2], "english-squire" at [8, 3], [4, 2], [3, 1]),
    cart_is_escorted!("french-carter-1" at [5, 7], "english-companion" at [9, 6], [4, 8], [3, 7]),
];
