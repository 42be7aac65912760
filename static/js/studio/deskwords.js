/** The words of the author's desk, which travel with it; names of pieces and rules are the game's own. */
import { gameTranslator } from '../words/i18n.js';
import { say } from '../words/messages.js';
import { settings } from '../storage/settings.js';
import { FIELDS } from './fieldnames.js';
import { shapeAt } from './places.js';

export const WORDS = {
  it: {
    title: 'Lo studio',
    lead: 'Componi una posizione, segna quello che conta, fai una domanda: le regole controllano mentre lavori.',
    which: 'Di quale gioco?',
    waking: 'Le regole si stanno svegliando…',
    later: 'Adesso le regole non rispondono. Riprova tra un momento.',
    board: 'Il tavolo: premi un posto per cambiarlo',
    undo: 'Annulla',
    redo: 'Ripeti',
    mirror: 'Scambia i posti',
    start: 'Comincia da…',
    'start.nothing': 'Niente: il resto a caso',
    'start.new': 'Una partita nuova',
    'start.saved': 'Un momento di una tua partita',
    'start.moment': 'Dopo quante mosse',
    'start.example': 'Un esempio',
    'start.words': 'Con le sue domande',
    'start.paste': 'Un collegamento, una partita, una posizione o una figura',
    'start.go': 'Comincia',
    choose: 'scegli…',
    players: 'In quanti',
    eyes: 'Chi guarda',
    'eyes.none': 'Chi guarda soltanto',
    'eyes.help': 'Quello che non vede resta nascosto anche a chi legge.',
    options: 'Varianti',
    tab: 'Che cosa fai',
    'tab.lay': 'Posizione',
    'tab.mark': 'Segni',
    'tab.ask': 'Domanda',
    'tab.out': 'Porta via',
    fault: 'Così le regole non tornano.',
    fine: 'Le regole sono d’accordo.',
    'mend.open': 'Lascia al caso: {what}',
    'mend.take': 'Togli {piece} da: {what}',
    'mend.set': 'Metti {piece} in: {what}',
    pick: 'Che cosa cambi',
    seat: 'Posto {n}',
    table: 'Il tavolo',
    close: 'Chiudi',
    open: 'Lascia al caso',
    isOpen: 'al caso',
    isSaid: 'detto da te',
    take: 'Togli',
    carry: 'Sposta',
    palette: 'La tavolozza',
    'palette.help': 'Premi un posto del tavolo per cambiarlo; o prendi qui che cosa mettere, e premi dove va.',
    'palette.keys': 'Con i tasti, sul tavolo: frecce per andare, Invio mette o apre, M sposta, R gira, Canc toglie.',
    'palette.take': 'Togli',
    'palette.tools': 'Che cosa fai sul tavolo',
    'held.piece': 'In mano: {what}. Premi dove va.',
    'held.place': 'Sposti quello che sta qui: {what}. Premi dove va.',
    'held.take': 'Premi da dove togliere.',
    'held.turn': 'Premi che cosa girare.',
    'held.drop': 'Lascia',
    'held.not': 'Qui non si può: {where}.',
    beneath: 'Sotto: {what}',
    turn: 'Gira',
    add: 'Aggiungi',
    only: 'Solo il loro numero',
    here: 'È qui',
    bring: 'Porta qui: {what}',
    left: 'nella scatola: {n}',
    none: 'niente',
    earlier: 'Prima: {what}',
    after: 'Dopo: {what}',
    less: 'Uno di meno: {what}',
    more: 'Uno di più: {what}',
    yes: 'sì',
    down: 'coperta: {what}',
    tool: 'Che cosa disegni',
    'tool.place': 'Scegli',
    'tool.ring': 'Cerchio',
    'tool.arrow': 'Freccia',
    'tool.number': 'Numero',
    'tool.cross': 'Croce',
    'tool.ring.hint': 'Premi che cosa cerchiare; di nuovo per togliere.',
    'tool.arrow.hint': 'Premi da dove parte la freccia.',
    'tool.to': 'Ora premi dove arriva.',
    'tool.number.hint': 'Premi dove va il prossimo numero.',
    'tool.cross.hint': 'Premi che cosa sbarrare.',
    colour: 'Colore e tratto',
    'colour.blue': 'Blu, intero',
    'colour.red': 'Rosso, tratteggiato',
    'colour.green': 'Verde, a punti',
    'colour.yellow': 'Giallo, doppio',
    marks: 'I segni di questo passo',
    'marks.full': 'Un passo ha al massimo {n} segni: togline uno prima.',
    'marks.none': 'Ancora nessun segno.',
    unmark: 'Togli: {what}',
    'title.of': 'Titolo',
    caption: 'Didascalia',
    anew: 'Un altro sorteggio',
    instead: 'In breve',
    rules: 'Di quali regole parla',
    guided: 'Guidata: il tavolo mostra e offre solo ciò che il passo chiede',
    text: 'Che cosa dici in questo passo',
    'in.it': 'in italiano',
    'in.en': 'in inglese',
    step: 'Passo {n}',
    steps: 'Passi',
    'step.add': 'Un altro passo',
    'step.drop': 'Togli questo passo',
    'ask.none': 'Nessuna domanda',
    'ask.kind': 'Che cosa chiedi',
    'ask.move': 'Fai una mossa…',
    'ask.which': 'Quali si possono fare?',
    'ask.score': 'Quanto vale?',
    'ask.next': 'Che cosa succede poi?',
    'ask.text': 'La domanda',
    'ask.hint': 'Che cosa dici a chi sbaglia (se non dici niente, parlano le regole)',
    'ask.answer': 'Le mosse giuste, separate da virgole; vuoto: qualunque mossa permessa',
    'ask.pick': 'Aggiungi una mossa permessa',
    'ask.star': 'Premi una parola per dire «qualunque»',
    'ask.rule': 'La deve vietare la regola',
    'ask.rule.none': 'nessuna: dev’essere permessa',
    'ask.event': 'Deve succedere questo (il nome di un evento)',
    'ask.points': 'Punti, almeno',
    'ask.of': 'Tra che cosa si sceglie, una per riga',
    'ask.number': 'Il numero giusto; vuoto: i punti di chi guarda',
    'ask.after': 'Dopo queste mosse, separate da virgole',
    'ask.then': 'Che cosa segue da sé, finito il passo (mosse, separate da virgole)',
    try: 'Prova',
    'try.right': 'Le regole lo confermano. Risposta giusta: {answer}',
    'try.fine': 'Le regole lo confermano.',
    play: 'Apri come la vede chi legge',
    link: 'Collegamento',
    frame: 'Una riga per la tua pagina',
    element: 'Un elemento, con la sua immagine dentro',
    markdown: 'Markdown: immagine e collegamento',
    'markdown.help': 'Metti accanto al testo l’immagine che salvi qui sotto, con il nome {file}.',
    picture: 'Immagine',
    look: 'Colori',
    'look.light': 'Chiari',
    'look.dark': 'Scuri',
    transparent: 'Sfondo trasparente',
    size: 'Grandezza',
    svg: 'Salva come SVG',
    png: 'Salva come PNG',
    'picture.failed': 'L’immagine non è riuscita. Prova di nuovo, o con un altro browser.',
    paper: 'Stampa su A4',
    'paper.answer': 'Risposta:',
    'paper.scan': 'Inquadra per rispondere sul tavolo',
    copy: 'Copia',
    copied: 'Copiato',
    export: 'Salva come JSON',
    draft: 'La bozza resta in questo browser.',
    resumed: 'Hai ritrovato la tua bozza.',
    long: 'Questa figura è troppo grande per un collegamento: salvala come JSON.',
    game: 'Il gioco',
  },
  en: {
    title: 'The studio',
    lead: 'Lay out a position, mark what matters, ask a question: the rules watch while you work.',
    which: 'Of which game?',
    waking: 'The rules are waking up…',
    later: 'The rules do not answer just now. Try again in a moment.',
    board: 'The table: press a place to change it',
    undo: 'Undo',
    redo: 'Redo',
    mirror: 'Swap the seats',
    start: 'Start from…',
    'start.nothing': 'Nothing: the rest by chance',
    'start.new': 'A new game',
    'start.saved': 'A moment of a game of yours',
    'start.moment': 'After how many moves',
    'start.example': 'An example',
    'start.words': 'With its questions',
    'start.paste': 'A link, a game, a position or a figure',
    'start.go': 'Start',
    choose: 'choose…',
    players: 'How many play',
    eyes: 'Who looks',
    'eyes.none': 'A looker-on',
    'eyes.help': 'What they cannot see stays hidden from the reader too.',
    options: 'Variants',
    tab: 'What you do',
    'tab.lay': 'Position',
    'tab.mark': 'Marks',
    'tab.ask': 'Question',
    'tab.out': 'Take away',
    fault: 'The rules do not agree with this.',
    fine: 'The rules agree.',
    'mend.open': 'Leave to chance: {what}',
    'mend.take': 'Take {piece} from: {what}',
    'mend.set': 'Put {piece} at: {what}',
    pick: 'What you change',
    seat: 'Seat {n}',
    table: 'The table',
    close: 'Close',
    open: 'Leave to chance',
    isOpen: 'by chance',
    isSaid: 'said by you',
    take: 'Take away',
    carry: 'Move',
    palette: 'The palette',
    'palette.help': 'Press a place of the table to change it; or pick here what to put, and press where it goes.',
    'palette.keys':
      'By keys, on the table: arrows to go about, Enter puts or opens, M moves, R turns, Delete takes away.',
    'palette.take': 'Remove',
    'palette.tools': 'What you do on the table',
    'held.piece': 'In your hand: {what}. Press where it goes.',
    'held.place': 'You move what is here: {what}. Press where it goes.',
    'held.take': 'Press where to take away.',
    'held.turn': 'Press what to turn.',
    'held.drop': 'Let go',
    'held.not': 'Not here: {where}.',
    beneath: 'Beneath: {what}',
    turn: 'Turn',
    add: 'Add',
    only: 'Only their number',
    here: 'Is here',
    bring: 'Bring here: {what}',
    left: 'in the box: {n}',
    none: 'nothing',
    earlier: 'Earlier: {what}',
    after: 'Later: {what}',
    less: 'One less: {what}',
    more: 'One more: {what}',
    yes: 'yes',
    down: 'face down: {what}',
    tool: 'What you draw',
    'tool.place': 'Choose',
    'tool.ring': 'Ring',
    'tool.arrow': 'Arrow',
    'tool.number': 'Number',
    'tool.cross': 'Cross',
    'tool.ring.hint': 'Press what to ring; press again to take it away.',
    'tool.arrow.hint': 'Press where the arrow begins.',
    'tool.to': 'Now press where it ends.',
    'tool.number.hint': 'Press where the next number goes.',
    'tool.cross.hint': 'Press what to cross out.',
    colour: 'Colour and line',
    'colour.blue': 'Blue, whole',
    'colour.red': 'Red, dashed',
    'colour.green': 'Green, dotted',
    'colour.yellow': 'Yellow, double',
    marks: 'The marks of this step',
    'marks.full': 'A step has {n} marks at most: take one away first.',
    'marks.none': 'No marks yet.',
    unmark: 'Take away: {what}',
    'title.of': 'Title',
    caption: 'Caption',
    anew: 'Another draw',
    instead: 'In short',
    rules: 'Rules it is about',
    guided: 'Guided: the board shows and offers only what the step asks for',
    text: 'What you say at this step',
    'in.it': 'in Italian',
    'in.en': 'in English',
    step: 'Step {n}',
    steps: 'Steps',
    'step.add': 'One more step',
    'step.drop': 'Take this step away',
    'ask.none': 'No question',
    'ask.kind': 'What you ask',
    'ask.move': 'Make a move…',
    'ask.which': 'Which of these can be done?',
    'ask.score': 'What does it score?',
    'ask.next': 'What happens next?',
    'ask.text': 'The question',
    'ask.hint': 'What you say to a wrong answer (if nothing, the rules speak)',
    'ask.answer': 'The right moves, separated by commas; empty: any legal move',
    'ask.pick': 'Add a legal move',
    'ask.star': 'Press a word to say “any”',
    'ask.rule': 'It must be forbidden by rule',
    'ask.rule.none': 'none: it must be legal',
    'ask.event': 'This must happen (the name of an event)',
    'ask.points': 'Points, at least',
    'ask.of': 'What there is to choose from, one a line',
    'ask.number': 'The right number; empty: the points of whoever looks',
    'ask.after': 'After these moves, separated by commas',
    'ask.then': 'What follows by itself once it is done (moves, separated by commas)',
    try: 'Try it',
    'try.right': 'The rules confirm it. A right answer: {answer}',
    'try.fine': 'The rules confirm it.',
    play: 'Open it as the reader sees it',
    link: 'Link',
    frame: 'One line for your page',
    element: 'An element, with its picture inside',
    markdown: 'Markdown: picture and link',
    'markdown.help': 'Lay the picture that you save below beside your text, named {file}.',
    picture: 'Picture',
    look: 'Colours',
    'look.light': 'Light',
    'look.dark': 'Dark',
    transparent: 'Transparent background',
    size: 'Size',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    'picture.failed': 'The picture did not work out. Try again, or with another browser.',
    paper: 'Print on A4',
    'paper.answer': 'Answer:',
    'paper.scan': 'Scan to answer on the board',
    copy: 'Copy',
    copied: 'Copied',
    export: 'Save as JSON',
    draft: 'The draft stays in this browser.',
    resumed: 'Here is your draft again.',
    long: 'This figure is too large for a link: save it as JSON.',
    game: 'The game',
  },
};

