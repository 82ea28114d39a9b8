import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');

/** `o.*` of a table, unless a CTE returns it: `SELECT o.* FROM "Order" o`. */
const aliased = /(?<!RETURNING )\b(\w+)\.\*(?=[\s\S]{0,400}"[A-Z]\w+" (?:AS )?\1\b)/g;
/** A statement that begins so; within brackets, its outer statement names the columns. */
const whole = /(?<!\(\s*)SELECT \* FROM "/g;

test('no statement returns whatever columns a table has, which a migration would change under it', () => {
  const found = globSync('**/*.queries.ts', { cwd: source }).flatMap((path) => {
    const text = readFileSync(resolve(source, path), 'utf8');
    return [...text.matchAll(aliased), ...text.matchAll(whole)].map(([match]) => `${path}: ${match}`);
  });
  expect(found).toEqual([]);
});
