//! The only access to the game: [`Rules`] holds the position and the record, checks every move, and hands out views.

mod relief;

use bevy::prelude::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::table::{check_bots, seed_or_random, table_is_left};

use super::course::Course;
use super::event_queue::{DisplayedView, EventQueue, QueuedEvent};
use super::shown_hands::OpenHands;
use super::veil::{VeiledCards, VeiledHands, veiled};
use super::{
    Cause, GameConfig, GameSummary, HistoryRestored, MoveRecorded, Seating, Selection, ShownHands,
    StartMatch, StartMatchFailed, TABLE, TableInput, TableSystems, Turn, record_words, words,
};
use crate::games::guyenne::ai::BOTS;
use crate::games::guyenne::rules::record::{Record, RecordPlayer};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{
    ArrangedRound, Decision, Event, EventObserver, Move, Position, Refusal, RulesConfig, Setup,
    View, World,
};
use crate::i18n::LocalizedText;
use crate::rules::seed::Seed;

/// The game that is being played. Every move, a person's or a bot's, goes through [`Rules::play`].
#[derive(Resource, Debug, Clone)]
pub struct Rules {
    position: Position,
    record: Record,
    game_config: GameConfig,
    viewer: Option<Seat>,
    near: Camp,
    /// A game that began with a position has this.
    course: Option<Course>,
}

/// The house rule of a record that names the hands on screen.
const HANDS: &str = "hands";

/// Writes the record, and keeps of every event what the viewer may know, and what everybody may know.
struct ViewRecorder<'a> {
    record: &'a mut Record,
    game_config: &'a GameConfig,
    viewer: Option<Seat>,
    seen: Vec<QueuedEvent>,
    public: Vec<QueuedEvent>,
}

impl<'a> ViewRecorder<'a> {
    fn new(record: &'a mut Record, game_config: &'a GameConfig, viewer: Option<Seat>) -> Self {
        Self {
            record,
            game_config,
            viewer,
            seen: Vec::new(),
            public: Vec::new(),
        }
    }
}

impl EventObserver for ViewRecorder<'_> {
    fn on_event(&mut self, position: &Position, event: Event) {
        let seen = |viewer| QueuedEvent {
            event: event.seen_by(viewer),
            view: view(self.game_config, position, viewer),
            open_hands: open_hands(self.game_config, position, viewer),
            veiled: veiled_hands(self.game_config, position),
        };
        self.seen.push(seen(self.viewer));
        self.public.push(seen(None));
        self.record.on_event(position, event);
    }
}

/// Whether the cards of all people lie face down: several people share the screen, and no curtain is drawn for them.
fn is_veiled(game_config: &GameConfig) -> bool {
    game_config.hands == ShownHands::Veil && game_config.seating.people().nth(1).is_some()
}

/// What the screen shows to `viewer`.
fn view(game_config: &GameConfig, position: &Position, viewer: Option<Seat>) -> View {
    if !is_veiled(game_config) {
        return position.view(viewer);
    }
    // Everybody sees what a person decides, and not with which cards.
    let person = |decision: &Decision| game_config.player(decision.seat).is_human();
    View {
        decision: position.decision().filter(person).map(veiled),
        ..position.view(None)
    }
}

/// What lies face down under the veil.
fn veiled_hands(game_config: &GameConfig, position: &Position) -> Option<VeiledHands> {
    let view = |seat| position.view(Some(seat));
    is_veiled(game_config).then(|| VeiledHands::of(&game_config.seating, view))
}

/// The hands that are shown to `viewer` beside their own.
fn open_hands(game_config: &GameConfig, position: &Position, viewer: Option<Seat>) -> OpenHands {
    let GameConfig { hands, seating, .. } = game_config;
    hands.of(seating, viewer, |seat| position.view(Some(seat)).hand)
}

/// What everybody could see of a game that is replayed.
struct PublicHistory(Vec<QueuedEvent>);

impl EventObserver for PublicHistory {
    fn on_event(&mut self, position: &Position, event: Event) {
        self.0.push(QueuedEvent {
            event: event.seen_by(None),
            view: position.view(None),
            open_hands: OpenHands::default(),
            veiled: None,
        });
    }
}

