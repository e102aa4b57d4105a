// The page without the game: assets/web, assembled as the builder does it, with a program that only sends and receives
// the events of src/app/web. For quick tests of the page alone.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// An empty wasm module with a large custom section, to have something to download.
function program(size) {
  const name = Buffer.from('ballast');
  const length = (n) => {
    const bytes = [];
    do {
      bytes.push((n & 0x7f) | (n > 0x7f ? 0x80 : 0));
      n >>>= 7;
    } while (n);
    return Buffer.from(bytes);
  };
  const ballast = Buffer.alloc(size);
  for (let at = 0, n = 7; at < size; at += 1) {
    n = (Math.imul(n, 1103515245) + 12345) >>> 0;
    ballast[at] = n >>> 24;
  }
  const section = Buffer.concat([ length(name.length), name, ballast ]);
  return Buffer.concat([ Buffer.from([ 0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0 ]), length(section.length), section ]);
}

function words(root) {
  const all = {};
  for (const language of readdirSync(join(root, 'assets/locales'))) {
    const lines = readFileSync(join(root, 'assets/locales', language, 'page.ftl'), 'utf8').split('\n');
    const told = lines.filter((line) => /^page-/.test(line)).map((line) => line.split(/ = (.*)/s).slice(0, 2));
    all[language] = Object.fromEntries(told);
  }
  return all;
}

// Records what it received in window.stub.
const GLUE = `
export default async function start({ module_or_path }) {
  const stub = window.stub = { module: module_or_path instanceof WebAssembly.Module, keys: [], pads: [], loaded: [], presses: 0 };
  await WebAssembly.instantiate(module_or_path, {});
  const canvas = document.getElementById('game');
  const gl = canvas.getContext('webgl2');
  const fit = () => { canvas.width = canvas.clientWidth; canvas.height = canvas.clientHeight; };
  new ResizeObserver(fit).observe(canvas.parentElement);
  stub.sound = new AudioContext();
  for (const kind of [ 'keydown', 'keyup' ]) canvas.addEventListener(kind, (event) => { stub.keys.push(kind + ' ' + event.code); event.preventDefault(); });
  canvas.addEventListener('pointerdown', (event) => { stub.presses += 1; event.preventDefault(); canvas.focus(); });
  canvas.addEventListener('touchstart', (event) => event.preventDefault());
  // Which messages were there at the start, and which are read later.
  stub.words = stub.wordsAtStart = { ...window.guyenneWords };
  addEventListener('guyenne:words', () => { stub.words = { ...window.guyenneWords }; });
  for (const kind of [ 'focus', 'blur' ]) canvas.addEventListener(kind, () => { stub.focused = kind === 'focus'; });
  addEventListener('guyenne:load-text', (event) => stub.loaded.push(event.detail.text));
  const tell = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
  stub.tell = tell;
  let frames = 0;
  const step = () => {
    frames += 1;
    gl.clearColor(0.27, 0.2, 0.16, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const pads = navigator.getGamepads().filter(Boolean).map((pad) => pad.buttons.map((button, n) => button.pressed ? n : -1).filter((n) => n >= 0));
    const seen = JSON.stringify(pads);
    if (stub.pads.at(-1) !== seen) stub.pads.push(seen);
    if (frames <= 20) tell('guyenne:loading', { fraction: frames / 20 });
    if (frames === 24) { document.getElementById('spoken-focus').textContent = 'stub'; tell('guyenne:ready'); }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  throw new Error("Using exceptions for control flow, don't mind me. This isn't actually an error!");
}
`;

export function buildStub(root) {
  const folder = mkdtempSync(join(tmpdir(), 'guyenne-stub-'));
  cpSync(join(root, 'assets/web'), folder, { recursive: true });
  for (const path of [ 'assets/cards/shared/table.webp', 'assets/fonts' ]) {
    mkdirSync(join(folder, 'assets/cards/shared'), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'words'));
  for (const language of readdirSync(join(root, 'assets/locales')).filter((tag) => tag !== 'en')) writeFileSync(join(folder, `words/${language}.txt`), `stub = ${language}\n`);
  const bytes = program(2_000_000);
  const loader = readFileSync(join(folder, 'loader.js'), 'utf8')
    .replace('"__WASM_BYTES__"', String(bytes.length))
    .replace('"__WORDS__"', () => JSON.stringify(words(root)));
  writeFileSync(join(folder, 'loader.js'), loader);
  writeFileSync(join(folder, 'guyenne.js'), GLUE);
  writeFileSync(join(folder, 'guyenne_bg.wasm'), bytes);
  return folder;
}
