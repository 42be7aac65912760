/** The address of a place in the app, as it is given away. */
import { packs } from '../base/packs.js';
import { siteUrl } from '../base/siteurl.js';
import { settings } from '../storage/settings.js';

/**
 * A page that shows name, sentence and picture of the game wherever it is pasted, and opens the place in the app.
 * A site in one file has no such page, nor has a game from elsewhere: the build knew nothing of it.
 * @param {string} slug @param {string} place what follows the `#`, with it
 */
export function sharedAddress(slug, place) {
  const page = siteUrl(`play/${slug}.${settings.lang}.html`);
  return page.startsWith(`${location.origin}/`) && !packs.has(slug)
    ? page + place
    : `${location.href.split('#')[0]}${place}`;
}
