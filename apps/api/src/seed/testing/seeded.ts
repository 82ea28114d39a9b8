import { readKeys } from '../../platform/keys.ts';
import type { AppUnderTest } from '../../testing/app-under-test.ts';
import { seedDemo } from '../demo.ts';
import { seedReference } from '../reference.ts';

/** The time that the demo's dates are counted from. */
export const seededAt = new Date();

/** Loads reference and demo data. */
export async function seedAll({ db, env }: AppUnderTest) {
  await seedReference(db, env);
  await seedDemo({ db, env, keys: readKeys(env) }, seededAt);
}

/** Rows of every table as JSON text, by table. */
export async function rowsOf({ connections }: Pick<AppUnderTest, 'connections'>) {
  const { rows } = await connections.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~ '^_' ORDER BY 1",
  );
  const tables = await Promise.all(
    rows.map(async ({ name }) => {
      const result = await connections.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`,
      );
      return [name, result.rows.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(tables);
}
