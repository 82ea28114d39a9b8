import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { saved } from './building.ts';
import { draftClass } from './free-class.ts';
import { newPage } from './harness.ts';
import { demoPartner, sessionOf } from './people.ts';

/** A tab that saves second gets a conflict, and merges. */
const expects = [/409 \(Conflict\)/];

const writing = (page: Page) => page.getByRole('textbox', { name: 'Isi materi' });

async function openLesson(page: Page, slug: string) {
  await page.goto(screens.createClass(slug));
  // Text left by a killed tab is offered on the page as well.
  await page.getByRole('complementary', { name: 'Kerangka' }).getByRole('link', { name: 'Lead dua tab' }).click();
  await writing(page).waitFor();
}

async function write(page: Page, paragraph: string, words: string) {
  await writing(page).getByText(paragraph).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test("two tabs of one person edit one class: each shows the other's changes, and nothing is lost", async () => {
  const draft = await draftClass('Menulis di Dua Tab', async () => [
    { type: 'article', title: 'Lead dua tab', content: { html: '<p>Paragraf satu.</p><p>Paragraf dua.</p>' } },
    { type: 'article', title: 'Penutup', content: { html: '<p>Sampai jumpa.</p>' } },
  ]);
  const first = await newPage({ session: await sessionOf(demoPartner), expects });
  // Both belong to one browser, so that they share the data stored on the device.
  const second = await first.context().newPage();
  await openLesson(first, draft.slug);
  await openLesson(second, draft.slug);
  await first
    .getByText(/Kamu di tab lain|kamu di tab lain/)
    .first()
    .waitFor();

  // Both write in one lesson, concurrently.
  await write(first, 'Paragraf satu.', ' Dari tab pertama.');
  await write(second, 'Paragraf dua.', ' Dari tab kedua.');
  await Promise.all([saved(first), saved(second)]);
  for (const tab of [first, second]) {
    await writing(tab).getByText('Paragraf satu. Dari tab pertama.').waitFor();
    await writing(tab).getByText('Paragraf dua. Dari tab kedua.').waitFor();
  }
  expect(await writing(first).textContent()).toBe(await writing(second).textContent());

  // A change of the outline in one tab appears in the other without a reload.
  await second.getByRole('button', { name: 'Hapus Penutup' }).click();
  await second.getByText('Berhasil menghapus').waitFor();
  // A message stays while the mouse is on it.
  await second.locator('.snackbar').hover();
  await expect.poll(() => first.getByRole('link', { name: 'Penutup' }).count()).toBe(0);
  await second.locator('.snackbar').getByRole('button', { name: 'Urungkan' }).click();
  await first.getByRole('link', { name: 'Penutup' }).waitFor();

  // A tab killed during typing leaves its text to the other tab's class.
  await write(second, 'Paragraf dua. Dari tab kedua.', ' Lalu tab ini hilang.');
  await second.close({ runBeforeUnload: false });
  const third = await first.context().newPage();
  await openLesson(third, draft.slug);
  for (const tab of [third, first])
    await writing(tab).getByText('Paragraf dua. Dari tab kedua. Lalu tab ini hilang.').waitFor({ timeout: 30_000 });

  const read = await callerOf(demoPartner);
  const stored = await read<{ sections: { lessons: { title: string; id: string }[] }[] }>(
    'GET',
    `/v2/user/program/${draft.id}`,
  );
  const lessons = stored.sections.flatMap((section) => section.lessons);
  expect(lessons.map(({ title }) => title)).toEqual(['Lead dua tab', 'Penutup']);
  const { content } = await read<{ content: { html: string } }>('GET', `/user/lesson/${lessons[0]!.id}`);
  expect(content.html).toBe(
    '<p>Paragraf satu. Dari tab pertama.</p><p>Paragraf dua. Dari tab kedua. Lalu tab ini hilang.</p>',
  );
});
