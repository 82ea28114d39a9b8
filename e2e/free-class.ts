import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { archiveOf } from '@sinau/api/testing/archives';
import { callerOf, type Credentials } from './api.ts';
import { demoOperator, demoPartner } from './people.ts';

const fixtures = new URL('../apps/api/src/testing/fixtures/', import.meta.url);
const captions =
  'WEBVTT\n\n00:00.000 --> 00:03.000\nYang paling penting ditaruh di atas.\n\n00:03.000 --> 00:04.000\nSisanya menyusul.\n';

/** A free class of the demo partner with a video and an audio, published. */
export const publishRecordings = () =>
  publishClass('Menyimak Rekaman', async (upload) => [
    {
      type: 'video',
      title: 'Piramida terbalik',
      content: {
        mediaId: await upload('lesson.mp4', fixture('lesson.mp4')),
        captions: [{ mediaId: await upload('teks.vtt', captions), language: 'id' }],
      },
    },
    {
      type: 'audio',
      title: 'Redaktur memilih lead',
      content: { mediaId: await upload('lesson.mp3', fixture('lesson.mp3')) },
    },
  ]);

/** A free class of the demo partner with a PDF that may be downloaded, published. */
export const publishDocument = () =>
  publishClass('Membaca Lembar Kerja', async (upload) => [
    {
      type: 'pdf',
      title: 'Lembar kerja lead',
      content: { mediaId: await upload('Menulis lead.pdf', fixture('lesson.pdf')) },
      setting: { downloadFile: true },
    },
  ]);

/** A free class of the demo partner with a free article and a file to download, published. */
export const publishFreeLesson = (title: string, description: string) =>
  publishClass('Menulis Surat Pembaca', async (upload) => [
    {
      type: 'article',
      title,
      description,
      attachmentIds: [await upload('lembar-kerja.pdf', fixture('lesson.pdf'), 'attachment')],
      content: { html: '<p>Surat pembaca yang dimuat itu pendek.</p>' },
      setting: { isFreePreview: true },
    },
  ]);

/** A free class of the demo partner with an article, published. */
export const publishArticle = (title: string) =>
  publishClass('Menulis Surat Pembaca', async () => [
    { type: 'article', title, content: { html: '<p>Surat pembaca yang dimuat itu pendek.</p>' } },
  ]);

/** A free class of the demo partner with a quiz, each question with the same answers, published. */
export const publishQuiz = (questions: readonly string[], setting: object) =>
  publishClass('Ruang Uji', async () => [
    {
      type: 'quiz',
      title: 'Kuis: mengenali nilai berita',
      content: {
        instruction: '<p>Baca tiap soal dengan teliti. Pilih jawaban yang paling tepat.</p>',
        questions: questions.map((text, index) => ({
          id: `soal-${index + 1}`,
          type: 'single-choice',
          text,
          points: 1,
          explanation: 'Kedekatan dan dampak paling dirasakan pembaca di kabupaten itu.',
          options: ['Kedekatan dan dampak', 'Ketokohan', 'Keunikan', 'Konflik antarlembaga'].map((option, place) => ({
            id: 'abcd'[place]!,
            text: option,
            isCorrect: place === 0,
          })),
        })),
      },
      setting: { completionType: 'minimum-score', minimumScore: 70, ...setting },
    },
  ]);

/** A free class of the demo partner with an assignment and an article after it, published. */
export const publishAssignment = () =>
  publishClass('Ruang Tugas', async () => [
    {
      type: 'assignment',
      title: 'Tugas: lead dari pasar',
      content: {
        instruction: '<p>Datangi satu pasar, lalu tulis lead dari satu peristiwa yang kamu lihat.</p>',
        rubric: [
          { id: 'lead', title: 'Lead langsung ke inti berita', points: 60 },
          { id: 'ejaan', title: 'Ejaan dan tata bahasa', points: 40 },
        ],
      },
      setting: {
        completionType: 'minimum-score',
        minimumScore: 70,
        saveToArchive: true,
        fileValidation: ['pdf', 'docs', 'img'].map((type) => ({ type, isSelected: true })),
      },
    },
    {
      type: 'article',
      title: 'Sesudah tugas',
      content: { html: '<p>Lead yang baik membuat orang terus membaca.</p>' },
    },
  ]);

