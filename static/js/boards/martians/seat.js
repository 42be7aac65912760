/** Everybody's place at the table: life, bullets, items, kills, weapons; one's own with the cards to read. */
import { html, nothing } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { fittedName } from '../../kit/name.js';
import { figure, pawn } from '../../kit/pawn.js';
import { mover, panelPiece } from '../../kit/piece.js';
import { look } from '../../kit/reading.js';
import { handCard, weapon } from './cards.js';
import { martianHead, TOKENS } from './figures.js';
import { SIGNS } from './icons.js';
import { itemPattern, ITEMS, MOST, nameOf, seatPattern } from './model.js';
import { ribbon } from './ribbon.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * Hearts or cartridges: as many as there are, and the places still free.
 * @param {Model} m
 * @param {number} seat
 * @param {'life' | 'bullets'} what
 */
function gauge(m, seat, what) {
  const n = m.view.seats[seat][what];
  const token = what === 'life' ? 'life' : 'bullet';
  const label = m.t(`board.${what}`, { name: nameOf(m, seat), n });
  return html`<span class=${`mz-gauge is-${token}`} role="img" aria-label=${label} title=${label}
    data-inspect=${`part.${token}`}>${Array.from(
      { length: MOST },
      (_, i) => html`<span class=${i < n ? 'is-full' : 'is-free'}>${iconInline(TOKENS[token])}</span>`,
    )}<b aria-hidden="true">${n}</b></span>`;
}

/** A place for each of the three parts. @param {Model} m @param {number} seat */
function items(m, seat) {
  const held = m.view.seats[seat].items;
  return html`<span class="mz-items" role="group" aria-label=${m.t('board.items', {
    name: nameOf(m, seat),
    n: held.length,
    items: held.map((item) => m.t(`item.${item}`)).join(', '),
  })}>${ITEMS.map((item) => {
    if (!held.includes(item))
      return html`<span class="slot" data-inspect=${`item.${item}`}
          title=${m.t('board.item.missing', { item })}></span>`;
    const pattern = itemPattern(m, seat, item);
    return panelPiece(
      {
        kind: `slot is-full item-${item}`,
        pattern,
        id: `item-${seat}-${item}`,
        label: m.t('board.item', { item, name: nameOf(m, seat) }),
        inspect: `item.${item}`,
        look: look(m, pattern),
      },
      iconInline(TOKENS[item]),
    );
  })}</span>`;
}

/** Martians collected, of the thirty that win. @param {Model} m @param {number} seat */
function kills(m, seat) {
  if (m.view.cooperative) return nothing;
  const { kills: n } = m.view.seats[seat];
  const shot = m.ctx.last.findLast((event) => event.kind === 'killed' && event.seat === seat);
  const head = mover({ motion: `kills-${seat}-${n}`, at: 'kills', from: shot && `sq-${shot.at}` }, martianHead);
  const label = m.t('board.kills', { name: nameOf(m, seat), n, goal: m.view.goal });
  return html`<span class="mz-kills" role="img" aria-label=${label} title=${label}
    data-inspect="part.kills">${iconInline(head)}<b>${n}</b><small>/${m.view.goal}</small></span>`;
}

/** May this seat still play a card? Does it pass by itself? @param {Model} m @param {number} seat */
function engineStart(m, seat) {
  const { allowance, quiet, jammed, shielded } = m.view.seats[seat];
  const mark = (
    /** @type {string} */ kind,
    /** @type {unknown} */ picture,
    /** @type {string} */ label,
    /** @type {string | number} */ n = '',
    inspect = `may.${seat}`,
  ) =>
    html`<span class=${`mz-mark is-${kind}`} data-inspect=${inspect} role="img" aria-label=${label}
      title=${label}>${iconInline(picture)}${n === '' ? nothing : html`<b>${n}</b>`}</span>`;
  return html`<span class="mz-marks">${mark(
    allowance ? 'may' : 'may-not',
    SIGNS.play,
    m.t('board.allowance', { n: allowance, name: nameOf(m, seat) }),
    allowance,
  )}
    ${quiet !== 'no' ? mark('quiet', SIGNS.time, m.t(`board.quiet.${quiet}`, { name: nameOf(m, seat) })) : nothing}
    ${jammed ? mark('jammed', SIGNS.no, m.t('board.jammed'), '', 'card.signal_jammer') : nothing}${
      shielded ? mark('shielded', SIGNS.yes, m.t('board.shielded'), '', 'card.four_sided_dice') : nothing
    }</span>`;
}

