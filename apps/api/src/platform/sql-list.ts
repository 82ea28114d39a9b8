import { Prisma } from './db.ts';
import { likeText, type Sorting } from './list.ts';

const comparisons = {
  gte: Prisma.sql`>=`,
  gt: Prisma.sql`>`,
  lte: Prisma.sql`<=`,
  lt: Prisma.sql`<`,
  ne: Prisma.sql`<>`,
} as const;

/** One field's condition in SQL: a value, any of several, or operators. `type` is the column's, where it is neither text nor a number. */
export function sqlConditionOf(column: Prisma.Sql, condition: unknown, type?: Prisma.Sql): Prisma.Sql {
  if (condition === undefined) return Prisma.sql`TRUE`;
  if (Array.isArray(condition)) return Prisma.sql`${column} = ANY(${condition}::${type ?? sqlTypeOf(condition[0])}[])`;
  if (typeof condition !== 'object' || condition === null)
    return Prisma.sql`${column} = ${condition}::${type ?? sqlTypeOf(condition)}`;
  const parts = Object.entries(condition).map(([name, value]) =>
    name === 'contains'
      ? Prisma.sql`${column} ILIKE ${`%${likeText(String(value))}%`}`
      : Prisma.sql`${column} ${comparisons[name as keyof typeof comparisons]} ${value}::${type ?? sqlTypeOf(value)}`,
  );
  return parts.length ? Prisma.join(parts, ' AND ') : Prisma.sql`TRUE`;
}
const sqlTypeOf = (value: unknown) => (typeof value === 'number' ? Prisma.sql`bigint` : Prisma.sql`text`);

/** A sorting in SQL; the id breaks ties. */
export const sqlOrderOf = <Name extends string>(sorting: Sorting, columns: Record<Name, Prisma.Sql>, id: Prisma.Sql) =>
  Prisma.join([
    ...sorting.map(([name, direction]) => Prisma.sql`${columns[name as Name]} ${Prisma.raw(direction)}`),
    Prisma.sql`${id} DESC`,
  ]);
