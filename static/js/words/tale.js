/**
 * A turn told in one sentence: what was done in it, in the few words that each game has for it (`tale.KIND`;
 * `tale.many.KIND` for what was done more than once), while it goes on and after it.
 * @typedef {import('../base/types.js').Event} Event
 * @typedef {import('../base/types.js').LogEntry} LogEntry
 * @typedef {import('./i18n.js').Translator} Translator
 */
const FURTHEST = 60; // entries back: no turn is longer
const MOST = 4; // deeds in one sentence: more would not be read while it stands there

/** Is this told of a turn of that seat? @param {Event} event @param {number} seat @param {Translator} words */
const isDeed = (event, seat, words) => event.seat === seat && words.has(`tale.${event.kind}`);

/**
 * The latest turn in which anything was done: whose, and its entries. Who was only asked in between has not had one.
 * @param {readonly LogEntry[]} log
 * @param {Translator} words
 * @returns {{seat: number, entries: LogEntry[]} | null}
 */
export function latestTurn(log, words) {
  /** @type {LogEntry[]} */
  const entries = [];
  for (const entry of log.slice(-FURTHEST).reverse()) {
    const { seat, events } = entry;
    if (entry.n === 0 || seat === null) break;
    if (!events.some((event) => isDeed(event, seat, words))) continue;
    if (entries.length && entries[0].seat !== seat) break;
    entries.unshift(entry);
  }
  const seat = entries[0]?.seat ?? null;
  return seat === null ? null : { seat, entries };
}

/** All of a kind as one: the last of them, how many there were, and each of their fields. @param {Event[]} events */
function merged(events) {
  const last = /** @type {Event} */ (events.at(-1));
  const each = Object.keys(last).map((field) => [`${field}_each`, events.map((event) => event[field])]);
  return { ...last, ...Object.fromEntries(each), times: events.length };
}

/**
 * What a seat did, in a few words each, in the order in which it began.
 * @param {readonly LogEntry[]} entries
 * @param {number} seat
 * @param {Translator} words
 */
export function deeds(entries, seat, words) {
  /** @type {Map<string, Event[]>} */
  const kinds = new Map();
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (!isDeed(event, seat, words)) continue;
    const name = words.has(`tale.many.${event.kind}`) ? event.kind : `${event.kind} ${kinds.size}`;
    kinds.set(name, [...(kinds.get(name) ?? []), event]);
  }
  return [...kinds.values()].map((events) =>
    events.length > 1
      ? words(`tale.many.${events[0].kind}`, merged(events))
      : words(`tale.${events[0].kind}`, events[0]),
  );
}

/**
 * Who did what, as one sentence, of a long turn what was done last; '' when nothing was done that is told.
 * @param {string} name @param {string[]} done @param {boolean} going  does the turn go on?
 */
export function sentence(name, done, going) {
  if (!done.length) return '';
  const before = done.length > MOST ? '… ' : '';
  return `${name} ${before}${done.slice(-MOST).join(', ')}${going ? '…' : '.'}`;
}
