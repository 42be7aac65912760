/** Devious Automatics: Ship, prep, points to beat, and what it did in the last round, step by step. */
import { html, nothing } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { BUILDINGS } from './deck.js';
import { MACHINE } from './icons.js';
import { DA, sideOf } from './model.js';
import { earth, energy, headLine, race, shipCount, shipPicture, theirPrep } from './side.js';

/** @typedef {import('./model.js').Model} Model */

const STEPS = new Set([
  'failed',
  'inactive',
  'activated',
  'da_settled',
  'da_launched',
  'da_idle',
  'da_promoted',
  'da_demoted',
  'da_gained',
  'sparked',
  'refilled',
]);

export const stepKinds = [...STEPS];

/** @param {{kind: string, rule?: string}} event */
export const isStep = ({ kind, rule }) => STEPS.has(kind) && (kind !== 'refilled' || rule === 'R38');

/** The machine's steps among the last events, in order. @param {Model} m @returns {string[]} */
export const machineSteps = (m) => (m.ctx.last ?? []).filter(isStep).map((event) => m.t(`log.${event.kind}`, event));

/**
 * What it will do if a card of this colour is left to it: step by step where it holds one, otherwise by the rule.
 * @param {Model} m
 * @param {string} colour
 * @returns {string}
 */
export function planWords(m, colour) {
  const plan = m.view.da?.plans?.[colour];
  if (!plan) return m.t('board.da.if', { colour, text: m.t(`board.da.${BUILDINGS[colour].machine}`) });
  const steps = plan.steps
    .map(({ kind, ...params }) => m.t(`board.plan.${kind}`, params))
    .reduce((a, b) => m.t('board.op.and', { a, b }));
  const points = [
    ['da', plan.da],
    ['you', plan.you],
  ].flatMap(([who, [from, to]]) => (from === to ? [] : [m.t(`board.plan.points.${who}`, { from, to })]));
  return [m.t('board.da.if', { colour, text: steps }), ...points].join('; ');
}

/** What it will do if just this card is left to it. @param {Model} m */
function plans(m) {
  const colours = [...new Set((m.view.da?.prep ?? []).flatMap((card) => (card ? [card.split('-')[0]] : [])))];
  return html`<ul class="da-plans" aria-label=${m.t('board.da.plans')}>
    ${colours.map(
      (colour) => html`<li data-inspect=${`building.${colour}`}><span
        class=${`plan-back hue-${colour}`}>${iconInline(MACHINE[BUILDINGS[colour].machine])}</span>
      <span>${planWords(m, colour)}</span></li>`,
    )}
  </ul>`;
}

/** What it did with the last move, step by step. @param {Model} m */
export function lastSteps(m) {
  const steps = machineSteps(m);
  if (!steps.length) return nothing;
  return html`<section class="da-last" aria-label=${m.t('board.da.steps')}><h4>${m.t('board.da.steps')}</h4>
    <ol class="da-steps">${steps.map((text) => html`<li>${text}</li>`)}</ol></section>`;
}

/** @param {Model} m */
export function machinePanel(m) {
  if (!m.view.da) return nothing;
  const { level } = m.view.da;
  const mine = m.view.seats[0].score.total;
  const theirs = sideOf(m, DA).score.total;
  const ahead = mine > theirs;
  const verdict =
    m.view.won === null
      ? ahead
        ? 'board.beat.ahead'
        : 'board.beat'
      : m.view.won
        ? 'board.beat.won'
        : 'board.beat.lost';
  return html`<article class="pm-seat pm-da" aria-label=${m.t('board.da.full')}>
    <div class="da-side">${headLine(
      m,
      DA,
      html`<span class="da-level"
      data-inspect="part.da">${m.t(`option.level.${level}`)}</span>`,
    )}${race(m, DA)}
      <div class="pm-line is-counts">${earth(m, DA)}${shipCount(m, DA)}${energy(m, DA)}</div></div>
    <div class="da-ship">${shipPicture(m, DA)}<p class=${`da-beat${ahead ? ' is-ahead' : ''}${
      m.view.won === null ? '' : ' is-over'
    }`}>${m.t(verdict, { mine, theirs })}</p></div>
    <div class="da-prep">${theirPrep(m, DA)}${m.view.turn === null ? nothing : plans(m)}</div>
  </article>`;
}
