/**
 * A page at a table that another screen holds: the same questions as to one's own rules, asked over a cable.
 *
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {'lost' | 'rude' | 'version' | 'full' | 'other' | 'over'} Why
 */
import { askThere } from '../engine/client.js';
import { catalog } from '../base/catalog.js';
import { update } from '../base/update.js';
import { Cable } from './cable.js';
import { VERSION } from './codes.js';

const GREETING = 700; // milliseconds until a host that has said nothing is greeted again
const BEAT = 2000;
const SILENT = 7000;

export class Guest {
  /** @type {'coding' | 'waiting' | 'joined' | 'ended'} */
  state = 'coding';
  /** Its own code, to be brought to the host. */
  code = '';
  game = '';
  /** @type {number | null} */
  seat = null;
  /** Why it is over. @type {Why | null} */
  why = null;
  /**
   * Who would like to take a move back, and waits for this screen's answer; null: the host.
   * @type {number | null | undefined}
   */
  asked;
  /** Nothing has been heard of the host for a while. */
  silent = false;
  /** A table that the host tells by itself. @type {(table: Table, isOld: () => boolean) => void} */
  told = () => undefined;
  /** Somebody else comes or goes. @type {(news: {news: string, seat: number | null, name: string}) => void} */
  news = () => undefined;
  /** @type {Map<number, (answer: any) => void>} */
  #open = new Map();
  #count = 0;
  /** The last table that came as an answer: what was told before it is old when its turn comes. */
  #answered = 0;
  #heard = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #beat;

  /** @param {{name?: string, servers?: RTCIceServer[], cable?: Cable, joined?: () => void}} [how] */
  constructor({ name = '', servers = [], cable, joined = () => undefined } = {}) {
    this.name = name;
    this.joined = joined;
    this.cable = cable ?? new Cable({ servers });
    this.cable.listen({ text: (text) => this.hear(JSON.parse(text)), end: () => this.end('lost') });
    askThere((request) => this.ask(request), false);
  }

  /** @param {string} code the host's */
  async answer(code) {
    this.code = await this.cable.answer(code);
    this.state = 'waiting';
    update();
    this.cable.opened.then(() => this.#greet());
  }

  /** Until the host answers: a browser may lose what comes in the moment in which a channel opens. */
  #greet() {
    if (this.state !== 'waiting') return;
    this.#send({ say: 'hello', version: VERSION, build: catalog.build, name: this.name });
    setTimeout(() => this.#greet(), GREETING);
  }

  /** Asks the host. @param {Record<string, any>} request @returns {Promise<any>} */
  ask(request) {
    if (request.do === 'close') return Promise.resolve({ ok: true });
    if (this.state !== 'joined') return Promise.reject(new Error('no host'));
    this.#count += 1;
    const n = this.#count;
    const { table: _, seat: __, ...asked } = request; // the host knows both
    return new Promise((done, fail) => {
      this.#open.set(n, (answer) => (answer ? done(answer) : fail(new Error('no host'))));
      this.#send({ n, ask: asked });
    });
  }

  /** @param {any} said */
  hear(said) {
    this.#heard = Date.now();
    if (this.silent) {
      this.silent = false;
      update();
    }
    if (said.say === 'welcome') this.#welcome(said);
    else if (said.say === 'bye') this.end(said.why);
    else if (said.say === 'news') this.news(said);
    else if (said.say === 'undo') this.#wished(said.by);
    else if (said.say === 'table') this.told(said.table, () => said.v < this.#answered);
    else if (Number.isInteger(said.n)) {
      this.#answered = said.v ?? this.#answered;
      this.#open.get(said.n)?.(said.answer);
      this.#open.delete(said.n);
    }
  }

  /** @param {number | null | undefined} by */
  #wished(by) {
    this.asked = by;
    update();
  }

  /** @param {boolean} yes */
  vote(yes) {
    this.asked = undefined;
    this.#send({ say: 'vote', yes });
    update();
  }

  /** @param {Why} why */
  end(why) {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.why = why;
    clearInterval(this.#beat);
    for (const done of this.#open.values()) done(null);
    this.#open.clear();
    this.cable.close();
    update();
  }

  /** Away from the table; this page's own rules answer again. */
  leave() {
    this.end('over');
    askThere(null);
  }

  /** @param {{game: string, seat: number | null}} said */
  #welcome({ game, seat }) {
    if (this.state !== 'waiting') return;
    Object.assign(this, { state: 'joined', game, seat });
    askThere((request) => this.ask(request));
    this.#beat = setInterval(() => {
      this.#send({ say: 'beat' });
      if (this.silent || Date.now() - this.#heard < SILENT) return;
      this.silent = true;
      update();
    }, BEAT);
    this.joined();
  }

  /** @param {any} said */
  #send(said) {
    this.cable.send(JSON.stringify(said));
  }
}
