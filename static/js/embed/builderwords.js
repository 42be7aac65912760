/** What the form at `embed/` says, besides what the table of parameters calls them. */

/** @type {Record<'it' | 'en', Record<string, string>>} */
const WORDS = {
  it: {
    title: 'Un tavolo di Regolo nel tuo sito',
    other: 'English',
    host: 'Una pagina d’esempio',
    studio: 'Componi una posizione nello studio',
    docs: 'Che cosa fa ogni parola',
    docsPage: 'parameters.it.html',
    what: 'Che cosa si vede',
    shows: 'Si comincia da',
    'shows.new': 'una partita nuova',
    'shows.given': 'qualcosa che incolli',
    'shows.example': 'un esempio del regolamento',
    'shows.puzzle': 'un problema',
    paste: 'Un collegamento, una posizione, una partita o una figura',
    'paste.help': 'Da Condividi o dallo studio, in JSON, come testo di una partita o in una riga: suk ..W.G..K',
    'paste.unread':
      'qui va un collegamento di Condividi, un JSON, il testo di una partita («regolo 1 …») o una riga che comincia con il nome breve di un gioco ({known}).',
    'paste.read': 'Nella riga diventa',
    json: 'questo JSON non si legge: servono virgolette doppie, una virgola tra le voci, nessuna dopo l’ultima.',
    question: 'Segni e domanda',
    'question.first': 'Per segni e domande serve un tavolo che c’è già: parti da qualcosa che incolli o da un esempio.',
    'question.own': 'Una figura e un problema hanno già la loro domanda.',
    table: 'Il tavolo dopo il clic',
    'table.own': 'Un esempio, una figura e un problema dicono da sé chi siede dove.',
    look: 'Aspetto e avvio',
    picture: 'metti nella riga la figura della posizione ({n} caratteri)',
    seat: 'Posto {n}',
    'seat.none': 'come viene',
    'view.none': 'chi guarda soltanto',
    'view.auto': 'chi è di turno',
    accent: 'scegli una tinta',
    'accent.none': 'la tinta del gioco',
    place: 'Aggiungi un anello a',
    legal: 'Aggiungi una mossa permessa',
    one: 'scegli',
    before: 'Prima del clic',
    after: 'Dopo il clic',
    preview: 'Anteprima',
    frame: 'Una riga che funziona ovunque',
    element: 'Con un elemento che ascolta e risponde',
    copy: 'Copia',
    copied: 'Copiato',
    drawing: 'Le regole leggono la posizione…',
    'still.yes': 'Prima del clic la cornice mostra questa figura, senza far partire le regole.',
    'still.new':
      'Prima del clic la cornice mostra l’immagine del gioco: una partita nuova si distribuisce solo quando si gioca.',
    'still.wrong': 'Prima del clic la cornice mostra l’immagine del gioco, finché qui sopra c’è qualcosa che non va.',
    'still.undrawn':
      'Prima del clic la cornice mostra l’immagine del gioco: la posizione non dice abbastanza e le regole non sono partite.',
    right: 'Una risposta giusta: {answer}.',
    'no.answer': 'nessuna mossa permessa qui va bene. Qui si può, per esempio: {known}.',
    'no.moves': 'qui nessuno deve muovere, quindi non si può rispondere.',
  },
  en: {
    title: 'A table of Regolo in your site',
    other: 'Italiano',
    host: 'An example page',
    studio: 'Lay out a position in the studio',
    docs: 'What each word does',
    docsPage: 'parameters.html',
    what: 'What is seen',
    shows: 'It begins with',
    'shows.new': 'a new game',
    'shows.given': 'something you paste',
    'shows.example': 'an example of the rulebook',
    'shows.puzzle': 'a puzzle',
    paste: 'A link, a position, a game or a figure',
    'paste.help': 'From Share or the studio, as JSON, as the text of a record, or as one line: suk ..W.G..K',
    'paste.unread':
      'this takes a link from Share, JSON, the text of a record (“regolo 1 …”) or one line that begins with the short name of a game ({known}).',
    'paste.read': 'In the line it becomes',
    json: 'this JSON cannot be read: double quotes, a comma between entries, none after the last.',
    question: 'Marks and a question',
    'question.first':
      'Marks and questions need a table that is there: begin with something you paste, or with an example.',
    'question.own': 'A figure and a puzzle bring their own question.',
    table: 'The table after the click',
    'table.own': 'An example, a figure and a puzzle say themselves who sits where.',
    look: 'Looks and start',
    picture: 'put the picture of the position into the line ({n} characters)',
    seat: 'Seat {n}',
    'seat.none': 'as it comes',
    'view.none': 'a looker-on',
    'view.auto': 'whose turn it is',
    accent: 'choose an accent',
    'accent.none': 'the game’s own accent',
    place: 'Add a ring to',
    legal: 'Add a legal move',
    one: 'choose',
    before: 'Before the click',
    after: 'After the click',
    preview: 'Preview',
    frame: 'One line that works everywhere',
    element: 'As an element that listens and answers',
    copy: 'Copy',
    copied: 'Copied',
    drawing: 'The rules are reading the position…',
    'still.yes': 'Before the click the frame shows this picture, and no rules are started.',
    'still.new':
      'Before the click the frame shows the picture of the game: a new game is dealt only when somebody plays.',
    'still.wrong': 'Before the click the frame shows the picture of the game, as long as something above does not fit.',
    'still.undrawn':
      'Before the click the frame shows the picture of the game: the position does not say enough, and the rules have not started.',
    right: 'A right answer: {answer}.',
    'no.answer': 'no legal move fits here. Allowed here, for example: {known}.',
    'no.moves': 'nobody has to move here, so nothing can be answered.',
  },
};

export const LANGUAGES = /** @type {const} */ (['it', 'en']);

/** @typedef {'it' | 'en'} Language */

/**
 * @param {Language} language @param {string} key @param {Record<string, string | number>} [gaps]
 */
export function worded(language, key, gaps = {}) {
  let text = WORDS[language][key] ?? key;
  for (const [name, value] of Object.entries(gaps)) text = text.replaceAll(`{${name}}`, String(value));
  return text;
}

/** The same in each language. @param {string} key @param {Record<string, string | number>} [gaps] */
export const saidEverywhere = (key, gaps) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, worded(language, key, gaps)]));
