import type { FormRules } from '../../form-rules.ts';

/** Maximum length of a review. */
export const reviewLength = 2_000;
/** Maximum length of a mitra's answer to a review. */
export const reviewAnswerLength = 1_000;
/** Progress in per cent from which participants may review a class. */
export const reviewFromProgress = 20;
/** Minimum stars and characters of a review that is shown outside its class, as a testimonial. */
export const goodReview = { rating: 5, length: 80 };

/** Fields of the form. Stars come as a text, '1' to '5'. */
export const reviewRules = {
  rating: { kind: 'text', max: 1, missing: 'Pilih berapa bintang' },
  content: { kind: 'text', max: reviewLength, isOptional: true },
} as const satisfies FormRules;

/** Rules of a mitra's answer to a review. */
export const reviewAnswerRules = {
  content: { kind: 'text', max: reviewAnswerLength, missing: 'Tulis jawabanmu dulu' },
} as const satisfies FormRules;

/** Reason for which an operator takes a review down; its author sees it. */
export const reviewTakedownRules = {
  reason: { kind: 'text', min: 10, max: 500, missing: 'Tulis alasannya, supaya penulisnya mengerti' },
} as const satisfies FormRules;
