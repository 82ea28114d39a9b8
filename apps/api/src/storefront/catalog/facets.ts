import {
  durationBands,
  priceKinds,
  priceRanges,
  priceText,
  ratingSteps,
  startPeriods,
  type PriceRange,
} from '@sinau/contracts/storefront/catalog/catalog.choices';
import type { Catalog, Facet } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { catalogTabs, type CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { classLanguages, classLevels, languageLabels, levelLabels } from '@sinau/contracts/storefront/catalog/audience';
import { tabLabels } from '@sinau/contracts/storefront/catalog/tab-labels';
import { isYes, matchesCondition } from '../../platform/list.ts';
import { dimensions, priceSteps, type Cells, type Dimension } from './cells.queries.ts';
import { durationLabels, periodLabels, priceKindLabels, priceRangeLabels, ratingLabels } from './choice-labels.ts';
import { ratingFloors, ratingStepOf, type OfferFilter } from './offer-filters.ts';

/** Tests whether a value of a dimension, as cells code it, matches. */
type IsMeant = (code: number) => boolean;

/** Returns the prices of a condition, if it consists of whole steps. */
function rangeOf(condition: unknown): PriceRange | null {
  const range = typeof condition === 'number' ? { gte: condition, lte: condition } : (condition as PriceRange);
  if (Array.isArray(range) || Object.keys(range).some((name) => name !== 'gte' && name !== 'lte')) return null;
  const { gte = 0, lte } = range;
  return priceSteps.includes(gte) && (lte === undefined || priceSteps.includes(lte + 1)) ? range : null;
}
const isWithin = ({ gte = 0, lte = Infinity }: PriceRange): IsMeant => {
  return (code) => priceSteps[code >> 1]! >= gte && priceSteps[code >> 1]! <= lte;
};
const isOfPrice = {
  free: (code: number) => code >> 1 === 0,
  paid: (code: number) => code >> 1 > 0,
  promo: (code: number) => code % 2 === 1,
};
const startsIn =
  (place: number): IsMeant =>
  (code) =>
    (code & (2 ** place)) !== 0;

/** Returns whether cells cover everything in a filter: they have neither mitra nor any time or price. */
export const isCounted = ({ mitraSlug, salePrice, rating, startsAt }: OfferFilter) =>
  mitraSlug === undefined &&
  startsAt === undefined &&
  (salePrice === undefined || rangeOf(salePrice) !== null) &&
  (rating === undefined || ratingStepOf(rating) >= 0);

/** Translates a filter for each dimension. Conditions that cells do not cover were applied before counting. */
function meant({ topics }: Cells, tabs: readonly CatalogTab[], filter: OfferFilter): Record<Dimension, IsMeant> {
  const { categorySlug, price, salePrice, level, language, duration, rating, starts, hasSeats } = filter;
  const range = salePrice === undefined ? null : rangeOf(salePrice);
  const kinds = priceKinds.filter((kind) => matchesCondition(kind, price)).map((kind) => isOfPrice[kind]);
  const periods = startPeriods.flatMap((period, place) => (matchesCondition(period, starts) ? [startsIn(place)] : []));
  const step = ratingStepOf(rating);
  const among =
    (choices: readonly string[], condition: unknown): IsMeant =>
    (code) =>
      condition === undefined || (choices[code] !== undefined && matchesCondition(choices[code], condition));
  return {
    tab: (code) => tabs.includes(catalogTabs[code]!),
    category: (code) => matchesCondition(topics[code]!.slug, categorySlug),
    price: (code) =>
      (price === undefined || kinds.some((isMeant) => isMeant(code))) && (range === null || isWithin(range)(code)),
    level: among(classLevels, level),
    language: among(classLanguages, language),
    duration: among(durationBands, duration),
    rating: (code) => code > step,
    starts: (code) => starts === undefined || periods.some((isMeant) => isMeant(code)),
    seats: (code) => hasSeats === undefined || isYes(hasSeats) === (code === 1),
  };
}

interface Tally {
  /** Number of offers that fit all. */
  readonly total: number;
  /** For each dimension, how many offers have each value and fit all the others. */
  readonly countsOf: (name: Dimension) => readonly number[];
}

/** Tallies of cells, which stay the same until they are counted again: most visitors send the same query. */
const tallies = new WeakMap<Cells['cells'], Map<string, Tally>>();
const maxTallies = 500;

function tally(cells: Cells, tabs: readonly CatalogTab[], filter: OfferFilter): Tally {
  const known = tallies.get(cells.cells) ?? new Map<string, Tally>();
  tallies.set(cells.cells, known);
  const question = JSON.stringify([tabs, filter]);
  const found = known.get(question) ?? tallied(cells, tabs, filter);
  if (known.size < maxTallies) known.set(question, found);
  return found;
}

/** Plain loops: a hundred thousand classes have some twenty thousand cells. */
function tallied(cells: Cells, tabs: readonly CatalogTab[], filter: OfferFilter): Tally {
  const isMeant = Object.values(meant(cells, tabs, filter));
  const size = dimensions.length;
  const known = dimensions.map(() => [] as boolean[]);
  const counts = dimensions.map(() => [] as number[]);
  const add = (place: number, code: number, count: number) => {
    counts[place]![code] = (counts[place]![code] ?? 0) + count;
  };
  let total = 0;
  for (const cell of cells.cells) {
    const count = cell[size]!;
    let missed = -1;
    let misses = 0;
    for (let place = 0; place < size && misses < 2; place += 1) {
      const code = cell[place]!;
      if ((known[place]![code] ??= isMeant[place]!(code))) continue;
      missed = place;
      misses += 1;
    }
    if (misses === 1) add(missed, cell[missed]!, count);
    if (misses > 0) continue;
    total += count;
    for (let place = 0; place < size; place += 1) add(place, cell[place]!, count);
  }
  return { total, countsOf: (name) => counts[dimensions.indexOf(name)]! };
}

export const countFitting = (cells: Cells, tabs: readonly CatalogTab[], filter: OfferFilter) =>
  tally(cells, tabs, filter).total;

/** Counts what is for sale, by the slug of the topic. */
export function countByTopic(cells: Cells): ReadonlyMap<string, number> {
  const counts = tally(cells, catalogTabs, {}).countsOf('category');
  return new Map(cells.topics.map(({ slug }, place) => [slug, counts[place] ?? 0]));
}

/**
 * Counts what each choice of a group would show with what is chosen in the others; null if there is too much to count.
 */
export function facetsOf(
  cells: Cells,
  { tabs, filter, isWhole }: { tabs: readonly CatalogTab[]; filter: OfferFilter; isWhole: boolean },
): Catalog['facets'] {
  const { countsOf } = tally(cells, tabs, filter);
  const choice = (name: Dimension, value: string, label: string, isMeant: IsMeant): Facet => ({
    value,
    label,
    count: isKnown(name) ? countsOf(name).reduce((sum, count, code) => (isMeant(code) ? sum + count : sum), 0) : null,
  });
  // Counts of a group with a condition beyond cells cover only the classes that fit it.
  const isKnown = (name: Dimension) => {
    const { salePrice, rating, startsAt } = filter;
    const own = { price: { salePrice }, rating: { rating }, starts: { startsAt } } as Partial<
      Record<Dimension, OfferFilter>
    >;
    return isWhole && isCounted(own[name] ?? {});
  };
  const places = (name: Dimension, values: readonly string[], words: Readonly<Record<string, string>>) =>
    values.map((value, place) => choice(name, value, words[value]!, (code) => code === place));
  return {
    tab: places('tab', catalogTabs, tabLabels),
    category: cells.topics.map(({ slug, title }, place) => choice('category', slug, title, (code) => code === place)),
    price: [
      choice('price', '', 'Semua harga', () => true),
      ...priceKinds.map((kind) => choice('price', kind, priceKindLabels[kind], isOfPrice[kind])),
      ...priceRanges.map((range) => choice('price', priceText(range), priceRangeLabels(range), isWithin(range))),
    ],
    level: places('level', classLevels, levelLabels),
    language: places('language', classLanguages, languageLabels),
    duration: places('duration', durationBands, durationLabels),
    rating: [
      choice('rating', '', 'Semua rating', () => true),
      ...ratingSteps.map((step) =>
        choice('rating', String(step), ratingLabels(step), (code) => code > ratingFloors.indexOf(step)),
      ),
    ],
    starts: [
      choice('starts', '', 'Kapan saja', () => true),
      ...startPeriods.map((period, place) => choice('starts', period, periodLabels[period], startsIn(place))),
    ],
    seats: [choice('seats', '', 'Semua', () => true), choice('seats', 'true', 'Masih ada kuota', (code) => code === 1)],
  };
}
