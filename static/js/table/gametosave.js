/** What is written of a table into the browser's storage. */
import { catalog } from '../base/catalog.js';

/**
 * Null: nothing is to be written. An analysis copy and a watched game never are.
 * @param {import('./state.js').TableState} state @returns {import('../storage/games.js').SavedGame | null}
 */
export function gameToSave({ table, saved, id, study, branch, watching, card, away, hints, vow, stops }) {
  if (!table || study || branch || watching || !table.record) return null;
  const secret = card?.secrets ?? false;
  const now = Date.now();
  return {
    id: saved?.id ?? id,
    rev: saved?.rev ?? 0,
    game: table.game,
    record: table.record,
    seats: table.seats,
    at: table.at,
    length: table.length,
    to_act: table.to_act,
    viewer: secret ? null : table.seat,
    view: (secret && table.public) || table.view,
    last: secret ? [] : table.last,
    result: table.result,
    created: saved?.created ?? now,
    updated: now,
    build: catalog.build,
    away: [...away],
    hints,
    vow,
    stops,
    fingerprint: saved?.fingerprint ?? table.fingerprint,
  };
}
