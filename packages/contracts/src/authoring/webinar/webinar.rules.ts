/** Steps of writing a webinar, in their order. */
export const webinarSteps = ['information', 'details', 'branding', 'pricing', 'publish'] as const;
export type WebinarStep = (typeof webinarSteps)[number];

export interface WebinarDraft {
  readonly title: string;
  readonly description: string;
  /** True if the rich text has any content. */
  readonly hasAbout: boolean;
  readonly categoryId: string | null;
  readonly thumbnail: string | null;
  /** Price of its cheapest regular ticket; null while there is none. */
  readonly salePrice: number | null;
  readonly sessions: readonly { readonly title: string; readonly isComplete: boolean }[];
  /** True if it was submitted, or published. */
  readonly isSubmitted: boolean;
}

export interface WebinarStepState {
  readonly key: WebinarStep;
  readonly isCompleted: boolean;
  /** Remaining tasks, in words for its makers. */
  readonly missing: string[];
}

/** Returns the steps of a webinar with their state. All but the last step are done once it can be submitted. */
export const webinarStepsOf = (draft: WebinarDraft): WebinarStepState[] =>
  webinarSteps.map((key) => {
    const missing = missingIn[key](draft);
    return { key, missing, isCompleted: missing.length === 0 };
  });

const unless = (isDone: boolean, message: string) => (isDone ? [] : [message]);

const missingIn: Record<WebinarStep, (draft: WebinarDraft) => string[]> = {
  information: ({ title, description, hasAbout, categoryId }) => [
    ...unless(title.trim().length >= 5, 'Tulis judul, minimal 5 karakter'),
    ...unless(description.trim().length >= 20, 'Tulis deskripsi singkat, minimal 20 karakter'),
    ...unless(categoryId !== null, 'Pilih topik'),
    ...unless(hasAbout, 'Ceritakan tentang webinar ini'),
  ],
  details: ({ sessions }) => [
    ...unless(sessions.length > 0, 'Tambah minimal satu sesi'),
    ...sessions.flatMap(({ title, isComplete }) => unless(isComplete, `Isi waktu mulai dan selesai sesi “${title}”`)),
  ],
  branding: ({ thumbnail }) => unless(thumbnail !== null, 'Pilih gambar sampul'),
  pricing: ({ salePrice }) => unless(salePrice !== null, 'Tambah minimal satu tiket reguler'),
  publish: ({ isSubmitted }) => unless(isSubmitted, 'Ajukan webinar untuk ditinjau'),
};
