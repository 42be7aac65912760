/** What frames need of one game: scripts that draw its stamp, or its whole table, and no more. */
import { fileURLToPath } from 'node:url';

const SCRIPTS = fileURLToPath(new URL('../../static/js', import.meta.url));

/** The picture of a game in a frame. @param {string} slug @param {string} boards the folder of all boards */
export const stillOf = (slug, boards) => `
  import { stamp } from '${boards}/${slug}/stamp.js';
  import { STAMP as shape } from '${boards}/${slug}/shape.js';
  import { sketch } from '${boards}/${slug}/sketch.js';
  import { shower } from '${SCRIPTS}/embed/still/show.js';
  export const show = shower({ stamp, shape, sketch });`;

/** The same for a diagram: the whole table, what an author draws over it. @param {string} slug @param {string} boards */
export const diagramOf = (slug, boards) => `
  import { diagram, ground } from '${boards}/${slug}/diagram.js';
  import { STAMP as shape } from '${boards}/${slug}/shape.js';
  import { sketch } from '${boards}/${slug}/sketch.js';
  import { shower } from '${SCRIPTS}/embed/still/show.js';
  import { drawer } from '${SCRIPTS}/embed/still/figure.js';
  export const show = shower({ stamp: drawer(diagram, ground), shape, sketch });`;

/** Without what only a reader of the code needs. @param {string} code */
export const lean = (code) =>
  code
    .replace(/\/\*\*.*?\*\/ ?/gms, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/[ \t]+\/\/ .*$/gm, '')
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/\n(?=[})])|(?<=[{(])\n/g, '');
