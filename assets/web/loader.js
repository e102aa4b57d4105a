// The page around the game: loads it with a progress bar, starts it at the first press, and shows a sentence when
// something fails. The game itself is guyenne.js; the events between them are listed in src/app/web/mod.rs.

import { padsInDialog } from './dialog-pads.js';
import { canFill, isFull, setFull } from './full-screen.js';
import './keys.js';
import { known as lockKnown } from './lock.js';
import { holdLongTexts, setText, textOf } from './long-text.js';
import { isPressed, pads } from './pads.js';
import './sound.js';
import { speak, wordsKnown } from './words.js';

// Filled in by the builder: the size of the unpacked program in bytes, and the texts of assets/locales/*/page.ftl, in
// which { $n } stands for a number.
const BYTES = Number("__WASM_BYTES__") || 0;
const WORDS = [ "__WORDS__" ].find((words) => typeof words === 'object') ?? { en: {} };

const GLUE = new URL('guyenne.js', import.meta.url).href;
const PROGRAM = 'guyenne_bg.wasm';
// The largest file that is read, in bytes. page-file-too-large tells it.
const LARGEST_FILE = 32e6;
const SAVE = /^guyenne\/[a-z]+(-\d+)?\.jsonl$/;
// On the bar, 0 to 1: where the download ends and where the game starts.
const FETCHED = 0.82;
const COMPILED = 0.88;

const root = document.documentElement;
const $ = (id) => document.getElementById(id);
const canvas = $('game');
const startPage = $('door');
const parameters = new URLSearchParams(location.search);
const state = () => root.dataset.state;

// ---- Texts

// As the game chooses it: by the address, of which the last word counts, by the settings, by the browser.
const askedLanguages = [ location.search, location.hash.slice(1) ]
  .flatMap((part) => new URLSearchParams(part).getAll('lang'))
  .reverse();

function savedLanguage() {
  try {
    return JSON.parse(localStorage.getItem('guyenne/settings.json')).language;
  } catch {
    return null; // No storage, no settings, or none that can be read.
  }
}

let language = [ ...askedLanguages, savedLanguage(), ...(navigator.languages ?? [ navigator.language ]) ]
  .map((tag) => String(tag ?? '').split(/[-_.@]/)[0].toLowerCase())
  .find((tag) => tag in WORDS) ?? 'en';

const translate = (key) => WORDS[language]?.[key] ?? WORDS.en[key] ?? key;

function say(element) {
  const { say: key, n } = element.dataset;
  const number = n === undefined ? '' : new Intl.NumberFormat(language).format(n);
  element.textContent = translate(key).replace('{ $n }', number);
}

function translatePage() {
  document.querySelectorAll('[data-say]').forEach(say);
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', translate(element.dataset.label));
  }
  canvas.setAttribute('aria-label', translate('page-canvas'));
}

function put(element, key, n) {
  element.dataset.say = key;
  if (n !== undefined) element.dataset.n = n;
  say(element);
}

root.lang = language;
translatePage();
// When the game changes its language the page follows.
new MutationObserver(() => {
  if (root.lang !== language && root.lang in WORDS) {
    language = root.lang;
    speak(language);
    translatePage();
    showShare(share);
  }
}).observe(root, { attributeFilter: [ 'lang' ] });

// ---- The bar

let share = 0;

function showShare(now) {
  share = Math.min(1, Math.max(share, now));
  const percent = Math.floor(share * 100);
  const message = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  root.style.setProperty('--share', share.toFixed(4));
  $('percent').textContent = message;
  startPage.querySelector('.bar').setAttribute('aria-valuenow', percent);
}

function enter(stage, key) {
  if (state() === 'failed') return;
  root.dataset.state = stage;
  if (key) put($('doing'), key);
}

const frameDrawn = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 200); // A hidden page draws no frames.
});

// ---- Errors

class LoadError extends Error {
  constructor(key, cause = '') {
    super(String(cause.message ?? cause));
    this.key = key;
  }
}

function fail(key, message) {
  if (state() === 'failed') return;
  const playing = state() === 'playing';
  root.dataset.state = 'failed';
  closeDialogs();
  put($('why'), key);
  const note = playing && savedGameNote();
  if (note) put($('kept'), note);
  $('kept').hidden = !note;
  $('told').textContent = message ?? '';
  $('details').hidden = !message;
  $('loading').hidden = $('ready').hidden = true;
  $('failed').hidden = false;
  startPage.hidden = startPage.inert = false;
  startPage.classList.remove('gone');
  canvas.inert = true;
  tuneAll();
  $('reload').focus();
}

