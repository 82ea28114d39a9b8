import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './logger.ts';

interface Listener {
  readonly heard: (message: string) => void;
  /** Messages may be lost or were lost: the connection is down, or was. */
  readonly missed: () => void;
}

export type Signals = ReturnType<typeof createSignals>;

/** What its connection is called in PostgreSQL's list of sessions. */
export const signalsApplication = 'sinau-signals';

const retryMilliseconds = 1_000;
/** How soon after an answer the connection is asked again whether it hears, and how long its answer may take. */
const pingMilliseconds = 250;
const silenceMilliseconds = 5_000;

/**
 * What processes tell each other by PostgreSQL's NOTIFY. One connection of this process listens on all channels, beside
 * the pool; it is opened when somebody first listens, and again whenever it breaks.
 */
export function createSignals(url: string, log: Log) {
  const listeners = new Map<string, Listener>();
  let connection: Promise<pg.Client> | null = null;
  let isOpen = false;
  let heardAt = -Infinity;
  let isClosed = false;
  const missed = () => {
    for (const listener of listeners.values()) listener.missed();
  };

  const open = async () => {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      application_name: signalsApplication,
      connectionTimeoutMillis: silenceMilliseconds,
      query_timeout: silenceMilliseconds,
      stream: () => socket,
    });
    client.on('error', () => socket.destroy());
    client.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.heard(payload));
    const ask = async () => {
      const at = performance.now();
      await client.query('SELECT 1');
      // PostgreSQL delivers what was sent before it answers.
      heardAt = at;
    };
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`LISTEN ${channel}`);
      await ask();
    } catch (error) {
      socket.destroy();
      throw error;
    }
    let ping: NodeJS.Timeout;
    const askAgain = () => {
      ping = setTimeout(() => void ask().then(askAgain, () => socket.destroy()), pingMilliseconds);
    };
    askAgain();
    isOpen = true;
    client.once('end', () => {
      clearTimeout(ping);
      isOpen = false;
      heardAt = -Infinity;
      missed();
      if (!isClosed) void reopen();
    });
    return client;
  };

  /** Until it is open again, `ready` waits or fails. */
  const reopen = async () => {
    log.warn('the connection for signals was lost');
    while (!isClosed)
      try {
        connection = open();
        await connection;
        missed();
        return;
      } catch {
        await sleep(retryMilliseconds);
      }
  };

  return {
    /** Names who hears what is sent on a channel. All are named before anybody waits for `ready`. */
    on(channel: string, listener: Listener) {
      listeners.set(channel, listener);
    },
    /** Whether what is sent now will be heard, as far as is known. */
    isOpen: () => isOpen,
    /** All that was sent before this time, in milliseconds of `performance.now()`, has been heard. */
    heardAt: () => heardAt,
    /** Resolves once everything that is sent from now on will be heard. */
    async ready() {
      connection ??= open().catch((error: unknown) => {
        connection = null;
        throw error;
      });
      await connection;
    },
    async close() {
      isClosed = true;
      await connection?.then((client) => client.end()).catch(() => undefined);
    },
  };
}
