/** The question that is due, with what it is about, and a button for every answer that needs no place on the board. */
import { html, nothing } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { BUILDINGS, readOps } from './deck.js';
import { words } from './effects.js';
import { EMBLEMS, SIGNS } from './icons.js';
import { nameOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Pending} Pending */

const ANSWERS = ['place', 'use', 'pay', 'dig', 'skip'];

/** `launch-2` as the card says it. @param {string[]} does */
const opsOf = (does) => does.flatMap((one) => readOps(one.replace(/-(\d+)$/, ' $1')));

/** What the question is about, in words. @param {Model} m @param {Pending} pending */
function matter(m, pending) {
  const { step, rule, building, does } = pending;
  if (step === 'may' && rule.startsWith('R17') && building) return words(m.t, BUILDINGS[building].ability);
  return does.length ? words(m.t, opsOf(does)) : '';
}

/**
 * Where the question comes from: a half of a card, an ability, the 4-card rule.
 * @param {Model} m
 * @param {Pending} pending
 */
function source(m, pending) {
  const { rule, card, building } = pending;
  const params = { card, building, name: nameOf(m, m.view.turn ?? 0) };
  if (rule === 'R13a') return { sign: SIGNS.module, text: m.t('board.from.stolen', params), kind: 'is-yours' };
  if (rule === 'R12b') return { sign: SIGNS.module, text: m.t('board.from.prep', params), kind: '' };
  if (rule.startsWith('R17'))
    return { sign: building ? EMBLEMS[building] : SIGNS.dome, text: m.t('board.from.ability', params), kind: '' };
  if (rule === 'R11') return { sign: SIGNS.hand, text: m.t('board.from.hand', params), kind: '' };
  if (rule === 'R12a' || rule === 'R36c') return { sign: SIGNS.dome, text: m.t('board.from.place', params), kind: '' };
  return { sign: SIGNS.deck, text: '', kind: '' };
}

/** @param {Model} m @param {string} verb @param {Pending} pending */
function answer(m, verb, pending) {
  const pattern = firstOpen(m, [verb]);
  if (!pattern) return nothing;
  const label = m.t(`board.answer.${verb}`, { n: pending.n, building: pending.building });
  return panelPiece(
    { kind: `pm-answer is-${verb}`, pattern, id: `answer-${verb}`, label, look: look(m, pattern) },
    html`${iconInline(verb === 'skip' ? SIGNS.no : verb === 'pay' ? SIGNS.bolt : SIGNS.yes)}<span>${label}</span>`,
  );
}

/** @param {Model} m */
export function decision(m) {
  const { pending } = m.view;
  if (!m.live || !pending || pending.step === 'act' || pending.seat !== m.own) return nothing;
  const from = source(m, pending);
  const { step, n, building, card } = pending;
  return html`<section class=${`pm-decide ${from.kind}`} aria-label=${m.t('board.decide')}>
    <span class="decide-sign" aria-hidden="true">${iconInline(from.sign)}</span>
    <div class="decide-text">${from.text ? html`<h4>${from.text}</h4>` : nothing}<p>${m.t(`board.ask.${step}`, {
      n,
      building,
      card,
      what: matter(m, pending),
    })}</p></div>
    <div class="decide-answers">${ANSWERS.map((verb) => answer(m, verb, pending))}</div>
  </section>`;
}
