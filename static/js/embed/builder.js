/** The page where owners of other sites choose a board and take its line of HTML. */
import { html, nothing, render } from '../base/lit.js';
import { catalog, gameCard, lookForPacks } from '../base/catalog.js';
import { copyText } from '../share/download.js';
import { readLink } from '../share/gamelink.js';
import { choiceField, colourField, HEARD, listField, seatsField, textField, wayTo } from './builderform.js';
import { linesOf, previewOf, recognised, table, Unread } from './builderline.js';
import { SILENT, verdictOn } from './builderrules.js';
import { worded } from './builderwords.js';

/**
 * @typedef {import('./builderline.js').Origin} Origin
 * @typedef {import('./builderline.js').Parameter} Parameter
 * @typedef {import('./builderline.js').Problem} Problem
 */
const ROOT = new URL('../../../', import.meta.url);
const PATIENCE = 350; // milliseconds without a key before the preview follows
const QUESTION = ['marks', 'ask', 'answer', 'hint'];
const TIMES = /** @type {const} */ (['before', 'after']);
const ORIGINS = /** @type {const} */ (['new', 'given', 'example', 'puzzle']);
/** The parameters that say what is shown are set together. */
const WHAT = ['game', 'link', 'record', 'pos', 'position', 'example', 'figure', 'puzzle', 'picture'];

/** @type {import('./builderwords.js').Language} */
let speaks = navigator.language?.startsWith('en') ? 'en' : 'it';
/** What has been chosen or typed, under the names of the parameters. @type {Record<string, string>} */
const choice = { game: catalog.games[0]?.slug ?? '', lang: speaks };
/** @type {Origin} */
let shows = 'new';
/** What was pasted, and what it is. */
let pasted = '';
/** @type {import('./builderline.js').Given | null} */
let given = null;
let pictured = true; // does the line bring the position's picture?
let verdict = SILENT;
/** @type {Problem | null} */
let problem = null;
let drawing = false;
let undrawn = false; // the rules did not come
/** @type {'before' | 'after'} */
let when = 'before';
/** Has the preview a drawing of the table before the click? Unknown: not yet. @type {boolean | null} */
let still = null;
let preview = '';
let copied = '';
/** What can be marked on the table of the preview. @type {string[]} */
let places = [];
let turn = 0; // of what the rules were asked
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** Titles of the examples, by game and language. @type {Map<string, [string, string][]>} */
const examples = new Map();

/** Fetches the examples of the chosen game once for each language. */
async function readExamples() {
  const key = `${choice.game}.${speaks}`;
  if (examples.has(key)) return;
  examples.set(key, []);
  const answer = await fetch(new URL(`static/learn/${key}.json`, ROOT)).catch(() => null);
  if (!answer?.ok) return;
  const { examples: all } = await answer.json();
  examples.set(
    key,
    all.map((/** @type {{id: string, title: string}} */ { id, title }) => [id, title]),
  );
  draw();
}

/** What the table begins with, as `with` of the parameters calls it. */
const origin = () => (shows === 'given' && given?.name === 'figure' ? 'figure' : shows);

/** Does a parameter mean anything with what is shown? @param {Parameter} parameter */
const fits = (parameter) => !parameter.with || parameter.with.includes(origin());

/** The parameters that say what is shown. @returns {Record<string, string>} */
function shown() {
  if (shows === 'given' && given) {
    const own = given.name === 'pos' && !given.value.includes('"game"');
    return { ...(own ? { game: choice.game } : {}), [given.name]: given.value };
  }
  return { game: choice.game, ...(shows === 'example' || shows === 'puzzle' ? { [shows]: choice[shows] ?? '' } : {}) };
}

/** What differs from the defaults, in the order of the documentation. @returns {[string, string][]} */
function said() {
  /** @type {Record<string, string>} */
  const all = { ...shown(), ...(pictured && !problem ? { picture: verdict.picture } : {}) };
  return table.parameters.flatMap((parameter) => {
    const { name, kind, words } = parameter;
    const value = (WHAT.includes(name) ? all[name] : choice[name])?.trim() ?? '';
    const plain = kind === 'choice' && name !== 'lang' && value === Object.keys(words ?? {})[0];
    return value && fits(parameter) && !plain ? [/** @type {[string, string]} */ ([name, value])] : [];
  });
}

