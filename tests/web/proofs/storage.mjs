// The browser's storage: blocked, full, damaged. The game says so and can be played.

import assert from 'node:assert/strict';
import { heard, openDoor, until } from '../hands.mjs';
import { Keys, begin, decide } from './play.mjs';

const closed = () => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
};

const full = () => {
  Storage.prototype.setItem = (name, text) => {
    if (name === 'guyenne/guyenne.jsonl') window.heard.saved = text;
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const damaged = () => {
  localStorage.setItem('guyenne/guyenne.jsonl', '{"format":"guyenne-record","version":1,"rules":{"edition":"2022"');
  localStorage.setItem('guyenne/settings.json', 'not at all');
};

/// Waits for a sentence in the texts for screen readers.
const untilToast = (page, pattern) => until(`a toast like ${pattern}`, async () => (await heard(page)).log.join('\n'), (log) => pattern.test(log), 20_000);

const line = (log, pattern) => log.split('\n').find((words) => pattern.test(words));

async function closedStorage({ open, server, saw }) {
  const { page } = await open({ init: [ closed ] });
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  const log = await untilToast(page, /keeps nothing/);
  saw(`closed: "${line(log, /keeps nothing/)}"`);
  await begin(page, new Keys(page));
}

async function fullStorage({ open, server, saw, picture }) {
  const { page } = await open({ init: [ full ] });
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  await begin(page, new Keys(page));
  // The first decision must be saved.
  const hands = new Keys(page);
  for (let turns = 0; turns < 20 && !(await decide(page, hands, turns)); turns += 1);
  const told = /no room left.*show as text/;
  const log = await untilToast(page, told);
  if (/QuotaExceeded/i.test(log)) throw new Error(`the browser's own word is told: ${log}`);
  saw(`full: "${line(log, told)}"`);
  await page.screenshot({ path: picture('toast-full') });
}

async function damagedStorage({ open, server, saw, picture }) {
  const { page } = await open({ init: [ damaged ] });
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  const log = await untilToast(page, /cannot be read/);
  saw(`damaged: "${line(log, /cannot be read/)}"`);
  await page.screenshot({ path: picture('toast-damaged') });
  await begin(page, new Keys(page));
}

export const storage = [
  { name: 'closed-storage', on: 'dist', run: closedStorage },
  { name: 'full-storage', on: 'dist', run: fullStorage },
  { name: 'damaged-save', on: 'dist', run: damagedStorage },
];
