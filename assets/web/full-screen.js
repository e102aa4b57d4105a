// Full screen: enters and leaves it, and gives Escape one meaning there: it leaves, and presses nothing in the game.

const root = document.documentElement;
// So many milliseconds after the browser has left full screen, an Escape is still the one that left it.
const ECHO = 250;

/// Whether this browser has full screen for pages.
export const canFill = Boolean((root.requestFullscreen ?? root.webkitRequestFullscreen)
  && (document.fullscreenEnabled ?? document.webkitFullscreenEnabled));

export const isFull = () => Boolean(document.fullscreenElement ?? document.webkitFullscreenElement);

/// Enters or leaves full screen; fails if the browser refuses.
export async function setFull(full) {
  if (!canFill || full === isFull()) return;
  if (full) {
    await (root.requestFullscreen?.({ navigationUI: 'hide' }) ?? root.webkitRequestFullscreen());
    await screen.orientation?.lock?.('landscape').catch(() => {});
  } else {
    await (document.exitFullscreen?.() ?? document.webkitExitFullscreen());
  }
}

// When full screen was left, until Escape is pressed anew.
let left = -Infinity;

/// Whether an Escape leaves full screen, or has just left it. Some browsers leave it by themselves and say nothing of
/// the key, some send it before or after, and one that is held down comes again.
export function leavesFullScreen(event) {
  if (event.key !== 'Escape' || event.isComposing) return false;
  if (isFull()) {
    setFull(false).catch(() => {});
    return true;
  }
  if (event.repeat || performance.now() - left < ECHO) return left > 0;
  left = -Infinity;
  return false;
}

for (const name of [ 'fullscreenchange', 'webkitfullscreenchange' ]) {
  document.addEventListener(name, () => { left = isFull() ? -Infinity : performance.now(); });
}
