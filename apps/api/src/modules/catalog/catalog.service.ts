import type { ListQuery } from '@sinau/contracts/list-query';
import { programFormats } from '@sinau/contracts/program/program.schemas';
import { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { underscored } from '../../platform/enum-names.ts';
import { listAnswer, meets, pageOf, sortingOf, type Sorting } from '../../platform/list.ts';
import { sqlConditionOf, sqlOrderOf } from '../../platform/sql-list.ts';
import { createCatalogSummary } from './catalog-summary.ts';
import { isInTab, presentAllFacets, presentCard, presentFacets, sum } from './catalog.presenter.ts';
import { cardColumns, countCards, countFitting, findCards, matchesKeyword, type CountRow } from './catalog.queries.ts';

export type CatalogService = ReturnType<typeof createCatalogService>;

type Filter = Partial<Record<'tab' | 'format' | 'categorySlug' | 'mitraSlug' | 'salePrice', unknown>>;
type CardQuery = ListQuery & { filter?: Filter | undefined };

const popularFirst: Sorting = [['popular', 'desc']];
const newestFirst: Sorting = [['publishedAt', 'desc']];

export function createCatalogService(deps: Pick<Deps, 'read' | 'clock' | 'env'>) {
  const { read } = deps;
  const summary = createCatalogSummary(deps);

  const page = async (query: CardQuery, where: Prisma.Sql, fallback: Sorting) =>
    (await findCards(read, { where, order: sqlOrderOf(sortingOf(query, fallback), cardColumns, cardColumns.id), ...pageOf(query) })).map(presentCard);

  /** Where topic and format alone are chosen the summary knows; else as many are counted as are worth counting. */
  const totalOf = async ({ keyword, filter = {} }: CardQuery, where: Prisma.Sql, counted: () => Promise<CountRow[]>) => {
    const { tab, format, categorySlug, ...rest } = filter;
    if (keyword || Object.values(rest).some((condition) => condition !== undefined)) return countCards(read, where);
    return sum((await counted()).filter((row) => isInTab(row, tab) && isInTab(row, format) && meets(row.slug, categorySlug)));
  };

  const listOf = async (query: CardQuery, fallback: Sorting, counted = summary) => {
    const where = all(matchesKeyword(query.keyword), ...conditionsOf(query.filter));
    const [cards, total] = await Promise.all([page(query, where, fallback), totalOf(query, where, counted)]);
    return listAnswer(query, cards, total);
  };

  return {
    /** What can be bought, with the counts to choose from. Bundles and webinars are tabs of it that hold nothing yet. */
    async list(query: CardQuery) {
      const { keyword, filter = {} } = query;
      const counting = keyword ? countFitting(read, matchesKeyword(keyword)) : summary();
      const [list, counts] = await Promise.all([listOf(query, popularFirst, () => counting), counting]);
      return { ...list, facets: (keyword ? presentFacets : presentAllFacets)(counts, filter.tab) };
    },

    classes: (query: CardQuery) => listOf(query, popularFirst),
    programs: (query: CardQuery) => listOf(query, newestFirst),
  };
}

const all = (...conditions: Prisma.Sql[]) => (conditions.length ? Prisma.sql`(${Prisma.join(conditions, ' AND ')})` : Prisma.sql`TRUE`);

const conditionsOf = ({ tab, format, ...filter }: Filter = {}) => [
  ...[tab, format].filter((condition) => condition !== undefined).map(formatIs),
  ...Object.entries(filter).map(([name, condition]) => sqlConditionOf(cardColumns[name as keyof typeof filter], condition)),
];

/** A single format is compared as such, so that an index gives its classes in order. */
function formatIs(condition: unknown) {
  const formats = programFormats.filter((format) => meets(format, condition)).map(underscored);
  return formats.length === 1 ? Prisma.sql`c.format = ${formats[0]}::"ClassFormat"` : Prisma.sql`c.format = ANY(${formats}::"ClassFormat"[])`;
}