// What happens to the game in progress: a text key, or none if there is no game.
function savedGameNote() {
  try {
    return Object.keys(localStorage).some((key) => SAVE.test(key)) ? 'page-kept' : null;
  } catch {
    return 'page-not-kept';
  }
}

$('reload').addEventListener('click', () => {
  // A damaged file in the browser's cache must not be used again.
  history.replaceState({ fresh: true }, '');
  location.reload();
});

// Bevy's window code throws this to leave its start function: no error.
const harmless = (message) => /exceptions for control flow|ResizeObserver loop/.test(message);

function handleError(event, error, where) {
  const message = String(error?.message ?? error ?? '');
  if (harmless(message)) {
    event.preventDefault();
    return;
  }
  const ours = error instanceof WebAssembly.RuntimeError || /guyenne(_bg)?\.(js|wasm)/.test(`${error?.stack} ${where}`);
  if (ours) fail([ 'playing', 'ready' ].includes(state()) ? 'page-crashed' : 'page-no-start', message);
}

function watchForErrors() {
  addEventListener('error', (event) => handleError(event, event.error ?? event.message, event.filename));
  addEventListener('unhandledrejection', (event) => handleError(event, event.reason));
  const print = console.error;
  console.error = (...words) => {
    print.apply(console, words);
    const message = String(words[0]);
    if (/panicked at/.test(message)) fail('page-crashed', message.split('\n\nStack')[0]);
  };
  canvas.addEventListener('webglcontextlost', () => fail('page-context-lost'));
  canvas.addEventListener('webglcontextcreationerror', (event) => fail('page-no-webgl', event.statusMessage));
}

// ---- Loading and starting

function checkBrowser() {
  if (typeof WebAssembly !== 'object') throw new LoadError('page-no-wasm');
  const trial = document.createElement('canvas');
  trial.width = trial.height = 1;
  let context = null;
  try {
    context = trial.getContext('webgl2');
  } catch { /* As if there were none. */ }
  if (!context) throw new LoadError('page-no-webgl');
}

async function fetchProgram() {
  let slow = 0;
  const notSlow = () => {
    clearTimeout(slow);
    if ($('doing').dataset.say === 'page-waiting') put($('doing'), 'page-downloading');
    slow = setTimeout(() => put($('doing'), 'page-waiting'), 8000);
  };
  notSlow();
  let reply;
  try {
    reply = await fetch(new URL(PROGRAM, import.meta.url), { cache: history.state?.fresh ? 'reload' : 'default' });
  } catch (error) {
    throw new LoadError('page-no-network', error);
  }
  if (!reply.ok || !reply.body) throw new LoadError('page-missing', `${PROGRAM}: ${reply.status}`);
  const total = BYTES || Number(!reply.headers.get('content-encoding') && reply.headers.get('content-length')) || 16e6;
  let read = 0;
  let cut = null;
  // Bytes are counted after unpacking, however the file was sent.
  const source = reply.body.getReader();
  const counted = new ReadableStream({
    async pull(sink) {
      try {
        const { done, value } = await source.read();
        if (done) {
          clearTimeout(slow);
          enter('compile', 'page-compiling');
          sink.close();
          return;
        }
        read += value.byteLength;
        showShare(FETCHED * Math.min(1, read / total));
        notSlow();
        sink.enqueue(value);
      } catch (error) {
        cut = error;
        sink.error(error);
      }
    },
  });
  const program = new Response(counted, { headers: { 'content-type': 'application/wasm' } });
  try {
    return WebAssembly.compileStreaming
      ? await WebAssembly.compileStreaming(program)
      : await WebAssembly.compile(await program.arrayBuffer());
  } catch (error) {
    throw new LoadError(cut ? 'page-no-network' : 'page-broken', error);
  } finally {
    clearTimeout(slow);
  }
}

async function fetchGlue() {
  try {
    return await import(GLUE);
  } catch (error) {
    throw new LoadError(error instanceof SyntaxError ? 'page-broken' : 'page-no-network', error);
  }
}

async function load() {
  enter('download', 'page-downloading');
  showShare(0);
  checkBrowser();
  speak(language);
  const [ glue, program ] = await Promise.all([ fetchGlue(), fetchProgram(), lockKnown ]);
  await wordsKnown();
  history.replaceState(null, '');
  showShare(COMPILED);
  enter('start', 'page-starting');
  await frameDrawn();
  watchForErrors();
  try {
    await glue.default({ module_or_path: program });
  } catch (error) {
    if (!harmless(String(error?.message ?? error))) throw new LoadError('page-no-start', error);
  }
  watchAddress();
}

