import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { PreviewKind } from '../room.ts';
import { handedIn } from './handed-in.ts';
import { interactive } from './interactive.ts';
import { liveSession } from './live-session.ts';
import { plain } from './plain.ts';
import { quiz } from './quiz.ts';
import { recording } from './recording.ts';

/** Preview of each kind of lesson; a `plain` one is finished by a button. */
const kinds: Record<LessonType, unknown> = {
  article: plain,
  pdf: plain,
  video: recording,
  audio: recording,
  interactive,
  quiz,
  assignment: handedIn,
  news_writing: handedIn,
  webinar: liveSession,
};

export const kindOf = (type: LessonType) => kinds[type] as PreviewKind<unknown>;
