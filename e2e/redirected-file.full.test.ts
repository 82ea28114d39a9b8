import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEdge } from '@sinau/api/testing/nginx';
import { watching } from '@sinau/api/testing/recordings';
import { storeFiles } from '@sinau/api/testing/streams';
import { screens } from '@sinau/contracts/screens';
import { findFreePort } from '@sinau/test-kit/ports';
import { expect, onTestFinished, test } from 'vitest';
import { pageOf, startOwnApp } from './own-app.ts';

const run = promisify(execFile);
const seconds = 120;
const key = 'kunci-untuk-pengujian';
/** Milliseconds after which no address of the CDN opens the file any longer. */
const expiry = 122_000;

/** A recording that is larger than what a browser loads ahead. */
async function encodeLargeFile() {
  const folder = await mkdtemp(join(tmpdir(), 'large-file-'));
  try {
    const path = join(folder, 'video.mp4');
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=24', '-t', String(seconds)];
    const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-pix_fmt', 'yuv420p', '-g', '48'];
    await run('ffmpeg', ['-v', 'error', ...picture, ...encoding, '-movflags', '+faststart', path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a file plays on after the pause in which the address of the CDN has expired', async () => {
  const port = await findFreePort();
  const cdn = { MEDIA_CDN_URL: `http://127.0.0.1:${port}`, MEDIA_CDN_KEY: key };
  const app = await startOwnApp({ MEDIA_DELIVERY: 'redirect', ...cdn });
  const edge = await startEdge({ dataDir: app.env.DATA_DIR, key, port });
  onTestFinished(() => edge.stop());
  const { learner, program } = await watching(app, { seconds });
  const { id, fileName } = await app.db.media.findFirstOrThrow({ where: { kind: 'video' } });
  const file = await encodeLargeFile();
  await storeFiles(app, id, { [fileName]: file });
  await app.db.media.update({ where: { id }, data: { size: file.length } });

  // The CDN's refusal, which Chromium does not show to the page.
  const page = await pageOf(app, learner, { expects: [/ERR_BLOCKED_BY_ORB/] });
  await page.goto(screens.classAccess(program.slug));
  await page.getByRole('button', { name: 'Putar video' }).click();
  const playsTo = (second: number) =>
    page.waitForFunction((at) => document.querySelector('video')!.currentTime >= at, second);
  await playsTo(2);
  await page.keyboard.press('k');
  await sleep(expiry);

  const refused = page.waitForEvent('requestfailed');
  await page.evaluate(() => {
    document.querySelector('video')!.currentTime = 100;
  });
  expect(new URL((await refused).url()).port).toBe(String(port));
  await page.waitForFunction(() => document.querySelector('video')!.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA);
  await page.keyboard.press('k');
  await playsTo(102);
});
