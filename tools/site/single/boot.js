/**
 * Unpacks the page that this file carries, and starts it. Modules become blobs in an order in which each one's imports
 * are there before it; pictures, words and style sheets become blobs when somebody asks for their address.
 */
(async () => {
  const text = (id) => document.getElementById(id).textContent;
  const unpacked = (id) =>
    new Response(new Blob([bytes(text(id))]).stream().pipeThrough(new DecompressionStream('gzip')));
  const blob = (content, type) => URL.createObjectURL(new Blob([content], { type }));
  const asked = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  /**
   * Chromium sits for some seconds on what a file puts into localStorage, and a tab that is closed or reloaded meanwhile
   * loses it. So every text has a second copy in a database, which is there at once, and is the one that counts.
   */
  const keepTwice = async () => {
    const opening = indexedDB.open('regolo', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    const database = await asked(opening);
    const kept = database.transaction('texts').objectStore('texts');
    const [keys, texts] = await Promise.all([asked(kept.getAllKeys()), asked(kept.getAll())]);
    for (const [i, key] of keys.entries()) {
      if (texts[i] === null) localStorage.removeItem(key);
      else localStorage.setItem(key, texts[i]);
    }
    const { setItem, removeItem } = Storage.prototype;
    const copy = (storage, key, value) => {
      if (storage !== localStorage) return;
      const writing = database.transaction('texts', 'readwrite');
      writing.objectStore('texts').put(value, key);
      writing.commit?.();
    };
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      copy(this, key, String(value));
    };
    Storage.prototype.removeItem = function (key) {
      removeItem.call(this, key);
      copy(this, key, null);
    };
  };
  // A frame that may only run scripts may not send forms, and says nothing at all then; ours go nowhere anyway.
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button[type=submit]');
    if (!button?.form || window.top === window || event.defaultPrevented) return;
    event.preventDefault();
    if (button.form.reportValidity())
      button.form.dispatchEvent(new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }));
  });
  try {
    const { modules, files } = await (await unpacked('page')).json();
    if (location.protocol === 'file:')
      await Promise.race([keepTwice().catch(() => undefined), new Promise((done) => setTimeout(done, 1000))]);
    const made = {};
    for (const [path, source] of modules)
      made[path] = blob(
        source.replace(/@@([\w./-]+)@@/g, (_, name) => made[name]),
        'text/javascript',
      );
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
      return parts.map(({ dataset: { part, packed, type }, textContent }) => ({
        part,
        packed: packed === 'gzip',
        type,
        content: textContent,
      }));
    };
    globalThis.regolo = { address, runtime, worker: () => blob(text('worker'), 'text/javascript') };
    await (await import(made['static/js/app/main.js'])).started;
  } catch (reason) {
    console.warn(reason);
    document.getElementById('too-old').hidden = false;
  }
})();
