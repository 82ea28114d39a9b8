import type { FormRules } from '../../form-rules.ts';
import type { MitraStatus } from '../../core/auth/membership.rules.ts';

/** Kinds of applicants, and their teaching experience. */
export const applicantKinds = ['person', 'institute'] as const;
export type ApplicantKind = (typeof applicantKinds)[number];
export const teachingExperiences = ['none', 'informal', 'professional', 'online'] as const;
export type TeachingExperience = (typeof teachingExperiences)[number];

/** The texts of an application. */
export const applicationRules = {
  name: { kind: 'name', min: 3, max: 80 },
  expertise: { kind: 'text', min: 10, max: 200 },
  about: { kind: 'text', min: 50, max: 1_000 },
  link: { kind: 'text', max: 300, isOptional: true },
} as const satisfies FormRules;

/** Tells whether a user may apply: without a mitra, or after a rejection. */
export const mayApply = (status: MitraStatus | null) => status === null || status === 'Rejected';
