import { secondsToWatch, type LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type {
  FreeLesson,
  ParticipantLesson,
  Playback,
  Resumption,
} from '@sinau/contracts/study/learning/learning.schemas';
import { extrasOf, withoutExtras } from '../lesson/index.ts';
import { createLessonFiles, lessonKindOf } from '../lesson-kinds/index.ts';
import type { Meeting } from '../live/index.ts';
import { signMediaAddress, type MediaRow, type Signing } from '../../core/media/index.ts';
import type { Step } from '../../core/progress/index.ts';
import type { LessonContentRow, LessonSessionRow, WaitingLessonRow } from './learning.queries.ts';
import type { PackageStateRow } from './package-state.queries.ts';
import type { PlaybackRow } from './playback.queries.ts';
import { fitWatched } from './watched-seconds.ts';

interface ShownLesson {
  readonly lesson: Omit<LessonContentRow, 'classId'>;
  readonly files: readonly MediaRow[];
  /** The times and speakers of a live session; null for other kinds. */
  readonly meeting: Meeting | null;
  /** The state that the package of an interactive lesson saved; null for other kinds. */
  readonly packageState: PackageStateRow | null;
  readonly signing: Signing;
}

interface OpenedLesson extends ShownLesson {
  readonly step: Pick<Step, 'status'>;
  readonly lesson: LessonContentRow;
  readonly session: LessonSessionRow;
}

/**
 * A lesson for its participant: files as signed addresses, a quiz without its questions. The contract validated content
 * and setting when they were stored.
 */
export function presentOpenedLesson(opened: OpenedLesson): ParticipantLesson {
  const { id, classId, title, durationSeconds, setting } = opened.lesson;
  return {
    id,
    classId,
    title,
    durationSeconds,
    setting,
    ...presentExtras(opened),
    ...contentOf(opened),
    session: presentSessionState(opened),
  } as ParticipantLesson;
}

/** The description below the title, and the files to download. */
function presentExtras({
  lesson,
  files,
  signing,
}: ShownLesson): Pick<ParticipantLesson, 'description' | 'attachments'> {
  const { description, attachmentIds } = extrasOf(lesson.content);
  const attachments = attachmentIds.flatMap((id) => files.find((file) => file.id === id) ?? []);
  return {
    description,
    attachments: attachments.map((media) => {
      const { address, expiresAt } = signMediaAddress(signing, media);
      return {
        id: media.id,
        kind: media.kind,
        name: nameOf(media),
        type: media.type,
        size: Number(media.size),
        address,
        addressExpiresAt: expiresAt.toISOString(),
      };
    }),
  };
}

/** A picture was converted to another format. */
const nameOf = ({ kind, name }: MediaRow) => (kind === 'image' ? `${name.replace(/\.[^.]*$/, '')}.webp` : name);

/** A free lesson. Its type is one of those that may be free. */
export const presentFreeLesson = (shown: ShownLesson, offered: FreeLesson['class']) => {
  const { id, title, durationSeconds } = shown.lesson;
  return { id, title, durationSeconds, ...contentOf(shown), class: offered } as FreeLesson;
};

const presentSessionState = ({ step, lesson, session }: OpenedLesson) => ({
  id: session.id,
  participantId: session.participantId,
  status: step.status,
  beganAt: session.beganAt?.toISOString() ?? null,
  playback: playsRecording(lesson) ? presentPlayback(session, lesson.durationSeconds) : null,
});

const playsRecording = ({ type, content }: Pick<LessonContentRow, 'type' | 'content'>) =>
  Boolean((content as { mediaId?: string | null }).mediaId) && (type === 'video' || type === 'audio');

/** A lesson to resume, and how much of it is missing. */
export function presentResumed(
  lesson: WaitingLessonRow,
  { completionType, beganAt }: Pick<Step, 'completionType' | 'beganAt'>,
): Resumption['lesson'] {
  const { id, type, title, durationSeconds } = lesson;
  const isPlayed = completionType === 'duration' && playsRecording(lesson);
  return {
    id,
    type: type as Resumption['lesson']['type'],
    title,
    remaining: isPlayed ? presentPlayback(lesson, durationSeconds).remaining : null,
    isBegun: beganAt !== null,
  };
}

type PlayedRow = Pick<PlaybackRow, 'position' | 'watched' | 'beatSeq' | 'status'>;

/** Playback of the current recording, which may have replaced the one that was played. */
export function presentPlayback({ position, watched, beatSeq, status }: PlayedRow, durationSeconds: number): Playback {
  const { count } = fitWatched(watched, durationSeconds);
  return {
    position: Math.min(position, durationSeconds),
    watched: count,
    remaining: status === 'passed' ? 0 : Math.max(0, secondsToWatch(durationSeconds) - count),
    seq: beatSeq,
  };
}

function contentOf({
  lesson: { type, content },
  files,
  signing,
  ...shown
}: ShownLesson): Pick<ParticipantLesson, 'type' | 'content'> {
  const kind = lessonKindOf(type as LessonType);
  const lessonFiles = createLessonFiles(files, signing);
  const view = kind.present({ ...shown, content: withoutExtras(content), files: lessonFiles });
  return { type, content: view } as Pick<ParticipantLesson, 'type' | 'content'>;
}
