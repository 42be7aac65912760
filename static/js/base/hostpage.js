/**
 * The app inside a frame of somebody else's page: what it was asked to show, and the messages both ways.
 *
 * Out: {regolo: 1, type: 'ready' | 'resize' | 'move' | 'end' | 'step' | 'answer' | 'error', ...}
 * In:  {regolo: 1, type: 'set', lang?, theme?} | {type: 'position', link} | {type: 'step', by}
 */
const asked = new URLSearchParams(location.search);
const CONTROLS = ['full', 'mini', 'none'];
const MOST_EARLY = 20; // messages that are kept until somebody listens

/** How much of the page is shown; null outside a frame. @type {string | null} */
export const controls = CONTROLS.includes(asked.get('embed') ?? '') ? asked.get('embed') : null;

/** What the frame's address says of the theme. */
export const askedTheme = controls ? asked.get('theme') : null;

/** @param {string} type @param {Record<string, any>} [data] */
export function tell(type, data = {}) {
  if (controls && parent !== window) parent.postMessage({ regolo: 1, type, ...data }, '*');
}

/**
 * What a message of the host does.
 * @typedef {{set: (what: {lang?: string, theme?: string}) => void, position: (link: string) => void,
 *   step: (by: number) => void}} Ears
 * @type {Ears | null}
 */
let ears = null;
/** What was said while the page was still coming. @type {any[]} */
let early = [];

if (controls)
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data !== 'object' || data?.regolo !== 1) return;
    if (ears) hear(ears, data);
    else early = [...early, data].slice(-MOST_EARLY);
  });

/** @param {Ears} ears @param {any} data */
function hear(ears, data) {
  if (data.type === 'set') ears.set({ lang: word(data.lang), theme: word(data.theme) });
  else if (data.type === 'position' && typeof data.link === 'string' && /^[\w.-]{1,60000}$/.test(data.link))
    ears.position(data.link);
  else if (data.type === 'step' && Number.isInteger(data.by)) ears.step(Math.sign(data.by));
}

/** @param {Ears} given */
export function listen(given) {
  if (!controls) return;
  ears = given;
  for (const data of early) hear(given, data);
  early = [];
  dress();
}

/**
 * The copy of the page that is made for frames, `board.html`: it lists nothing that is kept in this browser. A table is
 * shown to who knows its name.
 */
const FOR_FRAMES = document.documentElement.hasAttribute('data-frame');
const IN_FRAMES = new Set(['embed', 'table', 'link', 'rules', 'example', 'lesson', 'puzzle', 'figure', 'lost']);

/** Does a page of another site hold this one? @param {Window} [page] */
export function isHeld(page = window) {
  const { top } = page;
  if (!top || top === page.self || page.origin === 'null') return false; // without an origin nothing of ours is at stake
  try {
    return top.location.origin !== page.location.origin;
  } catch {
    return true;
  }
}

/** Inside other sites a room is shown only where nothing could be pressed by deceit. @param {string} room */
export const mayShow = (room) => (FOR_FRAMES ? IN_FRAMES.has(room) : !isHeld());

/** An address of before there was a page for frames leads there. */
export function goToFrame() {
  if (FOR_FRAMES || !controls || !isHeld()) return false;
  location.replace(`board.html${location.search}${location.hash}`);
  return true;
}

let arrived = '';

/** A game is there: told once for each. @param {string} game @param {string} id */
export function here(game, id) {
  if (!controls || id === arrived) return;
  arrived = id;
  tell('ready', { game, playing: true });
}

/** @param {unknown} value */
const word = (value) => (typeof value === 'string' && /^[a-z]{1,8}$/.test(value) ? value : undefined);

/** Accent and furniture as the host wants them. */
function dress() {
  const root = document.documentElement;
  root.dataset.embed = controls ?? '';
  const accent = asked.get('accent') ?? '';
  if (/^#[0-9a-f]{6}$/i.test(accent)) document.body.style.setProperty('--accent', accent);
  // The height depends on the width alone, so it can't swing to and fro.
  const size = () => tell('resize', { height: Math.round(innerWidth < 720 ? innerWidth * 1.7 : innerWidth * 0.68) });
  addEventListener('resize', size);
  size();
}
