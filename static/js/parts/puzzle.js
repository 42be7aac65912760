/** The card of a puzzle: what is asked, whether the win still stands, and the way out. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { copyText } from '../share/download.js';
import { sharedAddress } from '../share/sharedaddress.js';
import { href } from '../base/router.js';
import { toast } from '../table/ui.js';
import { icon } from './controlicons.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../learn/puzzlestudy.js').PuzzleStudy} PuzzleStudy */

const TO_THE_END = 30; // moves: a puzzle that must be won sooner says so
const PICTURES = { open: 'hint', right: 'check', missed: 'close', solved: 'check', shown: 'hint' };

/** @param {Session} session @param {PuzzleStudy} puzzle */
export function puzzleCard(session, puzzle) {
  const { state, busy, slug, number } = puzzle;
  const { level, id } = puzzle.puzzle;
  const alone = session.state.seats.length === 1;
  return html`<section class="teach teach-puzzle" data-puzzle=${busy ? 'busy' : state} aria-labelledby="teach-title"
    tabindex="-1">
    <header class="teach-head"><h2 id="teach-title">${t('puzzle.title', { n: number })}</h2><span
      class="muted">${t(`puzzle.level.${level}`)}</span></header>
    ${
      state === 'open'
        ? html`<p class="teach-text">${question(puzzle, alone)}</p>`
        : html`<p class="teach-text">${icon(PICTURES[state])}<span>${
            busy ? t('puzzle.looking') : t(`puzzle.${state}`)
          }</span></p>`
    }
    <div class="teach-acts">${acts(puzzle)}
      <button type="button" class="button button-quiet"
        @click=${() => share(slug, id)}>${icon('share')}${t('puzzle.share')}</button>
      <a class="button button-quiet" href="#/puzzles">${t('puzzles.all')}</a></div></section>`;
}

/** @param {PuzzleStudy} puzzle @param {boolean} alone */
function question({ puzzle: { horizon } }, alone) {
  if (horizon < TO_THE_END) return t('puzzle.ask.within', { n: horizon });
  return t(alone ? 'puzzle.ask.alone' : 'puzzle.ask');
}

/** By the device's own sheet where it has one, else copied. @param {string} slug @param {string} id */
async function share(slug, id) {
  const url = sharedAddress(slug, href('puzzle', slug, id));
  if ('share' in navigator && navigator.maxTouchPoints)
    await navigator.share({ title: 'Regolo', url }).catch(() => undefined);
  else toast(t((await copyText(url)) ? 'share.copied' : 'share.copy.failed'));
}

/** @param {PuzzleStudy} puzzle */
function acts(puzzle) {
  const { state, busy, slug, next } = puzzle;
  if (busy) return nothing;
  const button = (
    /** @type {string} */ words,
    /** @type {() => void} */ run,
    /** @type {string} */ picture,
    main = false,
  ) =>
    html`<button type="button" class=${`button${main ? ' button-main' : ''}`}
      @click=${run}>${icon(picture)}${t(words)}</button>`;
  const onward = next
    ? html`<a class=${`button${state === 'solved' ? ' button-main' : ''}`}
    href=${href('puzzle', slug, next)}>${icon('next')}${t('puzzle.next')}</a>`
    : nothing;
  if (state === 'missed')
    return html`${button('puzzle.back', () => puzzle.takeBack(), 'undo', true)}${button(
      'puzzle.show',
      () => puzzle.solution(),
      'hint',
    )}`;
  if (state === 'solved' || state === 'shown')
    return html`${onward}${button('puzzle.again', () => puzzle.again(), 'undo', state === 'shown')}`;
  return html`${
    state === 'right' ? button('puzzle.again', () => puzzle.again(), 'undo') : nothing
  }${button('puzzle.show', () => puzzle.solution(), 'hint')}`;
}
