import {
  catalogTabs,
  maxCount,
  relatedCount,
  type CatalogTab,
} from '@sinau/contracts/storefront/catalog/catalog.search';
import type { ListQuery } from '@sinau/contracts/list-query';
import { programFormats } from '@sinau/contracts/storefront/catalog/offer.rules';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, matchesCondition, pageOf, sortingOf, type Sorting } from '../../platform/list.ts';
import { findAlsoTaken } from './also-taken.queries.ts';
import type { CatalogSummary } from './catalog-summary.ts';
import { presentCard, presentListed, presentListedProgram } from './catalog.presenter.ts';
import { countCards, findCards, findListed } from './catalog.queries.ts';
import { findCells, type Cells } from './cells.queries.ts';
import { countFitting, facetsOf, isCounted } from './facets.ts';
import type { CatalogSearch, OfferFilter } from './offer-filters.ts';
import type { CardSort } from './offers.queries.ts';
import { searchFor, type Sought } from './search/search-for.ts';
import { suggestFor } from './search/suggest-for.ts';

export type CatalogService = ReturnType<typeof createCatalogService>;

type Filter = OfferFilter & { readonly tab?: unknown; readonly format?: unknown };
type CardQuery = ListQuery<CardSort> & {
  filter?: Filter | undefined;
  tabs?: number | undefined;
  asOf?: string | undefined;
};

interface Listing<Row, Card> {
  /** The tabs that this list covers before any filter. */
  readonly tabs: readonly CatalogTab[];
  readonly fallback: Sorting<CardSort>;
  readonly find: (...args: Parameters<typeof findCards>) => Promise<Row[]>;
  readonly present: (row: Row, now: Date) => Card;
}

const popularFirst: Sorting<CardSort> = [['popular', 'desc']];
const mostRelevantFirst: Sorting<CardSort> = [['relevance', 'desc']];
const newestFirst: Sorting<CardSort> = [['publishedAt', 'desc']];
const soonestFirst: Sorting<CardSort> = [['startsAt', 'asc']];
const cards = { find: findCards, present: presentCard };
const classTabs = catalogTabs.filter((tab) => tab !== 'bundling');

export function createCatalogService({ sql, clock }: Pick<Deps, 'sql' | 'clock'>, summary: CatalogSummary) {
  const soughtBy = async ({ keyword }: CardQuery) => (keyword ? searchFor(sql, keyword) : undefined);

  const wantedBy = (
    { filter: { tab, format, ...filter } = {}, tabs: place, asOf }: CardQuery,
    tabs: readonly CatalogTab[],
    sought: Sought | undefined,
  ): CatalogSearch => ({
    filter,
    sought,
    asOf,
    now: clock.now(),
    tabs: tabs.filter(
      (one) =>
        matchesCondition(one, tab) &&
        (place === undefined || one === catalogTabs[place]) &&
        (format === undefined || (isFormat(one) && matchesCondition(one, format))),
    ),
  });

  /** Returns whether the summary has the number of results; otherwise it is counted up to `maxCount`. */
  const isInSummary = ({ sought, filter }: CatalogSearch) => !sought && isCounted(filter);
  const totalOf = async (wanted: CatalogSearch) =>
    isInSummary(wanted)
      ? countFitting(await summary.cells(), wanted.tabs, wanted.filter)
      : countCards(sql, { ...wanted, asOf: undefined });

  const pageWith = async <Row, Card extends object>(
    query: CardQuery,
    wanted: CatalogSearch,
    { fallback, find, present }: Omit<Listing<Row, Card>, 'tabs'>,
  ) =>
    (await find(sql, wanted, { sorting: sortingFor(query, fallback), ...pageOf(query) })).map((row) =>
      present(row, wanted.now),
    );

  const listOf = async <Row, Card extends object>(query: CardQuery, { tabs, ...listing }: Listing<Row, Card>) => {
    const wanted = wantedBy(query, tabs, await soughtBy(query));
    const [list, total] = await Promise.all([pageWith(query, wanted, listing), totalOf(wanted)]);
    return listAnswer(query, list, total);
  };

  /**
   * Returns the cells to count from: everything for sale, or as much as may be counted of what fits the keyword or a
   * range.
   */
  async function cellsFor(wanted: CatalogSearch): Promise<{ cells: Cells; isWhole: boolean }> {
    if (isInSummary(wanted)) return { cells: await summary.cells(), isWhole: true };
    const { sought, now, filter } = wanted;
    const { mitraSlug, salePrice, rating, startsAt } = filter;
    const beyond = Object.fromEntries(
      Object.entries({ mitraSlug, salePrice, rating, startsAt }).filter(
        ([name, value]) => !isCounted({ [name]: value }),
      ),
    );
    const cells = await findCells(sql, { tabs: catalogTabs, sought, now, filter: beyond }, maxCount + 1);
    return { cells, isWhole: countFitting(cells, catalogTabs, {}) <= maxCount };
  }

  return {
    /** Lists what can be bought, with the counts to choose from. */
    async list(query: CardQuery) {
      const sought = await soughtBy(query);
      const wanted = wantedBy(query, catalogTabs, sought);
      const { filter, tabs } = wanted;
      const [list, { cells, isWhole }] = await Promise.all([
        pageWith(query, wanted, { fallback: popularFirst, ...cards }),
        cellsFor(wanted),
      ]);
      const total = isWhole ? countFitting(cells, tabs, filter) : await totalOf(wanted);
      return {
        ...listAnswer(query, list, total),
        facets: facetsOf(cells, { tabs, filter, isWhole }),
        asOf: cells.asOf && new Date(cells.asOf).toISOString(),
        search: sought ? { meant: sought.meant, isWhole: sought.isWhole } : null,
      };
    },

    classes: (query: CardQuery) => listOf(query, { tabs: classTabs, fallback: popularFirst, ...cards }),
    promotions: ({ filter, ...query }: CardQuery) =>
      listOf(
        { ...query, filter: { ...filter, price: 'promo' } },
        { tabs: classTabs, fallback: popularFirst, ...cards },
      ),
    programs: (query: CardQuery) =>
      listOf(query, { tabs: programFormats, fallback: newestFirst, find: findListed, present: presentListedProgram }),
    webinars: (query: CardQuery) =>
      listOf(query, { tabs: ['webinar'], fallback: soonestFirst, find: findListed, present: presentListed }),
    async alsoTaken({ classIds }: { classIds: string }) {
      const now = clock.now();
      const rows = await findAlsoTaken(sql, classIds.split(','), now, relatedCount);
      return { list: rows.map((row) => presentCard(row, now)) };
    },
    /** Lists what one mitra sells, of every kind. */
    ofMitra: (mitraSlug: string, { filter, ...query }: CardQuery) =>
      listOf({ ...query, filter: { ...filter, mitraSlug } }, { tabs: catalogTabs, fallback: popularFirst, ...cards }),
    suggestions: ({ keyword }: { keyword: string }) => suggestFor(sql, keyword, clock.now()),
    bundles: (query: CardQuery) => listOf(query, { tabs: ['bundling'], fallback: popularFirst, ...cards }),
  };
}

/** Sorts search results by relevance by default, and equally relevant ones by popularity. */
function sortingFor(query: CardQuery, fallback: Sorting<CardSort>): Sorting<CardSort> {
  const sorting = sortingOf(query, query.keyword ? mostRelevantFirst : fallback);
  return sorting.at(-1)?.[0] === 'relevance' ? [...sorting, ...popularFirst] : sorting;
}

const isFormat = (tab: CatalogTab) => programFormats.some((format) => format === tab);
