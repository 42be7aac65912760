/** What a frame shows of a figure before the click: its table, what its first step marks and asks. Needs no other. */
const LONGEST = 60_000;

/** @param {string} text a packed figure */
async function unpacked(text) {
  const signs = atob(text.slice(0, LONGEST).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(plain).json();
}

/** A mark as the short text that says it. @param {any} mark */
function markText(mark) {
  if (typeof mark === 'string') return mark;
  const { kind, n = '', colour = 'blue', at, to } = mark;
  return `${kind === 'cross' ? kind : ''} ${n} ${colour}: ${at}${to ? ` > ${to}` : ''}`.trim();
}

/** @param {any} text @param {string} lang */
const inTongue = (text, lang) =>
  (typeof text === 'object' && text ? (text[lang] ?? Object.values(text)[0]) : text) ?? '';

/** Under the names of a frame's parameters. @param {string} text JSON, or packed @param {string} lang */
export async function beginning(text, lang) {
  const figure = text.trimStart().startsWith('{') ? JSON.parse(text) : await unpacked(text);
  const { game = '', position = '', link = '', record = '', caption, moves = [] } = figure;
  const { marks = '', ask = {}, text: told } = figure.steps?.[0] ?? figure;
  const line = typeof position === 'string';
  const question = inTongue(ask.kind ? ask.text : ask, lang);
  return {
    game: game || (line ? position.split(' ')[0] : String(position.game ?? '')),
    position: moves.length ? '' : line ? position : JSON.stringify({ game, ...position }),
    link: moves.length ? '' : link,
    record: moves.length ? '' : record,
    marks: typeof marks === 'string' ? marks : marks.map(markText).join('; '),
    caption: inTongue(caption, lang),
    asks: (figure.steps ?? [figure]).some((/** @type {any} */ step) => step.ask || step.answer) ? 'yes' : '',
    ask: [inTongue(told, lang), typeof question === 'string' ? question : ''].filter(Boolean).join(' '),
  };
}
