import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrolled, publishedProgram } from '@sinau/api/testing/classes';
import { ffmpeg, moving, quickly, tone } from '@sinau/api/testing/made-recordings';
import { setRecording } from '@sinau/api/testing/recordings';
import { newPartner, newPerson } from '@sinau/api/testing/scene';
import { fixture, upload } from '@sinau/api/testing/uploads';
import { screens } from '@sinau/contracts/screens';
import { expect, onTestFinished, test } from 'vitest';
import { saved } from './building.ts';
import { faultsOf } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';

const seconds = 20;

async function recordVideo() {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'Menguleni.mp4');
  await ffmpeg(`${moving('1280x720', 25, seconds)} ${tone(seconds)} ${quickly} ${path}`);
  return path;
}

test('a video that replaces another is prepared in its qualities, published, and watched in two of them', async () => {
  const app = await startOwnApp({ FFMPEG_PATH: 'ffmpeg' });
  const [partner, learner] = [await newPartner(app), await newPerson(app)];
  const program = await publishedProgram(app, partner, { outline: [['Menguleni adonan']] });
  const { data } = await upload(app, partner, '/media?kind=video', { name: 'Uji.mp4', content: fixture('lesson.mp4') });
  await setRecording(app, program.sections[0]!.lessons[0]!.id, data.id, { seconds: 4 });
  await enrolled(app, learner, program);

  const builder = await pageOf(app, partner, { width: 390 });
  await builder.goto(screens.buildClass(program.slug));
  await builder
    .locator('main input[type=file]')
    .first()
    .setInputFiles(await recordVideo());
  const qualities = builder.getByRole('group', { name: 'Kualitas' });
  await qualities.getByText(/^Siap ditonton: [^·]*\b720p\b[^·]*$/).waitFor({ timeout: 240_000 });
  await saved(builder);
  expect(await faultsOf(builder)).toEqual([]);
  await builder.getByRole('button', { name: 'Perbarui' }).click();
  await builder.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
  await builder.getByText('Perubahanmu sudah terbit').waitFor();

  const page = await pageOf(app, learner, { width: 390 });
  await page.goto(screens.classAccess(program.slug));
  await page.getByRole('button', { name: 'Putar video' }).click();
  for (const height of [240, 720]) {
    await page.getByRole('button', { name: 'Kualitas dan kuota' }).click();
    await page.getByRole('radio', { name: new RegExp(`^${height}p`) }).check();
    await page.keyboard.press('Escape');
    await page.waitForFunction((lines) => document.querySelector('video')!.videoHeight === lines, height);
  }
  expect(await faultsOf(page)).toEqual([]);
});