/** Whether the rules have something to say. @param {Record<string, string>} told */
async function concernsRules(told) {
  if (told.figure || told.record || told.pos || told.position || told.move) return true;
  if ((told.link || told.example) && QUESTION.some((name) => told[name])) return true;
  if (!told.link) return false;
  const link = await readLink(told.link);
  return !link || (!link.glimpse && Boolean(told.view || !link.picture));
}

/** Asks the rules; what is asked later counts. */
async function judge() {
  const mine = ++turn;
  const told = Object.fromEntries(said());
  const done = (/** @type {import('./builderrules.js').Verdict} */ found, late = false) => {
    if (mine !== turn) return;
    [verdict, drawing, undrawn] = [found, false, late];
    problem = found.problem;
    show();
    draw();
  };
  if (!(await concernsRules(told))) return done(SILENT);
  if (mine !== turn) return;
  drawing = true;
  draw();
  delete told.picture;
  try {
    const answer = told.example && (await fetch(new URL(`static/learn/${choice.game}/${told.example}.json`, ROOT)));
    const about = { origin: given?.name ?? shows, shown: answer ? (await answer.json()).link : '' };
    done(await verdictOn({ ...told, game: choice.game }, { ...about, places, language: speaks }));
  } catch {
    done(SILENT, true);
  }
}

/** What was pasted is read at once, and judged with the rest. */
async function read() {
  const text = pasted;
  try {
    const found = text.trim() ? await recognised(text, choice.game) : null;
    if (text !== pasted) return;
    given = found;
    problem = null;
    if (found && gameCard(found.game)) choice.game = found.game;
    await judge();
  } catch (reason) {
    if (text !== pasted || !(reason instanceof Unread)) return;
    turn++;
    [given, verdict, drawing] = [null, SILENT, false];
    problem = { name: 'position', said: reason.said };
    show();
    draw();
  }
}

/** @param {'before' | 'after'} one */
function look(one) {
  when = one;
  show();
  draw();
}

/** Draws the preview anew, if it would differ. */
function show() {
  const address = previewOf(said(), when);
  if (address === preview) return;
  preview = address;
  still = null;
}

/**
 * Something has changed.
 * @param {Partial<Record<string, string>>} part
 * @param {'before' | 'after'} seen when it shows
 */
function choose(part, seen) {
  Object.assign(choice, part);
  copied = '';
  when = seen;
  draw();
  clearTimeout(waiting);
  waiting = setTimeout(() => (shows === 'given' && !given ? read() : judge()), PATIENCE);
}

/** @param {Parameter} parameter */
const setter = (parameter) => (/** @type {string} */ value) =>
  choose({ [parameter.name]: value }, parameter.words?.[value]?.seen ?? parameter.seen);

/** @param {string} name */
const parameter = (name) => /** @type {Parameter} */ (table.parameters.find((one) => one.name === name));

/** The field of one parameter. @param {string} name */
function field(name) {
  const one = parameter(name);
  const about = {
    language: speaks,
    parameter: one,
    value: choice[name] ?? Object.keys(one.words ?? {})[0] ?? '',
    wrong: problem?.name === name,
    set: setter(one),
  };
  const card = gameCard(choice.game);
  const players = verdict.players || Math.max(...(card?.players ?? [2]));
  if (one.kind === 'choice') return choiceField(about);
  if (one.kind === 'colour') return colourField(about);
  if (one.kind === 'seats') return seatsField({ ...about, value: choice[name] ?? '', most: players });
  if (one.kind === 'view') {
    const values = ['', ...Array.from({ length: players }, (_, at) => String(at)), 'none'];
    const called = (/** @type {string} */ at) =>
      at === '' || at === 'none'
        ? worded(speaks, at ? 'view.none' : 'view.auto')
        : worded(speaks, 'seat', { n: Number(at) + 1 });
    return listField({ ...about, values, called });
  }
  const offers = { marks: places, answer: verdict.moves, move: choice.move ? [] : verdict.moves }[name];
  return textField({ ...about, offers, offer: name === 'marks' ? 'place' : 'legal' });
}

