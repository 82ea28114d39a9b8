import { expect } from 'vitest';
import { mailJob } from '../platform/mail/define-mail.ts';
import type { AppUnderTest } from './app-under-test.ts';

type App = Pick<AppUnderTest, 'connections'>;

/** Waits until no mail is being sent or could be sent now. */
export const mailsAtRest = ({ connections }: App) =>
  expect
    .poll(
      async () =>
        (
          await connections.query(
            "SELECT FROM pgboss.job WHERE name = $1 AND (state IN ('created', 'active') OR state = 'retry' AND start_after <= now())",
            [mailJob.name],
          )
        ).rowCount,
      { timeout: 60_000, interval: 50 },
    )
    .toBe(0);

/** Wakes the workers, which look for delayed work every few seconds. */
const wakeWorkers = ({ connections }: App) =>
  connections.query("SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), $1)", [mailJob.name]);

/** Moves the queue to the next attempt of all mails that wait for one; returns the seconds that this takes. */
export async function toNextAttempt(app: App): Promise<number> {
  const { rows } = await app.connections.query<{ seconds: number }>(
    "SELECT extract(epoch FROM max(start_after) - now())::float8 AS seconds FROM pgboss.job WHERE name = $1 AND state = 'retry'",
    [mailJob.name],
  );
  await app.connections.query("UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry'", [
    mailJob.name,
  ]);
  await wakeWorkers(app);
  await mailsAtRest(app);
  return rows[0]!.seconds;
}

/** Moves the queue to the last attempt of all mails that wait for one. */
export async function toLastAttempt(app: App) {
  await app.connections.query(
    "UPDATE pgboss.job SET retry_count = retry_limit - 1 WHERE name = $1 AND state = 'retry'",
    [mailJob.name],
  );
  await toNextAttempt(app);
}
