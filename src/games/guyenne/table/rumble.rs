//! What is felt of the table: the reveal, the hero and the capture on all gamepads alike; and, if the player wants it,
//! a card of their own under the focus, told to their hand alone.

use bevy::prelude::*;
use core::time::Duration;

use super::card::{CardLocation, Owner, Placement, Value};
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::veil::VeiledCards;
use super::{CastleTaken, Happened, TABLE, Turn};
use guyenne_rules::card::Card;
use guyenne_rules::seat::Seat;
use guyenne_rules::{Event, SeenEvent};
use kit_input::{Device, Focused, LastPad, PlayerDevice};
use kit_table::SeatDevices;
use kit_table::rumble::{Rumble, RumbleLevel, RumblePads, StopRumble};
use kit_timings::{MotionSettings, Timing};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            feel_events.in_set(TableSystems::Show),
            tell_focused_card
                .after(TableSystems::Show)
                .run_if(in_state(TABLE)),
        ),
    )
    .add_systems(OnExit(TABLE), fall_silent);
}

/// How strongly a card that is turned up is felt, a hero, a castle that is taken, and a card that is told; 0 to 1.
const CARD: f32 = 0.35;
const HERO: f32 = 1.0;
const CAPTURE: f32 = 0.7;
const TOLD: f32 = 0.6;

/// The pulses by which a card is told, each with its start and its end, in the time that telling any card takes: as
/// many as its value, or for a hero one long roll.
#[must_use]
pub fn pulses(card: Card, timings: &TableTimings) -> Vec<(Duration, Duration)> {
    let [all, pulse, beat] =
        [timings.card_told, timings.told_pulse, timings.told_beat].map(Timing::plainly);
    match card {
        Card::Hero => vec![(Duration::ZERO, all)],
        card => (0..u32::from(card.value()))
            .map(|n| (beat * n, (beat * n + pulse).min(all)))
            .collect(),
    }
}

/// A card as it is told on `pad`. The other pads roll all the while, so that nobody hears the pulses or how long they
/// last.
fn told(card: Card, pad: Entity, timings: &TableTimings) -> Vec<Rumble> {
    let rumble = |pads, from: Duration, to: Duration| Rumble {
        pads,
        after: from,
        lasts: to.saturating_sub(from),
        strength: TOLD,
    };
    let own = pulses(card, timings)
        .into_iter()
        .map(|(from, to)| rumble(RumblePads::One(pad), from, to));
    let all = timings.card_told.plainly();
    own.chain([rumble(RumblePads::Others(pad), Duration::ZERO, all)])
        .collect()
}

/// What all pads feel of an event.
fn touches(event: &SeenEvent, timings: &TableTimings, motion: &MotionSettings) -> Vec<Rumble> {
    let Event::Reveal { cards, .. } = event else {
        return Vec::new();
    };
    let gap = motion.lasts(timings.reveal_gap);
    let turned = motion.flies(timings.turn) / 2;
    let cards = cards.cards.as_deref().unwrap_or_default();
    (0..)
        .zip(cards)
        .map(|(n, card)| {
            let (timing, strength) = match card {
                Card::Hero => (timings.hero_felt, HERO),
                _ => (timings.card_felt, CARD),
            };
            Rumble {
                pads: RumblePads::All,
                after: gap * n + turned,
                lasts: timing.plainly(),
                strength,
            }
        })
        .collect()
}

/// What has just happened is felt on all pads alike.
fn feel_events(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut happened: MessageReader<Happened>,
    mut taken: MessageReader<CastleTaken>,
    mut rumbles: MessageWriter<Rumble>,
) {
    // Where both camps turn their cards up together, equal touches are felt once.
    let mut all: Vec<Rumble> = Vec::new();
    for Happened(event) in happened.read() {
        let mut fresh = touches(event, &timings, &motion);
        fresh.retain(|rumble| !all.contains(rumble));
        all.extend(fresh);
    }
    if taken.read().count() > 0 {
        all.push(Rumble {
            pads: RumblePads::All,
            after: Duration::ZERO,
            lasts: timings.capture_felt.plainly(),
            strength: CAPTURE,
        });
    }
    rumbles.write_batch(all);
}

/// The card with the focus, and its value where it lies open to its viewer.
type FocusedCard<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static Owner,
        &'static Placement,
        Option<&'static Value>,
    ),
    With<Focused>,
>;

/// The card with the focus, if it is in the hand of `seat`; under the veil as its player alone knows it.
fn own_card(cards: &FocusedCard, veiled: &VeiledCards, seat: Seat) -> Option<(Entity, Card)> {
    let (entity, owner, placement, value) = cards.iter().next()?;
    let held = matches!(placement.0, CardLocation::Hand { place, .. } if place == seat.place);
    let face = value.map(|value| value.0).or_else(|| veiled.face(entity));
    Some((entity, face.filter(|_| held && owner.0 == seat.camp)?))
}

