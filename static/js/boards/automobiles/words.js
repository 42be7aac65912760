/** The board in words: choices, labels, the text twin, what can be read about a thing. */
import { COLOURS, cubeInHand, cubesOf, goodOf, nameOf, progress, seesBag, sizeOf } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./model.js').Place} Place */
/** @typedef {import('./model.js').Pile} Pile */

const MOST_NAMED = 8;

/** A space by colour and name. @param {Model} m @param {string} id */
export function spaceWords(m, id) {
  const space = m.track.spaces.get(id);
  return space ? m.t('board.space', { colour: space.colours.join('_'), id }) : id;
}

/** @param {Model} m @param {Place} place */
export const placeWords = (m, { space }) => spaceWords(m, space);

/** @param {Model} m @param {Pile | null | undefined} pile */
export const pileWords = (m, pile) =>
  cubesOf(pile)
    .map(([colour, n]) => m.t('board.cubes', { colour, n }))
    .join(', ') || m.t('board.none');

/** A step that weaves may end further back than the cube it starts from. @param {Model} m @param {Place} place */
function endsBehind(m, place) {
  if (!m.view.options.weaving || !m.view.drive) return false;
  const column = (/** @type {Place} */ { space, section }) => (m.track.spaces.get(space)?.start ?? 0) + section;
  const { columns } = m.view;
  return (
    (column(m.view.drive.head) - column(place) + columns) % columns < columns / 2 &&
    column(m.view.drive.head) !== column(place)
  );
}

/** The wear that the cards of a plan cost. @param {Model} m @param {string} plan */
const cardWear = (m, plan) =>
  cubesOf(cubesOfPlan(plan)).reduce((sum, [colour, n]) => sum + n * (m.view.seats[m.own]?.live[colour]?.wear ?? 0), 0);

/** What a turn ending on a space would bring. @param {Model} m @param {import('./model.js').Aim} aim */
function outcome(m, aim) {
  const { wear, drafting, position, crosses } = aim;
  const worn = cardWear(m, aim.plan);
  const cost =
    drafting === null ? m.t('board.wear.short', { n: wear }) : m.t('board.wear.slip', { name: nameOf(m, drafting) });
  return [
    ...(worn ? [m.t('board.aim.worn', { n: worn })] : []),
    ...(crosses ? [m.t('board.crosses')] : []),
    ...(endsBehind(m, aim) ? [m.t('board.behind')] : []),
    ...(m.forecast ? [m.t('board.after', { cost, place: position })] : []),
  ].join(' ');
}

/** The cubes that a plan activates, by colour. @param {string} plan @returns {Pile} */
function cubesOfPlan(plan) {
  /** @type {Pile} */
  const pile = {};
  for (const [verb, colour] of plan.split(';').map((move) => move.split(' ')))
    if (verb === 'use') pile[colour] = (pile[colour] ?? 0) + 1;
  return pile;
}

/** The way to a space: by one cube, or by several. @param {Model} m @param {import('./model.js').Aim} aim */
function wayWords(m, { space, colour, steps, plan }) {
  const pile = cubesOfPlan(plan);
  const where = spaceWords(m, space);
  return sizeOf(pile) > 1
    ? m.t('board.aim.far', { where, steps, cubes: pileWords(m, pile) })
    : m.t('board.aim', { where, colour, steps });
}

/**
 * A space that can be reached, with what a turn ending there would bring.
 * @param {Model} m
 * @param {import('./model.js').Aim} aim
 */
export const targetWords = (m, aim) => `${wayWords(m, aim)}. ${outcome(m, aim)}`;

/**
 * What the card of a colour does for the seat that looks, with its number of now.
 * @param {Model} m
 * @param {string} colour
 */
export function cardText(m, colour) {
  const { steps = 0, own = 0, rival = 0 } = m.view.seats[m.own].live[colour] ?? {};
  return m.t(`board.card.${m.view.cards[colour]}`, { n: steps, own, rival });
}

