//! The proof finds leaks: each of these is planted in the app, by a system that only this test adds, and found.

use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_tweening::TweenAnim;
use core::time::Duration;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{Castle, Event};
use guyenne::games::guyenne::table::beats::EventQueue;
use guyenne::games::guyenne::table::card::{CardLocation, FaceDown, Owner, Placement, Value};
use guyenne::games::guyenne::table::first_notes;
use guyenne::games::guyenne::table::veil::VeiledCards;
use guyenne::games::guyenne::table::{Happened, Rules, ShownHands, TABLE, Turn};
use guyenne::i18n::LocalizedText;
use guyenne::input::Focusable;
use guyenne::table::{AccessibleName, Learning, News, Notes};
use guyenne::theme::sound::{DelayedSounds, PlaySound, Sound};
use guyenne::theme::widget::label;
use guyenne::theme::{TextStyle, palette};
use guyenne::timings::Speed;

use super::player::{Choice, make};
use super::proof::{Game, PEOPLE};
use super::twins::Twins;

/// What is leaked, each in its place.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
enum Leak {
    /// Nothing.
    None,
    Tint,
    Size,
    SlotOrder,
    Picture,
    Sum,
    HiddenText,
    SpokenName,
    Narration,
    LogLine,
    WhichSound,
    WhenSound,
    Speed,
    Pause,
    FocusOrder,
    Rumble,
    WindowTitle,
    CardValue,
    Note,
}

impl Leak {
    const ALL: [Self; 18] = [
        Self::Tint,
        Self::Size,
        Self::SlotOrder,
        Self::Picture,
        Self::Sum,
        Self::HiddenText,
        Self::SpokenName,
        Self::Narration,
        Self::LogLine,
        Self::WhichSound,
        Self::WhenSound,
        Self::Speed,
        Self::Pause,
        Self::FocusOrder,
        Self::Rumble,
        Self::WindowTitle,
        Self::CardValue,
        Self::Note,
    ];
}

/// Whose cards are leaked: the English camp's first player moves first.
const VICTIM: Seat = Seat {
    camp: Camp::English,
    place: 0,
};

/// What is leaked: the sum of the hand, from 0 to 1 as well.
fn secret(rules: &Rules) -> (u8, f32) {
    let sum = rules.view(VICTIM).hand.sum();
    (sum, f32::from(sum) / 30.0)
}

/// A thing of the test that shows a text.
#[derive(Component)]
struct Planted;

/// Leaks on cards.
fn leak_on_cards(
    leak: Res<Leak>,
    rules: Res<Rules>,
    veiled: Res<VeiledCards>,
    mut cards: Query<(
        Entity,
        &Owner,
        &Placement,
        &Children,
        &mut Transform,
        Option<&mut Focusable>,
        Option<&mut TweenAnim>,
    )>,
    mut sprites: Query<&mut Sprite>,
    mut commands: Commands,
) {
    let (sum, part) = secret(&rules);
    for (entity, owner, placement, children, mut at, focusable, flight) in &mut cards {
        if owner.0 != VICTIM.camp {
            continue;
        }
        let face = veiled.face(entity);
        let strength = face.map_or(0.0, |face| f32::from(face.value()));
        if let (Leak::Speed, Some(mut flight)) = (*leak, flight) {
            flight.speed = 1.0 + f64::from(part);
        }
        let CardLocation::Hand { index, .. } = placement.0 else {
            continue;
        };
        match *leak {
            Leak::Tint | Leak::Picture => {
                for &child in children {
                    if let Ok(mut sprite) = sprites.get_mut(child) {
                        if *leak == Leak::Tint {
                            sprite.color.set_alpha(1.0 - part * 0.01);
                        } else if strength > 3.0 {
                            sprite.rect = Some(Rect::new(0.0, 0.0, strength, 1.0));
                        }
                    }
                }
            }
            Leak::Size => at.scale = Vec3::splat(1.0 + strength / 1000.0),
            Leak::SlotOrder => at.translation.x = -strength * 20.0,
            Leak::FocusOrder => {
                if let Some(mut focusable) = focusable {
                    focusable.order = index + 1 + 10 * u8::from(strength > 3.0);
                }
            }
            Leak::SpokenName if index == 0 => {
                let name = LocalizedText::verbatim(format!("{face:?}"));
                commands.entity(entity).insert(AccessibleName(name));
            }
            Leak::CardValue if index == 0 && sum % 2 == 0 => {
                if let Some(face) = face {
                    commands.entity(entity).insert((Value(face), FaceDown));
                }
            }
            _ => {}
        }
    }
}