impl Rules {
    /// Sets a game up. Returns it with the events up to the first decision.
    ///
    /// # Errors
    /// The set-up is invalid, or no seed is given and the system has no random numbers. The text is one sentence.
    pub fn begin(mut game_config: GameConfig) -> Result<(Self, Vec<QueuedEvent>), LocalizedText> {
        let seed = seed_or_random(game_config.seed)?;
        game_config.seed = Some(seed);
        let config = RulesConfig {
            edition: game_config.edition,
            level: game_config.level,
            teams: game_config.seating.teams(),
            ..RulesConfig::default()
        };
        let setup = Setup { config, seed };
        let (viewer, near) = first_view(&game_config);
        let mut record = Record::new(setup, game_config.seating.record_players());
        if game_config.hands != ShownHands::Own {
            record.set_house_rule(HANDS, game_config.hands.name());
        }
        let mut recorder = ViewRecorder::new(&mut record, &game_config, viewer);
        let position =
            Position::observed(setup, &mut recorder).map_err(|e| record_words::setup(&e))?;
        let seen = recorder.seen;
        let rules = Self {
            position,
            record,
            game_config,
            viewer,
            near,
            course: None,
        };
        Ok((rules.passed_openly(), seen))
    }

    /// Continues the saved game whose record is `line`. Returns it with all its events, as everybody could see them.
    ///
    /// # Errors
    /// The record is invalid, or this program lacks one of its players ([`check_players`]). The text is one sentence.
    pub fn resume(
        mut game_config: GameConfig,
        line: &str,
    ) -> Result<(Self, Vec<QueuedEvent>), LocalizedText> {
        let record = Record::parse(line).map_err(|e| record_words::message(&e))?;
        check_players(&record)?;
        let mut past = PublicHistory(Vec::new());
        let replayed = record.replay_with(&mut past);
        let position = replayed.map_err(|e| record_words::message(&e))?;
        let config = position.config();
        game_config.edition = config.edition;
        game_config.level = config.level;
        game_config.seed = record.seed;
        game_config.seating = Seating::of_record(&record);
        let hands = record
            .house_rule(HANDS)
            .and_then(|hands| hands.parse().ok());
        game_config.hands = hands.unwrap_or_default();
        let (viewer, near) = first_view(&game_config);
        let rules = Self {
            position,
            record,
            game_config,
            viewer,
            near,
            course: None,
        };
        Ok((rules.passed_openly(), past.0))
    }

    /// Begins with an arranged round. Returns the game with what everybody could see of the round so far.
    fn arrange(mut game_config: GameConfig, arranged: &ArrangedRound) -> (Self, Vec<QueuedEvent>) {
        let mut position = arranged.opening.clone();
        let config = position.config();
        let seed = game_config.seed.unwrap_or(Seed(0));
        (game_config.edition, game_config.level) = (config.edition, config.level);
        game_config.seed = Some(seed);
        let mut past = PublicHistory(Vec::new());
        let (n, first) = (position.round(), position.first());
        past.on_event(&position, Event::Round { n, first });
        for &m in &arranged.moves {
            // A test plays the moves of every puzzle.
            let _played = position.play_observed(m, &mut past);
        }
        let (viewer, near) = first_view(&game_config);
        let rules = Self {
            record: Record::new(Setup { config, seed }, game_config.seating.record_players()),
            course: Some(Course::new(position.round())),
            position,
            game_config,
            viewer,
            near,
        };
        (rules, past.0)
    }

    /// In a game that began with a position: `world` is the true one, and `line` is what is decided next in it, by all.
    /// Nothing happens if the viewer can tell `world` from what they have seen.
    pub fn suppose(&mut self, world: World, line: impl IntoIterator<Item = Move>) -> bool {
        let Some(course) = self.course.as_mut().filter(|course| !course.is_over()) else {
            return false;
        };
        if self.viewer.is_none()
            || world.position.view(self.viewer) != self.position.view(self.viewer)
        {
            return false;
        }
        self.position = world.position;
        course.suppose(line);
        true
    }

    /// Plays `m` for `seat`. Returns the events that follow, as the screen's viewer may know them.
    ///
    /// # Errors
    /// The rule that refuses the move. Nothing has changed then.
    pub fn play(&mut self, seat: Seat, m: Move) -> Result<Vec<QueuedEvent>, Refusal> {
        match self.position.to_move() {
            Some(to_move) if to_move != seat => return Err(Refusal::NotYourTurn),
            None => return Err(Refusal::GameOver),
            Some(_) => {}
        }
        let script = self.game_config.script.as_ref();
        let next = script.and_then(|script| script.rest(&self.record));
        let mut recorder = ViewRecorder::new(&mut self.record, &self.game_config, self.viewer);
        match next {
            Some(next) => self.position.play_scripted(m, next, &mut recorder)?,
            None => self.position.play_observed(m, &mut recorder)?,
        }
        let (seen, public) = (recorder.seen, recorder.public);
        if let Some(course) = &mut self.course {
            let over = self.position.outcome().is_some();
            let round = (!over).then(|| self.position.round());
            return Ok(course.follow(m, round, seen));
        }
        if let Some(next) = self.passes_openly() {
            self.accept(next);
        } else if self.is_shared_screen() && self.hides_hand() {
            self.viewer = None;
            return Ok(public);
        }
        Ok(seen)
    }

