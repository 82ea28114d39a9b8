import { fileChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonKind } from './lesson-kind.ts';
import { allChoices, prepareTask } from './preparation.ts';
import { relinkText } from './relink-text.ts';

const estimatedSeconds = 30 * 60;

export const assignment: LessonKind<'assignment'> = {
  prepare: async (tx, writer, { setting, content }) => ({
    setting: {
      ...setting,
      minimumScore: setting.completionType === 'hit-button' ? 0 : setting.minimumScore,
      fileValidation: allChoices(fileChoices, setting.fileValidation),
    },
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