/** What is shown: the game, and where it begins. */
function whatView() {
  const titles = examples.get(`${choice.game}.${speaks}`) ?? [];
  const about = { language: speaks, wrong: false };
  const set = (/** @type {string} */ value) => {
    pasted = '';
    given = null;
    problem = null;
    const first = { example: titles[0]?.[0] ?? '', puzzle: (table.puzzles[value] ?? [])[0] ?? '' };
    choose({ game: value, ...first, example: '' }, 'before');
  };
  return html`${listField({
    ...about,
    parameter: parameter('game'),
    value: choice.game,
    set,
    values: catalog.games.map(({ slug }) => slug),
    called: (slug) => gameCard(slug)?.name[speaks] ?? slug,
  })}
    <fieldset class="plain"><legend>${worded(speaks, 'shows')}</legend><div class="segments">${ORIGINS.map(
      (one) => html`<label class="segment"><input type="radio" name="shows" value=${one} .checked=${one === shows}
        @change=${() => begin(one)} /><span>${worded(speaks, `shows.${one}`)}</span></label>`,
    )}</div></fieldset>
    ${shows === 'given' ? pasteView() : nothing}
    ${
      shows === 'example'
        ? listField({
            ...about,
            parameter: parameter('example'),
            value: choice.example ?? '',
            set: setter(parameter('example')),
            values: titles.map(([id]) => id),
            called: (id) => `${id}: ${titles.find(([one]) => one === id)?.[1] ?? ''}`,
          })
        : nothing
    }
    ${
      shows === 'puzzle'
        ? listField({
            ...about,
            parameter: parameter('puzzle'),
            value: choice.puzzle ?? '',
            set: setter(parameter('puzzle')),
            values: table.puzzles[choice.game] ?? [],
            called: (id) => `${(table.puzzles[choice.game] ?? []).indexOf(id) + 1}: ${id}`,
          })
        : nothing
    }`;
}

/** @param {Origin} one */
function begin(one) {
  shows = one;
  problem = null;
  const titles = examples.get(`${choice.game}.${speaks}`) ?? [];
  choose(
    {
      example: choice.example || (titles[0]?.[0] ?? ''),
      puzzle: choice.puzzle || ((table.puzzles[choice.game] ?? [])[0] ?? ''),
    },
    'before',
  );
}

function pasteView() {
  const wrong = Boolean(problem && (problem.name === given?.name || (!given && problem.name === 'position')));
  const paste = (/** @type {any} */ event) => {
    pasted = event.target.value;
    given = null;
    choose({}, 'before');
  };
  const bring = (/** @type {any} */ event) => {
    pictured = event.target.checked;
    choose({}, 'before');
  };
  return html`<div class="labelled builder-field"><label for="field-paste">${worded(speaks, 'paste')}</label>
      <textarea id="field-paste" rows="3" spellcheck="false" aria-invalid=${String(wrong)}
        aria-describedby=${`${HEARD} paste-help`} .value=${pasted} @input=${paste}></textarea>
      <span class="field-help" id="paste-help">${worded(speaks, 'paste.help')}</span></div>
    ${given ? html`<p class="field-help">${worded(speaks, 'paste.read')} ${wayTo(speaks, given.name)}</p>` : nothing}
    ${
      verdict.picture
        ? html`<label class="check"><input type="checkbox" .checked=${pictured} @change=${bring} />
          <span>${worded(speaks, 'picture', { n: verdict.picture.length })} ${wayTo(speaks, 'picture')}</span></label>`
        : nothing
    }`;
}

/** @param {string} title @param {unknown} body */
const headed = (title, body) => html`<section class="builder-group" aria-labelledby=${`group-${title}`}>
  <h2 id=${`group-${title}`}>${worded(speaks, title)}</h2>${body}</section>`;

/** Fields of one kind, or why there are none. @param {string} title @param {string[]} names @param {string} why */
function group(title, names, why) {
  const open = names.filter((name) => fits(parameter(name)));
  const closed = open.length < names.length ? html`<p class="field-help">${worded(speaks, why)}</p>` : nothing;
  return headed(title, html`${open.map(field)}${closed}`);
}

