/**
 * The types of lesson, and how one of each can be completed; the first way is the default (domain.md, "Lessons").
 */
export const completionTypes = {
  video: ['duration', 'hit-button'],
  audio: ['duration', 'hit-button'],
  article: ['hit-button'],
  pdf: ['hit-button'],
  interactive: ['hit-button'],
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

/** What may be open to everybody, before anything is bought: whatever needs no session of its own. */
export const freePreviewTypes = ['video', 'audio', 'article', 'pdf'] as const satisfies readonly LessonType[];
export type FreePreviewType = (typeof freePreviewTypes)[number];
export const mayBePreviewed = (type: LessonType): type is FreePreviewType =>
  freePreviewTypes.some((one) => one === type);

export const maxAttachments = 10;
/** Of the few sentences about what a lesson is for. */
export const maxLessonDescription = 1_000;

/** The share of a recording that has to be played to complete a lesson by `duration`. */
export const completionShare = 0.9;
/** How many distinct seconds of a recording have to be played to complete its lesson. */
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

/** Which files an assignment takes. */
export const fileChoices = [
  { type: 'pdf', text: 'PDF' },
  { type: 'docs', text: 'Dokumen (Word, OpenDocument)' },
  { type: 'img', text: 'Gambar' },
] as const;
export type FileChoice = (typeof fileChoices)[number]['type'];
export const maxRubricCriteria = 20;

/** Lessons that a participant hands in and a teacher grades. */
export const submittedLessonTypes = ['assignment', 'news_writing'] as const;
export type SubmittedLessonType = (typeof submittedLessonTypes)[number];
export const isSubmitted = (type: LessonType): type is SubmittedLessonType =>
  submittedLessonTypes.some((one) => one === type);

/** The most words that news writing may ask for. */
export const maxNewsWords = 5_000;
