/** The page where owners of other sites choose a board and take its line of HTML. */
import { html, render } from '../base/lit.js';
import { catalog, lookForPacks } from '../base/catalog.js';
import { copyText } from '../share/download.js';
import { linkIn } from '../share/gamelink.js';

const WORDS = {
  it: {
    title: 'Un tavolo di Regolo nel tuo sito',
    game: 'Gioco',
    position: 'Posizione (collegamento di Condividi, JSON o testo di una partita; facoltativa)',
    drawing: 'La posizione viene disegnata…',
    undrawn: 'Le regole non sono partite: la cornice disegnerà quel che la posizione dice da sé.',
    lang: 'Lingua',
    theme: 'Colori',
    accent: 'Tinta',
    controls: 'Comandi',
    start: 'Parte',
    example: 'Un esempio del regolamento',
    new: 'una partita nuova',
    it: 'Italiano',
    en: 'Inglese',
    auto: 'come il sistema',
    light: 'chiari',
    dark: 'scuri',
    full: 'tutti',
    mini: 'pochi',
    none: 'solo il tavolo',
    click: 'con un clic',
    visible: 'quando si vede',
    'start.auto': 'subito',
    frame: 'Una riga che funziona ovunque',
    element: 'Con un elemento che ascolta e risponde',
    copy: 'Copia',
    copied: 'Copiato',
    preview: 'Anteprima',
    other: 'English',
    host: 'Una pagina d’esempio',
    studio: 'Componi una posizione nello studio',
  },
  en: {
    title: 'A table of Regolo in your site',
    game: 'Game',
    position: 'Position (a link from Share, JSON, or the text of a game; optional)',
    drawing: 'Drawing the position…',
    undrawn: 'The rules have not started: the frame will draw what the position says by itself.',
    lang: 'Language',
    theme: 'Colours',
    accent: 'Accent',
    controls: 'Controls',
    start: 'Starts',
    example: 'A worked example',
    new: 'a new game',
    it: 'Italian',
    en: 'English',
    auto: 'as the system',
    light: 'light',
    dark: 'dark',
    full: 'all',
    mini: 'few',
    none: 'board only',
    click: 'with a click',
    visible: 'when in sight',
    'start.auto': 'at once',
    frame: 'One line that works everywhere',
    element: 'As an element that listens and answers',
    copy: 'Copy',
    copied: 'Copied',
    preview: 'Preview',
    other: 'Italiano',
    host: 'An example page',
    studio: 'Lay out a position in the studio',
  },
};
const ROOT = new URL('../../../', import.meta.url);

const choice = {
  game: catalog.games[0]?.slug ?? '',
  link: '',
  pos: '',
  record: '',
  picture: '',
  example: '',
  lang: navigator.language?.startsWith('en') ? 'en' : 'it',
  theme: 'auto',
  accent: '',
  controls: 'full',
  start: 'click',
};
/** @type {'it' | 'en'} */
let speaks = choice.lang === 'en' ? 'en' : 'it';
let copied = '';
/** Titles of the examples, by game and language. @type {Map<string, [string, string][]>} */
const examples = new Map();

/** Fetches the examples of the chosen game once for each language. */
async function readExamples() {
  const key = `${choice.game}.${speaks}`;
  if (examples.has(key)) return;
  examples.set(key, []);
  const answer = await fetch(new URL(`static/learn/${key}.json`, ROOT)).catch(() => null);
  if (!answer?.ok) return;
  const { examples: all } = await answer.json();
  examples.set(
    key,
    all.map((/** @type {{id: string, title: string}} */ { id, title }) => [id, title]),
  );
  draw();
}

/** What became of the position: its sentence for the owner. */
let heard = '';

/** A link as it is; JSON and records with the picture that the rules see in them. @param {string} text */
async function position(text) {
  const given = text.trim();
  const record = given.startsWith('regolo ') ? given : '';
  const pos = given.startsWith('{') ? given : '';
  heard = record || pos ? WORDS[speaks].drawing : '';
  choose({ link: linkIn(given), record, pos, picture: '' });
  if (!record && !pos) return;
  const mine = () => choice.record === record && choice.pos === pos;
  try {
    const { game, picture } = await drawn(
      record ||
        `regolo 1\ngame: ${JSON.parse(pos).game ?? choice.game}\nposition: ${JSON.stringify(JSON.parse(pos))}\n`,
    );
    if (!mine()) return;
    heard = '';
    choose({ game, picture });
  } catch (reason) {
    if (!mine()) return;
    const problem = /** @type {any} */ (reason).problem;
    heard =
      problem?.said?.[speaks] ?? (reason instanceof SyntaxError ? `JSON: ${reason.message}` : WORDS[speaks].undrawn);
    draw();
  }
}

/** @param {string} record @returns {Promise<{game: string, picture: string}>} */
async function drawn(record) {
  const { ask } = await import('../engine/client.js');
  const { game } = await ask({ do: 'open', table: 'builder', record, seat: null });
  const { link } = await ask({ do: 'glimpse', table: 'builder', seat: null });
  return { game, picture: link.split('.')[4] };
}

