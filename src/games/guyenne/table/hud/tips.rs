//! What lies at a point of the table, and the sentences that explain it. The tooltip itself is drawn elsewhere. A card
//! the viewer may not know is only ever "face down" here.

use bevy::prelude::*;

use super::place::Scene;
use crate::games::guyenne::rules::card::Card as Face;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Castle, Side, Stage, View};
use crate::games::guyenne::table::Shown;
use crate::games::guyenne::table::card::Spot;
use crate::games::guyenne::table::layout::{Edge, TableLayout};
use crate::games::guyenne::table::place::stage_castle;
use crate::games::guyenne::table::{castle_names::castle_name, words};
use crate::speech::Say;

/// Something that can be explained, and where it lies.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tip {
    /// The thing's place in the world.
    pub anchor: Rect,
    /// What it is, sentence by sentence.
    pub says: Vec<Say>,
    /// The name of the castle whose card is turned over to tell it.
    pub castle: Option<Say>,
}

impl Tip {
    pub(super) fn new(anchor: Rect, says: impl IntoIterator<Item = Say>) -> Self {
        Self {
            anchor,
            says: says.into_iter().collect(),
            castle: None,
        }
    }
}

/// A card as the tips know it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Lying {
    /// Whose.
    pub camp: Camp,
    /// Which, if the viewer may know.
    pub face: Option<Face>,
    /// Where on the table.
    pub spot: Spot,
    /// What it covers.
    pub rect: Rect,
    /// How high it lies.
    pub height: f32,
}

/// The tip for what lies uppermost at a point.
pub(super) fn at(
    point: Vec2,
    table: &TableLayout,
    scene: Scene,
    shown: &Shown,
    cards: impl Iterator<Item = Lying>,
) -> Option<Tip> {
    let card = cards
        .filter(|card| card.rect.contains(point))
        .filter(|card| scene != Scene::Stage || on_stage(shown, card))
        .filter(|card| scene != Scene::Tray || matches!(card.spot, Spot::Tray { .. }))
        .max_by(|a, b| a.height.total_cmp(&b.height));
    if let Some(tip) = card.and_then(|card| of_card(&card, shown)) {
        return Some(tip);
    }
    match scene {
        // Nothing may hide the theatre of a combat.
        Scene::Nothing | Scene::Tray | Scene::Stage => None,
        Scene::Row => on_table(point, table, shown),
    }
}

fn on_stage(shown: &Shown, card: &Lying) -> bool {
    match card.spot {
        Spot::Front { castle, .. } => stage_castle(&shown.view) == Some(castle),
        _ => false,
    }
}

/// What a card is, and what it does where it lies. Piles speak for their cards.
fn of_card(card: &Lying, shown: &Shown) -> Option<Tip> {
    let face = match card.face {
        None => words::of_camp("tip-card-hidden", card.camp),
        Some(Face::Hero) => words::of_camp("tip-card-hero", card.camp),
        Some(face) => Say::new(format!("tip-card-{}", face.value())),
    };
    let lost_hero = || {
        let losses = words::losses(&shown.view).filter(|_| card.face == Some(Face::Hero));
        losses.map(|[_, hero]| Say::new(hero))
    };
    let says = match card.spot {
        Spot::Draw { .. } | Spot::Discard { .. } => return None,
        Spot::Hand { .. } if card.face.is_none() => {
            vec![words::of_camp("tip-hand-enemy", card.camp).with("n", shown.view.held(card.camp))]
        }
        Spot::Hand { .. } | Spot::Tray { .. } => {
            core::iter::once(face).chain(lost_hero()).collect()
        }
        Spot::Front { side, .. } => {
            let side = match side {
                Side::Short => "tip-attack",
                Side::Long => "tip-defence",
            };
            let side = Say::new(side);
            core::iter::once(face)
                .chain(lost_hero())
                .chain([side])
                .collect()
        }
        Spot::Pillage { .. } => core::iter::once(face).chain(pillage(&shown.view)).collect(),
    };
    Some(Tip::new(card.rect, says))
}

/// A castle: its holder, whether it is fought over, and a fact.
fn of_castle(castle: Castle, shown: &Shown) -> Vec<Say> {
    let names = shown.view.terms.names;
    let name = castle_name(names, castle);
    let holder = match shown.view.holders[castle.index()] {
        None => Say::new("tip-castle-neutral"),
        Some(camp) => words::of_camp("tip-castle-held", camp),
    };
    let mut says = vec![holder.with("castle", name.clone())];
    if shown.view.named.contains(&Some(castle)) {
        says.push(Say::new("tip-castle-fought").with("castle", name));
    }
    if let Some(viewer) = shown.view.viewer {
        says.extend(words::cost(&shown.view, castle, viewer.camp, None));
    }
    says.push(words::about_castle(names, castle));
    says
}

/// The pillage, and which cards go there; nothing where every card comes back.
fn pillage(view: &View) -> Vec<Say> {
    words::losses(view).map_or_else(Vec::new, |[rule, _]| {
        vec![Say::new("tip-pillage"), Say::new(rule)]
    })
}

/// A draw pile: what is left of it, or what it means that it stays empty.
fn draw_pile(view: &View, camp: Camp) -> Say {
    let seen = &view.camps[camp];
    let key = if seen.exhaustions >= view.terms.exhaustions() {
        "tip-draw-pile-spent"
    } else {
        "tip-draw-pile"
    };
    words::of_camp(key, camp).with("n", seen.draw)
}