/**
 * The same with the wear it costs, for those who don't see the little cubes.
 * @param {Model} m
 * @param {string} colour
 */
export function fullText(m, colour) {
  const wear = m.view.seats[m.own].live[colour]?.wear ?? 0;
  const text = cardText(m, colour);
  return wear ? m.t('board.card.costs', { n: wear, text }) : text;
}

/** Why a cube of the active pile is of no use now. @param {Model} m @param {string} colour */
export function whyNot(m, colour) {
  const why = m.view.why[colour];
  return why ? m.t(`why.${why.key}`, why.params ?? {}) : '';
}

/** What a turn that ended now would leave lying. @param {Model} m */
export function endWarning(m) {
  const { drive, phase, pending } = m.view;
  if (phase === 'setup')
    return pending?.money && m.verbs.has('buy') ? m.t('board.leaves.money', { n: pending.money }) : '';
  const drivers = Object.values(m.view.reach).filter((targets) => targets.length).length;
  const money = m.verbs.has('shop') ? (drive?.money ?? 0) : 0; // who leaves the shop has seen what his money buys
  return [
    ...(m.verbs.has('use') && drivers ? [m.t('board.leaves.cubes', { n: drivers })] : []),
    ...(money ? [m.t('board.leaves.money', { n: money })] : []),
  ].join(' ');
}

/** A whole move. @param {Model} m @param {string} move */
export function choiceWords(m, move) {
  const [verb, one, two] = move.split(' ');
  const { pending, drive, phase } = m.view;
  if (verb === 'use') return m.t('board.do.use', { colour: one, card: m.view.cards[one], text: fullText(m, one) });
  if (verb === 'go')
    return m.aims.find(({ space }) => space === one)
      ? targetWords(m, /** @type {any} */ (m.aims.find(({ space }) => space === one)))
      : m.t('board.do.go', { where: spaceWords(m, one) });
  if (verb === 'buy')
    return m.t('board.do.buy', { colour: one, card: m.view.cards[one], cost: goodOf(m, one)?.cost ?? 0 });
  if (verb === 'bag') return m.t('board.do.bag', { pile: one, colour: two });
  if (verb === 'pit') return m.t(`board.do.pit.${one}`, { n: m.view.seats[m.own].act.wear ?? 0 });
  if (verb === 'end')
    return m.t('board.do.end', { phase, n: drive?.drafting === null && !drive.shielded ? drive.wear : 0 });
  return m.t(`board.do.${verb}`, {
    colour: one ?? '',
    n: Number(two ?? 1),
    pile: pending?.pile ?? 'disc',
    money: drive?.money ?? 0,
  });
}

/** A move or a part of one, in a few words. @param {Model} m @param {string} pattern */
export function describeChoice(m, pattern) {
  const words = pattern.split(' ');
  const named = words.slice(1).filter((word) => word !== '*');
  if (m.ctx.picker?.moves.includes(pattern)) return choiceWords(m, pattern);
  if (!named.length) return m.t(`board.verb.${words[0]}`);
  return named
    .map((word) =>
      COLOURS.includes(word)
        ? m.t('board.cube', { colour: word })
        : m.track.spaces.has(word)
          ? spaceWords(m, word)
          : m.t.has(`board.word.${word}`)
            ? m.t(`board.word.${word}`)
            : word,
    )
    .join(', ');
}

/** A cube, a space or a button: what somebody should look at. @param {Model} m @param {string} pattern */
export function spotWords(m, pattern) {
  const [verb, one, two] = pattern.split(' ');
  const colour = verb === 'bag' ? two : one;
  if (verb === 'go') return spaceWords(m, one);
  if (verb === 'use') return `${m.t('board.cube', { colour })} (${m.t(`card.${m.view.cards[colour]}`)})`;
  if (COLOURS.includes(colour)) return `${m.t(`board.verb.${verb}`)}: ${m.t('board.cube', { colour })}`;
  return m.t(`board.act.${one && one !== '*' ? `${verb}.${one}` : verb}`, {
    n: m.view.drive?.money ?? 0,
    phase: m.view.phase,
  });
}