/// The pad that the person in `seat` plays with: their own, or where nobody has a device of their own the pad in use.
fn pad_of(seat: Seat, devices: &SeatDevices, device: Device, last: LastPad) -> Option<Entity> {
    match devices.get(seat.index()) {
        Some(PlayerDevice::Pad(pad)) => Some(pad),
        None if devices.is_empty() && device == Device::Pad => last.0,
        _ => None,
    }
}

/// Tells the person to move the card in their hand on which their focus comes to rest.
fn tell_focused_card(
    timings: Res<TableTimings>,
    level: Res<RumbleLevel>,
    turn: Res<Turn>,
    devices: Res<SeatDevices>,
    (device, last): (Res<Device>, Res<LastPad>),
    cards: FocusedCard,
    veiled: Res<VeiledCards>,
    mut before: Local<Option<(Entity, Entity)>>,
    mut rumbles: MessageWriter<Rumble>,
    mut stops: MessageWriter<StopRumble>,
) {
    let seat = match *turn {
        Turn::Person(seat) if *level == RumbleLevel::Cards => Some(seat),
        _ => None,
    };
    let found = seat.and_then(|seat| {
        let pad = pad_of(seat, &devices, *device, *last)?;
        let (entity, card) = own_card(&cards, &veiled, seat)?;
        Some((entity, pad, card))
    });
    let now = found.map(|(entity, pad, _)| (entity, pad));
    if now == *before {
        return;
    }
    if before.is_some() {
        stops.write(StopRumble);
    }
    *before = now;
    if let Some((_, pad, card)) = found {
        rumbles.write_batch(told(card, pad, &timings));
    }
}

fn fall_silent(mut stops: MessageWriter<StopRumble>) {
    stops.write(StopRumble);
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::seat::Camp;
    use guyenne_rules::{Castle, Seen};

    #[test]
    fn a_card_is_told_by_its_pulses_in_a_time_that_is_always_the_same() {
        let (pad, timings) = (Entity::PLACEHOLDER, TableTimings::default());
        let all = timings.card_told.plainly();
        let apart = timings.told_pulse.plainly();
        for card in Card::ALL {
            let pulses = pulses(card, &timings);
            let count = if card == Card::Hero { 1 } else { card.value() };
            assert_eq!(pulses.len(), usize::from(count), "{card}");
            assert!(pulses.iter().all(|(from, to)| from < to && *to <= all));
            // Pulses can be counted: they are apart, and the hero's roll is longer than any.
            assert!((pulses.windows(2)).all(|two| two[0].1 + apart <= two[1].0));
            let longest = pulses.iter().map(|(from, to)| *to - *from).max();
            assert_eq!(longest > Some(apart), card == Card::Hero);
            let others: Vec<Rumble> = told(card, pad, &timings)
                .into_iter()
                .filter(|rumble| rumble.pads != RumblePads::One(pad))
                .collect();
            let two = told(Card::Two, pad, &timings);
            assert_eq!(others, two[2..], "the others feel the same for {card}");
            assert_eq!(others[0].lasts, all);
        }
    }

    #[test]
    fn a_reveal_is_felt_card_by_card_and_a_hero_most() {
        let cards = [Card::Two, Card::Hero].into_iter().collect();
        let event = Event::Reveal {
            seat: Seat::new(Camp::French, 0),
            castle: Castle::ALL[0],
            cards: Seen {
                count: 2,
                cards: Some(cards),
            },
        };
        let felt = touches(&event, &TableTimings::default(), &MotionSettings::default());
        assert_eq!(felt.len(), 2);
        assert!(felt.iter().all(|rumble| rumble.pads == RumblePads::All));
        assert!(felt[0].after < felt[1].after && felt[0].strength < felt[1].strength);
    }

    #[test]
    fn a_seat_is_told_on_its_own_pad() {
        let mut devices = SeatDevices::default();
        let pads = [1, 2].map(|n| Entity::from_raw_u32(n).expect("a valid index"));
        let [english, french] = Camp::ALL.map(Seat::of);
        let pad = |devices: &SeatDevices, seat, device| {
            pad_of(seat, devices, device, LastPad(Some(pads[1])))
        };
        assert_eq!(pad(&devices, english, Device::Pad), Some(pads[1]));
        assert_eq!(pad(&devices, english, Device::Mouse), None);
        devices.set(english.index(), Some(PlayerDevice::Pad(pads[0])));
        assert_eq!(pad(&devices, english, Device::Mouse), Some(pads[0]));
        // Of a seat without a device nobody knows who holds the pad in use.
        assert_eq!(pad(&devices, french, Device::Pad), None);
        devices.set(french.index(), Some(PlayerDevice::Keyboard));
        assert_eq!(pad(&devices, french, Device::Pad), None);
    }
}
