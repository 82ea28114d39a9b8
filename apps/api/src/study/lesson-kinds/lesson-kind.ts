import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonCreation, LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { ParticipantLesson, ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import type { Writer } from '../../core/media/index.ts';
import type { Db } from '../../platform/db.ts';
import type { Meeting } from '../live/index.ts';
import type { Links } from '../question/index.ts';
import type { LessonFiles } from './lesson-files.ts';

type SentLesson<T extends LessonType> = Extract<LessonCreation, { type: T }>;

/** The stored fields of a lesson besides its type and title. */
export interface PreparedLesson {
  readonly setting: object;
  readonly content: object;
  /** True if participants can study it: it has text, its file, or a finished question. */
  readonly isComplete: boolean;
  /** Number of questions of a quiz that are not finished. */
  readonly unfinishedQuestions?: number;
  /** The length of a recording, otherwise an estimate of the time it takes. */
  readonly durationSeconds: number;
}

/** A lesson and its context, from which a participant's view is made. */
export interface ShownLesson<T extends LessonType> {
  readonly content: LessonOf<T>['content'];
  readonly files: LessonFiles;
  /** The times and speakers of a live session; null for other kinds. */
  readonly meeting: Meeting | null;
  /** The state that the package of an interactive lesson saved; null for other kinds. */
  readonly packageState: { readonly value: string | null; readonly revision: number } | null;
}

/** A kind of lesson in the API. */
export interface LessonKind<T extends LessonType> {
  /** Prepares sent fields for storage: HTML is sanitized, and files are the writer's. */
  prepare(tx: Db, writer: Writer, lesson: SentLesson<T>): Promise<PreparedLesson>;
  /** The stored content with the ids of another document: for a backup, or from one. */
  relink(content: SentLesson<T>['content'], links: Links): SentLesson<T>['content'];
  /** The content for a participant: files as signed addresses, a quiz without its questions. */
  present(shown: ShownLesson<T>): ParticipantLessonOf<T>['content'];
  /** HTML in which participants search; empty for content that is no text, or is not theirs before they open it. */
  searchedHtml(content: LessonOf<T>['content']): string;
}

/** The kind of a lesson that is read: a lesson keeps its type, so its content fits its kind. */
export interface AnyLessonKind {
  prepare(tx: Db, writer: Writer, lesson: LessonCreation): Promise<PreparedLesson>;
  relink(content: unknown, links: Links): object;
  present(
    shown: Omit<ShownLesson<LessonType>, 'content'> & { readonly content: unknown },
  ): ParticipantLesson['content'];
  searchedHtml(content: unknown): string;
}