/** @param {Model} m @param {string} plan */
export function describePlan(m, plan) {
  const aim = m.aims.find((one) => one.plan === plan);
  const colour = plan.split(';')[0].split(' ')[1];
  const worn = cubesOfPlan(plan).wear;
  if (worn) return m.t('board.do.lay', { colour: 'wear', n: worn });
  if (aim && sizeOf(cubesOfPlan(plan)) > 1) return targetWords(m, aim);
  return aim
    ? `${m.t('board.plan', { card: m.view.cards[colour], where: spaceWords(m, aim.space), steps: aim.steps })}. ${outcome(m, aim)}`
    : choiceWords(m, plan.split(';').at(-1) ?? plan);
}

/** Who stands where. @param {Model} m */
function race(m) {
  const { view } = m;
  const leader = progress(m, view.seats[view.ranking[0]]);
  return {
    heading: m.t('board.race', { laps: view.laps }),
    columns: [
      m.t('board.col.place'),
      m.t('board.col.driver'),
      m.t('board.col.lap'),
      m.t('board.col.where'),
      m.t('board.col.gap'),
    ],
    rows: view.ranking.map((seat, i) => {
      const side = view.seats[seat];
      return [
        i + 1,
        nameOf(m, seat),
        m.t(side.left ? 'board.lap.short' : 'board.arrived', {
          lap: Math.min(side.laps + 1, view.laps),
          laps: view.laps,
        }),
        placeWords(m, side),
        leader - progress(m, side),
      ];
    }),
  };
}

/** The wear a turn that ended now would cost, and why. @param {Model} m @param {import('./model.js').Drive} drive */
const wearNow = (m, { shielded, drafting, path, wear }) =>
  shielded
    ? m.t('board.wear.shielded')
    : drafting !== null && path.length
      ? m.t('board.wear.drafting', { name: nameOf(m, drafting) })
      : m.t('board.wear', { n: wear });

/** The turn under way. @param {Model} m */
function turn(m) {
  const { drive } = m.view;
  if (!drive) return [];
  return [
    {
      heading: m.t('board.turn', { name: nameOf(m, drive.seat) }),
      items: [
        ...drive.path.map((step) => m.t('board.step', { colour: step.colour, where: spaceWords(m, step.space) })),
        ...(drive.path.length ? [] : [m.t('board.stands')]),
        wearNow(m, drive),
        m.t('board.place', { n: drive.position }),
        m.t('board.money', { n: drive.money }),
      ],
    },
  ];
}

/** @param {Model} m */
function reachable(m) {
  return m.aims.length ? [{ heading: m.t('board.reach'), items: m.aims.map((aim) => targetWords(m, aim)) }] : [];
}

/** @param {Model} m @param {number} seat */
function seatPart(m, seat) {
  const side = m.view.seats[seat];
  return {
    heading: nameOf(m, seat),
    items: [
      m.t('board.car', { name: nameOf(m, seat), place: side.position, where: placeWords(m, side), left: side.left }),
      `${m.t('board.pile.act', { n: sizeOf(side.act) })}: ${pileWords(m, side.act)}`,
      `${m.t('board.pile.used', { n: sizeOf(side.used) })}: ${pileWords(m, side.used)}`,
      `${m.t('board.pile.disc', { n: sizeOf(side.disc) })}: ${pileWords(m, side.disc)}`,
      `${m.t('board.bag.of', { name: nameOf(m, seat), n: side.bag.size })}${seesBag(m, seat) ? `: ${pileWords(m, side.bag.cubes)}` : ''}`,
    ],
  };
}

