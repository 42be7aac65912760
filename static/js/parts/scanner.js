/** The camera looks for a code on another screen; asked for when somebody presses, let go as soon as one is found. */
import { html, nothing } from '../base/lit.js';
import { ref } from '../base/directives.js';
import { t } from '../words/i18n.js';
import { update } from '../base/update.js';
import { press } from './codefield.js';

const EVERY = 150; // milliseconds between two looks
const WIDEST = 800; // pixels looked at: enough for a code that fills half the picture

/** What is being looked for; null: nothing. @type {{stream: MediaStream, found: (text: string) => void} | null} */
let looking = null;
let trouble = '';

/** Can this page ask for a camera? */
const mayLook = () => Boolean(navigator.mediaDevices?.getUserMedia);

export function stopLooking() {
  for (const track of looking?.stream.getTracks() ?? []) track.stop();
  looking = null;
  trouble = '';
}

/** @param {(text: string) => void} found */
async function look(found) {
  stopLooking();
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    looking = { stream, found };
  } catch {
    trouble = t('scan.refused');
  }
  update();
}

/**
 * The picture of the camera is there: it is searched until a code is found or nobody looks any more.
 * @param {Element | undefined} element
 */
async function watched(element) {
  const video = /** @type {HTMLVideoElement | undefined} */ (element);
  const now = looking;
  if (!video || !now || video.srcObject === now.stream) return;
  video.srcObject = now.stream;
  await video.play().catch(() => undefined);
  const { default: decode } = await import('../../../lib/qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  while (looking === now) {
    if (!video.isConnected) stopLooking();
    const text = video.videoWidth ? seen(video, pen, decode) : '';
    if (text && looking === now) {
      stopLooking();
      now.found(text);
      update();
    }
    await new Promise((done) => setTimeout(done, EVERY));
  }
}

/**
 * @param {HTMLVideoElement} video
 * @param {CanvasRenderingContext2D} pen
 * @param {(image: ImageData) => string} decode
 */
function seen(video, pen, decode) {
  const { canvas } = pen;
  const scale = Math.min(1, WIDEST / video.videoWidth);
  canvas.width = video.videoWidth * scale;
  canvas.height = video.videoHeight * scale;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decode(pen.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return ''; // no code in this picture
  }
}

/** @param {(text: string) => void} found */
export function scanner(found) {
  if (!mayLook()) return nothing;
  if (looking)
    return html`<div class="scanner">
      <video muted playsinline aria-label=${t('scan.picture')} ${ref(watched)}></video>
      ${press(t('scan.stop'), () => {
        stopLooking();
        update();
      })}
    </div>`;
  return html`${press(t('scan'), () => look(found), { picture: 'search' })}
    ${trouble ? html`<p class="muted" role="status">${trouble}</p>` : nothing}`;
}
