/** Pictures of buildings, cards and counters, in a box from -24 to 24 (inks: kit/icon.js). */
import { svg } from '../../base/lit.js';
import { TOKENS } from './figures.js';

/** @typedef {Record<string, unknown>} Icons */

/** What hangs outside a building. @type {Icons} */
export const EMBLEMS = {
  house: svg`<path class="i-line" d="M-20 2L0-18L20 2M-14 0V20H14V0" /><path class="i-fill" d="M-5 20V6H5V20Z" />`,
  farm: svg`<path class="i-line" d="M-18 20V-4L0-20L18-4V20ZM-8 20V4H8V20M-8 4L8 20M8 4L-8 20" />`,
  gas_station: svg`<path class="i-line" d="M-16 20V-20H6V20ZM-20 20H10M6-6H11V10A4 4 0 0 0 19 10V-6L12-14" /><path
    class="i-fill" d="M-11-15H1V-5H-11Z" />`,
  general_store: svg`<path class="i-fill" d="M-20-18H20L22-4H-22Z" /><path class="i-line"
  d="M-17-2V20H17V-2M-8 20V6H4V20" /><path class="i-cut-line" d="M-10-17L-12-5M0-17V-5M10-17L12-5" />`,
  diner: svg`<path class="i-line" d="M-12-20V20M-18-20V-10A6 6 0 0 0-6-10V-20" /><path class="i-fill"
  d="M8-20C16-18 18-6 16 2H12V20H8Z" />`,
  feed_store: svg`<path class="i-line" d="M0 22V-8" /><path class="i-fill"
  d="M0-8C-6-14-4-20 0-23C4-20 6-14 0-8ZM0 2C-10 0-12-6-12-12C-4-12 0-6 0 2ZM0 2C10 0 12-6 12-12C4-12 0-6 0 2ZM0 14C-10 12-12 6-12 0C-4 0 0 6 0 14ZM0 14C10 12 12 6 12 0C4 0 0 6 0 14Z" />`,
  hardware_store: svg`<path class="i-fill" d="M-20-18H10L18-10L10-6H-4V-2H-12V-6H-20Z" /><path class="i-fill"
  d="M-11 0H-5L-3 22H-13Z" />`,
  sheriff_office: svg`<path class="i-fill" d="M0-23L6-7L22-7L9 3L14 20L0 10L-14 20L-9 3L-22-7L-6-7Z" /><circle
    class="i-cut" r="4" cy="1" />`,
  clinic: svg`<path class="i-fill" d="M-7-21H7V-7H21V7H7V21H-7V7H-21V-7H-7Z" />`,
  gun_shop: svg`<path class="i-fill" d="M-22-12H20V-2H4L0 6H-8L-12 18H-21L-16-2H-22Z" /><path class="i-line"
  d="M4-1C4 6 2 7-5 7" />`,
  school: svg`<path class="i-fill" d="M0-18L23-8L0 2L-23-8Z" /><path class="i-line"
  d="M-13-2V11C-6 16 6 16 13 11V-2M20-7V10" />`,
  church: svg`<path class="i-fill" d="M-3-23H3V-15H10V-9H3V4H-3V-9H-10V-15H-3Z" /><path class="i-line"
  d="M-16 20V8L0-2L16 8V20Z" />`,
  arcade: svg`<path class="i-line"
  d="M-14 18C-22 18-23 8-20-2C-18-9-14-11-8-9H8C14-11 18-9 20-2C23 8 22 18 14 18C9 18 8 10 0 10C-8 10-9 18-14 18Z" /><path class="i-fill" d="M-14-1H-11V-4H-8V-1H-5V2H-8V5H-11V2H-14Z" /><circle class="i-fill" cx="9" cy="-2" r="2.500" /><circle class="i-fill" cx="13" cy="3" r="2.500" />`,
};

