/**
 * Stands in for lit-html where there is no browser: the same templates become text. Only what draws pictures is known here:
 * attributes, texts, lists, templates inside templates; listeners and properties are left out.
 */
class Template {
  constructor(strings, values) {
    this.strings = strings;
    this.values = values;
  }
}

const BINDING = /\s([.?@]?)([\w:-]+)=(["']?)([^"'<>]*)$/;
const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value) => String(value).replace(/[&<>"]/g, (sign) => SIGNS[sign]);

export const nothing = Symbol('nothing');
export const html = (strings, ...values) => new Template(strings, values);
export const svg = html;
export const render = () => undefined; // there is no page here

/** What a value is as text of a page. */
export function written(value) {
  if (value === nothing || value === null || value === undefined || value === false) return '';
  if (value instanceof Template) return filled(value);
  return Array.isArray(value) ? value.map(written).join('') : escaped(value);
}

/** Is the end of this text inside a tag? */
const insideTag = (text) => text.lastIndexOf('<') > text.lastIndexOf('>');

function filled({ strings, values }) {
  let text = strings[0];
  values.forEach((value, i) => {
    const [, sort, name, quote] = (insideTag(text) && BINDING.exec(text)) || [];
    if (name === undefined) text += insideTag(text) ? '' : written(value);
    else if (sort || (value === nothing && !quote))
      text = text.replace(BINDING, sort === '?' && value === true ? ` ${name}` : '');
    else text += quote ? escaped(value) : `"${escaped(value)}"`;
    text += strings[i + 1];
  });
  return text;
}
