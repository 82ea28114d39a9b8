import { readFile } from 'node:fs/promises';
import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { draftClass } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';

const fixture = (name: string) => readFile(new URL(`../apps/api/src/testing/fixtures/${name}`, import.meta.url));

const draft = () =>
  draftClass('Dilihat Dulu', async (upload) => [
    { type: 'article', title: 'Apa itu lead', content: { html: '<p>Lead adalah pembuka berita.</p>' } },
    {
      type: 'video',
      title: 'Piramida terbalik',
      content: { mediaId: await upload('lesson.mp4', fixture('lesson.mp4')) },
    },
    { type: 'audio', title: 'Memilih lead', content: { mediaId: await upload('lesson.mp3', fixture('lesson.mp3')) } },
    { type: 'pdf', title: 'Lembar kerja', content: { mediaId: await upload('lead.pdf', fixture('lesson.pdf')) } },
    {
      type: 'quiz',
      title: 'Uji diri',
      content: {
        instruction: '',
        questions: [
          {
            id: 'soal-1',
            type: 'single-choice',
            text: 'Lead ada di …',
            points: 1,
            options: ['awal', 'akhir'].map((text, place) => ({ id: 'ab'[place], text, isCorrect: place === 0 })),
          },
        ],
      },
      setting: { completionType: 'minimum-score', minimumScore: 70, maxAttempts: 2, timeLimit: 10 },
    },
    {
      type: 'assignment',
      title: 'Tulis beritamu',
      content: { instruction: '<p>Tulis satu berita.</p>', rubric: [] },
      setting: { completionType: 'hit-button' },
    },
  ]);

/** Content that each type shows first, and in its last possible state. */
const looks = [
  ['article', 'Lead adalah pembuka berita.', 'passed', 'Materi ini sudah kamu selesaikan.'],
  ['video', 'Tonton minimal 90% videonya', 'started', 'sudah diputar'],
  ['audio', 'Dengarkan minimal 90% audionya', 'passed', 'Materi ini sudah kamu selesaikan.'],
  ['pdf', 'Belum selesai.', 'passed', 'Materi ini sudah kamu selesaikan.'],
  ['quiz', 'Mulai kuis', 'used-up', 'Kesempatanmu sudah habis.'],
  ['assignment', 'Tulis satu berita.', 'needs-revision', 'Pengajar meminta revisi.'],
  ['task', 'Tulis satu berita.', 'passed', 'Tugasmu lulus. Selamat!'],
] as const;

test('a class is previewed from its builder, each lesson in its states, without any participant [2.22, 2.23, 2.95]', async () => {
  const { id, slug } = await draft();
  const faults: string[] = [];
  const page = await newPage({ width: 390, session: await sessionOf(demoPartner) });
  const check = async () => {
    const { search } = new URL(page.url());
    faults.push(...(await faultsOnBothScreens(page)).map((fault) => `${search}: ${fault}`));
  };

  await page.goto(screens.buildClass(slug));
  await page.getByLabel('Judul materi').fill('Apa itu lead, sebenarnya');
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await page.getByRole('heading', { level: 2, name: 'Apa itu lead, sebenarnya' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/preview/program/article');

  for (const [type, first, state, then] of looks) {
    await page.goto(`/preview/program/${type}?name=${slug}`);
    await page.getByRole('main').getByText(first).first().waitFor();
    await check();
    await page.getByLabel('Lihat sebagai').selectOption(state);
    await page.getByText(then).first().waitFor();
    await check();
  }

  await page.goto(`/preview/program/quiz?name=${slug}`);
  await page.getByRole('button', { name: 'Mulai kuis' }).click();
  await page.getByRole('radio', { name: /awal/ }).check();
  await page.getByRole('button', { name: 'Kumpulkan jawaban' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kumpulkan' }).click();
  await page.getByText('Selamat, kamu lulus!').waitFor();

  await page.goto(`/preview/program/certificate?name=${slug}`);
  await page.getByRole('img', { name: /Contoh sertifikat/ }).waitFor();
  await check();
  await page.goto(`/preview/program/message?name=${slug}`);
  await page.getByText('Pesannya belum ditulis').waitFor();
  await check();

  const call = await callerOf(demoPartner);
  expect(await call<object>('GET', `/v2/user/program/${id}`)).toMatchObject({ participantCount: 0 });
  await page.getByRole('link', { name: 'Kembali' }).click();
  await page.waitForURL(`**${screens.creatorCatalog()}`);
  expect(faults).toEqual([]);
});

test('a lesson is previewed on a laptop as on a phone, and continues from there', async () => {
  const { slug } = await draft();
  const page = await newPage({ session: await sessionOf(demoPartner) });
  await page.goto(screens.previewClass(slug));
  await page.getByRole('button', { name: 'Ponsel' }).click();
  const phone = page.frameLocator('iframe');
  await phone.getByRole('heading', { level: 2, name: 'Apa itu lead' }).waitFor();
  expect(await phone.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  await phone.getByRole('link', { name: 'Berikutnya' }).click();
  await phone.getByRole('heading', { level: 2, name: 'Piramida terbalik' }).waitFor();
  // The frame's content is checked above; here each of its landmarks would count as a second one.
  expect((await faultsOf(page)).filter((fault) => !fault.includes('iframe'))).toEqual([]);

  await page.getByRole('button', { name: 'Desktop' }).click();
  await page.getByRole('heading', { level: 2, name: 'Piramida terbalik' }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('operators open any preview and return to their panel; others are redirected, and a failing preview shows the reason on the previous page [2.75, 8.19]', async () => {
  const { slug } = await draft();
  const operator = await newPage({ session: await sessionOf(demoOperator) });
  await operator.goto(screens.previewClass(slug));
  await operator.getByRole('heading', { level: 2, name: 'Apa itu lead' }).waitFor();
  await operator.getByRole('link', { name: 'Kembali' }).click();
  await operator.waitForURL(`**/operator/class/${slug}**`);

  const { session } = await createAccount();
  for (const options of [{}, { session }]) {
    const outsider = await newPage(options);
    await outsider.goto(screens.previewClass(slug));
    await outsider.waitForURL((url) => url.pathname === '/');
  }

  const partner = await newPage({ session: await sessionOf(demoPartner), expects: [/404/] });
  await partner.goto(screens.creatorCatalog());
  await partner.getByRole('heading', { level: 1 }).waitFor();
  // The message disappears after some seconds.
  const refused = partner.getByText('Data tidak ditemukan').waitFor();
  await partner.goto('/preview/program/article?name=kelas-yang-tidak-ada');
  await partner.waitForURL(`**${screens.creatorCatalog()}`);
  await refused;
});
