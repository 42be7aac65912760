/**
 * A cable between two pages: a data channel, laid with one code each way. Texts go through it in pieces that every
 * browser takes, and come out whole and in order.
 *
 * @typedef {{text: (text: string) => void, end: (why: 'lost' | 'rude') => void}} Ears
 */
import { description, essence, read, written } from './codes.js';

const GATHERING = 3000; // milliseconds in which a browser finds its own addresses
const PIECE = 16_000; // letters that travel at once
const MOST_WAITING = 8_000_000; // bytes that the other side has not taken
const [MORE, LAST] = ['+', '.']; // the first letter of a piece

/** Can this page have a cable at all? */
export const canLay = () => typeof globalThis.RTCPeerConnection === 'function';

export class Cable {
  /** @type {RTCDataChannel | null} */
  #channel = null;
  /** @type {Ears} */
  #ears = { text: () => undefined, end: () => undefined };
  #half = '';
  #longest;
  #over = false;
  /** Resolves when texts can go through. @type {Promise<void>} */
  opened;
  /** @type {() => void} */
  #open = () => undefined;

  /** @param {{servers?: RTCIceServer[], longest?: number}} [how] longest: letters of a text from the other side */
  constructor({ servers = [], longest = Infinity } = {}) {
    this.#longest = longest;
    this.line = new RTCPeerConnection({ iceServers: servers });
    this.opened = new Promise((done) => {
      this.#open = done;
    });
    this.line.addEventListener('connectionstatechange', () => {
      if (this.line.connectionState === 'failed' && this.isOpen) this.#end('lost');
    });
  }

  get isOpen() {
    return this.#channel?.readyState === 'open';
  }

  /** Who has made the page's first word heard. @param {Ears} ears */
  listen(ears) {
    this.#ears = ears;
  }

  /** The host's code. @param {number} number of the invitation */
  async offer(number) {
    this.#use(this.line.createDataChannel('regolo'));
    await this.line.setLocalDescription(await this.line.createOffer());
    return this.#code('offer', number);
  }

  /** The guest's code, in answer to the host's. @param {string} text */
  async answer(text) {
    const code = read(text);
    this.line.addEventListener('datachannel', ({ channel }) => this.#use(channel));
    await this.line.setRemoteDescription(description(code));
    await this.line.setLocalDescription(await this.line.createAnswer());
    return this.#code('answer', code.number);
  }

  /** The host takes the guest's code. @param {string} text */
  take(text) {
    return this.line.setRemoteDescription(description(read(text)));
  }

  /** @param {string} text */
  send(text) {
    const channel = this.#channel;
    if (channel?.readyState !== 'open') return;
    if (channel.bufferedAmount > MOST_WAITING) {
      this.#end('lost');
      return;
    }
    try {
      for (let at = 0; at < text.length || at === 0; at += PIECE)
        channel.send((at + PIECE < text.length ? MORE : LAST) + text.slice(at, at + PIECE));
    } catch {
      this.#end('lost'); // the browser could not take it, and a text with a hole is none
    }
  }

  /** Nothing is heard any more. */
  close() {
    if (this.#over) return;
    this.#over = true;
    this.#ears = { text: () => undefined, end: () => undefined };
    this.#channel?.close();
    this.line.close();
  }

  /** Lets what was said last get through first. */
  closeSoon() {
    this.#ears = { text: () => undefined, end: () => undefined };
    setTimeout(() => this.close(), 500);
  }

  /** @param {'offer' | 'answer'} kind @param {number} number */
  async #code(kind, number) {
    if (this.line.iceGatheringState !== 'complete')
      await new Promise((done) => {
        setTimeout(done, GATHERING);
        this.line.addEventListener('icegatheringstatechange', () => {
          if (this.line.iceGatheringState === 'complete') done(undefined);
        });
      });
    return written(essence(this.line.localDescription?.sdp ?? '', kind, number));
  }

  /** @param {RTCDataChannel} channel */
  #use(channel) {
    if (this.#channel) return;
    this.#channel = channel;
    channel.addEventListener('message', ({ data }) => this.#hear(data));
    channel.addEventListener('close', () => this.#end('lost'));
    if (channel.readyState === 'open') this.#open();
    else channel.addEventListener('open', () => this.#open());
  }

  /** @param {unknown} data */
  #hear(data) {
    if (
      typeof data !== 'string' ||
      ![MORE, LAST].includes(data[0]) ||
      this.#half.length + data.length > this.#longest
    ) {
      this.#end('rude');
      return;
    }
    this.#half += data.slice(1);
    if (data[0] === MORE) return;
    const text = this.#half;
    this.#half = '';
    this.#ears.text(text);
  }

  /** @param {'lost' | 'rude'} why */
  #end(why) {
    if (this.#over) return;
    const { end } = this.#ears;
    if (why === 'lost') this.close();
    end(why);
  }
}
