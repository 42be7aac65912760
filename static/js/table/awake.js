/** The screen stays lit while computers think for long; a phone would go dark in the middle of it. */

const PATIENCE = 1000; // milliseconds of others' moves before it matters

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {Promise<{release: () => Promise<void>} | null> | null} */
let lock = null;

async function ask() {
  try {
    return (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    return null; // refused, or out of sight: the screen does as it likes
  }
}

/** @param {boolean} on do computers go on by themselves now? */
export function stayAwake(on) {
  if (on) {
    timer ??= setTimeout(() => {
      lock ??= ask();
    }, PATIENCE);
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  const held = lock;
  lock = null;
  held?.then((one) => one?.release().catch(() => undefined));
}
