/**
 * Says a word when the page cannot start: a file that is missing, or never comes. No module and without imports, so
 * that it can speak when they fail; what it shows goes away with the first drawing of the page.
 */
(() => {
  const PATIENCE = 15_000;

  function show() {
    const words = document.getElementById('unready');
    if (words) words.hidden = false;
  }

  const speak = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', show) : show());

  /** A file that is missing is told to its own element only; one that breaks, to the window. @param {Event} event */
  function failed({ target }) {
    if (!(target instanceof HTMLLinkElement) || /preload|stylesheet/.test(target.rel)) speak();
  }

  /** A style sheet that never comes would keep the page blank. */
  function lose() {
    if (!document.getElementById('unready')) return;
    for (const sheet of document.querySelectorAll('link'))
      if (sheet.rel === 'stylesheet' && !sheet.sheet) sheet.remove();
    show();
  }

  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', speak);
  setTimeout(lose, PATIENCE);
})();
