/**
 * What an author is working on: a position, whose eyes, steps that show, tell or ask. Frozen facts; each change makes
 * the next ones, so that everything can be taken back. It is kept as a draft of its game.
 *
 * @typedef {import('../kit/marks.js').Mark} Mark
 * @typedef {Record<string, string>} Text  by language
 * @typedef {{kind: 'move' | 'which' | 'score' | 'next', text: Text, hint: Text, answer: string, rule: string,
 *   event: string, points: string, of: string, after: string}} Asked
 * @typedef {{text: Text, marks: Mark[], ask: Asked | null, then: string, id?: string}} Step  then: moves that follow by
 *   themselves; id: by which a page remembers how far a reader has come
 * @typedef {{position: Record<string, any>, eyes: number | null, title: Text, caption: Text, rules?: string,
 *   guided?: boolean, steps: Step[]}} Draft  guided: the board offers and shows only what a step asks for
 */
import { readText, writeText } from '../storage/safestorage.js';
import { isMark, readMarks } from '../kit/marks.js';

const KEY = 'regolo.studio.';
const KINDS = ['move', 'which', 'score', 'next'];
export const MOST_STEPS = 40; // of a figure
export const MOST_MARKS = 24; // of a step
export const LONGEST_TEXT = 1000; // letters
const LONGEST = 100; // changes that can be taken back
export const LANGUAGES = ['it', 'en'];

/** @returns {Step} */
export const emptyStep = () => ({ text: {}, marks: [], ask: null, then: '' });

/** @returns {Asked} */
export const emptyAsk = () => ({
  kind: 'move',
  text: {},
  hint: {},
  answer: '',
  rule: '',
  event: '',
  points: '',
  of: '',
  after: '',
});

/** @param {Record<string, any>} position @returns {Draft} */
export const emptyDraft = (position) => ({
  position,
  eyes: 0,
  title: {},
  caption: {},
  steps: [emptyStep()],
});

/** The words an author has given, and no empty ones. @param {Text} text */
export function saidText(text) {
  const said = Object.fromEntries(LANGUAGES.flatMap((lang) => (text[lang]?.trim() ? [[lang, text[lang].trim()]] : [])));
  return Object.keys(said).length ? said : undefined;
}

/** Entries between commas or on lines; a comma may also belong to a place: `step 1,1`. @param {string} text */
export const listed = (text) =>
  text
    .split(/,(?=\s|[a-z])|\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** @param {Asked} ask */
function answerOf({ answer, rule, event, points }) {
  const moves = listed(answer);
  if (!rule && !points.trim() && !event.trim()) return moves.length ? moves : undefined;
  const more = {
    ...(rule ? { refused: rule } : {}),
    ...(event.trim() ? { event: event.trim() } : {}),
    ...(points.trim() ? { points: Number(points) } : {}),
  };
  return moves.length ? moves.map((move) => ({ move, ...more })) : more;
}

/** @param {Asked} ask @returns {Record<string, any>} as docs/figures.md has it */
function writtenAsk(ask) {
  const words = { text: saidText(ask.text), hint: saidText(ask.hint) };
  const after = listed(ask.after);
  const before = after.length ? { after } : {};
  if (ask.kind === 'move') return { kind: 'move', ...words, answer: answerOf(ask) };
  if (ask.kind === 'score') {
    const number = ask.answer.trim() ? { answer: Number(ask.answer) } : {};
    return { kind: 'score', ...words, ...before, ...(ask.of ? { of: ask.of.trim() } : {}), ...number };
  }
  return { kind: ask.kind, ...words, of: listed(ask.of), ...(ask.kind === 'next' ? before : {}) };
}

/** @param {Step} step */
function writtenStep({ id, text, marks, ask, then }) {
  const follow = listed(then ?? '');
  return {
    ...(id ? { id } : {}),
    ...(saidText(text) ? { text: saidText(text) } : {}),
    ...(marks.length ? { marks } : {}),
    ...(ask ? { ask: writtenAsk(ask) } : {}),
    ...(follow.length ? { then: follow } : {}),
  };
}

/** The figure as JSON. @param {Draft} draft @returns {Record<string, any>} */
export function figureOf({ position, eyes, title = {}, caption, rules = '', guided, steps }) {
  const about = rules.split(/[\s,]+/).filter(Boolean);
  const shown = steps.map(writtenStep);
  const useful = shown.some((step) => Object.keys(step).length);
  return {
    figure: 1,
    game: position.game,
    position,
    view: eyes === null ? 'none' : eyes,
    ...(saidText(title) ? { title: saidText(title) } : {}),
    ...(saidText(caption) ? { caption: saidText(caption) } : {}),
    ...(about.length ? { rules: about } : {}),
    ...(guided ? { guided } : {}),
    ...(useful ? { steps: shown } : {}),
  };
}

/** @param {any} text @returns {Text} */
const textFrom = (text) => (typeof text === 'string' ? { it: text, en: text } : { ...text });

/** @param {any} answer @returns {Partial<Asked>} */
function answerFrom(answer) {
  const all = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer];
  const moves = all.map((one) => (typeof one === 'object' ? (one.move ?? '') : String(one))).filter(Boolean);
  const object = all.find((one) => typeof one === 'object') ?? {};
  const event = object.event?.kind ?? object.event ?? '';
  return { answer: moves.join(', '), rule: object.refused ?? '', event, points: String(object.points ?? '') };
}

