import { readFile } from 'node:fs/promises';
import { screens } from '@sinau/contracts/screens';
import { inWorkspace } from '@sinau/tools/workspace';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, renderedHtml, untilTakenOver } from './harness.ts';
import { createAccount } from './people.ts';

test('a slow phone performs presses on a rendered page from before its code had loaded', async () => {
  const { session } = await createAccount();
  const page = await newPage({ width: 390, height: 844, session });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openRendered(page, screens.classPage('webinar-meliput-bencana-dengan-hati'));
  await page.getByRole('button', { name: /^Tambah Buku saku / }).click();
  await page.getByRole('button', { name: /^Kurangi /, disabled: false }).waitFor();
  expect(await page.locator('.ticket-extra').innerText()).toMatch(/\n1$/);
  // A visitor who has scrolled down meanwhile is not led back to the top.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test.each([
  { when: 'before the code of the page has come', part: undefined, isTakenOver: false },
  { when: 'before the code of hearts has come', part: 'catalog/card-tools.tsx', isTakenOver: true },
])('the heart on a card does what its label says when it is pressed $when', async ({ part, isTakenOver }) => {
  const page = await newPage({ width: 390, height: 844 });
  const release = await holdBack(page, part ? await codeOf(part) : allCode);
  await openRendered(page, screens.catalog());
  if (isTakenOver) await untilTakenOver(page);
  await page
    .getByRole('button', { name: /^Simpan / })
    .first()
    .click();
  release();
  await page.waitForURL((url) => url.pathname === '/login' && url.search.includes('simpan'));
});

test('content below keeps its position while its code has not loaded and the user arrives', async () => {
  const { session } = await createAccount();
  const page = await newPage({ width: 390, height: 844, session });
  const release = await holdBack(page, await codeOf('catalog/offer-rest.tsx'));
  await openRendered(page, screens.classPage('menulis-berita-yang-dibaca-sampai-habis'));
  const [questions, related] = [page.locator('#tanya'), page.locator('#terkait')];
  await related.waitFor();
  await untilTakenOver(page);
  await page.getByRole('button', { name: 'Menu akun' }).waitFor();
  expect([await questions.count(), await related.count()]).toEqual([1, 1]);
  release();
  // Only signed-in users can ask.
  await page.getByLabel('Tulis pertanyaan tentang kelas ini').waitFor();
  expect([await questions.count(), await related.count()]).toEqual([1, 1]);
});

test("cards keep their heights while the user's data is not loaded yet", async () => {
  const { session } = await createAccount();
  const page = await newPage({ width: 390, height: 844, session });
  const releaseCode = await holdBack(page, allCode);
  const releaseAnswers = await holdBack(page, /\/api\/(user\/)?(cart|my-class)/);
  await openRendered(page, screens.search('data'));
  const cards = page.locator('.media-card');
  await cards.nth(3).waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  const rendered = await heights();
  releaseCode();
  await page.getByRole('button', { name: 'Menu akun' }).waitFor();
  expect(await heights()).toEqual(rendered);
  releaseAnswers();
  await page
    .getByRole('button', { name: /ke keranjang$/ })
    .first()
    .waitFor();
  expect(await heights()).toEqual(rendered);
});

/** Opens a page and continues as soon as it arrives, before its code. */
async function openRendered(page: Page, path: string) {
  await renderedHtml(path);
  await page.goto(path, { waitUntil: 'commit' });
}

const allCode = '**/assets/*.js';

/** The file with the code of a section of a page. */
async function codeOf(part: string) {
  const manifest = await readFile(inWorkspace('apps/learner/dist/.vite/manifest.json'), 'utf8');
  const { file } = (JSON.parse(manifest) as Record<string, { file: string }>)[`src/pages/${part}`]!;
  return `**/${file}`;
}

/** Blocks requests to such addresses until it is released. */
async function holdBack(page: Page, addresses: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
