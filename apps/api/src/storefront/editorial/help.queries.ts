import type { QueryOf } from '@sinau/contracts';
import type { helpEndpoints } from '@sinau/contracts/backoffice/help/help.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { byAge, conditionOf, prismaList, readPage } from '../../platform/list.ts';

const inOrder = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.FaqOrderByWithRelationInput[];
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const after = (last: number | null) => (last ?? -1) + 1;

const category = { id: true, slug: true, title: true, audience: true } satisfies Prisma.FaqCategorySelect;
const counted = { ...category, _count: { select: { faqs: true } } } satisfies Prisma.FaqCategorySelect;
export type FaqCategoryRow = Prisma.FaqCategoryGetPayload<{ select: typeof counted }>;
type CategoryQuery = QueryOf<typeof helpEndpoints.categories>;
const categoryList = prismaList<
  CategoryQuery,
  Prisma.FaqCategoryWhereInput,
  Prisma.FaqCategoryOrderByWithRelationInput
>({
  keyword: (title) => [{ title }],
  sort: { position: (position) => ({ position }), title: (title) => ({ title }), ...byAge },
  filter: { audience: (audience) => ({ audience: conditionOf(audience) as Prisma.EnumFaqAudienceFilter }) },
  fallback: [['position', 'asc']],
  tieBreak: { id: 'asc' },
});

export function findFaqCategories(db: Db, query: CategoryQuery) {
  const { where, ...page } = categoryList(query, {});
  return readPage(db.faqCategory.findMany({ where, ...page, select: counted }), db.faqCategory.count({ where }));
}
export const findFaqCategory = (db: Db, id: string) => db.faqCategory.findUnique({ where: { id }, select: counted });
export const findCategoriesFor = async (db: Db, { audience }: Pick<FaqCategoryRow, 'audience'>) =>
  idsOf(await db.faqCategory.findMany({ where: { audience }, orderBy: inOrder, select: { id: true } }));

type CategoryWriting = Omit<Prisma.FaqCategoryUncheckedCreateInput, 'id' | 'position' | 'faqs'>;
const lastCategory = async (tx: Db, audience: CategoryWriting['audience']) =>
  after((await tx.faqCategory.aggregate({ where: { audience }, _max: { position: true } }))._max.position);
export const insertFaqCategory = async (tx: Db, data: CategoryWriting) =>
  tx.faqCategory.create({ data: { ...data, position: await lastCategory(tx, data.audience) }, select: { id: true } });
/** Updates a category; for another audience it comes last. */
export const updateFaqCategory = async (tx: Db, { id, audience }: FaqCategoryRow, data: CategoryWriting) =>
  tx.faqCategory.update({
    where: { id },
    data: { ...data, ...(data.audience !== audience && { position: await lastCategory(tx, data.audience) }) },
    select: { id: true },
  });
/** Returns the number deleted: none while it has questions. */
export const deleteFaqCategory = async (tx: Db, id: string) =>
  (await tx.faqCategory.deleteMany({ where: { id, faqs: { none: {} } } })).count;

const faq = { id: true, question: true, answer: true, category: { select: category } } satisfies Prisma.FaqSelect;
export type FaqRow = Prisma.FaqGetPayload<{ select: typeof faq }>;
type FaqQuery = QueryOf<typeof helpEndpoints.questions>;
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

/** Finds questions category by category, those of learners first, unless another order is requested. */
export function findFaqs(db: Db, query: FaqQuery) {
  const { where, orderBy, ...page } = faqList(query, {});
  const order: Prisma.FaqOrderByWithRelationInput[] =
    orderBy.length > 1
      ? orderBy
      : [{ category: { audience: 'asc' } }, { category: { position: 'asc' } }, { categoryId: 'asc' }, ...inOrder];
  return readPage(db.faq.findMany({ where, ...page, orderBy: order, select: faq }), db.faq.count({ where }));
}
export const findFaq = (db: Db, id: string) => db.faq.findUnique({ where: { id }, select: faq });
export const findFaqsBeside = async (db: Db, row: FaqRow) =>
  idsOf(await db.faq.findMany({ where: { categoryId: row.category.id }, orderBy: inOrder, select: { id: true } }));

type FaqWriting = Omit<Prisma.FaqUncheckedCreateInput, 'id' | 'position'>;
const lastFaq = async (tx: Db, categoryId: string) =>
  after((await tx.faq.aggregate({ where: { categoryId }, _max: { position: true } }))._max.position);
export const insertFaq = async (tx: Db, data: FaqWriting) =>
  tx.faq.create({ data: { ...data, position: await lastFaq(tx, data.categoryId) }, select: { id: true } });
/** Updates a question; in another category it comes last. */
export const updateFaq = async (tx: Db, row: FaqRow, data: FaqWriting) =>
  tx.faq.update({
    where: { id: row.id },
    data: { ...data, ...(data.categoryId !== row.category.id && { position: await lastFaq(tx, data.categoryId) }) },
    select: { id: true },
  });
export const deleteFaq = (tx: Db, id: string) => tx.faq.delete({ where: { id }, select: { id: true } });
