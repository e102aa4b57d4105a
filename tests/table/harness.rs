//! The tests' harness: an app without a window, simulated keys and pads, and readers of focus and texts.

use guyenne::games::guyenne::ID;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::UiGlobalTransform;
use bevy::window::{PrimaryWindow, WindowResized};
use guyenne::app::Menu;
use guyenne::app::games::GAMES;
use guyenne::app::save::{SaveManager, SaveSlot, Storage};
use guyenne::app::{LaunchOptions, Screen, headless_with};
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::{GameConfig, MoveRecorded, StartMatch, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::input::{Focusable, PlayerDevice};
use guyenne::table::{Games, HudRoot};
use guyenne::theme::Speed;

/// The device of the presses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Device {
    Keys,
    Pad,
}

/// A press, by its purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    Confirm,
    Commit,
    Decline,
    Back,
    Next,
    NextZone,
    Left,
    Right,
    Up,
    Down,
    Advise,
    Details,
}

/// The last record that was confirmed.
#[derive(Resource, Default)]
struct LatestRecord(String);

fn store_record(mut recorded: MessageReader<MoveRecorded>, mut latest: ResMut<LatestRecord>) {
    if let Some(MoveRecorded { record, .. }) = recorded.read().last() {
        latest.0.clone_from(record);
    }
}

/// A text on screen as its locale file has it: spaces that do not break are drawn as others.
pub fn as_written(drawn: &str) -> String {
    drawn.replace('\u{2007}', "\u{a0}")
}

/// Guyenne's parameters on a command line: names and values.
pub fn parameters(words: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    words.iter().map(owned).collect()
}

/// Guyenne alone, so that the way to its pages is the shortest; `shelf.rs` tests the list of several games.
pub fn games() -> Games {
    Games(vec![guyenne::games::guyenne::GAME])
}

/// All games of the program.
pub fn every_game() -> Games {
    Games(GAMES.to_vec())
}

/// The slot of Guyenne's game in progress.
pub const GAME: SaveSlot = SaveSlot::Game(ID);

/// A game of two people at one screen.
pub fn two_people(seed: u64, level: Level) -> LaunchOptions {
    LaunchOptions {
        seed: Some(seed),
        parameters: parameters(&[
            ("level", level.name()),
            ("english", "human"),
            ("french", "human"),
        ]),
        ..LaunchOptions::default()
    }
}

/// A French person, who is second, against this bot.
pub fn against(bot: &str) -> LaunchOptions {
    LaunchOptions {
        seed: Some(2),
        parameters: parameters(&[("english", bot), ("french", "human")]),
        ..LaunchOptions::default()
    }
}

/// Two squires that play one game after the other, at a speed.
pub fn two_squires(speed: Speed) -> LaunchOptions {
    LaunchOptions {
        seed: Some(5),
        parameters: parameters(&[("english", "squire"), ("french", "squire")]),
        speed: Some(speed),
        demo: true,
        ..LaunchOptions::default()
    }
}

/// A simulated player of the headless app.
pub struct Hands {
    pub app: App,
    pub device: Device,
    /// Whether the keys pressed are those of the layout for the left hand.
    pub left_handed: bool,
    pad: Option<Entity>,
}

impl Hands {
    /// Opens the app without animations, unless `options` set a speed, up to the title or the table.
    pub fn open(options: LaunchOptions, device: Device) -> Self {
        Self::open_with(
            options,
            device,
            SaveManager::new(Storage::in_memory(), &games()),
        )
    }

    /// As [`open`](Self::open), with these saves.
    pub fn open_with(options: LaunchOptions, device: Device, saves: SaveManager) -> Self {
        Self::open_games(options, device, games(), saves)
    }

    /// As [`open`](Self::open), with every game of the program.
    pub fn open_every_game(options: LaunchOptions, device: Device) -> Self {
        let games = every_game();
        let saves = SaveManager::new(Storage::in_memory(), &games);
        Self::open_games(options, device, games, saves)
    }

