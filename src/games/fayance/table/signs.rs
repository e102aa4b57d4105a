//! The signs under which a side's choices stand: one direction for a card of the army or a troop, two for a card that
//! is called up. They are dealt anew for each choice, and everybody sees them.

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::bot_turn::{Due, due};
use super::session::{TABLE_UPDATE, TableSystems};
use super::{Rules, TABLE, Turn};
use fayance_rules::ID;
use fayance_rules::{BySide, Card, Cards, DecisionKind, People, Row, Side, Stage, Troop, View};
use kit_input::Action;
use kit_rules::seed::{Seed, following};
use kit_table::hint::HintSystems;
use kit_table::turns::take_turns;

/// The signs: the directions of a device.
pub const SIGNS: [Action; 4] = [Action::Left, Action::Up, Action::Right, Action::Down];

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// The card in this slot, for the next combat.
    Slot(u8),
    /// A troop to call.
    Troop(Troop),
    /// A card of this kind, to be called up.
    Call(Card),
}

/// The choices of a side, each with its sign or its two signs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignSheet {
    /// The decision that it is for.
    due: Due,
    /// What can be chosen, in the order of the table.
    pub picks: Vec<(Pick, Vec<Action>)>,
    /// How many are to be chosen.
    pub count: u8,
    /// The cards that can be called up, where cards are.
    pub from: Cards,
}

/// The sheets of the sides that choose now in plain sight.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct SecretSigns(pub BySide<Option<SignSheet>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SecretSigns>()
        .add_systems(
            TABLE_UPDATE,
            deal_signs
                .after(take_turns::<Rules>)
                .before(HintSystems(ID))
                .before(TableSystems::Sync)
                .run_if(in_state(TABLE)),
        )
        .add_systems(OnExit(TABLE), |mut signs: ResMut<SecretSigns>| {
            *signs = SecretSigns::default();
        });
}

/// The signs in a random order.
fn shuffled(rng: &mut Pcg32) -> [Action; 4] {
    let mut signs = SIGNS;
    for last in (1..signs.len()).rev() {
        signs.swap(last, rng.random_range(0..=last));
    }
    signs
}

impl SignSheet {
    /// The sheet for the decision in a side's view; `None` if it chooses nothing in secret.
    #[must_use]
    pub fn deal(view: &View, side: Side, seed: Seed) -> Option<Self> {
        let decision = view.decision.filter(|decision| decision.side == side)?;
        let due = due(view);
        let (stage, captures, combat, calls) = due;
        let stage = match stage {
            Stage::Muster => 0,
            Stage::Call => 1,
            Stage::Choose => 2,
            _ => 3,
        };
        let moment = [stage, captures as u64, u64::from(combat), calls as u64];
        let step = moment
            .into_iter()
            .fold(side.index() as u64, |sum, part| sum * 16 + part);
        let mut rng = Pcg32::seed_from_u64(following(seed, step).0);
        let one = shuffled(&mut rng);
        let other = shuffled(&mut rng);
        let rows = |from: Cards| {
            let sign = |card: Card| {
                let row = Troop::ALL.iter().position(|&troop| troop == card.troop());
                let column = People::ALL
                    .iter()
                    .position(|&people| people == card.people());
                let signs = vec![one[row.unwrap_or(0)], other[column.unwrap_or(0)]];
                (Pick::Call(card), signs)
            };
            from.each_kind().map(sign).collect::<Vec<_>>()
        };
        let (picks, count, from) = match decision.kind {
            DecisionKind::Choose { .. } => {
                let slots = (0_u8..).zip(view.sides[side].slots);
                let taken = slots.filter(|(_, card)| card.is_some());
                let picks = taken
                    .zip(one)
                    .map(|((at, _), sign)| (Pick::Slot(at), vec![sign]));
                (picks.collect(), 1, Cards::NONE)
            }
            DecisionKind::Call => {
                let troops = Troop::ALL.into_iter().zip(one);
                let picks = troops.map(|(troop, sign)| (Pick::Troop(troop), vec![sign]));
                (picks.collect(), 1, Cards::NONE)
            }
            DecisionKind::Muster { from } => (rows(from), 4, from),
            DecisionKind::Refill { from, count } if from.count() == count => (Vec::new(), 0, from),
            DecisionKind::Refill { from, count } => (rows(from), count, from),
            DecisionKind::Lay { .. } => return None,
        };
        Some(Self {
            due,
            picks,
            count,
            from,
        })
    }

    /// The signs of a card that lies in a slot, or is laid out.
    #[must_use]
    pub fn signs_of(&self, pick: Pick) -> Option<&[Action]> {
        let found = self.picks.iter().find(|(known, _)| *known == pick);
        found.map(|(_, signs)| &signs[..])
    }

    /// What stands under these signs.
    #[must_use]
    pub fn under(&self, signs: &[Action]) -> Option<Pick> {
        let found = self.picks.iter().find(|(_, known)| known == signs);
        found.map(|&(pick, _)| pick)
    }

    /// Whether two signs are pressed for each card.
    #[must_use]
    pub fn is_double(&self) -> bool {
        self.picks.iter().any(|(_, signs)| signs.len() == 2)
    }

    /// The whole reserve, where it joins the army and nothing is chosen.
    #[must_use]
    pub fn whole_reserve(&self) -> Option<Row> {
        self.picks.is_empty().then(|| Row::sorted(self.from))
    }

    /// The decision that it is for.
    #[must_use]
    pub(super) fn due(&self) -> Due {
        self.due
    }
}

/// Deals the signs of each side that begins a choice, and takes them away when it has confirmed.
fn deal_signs(turn: Res<Turn>, rules: Option<Res<Rules>>, mut signs: ResMut<SecretSigns>) {
    let Some(rules) = rules.filter(|_| *turn == Turn::Together) else {
        signs.set_if_neq(SecretSigns::default());
        return;
    };
    if !rules.is_changed() && !turn.is_changed() {
        return;
    }
    let seed = rules.config().seed.unwrap_or_default();
    let fresh = BySide(Side::ALL.map(|side| SignSheet::deal(&rules.view(side), side, seed)));
    signs.set_if_neq(SecretSigns(fresh));
}

#[cfg(test)]
mod tests {
    use super::*;
    use fayance_rules::{Position, RulesConfig, Setup};

    fn at_first(seed: u64) -> View {
        let setup = Setup::of_seed(RulesConfig::default(), Seed(seed));
        let position = Position::observed(setup, &mut ()).expect("a set-up");
        position.view(Some(Side::South))
    }

    #[test]
    fn each_kind_has_signs_of_its_own_and_they_are_dealt_anew() {
        let mut seen = Vec::new();
        for seed in 0..20 {
            let view = at_first(seed);
            let sheet = SignSheet::deal(&view, Side::South, Seed(seed)).expect("a muster");
            assert_eq!((sheet.count, sheet.is_double()), (4, true));
            for (pick, signs) in &sheet.picks {
                assert_eq!(sheet.under(signs), Some(*pick));
                assert_eq!(sheet.signs_of(*pick), Some(&signs[..]));
            }
            let first = sheet.picks[0].1.clone();
            if !seen.contains(&first) {
                seen.push(first);
            }
            assert_eq!(SignSheet::deal(&view, Side::North, Seed(seed)), None);
        }
        assert!(seen.len() > 5, "{seen:?}");
    }
}
