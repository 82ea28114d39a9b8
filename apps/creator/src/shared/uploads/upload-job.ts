import type { UploadProgress } from '@sinau/api-client';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';

/** Kinds of file that a lesson can consist of. */
export const lessonFileKinds = ['video', 'audio', 'pdf', 'package'] as const satisfies readonly MediaKind[];
export type LessonFileKind = (typeof lessonFileKinds)[number];
/** Kinds of file that are uploaded to a lesson: a document becomes an attachment. */
export type UploadFileKind = LessonFileKind | 'document';

/** Returns the type of lesson for such a file. */
export const lessonTypeOf = <K extends UploadFileKind>(kind: K) => lessonTypes[kind];
const lessonTypes = {
  video: 'video',
  audio: 'audio',
  pdf: 'pdf',
  package: 'interactive',
  document: 'article',
} as const;

/** Lesson that a file is for. */
export interface UploadTarget {
  readonly classId: string;
  readonly classSlug: string;
  /** A temporary id until the lesson is first saved. */
  readonly lessonId: string;
  readonly title: string;
  readonly kind: UploadFileKind;
  /** Link to where the lesson is edited, if that is not the page of lessons of such a file. */
  readonly href?: string | undefined;
}

/** File being uploaded to a lesson. It outlives the page it was chosen on. */
export interface UploadJob extends UploadTarget {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly size: number;
  /** Server's id of the upload. */
  readonly uploadId: string | null;
  readonly sent: number;
  /** True if this device stores the file, so that a reload continues by itself. */
  readonly isStoredLocally: boolean;
  readonly state: JobState;
}

/**
 * Status of an upload.
 * | State     | Next                                                                                             |
 * | --------- | ------------------------------------------------------------------------------------------------ |
 * | waiting   | `sending` at its turn; `elsewhere` while another tab has it; `fileGone` without its file          |
 * | elsewhere | `sending` when the other tab releases it; removed from the list when that tab has completed it    |
 * | sending   | `checking` after the last byte; `offline` after a transient failure; `failed`; `fileGone`;        |
 * |           | `waiting` when the session has ended                                                             |
 * | offline   | `sending` after a pause, or when the connection is back                                          |
 * | checking  | `done` once it is in its lesson; `offline`, `failed` or `waiting` as while sending                |
 * | paused    | `waiting` when it is resumed                                                                     |
 * | failed    | `waiting` when it is retried                                                                     |
 * | fileGone  | `waiting` once the same file was chosen again                                                    |
 * All but `done` can be paused and cancelled. After a reload an upload in progress is `waiting`.
 */
export type JobState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly bytesPerSecond: number }
  | { readonly kind: 'checking' }
  | { readonly kind: 'paused' }
  /** The connection is lost; the upload continues by itself. */
  | { readonly kind: 'offline' }
  /** Another tab sends it. */
  | { readonly kind: 'elsewhere' }
  /** After a reload: the same file has to be chosen again. */
  | { readonly kind: 'fileGone' }
  | { readonly kind: 'failed'; readonly message: string; readonly isWorthRetrying: boolean }
  | { readonly kind: 'done' };

/** Returns the job of a file that was just chosen. */
export const newJob = (id: string, userId: string, target: UploadTarget, { name, size }: File): UploadJob => ({
  ...target,
  id,
  userId,
  name,
  size,
  uploadId: null,
  sent: 0,
  isStoredLocally: false,
  state: { kind: 'waiting' },
});

/** Returns whether it will end without an action of the user. */
export const isUnderWay = ({ state: { kind } }: UploadJob) =>
  kind === 'waiting' || kind === 'sending' || kind === 'checking' || kind === 'offline' || kind === 'elsewhere';

/** Returns the job as it continues after a reload. */
export const continued = (job: UploadJob): UploadJob =>
  isUnderWay(job) ? { ...job, state: { kind: 'waiting' } } : job;

export const progressOf = ({ sent, size, state }: UploadJob): UploadProgress => ({
  loaded: sent,
  total: size,
  percent: Math.floor((100 * sent) / size),
  bytesPerSecond: state.kind === 'sending' ? state.bytesPerSecond : 0,
});
