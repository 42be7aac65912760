/** The log in sentences, and the way back through the game. */
import { html, nothing } from '../base/lit.js';
import { guard, live, repeat } from '../base/directives.js';
import { gameTexts, t } from '../words/i18n.js';
import { still } from '../kit/motion.js';
import { settings } from '../storage/settings.js';
import { sentences } from '../words/sentences.js';
import { fairnessView } from './fairness.js';
import { icon } from './controlicons.js';
import { ruleLink, rulesOfEvents } from './rulelink.js';
import { whysTold, whyView } from './why.js';

/** @typedef {import('../table/session.js').Session} Session */
/** @typedef {import('../base/types.js').LogEntry} LogEntry */

const DOWN = 280; // milliseconds in which the list makes way for a new entry
const BLOCK = 12; // entries

/** @param {Session} session */
export function replayBar(session) {
  const { replay } = session;
  const { table, shownAt: at, length, replaying } = session.state;
  if (!table) return nothing;
  const button = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {() => void} */ run,
    /** @type {boolean} */ off,
  ) =>
    html`<button type="button" class="icon-button" aria-label=${label} title=${label} ?disabled=${off}
      @click=${run}>${icon(name)}</button>`;
  const jump = (/** @type {Event} */ event) =>
    replay.show(Number(/** @type {HTMLInputElement} */ (event.target).value));
  const held = (/** @type {() => void} */ run) => () => {
    replay.stop();
    run();
  };
  return html`<div class="replay" role="group" aria-label=${t('replay.title')}>
    ${button(
      'first',
      t('replay.first'),
      held(() => replay.show(0)),
      at === 0,
    )}
    ${button(
      'back',
      t('replay.back'),
      held(() => replay.show(at - 1)),
      at === 0,
    )}
    ${button(
      replaying ? 'pause' : 'play',
      t(replaying ? 'replay.pause' : 'replay.play'),
      () => replay.play(),
      length === 0,
    )}
    ${button(
      'next',
      t('replay.next'),
      held(() => replay.show(at + 1)),
      at >= length,
    )}
    ${button(
      'last',
      t('replay.last'),
      held(() => replay.show(length)),
      at >= length,
    )}
    <input type="range" class="replay-slider" min="0" max=${length} .value=${live(String(at))}
      aria-label=${t('replay.slider')}
      aria-valuetext=${t('replay.at', { at, length })} @input=${jump} />
    <span class="tabular replay-count" aria-hidden="true">${at}/${length}</span>
  </div>`;
}

/** The acts of somebody who looks back. @param {Session} session */
export function replayActs(session) {
  const { replay } = session;
  const { table, shown, branch } = session.state;
  if (!table || session.state.watching || session.state.stepping) return nothing;
  return html`<div class="replay-acts">
    ${
      shown
        ? html`<button type="button" class="button button-main"
      @click=${() => replay.leave()}>${t('replay.leave')}</button>`
        : nothing
    }
    ${
      branch || session.state.study || session.state.distant
        ? nothing
        : html`<button type="button" class="button"
      @click=${() => replay.whatIf()}>${icon('branch')}${t('branch.go')}</button>`
    }
  </div>`;
}

/** @param {Session} session @param {import('../base/types.js').Event[]} events */
function logRules({ state: { slug } }, events) {
  const rules = rulesOfEvents(slug, events);
  return rules.length ? html`<span class="log-rules">${rules.map((rule) => ruleLink(slug, rule))}</span>` : nothing;
}

/** The entry that was last brought into sight. */
let followed = '';

/** The newest entry at the last drawing, and how far down it stood. @type {{entry: Element | null, top: number}} */
let newest = { entry: null, top: 0 };
/**
 * What is read keeps its place when entries come above it; at the top the list goes down gently.
 * @param {HTMLElement | null} frame
 */
