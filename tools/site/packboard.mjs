/**
 * The scripts of a game as a wheel of its own: `node packboard.mjs STATIC_JS SLUG OUT`.
 *
 * board.js takes lit-html and the kit from the page that loads it, by the one module that lends them (static/js/kit/lent.js);
 * still.js and diagram.js, for frames, carry all they need, and so does drawings.mjs, for Node.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from '@rollup/wasm-node';
import { drawingsOf, writing } from './innode.mjs';
import { diagramOf, lean, stillOf } from './stills.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OURS = `${ROOT}static/js`;
const LIBRARIES = `${ROOT}node_modules`;
const [scripts, slug, out] = [resolve(process.argv[2]), process.argv[3], resolve(process.argv[4])];
const BOARDS = `${scripts}/boards`;
const LENT = '../../static/js/kit/lent.js'; // from packs/SLUG/ of a site
/** Modules that are written here. @type {Record<string, () => string>} */
const WRITTEN = {
  '\0still': () => stillOf(slug, BOARDS),
  '\0diagram': () => diagramOf(slug, BOARDS),
  '\0drawings': () => drawingsOf([slug], BOARDS),
};
const SHARED = /^(kit|base)\//;

/** A module below static/js: the game's own where it lies, any other in this project. @param {string} path */
const whereIs = (path) => (path.startsWith('boards/') ? `${scripts}/${path}` : `${OURS}/${path}`);

/** @param {string} source @param {string | undefined} from */
function pathOf(source, from) {
  if (!from || !source.startsWith('.') || from.startsWith(LIBRARIES)) return null;
  const folder = from.startsWith(`${scripts}/`) ? scripts : OURS;
  return relative(folder, resolve(dirname(from), source)).replaceAll('\\', '/');
}

/** @param {boolean} shared do the page's own lit-html and kit serve? */
const plugin = (shared) => ({
  name: 'pack',
  resolveId(/** @type {string} */ source, /** @type {string | undefined} */ from) {
    if (source.startsWith('\0')) return source;
    const [, library] = /\/lib\/(lit-html\/.+)/.exec(source) ?? [];
    if (library) return `${LIBRARIES}/${library}`;
    const path = pathOf(source, from);
    if (path === null) return null;
    if (path.startsWith('..') || !existsSync(whereIs(path)))
      throw new Error(`${source}, which ${from} asks for, isn't there`);
    return shared && SHARED.test(path) ? { id: LENT, external: true } : whereIs(path);
  },
  load: (/** @type {string} */ id) => WRITTEN[id]?.() ?? null,
});

/** @param {string} input @param {boolean} shared @param {any[]} plugins */
async function joined(input, shared, plugins = [plugin(shared)]) {
  const bundle = await rollup({
    input,
    treeshake: 'smallest',
    plugins,
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true, paths: { [LENT]: LENT } });
  return output[0];
}

/** All that is lent. */
async function offered() {
  const { exports } = await joined(`${OURS}/kit/lent.js`, false);
  return new Set(exports);
}

const board = await joined(`${BOARDS}/${slug}.js`, true);
const lent = await offered();
const lacking = (board.importedBindings[LENT] ?? []).filter((name) => !lent.has(name));
if (lacking.length) throw new Error(`static/js/kit/lent.js has no ${lacking.join(', ')}, which the board asks for`);
writeFileSync(`${out}/board.js`, lean(board.code));
writeFileSync(`${out}/still.js`, lean((await joined('\0still', false)).code));
if (existsSync(`${BOARDS}/${slug}/diagram.js`)) {
  writeFileSync(`${out}/diagram.js`, lean((await joined('\0diagram', false)).code));
  writeFileSync(`${out}/drawings.mjs`, lean((await joined('\0drawings', false, [writing, plugin(false)])).code));
}
