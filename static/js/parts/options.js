/** Fields for the variants a game declares, whatever they are. */
import { html, nothing } from '../base/lit.js';
import { ownField } from './owners.js';
import { t } from '../words/i18n.js';

/** @typedef {import('../base/catalog.js').Option} Option */
/** @typedef {(name: string, value: unknown) => void} Change */
/** @typedef {(name: string, value: string) => unknown} Picture */

const MOST_IN_SEGMENT = 28; // signs of a choice that stands beside others in one row

/**
 * Does an option mean anything with these choices?
 * @param {Option} option
 * @param {Record<string, any>} now everything chosen, `players` too
 */
const matters = ({ when }, now) =>
  !when || when.some((wanted) => Object.entries(wanted).every(([name, values]) => values.includes(now[name])));

/**
 * @param {import('../words/i18n.js').Translator} words @param {Record<string, Option>} declared
 * @param {Record<string, any>} chosen @param {number} players @param {Change} change
 * @param {Picture} [picture] of a choice, where the game draws one
 */
export function optionFields(words, declared, chosen, players, change, picture = () => '') {
  const now = {
    ...Object.fromEntries(Object.entries(declared).map(([name, option]) => [name, option.default])),
    ...chosen,
    players,
  };
  return Object.entries(declared)
    .filter(([, option]) => matters(option, now))
    .map(([name, option]) => {
      const help = words.has(`option.${name}.help`) ? words(`option.${name}.help`) : '';
      return html`<div class="field">${field(words, name, option, chosen[name] ?? option.default, change, picture)}
      ${help ? html`<p class="field-help" id=${`help-${name}`}>${help}</p>` : nothing}</div>`;
    });
}

/**
 * @param {import('../words/i18n.js').Translator} words @param {string} name @param {Option} option @param {any} value
 * @param {Change} change @param {Picture} picture
 */
function field(words, name, option, value, change, picture) {
  const label = words(`option.${name}`);
  const described = words.has(`option.${name}.help`) ? `help-${name}` : nothing;
  if (option.type === 'boolean') {
    return html`<label class="check"><input type="checkbox" .checked=${Boolean(value)} aria-describedby=${described}
      @change=${(/** @type {any} */ event) => change(name, event.target.checked)} /><span>${label}</span></label>`;
  }
  if (option.type === 'integer') {
    return html`<label class="labelled"><span>${label}</span><input type="number" .value=${String(value)}
      min=${option.minimum ?? nothing} max=${option.maximum ?? nothing}
      aria-describedby=${described} @change=${(/** @type {any} */ event) =>
        change(name, clamp(event.target, option, value))} /></label>`;
  }
  if (option.type === 'components')
    return ownField(label, value, described, (/** @type {string} */ text) => change(name, text));
  if (option.type === 'array') return arrayField(words, name, option, value, change);
  const values = (option.enum ?? []).map((one) => ({ one, said: words(`option.${name}.${one}`) }));
  const short = values.every(({ said }) => said.length <= MOST_IN_SEGMENT);
  const choices = values.map(
    ({ one, said }) => html`<label class=${short ? 'segment' : 'check'}><input type="radio" name=${`option-${name}`}
      .checked=${one === value} @change=${() => change(name, one)} /><span>${picture(
        name,
        String(one),
      )}${said}</span></label>`,
  );
  return html`<fieldset class=${short ? 'plain' : 'choice-field'}
    aria-describedby=${described}><legend>${label}</legend>
    ${short ? html`<div class="segments">${choices}</div>` : choices}</fieldset>`;
}

/** @param {HTMLInputElement} input @param {Option} option @param {number} before */
function clamp(input, option, before) {
  const asked = Math.round(Number(input.value));
  const value =
    Number.isFinite(asked) && input.value !== ''
      ? Math.min(option.maximum ?? asked, Math.max(option.minimum ?? asked, asked))
      : before;
  input.value = String(value);
  return value;
}

/**
 * @param {import('../words/i18n.js').Translator} words
 * @param {string} name
 * @param {Option} option
 * @param {string[]} value
 * @param {Change} change
 */
function arrayField(words, name, option, value, change) {
  const most = option.maxItems ?? Infinity;
  const least = option.minItems ?? 0;
  const count = t('option.count', { n: value.length, least, most: Number.isFinite(most) ? most : value.length });
  return html`<fieldset class="choice-field"><legend>${words(`option.${name}`)} <span
    class="muted">${count}</span></legend>
    ${
      /** @type {string[]} */ (option.items?.enum ?? []).map((one) => {
        const on = value.includes(one);
        return html`<label class="check"><input type="checkbox" .checked=${on} ?disabled=${
          on ? value.length <= least : value.length >= most
        }
        @change=${() =>
          change(
            name,
            on ? value.filter((id) => id !== one) : [...value, one],
          )} /><span>${words(`option.${name}.${one}`)}${
          option.ordered && on ? html` <b>${value.indexOf(one) + 1}</b>` : nothing
        }</span></label>`;
      })
    }</fieldset>`;
}
