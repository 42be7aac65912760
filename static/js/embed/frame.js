/**
 * The facade of an embedded board. No module, so that it also runs in a frame without an origin:
 * there it shows what it can and links to the game outside.
 *
 * Parameters (others are ignored), in the address after `?` or after `#`:
 *   game,link|record|pos|position|example|figure|puzzle,picture,marks,ask,answer,hint,caption,
 *   move,seats,view,lang,theme, accent, controls, start
 */
(async () => {
  const WORDS = {
    it: {
      play: 'Gioca',
      answer: 'Rispondi',
      open: 'Apri il gioco',
      stuck: 'In questa cornice il gioco non può partire: si apre in una pagina sua.',
      picture: 'Il tavolo, in figura',
      ring: 'cerchio',
      arrow: 'freccia',
      number: 'numero',
      cross: 'croce',
      late: 'Il disegno di questo collegamento ci metteva troppo: l’abbiamo lasciato fuori.',
    },
    en: {
      play: 'Play',
      answer: 'Answer',
      open: 'Open the game',
      stuck: 'The game cannot start inside this frame: it opens on a page of its own.',
      picture: 'The table, as a picture',
      ring: 'ring',
      arrow: 'arrow',
      number: 'number',
      cross: 'cross',
      late: 'The picture in this link took too long to draw, so it is left out.',
    },
  };
  const LONGEST_ALT = 2000; // letters of a picture in words
  const SVG = 'http://www.w3.org/2000/svg';
  const asked = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const confined = self.origin === 'null';
  addEventListener('message', async ({ source, data }) => {
    if (confined || source !== parent || parent === self || data?.regolo !== 1) return;
    const { hear } = await import(new URL('./static/js/embed/hearing.js', document.baseURI).href);
    hear(data, asked);
  });
  /** What a figure says of itself, under the names of the parameters. @type {Record<string, string>} */
  let said = {};
  const given = (/** @type {string} */ name) => asked.get(name) ?? said[name] ?? '';
  const oneOf = (/** @type {string} */ name, /** @type {string[]} */ values) =>
    values.includes(given(name)) ? given(name) : values[0];
  /**
   * A position as one line, `suk ..W.G..K`, as JSON; a word without a name is the ring of the only game that has one.
   * @param {string} text
   */
  function oneLine(text) {
    if (!/^[a-z]/.test(text.trim())) return text;
    const [slug, ...words] = text.trim().split(/\s+/);
    const fields = words.map((word) => {
      const [name, value] = word.includes('=') ? word.split(/=(.*)/s) : ['ring', word.padEnd(24, '.')];
      try {
        return [name, JSON.parse(value)];
      } catch {
        return [name, value];
      }
    });
    return JSON.stringify({ game: slug, ...Object.fromEntries(fields) });
  }

  /** What the build or an author packed, so that frames are light. @param {BlobPart} packed */
  const unfolded = (packed) =>
    new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
  const bytesOf = (/** @type {string} */ text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

  const lang = oneOf('lang', [navigator.language?.startsWith('en') ? 'en' : 'it', 'it', 'en']);
  if (asked.get('figure')) {
    try {
      const { beginning } = await import(new URL('./static/js/embed/beginning.js', document.baseURI).href);
      said = await beginning(asked.get('figure') ?? '', lang);
    } catch {
      // it is said by the rules what is wrong in it
    }
  }
  const theme = oneOf('theme', ['auto', 'light', 'dark']);
  const accent = /^#[0-9a-f]{6}$/i.test(given('accent')) ? given('accent') : '';
  const link = /^[\w.-]{1,60000}$/.test(given('link')) ? given('link') : '';
  const picture = /^[\w-]{1,60000}$/.test(given('picture')) ? given('picture') : '';
  const written = link ? '' : given('record').slice(0, 60000);
  const pos = link
    ? ''
    : written
      ? /\n[ \t]*\n\s*\S/.test(written)
        ? ''
        : (/^position:(.*)$/m.exec(written)?.[1] ?? '')
      : oneLine(given('pos') || given('position')).slice(0, 60000);
  const game = (
    link.split('.')[1] ||
    /^game:\s*([\w-]+)/m.exec(written)?.[1] ||
    given('game') ||
    /"game"\s*:\s*"([\w-]+)"/.exec(pos)?.[1] ||
    ''
  )
    .replace(/[^a-z-]/g, '')
    .slice(0, 40);
  const example = !link && !written && !pos && /^[A-Z]\d{1,3}[a-z]?$/.test(given('example')) ? given('example') : '';
  const words = WORDS[lang === 'en' ? 'en' : 'it'];
  const page = document.documentElement;
  const part = (/** @type {string} */ name) => /** @type {HTMLAnchorElement} */ (document.getElementById(name));
  const catalogue = JSON.parse(part('catalog').textContent ?? '');
  let known = catalogue.games.find((/** @type {any} */ one) => one.slug === game);
  /** A game from elsewhere. @type {any} */
  let pack = null;
  const place = part('picture');
  const marks = given('marks').slice(0, 2000);
  const caption = given('caption').slice(0, 1000);
  const controls = oneOf('controls', ['full', 'mini', 'none', 'diagram']);
  const puzzle = /^[\w-]{1,40}$/.test(given('puzzle')) ? given('puzzle') : '';
  const exercise = Boolean(puzzle || asked.get('figure') || asked.has('ask') || asked.has('answer'));
  const asks = Boolean(puzzle || asked.has('ask') || asked.has('answer') || said.asks);
  const diagram = controls === 'diagram' || exercise;
  let told = false;
  /** What a question about a table is made of. */
  const ASKING = ['marks', 'ask', 'answer', 'hint', 'caption', 'figure', 'puzzle'];

  page.lang = lang;
  page.dataset.theme = theme;
  document.body.dataset.game = game;
  if (accent) page.style.setProperty('--accent', accent);
  if (accent) document.body.style.setProperty('--accent', accent);

  /** The address of the game itself: in this frame, or outside it. @param {boolean} inside */
  function address(inside) {
    const said = new URLSearchParams({ lang, theme: page.dataset.theme ?? '' });
    if (inside) {
      said.set('embed', controls === 'diagram' || (exercise && !asked.has('controls')) ? 'none' : controls);
      if (accent) said.set('accent', accent);
    }
    const kept = new URLSearchParams();
    for (const name of ['link', 'record', 'move', 'seats', 'view', ...(exercise ? ASKING : [])])
      if (asked.get(name)) kept.set(name, asked.get(name) ?? '');
    const placed = asked.get('pos') || asked.get('position');
    if (placed) kept.set('pos', oneLine(placed));
    if (example) kept.set('example', example);
    const what =
      inside || exercise
        ? `#/embed/${game || 'any'}?${kept}`
        : example
          ? `#/example/${game}/${example}`
          : link
            ? `#/link/${link}`
            : `#/new/${game}`;
    return new URL(`${inside ? 'board' : 'index'}.html?${said}${what}`, document.baseURI).href;
  }

  function begin() {
    asked.set('start', 'auto'); // whatever is heard from now on is for the game
    location.replace(address(true));
  }

  /** @param {string} text */
  function say(text) {
    part('text').hidden = false;
    part('text').textContent = text;
  }

  /** A drawing made by the build: [name, attributes, ...what is inside]. @param {any} drawn @returns {Node} */
  function made(drawn) {
    if (typeof drawn === 'string') return document.createTextNode(drawn);
    const [name, attributes, ...inside] = drawn;
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.append(...inside.map(made));
    return element;
  }

  /** What draws the picture: the stamp of the game, or its whole table. */
  const drawer = diagram || marks ? `${game}-diagram` : game;

  function dress() {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = `./embed/${drawer}.css`;
    document.head.append(sheet);
  }

  async function packedScene() {
    const answer = await fetch(`./embed/${game}.z`);
    if (!answer.ok) throw new Error('no packed scene');
    return `data:image/svg+xml,${encodeURIComponent(await unfolded(await answer.arrayBuffer()))}`;
  }

  async function drawExample() {
    const answer = await fetch(`./static/learn/${game}/${example}.json`);
    if (!answer.ok) return false;
    const { link: table, still } = await answer.json();
    if (diagram || marks) return (await drawGiven(table)).drawn;
    place.replaceChildren(made(JSON.parse(await unfolded(bytesOf(still)))));
    dress();
    return true;
  }

  /** A game that isn't ours may be one that the owner of the site has added. */
  async function lookElsewhere() {
    const { bring } = await import(new URL('./static/js/embed/framepack.js', document.baseURI).href);
    pack = await bring(game, catalogue.contract);
    known = pack;
    nameIt();
  }

  const drawers = () => {
    if (pack) return pack.drawer(diagram || marks ? 'diagram' : 'still');
    dress();
    return import(new URL(`./embed/${drawer}.js`, document.baseURI).href);
  };

  /** One of our puzzles: its table and its question. */
  async function drawPuzzle() {
    const answer = await fetch(`./static/learn/${game}/puzzles/${puzzle}.json`);
    if (!answer.ok) return false;
    const { link: table, ask } = await answer.json();
    question(ask[lang] ?? '');
    return (await drawGiven(table)).drawn;
  }

  /** The question, under the picture. @param {string} asks */
  function question(asks) {
    part('ask').textContent = asks;
    part('ask').hidden = !asks;
    document.body.classList.toggle('is-asking', Boolean(asks));
  }

  /** @param {string} [table] a link @returns {Promise<{drawn: boolean, glimpse: boolean}>} */
  async function drawGiven(table = link) {
    const { show } = await drawers();
    const found = await show({ link: table, pos, picture, marks }, place);
    if (found.late) say(words.late);
    if (typeof found.alt?.[lang] === 'string') place.setAttribute('aria-label', found.alt[lang].slice(0, LONGEST_ALT));
    return found;
  }

  /** The marks in words: `2: dock-8` is number 2 at dock-8. */
  const saidMarks = () =>
    marks
      .split(/;|,\s/)
      .map((mark) => {
        const [, head = '', at = ''] = /^\s*((?:[a-z]+|\d+)(?: +(?:[a-z]+|\d+))*\s*:)?(.*)$/i.exec(mark) ?? [];
        const n = /\d+/.exec(head)?.[0];
        const numbered = n ? `${words.number} ${n}` : words.ring;
        const kind = at.includes('>') ? words.arrow : /cross/.test(head) ? words.cross : numbered;
        return at.trim() && `${kind}: ${at.replace(/\s*>\s*/, ' → ').trim()}`;
      })
      .filter(Boolean)
      .join('; ');

  /** The picture of what was asked for, else the scene of the game. Is it only to be looked at? */
  async function draw() {
    place.setAttribute('aria-label', [caption || words.picture, saidMarks()].filter(Boolean).join('. '));
    question(given('ask').slice(0, 1000));
    let drawn = false;
    let glimpse = false;
    try {
      if (known && !confined && puzzle && !pack) drawn = await drawPuzzle();
      else if (known && !confined && example && !pack) drawn = await drawExample();
      else if (known && !confined && (link || pos || picture)) ({ drawn, glimpse } = await drawGiven());
    } catch {
      // a picture more or less
    }
    if (!drawn && known) {
      const scene = new Image();
      scene.alt = '';
      scene.src = pack ? pack.scene : await packedScene().catch(() => `./static/icons/${game}.svg`);
      place.replaceChildren(scene);
    }
    return glimpse;
  }

  /** Told once, when there is something to see. */
  function ready() {
    if (parent !== self && !told) parent.postMessage({ regolo: 1, type: 'ready', game, playing: false }, '*');
    told = true;
  }

  /** A glimpse is a diagram: it has no button in the way, and nothing to start. @param {boolean} playable */
  function offer(playable) {
    const play = part('play');
    play.hidden = false;
    play.textContent = !playable ? words.open : asks ? words.answer : words.play;
    play.href = address(false);
    play.classList.toggle('is-link', !playable || (diagram && !asks));
    if (!playable) return;
    play.addEventListener('click', (event) => {
      event.preventDefault();
      begin();
    });
    const start = oneOf('start', ['click', 'visible', 'auto']);
    if (start === 'auto') {
      ready();
      begin();
    }
    if (start === 'visible') {
      new IntersectionObserver(
        (seen, watcher) => {
          if (!seen.some((one) => one.isIntersecting)) return;
          watcher.disconnect();
          begin();
        },
        { threshold: 0.5 },
      ).observe(document.body);
    }
  }

  const nameIt = () => {
    part('name').textContent = known?.name[lang] ?? 'Regolo';
  };
  nameIt();
  part('name').hidden = diagram;
  document.body.classList.toggle('is-diagram', diagram);
  part('caption').textContent = caption;
  part('caption').hidden = !caption;
  if (confined) say(words.stuck);
  // Only a link without moves may be a glimpse: everything else can be played at once.
  const waits = !confined && link && !link.split('.')[3];
  const elsewhere = game && !known && !confined;
  const drawing = elsewhere
    ? lookElsewhere()
        .catch(() => undefined)
        .then(draw)
    : draw();
  if (waits) drawing.then((glimpse) => offer(!glimpse));
  else offer(!confined);
  drawing.finally(ready);
})();
