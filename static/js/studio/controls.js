/** One control for each kind of entry, made from what the game says the entry may be. */
import { html, nothing } from '../base/lit.js';
import { icon } from '../parts/controlicons.js';
import { standing } from './hands.js';
import { fieldsOf, freshOf, pieceAt } from './places.js';
import { nameOfField, nameOfPath, nameOfPiece, nameOfValue, word } from './deskwords.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('./places.js').Shape} Shape
 */

const FEW = 10; // choices that are shown as buttons
const WIDE = 999; // larger numbers are typed

/** @param {string} path */
const fieldOf = (path) => path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? path;

/** @param {Desk} desk @param {string} path @param {Shape} shape @param {string} [label] @returns {unknown} */
export function control(desk, path, shape, label = nameOfPath(desk.slug, path, desk.seen?.shapes)) {
  switch (shape.kind) {
    case 'whole':
      return shape.names === 'seat'
        ? seatControl(desk, path, shape, label)
        : shape.names === 'degrees'
          ? turnControl(desk, path, label)
          : wholeControl(desk, path, shape, label);
    case 'flag':
      return flagControl(desk, path, label);
    case 'one':
      return oneControl(desk, path, shape, label);
    case 'counts':
      return group(
        label,
        (shape.ids ?? []).map((id) => {
          const left = shape.pool ? (desk.seen?.left[id] ?? 0) : null;
          const inner = { kind: 'whole', low: 0, high: shape.high };
          return wholeControl(desk, `${path}.${id}`, inner, nameOfPiece(desk.slug, shape.names ?? '', id), left);
        }),
      );
    case 'cells':
      return group(
        label,
        (shape.ids ?? []).map((id) => cellControl(desk, `${path}.${id}`, shape, id)),
      );
    case 'letters':
    case 'slots':
    case 'seats':
      return group(label, rowOf(desk, path, shape));
    case 'order':
      return orderControl(desk, path, shape, label);
    case 'many':
      return manyControl(desk, path, shape, label);
    case 'thing':
    case 'row':
      return group(
        label,
        Object.entries(fieldsOf(shape, standing(desk, path))).map(([name, inner]) => partOf(desk, path, name, inner)),
      );
    case 'chance':
      return chanceControl(desk, path, label);
    default:
      return nothing;
  }
}

/** @param {string} label @param {unknown} body */
const group = (label, body) => html`<fieldset class="studio-group"><legend>${label}</legend>${body}</fieldset>`;

/**
 * A field of a thing; one that need not be said can be left open again.
 * @param {Desk} desk
 * @param {string} path
 * @param {string} name
 * @param {Shape} inner
 */
function partOf(desk, path, name, inner) {
  const whole = `${path}.${name}`;
  const field = nameOfField(desk.slug, name);
  const label = field === name ? nameOfPiece(desk.slug, '', name) : field;
  const parts = control(desk, whole, inner, label);
  if (!inner.free || inner.kind === 'one' || inner.names === 'seat' || standing(desk, whole) === undefined)
    return parts;
  return html`<div class="studio-part">${parts}<button type="button" class="icon-button small"
    aria-label=${`${word('open')}: ${label}`} title=${word('open')}
    @click=${() => desk.act('put', whole, null)}>${icon('close')}</button></div>`;
}

/** @param {Desk} desk @param {string} path @param {Shape} shape @param {string} id */
function cellControl(desk, path, shape, id) {
  const inner = { ...(shape.of ?? { kind: 'thing' }), free: true };
  return control(desk, path, inner, nameOfPiece(desk.slug, '', id));
}

