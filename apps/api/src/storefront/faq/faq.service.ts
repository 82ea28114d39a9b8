import type { QueryOf } from '@sinau/contracts';
import type { faqEndpoints } from '@sinau/contracts/storefront/faq/faq.endpoints';
import type { FaqCategoryDetail } from '@sinau/contracts/storefront/faq/faq.schemas';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { findFaqCategories, findFaqCategory, findFaqs } from './faq.queries.ts';

export type FaqService = ReturnType<typeof createFaqService>;

export function createFaqService({ db }: Pick<Deps, 'db'>) {
  return {
    async list(query: QueryOf<typeof faqEndpoints.list>) {
      const { rows, total } = await findFaqs(db, query);
      return listAnswer(query, rows, total);
    },
    async categories(query: QueryOf<typeof faqEndpoints.categories>) {
      const { rows, total } = await findFaqCategories(db, query);
      return listAnswer(query, rows, total);
    },
    async category({ id }: { id: string }): Promise<FaqCategoryDetail> {
      const { faqs: questions, ...category } = required(await findFaqCategory(db, id));
      return { ...category, questions };
    },
  };
}
