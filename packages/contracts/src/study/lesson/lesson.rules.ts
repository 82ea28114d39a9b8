/** Types of lessons, and their ways of completion; the first is the default. */
export const completionTypes = {
  video: ['duration', 'hit-button'],
  audio: ['duration', 'hit-button'],
  article: ['hit-button'],
  pdf: ['hit-button'],
  /** A score only of a package that reports one. */
  interactive: ['hit-button', 'minimum-score'],
  quiz: ['minimum-score', 'hit-button'],
  /** A teacher decides: by a score, or by passing it without one. */
  assignment: ['minimum-score', 'hit-button'],
  /** A teacher passes it; points come from its criteria. */
  news_writing: ['hit-button'],
  webinar: ['input-presence-code', 'hit-button'],
} as const satisfies Record<string, readonly string[]>;
export type LessonType = keyof typeof completionTypes;
export const lessonTypes = Object.keys(completionTypes) as [LessonType, ...LessonType[]];
export type CompletionType = (typeof completionTypes)[LessonType][number];

/** Types that may be public, before a purchase: those that need no session of their own. */
export const freePreviewTypes = ['video', 'audio', 'article', 'pdf'] as const satisfies readonly LessonType[];
export type FreePreviewType = (typeof freePreviewTypes)[number];
export const mayBePreviewed = (type: LessonType): type is FreePreviewType =>
  freePreviewTypes.some((one) => one === type);

export const maxAttachments = 10;
/** Maximum length of a lesson's description. */
export const maxLessonDescription = 1_000;

/** Share of a recording that must be played to complete a lesson by `duration`. */
export const completionShare = 0.9;
/** Returns the number of distinct seconds of a recording that must be played to complete its lesson. */
export const secondsToWatch = (durationSeconds: number) => Math.ceil(durationSeconds * completionShare);

export const randomizeChoices = [
  { type: 'question', text: 'Acak urutan soal' },
  { type: 'answer', text: 'Acak urutan jawaban' },
] as const;
export const finishingChoices = [
  { type: 'showAnswerKey', text: 'Tampilkan kunci jawaban' },
  { type: 'showScore', text: 'Tampilkan nilai' },
  { type: 'allowNextPrev', text: 'Boleh maju mundur antar soal' },
] as const;

/** Kinds of files that an assignment can accept. */
export const fileChoices = [
  { type: 'pdf', text: 'PDF' },
  { type: 'docs', text: 'Dokumen (Word, OpenDocument)' },
  { type: 'img', text: 'Gambar' },
] as const;
export type FileChoice = (typeof fileChoices)[number]['type'];
export const maxRubricCriteria = 20;

/** Types of lessons that a participant submits and a teacher grades. */
export const submittedLessonTypes = ['assignment', 'news_writing'] as const;
export type SubmittedLessonType = (typeof submittedLessonTypes)[number];
export const isSubmitted = (type: LessonType): type is SubmittedLessonType =>
  submittedLessonTypes.some((one) => one === type);

/** Maximum of words that news writing may require. */
export const maxNewsWords = 5_000;
