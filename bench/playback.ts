/**
 * `npm run bench:playback`: a video of ten minutes (1080 lines, 6 Mbit/s) in the lesson's own page on slow lines, as the
 * file that its author uploaded and streamed by HLS, side by side. The application comes from the cache, as in a second
 * lesson; the video does not. BENCH_SECONDS is how long each plays.
 */
import { screens } from '@sinau/contracts/screens';
import { ensureBrowser } from '@sinau/tools/browser';
import { runCommand } from '@sinau/tools/commands';
import { callApi, signIn, storedSession, withDemoServer } from '@sinau/tools/demo-server';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { playbackFixture, storePlayback } from './playback-fixture.ts';
import { uploadVideo } from './upload-video.ts';

const lines = [400, 700, 1600, 10_000];
const latencyMs = 150;
const playedSeconds = Number(process.env.BENCH_SECONDS ?? 60);
/** Seconds after which a picture is given up. */
const patience = 30;
/** Seconds that are jumped to, far from what is loaded: to the beginning, the end and the middle of a segment. */
const targets = [401, 203, 506] as const;

interface Watcher {
  readonly name: 'file' | 'HLS';
  /** As the browser stores it. Each has an account of their own, which may play on one device at a time. */
  readonly session: string;
  readonly mediaId: string;
  /** Address of the class. */
  readonly address: string;
}

const streams = await playbackFixture();
// The server encodes nothing beside what is measured.
process.env.FFMPEG_PATH = 'no-ffmpeg';
await runCommand('turbo', ['run', 'build', '--output-logs=errors-only']);
const executablePath = await ensureBrowser();
await withDemoServer(async (origin, databaseUrl, _pid, dataDir) => {
  const watchers = [await newWatcher(origin, 'file'), await newWatcher(origin, 'HLS')];
  for (const { name, mediaId } of watchers)
    await storePlayback({ databaseUrl, dataDir }, mediaId, name === 'HLS' ? streams : null);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    for (const kilobits of lines) {
      const measured = await Promise.all(watchers.map((watcher) => watch(browser, watcher, kilobits)));
      const rows = watchers.map(({ name }, index) => [`${kilobits} kbit/s, ${name}`, measured[index]]);
      console.table(Object.fromEntries(rows));
    }
  } finally {
    await browser.close();
  }
});

async function newWatcher(origin: string, name: Watcher['name']): Promise<Watcher> {
  const { id, slug, mediaId } = await publishVideo(origin);
  const role = name === 'HLS' ? 'Peserta' : 'Operator';
  const token = await signIn(origin, role);
  await callApi(origin, { method: 'PUT', path: '/user/data-saver', body: { choice: 'off' }, token });
  await callApi(origin, { path: '/transaction/create', body: { programIds: [id] }, token });
  return { name, mediaId, session: await storedSession(origin, role), address: origin + screens.classAccess(slug) };
}

/** Publishes a free class with a short video, which another then replaces. */
async function publishVideo(origin: string) {
  const mitra = await signIn(origin, 'Mitra');
  const asMitra = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    callApi<T>(origin, { method, path, token: mitra, ...(body && { body }) });
  const { id: mediaId } = await uploadVideo(origin, mitra);
  const { list: categories } = await asMitra<{ list: { id: string }[] }>('GET', '/category-class');
  const { id, slug } = await asMitra<{ id: string; slug: string }>('POST', '/user/program/create', {
    title: `Menonton ${mediaId.slice(-8)}`,
    description: 'Belajar dari awal sampai akhir.',
    categoryId: categories[0]!.id,
    thumbnail: '/covers/jurnalistik-1.svg',
    salePrice: 0,
  });
  const { sections } = await asMitra<{ sections: { id: string }[] }>('PUT', `/user/program/create-section/${id}`, {
    sectionTitle: 'Pembuka',
  });
  await asMitra('POST', `/user/lesson/create/${sections[0]!.id}`, {
    type: 'video',
    title: 'Menonton',
    content: { mediaId },
  });
  await asMitra('PUT', `/user/program/${id}/submit`);
  const operator = await signIn(origin, 'Operator');
  await callApi(origin, { method: 'PUT', path: `/operator/class/${id}/publish`, token: operator });
  return { id, slug, mediaId };
}

async function watch(browser: Browser, { session, address }: Watcher, kilobits: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript((stored) => localStorage.setItem('session', stored), session);
    await context.addInitScript(recordFirstFrame);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await cacheApplication(page, devtools, address);
    const bytesPerSecond = (kilobits * 1000) / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    const bytes = countBytes(devtools);
    await page.goto(address, { waitUntil: 'commit' });
    const found = await page.waitForFunction(() => window.firstFrameMs, undefined, { timeout: 5 * patience * 1000 });
    const firstFrame = await found.jsonValue();
    const played = await play(page, bytes);
    return { 'first frame': inSeconds(firstFrame!), ...played, jump: inSeconds(await jumpAround(page)) };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** Milliseconds from the player to its first picture. */
    firstFrameMs?: number;
  }
}

function recordFirstFrame() {
  const observer = new MutationObserver(() => {
    const video = document.querySelector('video');
    if (!video) return;
    observer.disconnect();
    const shownAt = performance.now();
    video.addEventListener('loadeddata', () => (window.firstFrameMs = performance.now() - shownAt), { once: true });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Visits the page without its video. */
async function cacheApplication(page: Page, devtools: CDPSession, address: string) {
  await devtools.send('Network.enable');
  const block = (urls: string[]) => devtools.send('Network.setBlockedURLs', { urls });
  await block(['*/api/media/file/*']);
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Kualitas dan kuota' }).or(page.getByLabel('Kecepatan')).first().waitFor();
  await page.waitForTimeout(2000);
  await block([]);
}

/** Counts what arrives of the video. */
function countBytes(devtools: CDPSession) {
  const media = new Set<string>();
  let sum = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/media/file/')) media.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (media.has(requestId)) sum += dataLength;
  });
  return () => sum;
}

async function play(page: Page, bytes: () => number) {
  const before = bytes();
  await page.evaluate(() => document.querySelector('video')!.play());
  const from = await position(page);
  const beganAt = performance.now();
  await page.waitForTimeout(playedSeconds * 1000);
  const elapsed = (performance.now() - beganAt) / 1000;
  const stalled = Math.max(0, elapsed - ((await position(page)) - from));
  const lines = await page.evaluate(() => document.querySelector('video')!.videoHeight);
  return {
    'seconds stalled': stalled < 0.5 ? '0' : stalled.toFixed(1),
    'MB a minute': (((bytes() - before) / 1_000_000 / elapsed) * 60).toFixed(1),
    lines,
  };
}

function position(page: Page) {
  return page.evaluate(() => document.querySelector('video')!.currentTime);
}

/** Milliseconds to the picture, as most jumps take them. */
async function jumpAround(page: Page) {
  const measured: number[] = [];
  for (const target of targets) measured.push(await jump(page, target));
  return measured.toSorted((one, other) => one - other)[1]!;
}

function jump(page: Page, target: number) {
  return page.evaluate(
    ([second, patienceMs]) =>
      new Promise<number>((resolve) => {
        const video = document.querySelector('video')!;
        const beganAt = performance.now();
        video.addEventListener('seeked', () => resolve(performance.now() - beganAt), { once: true });
        setTimeout(resolve, patienceMs, Infinity);
        video.currentTime = second;
      }),
    [target, patience * 1000] as const,
  );
}

function inSeconds(milliseconds: number) {
  return milliseconds < patience * 1000 ? `${(milliseconds / 1000).toFixed(2)} s` : `over ${patience} s`;
}
