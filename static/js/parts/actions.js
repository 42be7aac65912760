/** What you can do now: the choice so far, confirm, and every possibility as an ordinary button. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { href } from '../base/router.js';
import { refusalText, sentences, sinceLastTurn } from '../words/sentences.js';
import { isWide, openDialog, ui } from '../table/ui.js';
import { hintView } from './hint.js';
import { icon } from './controlicons.js';
import { stepsView } from './stepsview.js';

/** @typedef {import('../table/session.js').Session} Session */
/**
 * @typedef {{session: Session, renderer: import('../boards/board.js').Board | null,
 *   ctx: import('../boards/board.js').BoardContext | null, input: import('../table/boardinput.js').BoardInput}} Here
 */

/** @param {Here} here @param {string} pattern @param {boolean} [spot] only where to look for it @returns {string} */
export function describe({ renderer, ctx }, pattern, spot = false) {
  if (!ctx) return pattern;
  return (spot && renderer?.spot?.(pattern, ctx)) || renderer?.describe(pattern, ctx) || pattern;
}

/** @param {number} length @param {string} verb @param {number} place @param {string} word */
function patternOf(length, verb, place, word) {
  return Array.from({ length }, (_, i) => (i === place ? word : i === 0 ? verb : '*')).join(' ');
}

/** The words of a move in order: settled ones as chips, the first open one as buttons. @param {Here} here */
function steps(here) {
  const { session, renderer } = here;
  const { picker } = session.state;
  const left = picker.matching();
  const length = Math.max(...left.map((move) => move.split(' ').length), 1);
  const verbs = picker.choices(0);
  const order = renderer?.order ?? [];
  verbs.sort((a, b) => (order.indexOf(a) + 1 || 99) - (order.indexOf(b) + 1 || 99));
  const chosen = picker.selection.split(' ');
  const verb = verbs.length === 1 ? verbs[0] : chosen[0] || '*';
  const groups = [];
  let open = false;
  for (let place = verbs.length > 1 ? 0 : 1; place < Math.max(length, 1); place += 1) {
    const settled = chosen[place] && chosen[place] !== '*' ? chosen[place] : '';
    const words = place === 0 ? verbs : picker.choices(place);
    const only = settled || (words.length === 1 ? words[0] : '');
    if (!only && open) continue;
    groups.push(group(here, { place, words, settled, only, pattern: (word) => patternOf(length, verb, place, word) }));
    if (!only) open = true;
  }
  if (length === 1 && verbs.length === 1) groups.push(choiceButton(here, verbs[0]));
  return html`<div class="steps">${groups}</div>`;
}

/**
 * @param {Here} here
 * @param {{place: number, words: string[], settled: string, only: string, pattern: (word: string) => string}} step
 */
function group(here, { place, words, settled, only, pattern }) {
  const { session, renderer, ctx } = here;
  const question = (ctx && renderer?.question?.(place, ctx)) ?? t('actions.choose');
  if (only) {
    return html`<p class="step-settled"><span class="chip">${describe(here, pattern(only))}</span>
      ${
        settled
          ? html`<button type="button" class="icon-button small"
        aria-label=${t('actions.change', { what: describe(here, pattern(only)) })}
        @click=${() => here.input.drop(session, pattern(only))}>${icon('close')}</button>`
          : nothing
      }</p>`;
  }
  return html`<fieldset class="step"><legend>${question}</legend>
    <div class="choices">${words.map((word) => choiceButton(here, pattern(word)))}</div></fieldset>`;
}

/** @param {Here} here @param {string} pattern */
function choiceButton(here, pattern) {
  const { session, input } = here;
  return html`<button type="button" class="choice" data-pattern=${pattern} ?disabled=${session.state.willAct}
    @click=${() => input.choose(pattern, session)}
    @pointerenter=${() => input.point(session, pattern)}
    @pointerleave=${() => input.point(session, '')}>${describe(here, pattern)}</button>`;
}

/** What the move would do, in the words of the log. @param {Here} here @param {string} move */
function consequence({ session }, move) {
  const preview = session.state.previews.get(move);
  if (!preview) return nothing;
  const text = sentences(session.state, preview.events).join(' ');
  return html`${text ? html`<p class="consequence">${text}</p>` : nothing}${
    preview.reveals
      ? html`<p
    class="no-way-back">${t('actions.reveals')}</p>`
      : nothing
  }`;
}

