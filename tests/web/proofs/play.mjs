// The game in the browser: it starts, is played to the end with keys, by touch and with a pad, continues after a
// reload, fills every window, and gives the same record as the native program.

import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled } from './page.mjs';
import { finger, focus, heard, isOver, look, news, openDoor, press, simulatedPad, state, until, untilReady } from '../hands.mjs';

// Under the veil a card in hand says only that it lies face down.
const CARD = /\(\d\)|Black Prince|Guesclin|face down/;
const CASTLE = /Chauvigny|Crozant|Prune|Cluis|Sarzay|Huriel/;
// A castle tells of the cards before it, too.
const isCard = (words) => CARD.test(words) && !CASTLE.test(words);
const OVER = /The same deal again|A new deal|To the title/;

/// The record that the game has saved, or the last one it saved.
const saved = (at) => at.evaluate(() => window.heard.saved ?? '');

async function load({ open, server, saw, picture, figure }) {
  const { page } = await open({ size: [ 1280, 720 ] });
  await page.goto(server.url());
  assert.equal(await untilReady(page), 'ready');
  await openDoor(page);
  const first = await until('a name of what is focused', () => focus(page), (words) => words !== '');
  assert.equal(first, 'New game');
  await page.waitForTimeout(1500);
  const seen = await look(page);
  writeFileSync(picture('title-1280x720'), seen.png);
  saw(`the title: focus on "${first}", ${seen.colours} colours, at most ${(seen.most * 100).toFixed(0)} % one colour`);
  assert(seen.colours > 200 && seen.most < 0.4, 'the picture is blank');
  const { stages, shares } = await heard(page);
  saw(`stages ${[ ...new Set(stages.map((s) => s.state)) ].join(' > ')}; ${shares.length} steps while pictures load`);
  assert(shares.length >= 2, 'the game tells nothing while it loads');
  figure('title shown', first);
}

async function bar({ open, server, saw }) {
  const { page } = await open();
  server.rate = 1_000_000;
  await page.goto(server.url());
  await until('half the download', () => heard(page), ({ stages }) => stages.some((s) => s.state === 'download' && s.bar > 0.3 && s.bar < 0.7), 30_000);
  assert.equal(await untilReady(page), 'ready');
  const { stages } = await heard(page);
  const steps = (name) => stages.filter((s) => s.state === name).length;
  saw(`at 1 MB/s: ${steps('download')} steps of download, ${steps('compile')} of compiling, ${steps('start')} of starting`);
  stages.reduce((last, { bar: now }) => (assert(now >= last, 'the bar went back'), now), 0);
  assert(steps('download') >= 12 && steps('start') >= 2);
  assert.equal(stages.at(-1).bar, 1);
}

// ---- Whole games: three input devices, one way to decide

export class Keys {
  constructor(page) {
    this.page = page;
  }

  async #key(key) {
    await this.page.keyboard.press(key, { delay: 60 });
    await this.page.waitForTimeout(140);
  }

  confirm = () => this.#key('Enter');

  commit = () => this.#key('KeyC');

  decline = () => this.#key('KeyX');

  zone = () => this.#key('PageDown');

  next = () => this.#key('ArrowRight');

  way = (n) => this.#key([ 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp' ][n]);
}

export class Pad {
  constructor(page) {
    this.page = page;
  }

  confirm = () => press(this.page, 'south');

  commit = () => press(this.page, 'north');

  decline = () => press(this.page, 'west');

  zone = () => press(this.page, 'rb');

  next = () => press(this.page, 'right');

  way = (n) => press(this.page, [ 'right', 'down', 'left', 'up' ][n]);
}

// Two gamepads, of which each press is made by both: only that of who is to move counts.
class TwoPads {
  constructor(page) {
    this.page = page;
  }

  async #both(button) {
    await press(this.page, button);
    await press(this.page, button, this.page, 'otherPad');
  }

  confirm = () => this.#both('south');

  commit = () => this.#both('north');

  decline = () => this.#both('west');

  zone = () => this.#both('rb');

  next = () => this.#both('right');
}

/// Waits until the record grows, or for a while.
async function grown(page, before, patience = 1500) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if ((await saved(page)) !== before) return true;
    await page.waitForTimeout(80);
  }
  return false;
}

