import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Moment of the cut. `before`: the statement never arrives; `after`: it is executed, and its answer never arrives. */
export type Cut = 'before' | 'after';

/**
 * A connection to a database on which a process can die at any statement: all of its connections end there
 * simultaneously, as with `kill -9`, and no new one opens until its next work begins.
 */
export async function cuttingDatabase(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let statements = 0;
  let cut: { at: number; when: Cut } | null = null;
  let isDead = false;
  const die = () => {
    isDead = true;
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer((client) => {
    if (isDead) return void client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let isLast = false;
    const countIn = statementCounter();
    client.on('data', (bytes: Buffer) => {
      for (let count = countIn(bytes); count > 0; count -= 1) {
        statements += 1;
        if (statements !== cut?.at) continue;
        if (cut.when === 'before') return die();
        isLast = true;
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => (isLast ? die() : client.write(bytes)));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Runs some work, and dies at one of its statements; false where it completed first. */
    async dieAt(at: { at: number; when: Cut }, work: () => Promise<unknown>) {
      statements = 0;
      isDead = false;
      cut = at;
      // Errors of the dead process are irrelevant.
      await work().catch(() => undefined);
      cut = null;
      return isDead;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Counts the statements that a client of PostgreSQL sends: messages of type Query and Sync end one each. */
function statementCounter() {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    let count = 0;
    for (;;) {
      // The first message has no type.
      const head = isStarted ? 1 : 0;
      if (rest.length < head + 4) return count;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return count;
      if (isStarted && (rest[0] === 0x51 || rest[0] === 0x53)) count += 1;
      isStarted = true;
      rest = rest.subarray(end);
    }
  };
}