/** @type {Icons} */
export const SIGNS = {
  cards: svg`<path class="i-line" d="M-16-12L4-18L12 14L-8 20Z" /><path class="i-line" d="M6-18H16V14H13" />`,
  tiles: svg`<path class="i-line" d="M-18-18H18V18H-18Z" /><path class="i-fill" d="M-5-18H5V18H-5Z" /><path
    class="i-fill" d="M-18-5H18V5H-18Z" />`,
  supply: svg`<path class="i-line" d="M-18-6H18V18H-18ZM-18-6L-12-18H12L18-6M0-18V-6" /><circle class="i-fill" cx="-6"
  cy="6" r="3.500" /><circle class="i-fill" cx="6" cy="6" r="3.500" />`,
  boot: svg`<path class="i-fill" d="M-10-20H4V2C12 4 19 8 20 18H-12Z" /><path class="i-cut" d="M-14 19H22V22H-14Z" />`,
  play: svg`<path class="i-line" d="M-12-20H12V20H-12Z" /><path class="i-fill" d="M-5-8L8 0L-5 8Z" />`,
  weapon: svg`<path class="i-fill" d="M-22-6H12L20-10V-2L12 0H2L-2 6H-8L-12 14H-22L-18 0H-22Z" />`,
  turn: svg`<path class="i-line" d="M15-10A18 18 0 1 0 18 4" /><path class="i-fill" d="M20-20V-4H6Z" />`,
  time: svg`<circle class="i-line" r="19" /><path class="i-line" d="M0-11V0L8 5" />`,
  path: svg`<path class="i-line" d="M-16 18C-16 4 14 8 14-6C14-14 4-16-2-14" /><circle class="i-fill" cx="-16" cy="18"
  r="4.500" /><path class="i-fill" d="M-10-14L1-21V-6Z" />`,
  no: svg`<path class="i-line i-thick" d="M-12-12L12 12M12-12L-12 12" />`,
  yes: svg`<path class="i-line i-thick" d="M-14 1L-4 12L15-12" />`,
  fist: svg`<path class="i-fill" d="M-16-8H14C18-8 20-5 20-2V8C20 15 14 19 6 19H-6C-14 19-18 14-18 8Z" /><path
    class="i-cut-line" d="M-8-8V2M0-8V2M8-8V2M-18 4H4" />`,
  discard: svg`<path class="i-line" d="M-14-10H14L11 20H-11ZM-19-10H19M-6-10V-17H6V-10M-5-2V12M5-2V12" />`,
  answer: svg`<path class="i-line" d="M-4-16L-18-4L-4 8M-18-4H6C18-4 20 8 14 18" />`,
  star: svg`<path class="i-fill" d="M0-22C2-7 7-2 22 0C7 2 2 7 0 22C-2 7-7 2-22 0C-7-2-2-7 0-22Z" />`,
  roll: svg`<path class="i-line" d="M-16-16H16V16H-16Z" /><circle class="i-fill" cx="-7" cy="-7"
  r="3.500" /><circle class="i-fill" r="3.500" /><circle class="i-fill" cx="7" cy="7" r="3.500" />`,
  spawn: svg`<path class="i-fill" d="M-20-14C-14-22 14-22 20-14C14-8-14-8-20-14Z" /><path class="i-line"
  d="M0-4V18M-8 11L0 19L8 11" />`,
  doors: svg`<path class="i-line" d="M-12 20V-20H10V20M-20 20H18" /><circle class="i-fill" cx="4" cy="1" r="3" />`,
  life: TOKENS.life,
  bullet: TOKENS.bullet,
};

