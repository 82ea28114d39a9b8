import { emailOf, folded, tidied } from './core/typed/text.rules.ts';

/**
 * What a typed value must satisfy. Forms read it as it is, since zod would not fit into the first load of public pages;
 * `shapeOf` makes the API's schema of the same rules.
 */
export interface FieldRule {
  /** A text is trimmed, a secret is taken as typed. A name is a text that leads nowhere. */
  readonly kind: 'text' | 'secret' | 'name' | 'email' | 'phone';
  readonly min?: number;
  readonly max: number;
  readonly isOptional?: true;
  /** Says what belongs into the field while it is empty: 'Tulis emailmu'. */
  readonly missing?: string;
  /** What has to be typed to show that it is meant. */
  readonly exactly?: string;
  /**
   * What is wrong beyond its length, also beside the form's other texts, in a sentence for the field; null if nothing is.
   * `shapeOf` leaves it out: where a call takes the text, its module checks it.
   */
  readonly check?: (text: string, form: Readonly<Record<string, string>>) => string | null;
}

/** A field that is there several times. */
export interface ListRule {
  readonly each: FieldRule;
  /** How many there may be. */
  readonly most: number;
}

export type FormRules = Readonly<Record<string, FieldRule | ListRule>>;

type NamesOf<Rules, Optional> = {
  [Name in keyof Rules]: Rules[Name] extends { isOptional: true }
    ? Optional extends true
      ? Name
      : never
    : Optional extends true
      ? never
      : Name;
}[keyof Rules];
type ValueOf<Rule> = Rule extends ListRule ? string[] : string;

/** What a form with these rules sends. */
export type FormValues<Rules extends FormRules> = { [Name in NamesOf<Rules, false>]: ValueOf<Rules[Name]> } & {
  [Name in NamesOf<Rules, true>]?: ValueOf<Rules[Name]>;
};

export const formats = {
  /** Names stand in mails and beside what people write, where programs make links of addresses. */
  name: {
    pattern: /^(?![\s\S]*(?::\/\/|[wW]{3}\.))/,
    sentence: 'Nama tidak boleh berisi alamat situs',
  },
  email: {
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    sentence: 'Tulis alamat email yang lengkap, misalnya nama@contoh.id',
  },
  phone: {
    pattern: /^\+?[0-9][0-9 -]{7,18}$/,
    sentence: 'Tulis nomor telepon yang benar, misalnya 0812 3456 7890',
  },
} as const;

/** A value as the API takes it. */
const asSent: Record<FieldRule['kind'], (value: string) => string> = {
  text: (value) => tidied(value).trim(),
  name: (value) => tidied(value).trim(),
  secret: (value) => value,
  email: emailOf,
  phone: folded,
};

/** What is wrong with a value in a form, in a sentence for its field; null if nothing is. */
export function problemOf(
  { kind, min = 1, max, isOptional, missing = 'Wajib diisi', exactly, check }: FieldRule,
  value: string,
  form: Readonly<Record<string, string>> = {},
): string | null {
  const text = asSent[kind](value);
  if (text === '') return isOptional ? null : missing;
  if (text.length < min) return `Minimal ${min} karakter`;
  if (text.length > max) return `Maksimal ${max} karakter`;
  if (exactly !== undefined && text !== exactly) return `Ketik ${exactly}, persis seperti ini`;
  if (check) return check(text, form);
  if (kind === 'text' || kind === 'secret') return null;
  const { pattern, sentence } = formats[kind];
  return pattern.test(text) ? null : sentence;
}

export const isList = (rule: FieldRule | ListRule): rule is ListRule => 'each' in rule;
