/** What can be changed at the place that was pressed, at a seat, or in the middle of the table; and what is wrong. */
import { html, nothing } from '../base/lit.js';
import { update } from '../base/update.js';
import { settings } from '../storage/settings.js';
import { icon } from '../parts/controlicons.js';
import { ruleLink } from '../parts/rulelink.js';
import { control, thingsAt } from './controls.js';
import { lyingAt } from './hands.js';
import { paletteView } from './palette.js';
import { beneath, keysOf, shapeAt, valueAt } from './places.js';
import { nameOfField, nameOfPath, nameOfPiece, word } from './deskwords.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('./places.js').Shape} Shape
 * @typedef {import('../base/answers.js').Fault} Fault
 */

const SEAT = 'seat:';
const TABLE = 'table';

/** The sentence of a fault, its entry called as the page calls it. @param {Desk} desk @param {Fault} fault */
function saidOf(desk, { field, said }) {
  const text = said[settings.lang] ?? '';
  const rest = text.startsWith(`${field}: `) ? text.slice(field.length) : '';
  return rest ? nameOfPath(desk.slug, field, desk.seen?.shapes) + rest : text;
}

/** What is wrong in one sentence, and what would mend it, a press each. @param {Desk} desk */
export function faultView(desk) {
  const { seen, trouble } = desk;
  if (trouble) return html`<div class="studio-fault" role="status"><p>${trouble}</p></div>`;
  if (!seen) return nothing;
  const { fault } = seen;
  if (!fault) return html`<p class="studio-fine" role="status">${icon('check')}${word('fine')}</p>`;
  const mend = (/** @type {Fault['mends'][0]} */ { kind, paths, value, position }) => {
    const what = paths.map((path) => nameOfPath(desk.slug, path, desk.seen?.shapes)).join('; ');
    const piece = nameOfPiece(desk.slug, '', value);
    return html`<button type="button" class="button"
      @click=${() => desk.replace(position)}>${word(`mend.${kind}`, { what, piece })}</button>`;
  };
  return html`<div class="studio-fault" role="status"><p><strong>${word('fault')}</strong>
    ${saidOf(desk, fault)} ${fault.rule ? ruleLink(desk.slug, fault.rule) : nothing}</p>
    <div class="studio-acts">${fault.mends.map(mend)}</div></div>`;
}

/** @param {Desk} desk */
export function layingView(desk) {
  const { seen, chosen } = desk;
  if (!seen) return nothing;
  const choose = (/** @type {string} */ what) => {
    Object.assign(desk, { tool: 'place', held: null });
    desk.press(what);
  };
  const tab = (/** @type {string} */ what, /** @type {string} */ label) =>
    html`<button type="button" class="studio-piece" aria-pressed=${String(chosen === what)}
      @click=${() => choose(what)}>${label}</button>`;
  const seats = hasSeats(desk) ? Array.from({ length: seen.players }, (_, seat) => seat) : [];
  return html`<div class="studio-choice" role="group" aria-label=${word('pick')}>
      ${seats.map((seat) => tab(SEAT + seat, word('seat', { n: seat + 1 })))}${tab(TABLE, word('table'))}</div>
    ${
      chosen
        ? html`<section class="studio-card" aria-labelledby="studio-chosen" @keydown=${leaving(desk)}>
          ${cardView(desk)}</section>`
        : paletteView(desk)
    }`;
}

/** Esc goes back to the place on the board. @param {Desk} desk */
const leaving = (desk) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  const place = /** @type {SVGElement | null} */ (document.querySelector('.studio-place.is-chosen'));
  desk.press(desk.chosen);
  place?.focus();
};

/** @param {Desk} desk */
const hasSeats = (desk) =>
  Object.values(/** @type {any} */ (desk.seen?.shapes ?? {})).some(({ kind }) => kind === 'seats');

/** @param {Desk} desk */
function cardView(desk) {
  const { chosen } = desk;
  const [title, body] = chosen.startsWith(SEAT)
    ? [word('seat', { n: Number(chosen.slice(SEAT.length)) + 1 }), seatBody(desk, chosen.slice(SEAT.length))]
    : chosen === TABLE
      ? [word('table'), tableBody(desk)]
      : [desk.nameOf(chosen), placeBody(desk, chosen)];
  return html`<header class="studio-card-head"><h2 id="studio-chosen">${title}</h2>
    <button type="button" class="icon-button small studio-close" aria-label=${word('close')}
      @click=${() => desk.press(chosen)}>${icon('close')}</button></header>${body}`;
}

/**
 * A field with its control, and whether it is said or left to chance. What is folded is not drawn: the choices of all
 * lists of a town are ten thousand and more.
 * @param {Desk} desk
 * @param {string} path
 * @param {Shape} shape
 * @param {string} label
 */
