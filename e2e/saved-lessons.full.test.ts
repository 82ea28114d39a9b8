import { watching } from '@sinau/api/testing/recordings';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type AppUnderTest } from '@sinau/api/testing/app-under-test';
import { startRoundRobin } from '@sinau/api/testing/replicas';
import { sessionAt } from '@sinau/api/testing/classes';
import { makeLadder, streamLesson } from '@sinau/api/testing/stream-ladder';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

const seconds = 30;
let ladder: Awaited<ReturnType<typeof makeLadder>>;
beforeAll(async () => {
  ladder = await makeLadder(seconds, { a64: 64, v240: 180, v360: 1500 });
});

/** The browser reports each attempt to reach the server. */
const offline = [/ERR_INTERNET_DISCONNECTED/, /ERR_ABORTED/, /Failed to fetch/, /net::ERR_FAILED/];

interface Opening {
  readonly width?: number;
  readonly expects?: readonly RegExp[];
  readonly app?: AppUnderTest;
}

/** A learner in the first of two streamed lessons, on a device with a service worker. */
async function openLesson({ width = 390, expects = [], app: given }: Opening = {}) {
  const app = given ?? (await startOwnApp());
  const { learner, program, lessons, participant } = await watching(app, { seconds }, { seconds });
  for (const { id } of lessons) await streamLesson(app, id, ladder);
  const page = await pageOf(app, learner, { width, expects: [...offline, ...expects], allowsServiceWorker: true });
  await page.goto(screens.classAccess(program.slug));
  await page.getByRole('button', { name: 'Simpan offline' }).waitFor();
  return { app, learner, program, participant, lessons, page };
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Simpan offline' }).click();
  await confirmSaving(page);
}
const confirmSaving = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Simpan \d/ })
    .click();
const untilSaved = (page: Page) => page.getByText(/Tersimpan di perangkat/).waitFor();

async function watchToEnd(page: Page) {
  await page.getByRole('button', { name: 'Putar video' }).click();
  await page.getByLabel('Kecepatan').selectOption('2×');
  await page.waitForFunction(() => document.querySelector('video')!.ended);
}

