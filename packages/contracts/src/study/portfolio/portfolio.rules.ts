import type { FormRules } from '../../form-rules.ts';

/** Fields of an external work. */
export const workRules = {
  title: { kind: 'text', max: 150, missing: 'Tulis judul karyamu' },
  content: { kind: 'text', max: 20_000, isOptional: true },
  link: { kind: 'text', max: 300, isOptional: true },
} as const satisfies FormRules;
