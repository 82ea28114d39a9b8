import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { isWriteConflict } from './database-outage.ts';
import type { Env } from './env.ts';
import { countCancelled, observeStatements, queueStatements, type StatementObserver } from './observe-statements.ts';
import { statementName, type Prepared } from './prepared.ts';
import { bindWaiting, traceStatement } from './tracing/traced-statements.ts';

export { Prisma };
export type Pool = PrismaClient;
/** The pool or an open transaction: queries work with either. */
export type Db = Prisma.TransactionClient;

/**
 * Runs a statement straight through the pool: for the few hot statements, which take Prisma twice as long
 * (docs/performance.md). Rows come as `pg` gives them.
 */
export type RunSql = <Row>(statement: Prisma.Sql | Prepared) => Promise<Row[]>;
/** Runs a statement the same way inside an open transaction. */
export const sqlIn =
  (tx: Db): RunSql =>
  (statement) =>
    'name' in statement ? tx.$queryRawUnsafe(statement.text, ...statement.values) : tx.$queryRaw(statement);

/**
 * Names the columns of a model that this release knows. `o.*` would return more once a migration has added one, and
 * PostgreSQL refuses a prepared statement whose result has changed for as long as its connection lives.
 */
export const columnsOf = (alias: string, fields: Readonly<Record<string, string>>) =>
  Prisma.raw(
    Object.values(fields)
      .map((name) => `${alias}."${name}"`)
      .join(', '),
  );

/** Seconds after which a call gives up on the database. Without these limits it would wait forever. */
export interface DatabaseTimeouts {
  /** Opening a connection, or waiting for a free one. */
  readonly connect: number;
  /** One statement, as the server counts it. */
  readonly statement: number;
  /** Silence of the server while an answer is due: it hangs, or the network is down. */
  readonly silence: number;
  /** Waiting for a row that another transaction has locked. */
  readonly lock: number;
  /** Pause between two statements of a transaction. */
  readonly idleTransaction: number;
}

export interface DatabaseSettings {
  /** Maximum number of connections. */
  readonly max?: number;
  readonly timeouts?: DatabaseTimeouts | undefined;
  /** True if a pooler stands between: it takes no settings of a session, and has limits of its own for statements. */
  readonly isPooled?: boolean;
  /** True if statements are traced. */
  readonly isTraced?: boolean;
  /** True if its sessions refuse to write, whatever the server allows. */
  readonly isReadOnly?: boolean;
  readonly createClient?: CreateClient | undefined;
}

/** Creates the client of a pool; its `$disconnect` closes the pool. */
export type CreateClient = (
  options: Prisma.PrismaClientOptions & { adapter: PrismaPg },
  connections: pg.Pool,
) => PrismaClient;

/** Opens one pool of connections, used through Prisma and, where a library or a hot statement needs it, directly. */
export function connect(url: string, settings: DatabaseSettings = {}) {
  const { createClient = (options: Prisma.PrismaClientOptions) => new PrismaClient(options) } = settings;
  const { connect: connectSeconds = 0, lock: lockSeconds = 0 } = settings.timeouts ?? {};
  const successes = new EventEmitter();
  const connections = createPool(url, settings, () => successes.emit('any'));
  const adapter = new PrismaPg(connections, {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => statementName(sql),
  });
  const sql: RunSql = async <Row>(statement: Prisma.Sql | Prepared) => {
    const { text, values } = statement;
    const name = 'name' in statement ? statement.name : statementName(text);
    return (await connections.query<Row & pg.QueryResultRow>({ text, values, name })).rows;
  };
  return {
    db: createClient(
      {
        adapter,
        // The longer formats put a call's arguments, and so what users typed, into the message.
        errorFormat: 'minimal',
        // A transaction outlasts the timeouts of a connection or a lock that it waits for.
        transactionOptions: {
          maxWait: 1_000 * Math.max(10, connectSeconds),
          timeout: 1_000 * Math.max(15, lockSeconds),
        },
      },
      connections,
    ),
    connections,
    sql,
    /**
     * Fails unless the database answers on a connection of the pool within these milliseconds, and can be written to.
     * The query waits while all are in use, and any other statement that succeeds shows that the database is available.
     */
    async ping(milliseconds: number) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const deadline = setTimeout(() => reject(silentDatabase()), milliseconds);
      const succeeded = () => {
        if (connections.waitingCount > 0) resolve();
      };
      successes.on('any', succeeded);
      connections
        .query<{ isReadOnly: string }>(`SELECT current_setting('transaction_read_only') AS "isReadOnly"`)
        .then(({ rows }) => (rows[0]!.isReadOnly === 'on' ? reject(readOnlyDatabase()) : resolve()), reject);
      try {
        await promise;
      } finally {
        clearTimeout(deadline);
        successes.off('any', succeeded);
      }
    },
  };
}

export const timeoutsOf = (env: Env): DatabaseTimeouts => ({
  connect: env.DATABASE_CONNECT_SECONDS,
  statement: env.DATABASE_STATEMENT_SECONDS,
  silence: env.DATABASE_SILENCE_SECONDS,
  lock: env.DATABASE_LOCK_SECONDS,
  idleTransaction: env.DATABASE_IDLE_TRANSACTION_SECONDS,
});

