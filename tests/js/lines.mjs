/** Lines between pages without a network: a stranger holds the other end, and says what a test wants. */
const SDP = [
  'v=0',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:0123456789abcdefghijklmn',
  `a=fingerprint:sha-256 ${Array(32).fill('AB').join(':')}`,
  'a=candidate:1 1 udp 1 192.168.1.7 5000 typ host',
].join('\r\n');

class Channel extends EventTarget {
  readyState = 'connecting';
  bufferedAmount = 0;
  /** Every piece that went to the other end. */
  sent = [];

  send(piece) {
    this.sent.push(piece);
  }

  open() {
    this.readyState = 'open';
    this.dispatchEvent(new Event('open'));
  }

  close() {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    this.dispatchEvent(new Event('close'));
  }

  /** The other end sends a piece. */
  piece(data) {
    if (this.readyState === 'open') this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  /** The other end says something, in one piece. */
  say(said) {
    this.piece(`.${JSON.stringify(said)}`);
  }

  /** Everything that was said to the other end, put together. */
  get heard() {
    const found = [];
    let half = '';
    for (const piece of this.sent) {
      half += piece.slice(1);
      if (piece[0] === '.') {
        found.push(JSON.parse(half));
        half = '';
      }
    }
    return found;
  }
}

class Line extends EventTarget {
  iceGatheringState = 'complete';
  connectionState = 'new';
  localDescription = { sdp: SDP };

  createDataChannel() {
    this.channel = new Channel();
    lines.push(this.channel);
    return this.channel;
  }

  async createOffer() {
    return { type: 'offer', sdp: SDP };
  }

  async setLocalDescription() {}

  async setRemoteDescription() {}

  close() {
    this.channel?.close();
  }
}

/** The channels that were asked for, in order. */
export const lines = [];
globalThis.RTCPeerConnection = Line;

/** A guest with a line of its own at a seat, past the greetings. @param {any} hub @param {number | null} seat */
export async function guestAt(hub, seat, name = '') {
  await hub.invite(seat);
  const channel = lines.at(-1);
  channel.open();
  channel.say({ say: 'hello', version: 1, build: 'test', name });
  return channel;
}
