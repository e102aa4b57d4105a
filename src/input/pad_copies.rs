//! Copies of pads: where Steam translates the presses of a pad, programs see the pad twice, as itself and as a pad of
//! Steam that repeats its presses. The two are one device. Only the copy is heard then, for it is what the player has
//! set up; the device is the one that was there first.

use super::{Make, PadMake};
use bevy::prelude::*;

/// Whether this is a pad that Steam makes of another one.
pub(super) fn is_copy(pad: &Gamepad, name: Option<&Name>) -> bool {
    const STEAM: (Option<u16>, Option<u16>) = (Some(0x28de), Some(0x11ff));
    let name = name.map(|name| name.to_lowercase()).unwrap_or_default();
    (pad.vendor_id(), pad.product_id()) == STEAM || name.contains("steam virtual gamepad")
}

/// The pads that are connected, and which of them are two sights of one.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PadCopies {
    /// In the order in which they came; whether each is a copy.
    pads: Vec<(Entity, bool)>,
    /// Pads with their copies.
    pairs: Vec<(Entity, Entity)>,
}

impl PadCopies {
    /// The pads that are connected, in the order in which they came, and whether each is a copy.
    pub(super) fn pads(&self) -> &[(Entity, bool)] {
        &self.pads
    }

    /// The other sight of a pad.
    pub(super) fn twin(&self, pad: Entity) -> Option<Entity> {
        self.pairs.iter().find_map(|&(original, copy)| match pad {
            _ if pad == original => Some(copy),
            _ if pad == copy => Some(original),
            _ => None,
        })
    }

    /// The make of the device of this pad; `None` if it is not connected. The signs are those of the pad in the hand,
    /// but on a copy A is at the bottom, or Steam has exchanged the buttons already.
    pub(super) fn make(
        &self,
        pad: Entity,
        said: PadMake,
        pads: &Query<(&Gamepad, Option<&Name>)>,
    ) -> Option<Make> {
        let of = |pad| pads.get(pad).ok().map(|(pad, name)| said.of(pad, name));
        let mut pairs = self.pairs.iter();
        match pairs.find(|&&(original, copy)| original == pad || copy == pad) {
            None => of(pad),
            Some(&(original, _)) if said.0.is_some() => of(original),
            Some(&(original, _)) => of(original).map(|make| match make {
                Make::Swapped => Make::Letters,
                make => make,
            }),
        }
    }

    /// The pad that is heard where this one is the device.
    pub(super) fn heard(&self, device: Entity) -> Entity {
        let mut pairs = self.pairs.iter();
        let pair = pairs.find(|&&(original, _)| original == device);
        pair.map_or(device, |&(_, copy)| copy)
    }

    /// The pads of one kind that have no twin.
    fn alone(&self, copies: bool) -> Vec<Entity> {
        let all = self.pads.iter().filter(|&&(_, copy)| copy == copies);
        let alone = all.map(|&(pad, _)| pad);
        alone.filter(|&pad| self.twin(pad).is_none()).collect()
    }

    /// A pad is there. Where there are as many copies as other pads, each of those has one; which one shows when they
    /// are pressed.
    pub(super) fn add(&mut self, pad: Entity, copy: bool) {
        self.pads.retain(|&(known, _)| known != pad);
        self.pads.push((pad, copy));
        let (originals, copies) = (self.alone(false), self.alone(true));
        if copies.len() >= originals.len() {
            self.pairs.extend(originals.into_iter().zip(copies));
        }
    }

    /// A pad is gone. Returns the twin that it leaves behind.
    pub(super) fn remove(&mut self, pad: Entity) -> Option<Entity> {
        let twin = self.twin(pad);
        self.pads.retain(|&(known, _)| known != pad);
        self.pairs
            .retain(|&(original, copy)| original != pad && copy != pad);
        twin
    }

    /// Takes note of the buttons that go down in one frame: a copy repeats the presses of its pad. Returns whether
    /// other pads are two sights of one now.
    pub(super) fn note(&mut self, pressed: &[(Entity, GamepadButton)]) -> bool {
        let pairs = self.pairs.clone();
        for &(copy, button) in pressed {
            if !self.pads.contains(&(copy, true)) {
                continue;
            }
            let too = |pad: Entity| pressed.contains(&(pad, button));
            let before = self.twin(copy);
            if before.is_some_and(too) {
                continue;
            }
            let mut others = self.pads.iter().filter(|&&(_, copy)| !copy);
            let Some(&(original, _)) = others.find(|&&(pad, _)| too(pad)) else {
                continue;
            };
            let other = self.twin(original);
            if other.is_some_and(too) {
                continue;
            }
            self.pairs
                .retain(|&(one, of)| one != original && of != copy);
            self.pairs.push((original, copy));
            // The two that are left over belong together as well.
            self.pairs.extend(before.zip(other));
        }
        self.pairs != pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: GamepadButton = GamepadButton::South;

    fn pads() -> [Entity; 4] {
        let mut world = World::new();
        [(); 4].map(|()| world.spawn_empty().id())
    }

    #[test]
    fn as_many_copies_as_pads_are_copies_of_all_of_them() {
        let [one, two, copy, other] = pads();
        for order in [[one, two, copy, other], [copy, other, one, two]] {
            let mut copies = PadCopies::default();
            for pad in order {
                copies.add(pad, pad == copy || pad == other);
            }
            assert_eq!(copies.alone(false), []);
            // They were taken for the wrong ones.
            let twin = if copies.twin(one) == Some(copy) {
                other
            } else {
                copy
            };
            copies.note(&[(one, A), (twin, A)]);
            assert_eq!(copies.twin(one), Some(twin));
            assert_eq!(copies.alone(false), []);
            assert_eq!(copies.remove(one), Some(twin));
            assert_eq!(copies.twin(twin), None);
        }
    }

    #[test]
    fn a_pad_without_a_copy_is_left_alone() {
        let [one, two, copy, _] = pads();
        let mut copies = PadCopies::default();
        for pad in [one, two, copy] {
            copies.add(pad, pad == copy);
        }
        assert_eq!(copies.alone(false), [one, two]);
        // Two people press in the same frame; then one, and the copy of their pad.
        copies.note(&[(one, A), (two, A)]);
        assert_eq!(copies.twin(one), None);
        copies.note(&[(two, A), (copy, A)]);
        assert_eq!((copies.twin(one), copies.twin(two)), (None, Some(copy)));
    }
}
