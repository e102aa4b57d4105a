//! The moves of the focus by keys and pads: in a direction, in reading order, and to another part of the screen.

use super::{
    Action, KeyRepeat, Presses,
    focus::{Candidate, Candidates, FocusMemory, Focusable, Layer, best},
    scrolled::ScrolledNodes,
};
use bevy::{
    input_focus::{
        FocusCause, InputFocus,
        directional_navigation::{AutoNavigationConfig, FocusableArea},
        navigator::find_best_candidate,
    },
    math::CompassOctant,
    prelude::*,
};
use kit_timings::AnimationTimings;

/// While this has the focus, directions and steps to the next thing and to the previous part of the screen do not move
/// the focus: what has the focus reads them itself. The next part of the screen is reached as from anywhere.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HoldsDirections;

/// Moves the focus on key and pad presses; what scrolls is scrolled first where something would not be seen.
pub(super) fn move_focus(
    time: Res<Time<Real>>,
    presses: Res<Presses>,
    candidates: Candidates,
    memory: Res<FocusMemory>,
    config: Res<AutoNavigationConfig>,
    timings: Res<AnimationTimings>,
    holders: Query<(), With<HoldsDirections>>,
    mut repeat: Local<KeyRepeat>,
    mut focus: ResMut<InputFocus>,
    mut scrolled: ScrolledNodes,
) {
    let is_held = focus.get().is_some_and(|entity| holders.contains(entity));
    if is_held && !presses.has(Action::NextZone) {
        return;
    }
    let directions = [
        (Action::Up, CompassOctant::North),
        (Action::Down, CompassOctant::South),
        (Action::Left, CompassOctant::West),
        (Action::Right, CompassOctant::East),
    ];
    let pressed = |action| presses.has(action);
    let way = repeat.next(
        &directions.map(|(action, _)| action),
        pressed,
        &presses,
        &time,
        &timings,
    );
    let way = way.and_then(|way| directions.iter().find(|(action, _)| *action == way));
    let step = if presses.has(Action::Prev) {
        -1
    } else {
        i32::from(presses.has(Action::Next))
    };
    let jump = i32::from(presses.has(Action::NextZone)) - i32::from(presses.has(Action::PrevZone));
    if way.is_none() && step == 0 && jump == 0 {
        return;
    }
    let all = candidates.list();
    let here = focus
        .get()
        .and_then(|entity| all.iter().position(|c| c.entity == entity));
    let target = match (here, way) {
        (None, _) => best(&all, &memory).map(|c| c.entity),
        (Some(here), Some((_, direction))) => {
            let from = FocusableArea::from(all[here]);
            let areas: Vec<FocusableArea> = all.iter().copied().map(Into::into).collect();
            row_of_menu(&all, all[here], *direction)
                .or_else(|| neighbour(&from, *direction, &areas, &config))
        }
        (Some(here), None) if step != 0 => {
            let count = all.len() as i32;
            let next = (here as i32 + step).rem_euclid(count) as usize;
            all.get(next).map(|c| c.entity)
        }
        (Some(here), None) => other_zone(&all, all[here], jump, &memory),
    };
    if let (Some(here), Some((_, direction))) = (here, way)
        && scrolled.scroll_first(all[here].entity, target, *direction)
    {
        return;
    }
    if let Some(target) = target {
        focus.set(target, FocusCause::Navigated);
    }
}

/// Up and down in a menu: the nearest row of the same part of the menu, and what is nearest in it. Rows of different
/// lengths lead neither past a row nor out of their part.
fn row_of_menu(all: &[Candidate], here: Candidate, direction: CompassOctant) -> Option<Entity> {
    let Focusable { layer, zone, .. } = here.focusable;
    let way = match direction {
        CompassOctant::North => -1.0,
        CompassOctant::South => 1.0,
        _ => return None,
    };
    let middle = here.area.center();
    let below = |c: &Candidate| way * (c.area.center().y - middle.y);
    let beyond = here.area.height() * 0.5;
    let part: Vec<&Candidate> = all
        .iter()
        .filter(|c| layer >= Layer::Menu && c.focusable.zone == zone && below(c) > beyond)
        .collect();
    let nearest = part.iter().copied().map(below).reduce(f32::min)?;
    let aside = |c: &Candidate| (c.area.center().x - middle.x).abs();
    let row = part.into_iter().filter(|c| below(c) <= nearest + beyond);
    row.min_by(|a, b| aside(a).total_cmp(&aside(b)))
        .map(|c| c.entity)
}

/// The neighbour in a direction: first what is level with it. Up and down may also leave the column, left and right
/// never leave the row.
fn neighbour(
    from: &FocusableArea,
    direction: CompassOctant,
    areas: &[FocusableArea],
    config: &AutoNavigationConfig,
) -> Option<Entity> {
    let level = AutoNavigationConfig {
        min_alignment_factor: 0.05,
        ..config.clone()
    };
    let upright = matches!(direction, CompassOctant::North | CompassOctant::South);
    find_best_candidate(from, direction, areas, &level).or_else(|| {
        upright
            .then(|| find_best_candidate(from, direction, areas, config))
            .flatten()
    })
}

/// Where a jump to the next or the previous zone leads.
fn other_zone(
    all: &[Candidate],
    here: Candidate,
    jump: i32,
    memory: &FocusMemory,
) -> Option<Entity> {
    let mut zones: Vec<u8> = all.iter().map(|c| c.focusable.zone).collect();
    zones.dedup();
    let at = zones.iter().position(|&z| z == here.focusable.zone)? as i32;
    let zone = zones[(at + jump).rem_euclid(zones.len() as i32) as usize];
    let known = memory.zones.get(&(here.focusable.layer, zone));
    let mut inside = all.iter().filter(|c| c.focusable.zone == zone);
    inside
        .clone()
        .find(|c| Some(&c.entity) == known)
        .or_else(|| inside.next())
        .map(|c| c.entity)
}

impl From<Candidate> for FocusableArea {
    fn from(candidate: Candidate) -> Self {
        Self {
            entity: candidate.entity,
            position: candidate.area.center(),
            size: candidate.area.size(),
        }
    }
}
