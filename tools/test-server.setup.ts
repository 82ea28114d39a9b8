import { mkdir, writeFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { databaseReport, testResults } from './test-results.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Each project loads this module again, in the same process: only there can they share the one server of the run. */
const run = globalThis as { testServer?: Promise<TestServer> };

/** Vitest's global set-up for every project whose tests need a database. */
export default async function setup(project: TestProject) {
  const server = await (run.testServer ??= startAndTell());
  project.provide('databaseUrl', server.url);
  return async () => {
    if (!run.testServer) return;
    run.testServer = undefined;
    await server.stop();
  };
}

async function startAndTell(): Promise<TestServer> {
  const server = await startTestServer();
  console.log(`Test database: ${server.description}`);
  await mkdir(testResults, { recursive: true });
  await writeFile(databaseReport, server.description);
  return server;
}
