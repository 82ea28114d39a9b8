import { emailOf, folded, tidied } from './core/typed/text.rules.ts';

/**
 * Rule for a typed value. Forms use it directly, since zod is too large for the first load of public pages; `shapeOf`
 * makes the API's schema from the same rules.
 */
export interface FieldRule {
  /** A text is trimmed, a secret is used as typed. A name is a text without links. */
  readonly kind: 'text' | 'secret' | 'name' | 'email' | 'phone';
  readonly min?: number;
  readonly max: number;
  /** The value may be empty or missing, and the API takes both as missing. */
  readonly isOptional?: true;
  /** Message for the empty field: 'Tulis emailmu'. */
  readonly missing?: string;
  /** Text that must be typed as a confirmation. */
  readonly exactly?: string;
  /**
   * Checks beyond the length, also against the form's other texts; returns a sentence for the field, or null. `shapeOf`
   * omits it: where a call takes the text, its module checks it.
   */
  readonly check?: (text: string, form: Readonly<Record<string, string>>) => string | null;
}

/** A repeated field. */
export interface ListRule {
  readonly each: FieldRule;
  /** Maximum number of entries. */
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

/** Values that a form with these rules sends. */
export type FormValues<Rules extends FormRules> = { [Name in NamesOf<Rules, false>]: ValueOf<Rules[Name]> } & {
  [Name in NamesOf<Rules, true>]?: ValueOf<Rules[Name]>;
};

export const formats = {
  /** Names appear in mails and beside users' texts, where programs turn addresses into links. */
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

/** Converts a value to the form that the API takes. */
export const asSent: Record<FieldRule['kind'], (value: string) => string> = {
  text: (value) => tidied(value).trim(),
  name: (value) => tidied(value).trim(),
  secret: (value) => value,
  email: emailOf,
  phone: folded,
};

/** Returns the problem of a value in a form, as a sentence for its field; null if there is none. */
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
