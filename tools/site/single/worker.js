/**
 * The worker of the page in one file. Its parts come as text from the page, since nothing can be fetched; requests
 * for them are answered here.
 */
// A page without an origin can only have a classic worker, and Pyodide takes one that looks like this for a modern one.
globalThis.importScripts = undefined;
const HOME = 'https://regolo.invalid/';
const parts = new Map();
const real = globalThis.fetch;

function answer({ content, packed, type }) {
  const body = new Blob([bytes(content)]).stream();
  return new Response(packed ? body.pipeThrough(new DecompressionStream('gzip')) : body, {
    headers: { 'Content-Type': type },
  });
}

globalThis.fetch = async (asked, init) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  const part = parts.get(address.replace(HOME, ''));
  return part ? answer(part) : real(asked, init);
};

/** For lateimports.py, which can't wait for a promise. */
globalThis.XMLHttpRequest = class {
  open(_, address) {
    this.part = parts.get(address.replace(HOME, ''));
  }

  send() {
    if (!this.part || this.part.packed) throw new Error('not in this file');
    this.response = bytes(this.part.content).slice().buffer;
    this.status = 200;
  }
};

/** Our modules and Pyodide's, each after those it imports. */
async function imported(names) {
  const made = {};
  for (const name of names) {
    const source = await answer(parts.get(name)).text();
    const linked = source.replace(/@@([\w./-]+)@@/g, (_, other) => made[other]);
    made[name] = URL.createObjectURL(new Blob([linked], { type: 'text/javascript' }));
  }
  return (name) => import(made[name]);
}

let handle;

async function start(given) {
  for (const part of given) parts.set(part.part, part);
  const modules = given.filter(({ type }) => type === 'text/javascript').map(({ part }) => part);
  const load = await imported(modules);
  const [{ default: createPyodideModule }, { loadPyodide }] = await Promise.all([
    load('runtime/pyodide/pyodide.asm.mjs'),
    load('static/js/engine/runtime.js'),
  ]);
  const pyodide = await loadPyodide({ createPyodideModule });
  handle = pyodide.runPython('from pyapp.bridge import handle; handle');
}

onmessage = async ({ data }) => {
  if (!data?.n) return;
  try {
    postMessage({ n: data.n, answer: data.parts ? await start(data.parts) : await handle(data.text) });
  } catch (reason) {
    postMessage({ n: data.n, trouble: String(reason) });
  }
};
