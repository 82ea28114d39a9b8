import { ApiError } from '@sinau/api-client';
import type { NewsCheck } from '@sinau/contracts/study/assistant/assistant.schemas';
import type {
  PackageSave,
  PackageSaved,
  ParticipantLesson,
  PlaybackBeat,
  SessionDetail,
  SessionResult,
} from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { SampleAnswers, SampleAttempt, SampleResult } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';

/** Calls of a preview to the server. None of them stores anything. */
export interface PreviewSource {
  lesson: (id: string) => Promise<ParticipantLesson>;
  attempt: (lessonId: string) => Promise<SampleAttempt>;
  /** Returns the assistant's remarks on a news text. */
  check: (lessonId: string, content: string) => Promise<NewsCheck>;
  grade: (lessonId: string, sent: SampleAnswers) => Promise<SampleResult>;
}

/** State in which a lesson can be previewed. */
export interface Scene {
  readonly id: string;
  readonly label: string;
}

/** Record of a participant's work on a lesson. */
export interface LessonRecord<Work = unknown> {
  readonly lesson: OutlineLesson;
  /** New for each scene, so that drafts that a device stored for an earlier one are not used. */
  readonly sessionId: string;
  status: LessonStatus;
  beganAt: string | null;
  /** Work of the lesson's kind. */
  work: Work;
}

/** Part of the surrounding class that the kinds of lessons use. */
export interface Room {
  readonly source: PreviewSource;
  /** Files that were chosen in this preview. */
  readonly files: ReadonlyMap<string, SubmissionFile>;
  readonly now: () => Date;
  readonly resultOf: (record: LessonRecord<never>) => SessionResult;
}

/** Data sent with answers and submissions. */
export interface Sent {
  readonly attemptId?: string | undefined;
  readonly answers?: Answers | undefined;
  readonly content?: string | undefined;
  readonly fileIds?: readonly string[] | undefined;
  readonly revision?: number | undefined;
}

/** Preview of a kind of lesson. Calls that a kind does not implement are refused. */
export interface PreviewKind<Work> {
  scenes(lesson: OutlineLesson): readonly Scene[];
  untouched(lesson: OutlineLesson): Work;
  /** Changes an untouched record to its state in a scene. */
  stage(record: LessonRecord<Work>, scene: string, room: Room): void | Promise<void>;
  begin?(record: LessonRecord<Work>, room: Room): Promise<void>;
  play?(record: LessonRecord<Work>, beat: PlaybackBeat, room: Room): unknown;
  answer?(record: LessonRecord<Work>, sent: Sent, room: Room): unknown;
  submit?(record: LessonRecord<Work>, sent: Sent, room: Room): unknown;
  withdraw?(record: LessonRecord<Work>, room: Room): unknown;
  /** Stores the state of a package. */
  keep?(record: LessonRecord<Work>, sent: PackageSave): PackageSaved;
  /** Returns the participant's own part of the content. */
  ownContent?(record: LessonRecord<Work>, content: ParticipantLesson['content'], room: Room): object;
  playback?(record: LessonRecord<Work>): ParticipantLesson['session']['playback'];
  detail?(record: LessonRecord<Work>, room: Room): Partial<Pick<SessionDetail, 'quiz' | 'submission'>>;
}

/** Preview of each kind of lesson; the record of a lesson always belongs to its kind. */
export type PreviewKinds = { readonly [T in LessonType]: PreviewKind<unknown> };

/** Creates a refusal as the server would word it. */
export const refusal = (code: ConstructorParameters<typeof ApiError>[1], message: string, status = 409) =>
  new ApiError(status, code, message);
