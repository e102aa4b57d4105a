//! The line below the prompt: why a choice was refused, else a hint, which takes the prompt's place, too, else what is
//! focused or under the pointer.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::FillSystems;
use super::places::{NodeAnchor, node};
use super::topics::{PointedTopic, beside_why};
use crate::card::{CardLocation, Owner, Placement, Value};
use crate::certainty::CertainWinner;
use crate::keys;
use crate::refusal::Refused;
use crate::rulebook::paragraph_about;
use crate::session::TABLE_UPDATE;
use crate::{CurrentHint, DisplayedView, Rules, TABLE, Turn, card_tips, event_words, hint_text};
use fayance_rules::Stage;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::Focused;
use kit_table::AidSettings;
use kit_table::aside::{LastRefusal, Tip, forget_refusal, remember_refusal};
use kit_table::places::TextFit;
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette};

/// The text of the line.
#[derive(Component)]
struct AsideText;

/// How the text fits its place.
const FIT: TextFit = TextFit::line(17.0, 0.98).lines(2).bound().growing(1.95);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastRefusal<Refused>>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (remember_refusal::<Refused, Turn>, write)
                .chain()
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), forget_refusal::<Refused>);
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((
            node("Aside", |t| t.aside),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
        ))
        .with_child((
            AsideText,
            FIT,
            label(
                LocalizedText::verbatim(""),
                TextStyle::CAPTION,
                palette::PARCHMENT,
            ),
            LiveRegion,
            TextLayout::justify(Justify::Center),
            TextShadow {
                offset: Vec2::splat(1.5),
                color: palette::SABLE,
            },
            Pickable::IGNORE,
        ));
}

/// What is said about a thing.
fn about(
    card: Option<(&Owner, &Value, &Placement)>,
    tip: Option<&Tip>,
    displayed: &DisplayedView,
    counts: bool,
) -> Option<LocalizedText> {
    if let Some((owner, value, placement)) = card {
        let seen = matches!(
            placement.0,
            CardLocation::Slot(_) | CardLocation::Register(_)
        );
        return seen.then(|| card_tips::card(owner.0, value.0, displayed, counts));
    }
    tip.map(|tip| tip.0.clone())
}

fn write(
    displayed: Res<DisplayedView>,
    last: Res<LastRefusal<Refused>>,
    hint: Res<CurrentHint>,
    (certain, rules, aids): (Res<CertainWinner>, Res<Rules>, Res<AidSettings>),
    things: Query<(
        Option<(&Owner, &Value, &Placement)>,
        Option<&Tip>,
        Has<Focused>,
        &Hovered,
    )>,
    mut texts: Query<(&mut LocalizedText, &mut TextFit, &ChildOf), With<AsideText>>,
    mut grounds: Query<&mut BackgroundColor>,
    mut places: Query<(&mut Node, &mut NodeAnchor)>,
    mut topic: ResMut<PointedTopic>,
    mut commands: Commands,
) {
    let pointed = things
        .iter()
        .filter(|(_, _, focused, hovered)| *focused || hovered.get())
        .max_by_key(|(_, _, _, hovered)| hovered.get());
    let focused_only = pointed.is_some_and(|(_, _, _, hovered)| !hovered.get());
    // What only has the focus waits until a combat is over.
    let pointed = pointed
        .filter(|_| displayed.fight.is_none() || !focused_only)
        .and_then(|(card, tip, ..)| about(card, tip, &displayed, aids.memory_aid));
    let about = pointed.as_ref().and_then(|tip| paragraph_about(tip.key()));
    if about.is_some() && topic.0 != about {
        topic.0 = about;
    }
    // With keys and pads something always has the focus: while the land is turned the certain crown comes before it.
    let lays = displayed.view.stage == Stage::Lay;
    let (message, ground) = if let Some(Refused(why)) = last.0 {
        (why.message(), palette::GULES_DEEP)
    } else if hint.is_awaited() {
        (
            LocalizedText::new(keys::FAYANCE_HINT_AWAITED),
            palette::CLEAR,
        )
    } else if let Some((hint, view)) = hint.given() {
        (hint_text::tell(hint, view), palette::AZURE_DEEP)
    } else if let Some(side) = certain
        .0
        .filter(|_| pointed.is_none() || lays && focused_only)
    {
        (
            event_words::certain(side, rules.config()),
            palette::AZURE_DEEP,
        )
    } else {
        let nothing = LocalizedText::verbatim("");
        (pointed.unwrap_or(nothing), palette::CLEAR)
    };
    let shows_hint = hint.is_shown() && last.0.is_none();
    for (mut text, mut fit, parent) in &mut texts {
        text.set_if_neq(message.clone());
        fit.set_if_neq(if shows_hint { FIT.lines(4) } else { FIT });
        let sides = px(match shows_hint {
            _ if last.0.is_some() => beside_why(),
            true => 10.0,
            false => 0.0,
        });
        if let Ok((mut node, mut anchor)) = places.get_mut(parent.parent()) {
            if node.padding.right != sides {
                node.padding = UiRect::horizontal(sides);
            }
            anchor.0 = if shows_hint { |t| t.hint } else { |t| t.aside };
        }
        match grounds.get_mut(parent.parent()) {
            Ok(mut color) => {
                color.set_if_neq(BackgroundColor(ground));
            }
            Err(_) => {
                commands
                    .entity(parent.parent())
                    .insert(BackgroundColor(ground));
            }
        }
    }
}
