/* Makes, with the very Pyodide that the page will run:
 *   library.zip   the part of the standard library that a start needs, compiled
 *   WHEEL         the regolo wheel, compiled; early.zip and late.zip: the same in two parts, for the start and for later
 *   engines.image a Python that has started and imported every engine
 *   facts.json    what static/js/engine/runtime.js must know of the image
 * node make.mjs PYODIDE_FOLDER WHEEL LATE_PY OUT_FOLDER */
import nodeCrypto from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/* Which column of a line went wrong is told beside the source only, which the page hasn't: a fifth of the compiled code. */
const NO_COLUMNS = { PYTHONNODEBUGRANGES: '1' };

standStill();
const [folder, wheel, late, out] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);

try {
  await compile();
  await dump();
  process.exit(0);
} catch (reason) {
  console.error(String(reason?.message ?? reason));
  process.exit(1);
}

/* Nothing that differs from one making to the next gets into the memory: no clock, no chance. The same sources then give the
 * same image, byte by byte. Whoever restores it has his own clock and chance. */
function standStill() {
  const day = Date.UTC(2024, 0, 1);
  globalThis.Date = class extends Date {
    constructor(...when) {
      super(...(when.length ? when : [day]));
    }

    static now() {
      return day;
    }
  };
  process.argv[1] = '/regolo'; // Python keeps the name of the program: whose folder it lies in is nobody's business
  performance.now = () => 0;
  Math.random = () => 0.5;
  const fill = (bytes) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(7) && bytes;
  crypto.getRandomValues = fill;
  nodeCrypto.randomFillSync = fill;
  syncBuiltinESMExports();
}

async function compile() {
  const pyodide = await loadPyodide({ indexURL: folder, env: { HOME: '/home/pyodide', ...NO_COLUMNS } });
  const { FS } = pyodide;
  FS.writeFile('/source.whl', await readFile(wheel));
  FS.writeFile('/late.py', await readFile(late));
  await runFile(pyodide, 'compile.py');
  await writeFile(join(out, 'library.zip'), FS.readFile('/library.zip'));
  await writeFile(join(out, basename(wheel)), FS.readFile('/compiled.whl'));
  for (const part of ['early.zip', 'late.zip']) await writeFile(join(out, part), FS.readFile(`/${part}`));
}

async function runFile(pyodide, name) {
  pyodide.FS.writeFile('/lib/everything.py', await readFile(join(here, 'everything.py')));
  const globals = pyodide.toPy({ __name__: name });
  pyodide.runPython("import sys; sys.path.append('/lib')");
  pyodide.runPython(await readFile(join(here, name), 'utf8'), { globals });
  globals.destroy();
}

async function dump() {
  const blank = watchInstantiation();
  const pyodide = await loadPyodide({ _makeSnapshot: true, indexURL: folder, stdLibURL: join(out, 'library.zip') });
  pyodide.FS.writeFile('/lib/regolo.whl', await readFile(join(out, 'early.zip'))); // as runtime.js does
  pyodide.runPython("import sys; sys.path.append('/lib/regolo.whl')");
  await runFile(pyodide, 'prepare.py');
  wipeFreeMemory(pyodide._module);
  const image = pyodide.makeMemorySnapshot();
  const body = new Uint32Array(image.buffer, image.byteOffset, 2)[1];
  const still = blank();
  for (let i = 0; i < still.length; i++) image[body + i] ^= still[i];
  await writeFile(join(out, 'engines.image'), gzipSync(image, { level: 9 }));
  await writeFile(join(out, 'facts.json'), JSON.stringify({ size: image.length, body, still: still.length }));
}

/* The image is stored as the difference (XOR) to the memory right after instantiation, so that the
 * static data of the wasm file need not be downloaded a second time. */
function watchInstantiation() {
  let blank = new Uint8Array();
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...words) => {
    const made = await instantiate(...words);
    const { memory } = (made.instance ?? made).exports;
    if (memory instanceof WebAssembly.Memory) blank = withoutZeros(new Uint8Array(memory.buffer));
    return made;
  };
  return () => blank;
}

function withoutZeros(bytes) {
  let end = bytes.length;
  while (end && !bytes[end - 1]) end--;
  return bytes.slice(0, end);
}

/* Zeros in all memory that is free: they compress to nothing. Python's own small blocks first (they are
 * kept by size), then what malloc has; a block beyond the present end of the heap is already blank. */
function wipeFreeMemory(module) {
  const small = [];
  for (let size = 16; size <= 512; size += 16) {
    for (let n = 0; n < 1 << 16; n += size) small.push(blankBlock(module, size, '_PyObject_Malloc'));
  }
  for (const at of small) module._PyObject_Free(at);
  const end = module._sbrk(0);
  const large = [];
  for (let size = 1 << 18; size >= 16; size >>= 1) {
    for (;;) {
      const at = module._malloc(size);
      large.push(at);
      if (at + size > end) break;
      module.HEAPU8.fill(0, at, at + size);
    }
  }
  for (const at of large) module._free(at);
}

function blankBlock(module, size, allocate) {
  const at = module[allocate](size);
  module.HEAPU8.fill(0, at, at + size);
  return at;
}
