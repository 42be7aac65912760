/**
 * Everything that goes over the line to one seat, for a test to search: a line of JSON in, `{record, mover, move, seat}`, a
 * line of JSON out, all that was sent while the mover made the move and the guest asked whatever it may ask.
 */
import { createInterface } from 'node:readline';
import { closeEngine, until } from './page.mjs';
import { guestAt } from './lines.mjs';

const { Session } = await import('../../static/js/table/session.js');
const { Hub } = await import('../../static/js/live/hub.js');
const { saveGame } = await import('../../static/js/storage/games.js');
const { settings } = await import('../../static/js/storage/settings.js');

Object.assign(settings, { pace: 'off', steps: 'on', autoForced: false, autoHelp: false });
const MOST_PREVIEWS = 40;

/** @param {any} moment */
async function told({ record, mover, move, seat }) {
  const [, slug] = /^game: ([\w-]+)/m.exec(record);
  const seats = [...record.matchAll(/^seat: .*$/gm)].map(() => ({ name: '', kind: 'person' }));
  const away = seats.map((_, at) => at).filter((at) => at !== mover);
  localStorage.clear();
  saveGame({ id: 'told', rev: 0, game: slug, record, seats, at: 0, length: 0, to_act: mover, viewer: null, away });
  const session = new Session('told', {});
  await session.open();
  await until(() => session.state.table);
  const hub = new Hub(session);
  const channel = await guestAt(hub, seat);
  let n = 0;
  const asks = async (ask) => {
    n += 1;
    const number = n;
    channel.say({ n: number, ask });
    await until(() => channel.heard.some((said) => said.n === number));
    return channel.heard.find((said) => said.n === number).answer;
  };
  const look = async () => {
    const { at, moves } = await asks({ do: 'table' });
    await asks({ do: 'log', since: 0 });
    for (let past = 0; past <= at; past += 1) await asks({ do: 'show', at: past });
    if (at) await asks({ do: 'reason', at });
    if (moves.length) await asks({ do: 'preview', moves: moves.slice(0, MOST_PREVIEWS), ahead: true });
    for (const pattern of new Set(moves.map((one) => one.replace(/ \S+/g, ' *')))) await asks({ do: 'why', pattern });
  };
  await until(() => channel.heard.some((said) => said.say === 'welcome'));
  await look();
  await session.play(move);
  if (session.state.table.at !== 1)
    throw new Error(`${move} was not played: ${JSON.stringify(session.state.refusals)}`);
  await look();
  const sent = parts(channel.heard);
  hub.close();
  session.close();
  return sent;
}

/**
 * Whether a table comes by itself or as an answer, with more or fewer entries of the log, is a matter of milliseconds: each
 * thing that was said counts, once.
 */
function parts(heard) {
  const things = heard
    .filter(({ say }) => say !== 'beat')
    .flatMap(({ say, table, answer, name, news }) => {
      const { entries = [], ...rest } = table ?? answer ?? { say, name, news };
      return [rest, ...entries];
    });
  return [...new Set(things.map((thing) => JSON.stringify(thing)))].toSorted();
}

for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(await told(JSON.parse(line))));
closeEngine();
