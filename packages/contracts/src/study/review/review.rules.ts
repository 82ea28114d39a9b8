import type { FormRules } from '../../form-rules.ts';

/** The longest review. */
export const reviewLength = 2_000;
/** The longest answer of a mitra to a review. */
export const reviewAnswerLength = 1_000;
/** From how many per cent of a class on its participants may review it. */
export const reviewFromProgress = 20;
/** A review is shown outside its class, as what learners say of us, with so many stars and so many characters. */
export const goodReview = { rating: 5, length: 80 };

/** What the form asks for. Stars come as a text, '1' to '5'. */
export const reviewRules = {
  rating: { kind: 'text', max: 1, missing: 'Pilih berapa bintang' },
  content: { kind: 'text', max: reviewLength, isOptional: true },
} as const satisfies FormRules;

/** What a mitra answers to a review. */
export const reviewAnswerRules = {
  content: { kind: 'text', max: reviewAnswerLength, missing: 'Tulis jawabanmu dulu' },
} as const satisfies FormRules;

/** Why an operator takes a review down; its author reads it. */
export const reviewTakedownRules = {
  reason: { kind: 'text', min: 10, max: 500, missing: 'Tulis alasannya, supaya penulisnya mengerti' },
} as const satisfies FormRules;
