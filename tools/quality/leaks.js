// Counts what outlives a game: listeners on what is there for as long as the page is, and channels that stay open.
(() => {
  const held = new Map();
  const inPage = (target) => target instanceof Node && target !== document && target !== document.documentElement;
  const key = (type, options) => `${type} ${Boolean(typeof options === 'object' ? options?.capture : options)}`;
  const of = (target) => held.get(target) ?? held.set(target, new Map()).get(target);
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  EventTarget.prototype.addEventListener = function (type, run, options) {
    const target = this ?? globalThis;
    if (run && !inPage(target) && target !== document.body && !options?.once) {
      const name = key(type, options);
      const runs = of(target).get(name) ?? of(target).set(name, new Set()).get(name);
      runs.add(run);
      if (options?.signal) addEventListener.call(options.signal, 'abort', () => runs.delete(run), { once: true });
    }
    return addEventListener.call(target, type, run, options);
  };
  EventTarget.prototype.removeEventListener = function (type, run, options) {
    const target = this ?? globalThis;
    held.get(target)?.get(key(type, options))?.delete(run);
    return removeEventListener.call(target, type, run, options);
  };
  globalThis.regoloHeld = () => {
    const told = {};
    for (const [target, types] of held)
      for (const [name, runs] of types) {
        const known = `${target.constructor.name} ${name.split(' ')[0]}`;
        if (runs.size) told[known] = (told[known] ?? 0) + runs.size;
      }
    return told;
  };
})();
