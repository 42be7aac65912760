/** What is said of a game before anybody opens it. */
import { t } from './i18n.js';

/**
 * How long a game takes, and how much there is to learn; nothing of what nobody knows yet.
 * @param {import('../base/catalog.js').GameCard} game
 */
export function lengthAndWeight({ minutes: [least, most], weight }) {
  const length = least === most ? t('home.minutes.about', { least }) : t('home.minutes.from', { least, most });
  return [...(most ? [length] : []), ...(weight ? [t(`home.weight.${weight}`)] : [])];
}