/** Why a frame has no drawing of the table, or that it has one. */
function stillSentence() {
  if (drawing) return worded(speaks, 'drawing');
  if (when === 'after' || still === null) return '';
  if (still) return worded(speaks, 'still.yes');
  if (problem) return worded(speaks, 'still.wrong');
  if (undrawn) return worded(speaks, 'still.undrawn');
  return shows === 'new' ? worded(speaks, 'still.new') : '';
}

/** One sentence about what is wrong, with the parameter's name. */
function heardSentence() {
  if (!problem) return verdict.right ? worded(speaks, 'right', { answer: verdict.right }) : '';
  const { name, said: told } = problem;
  const label = name === 'position' && !given ? worded(speaks, 'paste') : parameter(name).label[speaks];
  const sentence = told[speaks] ?? '';
  return `${label}: ${sentence.startsWith(`${name}: `) ? sentence.slice(name.length + 2) : sentence}`;
}

/** @param {'frame' | 'element'} key @param {string} text */
function code(key, text) {
  const copy = async () => {
    copied = (await copyText(text)) ? key : '';
    draw();
  };
  return html`<label class="labelled"><span>${worded(speaks, key)}</span><textarea readonly rows="4" .value=${text}
      @focus=${(/** @type {any} */ event) => event.target.select()}></textarea></label>
    <button type="button" class="button" @click=${copy}>${worded(speaks, copied === key ? 'copied' : 'copy')}</button>`;
}

function otherLanguage() {
  speaks = speaks === 'it' ? 'en' : 'it';
  draw();
}

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

function draw() {
  document.documentElement.lang = speaks;
  readExamples();
  if (!preview) show();
  part('title').textContent = worded(speaks, 'title');
  part('links').setAttribute('aria-label', worded(speaks, 'docs'));
  render(
    html`<button type="button" class="button" @click=${otherLanguage}>${worded(speaks, 'other')}</button>
    <a class="button" href=${worded(speaks, 'docsPage')}>${worded(speaks, 'docs')}</a>
    <a class="button" href="./host.html">${worded(speaks, 'host')}</a>
    <a class="button" href=${`../index.html#/studio/${choice.game}`}>${worded(speaks, 'studio')}</a>`,
    part('links'),
  );
  const own = origin() === 'figure' || shows === 'puzzle';
  render(
    html`${headed('what', whatView())}
    ${group('question', [...QUESTION, 'caption'], own ? 'question.own' : 'question.first')}
    ${group(
      'table',
      ['move', 'seats', 'view'].filter((name) => name !== 'move' || shows !== 'new'),
      'table.own',
    )}
    ${group('look', ['lang', 'theme', 'accent', 'controls', 'start'], '')}`,
    part('form'),
  );
  render(
    html`<div class="segments" role="group" aria-label=${worded(speaks, 'preview')}>${TIMES.map(
      (one) => html`<button type="button" class="button" aria-pressed=${String(one === when)}
        @click=${() => look(one)}>${worded(speaks, one)}</button>`,
    )}</div>
    <iframe class="builder-frame" src=${preview} title=${worded(speaks, 'preview')} allow="fullscreen"></iframe>
    <p class="field-help" id="still">${stillSentence()}</p>`,
    part('preview'),
  );
  part(HEARD).textContent = heardSentence();
  part(HEARD).classList.toggle('is-wrong', Boolean(problem));
  const { frame, element } = linesOf(said(), gameCard(choice.game)?.name[speaks] ?? 'Regolo');
  render(html`${code('frame', frame)}${code('element', element)}`, part('codes'));
}

/** The frame says when its picture is there: is it of the table, and what can be marked on it? */
addEventListener('message', ({ source, data }) => {
  const frame = document.querySelector('iframe');
  if (!frame || source !== frame.contentWindow || data?.regolo !== 1 || data.type !== 'ready' || data.playing) return;
  const picture = frame.contentDocument?.getElementById('picture');
  still = Boolean(picture?.querySelector('svg'));
  const found = picture?.querySelector('data')?.value.split(' ') ?? [];
  const others = found.length > 0 && String(found) !== String(places);
  if (others) places = found;
  if (others && choice.marks) judge();
  draw();
});

draw();
lookForPacks().then(draw);
