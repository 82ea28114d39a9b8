/**
 * `npm run bench:delivery`: processor time that the API spends on 600 MB of a lesson's file, in one answer and in
 * segments as a player reads them, by each delivery: itself, nginx in front of it (docker/files), and an edge that it
 * redirects to. Needs `nginx`.
 */
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEdge, startFileServer } from '@sinau/api/testing/nginx';
import { signIn, withDemoServer } from '@sinau/tools/demo-server';
import { findFreePort } from '@sinau/test-kit/ports';
import { Client } from 'pg';
import { processorSecondsOf } from './load.ts';
import { uploadVideo } from './upload-video.ts';

const megabytes = 600;
const size = megabytes * 1_000_000;
/** A segment of four seconds at 4 Mbit/s. */
const segment = 2_000_000;
const key = 'kunci-untuk-mengukur';

interface Server {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly pid: number;
  readonly dataDir: string;
}

const measured: Record<string, object> = {};
await measure('process', {}, async ({ origin }) => ({ url: origin, stop: async () => undefined }));
await measure('accel', { MEDIA_DELIVERY: 'accel' }, startFileServer);
const port = await findFreePort();
await measure(
  'redirect',
  { MEDIA_DELIVERY: 'redirect', MEDIA_CDN_URL: `http://127.0.0.1:${port}`, MEDIA_CDN_KEY: key },
  async ({ origin, dataDir }) => ({ ...(await startEdge({ dataDir, key, port })), url: origin }),
);
console.table(measured);

async function measure(
  name: string,
  settings: NodeJS.ProcessEnv,
  startFront: (server: Server) => Promise<{ url: string; stop: () => Promise<void> }>,
) {
  await withDemoServer(
    async (origin, databaseUrl, pid, dataDir) => {
      const server = { origin, databaseUrl, pid, dataDir };
      const address = await storeLargeFile(server);
      const front = await startFront(server);
      try {
        await read(front.url + address, { step: segment, end: 100 * segment });
        await untilIdle(pid);
        const costOf = async (step: number) => {
          const before = processorSecondsOf(pid);
          await read(front.url + address, { step, end: size });
          return Math.round((processorSecondsOf(pid) - before) * 1000);
        };
        measured[name] = { 'in one answer, ms': await costOf(size), 'in segments, ms': await costOf(segment) };
      } finally {
        await front.stop();
      }
    },
    { ROLE: 'web', ...settings },
  );
}

/** Uploads a short video, lengthens its file, and returns its address. */
async function storeLargeFile({ origin, databaseUrl, dataDir }: Server) {
  const { id, address } = await uploadVideo(origin, await signIn(origin, 'Mitra'));
  await truncate(join(dataDir, 'media/files', id.slice(-2), id, 'video.mp4'), size);
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('UPDATE "Media" SET size = $2 WHERE id = $1', [id, size]);
  await client.end();
  return address;
}

async function read(address: string, { step, end }: { step: number; end: number }) {
  for (let start = 0; start < end; start += step) {
    const answer = await fetch(address, { headers: { range: `bytes=${start}-${start + step - 1}` } });
    if (answer.status !== 206) throw new Error(`${answer.status} ${answer.url}`);
    for await (const _chunk of answer.body!);
  }
}

/** Waits until a process does next to nothing. */
async function untilIdle(pid: number) {
  for (let before = -Infinity, now = 0; now - before > 0.01; await sleep(1000))
    [before, now] = [now, processorSecondsOf(pid)];
}
