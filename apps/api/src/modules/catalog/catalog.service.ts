import { catalogTabs, type CatalogTab } from '@sinau/contracts/catalog/catalog.search';
import type { ListQuery } from '@sinau/contracts/list-query';
import { programFormats } from '@sinau/contracts/program/program.schemas';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, matchesCondition, pageOf, sortingOf, type Sorting } from '../../platform/list.ts';
import type { CatalogSummary } from './catalog-summary.ts';
import {
  presentAllFacets,
  presentCard,
  presentFacets,
  presentListed,
  presentListedProgram,
  sum,
} from './catalog.presenter.ts';
import { countByTopicAndTab, countCards, findCards, findListed, type CountRow } from './catalog.queries.ts';
import type { CardSort, CatalogSearch } from './offers.queries.ts';

export type CatalogService = ReturnType<typeof createCatalogService>;

type Filter = Partial<Record<'tab' | 'format' | 'categorySlug' | 'mitraSlug' | 'salePrice', unknown>>;
type CardQuery = ListQuery<CardSort> & { filter?: Filter | undefined };

interface Listing<Row, Card> {
  /** The tabs that this list covers before any filter. */
  readonly tabs: readonly CatalogTab[];
  readonly isPromoted?: boolean;
  readonly fallback: Sorting<CardSort>;
  readonly find: (...args: Parameters<typeof findCards>) => Promise<Row[]>;
  readonly present: (row: Row, now: Date) => Card;
  /** By topic and tab, where nothing else is chosen. */
  readonly counted?: () => Promise<CountRow[]>;
}

const popularFirst: Sorting<CardSort> = [['popular', 'desc']];
const newestFirst: Sorting<CardSort> = [['publishedAt', 'desc']];
const soonestFirst: Sorting<CardSort> = [['startsAt', 'asc']];
const cards = { find: findCards, present: presentCard };
const classTabs = catalogTabs.filter((tab) => tab !== 'bundling');

export function createCatalogService({ sql, clock }: Pick<Deps, 'sql' | 'clock'>, { read: summary }: CatalogSummary) {
  /** With only topic and tab chosen, the summary has the total; otherwise results are counted up to `maxCount`. */
  const totalOf = async (
    { keyword, categorySlug, mitraSlug, salePrice, ...wanted }: CatalogSearch,
    counted: () => Promise<CountRow[]>,
  ) => {
    const isNarrowed = keyword || wanted.isPromoted || mitraSlug !== undefined || salePrice !== undefined;
    if (isNarrowed) return countCards(sql, { ...wanted, keyword, categorySlug, mitraSlug, salePrice });
    return sum(
      (await counted()).filter(
        ({ tab, slug }) => tab && wanted.tabs.includes(tab) && matchesCondition(slug, categorySlug),
      ),
    );
  };

  const listOf = async <Row, Card extends object>(
    query: CardQuery,
    { tabs, isPromoted = false, fallback, find, present, counted = summary }: Listing<Row, Card>,
  ) => {
    const { tab, format, ...filter } = query.filter ?? {};
    const now = clock.now();
    const wanted = {
      ...filter,
      keyword: query.keyword,
      isPromoted,
      now,
      tabs: tabs.filter(
        (one) =>
          matchesCondition(one, tab) && (format === undefined || (isFormat(one) && matchesCondition(one, format))),
      ),
    };
    const [rows, total] = await Promise.all([
      find(sql, wanted, { sorting: sortingOf(query, fallback), ...pageOf(query) }),
      totalOf(wanted, counted),
    ]);
    return listAnswer(
      query,
      rows.map((row) => present(row, now)),
      total,
    );
  };

  return {
    /** What can be bought, with the counts to choose from. */
    async list(query: CardQuery) {
      const { keyword, filter = {} } = query;
      const counting = keyword ? countByTopicAndTab(sql, { tabs: catalogTabs, keyword, now: clock.now() }) : summary();
      const [list, counts] = await Promise.all([
        listOf(query, { tabs: catalogTabs, fallback: popularFirst, ...cards, counted: () => counting }),
        counting,
      ]);
      return { ...list, facets: (keyword ? presentFacets : presentAllFacets)(counts, filter.tab) };
    },

    classes: (query: CardQuery) => listOf(query, { tabs: classTabs, fallback: popularFirst, ...cards }),
    promotions: (query: CardQuery) =>
      listOf(query, { tabs: classTabs, isPromoted: true, fallback: popularFirst, ...cards }),
    programs: (query: CardQuery) =>
      listOf(query, { tabs: programFormats, fallback: newestFirst, find: findListed, present: presentListedProgram }),
    webinars: (query: CardQuery) =>
      listOf(query, { tabs: ['webinar'], fallback: soonestFirst, find: findListed, present: presentListed }),
    bundles: (query: CardQuery) => listOf(query, { tabs: ['bundling'], fallback: popularFirst, ...cards }),
  };
}

const isFormat = (tab: CatalogTab) => programFormats.some((format) => format === tab);
