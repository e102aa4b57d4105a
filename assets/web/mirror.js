// The game for screen readers: an element for everything that can be read or pressed on the canvas, in reading order.
// They cannot be seen; what is done with them is done in the game. Keys that mean nothing to them go on to the game,
// but for those of the browser.

import { isBrowsers, isLetter, toGame } from './keys.js';
import * as pen from './pen.js';

const mirror = document.getElementById('mirror');
const canvas = document.getElementById('game');
const spoken = document.getElementById('spoken-focus');
const root = document.documentElement;
const TAGS = { heading: 'h2', text: 'p', button: 'button', field: 'input' };
// What Enter and the space bar do to a button, and Tab to all, browsers know; and what writes in a field.
const OWN_KEYS = [ 'Enter', ' ', 'Tab', 'Shift' ];
const FIELD_KEYS = [ 'Backspace', 'Delete', 'Insert', 'Dead', 'ArrowLeft', 'ArrowRight', 'Home', 'End' ];

let elements = new Map();
let gameFocus = null;
let composing = false;

function act(id, what, text = '') {
  dispatchEvent(new CustomEvent('guyenne:act', { detail: { id, act: what, text } }));
}

function make({ id, role }) {
  const element = document.createElement(TAGS[role]);
  element.dataset.role = role;
  element.dataset.id = id;
  if (role === 'button') {
    element.type = 'button';
    element.addEventListener('click', () => act(id, 'press'));
  }
  if (role === 'field') element.addEventListener('input', () => pen.write(id, element.value));
  if (role === 'button' || role === 'field') {
    element.addEventListener('focus', () => {
      if (gameFocus !== id) act(id, 'focus');
    });
  }
  return element;
}

function setFlag(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

function fill(element, { role, label, checked, value, disabled }, answered) {
  if (role === 'field') {
    setFlag(element, 'aria-label', label);
    if (answered && !composing && element.value !== value) element.value = value;
  } else if (element.textContent !== label) element.textContent = label;
  setFlag(element, 'aria-pressed', checked);
  setFlag(element, 'aria-disabled', disabled || null);
}

function show({ page, modal, items, focus, written }) {
  const active = mirror.contains(document.activeElement) ? document.activeElement : null;
  const known = elements;
  elements = new Map();
  items.forEach((item, at) => {
    let element = known.get(item.id);
    if (element?.dataset.role !== item.role) element = make(item);
    fill(element, item, pen.isAnswered(written));
    elements.set(item.id, element);
    if (mirror.children[at] !== element) mirror.insertBefore(element, mirror.children[at] ?? null);
  });
  while (mirror.children.length > items.length) mirror.lastElementChild.remove();
  setFlag(mirror, 'aria-label', page || document.title);
  setFlag(mirror, 'role', modal ? 'dialog' : 'region');
  const moved = focus !== gameFocus;
  gameFocus = focus;
  // The reader's place follows the focus of the game, and is not lost with what is gone.
  if (active && (moved || document.activeElement !== active)) {
    const next = elements.get(focus);
    if (next && next !== document.activeElement) next.focus({ preventScroll: true });
    else if (!next) canvas.focus({ preventScroll: true });
  }
}

addEventListener('guyenne:tree', ({ detail }) => {
  const tree = JSON.parse(detail.json);
  show(tree);
  pen.follow(tree);
});

// An element that has the focus is read by itself: its name is not told a second time.
mirror.addEventListener('focusin', () => spoken.setAttribute('aria-live', 'off'));
mirror.addEventListener('focusout', () => spoken.setAttribute('aria-live', 'polite'));

for (const kind of [ 'compositionstart', 'compositionend' ]) {
  mirror.addEventListener(kind, ({ target }) => {
    composing = kind === 'compositionstart';
    if (!composing) pen.write(target.dataset.id, target.value);
  });
}

for (const kind of [ 'keydown', 'keyup' ]) {
  mirror.addEventListener(kind, (event) => {
    // Keys that an input method takes are its own.
    if (event.isComposing || event.keyCode === 229 || isBrowsers(event)) return;
    const { key, target } = event;
    const isField = target.dataset.role === 'field';
    // What was pressed before the reader came is let go.
    if (kind === 'keyup') toGame(event);
    else if (isField && key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) act(target.dataset.id, 'press');
    } else if (!OWN_KEYS.includes(key) && !(isField && (isLetter(event) || FIELD_KEYS.includes(key)))) toGame(event);
  });
}

// Before the game is entered, and when it has failed, there is nothing to press.
const follow = () => { mirror.inert = root.dataset.state !== 'playing'; };
new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: [ 'data-state' ] });
follow();
