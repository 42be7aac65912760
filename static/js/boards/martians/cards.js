/** Cards to read: picture, title, what it does in short; weapons lie before their owner with what is left on them. */
import { html, nothing } from '../../base/lit.js';
import { iconInline } from '../../kit/icon.js';
import { mover, panelPiece } from '../../kit/piece.js';
import { firstOpen, look } from '../../kit/reading.js';
import { martianHead } from './figures.js';
import { CARDS, MARTIAN_CARDS, REACTIONS, SIGNS, WEAPONS } from './icons.js';
import { cardPattern } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** Which sort of card it is: colour and word. @param {string} card */
export const sortOfCard = (card) =>
  MARTIAN_CARDS.has(card) ? 'martian' : WEAPONS.has(card) ? 'weapon' : REACTIONS.has(card) ? 'reaction' : 'event';

/** A sign for each sort, so that colour does not stand alone. @type {Record<string, unknown>} */
const SORT_SIGNS = { martian: martianHead, weapon: SIGNS.weapon, reaction: SIGNS.answer, event: SIGNS.star };

/** @param {string} card @param {import('../../kit/piece.js').Tags} [travel] where it comes from, if it moves */
export const cardIcon = (card, travel) => {
  const picture = CARDS[card] ?? SIGNS.cards;
  return iconInline(travel ? mover(travel, picture) : picture);
};

/** The same card a second time has a name of its own. @param {string[]} hand @param {number} i */
const nth = (hand, i) => hand.slice(0, i).filter((card) => card === hand[i]).length;

/** A variant that changes what a card says. @param {Model} m @param {string} card */
const formOf = (m, card) =>
  card === 'video_game' && !m.view.cooperative && m.view.options.video_game === 'letter' ? '.letter' : '';

/** What a card does, in a line. @param {Model} m @param {string} card */
const inShort = (m, card) => m.t(`board.card.${card}${formOf(m, card)}`);

/** What a card does, in full. @param {Model} m @param {string} card */
export const fullText = (m, card) => m.t(formOf(m, card) ? `board.full.${card}` : `card.${card}.text`);

/** All that is printed on a card, for a reader. @param {Model} m @param {string} card */
export const cardWords = (m, card) =>
  m.t('board.card', { card, sort: m.t(`board.sort.${sortOfCard(card)}`), text: inShort(m, card) });

/** A card of the own hand. @param {Model} m @param {string[]} hand @param {number} i */
export function handCard(m, hand, i) {
  const card = hand[i];
  const from = m.came.get(`cards-${m.own}`);
  const picture = cardIcon(card, { motion: `held-${card}-${nth(hand, i)}`, at: 'hand', from });
  const pattern = cardPattern(m, card);
  const away = pattern?.startsWith('play') ? firstOpen(m, [`discard ${card}`]) : undefined;
  const sort = sortOfCard(card);
  const label = m.t('board.card.in_hand', { words: cardWords(m, card), does: pattern?.split(' ')[0] ?? 'none' });
  return html`<div class="mz-held">
    ${panelPiece(
      {
        kind: `mz-card is-${sort}`,
        pattern,
        id: `card-${card}-${i}`,
        label,
        inspect: `card.${card}`,
        look: look(m, pattern),
      },
      html`<span class="card-picture">${picture}</span><span
        class="card-words"><b>${m.t(`card.${card}`)}</b><small>${inShort(m, card)}</small></span><span class="card-sort"
        title=${m.t(`board.sort.${sort}`)}>${iconInline(SORT_SIGNS[sort])}</span>`,
    )}
    ${
      away
        ? panelPiece(
            {
              kind: 'mz-away',
              pattern: away,
              id: `away-${card}-${i}`,
              label: m.t('board.do.discard', { card: m.t(`card.${card}`) }),
              look: look(m, away),
            },
            html`<span
        aria-hidden="true">${iconInline(SIGNS.discard)}</span>`,
          )
        : nothing
    }
  </div>`;
}

/**
 * A weapon in play.
 * @param {Model} m
 * @param {import('./model.js').Weapon} weapon
 * @param {{seat: number, own: boolean}} whose
 */
export function weapon(m, { card, bullets }, { seat, own }) {
  const pattern = own ? firstOpen(m, [`use ${card}`]) : undefined;
  const left = bullets ?? 0;
  const place = `weapon-${seat}-${card}`;
  const label = m.t(own ? 'board.weapon.own' : 'board.weapon', { card, n: left, name: m.names[seat] });
  return panelPiece(
    {
      kind: `mz-weapon${own ? ' is-own' : ''}`,
      pattern,
      id: place,
      label,
      inspect: `card.${card}`,
      look: look(m, pattern),
    },
    html`${cardIcon(card, { motion: place, at: 'row', from: m.came.get(place) })}${
      own ? html`<span>${m.t(`card.${card}`)}</span>` : nothing
    }${left ? html`<b>${left}</b>` : nothing}`,
  );
}

/**
 * A small face-up card: one being resolved, one to fetch.
 * @param {Model} m
 * @param {string} card
 * @param {{pattern?: string, id: string, from?: string}} tag  from: where it has just come from
 */
export const smallCard = (m, card, { pattern, id, from }) =>
  panelPiece(
    {
      kind: `mz-small is-${sortOfCard(card)}`,
      pattern,
      id,
      label: cardWords(m, card),
      inspect: `card.${card}`,
      look: look(m, pattern),
    },
    html`${cardIcon(card, from ? { motion: `${id}-${card}`, at: 'shown', from } : undefined)}<span
      >${m.t(`card.${card}`)}</span
    >`,
  );
