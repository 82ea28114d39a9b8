import { leftOut } from '@sinau/contracts/core/import/import.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';

/** Control characters and noncharacters, which no field accepts. */
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]/g;

/** True if a text is shown completely; spaces and accents that only look alike count as the same. */
export const isSeen = (text: string) =>
  text.search(invisible) < 0 && tidied(text) === text.replace(/\p{Zs}/gu, ' ').normalize('NFC');

export const seenOnly = (text: string) => tidied(text.replace(invisible, ''));
export const unseenNote = leftOut('Karakter yang tidak terlihat dibuang');
