/** A link that was opened: the position at once, then what can be done with it. */
import { html, nothing, render } from '../base/lit.js';
import { gameCard, loadRenderer } from '../base/catalog.js';
import { gameTranslator, loadGameWords, seatName, t, told } from '../words/i18n.js';
import { list } from '../words/messages.js';
import { settings } from '../storage/settings.js';
import { engineStart, Refused, restartEngine } from '../engine/client.js';
import { readLink } from '../share/gamelink.js';
import { adopt, forget, recognise } from '../share/takein.js';
import { pictured } from '../kit/pictured.js';
import { go, href } from '../base/router.js';
import { Picker } from '../table/picker.js';
import { isPhone } from '../table/ui.js';
import { update } from '../base/update.js';
import { icon } from '../parts/controlicons.js';
import { scene } from '../parts/scene.js';

/** @typedef {import('../share/gamelink.js').Link} Link */
/** @typedef {import('../share/takein.js').Known} Known */

/** @type {Link | null} */
let link = null;
/** @type {'reading' | 'here' | 'broken' | 'opening'} */
let state = 'reading';
let trouble = '';
const [LOOK, LONG, ENDLESS] = [500, 2000, 20_000]; // milliseconds that the rules have had for a link
let waited = 0;
/** @type {any} */
let drawing = null;
/** What the rules say of the link, once they are up. @type {Promise<Known> | null} */
let checking = null;
/** @type {Known | null} */
let known = null;

/** @param {string} text */
async function read(text) {
  const found = await readLink(text);
  link = found && gameCard(found.game) ? found : null;
  state = link ? 'here' : 'broken';
  update();
  if (!link) return;
  if (!link.glimpse) check(text);
  await show(link);
}

/** @param {string} text */
function check(text) {
  const now = recognise(text);
  checking = now;
  const over = watch(() => checking === now);
  now
    .finally(over)
    .then(
      (found) => {
        if (checking === now) arrived(found);
        else forget(found);
      },
      (reason) => {
        if (checking === now)
          trouble =
            reason instanceof Refused ? told(reason.problem) : t(waited >= ENDLESS ? 'link.endless' : 'link.later');
      },
    )
    .then(update);
}

/**
 * Says so when the rules take long over a link, and ends them when they take for ever.
 * @param {() => boolean} asked is it still wanted?
 */
function watch(asked) {
  waited = 0;
  const timer = setInterval(() => {
    if (!asked()) clearInterval(timer);
    if (!engineStart.ready || !asked()) return;
    waited += LOOK;
    if (waited === LONG) trouble = t('link.long');
    if (waited === ENDLESS) restartEngine();
    if (waited === LONG || waited === ENDLESS) update();
  }, LOOK);
  return () => {
    clearInterval(timer);
    if (asked() && waited >= LONG) trouble = '';
  };
}

/** The rules have the game of the link: what they see is what counts. @param {Known} found */
function arrived(found) {
  known = found;
  const { view, to_act, result, picture } = found.table;
  if (!link || picture !== false) return;
  trouble = t('link.picture.other');
  link = { ...link, picture: { view, to_act, result } };
  show(link).catch(update);
}

/**
 * A picture that came with the link may be anything.
 * @param {import('../boards/board.js').Board} renderer
 * @param {Link} given
 */
function drawable(renderer, given) {
  const draw = () => renderer.draw(context(given));
  const tried = pictured(
    renderer.shape,
    given.picture?.view,
    () => render(draw(), document.createElement('div')),
    given.text,
  );
  if (tried.late) trouble = t('link.picture.late');
  return tried.drawing && (() => pictured(renderer.shape, given.picture?.view, draw).drawing);
}

/** What stands on the page. @param {Link} given */
async function show(given) {
  const { game } = given;
  const [renderer] = await Promise.all([loadRenderer(game), loadGameWords(game, settings.lang)]);
  drawing = given.picture && drawable(renderer, given);
  update();
}

