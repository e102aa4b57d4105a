//! What was thrown in a game: throws and hits of each camp, and how many hits were to be expected.

use guesclin_rules::{ByCamp, Event, HitResult, Scenario, chance};

/// The throws of a camp.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct CampThrows {
    /// How many.
    pub thrown: u16,
    /// How many hit.
    pub hits: u16,
    /// The sum of their chances.
    pub expected: f64,
}

/// The throws of both camps.
pub type Throws = ByCamp<CampThrows>;

/// The throws among these events.
#[must_use]
pub fn throws<'a>(scenario: &Scenario, events: impl IntoIterator<Item = &'a Event>) -> Throws {
    let mut all = Throws::default();
    for event in events {
        let (who, throw, defence, result) = match event {
            Event::Attack(blow) | Event::Riposte(blow) => {
                (blow.who, blow.throw, blow.defence.total(), blow.result)
            }
            Event::Shoot(shot) => (shot.who, shot.throw, shot.defence.total(), shot.result),
            _ => continue,
        };
        let camp = scenario.fighters[who.index()].banner.camp();
        let of = &mut all[camp];
        of.thrown += 1;
        of.hits += u16::from(result != HitResult::Miss);
        of.expected += chance(throw.capacity, defence);
    }
    all
}
