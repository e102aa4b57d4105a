//! The panel that opens over a table, for the log or the table in words: parchment, with a heading, which the caller
//! adds, a list that scrolls, and a row of buttons at the foot.

use bevy::prelude::*;

use crate::keys;
use kit_rules::message_key::MessageKey;
use kit_theme::{Picture, TextStyle};

/// The heading of a panel: however large the letters are, it is larger than the lines of the list.
pub(crate) const HEADING: TextStyle = TextStyle::SUBHEADING.growing(1.6).scrolling();

/// Where a game's panel lies, and how it looks.
#[derive(Debug, Clone, Copy)]
pub struct SidePanel<B: Bundle> {
    /// Makes the node at its place in the game's layout.
    pub place: fn() -> B,
    /// The room between its edge and what is in it, in design units.
    pub padding: UiRect,
    /// What the button says that closes it.
    pub close: MessageKey,
}

impl<B: Bundle> SidePanel<B> {
    /// A panel at this place that looks as most do.
    #[must_use]
    pub const fn new(place: fn() -> B) -> Self {
        Self {
            place,
            padding: UiRect::new(Val::Px(30.0), Val::Px(30.0), Val::Px(20.0), Val::Px(22.0)),
            close: keys::MENU_BACK,
        }
    }

    /// Builds the panel, still empty, with these marks.
    pub(crate) fn build(&self, commands: &mut Commands, marks: impl Bundle) -> Entity {
        commands
            .spawn((
                (marks, (self.place)()),
                Picture::new("panel-parchment"),
                GlobalZIndex(30),
                Node {
                    flex_direction: FlexDirection::Column,
                    padding: self.padding,
                    row_gap: px(6),
                    ..default()
                },
            ))
            .insert(Pickable::default())
            .id()
    }
}

/// Whether the panel has to be built. One that is to be closed is despawned.
pub(crate) fn is_due<Panel: Component>(
    open: bool,
    panels: &Query<Entity, With<Panel>>,
    commands: &mut Commands,
) -> bool {
    if !open {
        for panel in panels {
            commands.entity(panel).despawn();
        }
    }
    open && panels.is_empty()
}

/// The node of its list; `gap` is the room between lines, in design units.
#[must_use]
pub(crate) fn list(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        row_gap: px(gap),
        overflow: Overflow::scroll_y(),
        ..default()
    }
}

/// Adds the row of buttons at its foot, with these marks. Returns it.
pub(crate) fn foot(commands: &mut Commands, panel: Entity, marks: impl Bundle) -> Entity {
    commands
        .spawn((
            ChildOf(panel),
            marks,
            Node {
                column_gap: px(8),
                row_gap: px(4),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id()
}
