import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const pollMilliseconds = 200;

/**
 * Waits until no other process has the turn that is called by this number; it ends with the connection. It asks again
 * and again: a statement that waits in the database is a transaction, for which another's CREATE INDEX CONCURRENTLY
 * would wait in turn.
 */
export async function takeTurn(client: pg.Client, turn: number, onWait: () => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [turn]);
    if (rows[0]!.taken) return;
    if (attempt === 0) onWait();
    await sleep(pollMilliseconds);
  }
}
