/** What a piece is: picture, name, text, and the rule it hangs on. */
import { html, nothing } from '../base/lit.js';
import { gameTexts, t } from '../words/i18n.js';
import { refusalText, wordsOf } from '../words/sentences.js';
import { update } from '../base/update.js';
import { href } from '../base/router.js';
import { MOVE } from '../table/boardinput.js';
import { dialogFrame } from './dialog.js';
import { pieceOf, ruleOfPiece } from './pieces.js';
import { ruleNow, withRuleLinks } from './rulelink.js';

/** @typedef {import('../table/session.js').Session} Session */

/** Texts that also stand in the middle of sentences begin with a capital here. @param {string} text */
const begun = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What a button of the board would do, and the rule in force.
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 * @param {import('../boards/board.js').BoardContext | null} ctx
 * @param {string} pattern
 */
function moveDialog(session, renderer, ctx, pattern) {
  const text = (ctx && renderer?.describe(pattern, ctx)) ?? pattern;
  return dialogFrame(
    t('inspect'),
    html`<div class="inspect"><p>${begun(text)}</p><p>${ruleNow(
      session.state.slug,
      session.state.table?.prompt,
    )}</p></div>`,
    { name: 'inspect' },
  );
}

/**
 * Why what was asked about can't be played now, once the rules have said so.
 * @type {WeakMap<Session, {about: string, refusals: import('../base/types.js').Refusal[]}>}
 */
const reasons = new WeakMap();

/**
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 * @param {import('../boards/board.js').BoardContext | null} ctx
 * @param {string} id
 */
function whyNotNow(session, renderer, ctx, id) {
  const wish = ctx && session.state.mayAct && !session.state.study ? (renderer?.wish?.(id, ctx) ?? '') : '';
  if (!wish) return nothing;
  const about = `${session.state.turn} ${wish}`;
  const found = reasons.get(session);
  if (found?.about !== about) {
    reasons.set(session, { about, refusals: [] });
    session.refusalsOf(wish).then((refusals) => {
      reasons.set(session, { about, refusals });
      update();
    });
    return nothing;
  }
  return found.refusals.slice(0, 1).map(
    (refusal) => html`<p class="refusal" role="status">${refusalText(session.state, refusal)}
    ${
      refusal.rule
        ? html`<a class="rule-link"
      href=${href('rules', session.state.slug, refusal.rule)}>${t('rules.number', { rule: refusal.rule })}</a>`
        : nothing
    }</p>`,
  );
}

const USUAL = 'usual';

/**
 * How the holder of a card wants to be asked about it while others play.
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 * @param {string} id
 */
function stopField(session, renderer, id) {
  const { table, viewer, study, distant, watching, stops } = session.state;
  const open = table && viewer !== null && !table.result && !study && !distant && !watching;
  const found = open ? renderer?.stopAt?.(id, table.view, viewer) : null;
  if (!found) return nothing;
  const { card, ways } = found;
  return html`<fieldset class="plain"><legend>${t('stops.title')}</legend><div class="segments">
    ${[USUAL, ...ways].map(
      (way) => html`<label class="segment"><input type="radio" name="stop" value=${way}
      .checked=${(stops[card] ?? USUAL) === way}
      @change=${() => session.setStop(card, way)} /><span>${t(`stops.${way}`)}</span></label>`,
    )}
  </div></fieldset>`;
}

/**
 * @param {Session} session
 * @param {import('../boards/board.js').Board | null} renderer
 * @param {import('../boards/board.js').BoardContext | null} ctx
 * @param {string} id
 */
export function inspectDialog(session, renderer, ctx, id) {
  if (id.startsWith(MOVE)) return moveDialog(session, renderer, ctx, id.slice(MOVE.length));
  const { slug } = session.state;
  const words = wordsOf(session.state);
  /** @type {import('../boards/board.js').About} */
  const own = (ctx && renderer?.inspect?.(id, ctx)) ?? {};
  const title = own.title ?? begun(words.has(id) ? words(id) : t('inspect'));
  const kept = [`${id}.sort`, `${id}.text`, id.replace('part.', 'glossary.')].flatMap((key) =>
    key !== id && words.has(key) ? [begun(words(key))] : [],
  );
  const texts = own.text ?? kept;
  const rule = own.rule ?? ruleOfPiece(gameTexts(slug), id);
  const picture = words.has(id)
    ? pieceOf(slug, id, words(id), words.has(`${id}.letter`) ? words(`${id}.letter`) : '')
    : '';
  return dialogFrame(
    title,
    html`<div class="inspect">
    ${whyNotNow(session, renderer, ctx, id)}
    ${picture ? html`<span class="part-picture" aria-hidden="true">${picture}</span>` : nothing}
    ${
      texts.length
        ? texts.map((text) => html`<p>${withRuleLinks(text, slug)}</p>`)
        : html`<p>${t('inspect.nothing')}</p>`
    }
    ${
      rule
        ? html`<p><a class="rule-link" href=${href('rules', slug, rule)}>${t('rules.number', { rule })}</a></p>`
        : nothing
    }
    ${stopField(session, renderer, id)}
  </div>`,
    { name: 'inspect' },
  );
}
