// Tests the web game in a real browser: `node tests/web/proof.mjs [--dist DIR] [--only NAME] [--quick] [--stub]
// [--native-record FILE] [--list]`. Prints the result of each test, writes measurements and screenshots to dist/proof,
// and exits with 1 if a test fails. --stub tests only the page, without the game; --quick skips what takes minutes.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { Server } from './server.mjs';
import { buildStub } from './stub.mjs';
import { access } from './proofs/access.mjs';
import { incoming } from './proofs/incoming.mjs';
import { keyboard } from './proofs/keyboard.mjs';
import { languages } from './proofs/languages.mjs';
import { library } from './proofs/library.mjs';
import { page } from './proofs/page.mjs';
import { trouble } from './proofs/trouble.mjs';
import { play } from './proofs/play.mjs';
import { games } from './proofs/games.mjs';
import { storage } from './proofs/storage.mjs';
import { figures } from './proofs/figures.mjs';
import { tabs } from './proofs/tabs.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const flags = { dist: join(root, 'dist/web') };
const words = process.argv.slice(2);
while (words.length) {
  const word = words.shift();
  const name = word.slice(2);
  if ([ 'quick', 'stub', 'list' ].includes(name)) flags[name] = true;
  else if ([ 'dist', 'only', 'native-record' ].includes(name) && words.length) flags[name] = words.shift();
  else {
    console.error(`${word} is not an option: --dist DIR, --only NAME, --quick, --stub, --native-record FILE, --list`);
    process.exit(2);
  }
}

const all = [
  ...page, ...keyboard, ...access, ...trouble, ...play, ...games, ...incoming, ...storage, ...library, ...tabs, ...languages, ...figures,
];
// The test of exactly that name, else all whose names contain it.
const exact = all.some((proof) => proof.name === flags.only);
const known = (proof) => !flags.only || (exact ? proof.name === flags.only : proof.name.includes(flags.only));
const wanted = all.filter((proof) => known(proof) && !(flags.stub && proof.on === 'dist') && !(flags.quick && proof.slow));
if (flags.list) {
  for (const proof of all) console.log(`${proof.name.padEnd(24)} ${proof.on.padEnd(5)} ${proof.slow ? 'slow' : 'quick'}`);
  process.exit(0);
}
if (!wanted.length) {
  console.error(`no test is called ${flags.only}; --list lists them`);
  process.exit(2);
}
const dist = resolve(flags.dist);
const built = existsSync(join(dist, 'guyenne_bg.wasm'));
if (!built && wanted.some((proof) => proof.on === 'dist')) {
  console.error(`${dist} has no game: build it with \`cargo web\`, or test the page alone with --stub`);
  process.exit(2);
}

const out = join(root, 'dist/proof');
mkdirSync(out, { recursive: true });
const figureFile = join(out, 'figures.json');
// When only some tests run, the measurements of the others are kept.
const kept = wanted.length < all.length && existsSync(figureFile) ? JSON.parse(readFileSync(figureFile, 'utf8')) : {};
const stub = buildStub(root);
process.on('exit', () => rmSync(stub, { recursive: true, force: true }));
const failed = [];
const began = Date.now();

for (const proof of wanted) {
  const folder = proof.on === 'stub' || flags.stub || !built ? stub : dist;
  const server = await new Server(folder, '/html/1364/guyenne').start();
  const browsers = [];
  const lines = [];
  const tools = {
    root, folder, out, flags, server,
    isStub: folder === stub,
    // A browser whose page must stay without errors, unless the test causes them.
    async open(options) {
      const browser = await openBrowser(options);
      browsers.push(browser);
      return browser;
    },
    saw(line) {
      lines.push(line);
      console.log(`    ${line}`);
    },
    figure(name, value) {
      kept[name] = value;
      console.log(`    ${name}: ${JSON.stringify(value)}`);
    },
    picture: (name) => join(out, `${name}.png`),
  };
  const from = Date.now();
  console.log(`-- ${proof.name}`);
  let problem = null;
  try {
    await proof.run(tools);
    const faults = proof.faulty ? [] : browsers.flatMap((browser) => browser.faults);
    if (faults.length) problem = new Error(`errors in the browser:\n      ${faults.join('\n      ')}`);
  } catch (error) {
    problem = error;
    for (const [ n, { page: at, faults } ] of browsers.entries()) {
      await at.screenshot({ path: join(out, `failed-${proof.name}-${n}.png`) }).catch(() => {});
      if (faults.length) console.log(`    the browser: ${faults.join('\n      ')}`);
    }
  }
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(problem ? `   FAILED after ${seconds} s: ${problem.message}` : `   holds (${seconds} s)`);
  if (problem) failed.push(proof.name);
  for (const browser of browsers) await browser.close().catch(() => {});
  await server.stop();
}

writeFileSync(figureFile, `${JSON.stringify(kept, null, 2)}\n`);
const took = ((Date.now() - began) / 1000).toFixed(0);
console.log(failed.length ? `${failed.length} of ${wanted.length} proofs failed in ${took} s: ${failed.join(', ')}` : `all ${wanted.length} proofs hold (${took} s)`);
process.exit(failed.length ? 1 : 0);