test.each([390, 1440])(
  'at %i px a lesson that was saved is watched without a connection, and counts once afterwards',
  async (width) => {
    const { app, page, lessons, participant } = await openLesson({ width });
    await page.getByRole('button', { name: 'Simpan offline' }).click();
    await page.getByRole('radio', { name: /^360p/ }).waitFor();
    expect(await faultsOnBothScreens(page)).toEqual([]);
    await confirmSaving(page);
    await untilSaved(page);
    expect(await faultsOnBothScreens(page)).toEqual([]);

    await page.context().setOffline(true);
    await page.goto(screens.myClass());
    await page.getByRole('heading', { level: 1, name: 'Materi tersimpan' }).waitFor();
    await page.getByText('Tanpa internet.').waitFor();
    expect(await faultsOnBothScreens(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('link', { name: /Rekaman 1/ }).click();
    await page.getByRole('button', { name: 'Putar video' }).waitFor();
    expect(await faultsOnBothScreens(page)).toEqual([]);
    await watchToEnd(page);

    await page.context().setOffline(false);
    const session = () =>
      app.db.lessonSession.findUniqueOrThrow({
        where: { participantId_lessonId: { participantId: participant.id, lessonId: lessons[0]!.id } },
      });
    await expect.poll(async () => (await session()).status, { timeout: 30_000 }).toBe('passed');
    await page.getByText('Materi ini sudah selesai.').waitFor();
    const { watchedSeconds, openSeconds } = await session();
    expect(watchedSeconds).toBeGreaterThanOrEqual(seconds * 0.9);

    await page.goto(screens.myClass());
    await page.getByRole('link', { name: '1 materi tersimpan' }).click();
    await page.getByText('Selesai', { exact: true }).waitFor();
    expect(await session()).toMatchObject({ watchedSeconds, openSeconds });
  },
);

test('a section that was saved is watched one after another without a connection, and counts afterwards', async () => {
  const { app, page, participant } = await openLesson({ width: 1440 });
  await app.db.lessonSession.updateMany({
    where: { participantId: participant.id },
    data: sessionAt('started', app.clock.now()),
  });
  await page.reload();
  await page.getByRole('button', { name: 'Simpan offline' }).click();
  await page.getByText(/^2 rekaman di/).click();
  expect(await faultsOnBothScreens(page)).toEqual([]);
  await confirmSaving(page);
  await untilSaved(page);
  await page
    .getByRole('link', { name: /Rekaman 2/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Rekaman 2' }).waitFor();
  await untilSaved(page);
  await page.context().setOffline(true);
  for (const title of [/Rekaman 1/, /Rekaman 2/]) {
    await page.goto(screens.savedLessons());
    await page.getByRole('link', { name: title }).click();
    await watchToEnd(page);
  }

  await page.context().setOffline(false);
  const sessions = () => app.db.lessonSession.findMany({ where: { participantId: participant.id } });
  await expect
    .poll(async () => (await sessions()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['passed', 'passed']);
  for (const { watchedSeconds } of await sessions()) expect(watchedSeconds).toBeGreaterThanOrEqual(seconds * 0.9);
});

test('the address of a lesson opens it without a connection, and the class again with one', async () => {
  const { page } = await openLesson();
  await save(page);
  await untilSaved(page);
  const address = page.url();
  await page.context().setOffline(true);
  await page.goto(address);
  await page.getByRole('button', { name: 'Putar video' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Buka kelas' }).click();
  await page.getByText(/Tersimpan di perangkat/).waitFor();
  // The class plays what is on the device.
  expect(await page.locator('video').getAttribute('src')).toMatch(/^blob:/);
});

test('a full device keeps what is loaded, and goes on once there is room', async () => {
  const { page, app } = await openLesson();
  const devTools = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Simpan offline' }).click();
  const start = page.getByRole('dialog').getByRole('button', { name: /^Simpan \d/ });
  await start.waitFor();
  const origin = app.env.PUBLIC_URL;
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_500_000 });
  await start.click();
  await page.getByText('Ruang di perangkatmu habis.').waitFor();
  expect(await faultsOnBothScreens(page)).toEqual([]);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await untilSaved(page);
});

test('a new release of the offline classroom takes over at the next visit, and plays what was saved before', async () => {
  const origins: string[] = [];
  const proxy = await startRoundRobin(origins);
  onTestFinished(() => void proxy.close());
  const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const app = await startApp({ withWorkers: true, settings: { PUBLIC_URL } });
  origins[0] = app.app.listeningOrigin;
  const { page } = await openLesson({ app });
  await save(page);
  await untilSaved(page);

  const { DATABASE_URL, DATA_DIR } = app.env;
  const next = await startApp({
    root: nextRelease(),
    clock: app.clock,
    settings: { PUBLIC_URL, DATABASE_URL, DATA_DIR },
  });
  onTestFinished(async () => {
    await next.stop();
    await app.stop();
  });
  origins[0] = next.app.listeningOrigin;
  const savedVersions = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('saved-')));
  const before = await savedVersions();
  await page.goto(screens.myClass());
  await expect.poll(savedVersions, { timeout: 60_000 }).not.toContain(before[0]);

  await page.context().setOffline(true);
  await page.goto(screens.savedLessons());
  expect(await page.locator('meta[name=release]').getAttribute('content')).toBe('berikutnya');
  await page.getByRole('link', { name: /Rekaman 1/ }).click();
  await watchToEnd(page);
});

/** Copies the build, and changes its page of saved lessons. Returns the folder. */
function nextRelease() {
  const root = mkdtempSync(join(tmpdir(), 'sinau-release-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['apps/learner/dist', 'apps/creator/dist', 'packages/ui/public'])
    cpSync(join(import.meta.dirname, '..', folder), join(root, folder), { recursive: true });
  const path = join(root, 'apps/learner/dist/saved-lessons/saved-lessons.html');
  const html = readFileSync(path, 'utf8');
  writeFileSync(path, html.replace('</head>', '<meta name="release" content="berikutnya" /></head>'));
  return root;
}

test('saved lessons are removed from the device once access has ended', async () => {
  const { page, app, participant } = await openLesson({ expects: [/ 404 .*\/participant\/program\//] });
  await save(page);
  await untilSaved(page);
  await page.context().setOffline(true);
  await page.goto(screens.savedLessons());
  await page.getByRole('link', { name: /Rekaman 1/ }).waitFor();
  await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: new Date() } });
  await page.context().setOffline(false);
  await page.getByText('Belum ada materi tersimpan').waitFor();
  const left = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('saved-lessons');
        opening.onsuccess = () => {
          const count = opening.result.transaction('pieces').objectStore('pieces').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(left).toBe(0);
});

test('signing out removes saved lessons', async () => {
  const { page } = await openLesson({ width: 1440 });
  await save(page);
  await untilSaved(page);
  await page.goto(screens.settings());
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL((url) => url.pathname === screens.home());
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('saved-lessons');
});