// One decision, from what can have the focus.
export async function decide(page, hands, turns) {
  const before = await saved(page);
  if (/^Show/.test(await focus(page))) {
    await hands.commit();
    return grown(page, before);
  }
  if (/^Pass/.test(await focus(page))) {
    await hands.decline();
    return grown(page, before);
  }
  if (!(await toCard(page, hands))) {
    // A defence needs no card: its button is reached by jumping through the parts of the screen.
    await hands.commit();
    return grown(page, before, 500);
  }
  // Every third reinforcement is made, the others are passed.
  if (turns % 3) {
    await hands.decline();
    if (await grown(page, before, 700)) return true;
  }
  if (!(await toCard(page, hands))) return false;
  if (!/chosen/.test(await focus(page))) await hands.confirm();
  await hands.commit();
  if (await grown(page, before, 700)) return true;
  // A castle must be named; it varies.
  for (let zone = 0; zone < 5 && !CASTLE.test(await focus(page)); zone += 1) await hands.zone();
  if (!CASTLE.test(await focus(page))) return false;
  for (let step = 0; step < turns % 4; step += 1) await hands.next();
  if (!/chosen/.test(await focus(page))) await hands.confirm();
  await hands.commit();
  return grown(page, before);
}

async function toTheEnd(page, hands, minutes = 14) {
  const end = Date.now() + minutes * 60_000;
  let decisions = 0;
  for (let turns = 0; Date.now() < end; turns += 1) {
    if (isOver(await saved(page)) || OVER.test(await focus(page))) {
      await until('the result', () => focus(page), (words) => OVER.test(words), 60_000);
      return decisions;
    }
    if (await decide(page, hands, turns)) decisions += 1;
  }
  throw new Error(`no end after ${minutes} minutes and ${decisions} decisions; focus on "${await focus(page)}", news "${await news(page)}"`);
}

// Moves the focus to a card of the hand, if one can be selected.
async function toCard(page, hands) {
  for (let zone = 0; zone < 5; zone += 1) {
    if (isCard(await focus(page))) return true;
    await hands.zone();
  }
  return isCard(await focus(page));
}

/// Waits until a card can be selected.
export async function untilCard(page, hands, timeout = 90_000) {
  await until('a card', async () => (await toCard(page, hands)) && focus(page), isCard, timeout);
}

export async function begin(page, hands) {
  await until('the title', () => focus(page), (words) => words === 'New game');
  await hands.confirm();
  await until('the list of games', () => focus(page), (words) => words === 'Guyenne');
  await hands.confirm();
  await until('the new game', () => focus(page), (words) => /To the table/.test(words));
  await hands.confirm();
  // In a slow frame the next key would move the focus before the button is pressed.
  await until('the table', () => focus(page), (words) => !/To the table/.test(words), 60_000);
  await untilCard(page, hands);
}

function keep(out, record) {
  assert(isOver(record), 'the record has no end');
  JSON.parse(record);
  appendFileSync(join(out, 'records.jsonl'), `${record.trim()}\n`);
}

async function byKeys({ open, server, saw, out, picture }) {
  rmSync(join(out, 'records.jsonl'), { force: true });
  const { page } = await open();
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  const hands = new Keys(page);
  await begin(page, hands);
  const decisions = await toTheEnd(page, hands);
  const record = await saved(page);
  keep(out, record);
  await page.waitForTimeout(800);
  await page.screenshot({ path: picture('result-by-keys') });
  saw(`${decisions} decisions by keys alone, ${JSON.parse(record).events.length} events, the result says "${(await news(page)).split('\n').at(-1)}"`);
  assert(decisions >= 4);
  assert.equal(await page.evaluate(() => localStorage.getItem('guyenne/guyenne.jsonl')), null, 'a finished game is still kept');
}

async function byPad({ open, server, saw, out, picture }) {
  const { page } = await open({ init: [ simulatedPad ] });
  await page.goto(server.url('?speed=instant'));
  await untilReady(page);
  await press(page, 'south');
  await until('the game', () => state(page), (s) => s === 'playing');
  const hands = new Pad(page);
  await begin(page, hands);
  await page.screenshot({ path: picture('table-by-pad') });
  const decisions = await toTheEnd(page, hands);
  keep(out, await saved(page));
  saw(`${decisions} decisions by a pad alone`);
  assert(decisions >= 4);
}

