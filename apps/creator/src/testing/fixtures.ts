import { lesson, section } from '@sinau/classroom/testing';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import type { Mitra, OwnApplication } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { MyProgram, Program } from '@sinau/contracts/authoring/program/program.schemas';

export { lesson, section };

const writings = {
  video: {
    content: { mediaId: null, captions: [], address: null, chapters: [], media: null },
    setting: { progressBar: true, completionType: 'duration' },
  },
  audio: {
    content: { mediaId: null, chapters: [], media: null },
    setting: { progressBar: true, completionType: 'duration' },
  },
  article: { content: { html: '<p>Isi.</p>' }, setting: { progressBar: true, completionType: 'hit-button' } },
  pdf: {
    content: { mediaId: null, media: null },
    setting: { progressBar: true, completionType: 'hit-button', downloadFile: false },
  },
  interactive: {
    content: { mediaId: null, address: null, media: null },
    setting: { progressBar: true, completionType: 'hit-button' },
  },
  quiz: {
    content: { instruction: '', questions: [] },
    setting: {
      progressBar: true,
      completionType: 'minimum-score',
      minimumScore: 70,
      randomize: [],
      finishing: [],
      timeLimit: null,
      maxAttempts: null,
    },
  },
  assignment: {
    content: { instruction: '<p>Tulis lead.</p>', rubric: [] },
    setting: {
      progressBar: true,
      completionType: 'minimum-score',
      minimumScore: 70,
      fileValidation: [],
      maxAttempts: null,
      dueDays: null,
      allowLate: true,
      saveToArchive: false,
    },
  },
  webinar: {
    content: {
      session: {
        startsAt: '2026-12-01T12:00:00.000Z',
        endsAt: '2026-12-01T14:00:00.000Z',
        meetingUrl: null,
        presenceCode: 'SAPA24',
        speakerIds: [],
        recordingId: null,
        recordingUrl: null,
        cancelledAt: null,
        cancelReason: null,
        sequence: 1,
        isLive: false,
      },
    },
    setting: { progressBar: true, completionType: 'input-presence-code', presenceCode: 'SAPA24' },
  },
  news_writing: {
    content: { instruction: '<p>Tulis satu berita.</p>', rubric: [], minimumWords: 200, maximumWords: null },
    setting: { progressBar: true, completionType: 'hit-button', saveToArchive: false },
  },
} as const satisfies { [T in LessonType]: object };

export const storedLesson = <T extends LessonType>(type: T, id: string, overrides: Partial<LessonOf<T>> = {}) =>
  ({
    _id: id,
    id,
    sectionId: 's1',
    type,
    title: `Materi ${id}`,
    slug: `materi-${id}`,
    ...writings[type],
    isComplete: true,
    unfinishedQuestions: 0,
    durationSeconds: 60,
    revision: 1,
    updatedAt: '2026-11-21T03:00:00.000Z',
    ...overrides,
  }) as unknown as LessonOf<T>;

export const mediaFile = (id: string, overrides: Partial<Media> = {}): Media => ({
  id,
  kind: 'video',
  purpose: 'lesson',
  name: `${id}.mp4`,
  type: 'video/mp4',
  size: 2_516_582,
  width: 1280,
  height: 720,
  durationSeconds: 245,
  pageCount: null,
  address: `/api/media/file/${id}/berkas`,
  preparation: null,
  addressExpiresAt: '2026-11-21T05:00:00.000Z',
  createdAt: '2026-11-21T03:00:00.000Z',
  ...overrides,
});

export const built = (overrides: Partial<Program> = {}): Program => ({
  id: 'c1',
  code: 'K1',
  type: 'program',
  format: 'self-paced',
  title: 'Menulis Lead',
  slug: 'menulis-lead',
  thumbnail: '/covers/jurnalistik-1.svg',
  salePrice: 150_000,
  normalPrice: null,
  promotionEndsAt: null,
  rating: null,
  durationSeconds: 60,
  description: 'Belajar menulis pembuka berita.',
  requirements: '',
  about: '',
  completionMessage: null,
  category: { id: 't1', title: 'Jurnalistik', slug: 'jurnalistik' },
  level: 'all',
  language: 'id',
  createdBy: { fullname: 'Maya' },
  educators: [],
  mitra: { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi', logo: null },
  statusApprove: 'draft',
  status: 'review',
  submittedAt: null,
  reviewReason: null,
  archiveAt: null,
  updatedAt: '2026-11-21T03:00:00.000Z',
  revision: 1,
  cohort: null,
  weeklyHours: null,
  hasWatermark: false,
  startsAt: null,
  endsAt: null,
  sessions: [],
  sections: [section('s1', [lesson('l1')], 'Pembuka')],
  allowsNewsWriting: false,
  participant: null,
  participantCount: 0,
  ...overrides,
});

export const myProgram = (overrides: Partial<MyProgram> = {}): MyProgram => ({
  id: 'c1',
  code: 'K1',
  type: 'program',
  format: 'self-paced',
  title: 'Menulis Lead',
  slug: 'menulis-lead',
  thumbnail: '/covers/jurnalistik-1.svg',
  salePrice: 150_000,
  rating: null,
  mitra: { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi', logo: null },
  statusApprove: 'draft',
  status: 'review',
  archiveAt: null,
  updatedAt: '2026-11-21T03:00:00.000Z',
  participantCount: 0,
  educators: [],
  totalLesson: 1,
  missing: ['sections'],
  scopes: null,
  ...overrides,
});

export const application = (overrides: Partial<OwnApplication> = {}): OwnApplication => ({
  id: 'a1',
  mitra: { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi' },
  status: 'Pending',
  answers: {
    kind: 'institute',
    name: 'Ruang Redaksi',
    category: { id: 't1', title: 'Jurnalistik' },
    expertise: 'Menulis feature dan wawancara',
    experience: 'professional',
    about: 'Kelas menulis, wawancara, dan foto dari wartawan yang masih meliput.',
    link: 'https://contoh.id/',
    phone: null,
  },
  submittedAt: '2026-11-21T03:00:00.000Z',
  decidedAt: null,
  reason: null,
  documents: [],
  questions: [],
  ...overrides,
});

export const ownMitra = (overrides: Partial<Mitra> = {}): Mitra => ({
  id: 'm1',
  name: 'Ruang Redaksi',
  slug: 'ruang-redaksi',
  logo: null,
  about: '',
  status: 'Verified',
  totalClass: 0,
  role: 'owner',
  ...overrides,
});

export const myBundle = (overrides: Partial<MyBundle> = {}): MyBundle => ({
  id: 'b1',
  code: 'B1',
  type: 'bundle',
  title: 'Paket Penulis',
  slug: 'bundling-paket-penulis',
  thumbnail: null,
  salePrice: 300_000,
  normalPrice: 450_000,
  totalClass: 3,
  status: 'review',
  statusApprove: 'draft',
  isForSale: false,
  missing: ['thumbnail'],
  unsold: [],
  archiveAt: null,
  suspendedAt: null,
  updatedAt: '2026-11-20T03:00:00.000Z',
  participantCount: 0,
  ...overrides,
});
