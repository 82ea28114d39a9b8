import { educator, lesson, live, program, question } from '@sinau/api-client';
import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import type { lessonKinds } from '@sinau/contracts/study/lesson-kinds/index';
import type { z } from 'zod';
import sharp from 'sharp';
import { hours, later } from '../../../platform/clock.ts';
import type { AppUnderTest } from '../../../testing/app-under-test.ts';
import { archiveOf } from '../../../testing/archives.ts';
import { newCategory } from '../../../testing/classes.ts';
import type { PartnerPerson } from '../../../testing/scene.ts';
import { fixture } from '../../../testing/uploads.ts';
import { storedFile } from './backups.ts';

type Sent = z.input<(typeof lessonKinds)[keyof typeof lessonKinds]['creation']>;

/** The files of a class, of every kind. */
async function filesOf(app: AppUnderTest, partner: PartnerPerson) {
  const picture = await sharp({ create: { width: 24, height: 16, channels: 3, background: '#126' } })
    .webp({ quality: 82 })
    .toBuffer();
  const image = (purpose: 'public' | 'lesson', name: string) =>
    storedFile(app, partner, picture, {
      kind: 'image',
      purpose,
      name,
      fileName: 'image.webp',
      type: 'image/webp',
      width: 24,
      height: 16,
    });
  const page = Buffer.from('<!doctype html><title>Simulasi</title>');
  const script = Buffer.from('document.title = "Simulasi"');
  return {
    cover: await image('public', 'sampul.jpg'),
    photo: await image('public', 'maya.jpg'),
    about: await image('public', 'ruang redaksi.jpg'),
    article: await image('lesson', 'piramida.png'),
    question: await image('lesson', 'grafik.png'),
    option: await image('lesson', 'pilihan.png'),
    video: await storedFile(app, partner, fixture('lesson.mp4'), {
      kind: 'video',
      name: 'Pembuka.mp4',
      fileName: 'video.mp4',
      type: 'video/mp4',
      durationSeconds: 4,
      width: 320,
      height: 180,
    }),
    recording: await storedFile(app, partner, fixture('lesson.webm'), {
      kind: 'video',
      name: 'Rekaman.webm',
      fileName: 'video.webm',
      type: 'video/webm',
      durationSeconds: 4,
      width: 320,
      height: 180,
    }),
    captions: await storedFile(app, partner, Buffer.from('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHalo\n'), {
      kind: 'captions',
      name: 'pembuka.srt',
      fileName: 'captions.vtt',
      type: 'text/vtt',
    }),
    audio: await storedFile(app, partner, fixture('lesson.mp3'), {
      kind: 'audio',
      name: 'Siniar.mp3',
      fileName: 'audio.mp3',
      type: 'audio/mpeg',
      durationSeconds: 4,
    }),
    pdf: await storedFile(app, partner, fixture('lesson.pdf'), { kind: 'pdf', fileName: 'document.pdf', pageCount: 3 }),
    package: await storedFile(app, partner, Buffer.concat([page, script]), {
      kind: 'package',
      name: 'simulasi.zip',
      fileName: 'package.bin',
      type: 'text/html',
      packageFiles: {
        createMany: {
          data: [
            { path: 'index.html', type: 'text/html', offset: 0, size: page.length },
            { path: 'js/main.js', type: 'text/javascript', offset: page.length, size: script.length },
          ],
        },
      },
    }),
    attachment: await storedFile(app, partner, archiveOf({ 'data.csv': 'a;b' }), {
      kind: 'archive',
      purpose: 'attachment',
      name: 'Data.zip',
      fileName: 'archive.zip',
      type: 'application/zip',
    }),
  };
}

const pictureIn = (id: string) => `<img data-media="${id}" alt="Gambar" width="24" height="16" />`;