/** @param {Link} given @returns {import('../boards/board.js').BoardContext} */
function context({ game, seats, seat, picture }) {
  return {
    view: picture?.view,
    seat: seat ?? 0,
    toAct: picture?.to_act ?? null,
    picker: new Picker([]),
    previews: new Map(),
    hover: '',
    last: [],
    t: gameTranslator(game, seats),
    names: seats.map((_, at) => seatName(seats, at)),
    seats,
    phone: isPhone(),
    forecast: false,
    setForecast: () => undefined,
    mode: 'replay',
    result: picture?.result ?? null,
    ask: () => undefined,
  };
}

/** @param {number[] | null} mine the seats played on this screen; null: everybody's */
async function open(mine) {
  state = 'opening';
  update();
  try {
    const found = await checking;
    if (!found || state !== 'opening') return;
    go(href('table', adopt(found, mine)), { replace: true });
  } catch {
    state = 'here'; // the trouble has been told
    update();
  }
}

export const linkPage = {
  /** @param {string[]} args */
  enter([text = '']) {
    this.close();
    read(text).catch(update);
  },

  close() {
    if (known) forget(known);
    [link, drawing, checking, known] = [null, null, null, null];
    trouble = '';
    state = 'reading';
  },

  title: () => (link ? (gameCard(link.game)?.name[settings.lang] ?? t('brand')) : t('link.title')),

  view() {
    if (!link) {
      return html`<main class="page" id="main"><h1 tabindex="-1">${t(
        state === 'broken' ? 'link.broken' : 'link.reading',
      )}</h1>
        ${
          state === 'broken'
            ? html`<p>${t('link.broken.text')}</p><p><a class="button button-main"
          href="#/">${t('lost.home')}</a></p>`
            : nothing
        }</main>`;
    }
    const { game, seats, moves } = link;
    const picture = drawing?.();
    const names = seats.map((_, at) => seatName(seats, at));
    return html`<div class="page link-page" data-game=${game}>
      <header class="page-head"><a class="icon-button" href="#/" aria-label=${t('home')}>${icon('home')}</a><h1
        tabindex="-1">${gameCard(game)?.name[settings.lang]}</h1></header>
      <main class="link-main" id="main">
        <div class="link-picture board" role="img" aria-label=${t('link.picture', { n: moves })}>
          ${
            picture
              ? html`<div class="board-window" data-zoom="1"><div class="board-sheet">${picture}</div></div>`
              : html`<div class="game-scene">${scene(game)}</div>`
          }</div>
        <section class="sheet link-sheet">
          <p class="link-facts">${t('link.facts', {
            names: list(names, settings.lang),
            n: moves,
          })} ${turnLine(names)}</p>
          ${
            link.glimpse
              ? html`<p>${t('link.glimpsed')}</p><p><a class="button button-main"
            href=${href('new', game)}>${t('link.new')}</a></p>`
              : choices(names)
          }
          ${trouble ? html`<p class="refusal" role="alert">${trouble}</p>` : nothing}
        </section>
      </main>
    </div>`;
  },
};

/** @param {string[]} names */
function turnLine(names) {
  const { picture } = /** @type {Link} */ (link);
  if (picture?.result) return t('link.over');
  return picture && picture.to_act !== null && names[picture.to_act]
    ? t('link.turn', { name: names[picture.to_act] })
    : '';
}

/** @param {string} label @param {number[] | null} mine @param {boolean} [main] */
function choice(label, mine, main = false) {
  return html`<button type="button" class="button ${main ? 'button-main' : ''}" ?disabled=${state === 'opening'}
    @click=${() => open(mine)}>${label}</button>`;
}

/** @param {string[]} names */
function choices(names) {
  const { seats, picture } = /** @type {Link} */ (link);
  const people = seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));
  const first = picture?.to_act ?? people[0];
  people.sort((a, b) => Number(b === first) - Number(a === first));
  const over = Boolean(picture?.result ?? known?.table.result);
  const own = known?.game && known.how !== 'fork';
  return html`<div class="link-acts">
    ${own ? choice(t(`link.${known?.how}`), null, true) : nothing}
    ${over || own ? nothing : people.map((seat, i) => choice(t('link.as', { name: names[seat] }), [seat], i === 0))}
    ${over || own || people.length < 2 ? nothing : choice(t('link.all'), null)}
    ${own ? nothing : choice(t('link.look'), [], over || !people.length)}
  </div>
  ${state === 'opening' ? html`<p class="muted">${t('link.opening')}</p>` : nothing}`;
}
