/** One page, drawn again after each change; many changes in one go are drawn once. */

/** @type {() => void} */
let draw = () => {};
let asked = false;

/** @param {() => void} drawing */
export function drawWith(drawing) {
  draw = drawing;
}

export function update() {
  if (asked) return;
  asked = true;
  queueMicrotask(() => {
    asked = false;
    draw();
  });
}
