import { z } from 'zod';
import { faqAudiences, faqCategory } from '../../storefront/faq/faq.schemas.ts';
import { html, idOf, text } from '../../fields.ts';
import { chosenSlug } from '../../record-fields.ts';
import { faqCategoryRules, faqRules, maxAnswer } from './help.rules.ts';

export const storedFaqCategory = faqCategory.extend({
  id: idOf('faqCategory'),
  questionCount: z.int().nonnegative(),
});
export type StoredFaqCategory = z.infer<typeof storedFaqCategory>;
export const faqCategoryWriting = z.object({
  title: text(faqCategoryRules.title.max, faqCategoryRules.title.min),
  slug: chosenSlug(faqCategoryRules.slug.max),
  audience: z.enum(faqAudiences),
});
export type FaqCategoryWriting = z.infer<typeof faqCategoryWriting>;

export const storedFaq = z.object({
  id: idOf('faq'),
  question: z.string(),
  /** Sanitized HTML. */
  answer: z.string(),
  category: faqCategory.extend({ id: idOf('faqCategory') }),
});
export type StoredFaq = z.infer<typeof storedFaq>;
export const faqWriting = z.object({
  categoryId: idOf('faqCategory'),
  question: text(faqRules.question.max, faqRules.question.min),
  answer: html(maxAnswer),
});
export type FaqWriting = z.infer<typeof faqWriting>;
