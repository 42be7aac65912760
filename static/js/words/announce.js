/** Says things to a screen reader, once each; what comes close together is said in one go. */
const GATHER = 200;

/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

function speak() {
  const region = document.getElementById('live');
  if (!region) return;
  const paragraph = document.createElement('p');
  paragraph.textContent = waiting.join(' ');
  waiting = [];
  region.replaceChildren(paragraph);
}

/** Takes back what has been said or waits to be: somebody else looks now. */
export function hush() {
  clearTimeout(timer);
  waiting = [];
  document.getElementById('live')?.replaceChildren();
}

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(speak, GATHER);
}
