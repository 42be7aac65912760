/** The studio: an author lays out a position, marks it, asks about it, and takes it away. */
import { html, nothing } from '../base/lit.js';
import { catalog, gameCard, loadRenderer } from '../base/catalog.js';
import { href } from '../base/router.js';
import { loadGame } from '../storage/games.js';
import { settings } from '../storage/settings.js';
import { gameTranslator, loadGameWords, t } from '../words/i18n.js';
import { loadMaterial, materialOf } from '../learn/material.js';
import { Picker } from '../table/picker.js';
import { icon } from '../parts/controlicons.js';
import { scene } from '../parts/scene.js';
import { Desk } from '../studio/desk.js';
import { boardOf } from '../studio/deskboard.js';
import { faultView, layingView } from '../studio/laying.js';
import { askingView, markingView, stepsView } from '../studio/marking.js';
import { frameView, startingView } from '../studio/starting.js';
import { paperView } from '../studio/paper.js';
import { Parcel, takingView } from '../studio/taking.js';
import { Trial } from '../studio/trial.js';
import { word } from '../studio/deskwords.js';
import { update } from '../base/update.js';

const TABS = /** @type {const} */ (['lay', 'mark', 'ask', 'out']);

/** @type {Desk | null} */
let desk = null;
/** @type {import('../boards/board.js').Board | null} */
let renderer = null;
/** @type {typeof TABS[number]} */
let tab = 'lay';
let parcel = new Parcel();
let trial = new Trial();

/**
 * @param {string} slug
 * @param {string} given a saved game to begin with, if any
 * @param {number} at after so many of its moves
 */
async function open(slug, given, at) {
  const fresh = new Desk(slug);
  desk = fresh;
  renderer = null;
  tab = 'lay';
  parcel = new Parcel();
  trial = new Trial();
  const drawing = loadRenderer(slug);
  await Promise.all([loadGameWords(slug, settings.lang), loadMaterial(slug)]);
  renderer = await drawing;
  update();
  const saved = given ? loadGame(given) : null;
  if (!saved) {
    await fresh.open();
    await fresh.takeLeft();
  } else await fresh.begin({ record: saved.record, at: Math.min(at, saved.at), seat: saved.viewer });
}

/** A move in words. @param {string} move */
function described(move) {
  const seen = desk?.table;
  if (!desk?.seen || !seen || !renderer) return move;
  const names = Array.from({ length: desk.seen.players }, (_, seat) => word('seat', { n: seat + 1 }));
  const ctx = /** @type {any} */ ({
    view: seen.view,
    seat: desk.draft.eyes,
    toAct: seen.to_act,
    picker: new Picker(seen.moves),
    previews: new Map(),
    last: [],
    t: gameTranslator(desk.slug, []),
    names,
    mode: 'watch',
  });
  try {
    return renderer.describe(move, ctx) || move;
  } catch {
    return move;
  }
}

/** An answer of the rules in words. @param {any} answer */
const saidAnswer = (answer) =>
  Array.isArray(answer)
    ? answer.map((n) => n + 1).join(', ')
    : typeof answer === 'string'
      ? described(answer)
      : String(answer);

/** @param {Desk} now */
function headView(now) {
  const { history } = now;
  const button = (
    /** @type {string} */ picture,
    /** @type {string} */ label,
    /** @type {() => unknown} */ run,
    /** @type {boolean} */ off,
  ) =>
    html`<button type="button" class="icon-button" aria-label=${label} title=${label} ?disabled=${off}
      @click=${run}>${icon(picture)}</button>`;
  return html`<header class="page-head"><a class="icon-button" href="#/" aria-label=${t('home')}
    title=${t('home')}>${icon('home')}</a>
    <h1 tabindex="-1">${word('title')} <small class="muted">${gameCard(now.slug)?.name[settings.lang]}</small></h1>
    <div class="head-acts">${button('undo', word('undo'), () => now.travel(true), !history.before.length)}
      ${button('redo', word('redo'), () => now.travel(false), !history.after.length)}
      ${button('seats', word('mirror'), () => now.act('turn', ''), !now.seen)}</div></header>`;
}

function choosePage() {
  return html`<div class="page studio-page"><header class="page-head"><a class="icon-button" href="#/"
    aria-label=${t('home')} title=${t('home')}>${icon('home')}</a>
      <h1 tabindex="-1">${word('title')}</h1></header>
    <main id="main"><p class="goal">${word('lead')}</p><h2>${word('which')}</h2>
      <ul class="studio-games">${catalog.games.map(
        ({ slug, name }) =>
          html`<li data-game=${slug}><a class="studio-game"
          href=${href('studio', slug)}>${scene(slug)}<span>${name[settings.lang]}</span></a></li>`,
      )}</ul></main></div>`;
}

/** @param {Desk} now */
function tabView(now) {
  if (tab === 'lay') return html`${layingView(now)}${frameView(now)}`;
  if (tab === 'mark') return html`${stepsView(now, update)}${markingView(now, update)}`;
  if (tab === 'out') return takingView(now, parcel, renderer?.diagram, update);
  return html`${stepsView(now, update)}${askingView(now, described, trial.view(now, saidAnswer, update))}`;
}

/** @param {typeof TABS[number]} name */
function choose(name) {
  tab = name;
  if (desk)
    Object.assign(desk, {
      tool: name === 'mark' ? 'ring' : 'place',
      from: '',
      held: null,
      stepwise: name === 'mark' || name === 'ask',
    });
  update();
}

export const studioPage = {
  /** @param {string[]} args */
  enter([slug = '', given = '', at = '']) {
    if (!gameCard(slug)) {
      desk = null;
      return;
    }
    open(slug, given, at ? Number(at) || 0 : Number.POSITIVE_INFINITY).catch(() => {
      if (desk) desk.trouble = word('later');
      update();
    });
  },

  close() {
    desk = null;
  },

  slug: () => desk?.slug ?? '',
  title: () => word('title'),
  reword: () => (desk ? Promise.all([loadGameWords(desk.slug, settings.lang), loadMaterial(desk.slug)]) : undefined),

  view() {
    const now = desk;
    if (!now) return choosePage();
    const diagram = renderer?.diagram;
    const busy = String(now.waiting > 0);
    return html`<div class="page studio-page" data-game=${now.slug} data-busy=${busy}>${headView(now)}
      <main id="main" class="studio-main"><div class="studio-left">
        ${diagram ? boardOf(now, diagram) : html`<div class="studio-board is-empty"><p>${word('waking')}</p></div>`}
        ${faultView(now)}</div>
      <div class="studio-right">${startingView(now, materialOf(now.slug)?.examples ?? [])}
        ${now.isKept ? html`<p class="muted small">${word('resumed')}</p>` : nothing}
        <div class="segments studio-tabs" role="group" aria-label=${word('tab')}>${TABS.map(
          (name) =>
            html`<button type="button" class="studio-tab" aria-pressed=${String(tab === name)}
              @click=${() => choose(name)}>${word(`tab.${name}`)}</button>`,
        )}</div>
        ${now.seen ? tabView(now) : nothing}</div></main>
      ${parcel.sheets ? paperView(parcel.sheets, described) : nothing}</div>`;
  },
};
