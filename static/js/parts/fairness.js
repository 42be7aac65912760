/**
 * The fingerprint of a deal, from the first moment on; at the end it is opened and worked out again, here and by the
 * engine.
 */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { update } from '../base/update.js';

/** @typedef {import('../table/session.js').Session} Session */

/** The lines of a record that are in it, as pyapp/record/fairness.py has them. */
const BOUND = ['game: ', 'players: ', 'option ', 'seed: ', 'chance: ', 'salt: '];

/** @type {WeakMap<Session, {of: string, found: string}>} */
const worked = new WeakMap();

/** @param {string} record @param {number} length @returns {Promise<string>} */
async function fingerprintOf(record, length) {
  const lines = record
    .split('\n\n')[0]
    .split('\n')
    .filter((line) => BOUND.some((begin) => line.startsWith(begin)));
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')),
  );
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length);
}

/**
 * What this page finds by itself; where it may not, what the engine says.
 * @param {Session} session
 * @param {import('../base/types.js').Proof} proof
 */
function foundHere(session, proof) {
  const table = /** @type {import('../base/types.js').Table} */ (session.state.table);
  const known = worked.get(session);
  if (known?.of === table.record) return known.found;
  const found = { of: table.record, found: '' };
  worked.set(session, found);
  fingerprintOf(table.record, proof.found.length)
    .catch(() => proof.found)
    .then((text) => {
      found.found = text;
      update();
    });
  return '';
}

/**
 * Is it the deal that was shown at the start? Nothing yet while it is worked out.
 * @param {Session} session
 * @param {import('../base/types.js').Proof} proof
 */
function verdict(session, proof) {
  const found = foundHere(session, proof);
  if (!found) return '';
  return proof.replays && found === proof.found && found === (session.state.saved?.fingerprint || proof.promised)
    ? 'holds'
    : 'differs';
}

/** @param {Session} session */
export function fairnessView(session) {
  const { table } = session.state;
  if (!table?.fingerprint || session.state.branch || session.state.study) return nothing;
  const { proof, fingerprint } = table;
  const told = proof && verdict(session, proof);
  return html`<section class="fairness ${told ? `is-${told}` : ''}" aria-labelledby="fairness-title">
    <h3 id="fairness-title">${t('fair.title')}</h3>
    <p><code class="fingerprint">${(fingerprint.match(/.{1,4}/g) ?? []).join(' ')}</code></p>
    ${
      proof
        ? html`${told ? html`<p>${t(`fair.${told}`)}</p>` : nothing}
        <p class="muted tabular">${[
          t('fair.seed', { seed: table.seed }),
          proof.draws ? t('fair.draws', { n: proof.draws }) : '',
          proof.rolls ? t('fair.rolls', { n: proof.rolls }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}</p>`
        : html`<p class="muted">${t('fair.start')}</p>`
    }
  </section>`;
}
