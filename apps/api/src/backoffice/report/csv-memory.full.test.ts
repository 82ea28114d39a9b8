import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, execute, type TestDatabase } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';
import { newSenderOf } from '../../testing/uploads.ts';

/**
 * Additional memory allowed for ten times as many rows. A server that retained their lines took 72 MB, this one 20 MB.
 */
const memoryBound = 48 * 2 ** 20;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sinau-csv-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/**
 * Creates sales of a class of the only mitra. The rows are those that calls would have made, so none is checked again.
 */
const sell = (from: number, to: number) =>
  execute(
    database.url,
    `BEGIN;
     SET LOCAL session_replication_role = 'replica';
     INSERT INTO "Class" (slug, code, title, "mitraId", "createdById", "updatedAt")
     SELECT 'kelas-csv', 'CSV', 'Kelas dengan judul yang agak panjang', m."mitraId", m."userId", now() FROM "MitraMember" m ON CONFLICT DO NOTHING;
     CREATE TEMPORARY TABLE sale ON COMMIT DROP AS
       SELECT n, uuidv7() AS "orderId", uuidv7() AS "lineId", uuidv7() AS "eventId", c.id AS "classId", c."mitraId", c."createdById" AS "userId", c.title, now() - n * interval '1 minute' AS at
       FROM generate_series(${from}, ${to}) n, "Class" c WHERE c.slug = 'kelas-csv';
     INSERT INTO "Order" (id, code, "userId", status, total, "expiresAt", "paidAt", "updatedAt")
       SELECT "orderId", 'CSV-' || n, "userId", 'SUCCESS', 150000, at, at, at FROM sale;
     INSERT INTO "OrderLine" (id, "orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
       SELECT "lineId", "orderId", "classId", title, 150000, 150000, 20, 30000, 120000 FROM sale;
     INSERT INTO "LedgerEvent" (id, kind, "mitraId", "orderLineId", "occurredAt", "heldUntil")
       SELECT "eventId", 'sale', "mitraId", "lineId", at, at FROM sale;
     INSERT INTO "Sale" (id, "mitraId", "orderLineId", "classId", "occurredAt", code, title, "listPrice", paid, fee, share)
       SELECT "eventId", "mitraId", "lineId", "classId", at, 'CSV-' || n, title, 150000, 150000, 30000, 120000 FROM sale;
     COMMIT;`,
  );

/** Counts the lines of the table of sales without retaining them: a browser writes it to a file. */
async function countLines(url: string, token: string | null) {
  const answer = await fetch(`${url}/api/report-class/get-list-transaction/csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  let lines = 0;
  for await (const part of answer.body!) for (const byte of part) if (byte === 10) lines += 1;
  return lines;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

/** Returns the peak memory of a process since it started, as the kernel counted it. */
const peakMemory = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

describe.runIf(process.platform === 'linux')('the table of sales', () => {
  test('is sent completely, and a long one takes no more memory than a short one', { timeout: 300_000 }, async () => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder, ALLOW_PAYMENT_SIMULATOR: 'true' };
    const server = await startServerProcess(settings);
    const { token } = (await newSenderOf(server.url, database.url)) as { token: string };
    await sell(1, 30_000);
    expect(await countLines(server.url, token)).toBe(30_001);
    const short = peakMemory(server.pid);
    await sell(30_001, 300_000);
    expect(await countLines(server.url, token)).toBe(300_001);
    const long = peakMemory(server.pid);
    await server.stop();
    process.stdout.write(`CSV: at most ${megabytes(short)} for 30,000 sales, ${megabytes(long)} for 300,000\n`);
    expect(long - short).toBeLessThan(memoryBound);
  });
});