// The game has just read the address, which may hold a game to be shown (src/app/options.rs). One that comes into the
// address later is brought to it as a text.
function watchAddress() {
  const inAddress = () => new URLSearchParams(location.hash.slice(1)).getAll('g').at(-1);
  let known = inAddress();
  addEventListener('hashchange', () => {
    // The event of a change that the game has read itself may come only now.
    if (inAddress() === known) return;
    known = inAddress();
    if (known !== undefined && state() !== 'failed') bring(known);
  });
}

addEventListener('guyenne:loading', ({ detail }) => {
  if (state() === 'start') showShare(COMPILED + (1 - COMPILED) * Number(detail?.fraction ?? 0));
});

addEventListener('guyenne:ready', () => {
  if (state() !== 'start') return;
  showShare(1);
  enter('ready');
  $('loading').hidden = true;
  $('ready').hidden = false;
  $('play').focus({ preventScroll: true });
  if (parameters.has('demo')) play(); // The demonstration needs no press.
  else awaitPad();
});

// ---- Playing

function play(full = false) {
  if (state() !== 'ready') return;
  root.dataset.state = 'playing';
  if (full) fill(true);
  canvas.inert = false;
  focusGame();
  tuneAll();
  startPage.inert = true;
  startPage.classList.add('gone');
  setTimeout(() => { if (state() === 'playing') startPage.hidden = true; }, 700);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) startPage.hidden = true;
  dispatchEvent(new CustomEvent('guyenne:play'));
}

$('play').addEventListener('click', () => play());
$('play-full').addEventListener('click', () => play(true));

function focusGame() {
  if (state() === 'playing' && !document.querySelector('dialog[open]')) canvas.focus({ preventScroll: true });
}

addEventListener('focus', () => {
  if (document.activeElement === document.body || !document.activeElement) focusGame();
});
$('stage').addEventListener('pointerdown', () => {
  window.focus();
  focusGame();
});
canvas.addEventListener('contextmenu', (event) => event.preventDefault());
addEventListener('gesturestart', (event) => event.preventDefault());
$('back').addEventListener('click', focusGame);

// ---- A gamepad's first press starts the game, too

function awaitPad() {
  if (state() !== 'ready') return;
  if (pads().some(isPressed)) play();
  else requestAnimationFrame(awaitPad);
}

// ---- Sound: silent before the first press and while the page is hidden

const contexts = new Set();
const audible = () => state() === 'playing' && !document.hidden;

function tuneAll() {
  for (const context of contexts) context.tune();
}

function quieten(name) {
  const Native = window[name];
  if (!Native) return;
  window[name] = class extends Native {
    #wanted = true;

    constructor(options) {
      super(options);
      contexts.add(this);
      this.tune();
    }

    tune() {
      if (this.state === 'closed') contexts.delete(this);
      else (audible() && this.#wanted ? super.resume() : super.suspend()).catch(() => {});
    }

    async resume() {
      this.#wanted = true;
      if (audible()) await super.resume();
    }

    async suspend() {
      this.#wanted = false;
      await super.suspend();
    }
  };
}

quieten('AudioContext');
quieten('webkitAudioContext');
document.addEventListener('visibilitychange', tuneAll);
// In some browsers a pad's press does not unlock sound: the next key or touch does.
for (const press of [ 'pointerup', 'keydown' ]) addEventListener(press, tuneAll, true);

// ---- Full screen

const fill = (full) => setFull(full).catch(() => whisper('page-fullscreen-refused'));

for (const button of document.querySelectorAll('[data-full]')) {
  button.hidden = !canFill;
  if (button.id !== 'play-full') button.addEventListener('click', () => fill(!isFull()).then(focusGame));
}
addEventListener('guyenne:fullscreen', () => fill(!isFull()));
for (const name of [ 'fullscreenchange', 'webkitfullscreenchange' ]) document.addEventListener(name, focusGame);

function whisper(key) {
  const old = $('whisper');
  const fresh = old.cloneNode(false); // Restarts its fading.
  old.replaceWith(fresh);
  put(fresh, key);
}

// ---- Games as text

function closeDialogs() {
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
}

function open(id) {
  if (state() !== 'playing') return null;
  closeDialogs();
  const dialog = $(id);
  setStatus(dialog, null);
  dialog.showModal();
  dialog.querySelector('textarea').focus();
  padsInDialog();
  return dialog;
}

function setStatus(dialog, key) {
  const status = dialog.querySelector('.status');
  if (key) put(status, key);
  else {
    delete status.dataset.say;
    status.textContent = '';
  }
}

for (const dialog of document.querySelectorAll('dialog')) {
  const field = dialog.querySelector('textarea');
  const rest = dialog.querySelector('.rest');
  dialog.querySelector('[data-close]').addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    // Another dialog may have been opened in its place, or it again.
    if (!dialog.open && textOf(field) !== field.value) setText(field, '');
    focusGame();
  });
  holdLongTexts(field, (n) => {
    rest.hidden = n === 0;
    if (n > 0) put(rest, 'page-text-rest', n);
  });
}

