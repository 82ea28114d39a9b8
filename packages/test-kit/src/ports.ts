import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A free port that nobody else gets meanwhile: systems choose ports above these for connections and for requests of any
 * port.
 */
export const findFreePort = (): Promise<number> => findPortFrom(randomInt(20_000, 32_000), { host: '127.0.0.1' });

interface PortOptions {
  host: string;
  /** Time that the holder of the wanted port has to release it. */
  patienceMs?: number;
}

/** The first free port from `wanted` on. */
export async function findPortFrom(wanted: number, { host, patienceMs = 0 }: PortOptions): Promise<number> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !(await isFree(wanted, host))) await sleep(100);

  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port between ${wanted} and ${wanted + 99} is free`);
}

/** Browsers resolve `localhost` in both families, so both must be free. */
async function isFree(port: number, host: string) {
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    if (!(await canListen(port, address))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
