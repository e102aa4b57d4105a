//! The line over the map's foot: why a choice was refused, else whose turn it is if somebody else presses, else a hint,
//! which takes more room, else the hex under the cursor, else what a button does.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::cursor::{Cursor, TheMap};
use crate::geometry::centre;
use crate::keys;
use crate::layout::TableLayout;
use crate::map_view::MapView;
use crate::refusal::Refused;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{CurrentHint, DisplayedView, Rules, Selection, Turn, hex_words, hint_text, players};
use guesclin_ai::Hint;
use guesclin_rules::Board;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::{Focused, Nudged, Presses};
use kit_table::anchors::NodeAnchor;
use kit_table::aside::{LastRefusal, Tip, forget_refusal, remember_refusal};
use kit_table::places::TextFit;
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette};

/// The text of the line.
#[derive(Component)]
struct AsideText;

/// How the text fits its place.
const FIT: TextFit = TextFit::line(17.0, 0.96).lines(2).bound().growing(1.95);

/// The ground beside the words of a hint, where they are one line, and above and below them, in design units: it covers
/// no more of the map than they need.
const HINT_EDGES: (f32, f32) = (14.0, 4.0);

/// Whose turn it is, after a press of a device that is not to move, until the next press that counts.
#[derive(Resource, Default)]
struct TurnTold(Option<LocalizedText>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastRefusal<Refused>>()
        .init_resource::<TurnTold>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (remember_refusal::<Refused, Turn>, tell_turn, write)
                .chain()
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), forget_refusal::<Refused>)
        .add_systems(OnExit(TABLE), |mut told: ResMut<TurnTold>| told.0 = None);
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            node("Aside", |t| t.aside),
            GlobalZIndex(6),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            BackgroundColor(palette::CLEAR),
        ))
        .with_child((
            AsideText,
            FIT,
            label(
                LocalizedText::verbatim(""),
                TextStyle::CAPTION,
                palette::PARCHMENT,
            ),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            Node::default(),
            BackgroundColor(palette::CLEAR),
            Pickable::IGNORE,
        ));
}

/// Sets the ground of the words: all of the place, or, under a hint, as much as they need, at that edge of the map at
/// which the hint lies.
fn set_ground(
    color: Color,
    hint_is_above: Option<bool>,
    (mut place, mut place_color): (Mut<Node>, Mut<BackgroundColor>),
    (mut words, mut words_color, layout): (Mut<Node>, Mut<BackgroundColor>, &TextLayout),
) {
    let (under_place, under_words) = match hint_is_above {
        Some(_) => (palette::CLEAR, color),
        None => (color, palette::CLEAR),
    };
    place_color.set_if_neq(BackgroundColor(under_place));
    words_color.set_if_neq(BackgroundColor(under_words));
    let align_items = match hint_is_above {
        Some(true) => AlignItems::FlexStart,
        Some(false) => AlignItems::FlexEnd,
        None => AlignItems::Center,
    };
    let placed = Node {
        align_items,
        ..place.clone()
    };
    place.set_if_neq(placed);
    // Words that do not break are not laid out in the middle of a box that is wider; those that do are measured with
    // lines too many in one that is as wide as they are.
    let is_one_line = layout.linebreak == LineBreak::NoWrap;
    let (width, (side, edge)) = match hint_is_above {
        Some(_) if is_one_line => (Val::Auto, HINT_EDGES),
        Some(_) => (percent(100), (0.0, HINT_EDGES.1)),
        None => (Val::Auto, (0.0, 0.0)),
    };
    words.set_if_neq(Node {
        width,
        max_width: percent(if hint_is_above.is_some() { 100 } else { 97 }),
        padding: UiRect::axes(px(side), px(edge)),
        ..default()
    });
}

/// Tells whoever presses out of turn who is to play.
fn tell_turn(
    mut nudged: MessageReader<Nudged>,
    (presses, turn): (Res<Presses>, Res<Turn>),
    rules: Res<Rules>,
    mut told: ResMut<TurnTold>,
) {
    let pressed = nudged.read().count() > 0;
    match turn.person().filter(|_| pressed) {
        Some(banner) => {
            let name = players::player(rules.config(), banner);
            told.0 = Some(LocalizedText::new(keys::GUESCLIN_TURN_OF).with("name", name));
        }
        None if turn.is_changed() || presses.actions().next().is_some() => told.0 = None,
        None => {}
    }
}

/// Whether a hint lies at the upper edge of the map: at the other one than the hex that it is about.
fn lies_above(hint: &Hint, board: &Board, view: &MapView) -> bool {
    let at = hint_text::place(hint, board).map(|at| view.place(centre(at)));
    at.is_some_and(|at| at.y > view.place(view.middle).y)
}

fn write(
    displayed: Res<DisplayedView>,
    (last, told): (Res<LastRefusal<Refused>>, Res<TurnTold>),
    (cursor, selection): (Res<Cursor>, Res<Selection>),
    (hint, view): (Res<CurrentHint>, Res<MapView>),
    maps: Query<(Has<Focused>, &Hovered), With<TheMap>>,
    things: Query<(&Tip, Has<Focused>, &Hovered)>,
    mut texts: Query<
        (
            &mut LocalizedText,
            &mut TextFit,
            (&mut Node, &mut BackgroundColor, &TextLayout),
            &ChildOf,
        ),
        With<AsideText>,
    >,
    mut places: Query<
        (
            (&mut Node, &mut BackgroundColor),
            &mut NodeAnchor<TableLayout>,
        ),
        Without<AsideText>,
    >,
) {
    let board = displayed.board();
    let pointed = things
        .iter()
        .filter(|(_, focused, hovered)| *focused || hovered.get())
        .max_by_key(|(.., hovered)| hovered.get());
    let on_map = maps
        .iter()
        .any(|(focused, hovered)| focused || hovered.get());
    let given = hint
        .given()
        .filter(|_| last.0.is_none() && told.0.is_none());
    let above = given.map(|(hint, _)| lies_above(hint, board, &view));
    let place: fn(&TableLayout) -> Rect = match above {
        Some(true) => |t| t.hint[0],
        Some(false) => |t| t.hint[1],
        None => |t| t.aside,
    };
    let refused = last
        .0
        .map(|Refused(why)| (why.message(), palette::GULES_DEEP));
    let waits = told.0.clone().map(|told| (told, palette::AZURE_DEEP));
    let on_map = cursor.0.filter(|_| on_map);
    let (message, ground) = match (refused.or(waits), given, pointed, on_map) {
        (Some(said), ..) => said,
        (None, Some((hint, view)), ..) => (hint_text::tell(hint, &view.board), palette::AZURE_DEEP),
        _ if hint.is_awaited() => (keys::GUESCLIN_HINT_AWAITED.into(), palette::AZURE_DEEP),
        (None, None, Some((tip, ..)), _) => (tip.0.clone(), palette::VEIL),
        (None, None, None, Some(at)) => (
            hex_words::planned(board, &selection.plan, at),
            palette::VEIL,
        ),
        (None, None, None, None) => (LocalizedText::verbatim(""), palette::CLEAR),
    };
    for (mut text, mut fit, words, parent) in &mut texts {
        text.set_if_neq(message.clone());
        fit.set_if_neq(if given.is_some() { FIT.lines(4) } else { FIT });
        if let Ok((place_node, mut anchor)) = places.get_mut(parent.parent()) {
            set_ground(ground, above, place_node, words);
            anchor.bypass_change_detection().0 = place;
        }
    }
}