// What a text is, by what it is called: its title, and what is said of it.
const SHEETS = {
  game: [ 'page-save-title', 'page-save-about' ],
  games: [ 'page-saves-title', 'page-saves-about' ],
  table: [ 'page-table-title', 'page-table-about' ],
  other: [ 'page-share-title', 'page-share-about' ],
};
// The name of the file for what is shown, if it has one.
let fileName = '';

// Shows a text to be copied; all but others can also be kept as files.
function showText(text, kind, file = '') {
  const [ title, about ] = SHEETS[kind];
  put($('save-title'), title);
  put($('save-about'), about);
  $('saved').dataset.label = title;
  $('saved').setAttribute('aria-label', translate(title));
  $('keep').hidden = kind === 'other';
  fileName = file;
  setText($('saved'), text ?? '');
  if (open('save-text')) $('saved').select();
}

addEventListener('guyenne:save-text', ({ detail }) => {
  const { text, file = '', games = 1 } = detail ?? {};
  const ofGames = games === 1 ? 'game' : 'games';
  showText(text, file.endsWith('.csv') ? 'table' : ofGames, file);
});
addEventListener('guyenne:copy-text', ({ detail }) => showText(detail?.text, 'other'));

function selectSaved() {
  $('saved').focus();
  $('saved').select();
}

function copyByHand() {
  selectSaved();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

$('copy').addEventListener('click', async () => {
  let done = true;
  try {
    await navigator.clipboard.writeText(textOf($('saved')));
  } catch {
    done = copyByHand();
  }
  setStatus($('save-text'), done ? 'page-copied' : 'page-copy-refused');
});

// Whether a frame around the page is known to forbid files. Frames of other sites do not tell, and a browser says
// nothing when it drops a file.
function isKeptIn() {
  try {
    for (let at = window; at.frameElement; at = at.parent) {
      const { sandbox } = at.frameElement;
      if (at.frameElement.hasAttribute('sandbox') && !sandbox.contains('allow-downloads')) return true;
    }
  } catch { /* It does not tell. */ }
  return false;
}

$('keep').addEventListener('click', () => {
  const text = textOf($('saved'));
  if (isKeptIn()) {
    selectSaved();
    setStatus($('save-text'), 'page-download-forbidden');
    return;
  }
  const type = fileName.endsWith('.csv') ? 'text/csv' : 'application/jsonl';
  const url = URL.createObjectURL(new Blob([ text, text.endsWith('\n') ? '' : '\n' ], { type }));
  const game = /"format":"(\w+)-record"/.exec(text)?.[1] ?? 'guyenne';
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName || `${game}.jsonl` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
  setStatus($('save-text'), 'page-download-asked');
});

addEventListener('guyenne:ask-text', () => {
  setText($('pasted'), '');
  open('load-text');
});

$('load').addEventListener('click', () => {
  const text = textOf($('pasted')).trim();
  if (!text) {
    setStatus($('load-text'), 'page-load-empty');
    $('pasted').focus();
    return;
  }
  bring(text);
});

// Brings a text to the game, which takes in what it holds.
function bring(text) {
  closeDialogs();
  dispatchEvent(new CustomEvent('guyenne:load-text', { detail: { text } }));
}

$('choose').addEventListener('click', () => $('file').click());
$('file').addEventListener('change', async ({ target }) => {
  const [ file ] = target.files;
  target.value = '';
  if (!file) return;
  if (file.size > LARGEST_FILE) {
    setStatus($('load-text'), 'page-file-too-large');
    return;
  }
  try {
    setText($('pasted'), await file.text());
    setStatus($('load-text'), null);
  } catch {
    setStatus($('load-text'), 'page-file-refused');
  }
});

load().catch((error) => fail(error.key ?? 'page-no-start', error.message));
