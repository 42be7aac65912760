/**
 * The screen that holds a table, and the screens joined to it. It decides: a guest's seat is that of its cable,
 * whatever a message says; a move is made in this page's session, saved, and only then told, to each seat what it may
 * know.
 *
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../base/types.js').Table} Table
 * @typedef {import('./cable.js').Cable} AnyCable
 * @typedef {{seat: number | null, name: string, cable: AnyCable, manners: Manners, known: number, heard: number,
 *   asleep: boolean, owed: number[], here: boolean}} Guest
 *   seat: null for who looks on; known: the last entry of its log; owed: questions that the next table answers
 * @typedef {{number: number, seat: number | null, cable: AnyCable, code: string,
 *   state: 'making' | 'waiting' | 'joining' | 'failed'}} Invitation
 * @typedef {{said?: (news: News, guest: Guest | null) => void, servers?: RTCIceServer[],
 *   cable?: (servers: RTCIceServer[]) => AnyCable}} How
 * @typedef {'joined' | 'left' | 'asleep' | 'awake' | 'rude' | 'version' | 'undo.refused'} News
 */
import { ask, Refused } from '../engine/client.js';
import { plainName } from '../base/plainname.js';
import { catalog } from '../base/catalog.js';
import { update } from '../base/update.js';
import { areMoves, forRules, toldOf } from './allowed.js';
import { Cable } from './cable.js';
import { Consent } from './consent.js';
import { read, VERSION } from './codes.js';
import { LONGEST_ASKED, Manners } from './manners.js';

const MOST_GUESTS = 12; // six seats, and as many who look on
export const JOINING = 10_000; // milliseconds in which two screens find each other, or don't
const BEAT = 2000;
const ASLEEP = 7000; // milliseconds without a sign
/** @param {string} key */
const problem = (key) => ({ ok: false, problem: { key } });

export class Hub {
  /** @type {Guest[]} */
  guests = [];
  /** @type {Invitation[]} */
  invitations = [];
  /** Seats whose screen is gone. @type {Set<number>} */
  left = new Set();
  #version = 0;
  #telling = Promise.resolve();
  #again = false;
  /** @type {ReturnType<typeof setInterval>} */
  #beat;

  /**
   * @param {Session} session
   * @param {How} [how]
   */
  constructor(session, { said = () => undefined, servers = [], cable } = {}) {
    this.session = session;
    this.said = said;
    this.servers = servers;
    this.makeCable = cable ?? ((given) => new Cable({ servers: given, longest: LONGEST_ASKED }));
    this.consent = new Consent({
      granted: ({ to }) => session.undo(session.state.length - to, true),
      refused: ({ by }) => this.#refuse(by),
    });
    session.mayTakeBack = (steps) => this.#wish(null, session.state.length - steps);
    this.changed = () => {
      if (this.consent.wish) this.#dropWish();
      // A move taken back: what is made in its place is told again.
      for (const guest of this.guests) guest.known = Math.min(guest.known, this.session.state.length);
      return this.guests.length ? this.tellAll() : null;
    };
    session.watchers.add(this.changed);
    this.#beat = setInterval(() => this.beat(), BEAT);
  }

  // -- inviting ---------------------------------------------------------------------------------

  /** A code for somebody to take a seat, or to look on. @param {number | null} seat */
  async invite(seat) {
    this.withdraw(seat);
    const number = crypto.getRandomValues(new Uint16Array(1))[0];
    /** @type {Invitation} */
    const invitation = { number, seat, cable: this.makeCable(this.servers), code: '', state: 'making' };
    this.invitations.push(invitation);
    this.#welcomeOn(invitation);
    update();
    invitation.code = await invitation.cable.offer(number);
    invitation.state = 'waiting';
    update();
    return invitation;
  }

  /** @param {number | null} seat */
  invitationFor(seat) {
    return this.invitations.find((one) => one.seat === seat) ?? null;
  }

  /** @param {number | null} seat */
  withdraw(seat) {
    for (const one of this.invitations) if (one.seat === seat) one.cable.close();
    this.invitations = this.invitations.filter((one) => one.seat !== seat);
    update();
  }

