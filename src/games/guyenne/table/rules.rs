//! The only access to the game: [`Rules`] holds the position and the record, checks every move, and hands out views.

mod record;
mod relief;
mod screen;
mod scripted;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use kit_table::event_queue::PlayedGame;
use kit_table::{RecordChanged, StartFailed, check_bots, seed_or_random};

use super::beats::{Beat, DisplayedView, EventQueue};
use super::puzzle_round::PuzzleRound;
use super::session::{BeginSystems, HistoryRestored, PastEvent, TABLE_UPDATE, TableSystems};
use super::shown_hands::OpenHands;
use super::veil::{VeiledCards, VeiledHands, veiled};
use super::{GameConfig, ShownHands, StartMatch, Turn, record_words};
use guyenne_ai::BOTS;
use guyenne_rules::record::Record;
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{
    ArrangedRound, Decision, Event, EventObserver, Move, Position, Refusal, RulesConfig, Setup,
    View,
};
use kit_i18n::LocalizedText;
use kit_rules::seed::Seed;

/// The game that is being played. Every move, a person's or a bot's, goes through [`Rules::play`].
#[derive(Resource, Debug, Clone)]
pub struct Rules {
    position: Position,
    record: Record,
    game_config: GameConfig,
    viewer: Option<Seat>,
    near: Camp,
    /// A game that began with a position has this.
    puzzle_round: Option<PuzzleRound>,
}

/// The house rule of a record that names the hands on screen.
const HANDS: &str = "hands";

/// Writes the record, and keeps of every event what the viewer may know, and what everybody may know.
struct ViewRecorder<'a> {
    record: &'a mut Record,
    game_config: &'a GameConfig,
    viewer: Option<Seat>,
    near: Camp,
    seen: Vec<Beat>,
    public: Vec<Beat>,
}

impl<'a> ViewRecorder<'a> {
    fn new(
        record: &'a mut Record,
        game_config: &'a GameConfig,
        (viewer, near): (Option<Seat>, Camp),
    ) -> Self {
        Self {
            record,
            game_config,
            viewer,
            near,
            seen: Vec::new(),
            public: Vec::new(),
        }
    }
}

