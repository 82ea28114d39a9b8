import type { Pool } from 'pg';
import { StartError } from './start-error.ts';

/** Limits that a process sets for its sessions where no pooler stands between. */
const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Refuses to start behind a pooler that would fail later: one that loses prepared statements between transactions, or
 * whose sessions lack the limits without which a call waits forever.
 */
export async function checkPooler(connections: Pool) {
  const unlimited = await connections.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0' ORDER BY name",
    [limits],
  );
  if (unlimited.rows.length > 0)
    throw new StartError(
      `Pooler di DATABASE_URL tidak membatasi ${unlimited.rows.map(({ name }) => name).join(', ')}. ` +
        'Isi lewat connect_query di PgBouncer, atau ALTER ROLE … SET di basis data: lihat docs/deployment.md.',
    );
  if (await losesStatements(connections))
    throw new StartError(
      'Pooler di DATABASE_URL tidak meneruskan prepared statement. Pakai PgBouncer 1.21 ke atas dengan max_prepared_statements di atas 0, ' +
        'atau hapus DATABASE_DIRECT_URL dan isi DATABASE_URL dengan alamat basis data.',
    );
}

/** Prepares a statement in one session of the database, and runs it in another, as a pooler may at any time. */
async function losesStatements(connections: Pool) {
  const statement = { name: 'pooler-check', text: 'SELECT 1' };
  const [first, second] = [await connections.connect(), await connections.connect()];
  try {
    await first.query(statement);
    await second.query('BEGIN');
    await second.query(statement);
    await first.query(statement);
    return false;
  } catch (error) {
    // Unknown to a session, or there already.
    if (/^(26000|42P05)$/.test((error as NodeJS.ErrnoException).code ?? '')) return true;
    throw error;
  } finally {
    await second.query('ROLLBACK').catch(() => undefined);
    first.release(true);
    second.release(true);
  }
}
