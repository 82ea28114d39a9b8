/** The life cycle that programs, webinars and bundles share (domain.md, "States"; specification section 4). */
export const approvalStates = ['draft', 'waiting', 'review', 'publish', 'revision'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What the makers of a class are told: a published class whose working version differs from the live one is `changed`. */
export const makerStates = ['draft', 'waiting', 'review', 'publish', 'changed', 'revision'] as const;
export type MakerState = (typeof makerStates)[number];

export type ApprovalStep = 'submit' | 'withdraw' | 'takeUp' | 'release' | 'publish' | 'revise';

const steps: Record<ApprovalStep, { from: readonly ApprovalState[]; to: ApprovalState }> = {
  submit: { from: ['draft', 'revision'], to: 'waiting' },
  /** Possible until an operator takes the class up. */
  withdraw: { from: ['waiting'], to: 'draft' },
  takeUp: { from: ['waiting'], to: 'review' },
  /** Back into the operators' queue. */
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
}

/** The lessons without content, in the order of the outline. They are never offered to buyers. */
export const incompleteLessons = ({ sections }: Pick<SubmissionDraft, 'sections'>) =>
  sections.flatMap(({ lessons }) => lessons.filter(({ isComplete }) => !isComplete));

/** What a class needs before it can be sold, in the order of the builder's checklist. */
export const submissionChecklist = (draft: SubmissionDraft) =>
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
    { field: 'thumbnail', label: 'Gambar sampul', isDone: draft.thumbnail !== null, message: 'Pilih gambar sampul' },
    { field: 'categoryId', label: 'Topik', isDone: draft.categoryId !== null, message: 'Pilih topik' },
    { field: 'salePrice', label: 'Harga', isDone: draft.salePrice !== null, message: 'Tentukan harga, boleh gratis' },
    {
      field: 'sections',
      label: 'Semua materi lengkap',
      isDone: hasCompleteLesson(draft) && incompleteLessons(draft).length === 0,
      message:
        incompleteLessons(draft).length > 0
          ? 'Lengkapi semua materi, atau hapus yang kosong'
          : 'Tambah minimal satu materi',
    },
  ] as const;

const hasCompleteLesson = ({ sections }: Pick<SubmissionDraft, 'sections'>) =>
  sections.some(({ lessons }) => lessons.some(({ isComplete }) => isComplete));

/** The problems that keep a class from being submitted or published, by field; `lessons.<id>` for a lesson without content. */
export const submissionProblems = (draft: SubmissionDraft): Record<string, string> =>
  Object.fromEntries([
    ...submissionChecklist(draft).flatMap(({ field, isDone, message }) =>
      isDone || (field === 'sections' && hasCompleteLesson(draft)) ? [] : [[field, message]],
    ),
    ...incompleteLessons(draft).map(({ id, title }) => [`lessons.${id}`, `Lengkapi materi "${title}"`]),
  ]);
