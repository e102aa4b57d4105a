//! The page of seats: who plays with which device. A press on a free seat takes it up with the device that presses.

use super::open_seats::{OpenSeats, Reason, is_pad, is_taken};
use crate::keys;
use bevy::{
    input_focus::{FocusCause, InputFocus},
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::Activate,
};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::{Action, Focusable, Layer, PlayerDevice, PlayerDevices, Presses};
use kit_table::flow::PageSystems;
use kit_table::{Menu, SeatDevices, TableSeats, TakeSeat, device_name, menu_page::veil};
use kit_theme::{
    ButtonStyle, DeviceSign, KeyCap, TextStyle, device_sign, key_cap, palette,
    sound::{PlaySound, Sound},
    widget::{ButtonWords, button, centred, panel},
};

/// The button of a seat.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct SeatRow(usize);

/// The line that says what is asked.
#[derive(Component)]
struct SeatLine;

/// What another button of the page does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum SeatsButton {
    /// Goes on.
    Resume,
    /// Takes all devices away and goes on.
    Share,
}

/// Marks the button of the pause that opens the page for somebody who joins.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct JoinButton;

/// Marks the page, which is built anew when other seats are asked for.
#[derive(Component)]
struct SeatsPage;

/// The side of a device's sign, in design units.
const SIGN: f32 = 30.0;

/// The part of the page below the seats.
const BELOW: u8 = 1;

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_seat)
        .add_observer(press_button)
        .add_observer(open_for_joining)
        .add_systems(OnEnter(Menu::Seats), show_page)
        .add_systems(
            Update,
            (
                show_page.run_if(resource_exists_and_changed::<OpenSeats>),
                write_seats.run_if(resource_exists::<OpenSeats>),
            )
                .chain()
                .in_set(PageSystems)
                .run_if(in_state(Menu::Seats)),
        );
}

/// Whether somebody may join now: there is a bot's seat for them, and a gamepad beside the keyboard.
pub(super) fn somebody_may_join(table: &TableSeats, known: &PlayerDevices) -> bool {
    table.open().next().is_some() && known.connected().any(is_pad)
}

/// Builds the page over the table.
fn show_page(
    open: Option<Res<OpenSeats>>,
    old: Query<Entity, With<SeatsPage>>,
    mut commands: Commands,
) {
    for page in &old {
        commands.entity(page).despawn();
    }
    let Some(open) = open else {
        commands.set_state(Menu::None);
        return;
    };
    let root = commands.spawn((SeatsPage, veil(Menu::Seats, "Seats"))).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(760.0))).id();
    let heading = match open.reason {
        Reason::Lost => keys::SEATS_LOST_HEADING,
        Reason::Begin => keys::SEATS_BEGIN_HEADING,
        Reason::Join(_) => keys::SEATS_JOIN_HEADING,
    };
    commands.spawn((
        ChildOf(panel_entity),
        centred(heading, TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    commands.spawn((
        ChildOf(panel_entity),
        SeatLine,
        LiveRegion,
        centred(LocalizedText::verbatim(""), TextStyle::BODY, palette::INK),
    ));
    let seats = centred_row(&mut commands, panel_entity);
    for &seat in &open.seats {
        commands.spawn((
            ChildOf(seats),
            SeatRow(seat),
            button(
                ButtonStyle::Option,
                LocalizedText::verbatim(""),
                Focusable::MENU.first(),
            ),
        ));
    }
    if !matches!(open.reason, Reason::Join(_)) {
        commands.spawn((
            ChildOf(panel_entity),
            centred(
                keys::SEATS_ANY_DEVICE,
                TextStyle::CAPTION,
                palette::INK_PALE,
            ),
        ));
    }
    let buttons = centred_row(&mut commands, panel_entity);
    commands
        .spawn((
            ChildOf(buttons),
            SeatsButton::Resume,
            button(
                ButtonStyle::Azure,
                keys::PAUSE_RESUME,
                Focusable::MENU.zone(BELOW),
            ),
        ))
        .with_child(key_cap(Action::Pause));
    if open.reason == Reason::Begin {
        commands.spawn((
            ChildOf(buttons),
            SeatsButton::Share,
            button(
                ButtonStyle::Parchment,
                keys::SEATS_SHARE,
                Focusable::MENU.zone(BELOW),
            ),
        ));
    }
}

/// A row that centres what it holds, and wraps.
fn centred_row(commands: &mut Commands, panel_entity: Entity) -> Entity {
    let node = Node {
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(12),
        row_gap: px(8),
        ..default()
    };
    commands.spawn((ChildOf(panel_entity), node)).id()
}

/// What the line says.
fn line(open: &OpenSeats, waiting: &[usize], table: &TableSeats) -> LocalizedText {
    match (open.reason, waiting) {
        (_, []) => LocalizedText::new(keys::SEATS_FULL),
        (Reason::Lost, &[seat]) => {
            let name = table.get(seat).map(|seat| seat.name.clone());
            let name = name.unwrap_or_else(|| LocalizedText::verbatim(""));
            LocalizedText::new(keys::SEATS_LOST).with("name", name)
        }
        (Reason::Lost, _) => LocalizedText::new(keys::SEATS_LOST_SEVERAL),
        (Reason::Begin, _) => LocalizedText::new(keys::SEATS_BEGIN),
        (Reason::Join(_), _) => LocalizedText::new(keys::SEATS_JOIN),
    }
}

/// Writes who has which seat, with the sign of the device. A seat that is taken cannot be pressed; a device that comes
/// finds the first free one focused.
fn write_seats(
    open: Res<OpenSeats>,
    table: Res<TableSeats>,
    devices: Res<SeatDevices>,
    known: Res<PlayerDevices>,
    mut rows: Query<(Entity, &SeatRow, &Children, Has<InteractionDisabled>)>,
    marks: Query<Option<&DeviceSign>, Or<(With<KeyCap>, With<DeviceSign>)>>,
    mut texts: Query<&mut LocalizedText, (With<ButtonWords>, Without<SeatLine>)>,
    mut lines: Query<&mut LocalizedText, With<SeatLine>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let taken = |seat: usize| is_taken(seat, &devices, &known);
    let waiting: Vec<usize> = (open.seats.iter().copied())
        .filter(|&seat| !taken(seat))
        .collect();
    for mut message in &mut lines {
        message.set_if_neq(line(&open, &waiting, &table));
    }
    for (entity, &SeatRow(seat), children, disabled) in &mut rows {
        let Some(name) = table.get(seat).map(|seat| seat.name.clone()) else {
            continue;
        };
        let device = devices.get(seat).filter(|_| taken(seat));
        let message = match device {
            Some(device) => {
                LocalizedText::new(keys::SEATS_TAKEN).with("device", device_name(device, &known))
            }
            None if matches!(open.reason, Reason::Join(_)) => {
                LocalizedText::new(keys::SEATS_INSTEAD)
            }
            None => LocalizedText::new(keys::SEATS_FREE),
        };
        let message = message.with("name", name);
        let mut marked = (children.iter())
            .filter_map(|child| Some((child, marks.get(child).ok()?.map(|sign| sign.number))));
        let marked = marked.next();
        let number = device.map(|device| known.number(device).unwrap_or_default());
        if marked.map(|(_, number)| number) != Some(number) {
            if let Some((mark, _)) = marked {
                commands.entity(mark).despawn();
            }
            match number {
                Some(number) => commands
                    .entity(entity)
                    .with_child(device_sign(number, SIGN)),
                None => commands.entity(entity).with_child(key_cap(Action::Confirm)),
            };
        }
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(message.clone());
            }
        }
        if device.is_some() && !disabled {
            commands.entity(entity).insert(InteractionDisabled);
        } else if device.is_none() && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
        if known.is_changed() && waiting.first() == Some(&seat) {
            focus.set(entity, FocusCause::Navigated);
        }
    }
}