function keepPlace(frame) {
  const entries = /** @type {HTMLElement | null} */ (frame?.querySelector('.log-list') ?? null);
  const first = entries?.querySelector('.log-item') ?? null;
  if (!frame || !entries || !first) {
    newest = { entry: null, top: 0 };
    return;
  }
  const topOf = (/** @type {Element} */ entry) =>
    entry.getBoundingClientRect().top - entries.getBoundingClientRect().top;
  const grown = newest.entry && entries.contains(newest.entry) ? topOf(newest.entry) - newest.top : 0;
  newest = { entry: first, top: topOf(first) };
  if (grown <= 0) return;
  if (frame.scrollTop > 0) frame.scrollTop += grown;
  else if (!still(1)) {
    const from = new DOMMatrix(getComputedStyle(entries).transform).m42 - grown; // where it is on its way down
    for (const way of entries.getAnimations()) way.cancel();
    entries.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
      duration: DOWN,
      easing: 'ease-out',
    });
  }
}

/**
 * The log goes along with the table: whenever another moment is shown, its entry comes into sight.
 * @param {Session} session
 */
export function followLog(session) {
  const list = document.getElementsByClassName('log')[0];
  keepPlace(list?.closest('.sheet-body') ?? null);
  const here = list?.querySelector('.log-entry.is-here');
  const moment = here ? `${session.state.tableId} ${session.state.shownAt}` : '';
  if (moment === followed) return;
  followed = moment;
  const frame = here?.closest('.sheet-body');
  if (!here || !frame) return;
  const top = frame.querySelector('.log-head')?.clientHeight ?? 0;
  const [box, outer] = [here.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (box.top < outer.top + top || box.bottom > outer.bottom)
    frame.scrollTop += box.top - outer.top - top - Math.max(0, (outer.height - top - box.height) / 2);
}

/** @param {Session} session */
export function logView(session) {
  const { log, shownAt } = session.state;
  if (!session.state.table) return html`<p class="muted">${t('log.later')}</p>`;
  // A long game has a thousand entries: they are written again only when one of them would read differently.
  const words = [settings.lang, gameTexts(session.state.slug), JSON.stringify(session.state.namedSeats), whysTold()];
  return html`<div class="log">
    <div class="log-head">${replayBar(session)}${replayActs(session)}</div>
    ${guard([log, shownAt, ...words], () => entriesView(session, words))}
    ${session.state.table.result ? nothing : fairnessView(session)}
  </div>`;
}

/**
 * The newest entry first, in blocks: a new one moves the blocks below as they are.
 * @param {Session} session @param {unknown[]} words whatever else a line depends on
 */
function entriesView(session, words) {
  const { log, shownAt } = session.state;
  return html`<div class="log-list" role="list">
    ${repeat(
      blocksOf(log),
      ([newest]) => Math.floor(newest.n / BLOCK),
      (block) => {
        const here = block.some((entry) => entry.n === shownAt) ? shownAt : -1;
        return html`<div class="log-block">${guard([here, ...words, ...block], () =>
          repeat(
            block,
            (entry) => entry.n,
            (entry) => entryView(session, entry, entry.n === here),
          ),
        )}</div>`;
      },
    )}
  </div>`;
}

/** Newest first; an entry never changes its block. @param {readonly LogEntry[]} log @returns {LogEntry[][]} */
export function blocksOf(log) {
  /** @type {LogEntry[][]} */
  const blocks = [];
  for (const entry of [...log].reverse()) {
    const block = blocks.at(-1);
    if (block && Math.floor(block[0].n / BLOCK) === Math.floor(entry.n / BLOCK)) block.push(entry);
    else blocks.push([entry]);
  }
  return blocks;
}

/** @param {Session} session @param {LogEntry} entry @param {boolean} here is its moment on the board? */
function entryView(session, entry, here) {
  const lines = sentences(session.state, entry.events);
  if (!lines.length && !entry.move) return nothing;
  return html`<div class="log-item" role="listitem"><button type="button" class="log-entry ${
    here ? 'is-here' : ''
  }" aria-current=${here ? 'step' : 'false'} @click=${() => session.replay.show(entry.n)}>
      <span class="log-number tabular" aria-hidden="true">${entry.n || '·'}</span>
      <span>${
        lines.length ? lines.map((line) => html`<span class="log-line">${line} </span>`) : entry.move
      }</span></button>${logRules(session, entry.events)}${whyView(session, entry)}</div>`;
}
