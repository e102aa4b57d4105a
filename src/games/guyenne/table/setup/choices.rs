//! What the page shows of the answers: what is asked at all, and the sentences.

use super::{
    draft::{Draft, SetupAnswer},
    sentences::{about_players, about_rules, join_hint},
    table_top::SeatPlate,
};
use bevy::prelude::*;
use guyenne_rules::seat::Seat;
use kit_i18n::LocalizedText;
use kit_input::Focused;
use kit_table::lobby::Company;
use kit_theme::Scale;

/// A page lower than this, in design units divided by the growth of its text, has room for one sentence about the
/// choices only.
const LOW: f32 = 520.0;

/// A sentence that explains the choices.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    /// The rules.
    Rules,
    /// The players; where there is room for one sentence only, the answer that has the focus.
    Players,
}

/// A part of the page that is not always shown.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OptionalPart {
    /// The page's heading, and the word above the editions: not where the page is low and the hands are asked for.
    Heading,
    /// The question of the deal: not there either. A number can be typed nevertheless.
    Deal,
    /// The question of the hands on screen: only where this company has a choice.
    Hands,
}

/// Whether the page has room for one sentence about the choices only.
pub(super) fn is_low(scale: &Scale) -> bool {
    scale.page().y / scale.growth() < LOW
}

/// Shows the questions that are asked of this company, and the heading where there is room.
pub(super) fn show_parts(
    draft: Res<Draft>,
    scale: Res<Scale>,
    mut parts: Query<(Ref<OptionalPart>, &mut Node, &mut Visibility)>,
) {
    let added = parts.iter().any(|(part, ..)| part.is_added());
    if !draft.is_changed() && !added {
        return;
    }
    let (low, hands) = (is_low(&scale), draft.chooses_hands());
    for (part, mut node, mut visibility) in &mut parts {
        let (asked, wanted) = match *part {
            OptionalPart::Heading | OptionalPart::Deal if low && hands => {
                (Display::None, Visibility::Hidden)
            }
            OptionalPart::Hands if !hands => (Display::None, Visibility::Hidden),
            _ => (Display::Flex, Visibility::Inherited),
        };
        if node.display != asked {
            node.display = asked;
        }
        visibility.set_if_neq(wanted);
    }
}

/// Writes the sentences about the choices: two, or one where the page is low.
pub(super) fn explain_choices(
    draft: Res<Draft>,
    scale: Res<Scale>,
    company: Company<Seat>,
    focused: Query<(Option<&SetupAnswer>, Option<&SeatPlate>), With<Focused>>,
    mut abouts: Query<(&About, &Children, &mut Node)>,
    mut words: Query<&mut LocalizedText>,
) {
    let low = is_low(&scale);
    let (focused, seat) = focused.iter().next().unwrap_or_default();
    let (focused, seat) = (focused.copied(), seat.map(|plate| plate.0));
    let on_rules = matches!(
        focused,
        Some(SetupAnswer::Edition(_) | SetupAnswer::Level(_))
    );
    for (about, children, mut node) in &mut abouts {
        let message = match about {
            About::Players if !(low && on_rules) => join_hint(&draft, &company, seat)
                .unwrap_or_else(|| about_players(&draft, focused, seat)),
            About::Rules | About::Players => about_rules(&draft, focused),
        };
        set_text(children, message, &mut words);
        let display = if low && *about == About::Rules {
            Display::None
        } else {
            Display::Flex
        };
        if node.display != display {
            node.display = display;
        }
    }
}

/// Sets the text of the first child.
fn set_text(children: &Children, message: LocalizedText, words: &mut Query<&mut LocalizedText>) {
    if let Some(&child) = children.first()
        && let Ok(mut text) = words.get_mut(child)
    {
        text.set_if_neq(message);
    }
}
