/**
 * The page's one engine, and what is known about its start.
 *
 * @typedef {{stage: string, state: 'start' | 'done' | 'late' | 'failed', ms?: number, detail?: string}} Stage
 */
import { Engine } from './engine.js';
import { turnAway } from '../base/catalog.js';
import { controls } from '../base/hostpage.js';
import { packed, packs } from '../base/packs.js';
import { Floor } from './floor.js';
import { Nap } from './nap.js';
import { update } from '../base/update.js';

export class Refused extends Error {
  /** @param {{key: string, params?: Record<string, any>, rule?: string, said?: Record<string, string>}} problem */
  constructor(problem) {
    super(problem.key);
    this.problem = problem;
  }
}

export class Fault extends Error {
  /** @param {string} trace @param {any} request */
  constructor(trace, request) {
    super('engine fault');
    this.trace = trace;
    this.request = request;
  }
}

export const engineStart = {
  /** @type {Stage | null} */
  stage: null,
  ready: false,
  down: false,
  since: 0,
  way: '', // 'image' or 'library'
};

/** @param {Stage} stage */
function heard(stage) {
  if (!engineStart.since) engineStart.since = Date.now();
  engineStart.stage = stage;
  if (stage.stage === 'script' && stage.state === 'start') shelved.clear();
  if (stage.stage === 'image' || stage.stage === 'library') engineStart.way = stage.stage;
  engineStart.ready = stage.stage === 'ready' && stage.state === 'done';
  engineStart.down = stage.state === 'failed';
  update();
}

const PACK_PATIENCE = 10_000; // milliseconds for a game from elsewhere to be imported

/** Games from elsewhere that this worker has. @type {Set<string>} */
const shelved = new Set();

const engine = new Engine({ onStage: heard });

/**
 * Whatever game from elsewhere a request names is brought to the worker before it.
 * @param {Record<string, any>} request
 */
async function askEngine(request) {
  const text = packs.size ? JSON.stringify(request) : '';
  for (const pack of packs.values()) if (!shelved.has(pack.slug) && text.includes(pack.slug)) await shelve(pack);
  return engine.ask(request);
}

/** @param {import('../base/packs.js').Pack} pack */
async function shelve({ slug, place, wheel }) {
  await engine.ask({ do: 'close', table: '' }); // how long the rules take to be up is not this game's fault
  const late = new Promise((done) => setTimeout(done, PACK_PATIENCE, null));
  const answer = await Promise.race([engine.ask({ do: 'pack', game: slug, place, wheel: packed(wheel) }), late]);
  if (answer?.ok) {
    shelved.add(slug);
    return;
  }
  if (!answer) restartEngine();
  const { key, params } = answer?.problem ?? { key: answer ? 'packs.broken' : 'packs.slow', params: { why: '' } };
  throw new Refused(turnAway(slug, key, params));
}

/** In a frame beside others, whoever has the floor runs the interpreter. */
const floor = controls ? new Floor(sleepEngine) : null;

/**
 * What lays the table again after the interpreter was somebody else's.
 * @type {(() => Record<string, any> | null) | null}
 */
let relay = null;

/** Out of sight for long: nothing may be lost that could not be laid again. */
const nap = new Nap(sleepEngine, startEngine, () => engineStart.ready && !distant && (!relay || Boolean(relay())));

/** @param {(() => Record<string, any> | null) | null} request made anew whenever it is needed */
export function layAgain(request) {
  relay = request;
}

/**
 * Another screen's rules, asked instead of this page's own.
 * @type {((request: Record<string, any>) => Promise<any>) | null}
 */
let distant = null;

/**
 * From now on all questions go there; null: to this page's own engine again.
 * @param {typeof distant} there
 * @param {boolean} [ready] it answers already
 */
export function askThere(there, ready = true) {
  distant = there;
  Object.assign(engineStart, {
    ready: Boolean(there) && ready,
    stage: null,
    down: false,
    since: there ? Date.now() : 0,
  });
  update();
}

/** @param {Record<string, any>} request @returns {Promise<any>} */
async function inTurn(request) {
  nap.begin();
  try {
    const taken = floor ? await floor.take() : false;
    const back = taken || nap.asleep;
    nap.asleep = false;
    const table = back ? relay?.() : null;
    if (table && request.do !== 'open' && request.do !== 'start') await askEngine(table);
    return await askEngine(request);
  } finally {
    floor?.done();
    nap.done();
  }
}

/**
 * Asks the rules. Refusals and faults come as Refused and Fault; a worker that cannot run as what the engine throws.
 * @param {Record<string, any>} request
 * @returns {Promise<any>}
 */
export async function ask(request) {
  const answer = await (distant ?? inTurn)(request);
  if (answer.ok) return answer;
  if (answer.problem) throw new Refused(answer.problem);
  throw new Fault(String(answer.fault ?? ''), request);
}

/** Before anybody asks; in a frame only when somebody does. */
export function startEngine() {
  if (!floor && !distant) engine.start();
}

/**
 * Another frame of the same page plays, or nobody has looked for long: this one gives its memory back until somebody
 * touches it.
 */
function sleepEngine() {
  engine.sleep();
  shelved.clear();
  Object.assign(engineStart, { ready: false, stage: null, since: 0 });
  update();
}

export function restartEngine() {
  engineStart.since = Date.now();
  engineStart.ready = false;
  engineStart.down = false;
  engine.restart();
  update();
}
