/** Diagrams as one script for Node, with a lit-html that writes text: pictures without a browser (pyapp/drawing). */
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPTS = `${ROOT}static/js`;
const TEXT = `${ROOT}tools/site/drawing/lit-html.js`;
const DIRECTIVES = '\0directives';

/** The diagrams of some games and what draws over them. @param {string[]} slugs @param {string} boards the folder of all boards */
export const drawingsOf = (slugs, boards) => `
  ${slugs.map((slug, i) => `import { diagram as d${i}, ground as g${i} } from '${boards}/${slug}/diagram.js';`).join('\n')}
  import { written } from '${TEXT}';
  import { sheet } from '${SCRIPTS}/kit/diagram.js';
  import { hatches } from '${SCRIPTS}/kit/hatch.js';
  import { markLayer, placeOf } from '${SCRIPTS}/kit/marks.js';
  const games = { ${slugs.map((slug, i) => `'${slug}': [d${i}, g${i}]`).join(', ')} };
  export { games, written, sheet, hatches, markLayer, placeOf };`;

/** Puts text in the place of lit-html's elements. */
export const writing = {
  name: 'writing',
  resolveId(/** @type {string} */ source) {
    if (source === TEXT) return TEXT;
    const [, name] = /\/lib\/lit-html\/(.+)/.exec(source) ?? [];
    return name ? (name === 'lit-html.js' ? TEXT : DIRECTIVES) : null;
  },
  load: (/** @type {string} */ id) =>
    id === DIRECTIVES
      ? `export const repeat = (items, key, draw) => items.map(draw ?? key);
         export const ref = () => '';
         export const live = (value) => value;
         export const guard = (_, draw) => draw();
         export const keyed = (_, value) => value;`
      : null,
};