function fieldView(desk, path, shape, label) {
  const said = valueAt(desk.draft.position, path) != null;
  const small = ['whole', 'one', 'flag'].includes(shape.kind);
  const open = small || desk.unfolded.has(path);
  const turn = (/** @type {any} */ { target }) => {
    if (small || target.open === open) return;
    if (target.open) desk.unfolded.add(path);
    else desk.unfolded.delete(path);
    update();
  };
  return html`<details class="studio-field is-one" data-field=${path} ?open=${open} @toggle=${turn}>
    <summary>${label}
      <small class=${said ? 'studio-said' : 'muted'}>${word(said ? 'isSaid' : 'isOpen')}</small></summary>
    ${open ? control(desk, path, shape, label) : nothing}
    ${
      said
        ? html`<button type="button" class="button"
      @click=${() => desk.act('put', path, null)}>${word('open')}</button>`
        : nothing
    }
  </details>`;
}

/** All that belongs to one seat. @param {Desk} desk @param {string} seat */
function seatBody(desk, seat) {
  const shapes = /** @type {Record<string, Shape>} */ (/** @type {any} */ (desk.seen?.shapes ?? {}));
  return Object.entries(shapes).flatMap(([name, shape]) => {
    if (shape.kind !== 'seats' || !shape.of) return [];
    if (shape.of.kind !== 'thing') return [fieldView(desk, `${name}.${seat}`, shape.of, nameOfField(desk.slug, name))];
    return Object.entries(shape.of.fields ?? {}).map(([part, inner]) =>
      fieldView(desk, `${name}.${seat}.${part}`, inner, nameOfField(desk.slug, part)),
    );
  });
}

/** @param {Desk} desk */
function tableBody(desk) {
  const shapes = /** @type {Record<string, Shape>} */ (/** @type {any} */ (desk.seen?.shapes ?? {}));
  return Object.entries(shapes)
    .filter(([, { kind }]) => kind !== 'seats')
    .map(([name, shape]) => fieldView(desk, name, shape, nameOfField(desk.slug, name)));
}

/** @param {Desk} desk @param {string} id */
function placeBody(desk, id) {
  const { seen } = desk;
  if (!seen) return nothing;
  const shapes = /** @type {any} */ (seen.shapes);
  const entries = desk.entriesAt(id);
  const under = beneath(desk.places, id);
  return html`<div class="studio-acts">${carryView(desk, id)}${under.map(
    (other) => html`<button type="button" class="button" @click=${() => desk.press(other)}>
      ${word('beneath', { what: desk.nameOf(other) })}</button>`,
  )}</div>${entries.map((entry) => {
    const { how, path, value } = entry;
    const shape = shapeAt(shapes, path);
    if (!shape) return nothing;
    if (how === 'entries') return thingsAt(desk, entry, shape);
    if (how === 'member') return memberView(desk, path, value);
    if (how === 'set') return bringView(desk, path, value);
    return control(desk, path, shape, labelOf(desk, path, entries));
  })}`;
}

/**
 * What an entry of a place is called: the heading names the place, so that the field is enough where no other is
 * called so.
 * @param {Desk} desk
 * @param {string} path
 * @param {import('./places.js').Entry[]} entries
 */
function labelOf(desk, path, entries) {
  const nameOf = (/** @type {string} */ one) => nameOfField(desk.slug, fieldOf(one));
  const alike = entries.filter((one) => one.how === 'edit' && nameOf(one.path) === nameOf(path));
  return alike.length > 1 ? nameOfPath(desk.slug, path, desk.seen?.shapes) : nameOf(path);
}

/** The field that an entry belongs to: `hand` of `seats.0.hand.lens`. @param {string} path */
const fieldOf = (path) => keysOf(path).find((key, i) => !(key === 'seats' && i === 0) && !/^\d+$/.test(key)) ?? path;

/** @param {Desk} desk @param {string} path @param {string} value */
function memberView(desk, path, value) {
  const there = valueAt(desk.draft.position, path) ?? valueAt(desk.seen?.shown, path) ?? [];
  return html`<label class="studio-flag"><input type="checkbox" .checked=${there.includes(value)}
    @change=${() => desk.act('toggle', path, value)} />
    <span>${nameOfField(desk.slug, path)}: ${word('here')}</span></label>`;
}

/** @param {Desk} desk @param {string} path @param {string} value */
const bringView = (desk, path, value) =>
  html`<button type="button" class="studio-piece" aria-pressed=${String(valueAt(desk.seen?.shown, path) === value)}
    @click=${() => desk.act('put', path, value)}>
    ${word('bring', { what: nameOfPath(desk.slug, path, desk.seen?.shapes) })}</button>`;

/** @param {Desk} desk @param {string} id */
const carryView = (desk, id) =>
  lyingAt(desk, id).length
    ? html`<button type="button" class="button" @click=${() => desk.hold({ kind: 'place', what: id })}>
      ${word('carry')}</button>`
    : nothing;
