//! The names of Guesclin's own sounds and its tune. Those that games share are in `theme::sound`.

use kit_theme::sound::{Sound, Tune};

/// A rider moves.
pub const HOOVES: Sound = Sound::effect("hooves", 0);
/// A man moves on foot.
pub const FOOTSTEPS: Sound = Sound::effect("footsteps", 0);
/// A commander gives an order.
pub const ORDER_CALL: Sound = Sound::effect("order-call", 0);
/// A blow goes home.
pub const BLOW: Sound = Sound::effect("blow", 2);
/// A blow is turned aside.
pub const PARRY: Sound = Sound::effect("parry", 0);
/// A man goes down.
pub const MAN_FALLS: Sound = Sound::effect("man-falls", 0);
/// A bow lets go.
pub const BOW_SHOT: Sound = Sound::effect("bow-shot", 0);
/// A crossbow lets go.
pub const BOLT_SHOT: Sound = Sound::effect("bolt-shot", 0);
/// What was shot goes home.
pub const ARROW_HIT: Sound = Sound::effect("arrow-hit", 0);
/// What was shot goes past.
pub const ARROW_MISS: Sound = Sound::effect("arrow-miss", 0);
/// The dice are thrown.
pub const BONE_DICE: Sound = Sound::effect("bone-dice", 0);
/// A round begins.
pub const ROUND_BELL: Sound = Sound::effect("round-bell", 0);
/// A post changes its banner.
pub const FLAG: Sound = Sound::effect("flag", 0);
/// A load falls, or is put down or handed over.
pub const LOAD_DROP: Sound = Sound::effect("load-drop", 0);
/// A cart is broken up.
pub const CART_BREAKS: Sound = Sound::effect("cart-breaks", 0);
/// The bridge is raised or lowered.
pub const BRIDGE: Sound = Sound::effect("bridge", 0);

/// All of them.
pub const SOUNDS: &[Sound] = &[
    HOOVES,
    FOOTSTEPS,
    ORDER_CALL,
    BLOW,
    PARRY,
    MAN_FALLS,
    BOW_SHOT,
    BOLT_SHOT,
    ARROW_HIT,
    ARROW_MISS,
    BONE_DICE,
    ROUND_BELL,
    FLAG,
    LOAD_DROP,
    CART_BREAKS,
    BRIDGE,
];

/// At the table and on the result page: the skirmish at Fougeray.
pub const ESTAMPIE: Tune = Tune::round("estampie");

/// All of them.
pub const TUNES: &[Tune] = &[ESTAMPIE];
