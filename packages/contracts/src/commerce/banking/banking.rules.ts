import type { FormRules } from '../../form-rules.ts';

/** Results of a check: the holder is the mitra, or it has to be cleared up first. */
export const accountCheckResults = ['matched', 'doubtful'] as const;
export type AccountCheckResult = (typeof accountCheckResults)[number];

/** States of an account's check; nobody has looked at an unchecked one. */
export const accountCheckStates = ['unchecked', ...accountCheckResults] as const;
export type AccountCheckState = (typeof accountCheckStates)[number];

/** Evidence of a check, for colleagues. */
export const accountCheckRules = {
  note: { kind: 'text', min: 5, max: 500, missing: 'Tulis apa yang kamu periksa' },
} as const satisfies FormRules;
