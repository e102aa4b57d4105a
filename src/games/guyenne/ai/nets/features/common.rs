//! Features that both nets have: the rules, the stage, the row of castles.

use crate::nets::FeatureVector;
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{CASTLES, Edition, Level, RulesConfig, Stage, points};

/// The scale of a lead in points.
pub(super) const LEAD: f32 = 6.0;

/// 6 features: the rules configuration, from the side of `camp`.
pub(crate) fn config(to: &mut FeatureVector, config: RulesConfig, camp: Camp) {
    let rules = match (config.edition, config.level) {
        (Edition::V2022, Level::Base) => 0,
        (Edition::V2022, Level::Advanced) => 1,
        (Edition::V2022, Level::Expert) => 2,
        (Edition::V2021, _) => 3,
    };
    to.one_of(4, Some(rules));
    to.flag(config.shared(camp));
    to.flag(config.shared(camp.enemy()));
}

/// 10 features: the stage.
pub(crate) fn stage(to: &mut FeatureVector, stage: Stage) {
    let case = match stage {
        Stage::Refill | Stage::Reserve(_) | Stage::Agree(_) => 0,
        Stage::Give(_) => 1,
        Stage::Order(_) => 2,
        Stage::Place(step) => 3 + usize::from(step),
        Stage::Reinforce { .. } => 7,
        Stage::Combat(_) | Stage::Answer(_) => 8,
        Stage::Lose(_) | Stage::Over(_) => 9,
    };
    to.one_of(10, Some(case));
}

/// 3 features: who holds something, seen by `camp` (own, enemy, neutral).
pub(crate) fn whose<const MOST: usize>(
    to: &mut FeatureVector<MOST>,
    holder: Option<Camp>,
    camp: Camp,
) {
    let case = match holder {
        None => 2,
        Some(holder) => usize::from(holder != camp),
    };
    to.one_of(3, Some(case));
}

/// The points by which `camp` leads on a row of castles.
pub(crate) fn lead(config: RulesConfig, holders: &[Option<Camp>; CASTLES], camp: Camp) -> f32 {
    let scores = points(config.edition, holders, ByCamp::new(0, 0));
    f32::from(scores[camp].points) - f32::from(scores[camp.enemy()].points)
}

/// 22 features: the row of castles and its points.
pub(crate) fn row(
    to: &mut FeatureVector,
    config: RulesConfig,
    holders: &[Option<Camp>; CASTLES],
    camp: Camp,
) {
    for &holder in holders {
        whose(to, holder, camp);
    }
    let scores = points(config.edition, holders, ByCamp::new(0, 0));
    to.scaled(scores[camp].points, 12.0);
    to.scaled(scores[camp.enemy()].points, 12.0);
    to.real(lead(config, holders, camp) / LEAD);
    let neutral = holders.iter().filter(|holder| holder.is_none()).count();
    to.real(neutral as f32 / CASTLES as f32);
}