/** A move that gives something away is said so before it is made. @param {Here} here @param {string} move */
function warning({ renderer, ctx, input }, move) {
  const text = (ctx && renderer?.warns?.(move, ctx)) ?? '';
  return text
    ? html`<p class="warns">${icon('warn')} <span>${text}${
        input.insisted === move
          ? html` <strong
      class="insists">${t('actions.insist')}</strong>`
          : nothing
      }</span></p>`
    : nothing;
}

/** Back to the first move of a long turn. @param {Session} session */
function restart(session) {
  const steps = session.state.study?.kind === 'lesson' ? 0 : session.state.turnSteps;
  return steps > 1
    ? html`<button type="button" class="button" ?disabled=${session.state.willAct}
    @click=${() => session.undo(steps)}>${icon('undo')}${t('undo.turn')}</button>`
    : nothing;
}

/** @param {Here} here */
function confirmBar(here) {
  const { session } = here;
  const { picker } = session.state;
  const move = picker.only();
  const clear = () => here.input.cancel(session);
  if (picker.plan) return planBar(here, clear);
  return html`<div class="confirm ${move ? 'is-ready' : ''}">
    <div class="confirm-said">${
      move
        ? html`<p class="confirm-what">${describe(here, move)}</p>${warning(here, move)}${consequence(here, move)}
          ${(here.ctx && here.renderer?.ahead?.(move, here.ctx)) ?? nothing}`
        : html`<p class="muted">${picker.selection ? describe(here, picker.selection) : t('actions.start')}</p>`
    }</div>
    <div class="confirm-acts">
      <button type="button" class="button button-main" id="confirm" ?disabled=${!move || session.state.willAct}
        @click=${() => here.input.confirm(session)}>${icon('check')}${t('actions.confirm')}</button>
      ${
        picker.selection
          ? html`<button type="button" class="button" @click=${clear}>${t('actions.clear')}</button>`
          : restart(session)
      }
    </div>
  </div>`;
}

/** A series of moves chosen as one. @param {Here} here @param {() => void} clear */
function planBar(here, clear) {
  const { session, renderer, ctx, input } = here;
  const { plan } = session.state.picker;
  const text =
    (ctx && renderer?.describePlan?.(plan, ctx)) ??
    plan
      .split(';')
      .map((/** @type {string} */ move) => describe(here, move))
      .join(', ');
  return html`<div class="confirm is-ready"><div class="confirm-said"><p class="confirm-what">${text}</p></div><div
    class="confirm-acts">
    <button type="button" class="button button-main" id="confirm"
      @click=${() => input.confirm(session)}>${icon('check')}${t('actions.confirm')}</button>
    <button type="button" class="button" @click=${clear}>${t('actions.clear')}</button>
  </div></div>`;
}

/** @param {Session} session */
function refusalsView(session) {
  if (!session.state.refusals.length) return nothing;
  return html`<div class="refusal" role="alert">
    <ul>${session.state.refusals.map(
      (refusal) => html`<li>${refusalText(session.state, refusal)}
      ${
        refusal.rule
          ? html`<a class="rule-link"
        href=${href('rules', session.state.slug, refusal.rule)}>${t('rules.number', { rule: refusal.rule })}</a>`
          : nothing
      }</li>`,
    )}</ul>
  </div>`;
}

/** A pass that stands is said, and can be ended. @param {Session} session */
const vowView = (session) =>
  session.state.vow && session.state.people.length === 1
    ? html`<p class="muted small">${t('vow.stands')}
        <button type="button" class="link-button" id="break-vow" @click=${() => session.breakVow()}>
          ${t('vow.end')}</button></p>`
    : nothing;

/**
 * The computers' turn: thinking, "move now", the next step; a guest's screen has no say in it.
 * @param {Session} session
 */