/** @param {string} key @param {Record<string, any>} [params] */
export const word = (key, params) =>
  say({ messages: settings.lang === 'en' ? WORDS.en : WORDS.it, lang: settings.lang }, key, params);

/**
 * A field's name: the game's own word for it, else what most games call it.
 * @param {string} slug
 * @param {string} name
 */
export function nameOfField(slug, name) {
  const words = gameTranslator(slug, []);
  return words.has(`field.${name}`)
    ? words(`field.${name}`)
    : (FIELDS[/** @type {'it'} */ (settings.lang)][/** @type {'turn'} */ (name)] ?? name);
}

/** @param {string} slug @param {string} names the family of its words @param {unknown} value @returns {string} */
export function nameOfPiece(slug, names, value) {
  if (value === null || value === undefined || value === '') return word('none');
  if (names === 'seat') return word('seat', { n: Number(value) + 1 });
  if (names === 'degrees') return `${value}°`;
  const text = String(value);
  if (text.startsWith('down ')) return word('down', { what: nameOfPiece(slug, names, text.slice(5)) });
  const words = gameTranslator(slug, []);
  if (names === 'op')
    return text
      .split(', ')
      .map((one) => opName(words, one))
      .join(', ');
  const families = names ? [names] : ['component', 'tile', 'card', 'transport', 'cube', 'mechanism', 'building'];
  const family = families.find((one) => words.has(`${one}.${text}`));
  return family ? words(`${family}.${text}`) : text;
}

