/** One's own place: Ship and points, what has to be decided, prep and hand as cards to read. */
import { html, nothing } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { aheadLine, doAll } from './ahead.js';
import { bigCard, cardWords, hindranceWords, smallCard, valueIn } from './card.js';
import { decision } from './decide.js';
import { printed, printedIn } from './deck.js';
import { EMBLEMS, SIGNS } from './icons.js';
import { lastSteps } from './machine.js';
import { handPattern, packPattern, prepPattern } from './model.js';
import { earth, energy, headLine, race, shipPicture } from './side.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * A small button in the corner of a card: discard it for energy.
 * @param {Model} m
 * @param {string} place
 * @param {string} card
 */
function burn(m, place, card) {
  const pattern = firstOpen(m, [`burn ${place} ${card}`]);
  if (!pattern) return nothing;
  const n = m.view.da ? 2 : 1;
  const label = m.t('board.burn', { card, n });
  return panelPiece(
    { kind: 'pm-burn', pattern, id: `burn-${card}`, label, look: look(m, pattern) },
    html`${iconInline(SIGNS.burn)}<span aria-hidden="true">+${n}</span>`,
  );
}

/** Hand cards are being laid down or thrown away: both halves count. @param {Model} m */
const settling = (m) => ['fill', 'prepare', 'discard'].includes(m.view.pending?.step ?? '');

/** @param {boolean} good @param {unknown} body @param {string} label */
const item = (good, body, label) =>
  html`<li class=${good ? 'is-good' : 'is-bad'} title=${label}>${body}${iconInline(good ? SIGNS.yes : SIGNS.no)}<span
    class="visually-hidden">${label}</span></li>`;

/** The value of a prep card against the value to beat. @param {Model} m @param {string} slot */
function compare(m, slot) {
  const {
    card = '',
    to_beat: value = null,
    beats = false,
    places = false,
  } = m.view.outlook.find((one) => one.slot === slot) ?? {};
  const face = printedIn(m.view, card);
  if (!face || value === null) return nothing;
  const label = m.t(places ? 'board.outlook.places' : beats ? 'board.outlook.empty_ship' : 'board.outlook.not', {
    value: face.value,
    to_beat: value,
  });
  return item(
    places,
    html`<span class="outlook-compare" aria-hidden="true">${face.value}${beats ? ' > ' : ' ≤ '}${value}</span>`,
    label,
  );
}

/** What a prep card would do now: compare, prep action, ability. @param {Model} m @param {string} slot */
function forecast(m, slot) {
  const found = m.view.outlook.find((one) => one.slot === slot);
  if (!found || m.view.turn === null || m.view.choosing || settling(m)) return nothing;
  const { card, why, bottom, ability, ability_why: idle } = found;
  const face = printed(card);
  if (!face) return nothing;
  const { colour } = face;
  return html`<ul class="outlook" aria-label=${m.t('board.outlook')}>
    ${compare(m, slot)}
    ${item(
      bottom === 'free',
      iconInline(SIGNS.module),
      why ? m.t('board.outlook.bottom.not', { why: hindranceWords(m, why) }) : m.t('board.outlook.bottom'),
    )}
    ${item(
      ability,
      iconInline(EMBLEMS[colour]),
      idle
        ? m.t('board.outlook.ability.not', { building: colour, why: hindranceWords(m, idle) })
        : m.t('board.outlook.ability', { building: colour }),
    )}
  </ul>`;
}

/** @param {Model} m @param {number} seat */
function prep(m, seat) {
  const mine = m.view.seats[seat];
  return html`<section class="own-cards own-prep" data-n=${mine.prep.filter(Boolean).length}
    aria-label=${m.t('board.prep')}>
    <h4>${iconInline(SIGNS.module)}${m.t('board.prep')}</h4>
    ${mine.prep.map((card, i) => {
      const slot = i ? 'right' : 'left';
      if (!card)
        return html`<div class="pm-held is-empty" data-inspect="part.prep"
          data-motion-place=${`prep-${seat}-${slot}`}>${m.t('board.slot.empty')}</div>`;
      const found = m.view.outlook.find((one) => one.slot === slot);
      return bigCard(m, card, {
        pattern: prepPattern(m, slot, card),
        id: `prep-${seat}-${slot}`,
        where: `prep-${seat}`,
        active: 'bottom',
        hindrance: found?.why,
        foot: aheadLine(m, `prep ${slot} ${card}`, compare(m, slot)) ?? forecast(m, slot),
        extra: html`${burn(m, slot, card)}${doAll(m, `prep ${slot} ${card}`)}`,
        label: `${m.t('board.slot.own', { slot })}: ${cardWords(m, card)}`,
      });
    })}
  </section>`;
}

