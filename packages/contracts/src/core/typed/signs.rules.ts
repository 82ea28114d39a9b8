import { folded } from './text.rules.ts';

/** Signs missing on keyboards, and their usual replacements. */
const typedFor: readonly (readonly [RegExp, string])[] = [
  [/[⁄∕÷]/g, '/'],
  [/[×∗⋅∙]/g, '*'],
  [/≤/g, '<='],
  [/≥/g, '>='],
  [/≠/g, '!='],
  [/→/g, '->'],
  [/←/g, '<-'],
  [/⇒/g, '=>'],
  [/♯/g, '#'],
  [/♭/g, 'b'],
  [/[º˚]/g, '°'],
  [/∶/g, ':'],
];

/**
 * Normalizes an answer for comparison: folded, and with its signs as keyboards have them. x² becomes x^2 and ½ becomes
 * 1/2, which NFKC would turn into x2 and 1⁄2.
 */
export const foldedSigns = (text: string): string =>
  folded(
    typedFor.reduce(
      (plain, [signs, sign]) => plain.replace(signs, sign),
      text
        .normalize('NFC')
        .replace(/[⁰¹²³⁴-⁹⁺-⁾ⁿⁱ]+/g, (raised) => `^${raised.normalize('NFKC')}`)
        .replace(/[₀-₎]+/g, (lowered) => lowered.normalize('NFKC'))
        .replace(
          /(\d?)([¼-¾⅐-⅞↉])/g,
          (_, whole: string, part: string) => `${whole && `${whole} `}${part.normalize('NFKC').replace('⁄', '/')}`,
        ),
    ),
  );
