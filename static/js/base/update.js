/** One page, drawn again after each change; many changes in one go are drawn once. */

const LATE = 100; // milliseconds: a page in the background, or out of sight, has no frames

/** @type {() => void} */
let draw = () => {};
let asked = false;

/** @param {() => void} drawing */
export function drawWith(drawing) {
  draw = drawing;
}

/** Does it just before the browser lays out and paints the next frame. @param {() => void} job */
export function inFrame(job) {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    clearTimeout(late);
    job();
  };
  const late = setTimeout(once, LATE);
  globalThis.requestAnimationFrame?.(once);
}

export function update() {
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    draw();
  });
}
