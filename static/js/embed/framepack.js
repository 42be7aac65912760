/** What a frame shows of a game from elsewhere before the click (docs/packs.md). */
import { addSheet, moduleOf, packed, packs, readPacks } from '../base/packs.js';

/**
 * Brings one game, if the site has it.
 * @param {string} slug @param {number} contract
 */
export async function bring(slug, contract) {
  await readPacks((other) => other !== slug, contract);
  const pack = packs.get(slug);
  if (!pack) return null;
  addSheet(pack, `static/css/board-${slug}.css`);
  const picture = pack.files.get(`static/icons/${slug}.svg`);
  return {
    name: pack.card.name,
    scene: picture ? `data:image/svg+xml;base64,${packed(picture)}` : '',
    /** What draws: `still` the stamp, `diagram` the whole table. @param {'still' | 'diagram'} how */
    drawer(how) {
      addSheet(pack, `${how}.css`);
      return moduleOf(pack, `${how}.js`);
    },
  };
}
