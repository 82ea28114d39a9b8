import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './logger.ts';

interface Listener {
  readonly heard: (message: string) => void;
  /** Called when messages may be or were lost: the connection is down, or was. */
  readonly missed: () => void;
}

export type Signals = ReturnType<typeof createSignals>;

/** Name of the connection in PostgreSQL's list of sessions. */
export const signalsApplication = 'sinau-signals';

const retryMilliseconds = 1_000;
/** Pause after an answer before the connection is tested again, and time that its answer may take. */
const pingMilliseconds = 250;
const silenceMilliseconds = 5_000;

/**
 * Sends messages between processes by PostgreSQL's NOTIFY. One connection of this process listens on all channels,
 * beside the pool; it is opened for the first listener, and again whenever it breaks.
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
      // PostgreSQL delivers earlier messages before it answers.
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

  /** Until the connection is open again, `ready` waits or fails. */
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
    /** Registers the listener of a channel. All are registered before any call of `ready`. */
    on(channel: string, listener: Listener) {
      listeners.set(channel, listener);
    },
    /** Returns whether messages sent now will be received, as far as is known. */
    isOpen: () => isOpen,
    /** All messages sent before this time, in milliseconds of `performance.now()`, have been received. */
    heardAt: () => heardAt,
    /** Resolves once all messages sent from now on will be received. */
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
