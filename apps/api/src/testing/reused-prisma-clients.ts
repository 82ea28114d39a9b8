import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client';
import { PrismaClient } from '../generated/prisma/client.ts';
import type { CreateClient } from '../platform/db.ts';

type Options = Parameters<CreateClient>[0];
type Adapter = Awaited<ReturnType<SqlDriverAdapterFactory['connect']>>;

/** A client that can be moved from a pool that is closed to the next. */
interface MovableClient {
  client: PrismaClient;
  moveTo(pool: SqlDriverAdapterFactory): void;
}

/** Clients of the worker without a pool, by their options. */
const idle = new Map<string, MovableClient[]>();

/**
 * Creates Prisma's client for a pool, or takes that of an application that was stopped before: a client reads the whole
 * schema, and compiles each query that it has not run yet, which is a seventh of the processor time of the API's tests.
 */
export const reusePrismaClient: CreateClient = ({ adapter, ...options }, connections) => {
  const free = freeClients(JSON.stringify(options));
  const movable = free.pop() ?? createMovableClient(options);
  movable.moveTo(adapter);
  let closed: Promise<void> | undefined;
  const close = async () => {
    // A transaction that is still open is rolled back, as in production; the client stays with it.
    if (connections.totalCount > connections.idleCount) return movable.client.$disconnect();
    await connections.end();
    free.push(movable);
  };
  return new Proxy(movable.client, {
    get(client, name) {
      if (name === '$disconnect') return () => (closed ??= close());
      if (closed) throw new Error('The pool of this client is closed');
      return Reflect.get(client, name) as unknown;
    },
  });
};

function freeClients(key: string) {
  const free = idle.get(key) ?? [];
  idle.set(key, free);
  return free;
}

function createMovableClient(options: Omit<Options, 'adapter'>): MovableClient {
  let connected: Promise<Adapter>;
  return {
    client: new PrismaClient({
      ...options,
      adapter: {
        provider: 'postgres',
        adapterName: '@prisma/adapter-pg',
        async connect() {
          const { provider, adapterName, getConnectionInfo } = await connected;
          return {
            provider,
            adapterName,
            getConnectionInfo,
            queryRaw: async (query) => (await connected).queryRaw(query),
            executeRaw: async (query) => (await connected).executeRaw(query),
            executeScript: async (script) => (await connected).executeScript(script),
            startTransaction: async (isolation) => (await connected).startTransaction(isolation),
            dispose: async () => (await connected).dispose(),
          };
        },
      },
    }),
    moveTo(next) {
      connected = next.connect();
    },
  };
}
