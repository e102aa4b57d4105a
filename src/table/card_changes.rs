//! What tells the systems of a table that cards have changed, so that they need not look at every card in every frame.

use bevy::ecs::lifecycle::{Insert, Remove};
use bevy::prelude::*;

/// Fact: a watched component of a card was inserted or removed.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardChanged;

/// Writes [`CardChanged`] when one of the components of `W` is inserted on an entity with the component `C`, or removed
/// from it. A component that is changed in place is not noticed: those of cards are immutable or markers.
pub fn watch_cards<C: Component, W: Bundle>(app: &mut App) {
    app.add_message::<CardChanged>()
        .add_observer(tell::<Insert, C, W>)
        .add_observer(tell::<Remove, C, W>);
}

fn tell<E: EntityEvent, C: Component, W: Bundle>(
    event: On<E, W>,
    cards: Query<(), With<C>>,
    mut changed: MessageWriter<CardChanged>,
) {
    if cards.contains(event.event_target()) {
        changed.write(CardChanged);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Component)]
    struct Card;

    #[derive(Component)]
    struct Place;

    #[derive(Component)]
    struct Mark;

    /// How many changes are told of when `act` has been done with a card and something else, both with a mark.
    fn told(act: impl FnOnce(&mut World, [Entity; 2])) -> usize {
        let mut app = App::new();
        watch_cards::<Card, (Place, Mark)>(&mut app);
        let world = app.world_mut();
        let things = [world.spawn((Card, Mark)).id(), world.spawn(Mark).id()];
        world.resource_mut::<Messages<CardChanged>>().clear();
        act(world, things);
        world.resource::<Messages<CardChanged>>().len()
    }

    #[test]
    fn watched_components_of_cards_are_told_of_when_they_come_and_go() {
        let insert = |thing: usize, mark: bool| {
            told(move |world, things| {
                let mut entity = world.entity_mut(things[thing]);
                if mark {
                    entity.insert(Mark);
                } else {
                    entity.insert(Place);
                }
            })
        };
        // One that it has already is inserted anew: an immutable component changes so.
        assert_eq!((insert(0, false), insert(0, true)), (1, 1));
        assert_eq!((insert(1, false), insert(1, true)), (0, 0));
        let removed = told(|world, [card, _]| {
            world.entity_mut(card).remove::<Mark>();
        });
        assert_eq!(removed, 1);
        let unwatched = told(|world, [card, _]| {
            world.entity_mut(card).insert(Name::new("card"));
        });
        let lacking = told(|world, [card, _]| {
            world.entity_mut(card).remove::<Place>();
        });
        assert_eq!((unwatched, lacking), (0, 0));
    }
}
