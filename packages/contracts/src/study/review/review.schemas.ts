import { z } from 'zod';
import { instant, text, uuid } from '../../fields.ts';
import { listOf } from '../../list-query.ts';
import { reviewLength } from './review.rules.ts';

export const stars = z.int().min(1).max(5);

/** What the mitra of the class says to a review, in its own name. */
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

/** A page of reviews, and what all of them come to. */
export const reviewList = listOf(review).extend({
  /** With one decimal; null without reviews. */
  average: z.number().nullable(),
  /** How many gave five stars, four, and so on. */
  histogram: z.array(z.object({ rating: stars, count: z.int().nonnegative() })),
});
export type ReviewList = z.infer<typeof reviewList>;

/** The reviews of all classes of a mitra. */
export const receivedReviewList = listOf(review).extend({
  /** How many of all of them, whatever the filter, have no answer. */
  unanswered: z.int().nonnegative(),
});

const takedown = z.object({ at: instant, reason: z.string() });
export const judgedReview = review.extend({ takenDown: takedown.nullable() });
export type JudgedReview = z.infer<typeof judgedReview>;

/** What a participant may say and has said. */
export const ownReview = z.object({
  /** Per cent of the class. */
  progress: z.int().min(0).max(100),
  mayReview: z.boolean(),
  review: review.nullable(),
  /** Set once an operator took the review down: nobody else sees it, and it can no longer be changed. */
  takenDown: takedown.nullable(),
});
export type OwnReview = z.infer<typeof ownReview>;

export const reviewCreation = z.object({ rating: stars, content: text(reviewLength, 0).default('') });
