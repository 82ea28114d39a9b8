import type { QueryOf } from '@sinau/contracts';
import type { helpEndpoints } from '@sinau/contracts/backoffice/help/help.endpoints';
import { faqCategoryRules } from '@sinau/contracts/backoffice/help/help.rules';
import type {
  FaqCategoryWriting,
  FaqWriting,
  StoredFaq,
  StoredFaqCategory,
} from '@sinau/contracts/backoffice/help/help.schemas';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import {
  deleteFaq,
  deleteFaqCategory,
  findCategoriesFor,
  findFaq,
  findFaqCategories,
  findFaqCategory,
  findFaqs,
  findFaqsBeside,
  insertFaq,
  insertFaqCategory,
  updateFaq,
  updateFaqCategory,
  type FaqCategoryRow,
  type FaqRow,
} from './help.queries.ts';
import type { RecordKind, Writing } from './record-desk.ts';
import { slugFor, wordsOf, writtenHtml } from './written.ts';

export const faqCategoryKind: RecordKind<
  FaqCategoryRow,
  FaqCategoryWriting,
  QueryOf<typeof helpEndpoints.categories>,
  StoredFaqCategory
> = {
  subject: 'faqCategory',
  find: findFaqCategory,
  findAll: findFaqCategories,
  insert: (tx, body) => insertFaqCategory(tx, addressed(body)),
  update: (tx, row, body) => updateFaqCategory(tx, row, addressed(body)),
  async remove(tx, { id, _count: { faqs } }) {
    if ((await deleteFaqCategory(tx, id)) === 0)
      throw new AppError('faq_category_in_use', {
        fields: { id: `Masih ada ${faqs} pertanyaan di kategori ini. Pindahkan atau hapus dulu.` },
      });
  },
  titleOf: ({ title }) => title,
  factsOf: ({ title, slug, audience }) => ({ title, slug, audience }),
  present: ({ _count, ...row }) => ({ ...row, questionCount: _count.faqs }),
  taken: ['slug', 'Alamat ini sudah dipakai kategori lain'],
  order: { table: 'FaqCategory', siblings: findCategoriesFor },
};

const addressed = ({ title, audience, slug }: FaqCategoryWriting) => ({
  title,
  audience,
  slug: slugFor({ title, slug }, 'kategori', faqCategoryRules.slug.max),
});

export const faqKind: RecordKind<FaqRow, FaqWriting, QueryOf<typeof helpEndpoints.questions>, StoredFaq> = {
  subject: 'faq',
  find: findFaq,
  findAll: findFaqs,
  insert: async (tx, body, writing) => insertFaq(tx, await written(tx, writing, body)),
  update: async (tx, row, body, writing) => updateFaq(tx, row, await written(tx, writing, body)),
  remove: (tx, { id }) => deleteFaq(tx, id),
  titleOf: ({ question }) => question,
  factsOf: ({ question, answer, category }) => ({ question, answer: wordsOf(answer), category: category.title }),
  present: (row) => row,
  order: { table: 'Faq', siblings: findFaqsBeside },
};

async function written(tx: Db, writing: Writing, { categoryId, question, answer }: FaqWriting) {
  if (!(await findFaqCategory(tx, categoryId))) throw invalidInput('categoryId', 'Kategori ini tidak ditemukan');
  return { categoryId, question, answer: await writtenHtml(tx, writing, 'answer', answer) };
}
