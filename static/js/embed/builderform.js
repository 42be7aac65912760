/** The fields of the form at `embed/`: one for each parameter of the table, as its kind says. */
import { html, nothing } from '../base/lit.js';
import { worded } from './builderwords.js';

/**
 * @typedef {import('./builderline.js').Parameter} Parameter
 * @typedef {import('./builderwords.js').Language} Language
 * @typedef {object} Field
 * @property {Language} language
 * @property {Parameter} parameter
 * @property {string} value
 * @property {boolean} wrong
 * @property {(value: string) => void} set
 * @property {string[]} [offers] what may be added with a choice
 * @property {string} [offer] what that is
 * @property {string[]} [values] other values than those of the table
 * @property {(value: string) => string} [called]
 */
/** Where what stands is told when it is wrong. */
export const HEARD = 'heard';
const OURS = '#5a3ea6'; // a colour to begin with

/** What it is called, and its way. @param {Language} language @param {Parameter} parameter */
const nameOf = (language, { name, label }) => html`${label[language]} ${wayTo(language, name)}`;

/** The way to where a parameter is shown at work. @param {Language} language @param {string} name */
export const wayTo = (language, name) =>
  html`<a class="builder-name" href=${`${worded(language, 'docsPage')}#${name}`}><code>${name}</code></a>`;

/** @param {Language} language @param {Parameter} parameter @param {unknown} field */
const labelled = (language, { name, label }, field) =>
  html`<div class="labelled builder-field"><span><label for=${idOf(name)}>${label[language]}</label>
    ${wayTo(language, name)}</span>${field}</div>`;

/** @param {string} name */
const idOf = (name) => `field-${name}`;

/** One of few values. @param {Field} field */
export const choiceField = ({ language, parameter, value, set }) =>
  html`<fieldset class="plain"><legend>${nameOf(language, parameter)}</legend><div class="segments">${Object.entries(
    parameter.words ?? {},
  ).map(
    ([one, words]) => html`<label class="segment"><input type="radio" name=${parameter.name} value=${one}
      .checked=${one === value} @change=${() => set(one)} /><span>${words[language]}</span></label>`,
  )}</div></fieldset>`;

/** A text, and perhaps a choice that adds to it. @param {Field} field */
export const textField = ({ language, parameter, value, wrong, set, offers = [], offer = '' }) =>
  labelled(
    language,
    parameter,
    html`<input type="text" id=${idOf(parameter.name)} maxlength="1000" autocomplete="off" spellcheck="false"
      placeholder=${parameter.example ?? ''} .value=${value} aria-invalid=${String(wrong)} aria-describedby=${HEARD}
      @input=${(/** @type {any} */ event) => set(event.target.value)} />
      ${
        offers.length
          ? html`<select aria-label=${worded(language, offer)} @change=${(/** @type {any} */ event) => {
              set(added(value, event.target.value, parameter.name === 'marks' ? '; ' : ', '));
              event.target.value = '';
            }}><option value="">${worded(language, offer)}…</option>
            ${offers.map((one) => html`<option>${one}</option>`)}</select>`
          : nothing
      }`,
  );

/** @param {string} text @param {string} more @param {string} between */
const added = (text, more, between) => [text.trim(), more].filter(Boolean).join(between);

/** One of many values, the first being none. @param {Field} field */
export const listField = ({ language, parameter, value, set, values = [], called = String }) =>
  labelled(
    language,
    parameter,
    html`<select id=${idOf(parameter.name)} @change=${(/** @type {any} */ event) => set(event.target.value)}>
      ${values.map((one) => html`<option value=${one} ?selected=${one === value}>${called(one)}</option>`)}</select>`,
  );

/** A colour, or the game's own. @param {Field} field */
export const colourField = ({ language, parameter, value, set }) =>
  html`<fieldset class="plain"><legend>${nameOf(language, parameter)}</legend>
    <label class="check"><input type="color" .value=${value || OURS}
      @input=${(/** @type {any} */ event) => set(event.target.value)} />
      <span>${worded(language, 'accent')}</span></label>
    <label class="check"><input type="checkbox" .checked=${!value}
      @change=${(/** @type {any} */ event) => set(event.target.checked ? '' : OURS)} />
      <span>${worded(language, 'accent.none')}</span></label></fieldset>`;

/** Who sits where: as many as have been chosen, and one more. @param {Field & {most: number}} field */
export function seatsField({ language, parameter, value, set, most }) {
  const seats = value ? value.split(',') : [];
  const put = (/** @type {number} */ at, /** @type {string} */ kind) =>
    set((kind ? [...seats.slice(0, at), kind, ...seats.slice(at + 1)] : seats.slice(0, at)).join(','));
  return html`<fieldset class="plain"><legend>${nameOf(language, parameter)}</legend>
    <div class="builder-seats">${[...seats, ''].slice(0, most).map(
      (kind, at) => html`<label class="labelled"><span>${worded(language, 'seat', { n: at + 1 })}</span>
      <select @change=${(/** @type {any} */ event) => put(at, event.target.value)}>
        <option value="" ?selected=${!kind}>${worded(language, 'seat.none')}</option>
        ${Object.entries(parameter.words ?? {}).map(
          ([one, words]) => html`<option value=${one} ?selected=${one === kind}>${words[language]}</option>`,
        )}</select></label>`,
    )}</div></fieldset>`;
}