/// The devices that press what is activated: those that confirm, or else the pointer.
fn pressing(presses: &Presses) -> Vec<PlayerDevice> {
    let confirm = (presses.made())
        .filter(|press| press.layer == Layer::Menu && press.action == Action::Confirm);
    let mut devices: Vec<PlayerDevice> = confirm.map(|press| press.device).collect();
    if devices.is_empty() {
        devices.push(PlayerDevice::Keyboard);
    }
    devices
}

/// Gives the seat to the device that presses it, unless the device has a seat already. Of several that press in the
/// same frame, the next ones get the next seats.
fn take_seat(
    activate: On<Activate>,
    rows: Query<&SeatRow>,
    open: Option<Res<OpenSeats>>,
    presses: Res<Presses>,
    table: Res<TableSeats>,
    known: Res<PlayerDevices>,
    mut devices: ResMut<SeatDevices>,
    mut requests: MessageWriter<TakeSeat>,
    mut play: MessageWriter<PlaySound>,
) {
    let (Ok(row), Some(open)) = (rows.get(activate.entity), open) else {
        return;
    };
    let others = open.seats.iter().copied().filter(|&seat| seat != row.0);
    let mut free: Vec<usize> = core::iter::once(row.0).chain(others).collect();
    free.retain(|&seat| !is_taken(seat, &devices, &known));
    let mut free = free.into_iter();
    for device in pressing(&presses) {
        let is_host = open.reason == Reason::Join(device) && devices.is_empty();
        if is_host || devices.seats_of(device).next().is_some() {
            play.write(PlaySound::now(Sound::REFUSE));
            continue;
        }
        let Some(seat) = free.next() else {
            return;
        };
        if let Reason::Join(host) = open.reason {
            // Who has played alone goes on with the device that opened the page.
            let mut people = table.people();
            let alone = people.next().filter(|_| people.next().is_none());
            if let Some(alone) = alone.filter(|alone| devices.get(alone.index).is_none()) {
                devices.set(alone.index, Some(host));
            }
        }
        if table.get(seat).is_some_and(|seat| seat.is_open) {
            requests.write(TakeSeat(seat));
        }
        devices.set(seat, Some(device));
    }
}

/// Does what the button says.
fn press_button(
    activate: On<Activate>,
    buttons: Query<&SeatsButton>,
    mut devices: ResMut<SeatDevices>,
    mut commands: Commands,
) {
    let Ok(button) = buttons.get(activate.entity) else {
        return;
    };
    if *button == SeatsButton::Share {
        devices.clear();
    }
    commands.set_state(Menu::None);
}

/// Opens the page for somebody who joins.
fn open_for_joining(
    activate: On<Activate>,
    buttons: Query<(), With<JoinButton>>,
    presses: Res<Presses>,
    table: Res<TableSeats>,
    mut commands: Commands,
) {
    if let (true, Some(&host)) = (
        buttons.contains(activate.entity),
        pressing(&presses).first(),
    ) {
        commands.insert_resource(OpenSeats {
            reason: Reason::Join(host),
            seats: table.open().map(|seat| seat.index).collect(),
        });
        commands.set_state(Menu::Seats);
    }
}
