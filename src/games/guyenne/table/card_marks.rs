//! The marks on a card: its glow when chosen, the hand that points at it when it is advised, and the value only its
//! owner reads on its back.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::card::{
    CardLocation, FaceDown, Hinted, Placement, Selectable, Selected, Showing, Value,
};
use guyenne_rules::card::Card;
use kit_input::Focused;
use kit_theme::{SpriteAtlases, visible_if};

/// The glow around a card that is chosen or about to be.
#[derive(Component)]
pub(super) struct CardGlow;

/// The hand that points down at a card that is advised.
#[derive(Component)]
pub(super) struct CardPointer;

/// What the owner alone reads on a card that lies face down: its value.
#[derive(Component)]
pub(super) struct Peek;

/// The numeral of a [`Peek`].
#[derive(Component)]
pub(super) struct PeekNumeral;

/// How strongly a card glows that would be chosen by a press.
const SOFT: f32 = 0.55;

/// What is read of a card that lies face down.
fn numeral(face: Card) -> &'static str {
    match face {
        Card::Two => "2",
        Card::Three => "3",
        Card::Four => "4",
        Card::Five => "5",
        Card::Hero => "H",
    }
}

/// Lights the glow of what is chosen or advised, or would be chosen by a press.
pub(super) fn light_glows(
    atlases: Res<SpriteAtlases>,
    cards: Query<
        (
            &Children,
            Has<Selected>,
            Has<Selectable>,
            Has<Focused>,
            Has<Hinted>,
            &Hovered,
        ),
        With<Placement>,
    >,
    mut glows: Query<(&mut Visibility, &mut Sprite), With<CardGlow>>,
) {
    for (children, selected, selectable, focused, advised, hovered) in &cards {
        let about = selectable && (focused || hovered.get());
        for &child in children {
            let Ok((mut visibility, mut sprite)) = glows.get_mut(child) else {
                continue;
            };
            let wanted = visible_if(selected || advised || about);
            visibility.set_if_neq(wanted);
            if atlases.is_changed() {
                *sprite = atlases.sprite("card-glow");
            }
            let color = if selected || advised {
                Sprite::default().color
            } else {
                Sprite::default().color.with_alpha(SOFT)
            };
            if sprite.color != color {
                sprite.color = color;
            }
        }
    }
}

/// Shows the hand at what is advised and not yet chosen.
pub(super) fn point_at_advised(
    cards: Query<(&Children, Has<Hinted>, Has<Selected>), With<Placement>>,
    mut hands: Query<&mut Visibility, With<CardPointer>>,
) {
    for (children, advised, selected) in &cards {
        let wanted = visible_if(advised && !selected);
        for &child in children {
            if let Ok(mut visibility) = hands.get_mut(child) {
                visibility.set_if_neq(wanted);
            }
        }
    }
}

/// Shows owners the cards that they have laid face down, except a card that is about to be turned.
pub(super) fn show_peeks(
    cards: Query<
        (
            &Placement,
            Option<&Value>,
            &Showing,
            Has<FaceDown>,
            &Transform,
            &Children,
        ),
        Without<Peek>,
    >,
    mut peeks: Query<
        (&mut Visibility, &mut Transform, &Children),
        (With<Peek>, Without<Placement>),
    >,
    mut numerals: Query<&mut Text2d, With<PeekNumeral>>,
) {
    for (placement, value, showing, face_down, at, children) in &cards {
        let known = match (placement.0, showing, value) {
            (CardLocation::Front { .. }, Showing::Back, Some(value)) if face_down => Some(value.0),
            _ => None,
        };
        for &child in children {
            let Ok((mut visibility, mut peek, inner)) = peeks.get_mut(child) else {
                continue;
            };
            let wanted = visible_if(known.is_some());
            visibility.set_if_neq(wanted);
            let upright = at.rotation.inverse();
            if known.is_some() && peek.rotation != upright {
                peek.rotation = upright;
            }
            for &child in inner {
                if let (Some(face), Ok(mut text)) = (known, numerals.get_mut(child)) {
                    let words = numeral(face);
                    if text.0 != words {
                        words.clone_into(&mut text.0);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::{Castle, Side};

    /// Whether the value is written on the back of a card before a castle.
    fn is_written(app: &mut App, face_down: bool) -> bool {
        let card = app
            .world_mut()
            .spawn((
                Placement(CardLocation::Front {
                    castle: Castle::ALL[0],
                    side: Side::Short,
                    index: 0,
                    of: 1,
                }),
                Value(Card::Hero),
                Showing::Back,
                Transform::default(),
            ))
            .id();
        if face_down {
            app.world_mut().entity_mut(card).insert(FaceDown);
        }
        let peek = app
            .world_mut()
            .spawn((
                Peek,
                Visibility::Hidden,
                Transform::default(),
                ChildOf(card),
            ))
            .with_child((PeekNumeral, Text2d::default()))
            .id();
        app.update();
        app.world().get::<Visibility>(peek) == Some(&Visibility::Inherited)
    }

    #[test]
    fn the_value_is_written_on_what_lies_face_down_and_not_on_what_is_about_to_turn() {
        let mut app = App::new();
        app.add_systems(Update, show_peeks);
        assert!(is_written(&mut app, true), "the owner reads it");
        assert!(
            !is_written(&mut app, false),
            "it is told before it is turned"
        );
    }
}