impl EventObserver for ViewRecorder<'_> {
    fn on_event(&mut self, position: &Position, event: Event) {
        let seen = |viewer| Beat {
            event: event.seen_by(viewer),
            shown: displayed(self.game_config, position, viewer, self.near),
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

/// What is on screen in this position, with nobody's private look.
fn displayed(
    game_config: &GameConfig,
    position: &Position,
    viewer: Option<Seat>,
    near: Camp,
) -> DisplayedView {
    DisplayedView {
        view: view(game_config, position, viewer),
        near,
        open_hands: open_hands(game_config, position, viewer),
        veiled: veiled_hands(game_config, position),
        look: None,
    }
}

/// What everybody could see of a game that is replayed.
struct PublicHistory(Vec<PastEvent>);

impl EventObserver for PublicHistory {
    fn on_event(&mut self, position: &Position, event: Event) {
        self.0.push((event.seen_by(None), position.view(None)));
    }
}

impl Rules {
    /// Sets a game up. Returns it with the events up to the first decision.
    ///
    /// # Errors
    /// The set-up is invalid, or no seed is given and the system has no random numbers. The text is one sentence.
    pub fn begin(mut game_config: GameConfig) -> Result<(Self, Vec<Beat>), LocalizedText> {
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
        let mut recorder = ViewRecorder::new(&mut record, &game_config, (viewer, near));
        let position =
            Position::observed(setup, &mut recorder).map_err(|e| record_words::setup(&e))?;
        let seen = recorder.seen;
        let rules = Self {
            position,
            record,
            game_config,
            viewer,
            near,
            puzzle_round: None,
        };
        Ok((rules.passed_openly(), seen))
    }

    /// Begins with an arranged round. Returns the game with what everybody could see of the round so far.
    fn arrange(mut game_config: GameConfig, arranged: &ArrangedRound) -> (Self, Vec<PastEvent>) {
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
            puzzle_round: Some(PuzzleRound::new(position.round())),
            position,
            game_config,
            viewer,
            near,
        };
        (rules, past.0)
    }

    /// Plays `m` for `seat`. Returns the events that follow, as the screen's viewer may know them.
    ///
    /// # Errors
    /// The rule that refuses the move. Nothing has changed then.
    pub fn play(&mut self, seat: Seat, m: Move) -> Result<Vec<Beat>, Refusal> {
        match self.position.to_move() {
            Some(to_move) if to_move != seat => return Err(Refusal::NotYourTurn),
            None => return Err(Refusal::GameOver),
            Some(_) => {}
        }
        let script = self.game_config.script.as_ref();
        let next = script.and_then(|script| script.rest(&self.record));
        let screen = (self.viewer, self.near);
        let mut recorder = ViewRecorder::new(&mut self.record, &self.game_config, screen);
        match next {
            Some(next) => self.position.play_scripted(m, next, &mut recorder)?,
            None => self.position.play_observed(m, &mut recorder)?,
        }
        let (seen, public) = (recorder.seen, recorder.public);
        if let Some(puzzle) = &mut self.puzzle_round {
            let over = self.position.outcome().is_some();
            let round = (!over).then(|| self.position.round());
            return Ok(puzzle.follow(m, round, seen));
        }
        if let Some(next) = self.passes_openly() {
            self.accept(next);
        } else if self.is_shared_screen() && self.hides_hand() {
            self.viewer = None;
            return Ok(public);
        }
        Ok(seen)
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

    /// Edition, level, seed and players.
    #[must_use]
    pub fn config(&self) -> &GameConfig {
        &self.game_config
    }

    /// Whether the game is over, even if its last events have not been shown yet.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position.to_move().is_none()
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

/// Fact: a move of this seat was confirmed and is shown from now on.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveConfirmed(pub Seat);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MoveConfirmed>().add_systems(
        TABLE_UPDATE,
        begin.in_set(BeginSystems).before(TableSystems::Input),
    );
}

/// Starts the game of the last request. A game that is being played ends without a result: its queued events and its
/// turn are dropped, its card entities become the new game's.
fn begin(
    mut requests: MessageReader<StartMatch>,
    mut events: ResMut<EventQueue>,
    mut turn: ResMut<Turn>,
    mut changed: MessageWriter<RecordChanged>,
    mut recalled: MessageWriter<HistoryRestored>,
    mut failed: MessageWriter<StartFailed>,
    mut commands: Commands,
) {
    let Some(StartMatch {
        config: game_config,
    }) = requests.read().last()
    else {
        return;
    };
    *events = EventQueue::default();
    *turn = Turn::Busy;
    let mut game_config = game_config.clone();
    let arranged = game_config.arranged.clone();
    let started = match (arranged, game_config.resume.take()) {
        (Some(arranged), _) => {
            let (rules, past) = Rules::arrange(game_config, &arranged);
            recalled.write(HistoryRestored(past));
            Ok((rules, Vec::new()))
        }
        (None, Some(line)) => Rules::resume(game_config, &line).map(|(rules, past)| {
            // A replay tells what has happened by itself.
            if !rules.config().replay {
                recalled.write(HistoryRestored(past));
            }
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
            let seed = rules.config().seed.unwrap_or_default();
            commands.insert_resource(VeiledCards::new(seed));
            commands.insert_resource(fresh.unwrap_or_else(|| shown.clone()));
            events.extend(seen, shown);
            changed.write_batch(rules.record_changed(true));
            commands.insert_resource(rules);
        }
        Err(reason) => {
            commands.remove_resource::<Rules>();
            commands.remove_resource::<DisplayedView>();
            failed.write(StartFailed(reason));
        }
    }
}

/// What a confirmed move is told to.
#[derive(SystemParam)]
pub(super) struct ConfirmMessages<'w> {
    changed: MessageWriter<'w, RecordChanged>,
    confirmed: MessageWriter<'w, MoveConfirmed>,
}

/// Plays a move of a person or a bot, tells the frame, and queues what is shown.
///
/// # Errors
/// The rule that refuses the move.
pub(super) fn confirm(
    rules: &mut Rules,
    seat: Seat,
    m: Move,
    events: &mut EventQueue,
    messages: &mut ConfirmMessages,
) -> Result<(), Refusal> {
    let beats = rules.play(seat, m)?;
    messages.changed.write_batch(rules.record_changed(false));
    messages.confirmed.write(MoveConfirmed(seat));
    events.extend(beats, rules.shown());
    Ok(())
}
