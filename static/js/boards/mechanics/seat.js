/** Seats: one's own with the hand by kinds and what each set would bring; the others' with all that is public. */
import { html, nothing } from '../../base/lit.js';
import { seatBadge } from '../../kit/badge.js';
import { coinInline, purse } from '../../kit/coin.js';
import { iconInline } from '../../kit/icon.js';
import { panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { fittedName } from '../../kit/name.js';
import { decision, report } from './decide.js';
import { engraving, fan, priceTag, scrapPile, token } from './faces.js';
import { SIGNS } from './icons.js';
import { handPattern, nameOf, offersOf } from './model.js';
import { stallGroup } from './stall.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @param {number} seat */
function head(m, seat) {
  const first = m.t('board.first.short');
  return html`<header class="mk-head">${seatBadge(seat)}<h3>${fittedName(nameOf(m, seat))}${
    seat === m.view.first
      ? html`<span class="head-first" role="img" aria-label=${first} title=${first}
    data-inspect="first">${iconInline(SIGNS.rocket)}</span>`
      : nothing
  }</h3>
    ${purse({
      n: m.view.seats[seat].cogs,
      label: m.t('board.cogs', { name: nameOf(m, seat), n: m.view.seats[seat].cogs }),
      kind: m.touched.has(`purse-${seat}`) ? 'is-touched' : '',
      inspect: `cogs.${seat}`,
    })}</header>`;
}

/** @param {Model} m @param {number} seat */
const scrap = (m, seat) =>
  scrapPile({
    n: m.view.seats[seat].scrap,
    label: m.t('board.scrap', { name: nameOf(m, seat), n: m.view.seats[seat].scrap }),
    inspect: `scrap.${seat}`,
  });

/**
 * A small button of a built mechanism.
 * @param {Model} m
 * @param {string} pattern
 * @param {string} id
 * @param {unknown} sign
 * @param {string} label
 * @param {string} name
 */
function deed(m, pattern, id, sign, label, name) {
  if (!firstOpen(m, [pattern])) return nothing;
  return panelPiece(
    { kind: `mk-deed is-${pattern.split(' ')[0]}`, pattern, id, label: `${label}: ${name}`, look: look(m, pattern) },
    html`${iconInline(sign)}<span aria-hidden="true">${label}</span>`,
  );
}

/**
 * A mechanism that stands before somebody.
 * @param {Model} m
 * @param {number} seat
 * @param {import('./model.js').Built} built
 */
function builtCard(m, seat, { id, cards, used }) {
  const name = m.t(`mechanism.${id}`);
  const label = [m.t('board.built', { name: nameOf(m, seat), mechanism: id, cards }), used ? m.t('board.used') : '']
    .filter(Boolean)
    .join('. ');
  const mine = seat === m.own;
  return html`<div class=${`mk-built${used ? ' is-used' : ''}`}>
    ${panelPiece(
      { kind: 'built-card', id: `built-${seat}-${id}`, label, inspect: `mechanism.${id}` },
      html`${engraving(id)}${
        mine
          ? html`<span aria-hidden="true">${name}${used ? html` <small>${m.t('board.used')}</small>` : nothing}</span>`
          : nothing
      }`,
    )}
    ${
      mine
        ? html`${deed(m, `use ${id} *`, `use-${id}`, SIGNS.build, m.t('board.use'), name)}${deed(
            m,
            `dismantle ${id}`,
            `dismantle-${id}`,
            SIGNS.no,
            m.t('board.dismantle'),
            name,
          )}`
        : nothing
    }
  </div>`;
}

/**
 * Today's worth of a kind and the one to come, or what is missing.
 * @param {Model} m
 * @param {import('./model.js').PartSet} set
 */
function worth(m, { type, now, then: coming, short, sold }) {
  if (sold) return html`<p class="group-worth is-short" data-inspect="part.set">${m.t('board.sold')}</p>`;
  if (short > 0)
    return html`<p class="group-worth is-short" data-inspect="part.set">${m.t('board.short', { n: short })}</p>`;
  const found = m.ahead?.sets.find((one) => one.type === type);
  const then = m.coming && m.view.phase === 'turn' ? (found ? (found.then ?? found.now) : coming) : null;
  const label = m.t(then !== null && then !== now ? 'board.worth.then' : 'board.worth', { now, then });
  return html`<p class="group-worth" title=${label} data-inspect="part.set"><span
    class="visually-hidden">${label}</span>${coinInline()}${priceTag({ now, then })}</p>`;
}

/**
 * The corner of a kind: how many cards; and the Scrap its best set takes.
 * @param {Model} m
 * @param {import('./model.js').PartSet} set
 */
function corner(m, { have, scrap: with_, short, sold }) {
  const help = m.t('board.with_scrap', { n: with_ });
  return html`${have > 1 ? html`<b class="group-n" aria-hidden="true">${have}</b>` : nothing}
    ${
      with_ && !short && !sold
        ? html`<span class="group-scrap"
      title=${help}>${Array.from({ length: with_ }, () => engraving('scrap'))}<span
        class="visually-hidden">${help}</span></span>`
        : nothing
    }`;
}

/** Cards of one kind in the own hand. @param {Model} m @param {import('./model.js').PartSet} set */
function handGroup(m, set) {
  const { type, have } = set;
  const seat = m.own;
  const pattern = handPattern(m, type);
  const cards = Array.from({ length: have }, (_, i) => ({
    id: type,
    travel: { motion: `hand-${seat}-${type}-${i}`, at: `hand-${seat}`, from: m.came.get(`hand-${seat}`) },
  }));
  return html`<div class=${`mk-group part-${type}${set.short ? '' : ' is-set'}`}>
    ${panelPiece(
      {
        kind: 'group-cards',
        pattern,
        id: `hand-${type}`,
        label: m.t('board.group', { type, n: have }),
        inspect: `component.${type}`,
        look: { ...look(m, pattern), last: m.touched.has(`hand-${seat}-${type}`) },
      },
      html`${fan(cards)}${corner(m, set)}`,
    )}
    <p class="group-name" aria-hidden="true">${m.t(`component.${type}`)}</p>${worth(m, set)}
  </div>`;
}

/** What lies on top of the deck, for whom the goggles show it. @param {Model} m */
function xRay(m) {
  const cards = m.view.x_ray;
  if (!cards) return nothing;
  return html`<section class="mk-xray" data-id="xray" aria-label=${m.t('board.xray')}><h4
    title=${m.t('board.xray')}>${engraving('x_ray_goggles')}<span>${m.t('board.xray')}</span></h4>
    <ol>${cards.map(
      (type, i) => html`<li title=${m.t(`component.${type}`)} data-inspect=${`component.${type}`}><small
      aria-hidden="true">${i + 1}</small>${token(type)}<span
        class="visually-hidden">${m.t(`component.${type}`)}</span></li>`,
    )}</ol></section>`;
}

/** @param {Model} m */
function hand(m) {
  const { sets, phase, turn } = m.view;
  const selling = phase === 'sell' && turn === m.own && m.live;
  return html`<section class=${`mk-hand${selling ? ' is-stall' : ''}`} aria-label=${m.t(
    selling ? 'board.stall' : 'board.hand',
  )}>
    ${
      selling ? html`<h4 class="stall-awning"><span class="visually-hidden">${m.t('board.stall')}</span></h4>` : nothing
    }
    <div class="hand-groups strip" data-many=${sets.length > 5 ? 'yes' : 'no'}>${
      sets.length
        ? sets.map((set) => (selling && offersOf(m, set.type).length ? stallGroup(m, set.type) : handGroup(m, set)))
        : html`<p class="hand-empty">${m.t('board.hand.empty')}</p>`
    }</div>
  </section>`;
}

/** @param {Model} m @param {number} seat */
export function ownSeat(m, seat) {
  const { built, hand: held } = m.view.seats[seat];
  return html`<article class=${`mk-seat is-own seat-${seat + 1}${m.view.turn === seat ? ' is-acting' : ''}`}>
    <div class="own-side">${head(m, seat)}
      <div class="own-things">${scrap(m, seat)}${built.map((one) => builtCard(m, seat, one))}</div></div>
    <div class="own-main">${xRay(m)}${held ? hand(m) : hiddenHand(m, seat)}</div>
    <div class="own-do">${decision(m)}${report(m)}</div>
  </article>`;
}

/** Kinds that everybody has seen go into a hand. @param {Model} m @param {number} seat */
const seen = (m, seat) => Object.entries(m.view.seats[seat].open).filter(([, n]) => n > 0);

/** Somebody's cards, from outside: how many, and which are known. @param {Model} m @param {number} seat */
function hiddenHand(m, seat) {
  const { cards } = m.view.seats[seat];
  const known = seen(m, seat);
  const label = [
    m.t('board.cards', { name: nameOf(m, seat), n: cards }),
    known.length
      ? m.t('board.open', { parts: known.map(([type, n]) => `${n} ${m.t(`component.${type}`)}`).join(', ') })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
  return panelPiece(
    { kind: 'mk-hidden', id: `hand-${seat}`, label, inspect: `hand.${seat}`, place: `hand-${seat}` },
    html`${iconInline(SIGNS.hand)}<b aria-hidden="true">${cards}</b><span class="hidden-known"
      aria-hidden="true">${known.map(
        ([type, n]) => html`<i>${token(type)}${n > 1 ? html`<small>${n}</small>` : nothing}</i>`,
      )}</span>`,
  );
}

/** @param {Model} m @param {number} seat */
export function otherSeat(m, seat) {
  const { built } = m.view.seats[seat];
  return html`<article class=${`mk-seat is-other seat-${seat + 1}${m.view.turn === seat ? ' is-acting' : ''}`}>
    ${head(m, seat)}
    <div class="mk-line">${hiddenHand(m, seat)}${scrap(m, seat)}<div
      class="line-built">${built.map((one) => builtCard(m, seat, one))}</div></div>
  </article>`;
}