/** A step of a card and its number: `launch 2`. @param {(key: string) => string} words @param {string} op */
function opName(words, op) {
  const [name, ...numbers] = op.split(' ');
  return [words(`due.${name}`), ...numbers].join(' ');
}

/**
 * What a value is called where it has a field of its own.
 * @param {string} slug
 * @param {string} field
 * @param {string} names
 * @param {unknown} value
 */
export function nameOfValue(slug, field, names, value) {
  const own = FIELDS[/** @type {'it'} */ (settings.lang)][/** @type {'turn'} */ (`${field}.${value}`)];
  return own ?? nameOfPiece(slug, names, value);
}

/**
 * A path of entries as a person says it: `Seat 2, hand, lens`.
 * @param {string} slug
 * @param {string} path
 * @param {Record<string, any>} [shapes] with them, what lies in a row is counted from 1
 */
export function nameOfPath(slug, path, shapes = {}) {
  const keys = path.replaceAll('[', '.').replaceAll(']', '').split('.').filter(Boolean);
  const said = keys.map((key, i) => {
    if (i === 0) return key === 'seats' && keys.length > 1 ? '' : nameOfField(slug, key);
    const before = keys[i - 1];
    const outer = shapeAt(shapes, keys.slice(0, i).join('.'))?.kind;
    if (/^\d+$/.test(key) && (outer === 'seats' || before === 'seats')) return word('seat', { n: Number(key) + 1 });
    if (/^\d+$/.test(key)) return outer === 'slots' || outer === 'many' ? String(Number(key) + 1) : key;
    const field = nameOfField(slug, key);
    return field === key ? nameOfPiece(slug, '', key) : field;
  });
  return said.filter(Boolean).join(', ');
}

/** @param {string} slug @param {string} id @returns {string} empty: the game has no name for it */
export function nameOfPlace(slug, id) {
  const words = gameTranslator(slug, []);
  const [, kind = '', rest = ''] = /^([a-z]+)-(.*)$/.exec(id) ?? [];
  if (!words.has(`place.${kind}`)) return '';
  const parts = rest.split('-');
  const seat = /^\d+$/.test(parts[0]) ? Number(parts[0]) + 1 : 0;
  return words(`place.${kind}`, { rest, seat, last: parts.at(-1) });
}
