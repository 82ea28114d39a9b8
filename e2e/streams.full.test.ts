import { hours } from '@sinau/api/platform/clock';
import type { AppUnderTest } from '@sinau/api/testing/app-under-test';
import { watching } from '@sinau/api/testing/recordings';
import { makeLadder, streamLesson } from '@sinau/api/testing/stream-ladder';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

const seconds = 90;
let ladder: Awaited<ReturnType<typeof makeLadder>>;
beforeAll(async () => {
  ladder = await makeLadder(seconds, { a64: 64, v240: 180, v360: 330, v720: 900 });
});

/** A learner in the lesson of a streamed video. */
async function openStream({ width = 1440, expects = [] as readonly RegExp[] } = {}) {
  const app = await startOwnApp();
  const { learner, program, lessons, participant } = await watching(app, { seconds });
  await streamLesson(app, lessons[0]!.id, ladder);
  const page = await pageOf(app, learner, { width, expects });
  const renditions: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(\w+)\.mp4$/.exec(request.url()) ?? [];
    if (name) renditions.push(name);
  });
  const open = () => page.goto(screens.classAccess(program.slug));
  return { app, learner, participant, page, renditions, open };
}

const playTo = (page: Page, second: number) =>
  page.waitForFunction((at) => document.querySelector('video')!.currentTime >= at, second);
const seek = (page: Page, second: number) =>
  page.evaluate((at) => {
    document.querySelector('video')!.currentTime = at;
  }, second);
const chooseQuality = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'Kualitas dan kuota' }).click();
  await page.getByRole('radio', { name }).check();
  await page.keyboard.press('Escape');
};
const heightSeen = (page: Page, height: number) =>
  page.waitForFunction((lines) => document.querySelector('video')!.videoHeight === lines, height);
const watchedOf = async (app: AppUnderTest, participantId: string) => {
  const { watchedSeconds, status } = await app.db.lessonSession.findFirstOrThrow({ where: { participantId } });
  return { watchedSeconds, status };
};

describe('a streamed video', () => {
  test('changes its quality while it plays, and counts each second once over qualities, jumps and double speed', async () => {
    const { app, page, participant, open } = await openStream();
    await open();
    await page.getByRole('button', { name: 'Putar video' }).click();
    await playTo(page, 2);
    await chooseQuality(page, /^240p/);
    await heightSeen(page, 240);
    const source = await page.evaluate(() => document.querySelector('video')!.currentSrc);
    await chooseQuality(page, /^720p/);
    await heightSeen(page, 720);
    expect(await page.evaluate(() => document.querySelector('video')!.currentSrc)).toBe(source);
    expect(await faultsOnBothScreens(page)).toEqual([]);

    await page.getByLabel('Kecepatan').selectOption('2×');
    const left = await page.evaluate(() => document.querySelector('video')!.currentTime);
    await seek(page, 70);
    await playTo(page, 76);
    await seek(page, 70);
    await playTo(page, 74);
    await chooseQuality(page, /^Suara saja/);
    await playTo(page, 78);
    await page.keyboard.press('k');
    const stopped = await page.evaluate(() => document.querySelector('video')!.currentTime);
    await expect
      .poll(async () => Math.abs((await watchedOf(app, participant.id)).watchedSeconds - (left + stopped - 70)))
      .toBeLessThanOrEqual(3);
    expect(await watchedOf(app, participant.id)).toMatchObject({ status: 'started' });

    await seek(page, Math.floor(left));
    await page.keyboard.press('k');
    await page.getByText('Materi ini sudah kamu selesaikan.').waitFor();
    await page.getByRole('button', { name: 'Putar lagi', exact: true }).waitFor();
    expect((await watchedOf(app, participant.id)).watchedSeconds).toBeGreaterThanOrEqual(seconds * 0.9);
  });

  test('goes on with new addresses after its own have expired', async () => {
    const { app, page, open } = await openStream({ expects: [/ 410 /] });
    await open();
    await page.getByRole('button', { name: 'Putar video' }).click();
    await playTo(page, 1);
    const source = await page.evaluate(() => document.querySelector('video')!.currentSrc);
    const refused = page.waitForResponse((response) => response.status() === 410);
    app.clock.advance(hours(3));
    await seek(page, 80);
    await refused;
    await playTo(page, 82);
    expect(await page.evaluate(() => document.querySelector('video')!.currentSrc)).toBe(source);
  });

  test('plays on a line of 400 kbit/s with the data saver, without more than 360 lines, and loads little ahead', async () => {
    const { page, learner, renditions, open } = await openStream({ width: 390 });
    await learner.send('PUT', '/user/data-saver', { choice: 'on' });
    await open();
    const start = page.getByRole('button', { name: 'Putar video' });
    await start.waitFor();
    const devtools = await page.context().newCDPSession(page);
    const bytesPerSecond = 400_000 / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await start.click();
    await playTo(page, 20);
    await page.keyboard.press('k');
    expect(renditions).not.toContain('v720');
    const ahead = await page.evaluate(() => {
      const { buffered, currentTime } = document.querySelector('video')!;
      return buffered.end(buffered.length - 1) - currentTime;
    });
    expect(ahead).toBeLessThan(20);

    await page.getByRole('button', { name: 'Kualitas dan kuota' }).click();
    const panel = page.getByRole('dialog', { name: 'Kualitas dan kuota' });
    expect(await panel.getByRole('radio', { name: /^720p/ }).count()).toBe(0);
    expect(await panel.getByRole('switch', { name: 'Hemat data' }).isChecked()).toBe(true);
    expect(await smallTargets(page)).toEqual([]);
    expect(await faultsOnBothScreens(page)).toEqual([]);
    await panel.getByRole('switch', { name: 'Hemat data' }).click();
    await panel.getByRole('radio', { name: /^720p/ }).waitFor();
    expect((await learner.send('GET', '/user/data-saver')).body.data).toEqual({ choice: 'off' });
  });
});
