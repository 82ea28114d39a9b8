/** The life cycle that programs, webinars and bundles share (domain.md, "States"; specification section 4). */
export const approvalStates = ['draft', 'waiting', 'review', 'publish', 'revision'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export type ApprovalStep = 'submit' | 'takeUp' | 'publish' | 'revise';

const steps: Record<ApprovalStep, { from: readonly ApprovalState[]; to: ApprovalState }> = {
  submit: { from: ['draft', 'revision'], to: 'waiting' },
  takeUp: { from: ['waiting'], to: 'review' },
  publish: { from: ['waiting', 'review'], to: 'publish' },
  revise: { from: ['waiting', 'review'], to: 'revision' },
};

/** The state after a step, or null where the step is not open. */
export const afterStep = (state: ApprovalState, step: ApprovalStep): ApprovalState | null =>
  steps[step].from.includes(state) ? steps[step].to : null;

/** While an operator looks at a class it stands still; before and after, its makers may edit. */
export const isEditable = (state: ApprovalState) => state !== 'waiting' && state !== 'review';

/** The builder's submit button. */
export function submitButton(state: ApprovalState): { label: string; isEnabled: boolean } {
  switch (state) {
    case 'draft':
      return { label: 'Ajukan Kelas', isEnabled: true };
    case 'waiting':
    case 'review':
      return { label: 'Dalam review', isEnabled: false };
    case 'publish':
      return { label: 'Diterbitkan', isEnabled: false };
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
  sections: readonly { lessons: readonly { isComplete: boolean }[] }[];
}

/** What a class lacks before it can be sold, in the order of the builder's checklist. */
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
      label: 'Minimal satu materi lengkap',
      isDone: draft.sections.some((section) => section.lessons.some((lesson) => lesson.isComplete)),
      message: 'Lengkapi minimal satu materi',
    },
  ] as const;
