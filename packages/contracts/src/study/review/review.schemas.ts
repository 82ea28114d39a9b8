import { z } from 'zod';
import { instant, text, uuid } from '../../fields.ts';
import { listOf } from '../../list-query.ts';
import { reviewLength } from './review.rules.ts';

export const stars = z.int().min(1).max(5);

/** Answer of the mitra to a review, in its own name. */
const reviewAnswer = z.object({
  /** Plain text with line breaks. */
  content: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
  mitra: z.string(),
});

export const review = z.object({
  id: uuid,
  rating: stars,
  /** Plain text with line breaks; may be empty. */
  content: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
  createdBy: z.object({ fullname: z.string(), avatar: z.string().nullable() }),
  class: z.object({ title: z.string(), slug: z.string() }),
  answer: reviewAnswer.nullable(),
});
export type Review = z.infer<typeof review>;

/** A page of reviews, and the statistics of all. */
export const reviewList = listOf(review).extend({
  /** With one decimal; null without reviews. */
  average: z.number().nullable(),
  /** Number of reviews by stars, from five down. */
  histogram: z.array(z.object({ rating: stars, count: z.int().nonnegative() })),
});
export type ReviewList = z.infer<typeof reviewList>;

/** The reviews of all classes of a mitra. */
export const receivedReviewList = listOf(review).extend({
  /** Number of all without an answer, whatever the filter. */
  unanswered: z.int().nonnegative(),
});

const takedown = z.object({ at: instant, reason: z.string() });
export const judgedReview = review.extend({
  createdBy: z.object({ id: uuid, fullname: z.string(), avatar: z.string().nullable() }),
  takenDown: takedown.nullable(),
});
export type JudgedReview = z.infer<typeof judgedReview>;

/** Review of a participant, and whether they may write one. */
export const ownReview = z.object({
  /** Progress in the class, in per cent. */
  progress: z.int().min(0).max(100),
  mayReview: z.boolean(),
  review: review.nullable(),
  /** Set once an operator took the review down: it is hidden from others, and can no longer be changed. */
  takenDown: takedown.nullable(),
});
export type OwnReview = z.infer<typeof ownReview>;

export const reviewCreation = z.object({ rating: stars, content: text(reviewLength, 0).default('') });
