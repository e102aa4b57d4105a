//! The proof that a choice in plain sight is nowhere to be perceived: two people sit with two pads, in two games that
//! differ only in what one of them presses. In every frame everything that is drawn, written, sounded, narrated and
//! felt is equal. Planted leaks are found.

use bevy::input::gamepad::{GamepadButton, GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use core::time::Duration;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::{Card, Move, Side, Stage};
use guyenne::games::fayance::table::card::Owner;
use guyenne::games::fayance::table::lamp::Lit;
use guyenne::games::fayance::table::secrets::Secrets;
use guyenne::games::fayance::table::signs::{Pick, SignSheet};
use guyenne::games::fayance::table::{Draft, Rules, Secrecy, TABLE, Turn};
use guyenne::i18n::LocalizedText;
use guyenne::input::{Action, PlayerDevice};
use guyenne::table::log::Log;
use guyenne::table::{AccessibleName, News};
use guyenne::theme::sound::{PlaySound, Sound};

use super::couch::{choose, couch, press, seat, sheet, start, wait};
use super::player::{open, play, turn, view};
use crate::harness::{Device, Hands};
use crate::pads::set_button;
use crate::recorder::Recorder;

/// Two games that are alike, with those who watch them.
struct Games {
    games: [Hands; 2],
    recorders: [Recorder; 2],
    devices: [PlayerDevice; 2],
}

impl Games {
    /// Games at the first choice of this stage.
    fn at(stage: Stage, seed: u64) -> Self {
        let mut devices = [PlayerDevice::Keyboard; 2];
        let games = [0, 1].map(|_| {
            let (mut hands, both) = couch(seed, false);
            devices = both;
            for n in 0..60 {
                wait(&mut hands);
                match turn(&hands) {
                    Turn::Together if view(&hands).stage == stage => break,
                    Turn::Person(side) => {
                        hands.take(both[side.index()]);
                        play(&mut hands, 1);
                    }
                    _ => {
                        for side in Side::ALL {
                            choose(&mut hands, side, both[side.index()], &mut |of| n % of);
                        }
                    }
                }
            }
            assert_eq!(view(&hands).stage, stage);
            hands.update(40);
            hands
        });
        Self::of(games, devices)
    }

    fn of(games: [Hands; 2], devices: [PlayerDevice; 2]) -> Self {
        let mut all = Self {
            games,
            recorders: [Recorder::default(), Recorder::default()],
            devices,
        };
        // What came before is not heard.
        for (game, recorder) in all.games.iter_mut().zip(&mut all.recorders) {
            recorder.look(game.app.world_mut());
        }
        all
    }

    /// A frame of both games. What differs, if anything does.
    fn frame(&mut self) -> Option<String> {
        let [one, other] = &mut self.games;
        one.update(1);
        other.update(1);
        let first = self.recorders[0].look(one.app.world_mut());
        let second = self.recorders[1].look(other.app.world_mut());
        assert!(first.count() > 100, "something is perceived");
        let [log, others] = [&*one, &*other].map(|game| game.app.world().resource::<Log>());
        assert_eq!(log, others, "the log");
        first.difference(one.app.world(), &second, other.app.world())
    }

    /// North presses one button in each game. What differs in the frames that follow.
    fn press(&mut self, actions: [Action; 2], frames: usize) -> Option<String> {
        let PlayerDevice::Pad(pad) = self.devices[0] else {
            panic!("a pad");
        };
        let mut differs = None;
        for value in [1.0, 0.0] {
            for (game, action) in self.games.iter_mut().zip(actions) {
                set_button(game, pad, button(action), value);
            }
            for _ in 0..frames {
                differs = differs.or(self.frame());
            }
        }
        differs
    }

    fn sheets(&self) -> SignSheet {
        let [one, other] = [0, 1].map(|n| sheet(&self.games[n], Side::North));
        assert_eq!(one, other, "the signs are dealt alike");
        one.expect("north chooses")
    }
}

fn button(action: Action) -> GamepadButton {
    match action {
        Action::Left => GamepadButton::DPadLeft,
        Action::Up => GamepadButton::DPadUp,
        Action::Right => GamepadButton::DPadRight,
        Action::Down => GamepadButton::DPadDown,
        Action::Commit => GamepadButton::North,
        _ => GamepadButton::South,
    }
}

/// Two choices that differ as much as they can: each a list of signs to press.
fn choices(sheet: &SignSheet) -> [Vec<Action>; 2] {
    let count = usize::from(sheet.count);
    let mut all: Vec<Pick> = sheet.from.iter().map(Pick::Call).collect();
    if all.is_empty() {
        all = sheet.picks.iter().map(|&(pick, _)| pick).collect();
    }
    let signs = |picks: &[Pick]| {
        let signs = picks.iter().filter_map(|&pick| sheet.signs_of(pick));
        signs.flatten().copied().collect()
    };
    [signs(&all[..count]), signs(&all[all.len() - count..])]
}

/// North chooses, differently in the two games, and confirms. What differs, if anything does.
fn choose_differently(games: &mut Games) -> Option<String> {
    let sheet = games.sheets();
    let [one, other] = choices(&sheet);
    assert_eq!(one.len(), other.len());
    assert_ne!(one, other);
    let mut differs = None;
    for (&one, &other) in one.iter().zip(&other) {
        differs = differs.or(games.press([one, other], 2));
    }
    let secrets = |n: usize| games.games[n].app.world().resource::<Secrets>();
    assert_ne!(secrets(0).of(Side::North), secrets(1).of(Side::North));
    differs = differs.or(games.press([Action::Commit; 2], 6));
    let pending = [0, 1].map(|n| {
        let rules = games.games[n].app.world().resource::<Rules>();
        rules.view(Side::North).pending.expect("confirmed")
    });
    assert_ne!(pending[0], pending[1]);
    for _ in 0..30 {
        differs = differs.or(games.frame());
    }
    // North presses on: the sign of the south is nudged, alike.
    differs = differs.or(games.press([Action::Left; 2], 4));
    // The south's first presses, before its choice is confirmed.
    let south = games.devices[1];
    for n in 0..2 {
        let found = sheet_of_south(&games.games[n]);
        for &sign in &found.picks[0].1 {
            press(&mut games.games[n], south, sign);
        }
    }
    differs.or(games.frame())
}

fn sheet_of_south(hands: &Hands) -> SignSheet {
    sheet(hands, Side::South).expect("the south chooses")
}

#[test]
fn a_choice_in_plain_sight_is_not_perceived() {
    for (stage, seed) in [
        (Stage::Muster, 12),
        (Stage::Call, 12),
        (Stage::Choose, 13),
        (Stage::Refill, 14),
    ] {
        let mut games = Games::at(stage, seed);
        assert_eq!(choose_differently(&mut games), None, "{stage:?}");
    }
}

#[test]
fn what_a_light_chooses_is_not_perceived() {
    let mut devices = [PlayerDevice::Keyboard; 2];
    let both = [0, 1].map(|_| {
        let mut hands = open(LaunchOptions::default(), Device::Keys);
        hands.app.world_mut().resource_mut::<Draft>().game.secrecy = Secrecy::Light;
        start(&mut hands, 15);
        devices = seat(&mut hands, false);
        wait(&mut hands);
        hands.update(40);
        hands
    });
    let mut games = Games::of(both, devices);
    let PlayerDevice::Pad(pad) = games.devices[0] else {
        panic!("a pad");
    };
    let of = games.sheets().picks.len();
    let lit = |games: &Games, n: usize| games.games[n].app.world().resource::<Lit>().0[Side::North];
    for nth in 0..4 {
        let wanted = [nth, of - 1 - nth].map(|at| games.sheets().picks[at].0);
        let mut held = [false; 2];
        let mut let_go = [false; 2];
        let mut ended = false;
        for frame in 0..4000 {
            for n in 0..2 {
                // Held from the first light of a round on, and let go at different lights of it.
                let first = lit(&games, n) == Some(games.sheets().picks[0].0);
                if !held[n] && first && frame > 0 {
                    set_button(&mut games.games[n], pad, GamepadButton::South, 1.0);
                    held[n] = true;
                } else if held[n] && !let_go[n] && lit(&games, n) == Some(wanted[n]) && frame > 2 {
                    set_button(&mut games.games[n], pad, GamepadButton::South, 0.0);
                    let_go[n] = true;
                }
            }
            let before = lit(&games, 0);
            assert_eq!(games.frame(), None, "choice {nth}, frame {frame}");
            ended |= let_go == [true; 2]
                && before != lit(&games, 0)
                && lit(&games, 0) == Some(games.sheets().picks[0].0);
            if ended {
                break;
            }
        }
        assert!(ended);
    }
    let secrets = |n: usize| games.games[n].app.world().resource::<Secrets>();
    assert_ne!(secrets(0).of(Side::North), secrets(1).of(Side::North));
    assert_eq!(secrets(1).of(Side::North).len(), 4);
    assert_eq!(games.press([Action::Commit; 2], 4), None);
    let confirmed = |games: &Games| view(&games.games[0]).sides[Side::North].confirmed;
    for _ in 0..3000 {
        assert_eq!(games.frame(), None);
        if confirmed(&games) {
            break;
        }
    }
    assert!(confirmed(&games));
    assert_eq!(games.games[0].screen(), Screen::Table(ID));
}

/// What is leaked, each in its place.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
enum Leak {
    Tint,
    CardRises,
    HiddenText,
    SpokenName,
    Narration,
    WhichSound,
    WhenSound,
    Rumble,
    WindowTitle,
    Ring,
}

impl Leak {
    const ALL: [Self; 10] = [
        Self::Tint,
        Self::CardRises,
        Self::HiddenText,
        Self::SpokenName,
        Self::Narration,
        Self::WhichSound,
        Self::WhenSound,
        Self::Rumble,
        Self::WindowTitle,
        Self::Ring,
    ];
}

/// A number of what north has chosen or confirmed; 0 if nothing.
fn secret(secrets: &Secrets, rules: &Rules) -> usize {
    let of = |card: Card| 1 + card.index();
    match (
        secrets.of(Side::North).last(),
        rules.view(Side::North).pending,
    ) {
        (_, Some(Move::Choose(card))) => of(card),
        (Some(&Pick::Slot(at)), _) => 1 + usize::from(at),
        _ => 0,
    }
}

fn leak(
    leak: Res<Leak>,
    (secrets, rules): (Res<Secrets>, Res<Rules>),
    mut cards: Query<(Entity, &Owner, &mut Node)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut news: MessageWriter<News>,
    mut sounds: MessageWriter<PlaySound>,
    mut rumble: MessageWriter<GamepadRumbleRequest>,
    mut commands: Commands,
) {
    let n = secret(&secrets, &rules);
    if n == 0 {
        return;
    }
    let part = n as f32 / 100.0;
    let said = LocalizedText::verbatim(format!("{n}"));
    let card = cards
        .iter_mut()
        .find(|(_, owner, _)| owner.0 == Side::North);
    let Some((card, _, mut node)) = card else {
        return;
    };
    match *leak {
        Leak::Tint => {
            let tint = BackgroundColor(guyenne::theme::palette::OR_DEEP.with_alpha(part));
            commands.entity(card).insert(tint);
        }
        // By whole pixels: less is not drawn.
        Leak::CardRises => node.margin = UiRect::top(px(n as f32)),
        Leak::HiddenText => {
            commands.spawn((DespawnOnExit(TABLE), said, Visibility::Hidden));
        }
        Leak::SpokenName => {
            commands.entity(card).insert(AccessibleName(said));
        }
        Leak::Narration => {
            news.write(News(said));
        }
        Leak::WhichSound => {
            let all = [Sound::PICK, Sound::CONFIRM, Sound::QUILL, Sound::DICE];
            sounds.write(PlaySound::now(all[n % 4]));
        }
        Leak::WhenSound => {
            sounds.write(PlaySound::later(Sound::PICK, Duration::from_secs_f32(part)));
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
                window.title = format!("{n}");
            }
        }
        Leak::Ring => {
            let ring = Outline::new(px(n as f32), px(0), Color::WHITE);
            commands.entity(card).insert(ring);
        }
    }
}

#[test]
fn planted_leaks_are_found() {
    for what in Leak::ALL {
        let mut games = Games::at(Stage::Choose, 13);
        for game in &mut games.games {
            game.app.insert_resource(what);
            game.app.add_systems(
                PostUpdate,
                leak.run_if(in_state(TABLE))
                    .before(bevy::ui::UiSystems::Layout),
            );
        }
        assert!(choose_differently(&mut games).is_some(), "{what:?}");
    }
}