/** @param {Model} m @param {number} seat */
function hand(m, seat) {
  const mine = m.view.seats[seat];
  if (!mine.hand.length) return nothing;
  const both = settling(m);
  return html`<section class="own-cards own-hand" data-n=${mine.hand.length} aria-label=${m.t('board.hand')}>
    <h4>${iconInline(SIGNS.hand)}${m.t('board.hand')}</h4>
    ${mine.hand.map((card, i) =>
      bigCard(m, card, {
        pattern: handPattern(m, card),
        id: printed(card) ? `hand-${card}` : `hand-${i}`,
        where: `hand-${seat}`,
        active: both ? 'both' : 'top',
        hindrance: m.view.tops?.find((one) => one.card === card)?.why,
        foot: aheadLine(m, `hand ${card}`) ?? nothing,
        extra: html`${burn(m, 'hand', card)}${doAll(m, `hand ${card}`)}`,
        label: `${m.t('board.hand')}: ${cardWords(m, card)}`,
      }),
    )}
  </section>`;
}

/**
 * Cards to choose from that are not in the hand yet: a draft pack, the top of the deck.
 * @param {Model} m
 * @param {number} seat
 */
function offered(m, seat) {
  const { pack, chosen } = m.view.seats[seat];
  const looked = m.view.looked?.seat === seat ? m.view.looked.cards : [];
  const cards = pack.length ? pack : looked;
  if (!cards.length && !chosen) return nothing;
  const title = m.t(looked.length ? 'board.looked' : 'board.pack');
  return html`<section class="own-cards own-offer" data-n=${cards.length}
    aria-label=${title}><h4>${iconInline(SIGNS.deck)}${title}</h4>
    ${cards.map((card) =>
      printed(card)
        ? bigCard(m, card, {
            pattern: packPattern(m, card),
            id: `offer-${card}`,
            where: `offer-${seat}`,
            active: 'both',
            label: `${title}: ${cardWords(m, card)}`,
          })
        : nothing,
    )}
    ${
      chosen
        ? html`<p class="own-chosen" data-inspect=${`card.${chosen}`}>${m.t('board.chosen', { card: chosen })}</p>`
        : nothing
    }
  </section>`;
}

/**
 * A card of one's own, small.
 * @param {Model} m
 * @param {string} card
 * @param {{id: string, at: string, pattern?: string}} held
 */
const smallOwn = (m, card, { id, at, pattern }) =>
  panelPiece(
    { kind: 'pm-aside', id, pattern, label: cardWords(m, card), inspect: `card.${card}`, look: look(m, pattern) },
    html`${smallCard({ card, value: valueIn(m, card), motion: `card-${card}`, at })}
      <span>${m.t(`card.${card}.title`)}</span>`,
  );

/**
 * Where other cards need the room: prep, and hand if wished, small.
 * @param {Model} m
 * @param {number} seat
 * @param {boolean} withHand
 */
function aside(m, seat, withHand) {
  const { prep: laid, hand: held } = m.view.seats[seat];
  return html`<div class="own-aside">
    <div class="aside-row" role="group"
      aria-label=${m.t('board.prep')}><h4>${iconInline(SIGNS.module)}${m.t('board.prep')}</h4>
      ${laid.map((card, i) => {
        const slot = i ? 'right' : 'left';
        if (!card)
          return html`<span class="pm-slot" data-inspect="part.prep"
            data-motion-place=${`prep-${seat}-${slot}`}></span>`;
        return smallOwn(m, card, {
          id: `prep-${seat}-${slot}`,
          at: `prep-${seat}`,
          pattern: prepPattern(m, slot, card),
        });
      })}</div>
    ${
      withHand && held.length
        ? html`<div class="aside-row" role="group"
        aria-label=${m.t('board.hand')}><h4>${iconInline(SIGNS.hand)}${m.t('board.hand')}</h4>
          ${held.map((card) =>
            smallOwn(m, card, { id: `hand-${card}`, at: `hand-${seat}`, pattern: handPattern(m, card) }),
          )}</div>`
        : nothing
    }
  </div>`;
}

/**
 * Prep and hand; many cards, or cards to choose from, take the room of the others.
 * @param {Model} m
 * @param {number} seat
 */
function cards(m, seat) {
  const offer = offered(m, seat);
  if (offer !== nothing) return html`${offer}${aside(m, seat, true)}`;
  const many = m.view.seats[seat].hand.length > 2 && !m.ctx.phone;
  return many ? html`${aside(m, seat, false)}${hand(m, seat)}` : html`${prep(m, seat)}${hand(m, seat)}`;
}

/** @param {Model} m @param {number} seat */
export function ownSeat(m, seat) {
  const who = String(seat);
  return html`<article class=${`pm-seat is-own seat-${seat + 1}${m.view.turn === seat ? ' is-acting' : ''}`}>
    ${m.ctx.phone ? decision(m) : nothing}
    <div class="own-ship">${headLine(m, who)}${race(m, who)}${shipPicture(m, who)}<div
      class="pm-line is-counts">${earth(m, who)}${energy(m, who)}</div></div>
    <div class="own-table strip">${cards(m, seat)}</div>
    ${m.ctx.phone && m.view.da ? lastSteps(m) : nothing}
  </article>`;
}
