import type { Condition, ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { isUuid } from '../../platform/refs.ts';
import { findCategories } from './category.queries.ts';

export type CategoryService = ReturnType<typeof createCategoryService>;

export function createCategoryService({ db }: Pick<Deps, 'db'>) {
  return {
    async list(query: ListQuery & { filter?: { slug?: Condition<string> | undefined } | undefined }) {
      const all = await findCategories(db, { sorting: sortingOf(query, [['position', 'asc']]), where: Prisma.sql`true` });
      const wanted = all.filter((row) => matches(row.slug, query.filter?.slug) && matchesKeyword(row.title, query.keyword));
      const { skip, take } = pageOf(query);
      return listAnswer(query, wanted.slice(skip, skip + take), wanted.length);
    },
    async detail(ref: string) {
      const where = isUuid(ref) ? Prisma.sql`c.id = ${ref}::uuid` : Prisma.sql`c.slug = ${ref}`;
      const [row] = await findCategories(db, { sorting: [['position', 'asc']], where });
      if (!row) throw new AppError('not_found');
      return row;
    },
  };
}

const matchesKeyword = (title: string, keyword = '') => title.toLowerCase().includes(keyword.toLowerCase());

function matches(value: string, condition: Condition<string> | undefined): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'string') return value === condition;
  if (Array.isArray(condition)) return condition.includes(value);
  const { gte, gt, lte, lt, ne, contains } = condition;
  return (
    (gte === undefined || value >= gte) && (gt === undefined || value > gt) && (lte === undefined || value <= lte) &&
    (lt === undefined || value < lt) && (ne === undefined || value !== ne) && (contains === undefined || value.includes(contains))
  );
}
