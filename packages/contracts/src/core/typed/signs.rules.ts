import { folded } from './text.rules.ts';

/** Signs that keyboards do not have, and what people type for them. */
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
 * An answer as it is compared: folded, and with its signs as keyboards have them. x² becomes x^2 and ½ becomes 1/2, which NFKC
 * would make x2 and 1⁄2.
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
