// Failures: each one shows a sentence and a button, never an empty page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDoor, state, until, untilReady, why } from '../hands.mjs';

/// The page's texts, as players read them.
export const words = (root, language = 'en') => Object.fromEntries(
  readFileSync(join(root, 'assets/locales', language, 'page.ftl'), 'utf8').split('\n')
    .filter((line) => line.startsWith('page-')).map((line) => line.split(/ = (.*)/s).slice(0, 2)),
);

const noWebgl = () => {
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(kind, ...rest) {
    return kind === 'webgl2' ? null : get.call(this, kind, ...rest);
  };
};

// The pairs of elements on the start page that overlap, the glow around a focused button included.
const overlaps = () => {
  const light = 6;
  const seen = [ '.name', '.tagline', '.rule', '#why', '#kept', '#reload', '#details', '.foot' ].map((name) => {
    const element = document.querySelector(name);
    if (!element?.checkVisibility({ visibilityProperty: true })) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const more = name === '#reload' ? light : 0;
    return { name, left, top: top - more, right, bottom: bottom + more };
  }).filter(Boolean);
  return seen.flatMap((a, n) => seen.slice(n + 1)
    .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map((b) => `${a.name} on ${b.name}`));
};

// Waits for the sentence; a button must be below it, and no two elements may overlap.
async function told(page, key, tools, language = 'en') {
  await until('the sentence', () => state(page), (s) => s === 'failed', 120_000);
  assert.equal(await why(page), words(tools.root, language)[key]);
  assert(await page.locator('#why').isVisible());
  assert(await page.locator('#reload').isVisible());
  assert.equal(await page.evaluate(() => document.activeElement.id), 'reload');
  assert.deepEqual(await page.evaluate(overlaps), []);
  tools.saw(`${key}: ${await why(page)}`);
}

async function unfit(tools) {
  const { open, server, picture } = tools;
  for (const [ key, init ] of [ [ 'page-no-webgl', noWebgl ], [ 'page-no-wasm', () => { delete window.WebAssembly; } ] ]) {
    const { page } = await open({ init: [ init ], locale: 'fr' });
    await page.goto(server.url());
    await told(page, key, tools, 'fr');
    await page.screenshot({ path: picture(key) });
    for (const [ width, height ] of [ [ 844, 390 ], [ 390, 844 ], [ 1280, 720 ] ]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await page.evaluate(overlaps), [], `${width}x${height}`);
    }
    assert(!server.requests.some(({ path }) => path.endsWith('.wasm')), 'the game was fetched for nothing');
  }
}

async function broken(tools) {
  const { open, server } = tools;
  for (const [ key, fault ] of [
    [ 'page-missing', { missing: /\.wasm$/ } ],
    [ 'page-no-network', { missing: /guyenne\.js$/ } ],
    [ 'page-broken', { damaged: /\.wasm$/ } ],
    [ 'page-no-network', { cut: /\.wasm$/ } ],
  ]) {
    Object.assign(server, { missing: null, damaged: null, cut: null }, fault);
    const { page, close } = await open();
    await page.goto(server.url());
    await told(page, key, tools);
    // Once the fault is gone the button works, whatever the browser has cached.
    Object.assign(server, { missing: null, damaged: null, cut: null });
    await page.click('#reload');
    await page.waitForTimeout(300);
    assert.equal(await untilReady(page), 'ready', 'reloading does not help');
    await close();
  }
  server.missing = /loader\.js$/;
  const { page } = await open();
  await page.goto(server.url());
  await page.locator('#too-old').waitFor();
  tools.saw('without loader.js: a sentence');
}

async function offline(tools) {
  const { page, context } = await tools.open();
  await page.route('**/*.wasm', (route) => route.abort('internetdisconnected'));
  await page.goto(tools.server.url());
  await told(page, 'page-no-network', tools);
  await context.close();
}

async function noScript({ open, server, saw }) {
  const { browser } = await open();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(server.url());
  const said = await page.locator('noscript').evaluate((e) => e.innerText).catch(() => page.locator('body').innerText());
  assert.match(said, /JavaScript/);
  saw('without JavaScript: a sentence');
}

async function crash(tools) {
  const { open, server } = tools;
  for (const [ name, act ] of [
    [ 'a panic', () => console.error('panicked at src/table/motion.rs:12:5:\nout of cards\n\nStack:\n\nError\n at x') ],
    [ 'a trap', () => setTimeout(() => { throw new WebAssembly.RuntimeError('unreachable'); }) ],
    [ 'a promise', () => { Promise.reject(new WebAssembly.RuntimeError('memory access out of bounds')); } ],
  ]) {
    const { page, close } = await open();
    await page.goto(server.url());
    await openDoor(page);
    await page.evaluate(() => localStorage.setItem('guyenne/guyenne.jsonl', '{}'));
    // Errors of other scripts must not stop the page.
    await page.evaluate(() => setTimeout(() => { throw new Error('of somebody else'); }));
    await page.evaluate(() => setTimeout(() => { throw new Error('Using exceptions for control flow, don\'t mind me.'); }));
    await page.waitForTimeout(200);
    assert.equal(await state(page), 'playing');
    await page.evaluate(act);
    await told(page, 'page-crashed', tools);
    assert.equal(await page.locator('#kept').innerText(), words(tools.root)['page-kept']);
    assert(await page.locator('#details').isVisible());
    tools.saw(`${name}: "${(await page.locator('#told').textContent()).split('\n')[0]}"`);
    await close();
  }
}

async function lostPicture(tools) {
  const { open, server, picture } = tools;
  const { page } = await open({ init: [ () => {
    // Stores the game's drawing context, to lose it later.
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function getContext(...args) {
      const context = get.apply(this, args);
      if (this.id === 'game' && context) window.drawing = context;
      return context;
    };
  } ] });
  await page.goto(server.url());
  await openDoor(page);
  await page.evaluate(() => localStorage.setItem('guyenne/guyenne.jsonl', '{}'));
  await page.evaluate(() => window.drawing.getExtension('WEBGL_lose_context').loseContext());
  await told(page, 'page-context-lost', tools);
  assert.equal(await page.locator('#kept').innerText(), words(tools.root)['page-kept']);
  await page.screenshot({ path: picture('page-context-lost') });
  await page.evaluate(() => localStorage.removeItem('guyenne/guyenne.jsonl'));
  await page.click('#reload');
  await page.waitForTimeout(300);
  assert.equal(await untilReady(page), 'ready');
}

export const trouble = [
  { name: 'unfit-browser', on: 'both', run: unfit },
  { name: 'broken-download', on: 'both', faulty: true, run: broken },
  { name: 'offline', on: 'both', faulty: true, run: offline },
  { name: 'no-script', on: 'both', run: noScript },
  { name: 'crash', on: 'stub', faulty: true, run: crash },
  { name: 'lost-picture', on: 'both', faulty: true, run: lostPicture },
];
