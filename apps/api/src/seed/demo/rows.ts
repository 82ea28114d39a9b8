import { Prisma, type Db } from '../../platform/db.ts';

/** Rows by the thousand in one statement; columns that are not named keep their defaults, and rows that are there stay. */
export async function insertRows<T extends object>(
  db: Db,
  table: string,
  rows: readonly T[],
  // PostgreSQL looks for any conflict, save where a constraint of the table is deferrable: there it must be told which.
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