/** Pawn and name; a seat can be what a card is aimed at. @param {Model} m @param {number} seat */
function headLine(m, seat) {
  const pattern = seatPattern(m, seat);
  const said = m.t('board.turn.mark');
  const turn = html`<span class="mz-turn" data-inspect="part.active" title=${said}
    >${iconInline(SIGNS.path)}<span class="visually-hidden">${said}</span></span
  >`;
  const mine = m.view.turn === seat ? turn : nothing;
  const who = html`${figure(pawn(seat), 'is-head')}<h3>${fittedName(nameOf(m, seat))}</h3>${mine}`;
  return pattern
    ? panelPiece(
        {
          kind: 'mz-who',
          pattern,
          id: `seat-${seat}`,
          label: m.t('board.target', { name: nameOf(m, seat) }),
          look: look(m, pattern),
        },
        who,
      )
    : html`<div class="mz-who">${who}</div>`;
}

/** How many cards somebody else holds; open hands can be read. @param {Model} m @param {number} seat */
function theirCards(m, seat) {
  const { cards, hand } = m.view.seats[seat];
  const label = m.t('board.cards', { name: nameOf(m, seat), n: cards });
  const place = `cards-${seat}`;
  const travel = { motion: `${place}-${cards}`, at: place, from: m.came.get(place) };
  const count = html`${iconInline(mover(travel, SIGNS.cards))}<b>${cards}</b>`;
  if (!hand?.length)
    return html`<span class="mz-cards" data-motion-place=${place} data-inspect=${`hand.${seat}`} role="img"
      aria-label=${label}
      title=${label}>${count}</span>`;
  return panelPiece(
    {
      kind: 'mz-cards is-open',
      id: `cards-${seat}`,
      label: `${label}: ${hand.map((card) => m.t(`card.${card}`)).join(', ')}`,
      inspect: `hand.${seat}`,
      place,
    },
    count,
  );
}

/** Somebody else's place. @param {Model} m @param {number} seat */
export function otherSeat(m, seat) {
  const { weapons } = m.view.seats[seat];
  return html`<article class=${`mz-seat is-other seat-${seat + 1}${m.view.turn === seat ? ' is-acting' : ''}`}>
    <header class="mz-head">${headLine(m, seat)}${gauge(m, seat, 'life')}${gauge(m, seat, 'bullets')}${kills(
      m,
      seat,
    )}</header>
    <div class="mz-line">${items(m, seat)}${theirCards(m, seat)}${engineStart(m, seat)}${weapons.map((one) =>
      weapon(m, one, { seat, own: false }),
    )}</div>
  </article>`;
}

/** @param {Model} m @param {number} seat */
function ownWeapons(m, seat) {
  const { weapons } = m.view.seats[seat];
  if (!weapons.length) return nothing;
  const shown = weapons.map((one) => weapon(m, one, { seat, own: true }));
  return html`<section class="own-weapons" aria-label=${m.t('board.weapons')}>${shown}</section>`;
}

/** One's own place. @param {Model} m @param {number} seat */
export function ownSeat(m, seat) {
  const { hand, cards } = m.view.seats[seat];
  return html`<article class=${`mz-seat is-own seat-${seat + 1}${m.view.turn === seat ? ' is-acting' : ''}`}>
    ${m.ctx.phone ? ribbon(m) : nothing}
    <header class="mz-head">${headLine(m, seat)}${engineStart(m, seat)}${kills(m, seat)}</header>
    <div class="mz-line">${gauge(m, seat, 'life')}${gauge(m, seat, 'bullets')}${items(m, seat)}</div>
    <section class="own-hand strip" data-motion-place=${`cards-${seat}`} aria-label=${m.t('board.hand')}
      data-n=${hand?.length ?? 0}>
      ${
        hand
          ? hand.length
            ? hand.map((_, i) => handCard(m, hand, i))
            : html`<p
        class="muted">${m.t('board.hand.empty')}</p>`
          : html`<p class="muted">${m.t('board.cards', { name: nameOf(m, seat), n: cards })}</p>`
      }
    </section>
    ${ownWeapons(m, seat)}
  </article>`;
}
