/**
 * What is going on right now: the fight as a small scene, the tile in the hand, the question that is due, and a button
 * for every answer without a place.
 */
import { keyed } from '../../base/directives.js';
import { html, nothing } from '../../base/lit.js';
import { die, dieFace } from '../../kit/die.js';
import { iconInline } from '../../kit/icon.js';
import { pawn } from '../../kit/pawn.js';
import { panelPiece } from '../../kit/piece.js';
import { chosenWords, firstOpen, look } from '../../kit/reading.js';
import { tileArt } from './art.js';
import { smallCard } from './cards.js';
import { martian, tokenArt, TOKENS } from './figures.js';
import { SIGNS } from './icons.js';
import { placePlan, turnsAt } from './map.js';
import { nameOf, wordsAt } from './model.js';
import { tileName } from './placenames.js';
import { drawingIn } from './tiles.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Fight} Fight */

/**
 * @param {Model} m
 * @param {string} pattern
 * @param {unknown} picture
 * @param {string} label
 * @param {{kind?: string, more?: unknown}} [extra]
 */
function answer(m, pattern, picture, label, { kind = '', more = nothing } = {}) {
  if (!firstOpen(m, [pattern])) return nothing;
  return panelPiece(
    { kind: `mz-answer ${kind}`, pattern, id: `answer-${pattern.replaceAll(' ', '-')}`, label, look: look(m, pattern) },
    html`${iconInline(picture)}<span>${label}</span>${more}`,
  );
}

/**
 * All that is left of a kind, done for one: Martians moved, what a tile brings laid.
 * @param {Model} m
 * @param {'march' | 'lay'} verb
 * @param {number} n
 * @param {unknown} picture
 */
function forMe(m, verb, n, picture) {
  if (!n || !m.verbs.has(verb) || chosenWords(m)[1]) return nothing;
  const series = `${verb} *`;
  const label = m.t(`board.answer.${verb}`, { n });
  return panelPiece(
    {
      kind: 'mz-answer',
      pattern: `${verb} * *`,
      series,
      id: `${verb}-for-me`,
      label,
      look: { legal: true, selected: m.ctx.hover === series },
    },
    html`${iconInline(picture)}<span>${label}</span>`,
  );
}

/** Enough walked: no card before the die for the Martians, and they are moved for one. @param {Model} m */
function stopAndMarch(m) {
  const plan = 'stop;pass now;march *';
  if (m.step !== 'walk' || !m.view.martians.length || !firstOpen(m, ['stop'])) return nothing;
  const label = m.t('board.answer.stop.march');
  const selected = m.ctx.picker.plan === plan;
  return panelPiece(
    { kind: 'mz-answer', pattern: 'stop', plan, id: 'stop-and-march', label, look: { legal: true, selected } },
    html`${iconInline(SIGNS.roll)}<span>${label}</span>`,
  );
}

/** How many tokens the new tile still brings. @param {Model} m */
const toLay = ({ view: { pending } }) => (pending?.step === 'lay' ? Math.max(1, pending.tokens.length) : 0);

/** Would passing throw the own die of a fight? @param {Model} m */
const throwing = ({ view: { fight, pending } }) =>
  Boolean(fight && fight.die === null && pending?.window === 'roll' && fight.seat === pending.seat);

