//! A kept line: a record with the field `kept` before its others, which says what a list shows and holds a sum of all
//! that follows it.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use kit_rules::facts::GameFacts;
use serde::{Deserialize, Serialize};

use super::damage::Damage;
use super::entry::{Entry, EntryEnd, EntryId, EntryPlayer, Place};

/// How a kept line begins, of any version.
const OPENING: &[u8] = b"{\"kept\":";
/// The version that is written, and the newest that is read.
const VERSION: u64 = 1;
/// How a line of this version begins, before the sum.
const START: &str = "{\"kept\":{\"version\":1,\"sum\":\"";
/// How many signs the sum has.
const SUM: usize = 8;

/// Texts that many games share, each held once.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SharedTexts(BTreeSet<Arc<str>>);

impl SharedTexts {
    fn share(&mut self, text: &str) -> Arc<str> {
        if let Some(known) = self.0.get(text) {
            return known.clone();
        }
        let new: Arc<str> = text.into();
        self.0.insert(new.clone());
        new
    }
}

/// A player in a kept line.
#[derive(Debug, Serialize, Deserialize)]
struct KeptPlayer<'a> {
    side: u8,
    seat: u8,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    bot: Option<Cow<'a, str>>,
    #[serde(borrow)]
    name: Cow<'a, str>,
}

/// What a kept line says of its game, after the sum.
#[derive(Debug, Serialize, Deserialize)]
struct KeptHead<'a> {
    at: u64,
    #[serde(borrow)]
    game: Cow<'a, str>,
    #[serde(borrow)]
    variant: Cow<'a, str>,
    #[serde(borrow)]
    deal: Cow<'a, str>,
    #[serde(borrow)]
    players: Vec<KeptPlayer<'a>>,
    decisions: u32,
    over: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scores: Option<[u16; 2]>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    branch: bool,
}

/// The version of a head, whatever else is in it.
#[derive(Deserialize)]
struct KeptVersion {
    version: u64,
}

impl<'a> KeptHead<'a> {
    fn of(game: &'a str, variant: &'a str, deal: &'a str, facts: &'a GameFacts, at: u64) -> Self {
        let players = facts.players.iter().map(|player| KeptPlayer {
            side: player.side,
            seat: player.seat,
            bot: player.kind.bot().map(Cow::Borrowed),
            name: Cow::Borrowed(&player.name),
        });
        let winner = facts.outcome.and_then(|outcome| outcome.winner);
        Self {
            at,
            game: game.into(),
            variant: variant.into(),
            deal: deal.into(),
            players: players.collect(),
            decisions: u32::try_from(facts.decisions).unwrap_or(u32::MAX),
            over: facts.outcome.is_some(),
            winner: winner.map(|side| side as u8),
            scores: facts.scores,
            branch: facts.is_branch,
        }
    }

    fn entry(self, id: EntryId, place: Place, texts: &mut SharedTexts) -> Result<Entry, Damage> {
        let deal = u32::from_str_radix(&self.deal, 16);
        let deal = deal.map_err(|_| Damage::Head("\"deal\" is no sum".to_owned()))?;
        let players = self.players.iter().map(|player| EntryPlayer {
            side: player.side.min(1),
            seat: player.seat,
            bot: player.bot.as_ref().map(|bot| texts.share(bot)),
            name: texts.share(&player.name),
        });
        let end = self.over.then_some(EntryEnd {
            winner: self.winner.map(|side| side.min(1)),
            scores: self.scores.unwrap_or_default(),
        });
        Ok(Entry {
            id,
            place,
            players: players.collect(),
            game: texts.share(&self.game),
            variant: texts.share(&self.variant),
            deal,
            end,
            decisions: self.decisions,
            is_branch: self.branch,
        })
    }
}

/// The sum of a game's deal: those of the same game, variant and seed have the same.
pub fn deal_sum(game: &str, facts: &GameFacts) -> u32 {
    let text = format!("{game}\n{}\n{}", facts.variant_words(), facts.seed);
    crc32fast::hash(text.as_bytes())
}

/// The line, without a line end, that keeps a record of one line, with the facts of it. `at` are seconds since 1970.
pub fn kept_line(record: &str, game: &str, facts: &GameFacts, at: u64) -> String {
    let (variant, deal) = (
        facts.variant_words(),
        format!("{:08x}", deal_sum(game, facts)),
    );
    let head = KeptHead::of(game, &variant, &deal, facts, at);
    // Texts and numbers always have a JSON form.
    let head = serde_json::to_string(&head).unwrap_or_default();
    let head = head.strip_prefix('{').unwrap_or_default();
    let rest = record.strip_prefix('{').unwrap_or_default();
    let summed = format!("\",{head},{rest}");
    let sum = crc32fast::hash(summed.as_bytes());
    format!("{START}{sum:08x}{summed}")
}

