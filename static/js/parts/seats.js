/** Who sits where: a person with a name, or the computer with a level. */
import { html, nothing } from '../base/lit.js';
import { computerName, isCharacter } from '../words/characters.js';
import { seatName, t } from '../words/i18n.js';

/** @typedef {import('../base/types.js').Seat} Seat */

/**
 * Who the computers are that are to play: a sentence a level. Where all lies open nothing need be imagined.
 * @param {Seat[]} seats
 * @param {string[]} levels
 * @param {boolean | undefined} secrets does anybody know what another does not?
 */
export function characters(seats, levels, secrets) {
  return levels.map((level) => {
    const names = seats.flatMap((seat, at) =>
      seat.kind === 'computer' && seat.level === level ? [seatName(seats, at)] : [],
    );
    if (!names.length) return nothing;
    const sentence = t(`level.${level}.character`, { names: names.join(', '), secrets: secrets ? 'yes' : 'no' });
    return html`<p class="field-help" data-character=${level}>${sentence}</p>`;
  });
}

/** @param {Seat[]} seats @param {number} i @param {string[]} levels @param {(seats: Seat[]) => void} change */
export function seatField(seats, i, levels, change) {
  const seat = seats[i];
  /** @param {Partial<Seat>} part */
  const put = (part) => change(seats.map((one, at) => (at === i ? { ...one, ...part } : one)));
  const isNamed = seat.kind === 'computer' && seat.name && !isCharacter(seat.name);
  /** @param {any} event */
  const kind = (event) => {
    const value = event.target.value;
    if (value === 'person') put({ kind: 'person', level: undefined, name: '' });
    else put({ kind: 'computer', level: value, name: isNamed ? seat.name : computerName(seats, value) });
  };
  const who = t('seat.numbered', { n: i + 1 });
  return html`<li class="seat-field" data-seat=${i + 1}>
    <span class="seat-mark" aria-hidden="true">${i + 1}</span>
    <label class="labelled"><span class="visually-hidden">${t('seat.kind', { who })}</span>
      <select @change=${kind} .value=${seat.kind === 'person' ? 'person' : (seat.level ?? levels[0])}>
        <option value="person" ?selected=${seat.kind === 'person'}>${t('seat.person')}</option>
        ${levels.map(
          (level) =>
            html`<option value=${level} ?selected=${
              seat.kind === 'computer' && seat.level === level
            }>${t('seat.computer', { level: t(`level.${level}`) })}</option>`,
        )}
      </select></label>
    <label class="labelled"><span class="visually-hidden">${t('seat.name', { who })}</span>
      <input type="text" maxlength="24" autocomplete="off" spellcheck="false" .value=${seat.name}
        placeholder=${seat.name ? nothing : seatName(seats, i)}
        @change=${(/** @type {any} */ event) => put({ name: event.target.value.trim() })} /></label>
  </li>`;
}
