/**
 * The small message grammar, the same here and in pyapp/core/messages.py:
 *   {name}  {tile, name, tile}  {tile, name, tile, the}  {seat, seat}  {list, list, tile}  {list, any, tile}
 *   {n, plural, =0 {…} one {# punto} other {# punti}}  {x, select, a {…} other {…}}   '{' quotes a brace
 *
 * @typedef {{messages: Record<string, string>, lang: string, seatName?: (seat: number) => string}} Speech
 * @typedef {string | {arg: string, kind: string, extra: string[], cases: Record<string, Node[]>}} Node
 */

/** Italian "a" and "e" before the same vowel, which only the whole sentence shows: "ad Anna", "Anna ed Elena". */
const EUPHONIC = /(?<![\p{L}\p{N}’])([ae]) (?=\1)/giu;
const OPEN = '{';
const CLOSE = '}';
const AND = /** @type {Record<string, string>} */ ({ it: 'e', en: 'and' });
const OR = /** @type {Record<string, string>} */ ({ it: 'o', en: 'or' });

/** @type {Map<string, Node[]>} */
const parsed = new Map();
/** Making one takes a browser longer than drawing a board. @type {Map<string, Intl.NumberFormat>} */
const writers = new Map();

/** Of a number that has something to group or to round. @param {string} lang */
function writer(lang) {
  const useGrouping = /** @type {any} */ (lang === 'it' ? 'min2' : 'auto');
  const made = writers.get(lang) ?? new Intl.NumberFormat(lang, { useGrouping, maximumFractionDigits: 3 });
  writers.set(lang, made);
  return made;
}

/** @param {number} value @param {string} lang */
export function number(value, lang) {
  const short = Number.isInteger(value) && Math.abs(value) < 1000;
  return (short ? String(value) : writer(lang).format(value)).replace('-', '−');
}

/** @param {string[]} items @param {string} lang @param {Record<string, string>} [word] before the last one */
export function list(items, lang, word = AND) {
  if (items.length < 2) return items.join('');
  const comma = lang === 'en' && items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${word[lang]} ${items.at(-1)}`;
}

/** @param {number} value */
const pluralClass = (value) => (Math.abs(value) === 1 ? 'one' : 'other');

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /**
   * Text and arguments up to the end, or to the brace that closes this case.
   * @param {boolean} inner
   * @returns {Node[]}
   */
  nodes(inner) {
    /** @type {Node[]} */
    const out = [];
    let plain = '';
    while (this.at < this.text.length) {
      const char = this.text[this.at];
      if (char === "'" && (this.text.startsWith("'{'", this.at) || this.text.startsWith("'}'", this.at))) {
        plain += this.text[this.at + 1];
        this.at += 3;
      } else if (char === OPEN) {
        if (plain) out.push(plain);
        plain = '';
        this.at += 1;
        out.push(this.argument());
      } else if (char === CLOSE && inner) {
        break;
      } else {
        plain += char;
        this.at += 1;
      }
    }
    if (plain) out.push(plain);
    return out;
  }

  /** @returns {Node} */
  argument() {
    const words = [this.word()];
    /** @type {Record<string, Node[]>} */
    const cases = {};
    while (this.text[this.at] === ',') {
      this.at += 1;
      words.push(this.word());
    }
    while (this.at < this.text.length && this.text[this.at] !== CLOSE) {
      const name = words.length > 2 ? /** @type {string} */ (words.pop()) : this.word();
      this.at += 1;
      cases[name] = this.nodes(true);
      this.at += 1;
      this.blank();
    }
    this.at += 1;
    return { arg: words[0], kind: words[1] ?? '', extra: words.slice(2), cases };
  }

  blank() {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  word() {
    this.blank();
    const start = this.at;
    while (this.at < this.text.length && !/[\s,{}]/.test(this.text[this.at])) this.at += 1;
    const word = this.text.slice(start, this.at);
    this.blank();
    return word;
  }
}

/** @param {string} text @returns {Node[]} */
function parse(text) {
  let nodes = parsed.get(text);
  if (!nodes) {
    nodes = new Reader(text).nodes(false);
    parsed.set(text, nodes);
  }
  return nodes;
}

/** @param {unknown} value @param {string} lang @returns {string} */
function plainValue(value, lang) {
  if (Array.isArray(value))
    return list(
      value.map((item) => plainValue(item, lang)),
      lang,
    );
  if (typeof value === 'number') return number(value, lang);
  return value === null || value === undefined ? '' : String(value);
}

/**
 * @param {Node[]} nodes
 * @param {Record<string, any>} params
 * @param {Speech} speech
 * @param {number} [hash]
 * @returns {string}
 */
function fill(nodes, params, speech, hash) {
  const { messages, lang } = speech;
  /** @param {string} prefix @param {unknown} value @param {string} [form] */
  const name = (prefix, value, form) => {
    const key = `${prefix}.${value}`;
    const text = (form && messages[`${key}.${form}`]) || messages[key];
    return text === undefined ? key : fill(parse(text), params, speech);
  };
  const counted = (/** @type {number} */ n) => (Number.isNaN(n) && params.unsaid) || number(n, lang);
  return nodes
    .map((node) => {
      if (typeof node === 'string') return hash === undefined ? node : node.replaceAll('#', counted(hash));
      const value = params[node.arg];
      if (value === undefined && params.unsaid && !['select', 'plural'].includes(node.kind)) return params.unsaid;
      switch (node.kind) {
        case '':
          return plainValue(value, lang);
        case 'seat':
          return speech.seatName ? speech.seatName(value) : plainValue(Number(value) + 1, lang);
        case 'name':
          return name(node.extra[0], value, node.extra[1]);
        case 'list':
        case 'any':
          return list(
            (value ?? []).map((/** @type {unknown} */ item) => name(node.extra[0], item, node.extra[1])),
            lang,
            node.kind === 'any' ? OR : AND,
          );
        case 'plural': {
          const chosen = node.cases[`=${value}`] ?? node.cases[pluralClass(Number(value))] ?? node.cases.other;
          return fill(chosen ?? [], params, speech, Number(value));
        }
        case 'select':
          return fill(node.cases[String(value)] ?? node.cases.other ?? [], params, speech, hash);
        default:
          return plainValue(value, lang);
      }
    })
    .join('');
}

/**
 * The sentence of a key; an unknown key is shown as it is. Where `unsaid` is among what is said, it stands for what
 * is not.
 * @param {Speech} speech @param {string} key @param {Record<string, any>} [params]
 */
export function say(speech, key, params = {}) {
  const text = speech.messages[key];
  if (text === undefined) return key;
  const sentence = fill(parse(text), params, speech);
  return speech.lang === 'it' ? sentence.replace(EUPHONIC, '$1d ') : sentence;
}
