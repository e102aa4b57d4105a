//! What is read aloud to those who do not see the table: the name of whatever has the focus, and the news. On a page
//! screen readers find both in elements of their own; nothing here draws.

use crate::{
    games::guyenne::{
        rules::card::Card,
        table::{
            Shown,
            card::{CastleCard, FaceDown, Owner, Placement, Selected, Spot, Value},
            castle_names::castle_name,
            hud::Log,
        },
    },
    input::Focused,
    speech::{Aloud, Say, Speech},
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

/// A card, as far as the viewer knows it.
type Known = (
    &'static Owner,
    Option<&'static Value>,
    Has<FaceDown>,
    &'static Placement,
    Has<Selected>,
);

/// Names what has the focus, whenever it or its name changes.
fn name_focus(
    focused: Query<Entity, With<Focused>>,
    cards: Query<Known>,
    castles: Query<(&CastleCard, Has<Selected>)>,
    says: Query<(AnyOf<(&Say, &Versal)>, Option<&InheritedVisibility>)>,
    children: Query<&Children>,
    shown: Option<Res<Shown>>,
    speech: Res<Speech>,
    mut spoken: ResMut<Spoken>,
) {
    let named = focused.iter().next().map(|entity| {
        if let Ok((owner, value, down, placement, chosen)) = cards.get(entity) {
            let card = card(owner, value, down);
            return speech.phrase(&marked(lying(card, placement.0), chosen));
        }
        if let Ok((&CastleCard(castle), chosen)) = castles.get(entity) {
            let holder = shown
                .as_ref()
                .and_then(|shown| shown.view.holders[castle.index()]);
            let holder = holder.map_or("neutral", |camp| camp.name());
            let say = Say::new("spoken-castle")
                .with("castle", castle_name(castle))
                .with("camp", holder);
            return speech.phrase(&marked(say, chosen));
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

/// The card in words.
fn card(owner: &Owner, value: Option<&Value>, down: bool) -> Say {
    let face = match value {
        Some(Value(Card::Hero)) => Say::new("hero").with("camp", owner.0.name()),
        Some(Value(card)) => Say::new(format!("a-card-{}", card.value())),
        None => return Say::new("spoken-hidden").with("camp", owner.0.name()),
    };
    if down {
        Say::new("spoken-down").with("card", face)
    } else {
        face
    }
}

/// A card and where it lies, if that is not one's own hand.
fn lying(card: Say, spot: Spot) -> Say {
    match spot {
        Spot::Front { castle, .. } => Say::new("spoken-at")
            .with("card", card)
            .with("castle", castle_name(castle)),
        _ => card,
    }
}

/// The same, chosen or not.
fn marked(say: Say, chosen: bool) -> Say {
    if chosen {
        Say::new("spoken-chosen").with("what", say)
    } else {
        say
    }
}

/// Sentences that are read at once.
const MOST: usize = 8;

/// Tells what the log has gained and what is written anew where news stands.
fn tell_news(
    log: Res<Log>,
    news: Query<(&Say, Option<&InheritedVisibility>), (With<Aloud>, Changed<Say>)>,
    speech: Res<Speech>,
    mut told: Local<usize>,
    mut spoken: ResMut<Spoken>,
) {
    let entries = log.entries();
    // A game that is taken up again is not told from the start.
    let from = (*told).clamp(entries.len().saturating_sub(MOST), entries.len());
    *told = entries.len();
    let happened = entries[from..].iter().map(|entry| &entry.say);
    let asked = news
        .iter()
        .filter(|(_, seen)| seen.is_none_or(|seen| seen.get()))
        .map(|(say, _)| say);
    let lines: Vec<String> = happened
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
