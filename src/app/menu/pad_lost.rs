//! Where no seat has a device, the gamepad last used pauses the game when it loses its connection. The pause says so
//! until a gamepad is back. For gamepads with seats see `open_seats`.

use crate::keys;
use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_input::{LastPad, PadConnection};
use kit_table::flow::PageSystems;
use kit_table::{Menu, Screen, SeatDevices};
use kit_theme::{TextStyle, palette, widget::centred};

/// Exists from the moment at which the pad in use was lost until the game goes on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LostPad {
    /// Whether a pad has been connected since.
    back: bool,
}

impl LostPad {
    /// What the pause says.
    fn message(self) -> LocalizedText {
        LocalizedText::new(if self.back {
            keys::PAUSE_PAD_BACK
        } else {
            keys::PAUSE_PAD_LOST
        })
    }
}

/// The line of the pause menu.
#[derive(Component)]
struct LostPadLine;

/// Adds the pause for lost pads.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            watch_pads,
            write_line.run_if(resource_exists_and_changed::<LostPad>),
        )
            .chain()
            .in_set(PageSystems),
    )
    .add_systems(OnEnter(Menu::None), |mut commands: Commands| {
        commands.remove_resource::<LostPad>();
    });
}

/// Pauses a game when the pad last used is lost, and notes when a pad comes back.
fn watch_pads(
    mut connections: MessageReader<PadConnection>,
    last: Res<LastPad>,
    devices: Res<SeatDevices>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    lost: Option<ResMut<LostPad>>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let mut now = lost.as_deref().copied();
    for &PadConnection { pad, connected } in connections.read() {
        let in_use = last.0 == Some(pad) && devices.is_empty();
        if connected {
            now = now.map(|_| LostPad { back: true });
        } else if in_use && matches!(screen.get(), Screen::Table(_)) {
            now = Some(LostPad { back: false });
            if *menu.get() == Menu::None {
                next.set(Menu::Pause);
            }
        }
    }
    match (lost, now) {
        (Some(mut lost), Some(now)) => {
            lost.set_if_neq(now);
        }
        (None, Some(now)) => commands.insert_resource(now),
        (_, None) => {}
    }
}

/// Adds the line about a lost pad to the pause menu, if one was lost.
pub(super) fn add_line(commands: &mut Commands, panel: Entity, lost: Option<&LostPad>) {
    let text = lost.map_or_else(|| LocalizedText::verbatim(""), |lost| lost.message());
    commands.spawn((
        ChildOf(panel),
        LostPadLine,
        centred(text, TextStyle::BODY, palette::GULES_DEEP),
        Node {
            display: if lost.is_some() {
                Display::Flex
            } else {
                Display::None
            },
            ..default()
        },
    ));
}

fn write_line(
    lost: Res<LostPad>,
    mut lines: Query<(&mut LocalizedText, &mut Node), With<LostPadLine>>,
) {
    for (mut message, mut node) in &mut lines {
        message.set_if_neq(lost.message());
        node.display = Display::Flex;
    }
}