  /** The code that a guest sent back. @param {string} text @returns {Promise<Invitation>} */
  async answered(text) {
    const code = read(text);
    const invitation = this.invitations.find((one) => one.number === code.number && one.state !== 'making');
    if (!invitation || code.kind !== 'answer') throw new Error('live.code.other');
    if (invitation.state === 'joining') return invitation;
    invitation.state = 'joining';
    update();
    await invitation.cable.take(text);
    setTimeout(() => {
      if (!this.invitations.includes(invitation)) return;
      invitation.state = 'failed';
      update();
    }, JOINING);
    return invitation;
  }

  // -- guests -----------------------------------------------------------------------------------

  /** @param {Invitation} invitation */
  #welcomeOn(invitation) {
    const { seat, cable } = invitation;
    /** @type {Guest} */
    const guest = {
      seat,
      name: '',
      cable,
      manners: new Manners(),
      known: -1,
      heard: 0,
      asleep: false,
      owed: [],
      here: false,
    };
    cable.listen({
      text: (text) => this.hear(guest, text, invitation),
      end: (why) => (why === 'rude' ? this.showOut(guest, 'rude') : this.gone(guest)),
    });
  }

  /** A guest's words. @param {Guest} guest @param {string} text @param {Invitation} invitation */
  hear(guest, text, invitation) {
    guest.heard = Date.now();
    if (guest.asleep) {
      guest.asleep = false;
      this.#news('awake', guest);
    }
    const said = asObject(text);
    if (said?.say === 'beat' || (said?.say === 'hello' && guest.here)) {
      if (!guest.manners.asks()) this.showOut(guest, 'rude');
      guest.manners.answered();
    } else if (said?.say === 'hello') this.#join(guest, said, invitation);
    else if (said?.say === 'vote' && guest.here && guest.manners.asks()) {
      guest.manners.answered();
      if (guest.seat !== null) this.consent.vote(guest.seat, said.yes === true);
    } else if (said && guest.here && Number.isInteger(said.n) && asked(said)) this.#question(guest, said.n, said.ask);
    else if (!guest.manners.errs()) this.showOut(guest, 'rude');
  }

  /** @param {Guest} guest @param {any} hello @param {Invitation} invitation */
  #join(guest, hello, invitation) {
    this.invitations = this.invitations.filter((one) => one !== invitation);
    if (hello.version !== VERSION || hello.build !== catalog.build) {
      this.showOut(guest, 'version');
      return;
    }
    if (this.guests.length >= MOST_GUESTS || this.session.state.closed) {
      this.showOut(guest, 'full');
      return;
    }
    for (const other of this.guests.filter(({ seat }) => seat !== null && seat === guest.seat))
      this.showOut(other, 'other');
    guest.name = plainName(hello.name);
    guest.here = true;
    this.guests.push(guest);
    this.#seatGuests(guest).then(() => {
      this.#send(guest, { say: 'welcome', game: this.session.state.slug, seat: guest.seat });
      this.#news('joined', guest);
    });
  }

  /** The seats that are played at other screens are not handed over on this one. @param {Guest} guest */
  async #seatGuests({ seat, name }) {
    const { session } = this;
    if (seat === null) return;
    const { seats, away } = session.state;
    const others = seats.some((one, at) => at !== seat && one.name === name);
    const own = {
      kind: /** @type {const} */ ('person'),
      name: others ? '' : name || (seats[seat].kind === 'person' ? seats[seat].name : ''),
    };
    await session.seatAnew(
      seats.map((one, at) => (at === seat ? own : one)),
      [...new Set([...away, seat])],
    );
    this.#tellJoined();
  }

  #tellJoined() {
    this.session.set({ joined: this.guests.flatMap(({ seat, asleep }) => (seat === null || asleep ? [] : [seat])) });
    update();
  }

  /** A cable that is no more. @param {Guest} guest */
  gone(guest) {
    const was = this.guests.includes(guest);
    this.guests = this.guests.filter((one) => one !== guest);
    this.invitations = this.invitations.filter(({ cable }) => cable !== guest.cable);
    guest.cable.close();
    if (was) this.#news('left', guest);
  }

  /** Ends a cable with a sentence. @param {Guest} guest @param {'rude' | 'version' | 'full' | 'other' | 'over'} why */
  showOut(guest, why) {
    const was = this.guests.includes(guest);
    this.guests = this.guests.filter((one) => one !== guest);
    this.invitations = this.invitations.filter(({ cable }) => cable !== guest.cable);
    this.#send(guest, { say: 'bye', why });
    guest.cable.closeSoon();
    if (why === 'rude' || why === 'version') this.#news(why, guest);
    else if (was && why !== 'other') this.#news('left', guest);
  }

  /** @param {News} news @param {Guest} guest */
  #news(news, guest) {
    if (guest.seat !== null && news === 'joined') this.left.delete(guest.seat);
    if (guest.seat !== null && (news === 'left' || news === 'rude')) this.left.add(guest.seat);
    this.#tellJoined();
    this.said(news, guest);
    for (const other of this.guests)
      if (other !== guest) this.#send(other, { say: 'news', news, seat: guest.seat, name: guest.name });
  }

  beat() {
    for (const guest of this.guests) {
      this.#send(guest, { say: 'beat' });
      if (guest.asleep || Date.now() - guest.heard < ASLEEP) continue;
      guest.asleep = true;
      this.#news('asleep', guest);
    }
  }

  /** The table is left, or another tab has it. */
  close() {
    clearInterval(this.#beat);
    this.consent.drop();
    this.session.mayTakeBack = () => true;
    this.session.watchers.delete(this.changed);
    for (const guest of this.guests.splice(0)) this.showOut(guest, 'over');
    for (const { cable } of this.invitations.splice(0)) cable.close();
  }

  // -- taking back ------------------------------------------------------------------------------

  /**
   * A guest would like to take back what it has done; says what it is told.
   * @param {Guest} guest
   * @param {unknown} to
   */
  #undo({ seat }, to) {
    const { table, log, length, seats } = this.session.state;
    if (!table || seat === null || !Number.isInteger(to) || Number(to) < 0 || Number(to) >= length)
      return 'live.undo.not_own';
    const own = log.every(
      (one) => one.n <= Number(to) || one.seat === seat || seats[one.seat ?? -1]?.kind !== 'person',
    );
    if (!own || length - Number(to) > table.undo.most) return 'live.undo.not_own';
    this.#wish(seat, Number(to));
    return 'live.undo.asked';
  }

  /**
   * Asks everybody else who plays; at once true where nobody is to be asked.
   * @param {number | null} by
   * @param {number} to
   */
  #wish(by, to) {
    const seated = this.guests.filter(({ seat, asleep }) => seat !== null && seat !== by && !asleep);
    const here = by !== null && this.session.state.people.length > 0 ? [null] : [];
    const others = [...seated.map(({ seat }) => seat), ...here];
    if (by === null && !others.length) return true;
    this.consent.ask(by, to, others);
    for (const guest of seated) this.#send(guest, { say: 'undo', by });
    update();
    return false;
  }

  /** @param {number | null} by */
  #refuse(by) {
    this.#dropWish();
    for (const guest of this.guests)
      if (guest.seat === by) this.#send(guest, { say: 'news', news: 'undo.refused', seat: by });
    if (by === null) this.said('undo.refused', null);
    update();
  }

  #dropWish() {
    this.consent.drop();
    for (const guest of this.guests) if (guest.seat !== null) this.#send(guest, { say: 'undo', by: undefined });
  }

  // -- answering --------------------------------------------------------------------------------

  /** @param {Guest} guest @param {number} n @param {any} question */
  #question(guest, n, question) {
    if (!guest.manners.asks()) {
      this.showOut(guest, 'rude');
      return;
    }
    if (question.do === 'table') this.#owe(guest, n, -1);
    else if (question.do === 'play') this.#play(guest, n, question);
    else if (question.do === 'undo') this.#answer(guest, n, problem(this.#undo(guest, question.to)));
    else this.#look(guest, n, question);
  }

  /** @param {Guest} guest @param {number} n @param {any} question */
  async #look(guest, n, question) {
    const { id, opened, length, table } = this.session.state;
    const due = guest.seat !== null && table?.to_act === guest.seat;
    const request = forRules(question, { table: opened ?? id, seat: guest.seat, at: length, due });
    if (!request) {
      this.#answer(guest, n, problem('live.not_here'));
      return;
    }
    this.#answer(guest, n, await asAnswer(ask(request)));
  }

  /** @param {Guest} guest @param {number} n @param {any} question */
  async #play(guest, n, { move, then = [], at, known }) {
    if (!areMoves([move]) || !areMoves(then)) {
      this.#answer(guest, n, problem('table.not_your_turn'));
      if (!guest.manners.errs()) this.showOut(guest, 'rude');
      return;
    }
    const { session } = this;
    await session.run(async () => {
      const refusal = await this.#refused(guest, at);
      const owing = { n, known: Number.isInteger(known) ? known : -1 };
      const answer = refusal ?? (await asAnswer(this.#playAll(guest, [move, ...then], owing)));
      if (!answer.ok) this.#answer(guest, n, answer);
    });
  }

  /** Part of an act: what stands in the way of any move of this guest's. @param {Guest} guest @param {unknown} at */
  async #refused(guest, at) {
    const { session } = this;
    await session.backAtGame();
    const { table, watching } = session.state;
    if (!table || watching || !this.guests.includes(guest)) return problem('table.not_open');
    if (table.to_act !== guest.seat || guest.seat === null) return problem('table.not_your_turn');
    return at === table.at ? null : problem('live.late');
  }

  /**
   * Part of an act: the moves that the seat makes as one; each is saved before anybody is told of it. The guest's own
   * answer is the table that all are told after the last.
   * @param {Guest} guest
   * @param {string[]} moves
   * @param {{n: number, known: number}} owing
   */
  async #playAll(guest, moves, { n, known }) {
    const { session } = this;
    let owed = false;
    for (const [i, move] of moves.entries()) {
      if (i && session.state.table?.to_act !== guest.seat) break;
      try {
        const table = await ask({ do: 'play', ...session.wanted, move });
        owed = i === moves.length - 1;
        if (owed) this.#promise(guest, n, known);
        await session.accept(table, { save: true });
      } catch (reason) {
        if (!i || !(reason instanceof Refused)) throw reason;
        break; // the rest of a plan that has come otherwise
      }
    }
    if (!owed) this.#owe(guest, n, known);
    return {};
  }

  /** The next table that is told answers this too. @param {Guest} guest @param {number} n @param {number} known */
  #promise(guest, n, known) {
    guest.owed.push(n);
    guest.known = Math.min(guest.known, known);
  }

  /** The same, and it is told at once. @param {Guest} guest @param {number} n @param {number} known */
  #owe(guest, n, known) {
    this.#promise(guest, n, known);
    this.tellAll();
  }

  /** To each guest the table as its seat may know it. @returns {Promise<void>} */
  tellAll() {
    if (this.#again) return this.#telling;
    this.#again = true;
    this.#telling = this.#telling.then(async () => {
      this.#again = false;
      await Promise.all(this.guests.map((guest) => this.#tell(guest)));
    });
    return this.#telling;
  }

  /** @param {Guest} guest */
  async #tell(guest) {
    const { id, opened, branch, table, watching } = this.session.state;
    if (!table || watching) return;
    const answer = await asAnswer(ask({ do: 'table', table: opened ?? id, seat: guest.seat, known: guest.known }));
    if (!answer.ok) return;
    // What the rules have played already and nobody has saved yet is told when it is saved.
    if (!branch && answer.at !== this.session.state.length) return;
    guest.known = answer.at;
    this.#version += 1;
    const told = { ...toldOf(answer), ok: true };
    const owed = guest.owed.splice(0);
    for (const n of owed) this.#answer(guest, n, told, this.#version);
    if (!owed.length) this.#send(guest, { say: 'table', table: told, v: this.#version });
  }

  /** @param {Guest} guest @param {number} n @param {any} answer @param {number} [v] */
  #answer(guest, n, answer, v) {
    guest.manners.answered();
    this.#send(guest, v === undefined ? { n, answer } : { n, answer, v });
  }

  /** @param {Guest} guest @param {any} said */
  #send(guest, said) {
    guest.cable.send(JSON.stringify(said));
  }
}

/** @param {any} said */
const asked = (said) => typeof said.ask === 'object' && said.ask !== null;

/** @param {string} text @returns {any} */
function asObject(text) {
  try {
    const found = JSON.parse(text);
    return found && typeof found === 'object' && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * An answer as it travels: a refusal is said, of a fault nothing but that there was one.
 * @param {Promise<any>} asking
 */
async function asAnswer(asking) {
  try {
    return { ...(await asking), ok: true };
  } catch (reason) {
    if (reason instanceof Refused) return { ok: false, problem: reason.problem };
    return problem('live.fault');
  }
}
