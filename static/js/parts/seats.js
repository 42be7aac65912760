/** Who sits where: a person with a name, or the computer with a level. */
import { html, nothing } from '../base/lit.js';
import { seatName, t } from '../words/i18n.js';

/** @typedef {import('../base/types.js').Seat} Seat */

const COMPUTERS = ['Ada', 'Galileo', 'Marie', 'Otto', 'Livia', 'Enea'];

/** A name for a computer seat that nobody at the table has. @param {Seat[]} seats */
export function computerName(seats) {
  return COMPUTERS.find((name) => seats.every((seat) => seat.name !== name)) ?? COMPUTERS[0];
}

/** The character of every computer that is to play, once each. @param {Seat[]} seats @param {string[]} levels */
export function characters(seats, levels) {
  const playing = levels.filter((level) => seats.some((seat) => seat.kind === 'computer' && seat.level === level));
  return playing.map(
    (level) => html`<p class="field-help" data-character=${level}>${t(`level.${level}.character`)}</p>`,
  );
}

/** @param {Seat[]} seats @param {number} i @param {string[]} levels @param {(seats: Seat[]) => void} change */
export function seatField(seats, i, levels, change) {
  const seat = seats[i];
  /** @param {Partial<Seat>} part */
  const put = (part) => change(seats.map((one, at) => (at === i ? { ...one, ...part } : one)));
  /** @param {any} event */
  const kind = (event) => {
    const value = event.target.value;
    if (value === 'person') put({ kind: 'person', level: undefined, name: '' });
    else put({ kind: 'computer', level: value, name: seat.kind === 'computer' ? seat.name : computerName(seats) });
  };
  const who = t('seat.numbered', { n: i + 1 });
  return html`<li class="seat-field" data-seat=${i + 1}>
    <span class="seat-mark" aria-hidden="true">${i + 1}</span>
    <label class="labelled"><span class="visually-hidden">${t('seat.kind', { who })}</span>
      <select @change=${kind} .value=${seat.kind === 'person' ? 'person' : (seat.level ?? levels[0])}>
        <option value="person" ?selected=${seat.kind === 'person'}>${t('seat.person')}</option>
        ${levels.map((level) => html`<option value=${level} ?selected=${seat.kind === 'computer' && seat.level === level}>${t('seat.computer', { level: t(`level.${level}`) })}</option>`)}
      </select></label>
    <label class="labelled"><span class="visually-hidden">${t('seat.name', { who })}</span>
      <input type="text" maxlength="24" autocomplete="off" spellcheck="false" .value=${seat.name} placeholder=${seat.name ? nothing : seatName(seats, i)}
        @change=${(/** @type {any} */ event) => put({ name: event.target.value.trim() })} /></label>
  </li>`;
}