/// Leaks that are written, heard and felt.
fn leak_in_words(
    leak: Res<Leak>,
    rules: Res<Rules>,
    turn: Res<Turn>,
    mut texts: Query<&mut LocalizedText, With<Planted>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut events: ResMut<EventQueue>,
    mut news: MessageWriter<News>,
    mut happened: MessageWriter<Happened>,
    mut sounds: MessageWriter<PlaySound>,
    mut rumble: MessageWriter<GamepadRumbleRequest>,
    mut notes: ResMut<Notes>,
    mut commands: Commands,
) {
    let (sum, part) = secret(&rules);
    let said = LocalizedText::verbatim(format!("{sum}"));
    let sound = [Sound::PICK, Sound::DICE, Sound::QUILL][usize::from(sum) % 3];
    match *leak {
        Leak::Sum if texts.is_empty() => {
            let prompt = label(said, TextStyle::BODY, palette::INK);
            commands.spawn((Planted, DespawnOnExit(TABLE), prompt));
        }
        Leak::Sum => {
            for mut text in &mut texts {
                text.set_if_neq(said.clone());
            }
        }
        Leak::HiddenText => {
            commands.spawn((DespawnOnExit(TABLE), said, Visibility::Hidden));
        }
        Leak::Narration => {
            news.write(News(said));
        }
        Leak::LogLine if sum % 2 == 0 => {
            happened.write(Happened(Event::Pass { seat: VICTIM }));
        }
        Leak::WhichSound => {
            sounds.write(PlaySound::now(sound));
        }
        Leak::WhenSound => {
            let later = Duration::from_secs_f32(part);
            sounds.write(PlaySound::later(Sound::PICK, later));
        }
        Leak::Pause if *turn == Turn::Busy && sum % 2 == 0 => events.hurry(),
        Leak::Note if sum % 2 == 0 => {
            // One that nothing in this round calls for, in place of any other.
            notes.clear();
            let unheard = first_notes::ALL
                .into_iter()
                .find(|note| note.key == "note-pillage");
            notes.call(unheard.expect("there is such a note"), &Learning::default());
        }
        Leak::Rumble => {
            rumble.write(GamepadRumbleRequest::Add {
                duration: Duration::from_millis(100),
                intensity: GamepadRumbleIntensity::weak_motor(part),
                gamepad: Entity::PLACEHOLDER,
            });
        }
        Leak::WindowTitle => {
            for mut window in &mut windows {
                window.title = format!("Guyenne {sum}");
            }
        }
        _ => {}
    }
}

/// Two apps with the leaks in them.
fn open() -> Twins {
    Twins::open(Speed::X2, |app| {
        app.insert_resource(Leak::None).add_systems(
            PostUpdate,
            (leak_on_cards, leak_in_words).run_if(resource_exists::<Rules>),
        );
    })
}

/// Both games up to their first decision, without a leak; nothing is left of the last one.
fn begin(twins: &mut Twins, seed: u64) -> Result<(), String> {
    twins.both(|hands| {
        hands.app.insert_resource(Leak::None);
        hands.update(3);
        let world = hands.app.world_mut();
        world.resource_mut::<DelayedSounds>().forget();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(world) {
            window.title = "Guyenne".to_owned();
        }
    });
    let game = Game {
        seats: PEOPLE[0],
        hands: ShownHands::Veil,
        level: "base",
        seed,
    };
    twins.begin(game).and_then(|()| twins.step(3))
}

/// Both games from their first decision to the next one: cards are chosen and laid.
fn play(twins: &mut Twins) -> Result<(), String> {
    for _ in 0..8 {
        twins.exchange(&[], false);
        twins.step(2)?;
    }
    // Odd and even sums differ most often.
    for _ in 0..20 {
        let sums = [0, 1].map(|n| secret(twins.apps[n].app.world().resource::<Rules>()).0);
        if sums[0] % 2 != sums[1] % 2 {
            break;
        }
        twins.exchange(&[], false);
    }
    twins.step(2)?;
    let laid = [0, 1].map(|index| {
        let (place, of) = (0, 6);
        Choice::Card(VICTIM.camp, CardLocation::Hand { place, index, of })
    });
    let castle = Choice::Castle(Castle::ALL[2]);
    for choice in [castle, laid[0], laid[1], Choice::Commit] {
        twins.both(|hands| make(hands, choice));
        twins.step(2)?;
    }
    twins.step(30)
}

#[test]
fn every_planted_leak_is_found() {
    let mut twins = open();
    // Without a leak both are equal.
    for seed in 0..2 {
        let equal = begin(&mut twins, seed).and_then(|()| play(&mut twins));
        equal.unwrap_or_else(|leak| panic!("no leak, but {leak}"));
    }
    let mut missed = Vec::new();
    for leak in Leak::ALL {
        if begin(&mut twins, 3).is_err() {
            // What the last leak led to is left: another focus, say.
            twins = open();
            begin(&mut twins, 3).unwrap_or_else(|found| panic!("no leak yet, but {found}"));
        }
        twins.both(|hands| {
            hands.app.insert_resource(leak);
        });
        match play(&mut twins) {
            Err(found) => {
                let found = found.lines().next().unwrap_or_default();
                println!("{leak:?}: {}", found.chars().take(100).collect::<String>());
            }
            Ok(()) => missed.push(leak),
        }
    }
    assert!(missed.is_empty(), "not found: {missed:?}");
    println!("{} planted leaks found", Leak::ALL.len());
}
