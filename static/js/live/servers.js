/**
 * Servers that tell two pages how they look from outside, or pass on what they say (ICE): none, unless the owner of the
 * site names some in `site.json` (docs/hosting.md). Whoever plays is told which.
 */
import { siteUrl } from '../base/siteurl.js';

const MOST = 4;
const ADDRESS = /^(stun|turns?):[\w.:[\]?=-]{1,200}$/;

/** What a `site.json` says, as far as it makes sense. @param {any} found @returns {RTCIceServer[]} */
export function serversIn(found) {
  const named = Array.isArray(found?.ice) ? found.ice.slice(0, MOST) : [];
  return named.flatMap((/** @type {any} */ one) => {
    const { urls, username, credential } = typeof one === 'string' ? { urls: one } : (one ?? {});
    if (typeof urls !== 'string' || !ADDRESS.test(urls)) return [];
    return [typeof username === 'string' ? { urls, username, credential: String(credential) } : { urls }];
  });
}

/** @type {Promise<RTCIceServer[]> | null} */
let asked = null;

/** Asked for once, when somebody joins screens; without a network, or in a page that is one file, there are none. */
export function iceServers() {
  asked ??= read().catch(() => {
    asked = null;
    return [];
  });
  return asked;
}

async function read() {
  const address = siteUrl('site.json');
  if (new URL(address).origin !== location.origin || location.protocol === 'file:') return [];
  const answer = await fetch(address);
  return answer.ok ? serversIn(await answer.json()) : [];
}

/** The hosts of the servers, to be shown. @param {RTCIceServer[]} servers */
export const hostsOf = (servers) => servers.map(({ urls }) => String(urls).replace(/^\w+:/, '').split(/[:?]/)[0]);
