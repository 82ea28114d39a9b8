import type { UploadProgress } from '@sinau/api-client';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';

/** The kinds of file that a lesson is about. */
export const lessonFileKinds = ['video', 'audio', 'pdf', 'package'] as const satisfies readonly MediaKind[];
export type LessonFileKind = (typeof lessonFileKinds)[number];

/** The type of lesson that is about such a file. */
export const lessonTypeOf = (kind: LessonFileKind) => (kind === 'package' ? 'interactive' : kind);

/** The lesson that a file is for. */
export interface UploadTarget {
  readonly classId: string;
  readonly classSlug: string;
  /** A temporary id until the lesson is first saved. */
  readonly lessonId: string;
  readonly title: string;
  readonly kind: LessonFileKind;
  /** Where the lesson is written, if that is not the page of lessons about such a file. */
  readonly href?: string | undefined;
}

/** A file on its way into a lesson. It outlives the page it was chosen on. */
export interface UploadJob extends UploadTarget {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly size: number;
  /** The server's name for what it has received. */
  readonly uploadId: string | null;
  readonly sent: number;
  /** Whether this device keeps the file, so that a reload continues by itself. */
  readonly isKept: boolean;
  readonly state: JobState;
}

/**
 * What becomes of an upload.
 *
 * | State     | Next                                                                                             |
 * | --------- | ------------------------------------------------------------------------------------------------ |
 * | waiting   | `sending` at its turn; `elsewhere` while another tab has it; `fileGone` without its file          |
 * | elsewhere | `sending` when the other tab leaves it; it goes from the list when that has brought it to its end |
 * | sending   | `checking` after the last byte; `offline` after what passes; `failed`; `fileGone`; `waiting` when |
 * |           | the session has ended                                                                            |
 * | offline   | `sending` after a pause, or when the connection is back                                          |
 * | checking  | `done` once it is in its lesson; `offline`, `failed` or `waiting` as while sending                |
 * | paused    | `waiting` when it is resumed                                                                     |
 * | failed    | `waiting` when it is tried again                                                                 |
 * | fileGone  | `waiting` once the same file was chosen again                                                    |
 *
 * All but `done` can be paused and cancelled. After a reload what was under way is `waiting`.
 */
export type JobState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly bytesPerSecond: number }
  | { readonly kind: 'checking' }
  | { readonly kind: 'paused' }
  /** The connection is lost; it goes on by itself. */
  | { readonly kind: 'offline' }
  /** Another tab sends it. */
  | { readonly kind: 'elsewhere' }
  /** After a reload: the same file has to be chosen again. */
  | { readonly kind: 'fileGone' }
  | { readonly kind: 'failed'; readonly message: string; readonly isWorthRetrying: boolean }
  | { readonly kind: 'done' };

/** An upload that was just chosen. */
export const newJob = (id: string, userId: string, target: UploadTarget, { name, size }: File): UploadJob => ({
  ...target,
  id,
  userId,
  name,
  size,
  uploadId: null,
  sent: 0,
  isKept: false,
  state: { kind: 'waiting' },
});

/** Whether it will come to an end without anybody's doing. */
export const isUnderWay = ({ state: { kind } }: UploadJob) =>
  kind === 'waiting' || kind === 'sending' || kind === 'checking' || kind === 'offline' || kind === 'elsewhere';

/** A job as it goes on after a reload. */
export const continued = (job: UploadJob): UploadJob =>
  isUnderWay(job) ? { ...job, state: { kind: 'waiting' } } : job;

export const progressOf = ({ sent, size, state }: UploadJob): UploadProgress => ({
  loaded: sent,
  total: size,
  percent: Math.floor((100 * sent) / size),
  bytesPerSecond: state.kind === 'sending' ? state.bytesPerSecond : 0,
});
