/**
 * Travel: a thing with a `data-motion` name that stands at another place after a redraw flies there, or drives along
 * its `data-motion-way`. With `data-motion-wait` (0, 1, 2 …) things that come together come one after the other. The
 * page calls `remember` before the redraw and `travel` after it; games only name their things.
 */

/** @typedef {{at: string, rect: DOMRect}} Memory */
/** @typedef {{things: Map<string, Memory>, places: Map<string, DOMRect>}} Snapshot */

const DURATION = 260;
const STOP = 22; // more for each stop of a way
const LONGEST_WAY = 1100;
const WAIT = 90; // between things that come one after the other

/** True when nothing should move. @param {number} speed */
export const still = (speed) =>
  !speed || document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param {Element} root @returns {Snapshot} */
export function remember(root) {
  const things = new Map();
  for (const node of root.querySelectorAll('[data-motion]')) {
    const { motion, motionAt = '' } = /** @type {SVGElement} */ (node).dataset;
    if (motion) things.set(motion, { at: motionAt, rect: node.getBoundingClientRect() });
  }
  const places = new Map();
  for (const node of root.querySelectorAll('[data-motion-place]')) {
    places.set(/** @type {HTMLElement} */ (node).dataset.motionPlace ?? '', node.getBoundingClientRect());
  }
  return { things, places };
}

/**
 * Where a thing starts: where it was, or the place it came out of.
 * @param {SVGElement} node
 * @param {Snapshot} before
 */
function startOf(node, before) {
  const { motion = '', motionAt = '', motionFrom = '' } = node.dataset;
  const old = before.things.get(motion);
  if (old) return old.at === motionAt ? null : old.rect;
  return (motionFrom && before.places.get(motionFrom)) || null;
}

/**
 * Flies a copy of `node` from a rectangle to where it stands now.
 * @param {SVGGraphicsElement} node @param {DOMRect} from @param {number} duration @param {number} delay
 */
function fly(node, from, duration, delay) {
  const to = node.getBoundingClientRect();
  const box = node.getBBox();
  if (!to.width || !from.width || !box.width) return Promise.resolve();
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const skin = /** @type {HTMLElement | null} */ (node.closest('[data-skin]'))?.dataset.skin;
  layer.classList.add('flight', ...(skin ? [skin] : []));
  layer.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  layer.setAttribute('width', String(to.width));
  layer.setAttribute('height', String(to.height));
  layer.setAttribute('aria-hidden', 'true');
  layer.append(node.cloneNode(true));
  layer.style.left = `${to.left}px`;
  layer.style.top = `${to.top}px`;
  document.body.append(layer);
  const scale = from.width / to.width;
  const shift = {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
  };
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const flight = layer.animate(
    [
      { transform: `translate(${shift.x}px, ${shift.y}px) scale(${scale})` },
      {
        transform: `translate(${shift.x * 0.45}px, ${shift.y * 0.45}px) scale(${Math.max(scale, 1) * 1.12})`,
        offset: 0.5,
      },
      { transform: 'none' },
    ],
    { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.35, 0, .2, 1)' },
  );
  return flight.finished.then(
    () => layer.remove(),
    () => layer.remove(),
  );
}

/**
 * Drives `node` itself along its `data-motion-way` ("x y angle;x y angle…" in the units of its drawing), instead of
 * flying over it.
 * @param {SVGElement} node @param {string} way @param {number} speed
 */
function drive(node, way, speed) {
  let before = 0;
  const frames = way.split(';').map((stop) => {
    const [x, y, to] = stop.split(' ').map(Number);
    before += ((((to - before + 180) % 360) + 360) % 360) - 180; // never the long way round
    return { transform: `translate(${x}px, ${y}px) rotate(${before}deg)` };
  });
  const duration = Math.min(LONGEST_WAY, DURATION + frames.length * STOP) / speed;
  return node.animate(frames, { duration, easing: 'cubic-bezier(.4, 0, .2, 1)' }).finished.catch(() => undefined);
}

/**
 * Plays what changed since `before`. Speed 1 is normal, 2 twice as quick, 0 nothing moves.
 * @param {Element} root @param {Snapshot} before @param {{speed?: number}} [how] @returns {Promise<void>}
 */
export async function travel(root, before, { speed = 1 } = {}) {
  if (still(speed)) return;
  const nodes = /** @type {NodeListOf<SVGGraphicsElement>} */ (root.querySelectorAll('[data-motion]'));
  const starts = [...nodes].map((node) => ({ node, from: startOf(node, before) }));
  await Promise.all(
    starts.map(({ node, from }) => {
      const way = node.dataset.motionWay;
      if (!from) return undefined;
      const delay = (Number(node.dataset.motionWait ?? 0) * WAIT) / speed;
      return way ? drive(node, way, speed) : fly(node, from, DURATION / speed, delay);
    }),
  );
}
