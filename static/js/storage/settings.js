/**
 * What the player chose for himself; kept in this browser only.
 *
 * @typedef {'off' | 'fast' | 'normal' | 'slow' | 'step'} Pace
 * @typedef {'off' | 'low' | 'middle' | 'high'} Volume
 * @typedef {{lang: string, theme: 'auto' | 'light' | 'dark', pace: Pace, autoForced: boolean, autoHelp: boolean,
 *   forecast: boolean, tips: boolean, letterKeys: boolean, steps: 'press' | 'off', presses: 'one' | 'two',
 *   asks: 'always' | 'useful' | 'mine',
 *   sound: Volume, shake: boolean, name: string}} Settings
 */
import { askedTheme, controls } from '../base/hostpage.js';
import { readText, writeText } from './safestorage.js';

const KEY = 'regolo.settings';

/** @type {Record<string, unknown[]>} */
const allowed = {
  lang: ['it', 'en'],
  theme: ['auto', 'light', 'dark'],
  pace: ['off', 'fast', 'normal', 'slow', 'step'],
  steps: ['press', 'off'],
  presses: ['one', 'two'],
  asks: ['always', 'useful', 'mine'],
  sound: ['off', 'low', 'middle', 'high'],
};

/** Milliseconds that a computer's whole turn is given, whatever the number of its moves. */
export const TURNS = { off: 0, fast: 600, normal: 1500, slow: 3400, step: 0 };

/** Milliseconds between two moves of a game that is looked back at. */
export const PACES = { off: 0, fast: 350, normal: 800, slow: 1700, step: 0 };

function firstLanguage() {
  return navigator.languages?.some((lang) => lang.startsWith('it')) || !navigator.language?.startsWith('en')
    ? 'it'
    : 'en';
}

/** @returns {Settings} */
function read() {
  /** @type {any} */
  const found = {
    lang: firstLanguage(),
    theme: 'auto',
    pace: 'normal',
    autoForced: false,
    autoHelp: true,
    forecast: true,
    tips: true,
    letterKeys: true,
    steps: 'press',
    presses: 'one',
    asks: 'mine',
    sound: 'off',
    shake: false,
    name: '',
  };
  try {
    const kept = JSON.parse(readText(KEY) ?? '{}');
    for (const [key, value] of Object.entries(kept)) {
      if (key in found && typeof value === typeof found[key] && (!allowed[key] || allowed[key].includes(value)))
        found[key] = value;
    }
  } catch {
    // unreadable settings are no loss: the defaults serve
  }
  if (askedTheme && allowed.theme.includes(askedTheme)) found.theme = askedTheme;
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked && allowed.lang.includes(asked)) found.lang = asked;
  return found;
}

export const settings = read();

/** @type {Set<(key: keyof Settings) => void>} */
const listeners = new Set();

/** @param {(key: keyof Settings) => void} listener */
export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @template {keyof Settings} K @param {K} key @param {Settings[K]} value */
export function setSetting(key, value) {
  if (settings[key] === value) return;
  settings[key] = value;
  if (!controls) writeText(KEY, JSON.stringify(settings)); // in somebody's page the page's owner chooses
  applySettings();
  for (const listener of listeners) listener(key);
}

/** Puts theme, language and pace where the style sheets see them. */
export function applySettings() {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.pace = settings.pace;
  root.dataset.motion = settings.pace === 'off' ? 'off' : 'on';
}