/** Places side by side. @param {Desk} desk @param {string} path @param {Shape} shape */
function rowOf(desk, path, shape) {
  const inner =
    shape.kind === 'letters'
      ? {
          kind: 'one',
          ids: (shape.ids ?? []).map((told) => told.slice(1)).filter(Boolean),
          names: shape.names,
          pool: true,
          free: true,
        }
      : { ...(shape.of ?? { kind: 'thing' }), ...(shape.kind === 'slots' ? { free: true } : {}) };
  const first = shape.kind === 'letters' ? 0 : 1;
  return Array.from({ length: shape.high ?? 0 }, (_, i) =>
    control(desk, `${path}.${i}`, inner, shape.kind === 'seats' ? word('seat', { n: i + 1 }) : String(i + first)),
  );
}

/** @param {Desk} desk @param {string} path @param {Shape} shape @param {string} label @param {number | null} [left] */
function wholeControl(desk, path, { low = 0, high = 0 }, label, left = null) {
  const value = Number(standing(desk, path) ?? low);
  const fitting = (/** @type {number} */ n) => Math.max(low, Math.min(high, Math.round(n)));
  const set = (/** @type {number} */ n) => desk.act('put', path, fitting(n));
  const by = (/** @type {number} */ n) => () =>
    desk.act('put', path, () => fitting(Number(standing(desk, path) ?? low) + n));
  const typed = (/** @type {any} */ event) => set(Number(event.target.value));
  const size = String(Math.min(high, WIDE * WIDE)).length;
  return html`<div class="studio-count" data-path=${path}><span class="studio-label">${label}${
    left === null ? nothing : html` <small class="muted">${word('left', { n: left })}</small>`
  }</span>
    <button type="button" class="icon-button small" aria-label=${word('less', { what: label })}
      ?disabled=${value <= low}
      @click=${by(-1)}>${icon('minus')}</button>
    <input type="text" inputmode="numeric" size=${Math.max(2, size)} aria-label=${label} .value=${String(value)}
      @change=${typed} />
    <button type="button" class="icon-button small" aria-label=${word('more', { what: label })}
      ?disabled=${value >= high}
      @click=${by(1)}>${icon('plus')}</button></div>`;
}

/** @param {Desk} desk @param {string} path @param {Shape} shape @param {string} label */
function seatControl(desk, path, { high = 0, free }, label) {
  const seats = Array.from({ length: high + 1 }, (_, seat) => seat);
  return choiceOf(desk, path, label, free ? [null, ...seats] : seats, 'seat');
}

/** A quarter at a time. @param {Desk} desk @param {string} path @param {string} label */
function turnControl(desk, path, label) {
  const value = Number(standing(desk, path) ?? 0);
  return html`<div class="studio-count" data-path=${path}><span class="studio-label">${label} ${value}°</span>
    <button type="button" class="button" @click=${() => desk.act('put', path, (value + 90) % 360)}>
      ${icon('redo')}${word('turn')}</button></div>`;
}

/** @param {Desk} desk @param {string} path @param {string} label */
function flagControl(desk, path, label) {
  const set = (/** @type {any} */ event) => desk.act('put', path, event.target.checked);
  return html`<label class="studio-flag" data-path=${path}><input type="checkbox"
    .checked=${standing(desk, path) === true} @change=${set} /><span>${label}</span><i
      aria-hidden="true">${word('yes')}</i></label>`;
}

/** @param {Desk} desk @param {string} path @param {Shape} shape @param {string} label */
function oneControl(desk, path, shape, label) {
  const ids = /** @type {(string | null)[]} */ ((shape.ids ?? []).map((id) => id));
  return choiceOf(desk, path, label, shape.free ? [null, ...ids] : ids, shape.names ?? '', shape.pool);
}

/**
 * Few choices as buttons, many as a list; beside each piece how many the box still has.
 * @param {Desk} desk
 * @param {string} path
 * @param {string} label
 * @param {(string | number | null)[]} values
 * @param {string} names
 * @param {boolean} [pool]
 */
