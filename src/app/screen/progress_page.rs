//! A page with nothing but a progress bar.

use bevy::prelude::*;

use kit_theme::{palette, widget::page};

/// The filled part of the bar.
#[derive(Component)]
pub(super) struct ProgressFill;

/// The page, with an empty bar.
pub(super) fn progress_page(name: &'static str) -> impl Bundle {
    (
        Name::new(name),
        page(),
        BackgroundColor(palette::OAK_NIGHT),
        children![(
            Node {
                width: px(420),
                height: px(14),
                padding: UiRect::all(px(2)),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
            BorderColor::all(palette::OR_DEEP),
            children![(
                ProgressFill,
                Node {
                    width: percent(0),
                    height: percent(100),
                    border_radius: BorderRadius::all(px(4)),
                    ..default()
                },
                BackgroundColor(palette::OR),
            )],
        )],
    )
}