    /// The game with the screen at the person who is next, if no curtain has to be drawn for them.
    fn passed_openly(mut self) -> Self {
        if let Some(next) = self.passes_openly() {
            self.accept(next);
        }
        self
    }

    /// The other person who is next, if no curtain has to be drawn for them.
    fn passes_openly(&self) -> Option<Seat> {
        let (viewer, next) = (self.viewer?, self.position.to_move()?);
        let GameConfig { hands, seating, .. } = &self.game_config;
        let person = seating.player(next).is_human();
        (person && hands.passes_openly(seating, viewer, next)).then_some(next)
    }

    /// Whether several people share the screen.
    #[must_use]
    pub fn is_shared_screen(&self) -> bool {
        self.game_config.seating.people().nth(1).is_some()
    }

    /// Whether the hand of the viewer on a shared screen has to be hidden: another person is next, or the game is over.
    /// While bots play, it stays.
    fn hides_hand(&self) -> bool {
        match self.position.to_move() {
            Some(next) => self.viewer != Some(next) && self.game_config.player(next).is_human(),
            None => true,
        }
    }

    /// The person at `seat` has accepted the screen: it shows their view, with their camp at the near edge.
    pub fn accept(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.near = seat.camp;
    }

    /// What the screen shows now: what its viewer may know, or if nobody has accepted it what everybody may know.
    #[must_use]
    pub fn shown(&self) -> DisplayedView {
        let closing = self.course.as_ref().and_then(Course::closing);
        let now = || view(&self.game_config, &self.position, self.viewer);
        DisplayedView {
            view: closing.cloned().unwrap_or_else(now),
            near: self.near,
            open_hands: open_hands(&self.game_config, &self.position, self.viewer),
            veiled: veiled_hands(&self.game_config, &self.position),
            look: None,
        }
    }

    /// Whether the cards of all people lie face down on a screen that they share ([`ShownHands::Veil`]).
    #[must_use]
    pub fn is_veiled(&self) -> bool {
        is_veiled(&self.game_config)
    }

    /// Puts a position in the place of this one that differs in nothing that somebody of `knowing` or everybody may
    /// know, see [`Position::exchanged`]: for proofs that nothing hidden is shown. The record no longer fits then.
    /// `stream` picks one of many such positions.
    pub fn exchange_hidden(&mut self, knowing: &[Seat], keeps_laid: bool, stream: u64) {
        let mut rng = Pcg32::seed_from_u64(stream);
        self.position = self.position.exchanged(knowing, keeps_laid, &mut rng);
    }

    /// What `seat` may know; bots and hints get this and nothing else.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.position.view(Some(seat))
    }

    /// Who is to move, and whether `viewer` at the screen has to pass it on first.
    #[must_use]
    pub fn turn(&self, viewer: Option<Seat>) -> Turn {
        match self.position.to_move() {
            _ if self.course.as_ref().is_some_and(Course::is_over) => Turn::Over,
            None => Turn::Over,
            Some(seat) if !self.game_config.player(seat).is_human() => Turn::Bot(seat),
            Some(seat) if viewer == Some(seat) || self.is_veiled() => Turn::Person(seat),
            Some(seat) => Turn::Curtain(seat),
        }
    }

    /// Edition, level, seed and players.
    #[must_use]
    pub fn game_config(&self) -> &GameConfig {
        &self.game_config
    }

    /// Whether the game is over, even if its last events have not been shown yet.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position.to_move().is_none()
    }

    /// The move that an exercise has for this decision: its script, or its supposed line.
    #[must_use]
    pub fn scripted_move(&self) -> Option<Move> {
        if let Some(course) = &self.course {
            let next = course.next();
            return next.filter(|&m| self.position.is_legal(m).is_ok());
        }
        let script = self.game_config.script.as_ref()?;
        script.next_move(&self.position, &self.record)
    }

    /// Counts a hint that `seat` was given, in the record.
    pub fn count_hint(&mut self, seat: Seat) {
        let mut players = self.record.players.iter_mut();
        if let Some(player) = players.find(|player| player.seat == seat) {
            player.count_hint();
        }
    }

    /// How many hints each camp was given.
    #[must_use]
    pub fn hints(&self) -> ByCamp<u32> {
        let hints = |camp| {
            let mine = self.record.players.iter().filter(|p| p.seat.camp == camp);
            mine.map(RecordPlayer::hints).fold(0, u32::saturating_add)
        };
        ByCamp(Camp::ALL.map(hints))
    }

    /// The record so far: one line of JSON.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.line()
    }

    /// What the result page shows; `None` while the game goes on, and for a game that began with a position: that ends
    /// with its round.
    #[must_use]
    pub fn summary(&self) -> Option<GameSummary> {
        if self.course.is_some() {
            return None;
        }
        let outcome = self.position.outcome()?;
        let spent = words::exhausted(&self.position.view(None));
        let swept = u16::from(self.position.fields().is_empty());
        Some(GameSummary {
            game_config: self.game_config.clone(),
            outcome,
            spent,
            holders: *self.position.holders(),
            castles: self.position.config().names,
            rounds: self.position.round() - swept,
            people: self.game_config.seating.camp_of_people(),
            hints: self.hints(),
            record: self.record.line(),
        })
    }
}

