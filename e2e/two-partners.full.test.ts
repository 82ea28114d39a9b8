import { randomUUID } from 'node:crypto';
import { screens } from '@sinau/contracts/screens';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi, callerOf } from './api.ts';
import { saved } from './building.ts';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { draftClass } from './free-class.ts';
import { newPage, readMail } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

/** Saves that come second, a deleted lesson, and a connection that the test cuts. */
const interrupted = [/409 \(Conflict\)/, /404 \(Not Found\)/, /ERR_INTERNET_DISCONNECTED/];

const writing = (page: Page) => page.getByRole('textbox', { name: 'Isi materi' });

/** Returns whether a request is the heartbeat of a tab in which a lesson is open. */
const isInLesson = (request: Request) =>
  request.url().endsWith('/presence') && (request.postDataJSON() as { lessonId: string | null }).lessonId !== null;

/** A user who may edit the class, and nothing else. */
async function newColleague(classId: string, fullname: string) {
  const { email, session } = await createAccount(fullname);
  const invite = await callerOf(demoPartner);
  await invite('POST', `/instructor/program/${classId}/add-instructor`, { email, scopes: ['edit'] });
  const { link } = await readMail(email, 'mengajar');
  const { token } = session;
  await callApi('PUT', '/invitation/accept', { token: link!.split('/').at(-1) }, token);
  const profile = await callApi<object>('GET', '/user/me', undefined, token);
  return { token, profile };
}

/** Types at the end of a paragraph. */
async function write(page: Page, paragraph: string, words: string) {
  await writing(page).getByText(paragraph).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('two partners on one class see each other, write one article together, and lose nothing in conflicts', async () => {
  const draft = await draftClass('Menulis Berdua', async () => [
    {
      type: 'article',
      title: 'Lead berdua',
      content: { html: '<p>Paragraf satu.</p><p>Paragraf dua.</p><p>Paragraf tiga.</p>' },
    },
    { type: 'article', title: 'Penutup', content: { html: '<p>Sampai jumpa.</p>' } },
  ]);
  const name = `Rani ${randomUUID().slice(0, 4)}`;
  const [owner, rani] = await Promise.all([
    newPage({ session: await sessionOf(demoPartner), expects: interrupted }),
    newPage({ session: await newColleague(draft.id, name), expects: interrupted }),
  ]);
  const openLesson = async (page: Page, title: string) => {
    await page.goto(screens.createClass(draft.slug));
    await page.getByRole('link', { name: title }).click();
    await writing(page).waitFor();
  };
  const faults: string[] = [];

  // Each sees the other with their next heartbeat.
  await openLesson(owner, 'Lead berdua');
  const arrived = rani.waitForResponse((response) => isInLesson(response.request()));
  await openLesson(rani, 'Lead berdua');
  await arrived;
  const next = await owner.waitForRequest(isInLesson);
  expect(await (await next.response())!.text()).toContain(name);
  await owner.getByText('Rani sedang menyunting materi ini juga.').waitFor();
  await owner.getByRole('button', { name: `Sedang di kelas ini: ${name}` }).click();
  await owner.getByRole('link', { name: new RegExp(`^${name}\\s*Lead berdua`) }).waitFor();
  faults.push(...(await faultsOnBothScreens(owner)));
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner
    .getByRole('main')
    .getByRole('button', { name: `Sedang di kelas ini: ${name}` })
    .click();
  await owner.getByRole('link', { name: new RegExp(`^${name}\\s*Lead berdua`) }).waitFor();
  faults.push(...(await faultsOf(owner)));
  await owner.setViewportSize({ width: 1440, height: 900 });
  await rani.getByText(/sedang menyunting materi ini juga/).waitFor();

  // Different blocks are merged, while both are typing, and the cursor stays where it was.
  await write(owner, 'Paragraf dua.', ' Kata pemilik');
  await write(rani, 'Paragraf tiga.', ' Kata Rani.');
  await saved(rani);
  await owner.getByText('Paragraf tiga. Kata Rani.').waitFor();
  await owner.keyboard.type(' disambung.');
  await owner.getByText('Paragraf dua. Kata pemilik disambung.').waitFor();
  await saved(owner);
  await rani.getByText('Paragraf dua. Kata pemilik disambung.').waitFor();

  // Conflicting texts in the same block are both shown; the rejected one can be restored.
  await rani.route('**/api/user/lesson/**', (route) => route.abort('internetdisconnected'));
  await write(rani, 'Paragraf satu.', ' Versi Rani.');
  await write(owner, 'Paragraf satu.', ' Versi pemilik.');
  await saved(owner);
  await rani.unroute('**/api/user/lesson/**');
  await rani.getByRole('button', { name: 'Bandingkan' }).click();
  const dialog = rani.getByRole('dialog', { name: 'Bandingkan dua versi' });
  const version = (name: string) => dialog.getByRole('region', { name }).locator('.compare-text').textContent();
  expect(await version('Isi materi: Versimu')).toContain('Rani.');
  expect(await version('Isi materi: Versi terbaru')).toContain('pemilik.');
  faults.push(...(await faultsOnBothScreens(rani)));
  await rani.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Pakai versi terbaru' }).focus();
  await rani.keyboard.press('Enter');
  await writing(rani).getByText('Paragraf satu. Versi pemilik.').waitFor();
  await rani.getByText('Versi yang tidak dipakai (1)').click();
  faults.push(...(await faultsOnBothScreens(rani)));
  await rani.getByRole('button', { name: 'Pakai yang ini' }).click();
  await writing(rani).getByText('Paragraf satu. Versi Rani.').waitFor();
  await saved(rani);
  await writing(owner).getByText('Paragraf satu. Versi Rani.').waitFor();
  expect(await writing(owner).textContent()).toBe(await writing(rani).textContent());

  // The outline of the other updates without a reload; a lesson deleted under its editor loses nothing.
  await openLesson(rani, 'Penutup');
  await writing(rani).click();
  await rani.keyboard.press('End');
  await rani.route('**/api/user/lesson/**', (route) => route.abort('internetdisconnected'));
  await rani.keyboard.type(' Sampai besok.');
  await owner.getByRole('link', { name: 'Penutup' }).waitFor();
  await owner.getByRole('button', { name: 'Hapus Penutup' }).click();
  await owner.getByText('Berhasil menghapus').waitFor();
  await rani.getByText('Materi ini baru saja dihapus di tempat lain.').waitFor();
  expect(await writing(rani).textContent()).toBe('Sampai jumpa. Sampai besok.');
  expect(await rani.getByRole('link', { name: 'Penutup' }).count()).toBe(0);
  faults.push(...(await faultsOf(rani)));
  await rani.unroute('**/api/user/lesson/**');
  await rani.getByRole('button', { name: 'Kembalikan materi' }).click();
  await owner.getByRole('link', { name: 'Penutup' }).waitFor();
  await saved(rani);
  await rani.reload();
  await writing(rani).getByText('Sampai jumpa. Sampai besok.').waitFor();

  // A user who closes the page disappears within 30 seconds.
  await rani.close({ runBeforeUnload: true });
  await expect
    .poll(() => owner.getByRole('button', { name: /^Sedang di kelas ini/ }).count(), { timeout: 30_000 })
    .toBe(0);
  expect(faults).toEqual([]);
});