/** Answers that are the same wherever they are asked. @param {Model} m */
function answers(m) {
  const { pending, tokens, seats } = m.view;
  const here = tokens.filter(({ at }) => at === seats[pending?.seat ?? -1]?.pawn);
  return [
    forMe(m, 'march', m.view.march?.left ?? 0, SIGNS.roll),
    forMe(m, 'lay', toLay(m), SIGNS.tiles),
    ...here.map((token) =>
      answer(
        m,
        `take ${token.index}`,
        TOKENS[token.item ?? token.kind],
        m.t('board.answer.take', { kind: token.item ?? token.kind }),
      ),
    ),
    stopAndMarch(m),
    answer(m, 'stop', SIGNS.no, m.t(`board.answer.stop.${m.step}`)),
    throwing(m)
      ? answer(m, 'pass now', SIGNS.roll, m.t('board.answer.throw'), { kind: 'is-main' })
      : answer(m, 'pass now', SIGNS.no, m.t('board.answer.pass.now'), { kind: 'is-main' }),
    answer(m, 'pass turn', SIGNS.no, m.t('board.answer.pass.turn')),
    answer(m, 'pass round', SIGNS.no, m.t('board.answer.pass.round')),
    answer(m, 'target nobody', SIGNS.no, m.t('board.answer.nobody')),
    answer(m, 'done', SIGNS.yes, m.t('board.answer.done')),
    answer(m, 'end', SIGNS.yes, m.t('board.answer.end')),
    ...wordsAt(m, 'drop', 1).map((item, _, all) =>
      all.length > 1 ? answer(m, `drop ${item} *`, TOKENS[item], m.t(`item.${item}`)) : nothing,
    ),
    ...wordsAt(m, 'fetch', 1).map((card) => smallCard(m, card, { pattern: `fetch ${card}`, id: `fetch-${card}` })),
    ...(m.verbs.has('target') ? seats.map((_, seat) => answer(m, `target ${seat}`, pawn(seat), nameOf(m, seat))) : []),
  ];
}

// ---- fights ----

/** Pawn, die and Martian face each other. @param {Fight} fight */
const scene = ({ seat, die: face }) => html`<svg class="fight-scene" viewBox="0 0 150 56" aria-hidden="true">
  <path class="fight-burst"
    d="M75 2L82 15L96 8L92 22L108 26L94 33L101 47L86 41L78 55L71 42L56 50L60 35L44 32L58 24L51 10L66 15Z" />
  <g transform="translate(22 30)">${pawn(seat)}</g><g transform="translate(75 28) scale(.62)">${dieFace(face)}</g><g
    transform="translate(128 30) scale(1.250)">${martian(1)}</g></svg>`;

/** @param {Model} m @param {Fight} fight */
function fightRibbon(m, fight) {
  const { seat, result, die: face, needs, survival } = fight;
  const said =
    result === null
      ? ''
      : m.t('board.fight.rolled', { die: face, result, needs, same: face === result ? 'yes' : 'no' });
  const odds =
    m.ctx.forecast !== false && survival !== null && survival !== undefined
      ? m.t('board.fight.odds', { n: Math.min(99, Math.floor(survival * 100)) })
      : '';
  return html`<section class="mz-ribbon is-fight" aria-label=${m.t('board.fight')}>
    ${scene(fight)}
    <div class="ribbon-text"><h4 data-inspect="part.combat">${m.t('board.fight.at', {
      name: nameOf(m, seat),
    })}</h4><p>${said} ${odds}</p></div>
    <div class="ribbon-answers">
      ${answer(m, 'pay', TOKENS.bullet, m.t('board.answer.pay', { n: needs }), { kind: 'is-main' })}
      ${answer(m, 'lose', TOKENS.life, m.t('board.answer.lose'))}${answers(m)}
    </div>
  </section>`;
}

// ---- the drawn tile ----

/** Icons are drawn only where they mean something. @param {Model} m */
const ground = (m) => (m.view.cooperative ? 'town' : 'town has-no-icons');

/** @param {Model} m @param {string} drawn */
function placeRibbon(m, drawn) {
  const [, cell, turn] = chosenWords(m);
  const chosen = cell && cell !== '*' ? turnsAt(m, cell) : [];
  const at = chosen.findIndex(({ rotation }) => String(rotation) === turn);
  const next = chosen.length > 1 ? chosen[(at + 1) % chosen.length] : null;
  const closes = chosen[at]?.closes;
  return html`<section class="mz-ribbon is-tile" aria-label=${m.t('board.drawn', { tile: drawn })}>
    <svg class="ribbon-tile" viewBox="-2 -2 124 124"
      aria-hidden="true"><g class=${ground(m)}>${tileArt(
        drawn,
        (chosen[at]?.rotation ?? 0) / 90,
        '',
        drawingIn(m.view, drawn),
      )}</g></svg>
    <div class="ribbon-text"><h4 data-inspect=${`tile.${drawn}`}>${tileName(m, drawn)}</h4>${
      m.ctx.phone && cell && !closes
        ? nothing
        : html`<p>${
            closes
              ? html`<strong class="closes">${m.t('board.closes')}</strong>`
              : m.t(cell ? (chosen.length > 1 ? 'board.ask.turn' : 'board.ask.confirm') : 'board.ask.place')
          }</p>`
    }</div>
    <div class="ribbon-answers">${next ? ways(m, drawn, cell, chosen, next) : nothing}</div>
  </section>`;
}

