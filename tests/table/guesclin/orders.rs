//! Orders: their banderoles say what can be given and why nothing can, and hold the names of the orders.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::InteractionDisabled;
use guyenne::app::settings::TextSize;
use guyenne::games::guesclin::rules::Order;
use guyenne::games::guesclin::table::TableInput;
use guyenne::games::guesclin::table::input::InputButton;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::theme::{ButtonStyle, CheckedOption, Scale};

use super::layout::{outside, sized};
use super::player::{begun, board, fighter, open_orders, press_hex, press_input, selection, wait};
use crate::harness::{Hands, Press};

/// The banderoles of the orders that are offered, with whether each is blue and whether it can be pressed.
fn banderoles(hands: &mut Hands) -> Vec<(Order, bool, bool)> {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(
        &InputButton,
        &ButtonStyle,
        Has<CheckedOption>,
        Has<InteractionDisabled>,
    )>();
    (buttons.iter(world))
        .filter(|(_, style, ..)| **style == ButtonStyle::Banderole)
        .filter_map(|(button, _, given, disabled)| match button.0 {
            TableInput::Order(order) => Some((order, given, !disabled)),
            _ => None,
        })
        .collect()
}

/// Where no order can be given, the banderoles say why; the one that was given says to whom.
#[test]
fn an_order_is_given_before_anybody_acts() {
    let mut hands = begun();
    let known = board(&hands);
    let (knight, sergeant) = (
        fighter(&known, "french-knight"),
        fighter(&known, "french-sergeant"),
    );
    press_hex(&mut hands, known.at(knight).expect("on the map"));
    open_orders(&mut hands);
    assert!(hands.says("guesclin-refused-order-self"));
    let refused = banderoles(&mut hands);
    assert_eq!(refused.len(), 6);
    assert!(refused.iter().all(|&(_, given, free)| !given && !free));
    hands.press(Press::Back);
    hands.update(3);
    assert!(!selection(&hands).orders);
    press_hex(&mut hands, known.at(sergeant).expect("on the map"));
    open_orders(&mut hands);
    assert!(selection(&hands).orders);
    assert!((banderoles(&mut hands).iter()).all(|&(_, given, free)| !given && free));
    let order = Order::Advance;
    press_input(&mut hands, TableInput::Order(order));
    assert_eq!(selection(&hands).plan.order, Some(order));
    assert_eq!(board(&hands).fighter(sergeant).order, None);
    hands.press(Press::Commit);
    wait(&mut hands);
    assert_eq!(board(&hands).fighter(sergeant).order, Some(order));
    open_orders(&mut hands);
    assert!(hands.says("guesclin-refused-order-late"));
    assert!(hands.says("guesclin-orders-given"));
    let now = banderoles(&mut hands);
    assert!(
        now.iter()
            .all(|&(one, given, free)| !free && given == (one == order))
    );
}

/// The words on banderoles that reach into their forked ends, or below their cloth.
fn beyond_banderoles(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let scale = world.resource::<Scale>().ui;
    let mut texts = world.query::<(Entity, &LocalizedText, &TextLayoutInfo, &ChildOf)>();
    let all: Vec<_> = (texts.iter(world))
        .map(|(text, message, info, parent)| {
            let size = info.size * info.scale_factor;
            (text, message.key().to_owned(), size, parent.parent())
        })
        .collect();
    let mut faults = Vec::new();
    let mut seen = 0;
    for (text, key, size, button) in all {
        let style = hands.app.world().get::<ButtonStyle>(button);
        if style != Some(&ButtonStyle::Banderole) {
            continue;
        }
        let [area, cloth] = [text, button].map(|node| hands.area(node).expect("laid out"));
        seen += 1;
        let right = area.min.x + size.x;
        let below = area.min.y + size.y;
        if right > cloth.max.x - 9.0 * scale || below > cloth.max.y - 4.0 * scale {
            faults.push(format!("{key} to {right} and {below} on {cloth:?}"));
        }
    }
    assert_eq!(seen, 12, "six orders and what each changes");
    faults
}

#[test]
fn the_names_of_orders_keep_to_their_banderoles() {
    let mut faults = Vec::new();
    for window in [(844.0, 390.0), (1280.0, 720.0)] {
        for letters in [TextSize::Normal, TextSize::Largest] {
            for language in Language::ALL {
                let mut hands = begun();
                sized(&mut hands, window, letters, language);
                let known = board(&hands);
                let sergeant = fighter(&known, "french-sergeant");
                press_hex(&mut hands, known.at(sergeant).expect("on the map"));
                open_orders(&mut hands);
                assert!(hands.says("guesclin-order-assault"));
                let here = outside(&mut hands).into_iter();
                let here = here.chain(beyond_banderoles(&mut hands));
                faults.extend(here.map(|fault| format!("{language:?} {window:?}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
