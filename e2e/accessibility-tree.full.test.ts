import { demoClass } from '@sinau/contracts/demo-class';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { untilLoaded } from './faults.ts';
import { joinFreeClass, publishQuiz } from './free-class.ts';
import { newPage } from './harness.ts';
import { draftToFill, lessonHref } from './interruptions.ts';
import { createAccount, demoLearner, demoPartner, sessionOf } from './people.ts';
import { desks, expectedOnTours, tours } from './tours.ts';

const timeout = 600_000;

describe.each([...tours, ...desks])('the screens of $who', { timeout }, ({ account, paths }) => {
  test('have one main part and one title, and each control, picture and dialog has a name', async () => {
    const page = await newPage({ expects: expectedOnTours, ...(account && { session: await sessionOf(account) }) });
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await untilLoaded(page);
      faults.push(...(await treeFaults(page)));
    }
    expect(faults).toEqual([]);
  });
});

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

const named = new Set(
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton tab menuitem option image img dialog alertdialog progressbar table region'.split(
    ' ',
  ),
);

/** Faults of the tree that a screen reader gets. */
async function treeFaults(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await client.detach();
  const shown = nodes.filter(({ ignored }) => !ignored);
  const roleOf = ({ role }: AxNode) => role?.value ?? '';
  const levelOf = ({ properties = [] }: AxNode) => properties.find(({ name }) => name === 'level')?.value.value;
  const count = (role: string) => shown.filter((node) => roleOf(node) === role).length;
  const titles = shown.filter((node) => roleOf(node) === 'heading' && levelOf(node) === 1);
  const navigations = shown.filter((node) => roleOf(node) === 'navigation').map(({ name }) => name?.value ?? '');
  const { pathname } = new URL(page.url());
  return [
    ...(count('main') === 1 ? [] : [`${count('main')} main parts`]),
    ...(titles.length === 1 ? [] : [`${titles.length} titles: ${titles.map(({ name }) => name?.value).join(' / ')}`]),
    ...(new Set(navigations).size === navigations.length
      ? []
      : [`navigations of one name: ${navigations.join(' / ')}`]),
    ...shown
      .filter((node) => named.has(roleOf(node)) && !node.name?.value.trim())
      .map((node) => `${roleOf(node)} without a name`),
  ].map((fault) => `${pathname}: ${fault}`);
}

/** Records what the live regions of a page say from now on, over all pages that it leads to. */
async function listenTo(page: Page) {
  const spoken: string[] = [];
  await page.exposeFunction('spoken', (text: string) => void spoken.push(text));
  await page.addInitScript(() => {
    const regions = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
    const say = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(regions);
      const text = region?.textContent?.trim();
      if (text) (window as unknown as { spoken: (text: string) => void }).spoken(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) say(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return spoken;
}
const nameOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test('a screen reader hears of a search, a full cart and a wrong form', async () => {
  const page = await newPage({ session: await sessionOf(demoLearner), expects: [/ 40[49] /] });
  const spoken = await listenTo(page);
  await page.goto(screens.search('menulis'));
  await expect.poll(() => spoken.join(' ')).toMatch(/\d+ kelas/);
  await page.goto(screens.supportTicket());
  await page.getByRole('button', { name: /^Kirim/ }).click();
  const invalid = page.locator('[aria-invalid="true"]').first();
  await invalid.waitFor();
  const described = await invalid.evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
  expect(described).not.toBe('');
  expect(await invalid.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a screen reader hears that an answer is saved, and the focus is on the result of a quiz', async () => {
  const quiz = await publishQuiz(['Nilai berita mana yang paling kuat?'], {});
  const account = await createAccount();
  const page = await newPage({ session: account.session });
  const spoken = await listenTo(page);
  await joinFreeClass(page, account, quiz);
  await page.getByRole('button', { name: 'Mulai kuis' }).click();
  await page.getByRole('radio', { name: 'Kedekatan dan dampak' }).check();
  await expect.poll(() => spoken.join(' ')).toContain('Tersimpan');
  await page.getByRole('button', { name: 'Kumpulkan jawaban' }).first().click();
  await page.getByRole('button', { name: 'Kumpulkan', exact: true }).click();
  const finished = page.getByRole('dialog', { name: 'Kelas selesai' });
  await finished.waitFor();
  expect(await finished.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await finished.getByRole('button', { name: 'Tutup' }).click();
  await expect.poll(() => nameOfFocus(page)).toContain('Kuis: mengenali nilai berita');
});

test('a screen reader hears once that a lesson is saved, and that an action was undone', async () => {
  const built = await draftToFill();
  const page = await newPage({ session: await sessionOf(demoPartner) });
  const spoken = await listenTo(page);
  await page.goto(lessonHref(built, built.article, 'article'));
  await page.getByRole('textbox', { name: 'Isi materi' }).click();
  await page.keyboard.type('Lead yang kuat.');
  await page.getByLabel('Judul materi').focus();
  await expect.poll(() => spoken.some((text) => text.startsWith('Tersimpan'))).toBe(true);
  await page.getByRole('button', { name: 'Hapus Kuis tanpa cemas' }).click();
  await expect.poll(() => spoken.join(' ')).toContain('Berhasil menghapus');
});

test('the page of a class and its classroom say where one is', async () => {
  const page = await newPage({ session: await sessionOf(demoLearner) });
  await page.goto(screens.continueClass(demoClass));
  await untilLoaded(page);
  await page.locator('[aria-current="page"]').first().waitFor();
  expect(await treeFaults(page)).toEqual([]);
});
