import { Prisma, type Db } from '../../platform/db.ts';

/**
 * Inserts thousands of rows in one statement; columns that are not named keep their defaults, and existing rows stay.
 */
export async function insertRows<T extends object>(
  db: Db,
  table: string,
  rows: readonly T[],
  // PostgreSQL looks for any conflict, except where a constraint of the table is deferrable: there the conflict must be
  // named.
  { conflict = Prisma.empty }: { conflict?: Prisma.Sql } = {},
) {
  if (rows.length === 0) return;
  const columns = Prisma.raw(
    Object.keys(rows[0]!)
      .map((name) => `"${name}"`)
      .join(', '),
  );
  const name = Prisma.raw(`"${table}"`);
  await db.$executeRaw`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::jsonb) ON CONFLICT ${conflict} DO NOTHING`;
}
