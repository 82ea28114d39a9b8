import type { FilterOf, ListQuery, SortOf } from '@sinau/contracts/list-query';
import { Prisma, type Db } from './db.ts';
import { likeText, pageOf, sortingOf, type Sorting } from './list.ts';

const comparisons = {
  gte: Prisma.sql`>=`,
  gt: Prisma.sql`>`,
  lte: Prisma.sql`<=`,
  lt: Prisma.sql`<`,
  ne: Prisma.sql`<>`,
} as const;

/**
 * Translates one field's condition to SQL: a value, any of several, or operators. `type` is the column's, where it is
 * neither text nor a number.
 */
export function sqlConditionOf(column: Prisma.Sql, condition: unknown, type?: Prisma.Sql): Prisma.Sql {
  if (condition === undefined) return Prisma.sql`TRUE`;
  if (Array.isArray(condition)) return Prisma.sql`${column} = ANY(${condition}::${type ?? sqlTypeOf(condition[0])}[])`;
  if (typeof condition !== 'object' || condition === null)
    return Prisma.sql`${column} = ${condition}::${type ?? sqlTypeOf(condition)}`;
  const parts = Object.entries(condition).map(([name, value]) =>
    name === 'contains'
      ? contains(column, String(value))
      : Prisma.sql`${column} ${comparisons[name as keyof typeof comparisons]} ${value}::${type ?? sqlTypeOf(value)}`,
  );
  return parts.length ? Prisma.join(parts, ' AND ') : Prisma.sql`TRUE`;
}
const sqlTypeOf = (value: unknown) => (typeof value === 'number' ? Prisma.sql`bigint` : Prisma.sql`text`);

const contains = (column: Prisma.Sql, text: string) => Prisma.sql`${column} ILIKE ${`%${likeText(text)}%`}`;

/** Matches rows in which any of the columns contains the typed text, in either case; without a text, all rows. */
export const sqlKeywordOf = (columns: readonly Prisma.Sql[], text: string | undefined) =>
  text
    ? Prisma.sql`(${Prisma.join(
        columns.map((column) => contains(column, text)),
        ' OR ',
      )})`
    : Prisma.sql`TRUE`;

/** Writes a sorting in SQL, or the opposite one; the id breaks ties. */
export const sqlOrderOf = <Name extends string>(
  sorting: Sorting<Name>,
  columns: Record<Name, Prisma.Sql>,
  id: Prisma.Sql,
  isReversed = false,
) =>
  Prisma.join([
    ...sorting.map(
      ([name, direction]) => Prisma.sql`${columns[name]} ${Prisma.raw(isReversed ? opposite[direction] : direction)}`,
    ),
    Prisma.sql`${id} ${Prisma.raw(isReversed ? 'ASC' : 'DESC')}`,
  ]);
const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Names a column to filter by. `type` is PostgreSQL's name of its type, where that is neither text nor a number. */
export const column =
  (of: Prisma.Sql, type?: 'uuid' | 'timestamptz' | 'boolean') =>
  (condition: unknown): Prisma.Sql =>
    sqlConditionOf(of, condition, type && Prisma.raw(type));

/** One entry for each sort and each filter of the contract: a missing or unknown one does not compile. */
interface SqlList<Q extends ListQuery> {
  readonly select: Prisma.Sql;
  readonly from: Prisma.Sql;
  /** Columns in which typed text is searched; any of them may contain it. */
  readonly keyword?: readonly Prisma.Sql[];
  readonly sort: { readonly [Name in SortOf<Q>]: Prisma.Sql };
  readonly filter: {
    readonly [Name in keyof FilterOf<Q>]-?: (condition: NonNullable<FilterOf<Q>[Name]>) => Prisma.Sql;
  };
  readonly fallback: Sorting<SortOf<Q>>;
  /** Makes the order total, so that pages neither repeat nor skip. */
  readonly id: Prisma.Sql;
  /**
   * Portion of `from` that scope, filters and sorts need. If set, rows are found and counted in it, and the rest is
   * read for those of a page alone. A table that only some sorts need is joined by LEFT JOIN, so that PostgreSQL can
   * skip it for the others.
   */
  readonly foundIn?: Prisma.Sql;
  /** True if a row's columns are so costly that those of the rows before a page should not be read. */
  readonly isCostly?: boolean;
}

/**
 * Declares a list that is read by our own SQL. Declare it beside its queries, typed by the contract:
 * `sqlList<QueryOf<typeof ledgerEndpoints.entries>>({…})`. `scope` is whose rows they are, or any other condition that
 * the caller cannot choose.
 */
export function sqlList<Q extends ListQuery>(list: SqlList<Q>) {
  /** Builds the condition of keyword and filter. */
  const where = ({ filter = {}, keyword }: Pick<Q, 'filter' | 'keyword'>) =>
    Prisma.join(
      [
        sqlKeywordOf(list.keyword ?? [], list.keyword && keyword),
        ...Object.entries(filter).flatMap(([name, condition]) =>
          condition === undefined ? [] : [list.filter[name as keyof FilterOf<Q>](condition as never)],
        ),
      ],
      ' AND ',
    );
  const rowsFrom = (found: Prisma.Sql, query: Q, total?: number) => {
    const sorting = sortingOf(query as ListQuery<SortOf<Q>>, list.fallback);
    const orderOf = (isReversed: boolean) =>
      sqlOrderOf<SortOf<Q>>(sorting, list.sort as Record<SortOf<Q>, Prisma.Sql>, list.id, isReversed);
    const order = orderOf(false);
    const { skip, take } = pageOf(query);
    // A page of the second half is read from the end, so that the last one costs what the first does.
    if (total !== undefined && skip > total / 2 && skip < total) {
      const size = Math.min(take, total - skip);
      const page = Prisma.sql`ORDER BY ${orderOf(true)} LIMIT ${size} OFFSET ${total - skip - size}`;
      return Prisma.sql`SELECT ${list.select} FROM ${list.from} WHERE ${list.id} = ANY(ARRAY(SELECT ${list.id} ${found} ${page})) ORDER BY ${order}`;
    }
    const page = Prisma.sql`ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
    if (!list.foundIn && (!list.isCostly || skip === 0)) return Prisma.sql`SELECT ${list.select} ${found} ${page}`;
    return Prisma.sql`SELECT ${list.select} FROM ${list.from} WHERE ${list.id} = ANY(ARRAY(SELECT ${list.id} ${found} ${page})) ORDER BY ${order}`;
  };
  const from = (query: Q, scope: Prisma.Sql) =>
    Prisma.sql`FROM ${list.foundIn ?? list.from} WHERE ${scope} AND ${where(query)}`;
  return {
    where,
    /**
     * Builds the statement that reads a page, for a list that is counted in another way. With their number, rows of the
     * second half are read from the end.
     */
    rows: (query: Q, scope: Prisma.Sql, total?: number) => rowsFrom(from(query, scope), query, total),
    async page<Row>(db: Db, query: Q, scope: Prisma.Sql): Promise<{ rows: Row[]; total: number }> {
      const found = from(query, scope);
      const [rows, [counted]] = await Promise.all([
        db.$queryRaw<Row[]>(rowsFrom(found, query)),
        db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${found}`,
      ]);
      return { rows, total: counted!.total };
    },
  };
}
