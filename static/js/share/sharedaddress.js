/** The address of a place in the app, as it is given away. */
import { settings } from '../storage/settings.js';
import { siteUrl } from '../base/siteurl.js';

/**
 * A page that shows name, sentence and picture of the game wherever it is pasted, and opens
 * the place in the app. A site in one file has no such page.
 * @param {string} slug @param {string} place what follows the `#`, with it
 */
export function sharedAddress(slug, place) {
  const page = siteUrl(`play/${slug}.${settings.lang}.html`);
  return page.startsWith(`${location.origin}/`) ? page + place : `${location.href.split('#')[0]}${place}`;
}
