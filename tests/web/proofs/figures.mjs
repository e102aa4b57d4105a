// Figures, measured on this machine's software renderer: bytes, the time to the title, frames in the demo, memory after
// ten games.

import assert from 'node:assert/strict';
import { heard, untilReady } from '../hands.mjs';

// Runs in the page before anything of it: times every frame, and finds the program's memory.
function measure() {
  const meter = window.meter = { work: [], gaps: [], last: 0, memory: null, long: [] };
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (step) => request((now) => {
    const began = performance.now();
    step(now);
    meter.work.push(performance.now() - began);
    if (meter.last) meter.gaps.push(now - meter.last);
    meter.last = now;
  });
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...args) => {
    const made = await instantiate(...args);
    meter.memory = (made.instance ?? made).exports.memory ?? meter.memory;
    return made;
  };
}

// Runs in the page before anything of it: counts the pictures that live on the graphics card.
function countTextures() {
  const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
  window.textures = 0;
  Object.assign(WebGL2RenderingContext.prototype, {
    createTexture() {
      window.textures += 1;
      return createTexture.call(this);
    },
    deleteTexture(texture) {
      if (texture) window.textures -= 1;
      return deleteTexture.call(this, texture);
    },
  });
}

const percentile = (list, share) => [ ...list ].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
const round = (ms) => Math.round(ms * 10) / 10;
const spread = (list) => ({ p50: round(percentile(list, 0.5)), p99: round(percentile(list, 0.99)), most: round(Math.max(...list)), frames: list.length });
const MB = 1e6;

async function bytes({ open, server, figure }) {
  const { page } = await open({ size: [ 1280, 720 ] });
  await page.goto(server.url());
  assert.equal(await untilReady(page), 'ready');
  const wasm = server.requests.filter(({ path }) => path.endsWith('.wasm'));
  assert.equal(wasm.length, 1, 'the program is fetched once');
  const sum = (key, list = server.requests) => list.reduce((total, entry) => total + entry[key], 0);
  figure('bytes to the title, gzip', sum('bytes'));
  figure('bytes to the title, unpacked', sum('raw'));
  figure('bytes of the program, gzip', sum('bytes', wasm));
  figure('bytes of the program, unpacked', sum('raw', wasm));
  figure('requests to the title', server.requests.length);
  figure('seconds to the title, local', round((await heard(page)).ready / 1000));
  const paths = server.requests.map(({ path }) => path);
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at);
  assert.deepEqual(twice, [], 'fetched more than once');
  assert(sum('bytes') <= 8 * MB, `a first visit takes ${(sum('bytes') / MB).toFixed(2)} MB`);
}

async function again({ open, server, figure }) {
  const { page } = await open({ size: [ 1280, 720 ] });
  await page.goto(server.url());
  await untilReady(page);
  await page.goto(server.url());
  await untilReady(page);
  figure('seconds to the title, second visit', round((await heard(page)).ready / 1000));
}

async function frames({ open, server, figure, flags }) {
  for (const size of [ [ 640, 360 ], [ 1280, 720 ] ]) {
    const { page, close } = await open({ size, init: [ measure ] });
    await page.goto(server.url('?demo&seed=7'));
    await untilReady(page);
    await page.waitForTimeout(4000);
    await page.evaluate(() => { window.meter.work.length = window.meter.gaps.length = 0; });
    await page.waitForTimeout(flags.quick ? 8000 : 30_000);
    const { work, gaps } = await page.evaluate(() => window.meter);
    figure(`demo ${size.join('x')}, ms between frames`, spread(gaps));
    figure(`demo ${size.join('x')}, ms of the main thread a frame`, spread(work));
    assert(gaps.length > 10, 'the demo stands still');
    await close();
  }
}

async function memory({ open, server, figure, saw }) {
  const { page } = await open({ init: [ measure, countTextures ] });
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable');
  await page.goto(server.url('?demo&seed=7&speed=instant'));
  await untilReady(page);
  const weigh = async () => {
    await wire.send('HeapProfiler.collectGarbage');
    const { metrics } = await wire.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    const [ wasm, textures ] = await page.evaluate(() => [ window.meter.memory.buffer.byteLength, window.textures ]);
    return { wasm: round(wasm / MB), textures, heap: round(of('JSHeapUsedSize') / MB), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  figure('MB at the start', await weigh());
  const end = Date.now() + 15 * 60_000;
  const after = [];
  for (let games = 1; games <= 10; games += 1) {
    while ((await page.evaluate(() => window.heard.records.length)) < games) {
      assert(Date.now() < end, `only ${games - 1} games in 15 minutes`);
      await page.waitForTimeout(300);
    }
    after.push(await weigh());
    saw(`after game ${games}: ${JSON.stringify(after.at(-1))}`);
  }
  figure('MB after one game', after[0]);
  figure('MB after two games', after[1]);
  figure('MB after ten games', after[9]);
  assert(after[9].wasm <= after[2].wasm * 1.1 + 2, 'the program\'s memory grows from game to game');
  assert(after[9].textures <= after[2].textures * 1.1 + 10, 'the pictures on the graphics card grow from game to game');
  assert(after[9].heap <= after[2].heap * 1.25 + 2, 'the page\'s memory grows from game to game');
}

export const figures = [
  { name: 'bytes', on: 'dist', run: bytes },
  { name: 'second-visit', on: 'dist', run: again },
  { name: 'frame-times', on: 'dist', run: frames },
  { name: 'memory', on: 'dist', slow: true, run: memory },
];
