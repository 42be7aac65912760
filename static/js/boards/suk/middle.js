/**
 * The middle of the station: the race at rest, the move being thought of, or the end of the game. HTML, so that words
 * wrap.
 */
import { html, svg, nothing } from '../../base/lit.js';
import { COMMON, iconInline } from '../../kit/icon.js';
import { seatBadge } from '../../kit/badge.js';
import { buttonPiece } from '../../kit/piece.js';
import { card } from '../../kit/card.js';
import { fittedName } from '../../kit/name.js';
import { cardOf, customsWords, deepText } from './deep.js';
import { CARDS } from './icons.js';
import { ship, sign, TRANSPORTS } from './parts.js';
import { colourPattern, firstPattern, gapsBeside, goodsOf, isCounting, plain, signed } from './model.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m @param {string} tile */
const tilePicture = (m, tile) =>
  html`<svg class="tile-picture" viewBox="-52 -52 104 104" aria-hidden="true">${goodsOf(m, tile, 100)}</svg>`;

/** @param {Model} m */
const scoreboard = (m) => html`<ul class="hub-race">
  ${m.view.scores.map((score, seat) => {
    const lead = score.total === Math.max(...m.view.scores.map((s) => s.total)) && m.view.turn === null;
    return html`<li class=${`hub-seat${m.actor === seat ? ' is-acting' : ''}`} data-inspect="part.track">
      ${seatBadge(seat)}<b>${plain(score.total)}</b>${fittedName(m.names[seat])}${
        lead ? iconInline(COMMON.crown, 'hub-crown') : nothing
      }
    </li>`;
  })}
</ul>`;

/** @param {Model} m @param {boolean} full */
const deepCards = (m, full) =>
  m.view.deep.length
    ? html`<div class=${`hub-cards${full ? '' : ' is-small'}`}>
        ${m.view.deep.map((id) =>
          card({
            id: `deep-${id}`,
            icon: CARDS[id],
            name: m.t(`card.${id}`),
            text: full ? deepText(m, id) : undefined,
            inspect: `card.${id}`,
            kind: 'deep-card',
          }),
        )}
      </div>`
    : nothing;

/** What the customs keep back now. @param {Model} m */
const customsNote = (m) =>
  m.view.customs
    ? html`<p class="hub-customs" data-inspect=${`card.${cardOf(m, 'customs')}`} role="note"
    aria-label=${customsWords(m)}>
        ${iconInline(CARDS.customs)}<svg class=${`swatch hue-${m.view.customs}`} viewBox="-13 -13 26 26"
          aria-hidden="true"
          ><rect x="-12" y="-12" width="24" height="24" rx="5" /><text y="6"
          text-anchor="middle">${m.t(`colour.${m.view.customs}.letter`)}</text><path d="M-12 12L12-12" /></svg
        ><span>${customsWords(m)}</span>
      </p>`
    : nothing;

/** @param {Model} m */
const gameOfMatch = (m) =>
  m.view.games > 1
    ? html`<p class="hub-line">${m.t('board.game_of', { n: m.view.game_number, games: m.view.games })}</p>`
    : nothing;

/** @param {Model} m */
function atRest(m) {
  const goodsLeft = m.view.docks.filter((dock) => dock.tile).length;
  return html`<div class="hub-body is-rest">
    <p class="hub-title">${m.t('name')}</p>
    ${scoreboard(m)}
    ${
      m.view.deep.length
        ? deepCards(m, true)
        : html`<p class="hub-line" data-inspect="part.tile">${m.t('board.free')} <b>${goodsLeft}</b></p>`
    }
    ${customsNote(m)}
    ${gameOfMatch(m)}
  </div>`;
}

/** The transport to use, where the dock leaves a choice. @param {Model} m */
function transportChoice(m) {
  const words = m.picker.choices(2);
  return html`<div class="hub-transports" role="group" aria-label=${m.t('board.choose.colour')}>
    ${TRANSPORTS.filter((colour) => words.includes(colour)).map((colour) =>
      buttonPiece(
        {
          pattern: colourPattern(colour),
          id: `choose-${colour}`,
          label: m.t(`transport.${colour}`),
          inspect: `transport.${colour}`,
          kind: 'hub-transport',
          look: { legal: true, selected: m.chosen.colour === colour },
        },
        html`<svg viewBox="-52 -52 104 104" aria-hidden="true">${ship(colour, 100)}${sign(colour, 0, 0, 1.1)}</svg>`,
      ),
    )}
  </div>`;
}

/** @param {string[]} colours */
const signs = (colours) =>
  html`<span class="hub-signs">${colours.map(
    (colour) => html`<svg viewBox="-13 -13 26 26" aria-hidden="true">${sign(colour)}</svg>`,
  )}</span>`;

/** @param {Model} m */
function demandsAhead(m) {
  const next = m.aim?.view;
  if (!next || m.choice.dock === null || !next.docks[m.choice.dock].transport) return nothing;
  const beside = gapsBeside(next, m.choice.dock);
  if (!beside.length) return html`<p class="hub-line">${m.t('board.demand.none')}</p>`;
  return html`<ul class="hub-demands">
    ${beside.map((docks) => {
      const [from, to] = [docks[0], docks[docks.length - 1]];
      const colours = next.accepts[from];
      const key = docks.length === 1 ? 'board.demand.one' : 'board.demand';
      return html`<li aria-label=${m.t(key, { from, to, colours })}><span>${
        docks.length === 1 ? from : `${from}–${to}`
      }</span>${signs(colours)}</li>`;
    })}
  </ul>`;
}

