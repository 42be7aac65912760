// Plays a game at the table by pressing choices of the list, and keeps what the browser itself says about things that jumped.
// A press made by a script is none to the browser, so what jumps under one's own finger counts as well.
const jumps = [];
let phase = 'begin';

const part = (one) => `${one.tagName.toLowerCase()}${[...one.classList].map((word) => `.${word}`).join('')}`;
const name = (node) => {
  const one = node instanceof Element ? node : node?.parentElement;
  if (!one) return '?';
  return one.parentElement ? `${part(one.parentElement)} > ${part(one)}` : part(one);
};
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');

// Lines of the log make way for newer ones, and a town moves below its frame: what else moved meanwhile is reckoned as the browser would.
const near = (node, which) => (node instanceof Element ? node : node?.parentElement)?.closest(which);
function without({ value, sources }, left) {
  const others = sources.filter(({ node }) => !left(node));
  if (others.length === sources.length) return value;
  const ways = others.map(({ previousRect: a, currentRect: b }) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
  const areas = others.map(({ previousRect: a, currentRect: b }) => a.width * a.height + b.width * b.height);
  const share = areas.reduce((sum, one) => sum + one, 0) / (innerWidth * innerHeight);
  return Math.min(value, (share * Math.max(0, ...ways)) / Math.max(innerWidth, innerHeight));
}

const moved = ({ node, previousRect, currentRect }) => `${name(node)} (${box(previousRect)} -> ${box(currentRect)})`;
const watch = new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { startTime: at, value, sources } = entry;
    const rest = without(entry, (node) => near(node, '.log, .viewport-sheet'));
    const stage = without(entry, (node) => !near(node, '.stage') || near(node, '.viewport-sheet'));
    jumps.push({ at, value, when: phase, rest, stage, what: sources.map(moved) });
  }
});

const table = () => document.querySelector('.table-page');
const state = () => table()?.dataset.state;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function settle(patience) {
  const end = performance.now() + patience;
  while (!['yours', 'over'].includes(state()) && performance.now() < end) {
    document.querySelector('#step-next')?.click();
    await pause(20);
  }
}

// One press of what leads to a move; says whether the move is made.
async function press(draw, number) {
  const confirm = document.querySelector('#confirm');
  if (confirm && !confirm.disabled) {
    phase = `confirming ${document.querySelector('.confirm-what')?.textContent ?? ''}`;
    confirm.click();
    for (let wait = 0; wait < 100 && table().dataset.at === number; wait += 1) await pause(10);
    return true;
  }
  phase = 'choosing';
  const open = [...document.querySelectorAll('.moves .choice')];
  open[draw(open.length)]?.click();
  await pause(60);
  return !open.length || table().dataset.at !== number;
}

async function play({ turns, seed, patience, rest }) {
  watch.observe({ type: 'layout-shift' });
  let ended = Infinity;
  const end = new MutationObserver(() => {
    if (state() === 'over') ended = Math.min(ended, performance.now());
  });
  end.observe(document.body, { subtree: true, attributeFilter: ['data-state'] });
  let chance = seed;
  const draw = (many) => {
    chance = (chance * 1103515245 + 12345) % 2147483648;
    return Math.floor((chance / 2147483648) * many);
  };
  let decisions = 0;
  for (; decisions < turns; decisions += 1) {
    phase = 'theirs';
    await settle(patience);
    if (state() !== 'yours') break;
    await pause(60);
    const number = table().dataset.at;
    for (let word = 0; word < 8 && !(await press(draw, number)); word += 1);
    await pause(rest);
  }
  await settle(patience);
  await pause(400);
  watch.disconnect();
  end.disconnect();
  // An ending is a new scene: the score takes the place of what was played with, and only the table below it has to stand still.
  const meanwhile = jumps.filter((jump) => jump.at < ended);
  const ending = jumps.filter((jump) => jump.at >= ended);
  return { decisions, over: state() === 'over', jumps: meanwhile, ending, at: Number(table().dataset.at) };
}

globalThis.shifts = { play };
