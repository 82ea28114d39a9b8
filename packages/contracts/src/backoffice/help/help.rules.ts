import { slugRule } from '../../record-fields.ts';

export const faqCategoryRules = { title: { kind: 'text', min: 3, max: 60 }, slug: slugRule(60) } as const;
export const faqRules = { question: { kind: 'text', min: 5, max: 200 } } as const;
/** Characters of an answer, its markup included. */
export const maxAnswer = 20_000;
