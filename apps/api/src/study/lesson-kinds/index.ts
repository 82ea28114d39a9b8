import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { article } from './article.ts';
import { assignment } from './assignment.ts';
import { audio } from './audio.ts';
import { interactive } from './interactive.ts';
import type { AnyLessonKind, LessonKind } from './lesson-kind.ts';
import { newsWriting } from './news-writing.ts';
import { pdf } from './pdf.ts';
import { quiz } from './quiz.ts';
import { video } from './video.ts';
import { webinar } from './webinar.ts';

export { relinkAddress, relinkText } from './relink-text.ts';
export { contentWithPictures, createLessonFiles } from './lesson-files.ts';

/** Every kind of lesson: a line for each. */
const lessonKinds: { readonly [T in LessonType]: LessonKind<T> } = {
  article,
  video,
  audio,
  pdf,
  interactive,
  quiz,
  assignment,
  news_writing: newsWriting,
  webinar,
};

export const lessonKindOf = (type: LessonType): AnyLessonKind => lessonKinds[type];
