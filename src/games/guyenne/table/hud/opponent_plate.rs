//! The opponent's plate: shield, name, temper, number of cards in hand. On the combat stage only the text is shown,
//! beside their standard.

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::{Scene, TextFit, node};
use crate::keys;
use crate::layout::TableLayout;
use crate::picture_names;
use crate::session::TABLE_UPDATE;
use crate::words;
use crate::{AiThinking, DisplayedView, Player, Rules, Seating, TABLE};
use guyenne_rules::seat::{Camp, Seat};
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// The plate's picture.
#[derive(Component)]
struct OpponentPlate;

/// The shield on the plate.
#[derive(Component)]
struct PlateArms;

/// A line of the plate's text.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum OpponentLine {
    Name,
    Temper,
    Hand,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_plate)
        .add_systems(TABLE_UPDATE, (paint_plate, write_plate).in_set(FillSystems));
}

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.opponent),
        Scene::Stage => Some(t.reveal.opponent),
        Scene::Nothing | Scene::Tray => None,
    }
}

/// The text is beside the shield, if there is one.
fn column_place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let rect = place(t, scene)?;
    let pad = 6.0 * t.unit;
    let left = if scene == Scene::Row {
        rect.height() * 0.92
    } else {
        0.0
    };
    Some(Rect {
        min: Vec2::new(rect.min.x + left + pad, rect.min.y),
        max: Vec2::new(rect.max.x - pad, rect.max.y),
    })
}

fn arms_place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    if scene != Scene::Row {
        return None;
    }
    let rect = t.hud.opponent;
    let height = rect.height() * 0.86;
    let middle = Vec2::new(
        rect.min.x + rect.height() * 0.53,
        rect.center().y - 0.02 * height,
    );
    Some(Rect::from_center_size(
        middle,
        Vec2::new(height * 66.0 / 80.0, height),
    ))
}

fn spawn_plate(mut commands: Commands) {
    commands.spawn((node("Opponent", place), OpponentPlate, Picture::new("")));
    commands.spawn((
        node("Opponent's arms", arms_place),
        ZIndex(1),
        PlateArms,
        Picture::new(""),
    ));
    let line = |line: OpponentLine, style: TextStyle, color: Color, fit: TextFit| {
        (
            line,
            fit,
            label(LocalizedText::verbatim(""), style, color),
            Pickable::IGNORE,
        )
    };
    commands.spawn((
        node("Opponent's name", column_place),
        ZIndex(1),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::FlexStart,
            justify_content: JustifyContent::Center,
            ..default()
        },
        children![
            line(
                OpponentLine::Name,
                TextStyle::NAME,
                palette::PARCHMENT,
                TextFit::line(21.5, 0.98).growing(1.95)
            ),
            line(
                OpponentLine::Temper,
                TextStyle::CAPTION,
                palette::PARCHMENT_DEEP,
                TextFit::line(16.0, 0.98).growing(1.95)
            ),
            line(
                OpponentLine::Hand,
                TextStyle::SMALL,
                palette::PARCHMENT_DEEP,
                TextFit::line(16.0, 0.98).growing(1.95)
            ),
        ],
    ));
}

/// Sets the pictures of plate and shield for the camp at the far edge.
fn paint_plate(
    displayed: Res<DisplayedView>,
    scene: Res<Scene>,
    mut plates: Query<&mut Picture, (With<OpponentPlate>, Without<PlateArms>)>,
    mut arms: Query<&mut Picture, With<PlateArms>>,
) {
    if !displayed.is_changed() && !scene.is_changed() {
        return;
    }
    let camp = displayed.near.enemy();
    for mut plate in &mut plates {
        let name = if *scene == Scene::Row {
            picture_names::plate(camp)
        } else {
            ""
        };
        Picture::show(&mut plate, name);
    }
    for mut arms in &mut arms {
        Picture::show(&mut arms, picture_names::shield(camp));
    }
}

/// The three lines about a camp of one: name, temper, cards in hand. In the brief layout there is room for one of the
/// last two: that they think, or their number of cards.
fn plate(
    seating: &Seating,
    camp: Camp,
    displayed: &DisplayedView,
    thinks: bool,
    brief: bool,
) -> [Option<LocalizedText>; 3] {
    let seat = Seat::of(camp);
    let temper = match seating.player(seat) {
        _ if thinks => LocalizedText::new(keys::HUD_THINKING),
        Player::Bot(bot) => LocalizedText::built(keys::BOT_ANY_TEMPER, bot),
        Player::Human => words::of_camp(keys::CAMP_NOUN, camp),
    };
    let open = displayed.open_hands[seat.index()].is_some();
    let hand = LocalizedText::new(match (open, brief) {
        (true, _) => keys::HUD_HAND_OPEN,
        (false, true) => keys::HUD_HAND_SHORT,
        (false, false) => keys::HUD_HAND,
    })
    .with("n", displayed.view.held(camp));
    [
        Some(words::player(seating, seat)),
        (!brief || thinks).then_some(temper),
        (!brief || !thinks).then_some(hand),
    ]
}

/// The lines about two partners: each with their number of cards, and who thinks where there is room for it.
fn shared_plate(
    seating: &Seating,
    camp: Camp,
    displayed: &DisplayedView,
    thinks: Option<Seat>,
    brief: bool,
) -> [Option<LocalizedText>; 3] {
    let partner = |place| {
        let seat = Seat::new(camp, place);
        let key = if thinks == Some(seat) && brief {
            keys::HUD_PARTNER_THINKING
        } else {
            keys::HUD_PARTNER
        };
        LocalizedText::new(key)
            .with("name", words::numbered(seating, seat))
            .with("n", displayed.view.hands[seat.index()])
    };
    let last = match thinks {
        Some(seat) => {
            LocalizedText::new(keys::PROMPT_THINKING).with("name", words::player(seating, seat))
        }
        None => words::of_camp(keys::CAMP_NOUN, camp),
    };
    [Some(partner(0)), Some(partner(1)), (!brief).then_some(last)]
}

fn write_plate(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    thinking: Res<AiThinking>,
    layout: Res<TableLayout>,
    mut lines: Query<(&OpponentLine, &mut LocalizedText, &mut TextFit, &mut Node)>,
) {
    let same = !displayed.is_changed()
        && !rules.is_changed()
        && !thinking.is_changed()
        && !layout.is_changed();
    if same {
        return;
    }
    let camp = displayed.near.enemy();
    let seating = &rules.config().seating;
    let thinks = thinking.0.filter(|seat| seat.camp == camp);
    let plate = if seating.is_shared(camp) {
        shared_plate(seating, camp, &displayed, thinks, layout.brief)
    } else {
        plate(seating, camp, &displayed, thinks.is_some(), layout.brief)
    };
    for (line, mut message, mut fit, mut node) in &mut lines {
        let fresh = plate[*line as usize].clone();
        let (display, most) = match (&fresh, line) {
            (None, _) => (Display::None, 16.0),
            (Some(_), OpponentLine::Name) => (Display::Flex, 21.5),
            (Some(_), _) => (Display::Flex, 16.0),
        };
        message.set_if_neq(fresh.unwrap_or_else(|| LocalizedText::verbatim("")));
        if node.display != display {
            node.display = display;
        }
        let most = if layout.compact { most - 3.0 } else { most };
        let fresh = TextFit { most, ..*fit };
        fit.set_if_neq(fresh);
    }
}
