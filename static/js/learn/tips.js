/**
 * Cards of the first free game: each once, when its prompt comes up for you.
 * @typedef {import('../table/session.js').Session} Session
 */
import { loadMaterial, materialOf } from './material.js';
import { onSetting, settings } from '../storage/settings.js';
import { dropText, keysFrom, readText, writeText } from '../storage/safestorage.js';
import { isReadable, listGames } from '../storage/games.js';

const KEPT = 'regolo.tips.';
const STAYS = 2; // decisions that a card outlives if nobody puts it away

/** @typedef {{game: string, counts: Record<string, number>, seen: string[], at: number}} Kept */

/** @param {string} slug @returns {Kept | null} */
function read(slug) {
  try {
    const kept = JSON.parse(readText(KEPT + slug) ?? 'null');
    return kept && Array.isArray(kept.seen) && typeof kept.counts === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** The first free game of its title in this browser? @param {Session} session */
function isFirst({ id, state: { slug } }) {
  return !listGames().some((game) => isReadable(game) && game.game === slug && game.id !== id && game.at > 0);
}

export class Tips {
  /**
   * @param {Session} session
   * @param {() => boolean} short is there so little room that a card would lie over the hand?
   */
  constructor(session, short = () => false) {
    this.session = session;
    this.short = short;
    /** The card to be read now. */
    this.shown = '';
    /** Only its name is seen, out of the way of the hand. */
    this.folded = false;
    /** Decisions since it came. */
    this.age = 0;
    /** @type {Kept | null} */
    this.kept = null;
    /** Does it belong to this game? @type {boolean | null} */
    this.ours = null;
    if (!session.state.study && settings.tips && session.state.slug) loadMaterial(session.state.slug);
  }

  /** Will this game have any? Then there is room for them from the first drawing on. */
  get expected() {
    const { slug, study } = this.session.state;
    if (!settings.tips || study || !slug) return false;
    this.ours ??= (read(slug)?.game ?? (isFirst(this.session) ? this.session.id : '')) === this.session.id;
    return this.ours;
  }

  /** Looks at what is asked of the player now; says which card is to be shown. */
  now() {
    const { session } = this;
    const { table, slug } = session.state;
    if (!settings.tips || session.state.study || session.state.branch || session.state.watching) return '';
    if (!table || table.result) return '';
    if (session.state.mayAct && table.prompt) this.asked(table.prompt.key.replace(/^prompt\./, ''), table.at, slug);
    return this.shown;
  }

  /** @param {string} prompt @param {number} at @param {string} slug */
  asked(prompt, at, slug) {
    const tips = materialOf(slug)?.tips;
    if (!tips) return;
    this.kept ??=
      read(slug) ?? (isFirst(this.session) ? { game: this.session.id, counts: {}, seen: [], at: -1 } : null);
    const { kept } = this;
    if (!kept || kept.game !== this.session.id || at <= kept.at) return;
    kept.at = at;
    const count = (kept.counts[prompt] ?? 0) + 1;
    kept.counts[prompt] = count;
    const tip = [`${prompt}.${count}`, prompt].find((key) => key in tips && !kept.seen.includes(key));
    this.age += 1;
    if (!tip && this.age > STAYS) this.dismiss();
    if (tip) {
      this.shown = tip;
      this.folded = this.short();
      this.age = 0;
      kept.seen.push(tip);
    }
    writeText(KEPT + slug, JSON.stringify(kept));
  }

  dismiss() {
    this.shown = '';
    this.folded = false;
  }

  /** Says whether there was anything to fold away. */
  fold() {
    if (!this.shown || this.folded) return false;
    this.folded = true;
    return true;
  }

  unfold() {
    this.folded = false;
  }
}

/** Whoever switches them on again sees them all again. */
onSetting((key) => {
  if (key === 'tips' && settings.tips) for (const name of keysFrom(KEPT)) dropText(name);
});
