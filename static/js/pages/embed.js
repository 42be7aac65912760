/** The first page inside a frame: makes the game that the address asks for, and goes to its table. */
import { html } from '../lit.js';
import { gameCard } from '../catalog.js';
import { t } from '../i18n.js';
import { adopt, forget, recognise } from '../adopt.js';
import { ask, Refused } from '../door.js';
import { tell } from '../embedded.js';
import { go, href } from '../router.js';
import { keepRecord } from '../parts/saves.js';
import { prepareGame } from '../session.js';
import { newId } from '../store.js';
import { update } from '../update.js';

let trouble = '';

/** A position as a record that begins with it. @param {string} text */
function recordOf(text) {
  const position = JSON.parse(text);
  return `regolo 1\ngame: ${String(position.game).replace(/[^a-z-]/g, '')}\nposition: ${JSON.stringify(position)}\n`;
}

/** @param {string} slug @param {string} seats `person,hard` */
function fresh(slug, seats) {
  const card = gameCard(slug);
  if (!card) throw new Error(t('lost.title'));
  const kinds = seats.split(',').filter((kind) => kind === 'person' || card.levels.includes(kind));
  const players = card.players.includes(kinds.length) ? kinds.length : card.players.includes(2) ? 2 : card.players[0];
  const options = Object.fromEntries(Object.entries(card.options).map(([name, option]) => [name, option.default]));
  const sitting = Array.from({ length: players }, (_, at) => {
    const kind = kinds[at] ?? (at ? 'normal' : 'person');
    return kind === 'person' ? { name: '', kind: /** @type {const} */ ('person') } : { name: '', kind: /** @type {const} */ ('computer'), level: kind };
  });
  return prepareGame({ game: slug, players, seed: '', options, seats: sitting });
}

/** @param {URLSearchParams} asked @returns {Promise<string>} the record or nothing */
async function written(asked) {
  const record = asked.get('record') ?? (asked.get('pos') ? recordOf(asked.get('pos') ?? '') : '');
  const link = asked.get('link') ?? '';
  const moves = (asked.get('move') ?? '').split(',').map((move) => move.trim()).filter(Boolean);
  if (!record && !link) return '';
  const table = `frame-${newId()}`;
  let opened = await ask({ do: 'open', table, ...(link ? { link } : { record }), seat: null });
  for (const move of moves) opened = await ask({ do: 'play', table, move, seat: null });
  ask({ do: 'close', table }).catch(() => undefined);
  return opened.record;
}

/** @param {string} slug @param {URLSearchParams} asked @returns {Promise<string>} the address of the table */
async function make(slug, asked) {
  const link = asked.get('link') ?? '';
  const example = asked.get('example') ?? '';
  if (example && !link && !asked.get('record') && !asked.get('pos')) return href('example', slug, example);
  if (link && !asked.get('move')) {
    const known = await recognise(link);
    const id = adopt(known, null);
    forget(known);
    return href('table', id);
  }
  const record = await written(asked);
  return href('table', record ? await keepRecord(record) : fresh(slug, asked.get('seats') ?? ''));
}

export const embedPage = {
  /** @param {string[]} args */
  enter([slug = '', query = '']) {
    trouble = '';
    make(slug, new URLSearchParams(query)).then(
      (address) => go(address, { replace: true }),
      (reason) => {
        trouble = reason instanceof Refused ? t(reason.problem.key, reason.problem.params) : t('embed.failed');
        tell('error', { text: trouble });
        update();
      },
    );
  },

  title: () => t('brand'),

  view: () => html`<main class="page" id="main"><h1 tabindex="-1">${t(trouble ? 'embed.failed' : 'link.opening')}</h1>${trouble ? html`<p>${trouble}</p>` : ''}</main>`,
};
