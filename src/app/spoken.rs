//! What is read aloud to those who do not see the table: the name of whatever has the focus, and the news. On a page
//! screen readers find both in elements of their own; nothing here draws.

use crate::{
    input::Focused,
    speech::{Aloud, Say, Speech},
    table::{AccessibleName, News},
    theme::Versal,
};
use bevy::{camera::visibility::VisibilitySystems, prelude::*};

/// What is read aloud.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Spoken {
    /// What has the focus.
    pub focus: String,
    /// What has just happened, and what is asked for.
    pub news: String,
}

/// Keeps what is read aloud in step.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Spoken>().add_systems(
        PostUpdate,
        // What was spawned in this frame is seen only after that.
        (name_focus, tell_news).after(VisibilitySystems::VisibilityPropagate),
    );
}

/// Names what has the focus, whenever it or its name changes.
fn name_focus(
    focused: Query<(Entity, Option<&AccessibleName>), With<Focused>>,
    says: Query<(AnyOf<(&Say, &Versal)>, Option<&InheritedVisibility>)>,
    children: Query<&Children>,
    speech: Res<Speech>,
    mut spoken: ResMut<Spoken>,
) {
    let named = focused.iter().next().map(|(entity, name)| {
        if let Some(AccessibleName(name)) = name {
            return speech.phrase(name);
        }
        let below = children.iter_descendants(entity);
        let words: Vec<String> = std::iter::once(entity)
            .chain(below)
            .filter_map(|entity| says.get(entity).ok())
            .filter(|(_, seen)| seen.is_none_or(|seen| seen.get()))
            .filter_map(|((say, versal), _)| say.or(versal.map(|versal| &versal.say)))
            .map(|say| speech.phrase(say))
            .filter(|words| !words.is_empty())
            .collect();
        words.join(", ")
    });
    let named = named.unwrap_or_default();
    if spoken.focus != named {
        spoken.focus = named;
    }
}

/// Tells what has happened and what is written anew where news stands.
fn tell_news(
    mut happened: MessageReader<News>,
    news: Query<(&Say, Option<&InheritedVisibility>), (With<Aloud>, Changed<Say>)>,
    speech: Res<Speech>,
    mut spoken: ResMut<Spoken>,
) {
    let asked = news
        .iter()
        .filter(|(_, seen)| seen.is_none_or(|seen| seen.get()))
        .map(|(say, _)| say);
    let lines: Vec<String> = happened
        .read()
        .map(|News(say)| say)
        .chain(asked)
        .map(|say| speech.phrase(say))
        .filter(|line| !line.is_empty())
        .collect();
    if !lines.is_empty() {
        let lines = lines.join("\n");
        if spoken.news != lines {
            spoken.news = lines;
        }
    }
}
