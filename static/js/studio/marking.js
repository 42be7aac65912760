/** What is drawn over the board, said beside it and asked: the steps of a figure. */
import { html, nothing } from '../base/lit.js';
import { settings } from '../storage/settings.js';
import { gameTexts } from '../words/i18n.js';
import { icon } from '../parts/controlicons.js';
import { emptyAsk, LANGUAGES, listed, LONGEST_TEXT, MOST_STEPS } from './draft.js';
import { word } from './deskwords.js';

/**
 * @typedef {import('./desk.js').Desk} Desk
 * @typedef {import('./draft.js').Asked} Asked
 * @typedef {import('./draft.js').Text} Text
 */

const TOOLS = /** @type {const} */ (['place', 'ring', 'arrow', 'number', 'cross']);
const COLOURS = ['blue', 'red', 'green', 'yellow'];
const KINDS = /** @type {const} */ (['move', 'which', 'score', 'next']);
const MOST_OFFERED = 200;

/**
 * A text in both languages; the reader's own comes first.
 * @param {string} label
 * @param {Text} text
 * @param {(text: Text) => void} set
 */
function bothTongues(label, text, set) {
  const order = [settings.lang, ...LANGUAGES.filter((lang) => lang !== settings.lang)];
  return html`<fieldset class="studio-group"><legend>${label}</legend>${order.map(
    (lang) => html`<label class="labelled"><span>${word(`in.${lang}`)}</span>
      <textarea rows="2" lang=${lang} maxlength=${LONGEST_TEXT}
        aria-label=${`${label}, ${word(`in.${lang}`)}`} .value=${text[lang] ?? ''}
        @change=${(/** @type {any} */ event) => set({ ...text, [lang]: event.target.value })}></textarea></label>`,
  )}</fieldset>`;
}

/** Which step is worked on. @param {Desk} desk @param {() => void} again */
export function stepsView(desk, again) {
  desk.reach();
  const { steps } = desk.draft;
  const choose = (/** @type {number} */ at) => {
    desk.at = at;
    again();
  };
  return html`<div class="studio-choice" role="group" aria-label=${word('steps')}>
    ${steps.map(
      (_, i) => html`<button type="button" class="studio-piece" aria-pressed=${String(i === desk.at)}
        @click=${() => choose(i)}>${word('step', { n: i + 1 })}</button>`,
    )}
    <button type="button" class="studio-piece" ?disabled=${steps.length >= MOST_STEPS}
      @click=${() => desk.addStep()}>${icon('plus')}${word('step.add')}</button>
    ${
      steps.length > 1
        ? html`<button type="button" class="studio-piece"
      @click=${() => desk.dropStep()}>${icon('trash')}${word('step.drop')}</button>`
        : nothing
    }
  </div>${
    desk.reached.trouble ? html`<div class="studio-fault" role="status"><p>${desk.reached.trouble}</p></div>` : nothing
  }`;
}

/** @param {Desk} desk @param {() => void} again */
export function markingView(desk, again) {
  const pick = (/** @type {'tool' | 'colour'} */ what, /** @type {string} */ value) => () => {
    Object.assign(desk, { [what]: value, from: '' });
    again();
  };
  const buttons = (/** @type {'tool' | 'colour'} */ what, /** @type {readonly string[]} */ values) =>
    html`<div class="studio-choice" role="group"
      aria-label=${word(what)}><span class="studio-label">${word(what)}</span>
      ${values.map(
        (value) => html`<button type="button" class=${`studio-piece${what === 'colour' ? ` studio-${value}` : ''}`}
          aria-pressed=${String(desk[what] === value)}
            @click=${pick(what, value)}>${word(`${what}.${value}`)}</button>`,
      )}</div>`;
  return html`${buttons('tool', TOOLS)}${desk.tool === 'place' ? nothing : buttons('colour', COLOURS)}
    ${marksList(desk)}${bothTongues(word('text'), desk.step.text, (text) => desk.noteStep({ text }))}
    ${bothTongues(word('title.of'), desk.draft.title ?? {}, (title) => desk.note({ title }))}
    ${bothTongues(word('caption'), desk.draft.caption, (caption) => desk.note({ caption }))}
    ${lineOf(word('rules'), desk.draft.rules ?? '', (rules) => desk.note({ rules }))}
    <label class="studio-flag"><input type="checkbox" .checked=${desk.draft.guided === true}
      @change=${(/** @type {any} */ event) => desk.note({ guided: event.target.checked })} />
      <span>${word('guided')}</span></label>`;
}

/** @param {Desk} desk */
function marksList(desk) {
  const { marks } = desk.step;
  const said = (/** @type {import('../kit/marks.js').Mark} */ { kind, at, to, n }) =>
    [
      word(`tool.${kind}`),
      n === undefined ? '' : ` ${n}`,
      ': ',
      desk.nameOf(at),
      to ? ` → ${desk.nameOf(to)}` : '',
    ].join('');
  const drop = (/** @type {number} */ i) => () => desk.noteStep({ marks: marks.filter((_, k) => k !== i) });
  return html`<h3 class="studio-label">${word('marks')}</h3>${
    marks.length
      ? html`<ul class="studio-list">${marks.map(
          (mark, i) => html`<li><span>${said(mark)}</span><button type="button" class="icon-button small"
            aria-label=${word('unmark', { what: said(mark) })} @click=${drop(i)}>${icon('close')}</button></li>`,
        )}</ul>`
      : html`<p class="muted">${word('marks.none')}</p>`
  }`;
}

// -- the question -------------------------------------------------------------------------------

