//! The signs under which cards stand, drawn on the cards, and the light at them.

use bevy::prelude::*;

use super::DisplayedView;
use super::card::{CardLocation, Owner, Placement, Value};
use super::session::{TABLE_UPDATE, TableSystems};
use super::signs::{Pick, SecretSigns};
use fayance_rules::{BySide, Side};
use kit_i18n::LocalizedText;
use kit_input::{Action, PlayerDevice, PrintedSigns};
use kit_table::{SeatDevices, printed_keys};
use kit_theme::text_style::FontFace;
use kit_theme::{TextStyle, palette};

/// The plate of a card with its signs.
#[derive(Component)]
pub(super) struct SignPlate;

/// The text on a plate.
#[derive(Component)]
pub(super) struct PlateSigns;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        write_cards
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<DisplayedView>),
    );
}

/// The ground of signs, with their text.
pub(super) fn signs_text(size: f32) -> impl Bundle {
    (
        PlateSigns,
        Text::default(),
        TextStyle::new(FontFace::RomanBold, size).growing(1.0),
        TextColor(palette::INK),
        TextLayout::no_wrap(),
        Pickable::IGNORE,
    )
}

/// The plate of a card, to be its child: at its foot, over all its width.
pub(super) fn sign_plate() -> impl Bundle {
    (
        SignPlate,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: percent(3),
            justify_content: JustifyContent::Center,
            ..default()
        },
        Visibility::Hidden,
        Pickable::IGNORE,
        children![(
            Node {
                padding: UiRect::axes(px(6), px(0)),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
            BackgroundColor(palette::PARCHMENT),
            BorderColor::all(palette::INK),
            Pickable::IGNORE,
            children![signs_text(23.0)],
        )],
    )
}

/// The arrow of a direction.
const fn arrow(sign: Action) -> &'static str {
    match sign {
        Action::Left => "←",
        Action::Up => "↑",
        Action::Right => "→",
        _ => "↓",
    }
}

/// What is printed on the device for these signs. A stick has arrows.
pub(super) fn printed(
    signs: &[Action],
    device: Option<PlayerDevice>,
    print: &PrintedSigns,
) -> String {
    let one = |&sign: &Action| {
        let own = device.map(|device| print.of(sign, device));
        own.filter(|own| !own.is_empty())
            .unwrap_or_else(|| arrow(sign).to_owned())
    };
    let all: Vec<String> = signs.iter().map(one).collect();
    all.join(" ")
}

/// Whether the device or its bindings may have changed, or the signs.
pub(super) fn is_same(
    signs: &Res<SecretSigns>,
    devices: &Res<SeatDevices>,
    print: &PrintedSigns,
) -> bool {
    !signs.is_changed() && !devices.is_changed() && !print.are_changed()
}

/// Writes the signs on the cards that can be chosen.
fn write_cards(
    signs: Res<SecretSigns>,
    devices: Res<SeatDevices>,
    print: PrintedSigns,
    cards: Query<(&Owner, &Value, Ref<Placement>, &Children)>,
    mut plates: Query<&mut Visibility, With<SignPlate>>,
    below: Query<&Children>,
    mut texts: Query<&mut Text, With<PlateSigns>>,
) {
    let moved = cards
        .iter()
        .any(|(_, _, placement, _)| placement.is_changed());
    if is_same(&signs, &devices, &print) && !moved {
        return;
    }
    for (owner, value, placement, children) in &cards {
        let side = owner.0;
        let pick = match placement.0 {
            CardLocation::Slot(at) => Pick::Slot(at),
            CardLocation::Register(_) => Pick::Call(value.0),
            _ => Pick::Slot(u8::MAX),
        };
        let found = signs.0[side]
            .as_ref()
            .and_then(|sheet| sheet.signs_of(pick));
        let text = found.map(|found| printed(found, devices.get(side.index()), &print));
        for &child in children {
            let Ok(mut visibility) = plates.get_mut(child) else {
                continue;
            };
            visibility.set_if_neq(if text.is_some() {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            for part in below.iter_descendants(child) {
                if let (Ok(mut shown), Some(text)) = (texts.get_mut(part), &text)
                    && shown.0 != *text
                {
                    shown.0.clone_from(text);
                }
            }
        }
    }
}

/// Whether the light stands at a card.
pub(super) fn is_lit(
    lit: BySide<Option<Pick>>,
    owner: &Owner,
    value: &Value,
    placement: &Placement,
) -> bool {
    match (lit[owner.0], placement.0) {
        (Some(Pick::Slot(lit)), CardLocation::Slot(at)) => lit == at,
        (Some(Pick::Call(lit)), CardLocation::Register(_)) => lit == value.0,
        _ => false,
    }
}

/// What is printed on the devices of both for an action.
pub(super) fn keys(action: Action, devices: &SeatDevices, print: &PrintedSigns) -> LocalizedText {
    let devices = Side::ALL
        .into_iter()
        .filter_map(|side| devices.get(side.index()));
    printed_keys(devices.map(|device| print.of(action, device)))
}
