import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inWorkspace, workspaceRoot } from './workspace.ts';

const documents = globSync(['*.md', 'docs/**/*.md', 'tools/**/*.md'], { cwd: workspaceRoot });

/** Patterns and placeholders, which name many files or one that is yet to be written, and what a build writes. */
const isPattern = (path: string) => /[*<>{}…]|wishlist|\/dist$/.test(path);

/** `apps/api/src/http/routes.ts`, `packages/contracts`: from the root, in code style. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|prisma|tools|e2e|bench|docs|docker)\/[^\s`:()]+)`/g)].map(([, path]) => path!);

/** `[walks.md](walks.md)`: from the folder of the page. */
const linkedPaths = (text: string) => [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!);

test('documents name only files that exist', () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(inWorkspace(document), 'utf8');
    const paths = [...namedPaths(text), ...linkedPaths(text).map((path) => join(dirname(document), path))];
    return paths
      .filter((path) => !isPattern(path) && !existsSync(inWorkspace(path)))
      .map((path) => `${document}: ${path}`);
  });
  expect(documents).toContain('docs/walks.md');
  expect(missing).toEqual([]);
});

test('walks name only what is exported', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: workspaceRoot });
  const exported = new Set(
    sources.flatMap((path) =>
      [...readFileSync(inWorkspace(path), 'utf8').matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
        ([, name]) => name!,
      ),
    ),
  );
  const named = [...readFileSync(inWorkspace('docs/walks.md'), 'utf8').matchAll(/`(\w*[a-z][A-Z]\w*)`/g)];
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([, name]) => name!).filter((name) => !exported.has(name))).toEqual([]);
});

test('every variable of the environment is explained', () => {
  const schema = readFileSync(inWorkspace('apps/api/src/platform/env.ts'), 'utf8');
  const read = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!);
  const text = readFileSync(inWorkspace('docs/deployment.md'), 'utf8');
  const explained = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names]) => names!.match(/[A-Z0-9_]+/g));
  expect(read).toContain('DATABASE_URL');
  expect(read.filter((name) => name !== 'NODE_ENV' && !explained.includes(name))).toEqual([]);
});
