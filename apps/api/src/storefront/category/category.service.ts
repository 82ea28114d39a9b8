import type { QueryOf } from '@sinau/contracts';
import type { Category, categoryEndpoints } from '@sinau/contracts/storefront/category/category.endpoints';
import type { SortOf } from '@sinau/contracts/list-query';
import { searched } from '@sinau/contracts/core/typed/text.rules';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, matchesCondition, pageOf, sortingOf } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import type { CatalogSummary } from '../catalog/index.ts';
import { findTopics } from './category.queries.ts';

export type CategoryService = ReturnType<typeof createCategoryService>;

type CategoryQuery = QueryOf<typeof categoryEndpoints.list>;

export function createCategoryService({ sql }: Pick<Deps, 'sql'>, summary: CatalogSummary) {
  const topics = async (): Promise<(Category & Record<SortOf<CategoryQuery>, string | number>)[]> => {
    const [rows, counts] = await Promise.all([findTopics(sql), summary.byTopic()]);
    return rows.map((row) => ({
      ...row,
      // Ids are generated in the order of time.
      createdAt: row.id,
      updatedAt: row.id,
      totalClass: counts.get(row.slug) ?? 0,
    }));
  };

  return {
    async list(query: CategoryQuery) {
      const wanted = (await topics()).filter(
        (row) =>
          matchesCondition(row.slug, query.filter?.slug) && searched(row.title).includes(searched(query.keyword ?? '')),
      );
      const sorting = sortingOf<SortOf<CategoryQuery>>(query, [['position', 'asc']]);
      wanted.sort((a, b) =>
        sorting.reduce(
          (found, [name, direction]) => found || order(a[name], b[name]) * (direction === 'asc' ? 1 : -1),
          0,
        ),
      );
      const { skip, take } = pageOf(query);
      return listAnswer(query, wanted.slice(skip, skip + take), wanted.length);
    },
    async detail({ id: ref }: { id: string }) {
      return required((await topics()).find(({ id, slug }) => id === ref || slug === ref));
    },
  };
}

/** Compares values. The rows arrive in a total order, which a stable sort retains for equal ones. */
const order = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
