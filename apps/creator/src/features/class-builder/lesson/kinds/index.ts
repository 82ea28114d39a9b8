import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import type { LessonDraft } from '../lesson-draft.ts';
import { article } from './article/index.tsx';
import { assignment } from './assignment/index.ts';
import { audio } from './audio/index.ts';
import { interactive } from './interactive/index.ts';
import type { LessonKind } from './lesson-kind.ts';
import { newsWriting } from './news-writing/index.tsx';
import { pdf } from './pdf/index.tsx';
import { quiz } from './quiz/index.tsx';
import { video } from './video/index.ts';
import { webinar } from './webinar/index.tsx';

type AnyKind = { [T in LessonType]: LessonKind<T> };

/** Definitions of all types of lessons, one a line. */
const builderKinds: AnyKind = {
  video,
  audio,
  article,
  pdf,
  interactive,
  quiz,
  assignment,
  news_writing: newsWriting,
  webinar,
};

/** Returns the definition of a draft's or lesson's type. A lesson keeps its type, so its content always fits. */
export const kindOf = <T extends LessonType>({ type }: { type: T }) => builderKinds[type] as unknown as LessonKind<T>;

/** Missing content of an unfinished lesson, in the outline and before a class is submitted. */
export function missingOf({ type, preparation }: Pick<OutlineLesson, 'type' | 'preparation'>) {
  if (preparation === 'running') return 'Video sedang disiapkan';
  if (preparation === 'failed') return 'Video belum berhasil disiapkan';
  return builderKinds[type].missing;
}

/** Returns an empty lesson of the type. */
export const blankLesson = (type: LessonType) =>
  ({ type, title: kindOf({ type }).title ?? '', ...builderKinds[type].blank }) as LessonDraft;

/** Returns the stored content of a lesson, without the files that it refers to. */
export const contentOf = (lesson: Lesson) =>
  (kindOf(lesson).contentOf as (lesson: Lesson) => LessonDraft['content'])(lesson);
