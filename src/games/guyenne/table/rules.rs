//! The one door to the game: `Rules` holds the truth and the record, checks every move, and hands out views.

use bevy::prelude::*;

use crate::table::InGame;

use super::tell::{Script, Shown, Told};
use super::{
    Begin, Cause, Choice, Chosen, Confirmed, NotBegun, Plan, Player, Recalled, Summary, TABLE,
    TableSystems, Turn, record_words, words,
};
use crate::games::guyenne::ai::BOTS;
use crate::games::guyenne::rules::record::{Kind, Player as Named, Record};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{Event, Move, Position, Refusal, Setup, View, Witness};
use crate::rules::seed::Seed;
use crate::speech::Say;

/// The game that is being played. Every move of everybody goes through [`Rules::play`].
#[derive(Resource, Debug)]
pub struct Rules {
    position: Position,
    record: Record,
    plan: Plan,
    viewer: Option<Seat>,
    near: Camp,
}

/// Writes the record and cuts every event to what the viewer may know, and to what lies open.
struct Teller<'a> {
    record: &'a mut Record,
    viewer: Option<Seat>,
    told: Vec<Told>,
    open: Vec<Told>,
}

impl<'a> Teller<'a> {
    fn new(record: &'a mut Record, viewer: Option<Seat>) -> Self {
        Self {
            record,
            viewer,
            told: Vec::new(),
            open: Vec::new(),
        }
    }
}

impl Witness for Teller<'_> {
    fn saw(&mut self, position: &Position, event: Event) {
        let told = |viewer| Told {
            event: event.seen_by(viewer),
            view: position.view(viewer),
        };
        self.told.push(told(self.viewer));
        self.open.push(told(None));
        self.record.saw(position, event);
    }
}

/// What lay open of a game that is replayed.
struct Past(Vec<Told>);

impl Witness for Past {
    fn saw(&mut self, position: &Position, event: Event) {
        self.0.push(Told {
            event: event.seen_by(None),
            view: position.view(None),
        });
    }
}

impl Rules {
    /// Sets a game up; with what has happened up to the first decision.
    ///
    /// # Errors
    /// A sentence: the set-up is no game, or no luck can be had.
    pub fn begin(mut plan: Plan) -> Result<(Self, Vec<Told>), Say> {
        let seed = match plan.seed {
            Some(seed) => seed,
            None => Seed(getrandom::u64().map_err(|_| Say::new("not-begun-no-luck"))?),
        };
        plan.seed = Some(seed);
        let setup = Setup::duel(plan.edition, plan.level, seed);
        let (viewer, near) = seats(&plan);
        let mut record = Record::new(setup, named(&plan));
        let mut teller = Teller::new(&mut record, viewer);
        let position =
            Position::witnessed(setup, &mut teller).map_err(|e| record_words::setup(&e))?;
        let told = teller.told;
        let rules = Self {
            position,
            record,
            plan,
            viewer,
            near,
        };
        Ok((rules, told))
    }

    /// Takes a saved game up again; with what lay open of all that happened in it.
    ///
    /// # Errors
    /// A sentence: the save is no game, or none that this table can show.
    pub fn resume(mut plan: Plan, line: &str) -> Result<(Self, Vec<Told>), Say> {
        let record = Record::parse(line).map_err(|e| record_words::say(&e))?;
        check_players(&record)?;
        let mut past = Past(Vec::new());
        let replayed = record.replay_with(&mut past);
        let position = replayed.map_err(|e| record_words::say(&e))?;
        let terms = position.terms();
        plan.edition = terms.edition;
        plan.level = terms.level;
        plan.seed = record.seed;
        for player in &record.players {
            let kind = match &player.kind {
                Kind::Human => Player::Human,
                Kind::Bot(bot) => Player::Bot(bot.clone()),
            };
            match player.seat.camp {
                Camp::English => plan.english = kind,
                Camp::French => plan.french = kind,
            }
        }
        let (viewer, near) = seats(&plan);
        let rules = Self {
            position,
            record,
            plan,
            viewer,
            near,
        };
        Ok((rules, past.0))
    }

