// The game for screen readers: an element for everything that can be read or pressed on the canvas, in reading order.
// They cannot be seen; what is done with them is done in the game. Keys that mean nothing to them go on to the game.

const mirror = document.getElementById('mirror');
const canvas = document.getElementById('game');
const spoken = document.getElementById('spoken-focus');
const root = document.documentElement;
const TAGS = { heading: 'h2', text: 'p', button: 'button', field: 'input' };
// What Enter and the space bar do to a button, and Tab to all, browsers know.
const OWN_KEYS = [ 'Enter', ' ', 'Tab', 'Shift' ];

let elements = new Map();
let gameFocus = null;

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
  if (role === 'field') element.addEventListener('input', () => act(id, 'write', element.value));
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

function fill(element, { role, label, checked, value, disabled }) {
  if (role === 'field') {
    setFlag(element, 'aria-label', label);
    if (element.value !== value) element.value = value;
  } else if (element.textContent !== label) element.textContent = label;
  setFlag(element, 'aria-pressed', checked);
  setFlag(element, 'aria-disabled', disabled || null);
}

function show({ page, modal, items, focus }) {
  const active = mirror.contains(document.activeElement) ? document.activeElement : null;
  const known = elements;
  elements = new Map();
  items.forEach((item, at) => {
    let element = known.get(item.id);
    if (element?.dataset.role !== item.role) element = make(item);
    fill(element, item);
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

addEventListener('guyenne:tree', ({ detail }) => show(JSON.parse(detail.json)));

// An element that has the focus is read by itself: its name is not told a second time.
mirror.addEventListener('focusin', () => spoken.setAttribute('aria-live', 'off'));
mirror.addEventListener('focusout', () => spoken.setAttribute('aria-live', 'polite'));

for (const kind of [ 'keydown', 'keyup' ]) {
  mirror.addEventListener(kind, (event) => {
    if (OWN_KEYS.includes(event.key) || event.target.dataset.role === 'field') return;
    event.preventDefault();
    canvas.dispatchEvent(new KeyboardEvent(kind, event));
  });
}

// Before the game is entered, and when it has failed, there is nothing to press.
const follow = () => { mirror.inert = root.dataset.state !== 'playing'; };
new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: [ 'data-state' ] });
follow();
