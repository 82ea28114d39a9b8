import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { announcement } from '@sinau/api-client';
import { expect } from 'vitest';
import type { AppUnderTest } from './app-under-test.ts';
import { publishedProgram, type ProgramRow } from './classes.ts';
import { newPartner } from './scene.ts';
import { settingsBeside, startServerProcess } from './server-process.ts';

/** Enrols this many people in a class, each by an order of their own. */
export const withParticipants = (app: AppUnderTest, { id }: ProgramRow, count: number) =>
  app.connections.query(
    `WITH people AS (
       INSERT INTO "User" (fullname, email, "updatedAt") SELECT 'Peserta', $1 || n || '@contoh.id', now() FROM generate_series(1, $2::int) n RETURNING id
     ), enrolled AS (
       INSERT INTO "Participant" ("userId", "classId") SELECT id, $3::uuid FROM people RETURNING id
     ), orders AS (
       INSERT INTO "Order" (code, "userId", status, total, "expiresAt", "paidAt", "updatedAt")
       SELECT 'SN-' || id, id, 'SUCCESS', 0, now(), now(), now() FROM people RETURNING id
     ), lines AS (
       INSERT INTO "OrderLine" ("orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
       SELECT id, $3::uuid, 'Kelas', 0, 0, 0, 0, 0 FROM orders RETURNING id
     )
     INSERT INTO "Grant" ("participantId", "orderLineId")
     SELECT p.id, l.id FROM (SELECT id, row_number() OVER () n FROM enrolled) p JOIN (SELECT id, row_number() OVER () n FROM lines) l USING (n)`,
    [`banyak-${randomUUID().slice(0, 8)}-`, count, id],
  );

/** An announcement to this many participants, sent by a server that is killed meanwhile, and by its successor. */
export async function announceThroughKill(app: AppUnderTest, size: number) {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner);
  await withParticipants(app, program, size);
  const { id } = await partner.call(announcement.create, {
    body: { type: 'program', id: program.slug, title: 'Sesi tanya jawab', content: 'Sabtu, pukul 10.' },
  });
  const progress = () => app.db.announcement.findUniqueOrThrow({ where: { id } });
  const settings = settingsBeside(app);

  const dying = await startServerProcess(settings);
  while ((await progress()).recipientCount < size / 4) await sleep(20);
  await dying.kill();
  const notifiedBefore = (await progress()).recipientCount;
  expect(notifiedBefore).toBeLessThan(size);

  const next = await startServerProcess(settings);
  try {
    // State of a minute later: the job that the killed server held is free again.
    await app.connections.query(
      "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'announcement.deliver' AND state = 'active'",
    );
    await expect.poll(async () => (await progress()).deliveredAt, { timeout: size * 60 + 60_000 }).not.toBeNull();
    // Another run of the same job finds everybody notified.
    await app.runJob('announcement.deliver', { id });
  } finally {
    await next.stop();
  }
  const { rows } = await app.connections.query<{ notices: number; people: number; mails: number; mailed: number }>(
    `SELECT (SELECT count(*)::int FROM "Notification" WHERE "eventKey" = $1) AS notices,
       (SELECT count(DISTINCT "userId")::int FROM "Notification" WHERE "eventKey" = $1) AS people,
       count(*)::int AS mails, count(DISTINCT data->>'to')::int AS mailed
     FROM pgboss.job WHERE name = 'mail.send' AND data->>'template' = 'announcement'`,
    [`announcement:${id}`],
  );
  return { ...rows[0]!, recipients: (await progress()).recipientCount };
}