/** @param {any} step @returns {Asked | null} */
function askFrom(step) {
  const { ask } = step;
  if (ask === undefined && step.answer === undefined) return null;
  if (typeof ask !== 'object' || !('kind' in ask || 'answer' in ask || 'of' in ask))
    return { ...emptyAsk(), text: textFrom(ask ?? {}), hint: textFrom(step.hint ?? {}), ...answerFrom(step.answer) };
  const one = (/** @type {any} */ entry) =>
    typeof entry === 'string' ? entry : (entry.move ?? entry.event?.kind ?? '');
  return {
    ...emptyAsk(),
    kind: ask.kind ?? 'move',
    text: textFrom(ask.text ?? {}),
    hint: textFrom(ask.hint ?? {}),
    ...answerFrom(ask.answer),
    of: Array.isArray(ask.of) ? ask.of.map(one).join(', ') : (ask.of ?? ''),
    after: (ask.after ?? []).join(', '),
  };
}

/**
 * Texts, marks and questions of a figure somebody pasted.
 * @param {any} figure
 * @param {Record<string, any>} position
 * @returns {Draft}
 */
export function draftOf(figure, position) {
  const own = ['marks', 'text', 'ask', 'answer'].some((name) => name in figure) ? [figure] : [];
  const steps = [...own, ...(figure.steps ?? [])].map((step) => ({
    text: textFrom(step.text ?? {}),
    marks: typeof step.marks === 'string' ? readMarks(step.marks) : (step.marks ?? []),
    ask: askFrom(step),
    then: (step.then ?? []).join(', '),
    ...(step.id ? { id: step.id } : {}),
  }));
  const eyes = figure.view === 'none' ? null : (figure.view ?? 0);
  return {
    position,
    eyes,
    title: textFrom(figure.title ?? {}),
    caption: textFrom(figure.caption ?? {}),
    rules: (figure.rules ?? []).join(' '),
    guided: figure.guided === true,
    steps: steps.length ? steps : [emptyStep()],
  };
}

/** The drafts of one sitting: what was, what is, what was taken back. */
export class History {
  /** @param {Draft} draft */
  constructor(draft) {
    this.now = draft;
    /** @type {Draft[]} */
    this.before = [];
    /** @type {Draft[]} */
    this.after = [];
  }

  /** @param {Draft} draft */
  push(draft) {
    this.before = [...this.before, this.now].slice(-LONGEST);
    this.after = [];
    this.now = draft;
  }

  undo() {
    const last = this.before.at(-1);
    if (!last) return false;
    this.after = [this.now, ...this.after];
    this.before = this.before.slice(0, -1);
    this.now = last;
    return true;
  }

  redo() {
    const [next] = this.after;
    if (!next) return false;
    this.before = [...this.before, this.now];
    this.after = this.after.slice(1);
    this.now = next;
    return true;
  }
}

/** @param {unknown} thing @returns {Record<string, any>} */
const asThing = (thing) => (typeof thing === 'object' && thing && !Array.isArray(thing) ? thing : {});

/** A step as some earlier release or somebody's hand has left it. @param {unknown} kept @returns {Step} */
function stepOf(kept) {
  const { text, marks, ask, then, id } = asThing(kept);
  return {
    text: asThing(text),
    marks: Array.isArray(marks) ? marks.filter(isMark).slice(0, MOST_MARKS) : [],
    ask: KINDS.includes(ask?.kind) ? { ...emptyAsk(), ...ask, text: asThing(ask.text), hint: asThing(ask.hint) } : null,
    then: typeof then === 'string' ? then : '',
    ...(typeof id === 'string' ? { id } : {}),
  };
}

/** @param {string} slug @returns {Draft | null} */
export function keptDraft(slug) {
  try {
    const draft = JSON.parse(readText(KEY + slug) ?? '');
    if (draft?.position?.game !== slug || !Array.isArray(draft.steps)) return null;
    const { position, eyes, title, caption, rules, guided } = draft;
    return {
      position,
      eyes: eyes === null || Number.isInteger(eyes) ? eyes : 0,
      title: asThing(title),
      caption: asThing(caption),
      rules: typeof rules === 'string' ? rules : '',
      guided: guided === true,
      steps: draft.steps.length ? draft.steps.slice(0, MOST_STEPS).map(stepOf) : [emptyStep()],
    };
  } catch {
    return null;
  }
}

/** @param {Draft} draft */
export const keepDraft = (draft) => writeText(KEY + draft.position.game, JSON.stringify(draft));
