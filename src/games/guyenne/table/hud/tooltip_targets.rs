//! The thing at a point of the table, and the sentences of its tooltip. `tooltip` draws it. A card that the viewer may
//! not know is only "face down" here.

use bevy::prelude::*;

use super::ui_layout::Scene;
use crate::DisplayedView;
use crate::card::CardLocation;
use crate::card_pose::stage_castle;
use crate::keys;
use crate::layout::{Edge, TableLayout};
use crate::overview;
use crate::partners::own_castle;
use crate::{castle_names::castle_name, words};
use guyenne_rules::card::Card;
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Side, Stage, View};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

/// The content of a tooltip, and where its thing is.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TipContent {
    /// The thing's rectangle in the world.
    pub anchor: Rect,
    /// The sentences.
    pub messages: Vec<LocalizedText>,
    /// For the back of a castle's card: the castle's name, its heading.
    pub castle: Option<LocalizedText>,
}

impl TipContent {
    pub(super) fn new(anchor: Rect, messages: impl IntoIterator<Item = LocalizedText>) -> Self {
        Self {
            anchor,
            messages: messages.into_iter().collect(),
            castle: None,
        }
    }
}

/// The tip of a UI node. With `None` it has no tip, and hides those of the things below it.
#[derive(Component, Debug, Clone, PartialEq, Default)]
pub(super) struct NodeTip(pub Option<LocalizedText>);

/// Marks a card over the table that is read: as long as it lies there, nothing has a tip.
#[derive(Component, Debug, Clone, Copy, Default)]
pub(crate) struct HidesTips;

impl NodeTip {
    /// One sentence.
    pub(super) fn new(key: MessageKey) -> Self {
        Self(Some(LocalizedText::new(key)))
    }
}

/// A card as far as tips need it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct TipCard {
    /// The owner's camp.
    pub camp: Camp,
    /// The value, if the viewer may know it.
    pub face: Option<Card>,
    /// The place on the table.
    pub location: CardLocation,
    /// What it covers, in the world.
    pub rect: Rect,
    /// The depth it is drawn at; the highest is on top.
    pub height: f32,
}

/// The tip of the uppermost thing at a point of the world.
pub(super) fn at(
    point: Vec2,
    table: &TableLayout,
    scene: Scene,
    displayed: &DisplayedView,
    cards: impl Iterator<Item = TipCard>,
) -> Option<TipContent> {
    let card = cards
        .filter(|card| card.rect.contains(point))
        .filter(|card| scene != Scene::Stage || on_stage(displayed, card))
        .filter(|card| scene != Scene::Tray || matches!(card.location, CardLocation::Tray { .. }))
        .max_by(|a, b| a.height.total_cmp(&b.height));
    if let Some(tip) = card.and_then(|card| of_card(&card, displayed)) {
        return Some(tip);
    }
    match scene {
        // Tips must not cover the combat stage.
        Scene::Nothing | Scene::Tray | Scene::Stage => None,
        Scene::Row => on_table(point, table, displayed),
    }
}

fn on_stage(displayed: &DisplayedView, card: &TipCard) -> bool {
    match card.location {
        CardLocation::Front { castle, .. } => stage_castle(&displayed.view) == Some(castle),
        _ => false,
    }
}

/// The tip of a card: what it is, and what it does in its place. Cards in piles have none; their piles do.
fn of_card(card: &TipCard, displayed: &DisplayedView) -> Option<TipContent> {
    let face = match card.face {
        None => words::of_camp(keys::TIP_CARD_HIDDEN, card.camp),
        Some(Card::Hero) => words::of_camp(keys::TIP_CARD_HERO, card.camp),
        Some(Card::Two) => LocalizedText::new(keys::TIP_CARD_2),
        Some(Card::Three) => LocalizedText::new(keys::TIP_CARD_3),
        Some(Card::Four) => LocalizedText::new(keys::TIP_CARD_4),
        Some(Card::Five) => LocalizedText::new(keys::TIP_CARD_5),
    };
    let lost_hero = || {
        let losses = words::losses(&displayed.view).filter(|_| card.face == Some(Card::Hero));
        losses.map(|[_, hero]| LocalizedText::new(hero))
    };
    let messages = match card.location {
        CardLocation::Draw { .. } | CardLocation::Discard { .. } => return None,
        CardLocation::Hand { place, of, .. } if card.face.is_none() => {
            let shared = displayed.view.config.shared(card.camp);
            let key = if shared {
                keys::TIP_HAND_PARTNER
            } else {
                keys::TIP_HAND_ENEMY
            };
            let place = words::numeral(Seat::new(card.camp, place));
            vec![
                words::of_camp(key, card.camp)
                    .with("n", of)
                    .with("place", place),
            ]
        }
        CardLocation::Hand { .. } | CardLocation::Tray { .. } => {
            core::iter::once(face).chain(lost_hero()).collect()
        }
        CardLocation::Front { side, .. } => {
            let side = match side {
                Side::Short => keys::TIP_ATTACK,
                Side::Long => keys::TIP_DEFENCE,
            };
            let side = LocalizedText::new(side);
            core::iter::once(face)
                .chain(lost_hero())
                .chain([side])
                .collect()
        }
        CardLocation::Pillage { .. } => core::iter::once(face)
            .chain(pillage(&displayed.view))
            .collect(),
    };
    Some(TipContent::new(card.rect, messages))
}

