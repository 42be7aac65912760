/**
 * One tab writes a game. Web Locks where there are any; else a note in storage that is renewed
 * every two seconds and counts as left behind after six.
 */
import { dropText, readText, writeText } from './safestorage.js';

const RENEW = 2000;
const STALE = 6000;

export class GameLock {
  /** @param {string} id @param {() => void} onLost */
  constructor(id, onLost) {
    this.name = `regolo.lock.${id}`;
    this.onLost = onLost;
    this.held = false;
    this.tab = Math.random().toString(36).slice(2);
    /** @type {(() => void) | null} */
    this.letGo = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** @param {{steal?: boolean}} [how] @returns {Promise<boolean>} */
  async take({ steal = false } = {}) {
    if (this.held) return true;
    this.held = navigator.locks ? await this.takeLock(steal) : this.takeNote(steal);
    return this.held;
  }

  /** @param {boolean} steal @returns {Promise<boolean>} */
  takeLock(steal) {
    return new Promise((answer) => {
      const options = steal ? { steal: true } : { ifAvailable: true };
      navigator.locks
        .request(this.name, options, (lock) => {
          answer(lock !== null);
          if (!lock) return undefined;
          return new Promise((done) => {
            this.letGo = () => done(undefined);
          });
        })
        .catch((reason) => {
          if (reason?.name === 'AbortError') this.lose();
          else answer(this.takeNote(steal));
        });
    });
  }

  /** @param {boolean} steal */
  takeNote(steal) {
    const [owner, time] = (readText(this.name) ?? '').split(' ');
    const alive = owner && owner !== this.tab && Date.now() - Number(time) < STALE;
    if (alive && !steal) return false;
    const renew = () => writeText(this.name, `${this.tab} ${Date.now()}`);
    renew();
    this.timer = setInterval(() => {
      if (readText(this.name)?.startsWith(this.tab)) renew();
      else this.lose();
    }, RENEW);
    return true;
  }

  lose() {
    clearInterval(this.timer);
    if (!this.held) return;
    this.held = false;
    this.onLost();
  }

  release() {
    clearInterval(this.timer);
    if (this.timer !== undefined && readText(this.name)?.startsWith(this.tab)) dropText(this.name);
    this.timer = undefined;
    this.held = false;
    this.letGo?.();
    this.letGo = null;
  }
}