/// Whether a line, without blanks before it, has the field `kept` first.
pub fn is_kept(line: &[u8]) -> bool {
    line.starts_with(OPENING)
}

/// What a line is called, kept or not; the line is not checked but for the sum of a kept one.
pub fn identify(line: &[u8]) -> Result<EntryId, Damage> {
    let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
    if !is_kept(line) {
        let sum = crc32fast::hash(line);
        return Ok(EntryId { at: 0, length, sum });
    }
    let (head, sum, _) = split(line)?;
    let at = head.at;
    Ok(EntryId { at, length, sum })
}

/// Reads a kept line.
///
/// # Errors
/// It is damaged, or of a newer version.
pub fn read_kept(line: &[u8], place: Place, texts: &mut SharedTexts) -> Result<Entry, Damage> {
    let (head, sum, _) = split(line)?;
    let id = EntryId {
        at: head.at,
        length: u32::try_from(line.len()).unwrap_or(u32::MAX),
        sum,
    };
    head.entry(id, place, texts)
}

/// When a line was kept, and its record; `None` for when, and the line itself, if it is a record as others have it.
///
/// # Errors
/// It is a kept line, and damaged or of a newer version.
pub fn taken_apart(line: &[u8]) -> Result<(Option<u64>, Cow<'_, [u8]>), Damage> {
    if !is_kept(line) {
        return Ok((None, line.into()));
    }
    let (head, _, rest) = split(line)?;
    Ok((Some(head.at), [b"{", rest].concat().into()))
}

/// The record of a line, byte for byte as it was kept; the line itself if it is a record as others have it.
///
/// # Errors
/// It is a kept line, and damaged or of a newer version.
pub fn record_of(line: &[u8]) -> Result<Cow<'_, [u8]>, Damage> {
    Ok(taken_apart(line.trim_ascii())?.1)
}

/// The head of a kept line, its sum, and what follows the head and a comma.
fn split(line: &[u8]) -> Result<(KeptHead<'_>, u32, &[u8]), Damage> {
    let after = line.strip_prefix(START.as_bytes());
    let after = after.and_then(|after| after.split_at_checked(SUM));
    let kept = after.and_then(|(sum, rest)| {
        let sum = core::str::from_utf8(sum).ok()?;
        Some((u32::from_str_radix(sum, 16).ok()?, rest))
    });
    let Some((kept, rest)) = kept else {
        return Err(no_head(line));
    };
    let found = crc32fast::hash(rest);
    if found != kept {
        return Err(altered(line, found, kept));
    }
    let of_head = |problem: String| Damage::Head(problem);
    let head = &line[OPENING.len()..];
    let mut values = serde_json::Deserializer::from_slice(head).into_iter::<KeptHead<'_>>();
    let read = match values.next() {
        Some(Ok(read)) => read,
        Some(Err(problem)) => return Err(of_head(problem.to_string())),
        None => return Err(Damage::Cut),
    };
    let rest = head[values.byte_offset()..].strip_prefix(b",");
    let rest = rest.ok_or_else(|| of_head("no record follows".to_owned()))?;
    Ok((read, kept, rest))
}

/// Why a line does not begin as one of this version does.
fn no_head(line: &[u8]) -> Damage {
    let head = &line[OPENING.len().min(line.len())..];
    let mut values = serde_json::Deserializer::from_slice(head).into_iter::<KeptVersion>();
    match values.next() {
        Some(Ok(KeptVersion { version })) if version > VERSION => Damage::Newer(version),
        Some(Err(problem)) if !problem.is_eof() => Damage::Head(problem.to_string()),
        Some(Ok(_)) => Damage::Head("its sum is missing".to_owned()),
        _ => Damage::Cut,
    }
}

/// Why a line has not the sum with which it was kept.
fn altered(line: &[u8], found: u32, kept: u32) -> Damage {
    match core::str::from_utf8(line) {
        Err(problem) => Damage::NotText(problem.valid_up_to() + 1),
        Ok(_) if !line.ends_with(b"}") => Damage::Cut,
        Ok(_) => Damage::Altered { found, kept },
    }
}
