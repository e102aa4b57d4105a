//! The games of a library as a table for other programs: RFC 4180, one line a game. The columns are described in
//! `library-format.md`.

use std::collections::BTreeSet;
use std::io::{self, Write};

use kit_rules::daily::CalendarDate;
use kit_rules::review::{Deciders, Detail, Review};

use super::super::entry::Entry;
use super::super::library::Library;
use super::super::query::{PeopleResult, Query};
use super::super::review_line::Reviews;
use super::SeatMix;
use super::breakdown::{in_time, opposing_bots};
use super::counts::own_points;

/// The names of the columns of every table: what is said of each game.
const OF_GAME: [&str; 20] = [
    "id",
    "kept_at",
    "game",
    "variant",
    "first_side",
    "second_side",
    "first_players",
    "second_players",
    "opponent",
    "seats",
    "state",
    "winner",
    "first_points",
    "second_points",
    "result",
    "own_points",
    "opponent_points",
    "decisions",
    "starred",
    "branch",
];

/// And what its review says.
const OF_REVIEW: [&str; 7] = [
    "reviewed",
    "first_luck",
    "first_adjusted",
    "first_loss",
    "second_loss",
    "first_mistakes",
    "second_mistakes",
];

/// Between several players of a side.
const AND: &str = " / ";

/// A number of the facts that reviews tell of both sides: the kind of the fact, and which of its numbers.
type FactColumn<'a> = (&'a str, &'a str);

/// Writes a line with the names of the columns, and one for each game that a query finds, by the time when they were
/// kept. What reviews tell of players in numbers, such as how often they bluffed and how often that paid, has a column
/// for each number and side that stands in the review of one of these games.
///
/// # Errors
/// Writing fails.
pub fn write_csv(
    library: &Library,
    reviews: &Reviews,
    query: &Query,
    to: &mut dyn Write,
) -> io::Result<()> {
    let entries = library.index.entries();
    let found = in_time(library, query);
    let reviewed = found.iter().filter_map(|&at| reviews.get(&entries[at].id));
    let columns: BTreeSet<FactColumn> = reviewed.flat_map(fact_columns).collect();
    let names = columns.iter().flat_map(|(kind, number)| {
        ["first", "second"].map(|side| format!("{side}_{kind}_{number}"))
    });
    let of_every_table = OF_GAME.into_iter().chain(OF_REVIEW).map(str::to_owned);
    let head: Vec<String> = of_every_table.chain(names).collect();
    line(&head, to)?;
    for at in found {
        let entry = &entries[at];
        let review = reviews.get(&entry.id);
        let mut line_of_game = fields(entry, library.marks.is_starred(entry.id)).to_vec();
        line_of_game.extend(review_fields(entry, review));
        for &column in &columns {
            line_of_game.extend([0, 1].map(|side| or_empty(fact(review, side, column))));
        }
        line(&line_of_game, to)?;
    }
    Ok(())
}

/// The numbers of the facts of a review that have nothing but numbers.
fn fact_columns(review: &Review) -> impl Iterator<Item = FactColumn<'_>> {
    let told = review.facts.iter().map(|fact| &fact.words);
    told.filter(|words| words.counts()).flat_map(|words| {
        let numbers = words.details.keys();
        numbers.map(|number| (&*words.kind, &**number))
    })
}

/// What a review tells of a side in this number.
fn fact(review: Option<&Review>, side: usize, (kind, number): FactColumn) -> Option<i64> {
    let mut facts = review?.facts.iter();
    let told = facts.find(|fact| fact.side == side && fact.words.kind == kind)?;
    match told.words.details.get(number)? {
        Detail::Number(number) => Some(*number),
        Detail::Name(_) => None,
    }
}

/// What the review of a game says of luck and decisions, in points of winning chance.
fn review_fields(entry: &Entry, review: Option<&Review>) -> [String; OF_REVIEW.len()] {
    let points = |points: Option<f64>| or_empty(points.map(|points| format!("{points:.2}")));
    let account = review.map(|review| review.account);
    let people = entry.players.iter().filter(|player| player.bot.is_none());
    let people = people.map(|player| (player.side.into(), player.seat.into()));
    let judged = Deciders::with_people(people);
    let loss = |side| points(review.and_then(|it| Some(it.average_loss(side, &judged)?.0)));
    let mistakes = |side| or_empty(review.map(|it| it.mistakes(side, &judged).count()));
    [
        yes_or_no(review.is_some()),
        points(account.map(|it| it.luck(0))),
        points(account.map(|it| it.adjusted(0))),
        loss(0),
        loss(1),
        mistakes(0),
        mistakes(1),
    ]
}

