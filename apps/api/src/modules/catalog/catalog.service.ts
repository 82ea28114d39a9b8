import type { ListQuery } from '@sinau/contracts/list-query';
import { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf, type Sorting } from '../../platform/list.ts';
import { sqlConditionOf, sqlOrderOf } from '../../platform/sql-list.ts';
import { presentCard, presentFacets, sum } from './catalog.presenter.ts';
import { cardColumns, countCards, findCards, findFacets, matchesKeyword } from './catalog.queries.ts';

export type CatalogService = ReturnType<typeof createCatalogService>;

type Filter = Partial<Record<'tab' | 'format' | 'categorySlug' | 'mitraSlug' | 'salePrice', unknown>>;
type CardQuery = ListQuery & { filter?: Filter | undefined };

const popularFirst: Sorting = [['popular', 'desc']];
const newestFirst: Sorting = [['publishedAt', 'desc']];

export function createCatalogService({ read }: Pick<Deps, 'read'>) {
  const page = async (query: CardQuery, where: Prisma.Sql, fallback: Sorting) =>
    (await findCards(read, { where, order: sqlOrderOf(sortingOf(query, fallback), cardColumns, cardColumns.id), ...pageOf(query) })).map(presentCard);

  const plainList = (fallback: Sorting) => async (query: CardQuery) => {
    const where = all(matchesKeyword(query.keyword), ...conditionsOf(query.filter));
    const [cards, total] = await Promise.all([page(query, where, fallback), countCards(read, where)]);
    return listAnswer(query, cards, total);
  };

  return {
    /** What can be bought, with the counts to choose from. Bundles and webinars are tabs of it that hold nothing yet. */
    async list(query: CardQuery) {
      const { tab: tabCondition, ...others } = query.filter ?? {};
      const keyword = matchesKeyword(query.keyword);
      const tab = sqlConditionOf(cardColumns.format, tabCondition);
      const rest = all(...conditionsOf(others));
      const [cards, facets] = await Promise.all([page(query, all(keyword, tab, rest), popularFirst), findFacets(read, { keyword, tab, rest })]);
      return { ...listAnswer(query, cards, sum(facets, 'chosen')), facets: presentFacets(facets) };
    },

    classes: plainList(popularFirst),
    programs: plainList(newestFirst),
  };
}

const all = (...conditions: Prisma.Sql[]) => (conditions.length ? Prisma.sql`(${Prisma.join(conditions, ' AND ')})` : Prisma.sql`TRUE`);
const conditionsOf = (filter: Filter = {}) => Object.entries(filter).map(([name, condition]) => sqlConditionOf(cardColumns[name as Exclude<keyof Filter, 'tab'>], condition));
