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
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { SampleAnswers, SampleAttempt, SampleResult } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';

/** What a preview asks the server for. None of it stores anything. */
export interface PreviewSource {
  lesson: (id: string) => Promise<ParticipantLesson>;
  attempt: (lessonId: string) => Promise<SampleAttempt>;
  /** What the assistant remarks on a news text. */
  check: (lessonId: string, content: string) => Promise<NewsCheck>;
  grade: (lessonId: string, sent: SampleAnswers) => Promise<SampleResult>;
}

/** A state in which a lesson can be looked at. */
export interface Scene {
  readonly id: string;
  readonly label: string;
}

/** What a participant would have done of a lesson. */
export interface LessonRecord<Work = unknown> {
  readonly lesson: OutlineLesson;
  /** Another one for each scene, so that what a device kept of an earlier one is not taken up. */
  readonly sessionId: string;
  status: LessonStatus;
  beganAt: string | null;
  /** Of its kind. */
  work: Work;
}

/** What the kinds of lessons use of the class around them. */
export interface Room {
  readonly source: PreviewSource;
  /** The files that were chosen in this preview. */
  readonly files: ReadonlyMap<string, SubmissionFile>;
  readonly now: () => Date;
  readonly resultOf: (record: LessonRecord<never>) => SessionResult;
}

/** What is sent with answers and submissions. */
export interface Sent {
  readonly attemptId?: string | undefined;
  readonly answers?: Answers | undefined;
  readonly content?: string | undefined;
  readonly fileIds?: readonly string[] | undefined;
  readonly revision?: number | undefined;
}

/** How a kind of lesson is studied. What a kind leaves out is refused. */
export interface PreviewKind<Work> {
  scenes: (lesson: OutlineLesson) => readonly Scene[];
  untouched: (lesson: OutlineLesson) => Work;
  /** Changes an untouched record to what it is in a scene. */
  stage: (record: LessonRecord<Work>, scene: string, room: Room) => void | Promise<void>;
  begin?: (record: LessonRecord<Work>, room: Room) => Promise<void>;
  play?: (record: LessonRecord<Work>, beat: PlaybackBeat, room: Room) => unknown;
  answer?: (record: LessonRecord<Work>, sent: Sent, room: Room) => unknown;
  submit?: (record: LessonRecord<Work>, sent: Sent, room: Room) => unknown;
  withdraw?: (record: LessonRecord<Work>, room: Room) => unknown;
  /** Keeps what a package asks to keep. */
  keep?: (record: LessonRecord<Work>, sent: PackageSave) => PackageSaved;
  /** What of the content is the participant's own. */
  ownContent?: (record: LessonRecord<Work>, content: ParticipantLesson['content'], room: Room) => object;
  playback?: (record: LessonRecord<Work>) => ParticipantLesson['session']['playback'];
  detail?: (record: LessonRecord<Work>, room: Room) => Partial<Pick<SessionDetail, 'quiz' | 'submission'>>;
}

/** A refusal as the server would word it. */
export const refusal = (code: ConstructorParameters<typeof ApiError>[1], message: string, status = 409) =>
  new ApiError(status, code, message);
