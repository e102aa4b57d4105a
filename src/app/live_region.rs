//! The texts for screen readers: the name of what has the focus, and the news. On a page they are shown in live
//! regions; nothing here draws.

use crate::{
    i18n::{LiveRegion, LocalizedText, Localizer},
    input::Focused,
    table::{AccessibleName, News},
    theme::DropCap,
};
use bevy::{camera::visibility::VisibilitySystems, prelude::*};

/// The texts for screen readers.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ScreenReaderText {
    /// The name of what has the focus.
    pub focus: String,
    /// What has just happened, and what the player is asked for.
    pub news: String,
}

/// Keeps the texts up to date.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenReaderText>().add_systems(
        PostUpdate,
        // The visibility of entities spawned in this frame is known only after that.
        (read_focus, read_news).after(VisibilitySystems::VisibilityPropagate),
    );
}

/// Names what has the focus, when it or its name changes.
fn read_focus(
    focused: Query<(Entity, Option<&AccessibleName>), With<Focused>>,
    messages: Query<(
        AnyOf<(&LocalizedText, &DropCap)>,
        Option<&InheritedVisibility>,
    )>,
    children: Query<&Children>,
    localizer: Res<Localizer>,
    mut reader: ResMut<ScreenReaderText>,
) {
    let named = focused.iter().next().map(|(entity, name)| {
        if let Some(AccessibleName(name)) = name {
            return localizer.localize(name);
        }
        let below = children.iter_descendants(entity);
        let words: Vec<String> = std::iter::once(entity)
            .chain(below)
            .filter_map(|entity| messages.get(entity).ok())
            .filter(|(_, seen)| seen.is_none_or(|seen| seen.get()))
            .filter_map(|((message, drop_cap), _)| {
                message.or(drop_cap.map(|drop_cap| &drop_cap.message))
            })
            .map(|message| localizer.localize(message))
            .filter(|words| !words.is_empty())
            .collect();
        words.join(", ")
    });
    let named = named.unwrap_or_default();
    if reader.focus != named {
        reader.focus = named;
    }
}

/// Writes the news: messages, and the texts of live regions that changed.
fn read_news(
    mut happened: MessageReader<News>,
    news: Query<
        (&LocalizedText, Option<&InheritedVisibility>),
        (With<LiveRegion>, Changed<LocalizedText>),
    >,
    localizer: Res<Localizer>,
    mut reader: ResMut<ScreenReaderText>,
) {
    let live = news
        .iter()
        .filter(|(_, seen)| seen.is_none_or(|seen| seen.get()))
        .map(|(message, _)| message);
    let lines: Vec<String> = happened
        .read()
        .map(|News(message)| message)
        .chain(live)
        .map(|message| localizer.localize(message))
        .filter(|line| !line.is_empty())
        .collect();
    if !lines.is_empty() {
        let lines = lines.join("\n");
        if reader.news != lines {
            reader.news = lines;
        }
    }
}
