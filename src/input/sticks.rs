//! The sticks of pads that are pushed. What lies pushed without a hand on it does not count: on pads that nobody knows
//! the trigger of one pad is where the right stick of others is, and a trigger at rest looks like a stick at its end.

use super::{Action, action::PUSHED};
use bevy::{
    platform::collections::{HashMap, HashSet},
    prelude::*,
};
use kit_timings::AnimationTimings;

/// The axes of the left stick, then of the right one.
const AXES: [GamepadAxis; 4] = [
    GamepadAxis::LeftStickX,
    GamepadAxis::LeftStickY,
    GamepadAxis::RightStickX,
    GamepadAxis::RightStickY,
];

/// Nearer to its middle than this, a stick is let go, as a share of its way.
const MIDDLE: f32 = 0.15;
/// What is known of one axis.
#[derive(Clone, Copy, Debug)]
struct StickRest {
    value: f32,
    /// Since when it has not moved, in seconds.
    still: f32,
    /// Whether it is taken for a stick.
    counts: bool,
    /// Whether it has ever moved.
    moved: bool,
}

impl StickRest {
    /// An axis that counts from the beginning, or when it has lain in its middle.
    const fn new(counts: bool) -> Self {
        Self {
            value: 0.0,
            still: 0.0,
            counts,
            moved: false,
        }
    }

    /// Takes its value after `seconds`; `certain` if the axis is known to be a stick's. Returns what counts of it.
    fn take(&mut self, value: f32, seconds: f32, certain: bool, timings: &AnimationTimings) -> f32 {
        if value != self.value {
            self.moved = true;
        }
        // A stick that lies in its middle trembles.
        if value == self.value || value.abs().max(self.value.abs()) < MIDDLE {
            self.still += seconds;
        } else {
            self.still = 0.0;
        }
        self.value = value;
        let rests = if certain {
            timings.stick_rests
        } else {
            timings.stick_rests_unknown
        };
        if value.abs() >= PUSHED && self.still >= rests.seconds {
            self.counts = false;
        }
        let settles = certain || self.still >= timings.stick_settles.seconds;
        if self.moved && value.abs() < MIDDLE && settles {
            self.counts = true;
        }
        if self.counts { value } else { 0.0 }
    }
}

/// Where the sticks of pads are pushed.
#[derive(Resource, Debug, Default)]
pub(super) struct Sticks {
    rests: HashMap<Entity, [StickRest; 4]>,
    pushes: HashMap<Entity, [Vec2; 2]>,
    fresh: HashSet<Entity>,
}

impl Sticks {
    /// Where the stick is pushed that is pushed farther, if one is.
    pub(super) fn farthest(&self, pad: Entity) -> Option<Vec2> {
        let sticks = self.pushes.get(&pad)?.iter().copied();
        let farthest = sticks.max_by(|a, b| a.length().total_cmp(&b.length()))?;
        (farthest.length() >= PUSHED).then_some(farthest)
    }

    /// Whether a stick is pushed in the direction of this action.
    pub(super) fn pushes(&self, pad: Entity, way: Action) -> bool {
        let sticks = self.pushes.get(&pad).into_iter().flatten();
        sticks.copied().any(|push| match way {
            Action::Up => push.y >= PUSHED,
            Action::Down => push.y <= -PUSHED,
            Action::Left => push.x <= -PUSHED,
            Action::Right => push.x >= PUSHED,
            _ => false,
        })
    }

    /// The pads whose sticks are moved in this frame, and pushed.
    pub(super) fn moved(&self) -> impl Iterator<Item = Entity> + '_ {
        self.fresh.iter().copied()
    }

    fn take(
        &mut self,
        pad: Entity,
        values: [f32; 4],
        seconds: f32,
        known: bool,
        timings: &AnimationTimings,
    ) {
        // The left stick is where it is on all pads.
        let certain = [true, true, known, known];
        let rests = self.rests.entry(pad);
        let rests = rests.or_insert_with(|| certain.map(StickRest::new));
        let mut counted = [0.0; 4];
        for (n, rest) in rests.iter_mut().enumerate() {
            counted[n] = rest.take(values[n], seconds, certain[n], timings);
        }
        let [left_x, left_y, right_x, right_y] = counted;
        let push = [Vec2::new(left_x, left_y), Vec2::new(right_x, right_y)];
        let before = self.pushes.insert(pad, push);
        if before != Some(push) && self.farthest(pad).is_some() {
            self.fresh.insert(pad);
        }
    }
}

