/**
 * A few soft sounds and a short shake for what has just happened, made here and now; off until somebody switches them
 * on, and never the only sign of anything.
 * @typedef {'click' | 'coin' | 'die' | 'chime'} Voice
 * @typedef {import('../base/types.js').LogEntry} LogEntry
 */
import { settings } from '../storage/settings.js';

const LOUD = { off: 0, low: 0.05, middle: 0.12, high: 0.25 };
const SHAKES = { click: 8, coin: 12, die: [10, 30, 10], chime: [25, 60, 25] };

/** Each tone: when it begins, how high, how long (seconds, hertz). @type {Record<Voice, [number, number, number][]>} */
const TONES = {
  click: [[0, 320, 0.05]],
  coin: [
    [0, 1320, 0.07],
    [0.06, 1760, 0.16],
  ],
  die: [
    [0, 210, 0.04],
    [0.07, 260, 0.04],
    [0.13, 190, 0.05],
    [0.18, 230, 0.06],
  ],
  chime: [
    [0, 660, 0.3],
    [0.14, 880, 0.45],
  ],
};

/** Events that sound like more than a piece laid down. @type {Record<string, Voice>} */
const VOICES = {
  rolled: 'die',
  rolled_fight: 'die',
  rolled_march: 'die',
  rolled_move: 'die',
  bought: 'coin',
  sold: 'coin',
  sell_done: 'coin',
  paid: 'coin',
};

/** @type {AudioContext | null} */
let room = null;

/** @param {Voice} voice */
export function sound(voice) {
  const volume = LOUD[settings.sound];
  if (settings.shake) navigator.vibrate?.(SHAKES[voice]);
  if (!volume || typeof AudioContext === 'undefined') return;
  room ??= new AudioContext();
  if (room.state === 'suspended') room.resume().catch(() => undefined); // until somebody has pressed something
  for (const [after, high, long] of TONES[voice]) {
    const start = room.currentTime + after;
    const tone = new OscillatorNode(room, { type: voice === 'die' ? 'triangle' : 'sine', frequency: high });
    const swell = new GainNode(room, { gain: 0 });
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(volume, start + 0.006);
    swell.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(swell).connect(room.destination);
    tone.start(start);
    tone.stop(start + long + 0.02);
  }
}

/**
 * What new entries of the log sound like; a chime when it is one's turn after somebody else's.
 * @param {readonly LogEntry[]} entries
 * @param {number | null} viewer
 * @param {boolean} yours
 * @returns {Voice | null}
 */
export function voiceOf(entries, viewer, yours) {
  if (!entries.length) return null;
  if (yours && entries.some(({ seat }) => seat !== null && seat !== viewer)) return 'chime';
  const voices = entries.flatMap(({ events }) => events.flatMap(({ kind }) => VOICES[kind] ?? []));
  return voices[0] ?? 'click';
}

/** @param {readonly LogEntry[]} entries @param {number | null} viewer @param {boolean} yours */
export function soundOf(entries, viewer, yours) {
  if (settings.sound === 'off' && !settings.shake) return;
  const voice = voiceOf(entries, viewer, yours);
  if (voice) sound(voice);
}
