//! Determinization: a position that a viewer cannot tell from the true one, with everything hidden drawn at random.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use super::cards::Cards;
use super::position::Position;
use super::setup::shuffle;
use super::side::{BySide, Side};
use super::territory::{TERRITORIES, Territory};
use super::view::View;

impl Position {
    /// A position that gives the viewer of `view` the same view: the order of the pile below its top, a lot not yet
    /// drawn, and the choice that the other side has confirmed are drawn by `rng`, and for a spectator both reserves.
    #[must_use]
    pub fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let sides = &view.sides;
        let mut pile = Territory::ALL;
        let mut at = 0;
        let mut put = |territory| {
            pile[at] = territory;
            at += 1;
        };
        let laid = view.captures.iter().map(|capture| capture.territory);
        let land = view.land.map(|land| land.territory);
        laid.chain(land).chain(view.top).for_each(&mut put);
        let mut below: ArrayVec<Territory, TERRITORIES> = view.below.iter().collect();
        shuffle(&mut below, rng);
        below.into_iter().for_each(&mut put);
        let mut position = Self {
            config: view.config,
            stage: view.stage,
            slots: BySide(Side::ALL.map(|side| sides[side].slots)),
            active: BySide(Side::ALL.map(|side| sides[side].active)),
            reserve: reserves(view, rng),
            discard: BySide(Side::ALL.map(|side| sides[side].discard)),
            pile,
            taken: view.captures.len() as u8 + u8::from(view.land.is_some()),
            below: view.below,
            captures: view.captures.clone(),
            held: view.held(),
            leader: view.leader,
            turn: view.land.and_then(|land| land.turn).unwrap_or(0),
            put_back: view.put_back.clone(),
            equal_calls: view.equal_calls.clone(),
            pending: BySide::default(),
            lot: Side::ALL[rng.random_range(0..2)],
        };
        for (side, seen) in sides.iter() {
            let own = view.pending.filter(|_| view.viewer == Some(side));
            if seen.confirmed {
                let drawn = position.decision(side);
                position.pending[side] = own.or_else(|| drawn.map(|decision| decision.sample(rng)));
            }
        }
        position
    }
}

/// The reserves as they are; for a spectator, all cards that neither army nor discard shows, dealt anew, but for those
/// that were put back in full view.
fn reserves(view: &View, rng: &mut impl Rng) -> BySide<Cards> {
    let sides = &view.sides;
    if let BySide([Some(north), Some(south)]) = BySide(Side::ALL.map(|side| sides[side].reserve)) {
        return BySide::new(north, south);
    }
    let back = Side::ALL.map(|side| {
        view.put_back
            .iter()
            .map(|pair| pair[side])
            .collect::<Cards>()
    });
    let seen = Side::ALL.map(|side| sides[side].active + sides[side].discard + back[side.index()]);
    let mut hidden: ArrayVec<super::Card, 24> = (Cards::BOX - seen[0] - seen[1]).iter().collect();
    shuffle(&mut hidden, rng);
    let count = sides[Side::North].reserve_count - back[0].count();
    let (north, south) = hidden.split_at(usize::from(count));
    BySide::new(
        back[0] + north.iter().copied().collect(),
        back[1] + south.iter().copied().collect(),
    )
}
