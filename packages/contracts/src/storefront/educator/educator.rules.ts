import type { FormRules } from '../../form-rules.ts';

/** How many educators the page of a class shows at most. */
export const maxEducators = 20;

/** What is told about an educator. */
export const educatorRules = {
  name: { kind: 'name', min: 2, max: 80, missing: 'Tulis nama pengajar' },
  title: { kind: 'text', min: 2, max: 120, missing: 'Tulis keahlian atau pekerjaannya' },
  bio: { kind: 'text', max: 600, isOptional: true },
} as const satisfies FormRules;
