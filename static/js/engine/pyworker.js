/**
 * PyScript's PyWorker, with three differences. Its Worker is handed over as soon as it exists, so that it can be
 * heard, and ended, while it is still starting. No hooks are sent to it: they would bring the `pyscript`
 * package, which engines have no use for, and ask for eval, which our policy refuses. And the page is neither searched
 * for PyScript's own tags nor watched for more of them: there are none, and a board has thousands of attributes to look
 * at.
 */

import { forgetDatabases, rememberDatabases } from './emptydatabases.js';
import { closeEyes, openEyes } from './unwatching.js';

/** @typedef {Worker & {sync: Record<string, (text: string) => Promise<string>>}} PyScriptWorker */
/** @typedef {(script: string, options: {version: string, config: object}) => Promise<PyScriptWorker>} PyWorker */

/** @type {((worker: Worker) => void)[]} who waits for the next workers, in the order they were asked for */
const waiting = [];

/** @type {Promise<PyWorker> | null} */
let loading = null;

async function load() {
  const Plain = globalThis.Worker;
  // PyScript takes hold of Worker when its module runs, and only then.
  globalThis.Worker = class extends Plain {
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      waiting.shift()?.(this);
    }

    /** @param {any} message @param {any[]} rest */
    postMessage(message, ...rest) {
      const first = message?.hooks ? { ...message, hooks: undefined } : message;
      super.postMessage(first, .../** @type {[any]} */ (rest));
    }
  };
  forgetDatabases();
  closeEyes();
  try {
    const core = await import(new URL('../../../runtime/pyscript/core.js', import.meta.url).href);
    for (const hooks of Object.values(core.hooks.worker)) hooks.clear();
    return /** @type {PyWorker} */ (core.PyWorker);
  } finally {
    globalThis.Worker = Plain;
    rememberDatabases();
  }
}

/**
 * @param {string} script address of the Python file
 * @param {string} interpreter address of the module that starts Python
 * @param {(worker: Worker) => void} onWorker
 */
export async function pyWorker(script, interpreter, onWorker) {
  loading ??= load();
  loading.catch(() => {
    loading = null;
    openEyes();
  });
  const PyWorker = await loading;
  waiting.push(onWorker);
  return PyWorker(script, { version: interpreter, config: {} }).finally(openEyes);
}
