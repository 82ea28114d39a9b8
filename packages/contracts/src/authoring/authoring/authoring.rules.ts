import { isWritten } from '../../core/rich-text/rich-text.rules.ts';

/** The life cycle that programs, webinars and bundles share (specification section 4). */
export const approvalStates = ['draft', 'waiting', 'review', 'publish', 'revision'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/**
 * States that the makers of a class see: a published class whose working version differs from the live one is
 * `changed`.
 */
export const makerStates = ['draft', 'waiting', 'review', 'publish', 'changed', 'revision'] as const;
export type MakerState = (typeof makerStates)[number];

export type ApprovalStep = 'submit' | 'withdraw' | 'takeUp' | 'release' | 'publish' | 'revise';

const steps: Record<ApprovalStep, { from: readonly ApprovalState[]; to: ApprovalState }> = {
  submit: { from: ['draft', 'revision'], to: 'waiting' },
  /** Possible until an operator claims the class. */
  withdraw: { from: ['waiting'], to: 'draft' },
  takeUp: { from: ['waiting'], to: 'review' },
  /** Returns the class to the operators' queue. */
  release: { from: ['review'], to: 'waiting' },
  publish: { from: ['waiting', 'review'], to: 'publish' },
  revise: { from: ['waiting', 'review'], to: 'revision' },
};

/** The state after a step, or null if the step is not possible. */
export const afterStep = (state: ApprovalState, step: ApprovalStep): ApprovalState | null =>
  steps[step].from.includes(state) ? steps[step].to : null;

/** A class cannot be edited while it is under review. */
export const isEditable = (state: MakerState) => state !== 'waiting' && state !== 'review';

/** The builder's submit button. */
export function submitButton(state: MakerState): { label: string; isEnabled: boolean } {
  switch (state) {
    case 'draft':
      return { label: 'Ajukan Kelas', isEnabled: true };
    case 'waiting':
    case 'review':
      return { label: 'Dalam review', isEnabled: false };
    case 'publish':
      return { label: 'Diterbitkan', isEnabled: false };
    case 'changed':
    case 'revision':
      return { label: 'Perbarui', isEnabled: true };
  }
}

export interface SubmissionDraft {
  /** Defaults to a program. */
  kind?: 'program' | 'webinar';
  /** Rich text. */
  about?: string;
  title: string;
  description: string;
  thumbnail: string | null;
  categoryId: string | null;
  salePrice: number | null;
  sections: readonly { lessons: readonly DraftLesson[] }[];
}

interface DraftLesson {
  readonly id: string;
  readonly title: string;
  readonly isComplete: boolean;
  /** Unfinished questions of a quiz; its other questions are asked. */
  readonly unfinishedQuestions: number;
}

/** The lessons without content, in the order of the outline. They are never offered to buyers. */
export const incompleteLessons = ({ sections }: Pick<SubmissionDraft, 'sections'>) =>
  sections.flatMap(({ lessons }) => lessons.filter(({ isComplete }) => !isComplete));

/** Quizzes that can be studied, but not with all of their questions. They do not prevent submitting (0089). */
export const unfinishedQuizzes = ({ sections }: Pick<SubmissionDraft, 'sections'>) =>
  sections.flatMap(({ lessons }) =>
    lessons.filter(({ isComplete, unfinishedQuestions }) => isComplete && unfinishedQuestions > 0),
  );

const words = {
  program: {
    price: 'Tentukan harga, boleh gratis',
    lessons: 'Semua materi lengkap',
    unfinished: 'Lengkapi semua materi, atau hapus yang kosong',
    questions: 'Lengkapi semua soal kuis, atau hapus yang kosong',
    none: 'Tambah minimal satu materi',
    lesson: (title: string) => `Lengkapi materi “${title}”`,
  },
  webinar: {
    price: 'Tambah minimal satu tiket reguler',
    lessons: 'Semua sesi lengkap',
    unfinished: 'Isi waktu semua sesi, atau hapus yang kosong',
    none: 'Tambah minimal satu sesi',
    lesson: (title: string) => `Isi waktu mulai dan selesai sesi “${title}”`,
  },
};

/** Fields of the checklist below. */
export const submissionFields = [
  'title',
  'description',
  'about',
  'thumbnail',
  'categoryId',
  'salePrice',
  'sections',
] as const;
export type SubmissionField = (typeof submissionFields)[number];

/** Requirements of a class before it can be sold, in the order of the builder's checklist. */
export const submissionChecklist = ({ kind = 'program', ...draft }: SubmissionDraft) =>
  [
    {
      field: 'title',
      label: 'Judul',
      isDone: draft.title.trim().length >= 5,
      message: 'Tulis judul, minimal 5 karakter',
    },
    {
      field: 'description',
      label: 'Deskripsi singkat',
      isDone: draft.description.trim().length >= 20,
      message: 'Tulis deskripsi singkat, minimal 20 karakter',
    },
    // Buyers of a program read its outline as well.
    ...(kind === 'webinar'
      ? [
          {
            field: 'about',
            label: 'Tentang webinar',
            isDone: isSaid(draft.about ?? ''),
            message: 'Ceritakan tentang webinar ini',
          } as const,
        ]
      : []),
    { field: 'thumbnail', label: 'Gambar sampul', isDone: draft.thumbnail !== null, message: 'Pilih gambar sampul' },
    { field: 'categoryId', label: 'Topik', isDone: draft.categoryId !== null, message: 'Pilih topik' },
    { field: 'salePrice', label: 'Harga', isDone: draft.salePrice !== null, message: words[kind].price },
    {
      field: 'sections',
      label: words[kind].lessons,
      isDone:
        hasCompleteLesson(draft) && incompleteLessons(draft).length === 0 && unfinishedQuizzes(draft).length === 0,
      message: sectionsMessage(draft, kind),
    },
  ] as const;

function sectionsMessage(draft: Pick<SubmissionDraft, 'sections'>, kind: 'program' | 'webinar') {
  if (incompleteLessons(draft).length > 0) return words[kind].unfinished;
  return hasCompleteLesson(draft) ? words.program.questions : words[kind].none;
}

const isSaid = (html: string) => isWritten(html, html.replace(/<[^>]*>/g, '').trim());

const hasCompleteLesson = ({ sections }: Pick<SubmissionDraft, 'sections'>) =>
  sections.some(({ lessons }) => lessons.some(({ isComplete }) => isComplete));

/**
 * Problems that prevent a class from being submitted or published, by field; `lessons.<id>` for a lesson without
 * content.
 */
export const submissionProblems = (draft: SubmissionDraft): Record<string, string> =>
  Object.fromEntries([
    ...submissionChecklist(draft).flatMap(({ field, isDone, message }) =>
      isDone || (field === 'sections' && hasCompleteLesson(draft)) ? [] : [[field, message]],
    ),
    ...incompleteLessons(draft).map(({ id, title }) => [`lessons.${id}`, words[draft.kind ?? 'program'].lesson(title)]),
  ]);