/** A free class of the demo partner with HTML5 packages, published. */
export const publishPackages = (pages: Readonly<Record<string, string>>) =>
  publishClass('Ruang Simulasi', async (upload) => {
    const lessons: object[] = [];
    // One after another: an account may unpack only a few at a time.
    for (const [title, page] of Object.entries(pages)) {
      const mediaId = await upload('simulasi.zip', Promise.resolve(Buffer.from(archiveOf({ 'index.html': page }))));
      lessons.push({ type: 'interactive', title, content: { mediaId } });
    }
    return lessons;
  });

/** A free class of the demo partner with SCORM packages, published. */
export const publishScorm = (packages: Readonly<Record<string, { content: Buffer; setting: object }>>) =>
  publishClass('Ruang Modul', async (upload) => {
    const lessons: object[] = [];
    for (const [title, { content, setting }] of Object.entries(packages)) {
      const mediaId = await upload('modul.zip', Promise.resolve(Buffer.from(content)));
      lessons.push({ type: 'interactive', title, content: { mediaId }, setting });
    }
    return lessons;
  });

const fixture = (name: string) => readFile(new URL(name, fixtures));

type Upload = (name: string, content: string | Promise<Buffer<ArrayBuffer>>, purpose?: MediaPurpose) => Promise<string>;

async function publishClass(title: string, lessonsOf: (upload: Upload) => Promise<object[]>) {
  const submitted = await submitClass(title, lessonsOf);
  await publishSubmitted(submitted.id);
  return submitted;
}

/** A free class of the demo partner, submitted for review. */
export async function submitClass(title: string, lessonsOf: (upload: Upload) => Promise<object[]>) {
  const { id, slug } = await draftClass(title, lessonsOf);
  await submitDraft(id);
  return { id, slug };
}

const submitDraft = async (id: string) => (await callerOf(demoPartner))('PUT', `/user/program/${id}/submit`);

const publishSubmitted = async (id: string) => (await callerOf(demoOperator))('PUT', `/operator/class/${id}/publish`);

/** Submits a class, and publishes it. */
export async function publishDraft({ id }: { id: string }) {
  await submitDraft(id);
  await publishSubmitted(id);
}

/** A class of the demo partner that is still being written, free unless a price is given. */
export async function draftClass(title: string, lessonsOf: (upload: Upload) => Promise<object[]>, salePrice = 0) {
  const call = await callerOf(demoPartner);
  const lessons = await lessonsOf(async (name, content, purpose = 'lesson') => {
    const form = new FormData();
    form.append('file', new Blob([await content]), name);
    return (await call<{ id: string }>('POST', `/media?purpose=${purpose}`, form)).id;
  });

  const { list: categories } = await call<{ list: { id: string }[] }>('GET', '/category-class');
  const { id, slug } = await call<{ id: string; slug: string }>('POST', '/user/program/create', {
    title: `${title} ${randomUUID().slice(0, 8)}`,
    description: 'Belajar dari awal sampai akhir.',
    categoryId: categories[0]!.id,
    thumbnail: '/covers/jurnalistik-1.svg',
    salePrice,
  });
  const { sections } = await call<{ sections: { id: string }[] }>('PUT', `/user/program/create-section/${id}`, {
    sectionTitle: 'Pembuka',
  });
  for (const lesson of lessons) await call('POST', `/user/lesson/create/${sections.at(-1)!.id}`, lesson);
  return { id, slug };
}

/** Enrols a user in a free class, and opens it on their page. */
export async function joinFreeClass(page: Page, account: Credentials, { id, slug }: { id: string; slug: string }) {
  const call = await callerOf(account);
  await call('POST', '/transaction/create', { programIds: [id] });
  await page.goto(screens.classAccess(slug));
}
