import { Prisma } from './db.ts';

export const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** Finds a record by its id or its slug. */
export const byRef = (ref: string): { id: string } | { slug: string } => (isUuid(ref) ? { id: ref } : { slug: ref });

/** Writes the same condition in SQL; `alias` names the table. */
export const sqlRefIs = (alias: Prisma.Sql, ref: string) =>
  isUuid(ref) ? Prisma.sql`${alias}.id = ${ref}::uuid` : Prisma.sql`${alias}.slug = ${ref}`;
