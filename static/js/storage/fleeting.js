/**
 * Some browsers forget what a site has kept when it is not visited for a week, unless it is installed: Safari, and
 * every browser of an iPhone. Whoever plays there is told once, with the ways out.
 */
import { controls } from '../base/hostpage.js';
import { readText, writeText } from './safestorage.js';

const TOLD = 'regolo.fleeting';

/** Does this browser forget, and has nobody been told? */
export function forgetsSoon() {
  const { vendor, standalone } = /** @type {Navigator & {standalone?: boolean}} */ (navigator);
  const installed = standalone === true || matchMedia('(display-mode: standalone)').matches;
  return /^Apple/.test(vendor) && !installed && !controls && readText(TOLD) === null;
}

export function forgettingTold() {
  writeText(TOLD, 'yes');
}