/** Lessons of every kind, by the titles of their sections. */
function lessonsOf(files: Awaited<ReturnType<typeof filesOf>>, bankId: string): Record<string, Sent[]> {
  return {
    Pembuka: [
      { type: 'article', title: 'Apa itu lead', content: { html: `<p>Isi.</p>${pictureIn(files.article)}` } },
      {
        type: 'video',
        title: 'Contoh lead',
        description: 'Tonton dulu.',
        content: {
          mediaId: files.video,
          captions: [{ mediaId: files.captions, language: 'id' }],
          chapters: [
            { second: 0, title: 'Awal' },
            { second: 2, title: 'Akhir' },
          ],
        },
        attachmentIds: [files.attachment],
      },
      {
        type: 'video',
        title: 'Dari luar',
        content: { address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
        setting: { completionType: 'hit-button' },
      },
      { type: 'audio', title: 'Siniar', content: { mediaId: files.audio } },
      { type: 'pdf', title: 'Lembar kerja', content: { mediaId: files.pdf }, setting: { downloadFile: true } },
    ],
    Latihan: [
      { type: 'interactive', title: 'Simulasi', content: { mediaId: files.package } },
      {
        type: 'quiz',
        title: 'Kuis',
        content: {
          instruction: '<p>Kerjakan sendiri.</p>',
          questions: [
            {
              id: 'q1',
              bankId,
              type: 'single-choice',
              text: 'Apa itu lead?',
              options: [
                { id: 'a', text: 'Pembuka', isCorrect: true, picture: { mediaId: files.option, alt: 'Pembuka' } },
                { id: 'b', text: 'Penutup', isCorrect: false },
              ],
              picture: { mediaId: files.question, alt: 'Grafik' },
            },
            { id: 'q2', type: 'essay', text: 'Tulis satu lead.', options: [], essay: { minWords: 20 } },
          ],
        },
        setting: { completionType: 'minimum-score', minimumScore: 70, timeLimit: 30, maxAttempts: 3 },
      },
      {
        type: 'assignment',
        title: 'Tugas',
        content: {
          instruction: '<p>Tulis berita.</p>',
          rubric: [{ id: 'r1', title: 'Lead', points: 40 }],
        },
        setting: { dueDays: 7, saveToArchive: true },
      },
      {
        type: 'news_writing',
        title: 'Berita',
        content: { instruction: '<p>Liput pasar.</p>', minimumWords: 200, maximumWords: 400 },
      },
      { type: 'webinar', title: 'Sesi langsung', setting: { presenceCode: 'LEAD26' } },
    ],
    'Bagian kosong': [],
  };
}

/** A class with every kind of lesson, made as its makers make it. */
export async function wholeClass(app: AppUnderTest, partner: PartnerPerson) {
  const files = await filesOf(app, partner);
  const category = await newCategory(app);
  const created = await partner.call(program.create, {
    body: {
      title: 'Menulis Lead yang Kuat',
      format: 'bootcamp',
      description: 'Belajar menulis pembuka berita.',
      requirements: 'Laptop\nKoneksi internet',
      about: `<p>Dari redaksi.</p>${pictureIn(files.about)}`,
      completionMessage: '<p>Selamat!</p>',
      categoryId: category.id,
      level: 'beginner',
      language: 'jv',
      thumbnail: mediaAddress(files.cover),
      salePrice: 120_000,
      normalPrice: 150_000,
      cohort: 'Angkatan 5',
      weeklyHours: 6,
      hasWatermark: true,
    },
  });
  await app.db.class.update({ where: { id: created.id }, data: { allowsNewsWriting: true } });
  const { id: educatorId } = await partner.call(educator.create, {
    params: { type: 'program', id: created.id },
    body: { name: 'Maya Laras', title: 'Redaktur', bio: 'Menyunting sejak 2009.', photo: mediaAddress(files.photo) },
  });
  const { id: bankId } = await partner.call(question.create, {
    body: {
      type: 'single-choice',
      text: 'Apa itu lead?',
      options: [
        { id: 'a', text: 'Pembuka', isCorrect: true, picture: { mediaId: files.option, alt: 'Pembuka' } },
        { id: 'b', text: 'Penutup', isCorrect: false },
      ],
      picture: { mediaId: files.question, alt: 'Grafik' },
      points: 2,
      tags: ['dasar'],
      difficulty: 'easy',
    },
  });
  const lessons = lessonsOf(files, bankId);
  for (const [title, sent] of Object.entries(lessons)) {
    const { sections } = await partner.call(program.createSection, {
      params: { id: created.id },
      body: { sectionTitle: title },
    });
    for (const body of sent) {
      const { id } = await partner.call(lesson.create, { params: { sectionId: sections.at(-1)!.id }, body });
      if (body.type !== 'webinar') continue;
      const startsAt = later(app.clock.now(), hours(48));
      await partner.call(live.update, {
        params: { id },
        body: {
          startsAt: startsAt.toISOString(),
          endsAt: later(startsAt, hours(2)).toISOString(),
          meetingUrl: 'https://rapat.contoh.id/lead',
          speakerIds: [educatorId],
          recordingId: files.recording,
        },
      });
    }
  }
  return { id: created.id, category };
}
