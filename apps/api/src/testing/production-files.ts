import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { drawServiceFiles } from '../command-line/service-secrets.ts';
import { secretNames } from '../platform/env/secrets.ts';
import { readEnv } from '../platform/env.ts';
import { drawKeyFiles } from '../platform/keys.ts';
import { installationRoot } from '../platform/paths.ts';

/** Reads a file of the repository. */
export const textOf = (path: string) => readFileSync(join(installationRoot, path), 'utf8');

/** Variables that a process reads, and that name a file with a secret instead. */
export const variableNames: ReadonlySet<string> = new Set([
  ...Object.keys(readEnv({ DATABASE_URL: 'postgresql://127.0.0.1/sinau' })),
  ...secretNames.map((name) => `${name}_FILE`),
]);

/** Secrets that docs/installing.md has the operator write, with examples. */
export const writtenSecrets = { smtp_url: 'smtps://sinau:rahasia@smtp.contoh.id', midtrans_server_key: 'Mid-server-x' };

/** Draws all secrets of an installation into a folder that the test removes, as the page says. */
export function drawSecrets() {
  const folder = mkdtempSync(join(tmpdir(), 'sinau-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(writtenSecrets)) writeFileSync(join(folder, name), content);
  const files = [...drawKeyFiles(folder), ...drawServiceFiles(folder)].map(({ file }) => file.slice(folder.length + 1));
  return { folder, names: new Set([...files, ...Object.keys(writtenSecrets)]) };
}

/**
 * Starts a process of the image as far as its configuration: whatever is missing or wrong is thrown. `pathOf` says where
 * the file of a secret is.
 */
export const readImageEnv = (variables: Record<string, string>, pathOf: (secret: string) => string) =>
  readEnv({
    NODE_ENV: 'production',
    ...Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [
        name,
        value.startsWith('/run/secrets/') ? pathOf(value.slice('/run/secrets/'.length)) : value,
      ]),
    ),
  });
