import { readFile } from 'node:fs/promises';
import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import { expect, test } from 'vitest';
import { archiveOf } from '@sinau/api/testing/archives';
import { callerOf } from './api.ts';
import { faultsOnBothScreens, untilLoaded } from './faults.ts';
import { draftClass } from './free-class.ts';
import { newPage } from './harness.ts';
import { demoPartner, sessionOf } from './people.ts';
import { cutOffMenus, smallTargets } from './targets.ts';

const fixture = (name: string) => readFile(new URL(`../apps/api/src/testing/fixtures/${name}`, import.meta.url));

interface Built {
  id: string;
  sections: { lessons: { id: string; slug: string; type: string }[] }[];
}

test('every action of the builder is reached with a thumb on a phone, and no menu is cut off', async () => {
  const { slug } = await draftWithEveryKind();
  const call = await callerOf(demoPartner);
  const { id, sections } = await call<Built>('GET', `/v2/user/program/${slug}`);
  const page = await newPage({ width: 390, session: await sessionOf(demoPartner) });
  const faults: string[] = [];
  const look = async () => {
    await untilLoaded(page);
    faults.push(...(await faultsOnBothScreens(page)), ...(await smallTargets(page)), ...(await cutOffMenus(page)));
  };
  const lookInto = async (drawer: string) => {
    await page.getByRole('button', { name: drawer }).click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await smallTargets(page)), ...(await cutOffMenus(page, ['phone'])));
    await page.keyboard.press('Escape');
  };

  for (const lesson of sections[0]!.lessons) {
    const query = { name: slug, sectionIndex: 0, id, lessonId: lesson.id, type: lesson.type };
    await page.goto(screens.editLesson(lesson.slug, query));
    await page.getByLabel('Judul materi').waitFor();
    await look();
    await lookInto('Atur');
    if (lesson.type !== 'quiz') continue;
    for (const number of [1, 2, 3, 4]) {
      await page
        .getByRole('article', { name: `Soal ${number}` })
        .getByRole('button')
        .first()
        .click();
      faults.push(...(await smallTargets(page)));
    }
  }
  await lookInto('Kerangka');

  const newLesson = stepScreens.newLesson('article', { name: slug, sectionIndex: 0, lessonId: 'materi-baru' });
  for (const path of [
    screens.createClass(),
    screens.createClass(slug),
    stepScreens.classSetting(slug, id),
    stepScreens.endingMessage(slug, id),
    newLesson,
  ]) {
    await page.goto(path);
    await look();
  }
  expect(faults).toEqual([]);
});

/** A draft with a lesson of every kind that needs no operator's permission. */
const draftWithEveryKind = () =>
  draftClass('Dibuat di Ponsel', async (upload) => [
    {
      type: 'video',
      title: 'Piramida terbalik',
      content: { mediaId: await upload('lesson.mp4', fixture('lesson.mp4')) },
    },
    { type: 'audio', title: 'Memilih lead', content: { mediaId: await upload('lesson.mp3', fixture('lesson.mp3')) } },
    {
      type: 'article',
      title: 'Apa itu lead',
      description: 'Lima menit membaca.',
      content: { html: '<p>Lead adalah pembuka berita.</p>' },
    },
    { type: 'pdf', title: 'Lembar kerja', content: { mediaId: await upload('lead.pdf', fixture('lesson.pdf')) } },
    {
      type: 'interactive',
      title: 'Susun lead',
      content: {
        mediaId: await upload(
          'simulasi.zip',
          Promise.resolve(Buffer.from(archiveOf({ 'index.html': '<!doctype html><title>Simulasi</title><p>Halo' }))),
        ),
      },
    },
    {
      type: 'quiz',
      title: 'Uji diri',
      content: {
        instruction: '',
        questions: (['multiple-choice', 'matching', 'short-answer', 'essay'] as const).map((type, index) => ({
          id: `soal-${index}`,
          type,
          text: `Pertanyaan ${index + 1}`,
          points: 1,
          options:
            type === 'essay'
              ? []
              : ['a', 'b'].map((option) => ({
                  id: option,
                  text: `Jawaban ${option}`,
                  isCorrect: true,
                  ...(type === 'matching' && { match: { id: `m${option}`, text: `Pasangan ${option}` } }),
                })),
        })),
      },
    },
    {
      type: 'assignment',
      title: 'Tulis beritamu',
      content: {
        instruction: '<p>Tulis satu berita.</p>',
        rubric: [{ id: 'lead', title: 'Lead langsung ke inti', points: 100 }],
      },
    },
  ]);
