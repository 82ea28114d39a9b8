import type { Category } from '@sinau/contracts/category/category.endpoints';
import type { Condition, ListQuery } from '@sinau/contracts/list-query';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, matchesCondition, pageOf, sortingOf } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import type { CatalogSummary } from '../catalog/index.ts';
import { findTopics, type TopicRow } from './category.queries.ts';

export type CategoryService = ReturnType<typeof createCategoryService>;

export function createCategoryService({ sql }: Pick<Deps, 'sql'>, summary: CatalogSummary) {
  const topics = async (): Promise<(Category & Pick<TopicRow, 'position'>)[]> => {
    const [rows, counts] = await Promise.all([findTopics(sql), summary.read()]);
    return rows.map((row) => ({
      ...row,
      totalClass: counts.filter(({ slug }) => slug === row.slug).reduce((sum, { count }) => sum + count, 0),
    }));
  };

  return {
    async list(query: ListQuery & { filter?: { slug?: Condition<string> | undefined } | undefined }) {
      const wanted = (await topics()).filter(
        (row) =>
          matchesCondition(row.slug, query.filter?.slug) &&
          row.title.toLowerCase().includes((query.keyword ?? '').toLowerCase()),
      );
      const sorting = sortingOf(query, [['position', 'asc']]);
      wanted.sort((a, b) =>
        sorting.reduce(
          (found, [name, direction]) =>
            found || order(a[name as SortName], b[name as SortName]) * (direction === 'asc' ? 1 : -1),
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

type SortName = 'totalClass' | 'title' | 'position';
/** The rows come in a total order, and sorting keeps it where two are alike. */
const order = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
