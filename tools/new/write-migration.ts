import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { findMissingMigration } from '../checks/migrations.ts';
import { inWorkspace } from '../workspace.ts';

/**
 * Writes the changes that the schema requires and the migrations lack. Returns the new folder, or null where nothing is
 * missing.
 */
export async function writeMigration(name: string): Promise<string | null> {
  if (!/^[a-z0-9_]+$/.test(name))
    throw new Error('A migration needs a name in lower case: npm run db:migrate -- add_reviews');
  const sql = await findMissingMigration();
  if (!sql) return null;

  const present = await readdir(inWorkspace('prisma/migrations'));
  const folder = inWorkspace('prisma/migrations', `${nextMoment(present, new Date())}_${name}`);
  await mkdir(folder);
  await writeFile(`${folder}/migration.sql`, sql);
  return folder;
}

/** The time in UTC as YYYYMMDDhhmmss, or the second after the newest migration: migrations run in order of their names. */
export function nextMoment(present: readonly string[], now: Date): string {
  const newest = present.flatMap((name) => /^\d{14}(?=_)/.exec(name) ?? []).reduce((a, b) => (a > b ? a : b), '');
  const current = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return current > newest ? current : String(Number(newest) + 1);
}