    /// As [`open_with`](Self::open_with), with these games.
    pub fn open_games(
        options: LaunchOptions,
        device: Device,
        games: Games,
        saves: SaveManager,
    ) -> Self {
        let options = LaunchOptions {
            speed: options.speed.or(Some(Speed::Instant)),
            ..options
        };
        let mut app = headless_with(options, games, saves);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )));
        let mut hands = Self {
            app,
            device,
            left_handed: false,
            pad: None,
        };
        hands.update(3);
        if device == Device::Pad {
            hands.plug_in();
        }
        hands.until(400, |hands| hands.screen() != Screen::Loading);
        hands.update(3);
        hands.app.init_resource::<LatestRecord>().add_systems(
            Last,
            store_record.run_if(resource_exists::<Messages<MoveRecorded>>),
        );
        hands
    }

    /// Connects a new pad, which makes the presses from now on.
    pub fn plug_in(&mut self) {
        let pad = self.app.world_mut().spawn_empty().id();
        self.connect(pad);
        self.pad = Some(pad);
    }

    fn connect(&mut self, pad: Entity) {
        let connection = GamepadConnection::Connected {
            name: "test pad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let world = self.app.world_mut();
        world.write_message(GamepadConnectionEvent::new(pad, connection));
        self.update(2);
    }

    /// The pad loses its connection. Returns it.
    pub fn unplug(&mut self) -> Entity {
        let pad = self.pad.expect("no pad is plugged in");
        let lost = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.app.world_mut().write_message(lost);
        self.update(2);
        pad
    }

    /// Makes the presses from now on with this device.
    pub fn take(&mut self, device: PlayerDevice) {
        match device {
            PlayerDevice::Keyboard => self.device = Device::Keys,
            PlayerDevice::Pad(pad) => {
                self.device = Device::Pad;
                self.pad = Some(pad);
            }
        }
    }

    /// A pad that was lost is back.
    pub fn plug_in_again(&mut self, pad: Entity) {
        self.connect(pad);
        self.pad = Some(pad);
    }

    /// Opens the app and continues a record, up to a person's decision.
    pub fn resume(record: String) -> Self {
        let mut hands = Self::open(LaunchOptions::default(), Device::Keys);
        hands.begin(GameConfig {
            resume: Some(record),
            ..GameConfig::default()
        });
        hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
        hands
    }

    /// Starts a game, as the screens do.
    pub fn begin(&mut self, game_config: GameConfig) {
        let world = self.app.world_mut();
        world.write_message(StartMatch(game_config));
        world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Table(ID));
    }

    /// Changes the window's size, in logical pixels, from the next frame on.
    pub fn resize(&mut self, (width, height): (f32, f32)) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut its) = windows.single_mut(world).expect("one window");
        its.resolution.set(width, height);
        world.write_message(WindowResized {
            window,
            width,
            height,
        });
    }

    /// A node and those above it, as far as the one that is laid over the page: the root of a table is not among them.
    pub fn nodes_above(&self, node: Entity) -> Vec<Entity> {
        let world = self.app.world();
        let mut nodes = vec![node];
        while let Some(parent) = world
            .get::<ChildOf>(nodes[nodes.len() - 1])
            .map(ChildOf::parent)
            && world.get::<HudRoot>(parent).is_none()
        {
            nodes.push(parent);
        }
        nodes
    }

    /// The area of a node in pixels of the window; logical and physical pixels are the same here.
    pub fn area(&self, entity: Entity) -> Option<Rect> {
        let entity = self.app.world().get_entity(entity).ok()?;
        let node = entity.get::<ComputedNode>()?;
        let (_, _, middle) = entity
            .get::<UiGlobalTransform>()?
            .to_scale_angle_translation();
        Some(Rect::from_center_size(middle, node.size()))
    }

    /// The words and pictures of a result page that do not keep within the padding of its sheet, and where.
    pub fn past_result_sheet(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut roots = world.query::<(&Name, &Children)>();
        let root = roots
            .iter(world)
            .find(|(name, _)| name.as_str() == "Result");
        let sheet = root.map(|(_, children)| children[0]).expect("a result");
        let inset = world.get::<ComputedNode>(sheet).expect("a node").padding;
        let area = self.area(sheet).expect("a node");
        let inner = Rect {
            min: area.min + inset.min_inset,
            max: area.max - inset.max_inset,
        };
        let world = self.app.world();
        let mut within: Vec<Entity> = world
            .get::<Children>(sheet)
            .map(|all| all.to_vec())
            .unwrap_or_default();
        let (mut faults, mut drawn) = (Vec::new(), 0);
        while let Some(entity) = within.pop() {
            let world = self.app.world();
            if let Some(children) = world.get::<Children>(entity) {
                within.extend(children.iter());
            }
            let seen =
                world.get::<Text>(entity).is_some() || world.get::<ImageNode>(entity).is_some();
            let shown = world
                .get::<InheritedVisibility>(entity)
                .is_some_and(|visibility| visibility.get());
            let Some(area) = self
                .area(entity)
                .filter(|area| seen && shown && !area.is_empty())
            else {
                continue;
            };
            drawn += 1;
            // Half a pixel for rounding.
            if !inner.inflate(0.5).contains(area.min) || !inner.inflate(0.5).contains(area.max) {
                faults.push(format!(
                    "{} at {area:?} in {inner:?}",
                    self.words_of(entity)
                ));
            }
        }
        assert!(drawn > 4, "{drawn}");
        faults
    }

    /// Sets the language.
    pub fn speak(&mut self, language: Language) {
        self.app
            .world_mut()
            .resource_mut::<Localizer>()
            .set(language);
        self.update(3);
    }

    /// The last record since the app was opened.
    pub fn record(&self) -> String {
        self.app.world().resource::<LatestRecord>().0.clone()
    }

    pub fn update(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Updates until `done`; panics after so many frames.
    pub fn until(&mut self, frames: usize, done: impl Fn(&Self) -> bool) {
        for _ in 0..frames {
            if done(self) {
                return;
            }
            self.app.update();
        }
        panic!(
            "still waiting after {frames} frames: screen {:?}, turn {:?}, focused {:?}",
            self.screen(),
            self.turn(),
            self.focused_words()
        );
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn turn(&self) -> Turn {
        *self.app.world().resource::<Turn>()
    }

    pub fn focused(&self) -> Option<Entity> {
        self.app.world().resource::<InputFocus>().get()
    }

    /// All texts of the focused entity and its descendants, joined.
    pub fn focused_words(&self) -> String {
        self.focused()
            .map_or_else(String::new, |entity| self.words_of(entity))
    }

    /// All texts of an entity and its descendants, joined.
    pub fn words_of(&self, entity: Entity) -> String {
        let mut words = String::new();
        let mut todo = vec![entity];
        while let Some(entity) = todo.pop() {
            let Ok(entity) = self.app.world().get_entity(entity) else {
                continue;
            };
            if let Some(text) = entity.get::<Text>() {
                words.push_str(&text.0);
            }
            if let Some(span) = entity.get::<TextSpan>() {
                words.push_str(&span.0);
            }
            if let Some(children) = entity.get::<Children>() {
                todo.extend(children.iter());
            }
        }
        as_written(&words)
    }

    /// Whether a message with this key is on screen.
    pub fn says(&mut self, key: &str) -> bool {
        let mut texts = self.app.world_mut().query::<&LocalizedText>();
        let mut texts = texts.iter(self.app.world());
        texts.any(|message| message.key() == key)
    }

    /// One press and its release.
    pub fn press(&mut self, press: Press) {
        match self.device {
            Device::Keys if self.left_handed => self.key(match press {
                Press::Confirm => KeyCode::Space,
                Press::Commit => KeyCode::KeyE,
                Press::Decline => KeyCode::KeyR,
                Press::Back => KeyCode::KeyQ,
                Press::Next => KeyCode::Tab,
                Press::NextZone => KeyCode::KeyF,
                Press::Left => KeyCode::KeyA,
                Press::Right => KeyCode::KeyD,
                Press::Up => KeyCode::KeyW,
                Press::Down => KeyCode::KeyS,
                Press::Advise => KeyCode::KeyX,
                Press::Details => KeyCode::KeyT,
            }),
            Device::Keys => {
                let key = match press {
                    Press::Confirm => KeyCode::Enter,
                    Press::Commit => KeyCode::KeyC,
                    Press::Decline => KeyCode::KeyX,
                    Press::Back => KeyCode::Backspace,
                    Press::Next => KeyCode::Tab,
                    Press::NextZone => KeyCode::PageDown,
                    Press::Left => KeyCode::ArrowLeft,
                    Press::Right => KeyCode::ArrowRight,
                    Press::Up => KeyCode::ArrowUp,
                    Press::Down => KeyCode::ArrowDown,
                    Press::Advise => KeyCode::KeyH,
                    Press::Details => KeyCode::KeyI,
                };
                self.key(key);
            }
            Device::Pad => {
                let button = match press {
                    Press::Confirm => GamepadButton::South,
                    Press::Commit => GamepadButton::North,
                    Press::Decline => GamepadButton::West,
                    Press::Back => GamepadButton::East,
                    Press::Next | Press::NextZone => GamepadButton::RightTrigger,
                    Press::Left => GamepadButton::DPadLeft,
                    Press::Right => GamepadButton::DPadRight,
                    Press::Up => GamepadButton::DPadUp,
                    Press::Down => GamepadButton::DPadDown,
                    Press::Advise => GamepadButton::LeftThumb,
                    Press::Details => GamepadButton::LeftTrigger2,
                };
                self.button(button);
            }
        }
    }

    /// A key goes down and up again.
    pub fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_state(key_code, state);
        }
    }

    /// A key goes down or up.
    pub fn key_state(&mut self, key_code: KeyCode, state: ButtonState) {
        let logical_key = match key_code {
            KeyCode::Enter => Key::Enter,
            KeyCode::Tab => Key::Tab,
            KeyCode::Space => Key::Space,
            KeyCode::Escape => Key::Escape,
            _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
        };
        let window = self.window();
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        self.update(2);
    }

    /// The pad that was plugged in last.
    pub fn pad(&self) -> Option<Entity> {
        self.pad
    }

    /// Types letters, each with a key that is also a shortcut.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key_code = match letter {
                ' ' => KeyCode::Space,
                _ => KeyCode::KeyL,
            };
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let letter = letter.to_string();
                let window = self.window();
                self.app.world_mut().write_message(KeyboardInput {
                    key_code,
                    logical_key: Key::Character(letter.as_str().into()),
                    state,
                    text: state.is_pressed().then(|| letter.as_str().into()),
                    repeat: false,
                    window,
                });
                self.update(2);
            }
        }
    }

    /// The plate of a seat on the page of a new game.
    pub fn seat(&mut self, seat: Seat) -> Entity {
        let name = format!("Seat {} {}", seat.camp, seat.place + 1);
        let world = self.app.world_mut();
        let mut named = world.query::<(Entity, &Name)>();
        let found = named
            .iter(world)
            .find(|(_, named)| named.as_str() == name)
            .map(|(entity, _)| entity);
        found.unwrap_or_else(|| panic!("no {name}"))
    }

    /// Opens the choice of who sits in a seat, and chooses the answer with these words.
    pub fn choose_player(&mut self, seat: Seat, words: &str) {
        let plate = self.seat(seat);
        self.focus_on(plate);
        self.press(Press::Confirm);
        self.update(3);
        self.press_words(words);
        self.update(3);
    }

    /// A pad button goes down and up again.
    pub fn button(&mut self, button: GamepadButton) {
        let pad = self.pad.expect("no pad is plugged in");
        self.button_of(pad, button);
    }

    fn window(&mut self) -> Entity {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        windows
            .single(self.app.world())
            .unwrap_or(Entity::PLACEHOLDER)
    }

    /// Moves the focus to `target` with the device.
    pub fn focus_on(&mut self, target: Entity) {
        let mut visited = Vec::new();
        if self.device == Device::Keys {
            for _ in 0..80 {
                if self.focused() == Some(target) {
                    return;
                }
                visited.push(self.focused());
                self.press(Press::Next);
            }
        } else {
            for _ in 0..12 {
                if self.focused() == Some(target) {
                    return;
                }
                visited.push(self.focused());
                self.step_towards(target);
            }
            let zone = self.app.world().get::<Focusable>(target).map(|f| f.zone);
            for _ in 0..8 {
                let here = self
                    .focused()
                    .and_then(|entity| self.app.world().get::<Focusable>(entity))
                    .map(|f| f.zone);
                if here == zone {
                    break;
                }
                self.press(Press::NextZone);
            }
            // Along the row to both ends, then row by row from the top.
            for row in 0..10 {
                for press in [Press::Left, Press::Right] {
                    for _ in 0..24 {
                        if self.focused() == Some(target) {
                            return;
                        }
                        let before = self.focused();
                        visited.push(before);
                        self.press(press);
                        if self.focused() == before {
                            break;
                        }
                    }
                }
                self.walk(Press::Left, 24, "");
                if row == 0 {
                    self.walk(Press::Up, 6, "");
                } else {
                    self.press(Press::Down);
                }
            }
        }
        assert_eq!(
            self.focused(),
            Some(target),
            "at {} ({}, {:?}), wanted at {}: {visited:?}, {:?}",
            self.focused().map_or(Vec2::ZERO, |here| self.place(here)),
            self.focused_words(),
            self.menu(),
            self.place(target),
            visited
                .iter()
                .flatten()
                .map(|&entity| self.place(entity))
                .collect::<Vec<_>>()
        );
    }

    /// Where something focusable is, with y downwards.
    fn place(&self, entity: Entity) -> Vec2 {
        let world = self.app.world();
        let at = world.get::<GlobalTransform>(entity);
        let at = at.map_or(Vec2::ZERO, |at| at.translation().truncate());
        self.area(entity)
            .map_or(Vec2::new(at.x, -at.y), |area| area.center())
    }

    /// Presses the direction that leads towards `target`; if that moves nothing, across.
    fn step_towards(&mut self, target: Entity) {
        let before = self.focused();
        let here = before.map_or(Vec2::ZERO, |here| self.place(here));
        let way = self.place(target) - here;
        let across = if way.x < 0.0 {
            Press::Left
        } else {
            Press::Right
        };
        let along = if way.y < 0.0 { Press::Up } else { Press::Down };
        if way.y.abs() > 24.0 {
            self.press(along);
        }
        if self.focused() == before {
            self.press(across);
        }
    }

    /// Presses until the focused entity has `words` (true), or the focus no longer moves; at most `most` times.
    fn walk(&mut self, press: Press, most: usize, words: &str) -> bool {
        for _ in 0..most {
            if !words.is_empty() && self.focused_words().contains(words) {
                return true;
            }
            let before = self.focused();
            self.press(press);
            if self.focused() == before {
                break;
            }
        }
        !words.is_empty() && self.focused_words().contains(words)
    }

    /// Moves the focus to the entity with these words, with all the device's directions, and presses it.
    pub fn press_words(&mut self, words: &str) {
        self.reach_words(words);
        self.press(Press::Confirm);
    }

    /// Moves the focus to the entity with these words, with all the device's directions.
    pub fn reach_words(&mut self, words: &str) {
        let found = match self.device {
            Device::Keys => self.walk(Press::Next, 80, words),
            Device::Pad => {
                self.walk(Press::Up, 20, "");
                (0..20).any(|_| {
                    let row = self.focused();
                    let here =
                        self.walk(Press::Left, 12, words) || self.walk(Press::Right, 12, words);
                    if !here {
                        // Rows are reached from their start.
                        self.walk(Press::Left, 12, "");
                        self.press(Press::Down);
                    }
                    here || (self.focused() == row && self.focused_words().contains(words))
                })
            }
        };
        assert!(
            found,
            "{words:?} cannot be reached; focused: {:?}",
            self.focused_words()
        );
    }

    /// Connects one more pad; it makes presses only by [`button_of`](Self::button_of).
    pub fn plug_in_another(&mut self) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        self.connect(pad);
        pad
    }

    /// A button of this pad goes down and up again.
    pub fn button_of(&mut self, pad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            self.button_state(pad, button, value);
        }
    }

    /// A button of this pad goes down (1) or up (0).
    pub fn button_state(&mut self, pad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent::new(pad, button, value));
        self.app.world_mut().write_message(event);
        self.update(2);
    }

    /// The left stick of this pad is pushed, to the right and up, or let go.
    pub fn push_stick(&mut self, pad: Entity, push: Vec2) {
        for (axis, value) in [
            (GamepadAxis::LeftStickX, push.x),
            (GamepadAxis::LeftStickY, push.y),
        ] {
            let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(pad, axis, value));
            self.app.world_mut().write_message(event);
        }
        self.update(2);
    }

    /// Several people share one device, if they are asked: they are not where the game began before the pad was there.
    pub fn share_one_device(&mut self) {
        self.update(20);
        if self.menu() == Menu::None && self.pad.is_some() {
            // A pad that came late asks at its first press.
            self.button(GamepadButton::DPadUp);
            self.update(2);
        }
        if self.menu() == Menu::Seats {
            self.key(KeyCode::Escape);
            self.update(2);
        }
        assert_eq!(self.menu(), Menu::None);
    }

    /// The menu that is open.
    pub fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    /// This pad loses its connection.
    pub fn unplug_pad(&mut self, pad: Entity) {
        let lost = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.app.world_mut().write_message(lost);
        self.update(2);
    }
}
