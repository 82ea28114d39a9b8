import type { LessonKind } from './lesson-kind.ts';
import { prepareTask } from './preparation.ts';
import { relinkText } from './relink-text.ts';

const estimatedSeconds = 90 * 60;

export const newsWriting: LessonKind<'news_writing'> = {
  prepare: async (tx, writer, { setting, content }) => ({
    setting,
    ...(await prepareTask(tx, writer, content)),
    durationSeconds: estimatedSeconds,
  }),
  relink: ({ instruction, ...content }, links) => ({
    ...content,
    instruction: relinkText(instruction, 'instruction', links),
  }),
  present: ({ content, files }) => files.withPictures(content),
  searchedHtml: () => '',
};