/** @param {Desk} desk @param {(move: string) => string} describe @param {unknown} verdict what the rules said of it */
export function askingView(desk, describe, verdict) {
  const { ask } = desk.step;
  const choose = (/** @type {Asked['kind']} */ kind) => {
    desk.noteStep({ ask: { ...(ask ?? emptyAsk()), kind } });
    if (kind === 'move') desk.letMoverLook();
  };
  const kinds = html`<div class="studio-choice" role="group"
    aria-label=${word('ask.kind')}><span class="studio-label">${word('ask.kind')}</span>
    <button type="button" class="studio-piece" aria-pressed=${String(!ask)}
      @click=${() => desk.noteStep({ ask: null })}>${word('ask.none')}</button>
    ${KINDS.map(
      (kind) => html`<button type="button" class="studio-piece" aria-pressed=${String(ask?.kind === kind)}
        @click=${() => choose(kind)}>${word(`ask.${kind}`)}</button>`,
    )}</div>`;
  const then = lineOf(word('ask.then'), desk.step.then ?? '', (text) => desk.noteStep({ then: text }));
  if (!ask) return html`${kinds}${then}`;
  const set = (/** @type {Partial<Asked>} */ more) => desk.noteStep({ ask: { ...ask, ...more } });
  return html`${kinds}${bothTongues(word('ask.text'), ask.text, (text) => set({ text }))}
    ${{ move: moveView, which: whichView, score: scoreView, next: nextView }[ask.kind](desk, ask, set, describe)}
    ${bothTongues(word('ask.hint'), ask.hint, (hint) => set({ hint }))}${then}${verdict}`;
}

/** @typedef {(more: Partial<Asked>) => void} Set */

/**
 * A line to type in.
 * @param {string} label
 * @param {string} value
 * @param {(value: string) => void} set
 * @param {number} [rows]
 */
const lineOf = (label, value, set, rows = 1) =>
  html`<label class="labelled"><span>${label}</span><textarea rows=${rows} spellcheck="false" .value=${value}
    @change=${(/** @type {any} */ event) => set(event.target.value)}></textarea></label>`;

/**
 * A legal move to be added to a list.
 * @param {Desk} desk
 * @param {(move: string) => string} describe
 * @param {(move: string) => void} add
 */
function legalPick(desk, describe, add) {
  const moves = (desk.table?.moves ?? []).slice(0, MOST_OFFERED);
  const chosen = (/** @type {any} */ event) => {
    const move = moves[Number(event.target.value)];
    event.target.value = '';
    if (move) add(move);
  };
  return html`<label class="labelled"><span>${word('ask.pick')}</span><select @change=${chosen}>
    <option value="">${word('choose')}</option>${moves.map(
      (move, i) => html`<option
      value=${i}>${describe(move)}</option>`,
    )}</select></label>`;
}

/** The words of each move, to be made stars. @param {string} text @param {(text: string) => void} set */
function starView(text, set) {
  const moves = listed(text);
  if (!moves.length) return nothing;
  const star = (/** @type {number} */ i, /** @type {number} */ k) => () =>
    set(
      moves
        .map((move, n) =>
          n === i
            ? move
                .split(' ')
                .map((one, m) => (m === k ? '*' : one))
                .join(' ')
            : move,
        )
        .join(', '),
    );
  return html`<p class="studio-label">${word('ask.star')}</p>${moves.map(
    (move, i) =>
      html`<div class="studio-choice">${move
        .split(' ')
        .map(
          (one, k) =>
            html`<button type="button" class="studio-piece" ?disabled=${k === 0} @click=${star(i, k)}>${one}</button>`,
        )}</div>`,
  )}`;
}

/** @param {Desk} desk @param {Asked} ask @param {Set} set @param {(move: string) => string} describe */
function moveView(desk, ask, set, describe) {
  const answer = (/** @type {string} */ text) => set({ answer: text });
  const rules = Object.keys(gameTexts(desk.slug)?.rules ?? {});
  return html`${lineOf(word('ask.answer'), ask.answer, answer, 2)}
    ${legalPick(desk, describe, (move) => answer([...listed(ask.answer), move].join(', ')))}
    ${starView(ask.answer, answer)}
    <label class="labelled"><span>${word('ask.rule')}</span><select
      @change=${(/** @type {any} */ event) => set({ rule: event.target.value })}>
      <option value="" ?selected=${!ask.rule}>${word('ask.rule.none')}</option>
      ${rules.map(
        (rule) => html`<option value=${rule}
        ?selected=${rule === ask.rule}>${rule}</option>`,
      )}</select></label>
    ${lineOf(word('ask.event'), ask.event, (event) => set({ event }))}
    ${lineOf(word('ask.points'), ask.points, (points) => set({ points }))}`;
}

/** @param {Desk} desk @param {Asked} ask @param {Set} set @param {(move: string) => string} describe */
const whichView = (desk, ask, set, describe) =>
  html`${lineOf(word('ask.of'), ask.of, (of) => set({ of }), 4)}
    ${legalPick(desk, describe, (move) => set({ of: [...listed(ask.of), move].join('\n') }))}`;

/** @param {Desk} _ @param {Asked} ask @param {Set} set */
const scoreView = (_, ask, set) =>
  html`${lineOf(word('ask.after'), ask.after, (after) => set({ after }))}
    ${lineOf(word('ask.number'), ask.answer, (answer) => set({ answer }))}`;

/** @param {Desk} desk @param {Asked} ask @param {Set} set @param {(move: string) => string} describe */
const nextView = (desk, ask, set, describe) =>
  html`${lineOf(word('ask.after'), ask.after, (after) => set({ after }))}
    ${legalPick(desk, describe, (move) => set({ after: [...listed(ask.after), move].join(', ') }))}
    ${lineOf(word('ask.of'), ask.of, (of) => set({ of }), 3)}`;