/// Whether the buttons and sticks of this pad are where they are on all others: its maker is known, or the browser says
/// so.
fn is_known(pad: &Gamepad, name: Option<&Name>) -> bool {
    const MAKERS: [u16; 4] = [0x045e, 0x054c, 0x057e, 0x28de];
    let maker = pad.vendor_id().is_some_and(|id| MAKERS.contains(&id));
    maker || name.is_some_and(|name| name.contains("STANDARD GAMEPAD"))
}

/// Reads the sticks of all pads.
pub(super) fn read_sticks(
    (time, timings): (Res<Time<Real>>, Res<AnimationTimings>),
    pads: Query<(Entity, &Gamepad, Option<&Name>)>,
    mut sticks: ResMut<Sticks>,
) {
    sticks.fresh.clear();
    sticks.rests.retain(|&pad, _| pads.contains(pad));
    sticks.pushes.retain(|&pad, _| pads.contains(pad));
    // A page that was hidden reports hours in one frame.
    let seconds = time.delta_secs().min(0.1);
    for (entity, pad, name) in &pads {
        let values = AXES.map(|axis| pad.get(axis).unwrap_or_default());
        let known = is_known(pad, name);
        sticks.take(entity, values, seconds, known, &timings);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: f32 = 1.0 / 60.0;
    const PAD: Entity = Entity::PLACEHOLDER;

    /// The frames in which something is pushed while the horizontal axis of one stick has these values for so many
    /// frames each.
    fn pushed(right: bool, known: bool, values: &[(f32, u32)]) -> Vec<u32> {
        let timings = AnimationTimings::default();
        let mut sticks = Sticks::default();
        let mut all = Vec::new();
        for &(value, frames) in values {
            let mut count = 0;
            for _ in 0..frames {
                let axes = if right {
                    [0.0, 0.0, value, 0.0]
                } else {
                    [value, 0.0, 0.0, 0.0]
                };
                sticks.take(PAD, axes, FRAME, known, &timings);
                let ways = [Action::Left, Action::Right];
                let way = ways.iter().any(|&way| sticks.pushes(PAD, way));
                assert_eq!(way, sticks.farthest(PAD).is_some());
                count += u32::from(way);
            }
            all.push(count);
        }
        all
    }

    #[test]
    fn a_trigger_at_rest_pushes_nothing_on_a_pad_that_nobody_knows() {
        // At rest from the beginning.
        assert_eq!(pushed(true, false, &[(-1.0, 600)]), [0]);
        assert_eq!(pushed(true, false, &[(1.0, 600)]), [0]);
        // It says so only when it is pulled for the first time; then it is pulled again, fast and slowly.
        let pulls = [
            (0.0, 300),
            (-0.8, 1),
            (-0.1, 2),
            (0.6, 1),
            (1.0, 40),
            (0.05, 3),
            (-1.0, 300),
            (-0.5, 5),
            (0.0, 9),
            (0.5, 5),
            (1.0, 200),
            (-1.0, 100),
        ];
        assert_eq!(pushed(true, false, &pulls), [0; 12]);
    }

    #[test]
    fn a_stick_pushes_as_soon_as_it_is_known_to_be_one() {
        // The left one, and that of a maker we know, at once.
        let push = [(0.0, 10), (1.0, 20), (0.0, 10), (-1.0, 20)];
        assert_eq!(pushed(false, false, &push), [0, 20, 0, 20]);
        assert_eq!(pushed(true, true, &push), [0, 20, 0, 20]);
        // The right one of an unknown pad when it has lain in its middle once.
        let push = [(0.0, 10), (1.0, 20), (0.02, 30), (-1.0, 20)];
        assert_eq!(pushed(true, false, &push), [0, 0, 0, 20]);
    }

    #[test]
    fn what_lies_at_its_end_for_long_is_no_push() {
        let seconds = [(0.0, 10), (1.0, 1200), (0.0, 1), (1.0, 20)];
        let all = pushed(false, false, &seconds);
        assert!((590..=610).contains(&all[1]), "{all:?}");
        assert_eq!(all[3], 20, "let go and pushed again");
    }
}
