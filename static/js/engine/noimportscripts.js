/**
 * Imported before Pyodide: it tries importScripts to learn what worker it is in, and our policy would complain of the
 * trial.
 */
Object.defineProperty(globalThis, 'importScripts', { value: undefined, configurable: true, writable: true });

export {};
