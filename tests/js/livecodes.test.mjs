/** The codes that two pages need of each other: small, whole, and nothing else than what they say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { BadCode, description, essence, read, VERSION, written } = await import('../../static/js/live/codes.js');

const FINGERPRINT = `${'AB:CD:'.repeat(15)}AB:CD`;
const CHROMIUM = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'm=application 41234 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:1 1 udp 2113937151 0b91c3ea-0c2e-4a6a-9d5c-1f2e3d4c5b6a.local 41234 typ host generation 0',
  'a=candidate:2 1 tcp 1518214911 192.168.1.7 9 typ host tcptype active',
  'a=ice-ufrag:aB+/',
  'a=ice-pwd:0123456789abcdefghijklmn',
  `a=fingerprint:sha-256 ${FINGERPRINT}`,
  'a=setup:actpass',
  'a=mid:0',
].join('\r\n');

test('a description becomes a code of about eighty bytes, and comes back', () => {
  const code = essence(CHROMIUM, 'offer', 513);
  const text = written(code);
  assert.ok(text.length <= 120, `${text.length} letters`);
  assert.deepEqual(read(text), code);
  assert.deepEqual(read(`https://example.org/regolo/#/join/${text}`), code);
  assert.equal(code.places.length, 1, 'only ways that a datagram can go');
});

test('what is written for the other browser says the same again', () => {
  const code = essence(CHROMIUM, 'answer', 7);
  const { sdp, type } = description(code);
  assert.equal(type, 'answer');
  assert.deepEqual(essence(sdp, 'answer', 7), code);
});

test('addresses of every shape travel', () => {
  const code = essence(CHROMIUM, 'offer', 1);
  code.places = [
    { type: 'host', address: '192.168.1.7', port: 50000 },
    { type: 'srflx', address: 'fe80:0000:0000:0000:0000:0000:0000:0001', port: 1 },
    { type: 'relay', address: '203.0.113.9', port: 65535 },
  ];
  assert.deepEqual(read(written(code)), code);
});

test('short forms of an address are the same address', () => {
  const sdp = CHROMIUM.replace('0b91c3ea-0c2e-4a6a-9d5c-1f2e3d4c5b6a.local', '2001:db8::7');
  const [place] = read(written(essence(sdp, 'offer', 1))).places;
  assert.equal(place.address, '2001:0db8:0000:0000:0000:0000:0000:0007');
});

test('every letter lost or changed is found', () => {
  const text = written(essence(CHROMIUM, 'offer', 1));
  for (let at = 0; at < text.length; at += 1) {
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    for (const bad of [text.slice(0, at) + text.slice(at + 1), changed]) {
      try {
        // the last letter carries two bits that say nothing
        assert.deepEqual(read(bad), read(text));
        assert.equal(at, text.length - 1);
      } catch (reason) {
        assert.ok(reason instanceof BadCode || at === text.length - 1, `${reason}`);
      }
    }
  }
});

test('ten thousand strangers’ codes are refused or read, never anything else', () => {
  const text = written(essence(CHROMIUM, 'offer', 1));
  let seed = 7;
  const dice = (sides) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % sides;
  };
  for (let i = 0; i < 10_000; i += 1) {
    const letters = [...text];
    for (let n = dice(4) + 1; n; n -= 1)
      letters.splice(dice(letters.length), dice(3), String.fromCharCode(33 + dice(90)));
    try {
      const { name, password, places } = read(letters.join(''));
      assert.match(name + password, /^[\w+/]+$/);
      assert.ok(places.every(({ address }) => /^[\da-f.:-]+(local)?$/.test(address)));
    } catch (reason) {
      assert.ok(reason instanceof BadCode, `${reason}`);
    }
  }
});

test('a code of another version says which page is the older one', () => {
  const text = written(essence(CHROMIUM, 'offer', 1));
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const of = (version) => {
    bytes[0] = version;
    let hash = 0x811c9dc5;
    for (const byte of bytes.subarray(0, -2)) hash = Math.imul(hash ^ byte, 0x01000193);
    bytes.set([(hash >>> 8) & 255, hash & 255], bytes.length - 2);
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  };
  assert.throws(() => read(of(VERSION + 1)), { what: 'newer' });
  assert.throws(() => read(of(VERSION - 1)), { what: 'older' });
});

const { hostsOf, serversIn } = await import('../../static/js/live/servers.js');

test('only servers that the owner of the site names plainly are asked', () => {
  assert.deepEqual(serversIn({ ice: [] }), []);
  for (const odd of [
    null,
    7,
    [],
    { ice: 'stun:a.example' },
    { ice: [null, 3, 'http://a.example', { urls: ['stun:a'] }] },
  ])
    assert.deepEqual(serversIn(odd), []);
  const relay = { urls: 'turn:relay.example.org', username: 'u', credential: 'c' };
  const found = serversIn({ ice: ['stun:stun.example.org:3478', relay] });
  assert.deepEqual(found, [{ urls: 'stun:stun.example.org:3478' }, relay]);
  assert.deepEqual(hostsOf(found), ['stun.example.org', 'relay.example.org']);
});