/** The next thing to choose, in words. @param {Model} m */
function nextStep(m) {
  const { dock, colour, cell } = m.choice;
  if (dock === null) return m.t('board.choose.dock');
  if (colour === null) return m.t('board.choose.colour');
  return m.t(cell === null ? 'board.choose.cell' : 'board.choose.confirm');
}

/** @param {Model} m */
function scoreLine(m) {
  if (m.actor === null || !m.after?.view) return nothing;
  const now = m.view.scores[m.actor].total;
  const next = m.after.view.scores[m.actor].total;
  return html`<p class=${`hub-score${next < now ? ' is-loss' : ''}`}><b>${plain(now)}</b> → <b>${plain(next)}</b> <span
    class="hub-change">${signed(next - now)}</span></p>
    ${
      next < now
        ? html`<p class="hub-warn" role="note">${iconInline(COMMON.warn)}${m.t('board.lowers', { n: now - next })}</p>`
        : nothing
    }`;
}

/** @param {Model} m */
function inMind(m) {
  const { dock, colour } = m.choice;
  const free = m.picker.choices(2).length > 1;
  return html`<div class="hub-body is-mind">
    ${deepCards(m, false)}${customsNote(m)}
    <div class="hub-move">
      ${
        m.tile
          ? html`<figure data-inspect=${`tile.${m.tile}`}>${tilePicture(
              m,
              m.tile,
            )}<figcaption>${m.t(`tile.${m.tile}`)}</figcaption></figure>`
          : nothing
      }
      <div class="hub-deed">
        ${dock === null ? nothing : html`<p class="hub-dock">${m.t('board.dock', { dock })}</p>`}
        ${
          dock !== null && free
            ? transportChoice(m)
            : colour
              ? html`<p class="hub-forced" data-inspect=${`transport.${colour}`}><svg viewBox="-52 -52 104 104"
              aria-hidden="true">${ship(colour, 100)}${sign(colour, 0, 0, 1.1)}</svg
                ><span>${m.t(`transport.${colour}`)}</span></p>`
              : nothing
        }
        ${scoreLine(m)}
      </div>
    </div>
    ${
      m.aim
        ? html`<div class="hub-after"><span class="hub-label">${m.t('board.after')}</span>${demandsAhead(m)}</div>`
        : nothing
    }
    <p class="hub-next">${nextStep(m)}</p>
  </div>`;
}

/** The order of the cards, where each captain says it. @param {Model} m */
const atCount = (m) => html`<div class="hub-body is-count">
  <p class="hub-title">${m.t('board.counting')}</p>
  ${scoreboard(m)}
  ${m.live ? html`<p class="hub-next">${m.t('board.choose.order')}</p>` : nothing}
  <div class="hub-firsts" role="group" aria-label=${m.t('board.choose.order')}>
    ${m.view.deep.map((id) => {
      const pattern = firstPattern(id);
      const look = { legal: m.live && m.ctx.picker.isOpen(pattern), selected: m.live && m.ctx.picker.has(pattern) };
      return buttonPiece(
        {
          pattern: m.live ? pattern : undefined,
          id: `first-${id}`,
          label: m.t('board.first', { card: id }),
          inspect: `card.${id}`,
          kind: 'hub-first',
          look,
        },
        html`${iconInline(CARDS[id])}<span>${m.t(`card.${id}`)}</span>`,
      );
    })}
  </div>
</div>`;

/** @param {Model} m */
const atEnd = (m) => html`<div class="hub-body is-end">
  <p class="hub-title">${m.t('board.over')}</p>
  ${scoreboard(m)} ${deepCards(m, false)} ${gameOfMatch(m)}
</div>`;

/** @param {Model} m */
export function hub(m) {
  const thinking = m.live && (m.choice.dock !== null || m.choice.cell !== null || m.picker.selection);
  const body = m.view.turn === null ? atEnd(m) : isCounting(m.view) ? atCount(m) : thinking ? inMind(m) : atRest(m);
  return html`<div class="suk-hub">${body}</div>`;
}

/** The two tiles that are not in this game. @param {Model} m */
export const leftOut = (m) => html`<div class="suk-corner is-out" role="group" aria-label=${m.t('board.left_out')}>
  <span class="corner-label">${m.t('board.left_out')}</span>
  <div class="corner-tiles">
    ${m.view.left_out.map(
      (tile) =>
        html`<svg class="tile-picture is-out" viewBox="-52 -52 104 104" role="img" aria-label=${m.t(`tile.${tile}`)}
          data-inspect=${`tile.${tile}`} data-id=${`out-${tile}`}
          >${goodsOf(m, tile, 100)}<path class="out-cross" d="M-46 46L46-46" /></svg>`,
    )}
  </div>
</div>`;

/** Which sign is which transport. @param {Model} m */
export const legend = (m) => html`<ul class="suk-corner is-legend">
  ${TRANSPORTS.map(
    (colour) =>
      html`<li data-inspect=${`transport.${colour}`}><svg viewBox="-13 -13 26 26"
        aria-hidden="true">${svg`${sign(colour)}`}</svg><span>${m.t(`transport.${colour}`)}</span></li>`,
  )}
</ul>`;