function choiceOf(desk, path, label, values, names, pool = false) {
  const shapes = /** @type {any} */ (desk.seen?.shapes ?? {});
  const said = pieceAt(shapes, desk.draft.position, path) ?? pieceAt(shapes, desk.seen?.shown, path);
  const text = (/** @type {string | number | null} */ value) => {
    const count = pool && value ? ` · ${desk.seen?.left[String(value).replace(/^down /, '')] ?? 0}` : '';
    return nameOfValue(desk.slug, fieldOf(path), names, value) + count;
  };
  const put = (/** @type {string | number | null} */ value) => desk.act('put', path, value);
  if (values.length <= FEW)
    return html`<div class="studio-choice" data-path=${path} role="group" aria-label=${label}>
      <span class="studio-label">${label}</span>
      ${values.map(
        (value) => html`<button type="button" class="studio-piece" aria-pressed=${String(value === (said ?? null))}
          data-value=${String(value)} @click=${() => put(value)}>${text(value)}</button>`,
      )}</div>`;
  const chosen = (/** @type {any} */ event) => put(values[Number(event.target.value)] ?? null);
  return html`<label class="studio-choice" data-path=${path}><span class="studio-label">${label}</span>
    <select @change=${chosen}>
    ${said === null || values.includes(said) ? nothing : html`<option selected>${text(said)}</option>`}
    ${said === null && !values.includes(null) ? html`<option value="-1" selected>${word('choose')}</option>` : nothing}
    ${values.map(
      (value, i) => html`<option value=${i} data-value=${String(value)}
      ?selected=${value === said}>${text(value)}</option>`,
    )}</select></label>`;
}

/**
 * All of some things, to be put in order.
 * @param {Desk} desk
 * @param {string} path
 * @param {Shape} shape
 * @param {string} label
 */
function orderControl(desk, path, { ids = [], names = '' }, label) {
  const there = /** @type {any[]} */ (standing(desk, path) ?? []);
  const first = names === 'seat' ? ids.map(Number) : ids;
  if (!there.length)
    return group(
      label,
      html`<button type="button" class="button" data-add=${path}
        @click=${() => desk.act('put', path, first)}>${icon('plus')}${word('add')}</button>`,
    );
  const swap = (/** @type {number} */ i) => () =>
    desk.act('put', path, [...there.slice(0, i), there[i + 1], there[i], ...there.slice(i + 2)]);
  return group(
    label,
    html`<ol class="studio-list" data-path=${path}>${there.map((one, i) => {
      const name = nameOfPiece(desk.slug, names, one);
      return html`<li data-value=${String(one)}><span>${i + 1}. ${name}</span><button
        type="button" class="icon-button small" ?disabled=${i === 0}
        aria-label=${word('earlier', { what: name })} @click=${swap(i - 1)}>${icon('back')}</button><button
          type="button"
        class="icon-button small" ?disabled=${i === there.length - 1} aria-label=${word('after', { what: name })}
        @click=${swap(i)}>${icon('next')}</button></li>`;
    })}</ol>`,
  );
}

/**
 * A list: each entry with its way out, and what may be added.
 * @param {Desk} desk
 * @param {string} path
 * @param {Shape} shape
 * @param {string} label
 */
function manyControl(desk, path, shape, label) {
  const inner = shape.of ?? { kind: 'thing' };
  const said = standing(desk, path) ?? [];
  const there = /** @type {any[]} */ (Array.isArray(said) ? said : []);
  const add = () => desk.act('put', `${path}.${there.length}`, freshOf(inner, desk.seen?.left ?? {}));
  return group(
    label,
    html`${wordsInstead(desk, path, shape, said)}${shape.sized ? sizeControl(desk, path, shape, said) : nothing}
      <ul class="studio-list">${there.map((_, i) => listEntry(desk, `${path}.${i}`, inner, i))}</ul>
      ${
        there.length < (shape.high ?? 0)
          ? html`<button type="button" class="button" data-add=${path}
        @click=${add}>${icon('plus')}${word('add')}</button>`
          : nothing
      }`,
  );
}

