/**
 * The page's side of the engine: one PyScript worker, asked in JSON, its start told stage by stage.
 *
 *     const engine = new Engine({ onStage });
 *     const table = await engine.ask({ do: 'start', … });
 *
 * Stages in order: script, runtime, image (or library, when the image is not taken), rules, ready.
 */
import '../base/trustedtypes.js';
import { pyWorker } from './pyworker.js';

/** @typedef {import('./startshapes.js').Stage} Stage */
/** @typedef {import('./startshapes.js').StageName} StageName */

export const PATIENCE = 15_000; // for one stage
const KEPT = 'regolo.image';

/** The worker has ended or could not start; the page may offer to start another. */
export class EngineDown extends Error {}

/** One worker's life, from its start to its end. */
class Life {
  /** @type {Worker | null} */
  worker = null;
  /** @type {StageName} */
  stage = 'script';
  stageSince = performance.now();
  since = performance.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  limit;
  over = false;
  /** @type {(reason: EngineDown) => void} */
  end = () => undefined;
  /** Rejects when the life ends; never resolves. @type {Promise<never>} */
  ended = new Promise((_, reject) => {
    this.end = reject;
  });
  /** @type {Promise<(text: string) => Promise<string>>} */
  handle = Promise.reject();

  constructor() {
    this.ended.catch(() => undefined);
    this.handle.catch(() => undefined);
  }
}

export class Engine {
  /** @type {Life | null} */
  #life = null;
  /** @type {(stage: Stage) => void} */
  #onStage;
  #patience;
  /** @type {string} */
  #way;

  /**
   * @param {{onStage?: (stage: Stage) => void, patience?: number, way?: '' | 'image' | 'library'}} [options]
   *   way: insist on a way to start (benches and tests); otherwise the quickest for this visit is chosen
   */
  constructor({ onStage = () => undefined, patience = PATIENCE, way = '' } = {}) {
    this.#onStage = onStage;
    this.#patience = patience;
    this.#way = way;
  }

  /** Starts the worker unless one is there. */
  start() {
    if (this.#life) return;
    const life = new Life();
    this.#life = life;
    this.#enter(life, 'script');
    life.handle = this.#open(life);
    life.handle.catch((reason) => this.#fail(life, reason));
  }

  /**
   * @param {Record<string, any>} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    this.start();
    const life = /** @type {Life} */ (this.#life);
    const answering = life.handle.then((handle) => handle(JSON.stringify(request)));
    answering.catch(() => undefined);
    try {
      return JSON.parse(await Promise.race([answering, life.ended]));
    } catch (reason) {
      throw reason instanceof EngineDown ? reason : new EngineDown(String(reason));
    }
  }

  /** Ends the worker; the next question starts another. */
  sleep() {
    if (this.#life) this.#bury(this.#life, 'asleep');
  }

  /** Ends the worker, whatever it is doing, and starts another. */
  restart() {
    const life = this.#life;
    if (life) {
      // An image that did not come in time is not tried again.
      if (!life.over && life.stage === 'image') this.#way = 'library';
      this.#bury(life, 'restarted');
    }
    this.#life = null;
    this.start();
  }

  /** @param {Life} life */
  async #open(life) {
    const address = new URL('./runtime.js', import.meta.url);
    address.hash = this.#way || hint();
    const script = new URL('./engine.py', import.meta.url).href;
    const worker = await pyWorker(script, address.href, (made) => {
      life.worker = made;
      if (life.over) made.terminate();
      made.addEventListener('message', ({ data }) => this.#hear(life, data));
      made.addEventListener('error', (event) => this.#fail(life, event.message || event));
    });
    if (!life.over) {
      this.#leave(life, 'rules');
      this.#tell(life, 'ready', 'done');
    }
    return (/** @type {string} */ text) => worker.sync.handle(text);
  }

  /**
   * @param {Life} life
   * @param {import('./startshapes.js').Report} report
   */
  #hear(life, report) {
    if (life.over || !report?.regolo) return;
    if (report.regolo === 'kept') {
      keep(report.image);
    } else if (report.state === 'start') {
      this.#enter(life, report.stage, report.detail);
    } else {
      this.#leave(life, report.stage);
      if (report.stage !== 'runtime') this.#enter(life, 'rules');
    }
  }

  /**
   * @param {Life} life
   * @param {StageName} stage
   * @param {string} [detail]
   */
  #enter(life, stage, detail) {
    if (life.stage === 'script' && stage === 'runtime') this.#leave(life, 'script');
    life.stage = stage;
    life.stageSince = performance.now();
    clearTimeout(life.limit);
    life.limit = setTimeout(() => this.#tell(life, stage, 'late'), this.#patience);
    this.#tell(life, stage, 'start', detail);
  }

  /**
   * @param {Life} life
   * @param {StageName} stage
   */
  #leave(life, stage) {
    clearTimeout(life.limit);
    this.#tell(life, stage, 'done');
  }

  /**
   * @param {Life} life
   * @param {StageName} stage
   * @param {Stage['state']} state
   * @param {string} [detail]
   */
  #tell(life, stage, state, detail) {
    if (life.over) return;
    const now = performance.now();
    this.#onStage({ stage, state, ms: now - life.stageSince, total: now - life.since, detail });
  }

  /**
   * @param {Life} life
   * @param {unknown} reason
   */
  #fail(life, reason) {
    this.#tell(life, life.stage, 'failed', String(reason));
    this.#bury(life, String(reason));
  }

  /**
   * @param {Life} life
   * @param {string} reason
   */
  #bury(life, reason) {
    life.over = true;
    clearTimeout(life.limit);
    life.worker?.terminate();
    life.end(new EngineDown(reason));
    if (this.#life === life) this.#life = null;
  }
}

/** What the last visit left at hand. */
function hint() {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept ? `kept=${kept}` : '';
  } catch {
    return '';
  }
}

/** @param {string} image */
function keep(image) {
  try {
    localStorage.setItem(KEPT, image);
  } catch {
    // A browser that keeps nothing for us measures its line each time.
  }
}
