//! The private look: a band in large letters that says whose eyes may look, with the sum of what they have chosen and
//! what it costs, and a shade behind their hand.

use bevy::prelude::*;

use super::FillSystems;
use super::refusal_notice::RefusalNotice;
use super::ui_layout::{Scene, TextFit, node};
use crate::card_pose::depth;
use crate::keys;
use crate::layout::TableLayout;
use crate::private_look::{LookSeen, PrivateLook};
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::sound_effects::SoundEffectSystems;
use crate::veil::VeiledCards;
use crate::{DisplayedView, Rules, Selection, TABLE, words};
use guyenne_rules::DecisionKind;
use guyenne_rules::card::Cards;
use guyenne_rules::seat::Seat;
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_theme::sound::{PlaySound, Sound};
use kit_theme::widget::label;
use kit_theme::{SpriteAtlases, TextStyle, palette, visible_if};

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
        TABLE_UPDATE,
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
fn sum(key: MessageKey, cards: Cards) -> LocalizedText {
    LocalizedText::new(key)
        .with("n", cards.count())
        .with("sum", cards.sum())
        .with("hero", if cards.has_hero() { "yes" } else { "no" })
}

/// What the looker has chosen, and what it would cost with what they have laid there already, or what a defender has
/// laid; only they read it.
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
        return Some(sum(keys::LOOK_LAID, laid));
    }
    if cards.is_empty() {
        return None;
    }
    let sum = sum(keys::LOOK_CHOSEN, cards);
    let castle = match decision.kind {
        DecisionKind::Place { .. } | DecisionKind::Reinforce { .. } => selection.castle,
        _ => None,
    };
    let cost = castle.and_then(|castle| {
        let laid = veil.and_then(|veil| veil.front(view, castle, seat.camp));
        let laid = laid.map_or(Cards::NONE, |(_, laid)| laid);
        words::cost(view, castle, seat.camp, (cards + laid).strongest())
    });
    Some(match cost {
        Some(cost) => LocalizedText::new(keys::LOOK_CHOSEN_COST)
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
    let seating = &rules.config().seating;
    for (line, mut message) in &mut lines {
        let fresh = match (line, seat) {
            (_, None) => LocalizedText::verbatim(""),
            (BandLine::Who, Some(seat)) => {
                LocalizedText::new(keys::LOOK_WHO).with("name", words::player(seating, seat))
            }
            (BandLine::About, Some(seat)) => (displayed.look == Some(seat))
                .then(|| veiled.cards(&selection.entities))
                .and_then(|cards| chosen(&displayed, seat, cards, &selection))
                .unwrap_or_else(|| LocalizedText::new(keys::LOOK_ABOUT)),
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
    mut notice: ResMut<RefusalNotice>,
    mut play: MessageWriter<PlaySound>,
) {
    let Some(LookSeen(seat)) = seen.read().last() else {
        return;
    };
    let seating = &rules.config().seating;
    let message = LocalizedText::new(keys::LOOK_SEEN).with("name", words::player(seating, *seat));
    notice.tell(message);
    play.write(PlaySound::now(Sound::BACK));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seating;
    use crate::veil::{VeiledHands, veiled};
    use guyenne_rules::{Castle, Edition, Level, Position, Setup};
    use kit_rules::seed::Seed;
    use rand::SeedableRng;
    use rand_pcg::Pcg32;

    /// The price that the band tells while `added` is chosen for `castle`.
    fn cost_told(displayed: &DisplayedView, seat: Seat, added: Cards, castle: Castle) -> String {
        let selection = Selection {
            castle: Some(castle),
            ..Selection::default()
        };
        let told = chosen(displayed, seat, added, &selection).expect("cards are chosen");
        format!("{:?}", told.args())
    }

    #[test]
    fn the_price_of_an_attack_counts_what_lies_there_already() {
        let mut raised = 0;
        for seed in 0..40 {
            let setup = Setup::duel(Edition::V2022, Level::Advanced, Seed(seed));
            let mut position = Position::new(setup).expect("a valid set-up");
            let seating = Seating::people_of(setup.config.teams);
            let mut rng = Pcg32::seed_from_u64(seed);
            while let Some(decision) = position.decision() {
                let own = position.view(Some(decision.seat));
                if let DecisionKind::Reinforce { hand, room, .. } = decision.kind
                    && let Some(added) = hand.iter().next_back()
                {
                    let mut view = position.view(None);
                    view.decision = Some(veiled(decision));
                    let displayed = DisplayedView {
                        veiled: Some(VeiledHands::of(&seating, |seat| position.view(Some(seat)))),
                        ..DisplayedView::plain(view)
                    };
                    for (castle, room) in room {
                        let camp = decision.seat.camp;
                        let laid = own.front(castle, camp).and_then(|front| front.cards);
                        let Some(strongest) = laid.and_then(Cards::strongest) else {
                            continue;
                        };
                        if room == 0
                            || strongest <= added
                            || own.holders[castle.index()] != Some(camp.enemy())
                        {
                            continue;
                        }
                        raised += 1;
                        let cost = words::cost(&own, castle, camp, Some(strongest));
                        let told = cost_told(&displayed, decision.seat, Cards::one(added), castle);
                        let cost = format!("{:?}", cost.expect("an attack costs a card"));
                        assert!(told.contains(&cost), "{told} without {cost}");
                    }
                }
                position
                    .play(decision.sample(&mut rng))
                    .expect("listed moves are legal");
            }
        }
        assert!(raised > 10, "only {raised} attacks");
    }
}