/// The sentences on a castle: its holder, whether there is a combat, what an attack costs, and a fact.
fn of_castle(castle: Castle, displayed: &DisplayedView) -> Vec<LocalizedText> {
    let names = displayed.view.config.names;
    let name = castle_name(names, castle);
    let holder = match displayed.view.holders[castle.index()] {
        None => LocalizedText::new(keys::TIP_CASTLE_NEUTRAL),
        Some(camp) => words::of_camp(keys::TIP_CASTLE_HELD, camp),
    };
    let mut messages = vec![holder.with("castle", name.clone())];
    if displayed.view.named.contains(&Some(castle)) {
        messages.push(LocalizedText::new(keys::TIP_CASTLE_FOUGHT).with("castle", name));
    }
    if let Some(viewer) = displayed.view.viewer {
        let shared = displayed.view.config.shared(viewer.camp);
        let at = |seat| own_castle(&displayed.view, seat).and_then(|(_, castle)| castle);
        if shared && at(viewer) == Some(castle) {
            messages.push(LocalizedText::new(keys::TIP_CASTLE_OWN));
        } else if shared && at(viewer.partner()) == Some(castle) {
            messages.push(LocalizedText::new(keys::TIP_CASTLE_PARTNER));
        }
        messages.extend(words::cost(&displayed.view, castle, viewer.camp, None));
    }
    messages.extend(what_if(castle, displayed));
    messages.push(words::about_castle(names, castle));
    messages
}

/// What the points would be if either camp took the castle, the viewer's first: none of its holder.
fn what_if(castle: Castle, displayed: &DisplayedView) -> Vec<LocalizedText> {
    let holder = displayed.view.holders[castle.index()];
    let camps = [displayed.near, displayed.near.enemy()];
    let takers = camps.into_iter().filter(|&camp| holder != Some(camp));
    takers
        .map(|camp| overview::what_if(&displayed.view, castle, camp))
        .collect()
}

/// The sentences on the pillage; none where no card is lost.
fn pillage(view: &View) -> Vec<LocalizedText> {
    words::losses(view).map_or_else(Vec::new, |[rule, _]| {
        vec![
            LocalizedText::new(keys::TIP_PILLAGE),
            LocalizedText::new(rule),
        ]
    })
}