/** @param {Model} m */
export function twinParts(m) {
  const { view } = m;
  const order = [m.own, ...view.order.filter((seat) => seat !== m.own)];
  return [
    race(m),
    ...turn(m),
    ...reachable(m),
    {
      heading: m.t('board.rack'),
      columns: [
        m.t('board.col.cube'),
        m.t('board.col.card'),
        m.t('board.col.cost'),
        m.t('board.col.value'),
        m.t('board.col.stock'),
      ],
      rows: view.shop.map((good) => [
        m.t('board.cube', { colour: good.colour }),
        `${m.t(`card.${good.card}`)}: ${fullText(m, good.colour)}`,
        good.for_sale ? m.t('board.dollars', { n: good.cost ?? 0 }) : '–',
        m.t('board.dollars', { n: good.value }),
        good.stock,
      ]),
    },
    ...order.map((seat) => seatPart(m, seat)),
  ];
}

/** How likely a colour is among the next draws, in words. @param {Model} m */
function chances(m) {
  const { bag } = m.view.seats[m.own];
  const draws = Math.min(7, bag.size);
  return cubesOf(bag.cubes).map(([colour, n]) =>
    m.t('board.chance', { colour, n, percent: Math.round(100 * (1 - missing(bag.size, n, draws))) }),
  );
}

/** Chance that none of n cubes among `all` is drawn. @param {number} all @param {number} n @param {number} draws */
function missing(all, n, draws) {
  let chance = 1;
  for (let i = 0; i < draws; i += 1) chance *= Math.max(0, (all - n - i) / (all - i));
  return chance;
}

/** @param {string} text */
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What a word of the glossary means, and how things stand now.
 * @param {Model} m
 * @param {string} word
 * @param {string[]} now
 * @param {string} rule
 */
const told = (m, word, now, rule) => ({
  title: upper(m.t(`part.${word}`)),
  text: [m.t(`glossary.${word}`), ...now],
  rule,
});

/** The piles of a seat: their word in the glossary and their rule. @type {Record<string, [string, string]>} */
const PILES = { act: ['active', 'R4'], used: ['used', 'R4'], disc: ['discards', 'R35'] };

/** @param {Model} m @param {number} seat @param {string} name */
function aboutPile(m, seat, name) {
  const side = m.view.seats[seat];
  if (name === 'bag') {
    const now =
      seat === m.own
        ? [m.t('board.bag', { n: side.bag.size, disc: sizeOf(side.disc) }), ...chances(m)]
        : [
            m.t('board.bag.of', { name: nameOf(m, seat), n: side.bag.size }),
            ...(seesBag(m, seat) ? [pileWords(m, side.bag.cubes)] : []),
          ];
    return { ...told(m, 'bag', now, 'R39'), ...(seat === m.own ? { title: m.t('board.bag.title') } : {}) };
  }
  const [word, rule] = PILES[name];
  const cubes = side[/** @type {'act' | 'used' | 'disc'} */ (name)];
  return told(
    m,
    word,
    [`${nameOf(m, seat)}, ${m.t(`board.pile.${name}`, { n: sizeOf(cubes) })}: ${pileWords(m, cubes)}`],
    rule,
  );
}

/**
 * Counters: what they count, and how much it is now.
 * @param {Model} m
 * @param {string} kind
 * @param {string} name
 * @param {string} pile
 */
function counted(m, kind, name, pile) {
  const { view } = m;
  const seat = Number(name);
  const standing = () => [seatPart(m, seat).items[0]];
  if (kind === 'pile') return aboutPile(m, seat, pile);
  if (kind === 'stock') {
    const { cost, value, stock, for_sale: sale } = goodOf(m, name);
    return told(
      m,
      'stock',
      [
        `${upper(m.t('board.cube', { colour: name }))}. ${m.t('board.price', { cost: cost ?? 0, value, stock, sale: sale ? 'yes' : 'no' })}`,
      ],
      'R5',
    );
  }
  if (kind === 'place') return told(m, 'progress', standing(), 'R3');
  if (kind === 'lap') return told(m, 'finish', standing(), 'R40');
  if (kind === 'turn') return told(m, 'wear', view.drive ? [upper(wearNow(m, view.drive))] : [], 'R31');
  if (kind === 'money')
    return {
      title: m.t('board.money', { n: (view.phase === 'setup' ? view.pending?.money : view.drive?.money) ?? 0 }),
      text: [m.t(view.phase === 'setup' ? 'board.about.grid' : 'board.about.money')],
      rule: view.phase === 'setup' ? 'R13' : 'R29',
    };
  return null;
}

