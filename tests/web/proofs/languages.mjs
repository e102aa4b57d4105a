// The words of the game in other languages than English: fetched beside the program, at the start and when the language
// changes. As long as they are missing the game speaks English, and says nothing.

import assert from 'node:assert/strict';
import { focus, openDoor, state, until, untilReady } from '../hands.mjs';

const asked = (server) => server.requests.map(({ path }) => path).filter((path) => path.includes('/words/'))
  .map((path) => path.split('/').at(-1));
const settings = (language) => [ (text) => localStorage.setItem('guyenne/settings.json', text), JSON.stringify({ language }) ];

// Which file the page fetches, and that it hands it over: by the address, the settings, the browser, in this order.
async function chosen({ open, server, saw }) {
  for (const [ why, language, options, query ] of [
    [ 'an English browser', 'en', {}, '' ],
    [ 'a French browser', 'fr', { locale: 'fr-CA' }, '' ],
    [ 'settings', 'es', { locale: 'fr', init: [ settings('es') ] }, '' ],
    [ 'English settings', 'en', { locale: 'fr', init: [ settings('en') ] }, '' ],
    [ 'settings that mean nothing', 'fr', { locale: 'fr', init: [ settings('xx') ] }, '' ],
    [ 'the address', 'de', { locale: 'fr', init: [ settings('es') ] }, '?lang=de' ],
    [ 'the last word of the address', 'de', { locale: 'fr' }, '?lang=es&lang=xx#lang=de_AT' ],
  ]) {
    server.requests.length = 0;
    const { page, close } = await open(options);
    await page.goto(server.url(query));
    assert.equal(await untilReady(page), 'ready', why);
    const wanted = language === 'en' ? {} : { [language]: `stub = ${language}\n` };
    assert.equal(await page.getAttribute('html', 'lang'), language, why);
    assert.deepEqual(await page.evaluate(() => window.stub.wordsAtStart), wanted, why);
    assert.deepEqual(asked(server), Object.keys(wanted).map((tag) => `${tag}.txt`), why);
    saw(`${why}: ${language}`);
    await close();
  }
}

// When the game changes its language, its file is fetched once, and told.
async function changed({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url());
  await openDoor(page);
  const words = () => page.evaluate(() => Object.keys(window.stub.words).sort().join());
  for (const [ language, known ] of [ [ 'de', 'de' ], [ 'en', 'de' ], [ 'fr', 'de,fr' ], [ 'de', 'de,fr' ] ]) {
    await page.evaluate((tag) => { document.documentElement.lang = tag; }, language);
    await until(`the words in ${language}`, words, (all) => all === known);
  }
  assert.deepEqual(asked(server), [ 'de.txt', 'fr.txt' ]);
  saw('a language is fetched when it is spoken for the first time');
}

// A file that is missing, or does not come, holds nothing up; it is asked for again.
async function missing({ open, server, saw }) {
  server.missing = /words\//;
  const { page, close } = await open({ locale: 'fr' });
  await page.goto(server.url());
  assert.equal(await untilReady(page), 'ready');
  assert.deepEqual(await page.evaluate(() => window.stub.wordsAtStart), {});
  await openDoor(page);
  server.missing = null;
  await until('the words', () => page.evaluate(() => window.stub.words.fr), (text) => text === 'stub = fr\n', 15_000);
  assert.equal(await state(page), 'playing');
  await close();
  saw('a file that was missing is fetched again');
  const { page: other } = await open({ locale: 'fr' });
  const held = [];
  await other.route('**/words/*', (route) => held.push(route));
  await other.goto(server.url());
  assert.equal(await untilReady(other, 30_000), 'ready');
  assert.deepEqual(await other.evaluate(() => window.stub.wordsAtStart), {});
  for (const route of held) await route.continue();
  await until('the words', () => other.evaluate(() => window.stub.words.fr), Boolean, 15_000);
  saw('one that does not come is not waited for');
}

const said = (page) => page.evaluate(() => document.getElementById('mirror').textContent);

/// Presses what has this name, as a screen reader does.
async function pressNamed(page, pattern) {
  const press = () => page.evaluate((source) => {
    const buttons = [ ...document.querySelectorAll('#mirror button') ];
    const found = buttons.find((button) => new RegExp(source, 'u').test(button.textContent));
    found?.click();
    return Boolean(found);
  }, pattern.source);
  await until(`a button like ${pattern}`, press, Boolean);
}

// The game: French from its first picture, German when the settings say so, English meanwhile.
async function spoken({ open, server, saw, picture }) {
  const { page } = await open({ locale: 'fr-FR' });
  await page.goto(server.url());
  await openDoor(page);
  assert.equal(await until('the title', () => focus(page), (words) => words !== ''), 'Nouvelle partie');
  assert.deepEqual(asked(server), [ 'fr.txt' ]);
  await pressNamed(page, /^Réglages/u);
  await until('the settings', () => said(page), (words) => words.includes('Langue'));
  server.missing = /words\//;
  await pressNamed(page, /Deutsch/u);
  const english = await until('English', () => said(page), (words) => words.includes('Language'));
  assert(!english.includes('Langue,') && !english.includes('Sprache'), english);
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
  server.missing = null;
  const german = await until('German', () => said(page), (words) => words.includes('Sprache'), 30_000);
  assert(!german.includes('Language'), german);
  await page.screenshot({ path: picture('words-german') });
  // What was chosen holds from the start of the next visit, whatever the browser speaks.
  server.requests.length = 0;
  await page.reload();
  await openDoor(page);
  assert.equal(await until('the title', () => focus(page), (words) => words !== ''), 'Neue Partie');
  assert(asked(server).every((file) => file === 'de.txt'), asked(server).join());
  saw('French from the start, German from the settings, English in between');
}

async function blocked({ open, server, saw }) {
  server.missing = /words\//;
  const { page } = await open({ locale: 'fr-FR' });
  await page.goto(server.url());
  await openDoor(page);
  assert.equal(await until('the title', () => focus(page), (words) => words !== ''), 'New game');
  server.missing = null;
  await until('French', () => said(page), (words) => words.includes('Nouvelle partie'), 90_000);
  saw('English while the file is missing, French when it has come');
}

export const languages = [
  { name: 'words-chosen', on: 'stub', run: chosen },
  { name: 'words-changed', on: 'stub', run: changed },
  { name: 'words-missing', on: 'stub', faulty: true, run: missing },
  { name: 'words-spoken', on: 'dist', faulty: true, run: spoken },
  { name: 'words-blocked', on: 'dist', faulty: true, run: blocked },
];
