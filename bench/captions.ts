/**
 * `npm run bench:captions`: how long the captions editor takes to open and to answer a key, with 2,000 lines beside 20,
 * on a processor four times slower. BENCH_LINES=2000  BENCH_ROUNDS=3
 */
import { writeCaptions } from '@sinau/contracts/core/media/captions-text.rules';
import { screens } from '@sinau/contracts/screens';
import { callApi, signIn, storedSession, withDemoBrowser } from '@sinau/tools/demo-server';
import type { Browser, Page } from 'playwright-core';
import { uploadFile, uploadVideo } from './upload-video.ts';

const sizes = [20, Number(process.env.BENCH_LINES ?? 2_000)];
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const slowdown = 4;

await withDemoBrowser(async (origin, browser) => {
  const results: Record<string, Record<string, string>> = {};
  for (const lines of sizes) {
    const slug = await createVideo(origin, lines);
    const measured: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      const page = await openBuilder(browser, origin, slug);
      for await (const [act, milliseconds] of acts(page, lines)) (measured[act] ??= []).push(...milliseconds);
      await page.context().close();
    }
    for (const [act, values] of Object.entries(measured))
      (results[act] ??= {})[`${lines} lines`] = `${median(values)} (at most ${Math.round(Math.max(...values))})`;
  }
  console.log(`Milliseconds until it is painted, median of ${rounds} rounds, a processor ${slowdown} times slower`);
  console.table(results);
});

/** Creates a draft of one video with captions; returns its slug. */
async function createVideo(origin: string, lines: number): Promise<string> {
  const token = await signIn(origin, 'Mitra');
  const call = <T>(path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    callApi<T>(origin, { method, path, body, token });
  const { id, slug } = await call<{ id: string; slug: string }>('/user/program/create', {
    title: `Kelas dengan ${lines} baris takarir`,
    format: 'self-paced',
  });
  const { sections } = await call<{ sections: { id: string }[] }>(
    `/user/program/create-section/${id}`,
    { sectionTitle: 'Pembuka' },
    'PUT',
  );
  const captions = writeCaptions(
    Array.from({ length: lines }, (_, at) => ({
      start: at * 3,
      end: at * 3 + 2.5,
      text: `Kalimat ke-${at + 1} dari rekaman ini, sepanjang orang berbicara.`,
    })),
  );
  const { id: captionsId } = await uploadFile(origin, token, new File([captions], 'takarir.vtt'));
  const { id: mediaId } = await uploadVideo(origin, token);
  await call(`/user/lesson/create/${sections[0]!.id}`, {
    type: 'video',
    title: 'Rekaman',
    content: { mediaId, captions: [{ mediaId: captionsId, language: 'id' }] },
  });
  return slug;
}

async function openBuilder(browser: Browser, origin: string, slug: string): Promise<Page> {
  const session = await storedSession(origin, 'Mitra');
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: session }] }] },
  });
  const page = await context.newPage();
  await page.goto(screens.buildClass(slug));
  await page.getByRole('button', { name: 'Sunting', exact: true }).waitFor();
  await page.waitForTimeout(2_500); // the builder loads editors ahead, in idle time
  await recordPaints(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

interface Recorder {
  painted: number[];
}

/** Records how long after each key or click the page has painted what it caused. */
function recordPaints(page: Page) {
  return page.evaluate(() => {
    const recorder = window as unknown as Recorder;
    recorder.painted = [];
    const record = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => recorder.painted.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    window.addEventListener('keydown', record, true);
    window.addEventListener('click', record, true);
  });
}

/**
 * Actions of an author, each with how long its keys or clicks took. Buttons are found by their class: by their names
 * the browser would have to lay out all rows, which it otherwise leaves out.
 */
async function* acts(page: Page, lines: number): AsyncGenerator<[string, number[]]> {
  const begun = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Sunting', exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Teks baris');
  const isReady = await page.evaluate(
    () => new Promise<number>((painted) => requestAnimationFrame(() => setTimeout(() => painted(performance.now())))),
  );
  yield ['open the editor', [isReady - begun]];
  yield ['type a letter in the first line', await type(page, 'kabar pagi')];
  const middle = page.locator('.captions-row', { hasText: `Kalimat ke-${lines / 2} ` });
  yield ['open a line in the middle', [await time(page, () => middle.click())]];
  yield ['type a letter in it', await type(page, 'kabar dari pasar pagi')];
  await time(page, () => page.keyboard.down('Alt'));
  yield ['go to the next line by key', [await time(page, () => page.keyboard.press('ArrowDown'))]];
  await page.keyboard.up('Alt');
  await page.getByRole('searchbox', { name: 'Cari dalam takarir' }).focus();
  yield ['type a letter in the search', await type(page, 'rekaman ini')];
  await page.getByRole('textbox', { name: 'Ganti dengan' }).fill('video ini');
  yield ['replace a text in all lines', [await time(page, () => page.locator('.captions-replace > button').click())]];
}

/** Types letters one after the other; returns how long each took. */
async function type(page: Page, letters: string): Promise<number[]> {
  const taken: number[] = [];
  for (const letter of letters) taken.push(await time(page, () => page.keyboard.press(letter)));
  return taken;
}

/** Presses a key or a button; returns how long it took. */
async function time(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as Recorder).painted = [];
  });
  await press();
  const painted = await page.waitForFunction(() => (window as unknown as Recorder).painted[0]);
  return painted.evaluate((milliseconds) => milliseconds!);
}

function median(values: readonly number[]) {
  return Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]!);
}
