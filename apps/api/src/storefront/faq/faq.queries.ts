import type { QueryOf } from '@sinau/contracts';
import type { faqEndpoints } from '@sinau/contracts/storefront/faq/faq.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { byAge, conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';

type FaqQuery = QueryOf<typeof faqEndpoints.list>;
type CategoryQuery = QueryOf<typeof faqEndpoints.categories>;

const category = { id: true, slug: true, title: true, audience: true } satisfies Prisma.FaqCategorySelect;
const question = { id: true, question: true, answer: true } satisfies Prisma.FaqSelect;

const inOrder: Prisma.FaqOrderByWithRelationInput[] = [{ position: 'asc' }, { id: 'asc' }];

const faqList = prismaList<FaqQuery, Prisma.FaqWhereInput, Prisma.FaqOrderByWithRelationInput>({
  keyword: (typed) => [{ question: typed }, { answer: typed }],
  sort: { position: (position) => ({ position }), question: (question) => ({ question }), ...byAge },
  filter: {
    categoryId: (condition) => ({ categoryId: conditionOf(condition) as Prisma.UuidFilter }),
    audience: (condition) => ({ category: { audience: conditionOf(condition) as Prisma.EnumFaqAudienceFilter } }),
  },
  fallback: [],
  tieBreak: { id: 'asc' },
});

/** Finds questions category by category, unless another order is requested. */
export function findFaqs(db: Db, query: FaqQuery) {
  const { where, orderBy, ...page } = faqList(query, {});
  const order =
    orderBy.length > 1
      ? orderBy
      : [{ category: { position: 'asc' as const } }, { categoryId: 'asc' as const }, ...inOrder];
  const select = { ...question, category: { select: category } };
  return readPage(db.faq.findMany({ where, orderBy: order, ...page, select }), db.faq.count({ where }));
}

const categoryList = prismaList<
  CategoryQuery,
  Prisma.FaqCategoryWhereInput,
  Prisma.FaqCategoryOrderByWithRelationInput
>({
  keyword: (title) => [{ title }],
  sort: { position: (position) => ({ position }), title: (title) => ({ title }), ...byAge },
  filter: {
    audience: (condition) => ({ audience: conditionOf(condition) as Prisma.EnumFaqAudienceFilter }),
    slug: (condition) => ({ slug: conditionOf(condition) as Prisma.StringFilter }),
  },
  fallback: [['position', 'asc']],
  tieBreak: { id: 'asc' },
});

export function findFaqCategories(db: Db, query: CategoryQuery) {
  const { where, ...page } = categoryList(query, {});
  return readPage(db.faqCategory.findMany({ where, ...page, select: category }), db.faqCategory.count({ where }));
}

export const findFaqCategory = (db: Db, ref: string) =>
  db.faqCategory.findUnique({
    where: byRef(ref),
    select: { ...category, faqs: { select: question, orderBy: inOrder } },
  });
