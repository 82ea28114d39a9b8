import pg from 'pg';
import { takeTurn } from '../platform/take-turn.ts';

/** Number of the turn. */
const seedTurn = 72707371;

interface Turn {
  readonly work: () => Promise<void>;
  /** Called once where another process has to end first. */
  readonly onWait: () => void;
}

/** Runs `work` while no other process loads data into this database; a second one then adds what is still missing. */
export async function inSeedTurn(databaseUrl: string, { work, onWait }: Turn): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // A connection that breaks meanwhile must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeTurn(client, seedTurn, onWait);
    await work();
  } finally {
    await client.end();
  }
}
