/**
 * Joins the page's modules into a few files: `node bundle.mjs OUT`.
 *
 * The engine's door is one file, the rest of what the first page needs is another, then what a table needs, then the
 * other pages; each board brings its own, and what boards have in common is one more. Which module goes where follows
 * from what imports what. Names and lines of code stay, so that a stack trace can be read.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from '@rollup/wasm-node';
import { drawingsOf, writing } from './innode.mjs';
import { diagramOf, lean, stillOf } from './stills.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = resolve(process.argv[2]);
const SCRIPTS = 'static/js';
const DOC_COMMENT = /^[ \t]*\/\*\*.*?\*\/\n?/gms;

/** @param {string} folder */
const scripts = (folder) =>
  readdirSync(ROOT + folder)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => `${folder}/${name}`);

/** What the page, a test or a bench asks for by its name. */
const ENTRIES = [
  `${SCRIPTS}/engine/engine.js`,
  `${SCRIPTS}/app/main.js`,
  `${SCRIPTS}/kit/lent.js`,
  ...scripts(`${SCRIPTS}/boards`),
];

/** Each file takes these and all they import, unless an earlier one has it. */
const FILES = [
  { name: `${SCRIPTS}/engine/engine`, modules: [`${SCRIPTS}/engine/engine.js`] },
  { name: `${SCRIPTS}/app/main`, modules: [`${SCRIPTS}/app/main.js`] },
  { name: `${SCRIPTS}/pages/table`, modules: [`${SCRIPTS}/pages/table.js`] },
  { name: `${SCRIPTS}/pages/others`, modules: scripts(`${SCRIPTS}/pages`) },
];
const STILL = 'still:'; // the picture of a game in a frame
const DIAGRAM = 'diagram:'; // the whole table in a frame, with what an author draws over it
const SHARED = { folder: `${SCRIPTS}/kit/`, name: `${SCRIPTS}/kit` };

/** A module's path inside the project. @param {string} id */
const pathOf = (id) => relative(ROOT, id).replaceAll('\\', '/');

/** Which file each module goes into. @param {(id: string) => {importedIds: readonly string[]}} infoOf */
function shareOut(infoOf) {
  const places = new Map();
  const take = (/** @type {string} */ id, /** @type {string} */ name) => {
    if (places.has(id)) return;
    places.set(id, name);
    for (const next of infoOf(id).importedIds) take(next, name);
  };
  for (const { name, modules } of FILES)
    for (const module of modules) take(fileURLToPath(new URL(`../../${module}`, import.meta.url)), name);
  return places;
}

/** @type {Map<string, string> | null} */
let places = null;

/** The page's own modules, and the library they name by where the site keeps it. */
const PLUGIN = {
  name: 'regolo',
  resolveId(/** @type {string} */ source) {
    if (source.startsWith(STILL) || source.startsWith(DIAGRAM)) return source;
    const [, name] = /\/lib\/(.+)/.exec(source) ?? [];
    if (!name) return null;
    // A whole library that is fetched only when somebody shares stays outside; its way is counted from the folder all entries share.
    return name.startsWith('lit-html/')
      ? `${ROOT}node_modules/${name}`
      : { id: `${ROOT}${SCRIPTS}/lib/${name}`, external: 'relative' };
  },
  load: (/** @type {string} */ id) =>
    id.startsWith(STILL)
      ? stillOf(id.slice(STILL.length), `${ROOT}${SCRIPTS}/boards`)
      : id.startsWith(DIAGRAM)
        ? diagramOf(id.slice(DIAGRAM.length), `${ROOT}${SCRIPTS}/boards`)
        : null,
  transform: (/** @type {string} */ code) => ({ code: code.replace(DOC_COMMENT, ''), map: null }),
  // An address beside a module stays beside where the module was written, whatever file holds it now.
  resolveImportMeta: (/** @type {string | null} */ property, /** @type {any} */ { chunkId, moduleId }) =>
    property === 'url'
      ? `new URL(${JSON.stringify(posix.relative(posix.dirname(chunkId), pathOf(moduleId)))}, import.meta.url).href`
      : null,
};

const joined = await rollup({
  input: Object.fromEntries(ENTRIES.map((name) => [name.replace(/\.js$/, ''), ROOT + name])),
  preserveEntrySignatures: 'allow-extension',
  onwarn: ({ message }) => {
    throw new Error(message);
  },
  plugins: [PLUGIN],
});
await joined.write({
  dir: OUT,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  minifyInternalExports: false,
  hoistTransitiveImports: false,
  manualChunks(id, { getModuleInfo }) {
    places ??= shareOut(/** @type {any} */ (getModuleInfo));
    return places.get(id) ?? (pathOf(id).startsWith(SHARED.folder) ? SHARED.name : undefined);
  },
});

mkdirSync(`${OUT}/embed`, { recursive: true });
for (const board of scripts(`${SCRIPTS}/boards`)) {
  const slug = posix.basename(board, '.js');
  for (const [name, source] of [
    [slug, STILL + slug],
    [`${slug}-diagram`, DIAGRAM + slug],
  ]) {
    const still = await rollup({
      input: { [name]: source },
      treeshake: 'smallest',
      plugins: [PLUGIN],
      onwarn: ({ message }) => {
        throw new Error(message);
      },
    });
    const { output } = await still.generate({ format: 'es', inlineDynamicImports: true });
    writeFileSync(`${OUT}/embed/${name}.js`, lean(output[0].code));
  }
}

const slugs = scripts(`${SCRIPTS}/boards`).map((board) => posix.basename(board, '.js'));
const DRAWINGS = {
  name: 'drawings',
  resolveId: (/** @type {string} */ source) => (source === 'drawings' ? source : null),
  load: (/** @type {string} */ id) => (id === 'drawings' ? drawingsOf(slugs, `${ROOT}${SCRIPTS}/boards`) : null),
};
const drawings = await rollup({
  input: 'drawings',
  plugins: [writing, DRAWINGS],
  onwarn: ({ message }) => {
    throw new Error(message);
  },
});
const { output: inNode } = await drawings.generate({ format: 'es', inlineDynamicImports: true });
writeFileSync(`${OUT}/drawings.mjs`, lean(inNode[0].code));
