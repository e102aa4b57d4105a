//! What the page shows of the answers: what is asked at all, and the sentences.

use super::{
    draft::{Draft, SetupAnswer},
    sentences::{about_players, about_rules, join_hint},
    table_top::SeatPlate,
};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use guyenne_rules::seat::Seat;
use kit_i18n::{LocalizedText, Localizer};
use kit_input::Focused;
use kit_table::lobby::Company;
use kit_theme::{Scale, visible_if};

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
    /// The page's heading.
    Heading,
    /// The word above the editions.
    Caption,
    /// The question of the deal. A number can be typed nevertheless.
    Deal,
    /// The question of the hands on screen: only where this company has a choice.
    Hands,
}

/// What a low page leaves out where the hands are asked for, in this order, until it has room for the rest.
const LEFT_OUT: [OptionalPart; 3] = [
    OptionalPart::Deal,
    OptionalPart::Heading,
    OptionalPart::Caption,
];

/// How many of [`LEFT_OUT`] the page leaves out.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LeftOut(usize);

/// The foot of the page.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PageFoot;

/// Whether the page has room for one sentence about the choices only.
pub(super) fn is_low(scale: &Scale) -> bool {
    scale.page().y / scale.growth() < LOW
}

/// Leaves out one more part as long as the foot of the page lies beyond its sheet; all are there again for another
/// language or another company.
pub(super) fn leave_out_parts(
    draft: Res<Draft>,
    (scale, localizer): (Res<Scale>, Res<Localizer>),
    feet: Query<(&ComputedNode, &UiGlobalTransform, Ref<PageFoot>, &ChildOf)>,
    sheets: Query<(&ComputedNode, &UiGlobalTransform)>,
    mut left_out: ResMut<LeftOut>,
    mut before: Local<bool>,
) {
    let lacks_room = is_low(&scale) && draft.chooses_hands();
    let anew = core::mem::replace(&mut *before, lacks_room) != lacks_room;
    for (foot, foot_at, added, parent) in &feet {
        if added.is_added() || anew || localizer.is_changed() || !lacks_room {
            left_out.set_if_neq(LeftOut::default());
            continue;
        }
        let Ok((sheet, sheet_at)) = sheets.get(parent.parent()) else {
            continue;
        };
        let lower_edge =
            |node: &ComputedNode, at: &UiGlobalTransform| at.translation.y + node.size().y / 2.0;
        let room = lower_edge(sheet, sheet_at) - sheet.padding.max_inset.y;
        // Edges are rounded to pixels.
        if lower_edge(foot, foot_at) > room + 1.0 && left_out.0 < LEFT_OUT.len() {
            left_out.0 += 1;
        }
    }
}

/// Shows the questions that are asked of this company, and the other parts that there is room for.
pub(super) fn show_parts(
    draft: Res<Draft>,
    left_out: Res<LeftOut>,
    mut parts: Query<(Ref<OptionalPart>, &mut Node, &mut Visibility)>,
) {
    let added = parts.iter().any(|(part, ..)| part.is_added());
    if !draft.is_changed() && !left_out.is_changed() && !added {
        return;
    }
    let left_out = &LEFT_OUT[..left_out.0];
    for (part, mut node, mut visibility) in &mut parts {
        let shown = match *part {
            OptionalPart::Hands => draft.chooses_hands(),
            _ => !left_out.contains(&part),
        };
        let asked = if shown { Display::Flex } else { Display::None };
        if node.display != asked {
            node.display = asked;
        }
        visibility.set_if_neq(visible_if(shown));
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