async function byTwoPads({ open, server, saw, out, picture }) {
  const { page } = await open({ init: [ simulatedPad ] });
  await page.goto(server.url('?speed=instant&seed=7&seats=english:human%20french:human&hands=veil'));
  await untilReady(page);
  await press(page, 'south');
  await until('the game', () => state(page), (s) => s === 'playing');
  // The game hears of a pad after it has begun, and asks who plays with it at its next press.
  for (let presses = 0; presses < 5 && !/: free/.test(await focus(page)); presses += 1) {
    await page.waitForTimeout(1000);
    await press(page, 'south');
  }
  await until('the page of seats', () => focus(page), (words) => /: free/.test(words));
  // A browser shows a pad to the page at its first press, which presses nothing yet.
  for (const pad of [ 'pad', 'otherPad' ]) {
    const before = await focus(page);
    for (let presses = 0; presses < 3 && await focus(page) === before; presses += 1) {
      await press(page, 'south', page, pad);
      await page.waitForTimeout(1000);
    }
  }
  await until('both seats taken', () => focus(page), (words) => !/: free/.test(words));
  await page.screenshot({ path: picture('two-pads-seats') });
  await press(page, 'start');
  await until('a card', () => focus(page), (words) => /face down/.test(words));
  // One of the pads acts; the other one can choose nothing.
  const chosen = async (pad) => {
    await press(page, 'south', page, pad);
    await page.waitForTimeout(300);
    return /chosen/.test(await focus(page));
  };
  const acts = [];
  for (const pad of [ 'pad', 'otherPad' ]) {
    const before = /chosen/.test(await focus(page));
    acts.push((await chosen(pad)) !== before);
  }
  assert.equal(acts.filter(Boolean).length, 1, `who acts: ${acts}`);
  // A private look, with both shoulder buttons.
  const mine = acts[0] ? 'pad' : 'otherPad';
  for (const button of [ 4, 5 ]) await page.evaluate(([ name, n ]) => window[name].press(n, true), [ mine, button ]);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: picture('two-pads-look') });
  for (const button of [ 4, 5 ]) await page.evaluate(([ name, n ]) => window[name].press(n, false), [ mine, button ]);
  const hands = new TwoPads(page);
  const decisions = await toTheEnd(page, hands);
  const record = await saved(page);
  keep(out, record);
  assert.equal(JSON.parse(record).house?.hands, 'veil', 'the record does not know the veil');
  const felt = await page.evaluate(() => window.felt);
  saw(`${decisions} decisions by two pads under the veil; they rumbled ${felt.length} times`);
  assert(felt.some(([ pad ]) => pad === 0) && felt.some(([ pad ]) => pad === 1), 'both pads rumble');
  assert(decisions >= 4);
}

// Positions at 844x390, as in src/games/guyenne/table/layout and in the screens.
const PHONE = {
  newGame: [ 325, 184 ], guyenne: [ 189, 190 ], toTheTable: [ 670, 331 ], card: [ 418, 334 ], castle: (n) => [ 153.7 + 107.3 * n, 161 ],
  show: [ 718, 288 ], pass: [ 689, 357 ], first: [ 520, 357 ],
};

async function byTouch({ open, server, saw, out, picture }) {
  const { page } = await open({ size: [ 844, 390 ], touch: true });
  await page.goto(server.url('?speed=instant'));
  await untilReady(page);
  const hand = await finger(page);
  const tap = async (place) => {
    await hand.tap(...place);
    await page.waitForTimeout(160);
  };
  const play = await page.locator('#play').boundingBox();
  await tap([ play.x + play.width / 2, play.y + play.height / 2 ]);
  await until('the game', () => state(page), (s) => s === 'playing');
  await page.waitForTimeout(1200);
  await page.screenshot({ path: picture('title-844x390') });
  await tap(PHONE.newGame);
  await until('the list of games', () => focus(page), (words) => words === 'Guyenne');
  await tap(PHONE.guyenne);
  await until('the new game', () => focus(page), (words) => /To the table/.test(words));
  await tap(PHONE.toTheTable);
  await until('the table', () => saved(page), (text) => text !== '', 60_000);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: picture('table-844x390') });
  let decisions = 0;
  let dragged = 0;
  const end = Date.now() + 14 * 60_000;
  for (let turns = 0; ; turns += 1) {
    if (Date.now() > end) throw new Error(`no end after ${decisions} decisions; news "${await news(page)}"`);
    if (isOver(await saved(page)) || OVER.test(await focus(page))) break;
    const before = await saved(page);
    const done = async (patience) => (await grown(page, before, patience)) && (decisions += 1);
    await tap(PHONE.show);
    if (await done(400)) continue;
    if (turns % 3) {
      await tap(PHONE.pass);
      if (await done(400)) continue;
    }
    for (let n = 0; n < 6; n += 1) {
      const castle = PHONE.castle((turns + n) % 6);
      if (turns % 2) {
        // Every second time the card is dragged to its castle.
        await hand.drag(PHONE.card, castle);
        await page.waitForTimeout(160);
        dragged += 1;
      } else {
        if (!n) await tap(PHONE.card);
        await tap(castle);
      }
      await tap(PHONE.first);
      if (await done(700)) break;
    }
  }
  await until('the result', () => focus(page), (words) => OVER.test(words));
  await page.waitForTimeout(800);
  await page.screenshot({ path: picture('result-844x390') });
  keep(out, await saved(page));
  saw(`${decisions} decisions by a finger alone, ${dragged} drags`);
  assert(decisions >= 4 && dragged >= 1);
}

