//! For those who do not trust their thumbs: a light walks over what each side can choose from, always, at its own pace.
//! Who holds the confirm button and lets it go chooses what is lit then, and nobody sees a finger rise.

use bevy::prelude::*;

use super::session::{TABLE_UPDATE, TableSystems};
use super::signs::{Pick, SecretSigns};
use super::timings::TableTimings;
use super::{Rules, Secrecy, TABLE, Turn};
use fayance_rules::{BySide, Side};
use kit_table::flow::time_passes;

/// The light: how far it has walked since the choice began.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Lamp {
    seconds: f32,
    /// How many steps it has made.
    pub steps: usize,
    /// Whether it has made a step in this frame.
    pub stepped: bool,
}

/// What is lit on each side.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lit(pub BySide<Option<Pick>>);

/// The systems that move the light.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct LampSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lamp>()
        .init_resource::<Lit>()
        .add_systems(
            TABLE_UPDATE,
            walk.in_set(LampSystems)
                .after(TableSystems::Input)
                .before(TableSystems::Apply)
                .run_if(in_state(TABLE))
                .run_if(time_passes),
        );
}

/// Moves the light to the next choice when its time is over. A new choice begins with the first.
fn walk(
    time: Res<Time>,
    turn: Res<Turn>,
    signs: Res<SecretSigns>,
    timings: Res<TableTimings>,
    rules: Option<Res<Rules>>,
    mut lamp: ResMut<Lamp>,
    mut lit: ResMut<Lit>,
) {
    let walks = rules.is_some_and(|rules| rules.secrecy() == Secrecy::Light);
    if !walks || *turn != Turn::Together {
        lamp.set_if_neq(Lamp::default());
        lit.set_if_neq(Lit::default());
        return;
    }
    let seconds = lamp.seconds + time.delta_secs();
    let steps = timings.light.rounds(seconds) as usize;
    *lamp = Lamp {
        seconds,
        steps,
        stepped: steps != lamp.steps,
    };
    let of = |side: Side| {
        let sheet = signs.0[side].as_ref()?;
        let at = steps.checked_rem(sheet.picks.len())?;
        sheet.picks.get(at).map(|&(pick, _)| pick)
    };
    lit.set_if_neq(Lit(BySide(Side::ALL.map(of))));
}

impl Lamp {
    /// Whether a round over so many choices has just ended.
    #[must_use]
    pub fn ends_round(&self, of: usize) -> bool {
        self.stepped && (of == 0 || self.steps.is_multiple_of(of))
    }
}
