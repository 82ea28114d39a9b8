import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMigrationRules, findFaults } from './migration-rules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
/** Names of the rules that a migration breaks. */
async function broken(sql: string) {
  const file = join(folder, String((count += 1)), 'migration.sql');
  await mkdir(join(file, '..'));
  await writeFile(file, `${sql}\n`);
  const faults = await findFaults([file]);
  return faults.map((fault) => /^\d+:\d+ ([\w-]+): \S/.exec(fault)?.[1] ?? fault);
}

test('the migrations of this tree keep the rules', async () => {
  await expect(checkMigrationRules()).resolves.toMatch(/^\d+ migrations$/);
});

describe('a change of a table in use is refused', () => {
  test.each([
    ['an index', 'CREATE INDEX a ON "Order" (code);', 'require-concurrent-index-creation'],
    ['a dropped index', 'DROP INDEX a;', 'require-concurrent-index-deletion'],
    ['an index in a transaction', 'CREATE INDEX CONCURRENTLY a ON "Order" (code);', 'concurrently-apart'],
    [
      'a foreign key',
      'ALTER TABLE "Order" ADD CONSTRAINT a FOREIGN KEY ("userId") REFERENCES "User" (id);',
      'constraint-missing-not-valid',
    ],
    ['a check', 'ALTER TABLE "Order" ADD CONSTRAINT a CHECK (total > 0);', 'constraint-missing-not-valid'],
    ['a unique constraint', 'ALTER TABLE "Order" ADD CONSTRAINT a UNIQUE (code);', 'disallowed-unique-constraint'],
    ['NOT NULL', 'ALTER TABLE "Order" ALTER COLUMN code SET NOT NULL;', 'adding-not-nullable-field'],
    ['another type', 'ALTER TABLE "Order" ALTER COLUMN total TYPE bigint;', 'changing-column-type'],
    ['a volatile default', 'ALTER TABLE "Order" ADD COLUMN a uuid DEFAULT uuidv7();', 'adding-field-with-default'],
    ['a required column', 'ALTER TABLE "Order" ADD COLUMN a int NOT NULL;', 'adding-required-field'],
    ['a dropped column', 'ALTER TABLE "Order" DROP COLUMN code;', 'ban-drop-column'],
    ['a dropped table', 'DROP TABLE "Order";', 'ban-drop-table'],
    ['a renamed column', 'ALTER TABLE "Order" RENAME COLUMN code TO name;', 'renaming-column'],
    ['a renamed table', 'ALTER TABLE "Order" RENAME TO "Purchase";', 'renaming-table'],
    ['an update', 'UPDATE "Order" SET total = 0;', 'write-in-batches'],
    ['an update of some', 'UPDATE "Order" SET total = 0 WHERE code = \'a\';', 'write-in-batches'],
    ['a deletion', 'DELETE FROM "Order";', 'write-in-batches'],
    ['a deletion without a transaction', '-- no transaction\nDELETE FROM "Order";', 'write-in-batches'],
    ['a truncation', 'TRUNCATE "Order";', 'lock-apart'],
    ['a lock', 'LOCK TABLE "Order";', 'lock-apart'],
    ['a copy', 'CREATE TABLE a (id uuid); INSERT INTO a SELECT id FROM "Order";', 'copy-apart'],
    ['a validation', 'ALTER TABLE "Order" VALIDATE CONSTRAINT a;', 'validate-apart'],
    ['a block', 'DO $$ BEGIN UPDATE "Order" SET total = 0; END $$;', 'block-apart'],
  ])('%s', async (_name, sql, rule) => {
    expect(await broken(sql)).toContain(rule);
  });
});

describe('a migration without a transaction', () => {
  test('has one statement', async () => {
    expect(
      await broken(
        '-- no transaction\nCREATE INDEX CONCURRENTLY a ON "Order" (code);\nCREATE INDEX CONCURRENTLY b ON "Order" (id);',
      ),
    ).toEqual(['one-statement']);
  });
  test('has none that belongs into a transaction', async () => {
    expect(await broken('-- no transaction\nALTER TABLE "Order" ADD COLUMN a int;')).toEqual(['needs-transaction']);
    expect(await broken('-- no transaction\nCREATE INDEX a ON "Order" (code);')).toContain('needs-transaction');
  });
});

describe('the recipes of docs/migrations.md pass', () => {
  test.each([
    'CREATE TABLE a (id uuid PRIMARY KEY DEFAULT uuidv7(), "orderId" uuid NOT NULL UNIQUE); CREATE INDEX b ON a ("orderId"); UPDATE a SET "orderId" = NULL;',
    'INSERT INTO "Setting" (name) VALUES (\'a\');',
    '-- no transaction\nCREATE INDEX CONCURRENTLY a ON "Order" (code);',
    '-- no transaction\nCREATE UNIQUE INDEX CONCURRENTLY a ON "Order" (code) WHERE total > 0;',
    'ALTER TABLE "Order" ADD CONSTRAINT a UNIQUE USING INDEX a;',
    'ALTER TABLE "Order" ADD CONSTRAINT a FOREIGN KEY ("userId") REFERENCES "User" (id) NOT VALID;',
    'ALTER TABLE "Order" ADD CONSTRAINT a CHECK (total > 0) NOT VALID;',
    '-- no transaction\nALTER TABLE "Order" VALIDATE CONSTRAINT a;',
    'ALTER TABLE "Order" ADD COLUMN a int;',
    'ALTER TABLE "Order" ADD COLUMN a text NOT NULL DEFAULT \'x\';',
    'ALTER TABLE "Order" ADD COLUMN a timestamptz NOT NULL DEFAULT now();',
    'ALTER TABLE "Order" ADD CONSTRAINT a NOT NULL code NOT VALID;',
    '-- no transaction\nCALL in_batches(\'"Order"\', $$UPDATE "Order" SET total = 0 WHERE id = ANY($1::uuid[])$$);',
    '-- no transaction\nINSERT INTO "Log" SELECT id FROM "Order" ON CONFLICT DO NOTHING;',
    'CREATE OR REPLACE FUNCTION a() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE "Order" SET total = 0; RETURN NULL; END $$;',
    'CREATE TRIGGER a AFTER INSERT ON "Order" FOR EACH ROW EXECUTE FUNCTION a();',
    'ALTER TYPE "OrderStatus" ADD VALUE \'LOST\';',
  ])('%s', async (sql) => {
    expect(await broken(sql)).toEqual([]);
  });
});

describe('an exception', () => {
  const drop = '-- squawk-ignore ban-drop-column\nALTER TABLE "Order" DROP COLUMN code;';
  test('is made by a comment that says why', async () => {
    expect(await broken(`-- The release before no longer reads it.\n${drop}`)).toEqual([]);
    expect(
      await broken(
        '-- The table has a row for each bank.\n-- squawk-ignore write-in-batches\nUPDATE "Bank" SET name = upper(name);',
      ),
    ).toEqual([]);
  });
  test('needs its reason', async () => {
    expect(await broken(drop)).toEqual(['ignored-without-reason']);
  });
  test('is for one statement', async () => {
    expect(
      await broken(`-- The release before no longer reads it.\n${drop}\nALTER TABLE "Order" DROP COLUMN total;`),
    ).toEqual(['ban-drop-column']);
  });
});
