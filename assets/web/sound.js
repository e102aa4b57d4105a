// Audio output: effects and tunes through Web Audio, decoded and mixed beside the game's one thread. The game sends
// orders as events `guyenne:sound` (src/app/audio/page.rs); loader.js suspends the audio contexts before the first
// press and while the page is hidden. A file that cannot be fetched or decoded is silent, nothing else.

// In seconds: the fade between tunes, and the change of a channel's volume.
const FADE = 1.4;
const VOLUME_FADE = 0.18;
// Files fetched at a time, once the game is played.
const AT_A_TIME = 3;

const effects = new Map();
const volumes = { music: 0, effects: 0, interface: 0 };
const waiting = [];
let output = null;
let tune = null;
let playing = false;

// The audio context and its gains, created when first needed: loader.js then knows of contexts.
function open() {
  if (output) return output;
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return null;
  try {
    const context = new Context();
    const channels = {};
    for (const [ name, volume ] of Object.entries(volumes)) {
      const gain = context.createGain();
      gain.gain.value = volume;
      gain.connect(context.destination);
      channels[name] = gain;
    }
    output = { context, channels };
  } catch {
    return null;
  }
  return output;
}

async function read(name) {
  const { context } = open();
  const reply = await fetch(new URL(`assets/audio/${name}.ogg`, import.meta.url));
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return context.decodeAudioData(await reply.arrayBuffer());
}

function ready(name) {
  if (!effects.has(name)) effects.set(name, read(name).catch(() => null));
  return effects.get(name);
}

async function prepare() {
  while (playing && waiting.length) await ready(waiting.shift());
}

async function play(name, channel) {
  if (!playing || !open() || output.context.state !== 'running' || !volumes[channel]) return;
  const since = output.context.currentTime;
  const buffer = await ready(name);
  // A sound that had to be fetched first is too late to be played.
  if (!buffer || output.context.currentTime - since > 0.2) return;
  const source = new AudioBufferSourceNode(output.context, { buffer });
  source.connect(output.channels[channel]);
  source.start();
}

function fadeOut(old) {
  if (!old?.source) return;
  const now = output.context.currentTime;
  old.gain.gain.setValueAtTime(old.gain.gain.value, now);
  old.gain.gain.linearRampToValueAtTime(0, now + FADE);
  old.source.stop(now + FADE);
}

async function change(name, again) {
  const before = tune;
  const mine = { name, again };
  tune = mine;
  if (!playing || !open()) return;
  fadeOut(before);
  if (!name) return;
  const buffer = await read(name).catch(() => null);
  if (!buffer || tune !== mine) return;
  const now = output.context.currentTime;
  mine.gain = new GainNode(output.context, { gain: 0 });
  mine.gain.connect(output.channels.music);
  mine.gain.gain.linearRampToValueAtTime(1, now + 0.06);
  mine.source = new AudioBufferSourceNode(output.context, { buffer, loop: again });
  mine.source.connect(mine.gain);
  mine.source.start();
}

function turn(channel, volume) {
  volumes[channel] = volume;
  if (!output) return;
  const { gain } = output.channels[channel];
  gain.setTargetAtTime(volume, output.context.currentTime, VOLUME_FADE / 3);
}

addEventListener('guyenne:sound', ({ detail }) => {
  if ('volume' in detail) turn(detail.channel, detail.volume);
  else if ('play' in detail) play(detail.play, detail.channel).catch(() => {});
  else if ('tune' in detail) change(detail.tune, detail.again).catch(() => {});
  else if ('prepare' in detail) {
    waiting.push(...detail.prepare.split(' '));
    prepare();
  }
});

// No sound is fetched before the game is played.
addEventListener('guyenne:play', () => {
  playing = true;
  if (tune) change(tune.name, tune.again).catch(() => {});
  for (let n = 0; n < AT_A_TIME; n += 1) prepare();
});

// For the tests: what is playing.
window.guyenneSound = () => ({
  state: output?.context.state ?? 'none',
  tune: tune?.source ? tune.name : '',
  effects: effects.size,
  volumes: { ...volumes },
});