/// The tips of castles, piles, panels and the first-player card.
fn on_table(point: Vec2, table: &TableLayout, displayed: &DisplayedView) -> Option<TipContent> {
    let view = &displayed.view;
    for castle in Castle::ALL {
        let place = &table.castles[castle.index()];
        let rect = place.card.rect();
        if rect.contains(point) || place.name.rect().contains(point) {
            return Some(TipContent {
                castle: Some(castle_name(view.config.names, castle)),
                ..TipContent::new(rect, of_castle(castle, displayed))
            });
        }
    }
    for edge in Edge::BOTH {
        let camp = match edge {
            Edge::Near => displayed.near,
            Edge::Far => displayed.near.enemy(),
        };
        let place = table.camp(edge);
        for (pile, message) in [
            (&place.draw, words::draw_pile(view, camp)),
            (&place.discard, words::discard_pile(view, camp)),
        ] {
            let rect = pile.card.rect().union(pile.badge.rect());
            if rect.contains(point) {
                return Some(TipContent::new(
                    rect,
                    [message, words::exhaustions(view, camp)],
                ));
            }
        }
        if words::counts_unspent(view) && place.unspent.contains(point) {
            let n = words::unspent(view, camp);
            let message = words::of_camp(keys::TIP_UNSPENT, camp).with("n", n);
            return Some(TipContent::new(place.unspent, [message]));
        }
    }
    let first = table.first_player.rect();
    let phase = match view.stage {
        Stage::Reserve(_) | Stage::Agree(_) => Some(keys::TIP_PHASE_RESERVE),
        Stage::Place(_) | Stage::Give(_) | Stage::Order(_) => Some(keys::TIP_PHASE_PLACEMENT),
        Stage::Reinforce { .. } => Some(keys::TIP_PHASE_REINFORCEMENT),
        Stage::Combat(_) | Stage::Answer(_) => Some(keys::TIP_PHASE_COMBAT),
        Stage::Lose(_) => Some(keys::TIP_LOSSES_2022),
        Stage::Refill | Stage::Over(_) => None,
    };
    [
        (table.pillage_panel, pillage(view)),
        (
            first,
            vec![words::of_camp(keys::TIP_FIRST_PLAYER, view.first)],
        ),
        (
            table.hud.phase,
            phase.map(LocalizedText::new).into_iter().collect(),
        ),
    ]
    .into_iter()
    .find(|(rect, messages)| rect.contains(point) && !messages.is_empty())
    .map(|(rect, messages)| TipContent::new(rect, messages))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use guyenne_rules::{Edition, Level, Position, Setup};
    use kit_i18n::Language;
    use kit_rules::seed::Seed;

    #[test]
    fn discarded_cards_come_back_until_the_last_reshuffle() {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let mut view = Position::new(setup).expect("a duel is a game").view(None);
        for (level, exhaustions, times) in [
            (Level::Base, 0, Some("once more")),
            (Level::Base, 1, None),
            (Level::Base, 2, None),
            (Level::Expert, 0, Some("twice more")),
            (Level::Expert, 1, Some("once more")),
            (Level::Expert, 2, None),
        ] {
            view.config.level = level;
            view.camps[Camp::French].exhaustions = exhaustions;
            view.camps[Camp::French].discard = 7;
            let words = localizer(Language::En).localize(&words::discard_pile(&view, Camp::French));
            match times {
                Some(times) => assert!(words.contains(times), "{words}"),
                None => assert!(words.contains("will not come back"), "{words}"),
            }
        }
    }

    #[test]
    fn a_draw_pile_that_stays_empty_says_when_the_game_ends() {
        let setup = Setup::duel(Edition::V2022, Level::Expert, Seed(1));
        let mut view = Position::new(setup).expect("a duel is a game").view(None);
        for (exhaustions, key) in [(2, "tip-draw-pile"), (3, "tip-draw-pile-spent")] {
            view.camps[Camp::English].exhaustions = exhaustions;
            assert_eq!(words::draw_pile(&view, Camp::English).key(), key);
        }
    }

    #[test]
    fn the_pillage_and_a_hero_say_which_cards_are_lost() {
        for (edition, level, keys) in [
            (Edition::V2022, Level::Base, None),
            (
                Edition::V2022,
                Level::Advanced,
                Some(["tip-losses-2022", "tip-hero-lost-2022"]),
            ),
            (
                Edition::V2022,
                Level::Expert,
                Some(["tip-losses-2022", "tip-hero-lost-2022"]),
            ),
            (
                Edition::V2021,
                Level::Base,
                Some(["tip-losses-2021", "tip-hero-lost-2021"]),
            ),
        ] {
            let setup = Setup::duel(edition, level, Seed(1));
            let view = Position::new(setup).expect("a duel is a game").view(None);
            let displayed = DisplayedView::plain(view);
            let table = crate::layout::layout(kit_theme::scale::REFERENCE);
            let panel = on_table(table.pillage_panel.center(), &table, &displayed);
            let keys_shown = panel.map(|tip| {
                tip.messages
                    .iter()
                    .map(|message| message.key().to_owned())
                    .collect()
            });
            let rule = keys.map(|[rule, _]| vec!["tip-pillage".to_owned(), rule.to_owned()]);
            assert_eq!(keys_shown, rule, "{edition} {level}");
            let hero = TipCard {
                camp: Camp::French,
                face: Some(Card::Hero),
                location: CardLocation::Hand {
                    place: 0,
                    index: 0,
                    of: 6,
                },
                rect: Rect::default(),
                height: 0.0,
            };
            let tip = of_card(&hero, &displayed).expect("a card in hand");
            let lost = tip.messages.get(1).map(|message| message.key().to_owned());
            assert_eq!(
                lost,
                keys.map(|[_, hero]| hero.to_owned()),
                "{edition} {level}"
            );
        }
    }

    #[test]
    fn a_castle_is_explained_on_the_back_of_its_card() {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let view = Position::new(setup).expect("a duel is a game").view(None);
        let displayed = DisplayedView::plain(view);
        let names = displayed.view.config.names;
        let table = crate::layout::layout(kit_theme::scale::REFERENCE);
        for castle in Castle::ALL {
            let middle = table.castles[castle.index()].card.center;
            let tip = on_table(middle, &table, &displayed).expect("a castle lies here");
            assert_eq!(tip.castle, Some(castle_name(names, castle)));
            assert_eq!(
                tip.messages.last(),
                Some(&words::about_castle(names, castle))
            );
        }
        let shield = on_table(table.first_player.center, &table, &displayed);
        assert_eq!(shield.and_then(|tip| tip.castle), None);
    }
}
