import { interactiveEmbedOf, interactiveProviders } from '@sinau/contracts/study/lesson/interactive.rules';
import { secondsToWatch } from '@sinau/contracts/study/lesson/lesson.rules';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { questionProblem } from '@sinau/contracts/study/question/question.rules';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type {
  FreeLesson,
  ParticipantLesson,
  ParticipantLessonOf,
  Playback,
  Resumption,
} from '@sinau/contracts/study/learning/learning.schemas';
import type { Keys } from '../../platform/keys.ts';
import { contentWithPictures, extrasOf, withoutExtras } from '../lesson/index.ts';
import type { Meeting } from '../live/index.ts';
import { signMediaAddress, type MediaRow } from '../../core/media/index.ts';
import type { Step } from '../../core/progress/index.ts';
import type { LessonContentRow, LessonSessionRow, WaitingLessonRow } from './learning.queries.ts';
import type { PackageStateRow } from './package-state.queries.ts';
import type { PlaybackRow } from './playback.queries.ts';
import { fitWatched } from './watched-seconds.ts';

interface ShownLesson {
  readonly lesson: Omit<LessonContentRow, 'classId'>;
  readonly files: readonly MediaRow[];
  /** Of a live session: when it meets, and who speaks. */
  readonly meeting: Meeting | null;
  /** What the package of an interactive lesson kept. */
  readonly packageState: PackageStateRow | null;
  readonly keys: Keys;
  readonly now: Date;
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

/** What is written below the title, and the files to download. */
function presentExtras({
  lesson,
  files,
  keys,
  now,
}: ShownLesson): Pick<ParticipantLesson, 'description' | 'attachments'> {
  const { description, attachmentIds } = extrasOf(lesson.content);
  const attachments = attachmentIds.flatMap((id) => files.find((file) => file.id === id) ?? []);
  return {
    description,
    attachments: attachments.map((media) => {
      const { address, expiresAt } = signMediaAddress(keys, media, now);
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

/** A picture was drawn anew in another format. */
const nameOf = ({ kind, name }: MediaRow) => (kind === 'image' ? `${name.replace(/\.[^.]*$/, '')}.webp` : name);

/** A lesson that everybody may open. Its type is one of those that may be. */
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

/** A lesson to go on with, and how much of it is missing. */
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
  lesson,
  files,
  meeting,
  packageState,
  keys,
  now,
}: ShownLesson): Pick<ParticipantLesson, 'type' | 'content'> {
  const texts = <C>(content: unknown) => contentWithPictures(keys, withoutExtras(content as C), files, now);
  const find = (id: string | null | undefined) => files.find((file) => file.id === id);
  const signed = (media: MediaRow) => {
    const { address, expiresAt } = signMediaAddress(keys, media, now);
    return { address, addressExpiresAt: expiresAt.toISOString(), type: media.type, size: Number(media.size) };
  };
  const recording = (id: string | null) => {
    const media = find(id);
    return media?.durationSeconds
      ? { ...signed(media), durationSeconds: media.durationSeconds, width: media.width, height: media.height }
      : null;
  };

  switch (lesson.type) {
    case 'video': {
      const { mediaId, captionsId, address } = lesson.content as LessonOf<'video'>['content'];
      const captions = find(captionsId);
      return {
        type: 'video',
        content: {
          file: recording(mediaId),
          captions: captions ? signed(captions) : null,
          embed: address ? videoEmbedOf(address) : null,
        },
      };
    }
    case 'audio':
      return { type: 'audio', content: { file: recording((lesson.content as LessonOf<'audio'>['content']).mediaId) } };
    case 'pdf': {
      const media = find((lesson.content as LessonOf<'pdf'>['content']).mediaId);
      return {
        type: 'pdf',
        content: { file: media?.pageCount ? { ...signed(media), name: media.name, pageCount: media.pageCount } : null },
      };
    }
    case 'interactive': {
      const { mediaId, address } = lesson.content as LessonOf<'interactive'>['content'];
      const media = find(mediaId);
      const embed = address ? interactiveEmbedOf(address) : null;
      return {
        type: 'interactive',
        content: {
          package: media ? signed(media) : null,
          embed: embed && { ...embed, name: interactiveProviders[embed.provider].name },
          state: packageState ?? { value: null, revision: 0 },
        },
      };
    }
    case 'quiz': {
      const { instruction, questions } = texts<LessonOf<'quiz'>['content']>(lesson.content);
      return {
        type: 'quiz',
        content: { instruction, questionCount: questions.filter((question) => !questionProblem(question)).length },
      };
    }
    case 'assignment':
      return { type: 'assignment', content: texts<ParticipantLessonOf<'assignment'>['content']>(lesson.content) };
    case 'news_writing':
      return { type: 'news_writing', content: texts<ParticipantLessonOf<'news_writing'>['content']>(lesson.content) };
    case 'webinar':
      return { type: 'webinar', content: withRecording(meeting!, recording) };
    default:
      return { type: 'article', content: texts<ParticipantLessonOf<'article'>['content']>(lesson.content) };
  }
}

type Recorded = NonNullable<ParticipantLessonOf<'video'>['content']['file']>;
function withRecording(
  { recording, ...meeting }: Meeting,
  fileOf: (id: string | null) => Recorded | null,
): ParticipantLessonOf<'webinar'>['content'] {
  const { fileId, ...shown } = recording ?? { fileId: null, address: null, embed: null };
  const file = fileOf(fileId);
  return { ...meeting, recording: file || shown.address ? { file, ...shown } : null };
}
