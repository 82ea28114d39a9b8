import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '../generated/prisma/client.ts';

export { Prisma };
export type Pool = PrismaClient;
/** Either the pool or an open transaction; queries cannot tell and need not. */
export type Db = Prisma.TransactionClient;

/**
 * One pool of connections, used through Prisma and, where a library asks for it, directly.
 * Named statements let PostgreSQL keep its plans: about half as much again in throughput.
 */
export function connect(url: string, { max = 20 }: { max?: number } = {}) {
  const connections = new pg.Pool({ connectionString: url, max });
  const adapter = new PrismaPg(connections, {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => createHash('sha1').update(sql).digest('base64url'),
  });
  // A burst of calls waits for its turn instead of failing.
  return { db: new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 15_000 } }), connections };
}

/** Whether a unique constraint refused the write; `field` is one of its columns, or how the name of a partial index begins. */
export const isUniqueViolation = (error: unknown, field?: string) =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  error.code === 'P2002' &&
  (field === undefined || JSON.stringify(error.meta ?? {}).includes(field));

/** Whether a row that others refer to was to be deleted, or one that is gone to be referred to. */
export const isForeignKeyViolation = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003';
