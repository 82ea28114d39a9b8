import type { LessonKind } from './lesson-kind.ts';
import { attachFile, prepareChapters } from './preparation.ts';
import { relinkFile } from './relink-file.ts';

export const audio: LessonKind<'audio'> = {
  async prepare(tx, writer, { setting, content }) {
    const media = await attachFile(tx, writer, 'audio', 'mediaId', content.mediaId);
    return {
      setting,
      content: { ...content, chapters: prepareChapters(writer, content.chapters, media) },
      isComplete: media !== null,
      durationSeconds: Math.ceil(media?.durationSeconds ?? 0),
    };
  },
  relink: (content, links) => relinkFile(content, 'audio', links),
  present: ({ content, files }) => ({ file: files.recording(content.mediaId), chapters: content.chapters }),
};
