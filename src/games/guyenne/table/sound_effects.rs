//! The sounds of the table: which sounds each event and each choice plays, and when.

use bevy::prelude::*;
use core::time::Duration;

use super::refusal::Refused;
use super::rules::MoveConfirmed;
use super::session::{TABLE_UPDATE, TableSystems};
use super::timings::TableTimings;
use super::{CastleTaken, Happened, Rules, Selection, Turn, sounds};
use guyenne_rules::card::Card;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Event, SeenEvent};
use kit_theme::sound::{PlaySound, Sound};
use kit_timings::MotionSettings;

/// The systems that make the sounds of the table.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct SoundEffectSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            play_event_sounds,
            play_selection_sounds.run_if(resource_exists_and_changed::<Selection>),
            play_refusal_sounds.run_if(on_message::<Refused>),
            play_confirmation_sounds
                .run_if(on_message::<MoveConfirmed>.and_then(resource_exists::<Rules>)),
        )
            .chain()
            .in_set(SoundEffectSystems)
            .in_set(TableSystems::Show),
    );
}

/// The sounds of an event, each with its delay from the moment the event is shown. `changes` says whether the castle of
/// a combat gets a new holder.
fn sounds_of(
    event: &SeenEvent,
    changes: bool,
    timings: &TableTimings,
    motion: &MotionSettings,
) -> Vec<PlaySound> {
    let gap = motion.flies(timings.deal_gap);
    let each = |sound: Sound, count: u8, first: Duration, gap: Duration| {
        (0..count).map(move |n| PlaySound::later(sound, first + gap * u32::from(n)))
    };
    match event {
        Event::Draw { cards, .. } | Event::Give { cards, .. } => {
            each(Sound::CARD_SLIDE, cards.count, Duration::ZERO, gap).collect()
        }
        Event::Reserve { cards, .. } => {
            each(Sound::CARD_SLIDE, cards.count, Duration::ZERO, gap).collect()
        }
        Event::Reshuffle { .. } => vec![PlaySound::now(Sound::SHUFFLE)],
        Event::Round { .. } => vec![PlaySound::now(Sound::PAGE_TURN)],
        Event::Play { cards, .. } => {
            // The sound comes when the card lands.
            let landing = motion.flies(timings.place).mul_f32(0.9);
            each(Sound::CARD_PLACE, cards.count, landing, gap).collect()
        }
        Event::Reveal { seat, cards, .. } => {
            reveal(seat.camp, cards.cards.as_deref(), timings, motion)
        }
        Event::Concede { .. } => vec![PlaySound::now(sounds::CONCEDE)],
        Event::Combat { winner, holder, .. } => match (winner, holder) {
            (None, _) => vec![PlaySound::now(sounds::TIE)],
            (Some(_), Some(holder)) if changes => {
                let trumpets = match holder {
                    Camp::English => sounds::CAPTURE_ENGLISH,
                    Camp::French => sounds::CAPTURE_FRENCH,
                };
                let turned = motion.flies(timings.capture).mul_f32(0.5);
                vec![
                    PlaySound::now(trumpets),
                    PlaySound::later(sounds::ARROW, turned),
                ]
            }
            // The castle keeps its holder.
            (Some(_), _) => vec![
                PlaySound::now(sounds::DRUM_ROLL),
                PlaySound::now(sounds::STEEL),
            ],
        },
        Event::Pillage { .. } => vec![PlaySound::now(sounds::PILLAGE)],
        Event::Sweep => vec![PlaySound::now(Sound::CARD_SLIDE)],
        Event::Order { .. } | Event::Pass { .. } | Event::End { .. } => Vec::new(),
    }
}

/// Each card turns with a drum beat, louder from card to card; a hero has their own sound.
fn reveal(
    camp: Camp,
    cards: Option<&[Card]>,
    timings: &TableTimings,
    motion: &MotionSettings,
) -> Vec<PlaySound> {
    let gap = motion.lasts(timings.reveal_gap);
    let mut all = Vec::new();
    for (n, card) in cards.unwrap_or_default().iter().enumerate() {
        let at = gap * n as u32;
        all.push(PlaySound::later(Sound::CARD_FLIP, at));
        let shown = at + motion.flies(timings.turn) / 2;
        all.push(PlaySound::later(
            match (card, camp) {
                (Card::Hero, Camp::English) => sounds::HERO_ENGLISH,
                (Card::Hero, Camp::French) => sounds::HERO_FRENCH,
                _ => sounds::DRUMS[n.min(2)],
            },
            shown,
        ));
    }
    all
}

