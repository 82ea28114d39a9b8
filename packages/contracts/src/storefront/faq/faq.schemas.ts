import { z } from 'zod';
import { uuid } from '../../fields.ts';

/** Audience: learners, or partners who teach. */
export const faqAudiences = ['learner', 'partner'] as const;
export type FaqAudience = (typeof faqAudiences)[number];

export const faqCategory = z.object({
  id: uuid,
  slug: z.string(),
  title: z.string(),
  audience: z.enum(faqAudiences),
});
export type FaqCategory = z.infer<typeof faqCategory>;

export const faq = z.object({
  id: uuid,
  question: z.string(),
  /** Sanitized HTML. */
  answer: z.string(),
  category: faqCategory,
});
export type Faq = z.infer<typeof faq>;

/** One category with its questions, in their order. */
export const faqCategoryDetail = faqCategory.extend({ questions: z.array(faq.omit({ category: true })) });
export type FaqCategoryDetail = z.infer<typeof faqCategoryDetail>;
