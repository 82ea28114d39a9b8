import { readdir, readFile } from 'node:fs/promises';
import { startTestServer } from '../test-server.ts';
import { copyTemplate } from '../test-database.ts';
import { inWorkspace } from '../workspace.ts';
import { openSchemaEngine } from './schema-engine.ts';

/** Applies all migrations to an empty database and asks what the schema still lacks: it must be nothing. */
export async function checkMigrations(): Promise<void> {
  const server = await startTestServer();
  try {
    const database = await copyTemplate(server.url);
    const missing = await findDifference(database.url);
    if (missing) throw new Error(`prisma/migrations lack what prisma/schema says. Missing:\n${missing}`);
  } finally {
    await server.stop();
  }
}

/** The SQL that would bring the database to what `prisma/schema` says, or nothing when it is there. */
export async function findDifference(databaseUrl: string): Promise<string | undefined> {
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
