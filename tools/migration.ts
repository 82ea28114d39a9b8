// Writes the migration that prisma/schema requires and prisma/migrations lack: `npm run db:migrate -- add_reviews`.
import { writeMigration } from './new/write-migration.ts';

const [name = ''] = process.argv.slice(2);
const folder = await writeMigration(name);
console.log(
  folder
    ? `Written to ${folder}. Add checks, partial indexes and triggers by hand before it is applied anywhere.`
    : 'The migrations make what the schema says: there is nothing to write.',
);