/// The fields of a game, without what its review says.
fn fields(entry: &Entry, starred: bool) -> [String; OF_GAME.len()] {
    let end = entry.end;
    let points = |side: usize| or_empty(end.map(|end| end.scores[side]));
    let own = own_points(entry);
    [
        entry.id.to_string(),
        or_empty(entry.kept_at().and_then(moment)),
        harmless(&entry.game),
        harmless(&entry.variant),
        harmless(&names(entry, 0)),
        harmless(&names(entry, 1)),
        harmless(&kinds(entry, 0)),
        harmless(&kinds(entry, 1)),
        harmless(&opponent(entry)),
        SeatMix::of(entry).to_string(),
        end.map_or("abandoned", |_| "finished").to_owned(),
        end.map_or("", |end| winner(end.winner)).to_owned(),
        points(0),
        points(1),
        result(entry).to_owned(),
        or_empty(own.map(|[own, _]| own)),
        or_empty(own.map(|[_, opponent]| opponent)),
        entry.decisions.to_string(),
        yes_or_no(starred),
        yes_or_no(entry.is_branch),
    ]
}

fn yes_or_no(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

fn or_empty(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// A moment in UTC, `2026-11-28T10:05:00Z`; `None` after the year 9999.
fn moment(seconds: u64) -> Option<String> {
    let date = CalendarDate::of_moment(seconds)?;
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    Some(format!("{date}T{hour:02}:{minute:02}:{second:02}Z"))
}

const fn winner(winner: Option<u8>) -> &'static str {
    match winner {
        Some(0) => "first",
        Some(_) => "second",
        None => "drawn",
    }
}

fn result(entry: &Entry) -> &'static str {
    match entry.result() {
        PeopleResult::Won => "won",
        PeopleResult::Lost => "lost",
        PeopleResult::Drawn => "drawn",
        PeopleResult::None => "",
    }
}

/// The names of the players of a side.
fn names(entry: &Entry, side: u8) -> String {
    let players = entry.players.iter().filter(|player| player.side == side);
    let names: Vec<&str> = players.map(|player| &*player.name).collect();
    names.join(AND)
}

/// The players of a side by their kinds: the name of each bot, and `person` for people.
fn kinds(entry: &Entry, side: u8) -> String {
    let players = entry.players.iter().filter(|player| player.side == side);
    let kinds: Vec<&str> = players
        .map(|player| player.bot.as_deref().unwrap_or("person"))
        .collect();
    kinds.join(AND)
}

/// Against whom people played: bots by their names, `person`, or `none` for a game of bots.
fn opponent(entry: &Entry) -> String {
    let bots = opposing_bots(entry);
    match (bots.is_empty(), entry.has_person(0) || entry.has_person(1)) {
        (false, _) => bots.join(AND),
        (true, true) => "person".to_owned(),
        (true, false) => "none".to_owned(),
    }
}

/// A text that no spreadsheet takes for a formula: with an apostrophe before it if it begins with a sign that may begin
/// one, perhaps after blanks. After OWASP, "CSV Injection".
fn harmless(text: &str) -> String {
    let first = text.trim_start().chars().next();
    let is_formula =
        first.is_some_and(|first| ['=', '+', '-', '@', '＝', '＋', '－', '＠'].contains(&first));
    let is_control = text.starts_with(['\t', '\r', '\n']);
    match is_formula || is_control {
        true => format!("'{text}"),
        false => text.to_owned(),
    }
}

/// Writes the fields of a line, and its end. Those with a comma, a quotation mark, a line end or a blank at either end
/// stand between quotation marks, which are doubled within.
fn line(fields: &[String], to: &mut dyn Write) -> io::Result<()> {
    let quoted = fields.iter().map(|field| {
        let is_plain = !field.contains([',', '"', '\r', '\n']) && field.trim() == field;
        match is_plain {
            true => field.clone(),
            false => format!("\"{}\"", field.replace('"', "\"\"")),
        }
    });
    let line: Vec<String> = quoted.collect();
    write!(to, "{}\r\n", line.join(","))
}
