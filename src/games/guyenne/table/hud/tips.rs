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
    /// The castle whose card is turned over to tell it.
    pub castle: Option<Castle>,
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
    let says = match card.spot {
        Spot::Draw { .. } | Spot::Discard { .. } => return None,
        Spot::Hand { .. } if card.face.is_none() => {
            vec![words::of_camp("tip-hand-enemy", card.camp).with("n", shown.view.held(card.camp))]
        }
        Spot::Hand { .. } | Spot::Tray { .. } => vec![face],
        Spot::Front { side, .. } => {
            let side = match side {
                Side::Short => "tip-attack",
                Side::Long => "tip-defence",
            };
            vec![face, Say::new(side)]
        }
        Spot::Pillage { .. } => vec![face, Say::new("tip-pillage")],
    };
    Some(Tip::new(card.rect, says))
}

/// A castle: its holder, whether it is fought over, and a fact.
fn of_castle(castle: Castle, shown: &Shown) -> Vec<Say> {
    let name = castle_name(castle);
    let holder = match shown.view.holders[castle.index()] {
        None => Say::new("tip-castle-neutral"),
        Some(camp) => words::of_camp("tip-castle-held", camp),
    };
    let mut says = vec![holder.with("castle", name.clone())];
    if shown.view.named.contains(&Some(castle)) {
        says.push(Say::new("tip-castle-fought").with("castle", name));
    }
    says.push(words::about_castle(castle));
    says
}

/// Discarded cards come back with the next reshuffle, if one is left.
fn discard_key(view: &View, camp: Camp) -> &'static str {
    if view.camps[camp].exhaustions + 1 < view.terms.level.exhaustions() {
        "tip-discard-pile"
    } else {
        "tip-discard-pile-last"
    }
}

/// Everything else that lies on the table.
fn on_table(point: Vec2, table: &TableLayout, shown: &Shown) -> Option<Tip> {
    let view = &shown.view;
    for castle in Castle::ALL {
        let place = &table.castles[castle.index()];
        let rect = place.card.rect();
        if rect.contains(point) || place.name.rect().contains(point) {
            return Some(Tip {
                castle: Some(castle),
                ..Tip::new(rect, of_castle(castle, shown))
            });
        }
    }
    for edge in Edge::BOTH {
        let camp = match edge {
            Edge::Near => shown.near,
            Edge::Far => shown.near.enemy(),
        };
        let (place, seen) = (table.camp(edge), &view.camps[camp]);
        for (pile, key, n) in [
            (&place.draw, "tip-draw-pile", seen.draw),
            (&place.discard, discard_key(view, camp), seen.discard),
        ] {
            let rect = pile.card.rect().union(pile.badge.rect());
            if rect.contains(point) {
                return Some(Tip::new(rect, [words::of_camp(key, camp).with("n", n)]));
            }
        }
    }
    let first = table.first_player.rect();
    let phase = match view.stage {
        Stage::Reserve(_) => Some("tip-phase-reserve"),
        Stage::Place(_) | Stage::Give(_) | Stage::Order(_) => Some("tip-phase-placement"),
        Stage::Reinforce { .. } => Some("tip-phase-reinforcement"),
        Stage::Combat(_) | Stage::Answer(_) => Some("tip-phase-combat"),
        Stage::Lose(_) => Some("tip-phase-losses"),
        Stage::Refill | Stage::Over(_) => None,
    };
    [
        (
            table.pillage_panel,
            words::has_pillage(view).then(|| Say::new("tip-pillage")),
        ),
        (first, Some(words::of_camp("tip-first-player", view.first))),
        (table.hud.phase, phase.map(Say::new)),
    ]
    .into_iter()
    .find(|(rect, _)| rect.contains(point))
    .and_then(|(rect, say)| Some(Tip::new(rect, [say?])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::{Edition, Level, Position, Setup};
    use crate::rules::seed::Seed;

    #[test]
    fn discarded_cards_come_back_until_the_last_reshuffle() {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let mut view = Position::new(setup).expect("a duel is a game").view(None);
        for (exhaustions, key) in [
            (0, "tip-discard-pile"),
            (1, "tip-discard-pile-last"),
            (2, "tip-discard-pile-last"),
        ] {
            view.camps[Camp::French].exhaustions = exhaustions;
            assert_eq!(discard_key(&view, Camp::French), key);
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
        let table = crate::games::guyenne::table::layout::layout(crate::theme::scale::REFERENCE);
        for castle in Castle::ALL {
            let middle = table.castles[castle.index()].card.center;
            let tip = on_table(middle, &table, &shown).expect("a castle lies here");
            assert_eq!(tip.castle, Some(castle));
            assert_eq!(tip.says.last(), Some(&words::about_castle(castle)));
        }
        let shield = on_table(table.first_player.center, &table, &shown);
        assert_eq!(shield.and_then(|tip| tip.castle), None);
    }
}
