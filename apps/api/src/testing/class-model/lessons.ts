import { fileChoices, type LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { essay, question } from '../quizzes.ts';

/** Variants of every type of lesson that a self-paced class may have. */
const variants = {
  article: ['article'],
  video: ['video'],
  audio: ['audio'],
  pdf: ['pdf'],
  interactive: ['interactive'],
  quiz: ['quiz', 'timedQuiz', 'essayQuiz'],
  assignment: ['assignment'],
  news_writing: ['newsWriting'],
} as const satisfies Record<Exclude<LessonType, 'webinar'>, readonly string[]>;
/** The variants of all types, and a lesson that is not written yet. */
export const kinds = [...Object.values(variants).flat(), 'empty'] as const;
export type Kind = (typeof kinds)[number];

/** A lesson as one version of a class has it. Changing its settings makes another one with the same id. */
export interface ModelLesson {
  readonly id: string;
  readonly kind: Kind;
  /** Setting of its kind that applies. */
  readonly choice: number;
}

/** Requirements of a setting. Without a lowest score submitting a quiz is enough, and a teacher needs no score. */
export interface Rules {
  readonly by: 'button' | 'playing' | 'quiz' | 'teacher';
  readonly minimum: number | null;
  readonly isFree: boolean;
}
const asks = (by: Rules['by'], { minimum = null, isFree = false }: Partial<Omit<Rules, 'by'>> = {}): Rules => ({
  by,
  minimum,
  isFree,
});

const rules: Record<Kind, readonly Rules[]> = {
  article: [asks('button'), asks('button', { isFree: true })],
  video: [asks('playing', { isFree: true }), asks('button')],
  audio: [asks('playing'), asks('button', { isFree: true })],
  pdf: [asks('button', { isFree: true }), asks('button')],
  interactive: [asks('button')],
  quiz: [asks('quiz', { minimum: 60 }), asks('quiz'), asks('quiz', { minimum: 50 })],
  timedQuiz: [asks('quiz', { minimum: 100 }), asks('quiz', { minimum: 0 })],
  essayQuiz: [asks('quiz', { minimum: 60 }), asks('quiz'), asks('quiz', { minimum: 50 })],
  assignment: [asks('teacher', { minimum: 70 }), asks('teacher')],
  newsWriting: [asks('teacher')],
  empty: [asks('button')],
};
export const rulesOf = ({ kind, choice }: Pick<ModelLesson, 'kind' | 'choice'>) =>
  rules[kind][choice % rules[kind].length]!;

export const isQuiz = (kind: Kind) => kind === 'quiz' || kind === 'timedQuiz' || kind === 'essayQuiz';
export const isRecording = (kind: Kind) => kind === 'video' || kind === 'audio';
export const isHandedIn = (kind: Kind) => kind === 'assignment' || kind === 'newsWriting';
/** Minutes that an attempt of a timed quiz may take. */
export const timeLimit = 5;

/** The files that all lessons of a kind share. */
export type Files = Readonly<Record<'video' | 'audio' | 'pdf', string>>;

/** The creation of one type: `satisfies` makes the compiler name the field that this type lacks, not those of another. */
type CreationOf<T extends LessonType> = Extract<LessonCreation, { type: T }>;

/** Fields that makers send for such a lesson. Each question is worth one point. */
export function writingOf(lesson: ModelLesson, files: Files): LessonCreation {
  const { kind } = lesson;
  const { minimum, isFree, by } = rulesOf(lesson);
  const reading = { progressBar: true, isFreePreview: isFree, completionType: 'hit-button' as const };
  const playing = { ...reading, completionType: by === 'playing' ? ('duration' as const) : ('hit-button' as const) };
  const scored = {
    progressBar: true,
    completionType: minimum === null ? ('hit-button' as const) : ('minimum-score' as const),
    minimumScore: minimum ?? 0,
    maxAttempts: null,
  };
  const task = { instruction: '<p>Tulis tentang pasar.</p>', rubric: [] };
  switch (kind) {
    case 'article':
      return {
        type: 'article',
        title: kind,
        content: { html: '<p>Isi.</p>' },
        setting: reading,
      } satisfies CreationOf<'article'>;
    case 'empty':
      return { type: 'article', title: kind, content: { html: '' }, setting: reading } satisfies CreationOf<'article'>;
    case 'video':
      return {
        type: 'video',
        title: kind,
        content: { mediaId: files.video, captions: [], address: null, chapters: [] },
        setting: playing,
      } satisfies CreationOf<'video'>;
    case 'audio':
      return {
        type: 'audio',
        title: kind,
        content: { mediaId: files.audio, captions: [], chapters: [] },
        setting: playing,
      } satisfies CreationOf<'audio'>;
    case 'pdf':
      return {
        type: 'pdf',
        title: kind,
        content: { mediaId: files.pdf },
        setting: { ...reading, downloadFile: false },
      } satisfies CreationOf<'pdf'>;
    case 'interactive':
      return {
        type: 'interactive',
        title: kind,
        content: { mediaId: null, address: 'https://www.geogebra.org/m/abcdefgh' },
        setting: { progressBar: true, completionType: 'hit-button', minimumScore: 0 },
      } satisfies CreationOf<'interactive'>;
    case 'quiz':
    case 'timedQuiz':
    case 'essayQuiz':
      return {
        type: 'quiz',
        title: kind,
        content: { instruction: '', questions: [question('q1'), kind === 'essayQuiz' ? essay('e1') : question('q2')] },
        setting: { ...scored, randomize: [], finishing: [], timeLimit: kind === 'timedQuiz' ? timeLimit : null },
      } satisfies CreationOf<'quiz'>;
    case 'assignment':
      return {
        type: 'assignment',
        title: kind,
        content: task,
        setting: {
          ...scored,
          fileValidation: fileChoices.map((choice) => ({ ...choice, isSelected: false })),
          dueDays: null,
          allowLate: true,
          saveToArchive: false,
        },
      } satisfies CreationOf<'assignment'>;
    case 'newsWriting':
      return {
        type: 'news_writing',
        title: kind,
        content: { ...task, minimumWords: null, maximumWords: null },
        setting: { progressBar: true, completionType: 'hit-button', saveToArchive: false },
      } satisfies CreationOf<'news_writing'>;
  }
}
