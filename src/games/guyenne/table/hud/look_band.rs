//! The private look: a band in large letters that says whose eyes may look, with the sum of what they have chosen and
//! what it costs, and a shade behind their hand.

use bevy::prelude::*;

use super::FillSystems;
use super::refusal_notice::RefusalNotice;
use super::ui_layout::{Scene, TextFit, node};
use crate::games::guyenne::rules::DecisionKind;
use crate::games::guyenne::rules::card::Cards;
use crate::games::guyenne::rules::seat::Seat;
use crate::games::guyenne::table::card_pose::depth;
use crate::games::guyenne::table::layout::TableLayout;
use crate::games::guyenne::table::look::{LookSeen, PrivateLook};
use crate::games::guyenne::table::sound_effects::SoundEffectSystems;
use crate::games::guyenne::table::veil::VeiledCards;
use crate::games::guyenne::table::{
    DisplayedView, Rules, Selection, TABLE, TableSystems, TableTimings, words,
};
use crate::i18n::LocalizedText;
use crate::theme::sound::{PlaySound, Sound};
use crate::theme::widget::label;
use crate::theme::{SpriteAtlases, TextStyle, palette, visible_if};

/// The band.
#[derive(Component)]
struct LookBand;

/// The lines of the band.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum BandLine {
    /// Who may look.
    Who,
    /// What they have chosen, and how the look ends.
    About,
}

/// The shade behind the hand.
#[derive(Component)]
struct LookShade;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_band).add_systems(
        Update,
        (
            (write_band, place_shade).in_set(FillSystems),
            tell_seen
                .in_set(TableSystems::Show)
                .after(SoundEffectSystems)
                .run_if(resource_exists::<Rules>),
        ),
    );
}

fn band(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Nothing => None,
        Scene::Tray => Some(t.reserve_look_band()),
        Scene::Row | Scene::Stage => Some(t.look_band()),
    }
}

fn who(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let band = band(t, scene)?;
    let middle = band.min.y + band.height() * 0.42;
    Some(Rect {
        min: Vec2::new(band.min.x, middle),
        ..band
    })
}

fn about(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let band = band(t, scene)?;
    let middle = band.min.y + band.height() * 0.42;
    Some(Rect {
        max: Vec2::new(band.max.x, middle),
        ..band
    })
}

fn spawn_band(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    commands.spawn((
        node("Look", band),
        LookBand,
        BackgroundColor(palette::OAK_NIGHT),
        GlobalZIndex(40),
        Visibility::Hidden,
    ));
    for (name, line, at, fit, ink) in [
        (
            "Look's name",
            BandLine::Who,
            who as fn(&TableLayout, Scene) -> Option<Rect>,
            TextFit::line(40.0, 0.94).growing(1.95).lines(3),
            palette::OR_LIGHT,
        ),
        (
            "Look's words",
            BandLine::About,
            about,
            TextFit::line(23.0, 0.94).growing(1.95).lines(5),
            palette::ARGENT,
        ),
    ] {
        commands.spawn((
            node(name, at),
            LookBand,
            GlobalZIndex(41),
            Visibility::Hidden,
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            children![(
                line,
                fit.bound(),
                label(LocalizedText::verbatim(""), TextStyle::HEADING, ink),
                TextLayout::justify(Justify::Center),
                Pickable::IGNORE,
            )],
        ));
    }
    commands.spawn((
        Name::new("Look's shade"),
        DespawnOnExit(TABLE),
        LookShade,
        atlases.sprite("panel-parchment"),
        Transform::from_xyz(0.0, 0.0, depth::LOOK),
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
}

/// A sentence on the sum of cards.
fn sum(key: &'static str, cards: Cards) -> LocalizedText {
    LocalizedText::new(key)
        .with("n", cards.count())
        .with("sum", cards.sum())
        .with("hero", if cards.has_hero() { "yes" } else { "no" })
}

/// What the looker has chosen, and what it would cost, or what a defender has laid; only they read it.
fn chosen(
    displayed: &DisplayedView,
    seat: Seat,
    cards: Cards,
    selection: &Selection,
) -> Option<LocalizedText> {
    let (view, veil) = (&displayed.view, displayed.veiled.as_ref());
    let decision = view.decision.filter(|decision| decision.seat == seat)?;
    if let DecisionKind::Answer { castle } = decision.kind {
        let (_, laid) = veil?.front(view, castle, seat.camp)?;
        return Some(sum("look-laid", laid));
    }
    if cards.is_empty() {
        return None;
    }
    let sum = sum("look-chosen", cards);
    let castle = match decision.kind {
        DecisionKind::Place { .. } | DecisionKind::Reinforce { .. } => selection.castle,
        _ => None,
    };
    let cost = castle.and_then(|castle| words::cost(view, castle, seat.camp, cards.strongest()));
    Some(match cost {
        Some(cost) => LocalizedText::new("look-chosen-cost")
            .with("chosen", sum)
            .with("cost", cost),
        None => sum,
    })
}

/// Names the looker, and tells them the sum of what they have chosen once their cards are up.
fn write_band(
    look: Res<PrivateLook>,
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    selection: Res<Selection>,
    veiled: Res<VeiledCards>,
    mut bands: Query<&mut Visibility, With<LookBand>>,
    mut lines: Query<(&BandLine, &mut LocalizedText)>,
) {
    let seat = look.seat();
    for mut visibility in &mut bands {
        visibility.set_if_neq(visible_if(seat.is_some()));
    }
    let seating = &rules.game_config().seating;
    for (line, mut message) in &mut lines {
        let fresh = match (line, seat) {
            (_, None) => LocalizedText::verbatim(""),
            (BandLine::Who, Some(seat)) => {
                LocalizedText::new("look-who").with("name", words::player(seating, seat))
            }
            (BandLine::About, Some(seat)) => (displayed.look == Some(seat))
                .then(|| veiled.cards(&selection.entities))
                .and_then(|cards| chosen(&displayed, seat, cards, &selection))
                .unwrap_or_else(|| LocalizedText::new("look-about")),
        };
        message.set_if_neq(fresh);
    }
}

/// Lays the shade behind the hand that lies face up.
fn place_shade(
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    displayed: Res<DisplayedView>,
    mut shades: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<LookShade>>,
) {
    let rect = layout.look_panel();
    // The cards to set aside have a parchment of their own, and a combat hides the hands.
    let shown = displayed.look.is_some() && *scene == Scene::Row;
    for (mut sprite, mut at, mut visibility) in &mut shades {
        visibility.set_if_neq(visible_if(shown));
        if !shown {
            continue;
        }
        if sprite.custom_size != Some(rect.size()) {
            sprite.custom_size = Some(rect.size());
        }
        let to = rect.center().extend(depth::LOOK);
        if at.translation != to {
            at.translation = to;
        }
    }
}

/// Says whose cards were seen.
fn tell_seen(
    mut seen: MessageReader<LookSeen>,
    rules: Res<Rules>,
    timings: Res<TableTimings>,
    mut notice: ResMut<RefusalNotice>,
    mut play: MessageWriter<PlaySound>,
) {
    let Some(LookSeen(seat)) = seen.read().last() else {
        return;
    };
    let seating = &rules.game_config().seating;
    let message = LocalizedText::new("look-seen").with("name", words::player(seating, *seat));
    notice.tell(message, &timings);
    play.write(PlaySound::now(Sound::BACK));
}
