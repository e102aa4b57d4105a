//! Parts of the screen that scroll: up and down show all that they hold before the focus leaves it or passes over it.

use bevy::{
    ecs::system::SystemParam,
    math::CompassOctant,
    prelude::*,
    ui::{ComputedNode, UiGlobalTransform},
};

/// Marks a node that scrolls. Up and down scroll it as long as the focus would pass over something that was not seen:
/// words between two things that can be focused, beyond the first or the last, or the rest of one that is higher than
/// the node.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(ScrollPosition)]
pub struct ScrolledByMoves;

/// How much of its height a press scrolls.
const STEP: f32 = 0.5;
/// What is hidden and not higher than this is no line of words; nor is the ring around what is shown higher. In design
/// units.
const LINE: f32 = 12.0;

/// The nodes that moves of the focus scroll.
#[derive(SystemParam)]
pub(super) struct ScrolledNodes<'w, 's> {
    parents: Query<'w, 's, &'static ChildOf>,
    nodes: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    positions: Query<'w, 's, &'static mut ScrollPosition, With<ScrolledByMoves>>,
}

impl ScrolledNodes<'_, '_> {
    /// Scrolls what holds `here`, which has the focus, up or down if to move the focus to `target` would pass over
    /// something that was not seen. Returns whether it has: then the focus stays.
    pub fn scroll_first(
        &mut self,
        here: Entity,
        target: Option<Entity>,
        direction: CompassOctant,
    ) -> bool {
        let down = match direction {
            CompassOctant::North => false,
            CompassOctant::South => true,
            _ => return false,
        };
        let Some(pane) = self.around(here) else {
            return false;
        };
        let (Ok((node, _)), Ok(position)) = (self.nodes.get(pane), self.positions.get(pane)) else {
            return false;
        };
        let unit = node.inverse_scale_factor();
        let room = node.size().y * unit;
        let most = ((node.content_size().y - node.size().y) * unit).max(0.0);
        let at = position.y.clamp(0.0, most);
        let hidden = if down { most - at } else { at };
        if hidden <= LINE {
            return false;
        }
        let target = target.filter(|&target| self.around(target) == Some(pane));
        let edges = |entity| self.edges(entity, pane);
        // How much has to be scrolled to show it: of what is higher than the node its beginning.
        let distance = |[upper, lower]: [f32; 2]| match down {
            true => upper.min(lower - room),
            false => -upper,
        };
        let is_beyond = |[upper, lower]: &[f32; 2]| match down {
            true => *upper >= room,
            false => *lower <= 0.0,
        };
        let by = if let Some(here) = edges(here).filter(is_beyond) {
            // A wheel or a finger has scrolled away from it.
            distance(here).clamp(0.0, hidden)
        } else if target
            .and_then(edges)
            .map(distance)
            .is_some_and(|by| by <= room - LINE)
        {
            return false;
        } else if hidden <= room * STEP + LINE {
            hidden
        } else {
            room * STEP
        };
        if let Ok(mut position) = self.positions.get_mut(pane) {
            position.y = if down { at + by } else { at - by };
        }
        true
    }

    /// The node that scrolls this.
    fn around(&self, entity: Entity) -> Option<Entity> {
        let mut above = self.parents.iter_ancestors(entity);
        above.find(|&above| self.positions.contains(above))
    }

    /// The upper and the lower edge of a node, in design units below the upper edge of what is seen of `pane`.
    fn edges(&self, entity: Entity, pane: Entity) -> Option<[f32; 2]> {
        let (node, at) = self.nodes.get(entity).ok()?;
        let (around, around_at) = self.nodes.get(pane).ok()?;
        let top =
            |node: &ComputedNode, at: &UiGlobalTransform| at.translation.y - node.size().y / 2.0;
        let unit = around.inverse_scale_factor();
        let upper = (top(node, at) - top(around, around_at)) * unit;
        Some([upper, upper + node.size().y * unit])
    }
}