    /// Plays `m` for `seat`: what everybody at the table may know of what follows.
    ///
    /// # Errors
    /// The rule that refuses the move; nothing has changed then.
    pub fn play(&mut self, seat: Seat, m: Move) -> Result<Vec<Told>, Refusal> {
        match self.position.to_move() {
            Some(owed) if owed != seat => return Err(Refusal::NotYourTurn),
            None => return Err(Refusal::GameOver),
            Some(_) => {}
        }
        let mut teller = Teller::new(&mut self.record, self.viewer);
        self.position.play_witnessed(m, &mut teller)?;
        let (told, open) = (teller.told, teller.open);
        if self.is_shared_screen() && self.position.to_move() != Some(seat) {
            // The next hand is another's, or both people look on: nobody's cards stay visible.
            self.viewer = None;
            return Ok(open);
        }
        Ok(told)
    }

    /// Two people share the screen.
    #[must_use]
    pub fn is_shared_screen(&self) -> bool {
        self.plan.english.is_human() && self.plan.french.is_human()
    }

    /// The next person has accepted the screen.
    pub fn accept(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.near = seat.camp;
    }

    /// What the screen's viewer may know now, and the camp at the near edge.
    #[must_use]
    pub fn shown(&self) -> (View, Camp) {
        (self.position.view(self.viewer), self.near)
    }

    /// What `seat` may know: for the bot that plays it.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.position.view(Some(seat))
    }

    /// Who is being waited for when `viewer` looks at the screen.
    #[must_use]
    pub fn turn(&self, viewer: Option<Seat>) -> Turn {
        match self.position.to_move() {
            None => Turn::Over,
            Some(seat) if !self.plan.player(seat.camp).is_human() => Turn::Bot(seat),
            Some(seat) if viewer == Some(seat) => Turn::Person(seat),
            Some(seat) => Turn::Curtain(seat),
        }
    }

    /// What is played.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Whether the game is over, even if that has not been told yet.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position.to_move().is_none()
    }

    /// Counts a hint that `seat` was given; the record keeps the count.
    pub fn count_hint(&mut self, seat: Seat) {
        let mut players = self.record.players.iter_mut();
        if let Some(player) = players.find(|player| player.seat == seat) {
            player.count_hint();
        }
    }

    /// The hints that each camp was given.
    #[must_use]
    pub fn hints(&self) -> ByCamp<u32> {
        let hints = |camp| {
            let mine = self.record.players.iter().filter(|p| p.seat.camp == camp);
            mine.map(Named::hints).fold(0, u32::saturating_add)
        };
        ByCamp(Camp::ALL.map(hints))
    }

    /// The record so far, one line.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.line()
    }

    /// What the result page tells, once the game is over.
    #[must_use]
    pub fn summary(&self) -> Option<Summary> {
        let outcome = self.position.outcome()?;
        let spent = words::spent(&self.position.view(None));
        let swept = u16::from(self.position.fields().is_empty());
        let people = Camp::ALL.map(|camp| self.plan.player(camp).is_human());
        Some(Summary {
            plan: self.plan.clone(),
            outcome,
            spent,
            holders: *self.position.holders(),
            castles: self.position.terms().names,
            rounds: self.position.round() - swept,
            person: match people {
                [true, false] => Some(Camp::English),
                [false, true] => Some(Camp::French),
                _ => None,
            },
            names: ByCamp(Camp::ALL.map(|camp| name(self.plan.player(camp)).to_owned())),
            hints: self.hints(),
            record: self.record.line(),
        })
    }
}

/// Whether everybody who plays in a record can play at this table.
///
/// # Errors
/// The sentence about a bot that this program does not know, or about shared camps.
pub fn check_players(record: &Record) -> Result<(), Say> {
    if record.terms.teams != ByCamp::new(1, 1) {
        return Err(Say::new("record-shared-camps"));
    }
    let unknown = record.players.iter().find_map(|player| match &player.kind {
        Kind::Bot(bot) if !BOTS.contains(&bot.as_str()) => Some(bot),
        _ => None,
    });
    match unknown {
        Some(bot) => Err(Say::new("record-unknown-bot").with("bot", bot.clone())),
        None => Ok(()),
    }
}