async function reload({ open, server, saw, picture }) {
  const { page } = await open();
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  const hands = new Keys(page);
  await begin(page, hands);
  let decisions = 0;
  for (let turns = 0; decisions < 3 && turns < 60; turns += 1) if (await decide(page, hands, turns)) decisions += 1;
  assert(decisions >= 3, 'no three decisions');
  await page.waitForTimeout(2500);
  const kept = await page.evaluate(() => localStorage.getItem('guyenne/guyenne.jsonl'));
  await page.reload();
  await openDoor(page);
  const first = await until('the title', () => focus(page), (words) => words !== '');
  saw(`after reloading the title offers "${first}"`);
  assert.match(first, /^Continue/);
  await page.waitForTimeout(800);
  await page.screenshot({ path: picture('title-continue') });
  await hands.confirm();
  await until('the table', () => focus(page), (words) => !/^Continue/.test(words), 60_000);
  for (let turns = 1; turns < 60 && !(await decide(page, hands, turns)); turns += 1);
  const record = await saved(page);
  const events = (text) => JSON.parse(text).events;
  saw(`${events(kept).length} events before, ${events(record).length} after one more decision`);
  assert.deepEqual(events(record).slice(0, events(kept).length), events(kept), 'the game goes on elsewhere');
  assert(events(record).length > events(kept).length);
}

async function windows({ open, server, saw, picture }) {
  for (const [ width, height, touch ] of [ [ 320, 200 ], [ 844, 390, true ], [ 390, 844, true ], [ 2560, 1440 ] ]) {
    const { page, close } = await open({ size: [ width, height ], touch });
    await page.goto(server.url());
    await openDoor(page);
    await filled(page, width, height);
    const pixels = () => page.evaluate(() => [ document.getElementById('game').width, document.getElementById('game').height ]);
    await until('a drawing of that size', pixels, ([ w, h ]) => w === width && h === height, 20_000);
    await page.waitForTimeout(1500);
    const seen = await look(page);
    assert(seen.colours > 60 && seen.most < 0.75, `${width}x${height} is blank: ${seen.colours} colours`);
    writeFileSync(picture(`title-${width}x${height}`), seen.png);
    if (width === 390) {
      await page.setViewportSize({ width: height, height: width });
      await filled(page, height, width);
      await until('the turned drawing', pixels, ([ w, h ]) => w === height && h === width, 20_000);
    }
    saw(`${width}x${height}: the drawing fills it, ${seen.colours} colours`);
    await close();
  }
}

async function french({ open, server, saw }) {
  const { page } = await open({ locale: 'fr-FR' });
  await page.goto(server.url());
  await openDoor(page);
  const first = await until('the title', () => focus(page), (words) => words !== '');
  saw(`fr-FR: focus on "${first}", <html lang="${await page.getAttribute('html', 'lang')}">`);
  assert.equal(first, 'Nouvelle partie');
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  await page.goto(server.url('?lang=en'));
  await openDoor(page);
  assert.equal(await until('the title', () => focus(page), (words) => words !== ''), 'New game');
}

// Tells the page that it is hidden, or visible.
const hide = (page, now) => page.evaluate((is) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'hidden' : 'visible') });
  document.dispatchEvent(new Event('visibilitychange'));
}, now);

async function hidden({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url('?demo&seed=7&speed=4'));
  await openDoor(page);
  await page.waitForTimeout(3000);
  await hide(page, true);
  await page.waitForTimeout(3000);
  await hide(page, false);
  // Freezes and resumes the page, as phones do with tabs in the background.
  const wire = await page.context().newCDPSession(page);
  await wire.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.waitForTimeout(1500);
  await wire.send('Page.setWebLifecycleState', { state: 'active' });
  const before = await look(page);
  await page.waitForTimeout(4000);
  const after = await look(page);
  saw('hidden, frozen, shown again: the demo goes on');
  assert.notEqual(before.hash, after.hash, 'the table stands still');
  assert.equal(await state(page), 'playing');
}

