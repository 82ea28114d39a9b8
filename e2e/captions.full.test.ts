import { startFakeOpenAi } from '@sinau/api/testing/fake-openai';
import { enrolled, publishedProgram } from '@sinau/api/testing/classes';
import { setRecording } from '@sinau/api/testing/recordings';
import { newPartner, newPerson } from '@sinau/api/testing/scene';
import { fixture, upload } from '@sinau/api/testing/uploads';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { saved } from './building.ts';
import { faultsOf } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

const heard = [
  { start: 0, end: 0.4, text: ' Selamat' },
  { start: 0.4, end: 1, text: ' pagi semua.' },
  { start: 1, end: 2.2, text: ' Ini piramit terbalik.' },
  { start: 2.2, end: 4, text: ' Inti di atas. Sisanya menyusul.' },
];
const corrected = [
  { time: '00:00', text: 'Selamat pagi semua.' },
  { time: '00:01', text: 'Ini piramida terbalik.' },
  { time: '00:02', text: 'Inti berita di atas.' },
  { time: '00:03', text: 'Sisanya menyusul.' },
];

/** A partner with a published class of one video, and a learner in it, where a service writes captions. */
async function startClass() {
  const service = await startFakeOpenAi();
  onTestFinished(() => service.stop());
  service.behaviour.segments = heard;
  const app = await startOwnApp({
    FFMPEG_PATH: 'ffmpeg',
    TRANSCRIBER_URL: service.url,
    TRANSCRIBER_API_KEY: service.apiKey,
    TRANSCRIBER_MODEL: 'whisper-uji',
  });
  const [partner, learner] = [await newPartner(app), await newPerson(app)];
  const { data } = await upload(app, partner, '/media?kind=video', {
    name: 'Piramida.mp4',
    content: fixture('lesson.mp4'),
  });
  const program = await publishedProgram(app, partner, { outline: [['Piramida terbalik']] });
  await setRecording(app, program.sections[0]!.lessons[0]!.id, data.id, { seconds: 4 });
  await enrolled(app, learner, program);
  return { app, service, partner, learner, program };
}

test.each([390, 1440])(
  'captions are drafted by the service, corrected, published, read in the transcript and found at their second, on a screen of %i pixels',
  async (width) => {
    const { app, service, partner, learner, program } = await startClass();
    const page = await pageOf(app, partner, { width });
    await page.goto(screens.buildClass(program.slug));
    await page.getByRole('button', { name: 'Tulis otomatis' }).click();
    await page.getByText('Draf takarir Indonesia siap, 4 baris.').waitFor();
    expect(service.heard).toHaveLength(1);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Periksa draf' }).click();
    await correctDraft(page);
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await saved(page);
    await page.getByRole('button', { name: 'Tulis otomatis' }).waitFor();
    await page.getByRole('listitem', { name: 'Takarir Indonesia' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Perbarui' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
    await page.getByText('Perubahanmu sudah terbit').waitFor();

    const reader = await pageOf(app, learner, { width });
    await reader.goto(screens.classAccess(program.slug));
    await readTranscript(reader);
    await findSentence(reader, width);
  },
);

/** Replaces a word, merges two lines, splits one with its time, and sets the time of its second half by key. */
async function correctDraft(page: Page) {
  const editor = page.getByRole('dialog', { name: 'Sunting takarir Indonesia' });
  const text = editor.getByRole('textbox', { name: 'Teks baris' });
  await expect.poll(() => text.inputValue()).toBe('Selamat');
  expect(await faultsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  const search = editor.getByRole('searchbox', { name: 'Cari dalam takarir' });
  await search.fill('piramit');
  await editor.getByText('1 baris cocok').waitFor();
  await editor.getByRole('textbox', { name: 'Ganti dengan' }).fill('piramida');
  await editor.getByRole('button', { name: 'Ganti semua' }).click();
  await editor.getByText('1 diganti').waitFor();
  await search.fill('');

  await editor.getByRole('button', { name: 'Gabung ke bawah' }).click();
  await editor.getByText('3 baris', { exact: true }).waitFor();
  await expect.poll(() => text.inputValue()).toBe('Selamat\npagi semua.');

  await editor.getByRole('button', { name: /Inti di atas/ }).click();
  await text.press('Home');
  for (const _ of 'Inti') await text.press('ArrowRight');
  await text.pressSequentially(' berita');
  for (const _ of ' di atas.') await text.press('ArrowRight');
  await text.press('Control+Enter');
  await editor.getByText('4 baris', { exact: true }).waitFor();
  await expect.poll(() => text.inputValue()).toBe('Inti berita di atas.');

  await text.press('Alt+ArrowDown');
  await expect.poll(() => text.inputValue()).toBe('Sisanya menyusul.');
  await editor.getByLabel('Video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 3.1;
  });
  await text.press('Alt+,');
  await editor
    .getByRole('textbox', { name: 'Mulai (jam:menit:detik)' })
    .and(editor.locator('[value="00:00:03.100"]'))
    .waitFor();
}

async function readTranscript(page: Page) {
  await page.getByRole('button', { name: 'Transkrip (T)' }).click();
  const lines = page.getByRole('button', { name: /^00:0\d/ });
  await expect.poll(() => lines.allInnerTexts()).toEqual(corrected.map(({ time, text }) => `${time}\n${text}`));
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Tutup/ })
    .first()
    .click();
}

/** Searches the class, and plays what is found. */
async function findSentence(page: Page, width: number) {
  if (width < 1024) await page.getByRole('button', { name: 'Materi', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Cari dalam kelas' }).fill('menyusul');
  await page.getByRole('status').filter({ hasText: '1 bagian cocok' }).waitFor();
  await page.getByRole('button', { name: /Piramida terbalik.*00:03.*Sisanya menyusul/ }).click();
  await page.waitForFunction(() => document.querySelector('video')!.currentTime >= 3.1);
}