/// Checks that this program has the players of a record.
///
/// # Errors
/// A bot has a name that is not in [`BOTS`]. The text is one sentence.
pub fn check_players(record: &Record) -> Result<(), LocalizedText> {
    let players = record.players.iter();
    check_bots(players.filter_map(|player| player.kind.bot()), BOTS)
}

/// The seat whose view the screen shows at the start (`None`: what everybody may know), and the near camp: a single
/// person sees their own hand, several people accept the screen one by one, and nobody's hand is seen among bots.
fn first_view(game_config: &GameConfig) -> (Option<Seat>, Camp) {
    let seating = &game_config.seating;
    let person = match game_config.hands {
        ShownHands::Open => seating.people().next(),
        ShownHands::Veil | ShownHands::Own | ShownHands::Partners => seating.only_person(),
    };
    let near = match (seating.camp_of_people(), seating.people().next()) {
        (Some(camp), _) => camp,
        (None, Some(_)) => Camp::English,
        (None, None) => Camp::French,
    };
    (person, near)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin.before(TableSystems::Input),
            accept
                .in_set(TableSystems::Apply)
                .before(super::selection::apply_inputs),
        ),
    )
    .add_systems(OnExit(TABLE), leave.run_if(table_is_left(TABLE)));
}

/// Starts the game of the last request. A game that is being played ends without a result: its queued events, its turn
/// and its selection are dropped, its card entities become the new game's.
pub(super) fn begin(
    mut requests: MessageReader<StartMatch>,
    mut events: ResMut<EventQueue>,
    mut turn: ResMut<Turn>,
    mut selection: ResMut<Selection>,
    mut recorded: MessageWriter<MoveRecorded>,
    mut recalled: MessageWriter<HistoryRestored>,
    mut failed: MessageWriter<StartMatchFailed>,
    mut commands: Commands,
) {
    let Some(StartMatch(game_config)) = requests.read().last() else {
        return;
    };
    *events = EventQueue::default();
    *turn = Turn::Busy;
    *selection = Selection::default();
    let mut game_config = game_config.clone();
    let arranged = game_config.arranged.clone();
    let started = match (arranged, game_config.resume.take()) {
        (Some(arranged), _) => {
            let (rules, past) = Rules::arrange(game_config, &arranged);
            recalled.write(HistoryRestored(past));
            Ok((rules, Vec::new()))
        }
        (None, Some(line)) => Rules::resume(game_config, &line).map(|(rules, past)| {
            recalled.write(HistoryRestored(past));
            (rules, Vec::new())
        }),
        (None, None) => Rules::begin(game_config),
    };
    match started {
        Ok((rules, seen)) => {
            let shown = rules.shown();
            let fresh = seen.first().map(|_| DisplayedView {
                view: View::undealt(shown.view.config, shown.view.viewer),
                near: shown.near,
                open_hands: OpenHands::default(),
                veiled: None,
                look: None,
            });
            let seed = rules.game_config().seed.unwrap_or_default();
            commands.insert_resource(VeiledCards::new(seed));
            commands.insert_resource(fresh.unwrap_or_else(|| shown.clone()));
            events.extend(seen, shown);
            recorded.write(MoveRecorded {
                record: rules.record(),
                cause: Cause::Begin,
            });
            commands.insert_resource(rules);
        }
        Err(reason) => {
            commands.remove_resource::<Rules>();
            commands.remove_resource::<DisplayedView>();
            failed.write(StartMatchFailed(reason));
        }
    }
}

/// Opens the curtain when the next person accepts the screen.
pub(super) fn accept(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    mut rules: ResMut<Rules>,
    mut events: ResMut<EventQueue>,
) {
    let Turn::Curtain(seat) = *turn else {
        return;
    };
    if inputs.read().any(|input| *input == TableInput::Accept) {
        rules.accept(seat);
        events.extend([], rules.shown());
    }
}

/// Drops the game when the table is left.
fn leave(mut commands: Commands) {
    commands.remove_resource::<Rules>();
}
