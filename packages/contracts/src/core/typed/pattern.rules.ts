import { apostrophes, dashes, folded, quotes } from './text.rules.ts';

const classes: Readonly<Record<string, string>> = {
  "'": `[${apostrophes}]`,
  '"': `[${quotes}]`,
  '-': `[${dashes}]`,
  ' ': '\\s+',
};
/** Builds the pattern that finds a typed text in another one, in either case and any shape of its signs. */
export const patternOf = (typed: string): RegExp =>
  new RegExp(
    [...folded(typed)].map((sign) => classes[sign] ?? sign.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join(''),
    'giu',
  );
