/** The address of a place in the app, as it is given away. */
import { hasPage } from '../base/packs.js';
import { siteUrl } from '../base/siteurl.js';
import { settings } from '../storage/settings.js';

/**
 * A page that shows name, sentence and picture of the game wherever it is pasted, and opens the place in the app.
 * A site in one file has no such page, nor may a game from elsewhere have brought one.
 * @param {string} slug @param {string} place what follows the `#`, with it
 */
export function sharedAddress(slug, place) {
  const path = `play/${slug}.${settings.lang}.html`;
  const page = siteUrl(path);
  return page.startsWith(`${location.origin}/`) && hasPage(slug, path)
    ? page + place
    : `${location.href.split('#')[0]}${place}`;
}
