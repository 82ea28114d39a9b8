import { apostrophes, dashes, quotes } from '@sinau/contracts/core/typed/text.rules';
import type { FilterOf, ListQuery, SortOf } from '@sinau/contracts/list-query';

/** Translates a list query to SKIP and TAKE: all rows (at most 1,000) or a page. */
export function pageOf(query: ListQuery) {
  const isWhole = query.page === 0;
  return { skip: isWhole ? 0 : (query.page - 1) * query.perPage, take: isWhole ? 1000 : Math.max(query.perPage, 1) };
}

export type Direction = 'asc' | 'desc';
export type Sorting<Name extends string = string> = [name: Name, direction: Direction][];

/** Returns the sorting: `order` overrides `sort`; without either, the list's default applies. */
export function sortingOf<Name extends string>(query: ListQuery<Name>, fallback: Sorting<Name>): Sorting<Name> {
  if (query.order?.length) return query.order.map(([name, direction]) => [name, direction === 'DESC' ? 'desc' : 'asc']);
  if (!query.sort) return fallback;
  // The contract has checked that these are names of the list.
  return query.sort
    .split(',')
    .map((part) => (part.startsWith('-') ? [part.slice(1) as Name, 'desc'] : [part as Name, 'asc']));
}

/** A sign, or a space, that may be typed differently than it was written. */
const variableSign = new RegExp(`[${apostrophes}${quotes}${dashes}\\p{Zs}]`, 'gu');

/**
 * Turns typed text into a LIKE pattern: `%`, `_` and the backslash are escaped, and an apostrophe, a quotation mark, a
 * dash or a space matches any character: it may be stored in another form.
 */
export const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&').replace(variableSign, '_');

/** Matches rows that contain the typed text, in either case. Prisma would read `%` and `_` as patterns. */
export const containing = (text: string) => ({ contains: likeText(text), mode: 'insensitive' as const });

const operators = { gte: 'gte', gt: 'gt', lte: 'lte', lt: 'lt', ne: 'not' } as const;

/** Returns whether a boolean condition is true. */
export const isYes = (condition: unknown): boolean =>
  typeof condition === 'object' ? (condition as { ne?: boolean }).ne === false : condition === true;

/** Translates one field's condition to a Prisma filter: a value, any of several, or operators. */
export function conditionOf(
  condition: unknown,
  toColumnValue: (value: string) => string = (value) => value,
): object | undefined {
  const valueOf = (value: unknown) => (typeof value === 'string' ? toColumnValue(value) : value);
  if (condition === undefined) return undefined;
  if (Array.isArray(condition)) return { in: condition.map(valueOf) };
  if (typeof condition !== 'object' || condition === null) return { equals: valueOf(condition) };
  const filters = Object.entries(condition).map(([name, value]) =>
    name === 'contains' ? containing(String(value)) : { [operators[name as keyof typeof operators]]: valueOf(value) },
  );
  return Object.assign({}, ...filters) as object;
}

/** Returns whether a value matches a condition, where a list is held in memory. */
export function matchesCondition(value: string, condition: unknown): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'string') return value === condition;
  if (Array.isArray(condition)) return condition.includes(value);
  const { gte, gt, lte, lt, ne, contains } = condition as Record<string, string>;
  return (
    (gte === undefined || value >= gte) &&
    (gt === undefined || value > gt) &&
    (lte === undefined || value <= lte) &&
    (lt === undefined || value < lt) &&
    (ne === undefined || value !== ne) &&
    (contains === undefined || value.includes(contains))
  );
}

/** Sorts rows without times of their own by time: ids are generated in the order of time. */
export const byAge = {
  createdAt: (id: Direction) => ({ id }),
  updatedAt: (id: Direction) => ({ id }),
};

/** One entry for each sort and each filter of the contract: a missing or unknown one does not compile. */
interface PrismaList<Q extends ListQuery, Where, OrderBy> {
  /** Columns in which typed text is searched; any of them may contain it. */
  readonly keyword?: (text: ReturnType<typeof containing>) => Where[];
  readonly sort: { readonly [Name in SortOf<Q>]: (direction: Direction) => OrderBy };
  readonly filter: { readonly [Name in keyof FilterOf<Q>]-?: (condition: NonNullable<FilterOf<Q>[Name]>) => Where };
  readonly fallback: Sorting<SortOf<Q>>;
  /** Makes the order total, so that pages neither repeat nor skip. */
  readonly tieBreak: OrderBy;
}

/**
 * Declares a list that Prisma reads. Declare it beside its queries, typed by the contract: `prismaList<QueryOf<typeof
 * cartEndpoints.list>, Prisma.CartItemWhereInput, Prisma.CartItemOrderByWithRelationInput>({…})`. `scope` is whose rows
 * they are, or any other condition that the caller cannot choose.
 */
export const prismaList =
  <Q extends ListQuery, Where extends object, OrderBy extends object>(list: PrismaList<Q, Where, OrderBy>) =>
  (query: Q, scope: Where) => {
    const conditions = Object.entries(query.filter ?? {}).flatMap(([name, condition]) =>
      condition === undefined ? [] : [list.filter[name as keyof FilterOf<Q>](condition as never)],
    );
    const found = query.keyword && list.keyword ? [{ OR: list.keyword(containing(query.keyword)) }] : [];
    const order = sortingOf<SortOf<Q>>(query as ListQuery<SortOf<Q>>, list.fallback);
    return {
      where: { AND: [scope, ...conditions, ...found] } as unknown as Where,
      orderBy: [...order.map(([name, direction]) => list.sort[name](direction)), list.tieBreak],
      ...pageOf(query),
    };
  };

/** Reads the rows of a page, and the total number. */
export async function readPage<Row>(rows: PromiseLike<Row[]>, count: PromiseLike<number>) {
  const [found, total] = await Promise.all([rows, count]);
  return { rows: found, total };
}

/** Reads the rows of a list again by their ids, in another shape. */
export const withRows = async <Row>(
  { list, ...page }: ReturnType<typeof listAnswer<{ id: string }>>,
  read: (ids: string[]) => Promise<Row[]>,
) => ({ ...page, list: await read(list.map(({ id }) => id)) });

/** Builds the answer of a list. The routes apply `attributes`, once for all lists. */
export const listAnswer = <T extends object>({ page, perPage }: ListQuery, list: T[], total: number) => ({
  list,
  total,
  page,
  perPage,
});
