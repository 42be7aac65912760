/**
 * The interpreter module that PyScript imports in its worker: Pyodide, started the quickest way.
 *
 * Two ways lead to the same Python. By `image`: the memory of a Python that had imported all engines when
 * the site was built. By `library`: a normal start from compiled modules and the wheel. The image starts
 * quicker and downloads longer; whatever goes wrong with it, the library remains.
 *
 * The address may end in `#image` or `#library` to insist on a way, or in `#kept=NAME`: that image is at hand.
 */
import './noimportscripts.js';
import { loadPyodide as load, version } from '../../../runtime/pyodide/pyodide.mjs';
import facts from '../../../runtime/build.js';
import { forgetDatabases } from './emptydatabases.js';

export { version };

/** @typedef {import('./startshapes.js').Build} Build */
/** @typedef {(memory: WebAssembly.Memory) => Promise<void>} Preparation what must happen to the fresh memory */

const build = /** @type {Build} */ (facts);
const runtime = new URL('../../../runtime/', import.meta.url);
/** @param {string} name */
const at = (name) => new URL(name, runtime).href;
const WASM = at('pyodide/pyodide.asm.wasm');
const SCRIPT = at('pyodide/pyodide.asm.mjs');
const LIBRARY = at(build.library.file);
const EARLY = at(build.early);
const IMAGE = at(build.image.file);
const MEMORY = IMAGE.replace(/image$/, 'memory.br'); // the same, for hosts that send brotli: the browser unpacks it
const WHEEL = '/lib/regolo.whl';
const NO_LIBRARY = at('no-library.zip'); // answered here, never asked of the server
const EMPTY_ZIP = [80, 75, 5, 6, ...Array(18).fill(0)];

/** Bytes a millisecond from which on the image wins the first visit too (measured: docs/dependencies.md). */
const QUICK_LINE = 4000;
const PATIENCE_BEFORE_KEEPING = 4000;
const [wish, kept] = decodeURIComponent(new URL(import.meta.url).hash.slice(1)).split('=');

/** Does this host send what is smallest? The first big file tells. */
let brotli = false;

forgetDatabases();
// For lateimports.py: where to find what the start leaves out.
Object.assign(globalThis, { regolo: { library: at('pyodide/python_stdlib.zip'), late: at(build.late) } });

/**
 * What PyScript calls, with the streams it wants.
 * @param {Record<string, any>} given
 */
export async function loadPyodide(given) {
  report('runtime', 'start');
  const wasm = compiled(WASM);
  const script = import(SCRIPT);
  for (const promise of [wasm, script]) promise.catch(() => undefined);
  const options = { ...given, indexURL: at('pyodide/'), lockFileContents: build.lock, packageBaseUrl: at('wheels/') };
  let detail;
  if (await imageIsBest(script)) {
    try {
      return await fromImage(options, wasm);
    } catch (reason) {
      detail = String(reason);
    }
  }
  return fromLibrary(options, wasm, detail);
}

/**
 * Asked when the first big script has come: it tells how quick the line is, and nothing of either way has been asked
 * for.
 * @param {Promise<unknown>} script
 */
async function imageIsBest(script) {
  if (wish === 'library' || version !== build.pyodide) return false;
  if (wish === 'image' || kept === build.image.file) return true;
  await script;
  const [entry] = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByName(SCRIPT));
  if (!entry) return false;
  return entry.encodedBodySize / (entry.responseEnd - entry.requestStart) > QUICK_LINE;
}

/**
 * @param {Record<string, any>} options
 * @param {Promise<WebAssembly.Module>} wasm
 */
async function fromImage(options, wasm) {
  const image = new Uint8Array(build.image.size);
  const filled = fill(image);
  filled.catch(() => undefined);
  const prepare = async (/** @type {WebAssembly.Memory} */ memory) => {
    report('image', 'start');
    await filled;
    const lacking = image.length - build.image.body - memory.buffer.byteLength;
    if (lacking > 0) memory.grow(Math.ceil(lacking / 65536));
    addStillPart(image, memory);
  };
  const pyodide = await loadWith({ ...options, stdLibURL: NO_LIBRARY, _loadSnapshot: image }, wasm, prepare);
  // Everybody restores the same memory: nothing random may come from it.
  pyodide.runPython("import random, sys; random.seed(); assert 'pyapp.bridge' in sys.modules");
  report('image', 'done');
  postMessage({ regolo: 'kept', image: build.image.file });
  return pyodide;
}

