/**
 * Eyes that see nothing, for PyScript until its first worker is there: the ways by which it searches a page for its
 * tags and attributes, and stays to watch for new ones at every change.
 */
const { MutationObserver, XPathEvaluator } = globalThis;

class Unwatching {
  observe() {}

  disconnect() {}

  takeRecords() {
    return [];
  }
}

class Unfinding {
  createExpression() {
    return { evaluate: () => ({ snapshotLength: 0 }) };
  }
}

export function closeEyes() {
  Object.assign(globalThis, { MutationObserver: Unwatching, XPathEvaluator: Unfinding });
}

export function openEyes() {
  Object.assign(globalThis, { MutationObserver, XPathEvaluator });
}
