import { localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import {
  classOutline,
  type ClassOutline,
  type OutlineMedia,
} from '@sinau/contracts/authoring/transfer/class-backup.schemas';

const media = (number: number, kind: OutlineMedia['kind'], name: string): OutlineMedia => ({
  id: localId(number),
  path: `media/${String(number).padStart(4, '0')}.${name.split('.').at(-1)}`,
  kind,
  purpose: 'lesson',
  name,
  size: 10,
});
const files = [
  media(1, 'image', 'peta.webp'),
  media(2, 'video', 'pembuka.mp4'),
  media(3, 'captions', 'pembuka.vtt'),
  media(4, 'pdf', 'lembar.pdf'),
  media(5, 'package', 'simulasi.zip'),
  media(6, 'archive', 'data.zip'),
];
const [picture, video, captions, pdf, simulation, archive] = files.map(({ id }) => id);

const option = (id: string, text: string, isCorrect = false) => ({ id, text, isCorrect });
const questions = [
  {
    id: 'q1',
    type: 'single-choice',
    text: 'Apa itu lead?',
    options: [option('a', 'Pembuka', true), option('b', 'Penutup')],
    explanation: 'Lead membuka <berita>.',
    points: 2,
    picture: { mediaId: picture, alt: 'Peta' },
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    text: 'Mana unsur berita?',
    options: [option('a', 'Siapa', true), option('b', 'Kapan', true), option('c', 'Rima')],
  },
  { id: 'q3', type: 'true-false', text: 'Lead di akhir.', options: [option('a', 'Benar'), option('b', 'Salah', true)] },
  { id: 'q4', type: 'short-answer', text: 'Ibu kota?', options: [option('a', 'Jakarta', true)] },
  { id: 'q5', type: 'number', text: 'Dua tambah dua?', options: [], number: { value: 4, tolerance: 0.5, unit: '' } },
  {
    id: 'q6',
    type: 'matching',
    text: 'Pasangkan.',
    options: [
      { ...option('a', 'Apa', true), match: { id: 'x', text: 'What' } },
      { ...option('b', 'Siapa', true), match: { id: 'y', text: 'Who' } },
    ],
    isPartial: true,
  },
  { id: 'q7', type: 'essay', text: 'Tulis lead.', options: [], essay: { modelAnswer: 'Contoh.' } },
  { id: 'q8', type: 'essay', text: '', options: [] },
];

/** A class with every kind of lesson, without an application. */
export const outline: ClassOutline = classOutline.parse({
  class: {
    title: 'Menulis & Menyunting',
    description: 'Belajar menulis.',
    about: '',
    requirements: '',
    thumbnail: null,
    kind: 'program',
    format: 'bootcamp',
    category: null,
    salePrice: 0,
    normalPrice: null,
    promotionEndsAt: null,
    completionMessage: null,
    level: 'beginner',
    language: 'id',
    cohort: null,
    weeklyHours: null,
    hasWatermark: false,
  },
  educators: [],
  sections: [
    {
      title: 'Pembuka',
      lessons: [
        {
          lesson: {
            type: 'article',
            title: 'Apa itu <lead>',
            description: 'Baca dulu.',
            content: {
              html: `<p>Isi &amp; <a href="/catalog/lead">kelas</a>.</p><img data-media="${picture}" alt="Peta" /><div data-embed="youtube:dQw4w9WgXcQ"></div>`,
            },
            attachmentIds: [archive],
          },
        },
        {
          lesson: {
            type: 'video',
            title: 'Contoh',
            content: { mediaId: video, captions: [{ mediaId: captions, language: 'id' }], chapters: [] },
          },
        },
        {
          lesson: { type: 'video', title: 'Dari luar', content: { address: 'https://youtu.be/dQw4w9WgXcQ' } },
        },
        { lesson: { type: 'pdf', title: 'Lembar', content: { mediaId: pdf }, setting: { downloadFile: true } } },
        { lesson: { type: 'interactive', title: 'Simulasi', content: { mediaId: simulation } } },
      ],
    },
    {
      title: 'Latihan',
      lessons: [
        {
          lesson: {
            type: 'quiz',
            title: 'Kuis',
            content: { instruction: '<p>Kerjakan.</p>', questions },
            setting: { completionType: 'minimum-score', minimumScore: 70, timeLimit: 30, maxAttempts: 3 },
          },
        },
        {
          lesson: {
            type: 'assignment',
            title: 'Tugas',
            content: { instruction: '<p>Tulis berita.</p>', rubric: [{ id: 'r1', title: 'Lead', points: 40 }] },
            setting: { dueDays: 7 },
          },
        },
        { lesson: { type: 'article', title: 'Kosong', content: { html: '' } } },
        { lesson: { type: 'webinar', title: 'Sesi langsung' } },
      ],
    },
    { title: 'Nanti', lessons: [] },
  ],
  bank: [],
  media: files,
});

export const context = {
  media: new Map(outline.media.map((file) => [file.id, file])),
  publicUrl: 'https://sinau.test',
  classUrl: 'https://sinau.test/my-class/content?name=lead&type=program',
};