// The tune and buttons are heard while the game is played, and not while it is hidden. A game's own sounds are fetched
// when it is opened.
async function sound({ open, server, saw }) {
  const { page } = await open();
  const heard = () => page.evaluate(() => window.guyenneSound());
  const asked = [];
  page.on('request', (request) => { if (request.url().endsWith('.ogg')) asked.push(request.url()); });
  await page.goto(server.url());
  await untilReady(page);
  assert.deepEqual([ asked.length, (await heard()).state ], [ 0, 'none' ], 'sound before the first press');
  await openDoor(page);
  const title = await until('the tune', heard, ({ tune }) => tune === 'title', 60_000);
  assert.equal(title.state, 'running');
  const shared = await until('the effects of all games', heard, ({ effects }) => effects >= 25, 60_000);
  const own = asked.filter((url) => /capture-english|crown|arrow/u.test(url));
  assert.deepEqual(own, [], 'sounds of games that were not opened');
  saw(`after the press: ${title.state}, tune "${title.tune}", ${shared.effects} effects, volumes ${JSON.stringify(title.volumes)}`);
  // The captions are the same for all channels: each has its own volume, and none is silent.
  for (const [ channel, volume ] of Object.entries(title.volumes)) assert(volume > 0, `${channel} is silent`);
  await hide(page, true);
  await until('silence', heard, ({ state }) => state === 'suspended');
  await hide(page, false);
  await until('sound again', heard, ({ state }) => state === 'running');
  saw('hidden: silent; shown again: heard');
  await page.goto(server.url('?demo&seed=7'));
  await openDoor(page);
  const game = await until('the effects of a game', heard, ({ effects }) => effects >= shared.effects + 10, 60_000);
  saw(`a game is opened: ${game.effects} effects`);
}

async function stillness({ open, server, saw, picture }) {
  const changes = async (still) => {
    const { page, close } = await open({ still });
    await page.goto(server.url());
    await openDoor(page);
    await until('the title', () => focus(page), (words) => words === 'New game');
    await page.waitForTimeout(2500);
    const before = await look(page);
    await page.waitForTimeout(3000);
    const after = await look(page);
    if (still) writeFileSync(picture('title-still'), after.png);
    await close();
    return before.hash !== after.hash;
  };
  const [ moves, movesStill ] = [ await changes(false), await changes(true) ];
  saw(`the title ${moves ? 'moves' : 'stands still'}; with reduced motion it ${movesStill ? 'moves' : 'stands still'}`);
  assert(!movesStill, 'the title moves though motion is unwanted');
}

async function refusedPads({ open, server, saw }) {
  const { page } = await open({ init: [ () => {
    Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => { throw new DOMException('Access to the feature "gamepad" is disallowed by permissions policy.', 'SecurityError'); } });
  } ] });
  await page.goto(server.url());
  await openDoor(page);
  const hands = new Keys(page);
  await begin(page, hands);
  saw('refused gamepads: the game begins by keys');
}

async function sameRecord({ open, server, saw, flags, out }) {
  const { page } = await open();
  await page.goto(server.url('?seed=7&demo&speed=instant'));
  await untilReady(page);
  const told = () => page.evaluate(() => window.heard.records[0] ?? null);
  const record = await until('the record of the demo', told, (text) => text !== null, 600_000);
  writeFileSync(join(out, 'demo-seed-7.jsonl'), `${record.trim()}\n`);
  assert(isOver(record));
  saw(`${JSON.parse(record).events.length} events in the browser's record`);
  if (!flags['native-record']) {
    saw('no --native-record FILE to compare with');
    return;
  }
  const [ native ] = readFileSync(flags['native-record'], 'utf8').split('\n');
  assert.equal(record.trim(), native.trim());
  saw('the same, byte by byte, as the native one');
}

export const play = [
  { name: 'load', on: 'dist', run: load },
  { name: 'bar', on: 'dist', run: bar },
  { name: 'french', on: 'dist', run: french },
  { name: 'windows', on: 'dist', run: windows },
  { name: 'hidden', on: 'dist', run: hidden },
  { name: 'sound', on: 'dist', run: sound },
  { name: 'reduced-motion', on: 'dist', run: stillness },
  { name: 'refused-pads', on: 'dist', run: refusedPads },
  { name: 'reload', on: 'dist', run: reload },
  { name: 'game-by-keys', on: 'dist', slow: true, run: byKeys },
  { name: 'game-by-touch', on: 'dist', slow: true, run: byTouch },
  { name: 'game-by-pad', on: 'dist', slow: true, run: byPad },
  { name: 'game-by-two-pads', on: 'dist', slow: true, run: byTwoPads },
  { name: 'same-record', on: 'dist', slow: true, run: sameRecord },
];
