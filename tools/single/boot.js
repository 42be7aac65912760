/**
 * Unpacks the page that this file carries, and starts it. Modules become blobs in an order in which each one's imports
 * are there before it; pictures, words and style sheets become blobs when somebody asks for their address.
 */
(async () => {
  const bytes = (base64) => Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const text = (id) => document.getElementById(id).textContent;
  const unpacked = (id) => new Response(new Blob([bytes(text(id))]).stream().pipeThrough(new DecompressionStream('gzip')));
  const blob = (content, type) => URL.createObjectURL(new Blob([content], { type }));
  // A frame that may only run scripts may not send forms, and says nothing at all then; ours go nowhere anyway.
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button[type=submit]');
    if (!button?.form || window.top === window || event.defaultPrevented) return;
    event.preventDefault();
    if (button.form.reportValidity()) button.form.dispatchEvent(new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }));
  });
  try {
    const { modules, files } = await (await unpacked('page')).json();
    const made = {};
    for (const [path, source] of modules) made[path] = blob(source.replace(/@@([\w./-]+)@@/g, (_, name) => made[name]), 'text/javascript');
    const address = (path) => {
      const [type, content, packed] = files[path] ?? [];
      if (type) made[path] ??= blob(packed ? bytes(content) : content, type);
      return made[path] ?? `https://regolo.invalid/${path}`;
    };
    const whole = new Promise((done) => {
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done);
      else done();
    });
    /** What the worker needs, once this file has been read to its end. */
    const runtime = async () => {
      await whole;
      const parts = [...document.querySelectorAll('script[data-part]')];
      return parts.map(({ dataset: { part, packed, type }, textContent }) => ({ part, packed: packed === 'gzip', type, base64: textContent }));
    };
    globalThis.regolo = { address, runtime, worker: () => blob(text('worker'), 'text/javascript') };
    await import(made['static/js/main.js']);
  } catch (reason) {
    console.warn(reason);
    document.getElementById('too-old').hidden = false;
  }
})();
