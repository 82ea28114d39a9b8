import type { Faq, FaqCategoryDetail } from '@sinau/contracts/storefront/faq/faq.schemas';

/** Groups questions by category, both in their original order. */
export function groupByCategory(faqs: readonly Faq[]): FaqCategoryDetail[] {
  const groups = new Map<string, FaqCategoryDetail>();
  for (const { category, ...question } of faqs) {
    const group = groups.get(category.id) ?? { ...category, questions: [] };
    group.questions.push(question);
    groups.set(category.id, group);
  }
  return [...groups.values()];
}