/// A discard pile: whether it comes back, and how often still.
fn discard_pile(view: &View, camp: Camp) -> Say {
    let seen = &view.camps[camp];
    let left = view
        .terms
        .exhaustions()
        .saturating_sub(seen.exhaustions + 1);
    let say = match left {
        0 => words::of_camp("tip-discard-pile-last", camp),
        _ => words::of_camp("tip-discard-pile", camp).with("left", left),
    };
    say.with("n", seen.discard)
}

/// Everything else that lies on the table.
fn on_table(point: Vec2, table: &TableLayout, shown: &Shown) -> Option<Tip> {
    let view = &shown.view;
    for castle in Castle::ALL {
        let place = &table.castles[castle.index()];
        let rect = place.card.rect();
        if rect.contains(point) || place.name.rect().contains(point) {
            return Some(Tip {
                castle: Some(castle_name(view.terms.names, castle)),
                ..Tip::new(rect, of_castle(castle, shown))
            });
        }
    }
    for edge in Edge::BOTH {
        let camp = match edge {
            Edge::Near => shown.near,
            Edge::Far => shown.near.enemy(),
        };
        let place = table.camp(edge);
        for (pile, say) in [
            (&place.draw, draw_pile(view, camp)),
            (&place.discard, discard_pile(view, camp)),
        ] {
            let rect = pile.card.rect().union(pile.badge.rect());
            if rect.contains(point) {
                return Some(Tip::new(rect, [say, words::exhaustions(view, camp)]));
            }
        }
        if words::counts_unspent(view) && place.unspent.contains(point) {
            let n = words::unspent(view, camp);
            let say = words::of_camp("tip-unspent", camp).with("n", n);
            return Some(Tip::new(place.unspent, [say]));
        }
    }
    let first = table.first_player.rect();
    let phase = match view.stage {
        Stage::Reserve(_) | Stage::Agree(_) => Some("tip-phase-reserve"),
        Stage::Place(_) | Stage::Give(_) | Stage::Order(_) => Some("tip-phase-placement"),
        Stage::Reinforce { .. } => Some("tip-phase-reinforcement"),
        Stage::Combat(_) | Stage::Answer(_) => Some("tip-phase-combat"),
        Stage::Lose(_) => Some("tip-losses-2022"),
        Stage::Refill | Stage::Over(_) => None,
    };
    [
        (table.pillage_panel, pillage(view)),
        (first, vec![words::of_camp("tip-first-player", view.first)]),
        (table.hud.phase, phase.map(Say::new).into_iter().collect()),
    ]
    .into_iter()
    .find(|(rect, says)| rect.contains(point) && !says.is_empty())
    .map(|(rect, says)| Tip::new(rect, says))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::{Edition, Level, Position, Setup};
    use crate::rules::seed::Seed;
    use crate::speech::{Language, Speech};

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
            view.terms.level = level;
            view.camps[Camp::French].exhaustions = exhaustions;
            view.camps[Camp::French].discard = 7;
            let words = Speech::new(Language::En).phrase(&discard_pile(&view, Camp::French));
            match times {
                Some(times) => assert!(words.contains(times), "{words}"),
                None => assert!(words.contains("will not come back"), "{words}"),
            }
        }
    }

    #[test]
    fn a_draw_pile_that_stays_empty_tells_when_the_game_ends() {
        let setup = Setup::duel(Edition::V2022, Level::Expert, Seed(1));
        let mut view = Position::new(setup).expect("a duel is a game").view(None);
        for (exhaustions, key) in [(2, "tip-draw-pile"), (3, "tip-draw-pile-spent")] {
            view.camps[Camp::English].exhaustions = exhaustions;
            assert_eq!(draw_pile(&view, Camp::English).key(), key);
        }
    }

    #[test]
    fn the_pillage_and_a_hero_tell_which_cards_are_lost() {
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
            let shown = Shown {
                view,
                near: Camp::French,
            };
            let table =
                crate::games::guyenne::table::layout::layout(crate::theme::scale::REFERENCE);
            let panel = on_table(table.pillage_panel.center(), &table, &shown);
            let told = panel.map(|tip| tip.says.iter().map(|say| say.key().to_owned()).collect());
            let rule = keys.map(|[rule, _]| vec!["tip-pillage".to_owned(), rule.to_owned()]);
            assert_eq!(told, rule, "{edition} {level}");
            let hero = Lying {
                camp: Camp::French,
                face: Some(Face::Hero),
                spot: Spot::Hand { index: 0, of: 6 },
                rect: Rect::default(),
                height: 0.0,
            };
            let tip = of_card(&hero, &shown).expect("a card in hand");
            let lost = tip.says.get(1).map(|say| say.key().to_owned());
            assert_eq!(
                lost,
                keys.map(|[_, hero]| hero.to_owned()),
                "{edition} {level}"
            );
        }
    }

    #[test]
    fn a_castle_tells_of_itself_on_the_back_of_its_card() {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let view = Position::new(setup).expect("a duel is a game").view(None);
        let shown = Shown {
            view,
            near: Camp::French,
        };
        let names = shown.view.terms.names;
        let table = crate::games::guyenne::table::layout::layout(crate::theme::scale::REFERENCE);
        for castle in Castle::ALL {
            let middle = table.castles[castle.index()].card.center;
            let tip = on_table(middle, &table, &shown).expect("a castle lies here");
            assert_eq!(tip.castle, Some(castle_name(names, castle)));
            assert_eq!(tip.says.last(), Some(&words::about_castle(names, castle)));
        }
        let shield = on_table(table.first_player.center, &table, &shown);
        assert_eq!(shield.and_then(|tip| tip.castle), None);
    }
}
