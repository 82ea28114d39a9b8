// Writes the migration that prisma/schema asks for and prisma/migrations lack: `npm run db:migrate -- add_reviews`.
import { mkdir, writeFile } from 'node:fs/promises';
import { findMissingMigration } from './checks/migrations.ts';
import { inWorkspace } from './workspace.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9_]+$/.test(name))
  throw new Error('A migration needs a name in lower case: npm run db:migrate -- add_reviews');

const sql = await findMissingMigration();
if (sql) {
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = inWorkspace('prisma/migrations', `${moment}_${name}`);
  await mkdir(folder);
  await writeFile(`${folder}/migration.sql`, sql);
  console.log(`Written to ${folder}. Add checks, partial indexes and triggers by hand before it is applied anywhere.`);
} else {
  console.log('The migrations make what the schema says: there is nothing to write.');
}
