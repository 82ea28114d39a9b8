import { slugRule } from '../../record-fields.ts';

export const articleRules = {
  title: { kind: 'text', min: 5, max: 120 },
  slug: slugRule(120),
  summary: { kind: 'text', min: 20, max: 240 },
} as const;
/** Characters, markup included. */
export const maxArticle = 100_000;