/**
 * @param {Record<string, any>} options
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {string} [detail] why the image was given up
 */
async function fromLibrary(options, wasm, detail) {
  const [packed, early] = [LIBRARY, EARLY].map((address) => asked(address));
  for (const answer of [packed, early]) answer.catch(() => undefined);
  const prepare = async () => report('library', 'start', detail);
  const pyodide = await loadWith({ ...options, stdLibURL: LIBRARY }, wasm, prepare, packed);
  // Imported from the archive as it is: nothing is quicker (docs/dependencies.md).
  pyodide.FS.writeFile(WHEEL, new Uint8Array(await (await early).arrayBuffer()));
  pyodide.runPython(`import sys; sys.path.append("${WHEEL}"); import late`);
  report('library', 'done');
  setTimeout(keepImage, PATIENCE_BEFORE_KEEPING);
  return pyodide;
}

/** The next start shall have the image at hand. */
async function keepImage() {
  const { connection } = /** @type {any} */ (navigator);
  if (wish === 'library' || connection?.saveData) return;
  try {
    const image = await unpacked(/** @type {any} */ ({ priority: 'low' }));
    await image.pipeTo(new WritableStream()); // nobody needs it now
    postMessage({ regolo: 'kept', image: build.image.file });
  } catch {
    // Not kept, then: the next start will measure the line again.
  }
}

/**
 * loadPyodide with our compiled wasm and what we asked for early, so that nothing waits for anything it need not.
 * @param {Record<string, any>} options
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {Preparation} prepare
 * @param {Promise<Response>} [library]
 */
async function loadWith(options, wasm, prepare, library) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  /** @type {(reason: unknown) => void} */
  let fail = () => undefined;
  const failure = new Promise((_, reject) => {
    fail = reject;
  });
  globalThis.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === WASM) return new Response();
    if (address === NO_LIBRARY) return new Response(new Uint8Array(EMPTY_ZIP));
    return address === LIBRARY && library ? library : fetch(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await wasm;
      report('runtime', 'done');
      const instance = await WebAssembly.instantiate(module, imports);
      await prepare(/** @type {WebAssembly.Memory} */ (instance.exports.memory));
      return { instance, module };
    } catch (reason) {
      fail(reason);
      return new Promise(() => undefined); // Pyodide has no way to go on from here
    }
  };
  try {
    return await Promise.race([load(options), failure]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Some servers don't know wasm; its type is put right here.
 * @param {string} address
 */
async function compiled(address) {
  const answer = await asked(address);
  brotli = isBrotli(answer);
  const known = answer.headers.get('Content-Type')?.startsWith('application/wasm');
  const headers = { 'Content-Type': 'application/wasm' };
  return WebAssembly.compileStreaming(known ? answer : new Response(answer.body, { headers }));
}

/** @param {Response} answer */
const isBrotli = (answer) => answer.headers.get('Content-Encoding') === 'br';

/**
 * The image as it unpacks, in the smaller form where the host sends that.
 * @param {RequestInit} [how]
 * @returns {Promise<ReadableStream>}
 */
async function unpacked(how) {
  const smaller = brotli ? await fetch(MEMORY, how).catch(() => null) : null;
  if (smaller?.ok && smaller.body && isBrotli(smaller)) return smaller.body;
  smaller?.body?.cancel().catch(() => undefined);
  const { body } = await asked(IMAGE, how);
  return /** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream('gzip'));
}

/** @param {Uint8Array} target */
async function fill(target) {
  const reader = (await unpacked()).getReader();
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    target.set(step.value, length);
    length += step.value.length;
  }
  if (length !== target.length) throw new Error(`${IMAGE} has ${length} bytes, not ${target.length}`);
}

/**
 * The image is stored as the difference to the memory as instantiation leaves it.
 * @param {Uint8Array} image
 * @param {WebAssembly.Memory} memory
 */
function addStillPart(image, memory) {
  const words = Math.ceil(build.image.still / 4);
  const still = new Uint32Array(memory.buffer, 0, words);
  const target = new Uint32Array(image.buffer, build.image.body, words);
  for (let i = 0; i < words; i++) target[i] ^= still[i];
}

/** @param {string} address @param {RequestInit} [how] */
async function asked(address, how) {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Error(`${address} is not there (${answer.status})`);
  return answer;
}

/**
 * @param {import('./startshapes.js').StageName} stage
 * @param {'start' | 'done'} state
 * @param {string} [detail]
 */
function report(stage, state, detail) {
  postMessage({ regolo: 'stage', stage, state, detail });
}
