// Measurements with this machine's software renderer: bytes, time to the title, frames in the demonstration, memory
// after ten games.

import assert from 'node:assert/strict';
import { heard, openDoor, untilReady } from '../hands.mjs';

// Runs in the page before its scripts: times every frame, and finds the program's memory.
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

// Runs in the page before its scripts: counts the textures that exist on the graphics card.
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
  assert(sum('bytes') <= 7.5 * MB, `a first visit takes ${(sum('bytes') / MB).toFixed(2)} MB`);
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

// Runs in the page before its scripts: once there is an audio context, counts the blocks that its thread renders, and
// when.
function listen() {
  const worklet = `registerProcessor('listen', class extends AudioWorkletProcessor {
    constructor() { super(); this.gaps = []; this.last = 0; this.port.onmessage = () => { this.port.postMessage(this.gaps); this.gaps = []; }; }
    process() { const now = Date.now(); if (this.last) this.gaps.push(now - this.last); this.last = now; return true; }
  });`;
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(...args) {
      super(...args);
      const module = URL.createObjectURL(new Blob([ worklet ], { type: 'text/javascript' }));
      window.listening = this.audioWorklet.addModule(module).then(() => {
        const node = new AudioWorkletNode(this, 'listen');
        node.connect(this.destination);
        const gaps = () => new Promise((tell) => {
          node.port.onmessage = ({ data }) => tell({ gaps: data, rate: this.sampleRate, latency: this.baseLatency });
          node.port.postMessage('tell');
        });
        return { gaps };
      });
    }
  };
}

// While bots think and the table moves, the audio thread must not miss its deadlines.
async function audioGaps({ open, server, figure, saw, flags }) {
  const { page } = await open({ size: [ 640, 360 ], init: [ measure, listen ] });
  await page.goto(server.url('?demo&seed=7&english=constable&french=constable'));
  await openDoor(page);
  await page.waitForTimeout(5000);
  const told = () => page.evaluate(async () => (await window.listening).gaps());
  await told();
  await page.evaluate(() => { window.meter.work.length = 0; });
  const seconds = flags.quick ? 10 : 40;
  await page.waitForTimeout(seconds * 1000);
  const { gaps, rate, latency } = await told();
  const work = await page.evaluate(() => window.meter.work);
  const rendered = gaps.length * 128 / rate;
  const late = gaps.filter((gap) => gap > 100);
  figure('sound, longest pause of its thread in ms', Math.max(...gaps));
  figure('sound, pauses above 100 ms', late.length);
  figure('sound, seconds rendered of seconds passed', round(rendered / (gaps.reduce((sum, gap) => sum + gap, 0) / 1000)));
  figure('constables think, ms of the main thread a frame', spread(work));
  saw(`blocks of ${round(latency * 1000)} ms; the main thread worked up to ${Math.max(...work).toFixed(0)} ms a frame`);
  assert(rendered > seconds * 0.9, `only ${rendered.toFixed(1)} s of sound in ${seconds} s`);
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
  { name: 'audio-gaps', on: 'dist', run: audioGaps },
  { name: 'memory', on: 'dist', slow: true, run: memory },
];
