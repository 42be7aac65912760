/** The card of a figure, a puzzle or a tip: beside the board or above it, never over it. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { FigureStudy } from '../learn/figurestudy.js';
import { materialOf } from '../learn/material.js';
import { setSetting } from '../storage/settings.js';
import { toast } from '../table/ui.js';
import { update } from '../base/update.js';
import { PuzzleStudy } from '../learn/puzzlestudy.js';
import { icon } from './controlicons.js';
import { figureCard } from './figurecard.js';
import { puzzleCard } from './puzzle.js';
import { withRuleLinks } from './rulelink.js';

/** @typedef {import('../table/session.js').Session} Session */

/**
 * @param {string} label
 * @param {() => void} run
 * @param {{main?: boolean, picture?: string, quiet?: boolean, id?: string}} [how]
 */
const button = (label, run, { main = false, picture = '', quiet = false, id = '' } = {}) =>
  html`<button type="button" id=${id || nothing} class=${`button${main ? ' button-main' : ''}${
    quiet ? ' button-quiet' : ''
  }`} @click=${run}>${picture ? icon(picture) : nothing}${label}</button>`;

/** @param {string} kind @param {unknown} head @param {unknown} body @param {unknown} acts */
const card = (
  kind,
  head,
  body,
  acts,
) => html`<section class=${`teach teach-${kind}`} aria-labelledby="teach-title" tabindex="-1">
  <header class="teach-head">${head}</header>${body}<div class="teach-acts">${acts}</div></section>`;

/**
 * A puzzle, or a figure: with the way a first game goes on.
 * @param {Session} session
 * @param {import('./figurecard.js').Describe} describe
 * @param {() => void} firstGame
 */
export function studyCard(session, describe, firstGame) {
  const { study } = session.state;
  if (study instanceof PuzzleStudy) return puzzleCard(session, study);
  return study instanceof FigureStudy ? figureCard(session, study, describe, firstGame) : nothing;
}

// -- tips -------------------------------------------------------------------------------------

/** @param {Session} session @param {import('../learn/tips.js').Tips} tips */
export function tipCard(session, tips) {
  const tip = tips.now();
  if (!tip || tips.folded) return nothing;
  const away = () => {
    tips.dismiss();
    update();
  };
  const off = () => {
    tips.dismiss();
    setSetting('tips', false);
    toast(t('tip.gone'));
  };
  return card(
    'tip',
    html`<h2 id="teach-title">${icon('hint')}${t('tip.title')}</h2>`,
    html`<p class="teach-text">${withRuleLinks(
      materialOf(session.state.slug)?.tips[tip] ?? '',
      session.state.slug,
    )}</p>`,
    html`
    ${button(t('tip.ok'), away, { picture: 'check', id: 'tip-ok' })}${button(t('tip.off'), off, { quiet: true })}`,
  );
}