function computersView(session) {
  if (session.state.distant) return nothing;
  const { ready, computersWait, thinking, table } = session.state;
  const { computers } = session;
  if (ready) {
    return html`<div class="confirm is-ready"><p class="muted">${t('step.ready')}</p><div class="confirm-acts">
      <button type="button" class="button button-main"
        @click=${() => computers.next()}>${icon('next')}${t('step.next')}</button></div></div>`;
  }
  if (computersWait) {
    return html`<div class="confirm is-ready"><p class="muted">${t('pause.waiting')}</p><div class="confirm-acts">
      <button type="button" class="button button-main"
        @click=${() => computers.pause(false)}>${icon('play')}${t('pause.go')}</button></div></div>`;
  }
  return html`<div class="confirm"><progress class="thinking" max="1" .value=${thinking?.progress ?? 0}
    aria-label=${t('thinking.label')}></progress>
    ${vowView(session)}
    <div class="confirm-acts">
      <button type="button" class="button" ?disabled=${!thinking || thinking.hurried}
        @click=${() => computers.hurry()}>${t('thinking.hurry')}</button>
      <button type="button" class="button" ?disabled=${!table}
        @click=${() => computers.pause(true)}>${icon('pause')}${t('pause.stop')}</button>
    </div></div>`;
}

/** @param {Session} session */
function elsewhere({ state: { table, lastSeen, seats, away } }) {
  const due = (table ?? lastSeen)?.to_act ?? null;
  return due !== null && seats[due]?.kind === 'person' && away.includes(due);
}

/** The person to act sits elsewhere: the turn is there already, or goes there as a link. @param {Session} session */
function awayView({ state: { table, distant, joined } }) {
  if (distant || joined.includes(table?.to_act ?? -1)) return nothing;
  return html`<div class="confirm is-ready"><p class="muted">${t('away.waiting')}</p><div class="confirm-acts">
    <button type="button" class="button button-main" ?disabled=${!table}
      @click=${() => openDialog('share')}>${icon('share')}${t('away.send')}</button></div></div>`;
}

/** What the others did; a game may tell it in sentences of its own, one for each turn. @param {Here} here */
function sinceView({ session, renderer, ctx }) {
  const entries = sinceLastTurn(session.state);
  /** @type {string[]} */
  const lines =
    (ctx && renderer?.since?.(entries, ctx)) ??
    entries.map((entry) => sentences(session.state, entry.events).join(' '));
  if (!lines.length) return nothing;
  return html`<section class="since"><div class="since-head"><h3>${t('since.title')}</h3>
    ${
      session.state.table
        ? html`<button type="button" class="button button-quiet" id="retell"
      @click=${() => session.steps.retell()}>${icon('play')}${t('since.again')}</button>`
        : nothing
    }</div>
    <ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
}

/** @param {Event} event */
function listToggled(event) {
  ui.listOpen = /** @type {HTMLDetailsElement} */ (event.target).open;
}

/** A game found again of which only the board is known: the place where one acts is there already. */
function wakingView() {
  return html`<section class="actions" aria-label=${t('actions.title')}><div class="confirm"><p
    class="muted">${t('status.waking')}</p>
    <div class="confirm-acts"><button type="button" class="button button-main"
      disabled>${icon('check')}${t('actions.confirm')}</button></div></div>
    <div class="moves is-waking"></div></section>`;
}

/** @param {Here} at */
export function actionsView(at) {
  // Words that grew when pointed at would move the button from under the pointer, back and forth for ever.
  const here = { ...at, ctx: at.ctx && { ...at.ctx, hover: '' } };
  const { session } = here;
  const { table, shown } = session.state;
  if (session.state.stepping) return stepsView(session);
  const waking = !table && session.state.saved && !session.state.saved.result && !session.state.watching;
  if (waking && !session.state.lastSeen) return wakingView();
  if (!(table ?? session.state.lastSeen) || shown || table?.result || session.state.watching)
    return html`${refusalsView(session)}`;
  if (!session.state.mayAct && !session.state.willAct)
    return html`<section class="actions" aria-label=${t('actions.title')}>${
      elsewhere(session) ? awayView(session) : computersView(session)
    }${refusalsView(session)}</section>`;
  const hint = hintView(session, (pattern, spot) => describe(here, pattern, spot));
  return html`<section class="actions" aria-label=${t('actions.title')}>
    ${isWide() ? nothing : hint}
    ${confirmBar(here)}
    ${isWide() ? hint : nothing}
    ${refusalsView(session)}
    ${session.state.study ? nothing : sinceView(here)}
    <details class="moves" ?open=${ui.listOpen ?? !isWide()}
      @toggle=${listToggled}><summary>${t('actions.list', {
        n: session.state.picker.matching().length,
      })}</summary>${steps(here)}</details>
  </section>`;
}
