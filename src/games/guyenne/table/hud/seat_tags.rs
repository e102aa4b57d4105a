//! The tags of partners' hands: the number of the seat, the name, who draws this round, and who plays at which castle.
//! The tag of the seat to move has a golden border.

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::{Scene, TextFit, node};
use crate::card_pose::{edge, hand_place};
use crate::castle_names::castle_name;
use crate::keys;
use crate::layout::{Edge, HandPlace, TableLayout};
use crate::partners::own_castle;
use crate::session::TABLE_UPDATE;
use crate::{DisplayedView, Rules, Seating, TABLE};
use crate::{camp_colours, words};
use guyenne_rules::View;
use guyenne_rules::seat::Seat;
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::SeatDevices;
use kit_theme::widget::label;
use kit_theme::{Scale, TextStyle, palette, visible_if};

/// A tag, by its hand's edge and place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatTag(pub Edge, pub HandPlace);

/// The text of a tag.
#[derive(Component)]
struct TagText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_tags)
        .add_systems(TABLE_UPDATE, write_tags.in_set(FillSystems));
}

/// The place of a tag; on the combat stage and over the tray there are none.
fn place(t: &TableLayout, scene: Scene, tag: SeatTag) -> Option<Rect> {
    (scene == Scene::Row).then(|| t.hand_tag(tag.0, tag.1))
}

fn spawn_tags(mut commands: Commands) {
    type Place = fn(&TableLayout, Scene) -> Option<Rect>;
    let tags: [(SeatTag, Place); 4] = [
        (SeatTag(Edge::Far, HandPlace::First), |t, scene| {
            place(t, scene, SeatTag(Edge::Far, HandPlace::First))
        }),
        (SeatTag(Edge::Far, HandPlace::Second), |t, scene| {
            place(t, scene, SeatTag(Edge::Far, HandPlace::Second))
        }),
        (SeatTag(Edge::Near, HandPlace::First), |t, scene| {
            place(t, scene, SeatTag(Edge::Near, HandPlace::First))
        }),
        (SeatTag(Edge::Near, HandPlace::Second), |t, scene| {
            place(t, scene, SeatTag(Edge::Near, HandPlace::Second))
        }),
    ];
    for (tag, place) in tags {
        commands.spawn((
            node("Seat tag", place),
            tag,
            ZIndex(1),
            Visibility::Hidden,
            BackgroundColor::default(),
            BorderColor::default(),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
            children![(
                TagText,
                TextFit::line(17.0, 0.96).growing(1.9).bound(),
                label(
                    LocalizedText::verbatim(""),
                    TextStyle::CAPTION,
                    palette::ARGENT
                ),
                Pickable::IGNORE,
            )],
        ));
    }
}

/// The text of a seat's tag. The names of the far camp are on its plate. In the brief layout a castle is told by its
/// number; there, and in a far tag with the sign of a device, who draws is told only until the order is said. In the
/// brief layout the small tag of the second hand has no room for the name beside a sign.
fn text(
    view: &View,
    seating: &Seating,
    seat: Seat,
    tag: SeatTag,
    brief: bool,
    signed: bool,
) -> LocalizedText {
    let SeatTag(edge, place) = tag;
    let narrow = brief || (signed && edge == Edge::Far);
    let draws = view.round > 0 && view.camps[seat.camp].drawer == seat.place;
    let plays = own_castle(view, seat).map(|(nth, castle)| match castle {
        _ if brief && nth == 0 => LocalizedText::new(keys::SEAT_TAG_FIRST_SHORT),
        _ if brief => LocalizedText::new(keys::SEAT_TAG_SECOND_SHORT),
        Some(castle) => LocalizedText::new(keys::SEAT_TAG_CASTLE)
            .with("castle", castle_name(view.config.names, castle)),
        None if nth == 0 => LocalizedText::new(keys::SEAT_TAG_FIRST),
        None => LocalizedText::new(keys::SEAT_TAG_SECOND),
    });
    let name = match edge {
        Edge::Far => LocalizedText::verbatim(words::numeral(seat)),
        Edge::Near if brief && signed && place == HandPlace::Second => {
            LocalizedText::verbatim(words::numeral(seat))
        }
        Edge::Near => words::numbered(seating, seat),
    };
    let line = |key: MessageKey| LocalizedText::new(key).with("name", name.clone());
    let draws = draws.then(|| LocalizedText::new(keys::SEAT_TAG_DRAWS));
    match (draws, plays) {
        (Some(draws), Some(plays)) if !narrow => line(keys::SEAT_TAG_TWO)
            .with("what", draws)
            .with("also", plays),
        (_, Some(plays)) => line(keys::SEAT_TAG_ONE).with("what", plays),
        (Some(draws), None) => line(keys::SEAT_TAG_ONE).with("what", draws),
        (None, None) => name,
    }
}

/// Writes the tags of shared camps.
fn write_tags(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    layout: Res<TableLayout>,
    (devices, scale): (Res<SeatDevices>, Res<Scale>),
    mut tags: Query<(
        &SeatTag,
        &mut Visibility,
        &mut BackgroundColor,
        &mut BorderColor,
        &mut Node,
        &Children,
    )>,
    mut texts: Query<(&mut LocalizedText, &mut TextFit), With<TagText>>,
) {
    let same = !displayed.is_changed()
        && !rules.is_changed()
        && !layout.is_changed()
        && !devices.is_changed();
    if same {
        return;
    }
    let view = &displayed.view;
    let seating = &rules.config().seating;
    let seat_of = |tag: &SeatTag| {
        view.config.seats().find(|&seat| {
            edge(&displayed, seat.camp) == tag.0 && hand_place(&displayed, seat) == tag.1
        })
    };
    for (tag, mut visibility, mut ground, mut border, mut node, children) in &mut tags {
        // A private look lies over the hands at the near edge.
        let looks = displayed.look.is_some() && tag.0 == Edge::Near;
        let seat = seat_of(tag).filter(|_| !looks);
        visibility.set_if_neq(visible_if(seat.is_some()));
        let Some(seat) = seat else {
            continue;
        };
        ground.set_if_neq(BackgroundColor(camp_colours::ink(seat.camp)));
        let line = if view.to_move == Some(seat) {
            palette::OR_LIGHT
        } else {
            palette::OAK_NIGHT
        };
        border.set_if_neq(BorderColor::all(line));
        // The sign of the seat's device is at the west end.
        let signed = devices.are_several() && devices.get(seat.index()).is_some();
        let sign = layout.hand_sign(tag.0, tag.1);
        let sign = px(if signed { sign.width() / scale.ui } else { 0.0 });
        let moved = node.padding.left != sign;
        if moved {
            node.padding.left = sign;
        }
        for &child in children {
            if let Ok((mut message, mut fit)) = texts.get_mut(child) {
                if moved {
                    fit.set_changed();
                }
                message.set_if_neq(text(view, seating, seat, *tag, layout.brief, signed));
            }
        }
    }
}
