// What comes to the game from outside, in the real game: saved games as text, letters in fields, and what it sends back
// to a gamepad.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { focus, frame, heard, openDoor, press, simulatedPad, state, until, untilReady } from '../hands.mjs';

/// The first events of a game of a file of whole games; it must be at a decision then.
export function begun(root, game, nth, events) {
  const record = readFileSync(join(root, `tests/data/${game}/games.jsonl`), 'utf8').split('\n')[nth];
  const starts = [ ...record.matchAll(/\{"e":/g) ].map(({ index }) => index);
  return `${record.slice(0, starts[events]).replace(/,$/, '')}]}`;
}

/// As a mail brings it: answered, quoted, broken after 72 letters.
const mailed = (record) => `Go on with this!\r\n\r\n${record.match(/.{1,72}/gu).map((line) => `> ${line}`).join('\r\n')}\r\n-- \r\nAnn\r\n`;

const kept = (page, game) => page.evaluate((name) => localStorage.getItem(`guyenne/${name}.jsonl`)?.trim() ?? null, game);
const bring = (page, text) => page.evaluate((words) => dispatchEvent(new CustomEvent('guyenne:load-text', { detail: { text: words } })), text);
const told = (page, pattern) => until(`words like ${pattern}`, async () => (await heard(page)).log.join('\n'), (log) => pattern.test(log), 20_000);

/// Presses what has this name, as a screen reader does.
async function pressNamed(page, pattern) {
  const find = () => page.evaluate((source) => {
    const found = [ ...document.querySelectorAll('#mirror button') ].find((button) => new RegExp(source, 'u').test(button.textContent));
    return found?.textContent;
  }, pattern.source);
  const name = await until(`a button like ${pattern}`, find, Boolean);
  await page.evaluate((words) => [ ...document.querySelectorAll('#mirror button') ].find((button) => button.textContent === words).click(), name);
  await page.waitForTimeout(300);
  return name;
}

async function takingIn({ open, server, saw, root, picture }) {
  const [ mine, theirs ] = [ begun(root, 'guyenne', 0, 20), begun(root, 'guyenne', 1, 20) ];
  const { page } = await open({ init: [ [ (text) => {
    if (!localStorage.getItem('guyenne/guyenne.jsonl')) localStorage.setItem('guyenne/guyenne.jsonl', text);
  }, mine ] ] });
  await page.goto(server.url());
  await openDoor(page);
  await until('the title', () => focus(page), (words) => /^Continue/.test(words));
  // Broken by a mail it is a game; it stands beside the one in progress, and is the one to continue.
  await bring(page, mailed(theirs));
  await until('the other game', () => kept(page, 'guyenne-2'), (text) => text === theirs);
  await told(page, /The game is here/u);
  assert.equal(await kept(page, 'guyenne'), mine, 'the game in progress is gone');
  await until('the title', () => focus(page), (words) => /^Continue/.test(words));
  await page.screenshot({ path: picture('import-done') });
  // Brought again, it takes its own place.
  await bring(page, mailed(theirs));
  await page.waitForTimeout(1500);
  assert.equal(await kept(page, 'guyenne-3'), null, 'it is there twice');
  // Two at once are refused, and change nothing.
  await bring(page, `${mailed(mine)}\n${mailed(theirs)}`);
  await told(page, /holds 2 games/u);
  // A game of another box takes nobody's place. This one comes into the address of the page while it is open.
  await page.goto(server.url(`#g=${encodeURIComponent(begun(root, 'fayance', 0, 6))}`));
  await until('the game of Fayance', () => kept(page, 'fayance'), Boolean);
  assert.equal(await kept(page, 'guyenne'), mine);
  assert.equal(await kept(page, 'guyenne-2'), theirs);
  saw('a brought game stands beside the others, once; two at once are refused');
}

async function fieldsByKeys({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  await until('the title', () => focus(page), (words) => words === 'New game');
  await pressNamed(page, /^New game/u);
  await pressNamed(page, /Fayance/u);
  await pressNamed(page, /A person/u);
  const active = () => page.evaluate(() => document.activeElement?.id);
  await until('the pen', active, (id) => id === 'pen');
  await page.keyboard.type('Zo');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await wire.send('Input.insertText', { text: 'é' });
  await page.keyboard.type(' x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('L of a name that is too long', { delay: 5 });
  const written = await until('the name', () => page.inputValue('#pen'), (name) => [ ...name ].length === 16);
  assert.match(written, /^Zoé L of/u, 'a letter is lost');
  assert(await until('its name', () => focus(page), (words) => words.includes(written)));
  await page.keyboard.press('Enter');
  await until('the page', active, (id) => id === 'game');
  const said = () => page.evaluate(() => document.getElementById('mirror').textContent);
  await until('the name of the person', said, (words) => words.includes(written.trim()));
  saw(`"${written}" is written with letters of a dead key, and cut as in a window`);
}

async function pulses({ open, server, saw }) {
  const settings = JSON.stringify({ rumble: 'cards' });
  const { page } = await open({ init: [ simulatedPad, [ (text) => localStorage.setItem('guyenne/settings.json', text), settings ] ] });
  await page.goto(server.url('?speed=instant&seed=7&seats=english:human%20french:human&hands=veil'));
  await untilReady(page);
  // The pad with the higher index comes first.
  await press(page, 'south', page, 'otherPad');
  await until('the game', () => state(page), (s) => s === 'playing');
  for (let presses = 0; presses < 5 && !/: free/.test(await focus(page)); presses += 1) {
    await page.waitForTimeout(1000);
    await press(page, 'south', page, 'otherPad');
  }
  await until('the page of seats', () => focus(page), (words) => /: free/.test(words));
  for (const pad of [ 'otherPad', 'pad' ]) {
    const before = await focus(page);
    for (let presses = 0; presses < 3 && await focus(page) === before; presses += 1) {
      await press(page, 'south', page, pad);
      await page.waitForTimeout(1000);
    }
  }
  await until('both seats taken', () => focus(page), (words) => !/: free/.test(words));
  await press(page, 'start', page, 'otherPad');
  await until('a card', () => focus(page), (words) => /face down/.test(words));
  await page.waitForTimeout(1500);
  // Who acts walks along the cards: each is told to that hand, and to no other.
  let acting = 0;
  for (const [ pad, index ] of [ [ 'pad', 0 ], [ 'otherPad', 1 ] ]) {
    await page.evaluate(() => { window.felt.length = 0; });
    const before = await focus(page);
    for (let step = 0; step < 3; step += 1) {
      await press(page, 'right', page, pad);
      await page.waitForTimeout(700);
    }
    if (await focus(page) === before) continue;
    acting += 1;
    await frame(page);
    // All pads are told to rest before one of them pulses. The others hum, for every card alike, so that nobody hears it.
    const felt = await page.evaluate(() => window.felt.filter(([ , effect ]) => effect !== 'rest'));
    const own = felt.filter(([ by ]) => by === index).map(([ , , millis ]) => millis);
    const others = new Set(felt.filter(([ by ]) => by !== index).map(([ , , millis ]) => millis));
    saw(`the pad of index ${index} walks along its cards and feels ${own.join(', ')} ms; the others feel ${[ ...others ].join(', ')} ms`);
    assert(own.length > 0, 'the hand of who acts feels nothing');
    assert(others.size <= 1 && own.every((millis) => !others.has(millis)), 'a card is told to another player');
  }
  assert.equal(acting, 1);
}

export const incoming = [
  { name: 'taking-in', on: 'dist', run: takingIn },
  { name: 'fields', on: 'dist', run: fieldsByKeys },
  { name: 'pulses', on: 'dist', run: pulses },
];
