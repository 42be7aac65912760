/** A page that comes to somebody else's table: how it makes itself heard. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import './page.mjs';

const { Guest } = await import('../../static/js/live/guest.js');

/** A cable whose other end is the test. */
class Cable {
  opened = new Promise((done) => {
    this.open = done;
  });
  heard = [];

  listen(ears) {
    this.ears = ears;
  }

  async answer() {
    return 'the answer';
  }

  send(text) {
    this.heard.push(JSON.parse(text).say);
  }

  close() {}

  say(said) {
    this.ears.text(JSON.stringify(said));
  }
}

/** A guest whose code has been brought to the host, and whose channel is open. */
async function waiting() {
  const cable = new Cable();
  const guest = new Guest({ name: 'Bruno', cable });
  await guest.answer('a code');
  cable.open();
  await cable.opened;
  return { cable, guest };
}

const { setTimeout } = globalThis;
/** What is put off, until the test lets it come. @type {(() => void)[]} */
let later = [];
const pass = () => {
  for (const job of later.splice(0)) job();
};

beforeEach(() => {
  later = [];
  globalThis.setTimeout = (job) => later.push(job);
});
afterEach(() => {
  globalThis.setTimeout = setTimeout;
});

test('a host that did not hear the greeting is greeted again, until it answers', async () => {
  const { cable, guest } = await waiting();
  assert.deepEqual(cable.heard, ['hello']);
  pass();
  pass();
  assert.deepEqual(cable.heard, ['hello', 'hello', 'hello']);
  cable.say({ say: 'welcome', game: 'suk', seat: 1 });
  assert.equal(guest.state, 'joined');
  pass();
  assert.equal(cable.heard.length, 3);
  guest.leave();
});

test('who is shown out greets nobody any more', async () => {
  const { cable, guest } = await waiting();
  cable.say({ say: 'bye', why: 'full' });
  pass();
  assert.deepEqual([guest.why, cable.heard], ['full', ['hello']]);
});
