import { manifestOf, packageOf, scoPage } from '@sinau/api/testing/scorm-packages';
import { expect, test } from 'vitest';
import { screens } from '@sinau/contracts/screens';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { draftClass, joinFreeClass, publishDraft, publishScorm } from './free-class.ts';
import { newPage } from './harness.ts';
import { insidePackage, packagePage } from './packages.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

const versions = [
  ['1.2', '1.2', 'window.parent'],
  ['2004 3rd Edition', '2004', 'window'],
  ['2004 4th Edition', '2004', 'window.parent'],
] as const;
const scored = { completionType: 'minimum-score', minimumScore: 70 };

test.each(versions.flatMap((version) => [1440, 390].map((width) => [...version, width] as const)))(
  'a SCORM %s package goes on after a reload and a lost connection, and passes its lesson by its score (%s, from %s, %i pixels)',
  async (version, api, from, width) => {
    const content = packageOf(manifestOf({ version, items: [{ href: 'isi/kuis.html' }] }), {
      'isi/kuis.html': scoPage({ version: api, from }),
    });
    const row = await publishScorm({ Kuis: { content, setting: scored } });
    const account = await createAccount();
    const page = await newPage({ width, session: account.session, expects: [/ERR_INTERNET_DISCONNECTED/] });
    await joinFreeClass(page, account, row);
    const material = insidePackage(page, 'Kuis');
    await material.getByText('Halaman 1, ab-initio, catatan 0').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const saved = () => page.waitForResponse((response) => response.url().endsWith('/state') && response.ok());
    const first = saved();
    await material.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await first;
    await page.reload();
    await material.getByText('Halaman 2, resume, catatan 200').waitFor();

    await page.context().setOffline(true);
    await material.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await material.getByText('Halaman 3, resume').waitFor();
    const second = saved();
    // The page's own pause has to pass before the connection is back: a state sent meanwhile is lost.
    await page.waitForTimeout(2_000);
    await page.context().setOffline(false);
    await second;
    await page.reload();
    await material.getByText('Halaman 3, resume, catatan 300').waitFor();

    await material.getByRole('button', { name: 'Jawab salah' }).click();
    await page.getByText('Hasilmu di materi ini: 40, belum lulus').waitFor();
    expect(await page.getByRole('button', { name: /Tandai selesai/ }).count()).toBe(0);
    await material.getByRole('button', { name: 'Jawab benar' }).click();
    await page.getByText('Hasilmu di materi ini: 85, lulus').waitFor();
    await page.getByText('Materi ini sudah kamu selesaikan.').waitFor();
  },
);

test('a package of several parts has a menu, and each part goes on where it stopped', async () => {
  const items = ['Satu', 'Dua'].map((title) => ({ title, href: `${title}.html` }));
  const content = packageOf(manifestOf({ items }), { 'Satu.html': scoPage(), 'Dua.html': scoPage() });
  const row = await publishScorm({ Modul: { content, setting: { completionType: 'hit-button' } } });
  const account = await createAccount();
  const page = await newPage({ width: 390, session: account.session });
  await joinFreeClass(page, account, row);
  const material = insidePackage(page, 'Modul');
  const menu = page.getByRole('navigation', { name: 'Bagian materi' });
  await material.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await material.getByText('Halaman 2').waitFor();
  await menu.getByRole('button', { name: 'Dua' }).press('Enter');
  await material.getByText('Halaman 1, ab-initio').waitFor();
  await material.getByRole('button', { name: 'Jawab benar' }).click();
  await menu.getByRole('button', { name: 'Selesai Dua' }).waitFor();
  await menu.getByRole('button', { name: 'Satu' }).press('Enter');
  await material.getByText('Halaman 2, resume').waitFor();
  await material.getByRole('button', { name: 'Jawab benar' }).click();
  await page.getByText('Hasilmu di materi ini: 85, lulus').waitFor();
  await page.getByText('Materi ini sudah kamu selesaikan.').waitFor();
});

