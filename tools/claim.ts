import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, constants, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Explained } from './explained.ts';

/** State that the owner of a data folder reports to other claimants. */
export type OwnerState = { phase: 'starting' | 'stopping' } | { phase: 'running'; url: string };

export interface Claim {
  /** True if the last owner ended without releasing the folder, and may have left something running. */
  followsCrash: boolean;
  tell(state: OwnerState): void;
  release(): Promise<void>;
}

/**
 * Makes this process the owner of a data folder, or returns the state reported by its owner. The claim is a socket: it
 * ends with the process that holds it, however that ends, and no recycled process number can be taken for it.
 */
export async function claimDataFolder(dataDir: string): Promise<Claim | OwnerState> {
  await makeFolder(dataDir);
  const path = await socketPath(dataDir);
  let state: OwnerState = { phase: 'starting' };
  const server = createServer((visitor) => {
    visitor.on('error', () => visitor.destroy());
    visitor.end(JSON.stringify(state));
  });
  const claim = {
    tell: (next: OwnerState) => void (state = next),
    release: async () => void (await server[Symbol.asyncDispose]()),
  };

  if (await listen(server, path)) return { ...claim, followsCrash: false };
  const owner = await askOwner(path);
  if (owner) return owner;
  await rm(path, { force: true });
  if (await listen(server, path)) return { ...claim, followsCrash: true };
  return { phase: 'starting' };
}

async function makeFolder(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Explained(
      `Folder data ${dataDir} tidak bisa ditulisi. Periksa izinnya, atau pilih folder lain dengan DATA_DIR.`,
      { cause },
    );
  }
}

async function listen(server: ReturnType<typeof createServer>, path: string): Promise<boolean> {
  server.listen(path).unref();
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

async function askOwner(path: string): Promise<OwnerState | undefined> {
  try {
    const socket = connect(path);
    await once(socket, 'connect');
    const answer = await text(socket);
    return answer ? (JSON.parse(answer) as OwnerState) : undefined;
  } catch (error) {
    if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

/** Systems limit a socket's path to about a hundred characters; a longer one is placed among temporary files. */
async function socketPath(dataDir: string): Promise<string> {
  const inside = join(await realpath(dataDir), 'owner.sock');
  if (Buffer.byteLength(inside) < 100) return inside;
  return join(tmpdir(), `${createHash('sha256').update(inside).digest('hex').slice(0, 24)}.sock`);
}