/** One picture for each title. @type {Icons} */
export const CARDS = {
  big_eyes: svg`<circle class="i-line" cx="-11" cy="-6" r="10" /><circle class="i-line" cx="11" cy="-6"
  r="10" /><circle class="i-fill" cx="-9" cy="-4" r="4" /><circle class="i-fill" cx="13" cy="-4"
  r="4" /><path class="i-line" d="M-4 16H4" />`,
  bright_lights: svg`<path class="i-fill" d="M-10 10C-18 2-16-18 0-18C16-18 18 2 10 10V14H-10Z" /><path class="i-line"
  d="M-6 19H6M-22-14L-18-12M22-14L18-12M0-24V-22" />`,
  faked_crop_circles: svg`<circle class="i-line" cx="-9" cy="4" r="12" /><circle class="i-line" cx="10" cy="-4"
  r="9" /><circle class="i-fill" cx="-9" cy="4" r="4" /><circle class="i-fill" cx="10" cy="-4"
  r="3" /><path class="i-line" d="M-18-14L-8-20M18 14L8 20" />`,
  green_slime: svg`<path class="i-fill"
  d="M-20-18H20V-4C20 4 14 4 14-2C14 12 6 12 6 2C6 24-4 24-4 4C-4 10-12 10-12 0C-12 6-20 4-20-4Z" />`,
  how_to_cook: svg`<path class="i-line" d="M-16 0V12C-16 18-12 20-8 20H8C12 20 16 18 16 12V0M-22 0H22" /><path
    class="i-line" d="M-8-6C-12-12-4-12-8-20M2-6C-2-12 6-12 2-20M12-6C8-12 16-12 12-20" />`,
  landing_party: svg`<path class="i-fill" d="M-22-8C-16-16 16-16 22-8C16-2-16-2-22-8Z" /><path class="i-line"
  d="M-10 0L-14 20M10 0L14 20M-18 20H-8M8 20H18M0 2V18M-5 13L0 19L5 13" />`,
  levitation: svg`<circle class="i-fill" cx="0" cy="-14" r="6" /><path class="i-line"
  d="M-12 0L0-6L12 0M0-6V6L-8 14M0 6L8 14" /><path class="i-line" d="M-18 21H18" stroke-dasharray="4 5" />`,
  mass_hysteria: svg`<circle class="i-line" r="15" cy="2" /><path class="i-fill"
  d="M-5 4C-5 0 5 0 5 4V10C5 14-5 14-5 10Z" /><path class="i-line"
  d="M-8-4L-4-2M8-4L4-2M-20-16L-15-12M20-16L15-12M0-23V-18" />`,
  memory_drain: svg`<path class="i-line"
  d="M-6 20V12C-16 10-18-2-14-10C-8-20 10-20 14-10C16-4 14 0 18 4L14 7V12H6V20" /><path class="i-fill"
  d="M0-10C5-10 6-3 2-2C-1-1 0 2-3 2L-2 6C2 6 3 3 3 2C10 0 9-14 0-14C-5-14-7-11-7-8H-3C-3-9-2-10 0-10Z" />`,
  pod_people: svg`<path class="i-line" d="M0-22C16-16 16 14 0 22C-16 14-16-16 0-22Z" /><circle class="i-fill" cx="0"
  cy="-5" r="5" /><path class="i-fill" d="M-6 12C-6 2 6 2 6 12Z" />`,
  stupid_humans: svg`<path class="i-line" d="M-16-16H6V6H-16Z" /><circle class="i-fill" cx="-5" cy="-5"
  r="3" /><path class="i-line i-thick" d="M6 16H20" />`,
  end_of_world: svg`<circle class="i-line" r="17" /><path class="i-line"
  d="M-17 0H17M0-17C-9-8-9 8 0 17C9 8 9-8 0-17" /><path class="i-fill" d="M-24-20L-20-24L24 20L20 24Z" />`,
  video_game: svg`<path class="i-line" d="M-18-16H18V12H-18ZM-8 20H8M0 12V20" /><path class="i-fill"
  d="M-10-8H-4V-2H2V-8H8V-2H10V6H4V2H-6V6H-12V-2H-10Z" />`,
  tractor_beam: svg`<path class="i-fill" d="M-20-14C-14-22 14-22 20-14C14-8-14-8-20-14Z" /><path class="i-line"
  d="M-10-8L-18 20M10-8L18 20" stroke-dasharray="5 4" /><circle class="i-fill" cx="0" cy="4"
  r="4" /><path class="i-fill" d="M-5 18C-5 8 5 8 5 18Z" />`,
  we_come_in_peace: svg`<circle class="i-line" r="19" /><path class="i-line" d="M0-19V19M0 1L-14 14M0 1L14 14" />`,
  agent_xxxx: svg`<path class="i-fill"
  d="M-20-4H20L16-8C14-18 10-20 0-18C-10-20-14-18-16-8ZM-14 2H-2V8C-6 12-12 10-14 2ZM2 2H14C12 10 6 12 2 8Z" /><path
    class="i-line" d="M-8 20L0 15L8 20" />`,
  candy: svg`<circle class="i-line" r="10" /><path class="i-fill"
  d="M-10-3L-22-12V12L-10 3ZM10-3L22-12V12L10 3Z" /><path class="i-line" d="M-5-6C0-2 0 2-5 6M5-6C0-2 0 2 5 6" />`,
  four_sided_dice: svg`<path class="i-line" d="M0-20L20 12L-6 19ZM0-20L-20 10L-6 19" /><text class="i-number" x="5"
  y="9" text-anchor="middle">4</text>`,
  get_off_my_land: svg`<path class="i-line" d="M0 22V-2" /><path class="i-fill" d="M-20-20H20V0H-20Z" /><path
    class="i-cut-line" d="M-12-15L12-5M12-15L-12-5" />`,
  homeland_security: svg`<path class="i-line" d="M0-22L18-14C18 4 12 14 0 22C-12 14-18 4-18-14Z" /><path class="i-fill"
  d="M-4-8H4V-1H10V6H4V12H-4V6H-10V-1H-4Z" />`,
  go_time: svg`<circle class="i-line" cy="3" r="17" /><path class="i-line"
  d="M0-14V-22M-6-22H6M13-12L17-16M0 3L8-5" /><circle class="i-fill" cy="3" r="3" />`,
  martial_law: svg`<path class="i-line" d="M-20 20V0L-6-12L8 0V20Z" /><path class="i-fill" d="M-11 20V6H-1V20Z" /><path
    class="i-line" d="M22 4H12M17-1L12 4L17 9" />`,
  mp3_player: svg`<path class="i-line" d="M-12-8H12V20H-12Z" /><circle class="i-fill" cy="10"
  r="5" /><path class="i-line" d="M-8-3H8M0-8C0-20-18-20-18-8M0-8C0-20 18-20 18-8" />`,
  nuclear: svg`<circle class="i-fill" r="4" /><path class="i-fill"
  d="M-4-7L-12-20A23 23 0 0 1 12-20L4-7A8 8 0 0 0-4-7ZM8 0H23A23 23 0 0 1 12 20L4 7A8 8 0 0 0 8 0ZM-8 0A8 8 0 0 0-4 7L-12 20A23 23 0 0 1-23 0Z" />`,
  presidential: svg`<path class="i-fill" d="M-14 4H14L10 22H-10Z" /><path class="i-line" d="M-6 4V-6M6 4V-6" /><circle
    class="i-fill" cx="-6" cy="-10" r="4" /><circle class="i-fill" cx="6" cy="-10" r="4" /><path class="i-line"
    d="M-18-14L-14-12M18-14L14-12" />`,
  searchlight: svg`<path class="i-fill" d="M-20 4L-8-8L2 2L-10 14Z" /><path class="i-line"
  d="M-4-12L18-20M6 6L22 14M-12 14L-16 22M2-5L21-4" />`,
  shotgun: svg`<path class="i-fill" d="M24-12L-4 4L-10 4L-22 14L-18 20L-8 12L0 8L24-6Z" /><path class="i-line"
  d="M-2 8C-2 14-6 15-8 13" />`,
  signal_jammer: svg`<path class="i-line"
  d="M0 20V0M-7 20H7M-8-4A11 11 0 0 1-8-18M8-4A11 11 0 0 0 8-18M-15 2A20 20 0 0 1-15-22M15 2A20 20 0 0 0 15-22" /><circle class="i-fill" cy="-4" r="4" /><path class="i-line i-thick" d="M-18 18L18-20" />`,
  take_her: svg`<circle class="i-fill" cx="-11" cy="-8" r="6" /><path class="i-fill" d="M-19 14C-19-2-3-2-3 14Z" /><path
    class="i-line" d="M4 0H18M12-7L20 0L12 7" />`,
  teleported: svg`<circle class="i-fill" cx="0" cy="-8" r="5" /><path class="i-fill" d="M-6 12C-6-2 6-2 6 12Z" /><path
    class="i-line" d="M-14-20V20M14-20V20" stroke-dasharray="3 5" /><ellipse class="i-line" cx="0" cy="17" rx="16"
    ry="5" />`,
  no_way_lose: svg`<path class="i-fill" d="M-20-10L-2 0L-20 10ZM0-10L18 0L0 10Z" /><text class="i-number" x="16" y="20"
  text-anchor="middle">×2</text>`,
  not_happening: svg`<circle class="i-line" r="19" /><path class="i-line i-thick" d="M-13-13L13 13" />`,
  not_the_human: svg`<circle class="i-line" cx="-6" cy="-6" r="11" /><path class="i-line i-thick"
  d="M2 2L12 12" /><path class="i-line" d="M10-18L20-8M20-18L10-8" />`,
  wait: svg`<path class="i-line" d="M-16-16H6V6H-16Z" /><circle class="i-fill" cx="-5" cy="-5"
  r="3" /><path class="i-line i-thick" d="M6 16H20M13 9V23" />`,
  very_angry: svg`<circle class="i-line" r="19" /><path class="i-line i-thick" d="M-12-8L-4-3M12-8L4-3" /><path
    class="i-line" d="M-9 12C-6 5 6 5 9 12" /><circle class="i-fill" cx="-7" cy="1" r="2.500" /><circle class="i-fill"
    cx="7" cy="1" r="2.500" />`,
};

/** Titles that belong to the Martians. */
export const MARTIAN_CARDS = new Set([
  'big_eyes',
  'bright_lights',
  'faked_crop_circles',
  'green_slime',
  'how_to_cook',
  'landing_party',
  'levitation',
  'mass_hysteria',
  'memory_drain',
  'pod_people',
  'stupid_humans',
  'end_of_world',
  'video_game',
  'tractor_beam',
  'we_come_in_peace',
]);
/** Titles that lie before their owner until used. */
export const WEAPONS = new Set(['four_sided_dice', 'mp3_player', 'searchlight', 'shotgun', 'signal_jammer']);
/** Titles that answer another card. */
export const REACTIONS = new Set(['take_her', 'not_happening', 'not_the_human']);
