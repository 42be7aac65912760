/** Where Node finds what the site brings: lit-html from its package, and a worker that isn't one. */
const WORKER = `export class Engine {
  start() {} sleep() {} restart() {}
  ask(request) { return globalThis.testEngine.ask(request); }
}`;

export async function resolve(specifier, context, next) {
  const [, vendored] = /\/lib\/(lit-html\/.+)$/.exec(specifier) ?? [];
  if (vendored)
    return next(vendored.replace('lit-html/lit-html.js', 'lit-html'), { ...context, parentURL: import.meta.url });
  if (specifier.endsWith('/engine.js') && context.parentURL?.endsWith('/client.js'))
    return { url: 'test:worker', shortCircuit: true };
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (url === 'test:worker') return { format: 'module', source: WORKER, shortCircuit: true };
  return next(url, context);
}