fn name(player: &Player) -> &str {
    match player {
        Player::Human => "human",
        Player::Bot(bot) => bot,
    }
}

fn named(plan: &Plan) -> Vec<Named> {
    Camp::ALL
        .into_iter()
        .map(|camp| match plan.player(camp) {
            Player::Human => Named::human(Seat::of(camp), name(plan.player(camp))),
            Player::Bot(bot) => Named::bot(Seat::of(camp), bot.as_str()),
        })
        .collect()
}

/// Whose eyes the screen has at the start, and who sits near.
fn seats(plan: &Plan) -> (Option<Seat>, Camp) {
    match (plan.english.is_human(), plan.french.is_human()) {
        (true, false) => (Some(Seat::of(Camp::English)), Camp::English),
        (false, true) => (Some(Seat::of(Camp::French)), Camp::French),
        (true, true) => (None, Camp::English),
        (false, false) => (None, Camp::French),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin.before(TableSystems::Choose),
            accept
                .in_set(TableSystems::Apply)
                .before(super::choose::apply_choices),
        ),
    )
    .add_systems(OnExit(TABLE), leave.run_if(table_is_left));
}

/// Sits down to the last game asked for. At a table where another game is played nothing of that one stays: nobody is
/// waited for, nothing is chosen, its cards become the new game's.
pub(super) fn begin(
    mut asked: MessageReader<Begin>,
    mut script: ResMut<Script>,
    mut turn: ResMut<Turn>,
    mut chosen: ResMut<Chosen>,
    mut confirmed: MessageWriter<Confirmed>,
    mut recalled: MessageWriter<Recalled>,
    mut failed: MessageWriter<NotBegun>,
    mut commands: Commands,
) {
    let Some(Begin(plan)) = asked.read().last() else {
        return;
    };
    *script = Script::default();
    *turn = Turn::Busy;
    *chosen = Chosen::default();
    let mut plan = plan.clone();
    let begun = match plan.resume.take() {
        Some(line) => Rules::resume(plan, &line).map(|(rules, past)| {
            recalled.write(Recalled(past));
            (rules, Vec::new())
        }),
        None => Rules::begin(plan),
    };
    match begun {
        Ok((rules, told)) => {
            let (view, near) = rules.shown();
            let fresh = told.first().map(|_| View::undealt(view.terms, view.viewer));
            commands.insert_resource(Shown {
                view: fresh.unwrap_or_else(|| view.clone()),
                near,
            });
            script.extend(told, view, near);
            confirmed.write(Confirmed {
                record: rules.record(),
                cause: Cause::Begin,
            });
            commands.insert_resource(rules);
        }
        Err(reason) => {
            commands.remove_resource::<Rules>();
            commands.remove_resource::<Shown>();
            failed.write(NotBegun(reason));
        }
    }
}

/// The curtain opens for the one who was waited for.
pub(super) fn accept(
    mut choices: MessageReader<Choice>,
    turn: Res<Turn>,
    mut rules: ResMut<Rules>,
    mut script: ResMut<Script>,
) {
    let Turn::Curtain(seat) = *turn else {
        return;
    };
    if choices.read().any(|choice| *choice == Choice::Accept) {
        rules.accept(seat);
        let (view, near) = rules.shown();
        script.extend([], view, near);
    }
}

/// Whether the table is left for another screen, and not laid anew for the next game: asked when its state ends.
pub(super) fn table_is_left(now: Option<Res<State<InGame>>>) -> bool {
    now.is_none_or(|now| *now.get() != TABLE)
}

/// Only leaving the table ends a game.
fn leave(mut commands: Commands) {
    commands.remove_resource::<Rules>();
}
