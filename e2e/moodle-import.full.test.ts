import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answers,
  moodleBackup,
  newCategory,
  newSlots,
  tag,
  type TestActivity,
} from '@sinau/api/authoring/transfer/testing/moodle-backups';
import { tarred } from '@sinau/api/authoring/transfer/testing/outside-archives';
import { newCategory as newTopic } from '@sinau/api/testing/classes';
import { newPartner, newPerson } from '@sinau/api/testing/scene';
import { blankPng, fixture } from '@sinau/api/testing/uploads';
import { screens } from '@sinau/contracts/screens';
import { expect, onTestFinished, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { pageOf, startOwnApp } from './own-app.ts';

const many = (count: number, of: (number: number) => TestActivity) =>
  Array.from({ length: count }, (_, index) => of(index + 1));
const page = (number: number): TestActivity => ({
  type: 'page',
  title: `Halaman ${number}`,
  body: tag(
    'content',
    `<h3>Bahasan ${number}</h3><p style="color:red">Isi <img src="@@PLUGINFILE@@/peta.png" alt="Peta"></p>`,
  ),
  files: [{ component: 'mod_page', area: 'content', name: 'peta.png', content: blankPng(400, 200) }],
});
const resource = (title: string, name: string): TestActivity => ({
  type: 'resource',
  title,
  files: [{ component: 'mod_resource', area: 'content', name, content: fixture(name) }],
});

/** A course of 40 activities, of the kinds that courses of Moodle mostly have. */
const course = moodleBackup({
  title: 'Jurnalistik untuk Pemula',
  course: tag('summary', '<p>Belajar menulis berita.</p>'),
  sections: [
    {
      title: 'Pembuka',
      extra: tag('summary', '<p>Selamat datang.</p>'),
      activities: many(4, (number) => ({
        type: 'label',
        title: `Label ${number}`,
        body: tag('intro', `<p>Label ${number}</p>`),
      })),
    },
    { title: 'Bacaan', activities: many(16, page) },
    {
      title: 'Tontonan',
      activities: [
        ...many(3, (number) => ({
          type: 'url',
          title: `Video ${number}`,
          body: tag('externalurl', 'https://youtu.be/dQw4w9WgXcQ'),
        })),
        { type: 'url', title: 'Situs', body: tag('externalurl', 'https://contoh.id') },
        resource('Lembar kerja', 'lesson.pdf'),
        resource('Wawancara', 'lesson.mp3'),
        resource('Liputan', 'lesson.mp4'),
        {
          type: 'scorm',
          title: 'Simulasi',
          files: [{ component: 'mod_scorm', area: 'package', name: 'scorm12.zip', content: fixture('scorm12.zip') }],
        },
      ],
    },
    {
      title: 'Latihan',
      activities: [
        ...many(4, (number) => ({ type: 'quiz', title: `Kuis ${number}`, body: newSlots([1, 2], [2, 1]) })),
        ...many(3, (number) => ({
          type: 'assign',
          title: `Tugas ${number}`,
          body: tag('intro', '<p>Tulis satu lead.</p>'),
        })),
        ...many(3, (number) => ({ type: 'forum', title: `Forum ${number}` })),
        { type: 'lti', title: 'Alat luar' },
        { type: 'choice', title: 'Jajak pendapat' },
      ],
    },
  ],
  questions: newCategory('Bawaan', [
    {
      id: 1,
      type: 'multichoice',
      text: 'Apa itu lead?',
      plugin: `${answers([1, 'Pembuka', 1], [2, 'Penutup', 0])}<multichoice><single>1</single></multichoice>`,
    },
    { id: 2, type: 'ordering', text: 'Urutkan', plugin: '' },
  ]),
});

test('a backup of Moodle with 40 activities becomes a draft once its report is read, and is published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sinau-moodle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const archive = join(folder, 'jurnalistik.mbz');
  writeFileSync(archive, await tarred(course));
  const faults: string[] = [];

  const app = await startOwnApp();
  const owner = await newPartner(app);
  const topic = await newTopic(app);
  const screen = await pageOf(app, owner);
  await screen.goto(screens.createClass());
  await screen.getByRole('link', { name: 'Impor kelas' }).click();
  await screen.getByRole('tab', { name: 'Berkas kelas' }).waitFor();
  faults.push(...(await faultsOnBothScreens(screen)));
  await screen.getByLabel('Berkas', { exact: true }).setInputFiles(archive);

  const report = screen.getByRole('region', { name: 'Hasil pemeriksaan' });
  await report.getByRole('heading', { name: 'Jurnalistik untuk Pemula' }).waitFor({ timeout: 60_000 });
  await report.getByText('4 bagian · 36 materi').waitFor();
  await report.getByRole('tab', { name: /Tidak ikut/ }).click();
  await report.getByRole('heading', { name: 'Latihan' }).waitFor();
  for (const lost of ['Forum 1', 'Forum 3', 'Alat luar', 'Jajak pendapat'])
    await report.getByText(lost, { exact: true }).waitFor();
  faults.push(...(await faultsOnBothScreens(screen)));
  expect(await app.db.class.count()).toBe(0);
  await screen.getByRole('button', { name: 'Buat kelas ini' }).click();
  await screen.getByRole('link', { name: 'Buka kelas' }).waitFor({ timeout: 120_000 });

  const { id, slug } = await app.db.class.findFirstOrThrow();
  expect(await app.db.workingLesson.count({ where: { classId: id, isComplete: true } })).toBe(36);
  const { body } = await owner.send('GET', `/v2/user/program/${id}`);
  const completed = await owner.send('PUT', `/user/program/${id}`, {
    revision: (body as { data: { revision: number } }).data.revision,
    description: 'Kelas yang pindah dari Moodle.',
    categoryId: topic.id,
    thumbnail: '/covers/jurnalistik-1.svg',
    salePrice: 0,
  });
  expect(completed.status).toBe(200);
  await screen.getByRole('link', { name: 'Buka kelas' }).click();
  await screen.getByText('Halaman 16').first().waitFor();
  await screen.getByRole('button', { name: 'Ajukan Kelas' }).click();
  await screen.getByText('Yang akan kami tinjau').waitFor();
  await screen.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await screen.getByText('Kelas berhasil diajukan').waitFor();
  const operator = await newPerson(app, { isOperator: true });
  expect((await operator.send('PUT', `/operator/class/${id}/publish`)).status).toBe(200);

  const visitor = await newPage({ origin: app.env.PUBLIC_URL });
  await visitor.goto(screens.classPage(slug));
  await visitor.getByRole('heading', { level: 1, name: 'Jurnalistik untuk Pemula' }).waitFor();
  expect(faults).toEqual([]);
});
