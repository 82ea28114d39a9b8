import { priceRanges, startPeriods } from '@sinau/contracts/storefront/catalog/catalog.choices';
import { catalogTabs } from '@sinau/contracts/storefront/catalog/catalog.search';
import { classLanguages, classLevels } from '@sinau/contracts/storefront/catalog/audience';
import { Prisma, type RunSql } from '../../platform/db.ts';
import { durationCode, endOfPeriod, offersOf, ratingCode, type CatalogSearch } from './offer-filters.ts';
import type { Offers } from './offers.queries.ts';

/** Dimensions that distinguish offers. Each value is a small number, whose meaning `facets.ts` knows. */
export const dimensions = [
  'tab',
  'category',
  'price',
  'level',
  'language',
  'duration',
  'rating',
  'starts',
  'seats',
] as const;
export type Dimension = (typeof dimensions)[number];

/** Value of each dimension, and the number of offers that share all of them. */
export type Cell = readonly number[];
export interface Cells {
  /** Topics in order; a cell names one by its position. */
  readonly topics: readonly { readonly slug: string; readonly title: string }[];
  readonly cells: readonly Cell[];
  /** Publication time of the newest of all. */
  readonly asOf: string | null;
}

/** Lowest price of each step: every range to choose from consists of whole steps. */
export const priceSteps = [
  ...new Set([0, ...priceRanges.flatMap(({ gte = 0, lte }) => (lte === undefined ? [gte] : [gte, lte + 1]))]),
].toSorted((a, b) => a - b);

const placeIn = (choices: readonly string[], type: string, value: Prisma.Sql) =>
  Prisma.sql`coalesce(array_position(${Prisma.raw(`ARRAY[${choices.map((choice) => `'${choice}'`).join(', ')}]::${type}[]`)}, ${value}) - 1, ${Prisma.raw(String(choices.length))})`;

/** Writes one column for each dimension, by its name. */
function codesOf({ traits }: Offers, now: Date): Record<Dimension, Prisma.Sql> {
  const { startsAt } = traits;
  const endsBefore = startPeriods.map(
    (period, place) => Prisma.sql`(${startsAt} < ${endOfPeriod(period, now)})::int * ${Prisma.raw(String(2 ** place))}`,
  );
  return {
    tab: placeIn(catalogTabs, 'text', traits.tab),
    category: traits.categoryId,
    price: Prisma.sql`width_bucket(${traits.salePrice}, ${Prisma.raw(`ARRAY[${priceSteps.slice(1).join(', ')}]`)}) * 2 + ${traits.isPromoted}::int`,
    level: placeIn(classLevels, '"ClassLevel"', traits.level),
    language: placeIn(classLanguages, '"ClassLanguage"', traits.language),
    duration: durationCode(traits),
    rating: ratingCode(traits),
    starts: Prisma.sql`CASE WHEN ${startsAt} >= ${now} THEN ${Prisma.join(endsBefore, ' + ')} ELSE 0 END`,
    seats: Prisma.sql`${traits.hasSeats}::int`,
  };
}

/** Counts what is for sale and fits, by all dimensions together; up to a limit of offers, if there is one. */
export async function findCells(sql: RunSql, wanted: CatalogSearch, limit?: number): Promise<Cells> {
  const found = offersOf(wanted).map(({ offer, where }) => {
    const codes = codesOf(offer, wanted.now);
    const columns = dimensions.map((name) => Prisma.sql`${codes[name]} AS ${Prisma.raw(name)}`);
    return Prisma.sql`(SELECT ${Prisma.join(columns)} FROM ${offer.foundIn} WHERE ${where} ${limit === undefined ? Prisma.empty : Prisma.sql`LIMIT ${limit}`})`;
  });
  const names = Prisma.raw(dimensions.filter((name) => name !== 'category').join(', '));
  const ordered = Prisma.raw(dimensions.map((name) => (name === 'category' ? 'place' : name)).join(', '));
  const [row] = await sql<Cells>(Prisma.sql`
    WITH topic AS (SELECT id, slug, title, row_number() OVER (ORDER BY position, id)::int - 1 AS place FROM "Category"),
    cell AS (
      SELECT place, ${names}, count(*)::int AS count
      FROM (${Prisma.join(found, ' UNION ALL ')}) found JOIN topic ON topic.id = found.category GROUP BY place, ${names}
    )
    SELECT (SELECT coalesce(json_agg(json_build_object('slug', slug, 'title', title) ORDER BY place), '[]') FROM topic) AS topics,
      (SELECT coalesce(json_agg(json_build_array(${ordered}, count)), '[]') FROM cell) AS cells, ${newestSql} AS "asOf"`);
  return row!;
}

/** Publication time of the newest offer, as JSON writes it. */
const newestSql = Prisma.sql`to_json(greatest((SELECT max("publishedAt") FROM "Class" WHERE "isForSale"), (SELECT max("publishedAt") FROM "Bundle" WHERE "isOffered")))`;

export interface StoredCells extends Cells {
  readonly countedAt: string;
}

/** Finds what was stored last, if it is not known already; null if nothing ever was. `asOf` is the current value. */
export async function findStoredCells(sql: RunSql, known: string | null) {
  const [row] = await sql<{ counts: Pick<Cells, 'topics' | 'cells'> | null; countedAt: string; asOf: string | null }>(
    Prisma.sql`SELECT CASE WHEN "countedAt" IS DISTINCT FROM ${known}::timestamptz THEN counts END AS counts, to_json("countedAt") AS "countedAt", ${newestSql} AS "asOf" FROM "CatalogCounts"`,
  );
  return row ?? null;
}
/** A slow count does not overwrite a newer one. */
export const upsertCells = (sql: RunSql, { topics, cells }: Cells, countedAt: Date) =>
  sql(Prisma.sql`
    INSERT INTO "CatalogCounts" (counts, "countedAt") VALUES (${JSON.stringify({ topics, cells })}::json, ${countedAt})
    ON CONFLICT (id) DO UPDATE SET counts = EXCLUDED.counts, "countedAt" = EXCLUDED."countedAt"
    WHERE "CatalogCounts"."countedAt" <= EXCLUDED."countedAt"`);
