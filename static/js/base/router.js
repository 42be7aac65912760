/**
 * Addresses after the `#`:  /  /new/<slug>  /table/<id>  /settings  /rules/<slug>/<rule>  /example/<slug>/<id>
 * /lesson/<slug>  /puzzles  /puzzle/<slug>/<id>  /figure/<slug>/<a packed figure>
 * /link/<a whole game>  /join/<a code>  /embed/<slug>?<what to show>
 * /studio  /studio/<slug>  /studio/<slug>/<what to begin with>
 *
 * @typedef {'home' | 'new' | 'table' | 'settings' | 'rules' | 'example' | 'lesson' | 'puzzles' | 'puzzle'
 *   | 'figure' | 'link' | 'join' | 'embed' | 'studio' | 'lost'} Page
 * @typedef {{page: Page, args: string[]}} Route
 */
import { here, push, rename } from './hash.js';

const pages = new Set([
  'new',
  'table',
  'settings',
  'rules',
  'example',
  'lesson',
  'puzzles',
  'puzzle',
  'figure',
  'link',
  'join',
  'embed',
  'studio',
]);

/** @returns {Route} */
export function currentRoute() {
  const [path, query = ''] = here().replace(/^#\/?/, '').split('?', 2);
  const parts = [...path.split('/').filter(Boolean).map(plain), ...(query ? [query] : [])];
  if (!parts.length) return { page: 'home', args: [] };
  const [page, ...args] = parts;
  return pages.has(page) ? { page: /** @type {any} */ (page), args } : { page: 'lost', args: parts };
}

/** @param {string} part */
function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param {...string} parts */
export const href = (...parts) => `#/${parts.map(encodeURIComponent).join('/')}`;

/** @param {string} address @param {{replace?: boolean}} [how] */
export function go(address, { replace = false } = {}) {
  if (!replace) {
    push(address);
    return;
  }
  rename(address);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** @param {() => void} listener */
export const onRoute = (listener) => addEventListener('hashchange', listener);
