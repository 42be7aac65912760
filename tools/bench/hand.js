// Makes own moves at the table as a hand does, and says how long each press waited for its picture. Runs in any engine.
const table = () => document.querySelector('.table-page');
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const REST = 200; // milliseconds in which what a press leads to has come too: what the next moves would do

/** Until the table's own marks say so; what waits costs next to nothing. */
function until(holds, patience) {
  if (holds()) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(late);
      watch.disconnect();
      done();
    };
    const late = setTimeout(end, patience);
    const watch = new MutationObserver(() => holds() && end());
    watch.observe(table(), { attributes: true, attributeFilter: ['data-at', 'data-state'] });
  });
}

/** After the next frame has been handed to the screen. */
const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const next = new MessageChannel();
      next.port1.onmessage = done;
      next.port2.postMessage(0);
    });
  });

/** Milliseconds of a frame in which next to nothing changes. */
async function empty() {
  const begun = performance.now();
  document.body.dataset.empty = String(begun);
  await painted();
  return performance.now() - begun;
}

/** One press, until what it changed is seen; the empty frame just before it tells how busy the machine is. */
async function timed(button, changed) {
  await pause(30 + 20 * Math.random()); // at any moment of a frame
  const frame = await empty();
  await pause(10);
  const begun = performance.now();
  button.click();
  await changed();
  await painted();
  return { took: performance.now() - begun, empty: frame };
}

async function plain(button, changed) {
  button.click();
  await changed();
  return { took: 0, empty: 0 };
}

const mine = () => ['yours', 'over'].includes(table().dataset.state);

async function settled(patience) {
  await until(mine, patience);
  await pause(REST);
}

let chance = 5;
const draw = (many) => {
  chance = (chance * 1103515245 + 12345) % 2147483648;
  return Math.floor((chance / 2147483648) * many);
};

/** One own decision with all it leads to until the next one: how many moves were made meanwhile, and what each press took. */
async function decide({ patience, timing }) {
  await settled(patience);
  const press = timing ? timed : plain;
  const before = table().dataset.at;
  const told = { over: table().dataset.state !== 'yours', moves: 0, choices: [], confirms: [] };
  const made = () => table().dataset.at !== before;
  for (let word = 0; word < 8 && !told.over && !made(); word += 1) {
    const confirm = document.querySelector('#confirm');
    if (confirm && !confirm.disabled) {
      told.confirms.push(await press(confirm, () => until(made, patience)));
      break;
    }
    const open = [...document.querySelectorAll('.moves .choice')];
    if (!open.length) break;
    told.choices.push(await press(open[draw(open.length)], () => Promise.resolve()));
    await pause(REST);
  }
  await settled(patience);
  told.moves = Number(table().dataset.at) - Number(before);
  return told;
}

globalThis.hand = { decide };
