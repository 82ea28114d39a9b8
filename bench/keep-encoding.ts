import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegOf } from '@sinau/api/platform/ffmpeg';
import { createStreamEncoder } from '@sinau/api/platform/stream-encoder/index';
import { runQuietly } from '@sinau/tools/commands';

const sourceSeconds = 20;

/** Encodes a recording of 1080 lines again and again, as a process that makes renditions does, until `stop`. */
export async function keepEncoding() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-encoding-'));
  const input = join(folder, 'source.mp4');
  const picture = `testsrc2=s=1920x1080:r=30:d=${sourceSeconds},noise=alls=8:allf=t`;
  const sound = `anoisesrc=d=${sourceSeconds}:a=0.1:c=pink`;
  const format = '-c:v libx264 -preset veryfast -pix_fmt yuv420p -c:a aac -ac 2';
  await runQuietly('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    sound,
    ...format.split(' '),
    input,
  ]);

  const encoder = createStreamEncoder(ffmpegOf({ FFMPEG_PATH: 'ffmpeg', MEDIA_PROCESSORS: 'spare', ROLE: 'all' }));
  const aborting = new AbortController();
  const { signal } = aborting;
  const plan = await encoder.plan(input, 'video', { evensLoudness: false, signal });
  const encode = async () => {
    while (!signal.aborted)
      await encoder.encode({ input, folder, plan, name: 'v720', fileName: 'v720', onPercent: () => undefined, signal });
  };
  const running = encode().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    async stop() {
      aborting.abort();
      await running;
      await rm(folder, { recursive: true });
    },
  };
}
