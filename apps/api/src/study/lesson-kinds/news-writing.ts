import type { LessonKind } from './lesson-kind.ts';
import { prepareTask } from './preparation.ts';

const estimatedSeconds = 90 * 60;

export const newsWriting: LessonKind<'news_writing'> = {
  prepare: async (tx, writer, { setting, content }) => ({
    setting,
    ...(await prepareTask(tx, writer, content)),
    durationSeconds: estimatedSeconds,
  }),
  present: ({ content, files }) => files.withPictures(content),
};
