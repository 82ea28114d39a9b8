import type { ListQuery } from '@sinau/contracts/list-query';

/** What a list query means to Prisma: all rows (at most 1,000) or a page, in a total order. */
export function pageOf(query: ListQuery) {
  const isWhole = query.page === 0;
  return { skip: isWhole ? 0 : (query.page - 1) * query.perPage, take: isWhole ? 1000 : Math.max(query.perPage, 1) };
}

export type Sorting = [name: string, direction: 'asc' | 'desc'][];

/** `order` wins over `sort`; where neither is sent, the resource's own default holds. */
export function sortingOf(query: ListQuery, fallback: Sorting): Sorting {
  if (query.order?.length) return query.order.map(([name, direction]) => [name, direction === 'DESC' ? 'desc' : 'asc']);
  if (!query.sort) return fallback;
  return query.sort.split(',').map((part) => (part.startsWith('-') ? [part.slice(1), 'desc'] : [part, 'asc']));
}

/** Typed text inside a LIKE pattern, where `%`, `_` and the backslash are only themselves. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** What has the typed text in it, in either case. Prisma would take `%` and `_` for patterns. */
export const containing = (text: string) => ({ contains: likeText(text), mode: 'insensitive' as const });

const operators = { gte: 'gte', gt: 'gt', lte: 'lte', lt: 'lt', ne: 'not' } as const;

/** One field's condition as a Prisma filter: a value, any of several, or operators. `stored` turns a value into the column's. */
export function conditionOf(
  condition: unknown,
  stored: (value: string) => string = (value) => value,
): object | undefined {
  const valueOf = (value: unknown) => (typeof value === 'string' ? stored(value) : value);
  if (condition === undefined) return undefined;
  if (Array.isArray(condition)) return { in: condition.map(valueOf) };
  if (typeof condition !== 'object' || condition === null) return { equals: valueOf(condition) };
  const filters = Object.entries(condition).map(([name, value]) =>
    name === 'contains' ? containing(String(value)) : { [operators[name as keyof typeof operators]]: valueOf(value) },
  );
  return Object.assign({}, ...filters) as object;
}

/** Whether a value meets a condition, where a list is held in memory. */
export function meets(value: string, condition: unknown): boolean {
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

/** The page that a list answers; `attributes` keeps only the named fields of each row. */
export function listAnswer<T extends object>(query: ListQuery, list: T[], total: number) {
  const { attributes } = query;
  const picked = attributes
    ? list.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => attributes.includes(key))) as T)
    : list;
  return { list: picked, total, page: query.page, perPage: query.page === 0 ? 0 : query.perPage };
}
