/**
 * The line above the map: which of the eight steps it is and what is left of everything; what lasts, in the map's
 * corner.
 */
import { html, nothing } from '../../base/lit.js';
import { keyed } from '../../base/directives.js';
import { iconInline } from '../../kit/icon.js';
import { mover, panelPiece } from '../../kit/piece.js';
import { cardIcon } from './cards.js';
import { heap, martianHead, TOKENS } from './figures.js';
import { SIGNS } from './icons.js';
import { ITEMS } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** The steps of a turn and the phases in which they happen. @type {[string, unknown][]} */
const STEPS = [
  ['tile', SIGNS.tiles],
  ['fight', SIGNS.fist],
  ['draw', SIGNS.cards],
  ['roll', SIGNS.roll],
  ['walk', SIGNS.boot],
  ['martians', martianHead],
  ['spawn', SIGNS.spawn],
  ['discard', SIGNS.discard],
];

/** @param {Model} m */
export const stepNumber = (m) => STEPS.findIndex(([name]) => name === m.view.phase) + 1;

/** @param {Model} m */
function tracker(m) {
  const now = stepNumber(m);
  return html`<ol class="mz-steps" aria-label=${m.t('board.steps')}>${
    now || m.view.turn === null
      ? nothing
      : html`<li
    class="is-now is-start" aria-current="step"><span class="step-name">${m.t('board.start')}</span></li>`
  }${STEPS.map(([name, picture], i) =>
    keyed(
      i + 1 === now,
      html`<li class=${i + 1 === now ? 'is-now' : i + 1 < now ? 'is-done' : ''} aria-current=${
        i + 1 === now ? 'step' : nothing
      } data-inspect=${`step.${name}`} title=${m.t('board.step', { n: i + 1, step: name })}>
    ${iconInline(picture)}<span class=${i + 1 === now ? 'step-name' : 'visually-hidden'}>${m.t('board.step', {
      n: i + 1,
      step: name,
    })}</span></li>`,
    ),
  )}</ol>`;
}

/**
 * @param {{id: string, picture: unknown, n: number | string, more?: string, label: string, kind?: string,
 *   large?: boolean}} count
 */
const count = ({ id, picture, n, more, label, kind = '', large = false }) =>
  panelPiece(
    // who says what he reads is understood
    { kind: `mz-count ${kind}`, id, place: id, label: more ? `${n} ${more}. ${label}` : label, inspect: id },
    html`${
      large
        ? html`<svg class="mz-heap" viewBox="0 0 80 32" aria-hidden="true"
      data-motion-place="sq-supply">${picture}</svg>`
        : iconInline(picture)
    }<b>${n}</b>${more ? html`<small>${more}</small>` : nothing}`,
  );

/** The deck and what lies beside it: a card that is played or thrown away comes from its hand. @param {Model} m */
function laidDown(m) {
  const gone = m.view.deck.discards.length;
  return mover({ motion: `gone-${gone}`, at: 'gone', from: gone ? m.came.get('pile.deck') : undefined }, SIGNS.cards);
}

/** @param {Model} m */
function supply(m) {
  const { supply: left, spawns, turns_left: turns, cooperative } = m.view;
  const clock =
    cooperative && turns !== null ? m.t(m.ctx.phone ? 'board.turns.brief' : 'board.turns.short', { n: turns }) : '';
  const more =
    m.ctx.forecast === false
      ? ''
      : [spawns && !(m.ctx.phone && clock) ? `−${spawns}` : '', clock].filter(Boolean).join(' ');
  return count({
    id: 'pile.supply',
    picture: heap(left / m.view.figures),
    large: true,
    n: left,
    more,
    label: m.t('board.supply', { n: left, spawns: spawns ?? 0, turns: turns ?? -1 }),
    kind: cooperative && turns !== null && turns < 5 ? 'is-short' : '',
  });
}

/** @param {Model} m */
function delivered(m) {
  if (!m.view.cooperative) return nothing;
  const label = m.t('board.delivered', {
    n: m.view.delivered.length,
    items: m.view.delivered.map((item) => m.t(`item.${item}`)).join(', '),
  });
  return panelPiece(
    { kind: 'mz-delivered', id: 'pile.ship', label, inspect: 'pile.ship' },
    html`${ITEMS.map(
      (item) =>
        html`<span class=${`slot item-${item}${
          m.view.delivered.includes(item) ? ' is-full' : ''
        }`}>${iconInline(TOKENS[item])}</span>`,
    )}`,
  );
}

/** When an effect ends, in words. @param {Model} m @param {import('./model.js').Effect} effect */
export const endOf = (m, { until, of, now }) => m.t(`board.until.${now ? 'turn' : until}`, { name: m.names[of] ?? '' });

/** @param {Model} m @param {import('./model.js').Effect} lasts @param {number} i */
function effect(m, lasts, i) {
  const { card, seat } = lasts;
  const end = endOf(m, lasts);
  const label = m.t('board.effect', { card, name: m.names[seat] ?? '', end });
  return panelPiece(
    { kind: 'mz-effect', id: `effect-${i}`, label, inspect: `effect.${i}` },
    html`${cardIcon(card)}<span>${m.t(`card.${card}`)} <small>${end}</small></span>`,
  );
}

/** @param {Model} m */
export function bar(m) {
  const { pile, deck, martian_deck: second, pool, unseen } = m.view;
  const known = ITEMS.map((item) => unseen[item] ?? 0).join('/');
  return html`<div class="mz-bar">
    ${tracker(m)}
    <div class="mz-counts" role="group" aria-label=${m.t('board.piles')}>
      ${count({ id: 'pile.tiles', picture: SIGNS.tiles, n: pile.size, label: m.t('board.pile', { n: pile.size }) })}
      ${count({
        id: 'pile.deck',
        picture: laidDown(m),
        n: deck.size,
        label: m.t('board.deck', { n: deck.size, gone: deck.discards.length }),
      })}
      ${
        second
          ? count({
              id: 'pile.martians',
              picture: SIGNS.spawn,
              n: second.size,
              label: m.t('board.deck.martian', { n: second.size, gone: second.discards.length }),
            })
          : nothing
      }
      ${supply(m)}
      ${count({
        id: 'pile.items',
        picture: TOKENS.item,
        n: pool,
        more: m.ctx.phone ? '' : known,
        label: m.t('board.pool', {
          n: pool,
          fuel: unseen.fuel ?? 0,
          fertilizer: unseen.fertilizer ?? 0,
          dynamite: unseen.dynamite ?? 0,
        }),
      })}
      ${delivered(m)}
    </div>
  </div>`;
}

/** What lasts, in the corner of the map. @param {Model} m */
export const lasting = (m) =>
  m.view.effects.length
    ? html`<div class="mz-effects" role="group"
    aria-label=${m.t('board.effects')}>${m.view.effects.map((one, i) => effect(m, one, i))}</div>`
    : nothing;
