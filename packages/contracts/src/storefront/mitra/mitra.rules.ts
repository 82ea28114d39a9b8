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
  phone: { kind: 'phone', max: 24, isOptional: true },
} as const satisfies FormRules;

/** Documents that prove who applies, and what they know. */
export const applicationDocumentKinds = ['identity_card', 'tax_number', 'certificate'] as const;
export type ApplicationDocumentKind = (typeof applicationDocumentKinds)[number];
/** Maximum of documents sent at once: with an application, and with each answer. */
export const mostApplicationDocuments = 6;
/** Days after the decision when documents are deleted, as the privacy text says. */
export const documentRetentionDays = 30;

/** A question of staff to the applicant. */
export const applicationQuestionRules = {
  question: { kind: 'text', min: 10, max: 1_000, missing: 'Tulis pertanyaannya' },
} as const satisfies FormRules;
/** The applicant's answer to it. */
export const applicationAnswerRules = {
  answer: { kind: 'text', min: 1, max: 2_000, missing: 'Tulis jawabanmu' },
} as const satisfies FormRules;
/** A note of staff about an application. */
export const applicationNoteRules = {
  content: { kind: 'text', min: 1, max: 2_000, missing: 'Tulis catatannya' },
} as const satisfies FormRules;

/** Tells whether a user may apply: without a mitra, or after a rejection. */
export const mayApply = (status: MitraStatus | null) => status === null || status === 'Rejected';