/**
 * Only how many there are, whichever they may be.
 * @param {Desk} desk
 * @param {string} path
 * @param {Shape} shape
 * @param {unknown} said
 */
function sizeControl(desk, path, { high = 0 }, said) {
  const value = Array.isArray(said) ? said.length : Number(said);
  const typed = (/** @type {any} */ event) =>
    desk.act('put', path, Math.max(0, Math.min(high, Math.round(Number(event.target.value) || 0))));
  return html`<label class="studio-count" data-size=${path}><span class="studio-label">${word('only')}</span>
    <input type="text" inputmode="numeric" size="3" .value=${String(value)} @change=${typed} /></label>`;
}

/** @param {Desk} desk @param {string} path @param {Shape} inner @param {number} i */
const listEntry = (desk, path, inner, i) =>
  html`<li>${control(desk, path, inner, String(i + 1))}<button type="button" class="icon-button small"
    aria-label=${`${word('take')}: ${i + 1}`} title=${word('take')} @click=${() => desk.act('put', path, null)}>
    ${icon('close')}</button></li>`;

/**
 * A word that says the whole list, or none at all.
 * @param {Desk} desk
 * @param {string} path
 * @param {Shape} shape
 * @param {unknown} said
 */
function wordsInstead(desk, path, { ids = [], names = '' }, said) {
  const empty = String(Array.isArray(said) && !said.length);
  const clear = html`<button type="button" class="studio-piece" aria-pressed=${empty}
    data-value="[]" @click=${() => desk.act('put', path, [])}>${word('none')}</button>`;
  return html`<div class="studio-choice" data-path=${path} role="group"
    aria-label=${word('instead')}>${clear}${ids.map(
      (one) => html`<button type="button" class="studio-piece" aria-pressed=${String(said === one)}
      data-value=${one} @click=${() => desk.act('put', path, one)}>${nameOfPiece(desk.slug, names, one)}</button>`,
    )}</div>`;
}

const DIGITS = 16; // of a state of chance

/**
 * Chance: another one, or one that somebody has written down.
 * @param {Desk} desk @param {string} path @param {string} label
 */
function chanceControl(desk, path, label) {
  const value = String(standing(desk, path) ?? '');
  const put = (/** @type {any} */ event) => desk.act('put', path, event.target.value.trim() || null);
  const anew = () => {
    const bytes = [...crypto.getRandomValues(new Uint8Array(DIGITS / 2))];
    return desk.act('put', path, bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  };
  return html`<div class="studio-count" data-path=${path}><label><span class="studio-label">${label}</span>
    <input type="text" size=${DIGITS} spellcheck="false" .value=${value} @change=${put} /></label>
    <button type="button" class="button" @click=${anew}>${icon('redo')}${word('anew')}</button></div>`;
}

/**
 * The things of a list that lie at one place.
 * @param {Desk} desk
 * @param {import('./places.js').Entry} entry
 * @param {Shape} shape
 */
export function thingsAt(desk, { path, key, value }, shape) {
  const inner = shape.of ?? { kind: 'thing', fields: {} };
  const there = /** @type {any[]} */ (standing(desk, path) ?? []);
  const shown = Object.fromEntries(Object.entries(inner.fields ?? {}).filter(([name]) => name !== key));
  const add = () =>
    desk.act('put', `${path}.${there.length}`, { ...freshOf(inner, desk.seen?.left ?? {}), [key]: value });
  const here = there.flatMap((one, i) => (one?.[key] === value ? [i] : []));
  const label = nameOfField(desk.slug, path);
  return group(
    label,
    html`<ul class="studio-list">${here.map((i) =>
      listEntry(desk, `${path}.${i}`, { ...inner, fields: shown }, i),
    )}</ul>
      <button type="button" class="button" aria-label=${`${word('add')}: ${label}`}
        @click=${add}>${icon('plus')}${word('add')}</button>`,
  );
}
