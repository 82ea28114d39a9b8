import { maxCount } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { EducatorBrief } from '@sinau/contracts/storefront/educator/educator.schemas';
import type { ClassFormat } from '../../generated/prisma/enums.ts';
import { Prisma, type RunSql } from '../../platform/db.ts';
import type { Sorting } from '../../platform/list.ts';
import { passing } from '../../platform/prepared.ts';
import type { StockFacts } from '../stock/index.ts';
import { offersOf, type CatalogSearch } from './offer-filters.ts';
import { educatorsSql, type CardSort, type Offers } from './offers.queries.ts';

export interface CardRow {
  id: string;
  kind: 'program' | 'webinar' | 'bundle';
  format: ClassFormat | null;
  title: string;
  slug: string;
  thumbnail: string | null;
  salePrice: number;
  /** Price of a bundle: the sum of its classes' prices. */
  normalPrice: number | null;
  promotionEndsAt: Date | null;
  rating: { average: number; count: number } | null;
  category: { title: string; slug: string };
  mitra: { id: string; name: string; slug: string; logo: string | null };
  totalLesson: number;
  totalClass: number;
  durationSeconds: number;
  participantCount: number;
  publishedAt: Date;
  isBestseller: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Stock of a webinar. */
  stock: StockFacts | null;
}

export interface ListedRow extends CardRow {
  educators: EducatorBrief[];
}

export interface Page {
  readonly sorting: Sorting<CardSort>;
  readonly skip: number;
  readonly take: number;
}

export async function findCards(sql: RunSql, wanted: CatalogSearch, page: Page) {
  const statement = pageSql(wanted, page, () => Prisma.empty);
  return statement ? sql<CardRow>(sent(statement, wanted)) : [];
}

/** Reads a page of classes with their educators, in the same statement. */
export async function findListed(sql: RunSql, wanted: CatalogSearch, page: Page) {
  const statement = pageSql(wanted, page, (id) => Prisma.sql`, ${educatorsSql(id)} AS educators`);
  return statement ? sql<ListedRow>(sent(statement, wanted)) : [];
}

/** Filters come in thousands of combinations; only statements with at most one filter are worth a cached plan. */
export const sent = (statement: Prisma.Sql, { filter }: Pick<CatalogSearch, 'filter'>) =>
  Object.values(filter).filter((condition) => condition !== undefined).length > 1 ? passing(statement) : statement;

/**
 * Reads a page of cards with further columns. The classes of one tab are read in order from one index. For several tabs
 * as many of each are merged as the page reaches, and only those on the page are read whole.
 */
function pageSql(wanted: CatalogSearch, page: Page, further: (id: Prisma.Sql) => Prisma.Sql) {
  // A search covers all of them together, by its own index.
  const branches = wanted.sought
    ? offersOf(wanted)
    : wanted.tabs.flatMap((tab) => offersOf({ ...wanted, tabs: [tab] }));
  const limited = Prisma.sql`LIMIT ${page.take} OFFSET ${page.skip}`;
  const cardsOf = ({ offer, where }: Branch) =>
    Prisma.sql`SELECT ${offer.card}${further(offer.id)} FROM ${offer.from} WHERE ${where}`;
  const [only] = branches;
  if (!only) return null;
  const { sorting } = page;
  if (branches.length === 1)
    return Prisma.sql`${cardsOf(weighed(only, wanted, sorting))} ORDER BY ${orderOf(sorting, only.offer.sorts, only.offer.id)} ${limited}`;

  const keys = Object.fromEntries(
    sorting.map(([name], place) => [name, Prisma.raw(`k${place}`)]),
  ) as Branch['offer']['sorts'];
  const found = branches.map((branch) => {
    const { offer, where } = weighed(branch, wanted, sorting);
    const columns = sorting.map(([name]) => Prisma.sql`${offer.sorts[name]} AS ${keys[name]}`);
    return Prisma.sql`(SELECT ${Prisma.join([Prisma.sql`${offer.id} AS id`, ...columns])} FROM ${offer.foundIn} WHERE ${where} ORDER BY ${orderOf(sorting, offer.sorts, offer.id)} LIMIT ${page.skip + page.take})`;
  });
  const order = orderOf(sorting, keys, Prisma.sql`id`);
  const tables = new Map(branches.map(({ offer }) => [offer.kind, offer]));
  const cards = [...tables.values()].map(
    (offer) =>
      Prisma.sql`SELECT ${offer.card}${further(offer.id)}, page.place FROM page JOIN ${offer.from} ON ${offer.id} = page.id`,
  );
  return Prisma.sql`
    WITH page AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM (${Prisma.join(found, ' UNION ALL ')}) found ORDER BY ${order} ${limited}
    )
    ${Prisma.join(cards, ' UNION ALL ')} ORDER BY place`;
}

interface Branch {
  readonly offer: Offers;
  readonly where: Prisma.Sql;
}

/** A word shared by thousands says little of any of them: only the most popular are weighed. */
function weighed({ offer, where }: Branch, { sought }: CatalogSearch, sorting: Page['sorting']): Branch {
  if (!sought || sorting.every(([name]) => name !== 'relevance')) return { offer, where };
  const { id, sorts } = offer;
  return {
    offer,
    where: Prisma.sql`${id} = ANY(ARRAY(SELECT ${id} FROM ${offer.foundIn} WHERE ${where} ORDER BY ${sorts.popular} DESC, ${id} DESC LIMIT ${maxCount}))`,
  };
}

/** Writes a sorting in SQL. The id breaks ties in the direction of the last column, so that one index serves both. */
const orderOf = (sorting: Page['sorting'], sorts: Offers['sorts'], id: Prisma.Sql) =>
  Prisma.join([
    ...sorting.map(([name, direction]) => Prisma.sql`${sorts[name]} ${Prisma.raw(direction)}`),
    Prisma.sql`${id} ${Prisma.raw(sorting.at(-1)![1])}`,
  ]);

/** Counts results, up to one more than `maxCount`. */
export async function countCards(sql: RunSql, wanted: CatalogSearch) {
  const found = offersOf(wanted).map(
    ({ offer, where }) => Prisma.sql`(SELECT FROM ${offer.foundIn} WHERE ${where} LIMIT ${maxCount + 1})`,
  );
  if (found.length === 0) return 0;
  const counted = Prisma.sql`SELECT count(*)::int AS total FROM (SELECT FROM (${Prisma.join(found, ' UNION ALL ')}) each LIMIT ${maxCount + 1}) found`;
  const [row] = await sql<{ total: number }>(sent(counted, wanted));
  return row!.total;
}
