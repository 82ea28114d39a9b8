import {
  durationBands,
  durationBounds,
  priceKinds,
  ratingSteps,
  startPeriods,
  type PriceKind,
  type StartPeriod,
} from '@sinau/contracts/storefront/catalog/catalog.choices';
import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { programFormats } from '@sinau/contracts/storefront/catalog/offer.rules';
import { addDays, addMonths, dayOf, endOf, monthOf, startOf, weeksOf } from '@sinau/format/calendar';
import { Prisma } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { isYes, matchesCondition } from '../../platform/list.ts';
import { sqlConditionOf } from '../../platform/sql-list.ts';
import { bundleIsForSale, bundles, classesAt, type Offers } from './offers.queries.ts';
import { relevanceSql } from './search/relevance.ts';
import type { Sought } from './search/search-for.ts';

/** Conditions that lists accept; the contract names those of each. */
export type OfferFilter = Partial<
  Record<
    | 'categorySlug'
    | 'mitraSlug'
    | 'price'
    | 'salePrice'
    | 'level'
    | 'language'
    | 'duration'
    | 'rating'
    | 'starts'
    | 'startsAt'
    | 'hasSeats',
    unknown
  >
>;

/** Scope and conditions of a list. */
export interface CatalogSearch {
  readonly tabs: readonly CatalogTab[];
  readonly sought?: Sought | undefined;
  readonly filter: OfferFilter;
  /** Omits what was published later. */
  readonly asOf?: string | undefined;
  readonly now: Date;
}

/** Returns the tables to search, with their conditions. */
export function offersOf(wanted: CatalogSearch): { offer: Offers; where: Prisma.Sql }[] {
  const kinds = classKinds(wanted);
  const classes = classesAt(wanted.now);
  const found = [
    ...(kinds
      ? [{ offer: classes, where: Prisma.sql`c."isForSale" AND ${kinds} AND ${chosen(classes, wanted)}` }]
      : []),
    ...(wanted.tabs.includes('bundling')
      ? [{ offer: bundles, where: Prisma.sql`${bundleIsForSale} AND ${chosen(bundles, wanted)}` }]
      : []),
  ];
  const { sought } = wanted;
  if (!sought) return found;
  return found.map(({ offer, where }) => ({
    offer: withDocument(offer, sought),
    where: sought.query === null ? Prisma.sql`FALSE` : Prisma.sql`${where} AND d.document @@ ${sought.query}::tsquery`,
  }));
}

/** Adds the document that a search looks through, as `d`. */
function withDocument(offer: Offers, { terms }: Sought): Offers {
  return {
    ...offer,
    from: Prisma.sql`${offer.from} JOIN "SearchDocument" d ON d.id = ${offer.id}`,
    foundIn: Prisma.sql`${offer.foundIn} JOIN "SearchDocument" d ON d.id = ${offer.id}`,
    sorts: { ...offer.sorts, relevance: relevanceSql(terms) },
  };
}

/**
 * Selects programs of some formats, and webinars that are not over. A single format is compared as such, so that an
 * index gives its classes in order.
 */
function classKinds({ tabs, filter, now }: CatalogSearch): Prisma.Sql | null {
  const formats = programFormats.filter((format) => tabs.includes(format)).map(underscored);
  // All webinars have this format: an index that begins with kind and format gives them in order, too.
  const isWebinar = Prisma.sql`c.kind = 'webinar' AND c.format = 'self_paced'`;
  // A later start means a later end: PostgreSQL would take the two for independent, and expect almost no rows.
  const isUpcoming = filter.starts === undefined ? Prisma.sql`${isWebinar} AND c."endsAt" > ${now}` : isWebinar;
  if (formats.length === 0) return tabs.includes('webinar') ? isUpcoming : null;
  const isOfFormat = Prisma.sql`c.kind = 'program' AND ${formatIs(formats)}`;
  return tabs.includes('webinar') ? Prisma.sql`(${isOfFormat} OR ${isUpcoming})` : isOfFormat;
}

function formatIs(formats: readonly string[]) {
  if (formats.length === programFormats.length) return Prisma.sql`TRUE`;
  return formats.length === 1
    ? Prisma.sql`c.format = ${formats[0]}::"ClassFormat"`
    : Prisma.sql`c.format = ANY(${formats}::"ClassFormat"[])`;
}

