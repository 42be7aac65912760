/** Something broke: the game is safe, and this is how to go on. */
import { html, nothing } from '../base/lit.js';
import { t } from '../words/i18n.js';
import { copyText, downloadText } from '../share/download.js';
import { faultReport } from '../share/bugreport.js';
import { toast } from '../table/ui.js';

/** @param {import('../table/session.js').Session} session */
export function faultView(session) {
  if (!session.state.fault) return nothing;
  const report = faultReport(session);
  const copy = async () => {
    if (await copyText(report)) toast(t('fault.copied'));
    else downloadText('regolo-report.txt', report);
  };
  const goOn = () => session.run(() => session.reopen());
  const back = async () => {
    await goOn();
    session.undo();
  };
  return html`<section class="fault" role="alertdialog" aria-labelledby="fault-title">
    <h2 id="fault-title">${t('fault.title')}</h2>
    <p>${t('fault.text')}</p>
    <div class="band-acts">
      <button type="button" class="button button-main" @click=${goOn}>${t('fault.continue')}</button>
      <button type="button" class="button" @click=${back}>${t('fault.undo')}</button>
      <button type="button" class="button" @click=${copy}>${t('fault.copy')}</button>
    </div>
    <details><summary>${t('fault.report')}</summary><pre>${report}</pre></details>
  </section>`;
}
