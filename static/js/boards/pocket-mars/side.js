/**
 * What every side shows of itself: figure, points and the race for the bonuses, Ship with fuel gauge, Earth, card
 * backs.
 */
import { html, svg, nothing } from '../../base/lit.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { gauge } from '../../kit/gauge.js';
import { figure } from '../../kit/pawn.js';
import { mover, panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { fittedName } from '../../kit/name.js';
import { shipArt } from './art.js';
import { figureOf } from './building.js';
import { cardName, smallCard, valueIn } from './card.js';
import { printed } from './deck.js';
import { SIGNS } from './icons.js';
import { stealLines } from './steals.js';
import { COLONISTS, DA, mostEnergy, nameOf, sideOf, theirPattern } from './model.js';

/** @typedef {import('./model.js').Model} Model */

const HOMES = 4;
const CROWD = 4;

/**
 * The four marks of the race: settled of 7, Buildings of 4, together of 4, most energy.
 * @param {Model} m
 * @param {string} who
 */
export function race(m, who) {
  const { settled, homes, crowd, score } = sideOf(m, who);
  const together = Math.min(crowd, CROWD);
  const part = (
    /** @type {unknown} */ icon,
    /** @type {string} */ text,
    /** @type {string} */ label,
    /** @type {boolean} */ done,
  ) =>
    html`<li class=${done ? 'is-done' : ''} title=${label} data-inspect=${`race.${who}`}>${iconInline(
      done ? SIGNS.yes : icon,
    )}<span aria-hidden="true">${text}</span><span class="visually-hidden">${label}</span></li>`;
  return html`<ul class="pm-race">
    ${part(COMMON.flag, `${settled}/${COLONISTS}`, m.t('board.race.settled', { n: settled }), settled === COLONISTS)}
    ${part(SIGNS.dome, `${homes}/${HOMES}`, m.t('board.race.homes', { n: homes }), homes === HOMES)}
    ${part(SIGNS.crowd, `${together}/${CROWD}`, m.t('board.race.crowd', { n: together }), together === CROWD)}
    ${part(
      SIGNS.bolt,
      score.energy ? `+${score.energy}` : '–',
      m.t(score.energy ? 'board.race.energy' : 'board.race.energy.not'),
      score.energy > 0,
    )}
  </ul>`;
}

/** Points now, and how they come about. @param {Model} m @param {string} who */
export function points(m, who) {
  const { score, could_end: end, settled } = sideOf(m, who);
  const warn = m.view.turn !== null && (end || settled === COLONISTS);
  const label = m.t('board.points', { name: nameOf(m, who), n: score.total });
  return html`<span class="pm-points" data-inspect=${`points.${who}`} role="img" aria-label=${label}
    title=${label}><b>${score.total}</b></span>
    ${
      warn
        ? html`<span class="pm-last" data-inspect=${`race.${who}`} role="img"
      aria-label=${m.t('board.could_end', { name: nameOf(m, who) })}
      title=${m.t('board.could_end', { name: nameOf(m, who) })}>${iconInline(COMMON.warn)}</span>`
        : nothing
    }`;
}

/** Energy; can be drained where a card says so. @param {Model} m @param {string} who */
export function energy(m, who) {
  const { energy: level } = sideOf(m, who);
  const drain = firstOpen(m, [`drain ${who}`]);
  const label = m.t('board.energy', { name: nameOf(m, who), n: level, most: mostEnergy(m) });
  const body = gauge({ level, max: mostEnergy(m), label });
  return panelPiece(
    {
      kind: 'pm-energy',
      pattern: drain,
      id: `energy:${who}`,
      label,
      inspect: 'part.energy',
      look: { ...look(m, drain), last: m.touched.has(`energy:${who}`) },
    },
    body,
  );
}

/** Colonists still on Earth; from there they are launched. @param {Model} m @param {string} who */
export function earth(m, who) {
  const { earth: n } = sideOf(m, who);
  const launch = who === String(m.own) ? firstOpen(m, ['launch']) : undefined;
  const there = m.t('board.earth', { name: nameOf(m, who), n });
  const label = launch ? `${there}. ${m.t('board.launch')}` : there;
  return panelPiece(
    {
      kind: 'pm-earth',
      pattern: launch,
      id: `earth-${who}`,
      place: `earth-${who}`,
      label,
      inspect: 'part.earth',
      look: { ...look(m, launch), last: who === DA && m.came.get(`ship-${who}`) === `earth-${who}` },
    },
    html`${iconInline(SIGNS.earth)}<b>${n}</b>${
      launch
        ? html`<span
      class="earth-go">${iconInline(SIGNS.rocket)}${m.t('board.launch')}</span>`
        : nothing
    }`,
  );
}

/** The Ship as a drawing, a figure in each window. @param {Model} m @param {string} who */
export function shipPicture(m, who) {
  const { ship } = sideOf(m, who);
  const place = `ship-${who}`;
  const label = m.t('board.ship', { name: nameOf(m, who), n: ship });
  const windows = Array.from({ length: COLONISTS }, (_, i) =>
    i < ship
      ? svg`<g transform="scale(.4) translate(0 1)">${mover(
          { motion: `${place}-${i}`, at: place, from: m.came.get(place) },
          figureOf(m, who),
        )}</g>`
      : '',
  );
  return html`<div class="pm-ship" role="img" aria-label=${label} title=${label} data-inspect="part.ship"
    data-motion-place=${place}>
    <svg class="ship-art" viewBox="-2 0 264 72" aria-hidden="true">${shipArt(windows)}</svg></div>`;
}

/** The Ship in a line: a rocket and how many are on board. @param {Model} m @param {string} who */
export function shipCount(m, who) {
  const { ship } = sideOf(m, who);
  const place = `ship-${who}`;
  const label = m.t('board.ship', { name: nameOf(m, who), n: ship });
  return html`<span class="pm-count" role="img" aria-label=${label} title=${label} data-inspect="part.ship"
    data-motion-place=${place}>${iconInline(SIGNS.rocket)}<b>${ship}</b></span>`;
}

/** The two slots of somebody else's prep: backs, or what one knows of them. @param {Model} m @param {string} who */
export function theirPrep(m, who) {
  const { prep } = sideOf(m, who);
  return html`<div class="pm-backs" role="group" aria-label=${m.t('board.prep.of', { name: nameOf(m, who) })}>
    <span class="backs-sign" aria-hidden="true">${iconInline(SIGNS.module)}</span>
    ${prep.map((card, i) => {
      const slot = i ? 'right' : 'left';
      if (!card)
        return html`<span class="pm-slot" data-inspect="part.prep" data-motion-place=${`prep-${who}-${slot}`}></span>`;
      const pattern = theirPattern(m, who, slot);
      const known = Boolean(printed(card));
      const there = m.t(known ? 'board.slot.known' : 'board.slot', {
        slot,
        name: nameOf(m, who),
        what: cardName(m, card),
      });
      const label = [there, ...stealLines(m, card)].join('. ');
      return panelPiece(
        {
          kind: 'pm-back',
          pattern,
          id: `prep-${who}-${slot}`,
          place: `prep-${who}-${slot}`,
          label,
          inspect: known ? `card.${card}` : `back.${card}`,
          look: { ...look(m, pattern), last: m.touched.has(`prep-${who}`) },
        },
        smallCard({
          card,
          value: valueIn(m, card),
          down: false,
          motion: known ? `card-${card}` : `back-${who}-${slot}`,
          at: `prep-${who}`,
          from: m.came.get(`prep-${who}-${slot}`),
        }),
      );
    })}
  </div>`;
}

/** Colours of somebody else's hand. @param {Model} m @param {number} seat */
export function theirHand(m, seat) {
  const { hand } = m.view.seats[seat];
  const label = m.t('board.hand.of', {
    name: nameOf(m, seat),
    n: hand.length,
    cards: hand.map((card) => cardName(m, card)).join(', '),
  });
  return html`<div class="pm-backs is-hand"
    data-motion-place=${`hand-${seat}`} data-inspect=${`hand.${seat}`} role="img" aria-label=${label} title=${label}>
    <span class="backs-sign" aria-hidden="true">${iconInline(SIGNS.hand)}</span>${hand.map((card, i) =>
      smallCard({
        card,
        value: valueIn(m, card),
        motion: `held-${seat}-${i}`,
        at: `hand-${seat}`,
        from: m.came.get(`hand-${seat}`),
      }),
    )}</div>`;
}

/** Figure, name, points. @param {Model} m @param {string} who @param {unknown} [more] */
export const headLine = (m, who, more) => html`<header class="pm-head">
  ${figure(figureOf(m, who), 'is-head')}
  <h3>${fittedName(nameOf(m, who))}${
    m.view.players > 1 && Number(who) === m.view.first
      ? html` <abbr class="pm-first"
    title=${m.t('board.first')} aria-label=${m.t('board.first')}>${m.t('board.first.short')}</abbr>`
      : nothing
  }</h3>
  ${more ?? nothing}${points(m, who)}
</header>`;

/** Somebody else's place at the table. @param {Model} m @param {number} seat */
export function otherSeat(m, seat) {
  const who = String(seat);
  return html`<article class=${`pm-seat is-other seat-${seat + 1}${m.view.turn === seat ? ' is-acting' : ''}`}>
    ${headLine(m, who, m.view.players === 4 ? race(m, who) : undefined)}
    <div class="pm-line">${theirPrep(m, who)}${theirHand(m, seat)}</div>
    <div class="pm-line is-counts">${earth(m, who)}${shipCount(m, who)}${energy(m, who)}${
      m.view.players === 4 ? nothing : race(m, who)
    }</div>
  </article>`;
}
