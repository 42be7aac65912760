/** Single-letter keys of the table; they can be switched off. */
import { settings } from '../storage/settings.js';
import { openDialog, ui } from '../table/ui.js';
import { update } from '../base/update.js';

/** @param {KeyboardEvent} event @param {import('../table/session.js').Session} session */
export function tableKey(event, session) {
  if (!settings.letterKeys) return;
  const focused = document.activeElement;
  const press = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null} */ (document.querySelector(selector))?.click();
  switch (event.key.toLowerCase()) {
    case 'u':
      if (session.state.study?.kind === 'lesson') press('#figure-back');
      else if (session.state.table?.undo.can) session.undo();
      break;
    case 'r':
      if (session.state.table?.redo.can && session.state.study?.kind !== 'lesson') session.redo();
      break;
    case 'h':
      press('[data-tool=hint]');
      break;
    case 'i': {
      const thing =
        focused instanceof HTMLElement || focused instanceof SVGElement
          ? (focused.closest('[data-inspect]') ?? focused.querySelector('[data-inspect]'))
          : null;
      if (thing) openDialog('inspect', thing.getAttribute('data-inspect'));
      break;
    }
    case 'l':
      ui.tab = 'log';
      update();
      break;
    case 'w':
      if (session.state.mayAct && !session.state.study) session.steps.retell();
      break;
    case 'n':
      if (session.state.study?.kind === 'lesson') press('#figure-on, #figure-next');
      else if (session.state.stepping) session.steps.next();
      else if (session.state.ready) session.computers.next();
      else if (session.state.thinking) session.computers.hurry();
      break;
    default:
      return;
  }
  event.preventDefault();
}