/// Plays the sounds of what has just happened.
fn play_event_sounds(
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    mut happened: MessageReader<Happened>,
    mut taken: MessageReader<CastleTaken>,
    mut play: MessageWriter<PlaySound>,
) {
    let changes = taken.read().count() > 0;
    // Where both camps turn their cards up together, equal sounds play once.
    let mut all: Vec<PlaySound> = Vec::new();
    for Happened(event) in happened.read() {
        let mut fresh = sounds_of(event, changes, &timings, &motion);
        fresh.retain(|sound| !all.contains(sound));
        all.extend(fresh);
    }
    play.write_batch(all);
}

/// Plays the sound of a card chosen or put back, or of a castle named.
fn play_selection_sounds(
    selection: Res<Selection>,
    turn: Res<Turn>,
    mut before: Local<Selection>,
    mut play: MessageWriter<PlaySound>,
) {
    let was = core::mem::replace(&mut *before, selection.clone());
    if !matches!(*turn, Turn::Person(_)) {
        return;
    }
    if selection.entities.len() > was.entities.len() {
        play.write(PlaySound::now(Sound::PICK));
    } else if selection.castle != was.castle && selection.castle.is_some() {
        play.write(PlaySound::now(sounds::ARROW));
    } else if selection.entities.len() < was.entities.len() && !selection.entities.is_empty() {
        play.write(PlaySound::now(Sound::CARD_SLIDE));
    }
}

fn play_refusal_sounds(mut play: MessageWriter<PlaySound>) {
    play.write(PlaySound::now(Sound::REFUSE));
}

/// Plays the sound of a person's confirmed move. `Turn` is `Busy` by now, so the message says whose move it was.
fn play_confirmation_sounds(
    mut confirmed: MessageReader<MoveConfirmed>,
    rules: Res<Rules>,
    mut play: MessageWriter<PlaySound>,
) {
    for &MoveConfirmed(seat) in confirmed.read() {
        if rules.config().player(seat).is_human() {
            play.write(PlaySound::now(Sound::CONFIRM));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::seat::{ByCamp, Seat};
    use guyenne_rules::{Castle, Seen};

    fn sounds_and_delays(event: &SeenEvent, changes: bool) -> Vec<(Sound, Duration)> {
        sounds_of(
            event,
            changes,
            &TableTimings::default(),
            &MotionSettings::default(),
        )
        .into_iter()
        .map(|play| (play.sound, play.after))
        .collect()
    }

    #[test]
    fn a_hero_has_their_own_sound_and_the_drum_grows() {
        let cards = [Card::Two, Card::Hero, Card::Four].into_iter().collect();
        let event = Event::Reveal {
            seat: Seat::new(Camp::French, 0),
            castle: Castle::ALL[0],
            cards: Seen {
                count: 3,
                cards: Some(cards),
            },
        };
        let all = sounds_and_delays(&event, false);
        let strokes: Vec<_> = all
            .iter()
            .filter(|(sound, _)| *sound != Sound::CARD_FLIP)
            .collect();
        assert_eq!(strokes[0].0, sounds::DRUMS[0]);
        assert_eq!(strokes[1].0, sounds::HERO_FRENCH);
        assert_eq!(strokes[2].0, sounds::DRUMS[2]);
        assert!(strokes.windows(2).all(|two| two[0].1 < two[1].1));
    }

    #[test]
    fn a_capture_a_defence_and_a_tie_differ() {
        let combat = |winner, holder| Event::Combat {
            castle: Castle::ALL[2],
            sums: ByCamp::new(Some(5), Some(4)),
            conceded: None,
            winner,
            holder,
        };
        let english = Some(Camp::English);
        let first = |event, changes| sounds_and_delays(&event, changes)[0].0;
        assert_eq!(
            first(combat(english, english), true),
            sounds::CAPTURE_ENGLISH
        );
        assert_eq!(first(combat(english, english), false), sounds::DRUM_ROLL);
        assert_eq!(first(combat(None, english), false), sounds::TIE);
    }
}
