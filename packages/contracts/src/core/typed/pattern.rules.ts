import { apostrophes, dashes, folded, quotes } from './text.rules.ts';

const classes: Readonly<Record<string, string>> = {
  "'": `[${apostrophes}]`,
  '"': `[${quotes}]`,
  '-': `[${dashes}]`,
  ' ': '\\s+',
};
/** Finds a typed text within another one, in either case and whatever the shape of its signs. */
export const patternOf = (typed: string): RegExp =>
  new RegExp(
    [...folded(typed)].map((sign) => classes[sign] ?? sign.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join(''),
    'giu',
  );
