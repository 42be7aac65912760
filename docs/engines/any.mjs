// An engine that knows no rules at all: of the moves it is offered it takes any. A start for one in JavaScript.
// Try it: python -m pyapp arena suk --seats 'easy,"exec:node docs/engines/any.mjs"' --games 10

import { createInterface } from "node:readline";

/** @type {{moves: string[]} | undefined} */
let given;

/** @type {Record<string, (rest: string) => string>} what is answered to each word */
const ANSWERS = {
  regolo: () => "id name Any\ndeals 0\nregolo 1",
  ping: (rest) => `pong ${rest}`,
  position: (rest) => {
    given = read(rest.slice(rest.indexOf(" ") + 1));
    return given ? "" : "error this position can't be read";
  },
  go: () =>
    given ? `bestmove ${given.moves[Math.floor(Math.random() * given.moves.length)]}` : "error there is no position",
};

/** @param {string} text */
function read(text) {
  try {
    const data = JSON.parse(text);
    return data?.moves?.length ? data : undefined;
  } catch {
    return undefined;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.trim().split(" ");
  if (word === "quit") break;
  const answer = Object.hasOwn(ANSWERS, word) ? ANSWERS[word](line.trim().slice(word.length + 1)) : "";
  if (answer) console.log(answer);
}
process.exit(0);
