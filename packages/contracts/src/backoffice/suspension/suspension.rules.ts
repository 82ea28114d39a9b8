import type { FormRules } from '../../form-rules.ts';

/** Appeal of a mitra that was stopped. */
export const appealRules = {
  text: { kind: 'text', min: 20, max: 3_000, missing: 'Jelaskan kenapa keputusan ini perlu ditinjau lagi' },
} as const satisfies FormRules;
