import { foldedSigns } from './signs.rules.ts';

/** A parsed number. Its unit is the text after it, or 'rp'. */
export interface ReadNumber {
  readonly value: number;
  readonly unit: string;
}

/**
 * Notations of a figure and their conversion to plain digits, first match wins: by points, by commas, by spaces,
 * without groups.
 */
const figures: readonly (readonly [string, (figure: string) => string])[] = [
  [String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?`, (figure) => figure.replaceAll('.', '').replace(',', '.')],
  [String.raw`[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})`, (figure) => figure.replaceAll(',', '')],
  [String.raw`[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?`, (figure) => figure.replaceAll(' ', '').replace(',', '.')],
  [String.raw`\d*[.,]\d+|\d+`, (figure) => figure.replace(',', '.')],
];
const figurePatterns = figures.map(([source, plain]) => ({ whole: new RegExp(`^(?:${source})$`), plain }));
const digitsOf = (figure: string) => figurePatterns.find(({ whole }) => whole.test(figure))!.plain(figure);

const scales = { ribu: 3, rb: 3, juta: 6, jt: 6, miliar: 9, milyar: 9, triliun: 12, trilyun: 12 } as const;
/** Suffixes that are scales only with rupiah: with other units they are kilo, meter and ton. */
const shortScales = { k: 3, m: 9, t: 12 } as const;
const unitPattern = String.raw`(?<unit>(?:[\p{L}%°'"$€£]|/\p{L}).*)?$`;
const decimalPattern = new RegExp(
  String.raw`^(?<sign>[+-] ?)?(?<currency>(?:rp\.?|idr) ?)?(?<minus>-)?` +
    String.raw`(?<figure>${figures.map(([source]) => source).join('|')})(?!\d|[.,]\d)` +
    String.raw`(?: ?\* ?10\^(?<power>[+-]?\d+)|e(?<exponent>[+-]?\d+))?(?:,-+)?\.?` +
    String.raw` ?(?:(?<scale>${Object.keys(scales).join('|')})(?!\p{L}))? ?${unitPattern}`,
  'u',
);
const fractionPattern = new RegExp(
  String.raw`^(?<sign>[+-] ?)?(?:(?<whole>\d+) )?(?<above>\d+) ?/ ?(?<below>\d+) ?${unitPattern}`,
  'u',
);

/** Normalizes a unit: m/s² and m/s2 are equal, as are % and persen. */
const unitOf = (unit: string) =>
  unit
    .replace(/[ ^]|\.$/g, '')
    .replace(/^persen$/, '%')
    .replace(/^rupiah$/, 'rp');

/**
 * Parses a typed number: 1.500.000, Rp1,5 juta, −3,14, .5, 1 1/2, 6,02 × 10²³, 50%, 9,8 m/s². A point before three
 * digits separates thousands, every other point decimals, as a comma does. Null if it is not exactly one number.
 */
export function readNumber(typed: string): ReadNumber | null {
  const text = foldedSigns(typed).toLowerCase();
  return readDecimal(text) ?? readFraction(text);
}

function readDecimal(text: string): ReadNumber | null {
  const groups = decimalPattern.exec(text)?.groups;
  if (!groups) return null;
  const { sign = '', currency, minus = '', figure, power, exponent, scale, unit = '' } = groups;
  const short = currency ? shortScales[unit as keyof typeof shortScales] : undefined;
  const shift = Number(power ?? exponent ?? 0) + (scale ? scales[scale as keyof typeof scales] : (short ?? 0));
  const value = Number(`${sign.trim()}${minus}${digitsOf(figure!)}e${shift}`);
  return Number.isFinite(value) ? { value, unit: `${currency ? 'rp' : ''}${short ? '' : unitOf(unit)}` } : null;
}

function readFraction(text: string): ReadNumber | null {
  const groups = fractionPattern.exec(text)?.groups;
  if (!groups) return null;
  const { sign = '', whole = 0, above, below, unit = '' } = groups;
  const value = Number(whole) + Number(above) / Number(below);
  return Number.isFinite(value) ? { value: sign.startsWith('-') ? -value : value, unit: unitOf(unit) } : null;
}

/** Formats a number in Indonesian notation, which {@link readNumber} parses back: 1.500.000, -3,14. */
export function writeNumber(value: number): string {
  const [, sign, whole, rest] = /^(-?)(\d+)(.*)$/.exec(String(Number(value.toPrecision(15))))!;
  return `${sign}${whole!.replace(/\B(?=(\d{3})+$)/g, '.')}${rest!.replace('.', ',')}`;
}

/** Key of a question for a number: accepts every number within the tolerance, with or without the unit. */
export interface NumberKey {
  /** Null while not written yet. */
  readonly value: number | null;
  readonly tolerance: number;
  readonly unit: string;
}

/** Formats the accepted range for reading: 9,8 m/s², or 9,7 sampai 9,9 m/s². */
export function writeAsked({ value, tolerance, unit }: NumberKey & { readonly value: number }): string {
  const range = [...new Set([value - tolerance, value + tolerance].map(writeNumber))].join(' sampai ');
  return /^rp$/i.test(unit) ? range.replaceAll(/-?[\d.,e+]+/g, 'Rp$&') : `${range} ${unit}`.trim();
}

/**
 * Tells whether a number is an accepted one. Sums of decimals are not exact, so the bounds have a tolerance of a
 * billionth.
 */
export function isAsked({ value, tolerance, unit }: NumberKey, typed: string): boolean {
  const given = readNumber(typed);
  if (!given || value === null) return false;
  const asked = unitOf(foldedSigns(unit).toLowerCase());
  const hasUnit = given.unit === '' || given.unit === asked || (asked === '' && given.unit === 'rp');
  return hasUnit && Math.abs(given.value - value) <= tolerance + 1e-9 * Math.max(Math.abs(value), tolerance);
}
