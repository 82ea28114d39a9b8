import type { LessonKind } from './lesson-kind.ts';
import { attachCaptions, attachFile, prepareChapters } from './preparation.ts';
import { relinkFile } from './relink-file.ts';

export const audio: LessonKind<'audio'> = {
  async prepare(tx, writer, { setting, content }) {
    const media = await attachFile(tx, writer, 'audio', 'mediaId', content.mediaId);
    await attachCaptions(tx, writer, content.captions);
    return {
      setting,
      content: { ...content, chapters: prepareChapters(writer, content.chapters, media) },
      isComplete: media !== null,
      durationSeconds: Math.ceil(media?.durationSeconds ?? 0),
    };
  },
  present: ({ content: { mediaId, captions, chapters }, files }) => ({
    file: files.recording(mediaId),
    captions: files.captions(captions),
    chapters,
  }),
  relink: (content, links) => relinkFile(content, 'audio', links),
  searchedHtml: () => '',
};
