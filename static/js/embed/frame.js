/**
 * The facade of an embedded board. No module, so that it also runs in a frame without an origin:
 * there it shows what it can and links to the game outside.
 *
 * Parameters (others are ignored), in the address after `?` or after `#`:
 *   game, link | record | pos | example, move, seats, lang, theme, accent, controls, start
 */
(() => {
  const WORDS = {
    it: { play: 'Gioca', open: 'Apri il gioco', stuck: 'In questa cornice il gioco non può partire: si apre in una pagina sua.', picture: 'Il tavolo, in figura' },
    en: { play: 'Play', open: 'Open the game', stuck: 'The game cannot start inside this frame: it opens on a page of its own.', picture: 'The table, as a picture' },
  };
  const asked = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const given = (/** @type {string} */ name) => asked.get(name) ?? '';
  const oneOf = (/** @type {string} */ name, /** @type {string[]} */ values) => (values.includes(given(name)) ? given(name) : values[0]);
  const lang = oneOf('lang', [navigator.language?.startsWith('en') ? 'en' : 'it', 'it', 'en']);
  const theme = oneOf('theme', ['auto', 'light', 'dark']);
  const accent = /^#[0-9a-f]{6}$/i.test(given('accent')) ? given('accent') : '';
  let link = /^[\w.-]{1,60000}$/.test(given('link')) ? given('link') : '';
  const game = (link ? link.split('.')[1] : given('game')).replace(/[^a-z-]/g, '').slice(0, 40);
  const example = !link && /^[A-Z]\d{1,3}[a-z]?$/.test(given('example')) ? given('example') : '';
  const words = WORDS[lang === 'en' ? 'en' : 'it'];
  const page = document.documentElement;
  const part = (/** @type {string} */ name) => /** @type {HTMLAnchorElement} */ (document.getElementById(name));
  const confined = self.origin === 'null';
  const known = JSON.parse(part('catalog').textContent ?? '').games.find((/** @type {any} */ one) => one.slug === game);

  page.lang = lang;
  page.dataset.theme = theme;
  document.body.dataset.game = game;
  if (accent) page.style.setProperty('--accent', accent);
  if (accent) document.body.style.setProperty('--accent', accent);

  /** The address of the game itself: in this frame, or outside it. @param {boolean} inside */
  function address(inside) {
    const said = new URLSearchParams({ lang, theme });
    if (inside) {
      said.set('embed', oneOf('controls', ['full', 'mini', 'none']));
      if (accent) said.set('accent', accent);
    }
    const kept = new URLSearchParams();
    for (const name of ['link', 'record', 'pos', 'move', 'seats']) if (given(name)) kept.set(name, given(name));
    if (example) kept.set('example', example);
    const what = inside ? `#/embed/${game || 'any'}?${kept}` : example ? `#/example/${game}/${example}` : link ? `#/link/${link}` : `#/new/${game}`;
    return new URL(`index.html?${said}${what}`, document.baseURI).href;
  }

  function begin() {
    location.replace(address(true));
  }

  /** @param {string} text */
  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const shown = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
    return JSON.parse(shown.slice(0, 200000));
  }

  /** The position of the link in small, or the scene of the game. */
  async function draw() {
    const place = part('picture');
    place.setAttribute('aria-label', words.picture);
    try {
      if (known && example && !confined) link = (await (await fetch(`./static/learn/${game}/${example}.json`)).json()).link;
      if (!known || !link.split('.')[4] || confined) throw new Error('no picture in the link');
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `./embed/${game}.css`;
      document.head.append(sheet);
      const [{ stamp }, { render }, { view }] = await Promise.all([
        import(`../boards/${game}/stamp.js`), import('../lit.js'), unpacked(link.split('.')[4]),
      ]);
      render(stamp(view), place);
    } catch {
      if (!known) return;
      const scene = new Image();
      scene.alt = '';
      scene.src = `./static/icons/${game}.svg`;
      place.replaceChildren(scene);
    }
  }

  const play = part('play');
  part('name').textContent = known?.name[lang] ?? 'Regolo';
  play.textContent = confined ? words.open : words.play;
  play.href = address(false);
  if (confined) {
    part('text').hidden = false;
    part('text').textContent = words.stuck;
  } else {
    play.addEventListener('click', (event) => {
      event.preventDefault();
      begin();
    });
  }
  draw();

  const start = oneOf('start', ['click', 'visible', 'auto']);
  if (!confined && start === 'auto') begin();
  if (!confined && start === 'visible') {
    new IntersectionObserver((seen, watcher) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      watcher.disconnect();
      begin();
    }, { threshold: 0.5 }).observe(document.body);
  }
  if (parent !== self) parent.postMessage({ regolo: 1, type: 'ready', game, playing: false }, '*');
})();
