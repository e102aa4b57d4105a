//! The texts for screen readers: the name of what has the focus, and the news. On a page they are shown in live
//! regions; nothing here draws. Without narration both are empty: nothing speaks by itself, while the accessible tree
//! still has everything that can be read and pressed, and what has the focus.

use super::accessibility::SpokenNames;
use bevy::{camera::visibility::VisibilitySystems, prelude::*};
use kit_i18n::{LiveRegion, LocalizedText, Localizer};
use kit_input::Focused;
use kit_table::{AidSettings, News};

/// The texts for screen readers.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ScreenReaderText {
    /// The name of what has the focus.
    pub focus: String,
    /// What has just happened, and what the player is asked for.
    pub news: String,
    /// How many news there have been.
    pub said: u32,
}

impl ScreenReaderText {
    /// Tells news, which replace the last ones.
    fn tell(&mut self, news: String) {
        self.news = news;
        self.said += 1;
    }

    /// Tells the name of a page that opens, before what the page says by itself if those are `fresh` news.
    pub(super) fn tell_page(&mut self, page: &str, fresh: bool) {
        let news = core::mem::take(&mut self.news);
        self.tell(if fresh {
            format!("{page}\n{news}")
        } else {
            page.to_owned()
        });
    }
}

/// The systems that keep the texts up to date.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct LiveRegionSystems;

/// Keeps the texts up to date.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenReaderText>().add_systems(
        PostUpdate,
        // The visibility of entities spawned in this frame is known only after that.
        (read_focus, read_news)
            .chain()
            .in_set(LiveRegionSystems)
            .after(VisibilitySystems::VisibilityPropagate),
    );
}

/// Names what has the focus, when it or its name changes; nothing is said without narration.
fn read_focus(
    focused: Query<Entity, With<Focused>>,
    names: SpokenNames,
    aids: Res<AidSettings>,
    mut reader: ResMut<ScreenReaderText>,
) {
    let focused = focused.iter().next().filter(|_| aids.narration);
    let named = focused.map(|entity| names.with_state(entity));
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
    aids: Res<AidSettings>,
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
    // The news are read in any case, so that none is told late.
    if !aids.narration {
        if !reader.news.is_empty() {
            reader.tell(String::new());
        }
    } else if !lines.is_empty() {
        reader.tell(lines.join("\n"));
    }
}