/** @typedef {{rotation: number, closes: boolean}} Turned */

/**
 * Each way the tile may lie as a picture that lays it so; the button only turns it.
 * @param {Model} m @param {string} drawn @param {string} cell @param {Turned[]} turns @param {Turned} next
 */
const ways = (m, drawn, cell, turns, next) => html`${panelPiece(
  {
    kind: 'mz-answer is-next',
    pattern: `place ${cell} ${next.rotation}`,
    plan: placePlan(m, `place ${cell} ${next.rotation}`),
    id: 'rotate',
    label: m.t('board.rotate'),
    look: { legal: true },
  },
  html`${iconInline(SIGNS.turn)}<span>${m.t('board.rotate')}</span>`,
)}
  ${turns.map(({ rotation }) => {
    const pattern = `place ${cell} ${rotation}`;
    return panelPiece(
      {
        kind: 'mz-answer is-turn',
        pattern,
        plan: placePlan(m, pattern),
        id: `turn-${rotation}`,
        label: m.t('board.turned', { n: rotation }),
        look: look(m, pattern),
      },
      html`<svg viewBox="-2 -2 124 124" aria-hidden="true"><g class=${ground(m)}>${tileArt(
        drawn,
        rotation / 90,
        '',
        drawingIn(m.view, drawn),
      )}</g></svg>`,
    );
  })}${byHand(m, cell, turns)}`;

/**
 * A building laid as it is turned now, its tokens one by one.
 * @param {Model} m @param {string} cell @param {Turned[]} turns
 */
function byHand(m, cell, turns) {
  const turn = chosenWords(m)[2] ?? String(turns[0].rotation);
  const pattern = `place ${cell} ${turn}`;
  if (!placePlan(m, pattern)) return nothing;
  const label = m.t('board.answer.by_hand');
  return panelPiece(
    { kind: 'mz-answer is-by-hand', pattern, id: 'place-by-hand', label, look: { legal: true } },
    html`${iconInline(SIGNS.tiles)}<span>${label}</span>`,
  );
}

// ---- everything else ----

/** The picture that goes with the moment: the last roll, a token in the hand, a card that resolves. @param {Model} m */
function picture(m) {
  const { pending, resolving, phase } = m.view;
  if (m.step === 'lay' && pending?.token)
    return html`<svg class="ribbon-token" viewBox="-16 -16 32 32" data-inspect=${
      pending.token === 'life' || pending.token === 'bullet' ? `part.${pending.token}` : 'part.item'
    }>${tokenArt({ kind: pending.token, face: null, up: false })}</svg>`;
  if (resolving.length)
    return html`<span class="ribbon-cards">${resolving.map((card, i) =>
      smallCard(m, card, { id: `resolving-${i}`, from: m.came.get('resolving') }),
    )}</span>`;
  if (m.roll && ['fight', 'roll', 'walk', 'martians'].includes(phase)) {
    const { what, die: face, result } = m.roll;
    return die({
      face,
      result,
      roll: `${m.view.number}-${what}-${face}-${m.view.movement?.points ?? ''}`,
      label: m.t('board.rolled', { what, die: face, result }),
    });
  }
  return nothing;
}