test('a package of several parts becomes a section in the builder, each lesson plays its own, and it is joined again', async () => {
  const items = ['Satu', 'Dua'].map((title) => ({ title, href: `${title}.html` }));
  const content = packageOf(manifestOf({ items }), { 'Satu.html': scoPage(), 'Dua.html': scoPage() });
  const draft = await draftClass('Ruang Bagian', async (upload) => [
    {
      type: 'interactive',
      title: 'Modul',
      content: { mediaId: await upload('modul.zip', Promise.resolve(Buffer.from(content))) },
      setting: { completionType: 'hit-button' },
    },
  ]);
  const author = await newPage({ session: await sessionOf(demoPartner) });
  await author.goto(screens.createClass(draft.slug));
  await author.getByRole('link', { name: 'Modul' }).click();
  await author.getByRole('navigation', { name: 'Bagian materi' }).waitFor();
  const split = author.getByRole('button', { name: 'Jadikan satu bagian (2 pelajaran)' });
  expect(await faultsOnBothScreens(author)).toEqual([]);
  await split.click();
  const join = author.getByRole('button', { name: 'Gabungkan lagi' });
  await join.waitFor();
  expect(await author.getByRole('navigation', { name: 'Bagian materi' }).count()).toBe(0);
  expect(await faultsOnBothScreens(author)).toEqual([]);
  await join.click();
  await split.click();
  await author.getByRole('link', { name: 'Dua' }).click();
  await insidePackage(author, 'modul.zip').getByText('Halaman 1, ab-initio').waitFor();
  await publishDraft(draft);

  const account = await createAccount();
  const page = await newPage({ width: 390, session: account.session });
  await joinFreeClass(page, account, draft);
  const material = insidePackage(page, 'Satu');
  await material.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await material.getByRole('button', { name: 'Jawab benar' }).click();
  await page.getByText('Hasilmu di materi ini: 85, lulus').waitFor();
  await page.getByText('Materi ini sudah kamu selesaikan.').waitFor();
});

test('a lesson that went on elsewhere asks which state stays', async () => {
  const content = packageOf(manifestOf(), { 'index.html': scoPage() });
  const row = await publishScorm({ Kuis: { content, setting: scored } });
  const account = await createAccount();
  const [phone, desk] = [
    await newPage({ width: 390, session: account.session }),
    await newPage({ session: account.session }),
  ];
  await joinFreeClass(phone, account, row);
  await insidePackage(phone, 'Kuis').getByText('Halaman 1').waitFor();
  await desk.goto(phone.url());
  const next = (page: typeof phone) =>
    insidePackage(page, 'Kuis').getByRole('button', { name: 'Halaman berikutnya' }).click();
  const saved = desk.waitForResponse(
    (response) =>
      response.ok() &&
      response.url().endsWith('/state') &&
      (response.request().postDataJSON() as { value: string }).value.includes('"lesson_location":"3"'),
  );
  await next(desk);
  await next(desk);
  await saved;
  await next(phone);
  await phone.getByText('Materi ini sudah kamu lanjutkan di perangkat lain.').waitFor();
  await phone.getByRole('button', { name: 'Pakai yang terbaru' }).click();
  await insidePackage(phone, 'Kuis').getByText('Halaman 3, resume').waitFor();
});

test('a hostile page of a SCORM package reaches as little as one of any other package', async () => {
  const hostile = await packagePage('hostile-package.html');
  const content = packageOf(manifestOf(), { 'index.html': hostile });
  const row = await publishScorm({ 'Materi jahat': { content, setting: scored } });
  const account = await createAccount();
  const page = await newPage({ expects: [/./], session: account.session });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await joinFreeClass(page, account, row);
  const found = await insidePackage(page, 'Materi jahat').locator('#hasil').textContent({ timeout: 60_000 });
  const reached = JSON.parse(found!) as Record<string, unknown>;
  expect(Object.keys(reached).length).toBeGreaterThan(20);
  expect(Object.entries(reached).filter(([, got]) => got !== 'nothing')).toEqual([]);
});
