import { readdir, readFile } from 'node:fs/promises';
import { startTestServer } from '../test-server.ts';
import { copyTemplate } from '@sinau/test-kit/test-database';
import { inWorkspace } from '../workspace.ts';
import { openSchemaEngine } from './schema-engine.ts';

export async function checkMigrations(): Promise<void> {
  const missing = await findMissingMigration();
  if (missing)
    throw new Error(
      `prisma/migrations do not make what prisma/schema says: npm run db:migrate -- <name> would add\n${missing}`,
    );
}

/** Applies all migrations to an empty database and returns the SQL that would update it to the schema, if any. */
export async function findMissingMigration(): Promise<string | undefined> {
  const server = await startTestServer();
  try {
    const database = await copyTemplate(server.url);
    return await compareWithSchema(database.url);
  } finally {
    await server.stop();
  }
}

async function compareWithSchema(databaseUrl: string): Promise<string | undefined> {
  const files = await readSchema();
  const { engine, close } = await openSchemaEngine(databaseUrl);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: inWorkspace('prisma/schema') },
      to: { tag: 'schemaDatamodel', files },
      filters: { externalTables: [], externalEnums: [] },
      script: true,
      exitCode: true,
    });
    return exitCode === 0 ? undefined : (stdout ?? 'The engine gave no script');
  } finally {
    await close();
  }
}

async function readSchema() {
  const folder = inWorkspace('prisma/schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma'));
  return Promise.all(names.map(async (path) => ({ path, content: await readFile(`${folder}/${path}`, 'utf8') })));
}
