/** The page's own policy of Trusted Types lets only our own addresses become scripts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

/** @type {Map<string, {createScriptURL: (address: string) => string}>} */
const policies = new Map();
globalThis.window = /** @type {any} */ ({
  trustedTypes: { createPolicy: (name, policy) => policies.set(name, policy) },
});
await import('../../static/js/base/trustedtypes.js');
const policy = policies.get('default');

test('addresses of ours pass, blobs of our own too', () => {
  for (const address of ['./static/js/x.js', `${location.origin}/x.js`, `blob:${location.origin}/1234`])
    assert.equal(policy.createScriptURL(address), address);
});

test('no address of anybody else, no data, no blob made elsewhere', () => {
  for (const address of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'blob:https://evil.example/1234',
    'blob:null/1234',
    'data:text/javascript,1',
    'javascript:1',
  ])
    assert.throws(() => policy.createScriptURL(address), TypeError, address);
});

test('no text becomes HTML or script', () => {
  assert.deepEqual([...policies.keys()], ['default']);
  assert.deepEqual(Object.keys(policy), ['createScriptURL']);
});
