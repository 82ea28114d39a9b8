import type { FormRules } from '../../form-rules.ts';

/** Maximum of educators on the page of a class. */
export const maxEducators = 20;

/** Fields of an educator. */
export const educatorRules = {
  name: { kind: 'name', min: 2, max: 80, missing: 'Tulis nama pengajar' },
  title: { kind: 'text', min: 2, max: 120, missing: 'Tulis keahlian atau pekerjaannya' },
  bio: { kind: 'text', max: 600, isOptional: true },
} as const satisfies FormRules;