/** The move to a space that can't be driven to now, or none. @param {Model} m @param {string} id */
export function wished(m, id) {
  const [kind, space] = id.split('.');
  return kind === 'space' && m.live && !m.aims.some((aim) => aim.space === space) ? `go ${space}` : '';
}

/** Where the cube in hand leads, or every active one. @param {Model} m */
function reachWords(m) {
  const colour = cubeInHand(m.ctx);
  const reached = m.verbs.has('go')
    ? m.view.targets
    : Object.entries(m.view.reach).flatMap(([own, targets]) => (!colour || own === colour ? targets : []));
  const spaces = [...new Set(reached.map((/** @type {any} */ target) => target.space))].map((space) =>
    spaceWords(m, space),
  );
  return m.t('board.space.out', { n: spaces.length, spaces: spaces.slice(0, MOST_NAMED).join(', ') });
}

/** A name, texts and a rule for what was asked about. @param {Model} m @param {string} id */
export function about(m, id) {
  const [kind, name, pile] = id.split('.');
  const { view } = m;
  if (kind === 'cube') {
    const good = goodOf(m, name);
    const card = view.cards[name];
    const full = m.t.has(`card.${card}.text`) ? m.t(`card.${card}.text`) : '';
    const why = m.live ? whyNot(m, name) : '';
    return {
      title: upper(`${m.t('board.cube', { colour: name })}: ${m.t(`card.${card}.full`)}`),
      text: [
        upper(full || fullText(m, name)),
        ...(full ? [m.t('board.now', { text: fullText(m, name) })] : []),
        m.t('board.price', {
          cost: good.cost ?? 0,
          value: good.value,
          stock: good.stock,
          sale: good.for_sale ? 'yes' : 'no',
        }),
        ...(why ? [why] : []),
      ],
      rule: 'R17',
    };
  }
  if (kind === 'space') {
    const space = m.track.spaces.get(name);
    if (!space) return {};
    const here = view.seats.flatMap((side, seat) => (side.space === name ? [nameOf(m, seat)] : []));
    const aim = m.aims.find((one) => one.space === name);
    const title = spaceWords(m, name);
    return {
      title: upper(title),
      text: [
        ...(m.live && !aim && (m.verbs.has('go') || m.verbs.has('use')) ? [reachWords(m)] : []),
        m.t('board.space.long', {
          id: space.id,
          lane: space.lane,
          column: space.start,
          last: space.start + space.sections - 1,
          sections: space.sections,
          gear: space.colours.join('_'),
          wear: Math.max(...space.colours.map((colour) => COLOURS.indexOf(colour))) + 1,
        }),
        ...(space.grid ? [m.t('board.space.grid', { n: space.grid })] : []),
        ...(view.drive?.path ?? [])
          .filter((step) => step.space === name)
          .map((step) => upper(m.t('board.step', { colour: step.colour, where: title }))),
        ...(here.length ? [m.t('board.space.cars', { names: here.join(', ') })] : []),
        ...(aim ? [targetWords(m, aim)] : []),
      ],
      rule: 'R22',
    };
  }
  if (kind === 'seat') {
    const part = seatPart(m, Number(name));
    return { title: part.heading, text: part.items, rule: 'R4' };
  }
  return counted(m, kind, name, pile) ?? {};
}
