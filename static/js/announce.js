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

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(speak, GATHER);
}