/** Builds all conditions of a list; absent ones are omitted, so that statements are as short as the query. */
function chosen({ traits }: Offers, { filter, asOf, now }: CatalogSearch): Prisma.Sql {
  const { categorySlug, mitraSlug, price, salePrice, level, language, duration, rating, starts, startsAt, hasSeats } =
    filter;
  const conditions = [
    categorySlug !== undefined &&
      Prisma.sql`${traits.categoryId} = ANY(ARRAY(SELECT id FROM "Category" t WHERE ${sqlConditionOf(Prisma.sql`t.slug`, categorySlug)}))`,
    mitraSlug !== undefined &&
      Prisma.sql`${traits.mitraId} = ANY(ARRAY(SELECT id FROM "Mitra" h WHERE ${sqlConditionOf(Prisma.sql`h.slug`, mitraSlug)}))`,
    price !== undefined && anyOf(chosenOf(priceKinds, price).map((kind) => isOfPrice(traits, kind))),
    salePrice !== undefined && sqlConditionOf(traits.salePrice, salePrice),
    level !== undefined && sqlConditionOf(traits.level, level, Prisma.sql`"ClassLevel"`),
    language !== undefined && sqlConditionOf(traits.language, language, Prisma.sql`"ClassLanguage"`),
    duration !== undefined &&
      Prisma.sql`${durationCode(traits)} = ANY(${chosenOf(durationBands, duration).map((band) => durationBands.indexOf(band))}::int[])`,
    rating !== undefined && isRated(traits, rating),
    starts !== undefined && anyOf(chosenOf(startPeriods, starts).map((period) => startsIn(traits, period, now))),
    startsAt !== undefined && sqlConditionOf(traits.startsAt, startsAt, Prisma.sql`timestamptz`),
    hasSeats !== undefined && (isYes(hasSeats) ? traits.hasSeats : Prisma.sql`NOT ${traits.hasSeats}`),
    asOf !== undefined && Prisma.sql`${traits.publishedAt} <= ${asOf}::timestamptz`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, ' AND ');
}

type Traits = Offers['traits'];

const chosenOf = <T extends string>(choices: readonly T[], condition: unknown) =>
  choices.filter((choice) => matchesCondition(choice, condition));
const anyOf = (conditions: readonly Prisma.Sql[]) =>
  conditions.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join([...conditions], ' OR ')})`;

const isOfPrice = ({ salePrice, isPromoted }: Traits, kind: PriceKind) =>
  kind === 'promo' ? isPromoted : kind === 'free' ? Prisma.sql`${salePrice} = 0` : Prisma.sql`${salePrice} > 0`;

/** Number of the duration band; the indexes of the catalog hold the same expression. */
export const durationCode = ({ durationSeconds }: Pick<Traits, 'durationSeconds'>) =>
  Prisma.sql`width_bucket(${durationSeconds}, ${Prisma.raw(`ARRAY[${durationBounds.join(', ')}]`)})`;

/** Steps from the lowest: an average of 3.95 is shown as 4.0. */
export const ratingFloors = ratingSteps.toReversed();
/** Number of steps that a rating reaches; the indexes of the catalog hold the same expression. */
export const ratingCode = ({ rating }: Pick<Traits, 'rating'>) =>
  Prisma.sql`width_bucket(coalesce(${rating}, 0), ${Prisma.raw(`ARRAY[${ratingFloors.map((step) => (step - 0.05).toFixed(2)).join(', ')}]::float8[]`)})`;

/** Position of the step that a condition requires; -1 for any other condition. */
export const ratingStepOf = (condition: unknown) =>
  typeof condition === 'object' && condition !== null && Object.keys(condition).join() === 'gte'
    ? ratingFloors.indexOf((condition as { gte: (typeof ratingFloors)[number] }).gte)
    : -1;

function isRated(traits: Traits, condition: unknown) {
  const step = ratingStepOf(condition);
  return step >= 0
    ? Prisma.sql`${ratingCode(traits)} > ${step}::int`
    : sqlConditionOf(Prisma.sql`round(${traits.rating}::numeric, 1)`, condition, Prisma.sql`numeric`);
}

const startsIn = ({ startsAt }: Traits, period: StartPeriod, now: Date) =>
  Prisma.sql`(${startsAt} >= ${now} AND ${startsAt} < ${endOfPeriod(period, now)})`;

/** Returns when a week or a month is over in Jakarta. */
export function endOfPeriod(period: StartPeriod, now: Date): Date {
  const today = dayOf(now);
  if (period === 'this-month') return startOf(`${addMonths(monthOf(now), 1)}-01`);
  const week = weeksOf(monthOf(now)).find((days) => days.includes(today))!;
  return endOf(addDays(week[0]!, 6));
}
