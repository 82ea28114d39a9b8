import type { FormRules } from '../form-rules.ts';

/** The longest review. */
export const reviewLength = 2_000;
/** From how many per cent of a class on its participants may review it. */
export const reviewFromProgress = 20;
/** A review is shown outside its class, as what learners say of us, with so many stars and so many characters. */
export const goodReview = { rating: 5, length: 80 };

/** What the form asks for. Stars come as a text, '1' to '5'. */
export const reviewRules = {
  rating: { kind: 'text', max: 1, missing: 'Pilih berapa bintang' },
  content: { kind: 'text', max: reviewLength, isOptional: true },
} as const satisfies FormRules;
