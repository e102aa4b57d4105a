// The kept games in the browser's database: 10,000 of them are listed quickly, what is done with one is there after a
// reload, what the browser did not keep is told, a closed connection is opened again, and where the browser keeps
// nothing the page says so, gives the games out all the same, and goes on moving while a long text is read.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { focus, heard, isOver, openDoor, until, untilReady } from '../hands.mjs';
import { begun } from './incoming.mjs';

const MANY = 10_000;

/// CRC-32 (ISO-HDLC).
function crc(text) {
  let sum = ~0;
  for (const byte of Buffer.from(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xEDB88320 : 0);
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

/// The first whole games of the test's data.
const records = (root) => readFileSync(join(root, 'tests/data/guyenne/games.jsonl'), 'utf8').trim().split('\n');

/// A kept line (`src/library/library-format.md`): only its head is read for the list, so it says what it likes.
function keptLine(record, n) {
  const head = JSON.stringify({
    at: 1_700_000_000 + 60 * n,
    game: 'guyenne',
    variant: 'edition 2022 level base teams 1v1',
    deal: n.toString(16).padStart(8, '0'),
    players: [ { side: 0, seat: 0, name: `Ann ${n % 50}` }, { side: 1, seat: 0, bot: 'captain', name: 'captain' } ],
    decisions: 60,
    over: true,
    winner: n % 2,
    scores: [ 9, 4 ],
  }).slice(1);
  const summed = `",${head},${record.slice(1)}`;
  return `{"kept":{"version":1,"sum":"${crc(summed)}${summed}`;
}

/// Runs in the page: fills the database with lines.
const fill = (lines) => new Promise((done, failed) => {
  const open = indexedDB.open('guyenne-library', 1);
  open.onupgradeneeded = () => [ 'games', 'marks', 'reviews' ].forEach((name) => open.result.createObjectStore(name, { autoIncrement: true }));
  open.onerror = () => failed(open.error);
  open.onsuccess = () => {
    const writing = open.result.transaction('games', 'readwrite');
    for (const line of lines) writing.objectStore('games').add(line);
    writing.onerror = () => failed(writing.error);
    writing.oncomplete = () => { open.result.close(); done(); };
  };
});

/// Runs in the page: gives every kept game two reviews, under a number as the first versions did, and under its name.
const review = () => new Promise((done, failed) => {
  const account = { start: 50, chance: [ 0, 0 ], choices: [ 0, 0 ], decisions: [ 0, 0 ], rest: 0, result: 50 };
  const told = { version: 4, values: 'none', account, told: [ 50 ], decisions: [], turns: [], facts: [], percentile: null };
  const open = indexedDB.open('guyenne-library', 1);
  open.onerror = () => failed(open.error);
  open.onsuccess = () => {
    const writing = open.result.transaction([ 'games', 'reviews' ], 'readwrite');
    const lines = writing.objectStore('games').getAll();
    lines.onsuccess = () => {
      for (const line of lines.result) {
        const { at, sum } = JSON.parse(line).kept;
        const game = `${at}-${new TextEncoder().encode(line).length}-${sum}`;
        writing.objectStore('reviews').add(JSON.stringify({ game, review: told }));
        writing.objectStore('reviews').put(JSON.stringify({ game, review: told }), game);
      }
    };
    writing.onerror = () => failed(writing.error);
    writing.oncomplete = () => { open.result.close(); done(); };
  };
});

/// Runs in the page: the kinds of the keys of all reviews.
const reviewKeys = () => new Promise((done, failed) => {
  const open = indexedDB.open('guyenne-library', 1);
  open.onerror = () => failed(open.error);
  open.onsuccess = () => {
    const keys = open.result.transaction('reviews').objectStore('reviews').getAllKeys();
    keys.onerror = () => failed(keys.error);
    keys.onsuccess = () => { open.result.close(); done(keys.result.map((key) => typeof key)); };
  };
});

const named = (page, pattern) => page.evaluate((source) => [ ...document.querySelectorAll('#mirror button') ]
  .map((button) => button.textContent).filter((words) => new RegExp(source, 'u').test(words)), pattern.source);

/// Presses what has this name, as a screen reader does.
async function pressNamed(page, pattern) {
  const [ name ] = await until(`a button like ${pattern}`, () => named(page, pattern), (names) => names.length > 0);
  await page.evaluate((words) => [ ...document.querySelectorAll('#mirror button') ].find((button) => button.textContent === words).click(), name);
  return name;
}

async function begin(page, server) {
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  await until('the title', () => focus(page), (words) => words !== '');
}

const WATCH = /^Watch again: /u;

async function manyGames({ open, server, saw, root, figure, picture }) {
  const { page } = await open();
  await begin(page, server);
  const [ record ] = records(root);
  for (let from = 0; from < MANY; from += 1000) {
    await page.evaluate(fill, Array.from({ length: 1000 }, (_, n) => keptLine(record, from + n)));
  }
  await page.reload();
  await openDoor(page);
  await until('the title', () => focus(page), (words) => words !== '');
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    window.listed = new Promise((done) => {
      const look = () => {
        const found = [ ...document.querySelectorAll('#mirror button') ].some((button) => button.textContent.startsWith('Watch again: '));
        if (found) done(performance.now() - window.pressed);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  await page.evaluate(() => {
    const button = [ ...document.querySelectorAll('#mirror button') ].find((it) => /^(My games|Games)$/u.test(it.textContent));
    window.pressed = performance.now();
    button.click();
  });
  const millis = await page.evaluate(() => window.listed);
  assert.equal((await named(page, WATCH)).length, 20);
  await page.screenshot({ path: picture('library-many') });
  figure('10,000 kept games are listed after, ms', Math.round(millis));
  saw(`${MANY} games are listed ${millis.toFixed(0)} ms after the press`);
}

const bring = (page, text) => page.evaluate((words) => dispatchEvent(new CustomEvent('guyenne:load-text', { detail: { text: words } })), text);

async function keptGames({ open, server, saw, root }) {
  const { page } = await open();
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await page.waitForTimeout(1500);
  // Whole games come in as they were given out, one a line.
  await bring(page, records(root).slice(0, 2).join('\n'));
  await until('both games', () => named(page, WATCH), (names) => names.length === 2);
  await pressNamed(page, /^Give a star: /u);
  await until('a star', () => named(page, /^Take the star away: /u), (names) => names.length === 1);
  await pressNamed(page, /^Delete: /u);
  await until('a deleted game', () => named(page, WATCH), (names) => names.length === 1);
  await pressNamed(page, /^Bring back: /u);
  await until('it again', () => named(page, WATCH), (names) => names.length === 2);
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await until('both after a reload', () => named(page, WATCH), (names) => names.length === 2);
  assert.equal((await named(page, /^Take the star away: /u)).length, 1, 'the star is lost');
  await page.evaluate(review);
  // A deletion is final once the page is left.
  await pressNamed(page, /^Delete: /u);
  await until('a deleted game', () => named(page, WATCH), (names) => names.length === 1);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1500);
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await until('one after a reload', () => named(page, WATCH), (names) => names.length === 1);
  await page.waitForTimeout(1000);
  assert.equal((await named(page, WATCH)).length, 1);
  assert.deepEqual(await page.evaluate(reviewKeys), [ 'number', 'string' ], 'the reviews of the other game');
  await pressNamed(page, WATCH);
  await until('the table', () => focus(page), (words) => words !== '' && !WATCH.test(words));
  const { errors = [] } = await heard(page);
  assert.deepEqual(errors, []);
  saw('two games came in; star, deletion and purge are there after reloading, and one is watched');
}

const heardLog = async (page) => (await heard(page)).log.join('\n');
const CANNOT = /Your games cannot be kept: no room is left/u;

/// Runs in the page before its scripts: `window.aborts` times the browser aborts what is to be committed, as on a full
/// disk. Only an event `abort` comes of it, and no `error`.
const aborting = () => {
  const { commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.commit = function () {
    if (!window.aborts) return commit.call(this);
    window.aborts -= 1;
    const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    Object.defineProperty(this, 'error', { value: full });
    return this.abort();
  };
};

async function abortedCommit({ open, server, saw, root }) {
  const { page } = await open({ init: [ aborting ] });
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await page.waitForTimeout(1500);
  await page.evaluate(() => { window.aborts = 1; });
  const [ one, other ] = records(root);
  await bring(page, one);
  const log = await until('the failure', () => heardLog(page), (words) => CANNOT.test(words), 20_000);
  assert.equal(await page.evaluate(() => window.aborts), 0);
  assert(!/game came in/u.test(log), 'a game is told as kept');
  assert.deepEqual(await named(page, WATCH), []);
  // The next game has the number of the one that was not kept.
  await bring(page, other);
  await until('the next game', () => named(page, WATCH), (names) => names.length === 1);
  await bring(page, one);
  await until('both games', () => named(page, WATCH), (names) => names.length === 2);
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await until('both after a reload', () => named(page, WATCH), (names) => names.length === 2);
  saw('a game that the browser did not keep is told and not listed, and later ones are kept');
}

/// Runs in the page before its scripts: remembers the connections to databases.
const remembering = () => {
  const { open } = IDBFactory.prototype;
  window.connections = [];
  IDBFactory.prototype.open = function (...about) {
    const request = open.apply(this, about);
    request.addEventListener('success', () => window.connections.push(request.result));
    return request;
  };
};

async function closedConnection({ open, server, saw, root }) {
  const { page } = await open({ init: [ remembering ] });
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await page.waitForTimeout(1500);
  const [ one, other ] = records(root);
  await bring(page, one);
  await until('a game', () => named(page, WATCH), (names) => names.length === 1);
  assert.equal(await page.evaluate(() => window.connections.length), 1);
  await page.evaluate(() => window.connections[0].close());
  await bring(page, other);
  await until('both games', () => named(page, WATCH), (names) => names.length === 2);
  assert.equal(await page.evaluate(() => window.connections.length), 2);
  assert(!/cannot be kept/u.test(await heardLog(page)), 'a failure is told');
  saw('a closed connection is opened again, and nothing is told');
}

const closed = () => {
  Object.defineProperty(window, 'indexedDB', { configurable: true, get: () => undefined });
};

/// What the page shows to be copied; nothing once it was looked at.
const shownText = (page) => page.evaluate(() => {
  const dialog = document.getElementById('save-text');
  if (!dialog.open) return '';
  dialog.close();
  return document.getElementById('saved').value;
});

async function noDatabase({ open, server, saw, root }) {
  const { page } = await open({ init: [ closed ] });
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await page.waitForTimeout(1500);
  await bring(page, records(root)[0]);
  await until('the game', () => named(page, WATCH), (names) => names.length === 1);
  const said = await until('the notice', () => page.evaluate(() => document.getElementById('mirror').textContent), (words) => /Nothing can be kept here/u.test(words));
  assert(said);
  await pressNamed(page, /^Give 1 game out$/u);
  assert.equal((await until('the game as text', () => shownText(page), (text) => text !== '')).trim(), records(root)[0]);
  assert.equal(await page.textContent('#save-title'), 'Your game as text');
  await pressNamed(page, /^Statistics$/u);
  await pressNamed(page, /^As a table$/u);
  const table = await until('the table', () => shownText(page), (text) => text !== '');
  assert.match(table, /^\uFEFF?id,kept_at,/u);
  assert.equal(table.trim().split('\n').length, 2, 'one game');
  assert.equal(await page.textContent('#save-title'), 'Your games as a table');
  assert(!/cannot be kept/u.test(await heardLog(page)), 'a failure is told');
  saw('without a database games are kept while the page is open and can be given out, and it says so');
}

/// Some thousand games, of which all but one are known: meanwhile frames are drawn.
async function longTextWithoutDatabase({ open, server, saw, root }) {
  const games = 3000;
  const { page } = await open({ init: [ closed ] });
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await page.waitForTimeout(1500);
  await page.evaluate(([ record, n ]) => {
    const count = () => {
      window.drawn = (window.drawn ?? 0) + 1;
      requestAnimationFrame(count);
    };
    count();
    const text = Array.from({ length: n }, () => record).join('\n');
    dispatchEvent(new CustomEvent('guyenne:load-text', { detail: { text } }));
  }, [ records(root)[0], games ]);
  await until('the end', () => heardLog(page), (words) => /2.?999/u.test(words), 240_000);
  const drawn = await page.evaluate(() => window.drawn);
  assert(drawn > 15, `${drawn} frames were drawn while ${games} games were read`);
  assert.equal((await named(page, WATCH)).length, 1);
  saw(`${drawn} frames were drawn while ${games} games were read`);
}

async function reviewed({ open, server, saw, root, figure, picture }) {
  const { page } = await open();
  await begin(page, server);
  await pressNamed(page, /^(My games|Games)$/u);
  await page.waitForTimeout(1500);
  await bring(page, records(root)[0]);
  await until('the game', () => named(page, WATCH), (names) => names.length === 1);
  const since = Date.now();
  await pressNamed(page, /^Review: /u);
  await until('the review', () => named(page, /^As: /u), (names) => names.length === 1, 240_000);
  const seconds = (Date.now() - since) / 1000;
  figure('a game is weighed beside the frames after, s', Math.round(seconds));
  await picture?.(page, 'library-reviewed');
  const kinds = await until('the kept review', () => page.evaluate(reviewKeys), (keys) => keys.length > 0);
  assert.deepEqual(kinds, [ 'string' ]);
  await page.reload();
  await openDoor(page);
  await until('the title', () => focus(page), (words) => words !== '');
  await pressNamed(page, /^(My games|Games)$/u);
  await until('the game again', () => named(page, WATCH), (names) => names.length === 1);
  await pressNamed(page, /^Review: /u);
  await until('the kept review', () => named(page, /^As: /u), (names) => names.length === 1, 10_000);
  saw(`a game is reviewed in ${Math.round(seconds)} s, and its review is there at once after reloading`);
}

const LIST = /^(My games|Games)$/u;

/// Opens the list of kept games, in a tab that only looks on, too, which is told first.
async function openList(page, server) {
  await page.goto(server.url('?speed=instant'));
  await untilReady(page);
  const looksOn = await page.evaluate(() => window.guyenneLock) !== 'held';
  await openDoor(page);
  if (looksOn) await pressNamed(page, /^Play without keeping$/u);
  await pressNamed(page, LIST);
}

/// Two tabs of one browser: bots finish a game in one, in the other one a game is given up. Both list both.
async function twoTabs({ open, server, saw, root }) {
  const { page: one, context } = await open();
  await begin(one, server);
  const two = await context.newPage();
  await two.goto(server.url('?speed=instant'));
  await openDoor(two);
  assert.equal(await two.evaluate(() => window.guyenneLock), 'elsewhere');
  await pressNamed(two, /^Play without keeping$/u);
  // Neither has a list that knows of the other's game.
  for (const page of [ one, two ]) {
    await pressNamed(page, LIST);
    await page.waitForTimeout(1500);
    assert.deepEqual(await named(page, WATCH), []);
    await page.keyboard.press('Escape');
    await until('the title', () => named(page, LIST), (names) => names.length > 0);
  }
  await one.bringToFront();
  await bring(one, begun(root, 'guyenne', 0, 20));
  await pressNamed(one, /^Continue/u);
  const over = (records) => records.some((record) => isOver(record));
  await until('the end of the game', async () => (await heard(one)).records, over, 240_000);
  await two.bringToFront();
  // Of two in progress one is given up.
  for (const nth of [ 1, 3 ]) {
    await bring(two, begun(root, 'guyenne', nth, 20));
    await two.waitForTimeout(1500);
  }
  await pressNamed(two, /^New game/u);
  await pressNamed(two, /^All games in progress/u);
  await pressNamed(two, /: give up, /u);
  await pressNamed(two, /^Give up$/u);
  await two.waitForTimeout(1500);
  for (const page of [ one, two ]) {
    await page.bringToFront();
    await openList(page, server);
    const both = await until('both games', () => named(page, WATCH), (names) => names.length === 2);
    assert.equal(both.filter((name) => /not finished/iu.test(name)).length, 1, both.join('\n'));
  }
  saw('a game that ended in one tab and one that was given up in the other are in the list of both after a reload');
}

export const library = [
  { name: 'library-many', on: 'dist', run: manyGames },
  { name: 'library-kept', on: 'dist', run: keptGames },
  { name: 'library-reviewed', on: 'dist', slow: true, run: reviewed },
  { name: 'library-aborted', on: 'dist', run: abortedCommit },
  { name: 'library-two-tabs', on: 'dist', run: twoTabs },
  { name: 'library-reopened', on: 'dist', run: closedConnection },
  { name: 'library-closed', on: 'dist', run: noDatabase },
  { name: 'library-closed-long', on: 'dist', run: longTextWithoutDatabase },
];
