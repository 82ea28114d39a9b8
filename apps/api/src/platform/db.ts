import { hash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '../generated/prisma/client.ts';

export { Prisma };
export type Pool = PrismaClient;
/** Either the pool or an open transaction; queries cannot tell and need not. */
export type Db = Prisma.TransactionClient;

/**
 * A statement straight through the pool: for the few reads that are asked for all the time, which take Prisma twice as
 * long (docs/performance.md). Rows come as `pg` gives them.
 */
export type Read = <Row>(statement: Prisma.Sql) => Promise<Row[]>;

/**
 * One pool of connections, used through Prisma and, where a library or a hot read asks for it, directly.
 * Named statements let PostgreSQL keep its plans: about half as much again in throughput.
 */
export function connect(url: string, { max = 20 }: { max?: number } = {}) {
  const connections = new pg.Pool({ connectionString: url, max });
  // One that breaks while nobody uses it is replaced by itself; unheard, it would end the process.
  connections.on('error', () => {});
  const adapter = new PrismaPg(connections, {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => nameOf(sql),
  });
  const read: Read = async <Row>({ text, values }: Prisma.Sql) =>
    (await connections.query<Row & pg.QueryResultRow>({ text, values, name: nameOf(text) })).rows;
  // A burst of calls waits for its turn instead of failing.
  return {
    db: new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 15_000 } }),
    connections,
    read,
  };
}

const nameOf = (sql: string) => hash('sha1', sql, 'base64url');

/** Whether a unique constraint refused the write; `field` is one of its columns, or how the name of a partial index begins. */
export const isUniqueViolation = (error: unknown, field?: string) =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  error.code === 'P2002' &&
  (field === undefined || JSON.stringify(error.meta ?? {}).includes(field));

/** Whether a row that others refer to was to be deleted, or one that is gone to be referred to. */
export const isForeignKeyViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003';

/** Sockets that break; and as PostgreSQL says it: shut down, starting, or out of connections. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|57P0[1-3]|53300|08...)$/;
const awayKinds = new Set<unknown>(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);

/** Whether a statement failed because the database cannot be reached, or no connection to it came free: it is worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError))
    return (
      awayCodes.test(String((error as NodeJS.ErrnoException).code)) || error.message.includes('Connection terminated')
    );
  const { kind, originalCode } =
    (error.meta?.driverAdapterError as { cause?: { kind?: unknown; originalCode?: unknown } } | undefined)?.cause ?? {};
  return error.code === 'P2028' || awayKinds.has(kind) || awayCodes.test(String(originalCode));
}
