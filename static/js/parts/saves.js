/** Saved games: go on, take along as a file, throw away and take back, bring in from a file. */
import { html, nothing } from '../base/lit.js';
import { repeat } from '../base/directives.js';
import { gameCard, catalog, loadRenderer } from '../base/catalog.js';
import { gameTranslator, loadGameWords, seatName, t, told } from '../words/i18n.js';
import { list } from '../words/messages.js';
import { settings } from '../storage/settings.js';
import { ask, Refused } from '../engine/client.js';
import { go, href } from '../base/router.js';
import { dateText } from '../words/sentences.js';
import { deleteGame, isReadable, listGames, newId, restoreGame, saveGame } from '../storage/games.js';
import { downloadText, recordName } from '../share/download.js';
import { linkIn } from '../share/gamelink.js';
import { toast } from '../table/ui.js';
import { update } from '../base/update.js';
import { icon } from './controlicons.js';

/** @typedef {import('../storage/games.js').SavedGame} SavedGame */
/** @typedef {import('../storage/games.js').DamagedGame} DamagedGame */

/** @type {Map<string, import('../boards/board.js').Board | null>} renderers that are here already */
const drawn = new Map();

/**
 * The picture of a saved position; it comes a moment later when its renderer is not here yet.
 * @param {SavedGame} game
 */
export function thumbnail(game) {
  const renderer = drawn.get(game.game);
  if (renderer)
    return html`<svg viewBox="0 0 1000 1000" focusable="false">${renderer.thumb(
      game.view,
      gameTranslator(game.game, game.seats),
    )}</svg>`;
  if (!drawn.has(game.game) && gameCard(game.game)) {
    drawn.set(game.game, null);
    Promise.all([loadRenderer(game.game), loadGameWords(game.game, settings.lang)])
      .then(([found]) => drawn.set(game.game, found))
      .then(update, () => undefined);
  }
  return nothing;
}

/** @param {SavedGame} game */
function about(game) {
  const names = game.seats.map((_, seat) => seatName(game.seats, seat));
  const { result } = game;
  const turn =
    typeof result?.won === 'boolean'
      ? t(result.won ? 'saves.beaten' : 'saves.lost')
      : result
        ? t('saves.won', {
            winners: list(
              result.ranking[0].map((/** @type {number} */ seat) => names[seat]),
              settings.lang,
            ),
            n: result.ranking[0].length,
          })
        : game.to_act === null
          ? ''
          : t('saves.turn', { n: game.at, name: names[game.to_act] });
  return { names: list(names, settings.lang), turn };
}

/** @param {SavedGame | DamagedGame} game */
function remove(game) {
  const kept = deleteGame(game.id);
  const back = () => {
    restoreGame(game.id, kept);
    update();
  };
  toast(t('saves.deleted'), [{ label: t('saves.restore'), run: back }]);
}

/** @param {SavedGame} game @param {boolean} main */
function savedCard(game, main) {
  const card = gameCard(game.game);
  const { names, turn } = about(game);
  const title = card?.name[settings.lang] ?? game.game;
  const verb = t(game.result ? 'saves.look' : 'saves.resume');
  return html`<li class="save" data-game=${game.game}>
    <div class="save-picture" aria-hidden="true">${thumbnail(game)}</div>
    <div class="save-text">
      <h3>${title}</h3>
      <p>${names}</p>
      <p class="muted">${turn}</p>
      <p class="muted small">${dateText(game.updated)}</p>
      <div class="save-acts">
        <a class="button ${main ? 'button-main' : ''}" href=${href('table', game.id)}
          aria-label=${`${verb}: ${title}, ${names}`}>${icon('play')}${verb}</a>
        <button type="button" class="icon-button" aria-label=${t('saves.export')} title=${t('saves.export')}
          @click=${() => downloadText(recordName(game), game.record)}>${icon('download')}</button>
        <button type="button" class="icon-button" aria-label=${t('saves.delete')} title=${t('saves.delete')}
          @click=${() => remove(game)}>${icon('trash')}</button>
      </div>
    </div>
  </li>`;
}

/** @param {DamagedGame} game */
function damagedCard(game) {
  return html`<li class="save save-damaged"><div class="save-text"><h3>${t('saves.damaged')}</h3><p
    class="muted">${t('saves.damaged.text')}</p>
    <div class="save-acts">
      <button type="button" class="button"
        @click=${() => downloadText(`regolo-${game.id}.txt`, game.raw)}>${icon('download')}${t('saves.export')}</button>
      <button type="button" class="icon-button" aria-label=${t('saves.delete')}
        @click=${() => remove(game)}>${icon('trash')}</button>
    </div></div></li>`;
}

/** @param {(SavedGame | DamagedGame)[]} games @param {boolean} first */
export function savesList(games, first) {
  return html`<ul class="saves">${repeat(
    games,
    (game) => game.id,
    (game, i) => (isReadable(game) ? savedCard(game, first && i === 0) : damagedCard(game)),
  )}</ul>`;
}

export function savedGames() {
  const all = listGames();
  const good = all.filter(isReadable);
  return {
    open: good.filter((game) => !game.result),
    over: good.filter((game) => game.result),
    damaged: all.filter((game) => !isReadable(game)),
  };
}

const LARGEST = 400_000;

/** @param {Event} event */
export async function importFile(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = '';
  if (file) await importText(file.size > LARGEST ? null : await file.text());
}

/** Something was pasted: a link, or a record. @param {SubmitEvent} event */
export async function pasted(event) {
  event.preventDefault();
  const field = /** @type {HTMLTextAreaElement} */ (
    /** @type {HTMLFormElement} */ (event.target).elements.namedItem('pasted')
  );
  const text = field.value.trim();
  field.value = '';
  const link = linkIn(text);
  if (link) go(href('link', link));
  else if (text) await importText(text.length > LARGEST ? null : text);
}

/** Has the rules check a record, and keeps it as a game of its own. @param {string | null} text null: too long */
async function importText(text) {
  if (text === null) {
    toast(t('import.large'));
    return;
  }
  toast(t('import.reading'));
  try {
    const { id, table } = await openRecord(text);
    toast(t(table.stopped ? 'import.part' : 'import.done', { n: table.at }));
    go(href('table', id));
  } catch (reason) {
    toast(reason instanceof Refused ? importRefusal(reason) : t('import.failed'));
  }
}

/** Keeps a record as a game of its own. @param {string} text @returns {Promise<string>} its id */
export const keepRecord = async (text) => (await openRecord(text)).id;

/** @param {string} text */
async function openRecord(text) {
  const id = newId();
  const table = await ask({ do: 'open', table: id, record: text, seat: null });
  const now = Date.now();
  const { game, record, seats, at, length, to_act, view, last, result } = table;
  saveGame({
    id,
    rev: 0,
    game,
    record,
    seats,
    at,
    length,
    to_act,
    viewer: null,
    view,
    last,
    result,
    created: now,
    updated: now,
    build: catalog.build,
  });
  ask({ do: 'close', table: id }).catch(() => undefined);
  return { id, table };
}

/** @param {Refused} reason */
function importRefusal({ problem }) {
  return t('import.refused', { reason: told(problem) });
}