export const isPooled = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Env) => DATABASE_URL !== DATABASE_DIRECT_URL;

/**
 * Opens the database of a process. Table exports use two connections of their own: their statements may run longer than
 * a call's, and then delay only other exports. They are opened with the first export, since Prisma takes 20 MB for each
 * pool.
 */
export function openDatabase(env: Env, createClient?: CreateClient) {
  const timeouts = timeoutsOf(env);
  const isTraced = env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const { db, sql, ping, connections } = connect(env.DATABASE_URL, {
    max: env.DATABASE_POOL_SIZE,
    timeouts,
    isPooled: isPooled(env),
    isTraced,
    createClient,
  });
  const openExportPool = () =>
    connect(env.DATABASE_DIRECT_URL, {
      max: 2,
      isTraced,
      createClient,
      timeouts: {
        ...timeouts,
        connect: env.DATABASE_EXPORT_SECONDS,
        statement: env.DATABASE_EXPORT_SECONDS,
        silence: env.DATABASE_EXPORT_SECONDS + 1,
      },
    }).db;
  let exportPool: Pool | undefined;
  /** Runs work whose statements may take an hour on a connection of its own, which is closed afterwards. */
  const withPatientDb = async <T>(work: (db: Pool) => Promise<T>) => {
    const hour = 3_600;
    const { db: own } = connect(env.DATABASE_DIRECT_URL, {
      max: 1,
      isTraced,
      createClient,
      timeouts: { ...timeouts, statement: hour, silence: hour + 1 },
    });
    return work(own).finally(() => own.$disconnect());
  };
  return {
    db,
    sql,
    ping,
    exportDb: () => (exportPool ??= openExportPool()),
    withPatientDb,
    connections,
    async close() {
      await Promise.all([db.$disconnect(), exportPool?.$disconnect()]);
    },
  };
}

/** Creates a plain pool of `pg` with the timeouts; it reports each statement that succeeds. */
function createPool(
  url: string,
  { max = 20, timeouts, isPooled: hasPooler = false, isTraced = false, isReadOnly = false }: DatabaseSettings,
  onSuccess: () => void,
) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
    ...(timeouts && {
      connectionTimeoutMillis: timeouts.connect * 1000,
      ...(!hasPooler && {
        statement_timeout: timeouts.statement * 1000,
        lock_timeout: timeouts.lock * 1000,
        idle_in_transaction_session_timeout: timeouts.idleTransaction * 1000,
      }),
      stream: () => socketWithTimeout(timeouts.silence * 1000),
    }),
  });
  // The pool replaces a broken idle connection. Without this listener its `error` event would end the process.
  pool.on('error', () => {});
  const observe: StatementObserver = isTraced ? traceStatement : countCancelled;
  pool.on('connect', (client) => {
    // The pool listens to idle connections alone. One that breaks between two statements of a transaction fails the next.
    client.on('error', () => {});
    observeStatements(client, (text) => {
      const end = observe(text);
      return (error) => {
        end(error);
        if (!error) onSuccess();
      };
    });
    queueStatements(client);
  });
  if (isTraced) bindWaiting(pool);
  return pool;
}

/**
 * Closes a connection that was silent for too long. `query_timeout` of pg would only give up on the statement: the
 * ROLLBACK after it would wait as long again.
 */
function socketWithTimeout(milliseconds: number) {
  const socket = new Socket();
  return socket.setTimeout(milliseconds, () => socket.destroy(silentDatabase()));
}

/** The state of PostgreSQL's own refusal to write: a standby, or a server that only reads. */
const readOnlyDatabase = () => Object.assign(new Error('The database only reads'), { code: '25006' });

const silentDatabase = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });

const maxRetries = 2;

/**
 * Runs one transaction. It is retried, twice at most, when PostgreSQL breaks a deadlock or finds a serialisation
 * failure; `work` may therefore run more than once and must touch nothing but the database.
 */
export async function transact<T>(db: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.$transaction(work);
    } catch (error) {
      if (attempt === maxRetries || !isWriteConflict(error)) throw error;
      await wait(Math.random() * 50 * (attempt + 1));
    }
  }
}

/**
 * Returns whether a unique constraint refused the write; `field` is one of its columns, or how the name of a partial
 * index begins.
 */
export const isUniqueViolation = (error: unknown, field?: string) =>
  refusedBy(error, 'P2002', '23505') && (field === undefined || JSON.stringify(error).includes(field));

/** Returns whether a foreign key refused the write: a referenced row would be deleted, or does not exist. */
export const isForeignKeyViolation = (error: unknown) => refusedBy(error, 'P2003', '23503');

/** Prisma translates PostgreSQL's codes; statements that bypass Prisma carry the SQLSTATE. */
const refusedBy = (error: unknown, prismaCode: string, state: string) =>
  (error instanceof Prisma.PrismaClientKnownRequestError && error.code === prismaCode) ||
  (error instanceof pg.DatabaseError && error.code === state);
