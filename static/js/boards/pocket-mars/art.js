/**
 * The five Buildings as domes on the red ground, 160 wide and 112 high, each with an outline of its own. The plate in
 * the middle takes a number.
 */
import { svg } from '../../base/lit.js';

/** @type {Record<string, unknown>} */
const DOMES = {
  energy: svg`<path class="dome-part" d="M2 94L20 50L40 58L24 104H8ZM158 94L140 50L120 58L136 104H152Z" />
    <path class="dome-rib" d="M13 94L30 54M147 94L130 54M10 74L34 82M150 74L126 82M6 88L28 96M154 88L132 96" />
    <path class="dome-line" d="M80 34V8M68 14H92M72 8H88" />
    <path class="dome-body" d="M28 106V86A52 54 0 0 1 132 86V106Z" /><path class="dome-rib"
      d="M80 32C54 44 46 70 46 106M80 32C106 44 114 70 114 106" />`,
  ecosystem: svg`<circle class="dome-part" cx="30" cy="84" r="25" /><circle class="dome-part" cx="130" cy="84" r="25" />
    <circle class="dome-body" cx="80" cy="60" r="48" /><path class="dome-rib"
      d="M36 42C60 56 100 56 124 42M32 74C60 88 100 88 128 74" />
    <path class="dome-line" d="M80 12V4" /><path class="dome-part"
      d="M80 6C68 8 62 2 62-4C74-6 80-2 80 6ZM81 4C82-4 90-8 100-6C98 2 90 8 81 4Z" />
    <path class="dome-ground" d="M2 106V98H158V106Z" />`,
  water: svg`<path class="dome-part" d="M6 106V72A15 15 0 0 1 36 72V106ZM124 106V72A15 15 0 0 1 154 72V106Z" />
    <path class="dome-line" d="M36 84H48M112 84H124M36 94H48M112 94H124" />
    <path class="dome-body" d="M80-6C98 20 116 40 116 64V106H44V64C44 40 62 20 80-6Z" /><path class="dome-rib"
      d="M44 98H116M62 30C54 44 52 56 52 66" />`,
  science: svg`<path class="dome-line" d="M18 104V66M8 106L18 84L28 106" /><path class="dome-part"
  d="M2 52C2 70 18 80 34 70L14 40C6 42 2 46 2 52Z" /><path class="dome-line" d="M20 56L32 40" />
    <path class="dome-part" d="M92 34L124-4L142 10L110 50Z" /><path class="dome-rib" d="M118 4L136 18" />
    <path class="dome-body" d="M34 106V80A46 50 0 0 1 126 80V106Z" /><path class="dome-rib"
      d="M34 92H126M66 32C60 44 58 50 58 56M94 32C100 44 102 50 102 56" />
    <path class="dome-part" d="M126 106V92H152V106Z" />`,
  construction: svg`<path class="dome-line" d="M54 44V0M54 2H142M54 2L30 14V24M126 2V18M54 14L72 2M54 28L62 18" /><path
    class="dome-part" d="M118 18H134V28H118Z" />
    <path class="dome-body" d="M18 106L42 42H118L142 106Z" /><path class="dome-rib"
      d="M34 64H126M26 86H134M62 42L54 106M98 42L106 106" />`,
};

/**
 * @param {string} building @param {number | null} value  to beat; none for the Building that houses nobody
 */
export const domeArt = (building, value) => svg`<g class=${`dome hue-${building}`}>
  <path class="dome-shadow" d="M-6 106H166L150 112H10Z" />${DOMES[building]}
  ${
    value === null
      ? ''
      : svg`<circle class="dome-plate" cx="80" cy="72" r="27" /><text class="dome-value" x="80" y="87"
    text-anchor="middle">${value}</text>`
  }
</g>`;

/** A Ship from the side, 260 by 72, nose to the right; seven windows for those on board. @param {unknown[]} windows */
export const shipArt = (windows) => svg`<g class="ship-side">
  <path class="ship-fin" d="M30 22L6 2H44L70 18ZM30 50L6 70H44L70 54Z" /><path class="ship-nozzle" d="M2 26H22V46H2Z" />
  <path class="ship-hull"
    d="M18 36C18 22 34 14 60 14H184C216 14 244 24 258 36C244 48 216 58 184 58H60C34 58 18 50 18 36Z" />
  <path class="ship-line" d="M222 19C232 24 232 48 222 53M44 16C38 26 38 46 44 56" />
  ${windows.map(
    (inside, i) => svg`<g transform=${`translate(${64 + i * 24.5} 36)`}><circle class="ship-window"
    r="11" />${inside}</g>`,
  )}
</g>`;

const HILLS = 'M0 64L40 40L84 58L138 30L196 60L250 44L300 62L360 26L420 58L470 40L530 64V120H0Z';

/** A stamp of the table: the five domes on the ground, each with its value. @param {any} view */
export const stamp = (view) => svg`<rect class="stamp-sky" width="530" height="220" /><path class="stamp-hills"
d=${HILLS} /><rect class="stamp-ground" y="112" width="530" height="108" />
  ${view.row.map(
    (
      /** @type {string} */ building,
      /** @type {number} */ i,
    ) => svg`<g transform=${`translate(${10 + i * 104} 84) scale(.6)`}>${domeArt(
      building,
      view.buildings[building].to_beat,
    )}</g>
    ${view.buildings[building].one.map((/** @type {number} */ n, /** @type {number} */ side) => {
      const all = n + view.buildings[building].two[side];
      return all
        ? svg`<g class=${`seat-${side + 1}`}><circle class="stamp-pawn" cx=${26 + i * 104 + side * 22} cy="176"
        r="10" /><text class="stamp-n" x=${26 + i * 104 + side * 22} y="181" text-anchor="middle">${all}</text></g>`
        : '';
    })}`,
  )}`;