/** @param {string} text */
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What differs from the defaults, in the order of the documentation. */
function said() {
  const { game, link, pos, record, picture, example, lang, theme, accent, controls, start } = choice;
  const what = link ? { link } : record ? { record, picture } : pos ? { game, pos, picture } : { game, example };
  const all = {
    ...what,
    lang,
    theme: theme === 'auto' ? '' : theme,
    accent,
    controls: controls === 'full' ? '' : controls,
    start: start === 'click' ? '' : start,
  };
  return Object.entries(all).filter(([, value]) => value);
}

function codes() {
  const name =
    catalog.games.find(({ slug }) => slug === (choice.link.split('.')[1] ?? choice.game))?.name[choice.lang] ??
    'Regolo';
  const address = new URL(`embed/v1/?${new URLSearchParams(said())}`, ROOT).href;
  const attributes = said()
    .map(([key, value]) => ` ${key}="${quoted(value)}"`)
    .join('');
  return {
    address,
    frame: `<iframe src="${quoted(address)}" title="${quoted(name)}" loading="lazy" style="width:100%;aspect-ratio:4/3;border:0" allow="fullscreen"></iframe>`,
    element: `<script src="${new URL('embed/v1/board.js', ROOT).href}" defer></script>\n<regolo-board${attributes}></regolo-board>`,
  };
}

/** @param {Partial<typeof choice>} part */
function choose(part) {
  Object.assign(choice, part);
  copied = '';
  draw();
}

/** @param {'lang' | 'theme' | 'controls' | 'start'} key @param {string[]} values */
function segments(key, values) {
  const words = /** @type {Record<string, string>} */ (WORDS[speaks]);
  return html`<fieldset class="plain"><legend>${words[key]}</legend><div class="segments">${values.map(
    (value) => html`<label class="segment">
    <input type="radio" name=${key} .checked=${choice[key] === value} @change=${() => choose({ [key]: value })} /><span>${words[`${key}.${value}`] ?? words[value]}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {string} key @param {string} label @param {string} text */
function code(key, label, text) {
  const copy = async () => {
    copied = (await copyText(text)) ? key : '';
    draw();
  };
  return html`<label class="labelled"><span>${label}</span><textarea readonly rows="4" .value=${text} @focus=${(/** @type {any} */ event) => event.target.select()}></textarea></label>
    <button type="button" class="button" @click=${copy}>${WORDS[speaks][copied === key ? 'copied' : 'copy']}</button>`;
}

function draw() {
  const words = WORDS[speaks];
  const { address, frame, element } = codes();
  document.documentElement.lang = speaks;
  readExamples();
  /** @type {HTMLElement} */ (document.getElementById('title')).textContent = words.title;
  render(
    html`
    <label class="labelled"><span>${words.game}</span><select @change=${(/** @type {any} */ event) => choose({ game: event.target.value, example: '' })}>
      ${catalog.games.map(({ slug, name }) => html`<option value=${slug} ?selected=${slug === choice.game}>${name[speaks]}</option>`)}</select></label>
    <label class="labelled"><span>${words.example}</span><select ?disabled=${Boolean(choice.link || choice.pos || choice.record)} @change=${(/** @type {any} */ event) => choose({ example: event.target.value })}>
      <option value="" ?selected=${!choice.example}>${words.new}</option>
      ${(examples.get(`${choice.game}.${speaks}`) ?? []).map(([id, title]) => html`<option value=${id} ?selected=${id === choice.example}>${id}: ${title}</option>`)}</select></label>
    <label class="labelled"><span>${words.position}</span><textarea rows="2" spellcheck="false" @change=${(/** @type {any} */ event) => position(event.target.value)}></textarea></label>
    <p role="status">${heard}</p>
    ${segments('lang', ['it', 'en'])}${segments('theme', ['auto', 'light', 'dark'])}${segments('controls', ['full', 'mini', 'none'])}${segments('start', ['click', 'visible', 'auto'])}
    <label class="labelled"><span>${words.accent}</span><input type="color" .value=${choice.accent || '#5a3ea6'} @change=${(/** @type {any} */ event) => choose({ accent: event.target.value })} /></label>
    <p><button type="button" class="button" @click=${() => {
      speaks = speaks === 'it' ? 'en' : 'it';
      draw();
    }}>${words.other}</button> <a class="button" href="./host.html">${words.host}</a>
      <a class="button" href=${`../index.html#/studio/${choice.game}`}>${words.studio}</a></p>`,
    /** @type {HTMLElement} */ (document.getElementById('form')),
  );
  render(
    html`<iframe class="builder-frame" src=${address} title=${words.preview}></iframe>`,
    /** @type {HTMLElement} */ (document.getElementById('preview')),
  );
  render(
    html`${code('frame', words.frame, frame)}${code('element', words.element, element)}`,
    /** @type {HTMLElement} */ (document.getElementById('codes')),
  );
}

draw();
lookForPacks().then(draw);
