/**
 * An IndexedDB that holds nothing, for PyScript. It opens databases when it loads and before it starts Python, to
 * remember packages; we have none to remember, and a browser that refuses storage (to frames of other sites, say)
 * would end the start right there.
 */
const EMPTY = { getAllKeys: [], getAll: [], count: 0 };

/** @param {unknown} result */
function answered(result) {
  /** @type {any} */
  const request = { result, onsuccess: null };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

const store = new Proxy({}, { get: (_, verb) => () => answered(/** @type {any} */ (EMPTY)[verb]) });
const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };

export function forgetDatabases() {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open: () => answered(database) } });
}

export function rememberDatabases() {
  // What stood there before belongs to the prototype, and shows again.
  Reflect.deleteProperty(globalThis, 'indexedDB');
}