/** How far one may still go, how many Martians must still move. @param {Model} m */
function progress(m) {
  const { movement, march, phase, odds } = m.view;
  if (phase === 'walk' && movement) {
    const chance =
      m.ctx.forecast !== false && odds !== null ? m.t('board.odds', { n: Math.min(99, Math.floor(odds * 100)) }) : '';
    return m.step === 'walk' && m.live
      ? `${m.t('board.ask.walk')} ${chance}`
      : m.t('board.movement', { left: movement.left, points: movement.points });
  }
  if (phase === 'martians' && march) return m.t('board.march', { left: march.left });
  return '';
}

/** The own death, and what it has cost besides the items. @param {Model} m */
function died(m) {
  const told = m.ctx.last ?? [];
  const death = told.find(({ kind, seat }) => kind === 'died' && seat === m.own);
  if (!death) return '';
  const cards = /** @type {string[]} */ (
    told.find(({ kind, seat }) => kind === 'disarmed' && seat === m.own)?.cards ?? []
  );
  return m.t('board.died', {
    n: death.lost,
    cards: cards.length,
    weapons: cards.map((card) => m.t(`card.${card}`)).join(', '),
  });
}

/** The question, or what somebody else is at. @param {Model} m */
function heading(m) {
  const { pending, turn, ended } = m.view;
  if (ended) return m.t(`ended.${ended}`, { name: m.view.winner === null ? '' : nameOf(m, m.view.winner) });
  if (!m.live || !pending) return turn === null ? '' : m.t('board.turn', { name: nameOf(m, turn), n: m.view.number });
  const { seat, token, card, who, window, n, items, by } = pending;
  if (m.step === 'walk' && m.view.movement)
    return m.t('board.movement', { left: m.view.movement.left, points: m.view.movement.points });
  const falling = items?.length === 1 ? items[0] : chosenWords(m)[1];
  if (m.step === 'drop' && (!falling || falling === '*')) return m.t('board.ask.drop.which');
  return m.t(`board.ask.${m.step}`, {
    name: nameOf(m, seat),
    whose: turn === null ? '' : nameOf(m, turn),
    by: nameOf(m, by ?? turn ?? 0),
    token,
    card,
    who: who === null ? '' : nameOf(m, who),
    item: falling ?? '',
    window: window ?? '',
    n: n ?? 0,
    own: turn === seat ? 'yes' : 'no',
  });
}

/** @param {Model} m */
export function ribbon(m) {
  const { fight, drawn } = m.view;
  if (fight && !['window', 'react'].includes(m.step)) return fightRibbon(m, fight);
  if (drawn && m.verbs.has('place')) return placeRibbon(m, drawn);
  const [said, more] = [heading(m), died(m) || progress(m)];
  const words = html`<div class="ribbon-text"><h4>${said}</h4>${more ? html`<p>${more}</p>` : nothing}</div>`;
  return html`<section class=${`mz-ribbon${m.live ? ' is-yours' : ''}`} aria-label=${m.t('board.now')}>
    ${picture(m)}${keyed(`${said} ${more}`, words)}
    <div class="ribbon-answers">${answers(m)}</div>
  </section>`;
}

// ---- before the screen changes hands ----

const ASKED = ['window', 'react'];

/**
 * What the person who is asked may answer without showing a card.
 * @param {import('./model.js').View} view
 * @param {import('./model.js').Translate} t
 */
export function blindMoves({ pending, turn }, t) {
  if (!pending || !ASKED.includes(pending.step)) return [];
  const spans = pending.step === 'react' ? ['now'] : pending.seat === turn ? ['now', 'turn'] : ['now', 'turn', 'round'];
  return spans.map((span) => ({ move: `pass ${span}`, label: t(`board.blind.${span}`) }));
}

/** @param {import('./model.js').View} view @param {import('./model.js').Translate} t */
export function blindQuestion({ pending, turn }, t) {
  if (!pending || !ASKED.includes(pending.step)) return '';
  const { step, seat, card, window } = pending;
  return t(`board.blind.${step}`, { seat, turn, card, window: window ?? '', own: seat === turn ? 'yes' : 'no' });
}
