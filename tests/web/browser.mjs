// A fresh browser for every test: Debian's chromium with the software renderer. All errors are collected.

import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
];

/// Opens a browser with one page; its errors are collected in `faults`.
export async function openBrowser({ size = [ 640, 360 ], touch = false, locale = 'en-GB', still = false, scale = 1, flags = [], init = [] } = {}) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: [ ...FLAGS, ...flags ],
  });
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] }, hasTouch: touch, isMobile: touch, locale, deviceScaleFactor: scale,
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  for (const script of [ listen, ...init ]) {
    if (Array.isArray(script)) await context.addInitScript(...script);
    else await context.addInitScript(script);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  const faults = [];
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(`console: ${line.text()} ${line.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A request that is cancelled when the page closes or is left is no error: of a sound, or of the icon, which the
    // browser asks for in its own time. A missing file is a 404.
    if (why === 'net::ERR_ABORTED' && /\.ogg$|\/icon\.svg$/u.test(request.url())) return;
    faults.push(`request failed: ${request.url()} ${why}`);
  });
  page.on('response', (reply) => {
    if (reply.status() >= 400) faults.push(`${reply.status()}: ${reply.url()}`);
  });
  page.on('crash', () => faults.push('the page crashed'));
  return { browser, context, page, faults, close: () => browser.close() };
}

// Runs in the page before its scripts: records the game's events.
function listen() {
  const heard = window.heard = { shares: [], stages: [], log: [], focus: [], records: [], saved: null };
  addEventListener('guyenne:loading', (event) => heard.shares.push(event.detail?.fraction));
  addEventListener('guyenne:record', (event) => heard.records.push(event.detail?.text));
  const began = performance.now();
  addEventListener('guyenne:ready', () => { heard.ready ??= performance.now() - began; });
  addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement;
    const note = () => {
      const bar = Number(root.style.getPropertyValue('--share') || 0);
      const last = heard.stages.at(-1);
      const word = document.getElementById('doing')?.textContent;
      if (last?.state !== root.dataset.state || last.bar !== bar) heard.stages.push({ state: root.dataset.state, bar, word });
    };
    new MutationObserver(note).observe(root, { attributes: true });
    for (const [ id, list ] of [ [ 'spoken-log', heard.log ], [ 'spoken-focus', heard.focus ] ]) {
      const element = document.getElementById(id);
      if (element) new MutationObserver(() => list.push(element.textContent)).observe(element, { childList: true, characterData: true, subtree: true });
    }
  });
  // The last record that the game saved, also after it was cleared at the end.
  try {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(name, text) {
      if (/^guyenne\/(guyenne|fayance|guesclin)(-\d+)?\.jsonl$/.test(name)) heard.saved = text;
      return keep.call(this, name, text);
    };
  } catch { /* No storage here. */ }
}
