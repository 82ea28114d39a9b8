// Writes the files of a new feature, from contract to screen, passing all checks immediately: `npm run new -- study
// wishlist`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateDatabaseClient } from './bootstrap/dependencies.mjs';
import { runQuietly } from './commands.ts';
import { applyEdit, editsOf } from './new/edits.ts';
import { readFeature } from './new/feature.ts';
import { skeletonOf } from './new/skeleton.ts';
import { writeMigration } from './new/write-migration.ts';
import { inWorkspace } from './workspace.ts';

const feature = readFeature(process.argv.slice(2));

// Edits are written only when every one of them has found its position.
const edited = new Map<string, string>();
for (const edit of editsOf(feature))
  edited.set(edit.file, applyEdit(edited.get(edit.file) ?? (await readFile(inWorkspace(edit.file), 'utf8')), edit));

const files = skeletonOf(feature);
for (const [path, text] of files) {
  await mkdir(dirname(inWorkspace(path)), { recursive: true });
  await writeFile(inWorkspace(path), text, { flag: 'wx' });
}
for (const [path, text] of edited) await writeFile(inWorkspace(path), text);

const migration = await writeMigration(feature.name);
await generateDatabaseClient(process.env);
await runQuietly('node', ['tools/generate.ts']);
await runQuietly('oxfmt', []);
console.log([...files.keys(), ...edited.keys(), `${migration}/migration.sql`].join('\n'));
